"""Writes abilities as card text, in the one form that is normal: the other direction of `lines`."""

import re
from collections.abc import Sequence
from typing import Any, Final

from attrs import evolve, fields_dict

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language import predicates, tables
from naruto_tui.cards.language.trees import goes_on
from naruto_tui.cards.language.writing.actions import action, target
from naruto_tui.cards.language.writing.claims import claims_words
from naruto_tui.cards.language.writing.conditions import condition
from naruto_tui.cards.language.writing.deeds import event, is_step, step_words, would
from naruto_tui.cards.language.writing.lifting import defines_printed, lifted
from naruto_tui.cards.language.writing.nouns import phrase, thing, zone_words
from naruto_tui.cards.language.writing.numbers import counted
from naruto_tui.cards.language.writing.words import PLAIN, UnwritableError, Voice, first, simple

_QUOTES: Final = re.compile(r'(“[^”]*”|"[^"]*")')
_NOUNS: Final = re.compile(
    r"\b(?:ninja|jutsu|missions?(?! phase)|clients?|fire|water|lightning|wind|earth|void)\b"
    r"|(?<![a-z])[xyz](?![a-z])"
)
_CONTINUES: Final = (n.Side, n.IfDone)
"""Steps that go on from the sentence before them."""


def capital(words: str) -> str:
    """With a capital at the start and on the game's nouns; quotes are left alone."""
    parts = _QUOTES.split(words)
    parts[::2] = [_NOUNS.sub(lambda m: m.group().capitalize(), part) for part in parts[::2]]
    text = "".join(parts)
    return text[:1].upper() + text[1:]


# -- sentences -------------------------------------------------------------------------------------


def contains(tree: Any, *kinds: type) -> bool:
    """Whether a node of these kinds is anywhere in the tree."""
    if isinstance(tree, kinds):
        return True
    if isinstance(tree, tuple):
        return any(contains(part, *kinds) for part in tree)
    if not hasattr(type(tree), "__attrs_attrs__") or isinstance(tree, n.Ability):
        return False
    return any(contains(getattr(tree, key), *kinds) for key in fields_dict(type(tree)))


def sentences(steps: Sequence[n.Step], voice: Voice) -> list[str]:
    """The steps as sentences, without capitals and full stops."""
    found: list[str] = []
    joinable = False
    rest = list(steps)
    while rest:
        step = rest.pop(0)
        same = _laters(step, rest)
        said = _sentence(step, voice, same)
        goes_on = joinable and len(said) == 1 and _plain(step) and contains(step, n.That)
        if goes_on:
            found[-1] += f"; {said[0]}"
        else:
            found.extend(said)
        joinable = _plain(step)
    return found


def _plain(step: n.Step) -> bool:
    structured = (
        n.If, n.May, n.IfDone, n.Side, n.Modes, n.Ladder, n.ForEach, n.Repeat, n.Unless, n.Later,
        n.Define,
    )  # fmt: skip
    return not (isinstance(step, structured) or getattr(step, "condition", None) is not None)


def _laters(step: n.Step, rest: list[n.Step]) -> list[n.Deed]:
    """Deeds that start the same delayed effect: `When ... or when ... this turn, `."""
    if not isinstance(step, n.Later) or isinstance(step.moment, str):
        return []
    deeds = [step.moment]
    if not all(_plain(inner) for inner in step.steps):
        return deeds
    while rest and isinstance(rest[0], n.Later) and isinstance(rest[0].moment, n.Deed):
        if (rest[0].steps, rest[0].once) != (step.steps, step.once):
            break
        deeds.append(rest[0].moment)
        rest.pop(0)
    return deeds


def _sentence(step: n.Step, voice: Voice, same: list[n.Deed]) -> list[str]:
    match step:
        case n.If(condition=cond, then=then, otherwise=otherwise):
            found = _headed(f"if {condition(cond, voice)}, ", then, voice)
            return found + (_headed("otherwise, ", otherwise, voice) if otherwise else [])
        case n.IfDone(then=then):
            return _headed("if you do, ", then, voice)
        case n.Side(heads=heads, steps=steps):
            return _headed(f"on {'heads' if heads else 'tails'}, ", steps, voice)
        case n.Later(moment=str(moment), steps=steps):
            return _headed(f"{tables.MOMENTS[moment]}, ", steps, voice)
        case n.Later(once=once, steps=steps):
            events = " or when ".join(event(deed, voice) for deed in same)
            word = "the next time" if once else "when"
            return _headed(f"{word} {events} this turn, ", steps, voice)
        case n.ForEach(obj=obj, steps=steps):
            return _headed(f"{for_each(obj, voice)}, ", steps, voice, each=step)
        case n.Repeat(number=None, steps=steps):
            return _headed("until tails, ", steps, voice)
        case n.Repeat(number=number, steps=steps):
            return _headed(f"{simple(number or 0)} times, ", steps, voice)
        case n.Modes() | n.Ladder():
            return [_rows(step, voice)]
        case n.During(condition=cond) if cond is not None:
            head = f"while {condition(cond, voice)}, "
            return [head + _chain((evolve(step, condition=None),), voice)]
        case _:
            return [_chain((step,), voice)]


