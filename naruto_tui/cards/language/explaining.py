"""Tells an effect tree part by part: when it acts, who does what, on what, at what price.

The parts are said in the words of the language; how they hang together is said here, for a reader
who does not know the rules of the language by heart.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from attrs import evolve, frozen

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language import tables
from naruto_tui.cards.language.writing.abilities import (
    ability_field,
    capital_rest,
    due,
    for_each,
    reached,
    write,
)
from naruto_tui.cards.language.writing.actions import action, actor_of, target
from naruto_tui.cards.language.writing.claims import claims_words
from naruto_tui.cards.language.writing.conditions import condition
from naruto_tui.cards.language.writing.deeds import event, is_step, step_words, would
from naruto_tui.cards.language.writing.lifting import defines_printed, lifted
from naruto_tui.cards.language.writing.nouns import phrase, thing, zone_words
from naruto_tui.cards.language.writing.numbers import counted
from naruto_tui.cards.language.writing.words import PLAIN, Voice, first, simple
from naruto_tui.cards.model import Card


@frozen
class Part:
    """A row of an explanation; `depth`: inside how many others it stands."""

    label: str
    """`when`, `if`, `price`, `target`, `does` ...; empty: goes on from the row above."""
    words: str
    depth: int = 0


@frozen
class Explained:
    """One ability of a card."""

    text: str
    """As the card has it."""
    kind: str
    """What becomes of it in the game."""
    parts: tuple[Part, ...]


def explain(card: Card, abilities: Sequence[n.Ability]) -> tuple[Explained, ...]:
    """The abilities of a card, in its order."""
    targets: tuple[n.Obj, ...] = ()
    found = []
    for ability in abilities:
        if isinstance(ability, n.Spell) and ability.body.targets:
            targets = ability.body.targets
        voice = Voice(_targets(ability) or targets)
        said = (*_before(card, ability), *_parts(ability, voice), *_after(ability))
        parts = tuple(evolve(part, words=capital_rest(part.words)) for part in said)
        found.append(Explained(write(ability, targets), _kind(card, ability), parts))
    return tuple(found)


def _targets(ability: n.Ability) -> tuple[n.Obj, ...]:
    body = getattr(ability, "body", None)
    return body.targets if isinstance(body, n.Body) else ()


_KINDS: Final[dict[type, str]] = {
    n.Requires: "Asked for when the card is played: its user has to be one of these.",
    n.Static: "Holds as long as the card is in play.",
    n.Triggered: "Goes on the chain each time, after the event.",
    n.Activated: "Used by a player in a window of the turn; it then goes on the chain.",
    n.Replacing: "Takes the place of an event before it happens, without the chain.",
    n.Entry: "Says how the card enters play.",
    n.Besides: "To be paid beside the cost of the card.",
    n.Sacrifice: "To be given up whenever the card enters play.",
    n.Bonus: "Done as well, where the card's user or its team fits.",
    n.Keyword: "A keyword; `naruto-tui rules` tells what it does.",
    n.PayOnly: "Says how X may be paid.",
    n.MostX: "Says how high X may be.",
}


def _kind(card: Card, ability: n.Ability) -> str:
    if isinstance(ability, n.Spell):
        return (
            "Done once, when the card enters play."
            if card.permanent
            else "Done when the card resolves."
        )
    if isinstance(ability, n.Bonus) and ability.instead:
        return "Done in place of the main effect, where the card's user or its team fits."
    if isinstance(ability, n.Static) and ability.zone != "play":
        return "Holds as long as the card is there."
    return _KINDS[type(ability)]


# -- before and after what an ability does --------------------------------------------------------


def _before(card: Card, ability: n.Ability) -> Iterator[Part]:
    zone = ability_field(ability, "zone")
    if zone and zone != "play":
        yield Part("where", "in the chain" if zone == "chain" else zone_words((zone,), "", "in"))
    elif card.kind == "ninja" and ability_field(ability, "valid") is not None:
        yield Part("state", "healthy or injured" if ability_field(ability, "valid") else "healthy")


def _after(ability: n.Ability) -> Iterator[Part]:
    times = ability_field(ability, "times")
    if isinstance(ability, n.Activated) and times is None:
        yield Part("times", "any number a turn")
    elif times is not None:
        yield Part("times", f"{times} a turn")
    if ability_field(ability, "each_time"):
        yield Part("times", "each time")
    if ability_field(ability, "locked"):
        yield Part("note", "it cannot be negated")
    if ability_field(ability, "single"):
        yield Part("note", "several copies count as one")


def _parts(ability: n.Ability, voice: Voice) -> Iterator[Part]:
    match ability:
        case n.Requires(alternatives=alternatives) | n.Bonus(alternatives=alternatives):
            yield from _one_of(ability, alternatives)
        case n.Keyword(word=word, number=number):
            yield Part("word", word if number is None else f"{word} ({number})")
        case n.Sacrifice(prices=prices):
            for price in prices:
                yield Part("price", due(price))
        case n.Entry():
            yield from _entry(ability)
        case n.PayOnly(letter=letter):
            yield Part("does", f"X is paid only with {tables.SYMBOLS[letter].capitalize()}")
        case n.MostX(number=number):
            yield Part("does", f"X is at most {counted(number, PLAIN)}")
        case n.Static():
            yield from _static(ability, voice)
        case n.Triggered():
            yield from _when(ability, voice)
        case n.Activated():
            yield from _window(ability)
        case n.Replacing(event=deed, once=once):
            yield Part("when", f"{'the next time ' if once else ''}{would(deed, voice)}")
    if not isinstance(ability, n.Static | n.Entry) and ability_field(ability, "condition"):
        yield Part("while", condition(ability_field(ability, "condition"), voice))
    yield from _price(ability, voice)
    body = ability_field(ability, "body")
    if isinstance(body, n.Body):
        yield from (Part("target", thing(obj, Voice(body.targets, None))) for obj in body.targets)
        yield from _labelled("does", _steps(body.steps, voice, 0))


def _one_of(ability: n.Requires | n.Bonus, alternatives: Sequence[n.Cards]) -> Iterator[Part]:
    who = "user"
    if isinstance(ability, n.Bonus) and ability.word == "combination":
        who = "team"
    every = ability.every
    for place, cards in enumerate(alternatives):
        words = phrase(cards, "many", PLAIN)
        yield Part(who, f"{'and ' if every else 'or '}{words}" if place else words)


def _entry(ability: n.Entry) -> Iterator[Part]:
    if ability.by is not None:
        yield Part("only", f"by the effect of {thing(ability.by, PLAIN)}")
        return
    if not ability.price and ability.condition:
        yield Part("only", f"while {condition(ability.condition, PLAIN)}")
        return
    yield Part("way", "the only one" if ability.only else "one more beside the usual one")
    if ability.condition:
        yield Part("while", condition(ability.condition, PLAIN))
    for step in ability.price:
        yield Part("price", action(step, PLAIN))


def _static(ability: n.Static, voice: Voice) -> Iterator[Part]:
    if ability.condition:
        yield Part("while", condition(ability.condition, voice))
    claims, numbers = (ability.claims, []) if defines_printed(ability) else lifted(ability.claims)
    yield from _labelled("so is", (Part("", words) for words in claims_words(claims, voice)))
    for name, number in numbers:
        yield Part("number", f"{name} is {counted(number, voice)}")


def _when(ability: n.Triggered, voice: Voice) -> Iterator[Part]:
    for place, deed in enumerate(ability.events):
        words = step_words(deed) if is_step(deed) else event(deed, voice)
        yield Part("when", f"or {words}" if place else words)


def _window(ability: n.Activated) -> Iterator[Part]:
    yield Part("who", "you" if ability.by == "you" else "your opponent")
    steps = {"mission": "the mission phase", "exchange": "the exchange of Jutsu"}
    sides = {"": " of any turn", "attacker": ", as the attacker", "blocker": ", as the blocker"}
    yield Part("when", " or ".join(steps[step] for step in ability.steps) + sides[ability.side])


def _price(ability: n.Ability, voice: Voice) -> Iterator[Part]:
    price = ability_field(ability, "price")
    if isinstance(ability, n.Entry) or price is None:
        if isinstance(ability, n.Replacing) and ability.optional:
            yield Part("who", "you may")
        return
    if not isinstance(ability, n.Activated | n.Besides):
        yield Part("who", "you may, at this price")
    for step in price:
        yield Part("price", action(step, voice))


def _labelled(label: str, parts: Iterator[Part]) -> Iterator[Part]:
    """The label stands before the first."""
    for place, part in enumerate(parts):
        yield part if place else evolve(part, label=label)


# -- what is done ----------------------------------------------------------------------------------


def _steps(steps: Sequence[n.Step], voice: Voice, depth: int) -> Iterator[Part]:
    for step in steps:
        yield from _step(step, voice, depth)


def _step(step: n.Step, voice: Voice, depth: int) -> Iterator[Part]:
    heads = list(_heads(step, voice))
    for head, inner, speaker in heads:
        yield Part("", head, depth)
        yield from _steps(inner, speaker, depth + 1)
    if not heads:
        yield from (Part("", words, depth) for words in _plain(step, voice))


def _heads(step: n.Step, voice: Voice) -> Iterator[tuple[str, Sequence[n.Step], Voice]]:
    """What a step with others in it says of them; nothing for a plain one."""
    match step:
        case n.If(condition=cond, then=then, otherwise=otherwise):
            yield f"if {condition(cond, voice)}:", then, voice
            if otherwise:
                yield "otherwise:", otherwise, voice
        case n.May(player=player, steps=steps):
            yield f"{_who(player)} may:", steps, evolve(voice, actor=player)
        case n.IfDone(then=then):
            yield "if that was really done:", then, voice
        case n.Side(heads=heads, steps=steps):
            yield f"on {'heads' if heads else 'tails'}:", steps, voice
        case n.ForEach(obj=obj, steps=steps):
            yield f"{for_each(obj, voice)}:", steps, voice
        case n.Repeat(number=number, steps=steps):
            times = "until the coin shows tails" if number is None else f"{simple(number)} times"
            yield f"{times}:", steps, voice
        case n.Later(moment=str(moment), steps=steps):
            yield f"later, {tables.MOMENTS[moment]}:", steps, voice
        case n.Later(moment=moment, once=once, steps=steps) if isinstance(moment, n.Deed):
            word = "the next time" if once else "whenever"
            yield f"later, {word} {event(moment, voice)} this turn:", steps, voice
        case n.Unless(steps=steps, player=player, does=does, condition=cond):
            if cond is not None:
                yield f"unless {condition(cond, voice)}:", steps, voice
            else:
                yield f"unless {_who(player)} does this:", does, evolve(voice, actor=player)
                yield "else:", steps, voice
        case n.Modes() | n.Ladder():
            yield from _rows(step, voice)


def _rows(step: n.Modes | n.Ladder, voice: Voice) -> Iterator[tuple[str, Sequence[n.Step], Voice]]:
    if isinstance(step, n.Modes):
        chooses = "choose" if step.by == "you" else "chooses"
        yield f"{_who(step.by)} {chooses} {simple(step.number)} of these:", (), voice
        for number, steps in enumerate(step.rows, 1):
            own = step.targets[number - 1] if step.targets else ()
            said = f" {target(own)}" if own else ""
            yield f"({number}){said}", steps, evolve(voice, targets=own) if own else voice
        return
    rows = {"every reached": "every row reached", "1 reached": "1 row reached", "exact": "the row"}
    yield f"{rows[step.kind]} by {counted(step.number, voice)}:", (), voice
    for (least, more), (_, steps) in zip(reached(step), step.rows, strict=True):
        yield f"({least}{' or more' if more else ''})", steps, voice


def _plain(step: n.Step, voice: Voice) -> list[str]:
    """A step in the words of the language, with whoever does it."""
    match step:
        case n.Define(name=name, number=number, condition=cond):
            when = f"if {condition(cond, voice)}, " if cond is not None else ""
            return [f"{when}{name} is {counted(number, voice)}"]
        case n.During(condition=cond):
            said = claims_words(step.claims, voice, tables.DURATIONS[step.duration])
            when = f"while {condition(cond, voice)}, " if cond is not None else ""
            return [when + words for words in said]
    words = action(step, voice)
    who = actor_of(step, voice)
    return [f"{_who(who)}: {words}" if who == (voice.actor or "you") else words]


def _who(player: Any) -> str:
    return "your opponent" if player == "opponent" else first(tables.PLAYERS[player or "you"])


# -- as lines --------------------------------------------------------------------------------------


def lines(explained: Sequence[Explained]) -> Iterator[str]:
    """The explanation as text."""
    for number, one in enumerate(explained, 1):
        yield f"{number}. {one.text}"
        yield f"   {one.kind}"
        for part in one.parts:
            yield f"   {part.label:8}{'  ' * part.depth}{part.words}"
