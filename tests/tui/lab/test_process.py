"""The run beside the app: told step by step, cancelled cleanly, and never left behind."""

import asyncio
import json
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from naruto_tui.tui.lab.process import CANCELLED, Process, Step

Alive = Callable[[int], list[int]]
Gone = Callable[[int], bool]
DECKS = ("academy-lightning-wind", "hounds-fire-earth")
FAST = ("--level", "random", "--json", "-", "--progress", "json")
STARTS = """
import asyncio, signal, sys
from naruto_tui.tui.lab.process import Process

async def main():
    process = Process(sys.argv[1:])
    await process.run(lambda step: print(process.pid, flush=True))

signal.signal(signal.SIGINT, signal.default_int_handler)
asyncio.run(main())
"""


def arguments(games: int, *more: str) -> list[str]:
    deck, other = DECKS
    return ["test", deck, "--against", other, "--games", str(games), "--jobs", "2", *FAST, *more]


async def test_a_run_tells_its_steps_and_leaves_its_report(home: Path) -> None:
    steps: list[Step] = []
    ended = await Process(arguments(60)).run(steps.append)
    assert ended.code == 0
    assert (ended.complaints, ended.problem) == ((), "")
    assert ended.report is not None
    assert ended.report["total"]["games"] == 60
    assert steps[-1].done == steps[-1].total == 60
    assert steps[-1].rate == ended.report["total"]["win_rate"]
    assert [one.done for one in steps] == sorted(one.done for one in steps)


async def test_a_cancelled_run_reports_what_was_played(home: Path, gone: Gone) -> None:
    process = Process(arguments(1_000_000))
    told = asyncio.Event()
    run = asyncio.create_task(process.run(lambda step: told.set() if step.games > 20 else None))
    await asyncio.wait_for(told.wait(), 60)
    process.cancel()
    ended = await asyncio.wait_for(run, 60)
    assert ended.code == CANCELLED
    assert ended.report is not None
    assert 20 < ended.report["total"]["games"] < 1_000_000
    assert gone(process.pid)


async def test_a_run_that_has_ended_can_be_cancelled_without_a_word(
    home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """However close to its end it is cancelled."""
    for _ in range(4):
        process = Process(["rules", "4.3.2"])
        run = asyncio.create_task(process.run(lambda _: None))
        while not run.done():
            await asyncio.sleep(0)
            if process.pid and not alive_once(process.pid):
                process.cancel()
        process.cancel()
        await run
    assert caplog.text == ""


def alive_once(pid: int) -> bool:
    """Whether a process runs: one that waits to be asked for its end does not."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return told.rpartition(") ")[2][:1] not in "ZX"


async def test_a_run_that_is_ended_is_gone_with_its_workers(
    home: Path, alive: Alive, gone: Gone
) -> None:
    process = Process(arguments(1_000_000))
    told = asyncio.Event()
    run = asyncio.create_task(process.run(lambda step: told.set() if step.games else None))
    await asyncio.wait_for(told.wait(), 60)
    assert len(alive(process.pid)) >= 3
    run.cancel()
    with pytest.raises(asyncio.CancelledError):
        await run
    assert gone(process.pid)


async def test_wrong_use_is_told_and_no_report_is_made_up(home: Path) -> None:
    ended = await Process(["test", "no-such-deck", *FAST]).run(lambda _: None)
    assert ended.code == 2
    assert ended.report is None
    assert "no-such-deck" in ended.problem


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_it_dies_with_the_program_that_started_it(
    home: Path, alive: Alive, gone: Gone, end: signal.Signals
) -> None:
    app = subprocess.Popen(
        [sys.executable, "-c", STARTS, *arguments(1_000_000)], stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        assert app.stdout is not None
        group = int(app.stdout.readline())
        assert len(alive(group)) >= 3
        app.send_signal(end)
        app.wait(20)
        assert gone(group)
    finally:
        app.kill()
        app.wait()
        app.stdout.close()


def test_by_hand_it_ends_with_its_stdin(home: Path, gone: Gone) -> None:
    command = [sys.executable, "-m", "naruto_tui.cli.tethered", *arguments(1_000_000)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        start_new_session=True,
    ) as run:  # fmt: skip
        assert run.stdin is not None
        assert run.stderr is not None
        assert json.loads(run.stderr.readline())["total"] == 1_000_000
        run.stdin.close()
        assert run.wait(10) == -signal.SIGKILL
    assert gone(run.pid)
