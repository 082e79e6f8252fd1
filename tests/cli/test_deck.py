"""`deck check` and `deck show`."""

import json
import subprocess
import sys

from naruto_tui.cards.pool import shipped

DECK = "hounds-fire-earth"
ILLEGAL = "# too small\n\n3 Naruto Uzumaki N-001\n1 Naruto Uzumaki N-019\n"


def test_check_says_that_a_deck_is_legal(run):
    done = run("deck", "check", DECK)
    assert (done.returncode, done.stderr) == (0, "")
    legal, caution = done.stdout.splitlines()
    assert legal.endswith(f"{DECK}.txt: legal (us): 50 cards, 29 ninja, 12 jutsu, 9 missions")
    assert caution.endswith(
        f"{DECK}.txt:1: caution: one of each name can stand in play (rule 4.3.4): "
        "Sasuke Uchiha N-002, N-020; Kakashi Hatake N-011, N-037"
    )


def test_check_goes_by_a_format_in_place_of_the_edition(run):
    done = run("deck", "check", "--format", "advanced", "hounds-fire-earth-40", DECK)
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert "hounds-fire-earth-40.txt: legal (format advanced): 40 cards" in lines[0]
    assert "50 cards; format advanced: a deck has exactly 40, take out 10 (rule 1.1)" in (
        done.stdout
    )
    told = json.loads(run("deck", "check", DECK, "--format", "block:2", "--json", "-").stdout)
    assert told["decks"][0]["format"] == "block:2"


def test_a_format_that_does_not_exist_is_refused(run):
    done = run("deck", "show", DECK, "--format", "blok")
    assert done.returncode == 2
    assert "there is no format 'blok'; formats are unlimited" in done.stderr


def test_check_tells_every_point_with_its_rule_and_line(run, tmp_path):
    (tmp_path / "small.txt").write_text(ILLEGAL)
    done = run("deck", "check", "--edition", "us", "small", DECK)
    assert done.returncode == 1
    assert done.stdout.splitlines()[:2] == [
        "small.txt:1: 4 cards; a deck has exactly 50, add 46 (rule 1.1)",
        "small.txt:4: 4 cards named Naruto Uzumaki (3 N-001, 1 N-019); at most 3 (rule 1.4)",
    ]


def test_check_of_an_unreadable_deck_is_2_and_the_others_are_still_told(run, tmp_path):
    (tmp_path / "bad.txt").write_text("3 Naruto Uzumaki\n0 Kunai\n2 Kunay\n")
    done = run("deck", "check", "bad", DECK)
    assert done.returncode == 2
    better = "did you mean Kunai or Expert Kunai or Special Kunai?"
    assert done.stderr.splitlines() == [
        'bad.txt:2: "0 Kunai": 0 is no number of copies; write 1 to 99',
        f'bad.txt:3: "2 Kunay": no card is named Kunay; {better}',
        "bad.txt: parsed 1 of 3 lines, 3 cards; refused 2 lines, 3 cards",
    ]
    assert "legal (us)" in done.stdout


def test_json_tells_what_is_wrong_with_a_list_that_cannot_be_read(run, tmp_path):
    (tmp_path / "bad.txt").write_text("2 Kunay\n\n0 Kunai\n")
    done = run("deck", "check", DECK, "bad", "nope", "--json", "-")
    assert done.returncode == 2
    told = json.loads(done.stdout)
    assert [deck["name"] for deck in told["decks"]] == [DECK]
    bad, missing = told["unreadable"]
    assert bad["name"] == "bad"
    assert bad["problems"] == done.stderr.splitlines()[:2]
    assert bad["summary"] == "bad.txt: parsed 0 of 2 lines, 0 cards; refused 2 lines, 3 cards"
    assert bad["refused"][0] == {
        "line": 1,
        "text": "2 Kunay",
        "count": 2,
        "reason": "no card is named Kunay; did you mean Kunai or Expert Kunai or Special Kunai?",
        "nearest": ["Kunai", "Expert Kunai", "Special Kunai"],
    }
    assert bad["refused"][1]["line"] == 3
    assert missing["problems"][0].startswith("nope:1: no such deck; ")
    assert missing["refused"] == []


