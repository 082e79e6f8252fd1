"""What a player is doing, in words that tell the other one nothing of his cards."""

from typing import Final

from naruto_tui.rules.game import Game
from naruto_tui.rules.windows import ASKS

OPEN: Final = {
    "first": "choose who begins",
    "redraw": "look at the opening hand",
    "mission phase": "prepare in the mission phase",
    "charge": "prepare in the mission phase",
    "organize": "arrange teams",
    "send": "choose attackers",
    "block": "choose blocks",
    "fight order": "choose which fight comes first",
    "discard to hand limit": "discard down to the hand limit",
}
"""Questions that both players know to be asked, and what whoever is asked does meanwhile."""


def doing(game: Game) -> str:
    """What whoever is asked does, as a verb without a subject; empty when the game is over.

    In the middle of something it is only said where that is: which question it is could tell what
    is played.
    """
    choice = game.choice
    if choice is None:
        return ""
    ask = choice.asked.ask
    if ask in OPEN:
        return OPEN[ask]
    if ask in ASKS:
        return "may answer" if game.chain or ask == "counter" else "may play a Jutsu"
    if game.phase == "mission" and choice.asked.seat == game.active:
        return OPEN["mission phase"]
    return "choose"
