"""A whole run: outcomes of lots, gathered in the order in which games are told.

Who plays the lots is no matter here: this process, several (`pool`), or a cluster.
"""

import gc
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import closing
from operator import attrgetter
from typing import Final

from attrs import frozen

from naruto_tui.rules.program import program_of

from .play import Outcome, play_lot
from .schedule import Lot, Matchup

Played = Generator[tuple[Lot, list[Outcome]], None, None]
Workers = Callable[[Sequence[Matchup], Sequence[Lot]], Played]
"""Plays lots and gives each of them as soon as it is done, in any order."""


def _ignore(_lot: Lot, _outcomes: Sequence[Outcome]) -> None:
    """Nobody looks on."""


def _never(_stage: Sequence[Sequence[Outcome]]) -> bool:
    """A run that goes on to its end."""
    return False


@frozen
class Onlooker:
    """Who looks on while a run is played."""

    arrived: Callable[[Lot, Sequence[Outcome]], None] = _ignore
    """Called with each lot when it comes, in any order."""
    settled: Callable[[Lot, Sequence[Outcome]], None] = _ignore
    """Called with each lot of a run in the order of its schedule."""
    enough: Callable[[Sequence[Sequence[Outcome]]], bool] = _never
    """Asked after each stage, with its outcomes for each matchup, whether the run may end."""


NOBODY: Final = Onlooker()


class StoppedRunError(KeyboardInterrupt):
    """A run that was interrupted: `found` has what was finished."""

    def __init__(self, found: list[list[Outcome]]) -> None:
        super().__init__()
        self.found = found


def alone(matchups: Sequence[Matchup], schedule: Sequence[Lot]) -> Played:
    """Workers: this process plays all lots."""
    for lot in schedule:
        yield lot, play_lot(matchups[lot.matchup], lot)


def run(
    matchups: Sequence[Matchup],
    schedule: Sequence[Lot],
    workers: Workers = alone,
    onlooker: Onlooker = NOBODY,
    known: Mapping[Lot, Sequence[Outcome]] | None = None,
) -> list[list[Outcome]]:
    """Outcomes of each matchup, in their order whoever plays them.

    Stages, one lot of each matchup, are judged in order: a run that stops early has just the
    outcomes up to there, even if others of later stages were known by then. `known`: lots that were
    played before, and are not played again.

    Raises:
        StoppedRunError: interrupted; no worker is left.
    """
    load(matchups)
    usual = gc.get_threshold()
    spare_loaded()
    try:
        return _run(matchups, schedule, workers, onlooker, dict(known or {}))
    finally:
        gc.unfreeze()
        gc.set_threshold(*usual)


def load(matchups: Iterable[Matchup]) -> None:
    """Reads the texts of all cards, before the first game and once for all workers."""
    for matchup in matchups:
        for cards in matchup.decks:
            for card in cards:
                program_of(card)


def spare_loaded() -> None:
    """Lets the garbage collector pass over what is loaded by now, and come seldom.

    Cards, their texts and the code stay to the end; looking through them again and again costs a
    tenth of all games. A game leaves some fifty objects that only the collector can free, and makes
    thousands that need it not: coming after each 700 of these costs another twentieth. What little
    of it is garbage may lie there meanwhile: to look for it takes as long as four games.
    """
    gc.freeze()
    gc.set_threshold(_SELDOM)


_SELDOM: Final = 50_000
"""Objects made and not yet freed before the collector comes: some 5 MB."""


def _run(
    matchups: Sequence[Matchup],
    schedule: Sequence[Lot],
    workers: Workers,
    onlooker: Onlooker,
    known: dict[Lot, Sequence[Outcome]],
) -> list[list[Outcome]]:
    order = _Order(matchups, schedule, onlooker, known)
    to_play = [lot for lot in schedule if lot not in known]
    try:
        if order.settle() or not to_play:
            return order.found
        with closing(workers(matchups, to_play)) as arriving:
            for lot, outcomes in arriving:
                order.waiting[lot] = outcomes
                onlooker.arrived(lot, outcomes)
                if order.settle():
                    break
    except KeyboardInterrupt:
        raise StoppedRunError(order.everything()) from None
    return order.found


class _Order:
    """Puts lots that come in any order into that of the schedule."""

    def __init__(
        self,
        matchups: Sequence[Matchup],
        schedule: Sequence[Lot],
        onlooker: Onlooker,
        known: Mapping[Lot, Sequence[Outcome]],
    ) -> None:
        self.found: list[list[Outcome]] = [[] for _ in matchups]
        self.waiting = dict(known)
        self._known = known.keys()
        self._schedule = schedule
        self._onlooker = onlooker
        self._next = 0
        self._stage: list[Sequence[Outcome]] = []

    def settle(self) -> bool:
        """Takes all lots whose turn it is; whether that is enough."""
        while self._next < len(self._schedule):
            lot = self._schedule[self._next]
            if lot not in self.waiting:
                return False
            outcomes = self.waiting.pop(lot)
            self._next += 1
            self.found[lot.matchup] += outcomes
            if lot not in self._known:
                self._onlooker.settled(lot, outcomes)
            self._stage.append(outcomes)
            if len(self._stage) == len(self.found):
                stage, self._stage = self._stage, []
                if self._onlooker.enough(stage):
                    return True
        return False

    def everything(self) -> list[list[Outcome]]:
        """With those whose turn it is not yet."""
        for lot in sorted(self.waiting, key=attrgetter("first")):
            self.found[lot.matchup] += self.waiting[lot]
        return self.found
