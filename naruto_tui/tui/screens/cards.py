"""The screen on which cards are looked up: all that were printed."""

import asyncio

from naruto_tui.cards.custom import everything, left_out
from naruto_tui.tui.browser import Browser, draw_browser, settled
from naruto_tui.tui.lines import Line, fit, sized
from naruto_tui.tui.looks import Look
from naruto_tui.tui.screens.place import Place, keys_line
from naruto_tui.tui.text import clean

_LIST_KEYS = [
    ("up/down", "choose"), ("Enter", "the card"), ("F1", "what to type"), ("Esc", "back")
]  # fmt: skip
_CARD_KEYS = [
    ("e", "explain"), ("up/down", "scroll"), ("left/right", "next card"), ("Esc", "back")
]  # fmt: skip


class CardsScreen(Place):
    """What is typed searches; the arrows choose among what is found."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.browser: Browser | None = None
        """`None` while the cards are being read."""
        self.problem = ""
        """Which files of custom cards are not among them, and why."""

    def on_mount(self) -> None:
        self.run_worker(self._read())

    async def _read(self) -> None:
        pool = everything()
        self.problem = clean("; ".join(left_out()))
        await asyncio.to_thread(pool.read_all)
        self.browser = Browser(pool)
        self.redraw()

    def draw(self, width: int, height: int) -> list[Line]:
        title = fit([(" Cards", "title"), ("  ", ""), (self.problem, "bad")], width)
        if self.browser is None:
            return sized([title, [("  reading cards ...", "dim")]], width, height)
        self.browser = settled(self.browser, width, height - 2)
        keys = keys_line(_CARD_KEYS if self.browser.opened else _LIST_KEYS, width)
        return [title, *draw_browser(self.browser, width, height - 2, self.look.glyphs), keys]

    def press(self, key: str, letter: str) -> None:
        if self.browser is None:
            if key == "escape":
                self.doors.title_screen()
            return
        if letter and not self.browser.opened:
            self.browser = self.browser.typed(letter)
        elif (after := self.browser.press(key)) is not None:
            self.browser = after
        else:
            self.doors.title_screen()
