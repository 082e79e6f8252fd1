"""How many games there are to a depth from fixed positions: a change of rules shows as a number.

Every answer that a choice lists is given, so this also tests that each of them is accepted. When a
rule was changed on purpose, `python -m tests.rules.test_counts` prints the new numbers.
"""

import sys

import pytest

from naruto_tui.rules.game import Game

POSITIONS = {
    "a hand in the Mission Phase": """
        seed 1
        player 1
          marker 3
          hand N-001 N-010 M-009 J-001
          team N-003
          chakra N-002
        player 2
          hand J-002
    """,
    "four Ninja to organize": """
        seed 2
        phase organize
        player 1
          team N-001, N-002
          team N-003
          team N-006 injured
        player 2
          team N-004
    """,
    "two attacks and three blockers": """
        seed 3
        phase block
        player 1
          attack N-011, N-001
          attack N-003
        player 2
          team N-012, N-004
          team N-009
          team N-010
    """,
    "an exchange of Jutsu": """
        seed 4
        phase exchange
        player 1
          attack N-011, N-001
          hand J-001 J-002
          chakra N-001 x2 N-002 x2
        player 2
          block 1 N-015
          hand J-001 J-009
          chakra N-001 N-015 x2
    """,
}

COUNTS = {
    "a hand in the Mission Phase": (4, 21, 66, 167, 421, 1165),
    # Four things in sets of at most three: 15 - 1.
    "four Ninja to organize": (14, 146, 384, 1024),
    # No block 1, one block 2 * (2 + 1 + 1), two blocks 2 * (2 + 2 + 1).
    "two attacks and three blockers": (19, 38, 76, 1064),
    "an exchange of Jutsu": (3, 6, 25, 58, 140, 325),
}
"""Games of one answer, of two, and so on."""


def count(game: Game, depth: int) -> int:
    """Games of this many answers, or of fewer where the game ends before."""
    if depth == 0 or game.choice is None:
        return 1
    total = 0
    for answer in game.choice.answers():
        after = game.copy()
        after.answer(answer)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_games_to_each_depth(name: str) -> None:
    game = Game.from_position(POSITIONS[name])
    found = tuple(count(game, depth + 1) for depth in range(len(COUNTS[name])))
    assert found == COUNTS[name]


def main() -> None:
    for name, text in POSITIONS.items():
        game = Game.from_position(text)
        found: list[int] = []
        while len(found) < 6 and (not found or found[-1] < 800):
            found.append(count(game, len(found) + 1))
        sys.stdout.write(f'    "{name}": {tuple(found)},\n')


if __name__ == "__main__":
    main()
