"""What a run of the lab costs, measured: `python tests/benchmarks/lab.py` on a quiet machine.

The measuring stick is that of `speed.py`. Games a second are those of a whole run on all cores, by
the clock; what the lab adds to a game is told in processor time, so it holds on a busy machine too.
"""

import os
import pickle
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from statistics import median

from speed import STICK, chess_rate

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import find_deck
from naruto_tui.decklists.reader import load_deck
from naruto_tui.lab.facts import Watched
from naruto_tui.lab.plan import Listed, Plan
from naruto_tui.lab.play import play_game, play_lot
from naruto_tui.lab.pool import processes
from naruto_tui.lab.report_text import lines
from naruto_tui.lab.run import load, run, spare_loaded
from naruto_tui.lab.schedule import LOT, Lot, Setting, lots
from naruto_tui.lab.summary import summary

NAMES = ("hounds-fire-earth", "team-guy-lightning-earth")
GAMES = 400


def spent(work: Callable[[], object], times: int = 1) -> float:
    """Seconds of processor time of one call."""
    start = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - start) / times


def tell(what: str, figure: str, more: str = "") -> None:
    """A line of the answer."""
    print(f"{what:32}{figure:>12}   {more}".rstrip())


def main() -> None:
    """Measures everything and prints it with its goal."""
    decks = [load_deck(find_deck(name), shipped()) for name in NAMES]
    mine, other = map(Listed.of, decks)
    plan = Plan(Setting("us", 1, ("genin", "genin")), GAMES, (mine,), (other,))
    matchup = plan.matchups(decks[:1], decks[1:])[0]
    load([matchup])
    spare_loaded()
    outcomes = play_lot(matchup, Lot(0, 0, LOT))
    alone = median(spent(lambda i=i: play_lot(matchup, Lot(0, LOT * i, LOT))) for i in range(1, 8))
    tell("a genin game, one process", f"{1e3 * alone / LOT:.2f} ms")
    game = play_game(matchup.decks, matchup.setting, matchup.seed(0), 0)
    facts = spent(lambda: Watched.of(matchup.decks[0]).facts(game, 0), 200)
    tell("what is kept of it", f"{1e6 * facts:.0f} us", f"{100 * facts * LOT / alone:.1f} %")
    carried = spent(lambda: pickle.loads(pickle.dumps(outcomes)), 200) / LOT
    size = len(pickle.dumps(outcomes)) // LOT
    tell("handing it over", f"{1e6 * carried:.1f} us", f"{size} bytes")
    cores = os.cpu_count() or 1
    stick = chess_rate()
    start = time.perf_counter()
    found = run([matchup], lots(1, GAMES), processes(cores))
    rate = GAMES / (time.perf_counter() - start)
    tell(f"genin games/s, {cores} cores (scaled)", f"{rate / stick * STICK:.0f}", "goal 280 on two")
    report = spent(lambda: "".join(lines(summary(plan, found))))
    tell("a report", f"{1e3 * report:.1f} ms")
    with tempfile.TemporaryDirectory() as home:
        for games, goal in ((2, ""), (GAMES, "goal 3 s")):
            taken = median(answer(games, home) for _ in range(3))
            tell(f"an answer of {games} games", f"{taken:.2f} s", goal)


def answer(games: int, home: str) -> float:
    """Wall-clock seconds of the command, from its start to its end."""
    words = [sys.executable, "-m", "naruto_tui", "test", NAMES[0], "--against", NAMES[1]]
    start = time.perf_counter()
    subprocess.run(
        [*words, "--games", str(games)], check=True, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, env={**os.environ, "NARUTO_TUI_HOME": home},
    )  # fmt: skip
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
