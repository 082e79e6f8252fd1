"""The README is true: what it shows is run, what it names is there."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.reader import read_deck

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
SCRIPTS = Path(sys.executable).parent


def blocks(language):
    return [text for kind, text in BLOCKS if kind == language]


def commands_shown():
    """Command and what it prints, of each `$ ` line."""
    for block in blocks("console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, printed = part.partition("\n")
            yield pytest.param(command, printed, id=command)


def commands_named():
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    return [line for line in lines if line.startswith("naruto-tui ")]


def program(command, home):
    """Runs a command line of the README with the installed program."""
    name, *arguments = shlex.split(command)
    environment = os.environ | {"NARUTO_TUI_HOME": str(home)}
    return subprocess.run(
        [SCRIPTS / name, *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=home,
        env=environment,
        stdin=subprocess.DEVNULL,
    )


@pytest.mark.parametrize(("command", "printed"), commands_shown())
def test_a_command_prints_what_the_readme_shows(command, printed, tmp_path):
    done = program(command, tmp_path)
    matches = doctest.OutputChecker().check_output(printed, done.stdout, doctest.ELLIPSIS)
    assert (done.returncode, done.stderr) == (0, "")
    assert matches, done.stdout


@pytest.mark.parametrize("command", commands_named())
def test_a_command_on_a_screen_or_of_minutes_exists_with_its_options(command, tmp_path):
    done = program(f"{command} --help", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("block", blocks("python"), ids=["loop"])
def test_the_example_in_python_runs(block):
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", block], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_the_decklist_it_shows_can_be_read():
    (block,) = blocks("text")
    assert read_deck(block, shipped(), "readme").notices == ()


def test_ci_installs_what_the_line_for_the_tests_installs():
    (line,) = [block for block in blocks("sh") if "pip install" in block and "pytest" in block]
    told = re.search(r"pip install (\S+)", line)[1]
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert f"install --quiet {told}\n" in script


def test_every_file_it_points_to_exists():
    prose = re.sub(r"^```.*?^```$", "", README, flags=re.MULTILINE | re.DOTALL)
    targets = re.findall(r"\]\(([^)#:]+)\)", prose)
    assert "docs/notice.md" in targets
    assert [target for target in targets if not (ROOT / target).exists()] == []
