"""The list of standing orders: when a player wants to be asked, until his next turn.

Public: `OrdersPane`.
"""

from attrs import evolve, frozen

from naruto_tui.table.orders import ORDERS

from .lines import ROUND, Glyphs, Line, framed, wrapped
from .panes import BACK, Pane
from .remarks import WHEN_ASKED
from .words import Voice


@frozen
class OrdersPane(Pane):
    """One of the orders is picked."""

    cursor: int = 0
    chosen: str = ""
    """The word of the order that was picked."""

    @classmethod
    def of(cls, voice: Voice, word: str) -> "OrdersPane":
        """With the cursor on the order that holds."""
        return cls(voice, [order.word for order in ORDERS].index(word))

    def draw(self, width: int, height: int, glyphs: Glyphs = ROUND) -> list[Line]:
        body: list[Line] = [[], [(f"  {WHEN_ASKED}", "")], []]
        for place, order in enumerate(ORDERS):
            here = place == self.cursor
            sign = ">" if here else " "
            name: Line = [(order.name, "cursor" if here else "")]
            body.append([(f"  {sign} ", "act"), (f"{place + 1}", "key"), (" ", ""), *name])
        about = wrapped(ORDERS[self.cursor].about, width - 8, "dim")
        body += [[], *([("    ", ""), *line] for line in about)]
        return framed([("Pass unless", "name")], body, width, height, glyphs)

    def press(self, key: str, letter: str) -> "Pane | None":
        if key in ("up", "down"):
            step = 1 if key == "down" else -1
            return evolve(self, cursor=(self.cursor + step) % len(ORDERS))
        if key.isdecimal() and key.isascii() and 1 <= int(key) <= len(ORDERS):
            return evolve(self, chosen=ORDERS[int(key) - 1].word)
        if key == "enter":
            return evolve(self, chosen=ORDERS[self.cursor].word)
        return None if key in (*BACK, "w") else self

    @property
    def keys(self) -> list[tuple[str, str]]:
        return [("up/down", "choose"), ("Enter", "from now on"), ("Esc", "back")]
