"""`test --out`, `--part` and `merge` as their user runs them."""

import json
import os
import signal
import subprocess

import pytest

DECK, OTHER = "team-seven-lightning-fire", "hounds-fire-earth"
WORDS = ("test", DECK, "--against", OTHER, "--level", "random")


def test_parts_give_the_report_of_the_run_at_once(run, tmp_path):
    words = (*WORDS, "--games", "50")
    once = run(*words, "--json", "-")
    for i in ("1", "2"):
        ran = run(*words, "--part", f"{i}/2", "--out", f"{i}.txt", "--json", "-")
        assert ran.returncode == 0
        assert json.loads(ran.stdout)["part"] == [int(i), 2]
    together = run("merge", "2.txt", "1.txt", "--json", "-", "--out", "all.txt")
    assert (together.returncode, together.stderr) == (0, "")
    assert together.stdout == once.stdout
    assert run("merge", "all.txt").stdout == run(*words).stdout
    some = run("merge", "1.txt")
    assert some.stderr == (
        "naruto-tui merge: part 2 of 2 is not there; reported are the games that are there\n"
    )
    assert "of 30 games" in some.stdout


def test_a_stopped_run_goes_on_and_ends_alike(program, environment, run, tmp_path):
    words = (*WORDS, "--games", "300", "--json", "-", "--progress", "json")
    process = subprocess.Popen(
        [*program, *words, "--out", "part.txt"], env=environment, cwd=tmp_path,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    for line in process.stderr:
        if json.loads(line)["done"] >= 40:
            break
    os.killpg(process.pid, signal.SIGINT)
    process.communicate(timeout=60)
    assert process.returncode == 130
    whole = run(*words, "--out", "whole.txt")
    again = run(*words, "--out", "part.txt")
    assert "part.txt: goes on after " in again.stderr
    assert again.stdout == whole.stdout
    assert (tmp_path / "part.txt").read_bytes() == (tmp_path / "whole.txt").read_bytes()


def test_no_report_takes_the_place_of_games(run, tmp_path):
    assert run(*WORDS, "--games", "2", "--out", "kept.txt").returncode == 0
    kept = (tmp_path / "kept.txt").read_bytes()
    for words in (("--json", "kept.txt"), ("--out", "new.txt", "--csv", "new.txt")):
        ran = run("merge", "kept.txt", *words)
        assert (ran.returncode, ran.stdout) == (2, "")
        assert ran.stderr.startswith(f"{words[-1]}: this command reads it or writes something")
    assert (tmp_path / "kept.txt").read_bytes() == kept
    assert not (tmp_path / "new.txt").exists()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((*WORDS, "--part", "1/2"), "--part goes with --out"),
        ((*WORDS, "--part", "3/2", "--out", "x"), "'3/2' is no part; 2/4 is the second of four"),
        ((*WORDS, "--games", "20", "--part", "2/2", "--out", "x"), "--part 2/2 has no games"),
        (("merge", "none.txt"), "none.txt: cannot be read: No such file or directory"),
        (("merge",), "Missing argument 'FILE...'"),
        ((*WORDS, "--out", "no/x.txt"), "no/x.txt: cannot be written: No such file"),
    ],
)
def test_what_cannot_be_done_is_a_line(run, words, told):
    ran = run(*words)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert told in ran.stderr
    assert ran.stderr.count("\n") == 1
