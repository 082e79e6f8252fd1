"""`replay`: a played game on the board, forward and back, or told in plain lines."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from naruto_tui.cli.output import say
from naruto_tui.cli.play import is_plain, open_board, screen_options
from naruto_tui.tui.terminal import need_terminal

if TYPE_CHECKING:
    from naruto_tui.table.replay import Eyes

SEATS: Final = ("1", "2", "all")


@click.command(
    epilog="Examples: naruto-tui replay; naruto-tui replay 2026-11-30-0745 --turn 4; "
    "naruto-tui replay game.save --seat 2 --text"
)
@click.argument("record", metavar="RECORD", type=click.Path(), required=False)
@click.option(
    "--seat", type=click.Choice(SEATS), default=None,
    help="Whose hand is seen, or both; if not told: yours, or both where you did not play.",
)  # fmt: skip
@click.option("--open", "hidden", is_flag=True, help="Show hidden cards of a game not over yet.")
@click.option(
    "--turn", type=click.IntRange(1), metavar="N", default=None, help="Begin with turn N."
)
@click.option("--text", "in_text", is_flag=True, help="Print the whole game.")
@screen_options
def replay(
    record: str | None,
    seat: str | None,
    hidden: bool,
    turn: int | None,
    in_text: bool,
    **screen: Any,
) -> None:
    """Step through a played game, forward and back, or print it.

    RECORD is the name or file of a game that is over or not; without it the one
    that ended last. Of a game that is not over only what both players know is
    shown, unless --open asks for more.
    """
    from naruto_tui.table import records  # noqa: PLC0415 - the engine
    from naruto_tui.table.replay import Replay  # noqa: PLC0415

    path = records.find(record) if record is not None else records.newest()
    if path is None:
        raise click.UsageError("no game has been played to its end; name a record")
    in_text = in_text or is_plain(**screen)
    if not in_text:
        need_terminal()
    found = Replay.open(Path(path))
    eyes = found.eyes(_eyes(seat), hidden=hidden)
    place = found.turn(turn) if turn is not None else 0
    if not in_text:
        from naruto_tui.tui.starts import Played  # noqa: PLC0415

        open_board(Played(found, place, eyes), **screen)
        return
    from naruto_tui.tui.retelling import heading, retold  # noqa: PLC0415

    for line in heading(found, eyes):
        say(line)
    for line in retold(found, eyes, turn or 0):
        say(line)


def _eyes(seat: str | None) -> "Eyes | None":
    from naruto_tui.table.replay import OPEN_EYES, Eyes  # noqa: PLC0415 - the engine

    if seat is None:
        return None
    return OPEN_EYES if seat == "all" else Eyes(int(seat) - 1)
