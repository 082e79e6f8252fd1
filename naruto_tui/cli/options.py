"""Options that several commands share, and what they hand to the command."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import click
from click.shell_completion import CompletionItem

from naruto_tui.decklists.finder import deck_names
from naruto_tui.decklists.profiles import FORMATS, Profile, UnknownFormatError, find_format
from naruto_tui.paths import data_dir
from naruto_tui.rules.editions import EDITIONS, Edition
from naruto_tui.rules.matches import LENGTHS, LOSER

LEVELS: Final = ("random", "academy", "genin")
"""Names of the computer's levels (`players.LEVELS`), known without importing the engine."""

Command = TypeVar("Command", bound=Callable[..., Any])


class DeckName(click.ParamType[str]):
    """A decklist as it is named on the command line; the shell completes what can be found."""

    name = "deck"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        names = [name for name in deck_names() if name.startswith(incomplete)]
        found = [CompletionItem(name) for name in names]
        return found or [CompletionItem(incomplete, type="file")]


class SaveName(click.ParamType[str]):
    """A saved game as it is named; the shell completes those that can go on."""

    name = "save"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        folder = data_dir() / "saves"  # the table would load the engine
        names = sorted(path.stem for path in folder.glob("*.save"))
        return [CompletionItem(name) for name in names if name.startswith(incomplete)]


DECK_NAME: Final = DeckName()
SAVE_NAME: Final = SaveName()
_STRICT: Final = "naruto_tui.strict"


def first_option(*choices: str) -> Callable[[Command], Command]:
    """`--first`: who begins, or `random`."""
    return click.option(
        "--first",
        type=click.Choice(choices),
        default="random",
        show_default=True,
        help="Who begins.",
    )


def match_options(command: Command) -> Command:
    """`--match 1|3` and `--loser`, handed to the command as `match` and `loser`."""
    for option in (
        click.option(
            "--loser", type=click.Choice(LOSER), default=LOSER[0], show_default=True,
            help="What the loser of a game does: choose who begins the next one, or begin it.",
        ),
        click.option(
            "--match", "--best-of", "match", default="1", show_default=True,
            type=click.Choice([str(length) for length in LENGTHS]),
            help="A single game, or best of three.",
        ),
    ):  # fmt: skip
        command = option(command)
    return command


def strict_option(command: Command) -> Command:
    """`--strict`: whoever reads a deck within the command asks `is_strict`."""
    return click.option(
        "--strict", is_flag=True, expose_value=False, callback=_keep_strict,
        help="Refuse a name of several cards instead of taking the preferred one.",
    )(command)  # fmt: skip


def _keep_strict(context: click.Context, _: click.Parameter, value: bool) -> None:
    context.meta[_STRICT] = value


def is_strict() -> bool:
    """Whether the running command was called with `--strict`."""
    context = click.get_current_context(silent=True)
    return bool(context and context.meta.get(_STRICT))


class EditionName(click.ParamType[Edition]):
    """An edition, by its name; the shell completes it."""

    name = "edition"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> Edition:
        if isinstance(value, Edition):
            return value
        if value not in EDITIONS:
            known = ", ".join(EDITIONS)
            self.fail(f"there is no edition {value!r}; editions are {known}", param, ctx)
        return EDITIONS[str(value)]

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return [CompletionItem(name) for name in EDITIONS if name.startswith(incomplete)]


EDITION: Final = EditionName()


def edition_option(command: Command) -> Command:
    """`--edition E`, handed to the command as an `Edition`."""
    return click.option(
        "--edition", metavar="E", type=EDITION, default="us", show_default=True,
        help=f"Rule book to go by: {', '.join(EDITIONS)}.",
    )(command)  # fmt: skip


class FormatName(click.ParamType[Profile]):
    """A format of decks, by its name; the shell completes it."""

    name = "format"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> Profile:
        if isinstance(value, Profile):
            return value
        try:
            return find_format(str(value))
        except UnknownFormatError as error:
            self.fail(str(error), param, ctx)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return [CompletionItem(name) for name in FORMATS if name.startswith(incomplete)]


FORMAT: Final = FormatName()


def format_option(command: Command) -> Command:
    """`--format NAME`, handed to the command as `wanted`: a `Profile`, or nothing."""
    return click.option(
        "--format", "wanted", metavar="NAME", type=FORMAT,
        help="Check the deck by this format in place of the edition: "
        f"{', '.join(FORMATS)} or block:FIRST-LAST.",
    )(command)  # fmt: skip
