"""Lots of a run on an existing dask.distributed cluster. Imported only when a run asks for it."""

import asyncio
import logging
from collections.abc import Sequence
from importlib import import_module
from itertools import islice
from threading import Lock
from typing import Any, Final

from naruto_tui import __version__

from .play import Outcome, lost_lot, play_lot
from .pool import AHEAD, ATTEMPTS
from .run import Played, Workers, load
from .schedule import Lot, Matchup

PATIENCE: Final = 10
"""Seconds to wait for the scheduler, and for its first worker."""

PATIENCE_AT_END: Final = 2


class ClusterError(ValueError):
    """A cluster that cannot be used, and what would help."""


def cluster(address: str) -> Workers:
    """Workers: those of the cluster whose scheduler is at this address.

    Raises:
        ClusterError: dask.distributed is not installed, or the cluster cannot be used.
    """
    client = _connected(address)

    def play(matchups: Sequence[Matchup], schedule: Sequence[Lot]) -> Played:
        try:
            yield from _play(client, matchups, schedule)
        finally:
            client.close(timeout=PATIENCE_AT_END)

    return play


def _connected(address: str) -> Any:
    try:
        distributed: Any = import_module("distributed")  # an extra, and half a second
    except ImportError:
        raise ClusterError(
            "--cluster needs dask.distributed: pip install 'naruto-tui[cluster]'"
        ) from None
    # What goes wrong is said here, in a line.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        # A client that cannot connect is never rid of its loop, and says so at the end.
        asyncio.run(_reach(distributed, address))
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        told = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise ClusterError(
            f"--cluster {address}: no scheduler answers ({told}); `dask scheduler` starts one"
        ) from None
    try:
        _check(client, address)
    except BaseException:
        client.close()
        raise
    return client


async def _reach(distributed: Any, address: str) -> None:
    """Knocks at the scheduler's door."""
    comm = await distributed.comm.connect(address, timeout=PATIENCE)
    await comm.close()


def _check(client: Any, address: str) -> None:
    """The workers must be there, and play by the same program."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        raise ClusterError(
            f"--cluster {address}: it has no worker; `dask worker {address}` starts one"
        ) from None
    try:
        versions = set(client.run(_version).values())
    except Exception as error:  # noqa: BLE001 - a worker's, whatever it is: mostly an ImportError
        raise ClusterError(
            f"--cluster {address}: naruto-tui {__version__} must be installed where its workers "
            f"run ({type(error).__name__}: {error})"
        ) from None
    if versions != {__version__}:
        other = ", ".join(sorted(versions - {__version__}))
        raise ClusterError(
            f"--cluster {address}: its workers have naruto-tui {other}, this is {__version__}; "
            "results would not be those of one program"
        )


def _version() -> str:
    return __version__


def _play(client: Any, matchups: Sequence[Matchup], schedule: Sequence[Lot]) -> Played:
    """Results as they come; so many lots wait on the cluster that none of its workers does."""
    everything = client.scatter(list(matchups), broadcast=True, hash=False)
    left = iter(schedule)
    lots: dict[str, Lot] = {}
    arriving = import_module("distributed").as_completed(loop=client.loop)

    def submit(count: int) -> None:
        for lot in islice(left, count):
            future = client.submit(_work, everything, lot, pure=False, retries=ATTEMPTS - 1)
            lots[future.key] = lot
            arriving.add(future)

    submit(AHEAD * max(1, sum(client.nthreads().values())))
    for future in arriving:
        lot = lots.pop(future.key)
        submit(1)
        # A worker that was ended is tried again elsewhere; after that the lot is lost.
        error = future.exception()
        yield lot, future.result() if error is None else lost_lot(lot, _told(error))


def _told(error: BaseException) -> str:
    return f"no worker could play it: {type(error).__name__}: {error}"


_one_at_a_time = Lock()
"""In a worker: its threads share one interpreter, so nothing is lost, and nothing is shared."""


def _work(matchups: Sequence[Matchup], lot: Lot) -> list[Outcome]:
    with _one_at_a_time:
        load(matchups[lot.matchup : lot.matchup + 1])
        return play_lot(matchups[lot.matchup], lot)
