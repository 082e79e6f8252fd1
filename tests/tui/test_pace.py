"""The pause between the computer's steps."""

import asyncio
from time import monotonic

from naruto_tui.tui.pace import SPEEDS, Pace


async def test_without_pause_the_steps_follow_each_other_at_once() -> None:
    await asyncio.wait_for(Pace(0).wait(), 1)


async def test_a_key_ends_all_pauses_until_the_next_rest() -> None:
    pace = Pace(60)
    waiting = asyncio.ensure_future(pace.wait())
    await asyncio.sleep(0)
    pace.hurry()
    await asyncio.wait_for(waiting, 1)
    await asyncio.wait_for(pace.wait(), 1)
    pace.rest()
    assert not pace.hurried


async def test_paused_it_waits_for_a_step() -> None:
    pace = Pace(0)
    pace.pause()
    waiting = asyncio.ensure_future(pace.wait())
    await asyncio.sleep(0.01)
    assert not waiting.done()
    pace.step()
    await asyncio.wait_for(waiting, 1)
    assert pace.paused


async def test_pausing_stops_the_step_that_is_waited_for() -> None:
    pace = Pace(0.05)
    waiting = asyncio.ensure_future(pace.wait())
    await asyncio.sleep(0)
    pace.pause()
    await asyncio.sleep(0.1)
    assert not waiting.done()
    pace.pause()
    await asyncio.wait_for(waiting, 1)


async def test_a_slower_pace_begins_at_once() -> None:
    pace = Pace(0.6)
    pace.change(-1)
    assert pace.seconds == 0.3
    for _ in SPEEDS:
        pace.change(-1)
    begun = monotonic()
    await pace.wait()
    assert monotonic() - begun < 0.3
