"""Keeping decks as files: whole or not at all, never over a deck that somebody else has written.

What came with the program is never touched: a changed copy of it goes into the user's own folder.
"""

import hashlib
import os
import shutil
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

from attrs import frozen

from naruto_tui import kiosk
from naruto_tui.decklists.finder import shipped_folder
from naruto_tui.decklists.model import PILES, Deck
from naruto_tui.decklists.reader import LARGEST_FILE
from naruto_tui.decklists.writer import deck_text
from naruto_tui.paths import data_dir

ENDING: Final = ".txt"
LONGEST_NAME: Final = 60
"""Characters of the name of a deck that is saved."""
_SIGNS: Final = frozenset(" -_+,.'()&!")
"""What a name may have beside letters and digits: every file system takes them."""


class NotSavedError(ValueError):
    """A deck cannot be kept like this; the message says why and what would be right."""


class ChangedError(NotSavedError):
    """Its file is not what it was when the deck was read: somebody else has written it."""


@frozen
class Kept:
    """The file of a deck as it was when it was read or written."""

    path: Path
    digest: str
    """Of its bytes; empty where there was no file."""

    @classmethod
    def of(cls, path: Path) -> "Kept":
        return cls(path, _digest(path))

    @property
    def own(self) -> bool:
        """Whether the user may change it here."""
        return is_own(self.path)

    @property
    def is_changed(self) -> bool:
        """Whether it has other bytes now; one that has gone cannot be spoiled."""
        return _digest(self.path) not in {self.digest, ""}


def own_folder() -> Path:
    """Where the user's decks are kept; it need not exist."""
    return data_dir() / "decks"


def is_own(path: Path) -> bool:
    """Whether the file is none of those that came with the program."""
    return _real(path).parent != _real(shipped_folder())


def name_problem(name: str) -> str:
    """Why a deck cannot be saved under a name, or nothing."""
    if not name.strip():
        return "the name is empty; type one"
    if len(name) > LONGEST_NAME:
        return f"the name is longer than {LONGEST_NAME} characters; shorten it"
    if name != name.strip() or name.startswith("."):
        return "a name begins with no dot, and has no blank at either end"
    if wrong := next((letter for letter in name if not name_takes(letter)), ""):
        code = wrong if wrong.isprintable() else f"U+{ord(wrong):04X}"
        return f"a name has no {code}; write letters, digits, blanks and {' '.join('-_+,.()&!')}"
    return ""


def name_takes(letter: str) -> bool:
    """Whether a letter may stand in the name of a deck that is saved."""
    return letter.isalnum() or letter in _SIGNS


def free_name(wanted: str) -> str:
    """The name, or the name with the first number that no deck of the user has."""
    plain = "".join(letter for letter in wanted if name_takes(letter)).strip(" .")
    plain = plain[: LONGEST_NAME - 4].strip(" .") or "deck"
    for number in count(1):
        name = plain if number == 1 else f"{plain}-{number}"
        if not os.path.lexists(own_folder() / f"{name}{ENDING}"):
            return name
    raise AssertionError


def place_of(deck: Deck, before: Kept | None) -> Path:
    """The file a deck will be saved in: where it lies, if it is the user's; else in his folder."""
    if before is None or not before.own:
        return own_folder() / f"{deck.name}{ENDING}"
    if before.path.suffix == ENDING and before.path.stem == deck.name:
        return before.path
    return before.path.with_name(f"{deck.name}{ENDING}")


def save(deck: Deck, before: Kept | None, *, over: bool = False) -> Kept:
    """Writes the deck in the one text form; under a new name the old file goes.

    `before` is the file it was read from; `over`: also where that was changed since.

    Raises:
        NotSavedError: no card, no good name, a file of another deck in the way, no place to write.
        ChangedError: the file was changed by somebody else; it is as it was.
    """
    if problem := name_problem(deck.name):
        raise NotSavedError(problem)
    if not any(deck.pile(pile) for pile in PILES):
        raise NotSavedError("no card is in the deck; add one")
    path = place_of(deck, before)
    same = before is not None and path == before.path
    if not same and os.path.lexists(path):
        raise NotSavedError(f"{path.name} is there already; give the deck another name")
    if before is not None and before.own and before.is_changed and not over:
        raise ChangedError(f"{before.path.name} was changed by somebody else since it was read")
    write_whole(path, deck_text(deck))
    if before is not None and not same:
        _remove(before)
    return Kept.of(path)


def _remove(before: Kept) -> None:
    """The file of the old name; not what somebody has changed, nor one of another program."""
    if before.own and before.path.suffix == ENDING and not before.is_changed:
        with suppress(OSError):
            before.path.unlink()


def delete(path: Path) -> None:
    """Removes the file of a deck of the user's.

    Raises:
        NotSavedError: it came with the program, or cannot be removed.
    """
    if not is_own(path):
        raise NotSavedError(f"{path.stem} came with the program; it stays")
    try:
        path.unlink()
    except OSError as error:
        raise NotSavedError(f"{path.name} cannot be removed: {error.strerror}") from None


def write_whole(path: Path, text: str) -> None:
    """Writes a text file, with its folder where there is none; a reader never sees half of it.

    Raises:
        NotSavedError: it cannot be written; what was there is as it was.
    """
    if reason := kiosk.no_place(path):
        raise NotSavedError(f"{path} cannot be written: {reason}")
    whole = _real(path)
    part = whole.with_name(f".{whole.name}.{os.getpid()}")
    try:
        whole.parent.mkdir(parents=True, exist_ok=True)
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if whole.exists():
            shutil.copymode(whole, part)
        part.replace(whole)
    except (OSError, UnicodeEncodeError) as error:
        reason = getattr(error, "strerror", None) or "not a file name here"
        raise NotSavedError(f"{path} cannot be written: {reason}") from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def _real(path: Path) -> Path:
    # Path.resolve raises where links lead in a circle.
    return Path(os.path.realpath(path))


def _digest(path: Path) -> str:
    """Of a file's bytes; empty where there is none that can be read."""
    try:
        with path.open("rb") as file:
            return hashlib.sha256(file.read(LARGEST_FILE + 1)).hexdigest()
    except OSError:
        return ""
