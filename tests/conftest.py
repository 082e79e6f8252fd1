"""What holds for the whole suite."""

import gc
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from hypothesis import settings

# The machine that runs the tests may be busy: time is measured in tests/benchmarks alone.
settings.register_profile("suite", deadline=None, derandomize="CI" in os.environ, database=None)
settings.load_profile("suite")

# Where a script runs the suite in the background Ctrl+C is ignored, also by the programs it starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """The collector of cycles leaves alone what is read before the first test, and stays.

    It went over 15,000 tests and their modules again and again: a third of the time to read them.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.set_threshold(10_000, 20, 20)
        gc.enable()


@pytest.fixture(scope="session")
def worked_out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The cache as the first command of all left it: the tables of the card language."""
    home = tmp_path_factory.mktemp("first")
    subprocess.run(
        [sys.executable, "-m", "naruto_tui", "deck", "check", "academy-lightning-wind"],
        env=os.environ | {"NARUTO_TUI_HOME": str(home)}, stdout=subprocess.DEVNULL, check=True,
    )  # fmt: skip
    assert list((home / "cache").glob("card-language-*"))
    return home / "cache"


@pytest.fixture
def seasoned(worked_out: Path) -> Callable[[Path], None]:
    """Gives a new home that cache: each program in a home without it works a second on it."""

    def give(home: Path) -> None:
        shutil.copytree(worked_out, home / "cache")

    return give
