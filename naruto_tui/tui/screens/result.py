"""The result: who won and why, what decided it, and what can be done next."""

from collections.abc import Sequence
from typing import Final

from attrs import frozen

from naruto_tui.rules.tokens import BOTH
from naruto_tui.rules.view import View
from naruto_tui.table.match import Match
from naruto_tui.table.replay import Replay
from naruto_tui.table.seeds import fresh_seed, secret_seed
from naruto_tui.table.series import score_words
from naruto_tui.table.setup import Setup
from naruto_tui.tui.event_words import result_sentence
from naruto_tui.tui.hold import Hold
from naruto_tui.tui.lines import ROUND, Glyphs, Line, sized, wrapped
from naruto_tui.tui.looks import Look
from naruto_tui.tui.model import sides
from naruto_tui.tui.panes import LogPane, Pane
from naruto_tui.tui.screens.place import Place, keys_line
from naruto_tui.tui.starts import Played
from naruto_tui.tui.words import Voice, counted, sentence

Entry = tuple[str, str, str]
"""Key, name, and a word on it."""
LOG: Final[Entry] = ("l", "Log", "what happened, from the first turn")
ENTRIES: Final[tuple[Entry, ...]] = (
    ("r", "Rematch", "the same decks, other shuffles"),
    ("n", "New game", "other decks"),
    ("v", "Replay", "step through the game, forward and back"),
    LOG,
    ("t", "Title screen", ""),
    ("q", "Quit", ""),
)
"""When nothing follows."""
BETWEEN: Final[tuple[Entry, ...]] = (
    ("g", "Next game", "first: cards to exchange, and who begins"),
    LOG,
    ("t", "Title screen", "the match is saved"),
    ("q", "Quit", "the match is saved"),
)
"""Between two games of a match."""
WATCHED: Final[tuple[Entry, ...]] = (
    ("g", "Next game", ""), LOG, ("t", "Title screen", ""), ("q", "Quit", ""),
)  # fmt: skip
"""The same where only computers play."""


class ResultScreen(Place):
    """A game that is over."""

    def __init__(self, look: Look, match: Match, seat: int = 0) -> None:
        super().__init__(look)
        self.match = match
        view, names = match.game.view(BOTH if match.people else seat), match.player_names
        self.voice = Voice(view, names, aside=match.watched or match.people)
        self.entries = ENTRIES if match.over else WATCHED if match.watched else BETWEEN
        self.cursor = first_of(self.entries)
        self.log_pane: Pane | None = None
        """The log, while it is open."""
        self.hold = Hold()
        """In which keys still are answers in the game."""

    def on_mount(self) -> None:
        self.hold.begin()

    def draw(self, width: int, height: int) -> list[Line]:
        if self.log_pane is not None:
            lines = self.log_pane.draw(width, height - 1, self.look.glyphs)
            return [*lines, keys_line(self.log_pane.keys, width)]
        return draw_result(
            self.voice, self.cursor, width, height, self.look.glyphs,
            entries=self.entries, of_match=told_of_match(self.match, self.voice),
        )  # fmt: skip

    def press(self, key: str, letter: str) -> None:
        if self.hold.holds:
            return
        if self.log_pane is not None:
            self.log_pane = self.log_pane.press(key, letter)
        elif key in ("up", "down"):
            self.cursor = (self.cursor + (1 if key == "down" else -1)) % len(self.entries)
        else:
            self._open(self.entries[self.cursor][0] if key == "enter" else key)

    def _open(self, key: str) -> None:
        if key not in {entry for entry, _, _ in self.entries}:
            return
        if key == "r":
            seed = secret_seed() if self.match.people else fresh_seed()
            self.doors.begin(Setup.of(self.match).again(seed))
        elif key == "g":
            self.doors.next_game(self.match)
        elif key == "n":
            self.doors.new_game()
        elif key == "v":
            self._replay()
        elif key == "l":
            self.log_pane = LogPane.of(self.voice)
        elif key == "t":
            self.doors.title_screen()
        elif key == "q":
            self.doors.leave()

    def _replay(self) -> None:
        """The game, or all games of the match, from the beginning; back to here."""
        replay, match = Replay.of(self.match), self.match
        played = Played(replay, 0, replay.eyes(None))
        self.doors.replay(played, back=lambda: self.doors.result(match))


