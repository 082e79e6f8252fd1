"""Why cards cannot be played, for those who play none: the engine is asked once, then it is kept.

`playable.problems` needs the whole engine and the card's text read, a tenth of a second at every
start. What it says of a card is true while card and program stay the same, so it is kept with both.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Final
from zlib import crc32

from naruto_tui import __version__
from naruto_tui.cards.custom import fingerprint
from naruto_tui.cards.model import Card
from naruto_tui.kept import keep, kept
from naruto_tui.paths import cache_dir

Problems = tuple[str, ...]

_FILE: Final = "playable.list"
_ROOMS: Final = ("rules", "cards")
"""The answers depend on what is written in these."""
_SOURCES: Final = (".py", ".lark", ".txt")
_BETWEEN: Final = "\x1f"
"""No card file may hold it."""
_MOST: Final = 20_000
"""Answers that are kept; those of custom cards that were written anew pile up."""


def verdicts(cards: Iterable[Card]) -> Callable[[Card], Problems]:
    """What `playable.problems` says, worked out at once for those of the cards it is not known of.

    Any other card can be asked about as well; its answer is kept for this process alone.
    """
    asked = {_key(card): card for card in cards}
    told = _told(cache_dir())
    missing = [key for key in asked if key not in told]
    if missing:
        told.update((key, _worked_out(asked[key])) for key in missing)
        keep(_FILE, _stamp(), _written(told))

    def problems(card: Card) -> Problems:
        key = _key(card)
        if key not in told:
            told[key] = _worked_out(card)
        return told[key]

    return problems


def _worked_out(card: Card) -> Problems:
    from naruto_tui.rules.playable import problems  # noqa: PLC0415 - the engine, only when asked

    return problems(card)


def _key(card: Card) -> str:
    """The card, all that it says, and its place, which stands in messages."""
    file, line = card.place
    return f"{card.number} {_said(card)} {file}:{line}"


@lru_cache(maxsize=8192)
def _said(card: Card) -> str:
    return fingerprint(card)


@cache
def _told(_folder: Path) -> dict[str, Problems]:
    """What is known in this process: at first what the folder holds."""
    rows = (kept(_FILE, _stamp()) or b"").decode().split("\n")
    parts = (row.split(_BETWEEN) for row in rows)
    return {key: tuple(problems) for key, *problems in parts}


def _written(told: dict[str, Problems]) -> bytes:
    rows = [_BETWEEN.join((key, *problems)) for key, problems in told.items()]
    return "\n".join(rows[-_MOST:]).encode()


@cache
def _stamp() -> str:
    """Another one whenever the program is."""
    package = Path(__file__).parent.parent
    seen = sorted(one for room in _ROOMS for one in _sources(package / room))
    return f"{__version__} {crc32(repr(seen).encode()):08x}"


def _sources(folder: Path) -> Iterator[tuple[str, int, int]]:
    with os.scandir(folder) as entries:
        for one in entries:
            if one.is_dir():
                yield from _sources(Path(one.path))
            elif one.name.endswith(_SOURCES):
                told = one.stat()
                yield one.path, told.st_size, told.st_mtime_ns
