"""Writing a text file whole or not at all: what was there before stays until the new one is there.

A leaf of the house.
"""

import os
from pathlib import Path


def write_whole_file(path: Path, text: str) -> None:
    """Puts the text in a file's place in one step, on the disk. `OSError`: nothing has changed."""
    path = path.resolve()
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with part.open("x", encoding="utf-8", newline="") as new:
            if path.exists():
                part.chmod(path.stat().st_mode)
            new.write(text)
            new.flush()
            os.fsync(new.fileno())
        part.replace(path)
    except OSError:
        part.unlink(missing_ok=True)
        raise
