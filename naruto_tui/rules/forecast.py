"""What the showdown would do with a fight as things stand."""

from typing import TYPE_CHECKING

from .state import Fight
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


def forecast(game: "Game", fight: Fight) -> Forecast:
    """The result of a fight with the powers of this moment (5.4)."""
    if fight.attacker not in game.teams:
        return Forecast(0, None, 0, "gone", 0)
    attack = game.team_power(fight.attacker)
    edition = game.edition
    outstanding = edition.outstanding
    blockers = game.blockers(fight.attacker)
    if not blockers:
        if fight.skipped or (fight.blocker and edition.blocker_gone == "no result"):
            word = "skipped" if fight.skipped else "no result"
            return Forecast(attack, None, attack, word, 0)
        rewards = edition.unblocked_rewards[attack >= outstanding]
        return Forecast(attack, None, attack, "unblocked", rewards)
    block = sum(game.team_power(one.id) for one in blockers)
    margin = attack - block
    if fight.skipped:
        return Forecast(attack, block, margin, "skipped", 0)
    word = "tie" if margin == 0 else "win" if margin > 0 else "loss"
    big = abs(margin) >= outstanding
    rewards = edition.blocked_rewards[big] if margin else 0
    return Forecast(attack, block, margin, f"big {word}" if big else word, rewards)
