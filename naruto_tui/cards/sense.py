"""What the grammar cannot see: a sentence that reads, and yet says nothing on this card.

It speaks of a target that nothing declares, of a user where there is none, of an X that nobody
knows, or of something that nothing makes happen.
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple, cast, get_args

import attrs

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import Card

_ABILITIES = get_args(n.Ability)
_ORDINALS: Final = ("first", "second", "third", "fourth", "fifth")
_GRANTED: Final = re.compile("“[^”]*”")


class Complaint(NamedTuple):
    """What makes no sense, with the remedy, and the words that it is about."""

    message: str
    words: tuple[str, ...] = ()
    """Any of them; none where the whole line is meant."""

    def column(self, line: str) -> int:
        """Where such a word stands first in a line (from 1), outside of granted abilities."""
        plain = _GRANTED.sub(lambda quoted: "_" * len(quoted[0]), line)
        for words in self.words:
            if found := re.search(rf"\b{re.escape(words)}\b", plain, re.IGNORECASE):
                return found.start() + 1
        return 1


def targets_of(found: tuple[n.Ability, ...]) -> int:
    """How many targets a card declares when it is played."""
    return max((len(x.body.targets) for x in found if isinstance(x, n.Spell)), default=0)


def nonsense(card: Card, found: tuple[n.Ability, ...]) -> Complaint | None:
    """The first thing that makes no sense on this card, or nothing."""
    declared, paid = targets_of(found), letters_paid(found)
    said = (
        complaint
        for place, ability in enumerate(found)
        for complaint in complaints(ability, card, declared, paid, first=place == 0)
    )
    return next(said, None)


def letters_paid(found: tuple[n.Ability, ...]) -> frozenset[str]:
    """Letters that stand for numbers in what is paid beside the cost of the card."""
    prices = (one.price for one in found if isinstance(one, n.Besides))
    return frozenset(node.name for node in _nodes(tuple(prices)) if isinstance(node, n.Var))


def complaints(
    ability: n.Ability, card: Card, declared: int, paid: frozenset[str], *, first: bool
) -> Iterator[Complaint]:
    """Why an ability makes no sense on a card that declares so many targets and asks such X."""
    if isinstance(ability, n.Besides) and card.kind in ("ninja", "client"):
        yield Complaint("'Costs also:' stands on Jutsu and Missions")
    from naruto_tui.cards.language.check import unbound  # noqa: PLC0415 - with the language

    if isinstance(ability, n.Requires) and not first:
        yield Complaint("'Requires:' is the first line of a card")
    if isinstance(ability, n.Requires) and card.kind in ("ninja", "client"):
        yield Complaint("'Requires:' stands on Jutsu and Missions")
    if isinstance(ability, n.Spell) and card.kind in ("ninja", "client"):
        yield Complaint(
            "nothing makes this happen; begin with 'When ...', 'At the start of ...' or a window "
            "such as '[Exchange] Pay 1:', or state what lasts, without 'this turn'"
        )
    for words, message in unbound(ability):
        yield Complaint(message, (words,))
    body = getattr(ability, "body", None)
    targets = len(body.targets) if body and body.targets else declared
    known = _known(card, ability) | paid
    for node, own in _nodes_of(ability, targets):
        yield from _complaint(node, card, own, known)


def _nodes_of(ability: n.Ability, targets: int) -> Iterator[tuple[object, int]]:
    """Every node and how many targets are declared for it: a row may have some of its own."""
    body = getattr(ability, "body", None)
    steps = body.steps if isinstance(body, n.Body) else ()
    if len(steps) == 1 and isinstance(modes := steps[0], n.Modes) and modes.targets:
        for row, own in zip(modes.rows, modes.targets, strict=True):
            yield from ((node, len(own)) for node in _nodes((own, row)))
        # A price can speak of the target only if each row has one.
        targets = min(map(len, modes.targets))
        ability = attrs.evolve(cast("n.Spell", ability), body=n.Body())
    yield from ((node, targets) for node in _nodes(ability))


def _complaint(node: object, card: Card, targets: int, known: set[str]) -> Iterator[Complaint]:
    match node:
        case n.TargetRef() if not targets:
            yield Complaint(
                "no target is declared; write 'Target ...' before it", ("target", "targets")
            )
        case n.TargetRef(number) if number > targets:
            which = (f"{one} target" for one in _ORDINALS[number - 1 : number])
            yield Complaint(
                f"there are not so many targets: {targets}", (*which, "target", "targets")
            )
        case n.User() if card.kind != "jutsu":
            yield Complaint("only a Jutsu has a user", ("user",))
        case n.This(word) if word.lower() not in (card.kind, "card"):
            yield Complaint(f"this is no {word.capitalize()}; write 'this card'", (f"this {word}",))
        case n.Var(name) if name.lower() not in known:
            x = name.upper()
            yield Complaint(
                f"nothing says what {x} is; pay {x}, or close with '{x} is ...'",
                (x,),
            )


def _known(card: Card, ability: n.Ability) -> set[str]:
    """Letters that stand for a number: paid, printed, named or defined in the ability."""
    found = {"x"} if card.variable or any(cost.x for cost in card.costs) else set()
    # What a price takes is chosen when it is paid.
    price = getattr(ability, "price", None) or ()
    found.update(node.name.lower() for node in _nodes(price) if isinstance(node, n.Var))
    for node in _nodes(ability):
        match node:
            case n.Define(name):
                found.add(name.lower())
            case n.Pay(_, n.Var(name)):
                found.add(name.lower())
            case n.NameWord("number"):
                found.add("x")
    return found


def _nodes(node: object) -> Iterator[object]:
    """A node and all below it, but for abilities granted to others: they speak of their bearer."""
    if isinstance(node, tuple):
        for part in node:
            if not isinstance(part, _ABILITIES):
                yield from _nodes(part)
    elif attrs.has(type(node)):
        yield node
        for field in attrs.fields(cast("type[attrs.AttrsInstance]", type(node))):
            value = getattr(node, field.name)
            if not isinstance(value, _ABILITIES):
                yield from _nodes(value)
