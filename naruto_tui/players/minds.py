"""Mental power: of teams, and which fights will be fought by it (rule 5.4.10)."""

from collections.abc import Sequence
from typing import Any, Final

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import Card
from naruto_tui.rules.program import program_of
from naruto_tui.rules.sight import exam_is_on, speaks_of_minds
from naruto_tui.rules.view import View

ROW: Final = "fight by mental power"


def heard(view: View, members: tuple[int, ...]) -> tuple[int, ...]:
    """Those of a team, its head first, whose mental power counts."""
    return members[:1] if view.edition.mental_power == "head alone" else members


def mind(view: View, members: tuple[int, ...]) -> int:
    """The mental power of a team, its head first; some may be about to come into play."""
    return sum([view.traits(one).mental for one in heard(view, members)])


class Minds:
    """Which fights of a coming attack are decided by mental power, and how."""

    __slots__ = ("_every", "_known", "_view")

    def __init__(self, view: View, *, every: bool) -> None:
        self._view = view
        self._every = every
        """Whether all fights are."""
        self._known: dict[tuple[int, ...], tuple[int, bool, bool]] = {}

    def ahead(
        self, attack: tuple[int, ...], head: int, block: tuple[int, ...], blocker: int
    ) -> int | None:
        """The margin of a fight between teams under these heads; `None` if powers decide it."""
        mine, thinks, _ = self._team(attack, head)
        theirs, _, insists = self._team(block, blocker)
        return mine - theirs if self._every or thinks or insists else None

    def _team(self, members: tuple[int, ...], head: int) -> tuple[int, bool, bool]:
        """Its mental power, and whether it fights by that when it attacks, when it blocks."""
        found = self._known.get(members)
        if found is None:
            view = self._view
            order = (head, *(one for one in members if one != head))
            habits = [_habits(view, one) for one in members]
            found = self._known[members] = (
                mind(view, order),
                any("attacking" in one for one in habits),
                any("blocking" in one for one in habits),
            )
        return found


def minds_of(view: View) -> Minds | None:
    """Who fights by mental power as things stand; `None` where nobody can."""
    if not speaks_of_minds(view):
        return None
    return Minds(view, every=exam_is_on(view))


def _habits(view: View, ninja: int) -> frozenset[str]:
    card, piece = view.card(ninja), view.piece(ninja)
    if card is None or piece is None:
        return _NONE
    entry = _printed.get(id(card))
    if entry is None or entry[0] is not card:
        entry = _printed[id(card)] = (card, _print(card, injured=False), _print(card, injured=True))
    return entry[2] if piece.injured else entry[1]


_NONE: Final = frozenset[str]()
_printed: Final[dict[int, tuple[Card, frozenset[str], frozenset[str]]]] = {}


def _print(card: Card, *, injured: bool) -> frozenset[str]:
    """In which roles a Ninja makes its fight one of mental power, by its own text."""
    found: set[str] = set()
    for ability in program_of(card).abilities:
        if (
            isinstance(ability, n.Static)
            and (ability.valid or not injured)
            and any(_is_row(claim) for claim in ability.claims)
        ):
            found.update(_roles(ability.condition))
    return frozenset(found)


def _is_row(claim: Any) -> bool:
    return (
        isinstance(claim, n.Change)
        and claim.row == ROW
        and isinstance(claim.subject, n.TeamOf | n.FightOf)
    )


def _roles(condition: Any) -> Sequence[str]:
    if condition is None:
        return ("attacking", "blocking")
    filters = getattr(condition, "filters", ())
    return [one.word for one in filters if isinstance(one, n.State)]
