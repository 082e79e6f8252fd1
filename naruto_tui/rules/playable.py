"""Whether the engine carries out everything a card says. A card with a gap is refused, whole."""

from typing import TYPE_CHECKING, Final

from naruto_tui.cards import nodes as n

from .filters import RELATIONS, SAME, STATES
from .meanings import FILLED
from .moves import ZONES_TO
from .numbers import ARITH, STATS
from .perform import DO
from .program import walk
from .select import CONDITIONS, FILTERS, NUMBERS, OBJECTS
from .traits import CHANGES
from .triggers import COUNTED, HOW, MATCH

if TYPE_CHECKING:
    from collections.abc import Iterator

    from naruto_tui.cards.model import Card

assert FILLED

CARRIED_OUT: Final[frozenset[type]] = frozenset(
    (
        *DO, *FILTERS, *NUMBERS, *CONDITIONS, *OBJECTS,
        n.Pick, n.Deed, n.Cause, n.Change, n.Rule, n.RuleNumber, n.Body, n.Requires, n.Spell,
        n.Static, n.Triggered, n.Replacing, n.PayOnly,
    )
)  # fmt: skip
"""Every class of node that has a meaning here."""

RULES: Final[dict[str, frozenset[str]]] = {
    "cannot": frozenset(
        ("send", "attack", "block", "be blocked", "target", "use", "negate", "heal", "damage")
    ),
    "must": frozenset(("send", "attack", "block", "be blocked")),
    "unaffected": frozenset(),
}
"""Verbs that the engine obeys under each mode of a rule."""

RULE_NUMBERS: Final = frozenset(("start draw", "missions", "deployments", "attacking teams"))

_DEED_WORDS: Final = frozenset((*HOW, "alone", "as head", "start", "end"))

_WORDS: Final[dict[tuple[type, str], frozenset[str]]] = {
    (n.Related, "how"): frozenset(RELATIONS),
    (n.State, "word"): frozenset(STATES),
    (n.Compare, "stat"): frozenset(STATS),
    (n.StatOf, "stat"): frozenset(STATS),
    (n.Total, "stat"): frozenset(STATS),
    (n.Same, "what"): frozenset(SAME),
    (n.Arith, "op"): frozenset(ARITH),
    (n.Change, "row"): CHANGES,
    (n.RuleNumber, "row"): RULE_NUMBERS,
    (n.Move, "to"): frozenset(ZONES_TO),
    (n.Done, "what"): frozenset(("count", "heads", "amount")),
    (n.ChangeDamage, "what"): frozenset(("reduce", "prevent")),
    (n.TextIs, "what"): frozenset(("none", "some")),
}
"""Fields whose words are rows of a table: which rows have a meaning here."""


def problems(card: "Card") -> tuple[str, ...]:
    """Why a card cannot be played; empty for a playable one.

    A text that cannot be read is one problem; each node that is not carried out is another.
    """
    from naruto_tui.cards.reading import abilities, unreadable  # noqa: PLC0415

    error = unreadable(card)
    if error is not None:
        return (str(error),)
    if card.kind in ("jutsu", "mission") and not card.text:
        return ("its text is not written yet",)
    found = {problem for ability in abilities(card) for problem in _gaps(ability)}
    return tuple(f"not carried out: {problem}" for problem in sorted(found))


def _gaps(ability: n.Ability) -> "Iterator[str]":
    zone = getattr(ability, "zone", "play")
    if zone != "play" and not (isinstance(ability, n.Static) and zone == "hand"):
        yield f"an ability in {zone}"
    for node in walk(ability):
        yield from _gap(node)


def _gap(node: object) -> "Iterator[str]":
    kind = type(node)
    if kind not in CARRIED_OUT:
        yield kind.__name__
        return
    for (owner, field), rows in _WORDS.items():
        if kind is owner and getattr(node, field) not in rows:
            yield f"{kind.__name__} {getattr(node, field)}"
    if isinstance(node, n.Rule) and node.deed.verb not in RULES[node.mode]:
        yield f"{node.mode} {node.deed.verb}"
    if isinstance(node, n.Triggered):
        for deed in node.events:
            yield from _event_gap(deed)
    if isinstance(node, n.Replacing) and node.event.verb != "damage":
        yield f"instead of {node.event.verb}"
    if isinstance(node, n.Later):
        if isinstance(node.moment, n.Deed):
            yield from _event_gap(node.moment)
        elif node.moment != "end of turn":
            yield f"later: {node.moment}"
    if isinstance(node, n.Deed):
        yield from (f"deed {word}" for word in node.how if word not in _DEED_WORDS)
    if isinstance(node, n.Pick) and (node.distinct or node.total is not None):
        yield "a pick with a condition on what is picked together"


def _event_gap(deed: n.Deed) -> "Iterator[str]":
    if deed.verb not in MATCH:
        yield f"when {deed.verb}"
    if deed.number not in (None, 1) and deed.verb not in COUNTED:
        yield f"when {deed.verb}, so many at once"
