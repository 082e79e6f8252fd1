"""What all screens with a board share: keys go to the open prompt or open a pane, and drawing.

Where the game is, and who moves meanwhile, is for the screens that are made of this one.
"""

from functools import partial
from time import monotonic
from typing import Final

from attrs import evolve

from naruto_tui.rules.questions import Answer
from naruto_tui.tui import remarks
from naruto_tui.tui.board import draw_board
from naruto_tui.tui.event_words import phase_of
from naruto_tui.tui.help import help_lines
from naruto_tui.tui.lines import Line
from naruto_tui.tui.looks import Look
from naruto_tui.tui.model import BoardModel
from naruto_tui.tui.order_pane import OrdersPane
from naruto_tui.tui.panes import CardPane, ChainPane, ConcedePane, HelpPane, LogPane, Pane, ZonePane
from naruto_tui.tui.prompt import key_name
from naruto_tui.tui.prompts import Done
from naruto_tui.tui.rulebook import page_of
from naruto_tui.tui.screens.place import Place, keys_line
from naruto_tui.tui.word_prompt import WordPrompt
from naruto_tui.tui.zones import ZoneList

BACK: Final = ("escape", "backspace")
GRACE: Final = 0.25
"""Seconds in which a key still means the computer's moves, which it was to hurry."""


def mere_option() -> str:
    """Why somebody is asked who can do nothing but pass."""
    return remarks.mere_option(key_name("w"))


class BoardScreen(Place):
    """The board of `seat`. Subclasses say what is asked, and what becomes of an answer."""

    REMAPS = True
    people = False
    """Whether two people play each other: they can offer draws and give standing orders."""
    board: BoardModel

    def __init__(self, look: Look, seat: int) -> None:
        super().__init__(look)
        self.seat = seat
        self.pane: Pane | None = None
        self.asked_at = 0.0
        """When the open question appeared after moves of the computer."""

    # -- what becomes of it ------------------------------------------------------------------------

    def give(self, answer: Answer) -> None:
        """The person's answer."""
        raise NotImplementedError

    def undo(self) -> None:
        """Takes the last choice back, or says why not."""
        raise NotImplementedError

    def concede(self) -> None:
        """Gives the game up."""
        raise NotImplementedError

    def offer_draw(self) -> None:
        """Asks the other player for a draw."""
        raise NotImplementedError

    @property
    def order(self) -> str:
        """The word of the standing order that holds."""
        raise NotImplementedError

    def take_order(self, word: str) -> None:
        """Another standing order."""
        raise NotImplementedError

    def hurry(self) -> None:
        """A key that means nothing else, while nothing is asked."""

    def use(self, look: Look) -> None:
        super().use(look)
        self.board = evolve(self.board, glyphs=look.glyphs)

    # -- keys --------------------------------------------------------------------------------------

    @property
    def typing(self) -> bool:
        prompt, wish = self.board.prompt, getattr(self.pane, "wish", None)
        if self.pane is not None:
            return wish is not None and bool(wish.typing)
        return isinstance(prompt, WordPrompt) and prompt.typing

    def press(self, key: str, letter: str) -> None:
        if self.pane is not None:
            self._in_pane(self.pane, key, letter)
        elif self.board.prompt is None:
            self._while_they_move(key)
        else:
            self._at_prompt(key)

    def _while_they_move(self, key: str) -> None:
        if not self._look_around(key) and not self._open(key):
            self.hurry()

    def _look_around(self, key: str) -> bool:
        """Moves the cursor among the cards, where the key does so."""
        moved = self.board.press(key)
        if isinstance(moved, BoardModel):
            self.board = moved
        return moved is not None

    def _at_prompt(self, key: str) -> None:
        if monotonic() - self.asked_at < GRACE:
            return
        outcome = self.board.press(key)
        if isinstance(outcome, Done):
            self.give(outcome.answer)
        elif outcome is not None:
            self.board = outcome
        elif key == "u" or (key in BACK and self.board.within):
            self.undo()
        else:
            self._open(key)

    def _in_pane(self, pane: Pane, key: str, letter: str) -> None:
        self.pane = pane.press(key, letter)
        if isinstance(self.pane, ConcedePane) and self.pane.sure:
            self.pane = None
            self.concede()
        elif isinstance(self.pane, ConcedePane) and self.pane.offers:
            self.pane = None
            self.offer_draw()
        elif isinstance(self.pane, OrdersPane) and self.pane.chosen:
            word, self.pane = self.pane.chosen, None
            self.take_order(word)

    def _open(self, key: str) -> bool:
        """Opens a pane over the board, where the key is that of one."""
        board, voice = self.board, self.board.voice
        match key:
            case "i" if board.focus >= 0:
                self.pane = CardPane(voice, board.focus, head=board.row.head if board.row else -1)
            case "i":
                self.board = evolve(board, message="no card to inspect here: Tab goes to the cards")
            case "z":
                self.pane = ZonePane(voice, zone=ZoneList(voice, self.seat, "chakra"))
            case "v":
                self.pane = ChainPane(voice)
            case "l":
                self.pane = LogPane.of(voice)
            case "question_mark" | "f1":
                told, page = partial(help_lines, board), page_of(phase_of(board.view))
                self.pane = HelpPane(voice, told=told, page=page)
            case "x":
                self.pane = ConcedePane(voice, may_offer=self.people)
            case "w" if self.people:
                self.pane = OrdersPane.of(voice, self.order)
            case _:
                return False
        return True

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, width: int, height: int) -> list[Line]:
        if self.pane is not None:
            body = self.pane.draw(width, height - 1, self.look.glyphs)
            told = [(key if len(key) > 1 else key_name(key), does) for key, does in self.pane.keys]
            return [*body, keys_line(told, width)]
        return draw_board(self.board, width, height)
