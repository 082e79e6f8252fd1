"""From the sentences of a line to an ability, from the lines of a card to its abilities."""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple, cast

from attrs import evolve, fields_dict

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language.errors import WINDOWS, CardTextError
from naruto_tui.cards.language.parser import parse, rule
from naruto_tui.cards.language.reading import (
    coin_acts,
    conditions,
    nouns,
    properties,
    references,
    sentences,
)
from naruto_tui.cards.language.reading.bodies import body_of, resolved
from naruto_tui.cards.language.reading.claims import Stated
from naruto_tui.cards.language.reading.numbers import replaced
from naruto_tui.cards.language.reading.phrase import Part, flat, named_thing, only_cards
from naruto_tui.cards.language.reading.pieces import Closing, Head, Sentence

MAKERS: Final = (coin_acts, conditions, nouns, properties, references, sentences)
"""Imported for what they make of the grammar's rules; the others are used below."""


class Plain(NamedTuple):
    """A line of sentences that is not yet known to be a spell or an ability."""

    sentences: tuple[Sentence, ...]


class Line(NamedTuple):
    """A line as read: what stands before it, and the rest."""

    core: Any
    valid: bool = False
    zone: str = "play"


@rule
def body(*sentences: Any) -> tuple[Sentence, ...]:
    return tuple(flat(list(sentences)))


@rule
def plain(sentences: tuple[Sentence, ...]) -> Plain:
    return Plain(sentences)


@rule
def prefix(word: str, *where: Part) -> tuple[str, Any]:
    return ("zone", where[0].value[1][0]) if where else ("valid", word == "valid:")


@rule
def prefixes(*found: tuple[str, Any]) -> dict[str, Any]:
    if len({key for key, _ in found}) < len(found):
        raise CardTextError("the same word twice before the ability")
    return dict(found)


@rule
def line(before: dict[str, Any], core: Any) -> Line:
    return Line(core, **before)


# -- lines of their own kind -----------------------------------------------------------------------


@rule
def requires(*alternatives: Any) -> n.Requires:
    return n.Requires(tuple(only_cards(one) for one in alternatives))


@rule
def requires_all(*described: Any) -> n.Requires:
    return n.Requires(tuple(only_cards(one) for one in described), every=True)


@rule
def keyword(word: str, *number: str) -> n.Keyword:
    return n.Keyword(word, int(number[0].strip("()")) if number else None)


@rule
def sacrifice(*prices: Any) -> n.Sacrifice:
    found = [price("you") if callable(price) else named_thing(price) for price in prices]
    if not all(isinstance(price, n.Cards) or _is_coin_due(price) for price in found):
        raise CardTextError("each price is 1 card of a kind, or coins taken off 1 of your cards")
    return n.Sacrifice(tuple(found))


@rule
def besides(price: tuple[Any, ...]) -> n.Besides:
    return n.Besides(resolved(price, "you"))


def _is_coin_due(price: Any) -> bool:
    match price:
        case n.Coin(obj=n.Pick(low=1, high=1, cards=n.Cards()), number=int()):
            return True
        case _:
            return False


@rule
def entry_price(
    words: str, price: tuple[Any, ...], condition: n.Condition | None = None
) -> n.Entry:
    only = words.startswith("enters play only")
    return n.Entry(only, resolved(price, "you"), condition=condition)


@rule
def entry_while(condition: n.Condition) -> n.Entry:
    return n.Entry(only=False, condition=condition)


@rule
def entry_by(obj: Any) -> n.Entry:
    return n.Entry(only=True, by=named_thing(obj))


@rule
def bonus(word: Literal["expert", "combination"], *parts: Any) -> n.Bonus:
    *alternatives, sentences = parts
    return n.Bonus(
        word,
        tuple(only_cards(one) for one in alternatives),
        body_of(sentences),
        instead=any(one.ending.kind == "instead" for one in sentences),
    )


@rule
def bonus_all(word: Literal["expert", "combination"], *parts: Any) -> n.Bonus:
    if word == "expert":
        raise CardTextError("the user is one Ninja: write the words of it side by side")
    return cast("n.Bonus", evolve(bonus(word, *parts), every=True))


@rule
def while_head(condition: n.Condition) -> Head:
    return Head("while", condition)


