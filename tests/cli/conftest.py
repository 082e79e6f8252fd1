"""The program in a process of its own, in an empty folder and a home without a file of anybody."""

import os
import subprocess
import sys
from collections.abc import Callable

import pexpect
import pytest

Run = Callable[..., "subprocess.CompletedProcess[str]"]
PROGRAM = (sys.executable, "-m", "naruto_tui")


@pytest.fixture
def environment(tmp_path, seasoned):
    """What the process may know: nothing of the tester's own settings, decks and saves."""
    seasoned(tmp_path / "home")
    kept = {"PATH", "PYTHONPATH", "LANG", "SYSTEMROOT"}
    known = {name: value for name, value in os.environ.items() if name in kept}
    return known | {"NARUTO_TUI_HOME": str(tmp_path / "home"), "LC_ALL": "C.UTF-8"}


@pytest.fixture
def start_in_a_terminal(tmp_path, environment):
    """Runs `naruto-tui` in a terminal until it ends; its exit code and what it said."""

    def start(*arguments):
        process = pexpect.spawn(
            PROGRAM[0],
            [*PROGRAM[1:], *arguments],
            cwd=tmp_path,
            env={**environment, "TERM": "xterm"},
            dimensions=(24, 200),
            timeout=20,
        )
        said = process.read().decode()
        process.close()
        return process.exitstatus, said

    return start


@pytest.fixture
def run(tmp_path, environment) -> Run:
    """Runs `naruto-tui` with these arguments to its end."""

    def run(*arguments, **options):
        if "stdout" not in options:
            options["stdout"] = subprocess.PIPE
        return subprocess.run(
            [*PROGRAM, *map(str, arguments)],
            check=False,
            **{"cwd": tmp_path, "env": environment, "text": True, "timeout": 60}
            | {"stdin": subprocess.DEVNULL, "stderr": subprocess.PIPE}
            | options,
        )

    return run


@pytest.fixture
def program():
    """The words that begin every command."""
    return PROGRAM
