"""What is picked of a deck's end: which (`the top or bottom 2 cards`), how many (`up to`)."""

from typing import TYPE_CHECKING, Any, Final, Literal

from attrs import evolve

from naruto_tui.cards import nodes as n

from .choices import Option, PickNumber, PickOption
from .perform import DO
from .questions import Answer, Asked
from .select import objects, players
from .state import Frame
from .values import value

if TYPE_CHECKING:
    from .game import Game

OPEN: Final = "top or bottom"
"""In `Ends`: which end is picked."""
TO_OPEN: Final = "deck end"
"""In `Move`: cards go to the end that is picked."""
_END: Final[dict[str, Literal["top", "bottom"]]] = {"top": "top", "bottom": "bottom"}


def is_open(node: Any) -> bool:
    """Whether a step leaves open which end of a deck it means, or how many cards."""
    obj = node.obj
    if type(obj) is n.Ends and (obj.end == OPEN or obj.up_to):
        return True
    return getattr(node, "to", "") == TO_OPEN


def ask_end(game: "Game", frame: Frame, node: Any) -> None:
    """Asks whoever acts which end is meant; where nothing is meant, nothing is asked."""
    if not isinstance(node.obj, n.Pick) and not objects(game, frame, node.obj):
        frame.done = False
        return
    acts = players(game, frame, getattr(node, "player", None) or "you")
    seat = acts[0] if acts else frame.seat
    if getattr(node.obj, "up_to", False):
        most = len(objects(game, frame, node.obj))
        game.choice = PickNumber(Asked(seat, "ends", frame.card, TakeEnd(node)), 0, most)
        return
    options = tuple(Option("name", word=end) for end in _END)
    game.choice = PickOption(Asked(seat, TO_OPEN, frame.card, TakeEnd(node)), options)


@value
class TakeEnd:
    """The end has been picked: the step is carried out there."""

    node: Any

    def take(self, game: "Game", answer: Answer) -> None:
        picked = answer if isinstance(answer, int) else answer.word
        game.agenda.append(At(_there(self.node, picked)))

    def run(self, game: "Game") -> None:
        """Never on the agenda: only asked through."""
        raise AssertionError(game)


@value
class At:
    """A step of which the end is known now."""

    node: Any

    def run(self, game: "Game") -> None:
        DO[type(self.node)](game, game.frames[-1], self.node)


def _there(node: Any, end: str | int) -> Any:
    """The step with this end or number of cards in it.

    It is made once: what is asked goes by the identity of its step.
    """
    kept = _MADE.get((id(node), end))
    if kept is None:
        made = node
        if isinstance(end, int):
            made = evolve(made, obj=evolve(made.obj, count=end, up_to=False))
        elif getattr(made, "to", "") == TO_OPEN:
            made = evolve(made, to=f"deck {end}")
        if isinstance(end, str) and isinstance(made.obj, n.Ends) and made.obj.end == OPEN:
            made = evolve(made, obj=evolve(made.obj, end=_END[end]))
        kept = _MADE[id(node), end] = (node, made)
    return kept[1]


_MADE: Final[dict[tuple[int, str | int], tuple[Any, Any]]] = {}
"""Steps with what was picked by the identity of the step without it, which is kept for that."""
