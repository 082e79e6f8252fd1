"""Between two games of a match: the score, cards to exchange, and who begins the next game."""

from collections.abc import Sequence

from attrs import evolve, frozen

from naruto_tui.cards.model import Card
from naruto_tui.table.match import Match
from naruto_tui.tui.lines import ROUND, Glyphs, Line, fit, sized, wrapped
from naruto_tui.tui.looks import Look
from naruto_tui.tui.screens.place import Place, keys_line
from naruto_tui.tui.sideboard import Exchange, draw_exchange
from naruto_tui.tui.words import sentence

BACK = ("escape", "backspace")


@frozen
class Between:
    """What is to be settled before the next game, for the person at `seat`."""

    seat: int
    number: int
    """Of the next game, from 1."""
    score: str
    names: tuple[str, str]
    told: str
    """Whose it is to say who begins, and why."""
    chooses: bool
    """Whether the person says it."""
    first: int | None
    """The seat that will begin; `None` until the person has chosen."""
    exchange: Exchange | None
    """Deck and sideboard; `None` where there is no sideboard."""
    message: str = ""

    @classmethod
    def of(cls, match: Match, seat: int) -> "Between":
        series, first = match.series, match.beginner
        exchange = None
        if series.sides[seat]:
            now, entered = _deck(series.now[seat]), _deck(series.decks[seat])
            exchange = Exchange.of(now, series.aside[seat], entered, series.sides[seat])
        return cls(
            seat, series.number + 2, match.score_words(seat), match.player_names,
            _why(match), first is None, first, exchange,
        )  # fmt: skip

    def turned(self) -> "Between":
        """The other player begins; at first the person does."""
        return evolve(self, first=self.seat if self.first is None else 1 - self.first)


def _deck(cards: Sequence[Card]) -> list[Card]:
    """The deck proper: the reinforcement deck stays as it is."""
    return [card for card in cards if not card.is_reserve]


def _why(match: Match) -> str:
    """`Computer lost the last game`."""
    assert match.game.result is not None
    drawn = match.game.result.winner < 0
    does = "did not begin the drawn game" if drawn else "lost the last game"
    return f"{match.player_names[match.chooser]} {does}"


class BetweenScreen(Place):
    """The next game begins from here."""

    def __init__(self, look: Look, match: Match, seat: int) -> None:
        super().__init__(look)
        self.match = match
        self.between = Between.of(match, seat)

    def draw(self, width: int, height: int) -> list[Line]:
        return draw_between(self.between, width, height, self.look.glyphs)

    def press(self, key: str, letter: str) -> None:
        between = self.between = evolve(self.between, message="")
        if key in BACK:
            self.doors.result(self.match)
        elif key == "b" and between.chooses:
            self.between = between.turned()
        elif key == "s":
            self._begin(between)
        elif between.exchange is not None:
            moved = between.exchange.press(key)
            self.between = evolve(between, exchange=moved or between.exchange)

    def _begin(self, between: Between) -> None:
        match, exchange = self.match, between.exchange
        problem = "" if exchange is None else exchange.problem(match.game.edition)
        if between.first is None:
            problem = "say who begins: b"
        if problem or between.first is None:
            self.between = evolve(between, message=problem)
            return
        if exchange is not None and exchange.changed:
            match.exchange(between.seat, exchange.side)
        match.begin_next(between.first)
        self.doors.play(match)


def draw_between(between: Between, width: int, height: int, glyphs: Glyphs = ROUND) -> list[Line]:
    """The screen in so many cells."""
    keys = [("s", "start"), ("Esc", "back")]
    if between.chooses:
        keys.insert(0, ("b", "begins"))
    room = height - 4
    if between.exchange is None:
        told = "Your decklist has no sideboard: the deck stays as it is."
        body = sized([[], [("   ", ""), (told, "")]], width, room)
    else:
        body = draw_exchange(between.exchange, width, room, glyphs)
        keys = [("left/right", "list"), ("Enter", "move"), ("z", "as entered"), *keys]
    title: Line = [(f" Before game {between.number}", "title"), ("   ", ""), (between.score, "own")]
    message = wrapped(between.message, width - 2, "bad")[:1] or [[]]
    return [
        fit(title, width),
        fit([(" ", ""), *who_begins(between)], width),
        *body,
        *(fit([(" ", ""), *line], width) for line in message),
        keys_line(keys, width),
    ]


def who_begins(between: Between) -> Line:
    """Who says who begins, and what was said."""
    first = "" if between.first is None else between.names[between.first]
    if between.chooses:
        return [(f"{between.told} and say who begins: ", ""), (first or "press b", "act")]
    begins = "begin" if first == "You" else "begins"
    return [(sentence(f"{between.told}; {first.lower()} {begins} the next one"), "")]
