"""What a trigger or replacement does that a player may use or decline, in its own sentence."""

from typing import TYPE_CHECKING, Any

from naruto_tui.cards.nodes import Replacing, Triggered

from .keywords import stands_for
from .values import value

if TYPE_CHECKING:
    from .view import View


@value
class Waits:
    """A trigger that is to be put in order: its card, and the place of its ability."""

    card: int
    ability: int


@value
class Told:
    """A step as far as whoever is asked needs it for the words: in place of the step itself."""

    offered: str
    """What may be used or declined."""
    what: str
    """What a coin would show."""
    waiting: tuple[Waits, ...]
    """What is to be put in order."""

    @property
    def node(self) -> "Told":
        """Stands for the step's node, of which `what` is asked."""
        return self


def told(view: "View", step: Any) -> Told:
    """That of a step."""
    waiting = getattr(step, "waiting", ())
    several = waiting if isinstance(waiting, tuple) else ()
    return Told(
        offered_text(view, step),
        str(getattr(getattr(step, "node", None), "what", "")),
        tuple(Waits(one.card, one.ability) for one in several),
    )


def offered_text(view: "View", step: Any) -> str:
    """What may be used or declined; nothing where it is no trigger or replacement."""
    if isinstance(step, Told):
        return step.offered
    waiting = getattr(step, "waiting", None)
    ability = getattr(step, "ability", None) if waiting is None else getattr(waiting, "node", None)
    if not isinstance(ability, Triggered | Replacing):
        return ""
    if waiting is not None and ability in stands_for("mastery", None):
        (card, _), *_ = waiting.that["jutsu"]
        known = view.card(card)
        name = known.name if known else "a card"
        return f"Mastery, pay 1 chakra of its symbol to take {name} back"
    from naruto_tui.cards.language import write  # noqa: PLC0415 - only who reads it needs it
    from naruto_tui.cards.language.writing.words import UnwritableError  # noqa: PLC0415

    try:
        return write(ability)
    except UnwritableError:  # a keyword may stand for what no sentence says
        return ""
