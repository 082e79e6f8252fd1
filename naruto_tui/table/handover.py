"""Two people at one screen: who sits there, and whether the other one has to sit down first.

The screen changes hands as seldom as the rules allow. A player who can only pass need not sit down
for it where the other one cannot tell the difference: because he sits there anyway, or is the next
one to do so whatever he does.
"""

from naruto_tui.rules.game import Game
from naruto_tui.table.match import Match
from naruto_tui.table.orders import can_only_pass
from naruto_tui.table.seats import Person

NOBODY = -1


class Handover:
    """Who sits at the screen that two people share. `match` is played by both of them."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seat = NOBODY
        """Who has sat down; `NOBODY`: nothing may be seen."""
        match.passes_unseen = self._unseen
        match.pass_unasked()

    @property
    def openly(self) -> bool:
        """Whether the hands are open: then nothing has to be covered."""
        return any(isinstance(who, Person) and who.openly for who in self.match.seats)

    @property
    def wanted(self) -> int:
        """Who is asked, or `NOBODY`."""
        person = self.match.person()
        return NOBODY if person is None else person

    @property
    def covered(self) -> bool:
        """Whether the curtain is closed: somebody is asked who has not sat down yet."""
        if self.wanted != self.seat and self.openly:
            self.sit()
        return self.wanted not in (self.seat, NOBODY)

    def sit(self) -> int:
        """Whoever is asked sits down; how many events he has seen before."""
        self.seat = self.wanted
        return self.match.looked[self.seat]

    def leave(self) -> None:
        """Whoever sat there has left: nothing may be seen until somebody sits down."""
        self.seat = NOBODY

    @property
    def regrets(self) -> int:
        """Who may take back a choice at the closed curtain, or `NOBODY`."""
        seat = self.match.last_to_choose
        return seat if self.covered and seat != self.wanted else NOBODY

    def _unseen(self) -> bool:
        """Whether a pass that is all that is left is made without asking."""
        choice = self.match.game.choice
        if choice is None or not can_only_pass(choice):
            return False
        seat = choice.asked.seat
        return seat == self.seat or _next_asked(self.match.game) == seat


def _next_asked(game: Game) -> int:
    """Who is asked next, once all have passed who can do nothing else."""
    game = game.copy()
    while can_only_pass(game.choice):
        game.answer(0)
        if game.choice is not None and not can_only_pass(game.choice):
            return game.choice.asked.seat
    return NOBODY
