"""The new game screen: decks, level, edition, who begins, seed; every field is a list."""

import asyncio
import random
from typing import Final

from attrs import define, evolve, frozen

from naruto_tui.players import LEVELS
from naruto_tui.rules.editions import EDITIONS, POINTS
from naruto_tui.rules.matches import LENGTHS, LOSER, Terms
from naruto_tui.rules.notes import PRINTED
from naruto_tui.table.seats import Computer, Person, two_people
from naruto_tui.table.seeds import fresh_seed, secret_seed
from naruto_tui.table.setup import Setup
from naruto_tui.tui.deckbox import Boxed, all_decks
from naruto_tui.tui.lines import ROUND, Glyphs, Line, beside, fit, framed, sized, wrapped
from naruto_tui.tui.looks import Look
from naruto_tui.tui.screens.place import Place, keys_line
from naruto_tui.tui.starts import HERE, NewGame
from naruto_tui.tui.words import counted

MINE, THEIRS, LEVEL, EDITION, FIRST, GAMES, LOSS, SEED, START = range(9)
NAMES: Final = (
    "Your deck", "Their deck", "Opponent", "Edition", "Who begins", "Games", "After a loss", "Seed",
    "Start the game",
)  # fmt: skip
BACK: Final = ("escape", "backspace")
LONGEST_SEED: Final = 9
LEFT: Final = 40
"""Cells of the left column."""


_BEST: Final = (
    "Two wins decide it. Cards can be exchanged with the sideboard of your decklist between games."
)
_HERE: Final = (
    "Two people at this screen, in turn: a curtain hides the cards between them. For names and "
    "open hands: naruto-tui hotseat"
)
_CHOOSES: Final = "Where several games are played, the loser of one says who begins the next."
_BEGINS: Final = "Where several games are played, the loser of one begins the next."


def about_edition(name: str) -> str:
    """What it is, the size of its decks, and how far it is from the usual one."""
    edition = EDITIONS[name]
    told = f"{edition.title}. A deck has {edition.deck_size} cards."
    if edition == PRINTED:
        return told
    points = sum(getattr(edition, one.name) != getattr(PRINTED, one.name) for one in POINTS)
    return (
        f"{told} It differs from {PRINTED.name} in {counted(points, 'point')}: the rules in the "
        "help of a game say in which."
    )


def levels() -> list[str]:
    """Levels a person may play: `random` is for tests of decks."""
    return [level for level in LEVELS if level != "random"]


@frozen
class Option:
    """One thing a field can be."""

    name: str
    about: str = ""
    problem: str = ""


@define
class Wishes:
    """What was chosen so far, and where the cursor stands."""

    decks: list[Boxed]
    chosen: list[int]
    """Place of the chosen option, for each of the fields that are lists."""
    seed: str = ""
    field: int = MINE
    read_for: str = ""
    """The edition by which the decks were judged."""

    @classmethod
    def of(cls, decks: list[Boxed], wanted: NewGame) -> "Wishes":
        chosen = [
            0,
            0,
            [*levels(), HERE].index(wanted.level),
            list(EDITIONS).index(wanted.edition),
            wanted.first,
            LENGTHS.index(wanted.terms.games),
            LOSER.index(wanted.terms.loser),
        ]
        return cls(decks, chosen, wanted.seed, read_for=wanted.edition)

    @property
    def edition(self) -> str:
        return list(EDITIONS)[self.chosen[EDITION]]

    @property
    def terms(self) -> Terms:
        return Terms(LENGTHS[self.chosen[GAMES]], LOSER[self.chosen[LOSS]])

    def take(self, decks: list[Boxed]) -> None:
        """The decks as they are in another edition; those that were chosen stay chosen."""
        names = [one.name for one in decks]
        for field in (MINE, THEIRS):
            if place := self.chosen[field]:
                name = self.decks[place - 1].name
                self.chosen[field] = names.index(name) + 1 if name in names else 0
        self.decks, self.read_for = decks, self.edition

    def options(self, field: int) -> list[Option]:
        if field in (MINE, THEIRS):
            dealt = Option("any", "A deck is dealt from those that can be played.")
            own = [Option(one.name, one.plan, one.problem) for one in self.decks]
            return [dealt, *own]
        if field == LEVEL:
            computers = [Option(level, "The computer, at this level.") for level in levels()]
            return [*computers, Option(HERE, _HERE)]
        if field == FIRST:
            return [Option("you"), Option("the opponent"), Option("by chance")]
        if field == EDITION:
            return [Option(name, about_edition(name)) for name in EDITIONS]
        if field == GAMES:
            return [Option("one"), Option("best of three", _BEST)]
        if field == LOSS:
            return [Option("the loser chooses", _CHOOSES), Option("the loser begins", _BEGINS)]
        return []

    def value(self, field: int) -> str:
        if field == SEED:
            return self.seed or "by chance"
        options = self.options(field)
        return options[self.chosen[field]].name if options else ""

    def move(self, by: int) -> None:
        """Another option of the field."""
        if count := len(self.options(self.field)):
            self.chosen[self.field] = (self.chosen[self.field] + by) % count

    def pick(self, digit: int) -> None:
        if self.field == SEED:
            self.seed = (self.seed + str(digit))[:LONGEST_SEED].lstrip("0")
        elif 1 <= digit <= len(self.options(self.field)):
            self.chosen[self.field] = digit - 1

    def problem(self) -> str:
        """Why the game cannot be begun like this, or nothing."""
        if self.read_for != self.edition:
            return "the decks are still being read"
        for field in (MINE, THEIRS):
            option = self.options(field)[self.chosen[field]]
            if option.problem:
                return f"{option.name} cannot be played: {option.problem}"
        return "" if self._playable() else "there is no deck that can be played"

    def setup(self) -> Setup:
        """The game that was wished for; where no seed was typed it gets one."""
        level = self.options(LEVEL)[self.chosen[LEVEL]].name
        fresh = secret_seed if level == HERE else fresh_seed
        seed = int(self.seed or fresh())
        draw = random.Random(seed)
        mine, theirs = (self._deck(field, draw) for field in (MINE, THEIRS))
        assert mine.deck is not None
        assert theirs.deck is not None
        seats = two_people() if level == HERE else (Person(), Computer(level, seed))
        first = (0, 1, None)[self.chosen[FIRST]]
        decks = (mine.deck, theirs.deck)
        setup = Setup.of_decks(decks, seats, self.edition, seed, first, self.terms)
        return evolve(setup, asks_all=level == HERE)

    def _playable(self) -> list[Boxed]:
        return [one for one in self.decks if not one.problem]

    def _deck(self, field: int, draw: random.Random) -> Boxed:
        if place := self.chosen[field]:
            return self.decks[place - 1]
        return draw.choice(self._playable())


