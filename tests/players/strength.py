"""How strong the levels are: `python tests/players/strength.py [SEEDS]` (200 seeds by default).

Each seed is played twice, so that each player begins once; the seeds go round the shipped decks,
and both sides play the same deck.
"""

import sys
import time

from table import wins

GOALS = (("genin", "academy", 0.85), ("genin", "random", 0.97), ("academy", "random", 0.0))


def main() -> None:
    """Prints the share of games won, with its goal."""
    seeds = range(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
    for level, other, goal in GOALS:
        start = time.process_time()
        won, games = wins(level, other, seeds)
        rate = games / (time.process_time() - start)
        print(
            f"{level} - {other}: {won} of {games} = {won / games:.1%} (goal {goal:.0%}), "
            f"{rate:.0f} games/s"
        )


if __name__ == "__main__":
    main()
