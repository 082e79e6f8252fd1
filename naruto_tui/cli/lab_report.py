"""Where `test` and `merge` put their report: lines on stdout, or JSON, CSV and HTML in files."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import click
from attrs import frozen

from naruto_tui.cli.output import (
    STDOUT,
    complain,
    json_option,
    printable,
    say,
    write_answer,
    write_json,
)

Command = TypeVar("Command", bound=Callable[..., Any])


def report_options(command: Command) -> Command:
    """`--json`, `--csv`, `--html` and `--cards`, handed to the command as the fields of `Forms`."""
    for name, what in (("html", "a page with plots"), ("csv", "a table")):
        command = click.option(
            f"--{name}",
            f"{name}_file",
            metavar="FILE",
            help=f"Write the report as {what} to FILE (- is stdout).",
        )(command)
    command = click.option(
        "--cards",
        "every_card",
        is_flag=True,
        help="Tell of all cards, not of the ten that matter most.",
    )(command)
    return json_option(command)


@frozen
class Forms:
    """In which forms a report is wanted, and in which files."""

    json_file: str | None = None
    csv_file: str | None = None
    html_file: str | None = None
    every_card: bool = False
    """Whether the lines are to tell of all cards."""

    def __attrs_post_init__(self) -> None:
        if self.files.count(STDOUT) > 1:
            raise click.UsageError("only one of --json, --csv and --html can be on stdout (-)")

    @property
    def files(self) -> tuple[str | None, ...]:
        """Where the forms go; none where one is not wanted."""
        return self.json_file, self.csv_file, self.html_file

    def refuse_tables(self, what: str) -> None:
        """What is no run has no table of opponents."""
        if self.csv_file is not None or self.html_file is not None:
            raise click.UsageError(f"--csv and --html are for the report of a run, not of {what}")

    def write(
        self,
        as_json: Callable[[], object],
        as_csv: Callable[[], str],
        as_html: Callable[[], str],
        lines: Callable[[], Iterable[str]],
        answer: Callable[[], Iterable[str]],
    ) -> None:
        """Writes the forms that are wanted; as lines on stdout unless one of them is there.

        With `--json` in a file there are no lines on stdout either, as in all commands: the answer
        is told in short on stderr then, and where each file is.
        """
        if self.csv_file is not None:
            write_answer(self.csv_file, as_csv())
        if self.html_file is not None:
            write_answer(self.html_file, as_html())
        if self.json_file is not None:
            write_json(as_json(), self.json_file)
        on_screen = STDOUT in self.files
        if self.json_file is None and not on_screen:
            say("\n".join(map(printable, lines())))
        elif not on_screen:
            complain(*answer())
        complain(*(f"{file}: written" for file in self.files if file not in (None, STDOUT)))
