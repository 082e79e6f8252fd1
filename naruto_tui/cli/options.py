"""Options that several commands share, and what they hand to the command."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

from naruto_tui.rules.editions import EDITIONS, Edition

Command = TypeVar("Command", bound=Callable[..., Any])


def edition_option(command: Command) -> Command:
    """`--edition E`, handed to the command as an `Edition`."""
    return click.option(
        "--edition",
        metavar="E",
        default="us",
        show_default=True,
        callback=_edition,
        help=f"Rules to go by: {', '.join(EDITIONS)}.",
    )(command)


def _edition(_context: click.Context, _parameter: click.Parameter, name: str) -> Edition:
    if name not in EDITIONS:
        message = f"there is no edition {name!r}; editions are {', '.join(EDITIONS)}"
        raise click.BadParameter(message)
    return EDITIONS[name]
