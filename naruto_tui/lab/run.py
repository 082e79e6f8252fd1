"""A whole run: lots handed to workers, outcomes gathered in the order in which games are told."""

import gc
import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from itertools import islice
from operator import attrgetter
from typing import Final

from naruto_tui.cards.model import Card
from naruto_tui.rules.program import program_of

from .play import Decks, Outcome, lost_lot, play_lot
from .schedule import Lot, Setting, lots

Told = Callable[[int], None]
"""Called with the number of matches finished since the last call."""
Enough = Callable[[list[list[Outcome]]], bool]
"""Asked after each stage of a run, with all outcomes so far, whether they are enough."""


def spare_loaded() -> None:
    """Lets the garbage collector pass over what is loaded by now, and come seldom.

    Cards, their texts and the code stay to the end; looking through them again and again costs a
    tenth of all games. A game leaves some fifty objects that only the collector can free, and makes
    thousands that need it not: coming after each 700 of these costs another twentieth.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_SELDOM)


_SELDOM = 50_000
"""Objects made and not yet freed before the collector comes: some 5 MB."""


ATTEMPTS: Final = 3
"""How often lots are tried whose worker has died, before their games count as failed."""
AHEAD: Final = 4
"""Lots in the pool for each worker: those behind them are not wasted when a run ends early."""

_decks: dict[str, list[Decks]] = {}


class StoppedRunError(KeyboardInterrupt):
    """A run that was interrupted: `found` has what was finished."""

    def __init__(self, found: list[list[Outcome]]) -> None:
        super().__init__()
        self.found = found


def run(
    tested: Sequence[Sequence[Card]],
    against: Sequence[Sequence[Card]],
    setting: Setting,
    count: int,
    jobs: int,
    told: Told = lambda _count: None,
    enough: Enough = lambda _found: False,
) -> list[list[Outcome]]:
    """Outcomes of each matchup, `count` matches; in their order whatever the number of jobs.

    The matchups of the first tested deck come first, then those of the second on equal shuffles.
    See `run_matchups` for the rest.
    """
    decks = [(deck, other) for deck in tested for other in against]
    return run_matchups(decks, len(against), setting, count, jobs, told, enough)


def run_matchups(
    decks: list[Decks],
    opponents: int,
    setting: Setting,
    count: int,
    jobs: int,
    told: Told = lambda _count: None,
    enough: Enough = lambda _found: False,
) -> list[list[Outcome]]:
    """Outcomes of each matchup, of which every `opponents`-th is on the same shuffles.

    Stages, one lot of each matchup, are judged in order: a run that stops early has just the
    outcomes up to there, even if others of later stages were known by then.

    Raises:
        StoppedRunError: interrupted; no worker is left.
    """
    load(decks)
    usual = gc.get_threshold()
    spare_loaded()
    try:
        schedule = lots(len(decks), count, opponents)
        return _run(decks, setting, schedule, jobs, told, enough)
    finally:
        gc.unfreeze()
        gc.set_threshold(*usual)


def load(decks: list[Decks]) -> None:
    """Reads the texts of all cards, before the first game and once for all workers."""
    for pair in decks:
        for cards in pair:
            for card in cards:
                program_of(card)


def _run(
    decks: list[Decks],
    setting: Setting,
    schedule: tuple[Lot, ...],
    jobs: int,
    told: Told,
    enough: Enough,
) -> list[list[Outcome]]:
    played: dict[Lot, list[Outcome]] = {}
    found: list[list[Outcome]] = [[] for _ in decks]
    stage = 0
    arriving = _outcomes(decks, setting, schedule, jobs)
    try:
        with closing(arriving):
            for lot, outcomes in arriving:
                played[lot] = outcomes
                told(lot.count)
                while played and played.keys() >= {
                    *(whole := schedule[stage : stage + len(decks)])
                }:
                    for one in whole:
                        found[one.matchup] += played.pop(one)
                    stage += len(decks)
                    if enough(found):
                        return found
    except KeyboardInterrupt:
        for lot in sorted(played, key=attrgetter("first")):
            found[lot.matchup] += played[lot]
        raise StoppedRunError(found) from None
    return found


def _outcomes(
    decks: list[Decks], setting: Setting, schedule: tuple[Lot, ...], jobs: int
) -> Generator[tuple[Lot, list[Outcome]], None, None]:
    if jobs == 1 or len(schedule) == 1:
        for lot in schedule:
            yield lot, play_lot(decks[lot.matchup], setting, lot)
        return
    context = multiprocessing.get_context("fork" if _can_fork() else "spawn")
    left = dict.fromkeys(schedule)
    for _ in range(ATTEMPTS):
        workers = min(jobs, len(left))
        pool = ProcessPoolExecutor(workers, context, initializer=_take_decks, initargs=(decks,))
        try:
            for lot, outcomes in _gather(pool, setting, tuple(left), AHEAD * workers):
                del left[lot]
                yield lot, outcomes
        except BrokenProcessPool:
            # A worker was killed: its lots, and those that waited, are played again.
            continue
        else:
            return
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
    for lot in left:
        yield lot, lost_lot(setting, lot)


def _can_fork() -> bool:
    return "fork" in multiprocessing.get_all_start_methods()


def _take_decks(decks: list[Decks]) -> None:
    """In a worker: the decks of the run, handed over once.

    Ctrl+C reaches all processes of a terminal; what it means is for the main one to say.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    load(decks)
    spare_loaded()
    _decks["run"] = decks


def _work(setting: Setting, lot: Lot) -> list[Outcome]:
    return play_lot(_decks["run"][lot.matchup], setting, lot)


def _gather(
    pool: Executor, setting: Setting, schedule: Iterable[Lot], waiting: int
) -> Iterator[tuple[Lot, list[Outcome]]]:
    """Results as they come; so many lots wait in the pool, that none of its workers does."""
    left = iter(schedule)
    futures: dict[Future[list[Outcome]], Lot] = {}
    while True:
        for lot in islice(left, waiting - len(futures)):
            futures[pool.submit(_work, setting, lot)] = lot
        if not futures:
            return
        done, _ = wait(futures, return_when=FIRST_COMPLETED)
        for future in done:
            yield futures.pop(future), future.result()
