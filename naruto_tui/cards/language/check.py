"""What the grammar leaves open inside one ability: whether `that Ninja` has something before it.

That a change in an effect has a duration and one in a static ability none is seen while reading;
what depends on the rest of the card is `cards.sense`.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language.trees import nodes_in
from naruto_tui.cards.language.writing.words import PLAIN, reference


def unbound(ability: n.Ability) -> Iterator[tuple[str, str]]:
    """References to a step or event before, where there is none: their words, and a complaint."""
    match ability:
        case n.Triggered(events=events):
            yield from _unbound(events)
        case n.Replacing(event=event):
            yield from _unbound(event)
        case n.Activated(price=price, body=body):
            if all(isinstance(step, n.Pay) for step in price):
                yield from _in_steps(body.steps)
        case n.Bonus(instead=False):
            return  # it comes after the main effect
        case n.Spell(body=body) | n.Bonus(body=body):
            yield from _in_steps(body.steps)
        case _:
            yield from _unbound(ability)


def _in_steps(steps: Sequence[n.Step]) -> Iterator[tuple[str, str]]:
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


def _partners(tree: Any) -> set[int]:
    """Nodes in the partners of a ban on teams: `that Ninja` is whom the ban is about."""
    return {
        id(node)
        for rule in nodes_in(tree)
        if isinstance(rule, n.Rule) and rule.deed.verb == "team"
        for node in nodes_in(rule.deed.mates)
    }


def _unbound(tree: Any) -> Iterator[tuple[str, str]]:
    partners = _partners(tree)
    for node in nodes_in(tree):
        if id(node) in partners:
            continue
        if isinstance(node, n.That):
            words = reference(node, PLAIN)
            yield words, f"'{words}' speaks of something, but nothing comes before it"
        elif isinstance(node, n.Done) and node.what == "count":
            yield "that many", "'that many' counts something, but nothing comes before it"
