"""In every small position: where some arrangement wins whatever is blocked, genin wins."""

import random
from itertools import combinations

from naruto_tui.rules.game import Game
from naruto_tui.rules.team_choices import Arrange
from tests.rules.scene import ninja, scene

from .table import go_on


def position(rng: random.Random) -> Game:
    """A position just before the Organization Phase, near the end of a game."""
    own = [ninja(f"A-{i}", f"{rng.randrange(7)}/{rng.randrange(4)}") for i in range(5)]
    enemy = [ninja(f"B-{i}", f"{rng.randrange(7)}/{rng.randrange(4)}") for i in range(3)]
    mine = own[: rng.randrange(2, 6)]
    theirs = enemy[: rng.randrange(3)]
    text = [
        "phase organize",
        "player 1",
        f"rewards {rng.randrange(5, 10)}",
        *(f"team {card.number}" for card in mine),
        "player 2",
        *(f"team {card.number}" for card in theirs),
        "marker 3",
    ]
    return scene("\n".join(text), *own, *enemy).game


def surely(game: Game) -> int:
    """The most rewards that no blocks can prevent, over all arrangements and attacks."""
    choice = game.choice
    assert isinstance(choice, Arrange)
    blocks = sum(team.seat == 1 for team in game.teams.values())
    best = 0
    for teams in choice.answers():
        rewards = [1 + (power(game, team) >= 5) for team in teams]
        for size in range(1, min(3, len(rewards)) + 1):
            for some in combinations(rewards, size):
                best = max(best, sum(sorted(some)[: max(0, size - blocks)]))
    return best


def power(game: Game, team: tuple[int, ...]) -> int:
    traits = [game.traits(one) for one in team]
    support = sum(one.support for one in traits)
    return max(support - one.support + one.combat for one in traits)


def test_genin_finds_every_sure_win() -> None:
    rng = random.Random(3)
    wins = 0
    for _ in range(150):
        game = position(rng)
        sure = len(game.sides[0].rewards) + surely(game) >= 10
        wins += sure
        go_on(game)
        if sure:
            assert game.result is not None
            assert game.result.winner == 0
    assert 20 < wins < 130


def attacked(rng: random.Random) -> Game:
    """A position in which the other side attacks, near the end of a game."""
    own = [ninja(f"A-{i}", f"{rng.randrange(7)}/{rng.randrange(4)}") for i in range(5)]
    enemy = [ninja(f"B-{i}", f"{rng.randrange(7)}/{rng.randrange(4)}") for i in range(3)]
    text = [
        "turn 6",
        "active 2",
        "phase block",
        "player 2",
        f"rewards {rng.randrange(6, 10)}",
        *(f"attack {card.number}" for card in enemy[: rng.randrange(1, 4)]),
        "player 1",
        *(f"team {card.number} injured" for card in own[: rng.randrange(1, 5)]),
    ]
    return scene("\n".join(text), *own, *enemy).game


def test_genin_survives_where_blocks_allow_it() -> None:
    rng = random.Random(4)
    saved = 0
    for _ in range(150):
        game = attacked(rng)
        rewards = sorted(1 + (game.team_power(fight.attacker) >= 5) for fight in game.fights)
        blocks = sum(team.seat == 0 for team in game.teams.values())
        least = sum(rewards[: max(0, len(rewards) - blocks)])
        survives = len(game.sides[1].rewards) + least < 10
        saved += survives and len(game.sides[1].rewards) + sum(rewards) >= 10
        go_on(game)
        assert (game.result is None) == survives
    assert saved > 40