def test_stdin_is_one_list(run):
    for command in (("check", "-", "-"), ("diff", "-", "-")):
        done = run("deck", *command, stdin=None, input="3 N-001\n")
        assert done.returncode == 2
        assert done.stderr.splitlines()[-1] == (
            "stdin:1: - is named twice, and stdin is one list; name a file"
        )


def test_a_name_of_several_cards_is_taken_and_told_or_with_strict_refused(run, tmp_path):
    (tmp_path / "two.txt").write_text("3 Ibiki Morino\n")
    done = run("deck", "show", "two")
    assert done.stderr.startswith(
        "two.txt:1: took N-052 [First Proctor] of 3 cards named Ibiki Morino; a number takes "
        "another: N-1011 [Interrogation], "
    )
    assert "N-052" in done.stdout
    for command in (("check",), ("show",), ("odds",), ("hands",), ("convert", "--to", "text")):
        done = run("deck", *command, "two", "--strict")
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(
            'two.txt:1: "3 Ibiki Morino": Ibiki Morino is the name of 3 cards; add a number: N-052'
        )
    done = run("play", "two", "--strict")
    assert done.returncode == 2
    assert "add a number" in done.stderr


def test_a_list_is_read_from_stdin(run, tmp_path):
    (tmp_path / "pasted").write_bytes(b"\xef\xbb\xbf50 N-001\r\n")
    with (tmp_path / "pasted").open("rb") as pasted:
        done = run("deck", "check", "-", stdin=pasted)
    assert done.returncode == 1
    assert done.stdout.startswith("stdin:1: 50 Ninja; at most 30")


def test_check_writes_its_verdicts_as_json(run, tmp_path):
    (tmp_path / "small.txt").write_text(ILLEGAL)
    done = run("deck", "check", "small", DECK, "--json", "-")
    small, legal = json.loads(done.stdout)["decks"]
    assert done.returncode == 1
    assert (small["legal"], legal["legal"]) == (False, True)
    assert small["problems"][0] == "4 cards; a deck has exactly 50, add 46 (rule 1.1)"


def test_show_tells_cards_plan_curve_and_verdict(run):
    told = run("deck", "show", DECK).stdout
    assert told.startswith(f"{DECK}\nPlan: ")
    assert " 3 N-012   Asuma Sarutobi    Earth      entrance 3  hand 0   5/2 injured  3/1" in told
    assert "\n  0  12 ############" in told
    assert "\nFire                   26 " in told
    assert "\nTurn   Ninja that may have entered   average combat/support\n" in told
    assert "legal (us)" in told


def test_show_writes_json_to_a_file_or_to_stdout_with_nothing_else(run, tmp_path):
    done = run("deck", "show", DECK, "--json", "-")
    told = json.loads(done.stdout)
    assert run("deck", "show", DECK, "--json", "deck.json").stdout == ""
    assert json.loads((tmp_path / "deck.json").read_text()) == told
    assert list(told) == [
        *("name", "edition", "legal", "problems", "main", "side", "reinforcement", "digest"),
        *("cautions", "figures"),
    ]
    assert told["main"][1] == {
        "number": "N-005",
        "name": "Shikamaru Nara",
        "title": "Lazy Bum",
        "count": 2,
    }


def test_a_total_that_is_not_listed_is_told_on_stderr(run, tmp_path):
    (tmp_path / "small.txt").write_text("Ninja (2)\n3 Naruto Uzumaki N-001\n")
    done = run("deck", "show", "small", "--json", "-")
    assert done.stderr == "small.txt:1: the heading says 2, 3 are listed under it\n"
    assert json.loads(done.stdout)["legal"] is False


