"""The man page names every command, and completion knows commands, decks and saves."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from naruto_tui.cli import COMMANDS, app
from naruto_tui.table.journal import Journal
from naruto_tui.table.saves import folder

PAGE = Path(__file__).parents[2] / "docs" / "naruto-tui.1"
TEXT = PAGE.read_text("utf-8")


def test_it_names_every_command_and_no_other():
    part = TEXT.partition(".SH COMMANDS")[2].partition(".SH OPTIONS")[0]
    named = set(
        re.findall(r"[a-z]{4,}", " ".join(re.findall(r"^\.TP\n\.B (.*)$", part, re.MULTILINE)))
    )
    assert named == set(COMMANDS)


def test_it_names_every_option_of_the_program():
    plain = TEXT.replace("\\-", "-")
    for option in app.params:
        assert option.opts[-1] in plain


@pytest.mark.parametrize("formatter", ["mandoc", "groff"])
def test_it_can_be_set(formatter):
    if (found := shutil.which(formatter)) is None:
        # No formatter here: at the least every request is one that all of them know.
        requests = {line.split()[0] for line in TEXT.splitlines() if line.startswith(".")}
        assert requests <= {
            ".TH",
            ".SH",
            ".SS",
            ".TP",
            ".B",
            ".BR",
            ".RB",
            ".RI",
            ".I",
            ".nf",
            ".fi",
        }
        return
    words = ["-Tlint", "-Werror"] if formatter == "mandoc" else ["-man", "-Tascii", "-ww"]
    done = subprocess.run([found, *words, PAGE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def completed(run, environment, words, shell="bash"):
    line = f"naruto-tui {words}"
    count = len(line.split()) - (0 if line.endswith(" ") else 1)
    environment = environment | {
        "_NARUTO_TUI_COMPLETE": f"{shell}_complete", "COMP_WORDS": line, "COMP_CWORD": str(count)
    }  # fmt: skip
    return [word.split(",")[-1] for word in run(env=environment).stdout.split()]


@pytest.fixture
def save(environment, monkeypatch):
    monkeypatch.setenv("NARUTO_TUI_HOME", environment["NARUTO_TUI_HOME"])
    folder().mkdir(parents=True)
    Journal.create(folder() / "2026-11-30-0700.save", ["title a against b"]).close()


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("sav", "saves"),
        ("saves ex", "export"),
        ("play thick", "thick-fog-water-wind"),
        ("play --the", "--theme"),
        ("play --theme hi", "high-contrast"),
        ("resume 2026", "2026-11-30-0700"),
        ("saves export 2026", "2026-11-30-0700"),
        ("saves delete 2026", "2026-11-30-0700"),
    ],
)
def test_the_shell_completes(run, environment, save, words, found):
    assert found in completed(run, environment, words)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_shell_gets_its_script(run, environment, shell):
    done = run(env=environment | {"_NARUTO_TUI_COMPLETE": f"{shell}_source"})
    assert "_NARUTO_TUI_COMPLETE" in done.stdout
