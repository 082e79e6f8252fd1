"""The versions of a deck while it is worked on: each step can be taken back, and done again."""

from attrs import evolve, frozen

from naruto_tui.decklists.editing import change_words
from naruto_tui.decklists.model import Deck


@frozen
class History:
    """The deck as it is, and as it was before and after each step."""

    now: Deck
    past: tuple[Deck, ...] = ()
    future: tuple[Deck, ...] = ()
    """What was taken back, the last of it at the end."""

    def then(self, deck: Deck) -> "History":
        """One step on; a step that changes nothing is none."""
        return self if deck == self.now else History(deck, (*self.past, self.now))

    def undone(self) -> "History":
        """One step back; the same at the beginning."""
        if not self.past:
            return self
        *past, last = self.past
        return History(last, tuple(past), (*self.future, self.now))

    def redone(self) -> "History":
        """The step that was taken back last; the same where there is none."""
        if not self.future:
            return self
        *future, following = self.future
        return evolve(self, now=following, past=(*self.past, self.now), future=tuple(future))

    @property
    def last_step(self) -> str:
        """What undoing takes back."""
        return change_words(self.past[-1], self.now) if self.past else ""

    @property
    def next_step(self) -> str:
        """What redoing does."""
        return change_words(self.now, self.future[-1]) if self.future else ""
