"""`cards list|show|search|stats|check|explain|format` as they are typed."""

import json
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from naruto_tui.cards.pool import UnknownCardError, shipped
from naruto_tui.cli.cards import cards

MINE = """\
N-900 Mine
  ninja · fire · entrance 0 · hand 0
  1/0 · injured 0/0 · Oil
  no characteristics
  "Title"
    When this Ninja enters play, draw 1 card.
"""
WAITING = next(card for card in shipped() if card.title and not card.is_written)
"""A card whose text is still to be written."""
GOOD = MINE.replace("    When", "  When")


def ask(*words: str) -> Result:
    return CliRunner().invoke(cards, list(words), standalone_mode=False)


def file_of(folder: Path, text: str) -> str:
    path = folder / "mine.cards"
    path.write_text(text, "utf-8")
    return str(path)


def test_list_has_a_line_a_card():
    lines = ask("list").stdout.splitlines()
    assert len(lines) == len(shipped())
    assert lines[12].split("  ")[0] == "N-013"
    assert lines[12].endswith("The Third Hokage [Village Governor]")


def test_a_list_that_is_kept_reads_no_card_file(monkeypatch: pytest.MonkeyPatch):
    first = ask("list").stdout
    monkeypatch.setattr("naruto_tui.cli.cards.everything", None)
    assert ask("list").stdout == first


def test_list_gives_json_and_nothing_else():
    listed = json.loads(ask("list", "--json", "-").stdout)["cards"]
    assert len(listed) == len(shipped())
    assert listed[43] | {"text": []} == {
        "number": "J-001",
        "name": "Kunai",
        "title": "",
        "kind": "jutsu",
        "set": "1",
        "rarity": "C",
        "symbols": ["L"],
        "cost": "1",
        "text": [],
        "written": True,
    }


def test_json_goes_to_a_file(tmp_path: Path):
    done = ask("show", "N-013", "--json", str(tmp_path / "out.json"))
    written = json.loads((tmp_path / "out.json").read_text("utf-8"))
    assert (done.stdout, written["cards"][0]["healthy"]) == ("", "6/4")


def test_show_prints_the_card_as_its_file_has_it():
    assert ask("show", "n13").stdout == (
        "N-013 The Third Hokage\n"
        "  ninja · fire · entrance 6 · hand 1 · rarity U\n"
        "  6/4 · injured 4/2 · Ninjutsu\n"
        "  Leaf, Village Leader, Male\n"
        '  "Village Governor"\n'
        "  At the start of your turn, you may discard 1 chakra: heal 1 of your injured Ninja.\n"
    )


def test_show_has_all_versions_of_a_name():
    assert ask("show", "haku").stdout.count(" Haku\n") == 20
    assert ask("show", "rock", "lee").stdout.count(" Rock Lee\n") == 36


def test_show_of_no_card_is_bad_input():
    done = ask("show", "Narutoo")
    assert isinstance(done.exception, UnknownCardError)


def test_search_lists_what_has_all_words():
    lines = ask("search", "fire", "jutsu", "fire ball").stdout.splitlines()
    assert [line.split()[0] for line in lines][:2] == ["J-010", "J-367"]


def test_search_without_a_card_ends_with_1_and_offers_a_name():
    done = ask("search", "Narutoo")
    assert (done.return_value, done.stdout) == (1, "")
    assert done.stderr.startswith('no card has all of "Narutoo"; did you mean Naruto Uzumaki')


def test_search_knows_fields_and_offers_no_name_for_them():
    (line,) = ask("search", "village", "kind:ninja", "set:1", "entrance>5").stdout.splitlines()
    assert line.startswith("N-013")
    done = ask("search", "kind:jutsu", "set:1", "cost>9")
    assert (done.return_value, done.stderr) == (1, 'no card has all of "kind:jutsu set:1 cost>9"\n')
    assert '"x" is no number; write cost:3' in str(ask("search", "cost:x").exception)


def test_stats_counts_printed_and_playable_cards():
    counted = json.loads(ask("stats", "--json", "-").stdout)
    (first,) = [row for row in counted["sets"] if row["set"] == "1"]
    assert first == {
        "set": "1",
        "name": "The Path to Hokage",
        "printed": 127,
        "written": 127,
        "playable": 127,
    }
    assert sum(row["printed"] for row in counted["sets"]) == 4239
    assert all(row["playable"] <= row["written"] <= row["printed"] for row in counted["sets"])
    assert 100 < counted["nodes"] == len(counted["kinds"]) < 150
    assert 1 <= counted["kinds"]["Draw"] <= 4239
    waiting = 4239 - sum(row["written"] for row in counted["sets"])
    assert {"what": "its text is not written yet", "cards": waiting} in counted["missing"]
    assert "4239 cards" in ask("stats").stdout