def first_of(entries: Sequence[Entry]) -> int:
    """Where the cursor stands at first: an Enter too many begins nothing that ends this page."""
    keys = [key for key, _, _ in entries]
    return keys.index("g" if "g" in keys else LOG[0])


@frozen
class Tally:
    """The rewards of a turn."""

    turn: int
    won: tuple[int, int]
    """By each seat."""


def tallies(view: View) -> list[Tally]:
    """The turns in which rewards were won."""
    turn, found = 0, dict[int, list[int]]()
    for event in view.events():
        if event.kind == "turn":
            turn = event.number
        elif event.kind == "reward":
            found.setdefault(turn, [0, 0])[event.seat] += event.number
    return [Tally(turn, (mine, theirs)) for turn, (mine, theirs) in found.items()]


def decided(voice: Voice) -> str:
    """What decided the game: the turn that gave the winner most."""
    result = voice.view.result
    assert result is not None
    best = max(tallies(voice.view), key=lambda one: one.won[result.winner], default=None)
    if result.winner < 0 or best is None or not best.won[result.winner]:
        return ""
    number = best.won[result.winner]
    return f"Turn {best.turn} gave most: {counted(number, 'reward')} at once."


def draw_result(
    voice: Voice,
    cursor: int,
    width: int,
    height: int,
    glyphs: Glyphs = ROUND,
    *,
    entries: Sequence[Entry] = ENTRIES,
    of_match: str = "",
) -> list[Line]:
    """The result in so many cells; `of_match`: what it means for a match of several games."""
    view = voice.view
    result = view.result
    assert result is not None
    lines: list[Line] = [[], [(f"   {headline(voice, result.winner)}", "title")], []]
    told = result_sentence(voice, result)
    if result.why == "concede":
        told = sentence(voice.does(1 - result.winner, "concede"))
    lines += [[("   ", ""), *line] for line in wrapped(told, width - 6)]
    lines.append([(f"   {decided(voice)}", "dim")])
    if of_match:
        lines += [[], *([("   ", ""), *line] for line in wrapped(of_match, width - 6, "act"))]
    lines += [[], *_race(voice, glyphs), []]
    for place, (key, name, about) in enumerate(entries):
        here = place == cursor
        lines.append(
            [
                (" > " if here else "   ", "act"),
                (f"{key} ", "key"),
                (f" {name:13}" if about else f" {name}", "cursor" if here else ""),
                (f"  {about}", "dim"),
            ]
        )
    keys = [("up/down", "choose"), ("Enter", "open")]
    return [*sized(lines, width, height - 1), keys_line(keys, width)]


def told_of_match(match: Match, voice: Voice) -> str:
    """How a match of several games stands or has ended; nothing for a single game."""
    if not match.series.terms.several:
        return ""
    return standing(voice, match.player_names, match.score, over=match.over)


def standing(voice: Voice, names: tuple[str, str], score: tuple[int, int], *, over: bool) -> str:
    """How a match stands or has ended; `score`: games that each seat has won."""
    seat = max(voice.view.seat, 0)
    mine, theirs = score[seat], score[1 - seat]
    if not over:
        return f"The match stands {score_words(names, score, seat)}."
    if mine == theirs:
        return f"The match is drawn, {mine} : {theirs}."
    best = max(score)
    who = voice.does(score.index(best), "win")
    return sentence(f"{who} the match, {best} : {min(mine, theirs)}")


def headline(voice: Voice, winner: int) -> str:
    """The result in three words."""
    if winner < 0:
        return "A draw"
    if voice.aside:
        return f"{voice.who(winner)} has won"
    return "You have won" if voice.is_you(winner) else "You have lost"


def _race(voice: Voice, glyphs: Glyphs) -> list[Line]:
    """The rewards of both, and in which turns they were won."""
    view = voice.view
    need = view.edition.rewards_to_win
    lines: list[Line] = []
    own, enemy = sides(view)
    for seat in (own, enemy):
        count = view.reward_count(seat)
        marks = glyphs.full * count + glyphs.empty * max(need - count, 0)
        turns = ", ".join(
            f"{one.turn} (+{one.won[seat]})" for one in tallies(view) if one.won[seat]
        )
        who = voice.who(seat)
        role = "own" if seat == own else "enemy"
        lines.append([(f"   {who[:1].upper() + who[1:]:20}", role), (f"{marks} {count:2}", "")])
        lines.append([("   ", ""), (" " * 20, ""), (f"turns {turns}" if turns else "none", "dim")])
    return lines
