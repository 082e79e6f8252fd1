"""Where commands write: data to stdout, whatever is wrong to stderr, JSON where it is asked for."""

import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from errno import EACCES, EISDIR, ENOENT, ENOTDIR
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from naruto_tui import kiosk
from naruto_tui.whole import write_whole_file

Command = TypeVar("Command", bound=Callable[..., Any])

STDOUT: Final = "-"
"""In place of a file that an answer is written to."""


class OutputError(ValueError):
    """What a command has to say cannot be written."""


def say(text: str = "") -> None:
    """A line of the answer."""
    if sys.stdout is None:
        raise OutputError("naruto-tui: the output cannot be written: stdout is closed")
    sys.stdout.write(text + "\n")


def complain(*lines: str) -> None:
    """Lines on stderr; text of others cannot move the cursor or colour the terminal."""
    with suppress(OSError):
        for line in lines:
            click.echo(printable(line), err=True)


def printable(text: str) -> str:
    """The text with everything that is not a visible character escaped."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def check_place(file: str) -> None:
    """`OutputError` where a player may put no file of his: on a shared account (`kiosk`)."""
    if reason := kiosk.no_place(file):
        raise OutputError(f"{file}: cannot be written: {reason}")


def write_whole(file: str, text: str) -> None:
    """Puts the text in place of a file's, all of it or nothing."""
    check_place(file)
    path = Path(file).resolve()
    if not os.access(path, os.W_OK):
        raise OutputError(f"{file}: cannot be written: it is read-only")
    try:
        write_whole_file(path, text)
    except OSError as error:
        raise OutputError(f"{file}: cannot be written: {error.strerror}") from None


def write_answer(file: str, text: str) -> None:
    """Writes an answer to the file that is asked for, in place of what it held; `-` is stdout."""
    if file == STDOUT:
        say(text.rstrip("\n"))
        return
    check_place(file)
    try:
        Path(file).write_text(text, encoding="utf-8")
    except OSError as error:
        raise OutputError(f"{file}: cannot be written: {error.strerror}") from None


def refuse_losses(answers: Iterable[str | None], others: Iterable[str | None]) -> None:
    """Refuses files that would cost something: before the work whose answer they are to hold.

    `answers` are to be written in place of what is there, `others` are read or written besides.

    Raises:
        OutputError: an answer would take the place of another one or of one of the others, or
            cannot be written.
    """
    taken = {Path(other).resolve() for other in others if other not in (None, STDOUT)}
    for file in answers:
        if file is None or file == STDOUT:
            continue
        path = Path(file).resolve()
        if path in taken and (path.is_file() or not path.exists()):
            raise OutputError(
                f"{file}: this command reads it or writes something else to it; "
                "name another file for its answer"
            )
        taken.add(path)
        check_place(file)
        if (problem := _unwritable(path)) is not None:
            raise OutputError(f"{file}: cannot be written: {os.strerror(problem)}")


def _unwritable(path: Path) -> int | None:
    """Why a file cannot be written (`errno`), as far as that can be known without doing it."""
    if path.is_dir():
        return EISDIR
    if not path.parent.exists():
        return ENOENT
    if not path.parent.is_dir():
        return ENOTDIR
    return None if os.access(path if path.exists() else path.parent, os.W_OK) else EACCES


def write_new(file: str, text: str) -> None:
    """Writes a file that was not there before."""
    check_place(file)
    try:
        with Path(file).open("x", encoding="utf-8") as new:
            new.write(text)
    except FileExistsError:
        raise OutputError(f"{file}: there is such a file already; name a new one") from None
    except OSError as error:
        raise OutputError(f"{file}: cannot be written: {error.strerror}") from None


def json_option(command: Command) -> Command:
    """`--json FILE`, handed to the command as `json_file`."""
    return click.option(
        "--json",
        "json_file",
        metavar="FILE",
        help="Write the answer as JSON to FILE (- is stdout).",
    )(command)


def write_json(data: object, file: str) -> None:
    """The whole answer as JSON and nothing else; equal answers give equal bytes."""
    import json  # noqa: PLC0415 - 3 ms, for those who ask for it

    write_answer(file, json.dumps(data, indent=2) + "\n")
