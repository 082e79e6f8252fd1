"""Where decks lie, and which file a name on the command line means.

The current directory comes first, then `decks/` of the user's data directory, then the decks that
came with the program.
"""

import os
import re
from pathlib import Path
from typing import Final

from naruto_tui import kiosk
from naruto_tui.decklists.model import DeckError
from naruto_tui.paths import data_dir

PACKAGE = Path(__file__).parent.parent
_OFFERED: Final = 3
"""Names in a message."""
_BEGINNING: Final = 4_000
"""Bytes of a file that are looked at to see what it is."""
_POSITION: Final = re.compile(
    r"(?:edition|phase) [a-z-]+|(?:seed|turn|chance) [0-9]+|(?:active|first|player) [12]"
)


def shipped_folder() -> Path:
    """Inside an installed package; beside it in a checkout."""
    installed = PACKAGE / "shipped_decks"
    return installed if installed.is_dir() else PACKAGE.parent / "decks"


def folders() -> tuple[Path, ...]:
    """Every folder a deck is looked for in, in order."""
    return (Path(), data_dir() / "decks", shipped_folder())


def find_deck(name: str) -> Path:
    """The file of a deck: a path, or a name with or without `.txt`."""
    if not name.strip():
        raise DeckError(f"the name of the deck is empty; {_some(deck_names())}")
    places = [folder / one for folder in folders() for one in (name, f"{name}.txt")]
    for path in places:
        if kiosk.is_own(path) and os.path.isfile(path):  # noqa: PTH113 - of any name; Path.is_file raises for some
            return path
    for path in places:  # what is there and no file is said when it is read
        if kiosk.is_own(path.parent) and os.path.lexists(path):
            return path
    raise DeckError(f"{name}:1: no such deck; {_instead(name)}")


def deck_files(folder: Path) -> list[Path]:
    """The decklists of a folder, by name; positions may lie beside them."""
    files = sorted(folder.glob("*.txt")) if folder.is_dir() else []
    return [path for path in files if not _is_position(path)]


def _is_position(path: Path) -> bool:
    """Whether a file begins like a written position: with an edition, a phase, a player ..."""
    if not path.is_file():
        return False
    try:
        with path.open("rb") as file:
            beginning = file.read(_BEGINNING).decode("utf-8", "replace")
    except OSError:
        return False
    lines = (line.partition("#")[0].strip() for line in beginning.splitlines())
    return _POSITION.fullmatch(next(filter(None, lines), "")) is not None


def shipped_decks() -> list[Path]:
    """The decks that came with the program."""
    return deck_files(shipped_folder())


def deck_names() -> list[str]:
    """Every name that `find_deck` would find by itself."""
    return sorted({path.stem for folder in folders() for path in deck_files(folder)})


def _instead(name: str) -> str:
    from difflib import get_close_matches  # noqa: PLC0415 - on a miss alone

    asked = Path(name).stem
    stems = deck_names()
    within = [stem for stem in stems if asked.casefold() in stem.casefold()]
    by_beginning = {stem[: len(asked)]: stem for stem in stems} | dict(
        zip(stems, stems, strict=True)
    )
    close = [by_beginning[one] for one in get_close_matches(asked, by_beginning, n=1)]
    if offered := close or within:
        return f"did you mean {' or '.join(offered[:_OFFERED])}?"
    return _some(stems)


def _some(stems: list[str]) -> str:
    """The first names; what cannot be meant need not be listed whole."""
    more = len(stems) - _OFFERED
    rest = f" and {more} more: `naruto-tui deck list` lists them" if more > 0 else ""
    return f"name a file, or a deck such as {', '.join(stems[:_OFFERED])}{rest}"
