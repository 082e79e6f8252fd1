"""`merge`: the report of games that `test --out` has kept, in one file or in several parts."""

from typing import Any

import click

from naruto_tui.cli.lab_report import Forms, report_options
from naruto_tui.cli.output import check_place, complain, refuse_losses


@click.command(epilog="Example: naruto-tui merge part-1.txt part-2.txt --json report.json")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--out", metavar="FILE", default=None, help="Write the games of all parts to FILE.")
@report_options
def merge(files: tuple[str, ...], out: str | None, **named: Any) -> int:
    """Report on games that test --out has kept.

    The files are parts of one run (test --part), or one file of a whole run. The
    report is that of the run as if it had been played at once. Files of different
    runs are refused. Ends with 1 if a game failed.
    """
    from naruto_tui.cli.lab_run import errors_told, report  # noqa: PLC0415 - the engine
    from naruto_tui.lab.merging import merged  # noqa: PLC0415
    from naruto_tui.lab.results import write_all  # noqa: PLC0415

    forms = Forms(**named)
    refuse_losses(forms.files, (*files, out))
    if out is not None:
        check_place(out)
    whole = merged(files)
    for missing in whole.missing:
        complain(f"naruto-tui merge: {missing}; reported are the games that are there")
    if out is not None:
        write_all(out, whole.plan, whole.version, whole.played)
    report(whole.plan, whole.found, forms)
    return errors_told(whole.found)
