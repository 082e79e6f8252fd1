"""`saves`: the games that can go on; one is exported, mended or deleted.

What is shown here is what all who play a game may know: no card of a hand, no deck's order.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from naruto_tui.cli.groups import LazyGroup
from naruto_tui.cli.options import SAVE_NAME
from naruto_tui.cli.output import json_option, printable, say, write_json, write_new

if TYPE_CHECKING:
    from naruto_tui.table.saves import Save

RESUME = "naruto_tui.cli.play:resume"
TIME = "%Y-%m-%d %H:%M"


@click.group(
    cls=LazyGroup,
    commands_at={"resume": (RESUME, "Go on where a game stopped.")},
    invoke_without_command=True,
    epilog="Examples: naruto-tui saves; naruto-tui saves export 2026-11-30-0746 --out game.txt; "
    "naruto-tui saves delete 2026-11-30-0746 --yes",
)
@json_option
@click.pass_context
def saves(context: click.Context, json_file: str | None) -> None:
    """List the games that can go on, the one last played first.

    A game that is open in another terminal is marked so. Games that are over are
    kept in the records and are not listed here.
    """
    if context.invoked_subcommand is not None:
        if json_file is not None:
            raise click.UsageError("--json goes with the list of all saves alone")
        return
    from naruto_tui.table.saves import folder, saved  # noqa: PLC0415

    found = saved()
    if json_file is not None:
        write_json({"saves": [_as_json(one) for one in found]}, json_file)
        return
    for one in found:
        say(printable(_line(one)))
    if not found:
        say(f"No game is saved in {folder()}; `naruto-tui play` begins one.")


def _line(save: "Save") -> str:
    played = save.played.strftime(TIME) if save.played else "?"
    state = "open in another terminal" if save.elsewhere else f"played {played}"
    about = save.title if save.sound else f"cannot be resumed: {save.title}"
    return f"{save.name:18}  {state:24}  {about}"


def _as_json(save: "Save") -> dict[str, Any]:
    return {
        "name": save.name,
        "file": str(save.path),
        "title": save.title if save.sound else "",
        "problem": "" if save.sound else save.title,
        "answers": save.answers,
        "open": save.elsewhere,
        "played": save.played.isoformat(timespec="seconds") if save.played else None,
    }


save_argument = click.argument("save", metavar="SAVE", type=SAVE_NAME)


@saves.command(epilog="Example: naruto-tui saves export 2026-11-30-0746 --out game.txt")
@save_argument
@click.option("--out", metavar="FILE", help="Write to FILE, which must be new; else printed.")
def export(save: str, out: str | None) -> None:
    """Write a saved game as text: what happened and how it stands.

    Of a game against the computer it tells what you may know. Of two people's game
    it tells what both know, so either of them may read it.
    """
    from naruto_tui.table import saves as kept  # noqa: PLC0415
    from naruto_tui.table.heads import TITLE, Written  # noqa: PLC0415
    from naruto_tui.table.match import Match  # noqa: PLC0415
    from naruto_tui.tui.exporting import export_lines  # noqa: PLC0415

    written = Written.of(kept.find(save))
    lines = export_lines(Match.told(written), written.head[0].removeprefix(TITLE))
    if out is None:
        for line in lines:
            say(printable(line))
    else:
        write_new(out, "\n".join([*map(printable, lines), ""]))
        say(f"The game is in {out}.")


@saves.command(epilog="Example: naruto-tui saves delete 2026-11-30-0746")
@click.argument("names", metavar="SAVE...", type=SAVE_NAME, nargs=-1, required=True)
@click.option("--yes", is_flag=True, help="Do not ask.")
def delete(names: tuple[str, ...], yes: bool) -> int:
    """Delete saved games for good; asks before each."""
    from naruto_tui.table import saves as kept  # noqa: PLC0415

    answer = 0
    for path in [kept.find(name) for name in names]:
        if not yes and not _sure(path):
            say(f"{path.stem} is kept.")
            answer = 1
            continue
        kept.delete(path)
        say(f"{path.stem} is deleted.")
    return answer


def _sure(path: Path) -> bool:
    from naruto_tui.table.saves import described  # noqa: PLC0415

    about = printable(described(path).about)
    try:
        return click.confirm(f"Delete {path.stem} ({about}) for good?", default=False)
    except click.Abort:
        click.echo()
        raise click.UsageError("nobody answers: add --yes to delete without a question") from None


@saves.command(epilog="Example: naruto-tui saves mend 2026-11-30-0746")
@save_argument
def mend(save: str) -> None:
    """Make a new save of a damaged one, up to the damage.

    The damaged file is moved to damaged/ of the data directory, as it is.
    """
    from naruto_tui.table import saves as kept  # noqa: PLC0415

    mended, aside = kept.mend(kept.find(save))
    say(f"The game goes on before the damage: naruto-tui resume {mended.stem}")
    say(f"The damaged file is kept: {aside}")
