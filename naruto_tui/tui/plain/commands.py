"""Which words are commands of the plain face, what each does, and where it does not work.

Help is made of the same table, so that no command is missing there. What answers a question (a
number, `ok`, a move in words) is read in `typed`.

Public: `COMMANDS`, `command_of` (line), `told_of` (face) -> what the help says.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from attrs import frozen

from naruto_tui.tui.plain import looking
from naruto_tui.tui.plain.talk import LeftError, tell
from naruto_tui.tui.plain.telling import ANSWERS

if TYPE_CHECKING:
    from naruto_tui.tui.plain.face import Face


def _always(_face: "Face") -> bool:
    return True


def _of_people(face: "Face") -> bool:
    return face.people and face.plays


def _plays(face: "Face") -> bool:
    return face.plays


def _quit(_face: "Face", _rest: str) -> None:
    raise LeftError


@frozen
class Command:
    """Something that can be typed at any moment of a game."""

    words: tuple[str, ...]
    """The first of them is in the help; single letters are the keys of the board."""
    shown: str
    about: str
    does: "Callable[[Face, str], None]"
    """Called with what stands behind the word."""
    alone: bool = False
    """Whether nothing stands behind the word."""
    works: "Callable[[Face], bool]" = _always
    otherwise: str = ""
    """Why it does not work where it does not."""


LOOKS_ON: Final = "Whoever looks on does nothing but look."
_PEOPLE: Final = "That is between two people; here nobody else is asked."

COMMANDS: Final = (
    Command(
        ("i", "inspect"), "i NUMBER, i NAME", "the card of that line, or any you may see, in full",
        lambda face, rest: tell(face.talk, *looking.card(face.voice, face.prompt, rest)),
    ),
    Command(
        ("board", "b", "z"), "board", "both sides, hand, chakra, discard piles, the battlefield",
        lambda face, _: tell(face.talk, *looking.board(face.voice)), alone=True,
    ),
    Command(
        ("chain", "v"), "chain", "what waits to take effect",
        lambda face, _: tell(face.talk, *looking.chain(face.voice)), alone=True,
    ),
    Command(
        ("log", "l"), "log, log 50, log WORD", "what happened last, or all lines with that word",
        lambda face, rest: tell(face.talk, *looking.log(face.voice, rest)),
    ),
    Command(
        ("rules",), "rules WORD", "the rules with that word or number",
        lambda face, rest: tell(face.talk, *looking.rules(face.voice, rest)),
    ),
    Command(
        ("undo", "u"), "undo", "take your last choice back, while nothing was shown",
        lambda face, _: face.take_back(), alone=True, works=_plays, otherwise=LOOKS_ON,
    ),
    Command(
        ("orders", "w"), "orders", "pass unless ...: when you are asked, until your next turn",
        lambda face, rest: face.choose_order(rest), works=_of_people, otherwise=_PEOPLE,
    ),
    Command(
        ("draw",), "draw", "offer a draw, or answer an offer; asks first",
        lambda face, _: face.draw(), alone=True, works=_of_people, otherwise=_PEOPLE,
    ),
    Command(
        ("concede", "x"), "concede", "give the game up; asks first",
        lambda face, _: face.give_up(), alone=True, works=_plays, otherwise=LOOKS_ON,
    ),
    Command(
        ("quit", "exit"), "quit", "leave; a game you play is saved", _quit, alone=True,
    ),
    Command(
        ("?", "help"), "?", "this help", lambda face, _: face.help(), alone=True,
    ),
)  # fmt: skip
"""In the order of the help."""


def command_of(line: str) -> tuple[Command, str] | None:
    """The command that the line begins with, and what stands behind it; or nothing."""
    word, _, rest = line.partition(" ")
    for command in COMMANDS:
        if word.casefold() in command.words:
            return command, rest.strip()
    return None


def told_of(face: "Face") -> list[tuple[str, str]]:
    """What can be typed now, and what it does."""
    answers = ANSWERS if face.plays else ()
    found = [(one.shown, one.about) for one in COMMANDS if one.works(face)]
    return [*answers, *found]
