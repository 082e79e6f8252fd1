"""A game in progress: seats, journal, undo, resume."""
