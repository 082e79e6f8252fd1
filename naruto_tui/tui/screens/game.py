"""The game on the screen: asks the person who is asked something, and lets the computer move.

The computer thinks in a thread, on a copy of the game; the game itself is touched by the event loop
alone.
"""

import asyncio
from time import monotonic

from attrs import evolve

from naruto_tui.rules.questions import Answer
from naruto_tui.table.match import Match
from naruto_tui.table.orders import can_only_pass
from naruto_tui.tui.log import log_lines
from naruto_tui.tui.looks import Look
from naruto_tui.tui.model import ORDERS_KEY, SCREEN_KEYS, BoardModel
from naruto_tui.tui.pace import Pace
from naruto_tui.tui.panes import LogPane
from naruto_tui.tui.prompts import Key
from naruto_tui.tui.remarks import NOTHING_TO_UNDO
from naruto_tui.tui.screens.at_board import BoardScreen, mere_option


class GameScreen(BoardScreen):
    """A person at the board. `seat` is whose cards are seen."""

    def __init__(self, look: Look, match: Match, seat: int) -> None:
        super().__init__(look, seat)
        self.match = match
        self.people = match.people
        self.pace = Pace(look.pace)
        self.board = self._board()

    def on_mount(self) -> None:
        self.go_on()

    def use(self, look: Look) -> None:
        super().use(look)
        self.pace.seconds = look.pace

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
        if not notice and self.match.people and can_only_pass(asked):
            notice = mere_option()
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
        """The person's answer; a key too many, before the result is shown, answers nothing."""
        if self.match.game.result is not None:
            return
        self.match.answer(answer)
        self.go_on()

    def undo(self) -> None:
        if self.match.can_undo:
            self.match.undo()
            self.go_on()
        else:
            self.board = evolve(self.board, message=NOTHING_TO_UNDO)

    def concede(self) -> None:
        self.match.concede(self.seat)
        self.go_on()

    @property
    def order(self) -> str:
        return self.match.orders[self.seat].now(self.seat, self.match.game)

    def take_order(self, word: str) -> None:
        self.match.order(self.seat, word)
        self.go_on()

    def hurry(self) -> None:
        self.pace.hurry()