_SIDES: Final = ("attacker", "blocker")
_STEPS: Final = ("mission", "exchange")


@rule
def activated(tag: str, *parts: Any) -> n.Activated:
    words = [word.strip() for word in tag[1:-1].split(",")]
    by: Literal["you", "opponent"] = "you"
    if words[0] == "opponent":
        by = "opponent"
        words.pop(0)
    side = words.pop(0) if words and words[0] in _SIDES else ""
    if not words or any(word not in _STEPS for word in words):
        raise CardTextError(WINDOWS, word=tag)
    condition = parts[0].value if isinstance(parts[0], Head) else None
    price, sentences = parts[-2:]
    found = n.Activated(
        side,  # type: ignore[arg-type]
        tuple(words),
        resolved(price, "you"),
        body_of(_said(sentences)),
        condition,
        by=by,
    )
    return cast("n.Activated", _closed(found, sentences))


# -- plain lines -----------------------------------------------------------------------------------


def _said(sentences: Sequence[Sentence]) -> list[Sentence]:
    """The sentences without closing remarks, which must come last."""
    found = [one for one in sentences if not isinstance(one.special, Closing)]
    if any(isinstance(one.special, Closing) for one in sentences[: len(found)]):
        raise CardTextError("a closing sentence stands at the end of the line")
    if not found:
        raise CardTextError("a closing sentence closes a line and is none by itself")
    return found


def _closed(ability: Any, sentences: Sequence[Sentence]) -> Any:
    """The ability with what the closing sentences say of it."""
    for one in sentences:
        if isinstance(one.special, Closing):
            untold = one.special.field == "times" and one.special.value is None
            if untold and isinstance(ability, n.Triggered):
                raise CardTextError("what happens by an event is 'usable each time'")
            if one.special.field not in fields_dict(type(ability)):
                raise CardTextError("this ability does not close with such a sentence")
            ability = evolve(ability, **{one.special.field: one.special.value})
    return ability


def ability_of(sentences: tuple[Sentence, ...], *, stays: bool) -> n.Ability:
    """The ability a line of sentences is; `stays`: on a card that stays in play."""
    said = _said(sentences)
    first = said[0]
    if isinstance(first.special, n.PayOnly | n.MostX):
        if len(sentences) > 1:
            raise CardTextError("this sentence stands on a line of its own")
        return first.special
    head = first.heads[0] if first.heads else Head("")
    if head.kind == "would":
        return _closed(_replacing(head, said), sentences)  # type: ignore[no-any-return]
    if any(one.ending.kind == "instead" for one in said):
        raise CardTextError("'instead' belongs to 'When ... would ...'")
    if head.kind == "when" and not head.lasting:
        return _closed(_triggered(head, said), sentences)  # type: ignore[no-any-return]
    if stays and all(isinstance(one.special, n.Define) and not one.heads for one in said):
        claims = tuple(
            n.Change(one.special.name, n.This("card"), one.special.number) for one in said
        )
        return _closed(n.Static(claims), sentences)  # type: ignore[no-any-return]
    if _is_static(said, stays=stays):
        return _closed(_static(said), sentences)  # type: ignore[no-any-return]
    return _closed(n.Spell(body_of(said)), sentences)  # type: ignore[no-any-return]


def _paid(said: list[Sentence]) -> tuple[tuple[n.Step, ...] | None, n.Body]:
    """The price after the event, if there is one, and what is done."""
    heads = said[0].heads[1:]
    price = None
    if heads and heads[0].kind == "price":
        price = resolved(heads[0].value, "you")
        heads = heads[1:]
    return price, body_of([said[0]._replace(heads=heads), *said[1:]])


def _triggered(head: Head, said: list[Sentence]) -> n.Triggered:
    price, body_ = _paid(said)
    return n.Triggered(head.value, body_, head.condition, price)


def _replacing(head: Head, said: list[Sentence]) -> n.Replacing:
    if not any(one.ending.kind == "instead" for one in said):
        raise CardTextError("after 'When ... would ...' something is done 'instead'")
    price, body_ = _paid(said)
    return n.Replacing(head.value, body_, head.condition, price, once=head.lasting)


