"""What decklists cost: `python tests/benchmarks/decks.py`.

Processor time from process start of `deck check` of each shipped deck, cards known and not, and of
a thousand lists at once. The budgets: 0.3 s for a list, 20 s for a thousand.
"""

import os
import resource
import subprocess
import sys
import tempfile
from itertools import cycle
from pathlib import Path
from statistics import median

from naruto_tui.decklists.finder import deck_files, shipped_folder

LISTS = 1_000


def spent(home: Path, *files: Path) -> float:
    """Processor seconds of checking these lists in a process of its own."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [sys.executable, "-m", "naruto_tui", "deck", "check", *map(str, files)],
        check=True, stdout=subprocess.DEVNULL, env=os.environ | {"NARUTO_TUI_HOME": str(home)},
    )  # fmt: skip
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Prints the figures."""
    decks = [path for path in deck_files(shipped_folder()) if not path.stem.endswith("-40")]
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        first = spent(home, decks[0])
        spent(home, *decks)
        again = [spent(home, deck) for deck in decks]
        lists = []
        for at, deck in zip(range(LISTS), cycle(decks), strict=False):
            lists.append(Path(folder) / f"list-{at}.txt")
            lists[-1].write_text(deck.read_text("utf-8"), "utf-8")
        thousand = spent(home, *lists)
    print(f"one list: {median(again):.3f} s, worst {max(again):.3f}; the very first {first:.3f}")
    print(f"{LISTS} lists: {thousand:.1f} s")


if __name__ == "__main__":
    main()
