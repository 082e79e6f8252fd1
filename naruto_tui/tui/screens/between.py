"""Between two games of a match: the score, cards to exchange, and who begins the next game.

What is chosen is kept at once, as far as the next game could be played with it: whoever leaves here
finds it again.
"""

from collections import Counter
from functools import partial
from typing import Final

from attrs import evolve, frozen

from naruto_tui.rules.editions import Edition
from naruto_tui.table.match import Match
from naruto_tui.table.pause import UNKNOWN, Pause
from naruto_tui.table.seats import YOU
from naruto_tui.table.series import score_words
from naruto_tui.tui.help import Topic, topic_lines
from naruto_tui.tui.lines import ROUND, Glyphs, Line, fit, sized, wrapped
from naruto_tui.tui.looks import Look
from naruto_tui.tui.panes import HelpPane, Pane
from naruto_tui.tui.remarks import why_he_says
from naruto_tui.tui.rulebook import page_of
from naruto_tui.tui.screens.place import Place, keys_line
from naruto_tui.tui.sideboard import Exchange, draw_exchange
from naruto_tui.tui.text import clean
from naruto_tui.tui.words import Voice, sentence

BACK: Final = ("escape", "backspace")
_EXCHANGING: Final[Topic] = (
    "Exchanging cards",
    (
        "Copies move one by one between your deck and your sideboard. In the end the sideboard "
        "must have as many cards as before, and the deck must be legal. What you exchange is kept "
        "as soon as it fits, also when you leave (rule 9.2)."
    ),
)
_BEGINNING: Final[Topic] = (
    "Who begins",
    (
        "The loser of a game says who begins the next one; after a draw, the player who did not "
        "begin (rule 9.2). Or the loser begins, where that was agreed before the match."
    ),
)
_LIST_KEYS: Final = (
    ("up/down", "another card; Page up and Page down go farther"),
    ("Tab", "the other list; so do left and right"),
    ("Enter", "a copy of the card goes over to the other list"),
    ("z", "deck and sideboard as they were entered, before the first game"),
)
_STARTS: Final = ("s", "start the next game")
_READY: Final = ("s", "you are ready; once more: not yet. The next game begins when both are")
_KEYS: Final = (
    ("Esc", "back to the result"),
    ("^q", "quit: the match is saved"),
)
_SIGNS: Final[Topic] = (
    "Signs",
    (
        ("2 F", "two copies of a card with this symbol"),
        ("+1 -1", "so many more or fewer than were entered"),
    ),
)


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
    first: int
    """The seat that will begin, or `UNKNOWN`: the other player says it."""
    exchange: Exchange | None
    """Deck and sideboard; `None` where there is no sideboard."""
    waits: bool = False
    """Whether the next game waits until the other player is ready, too."""
    problem: str = ""
    """Why the next game cannot be played with what lies in deck and sideboard."""

    @classmethod
    def of(
        cls, pause: Pause, names: tuple[str, str], won: tuple[int, int], *, waits: bool = False
    ) -> "Between":
        now, entered = pause.now, pause.entered
        exchange = None
        if entered.side:
            exchange = Exchange.of(now.deck, now.side, entered.deck, entered.side)
        return cls(
            pause.seat, pause.number, score_words(names, won, pause.seat), names,
            why_he_says(pause, names), pause.asks, pause.first, exchange, waits,
        )  # fmt: skip


def exchanged(between: Between, key: str, edition: Edition) -> Between | None:
    """What a key moves between deck and sideboard; `None` for a key that is not theirs."""
    exchange = None if between.exchange is None else between.exchange.press(key)
    if exchange is None:
        return None
    return evolve(between, exchange=exchange, problem=exchange.problem(edition))


def between_of(match: Match, seat: int) -> Between:
    """That of a match in this process."""
    pause = Pause.of(match, seat)
    assert pause is not None
    return Between.of(pause, match.player_names, match.score)


