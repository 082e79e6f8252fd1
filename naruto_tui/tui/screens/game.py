"""The game on the screen: shows the board, feeds keys to the open prompt, lets the computer move.

The computer thinks in a thread, on a copy of the game; the game itself is touched by the event loop
alone.
"""

import asyncio
from functools import partial
from time import monotonic
from typing import Final

from attrs import evolve

from naruto_tui.rules.questions import Answer
from naruto_tui.table.match import Match
from naruto_tui.tui.board import draw_board
from naruto_tui.tui.event_words import phase_of
from naruto_tui.tui.help import help_lines
from naruto_tui.tui.lines import Line
from naruto_tui.tui.log import log_lines
from naruto_tui.tui.looks import Look
from naruto_tui.tui.model import ORDERS_KEY, SCREEN_KEYS, BoardModel
from naruto_tui.tui.order_pane import OrdersPane
from naruto_tui.tui.pace import Pace
from naruto_tui.tui.panes import CardPane, ChainPane, ConcedePane, HelpPane, LogPane, Pane, ZonePane
from naruto_tui.tui.prompts import Done, Key
from naruto_tui.tui.rulebook import page_of
from naruto_tui.tui.screens.place import Place, keys_line
from naruto_tui.tui.zones import ZoneList

BACK: Final = ("escape", "backspace")
NOTHING_TO_UNDO: Final = (
    "Nothing can be taken back: something hidden was shown since, or the other player has acted."
)
GRACE: Final = 0.25
"""Seconds in which a key still means the computer's moves, which it was to hurry."""


class GameScreen(Place):
    """A person at the board. `seat` is whose cards are seen."""

    def __init__(self, look: Look, match: Match, seat: int) -> None:
        super().__init__(look)
        self.match = match
        self.seat = seat
        self.pace = Pace(look.pace)
        self.board = self._board()
        self.pane: Pane | None = None
        self.asked_at = 0.0
        """When the open question appeared after moves of the computer."""

    def on_mount(self) -> None:
        self.go_on()

    # -- the course of the game ------------------------------------------------------------------

    def go_on(self) -> None:
        """Asks the person who is asked something, or lets the computer move until one is."""
        self.board = self._board()
        self.run_worker(self._until_asked(), group="game", exclusive=True)

    async def _until_asked(self) -> None:
        match = self.match
        moved = False
        while match.game.choice is not None and match.person() is None:
            await self._one_move()
            moved = True
        self.asked_at = monotonic() if moved and self.pace.seconds else 0.0
        self.pace.rest()
        if match.game.choice is None:
            self.doors.result(match)
            return
        self.board = self._board()
        self.redraw()

    def _board(self) -> BoardModel:
        """The board as it stands, with the question to the person, if there is one."""
        game = self.match.game
        asked = game.choice if self.match.person() == self.seat else None
        view = self.match.view(self.seat)
        board = BoardModel.of(view, asked, self.match.player_names, self.look.glyphs)
        aside, notice = self.match.watched, self.match.notice or self.match.greeting
        return evolve(board, aside=aside, keys=self.screen_keys(), message=notice)

    def screen_keys(self) -> tuple[Key, ...]:
        """The keys of the screen that work now."""
        able = {"u": self.match.can_undo, "v": bool(self.match.game.chain)}
        keys = (*SCREEN_KEYS, ORDERS_KEY) if self.match.people else SCREEN_KEYS
        return tuple(key for key in keys if able.get(key.key, True))

    async def _one_move(self) -> None:
        self.redraw()
        answer = await asyncio.to_thread(self.match.thought())
        await self.pace.leave()
        since, cursor = self.match.view(self.seat).event_count, self.board.cursor
        self.match.answer(answer)
        self.board = evolve(self._board(), cursor=cursor)
        if isinstance(self.pane, LogPane):
            self.pane = evolve(self.pane, told=log_lines(self.board.voice))
        if log_lines(self.board.voice, since):
            self.redraw()
            await self.pace.wait()

    def give(self, answer: Answer) -> None:
        """The person's answer."""
        self.match.answer(answer)
        self.go_on()

    def undo(self) -> None:
        if self.match.can_undo:
            self.match.undo()
            self.go_on()
        else:
            self.board = evolve(self.board, message=NOTHING_TO_UNDO)

    # -- keys --------------------------------------------------------------------------------------

    def press(self, key: str, letter: str) -> None:
        if self.pane is not None:
            self._in_pane(self.pane, key, letter)
        elif self.board.prompt is None:
            self._while_they_move(key)
        else:
            self._at_prompt(key)

    def _while_they_move(self, key: str) -> None:
        if not self._look_around(key) and not self._open(key):
            self.pace.hurry()

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
            self.match.concede(self.seat)
            self.go_on()
        elif isinstance(self.pane, OrdersPane) and self.pane.chosen:
            word, self.pane = self.pane.chosen, None
            self.match.order(self.seat, word)
            self.go_on()

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
                self.pane = ConcedePane(voice, may_offer=self.match.people)
            case "w" if self.match.people:
                word = self.match.orders[self.seat].now(self.seat, self.match.game)
                self.pane = OrdersPane.of(voice, word)
            case _:
                return False
        return True

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, width: int, height: int) -> list[Line]:
        if self.pane is not None:
            body = self.pane.draw(width, height - 1, self.look.glyphs)
            return [*body, keys_line(self.pane.keys, width)]
        return draw_board(self.board, width, height)
