"""Where decks lie, and which file a name on the command line means.

The current directory comes first, then `decks/` of the user's data directory, then the decks that
came with the program.
"""

import os
from difflib import get_close_matches
from pathlib import Path

from naruto_tui.decklists.model import DeckError
from naruto_tui.paths import data_dir

PACKAGE = Path(__file__).parent.parent


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
        raise DeckError(f"the name of the deck is empty; {_all(deck_names())}")
    for folder in folders():
        for path in (folder / name, folder / f"{name}.txt"):
            if os.path.isfile(path):  # noqa: PTH113 - of any name; Path.is_file raises for some
                return path
    if os.path.lexists(name):
        return Path(name)
    raise DeckError(f"{name}:1: no such deck; {_instead(name)}")


def deck_files(folder: Path) -> list[Path]:
    """The decklists of a folder, by name."""
    return sorted(folder.glob("*.txt")) if folder.is_dir() else []


def shipped_decks() -> list[Path]:
    """The decks that came with the program."""
    return deck_files(shipped_folder())


def deck_names() -> list[str]:
    """Every name that `find_deck` would find by itself."""
    return sorted({path.stem for folder in folders() for path in deck_files(folder)})


def _instead(name: str) -> str:
    asked = Path(name).stem
    stems = deck_names()
    by_beginning = {stem[: len(asked)]: stem for stem in stems} | dict(
        zip(stems, stems, strict=True)
    )
    if close := get_close_matches(asked, by_beginning, n=1):
        return f"did you mean {by_beginning[close[0]]}?"
    return _all(stems)


def _all(stems: list[str]) -> str:
    return f"there are {', '.join(stems)}"
