"""Several processes of one machine that play the lots of a run."""

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_byte
from itertools import islice
from multiprocessing.connection import wait as wait_for
from operator import attrgetter
from threading import Thread
from typing import Final, Literal

from .play import Outcome, lost_lot, play_lot
from .run import Played, Workers, alone, load, spare_loaded
from .schedule import Lot, Matchup

ATTEMPTS: Final = 3
"""How often lots are tried whose worker has died, before their games count as failed."""
AHEAD: Final = 4
"""Lots in the pool for each worker: those behind them are not wasted when a run ends early."""
IN_PIECES: Final = 2
"""The last lots, so many for each worker, are played in pieces, so that all end at one time."""
PIECE: Final = 4
"""Matches of a piece, whole pairs."""

Start = Literal["fork", "spawn"]


def usual_start() -> Start:
    """How workers begin: as copies of this process where that can be done, which is faster."""
    return "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"


def processes(jobs: int, start: Start | None = None) -> Workers:
    """Workers: so many processes, or this one alone."""
    if jobs == 1:
        return alone

    def play(matchups: Sequence[Matchup], schedule: Sequence[Lot]) -> Played:
        if len(schedule) == 1:
            yield from alone(matchups, schedule)
            return
        yield from _play(matchups, schedule, jobs, start or usual_start())

    return play


def _play(matchups: Sequence[Matchup], schedule: Sequence[Lot], jobs: int, start: Start) -> Played:
    context = multiprocessing.get_context(start)
    # Without a lock, which a worker that is killed might hold for ever.
    stopped = context.RawValue("b", 0)
    left = dict.fromkeys(schedule)
    for _ in range(ATTEMPTS):
        workers = min(jobs, len(left))
        shared = (matchups, stopped)
        pool = ProcessPoolExecutor(workers, context, initializer=_begin, initargs=shared)
        try:
            for lot, outcomes in _gather(pool, tuple(left), workers):
                del left[lot]
                yield lot, outcomes
        except BrokenProcessPool:
            # A worker was killed: its lots, and those that waited, are played again.
            continue
        except BaseException:
            # The run is over: what workers play, and what lies ready for them, is for nobody.
            stopped.value = 1
            raise
        else:
            return
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
    for lot in left:
        yield lot, lost_lot(lot)


_matchups: list[Matchup] = []
"""In a worker: those of the run."""
_stopped: list[c_byte] = []
"""In a worker: a number that is 1 when the run is over."""


def _begin(matchups: Sequence[Matchup], stopped: c_byte) -> None:
    """In a worker: takes the decks of the run, handed over once.

    Ctrl+C reaches all processes of a terminal; what it means is for the main one to say.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    Thread(target=_end_with_parent, daemon=True).start()
    load(matchups)
    spare_loaded()
    _matchups[:] = matchups
    _stopped[:] = [stopped]


def _end_with_parent() -> None:
    """A worker whose main process was killed would wait for work for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait_for([parent.sentinel])
    os._exit(1)


def _is_stopped() -> bool:
    return bool(_stopped[0].value)


def _work(lot: Lot) -> list[Outcome]:
    return play_lot(_matchups[lot.matchup], lot, _is_stopped)


def _gather(
    pool: Executor, schedule: Sequence[Lot], workers: int
) -> Iterator[tuple[Lot, list[Outcome]]]:
    """Results as they come; so many pieces wait in the pool, that none of its workers does."""
    left = _pieces(schedule, IN_PIECES * workers)
    futures: dict[Future[list[Outcome]], tuple[Lot, Lot]] = {}
    begun: dict[Lot, dict[Lot, list[Outcome]]] = {}
    """What there is of lots that are not whole yet, by pieces."""
    while True:
        for lot, piece in islice(left, AHEAD * workers - len(futures)):
            futures[pool.submit(_work, piece)] = lot, piece
        if not futures:
            return
        done, _ = wait(futures, return_when=FIRST_COMPLETED)
        for future in done:
            lot, piece = futures.pop(future)
            found = begun.setdefault(lot, {})
            found[piece] = future.result()
            if sum(one.count for one in found) == lot.count:
                del begun[lot]
                in_order = sorted(found, key=attrgetter("first"))
                yield lot, [outcome for one in in_order for outcome in found[one]]


def _pieces(schedule: Sequence[Lot], last: int) -> Iterator[tuple[Lot, Lot]]:
    """Each lot with the pieces it is played in: one, but for so many at the end."""
    for place, lot in enumerate(schedule):
        size = PIECE if place >= len(schedule) - last else lot.count
        for first in range(lot.first, lot.first + lot.count, size):
            yield lot, Lot(lot.matchup, first, min(size, lot.first + lot.count - first))
