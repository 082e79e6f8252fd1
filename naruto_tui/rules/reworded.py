"""Effects of Jutsu and Missions that continuous effects have put in the place of the printed ones.

What was declared and paid for the card stays (T-10: this is no negation). An effect that changes
what is on the chain once and for all is `redirecting`; what a keyword means, `surge`.
"""

from typing import TYPE_CHECKING, Any, Final

from .force import in_force

if TYPE_CHECKING:
    from .game import Game
    from .state import Link

SET: Final = "set effect"
"""Row of the change table: a card does something else when it is carried out."""


def steps_of_link(game: "Game", link: "Link") -> tuple[Any, ...]:
    """What an item of the chain does: of several texts that change it the latest counts."""
    if link.kind == "effect" or SET not in game.says:
        return link.body.steps
    spells = [one.claim.value for one in in_force(game, SET) if one.concerns(game, link.card)]
    return spells[-1].body.steps if spells else link.body.steps