class BetweenScreen(Place):
    """The next game begins from here."""

    def __init__(self, look: Look, match: Match, seat: int) -> None:
        super().__init__(look)
        self.match = match
        self.between = between_of(match, seat)
        self.pane: Pane | None = None
        """The help, while it is open."""

    def draw(self, width: int, height: int) -> list[Line]:
        if self.pane is not None:
            lines = self.pane.draw(width, height - 1, self.look.glyphs)
            return [*lines, keys_line(self.pane.keys, width)]
        return draw_between(self.between, width, height, self.look.glyphs)

    def press(self, key: str, letter: str) -> None:
        between = self.between
        if self.pane is not None:
            self.pane = self.pane.press(key, letter)
        elif key in ("question_mark", "f1"):
            self._help(between)
        elif key in BACK:
            self.doors.result(self.match)
        elif key == "b" and between.chooses:
            self.match.choose_beginner(1 - between.first)
            self.between = evolve(between, first=self.match.beginner)
        elif key == "s" and not between.problem:
            self.settled()
        elif (moved := exchanged(between, key, self.match.game.edition)) is not None:
            self._exchange(moved)

    def settled(self) -> None:
        """The next game begins."""
        self.match.begin_next(self.between.first)
        self.doors.play(self.match)

    def _exchange(self, moved: Between) -> None:
        """What lies where now; kept where the next game can be played with it."""
        self.between = moved
        if moved.problem or moved.exchange is None:
            return
        if Counter(moved.exchange.side) != Counter(self.match.series.aside[moved.seat]):
            self.match.exchange(moved.seat, moved.exchange.side)

    def _help(self, between: Between) -> None:
        voice = Voice(self.match.game.view(between.seat), between.names)
        told = partial(topic_lines, topics(between))
        self.pane = HelpPane(voice, told=told, page=page_of("match"))


def draw_between(
    between: Between,
    width: int,
    height: int,
    glyphs: Glyphs = ROUND,
    *,
    ready: bool = False,
    message: str = "",
) -> list[Line]:
    """The screen in so many cells; `message`: what is waited for."""
    starts = "start" if not between.waits else "not yet" if ready else "ready"
    keys = [("s", starts), ("?", "help"), ("Esc", "back")]
    if between.chooses and not ready:
        keys.insert(0, ("b", "begins"))
    room = height - 4
    if between.exchange is None:
        told = "Your decklist has no sideboard: the deck stays as it is."
        body = sized([[], [("   ", ""), (told, "")]], width, room)
    else:
        body = draw_exchange(between.exchange, width, room, glyphs)
        lists = [("Tab", "list"), ("Enter", "move"), ("z", "reset")]
        keys = keys if ready else [*lists, *keys]
    title: Line = [(f" Before game {between.number}", "title"), ("   ", ""), (between.score, "own")]
    last = wrapped(between.problem, width - 2, "bad") or wrapped(message, width - 2, "act") or [[]]
    return [
        fit(title, width),
        fit([(" ", ""), *who_begins(between)], width),
        *body,
        *(fit([(" ", ""), *line], width) for line in last[:1]),
        keys_line(keys, width),
    ]


def who_begins(between: Between) -> Line:
    """Who says who begins, and what was said."""
    if between.first == UNKNOWN:
        return [(f"{clean(between.told)} and says who begins.", "")]
    first = clean(between.names[between.first])
    if between.chooses:
        says = "say" if between.names[between.seat] == YOU else "says"
        return [(f"{clean(between.told)} and {says} who begins: ", ""), (first, "act")]
    begins = "you begin" if first == YOU else f"{clean(first)} begins"
    return [(sentence(f"{between.told}; {begins} the next one"), "")]


def topics(between: Between) -> list[Topic]:
    """What the help says: only of what can be done here."""
    says = (("b", "the other player begins"),) if between.chooses else ()
    lists = _LIST_KEYS if between.exchange is not None else ()
    about = [_EXCHANGING] if lists else []
    starts = _READY if between.waits else _STARTS
    keys: Topic = ("Keys", (*lists, *says, starts, *_KEYS))
    return [*about, _BEGINNING, keys, *([_SIGNS] if lists else [])]
