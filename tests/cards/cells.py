"""What the cards use of the language: rows of its tables where they stand, classes of node.

A cell is told in two words. `cannot discard` is the row `discard` of the verb table in a ban,
`change hand cost` a row of the change table, `number missions` a number of the rules, `class Move`
a class of the effect tree. Words of other tables are told by what they are of (`WORDS`): `state
injured`, `to hand`, `sum plus`; `at` is a moment. The position of each stands in
`data/positions_of_cells.txt`; what a text is without one, `taken_away` says.
"""

from collections.abc import Iterator
from typing import Any, Final

import attrs

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language.verbs import ACT_DEEDS, VERBS

WRAPPERS: Final[dict[type, str]] = {
    n.Triggered: "when",
    n.Replacing: "would",
    n.Permit: "can",
    n.Did: "did",
    n.DidThisTurn: "did",
    n.Later: "later",
}
"""Where a deed stands; `later` is `when ... this turn`. A `Rule` tells it itself: `cannot` ..."""
WORDS: Final[dict[type, tuple[str, str]]] = {
    n.Change: ("change", "row"),
    n.RuleNumber: ("number", "row"),
    n.Keyword: ("keyword", "word"),
    n.State: ("state", "word"),
    n.Compare: ("stat", "stat"),
    n.StatOf: ("stat", "stat"),
    n.Extreme: ("stat", "stat"),
    n.Related: ("relation", "how"),
    n.Same: ("same", "what"),
    n.TextIs: ("text", "what"),
    n.Paid: ("paid", "what"),
    n.Within: ("within", "phase"),
    n.Done: ("done", "what"),
    n.Arith: ("sum", "op"),
    n.Move: ("to", "to"),
    n.Swap: ("swap", "what"),
    n.Skip: ("skip", "what"),
    n.NameWord: ("name", "what"),
    n.ChangeDamage: ("damage", "what"),
    n.ChangeFlip: ("coin", "what"),
    n.FightResult: ("result", "grade"),
    n.Ladder: ("ladder", "kind"),
    n.During: ("for", "duration"),
}
"""Which field of a node holds a row of another table, and how its cells begin."""
ROWS: Final = frozenset((verb.verb, how) for verb in VERBS for how in verb.how)
"""Rows of the verb table that are a verb and a way: to be deployed, to win outstandingly."""

USES: Final = (*WRAPPERS.values(), "cannot", "must", "unaffected")
"""Ways in which a row of the verb table is used."""

Cell = tuple[str, str]


def cells_of(node: Any, parent: Any) -> Iterator[Cell]:
    """What a node is a case of, standing in its parent; the children are not looked at."""
    yield "class", type(node).__name__
    match node:
        case n.Deed():
            wrapper = parent.mode if isinstance(parent, n.Rule) else WRAPPERS[type(parent)]
            yield wrapper, row_of(node)
        case n.Later(moment=str(moment)):
            yield "at", moment
        case _ if type(node) in WORDS:
            kind, field = WORDS[type(node)]
            yield kind, str(getattr(node, field))


def row_of(deed: n.Deed) -> str:
    """The row of the verb table: the verb, and what tells it from other rows of that verb."""
    if deed.verb in ACT_DEEDS and isinstance(deed.subject, str):
        return f"{deed.verb} (a player)"
    return ", ".join((deed.verb, *(how for how in deed.how if (deed.verb, how) in ROWS)))


def cells_in(tree: Any, parent: Any = None) -> Iterator[Cell]:
    """All that a tree uses, with what it grants to others."""
    if isinstance(tree, tuple):
        for part in tree:
            yield from cells_in(part, parent)
    elif attrs.has(type(tree)):
        yield from cells_of(tree, parent)
        for field in attrs.fields(type(tree)):
            yield from cells_in(getattr(tree, field.name), tree)
