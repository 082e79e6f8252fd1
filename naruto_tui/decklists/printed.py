"""Whether a printed card fits a phrase of the card language, as far as a list can tell.

Three answers: yes, no, and perhaps (`None`), which is all that can be said of what only a game
decides: injuries, positions, coins, changed costs.
"""

from collections.abc import Callable, Iterator
from operator import eq, ge, gt, le, lt
from typing import Any, Final

from attrs import fields, has

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import RANKS, Card

_COMPARED: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "=": eq, "<=": le, ">=": ge, "<": lt, ">": gt,
}  # fmt: skip


def fits(card: Card, cards: n.Cards) -> bool | None:
    """Whether a card is one of a described set, wherever it lies."""
    kinds = cards.kinds
    if "team" in kinds:
        return None
    if "card" not in kinds and card.kind not in kinds:
        return False
    return _every([_fits(card, one) for one in cards.filters])


def speaks_of_words(cards: n.Cards) -> bool:
    """Whether it asks for a name, a characteristic, an attribute, a rank or a symbol."""
    asked = (n.Word, n.Named, n.NamePart, n.Rank, n.Symbol)
    return any(isinstance(one, asked) for one in inside(cards.filters))


def inside(node: object) -> Iterator[object]:
    """A node, or a tuple of them, and all that it is made of."""
    if isinstance(node, tuple):
        for one in node:
            yield from inside(one)
    elif has(kind := type(node)):
        yield node
        for one in fields(kind):
            yield from inside(getattr(node, one.name))


def _fits(card: Card, one: n.Filter) -> bool | None:
    test = _TESTS.get(type(one))
    return None if test is None else test(card, one)


def _every(answers: list[bool | None]) -> bool | None:
    if False in answers:
        return False
    return None if None in answers else True


def _some(answers: list[bool | None]) -> bool | None:
    if True in answers:
        return True
    return None if None in answers else False


def _word(card: Card, one: n.Word) -> bool | None:
    """A keyword of the text box, a coin, or what was named before is a game's business."""
    if one.kind == "attribute":
        return one.text in card.attributes
    if one.kind == "title":
        return card.title.lower() == one.text.lower()
    if one.kind in {"coin", "named"}:
        return None
    if one.text in card.words or (one.kind != "characteristic" and one.text in card.attributes):
        return True
    if one.text == "Permanent":
        return card.permanent
    if one.text == "Counter":
        return card.counter
    # Of all other keywords some stand in the text alone.
    return None if one.kind == "keyword" else False


def _named(card: Card, one: n.Named) -> bool | None:
    if one.printed:
        return card.name in one.names
    printed = card.printed_names
    return any(
        name in printed or (name in card.names and not name.endswith(")")) for name in one.names
    )


def _name_part(card: Card, one: n.NamePart) -> bool | None:
    return any(one.text in name for name in card.names)


def _symbol(card: Card, one: n.Symbol) -> bool | None:
    if one.letter == "declared":
        return None
    if one.letter == "none":
        return not card.symbols
    return card.symbols == one.letter if one.only else one.letter in card.symbols


def _rank(card: Card, one: n.Rank) -> bool | None:
    ranks = [RANKS[word] for word in card.words if word in RANKS]
    if one.word not in RANKS:
        return not ranks
    compared = [_COMPARED[one.op](rank, RANKS[one.word]) for rank in ranks]
    return bool(ranks) and (all(compared) if one.only else any(compared))


def _compare(card: Card, one: n.Compare) -> bool | None:
    """What is printed can change in a game; only where the print counts is it certain."""
    values = {"entrance cost": card.entrance, "hand cost": card.hand}
    if one.printed and one.stat in values and isinstance(one.number, int):
        return _COMPARED[one.op](values[one.stat], one.number)
    return None


def _of_kind(card: Card, one: n.OfKind) -> bool | None:
    return "card" in one.kinds or card.kind in one.kinds


def _not(card: Card, one: n.Not) -> bool | None:
    answer = _fits(card, one.filter)
    return None if answer is None else not answer


_TESTS: Final[dict[type, Callable[[Card, Any], bool | None]]] = {
    n.Word: _word,
    n.Named: _named,
    n.NamePart: _name_part,
    n.Symbol: _symbol,
    n.Rank: _rank,
    n.Compare: _compare,
    n.OfKind: _of_kind,
    n.Not: _not,
    n.Or: lambda card, one: _some([_fits(card, part) for part in one.filters]),
    n.All: lambda card, one: _every([_fits(card, part) for part in one.filters]),
}
