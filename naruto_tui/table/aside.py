"""What is damaged is put aside, in `damaged/` of the data directory, and never overwritten there.

A leaf: it knows nothing of what the files are.
"""

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from naruto_tui import paths


def folder() -> Path:
    return paths.data_dir() / "damaged"


def put_file_aside(path: Path) -> Path:
    """Moves a file there, under a name that nothing has; where it is now. `OSError`: it stays."""
    for place in _free(path.name):
        try:
            os.link(path, place)
        except FileExistsError:
            continue
        path.unlink()
        return place
    raise AssertionError


def put_bytes_aside(path: Path, data: bytes) -> Path:
    """Keeps bytes that are about to be cut off a file; where they are. `OSError`: nowhere."""
    for place in _free(f"{path.name}.cut"):
        try:
            with place.open("xb") as file:
                file.write(data)
        except FileExistsError:
            continue
        return place
    raise AssertionError


def _free(name: str) -> Iterator[Path]:
    """Names to try, one after the other."""
    place = folder()
    place.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        yield place / (name if number == 1 else f"{name}.{number}")
