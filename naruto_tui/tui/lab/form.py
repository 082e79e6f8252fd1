"""The form of the lab: its fields, and beside them what the field under the cursor can be."""

from typing import Final

from naruto_tui.players import LEVELS
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.tui.deckbox import Boxed
from naruto_tui.tui.flow import far_window
from naruto_tui.tui.lines import Glyphs, Line, beside, fit, framed, sized, wrapped
from naruto_tui.tui.text import crop

from .wishes import (
    AGAINST,
    ALSO,
    DECK,
    EDITION,
    GAMES,
    LEVEL,
    MATCH,
    MATCHES,
    NAMES,
    OLD,
    START,
    THEIRS,
    Wishes,
)

LEFT: Final = 42
"""Cells of the fields."""
VALUE: Final = 25
"""Cells of a value."""
ABOUT: Final[tuple[str, ...]] = (
    "The deck that is tested.",
    (
        "The decks it plays against: Space marks one, a all of them. With none marked it plays "
        "against every other deck that came with the program and is legal in the edition."
    ),
    (
        "Another version of the deck, if you like: both play the same opponents on the same "
        "shuffles, and the report tells which one wins more, and by how much."
    ),
    (
        "Either the deck plays against each of the others, or all of them play against each other "
        "and are ranked."
    ),
    (
        "Games against each deck; left and right change it, or type a number. 400 games tell a "
        "rate to within some 5 points, 2,000 to within 2."
    ),
    (
        "What counts is who wins a match: one game, or best of three, of which the loser of a game "
        "chooses who begins the next one, or begins himself."
    ),
    (
        "Either all games are played, or the run stops as soon as it is clear whether the deck "
        "wins more or less than half of them."
    ),
    "How well the computer plays the tested deck.",
    "How well it plays the other decks.",
    (
        "All games once more by players of the levels that Space marks, on the same shuffles: "
        "whether the answer depends on who plays. Both sides play at that level, or the deck alone "
        "where their level is told."
    ),
    "The rule book that is played by.",
    "Type digits. The same seed gives the same games, and so the same numbers.",
    (
        "Enter starts the run. It uses all processors; the numbers do not depend on how many there "
        "are."
    ),
)
"""A word on each field."""
KEYS: Final = [("up/down", "field"), ("left/right", "change"), ("s", "start"), ("Esc", "back")]
MARKING: Final = [("left/right", "deck"), ("Space", "mark"), ("a", "all"), ("s", "start")]


def draw_form(wishes: Wishes, width: int, height: int, glyphs: Glyphs) -> list[Line]:
    """The fields and what the one under the cursor can be, in so many cells."""
    left = sized([[], *_fields(wishes)], LEFT, height)
    room = width - LEFT
    inside = [[(" ", ""), *line] for line in _beside(wishes, room - 4, height - 2)]
    title: Line = [(NAMES[wishes.field], "name")]
    return beside(left, framed(title, inside, room, height, glyphs))


def form_keys(wishes: Wishes) -> list[tuple[str, str]]:
    """The keys of the field under the cursor."""
    if wishes.field == ALSO:
        return [("left/right", "level"), ("Space", "mark"), ("s", "start"), ("Esc", "back")]
    return [*MARKING, ("Esc", "back")] if wishes.field == AGAINST else KEYS


def _fields(wishes: Wishes) -> list[Line]:
    lines: list[Line] = []
    for field, name in enumerate(NAMES):
        here = field == wishes.field
        if field == START:
            lines.append([])
        value = crop(wishes.value(field), VALUE)
        lines.append(
            [
                (" > " if here else "   ", "act"),
                (f"{name:11}", "cursor" if here else ""),
                (f"  {value}", "own"),
            ]
        )
    return lines


def _beside(wishes: Wishes, room: int, height: int) -> list[Line]:
    about = wrapped(ABOUT[wishes.field], room, "dim")
    if wishes.field in (DECK, AGAINST, OLD):
        about += _plan(wishes, room)
        space = max(height - len(about) - 1, 1)
        return [*_decks(wishes, room, space), [], *about]
    if wishes.field == ALSO:
        return [*_levels(wishes), [], *about]
    names: dict[int, list[str]] = {LEVEL: list(LEVELS), EDITION: list(EDITIONS)}
    names[MATCH] = list(MATCHES)
    names[THEIRS] = ["the same", *LEVELS]
    listed: list[Line] = []
    for name in names.get(wishes.field, []):
        here = name == wishes.value(wishes.field)
        listed.append([("> " if here else "  ", "act"), (name, "cursor" if here else "")])
    if wishes.field == EDITION:
        about += wrapped(EDITIONS[wishes.edition].title, room)
    if wishes.field == GAMES:
        about += [[], [("Typed: ", "dim"), (wishes.games + "_", "act")]]
    return [*listed, *([[]] if listed else []), *about]


def _levels(wishes: Wishes) -> list[Line]:
    """Those that there are, the marked ones with a mark."""
    return [
        [
            (">" if place == wishes.also_at else " ", "act"),
            ("* " if name in wishes.also else "  ", "picked"),
            (name, "cursor" if place == wishes.also_at else ""),
        ]
        for place, name in enumerate(LEVELS)
    ]


def _decks(wishes: Wishes, room: int, height: int) -> list[Line]:
    at = _at(wishes)

    def row(place: int) -> Line:
        one = wishes.decks[place]
        here, marked = place == at, str(one.path) in wishes.marked
        mark = "*" if wishes.field == AGAINST and marked else " "
        role = "cursor" if here else "dim" if one.problem else ""
        return [(">" if here else " ", "act"), (f"{mark} ", "picked"), (one.name, role)]

    return far_window(len(wishes.decks), max(at, 0), room, height, row)


def _at(wishes: Wishes) -> int:
    """The place of the deck under the cursor."""
    return {DECK: wishes.deck, OLD: wishes.old}.get(wishes.field, wishes.at)


def _plan(wishes: Wishes, room: int) -> list[Line]:
    """What is to be known of the deck under the cursor."""
    if not wishes.decks:
        return []
    at = _at(wishes)
    if at < 0:
        return []
    one: Boxed = wishes.decks[at]
    told = one.problem or one.plan
    lines = wrapped(told, room, "bad" if one.problem else "")
    return [[], *([fit(line, room) for line in lines][:4])] if lines else []
