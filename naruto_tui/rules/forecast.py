"""What the showdown would do with a fight as things stand."""

from typing import TYPE_CHECKING, Final

from .state import Fight
from .sums import clash, counts_as_blocked, involved, power_faced
from .values import value

if TYPE_CHECKING:
    from .game import Game


@value
class Forecast:
    """A fight as it would end now, from the attacker's side."""

    attack: int
    block: int | None
    """`None`: not blocked."""
    margin: int
    outcome: str
    """`unblocked`, `big win`, `win`, `tie`, `loss`, `big loss`, `no result`, `skipped`, `gone`."""
    rewards: int
    """Of whoever wins them."""
    mental: bool = False
    """Whether mental power is compared (5.4.10)."""
    forced: bool = False
    """Whether an effect says how it ends, whatever the powers are (T-7.5)."""


OUTCOMES: Final = {2: "big win", 1: "win", 0: "tie", -1: "loss", -2: "big loss"}
"""Words for the grades of a result."""


def forecast(game: "Game", fight: Fight) -> Forecast:
    """The result of a fight with the powers of this moment (5.4)."""
    if fight.attacker not in game.teams:
        return Forecast(0, None, 0, "gone", 0)
    attackers, blockers = involved(game, fight.attacker)
    if not blockers:
        return _unblocked(game, fight)
    found = clash(game, attackers, blockers)
    margin = found.attack - found.block
    if fight.skipped:
        return Forecast(found.attack, found.block, margin, "skipped", 0)
    rewards = game.edition.blocked_rewards[abs(found.grade) == 2] if found.grade else 0
    return Forecast(
        found.attack, found.block, margin, OUTCOMES[found.grade], rewards,
        mental=found.mental, forced=found.forced,
    )  # fmt: skip


def _unblocked(game: "Game", fight: Fight) -> Forecast:
    attack = game.team_power(fight.attacker)
    edition = game.edition
    outstanding = edition.outstanding
    if counts_as_blocked(game, fight.attacker) and not fight.skipped:
        power = power_faced(game, fight.attacker)
        if power is None:
            return Forecast(attack, None, 0, "no result", 0)
        margin = attack - power
        grade = ((margin > 0) - (margin < 0)) * (1 + (abs(margin) >= outstanding))
        return Forecast(attack, power, margin, OUTCOMES[grade], 0)
    if fight.skipped or (fight.blocker and edition.blocker_gone == "no result"):
        return Forecast(attack, None, attack, "skipped" if fight.skipped else "no result", 0)
    rewards = edition.unblocked_rewards[attack >= outstanding]
    return Forecast(attack, None, attack, "unblocked", rewards)
