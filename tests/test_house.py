"""The house keeps its shape: who imports whom, and what a command must not load."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
COUNT = """
import sys
sys.argv = ["naruto-tui", *{arguments!r}]
from naruto_tui.cli import main
try:
    main()
except SystemExit as end:
    assert end.code == 0, end.code
    loaded = {{name.partition(".")[0] for name in sys.modules}}
    print("loaded:", *sorted(loaded & {{"attrs", "attr", "textual", "rich", "lark", "rapidfuzz"}}))
"""


def loaded(*arguments: str) -> set[str]:
    """Which of the heavy libraries a command imports."""
    code = COUNT.format(arguments=arguments)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT / "tests"
    )
    *_, last = done.stdout.splitlines()
    return set(last.split()[1:])


def test_the_import_contracts_are_kept():
    lint = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run(
        [lint, "--no-cache"], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("option", ["--version", "--help"])
def test_what_the_program_says_of_itself_needs_click_alone(option):
    assert loaded(option) == set()


@pytest.mark.parametrize(
    "arguments", [("cards", "list"), ("cards", "show", "N-001"), ("cards", "search", "kunai")]
)
def test_commands_on_cards_load_no_screen_and_read_no_text(arguments):
    assert loaded(*arguments) & {"textual", "rich", "lark", "rapidfuzz"} == set()


def test_a_deck_check_loads_no_screen():
    assert loaded("deck", "check", "hounds-fire-earth") & {"textual", "rich", "rapidfuzz"} == set()
