"""What `test` does when all that was asked for is known: play, tell how it goes, and report."""

from collections.abc import Sequence

from naruto_tui.cli.lab_progress import Progress, Way
from naruto_tui.cli.output import complain, printable, say, write_json
from naruto_tui.lab import report_json, report_text, tournament
from naruto_tui.lab.live import Live
from naruto_tui.lab.plan import Plan
from naruto_tui.lab.play import Outcome
from naruto_tui.lab.pool import processes
from naruto_tui.lab.run import Onlooker, StoppedRunError, run
from naruto_tui.lab.schedule import Lot, Matchup, lots
from naruto_tui.lab.sequential import Judge
from naruto_tui.lab.summary import summary

Found = list[list[Outcome]]


def run_plan(
    plan: Plan, matchups: Sequence[Matchup], jobs: int, way: Way, json_file: str | None
) -> int:
    """Plays a run and reports it; the exit code."""
    schedule = lots(len(matchups), plan.games)
    found, interrupted = _played(plan, matchups, schedule, jobs, way)
    report(plan, found, json_file)
    errors = [outcome.error for outcomes in found for outcome in outcomes if outcome.error]
    complain(*(f"a game failed: {error}" for error in errors[:10]))
    if interrupted:
        raise KeyboardInterrupt
    return 1 if errors else 0


def _played(
    plan: Plan, matchups: Sequence[Matchup], schedule: Sequence[Lot], jobs: int, way: Way
) -> tuple[Found, bool]:
    """What a run has brought, and whether it was interrupted with something to report."""
    live = Live(plan, sum(lot.count for lot in schedule))
    judge = Judge(plan)

    with Progress(live, way) as progress:

        def enough(stage: Sequence[Sequence[Outcome]]) -> bool:
            judge.add(stage)
            standing = judge.standing
            progress.judged(standing)
            return standing.is_decided

        onlooker = (
            Onlooker(arrived=progress.arrived, enough=enough)
            if plan.until_decided
            else Onlooker(arrived=progress.arrived)
        )
        try:
            return run(matchups, schedule, processes(jobs), onlooker), False
        except StoppedRunError as stopped:
            found = stopped.found
    played = sum(map(len, found))
    complain(f"naruto-tui test: interrupted; reported are the {played} games that were played")
    if not played:
        raise KeyboardInterrupt
    return found, True


def report(plan: Plan, found: Sequence[Sequence[Outcome]], json_file: str | None) -> None:
    """Tells what a run has brought, on stdout or where it was asked for."""
    if plan.form == "round robin":
        table = tournament.table(plan, found)
        data, lines = tournament.as_json(table), tournament.lines(table)
    else:
        whole = summary(plan, found)
        data, lines = report_json.as_json(whole), report_text.lines(whole)
    if json_file is not None:
        write_json(data, json_file)
    else:
        say("\n".join(map(printable, lines)))
