"""A deck's end that is picked while an effect is carried out: `the top or bottom 2 cards`."""

from typing import TYPE_CHECKING, Any, Final, Literal

from attrs import evolve

from naruto_tui.cards import nodes as n

from .choices import Option, PickOption
from .perform import DO
from .questions import Answer, Asked
from .select import objects
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
    """Whether a step leaves open which end of a deck it means."""
    obj = node.obj
    return (type(obj) is n.Ends and obj.end == OPEN) or getattr(node, "to", "") == TO_OPEN


def ask_end(game: "Game", frame: Frame, node: Any) -> None:
    """Asks the effect's player which end is meant; where nothing is meant, nothing is asked."""
    if not isinstance(node.obj, n.Pick) and not objects(game, frame, node.obj):
        frame.done = False
        return
    options = tuple(Option("name", word=end) for end in _END)
    game.choice = PickOption(Asked(frame.seat, TO_OPEN, frame.card, TakeEnd(node)), options)


@value
class TakeEnd:
    """The end has been picked: the step is carried out there."""

    node: Any

    def take(self, game: "Game", answer: Answer) -> None:
        game.agenda.append(At(_there(self.node, answer.word)))

    def run(self, game: "Game") -> None:
        """Never on the agenda: only asked through."""
        raise AssertionError(game)


@value
class At:
    """A step of which the end is known now."""

    node: Any

    def run(self, game: "Game") -> None:
        DO[type(self.node)](game, game.frames[-1], self.node)


def _there(node: Any, end: str) -> Any:
    """The step with this end in it, made once: what is asked goes by the identity of its step."""
    kept = _MADE.get((id(node), end))
    if kept is None:
        made = node
        if getattr(made, "to", "") == TO_OPEN:
            made = evolve(made, to=f"deck {end}")
        if isinstance(made.obj, n.Ends) and made.obj.end == OPEN:
            made = evolve(made, obj=n.Ends(_END[end], made.obj.count, made.obj.owner))
        kept = _MADE[id(node), end] = (node, made)
    return kept[1]


_MADE: Final[dict[tuple[int, str], tuple[Any, Any]]] = {}
"""Steps with an end by the identity of the step without one, which is kept so that it stays one."""
