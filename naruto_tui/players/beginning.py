"""Whether a computer that may choose wants to begin the next game of a match."""

from naruto_tui.rules.editions import Edition

READER = "genin"
"""The level from which on the rules of the first turn are weighed."""


def begins(level: str, edition: Edition) -> bool:
    """A beginner always wants to go first; who knows better asks what the first turn lacks.

    Beginning is one deployment ahead. Without a draw and without a battle on that turn it is one
    card and one attack behind, and that costs more.
    """
    if level != READER:
        return True
    return edition.first_turn_draw or edition.first_turn_battle
