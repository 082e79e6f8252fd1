"""What it would bring if all fights were decided by mental power."""

from typing import Final

from naruto_tui.rules.view import View

from .attack import War, useful
from .minds import Minds
from .teams import Roster

DEFENCE: Final = 0.7
"""What counts of the other side's next attack, beside the own one."""


def exam_worth(view: View, *, lasting: bool = False) -> float:
    """What the seat's attack gains; `lasting`: what it gains in the other one's attack as well."""
    seat = view.seat
    worth = 0.0
    if view.active == seat:
        worth += _attack(view, seat)
        if lasting:
            worth -= DEFENCE * _attack(view, 1 - seat)
    else:
        worth -= _attack(view, 1 - seat)
    return worth


def _attack(view: View, attacker: int) -> float:
    """How much better a player's attack goes by mental power than it does now."""
    roster = Roster()
    squads, others = roster.squads(view, attacker), roster.squads(view, 1 - attacker)
    if not squads:
        return 0.0
    most = view.edition.max_attacking_teams or len(squads)
    war = War(view, attacker)
    now, _ = war.best_attack(squads, useful(others), most)
    war.minds = Minds(view, every=True)
    then, _ = war.best_attack(squads, useful(others), most)
    return then - now
