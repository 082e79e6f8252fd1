"""Groups of commands: one names what it has when it is misspelled, one imports commands late."""

import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import click


def load(where: str) -> Any:
    """What stands at `package.module:name`."""
    module, _, name = where.partition(":")
    with importing():
        return getattr(import_module(module), name)


@contextmanager
def importing() -> Iterator[None]:
    """While this lasts things are made that stay to the end, as classes and code do.

    The collector does not look for what could go among them, now or later: that, and going through
    all of them at the exit, took a quarter of the time of a command that has little to do.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if was_on:
            gc.enable()


class Group(click.Group):
    """Says which commands there are when none, or one that does not exist, is given."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **({"no_args_is_help": False} | kwargs))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not args and not self.invoke_without_command:
            raise click.UsageError(f"a command is missing; {self.told(ctx)}", ctx)
        return super().parse_args(ctx, args)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name, commands = args[0], self.list_commands(ctx)
        if name not in commands and not name.startswith("-"):
            from difflib import get_close_matches  # noqa: PLC0415 - only for the misspelled

            close = get_close_matches(name, commands, n=1)
            meant = f"did you mean {close[0]}? " if close else ""
            message = f"there is no command {name!r}; {meant}{self.told(ctx)}"
            raise click.UsageError(message, ctx)
        return super().resolve_command(ctx, args)

    def told(self, ctx: click.Context) -> str:
        return f"commands are {', '.join(self.list_commands(ctx))}"


class LazyGroup(Group):
    """Knows of each command its name, its place and its line of help; some may be there already."""

    def __init__(self, commands_at: Mapping[str, tuple[str, str]], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.commands_at = commands_at

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*self.commands, *self.commands_at]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.commands_at:
            return self.commands.get(cmd_name)
        command: click.Command = load(self.commands_at[cmd_name][0])
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        here = [(name, one.get_short_help_str(90)) for name, one in self.commands.items()]
        elsewhere = [(name, told) for name, (_, told) in self.commands_at.items()]
        with formatter.section("Commands"):
            formatter.write_dl([*here, *elsewhere])
