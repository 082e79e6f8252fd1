"""What opens over the board and closes again: values, like prompts; a key makes the next one.

`pane.press(key, letter)` gives the pane as it is then, or `None` when it closes.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

from attrs import evolve, field, frozen

from .chainlist import draw_chain
from .face import face_lines, face_title
from .lines import ROUND, Glyphs, Line, fit, framed
from .log import LogLine, draw_log, log_lines
from .prompt import key_name
from .remarks import CONCEDE
from .rulebook import PAGES, found_lines, page_lines, page_title
from .words import Voice
from .zones import ZoneList, draw_zone

BACK: Final = ("escape", "backspace")
SCROLL: Final = {
    "up": 1,
    "down": -1,
    "pageup": 10,
    "pagedown": -10,
    "home": 100_000,
    "end": -100_000,
}
TURNS: Final = {"right": 1, "tab": 1, "left": -1, "shift+tab": -1}
"""Keys that turn pages."""
LONGEST_WISH: Final = 30


@frozen
class Wish:
    """What a list is filtered by: typed after `/`, taken by Enter, emptied by Esc."""

    text: str = ""
    typing: bool = False

    def press(self, key: str, letter: str) -> "Wish | None":
        """The wish after a key, or `None` when the key is not for it."""
        if not self.typing:
            if key == "slash":
                return Wish(typing=True)
            return Wish() if key in BACK and self.text else None
        if key == "enter":
            return evolve(self, typing=False)
        if key == "escape":
            return Wish()
        if key == "backspace":
            return evolve(self, text=self.text[:-1])
        return evolve(self, text=(self.text + letter)[:LONGEST_WISH])

    def fits(self, text: str) -> bool:
        return self.text.casefold() in text.casefold()

    def line(self) -> Line:
        """How it is shown in a pane's frame."""
        if self.typing:
            return [("/", "key"), (self.text + "_", "act")]
        return (
            [("/", "key"), (self.text, "act")] if self.text else [("/", "key"), (" filter", "dim")]
        )


@frozen
class Pane(ABC):
    """What all panes share."""

    voice: Voice = field(eq=False)

    @abstractmethod
    def draw(self, width: int, height: int, glyphs: Glyphs = ROUND) -> list[Line]:
        """The pane in so many cells."""

    @abstractmethod
    def press(self, key: str, letter: str) -> "Pane | None":
        """The pane after a key, or `None`: the key closes it."""

    @property
    def keys(self) -> list[tuple[str, str]]:
        """The keys that work, and what they do."""
        return [("Esc", "back")]


@frozen
class LogPane(Pane):
    """Everything that happened until now, as this seat may know it."""

    scroll: int = 0
    wish: Wish = Wish()
    told: Sequence[LogLine] = field(factory=tuple, eq=False)

    @classmethod
    def of(cls, voice: Voice) -> "LogPane":
        """The log as it is now: late in a game it is too long to be told anew at each key."""
        return cls(voice, told=log_lines(voice))

    def draw(self, width: int, height: int, glyphs: Glyphs = ROUND) -> list[Line]:
        told = [line for line in self.told if self.wish.fits(line.text)]
        body = draw_log(told, width - 2, height - 2, self.scroll)
        return framed([("Log", "name")], body, width, height, glyphs, tail=self.wish.line())

    def press(self, key: str, letter: str) -> "Pane | None":
        if (wish := self.wish.press(key, letter)) is not None:
            return evolve(self, wish=wish, scroll=0)
        if key in SCROLL:
            most = 2 * len(self.told)
            return evolve(self, scroll=min(max(self.scroll + SCROLL[key], 0), most))
        return None if key in (*BACK, "l") else self

    @property
    def keys(self) -> list[tuple[str, str]]:
        return [("up/down", "scroll"), ("/", "filter"), ("Esc", "back")]


@frozen
class CardPane(Pane):
    """The face of a card or team, in full."""

    thing: int = -1
    top: int = 0
    head: int = -1
    """The head chosen for the team that is shown."""

    def draw(self, width: int, height: int, glyphs: Glyphs = ROUND) -> list[Line]:
        body = face_lines(self.voice, self.thing, width - 4, self.head)[self.top :]
        title = face_title(self.voice, self.thing, self.head)
        return framed(title, indented(body), width, height, glyphs)

    def press(self, key: str, letter: str) -> "Pane | None":
        return None if key in (*BACK, "i", "enter") else evolve(self, top=scrolled(self.top, key))


@frozen
class ZonePane(Pane):
    """The cards of a zone, sorted and filtered, each with its face."""

    zone: ZoneList = field(kw_only=True)
    wish: Wish = Wish()

    def draw(self, width: int, height: int, glyphs: Glyphs = ROUND) -> list[Line]:
        lines = draw_zone(self.zone, width, height - 1, glyphs)
        return [*lines, fit([(" ", ""), *self.wish.line()], width)]

    def press(self, key: str, letter: str) -> "Pane | None":
        if (wish := self.wish.press(key, letter)) is not None:
            return evolve(self, wish=wish, zone=self.zone.filtered(wish.text))
        if (zone := self.zone.press(key)) is not None:
            return evolve(self, zone=zone)
        if key in ("i", "enter") and self.zone.focus >= 0:
            return CardPane(self.voice, self.zone.focus)
        return None if key in (*BACK, "z") else self

    @property
    def keys(self) -> list[tuple[str, str]]:
        return [
            ("Tab", "next zone"),
            ("o", "other player"),
            ("s", "order"),
            ("/", "filter"),
            ("Esc", "back"),
        ]


