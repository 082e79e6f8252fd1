"""How far a run has come and what it says by now, kept up with every lot that arrives."""

from collections.abc import Sequence

from attrs import frozen

from .ended import ended, scored
from .pairs import stratum
from .plan import Plan
from .play import Outcome
from .schedule import Lot
from .sequential import Standing
from .statistics import Moments, worth
from .summary import Rate


@frozen
class Step:
    """A moment of a run."""

    done: int
    """Matches that are finished, of all meetings."""
    total: int
    games: int
    """Of these matches."""
    rate: Rate | None
    """Of the tested deck by now; none where every deck plays every deck."""
    standing: Standing | None
    """Where the evidence stands in a run that goes on until it decides."""


class Live:
    """Counts what arrives. What it costs does not grow with the run."""

    def __init__(self, plan: Plan, total: int) -> None:
        self._terms = plan.setting.terms
        self._total = total
        self._always = plan.until_decided
        self._strata = [Moments() for _ in plan.against]
        self._done = self._games = self._ended = 0
        self._score = 0.0
        self._standing: Standing | None = None

    def add(self, lot: Lot, outcomes: Sequence[Outcome]) -> None:
        """A lot is finished."""
        self._done += lot.count
        self._games += len(outcomes)
        if lot.matchup < len(self._strata):
            count, score = scored(ended(self._terms, outcomes))
            self._ended += count
            self._score += score
            known = self._strata[lot.matchup]
            scores = stratum(self._terms, outcomes)
            self._strata[lot.matchup] = Moments(
                known.count + scores.count,
                known.total + scores.total,
                known.squares + scores.squares,
            )

    def judged(self, standing: Standing) -> None:
        """The evidence was looked at."""
        self._standing = standing

    @property
    def step(self) -> Step:
        """Where the run stands."""
        rate = None
        if self._strata:
            rate = Rate(self._ended, self._score, worth(self._strata), self._always)
        return Step(self._done, self._total, self._games, rate, self._standing)
