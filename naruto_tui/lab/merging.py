"""Several files of results as one run."""

from collections.abc import Sequence

from attrs import evolve, frozen

from .plan import Plan
from .play import Outcome
from .results import Played, Results, ResultsError, differences, read
from .schedule import lots


@frozen
class Merged:
    """What files of parts of a run hold together."""

    plan: Plan
    """Of the whole run."""
    version: str
    """Of the program that played it."""
    played: Played
    """In the order of the whole run."""
    missing: tuple[str, ...]
    """What the files do not hold, in words."""

    @property
    def found(self) -> list[list[Outcome]]:
        """The outcomes of each meeting, as a run gives them."""
        found: list[list[Outcome]] = [[] for _ in self.plan.meetings()]
        for lot, outcomes in self.played.items():
            found[lot.matchup] += outcomes
        return found


def merged(files: Sequence[str]) -> Merged:
    """The run of which these files hold the parts.

    Raises:
        ResultsError: a file cannot be read, they are of different runs, or a part is given twice.
    """
    read_files = [read(file) for file in files]
    first, *others = read_files
    parts = {first.plan.part: first}
    for other in others:
        told = differences(other.plan, other.version, first.plan, first.version, parts=False)
        if told:
            raise ResultsError(
                f"{other.file}: is of another run than {first.file}: {'; '.join(told)}"
            )
        if (twin := parts.setdefault(other.plan.part, other)) is not other:
            part = "{} of {}".format(*other.plan.part)
            raise ResultsError(f"{other.file}: is part {part}, as {twin.file} is; give each once")
    together = {lot: one for found in read_files for lot, one in found.played.items()}
    plan = evolve(first.plan, part=(1, 1))
    order = lots(len(plan.meetings()), plan.games)
    played = {lot: together[lot] for lot in order if lot in together}
    return Merged(plan, first.version, played, tuple(_missing(read_files)))


def _missing(found: Sequence[Results]) -> list[str]:
    """Parts that are not there, and such that were not played to their end."""
    parts = found[0].plan.part[1]
    there = {results.plan.part[0] for results in found}
    missing = [f"part {i} of {parts} is not there" for i in range(1, parts + 1) if i not in there]
    for results in found:
        plan = results.plan
        all_lots = lots(len(plan.meetings()), plan.games, plan.part)
        if len(results.played) < len(all_lots) and not plan.until_decided:
            games = sum(lot.count for lot in all_lots) - sum(lot.count for lot in results.played)
            missing.append(f"{results.file}: {games:,} games of it were not played")
    return missing