@frozen
class ChainPane(Pane):
    """What waits to take effect."""

    def draw(self, width: int, height: int, glyphs: Glyphs = ROUND) -> list[Line]:
        return draw_chain(self.voice, width, height, glyphs)

    def press(self, key: str, letter: str) -> "Pane | None":
        return None if key in (*BACK, "v") else self


@frozen
class HelpPane(Pane):
    """Help for exactly this moment, and the way to the rules."""

    told: Callable[[int], list[Line]] = field(kw_only=True, eq=False)
    """What it says, in so many cells."""
    page: int = 0
    """Of the rules, where they open."""
    top: int = 0

    def draw(self, width: int, height: int, glyphs: Glyphs = ROUND) -> list[Line]:
        body = self.told(width - 4)
        top = min(self.top, max(len(body) - height + 2, 0))
        inside = indented(body[top:])
        return framed([("Help for this moment", "name")], inside, width, height, glyphs)

    def press(self, key: str, letter: str) -> "Pane | None":
        if key == "r":
            return RulesPane(self.voice, below=self, page=self.page)
        closes = key in (*BACK, "question_mark", "f1")
        most = len(self.told(60))
        return None if closes else evolve(self, top=min(scrolled(self.top, key), most))

    @property
    def keys(self) -> list[tuple[str, str]]:
        return [("up/down", "scroll"), ("r", "rules"), ("Esc", "back")]


@frozen
class RulesPane(Pane):
    """The rules, a chapter at a time, opened from the help and closed to it."""

    below: HelpPane = field(kw_only=True, eq=False)
    page: int = 0
    top: int = 0
    wish: Wish = Wish()

    def draw(self, width: int, height: int, glyphs: Glyphs = ROUND) -> list[Line]:
        body = self._body(width - 4)
        top = min(self.top, max(len(body) - height + 2, 0))
        title = f"Rules with {self.wish.text}" if self.wish.text else page_title(self.page)
        inside = indented(body[top:])
        return framed([(title, "name")], inside, width, height, glyphs, tail=self.wish.line())

    def _body(self, room: int) -> list[Line]:
        edition = self.voice.view.edition
        if self.wish.text:
            return found_lines(self.wish.text, room, edition)
        return page_lines(self.page, room, edition)

    def press(self, key: str, letter: str) -> "Pane | None":
        if (wish := self.wish.press(key, letter)) is not None:
            return evolve(self, wish=wish, top=0)
        if key in TURNS:
            return evolve(self, page=(self.page + TURNS[key]) % PAGES, top=0, wish=Wish())
        if key in ("question_mark", "f1"):
            return None
        most = len(self._body(60))
        closes = key in (*BACK, "r")
        return self.below if closes else evolve(self, top=min(scrolled(self.top, key), most))

    @property
    def keys(self) -> list[tuple[str, str]]:
        return [
            ("left/right", "chapter"),
            ("up/down", "scroll"),
            ("/", "find"),
            ("Esc", "back"),
        ]


def indented(lines: list[Line]) -> list[Line]:
    return [[(" ", ""), *line] for line in lines]


def scrolled(top: int, key: str) -> int:
    """The first line shown after a key."""
    return max(top - SCROLL.get(key, 0), 0)


@frozen
class ConcedePane(Pane):
    """Asks before a game is given up; the key that opened it does not confirm it."""

    sure: bool = False
    may_offer: bool = False
    """Whether there is somebody who could be offered a draw."""
    offers: bool = False
    """Whether that is what was wanted."""

    def draw(self, width: int, height: int, glyphs: Glyphs = ROUND) -> list[Line]:
        body: list[Line] = [
            [],
            [(f"  {CONCEDE}", "")],
            [],
            [(f"  {key_name('y')}", "key"), ("  concede", "")],
        ]
        if self.may_offer:
            offer = "  offer a draw: the other player is asked"
            body.append([(f"  {key_name('d')}", "key"), (offer, "")])
        body.append([("  any other key", "key"), ("  play on", "")])
        return framed([("Concede", "bad")], body, width, height, glyphs)

    def press(self, key: str, letter: str) -> "Pane | None":
        if key == "d" and self.may_offer:
            return evolve(self, offers=True)
        return evolve(self, sure=True) if key == "y" else None

    @property
    def keys(self) -> list[tuple[str, str]]:
        offer = [(key_name("d"), "offer a draw")] if self.may_offer else []
        return [(key_name("y"), "concede"), *offer, ("Esc", "play on")]