def test_stats_list_the_kinds_of_node_when_asked():
    lines = [line.split() for line in ask("stats", "--nodes").stdout.splitlines()]
    assert ["Draw"] in [line[:1] for line in lines]
    assert ["Draw"] not in [line.split()[:1] for line in ask("stats").stdout.splitlines()]


def test_a_card_without_its_text_says_so_wherever_it_is_shown():
    number = WAITING.number
    assert "(text not written yet)" in ask("show", number).stdout
    rows = ask("search", number).stdout.splitlines()
    (row,) = (one for one in rows if number in one.split())
    assert row.endswith(f"{WAITING.name} [{WAITING.title}]  (text not written yet)")
    (card,) = json.loads(ask("show", number, "--json", "-").stdout)["cards"]
    assert (card["written"], card["text"]) == (False, [])
    (card,) = json.loads(ask("show", "N-013", "--json", "-").stdout)["cards"]
    assert (card["written"], len(card["text"])) == (True, 1)


def test_a_printed_x_is_shown_as_x():
    card = next(card for card in shipped() if "healthy combat" in card.variable)
    (row,) = ask("search", card.number).stdout.splitlines()
    (facts,) = json.loads(ask("show", card.number, "--json", "-").stdout)["cards"]
    assert facts["healthy"].startswith("X/")
    assert f" {facts['healthy']} " in row
    assert facts["variable"] == list(card.variable)


def test_explain_tells_the_parts_of_a_text():
    lines = ask("explain", "M-011").stdout.splitlines()
    assert lines[0] == "M-011 Bingo Book"
    assert "   does    you: look at the top 3 cards of your deck" in lines
    (card,) = json.loads(ask("explain", "M-011", "--json", "-").stdout)["cards"]
    (ability,) = card["abilities"]
    assert ability["parts"][0] == {
        "label": "does", "words": "you: look at the top 3 cards of your deck", "depth": 0
    }  # fmt: skip
    assert card["unplayable"] == []


def test_explain_of_a_plain_ninja_says_that_it_has_no_text():
    assert ask("explain", "N-001").stdout == "N-001 Naruto Uzumaki\nNo text.\n"


def test_explain_of_a_card_without_its_text_ends_with_1_and_the_reason():
    done = ask("explain", WAITING.number)
    assert (done.return_value, done.stdout) == (1, "")
    assert done.stderr.endswith(f"{WAITING}: its text is not written yet\n")


def test_explain_finds_cards_of_a_file_and_says_what_is_unreadable(tmp_path: Path):
    file = file_of(tmp_path, GOOD)
    assert ask("explain", "N-900", "--cards", file).stdout.splitlines()[:2] == [
        "N-900 Mine (custom card)", "1. When this Ninja enters play, draw 1 card."
    ]  # fmt: skip
    (tmp_path / "mine.cards").write_text(GOOD.replace("draw 1 card", "fly"), "utf-8")
    done = ask("explain", "N-900", "--cards", file)
    assert (done.return_value, done.stdout) == (1, "")
    assert "'fly' is no word of the card language" in done.stderr


def test_format_puts_a_file_in_good_form_and_leaves_a_good_one(tmp_path: Path):
    file = file_of(tmp_path, f"# mine\n\n\n{MINE}".replace(" · ", "|"))
    done = ask("format", file)
    assert (done.exception, done.stdout) == (None, f"{file}: written anew\n")
    assert Path(file).read_text("utf-8") == f"# mine\n\n{GOOD}"
    assert ask("format", file).stdout == f"{file}: in good form already\n"
    assert [path.name for path in tmp_path.iterdir()] == [Path(file).name]


def test_format_keeps_the_rights_of_a_file_and_follows_a_link(tmp_path: Path):
    file = Path(file_of(tmp_path, f"\n\n{MINE}"))
    file.chmod(0o640)
    link = tmp_path / "link.cards"
    link.symlink_to(file)
    ask("format", str(link))
    assert link.is_symlink()
    assert file.stat().st_mode & 0o777 == 0o640
    assert file.read_text("utf-8") == GOOD


def test_format_leaves_a_file_with_wrong_facts_and_says_what_is_wrong(tmp_path: Path):
    file = file_of(tmp_path, "N-900 A\n  ninja · fire\n\nwhat\n")
    done = ask("format", file)
    assert f"{file}:2: " in str(done.exception)
    assert f"{file}:4: " in str(done.exception)
    assert Path(file).read_text("utf-8").startswith("N-900 A\n  ninja · fire\n\nwhat")


