"""How a run of games is told while it goes on, on stderr: a bar, plain lines, or JSON lines."""

import json
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Literal, Self, get_args

from naruto_tui.cli.output import complain

if TYPE_CHECKING:
    from naruto_tui.lab.live import Live, Step
    from naruto_tui.lab.play import Outcome
    from naruto_tui.lab.schedule import Lot
    from naruto_tui.lab.sequential import Standing

Way = Literal["auto", "bar", "lines", "json", "none"]
WAYS: Final[tuple[Way, ...]] = get_args(Way)

EVERY_LINE: Final = 10.0
"""Seconds between two lines; a run that is sooner at its end tells none."""
EVERY_JSON: Final = 0.1
EVERY_BAR: Final = 0.1


class Progress:
    """Tells each step of a run, but not more often than it can be read."""

    def __init__(self, live: "Live", way: Way) -> None:
        self._live = live
        if way == "auto":
            way = "bar" if sys.stderr is not None and sys.stderr.isatty() else "lines"
        self._teller: _Teller = _TELLERS[way]()
        self._before = self._start = self._last = 0.0
        self._known = 0

    def __enter__(self) -> Self:
        self._start = time.monotonic()
        self._last = self._start if self._teller.late else 0.0
        self._known = self._live.step.games
        return self

    def arrived(self, lot: "Lot", outcomes: "Sequence[Outcome]") -> None:
        """A lot is finished."""
        self._live.add(lot, outcomes)
        now = time.monotonic()
        if now - self._last >= self._teller.every:
            self._last = now
            self._tell()

    def judged(self, standing: "Standing") -> None:
        """The evidence was looked at."""
        self._live.judged(standing)

    def _tell(self) -> None:
        step = self._live.step
        spent = time.monotonic() - self._start
        speed = (step.games - self._known) / spent if spent > 0 else 0.0
        self._teller.tell(step, speed)

    def __exit__(self, *_: object) -> None:
        if not self._teller.late:
            self._tell()
        self._teller.stop()


def seconds_left(step: "Step", speed: float) -> float | None:
    """How long the rest will take at this speed, games a second; nothing is known at the start."""
    if not (step.done and speed):
        return None
    return (step.total - step.done) * step.games / step.done / speed


def as_json(step: "Step", speed: float) -> dict[str, object]:
    """A step as `--progress json` tells it."""
    from naruto_tui.lab.report_json import rate  # noqa: PLC0415 - the engine

    left = seconds_left(step, speed)
    standing = step.standing
    return {
        "done": step.done,
        "total": step.total,
        "games": step.games,
        "games_per_second": round(speed, 1),
        "seconds_left": None if left is None else round(left, 1),
        **({} if step.rate is None else rate(step.rate)),
        **(
            {}
            if standing is None
            else {"ratio": round(standing.ratio, 4), "limit": round(standing.limit, 4)}
        ),
    }


def as_words(step: "Step", speed: float) -> str:
    """A step in a line: the rate by now, the evidence, the speed and how long it will take."""
    from naruto_tui.lab.report_text import within  # noqa: PLC0415 - the engine

    words = []
    if step.rate is not None and step.rate.value is not None:
        words.append(within(step.rate))
    if step.standing is not None:
        words.append(f"evidence {step.standing.ratio:+.2f} of {step.standing.limit:.2f}")
    words.append(f"{speed:,.0f} games/s")
    left = seconds_left(step, speed)
    if left is not None:
        minutes, seconds = divmod(round(left), 60)
        words.append(f"{minutes}:{seconds:02} left")
    return ", ".join(words)


class _Teller:
    """Tells nothing."""

    every: float = float("inf")
    late = True
    """Whether it is silent in the beginning and at the end."""

    def tell(self, step: "Step", speed: float) -> None:
        pass

    def stop(self) -> None:
        pass


class _Lines(_Teller):
    every = EVERY_LINE

    def tell(self, step: "Step", speed: float) -> None:
        complain(f"{step.done:,} of {step.total:,}: won {as_words(step, speed)}")


class _Json(_Teller):
    every = EVERY_JSON
    late = False

    def tell(self, step: "Step", speed: float) -> None:
        with suppress(OSError, AttributeError):
            sys.stderr.write(json.dumps(as_json(step, speed)) + "\n")
            sys.stderr.flush()


class _Bar(_Teller):
    every = EVERY_BAR
    late = False

    def __init__(self) -> None:
        self._bar: Any = None

    def tell(self, step: "Step", speed: float) -> None:
        if self._bar is None:
            from rich.console import Console  # noqa: PLC0415 - 40 ms, and only on a terminal
            from rich.progress import BarColumn, TextColumn  # noqa: PLC0415
            from rich.progress import Progress as Bar  # noqa: PLC0415

            columns = (BarColumn(10), TextColumn("{task.description}"))
            self._bar = Bar(*columns, console=Console(stderr=True), transient=True)
            self._bar.start()
            self._task = self._bar.add_task("", total=step.total)
        told = f"{step.done:,}/{step.total:,}  {as_words(step, speed)}"
        self._bar.update(self._task, completed=step.done, description=told)

    def stop(self) -> None:
        if self._bar is not None:
            self._bar.stop()


_TELLERS: Final[dict[Way, Callable[[], _Teller]]] = {
    "bar": _Bar,
    "lines": _Lines,
    "json": _Json,
    "none": _Teller,
}
