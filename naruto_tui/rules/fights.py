"""Who faces whom: the fights of a Battle Phase, when a team is set against an attack."""

from typing import TYPE_CHECKING

from .state import Fight

if TYPE_CHECKING:
    from .game import Game


def oppose(game: "Game", attacker: int, blocker: int) -> None:
    """A team blocks an attack; one that is blocked already has a further fight (5.2.1)."""
    for fight in game.fights:
        if fight.attacker == attacker and not fight.blocker:
            fight.blocker = blocker
            return
    game.fights.append(Fight(attacker, blocker, skipped=False, done=False))