def test_every_wrong_line_of_a_card_is_told_with_its_word(tmp_path: Path):
    text = f"{GOOD}  Draw 1 cart.\n  This Ninja enters the village.\n"
    said = ask("check", file_of(tmp_path, text)).stderr.splitlines()
    assert len(said) == 2
    for line, words in zip(
        said,
        [
            (":7:10: Mine N-900: 'cart' is no word", "did you mean 'card'", "expected: Ninja,"),
            (":8:14: Mine N-900: 'enters' cannot stand here (did you mean 'enters play'",),
        ],
        strict=True,
    ):
        assert [word for word in words if word not in line] == []


def test_every_sentence_of_the_shipped_cards_is_read():
    done = ask("check")
    assert (done.return_value, done.stderr) == (0, "")
    *unplayable, last = done.stdout.splitlines()
    assert last.startswith("4239 cards, ")
    assert all("cannot be played: not carried out: " in line for line in unplayable)


def test_check_of_a_good_file_ends_with_0(tmp_path: Path):
    done = ask("check", file_of(tmp_path, MINE))
    assert (done.return_value, done.stdout) == (0, "1 card, 1 line of text: nothing wrong\n")


def test_check_says_line_and_column_of_what_it_cannot_read(tmp_path: Path):
    path = file_of(tmp_path, MINE.replace("draw 1", "drawn 1"))
    done = ask("check", path)
    assert (done.return_value, done.stdout) == (1, "")
    assert done.stderr.startswith(f"{path}:6:34: Mine N-900: ")


def test_check_tells_everything_that_is_wrong_in_order(tmp_path: Path):
    wrong = (
        MINE.replace("fire", "firy") + "\n" + MINE.replace("900", "901").replace("1 card", "card")
    )
    path = file_of(tmp_path, wrong + "\nstray\n")
    done = ask("check", path, "--json", "-")
    assert [(x["file"], x["line"]) for x in json.loads(done.stdout)["faults"]] == [
        (path, 2),
        (path, 13),
        (path, 15),
    ]
    assert len(done.stderr.splitlines()) == 3


def test_check_tells_what_can_be_read_and_not_be_played(tmp_path: Path):
    path = file_of(tmp_path, MINE.replace("injured 0", "injured X"))
    done = ask("check", path)
    first, last = done.stdout.splitlines()
    why = "not carried out: a printed X: injured combat"
    assert first == f"{path}:1: Mine N-900 cannot be played: {why}"
    assert last == "1 card, 1 line of text: nothing wrong"
    assert done.return_value == 0
    found = json.loads(ask("check", path, "--json", "-").stdout)["unplayable"]
    assert found == [{"number": "N-900", "reasons": [why]}]


def test_check_says_what_it_understood_by_other_words(tmp_path: Path):
    path = file_of(tmp_path, MINE.replace("draw 1 card", "draws  1 card"))
    done = ask("check", path)
    said, last = done.stdout.splitlines()
    (line,) = [line for line in MINE.splitlines() if "draw 1 card" in line]
    told = f"Mine N-900 is understood as: {line.strip()}"
    assert said == f"{path}:6:5: {told}"
    assert last == "1 card, 1 line of text: nothing wrong"
    assert done.return_value == 0
    (remark,) = json.loads(ask("check", path, "--json", "-").stdout)["remarks"]
    assert (remark["line"], remark["column"], remark["message"]) == (6, 5, told)
    ask("format", path)
    assert ask("check", path).stdout.splitlines() == [last]


def test_check_of_a_file_without_cards_is_told(tmp_path: Path):
    done = ask("check", file_of(tmp_path, "# nothing\n"))
    assert (done.return_value, "holds no card" in done.stderr) == (1, True)


@pytest.mark.parametrize(
    ("words", "code"),
    [(["check", "no-such.cards"], 2), (["show", "zzz"], 2), (["search", "zzz"], 1), (["list"], 0)],
)
def test_the_process_ends_with_the_right_code_and_one_line(run, words, code):
    done = run("cards", *words)
    assert done.returncode == code
    assert len(done.stderr.splitlines()) == (code != 0)


def test_a_terminal_without_the_dot_gets_bars(run, environment):
    done = run("cards", "show", "N-013", env=environment | {"PYTHONIOENCODING": "ascii"})
    assert "ninja | fire | entrance 6 | hand 1" in done.stdout


def test_the_shell_completes_names_and_numbers():
    assert completed("Zabuza M")[0] == "Zabuza Momochi"
    assert completed("m-04") == [f"M-{number:03}" for number in range(40, 50)]


def completed(typed: str) -> list[str]:
    (argument,) = [one for one in cards.commands["show"].params if one.name == "number_or_name"]
    context = click.Context(cards.commands["show"])
    return [item.value for item in argument.shell_complete(context, typed)]
