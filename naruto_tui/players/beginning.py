"""Whether a computer that may choose begins the next game of a match."""

from naruto_tui.rules.chance import seeded


def begins(level: str, seed: int) -> bool:
    """It does: of games between equals who begins wins 52 in 100 in `us`, 65 in `cz`.

    Who plays by chance lets chance say, by the seed of the last game.
    """
    return level != "random" or bool(seeded(seed, 4) & 1)