class NewGameScreen(Place):
    """A game begins with what is chosen here."""

    def __init__(self, look: Look, wanted: NewGame) -> None:
        super().__init__(look)
        self.wanted = wanted
        self.wishes: Wishes | None = None
        """`None` while the decks are being read."""
        self.message = ""

    def on_mount(self) -> None:
        self.run_worker(self._read_decks())

    async def _read_decks(self) -> None:
        edition = self.wanted.edition if self.wishes is None else self.wishes.edition
        decks = await asyncio.to_thread(all_decks, edition)
        if self.wishes is None:
            self.wishes = Wishes.of(decks, self.wanted)
        elif self.wishes.edition == edition:
            self.wishes.take(decks)
        self.redraw()

    def draw(self, width: int, height: int) -> list[Line]:
        if self.wishes is None:
            return sized([[(" New game", "title"), ("  reading decks ...", "dim")]], width, height)
        return draw_new_game(self.wishes, self.message, width, height, self.look.glyphs)

    def press(self, key: str, letter: str) -> None:
        if key in BACK and not (key == "backspace" and self._at_seed):
            self.doors.title_screen()
        elif self.wishes is not None:
            self._wish(self.wishes, key)

    @property
    def _at_seed(self) -> bool:
        return self.wishes is not None and self.wishes.field == SEED

    def _wish(self, wishes: Wishes, key: str) -> None:
        edition = wishes.edition
        self._pressed(wishes, key)
        if wishes.edition != edition:
            self.run_worker(self._read_decks(), exclusive=True)

    def _pressed(self, wishes: Wishes, key: str) -> None:
        self.message = ""
        if key in ("up", "down", "tab", "shift+tab"):
            by = 1 if key in ("down", "tab") else -1
            wishes.field = (wishes.field + by) % len(NAMES)
        elif key in ("left", "right"):
            wishes.move(1 if key == "right" else -1)
        elif key == "backspace":
            wishes.seed = wishes.seed[:-1]
        elif key.isascii() and key.isdecimal():
            wishes.pick(int(key))
        elif key == "s" or (key == "enter" and wishes.field == START):
            self.message = wishes.problem()
            if not self.message:
                self.doors.begin(wishes.setup())
        elif key == "enter":
            wishes.field += 1


def draw_new_game(
    wishes: Wishes, message: str, width: int, height: int, glyphs: Glyphs = ROUND
) -> list[Line]:
    """The new game screen in so many cells."""
    room = height - 4
    left = sized([[], *_fields(wishes)], LEFT, room)
    title: Line = [(NAMES[wishes.field], "name")]
    inside = _about(wishes, width - LEFT - 4, room - 2)
    right = framed(title, inside, width - LEFT, room, glyphs)
    keys = [("up/down", "field"), ("left/right", "change"), ("s", "start"), ("Esc", "back")]
    return [
        fit([(" New game", "title")], width),
        *beside(left, right),
        fit([(" ", ""), (message, "bad")], width),
        fit([], width),
        keys_line(keys, width),
    ]


def _fields(wishes: Wishes) -> list[Line]:
    lines: list[Line] = []
    for field, name in enumerate(NAMES):
        here = field == wishes.field
        if field == START:
            lines.append([])
        mark: Line = [(" > " if here else "   ", "act")]
        label: Line = [(f"{name:12}", "cursor" if here else "")]
        lines.append([*mark, *label, (f"  {wishes.value(field)}", "own")])
    return lines


def _about(wishes: Wishes, width: int, height: int) -> list[Line]:
    """What the field can be, with a word on what is chosen."""
    options = wishes.options(wishes.field)
    if not options:
        return [[(" ", ""), *line] for line in wrapped(_word_on(wishes.field), width)]
    chosen = wishes.chosen[wishes.field]
    about = wrapped(options[chosen].problem or options[chosen].about, width)
    room = max(height - len(about) - 1, 3)
    top = min(max(chosen - room // 2, 0), max(len(options) - room, 0))
    lines: list[Line] = []
    for place, option in list(enumerate(options))[top : top + room]:
        digit = str(place + 1) if place < 9 else " "
        role = "cursor" if place == chosen else "dim" if option.problem else ""
        mark = ">" if place == chosen else " "
        lines.append([(f" {mark}", "act"), (digit, "key"), (" ", ""), (option.name, role)])
    return [*lines, [], *([(" ", ""), *line] for line in about)]


def _word_on(field: int) -> str:
    if field == SEED:
        return (
            "Type digits for a game that can be played again: the same seed shuffles the same "
            "decks alike. Without any, chance decides."
        )
    return "Enter starts the game. It is saved after every decision: leave whenever you like."
