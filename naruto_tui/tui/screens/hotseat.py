"""Two people at one screen: the curtain between them, what each missed, and draws offered.

While the curtain is closed nobody's view is held, so nothing of a hand can be drawn by accident.
"""

from attrs import evolve

from naruto_tui.rules.tokens import BOTH
from naruto_tui.table.handover import NOBODY, Handover
from naruto_tui.table.match import Match
from naruto_tui.tui.curtain import (
    Curtain,
    NewsPane,
    draw_curtain,
    draw_offer,
    moment_of,
    news_lines,
)
from naruto_tui.tui.hold import Hold
from naruto_tui.tui.lines import Line
from naruto_tui.tui.looks import Look
from naruto_tui.tui.prompt import key_name
from naruto_tui.tui.remarks import DECLINED
from naruto_tui.tui.screens.between import BetweenScreen, between_of
from naruto_tui.tui.screens.game import GameScreen
from naruto_tui.tui.screens.place import keys_line


class HotseatScreen(GameScreen):
    """The board of whoever sits here."""

    def __init__(self, look: Look, match: Match) -> None:
        self.handover = Handover(match)
        super().__init__(look, match, NOBODY)
        self.hold = Hold()
        """Begins when the curtain closes."""
        self.offer = False
        """Whether a draw is offered."""

    def go_on(self) -> None:
        """Shows who is asked the board, or the curtain where he has to sit down first."""
        self.offer, self.pane = False, None
        if self.match.game.choice is None:
            self.doors.sits(NOBODY)
            self.doors.result(self.match)
            return
        covered = self.handover.covered
        self.seat = NOBODY if covered else self.handover.seat
        if covered:
            self.hold.begin()
        self.doors.sits(self.seat)
        self.board = self._board()
        self.redraw()

    # -- the curtain -------------------------------------------------------------------------------

    def _curtain(self) -> Curtain:
        match, names = self.match, self.match.player_names
        comes, regrets = self.handover.wanted, self.handover.regrets
        return Curtain(
            names[comes], names[1 - comes], moment_of(match.game.view(BOTH), names),
            names[regrets] if regrets != NOBODY else "", match.notice or match.greeting,
        )  # fmt: skip

    def _at_curtain(self, key: str) -> None:
        if self.hold.holds:
            return
        if key == "enter":
            since = self.handover.sit()
            self.go_on()
            told = news_lines(self.board.voice, since) if since else []
            self.pane = NewsPane(self.board.voice, told=told) if told else None
        elif key == "u" and self.handover.regrets != NOBODY:
            self.match.take_back()
            self.handover.leave()
            self.go_on()

    # -- a draw ------------------------------------------------------------------------------------

    def offer_draw(self) -> None:
        self.offer = True

    def _at_offer(self, key: str) -> None:
        self.offer = False
        if key == "y":
            self.match.agree()
            self.go_on()
        else:
            self.board = evolve(self.board, message=DECLINED)

    # -- keys and drawing --------------------------------------------------------------------------

    def press(self, key: str, letter: str) -> None:
        if self.handover.covered:
            self._at_curtain(key)
        elif self.offer:
            self._at_offer(key)
        else:
            super().press(key, letter)

    def draw(self, width: int, height: int) -> list[Line]:
        glyphs = self.look.glyphs
        if self.handover.covered:
            keys = [("Enter", "sit down")]
            if self.handover.regrets != NOBODY:
                keys.append((key_name("u"), "take back"))
            page = draw_curtain(self._curtain(), width, height - 1, glyphs)
            return [*page, keys_line(keys, width)]
        if self.offer:
            names = self.match.player_names
            page = draw_offer(names[self.seat], names[1 - self.seat], width, height - 1, glyphs)
            return [*page, keys_line([(key_name("y"), "agree"), ("Esc", "play on")], width)]
        return super().draw(width, height)


class SharedBetweenScreen(BetweenScreen):
    """Between two games of a match: each exchanges his cards unseen, the loser of the game last."""

    def __init__(self, look: Look, match: Match) -> None:
        chooser = match.chooser
        self.to_come = [
            seat
            for seat in (1 - chooser, chooser)
            if match.series.sides[seat] or (match.chooses and seat == chooser)
        ]
        super().__init__(look, match, self.to_come[0] if self.to_come else chooser)
        self.covered = bool(self.to_come)
        self.hold = Hold()
        """Begins when the curtain closes."""

    def on_mount(self) -> None:
        self.hold.begin()
        self.doors.sits(NOBODY)
        if not self.to_come:
            self.settled()

    def settled(self) -> None:
        """The other one's turn to exchange, or the next game."""
        del self.to_come[:1]
        if not self.to_come:
            super().settled()
            return
        self.between = between_of(self.match, self.to_come[0])
        self.covered = True
        self.hold.begin()

    def press(self, key: str, letter: str) -> None:
        if not self.covered:
            super().press(key, letter)
        elif self.hold.holds:
            return
        elif key == "enter":
            self.covered = False
        elif key == "escape":
            self.doors.result(self.match)

    def draw(self, width: int, height: int) -> list[Line]:
        if not self.covered:
            return super().draw(width, height)
        names, seat = self.match.player_names, self.between.seat
        moment = f"Before game {self.between.number}: cards may be exchanged."
        curtain = Curtain(names[seat], names[1 - seat], moment)
        page = draw_curtain(curtain, width, height - 1, self.look.glyphs)
        return [*page, keys_line([("Enter", "sit down"), ("Esc", "back")], width)]
