"""The command line: which commands there are, and how every one of them ends.

Only click is imported here. A command's module is imported when the command is called, so
`--version`, `--help` and completion stay fast and commands that paint nothing never load Textual.
"""

import gc
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Final, NoReturn

import click

import naruto_tui
from naruto_tui import kiosk
from naruto_tui.cli.groups import LazyGroup, load
from naruto_tui.cli.output import complain

COMMANDS: Final[dict[str, tuple[str, str]]] = {
    "play": ("naruto_tui.cli.play:play", "Play the computer."),
    "hotseat": ("naruto_tui.cli.hotseat:hotseat", "Play each other, two people at one screen."),
    "host": ("naruto_tui.cli.meeting:host", "Play somebody at another terminal of this host."),
    "join": ("naruto_tui.cli.meeting:join", "Join a game that somebody hosts."),
    "watch": ("naruto_tui.cli.play:watch", "Watch the computer play itself."),
    "resume": ("naruto_tui.cli.play:resume", "Go on where a game stopped."),
    "replay": ("naruto_tui.cli.replay:replay", "Step through a played game."),
    "saves": ("naruto_tui.cli.saves:saves", "List, export, mend and delete saved games."),
    "history": ("naruto_tui.cli.history:history", "See finished games: results by deck."),
    "position": ("naruto_tui.cli.position:position", "Play on from a written position."),
    "test": ("naruto_tui.cli.test:test", "Test a decklist in many games."),
    "merge": ("naruto_tui.cli.merge:merge", "Report on kept games, of several runs at once."),
    "deck": ("naruto_tui.cli.deck:deck", "Check, show, convert and compare decklists."),
    "cards": ("naruto_tui.cli.cards:cards", "List, show, search and check cards."),
    "rules": ("naruto_tui.cli.rules:rules", "Read the rules."),
    "where": ("naruto_tui.cli.where:where", "Print where games, decks and settings are."),
    "editions": ("naruto_tui.cli.editions:editions", "See how the rule books differ."),
}
"""Name, where it lives, and its line in `--help`."""

TITLE_SCREEN: Final = "naruto_tui.cli.play:title"

COMPLETION: Final = "_NARUTO_TUI_COMPLETE"
"""The variable by which a shell asks for completions."""

DONE, NO, WRONG, INTERRUPTED, READER_GONE = 0, 1, 2, 130, 141
"""Exit codes: done; the answer is no; wrong use or bad input; Ctrl+C; `| head` has enough."""


@click.group(
    cls=LazyGroup,
    commands_at=COMMANDS,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Without a command: the title screen. Example: naruto-tui play --quick. "
    "`naruto-tui COMMAND --help` has more.",
)
@click.option(
    "--kiosk",
    is_flag=True,
    expose_value=False,
    help="Use no file outside the program's own directories, start nothing, never suspend.",
)
@click.version_option(naruto_tui.__version__, message="naruto-tui %(version)s")
@click.pass_context
def app(context: click.Context) -> None:
    """The Naruto Collectible Card Game in a terminal."""
    if context.invoked_subcommand is None:
        load(TITLE_SCREEN)()


def main() -> NoReturn:
    """Run the command line of this process and end with its exit code."""
    code = run(sys.argv[1:])
    gc.freeze()  # what is left goes with the process: looking through it takes longer than to leave
    sys.exit(code)


def run(arguments: Sequence[str]) -> int:
    """The exit code of a command line, everything it says written out."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        code = _command(list(arguments))
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        _forget_output()
        return READER_GONE
    except OSError as error:
        _forget_output()
        what = error.filename or "the output"
        return _wrong(f"naruto-tui: {what} cannot be written: {error.strerror or error}")
    return code


def _command(arguments: list[str]) -> int:
    """Click's own `main`, but that a pipe without a reader reaches `run`, and errors are a line."""
    if kiosk.OPTION in arguments:
        kiosk.shut()
        if stranger := kiosk.stranger(arguments):
            return _wrong(f"naruto-tui: {stranger}: {kiosk.REASON}")
    if COMPLETION in os.environ and kiosk.OPTION not in arguments:
        app.main(arguments, prog_name="naruto-tui")
    try:
        with app.make_context("naruto-tui", arguments) as context:
            answer = app.invoke(context)
    except click.exceptions.Exit as end:
        return end.exit_code
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except click.ClickException as error:
        return _wrong(_usage(error))
    except ValueError as error:
        if not type(error).__module__.startswith("naruto_tui."):
            raise
        return _wrong(*str(error).splitlines())
    return answer if isinstance(answer, int) else DONE


def _wrong(*lines: str) -> int:
    complain(*lines)
    return WRONG


def _usage(error: click.ClickException) -> str:
    message = " ".join(error.format_message().split())
    context = getattr(error, "ctx", None)
    if context is None:
        return f"naruto-tui: {message}"
    return f"{context.command_path}: {message} (see {context.command_path} --help)"


def _forget_output() -> None:
    """What is still buffered must not be tried again, and fail again, when Python ends."""
    with suppress(OSError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
