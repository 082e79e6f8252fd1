"""Custom cards: those a player has written himself, in `cards/` of his data directory.

They stand beside the printed ones and never in place of one. A file with something wrong in its
layout or its facts is left out as a whole and the reason kept; a sentence that cannot be read keeps
its card from being played, as with any other card.
"""

import os
from functools import lru_cache
from pathlib import Path
from typing import Final
from zlib import crc32

from attrs import frozen

from naruto_tui.cards.files import CardFile, CardFileError, index, load
from naruto_tui.cards.model import Card
from naruto_tui.cards.paragraphs import read, write
from naruto_tui.cards.pool import Pool, as_custom, shipped
from naruto_tui.paths import data_dir

MOST_FILES: Final = 50
LARGEST_FILE: Final = 400_000
"""Bytes; some 1,600 cards."""
ENDING: Final = ".cards"

_Seen = tuple[str, int, int]
"""A file as it lies there: path, time of its last change, bytes."""


@frozen
class Custom:
    """All cards there are, and what is wrong with the files that were left out."""

    pool: Pool
    faults: tuple[CardFileError, ...] = ()


def folder() -> Path:
    """Where the files lie; it need not exist."""
    return data_dir() / "cards"


def everything() -> Pool:
    """The cards that come with the program and those of the player."""
    return custom().pool


def left_out() -> tuple[str, ...]:
    """A message for each file of custom cards that could not be taken."""
    return tuple(f"{fault}; the cards of this file are left out" for fault in custom().faults)


def custom() -> Custom:
    """What the folder holds now."""
    seen = _seen()
    return _joined(seen) if seen else Custom(shipped())


def files() -> tuple[Path, ...]:
    """The files of custom cards, by name."""
    return tuple(Path(path) for path, _, _ in _seen())


def _seen() -> tuple[_Seen, ...]:
    try:
        with os.scandir(folder()) as entries:
            found = [one for one in entries if one.name.endswith(ENDING) and one.name[0] != "."]
    except OSError:
        return ()
    return tuple(sorted(_stamp(one) for one in found))


def _stamp(entry: os.DirEntry[str]) -> _Seen:
    try:
        told = entry.stat()
    except OSError:
        return entry.path, 0, 0
    return entry.path, told.st_mtime_ns, told.st_size


@lru_cache(maxsize=2)
def _joined(seen: tuple[_Seen, ...]) -> Custom:
    pool, faults = Pool.beside(shipped()), list[CardFileError]()
    for number, (path, _, size) in enumerate(seen):
        try:
            if number == MOST_FILES:
                message = f"more than {MOST_FILES} files of custom cards; put several into one"
                raise CardFileError(path, 1, message)  # noqa: TRY301
            pool.add(_taken(path, size))
        except CardFileError as error:
            faults.append(error)
            if number == MOST_FILES:
                break
    return Custom(pool, tuple(faults))


def _taken(path: str, size: int) -> CardFile:
    """A file all of whose cards have their facts right."""
    if size > LARGEST_FILE:
        message = f"larger than {LARGEST_FILE:,} bytes; part it into several files"
        raise CardFileError(path, 1, message)
    found = as_custom(index(load(path), path))
    for paragraph in found.paragraphs:
        read(paragraph)
    return found


def fingerprint(card: Card) -> str:
    """Another one whenever a card says something else or has other facts."""
    return f"{crc32(write(card).encode()):08x}"
