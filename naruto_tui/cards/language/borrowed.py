"""What people write out of habit, from other games or plain English, and how it is written here."""

import re
from typing import Final

from naruto_tui.cards.language import tables
from naruto_tui.cards.language.phrases import phrases_with

BORROWED: Final[dict[str, str]] = {
    "until end of turn": "this turn",
    "until the end of turn": "this turn",
    "until end of the turn": "this turn",
    "beginning": "start",
    "deal": "give",
    "deals": "gives",
    "dealt": "received",
    "damaged": "receives damage",
    "dies": "is discarded",
    "die": "is discarded",
    "destroy": "discard",
    "destroys": "discards",
    "destroyed": "discarded",
    "exile": "remove from the game",
    "exiled": "removed from the game",
    "kill": "discard",
    "killed": "discarded",
    "graveyard": "discard pile",
    "library": "deck",
    "you control": "of your Ninja",
    "an opponent controls": "enemy Ninja",
    "your opponent controls": "enemy Ninja",
    "creature": "Ninja",
    "creatures": "Ninja",
    "ninjas": "Ninja",
    "jutsus": "Jutsu",
    "opponents": "enemy",
    "wounded": "injured",
    "unhurt": "healthy",
    "recover": "heal",
    "equip": "attach",
    "backs": "back Ninja",
    "heads": "head Ninja",
    "points": "rewards",
    "counter": "coin",
    "counters": "coins",
    "summon": "put into play",
}
"""Words and phrases; the longest that begins where the reader stopped is the one meant."""

_WORD: Final = re.compile(r"[^\W\d_][\w'-]*")


def meant(line: str, column: int, expected: list[str], *, known: bool) -> tuple[str, ...]:
    """What may be meant by what begins at this column (from 1); nothing where nobody can say.

    A known word is right by itself: only a phrase of several words can be out of habit.
    """
    rest = line[column - 1 :]
    if (match := _WORD.match(rest)) is None:
        return ()
    if known:
        return _habit(rest, tuple(one for one in BORROWED if " " in one))
    if "a word in quotes" in expected and (name := _name(line, column)):
        return (BORROWED.get(name.lower(), f'"{name}"'),)
    if "a symbol" in expected and (symbol := tables.SYMBOLS.get(match[0])):
        return (symbol.capitalize(),)
    return _habit(rest, tuple(BORROWED))


def _habit(rest: str, among: tuple[str, ...]) -> tuple[str, ...]:
    found = [one for one in among if re.match(rf"{one}\b", rest.lower())]
    return (BORROWED[max(found, key=len)],) if found else ()


def _name(line: str, column: int) -> str:
    """A name or characteristic that stands there without its quotes: `Sasuke Uchiha`."""
    if line[: column - 1].rstrip(" ")[-1:] in ("", ".", ":", "]", "“"):
        return ""  # a sentence begins with a capital, too
    words: list[str] = []
    for match in _WORD.finditer(line, column - 1):
        word = match[0]
        follows = not words or line[: match.start()].endswith(f"{words[-1]} ")
        if not follows or not word[0].isupper() or phrases_with(word.lower()):
            break
        words.append(word)
    return " ".join(words)