def for_each(obj: Any, voice: Voice) -> str:
    if obj == "each":
        return "for each player"
    if isinstance(obj, n.TargetRef) and obj.number == 0:
        return "for each target"
    return f"for each {_each(obj, voice)}"


def _each(obj: Any, voice: Voice) -> str:
    if isinstance(obj, n.Cards):
        return phrase(obj, "each", evolve(voice, actor=None))
    return thing(obj, voice)


def _headed(
    head: str, steps: Sequence[n.Step], voice: Voice, *, each: n.ForEach | None = None
) -> list[str]:
    """A head reaches to the full stop; what goes on from it follows in sentences of its own."""
    own = [step for step in steps if not isinstance(step, _CONTINUES) and not goes_on(each, step)]
    after = list(steps[len(own) :])
    if not own or list(steps[: len(own)]) != own:
        raise UnwritableError("an effect under a condition cannot be said in this order")
    if _plain(own[0]) or isinstance(own[0], n.May | n.Unless | n.Define):
        first_, rest = _chain(own, voice), []
    elif len(own) == 1:
        first_, *rest = _sentence(own[0], voice, _laters(own[0], []))
    else:
        raise UnwritableError("two conditions of one sentence cannot be said")
    return [
        head + first_,
        *rest,
        *(words for step in after for words in _sentence(step, voice, [])),
    ]


def _chain(steps: Sequence[n.Step], voice: Voice) -> str:
    """Plain steps joined by semicolons, or one option or alternative of them."""
    if len(steps) == 1:
        match steps[0]:
            case n.May(player=player, steps=inner):
                who = "your opponent" if player == "opponent" else first(tables.PLAYERS[player])
                return f"{who} may {_chain(inner, evolve(voice, actor=player))}"
            case n.Unless(steps=inner, player=player, does=does, condition=cond):
                return f"{_chain(inner, voice)} unless {_unless(player, does, cond, voice)}"
            case n.Define(name=name, number=number):
                return f"{name} is {counted(number, voice)}"
            case n.PayOnly(letter=letter):
                return f"x is paid only with {tables.SYMBOLS[letter]}"
    return "; ".join(words for step in steps for words in _plain_words(step, voice))


def _plain_words(step: n.Step, voice: Voice) -> list[str]:
    if isinstance(step, n.During):
        said = claims_words(step.claims, voice, tables.DURATIONS[step.duration])
        if len(said) > 1:
            raise UnwritableError("changes of different things are different steps")
        return said
    return [action(step, voice)]


def _unless(player: Any, does: Sequence[n.Step], cond: Any, voice: Voice) -> str:
    if cond is not None:
        return condition(cond, voice)
    words = action(does[0], voice)
    if isinstance(does[0], n.Marker) and player != "you":
        # The step itself says whose marker it is, not who turns it.
        base, turns = predicates.MARKER_ACTS[does[0].op]
        return f"{first(tables.PLAYERS[player])} {turns}{words.removeprefix(base)}"
    if player == voice.actor:
        words = f"{first(tables.PLAYERS[player])} {words}"
    return words


def _rows(step: n.Modes | n.Ladder, voice: Voice) -> str:
    if isinstance(step, n.Modes):
        labels = [f"({number})" for number in range(1, len(step.rows) + 1)]
        bodies = list(step.rows)
        who = "choose" if step.by == "you" else f"{first(tables.PLAYERS[step.by])} chooses"
        head = f"{who} {simple(step.number)}:"
    else:
        labels = [f"({number}{'+' if plus else ''})" for number, plus in reached(step)]
        bodies = [steps for _, steps in step.rows]
        head = f"{_LADDERS[step.kind]} {counted(step.number, voice)}:"
    declared: list[tuple[n.Obj, ...]] = [()] * len(bodies)
    if isinstance(step, n.Modes) and step.targets:
        declared = list(step.targets)
    rows = [
        f"{label} {_row(body, own, voice)}"
        for label, body, own in zip(labels, bodies, declared, strict=True)
    ]
    return f"{head} {' '.join(rows)}"


