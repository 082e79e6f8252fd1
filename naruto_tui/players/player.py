"""What a player is: it answers a choice from nothing but its seat's view."""

from typing import Protocol

from naruto_tui.rules.choices import Choice
from naruto_tui.rules.questions import Answer
from naruto_tui.rules.view import View


class Player(Protocol):
    """Answers the choices of one seat in one game."""

    def decide(self, view: View, choice: Choice) -> Answer:
        """A legal answer to the seat's open choice."""
