"""A played game on the board: forward and back by answers and turns, by itself, or played on."""

from collections.abc import Callable, Iterable
from datetime import datetime
from functools import partial
from typing import Final

from attrs import evolve

from naruto_tui.table import positions
from naruto_tui.table.match import Match
from naruto_tui.table.replay import BOTH_EYES, Eyes, Replay, play_on
from naruto_tui.tui.log import log_lines
from naruto_tui.tui.looks import Look
from naruto_tui.tui.model import BoardModel
from naruto_tui.tui.play_on import OPPONENTS, PlayOnPane
from naruto_tui.tui.prompts import Key
from naruto_tui.tui.screens.at_board import BACK
from naruto_tui.tui.screens.game import GameScreen
from naruto_tui.tui.screens.watch import FASTER, SLOWER

Go = Callable[[], None]
FORTH: Final = ("right", "n")
BACKWARD: Final = ("left", "b")
LEAST_PAUSE: Final = 0.05
"""Seconds between two steps: more often nobody can see."""
CALLED: Final = frozenset({"i", "z", "v", "l", "question_mark", "f1"})
"""Keys that open something over the board."""
STILL_HIDDEN: Final = "This game is not over: only what both players know is shown."


class ReplayScreen(GameScreen):
    """Somebody who looks at a game that was played; `back` leads where he came from."""

    def __init__(
        self, look: Look, replay: Replay, place: int, eyes: Eyes, back: Go | None = None
    ) -> None:
        self.replay = replay
        self.place = place
        self.eyes = eyes
        self.back = back
        match = Match(replay.game(place), replay.seats, replay.decks, None)
        super().__init__(look, match, max(eyes.seat, 0))
        self.pace.paused = True
        self.board = self._board()

    def go_on(self) -> None:
        """Nobody is asked and no computer moves: only what was played is shown."""
        self.run_worker(self._film(), group="game", exclusive=True)

    async def _film(self) -> None:
        """Goes on by itself unless paused; answers of which nothing is seen take no time."""
        while True:
            self.pace.seconds = max(self.pace.seconds, LEAST_PAUSE)
            await self.pace.wait()
            if self.pace.paused:
                continue
            since = self.board.view.event_count
            while self.place < self.replay.last:
                self._go(self.place + 1)
                if log_lines(self.board.voice, since) or not self.board.view.turn:
                    break
            if self.place == self.replay.last:
                self.pace.paused = True
            self._drawn()
            self.redraw()

    def _board(self) -> BoardModel:
        game, replay = self.match.game, self.replay
        board = BoardModel.of(self.eyes.view(game), None, replay.players, self.look.glyphs)
        return evolve(
            board, aside=True, keys=self.screen_keys(), message=self._told(), waits="are next"
        )

    def _told(self) -> str:
        """Where we are."""
        replay, moment = self.replay, self.replay.moments[self.place]
        turns = max(one.turn for one in replay.moments if one.game == moment.game)
        answers = sum(1 for one in replay.moments if one.game == moment.game) - 1
        game = f"Game {moment.game + 1} of {len(replay.games)}. " if len(replay.games) > 1 else ""
        if self.place == replay.last and not replay.over:
            end = " So far was played."
        else:
            end = " The end." if self.match.game.result is not None else ""
        return (
            f"{game}Answer {moment.answers} of {answers}, turn {moment.turn} of {turns}. "
            f"Seen: {self.eyes.told}.{end}"
        )

    def screen_keys(self) -> tuple[Key, ...]:
        return (
            Key("n b", "step"),
            Key("up/down", "turn"),
            Key("space", "play" if self.pace.paused else "pause"),
            Key("o", "cards"),
            Key("p", "play on"),
            Key("question_mark", "help"),
            Key("+ -", f"{self.pace.seconds:g} s"),
            Key("l", "log"),
            Key("i", "inspect"),
            Key("z", "zones"),
            *((Key("v", "chain"),) if self.match.game.chain else ()),
            Key("home/end", "first and last moment"),
            Key("escape", "leave the replay"),
        )

    def offers(self) -> Iterable[tuple[str, str, Go]]:
        last = self.replay.last
        yield "First moment", "To the beginning of the replay", partial(self._jump, 0)
        yield "Last moment", "To the end of the replay", partial(self._jump, last)
        yield "Other cards", "See the other hand, or both", self._other_eyes
        yield "Play on from here", "A new game from this moment", self._ask_to_play_on
        if self.eyes != BOTH_EYES:
            yield "Write this position", "For a report or a puzzle", self._write_position

    # -- keys --------------------------------------------------------------------------------------

    def press(self, key: str, letter: str) -> None:
        if self.pane is not None:
            self._in_pane(self.pane, key, letter)
            if isinstance(self.pane, PlayOnPane) and self.pane.chosen:
                self._play_on(self.pane)
        elif not self._look_around(key):
            self._steer(key)

    def _steer(self, key: str) -> None:
        replay, place = self.replay, self.place
        goals = {"down": replay.turned(place, 1), "up": replay.turned(place, -1)}
        goals |= {"pagedown": goals["down"], "pageup": goals["up"], "home": 0, "end": replay.last}
        goals |= dict.fromkeys(FORTH, min(place + 1, replay.last))
        goals |= dict.fromkeys(BACKWARD, max(place - 1, 0))
        if key in goals:
            self._jump(goals[key])
        elif key == "space":
            if self.place == replay.last:
                self._go(0)
            self.pace.pause()
        elif key in FASTER:
            self.pace.change(-1)
        elif key in SLOWER:
            self.pace.change(1)
        elif key == "o":
            self._other_eyes()
            return
        elif key == "p":
            self._ask_to_play_on()
            return
        elif key in BACK:
            self._leave()
            return
        elif key in CALLED:
            self._open(key)
            return
        self._drawn()

    def _jump(self, place: int) -> None:
        self.pace.paused = True
        self._go(place)
        self._drawn()
        self.redraw()

    def _go(self, place: int) -> None:
        """Shows another moment; the cursor stays in its pane."""
        self.place = place
        self.match.game = self.replay.game(place)
        self.board = evolve(self._board(), cursor=self.board.cursor)

    def _drawn(self) -> None:
        self.board = evolve(self.board, keys=self.screen_keys(), message=self._told())

    def _other_eyes(self) -> None:
        if self.eyes == BOTH_EYES:
            self.board = evolve(self.board, message=STILL_HIDDEN)
        else:
            self.eyes = self.eyes.next()
            self.seat = self.eyes.seat
            self._go(self.place)
        self.redraw()

    def _ask_to_play_on(self) -> None:
        if self.eyes == BOTH_EYES:
            self.board = evolve(self.board, message=f"{STILL_HIDDEN} Go on with it first.")
        elif self.match.game.result is not None:
            self.board = evolve(self.board, message="Here the game is over: go back first.")
        else:
            self.pace.paused = True
            self.pane = PlayOnPane(self.board.voice, turn=self.match.game.turn, seat=self.seat)
        self.redraw()

    def _play_on(self, pane: PlayOnPane) -> None:
        self.pane = None
        level = OPPONENTS[pane.level]
        self.doors.play_on(play_on(self.replay, self.place, pane.seat, level))

    def _write_position(self) -> None:
        """The moment as a position: the whole of it where all may be seen."""
        openly = self.replay.over or self.eyes.openly
        now = datetime.now().astimezone()
        try:
            path = positions.write(self.match, self.seat, now, openly=openly)
        except OSError as error:
            self.notify(f"The position is not written: {error.strerror}", severity="error")
        else:
            self.notify(f"The position is in {path}", timeout=10)

    def _leave(self) -> None:
        if self.back is not None:
            self.back()
        else:
            self.doors.title_screen()