def _row(steps: Sequence[n.Step], declared: tuple[n.Obj, ...], voice: Voice) -> str:
    if not declared:
        return paragraph(steps, voice)
    own = evolve(voice, targets=declared)
    return finished([target(declared), *sentences(steps, own)])


def reached(step: n.Ladder) -> list[tuple[int, bool]]:
    """The number of each row, and whether greater ones reach it too."""
    last = step.rows[-1]
    every = step.kind != "exact"
    return [(row[0], every or (step.more and row is last)) for row in step.rows]


_LADDERS: Final = {
    "every reached": "apply every reached row for",
    "1 reached": "choose 1 reached row for",
    "exact": "apply the row for",
}


def finished(parts: Sequence[str]) -> str:
    """Sentences with capitals and full stops; rows have theirs."""
    return " ".join(capital(part if part.endswith(".") else f"{part}.") for part in parts)


def paragraph(steps: Sequence[n.Step], voice: Voice) -> str:
    """Steps as whole sentences."""
    return finished(sentences(steps, voice))


# -- abilities -------------------------------------------------------------------------------------


def write(ability: n.Ability, targets: tuple[n.Obj, ...] = ()) -> str:
    """The ability as one line; `targets`: declared on another line of its card."""
    before = "Valid: " if ability_field(ability, "valid") else ""
    zone = ability_field(ability, "zone")
    if zone and zone != "play" and not isinstance(ability, n.Entry):
        before += (
            "In the chain: " if zone == "chain" else capital(zone_words((zone,), "", "in")) + ": "
        )
    return before + _core(ability, targets) + _closing(ability)


def ability_field(ability: n.Ability, name: str) -> Any:
    """A field that not every ability has."""
    return getattr(ability, name, None)


def write_lines(abilities: Sequence[n.Ability]) -> tuple[str, ...]:
    """The lines of a card: what is declared stands on a line of its own."""
    found: list[str] = []
    targets: tuple[n.Obj, ...] = ()
    for ability in abilities:
        if isinstance(ability, n.Spell) and ability.body.targets:
            targets = ability.body.targets
            found.append(finished([target(targets)]))
            if not ability.body.steps:
                continue
            ability = evolve(ability, body=evolve(ability.body, targets=()))  # noqa: PLW2901
        found.append(write(ability, targets))
    return tuple(found)


def _closing(ability: n.Ability) -> str:
    said = []
    match ability:
        case n.Activated(times=None):
            said.append("Usable any number of times.")
        case n.Activated(times=int(times)) if times != 1:
            said.append(f"Usable {times} times a turn.")
        case n.Triggered(times=int(times)):
            said.append(f"Usable {times} times a turn.")
    if ability_field(ability, "each_time"):
        said.append("Usable each time.")
    if ability_field(ability, "locked"):
        said.append("This ability cannot be negated.")
    if ability_field(ability, "single"):
        said.append("No copies add up.")
    return "".join(f" {words}" for words in said)


def _described(cards: n.Cards) -> str:
    return phrase(cards, "many", PLAIN)


def _core(ability: n.Ability, targets: tuple[n.Obj, ...]) -> str:
    match ability:
        case n.Requires(alternatives=alternatives, every=every):
            joiner = "; and " if every else "; or "
            return f"Requires: {capital_rest(joiner.join(map(_described, alternatives)))}."
        case n.Keyword(word=word, number=number):
            return word.capitalize() + (f" ({number})" if number is not None else "") + "."
        case n.Besides(price=price):
            words = ", ".join(action(step, PLAIN) for step in price)
            return f"Costs also: {capital_rest(words)}."
        case n.Sacrifice(prices=prices):
            words = ", ".join(map(due, prices))
            return f"Sacrifice: {capital_rest(words)}."
        case n.Entry(by=None, price=(), condition=cond) if cond is not None:
            return f"Enters play only while {capital_rest(condition(cond, PLAIN))}."
        case n.Entry(by=None, only=only, price=price, condition=cond):
            how = "only" if only else "also"
            words = ", ".join(action(step, PLAIN) for step in price)
            words += f" while {condition(cond, PLAIN)}" if cond else ""
            return f"Enters play {how} at this price: {capital_rest(words)}."
        case n.Entry(by=by):
            return f"Enters play only by the effect of {capital_rest(thing(by, PLAIN))}."
        case n.Bonus():
            return _bonus(ability, targets)
        case n.PayOnly(letter=letter):
            return finished([f"x is paid only with {tables.SYMBOLS[letter]}"])
        case n.MostX(number=number):
            return finished([f"x is at most {counted(number, PLAIN)}"])
        case n.Spell(body=body):
            return _body(body, targets)
        case n.Static():
            return _static(ability, targets)
        case n.Activated():
            return _activated(ability, targets)
        case n.Triggered():
            return _triggered(ability, targets)
        case n.Replacing():
            return _replacing(ability, targets)


