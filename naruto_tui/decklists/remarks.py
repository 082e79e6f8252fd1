"""Where the comments of a text list belong, so that they are written there again.

What stands first, up to a blank line, is about the deck; then a comment is about the heading or the
card under it, and what stands last is at the end. A reader tells what it meets, line by line.
"""

from attrs import Factory, define

from naruto_tui.decklists.model import Aside, Place


@define
class Remarks:
    """The comments of a list half read."""

    head: list[str] = Factory(list)
    asides: dict[Place, list[str]] = Factory(dict)
    _pending: list[str] = Factory(list)
    _is_head: bool = True
    """Whether no heading and no card was met."""

    def comment(self, text: str) -> None:
        """A line that is one, without its mark."""
        self._pending.append(text.rstrip())

    def blank(self) -> None:
        """An empty line: what is said of the deck ends here."""
        if self._is_head:
            self.head += self._taken()

    def heading(self, place: Place | None) -> None:
        """A section line; one with no place of its own leaves comments to the card under it."""
        self._begin()
        if place is not None and any(self._pending):
            self.asides.setdefault(place, []).extend(self._taken())

    def card(self) -> tuple[str, ...]:
        """The comments over a card that is met now."""
        self._begin()
        return tuple(self._taken())

    def end(self) -> None:
        """The end of the list."""
        self._begin()
        self.heading("end")
        while self.head and not self.head[-1]:
            self.head.pop()

    @property
    def placed(self) -> tuple[Aside, ...]:
        """The comments over headings and at the end."""
        return tuple(Aside(place, tuple(lines)) for place, lines in self.asides.items())

    def _begin(self) -> None:
        """A list may begin without a blank line under what is said of it."""
        if self._is_head and not self.head:
            self.head += self._taken()
        self._is_head = False

    def _taken(self) -> list[str]:
        taken, self._pending = self._pending, []
        return taken if any(taken) or not self.head else []
