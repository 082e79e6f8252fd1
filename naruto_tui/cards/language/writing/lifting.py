"""Numbers that are counted leave the phrase in which they stand: they become X, Y and Z."""

from collections.abc import Sequence
from typing import Any

from attrs import evolve

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language.trees import fields_of


def defines_printed(ability: n.Static) -> bool:
    """Whether it only says what a printed X, Y or Z is."""
    rows = (claim.row if isinstance(claim, n.Change) else "" for claim in ability.claims)
    return all(row in ("x", "y", "z") for row in rows)


def lifted(claims: Sequence[n.Claim]) -> tuple[list[n.Claim], list[tuple[str, n.Number]]]:
    """Numbers that cannot stand in a phrase become X, Y and Z, defined at the end."""
    letters: dict[Any, str] = {}

    def letter(number: Any) -> n.Var:
        return n.Var(letters.setdefault(number, "xyz"[len(letters)]))

    def lift(value: Any) -> Any:
        match value:
            case tuple():
                return tuple(lift(part) for part in value)
            case n.Arith(op="minus", left=0, right=right):
                return value if isinstance(right, n.Var) else evolve(value, right=letter(right))
            case n.Count() | n.StatOf() | n.Total() | n.MarkerOf() | n.Done() | n.Arith():
                return letter(value)
            case _:
                return value

    def lift_inside(tree: Any) -> Any:
        """Of the stats that a phrase compares; what is another's stat or marker stays there."""
        match tree:
            case tuple():
                return tuple(lift_inside(part) for part in tree)
            case n.Compare(number=n.Count() | n.Total() | n.Arith() | n.Done() as number):
                return evolve(tree, number=letter(number))
            case _:
                names = fields_of(type(tree))
                before = {name: getattr(tree, name) for name in names}
                parts = {name: lift_inside(part) for name, part in before.items()}
                changed = {name: part for name, part in parts.items() if part != before[name]}
                return evolve(tree, **changed) if changed else tree

    def of_claim(claim: n.Claim) -> n.Claim:
        match claim:
            case n.Change():
                subject = lift_inside(claim.subject)
                return evolve(claim, subject=subject, value=lift(claim.value))
            case n.RuleNumber():
                return evolve(claim, number=lift(claim.number))
            case _:
                return evolve(claim, deed=lift_inside(claim.deed))

    found = [of_claim(claim) for claim in claims]
    return found, [(name, number) for number, name in letters.items()]
