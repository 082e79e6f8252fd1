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
    """`unblocked`, `big win`, `win`, `tie`, `loss`, `big loss`, `skipped` or `gone`."""
    rewards: int


def forecast(game: "Game", fight: Fight) -> Forecast:
    """The result of a fight with the powers of this moment (5.4)."""
    if fight.attacker not in game.teams:
        return Forecast(0, None, 0, "gone", 0)
    attack = game.team_power(fight.attacker)
    outstanding = game.edition.outstanding
    if fight.blocker not in game.teams:
        rewards = 0 if fight.skipped else game.edition.unblocked_rewards[attack >= outstanding]
        return Forecast(attack, None, attack, "skipped" if fight.skipped else "unblocked", rewards)
    block = game.team_power(fight.blocker)
    margin = attack - block
    if fight.skipped:
        return Forecast(attack, block, margin, "skipped", 0)
    word = "tie" if margin == 0 else "win" if margin > 0 else "loss"
    if abs(margin) >= outstanding:
        word = f"big {word}"
    return Forecast(attack, block, margin, word, 0)
