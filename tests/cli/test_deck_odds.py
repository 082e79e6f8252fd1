"""`deck odds` and `deck hands`."""

import json

DECK = "sand-siblings-earth-wind"


def test_the_usual_questions_state_what_is_assumed(run):
    done = run("deck", "odds", DECK)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Opening hand 6, redraws 5, then 4; assumed that a player redraws a hand with: no" in (
        done.stdout
    )
    assert "\n1 playable ninja by turn 0 " in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_wishes_are_answered_for_both_players(run):
    asked = ("1 ninja of entrance 0 by turn 1", "no mission in opening")
    done = run("deck", "odds", DECK, "--want", asked[0], "--want", asked[1], "--json", "-")
    told = json.loads(done.stdout)
    assert [row["want"] for row in told["wishes"]] == list(asked)
    first, second = (told["wishes"][0][who] for who in ("first", "second"))
    assert 0.7 < first < second < 0.9
    assert told["wishes"][1]["first"] == told["wishes"][1]["second"]
    assert told["redraw"] == "no ninja of entrance 0-1"


def test_the_redraw_can_be_chosen(run):
    def chance(redraw):
        done = run("deck", "odds", DECK, "--want", "1 jutsu", "--redraw", redraw, "--json", "-")
        return json.loads(done.stdout)["wishes"][0]["first"]

    assert chance("no jutsu") > chance("never")


def test_games_are_dealt_to_check(run):
    done = run("deck", "odds", DECK, "--want", "2 wind by turn 1", "--check", "2000")
    assert done.returncode == 0
    assert (
        "2000 games of each player (seed 1) agree, each within its 99.9 % interval" in done.stdout
    )


def test_a_wish_that_cannot_be_read_is_one_message(run):
    done = run("deck", "odds", DECK, "--want", "2 fyre by turn 3")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith('wish `2 fyre by turn 3`: "fyre" in column 3 cannot be read; ')
    assert len(done.stderr.splitlines()) == 1


def test_the_help_has_wishes_a_line_each(run):
    told = run("deck", "odds", "--help").stdout
    assert "\n    2 fire by turn 3\n    1 N-001 in opening\n" in told
    assert "\\" not in told


def test_hands_are_laid_out_and_told_as_json(run):
    done = run("deck", "hands", DECK, "--count", "3", "--seed", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("-> kept, ") == 3
    head, *rows = [one for one in done.stdout.splitlines() if "-0" in one or "entrance  " in one]
    at = head.index("entrance") + len("entrance") - 1
    assert rows
    for row in rows:
        if "entrance  " not in row and "cost" not in row:
            assert row[at].isdigit()
            assert row[at - 1] == " "
    told = json.loads(run("deck", "hands", DECK, "--count", "40", "--json", "-").stdout)
    assert {len(opening) for opening in told["openings"]} >= {1, 2}
    for opening in told["openings"]:
        assert [hand["redrawn"] for hand in opening] == [True] * (len(opening) - 1) + [False]
