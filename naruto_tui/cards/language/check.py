"""What the grammar leaves open: whether every reference has something to refer to.

That a change in an effect has a duration and one in a static ability none is seen while reading.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language.say_nouns import Voice, reference
from naruto_tui.cards.language.trees import walk


class Complaint(NamedTuple):
    """What is wrong, and the words of the text where it shows."""

    words: str
    message: str


def complaints(abilities: Sequence[n.Ability], kind: str) -> Iterator[Complaint]:
    """What refers to nothing on a card of this kind."""
    declared: tuple[n.Obj, ...] = ()
    for ability in abilities:
        body = getattr(ability, "body", None)
        own = body.targets if isinstance(body, n.Body) else ()
        if isinstance(ability, n.Spell) and own:
            declared = own
        yield from _targets(ability, own or declared)
        yield from _bound(ability)
        yield from _letters(ability, kind)
        if kind != "jutsu" and any(isinstance(node, n.User) for node in walk(ability)):
            yield Complaint("the user", "only a Jutsu has a user; say 'this Ninja'")


def _targets(ability: n.Ability, targets: Sequence[n.Obj]) -> Iterator[Complaint]:
    for node in walk(ability):
        if not isinstance(node, n.TargetRef):
            continue
        words = reference(node, Voice(tuple(targets)))
        if not targets:
            yield Complaint(words, f"'{words}' is used, but nothing is targeted before it")
        elif node.number > len(targets):
            yield Complaint(words, f"there is no such target; targeted: {len(targets)}")
        elif node.number and len(targets) == 1:
            yield Complaint(words, "there is only one target; say 'the target'")


# -- that ---------------------------------------------------------------------------------------------


def _bound(ability: n.Ability) -> Iterator[Complaint]:
    match ability:
        case n.Triggered() | n.Replacing():
            return
        case n.Activated(price=price, body=body):
            if not any(not isinstance(step, n.Pay) for step in price):
                yield from _in_steps(body.steps)
        case n.Spell(body=body) | n.Bonus(body=body):
            yield from _in_steps(body.steps)
        case _:
            yield from _unbound(ability)


def _in_steps(steps: Sequence[n.Step]) -> Iterator[Complaint]:
    """Only the first step has nothing before it; a delayed effect has its event."""
    if not steps:
        return
    match steps[0]:
        case n.Later(moment=n.Deed()) | n.ForEach() | n.Modes() | n.Ladder():
            return
        case n.If(condition=condition, then=then):
            yield from _unbound(condition)
            yield from _in_steps(then)
        case n.May(steps=inner) | n.Later(steps=inner) | n.Repeat(steps=inner):
            yield from _in_steps(inner)
        case first:
            yield from _unbound(first)


def _unbound(tree: Any) -> Iterator[Complaint]:
    for node in walk(tree):
        if isinstance(node, n.That):
            words = reference(node, Voice())
            yield Complaint(words, f"'{words}' speaks of something, but nothing came before it")
        elif isinstance(node, n.Done) and node.what == "count":
            yield Complaint("that many", "'that many' counts something, but nothing came before it")


# -- X ------------------------------------------------------------------------------------------------

_PAID: Final = (n.Spell, n.Bonus)
"""Abilities whose X the cost of a Jutsu can give."""


def _letters(ability: n.Ability, kind: str) -> Iterator[Complaint]:
    nodes = list(walk(ability))
    known = {node.name for node in nodes if isinstance(node, n.Define)}
    if any(isinstance(node, n.Pay) and node.generic == n.Var("x") for node in nodes):
        known.add("x")
    if kind == "jutsu" and isinstance(ability, _PAID):
        known.add("x")
    for node in nodes:
        if isinstance(node, n.Var) and node.name not in known:
            letter = node.name.upper()
            message = f"{letter} is used, but no sentence '{letter} is ...' says what it is"
            yield Complaint(node.name, message)
