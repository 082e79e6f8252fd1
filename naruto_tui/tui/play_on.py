"""Asks who somebody wants to be who plays on from a moment of a replay."""

from attrs import evolve, field, frozen

from naruto_tui.players import LEVELS

from .lines import ROUND, Glyphs, Line, framed, wrapped
from .panes import BACK, Pane
from .text import clean

OPPONENTS = tuple(level for level in LEVELS if level != "random")


@frozen
class PlayOnPane(Pane):
    """Which seat, and against whom. A new game begins, so there is nothing to confirm."""

    turn: int = field(kw_only=True)
    seat: int = 0
    level: int = len(OPPONENTS) - 1
    """Place in `OPPONENTS`."""
    chosen: bool = False

    def draw(self, width: int, height: int, glyphs: Glyphs = ROUND) -> list[Line]:
        told = (
            f"A new game begins at this moment of turn {self.turn}, against the computer. It is "
            "saved like any other; what is replayed stays as it is."
        )
        body: list[Line] = [[], *([(" ", ""), *line] for line in wrapped(told, width - 6)), []]
        for seat in (0, 1):
            here = seat == self.seat
            name = clean(self.voice.names[seat])
            body.append(
                [
                    (" > " if here else "   ", "act"),
                    (str(seat + 1), "key"),
                    (f"  play for {name}", "cursor" if here else ""),
                ]
            )
        body += [[], [("   left/right", "key"), (f"  opponent: {OPPONENTS[self.level]}", "")]]
        return framed([("Play on from here", "name")], body, width, height, glyphs)

    def press(self, key: str, letter: str) -> "Pane | None":
        if key in (*BACK, "p"):
            return None
        if key in ("1", "2"):
            return evolve(self, seat=int(key) - 1, chosen=True)
        if key in ("up", "down", "tab", "shift+tab"):
            return evolve(self, seat=1 - self.seat)
        if key in ("left", "right"):
            step = 1 if key == "right" else -1
            return evolve(self, level=(self.level + step) % len(OPPONENTS))
        return evolve(self, chosen=True) if key == "enter" else self

    @property
    def keys(self) -> list[tuple[str, str]]:
        return [("1 2", "play"), ("left/right", "opponent"), ("Enter", "play"), ("Esc", "back")]
