"""`deck list`: what there is to play with."""

import json
import os

from naruto_tui.decklists.finder import shipped_decks


def test_every_deck_that_came_along_is_listed_with_its_plan(run):
    done = run("deck", "list")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert [line.split()[0] for line in lines] == sorted(path.stem for path in shipped_decks())
    assert "stay-out-of-this-fire-water              50  FW  Tempo. " in done.stdout
    assert "team-guy-lightning-earth-40              40  LE  not legal: 40 cards; " in done.stdout


def test_another_edition_has_other_legal_decks(run):
    forty = next(
        line for line in run("deck", "list", "--edition", "fr").stdout.splitlines()
        if line.startswith("hounds-fire-earth-40")
    )  # fmt: skip
    assert "not legal" not in forty


def test_own_decks_are_marked_and_one_that_cannot_be_read_says_why(run, tmp_path):
    (tmp_path / "mine.txt").write_text("# Plan: foxes. And more.\n3 Rock Lee N-031\n", "utf-8")
    (tmp_path / "odd.txt").write_text("# \x1b[2J\n3 Rock Lee N-031\n", "utf-8")
    lines = {line.split()[0]: line for line in run("deck", "list").stdout.splitlines()}
    assert "(yours) not legal: 3 cards" in lines["mine"]
    assert "(yours) cannot be read: odd.txt:1: " in lines["odd"]
    assert "\x1b" not in "".join(lines.values())


def test_what_is_no_file_keeps_no_deck_from_being_listed(run, tmp_path):
    """A link to nothing was once the only thing that was told."""
    (tmp_path / "gone.txt").symlink_to(tmp_path / "nothing")
    (tmp_path / "folder.txt").mkdir()
    os.mkfifo(tmp_path / "pipe.txt")
    done = run("deck", "list")
    assert (done.returncode, done.stderr) == (0, "")
    lines = {line.split()[0]: line for line in done.stdout.splitlines()}
    assert lines["gone"].endswith("gone.txt:1: cannot be read: No such file or directory")
    assert lines["folder"].endswith("folder.txt:1: not a file; name a decklist")
    assert lines["pipe"].endswith("pipe.txt:1: not a file; name a decklist")
    assert len(lines) == 3 + len(shipped_decks())


def test_json_tells_all_of_it(run):
    told = json.loads(run("deck", "list", "--json", "-").stdout)
    row = next(one for one in told["decks"] if one["name"] == "toad-sage-lightning-wind")
    assert (told["edition"], row["cards"], row["symbols"], row["legal"]) == ("us", 50, "LN", True)
    assert row["shipped"]
    assert row["plan"].startswith("toads")
