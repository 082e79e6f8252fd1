"""What `test` does when all that was asked for is known: play, tell how it goes, and report."""

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from attrs import evolve

from naruto_tui.cli.lab_progress import Progress, Way
from naruto_tui.cli.lab_report import Forms
from naruto_tui.cli.output import check_place, complain
from naruto_tui.lab import report_csv, report_html, report_json, report_text, tournament
from naruto_tui.lab.live import Live
from naruto_tui.lab.plan import Plan
from naruto_tui.lab.play import Outcome
from naruto_tui.lab.results import Played, Writer, begin, go_on
from naruto_tui.lab.run import Onlooker, StoppedRunError, Workers, run
from naruto_tui.lab.schedule import Lot, Matchup, lots
from naruto_tui.lab.sequential import Judge
from naruto_tui.lab.summary import summary

Found = list[list[Outcome]]


class NothingToPlayError(ValueError):
    """A part of a run in which no game falls."""


def run_plan(
    plan: Plan,
    matchups: Sequence[Matchup],
    workers: Workers,
    out: str | None,
    way: Way,
    forms: Forms,
) -> int:
    """Plays a run and reports it; the exit code.

    `out` is the file that keeps its games, and may have some of them already.
    """
    schedule = lots(len(matchups), plan.games, plan.part)
    if not schedule:
        raise NothingToPlayError(
            "naruto-tui test: --part {}/{} has no games; use fewer parts".format(*plan.part)
        )
    # Whoever ends the run gets its report, as at Ctrl+C, and no process is left.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with _kept(plan, out) as (writer, known):
        found, interrupted = _played(plan, matchups, schedule, workers, way, writer, known)
    report(plan, found, forms)
    code = errors_told(found)
    if interrupted:
        raise KeyboardInterrupt
    return code


def errors_told(found: Sequence[Sequence[Outcome]]) -> int:
    """Tells of games that failed on stderr; the exit code."""
    errors = [outcome.error for outcomes in found for outcome in outcomes if outcome.error]
    complain(*(f"a game failed: {error}" for error in errors[:10]))
    return 1 if errors else 0


@contextmanager
def _kept(plan: Plan, out: str | None) -> Iterator[tuple[Writer | None, Played]]:
    """The file that keeps the games of a run, and those that are in it already."""
    if out is None:
        yield None, {}
        return
    check_place(out)
    if not Path(out).exists():
        writer, known = begin(out, plan), Played()
    else:
        writer, results = go_on(out, plan)
        known = results.played
        games = sum(map(len, known.values()))
        complain(f"{out}: goes on after {games:,} games that are there already")
    try:
        yield writer, known
    finally:
        writer.close()


def _played(
    plan: Plan,
    matchups: Sequence[Matchup],
    schedule: Sequence[Lot],
    workers: Workers,
    way: Way,
    writer: Writer | None,
    known: Played,
) -> tuple[Found, bool]:
    """What a run has brought, and whether it was interrupted with something to report."""
    live = Live(plan, sum(lot.count for lot in schedule))
    for lot, outcomes in known.items():
        live.add(lot, outcomes)
    judge = Judge(plan)

    with Progress(live, way) as progress:

        def enough(stage: Sequence[Sequence[Outcome]]) -> bool:
            judge.add(stage)
            standing = judge.standing
            progress.judged(standing)
            return standing.is_decided

        onlooker = Onlooker(arrived=progress.arrived)
        if writer is not None:
            onlooker = evolve(onlooker, settled=writer.add)
        if plan.until_decided:
            onlooker = evolve(onlooker, enough=enough)
        try:
            return run(matchups, schedule, workers, onlooker, known), False
        except StoppedRunError as stopped:
            found = stopped.found
    played = sum(map(len, found))
    complain(f"naruto-tui test: interrupted; reported are the {played} games that were played")
    if not played:
        raise KeyboardInterrupt
    return found, True


def report(plan: Plan, found: Sequence[Sequence[Outcome]], forms: Forms) -> None:
    """Tells what a run has brought, on stdout or where it was asked for."""
    if plan.form == "round robin":
        table = tournament.table(plan, found)
        forms.write(
            lambda: tournament.as_json(table),
            lambda: report_csv.of_tournament(table),
            lambda: report_html.of_tournament(table),
            lambda: tournament.lines(table),
            lambda: report_text.folded(tournament.answer_lines(table)),
        )
        return
    whole = summary(plan, found)
    forms.write(
        lambda: report_json.as_json(whole),
        lambda: report_csv.of_test(whole),
        lambda: report_html.of_test(whole),
        lambda: report_text.lines(whole, every_card=forms.every_card),
        lambda: report_text.folded(report_text.answer_lines(whole)),
    )