def due(price: n.Cards | n.Coin) -> str:
    """A price of a Sacrifice."""
    if isinstance(price, n.Coin):
        return action(price, PLAIN)
    return phrase(price, "acted", Voice((), None), "1")


def _bonus(ability: n.Bonus, targets: tuple[n.Obj, ...]) -> str:
    said = (_described(cards) for cards in ability.alternatives)
    words = capital_rest(("; and " if ability.every else "; or ").join(said))
    text = _body(ability.body, targets)
    if ability.instead:
        first_, full_stop, rest = text.partition(".")
        text = f"{first_} instead{full_stop}{rest}"
    return f"{ability.word.capitalize()} [{words}]: {text}"


def capital_rest(words: str) -> str:
    """Capitals on the game's nouns alone, in the middle of a sentence."""
    return capital(f" {words}")[1:]


def _body(body: n.Body, targets: tuple[n.Obj, ...]) -> str:
    return " ".join(_body_parts(body, targets, ""))


def _body_parts(body: n.Body, targets: tuple[n.Obj, ...], head: str) -> list[str]:
    """Whole sentences of a body; the head stands before the first."""
    voice = Voice(body.targets or targets)
    said = [target(body.targets)] if body.targets else []
    said += sentences(body.steps, voice)
    if not said:
        raise UnwritableError("an ability that does nothing cannot be said")
    return [finished([head + said[0], *said[1:]])]


def _static(ability: n.Static, targets: tuple[n.Obj, ...]) -> str:
    if defines_printed(ability):
        return finished([*claims_words(ability.claims, Voice(targets))])
    claims, definitions = lifted(ability.claims)
    voice = Voice(targets)
    head = f"while {condition(ability.condition, voice)}, " if ability.condition else ""
    words = "; ".join(claims_words(claims, voice))
    return finished(
        [head + words, *(f"{x} is {counted(number, voice)}" for x, number in definitions)]
    )


def _activated(ability: n.Activated, targets: tuple[n.Obj, ...]) -> str:
    words = ["opponent" if ability.by == "opponent" else "", ability.side, *ability.steps]
    tag = ", ".join(word.capitalize() for word in words if word)
    voice = Voice(ability.body.targets or targets)
    head = f"while {condition(ability.condition, voice)}, " if ability.condition else ""
    price = ", ".join(action(step, voice) for step in ability.price)
    return f"[{tag}] {capital(head + price)}: {_body(ability.body, targets)}"


def _triggered(ability: n.Triggered, targets: tuple[n.Obj, ...]) -> str:
    voice = Voice(ability.body.targets or targets)
    if is_step(ability.events[0]):
        head = step_words(ability.events[0])
    else:
        head = "when " + " or when ".join(event(deed, voice) for deed in ability.events)
    return _with_head(head, ability, targets, voice)


def _with_head(
    head: str, ability: n.Triggered | n.Replacing, targets: tuple[n.Obj, ...], voice: Voice
) -> str:
    if ability.condition:
        head += f" while {condition(ability.condition, voice)}"
    head += ", "
    if ability.price is not None:
        head += f"you may {', '.join(action(step, voice) for step in ability.price)}: "
    return " ".join(_body_parts(ability.body, targets, head))


def _replacing(ability: n.Replacing, targets: tuple[n.Obj, ...]) -> str:
    voice = Voice(ability.body.targets or targets)
    word = "the next time" if ability.once else "when"
    text = _with_head(f"{word} {would(ability.event, voice)}", ability, targets, voice)
    return _said_instead(text)


def _said_instead(text: str) -> str:
    """`instead` closes the sentence that changes the damage, else the first."""
    parts = re.split(r"(?<=\.) (?=[A-Z])", text)
    change = re.compile(r"that damage")
    at = next((i for i, part in enumerate(parts) if change.search(part)), 0)
    parts[at] = parts[at].removesuffix(".") + " instead."
    return " ".join(parts)
