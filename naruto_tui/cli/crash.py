"""What is said of an error of the program: its kind on the terminal, the rest in a file."""

import os
from contextlib import suppress

from naruto_tui.paths import data_dir


class CrashError(ValueError):
    """An error of the program; the game up to it is saved."""


def reported(crash: str) -> str:
    """Keeps a traceback in a file that only its user may read, and says so in a line.

    The words of an error may name what it stumbled over, a hidden card for example: the terminal,
    at which the other player may sit, is told its kind alone.
    """
    kind = crash.strip().splitlines()[-1].partition(":")[0]
    said = f"naruto-tui: an error of the program: {kind}; the game is saved"
    file = data_dir() / "crash.txt"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileNotFoundError):
            file.unlink()
        made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(made, "w", encoding="utf-8") as opened:  # noqa: PTH123 - is open already
            opened.write(crash)
    except OSError as error:
        return f"{said}; {file} cannot be written: {error.strerror}"
    return f"{said}, details in {file}"