def _is_static(said: list[Sentence], *, stays: bool) -> bool:
    first, *rest = said
    kinds = [head.kind for head in first.heads]
    if kinds not in ([], ["while"]) or first.may or not first.steps:
        return False
    lasting = all(isinstance(s, Stated) and s.duration is None for s in first.steps)
    defined = all(isinstance(one.special, n.Define) and not one.heads for one in rest)
    if kinds == ["while"] and all(isinstance(s, Stated) and s.duration for s in first.steps):
        return False
    if kinds == ["while"] and not (lasting and defined):
        raise CardTextError("'While ..., ' states changes and gives them no duration")
    return lasting and defined and (stays or bool(kinds))


def _static(said: list[Sentence]) -> n.Static:
    first, *rest = said
    claims = tuple(claim for stated in first.steps for claim in stated.claims)
    condition = first.heads[0].value if first.heads else None
    found = n.Static(claims, condition)
    for one in rest:
        found = replaced(found, one.special.name, one.special.number)
    return found


# -- whole lines and cards -------------------------------------------------------------------------


def read_line(text: str, *, stays: bool = True) -> n.Ability:
    """The ability one line says; `stays`: it is on a card that stays in play."""
    read: Line = parse(text)
    core = read.core
    if isinstance(core, Plain):
        # What is said of another zone holds as long as the card lies there.
        core = ability_of(core.sentences, stays=stays or read.zone != "play")
    changes: dict[str, Any] = {"valid": True} if read.valid else {}
    if read.zone != "play":
        changes["zone"] = read.zone
    if unfit := [key for key in changes if key not in fields_dict(type(core))]:
        raise CardTextError(f"this line takes no {unfit[0]} before it")
    return evolve(core, **changes)  # type: ignore[no-any-return]


def granted(text: str) -> n.Ability:
    """An ability in curly quotes: `at the end of this turn` begins it as an event would."""
    found = read_line(text)
    match found:
        case n.Spell(n.Body((), (n.Later("end of turn", steps_), *rest))) if all(
            isinstance(step, n.Define) for step in rest
        ):
            deed = n.Deed("step", "each", ("end",), "turn")
            return n.Triggered((deed,), n.Body((), (*steps_, *rest)), valid=found.valid)
        case _:
            return found


def stays_in_play(kind: str, *, permanent: bool) -> bool:
    """Whether a card's plain statements hold as long as it lies in play."""
    return permanent or kind in ("ninja", "client")


def read_text(
    lines: Sequence[str], *, kind: str = "ninja", permanent: bool = False
) -> tuple[n.Ability, ...]:
    """The abilities of a card; plain lines that follow one another are one spell."""
    stays = stays_in_play(kind, permanent=permanent) or any(map(_attaches, lines))
    found: list[n.Ability] = []
    for number, text in enumerate(lines, start=1):
        try:
            ability = read_line(text, stays=stays)
        except CardTextError as error:
            raise error.at_line(number) from None
        last = found[-1] if found else None
        if isinstance(last, n.Spell) and (defined := defines_of(ability)):
            # It says what X is in the line before, and not what is printed on the card.
            ability = n.Spell(n.Body((), defined))
        if isinstance(last, n.Spell) and isinstance(ability, n.Spell) and _alike(last, ability):
            if ability.body.targets:
                raise CardTextError("'Target ...' comes first", line=number)
            found[-1] = evolve(last, body=_joined(last.body, ability.body))
        else:
            found.append(ability)
    return tuple(found)


def _attaches(text: str) -> bool:
    """Whether a line makes its card stay in play, attached to something (K-22.3)."""
    return "attach this card to" in text.lower()


def defines_of(ability: n.Ability) -> tuple[n.Define, ...]:
    """What a line of closing sentences alone says X is; a printed X is read as a claim."""
    if not isinstance(ability, n.Static) or (ability.valid, ability.zone) != (False, "play"):
        return ()
    found = tuple(
        n.Define(claim.row, claim.value)  # type: ignore[arg-type]  # a number, as it was read
        for claim in ability.claims
        if isinstance(claim, n.Change) and claim.row in ("x", "y", "z")
    )
    return found if len(found) == len(ability.claims) else ()


def _alike(one: n.Spell, other: n.Spell) -> bool:
    return (one.valid, one.zone) == (other.valid, other.zone)


def _joined(one: n.Body, other: n.Body) -> n.Body:
    return n.Body(one.targets, (*one.steps, *other.steps))