def test_a_sideboard_is_counted_apart(run, tmp_path):
    listed = run("deck", "show", "team-seven-lightning-fire", "--json", "-").stdout
    main = "\n".join(f"{one['count']} {one['number']}" for one in json.loads(listed)["main"])
    side = "\n".join(f"1 {number}" for number in (
        ["J-006", "J-008", "J-029", "J-003", "J-004", "J-026", "J-027", "J-028", "J-002", "M-003"]
    ))  # fmt: skip
    (tmp_path / "mine.txt").write_text(f"{main}\nSideboard (10)\n{side}\n", encoding="utf-8")
    done = run("deck", "check", "mine")
    assert done.stdout.splitlines()[0].endswith("14 jutsu, 10 missions; sideboard 10")


PILES = """
Reinforcement
1 Sasuke Uchiha (State 2) N-934
1 Kurenai Yuhi & Asuma Sarutobi N-1548
"""
"""Both belong there and can be played."""


def test_check_tells_of_reinforcements_squads_and_cards_that_cannot_be_played_yet(run, tmp_path):
    list_of = run("deck", "convert", DECK, "--to", "text").stdout
    unwritten = next(card for card in shipped() if card.is_reserve and not card.is_written)
    (tmp_path / "mine.txt").write_text(f"{list_of}{PILES}1 {unwritten.number}\n1 N-001\n")
    done = run("deck", "check", "mine")
    assert done.returncode == 1
    line = len(list_of.splitlines()) + 3
    elsewhere, unplayable, caution = done.stdout.splitlines()[:3]
    assert elsewhere == (
        f"mine.txt:{line + 3}: Naruto Uzumaki N-001 has neither Reinforcement nor Squad; "
        "list it in the deck (rule K-6.1)"
    )
    assert unplayable == (
        f"mine.txt:{line + 2}: {unwritten} cannot be played: its text is not written yet; "
        "take it out"
    )
    assert caution == (
        f"mine.txt:{line + 1}: caution: Kurenai Yuhi & Asuma Sarutobi N-1548 is a Squad, and no "
        "Ninja of the deck is Kurenai Yuhi"
    )
    (tmp_path / "mine.txt").write_text(list_of + PILES)
    assert "9 missions; reinforcement deck 2\n" in run("deck", "check", "mine").stdout
    early = run("deck", "check", "mine", "--format", "italy").stdout
    assert "2 cards in the reinforcement deck; format italy: at most 0, take out 2" in early


def test_check_counts_platoons_outside_the_ninja_and_tells_what_is_missing(run, tmp_path):
    ninja, _, rest = run("deck", "convert", DECK, "--to", "text").stdout.partition("\nJutsu")
    missions = rest.partition("Missions")[2].splitlines()[1:]
    fewer = rest.replace(missions[0] + "\n", "").replace(missions[1] + "\n", "")
    # 29 Ninja, 2 Platoons and 1 Ninja: 30 that count.
    platoons = "2 Naruto Uzumaki and Iruka Umino N-186\n1 Mizuki N-009\n"
    (tmp_path / "mine.txt").write_text(f"{ninja}{platoons}\nJutsu{fewer}")
    done = run("deck", "check", "mine")
    assert (done.returncode, "rule 1.3" in done.stdout) == (0, False)
    assert "legal (us): 50 cards, 32 ninja" in done.stdout
    assert (
        "caution: Naruto Uzumaki and Iruka Umino N-186 is a Platoon, and no Ninja of the deck is "
        "Naruto Uzumaki or Iruka Umino"
    ) in done.stdout


def test_no_engine_is_loaded_for_cards_that_are_known(run, environment, tmp_path):
    """What it says of them is kept: one list is checked before a player could wait."""
    first = run("deck", "check", DECK)
    code = (
        "import sys; from naruto_tui.cli import run; run(sys.argv[1:]);"
        "unwanted = ('naruto_tui.rules.playable', 'naruto_tui.rules.game', 'rapidfuzz', 'lark');"
        "print([name for name in unwanted if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "deck", "check", DECK],
        capture_output=True, text=True, check=True, cwd=tmp_path, env=environment,
    )  # fmt: skip
    assert done.stdout == first.stdout + "[]\n"
