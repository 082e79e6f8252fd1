"""The plain face plays whole games, and every line gets an answer."""

import re
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from naruto_tui.rules.game import Game
from naruto_tui.rules.matches import Terms
from naruto_tui.table import saves
from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer, Person, two_people
from naruto_tui.tui.plain.course import play_match
from naruto_tui.tui.plain.keyboard import PlainFace


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_against_the_computer(new_match, talk, reader, seed):
    match = new_match(seed=seed)
    one = talk(match, [], reader(seed))
    play_match(one.face)
    assert match.game.result is not None
    assert "Turn 2: Computer attacks." in one.said
    assert re.search(r"wins? the game|win the game|has no card|deck", one.said[-1])
    match.close()
    assert saves.saved() == []


def test_two_persons_take_turns_and_neither_sees_the_others_hand(new_match, talk, reader):
    match = new_match(two_people(), seed=3)
    one = talk(match, [], reader(3))
    play_match(one.face)
    assert match.game.result is not None
    # Between two curtains only one of them is spoken to.
    parts = re.split(r"press Enter when you sit here[^\n]*", one.text)
    assert len(parts) > 6
    for part in parts[1:]:
        drawn = set(re.findall(r"^(\w+ ?\d?) draws? (?!\d)", part, re.MULTILINE))
        assert drawn <= {"You", "you"}, drawn
    match.close()


@pytest.mark.parametrize("edition", ["us", "fr"])
def test_lines_answer_with_what_the_board_would_answer(new_match, talk, reader, edition):
    """What was typed is what was saved: the save gives the same game again."""
    match = new_match(seed=8)
    one = talk(match, [], reader(8))
    play_match(one.face)
    text = match.game.to_text()
    match.close()
    (record,) = (saves.folder().parent / "records").iterdir()
    again = Match.resume(record)
    assert again.game.to_text() == text
    again.close()


def test_it_leaves_at_the_end_of_the_lines_and_at_quit(new_match, talk):
    for lines in ([], ["quit"], ["n", "exit"]):
        match = new_match()
        one = talk(match, lines)
        play_match(one.face)
        assert match.game.result is None
        answers = match.game.answers
        match.close()
        again = Match.resume(saves.saved()[0].path)
        assert again.game.answers == answers
        again.close()


def test_looking_around_answers_nothing(new_match, talk):
    match = new_match()
    looks = ["", "?", "help", "board", "chain", "log", "log 3", "rules", "rules 4.3.2", "i", "i 1"]
    looks += [
        "i 99",
        "i baiu",
        "i nobody at all",
        "back",
        "xyzzy",
        "99",
        "1 1 1 1",
        "ok",
        "|",
        "-1",
    ]
    one = talk(match, ["n", *looks, "quit"])
    play_match(one.face)
    match.close()
    other = new_match()
    play_match(talk(other, ["n", "quit"]).face)
    assert match.game.answers == other.game.answers
    for line in looks:
        place = one.said.index(f"> {line}", 1)
        assert not one.said[place + 1].startswith("> "), f"{line!r} got no answer"
    assert any(line.startswith("4.3.2  Its entrance cost") for line in one.said)
    match.close()


def test_a_move_is_taken_back_and_a_game_given_up(new_match, talk):
    match = new_match()
    lines = ["n", "charge", "1", "ok", "undo", "undo", "undo", "concede", "no", "concede", "yes"]
    one = talk(match, lines)
    play_match(one.face)
    assert any(line.startswith("You charge ") for line in one.said), one.text
    assert "Taken back." in one.said
    assert any(line.startswith("Nothing can be taken back:") for line in one.said)
    assert "The game goes on." in one.said
    assert match.game.result is not None
    assert (match.game.result.winner, match.game.result.why) == (1, "concede")
    match.close()


POSITION = """
player 1
  marker 5
  hand N-001 N-011 J-001
  chakra N-001 N-002 N-003
  team N-003
  team N-007
player 2
  marker 5
  team N-009
  team N-010
"""


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("deploy naruto", "deploy "),
        ("deploy N-001", "deploy "),
        ("d 1", "deploy "),
        ("1 1", "deploy "),
        ("n", "next"),
        ("next", "next"),
        ("end the phase", "next"),
        ("charge", "charge"),
    ],
)
def test_moves_in_words(talk, line, answer):
    seats = (Person(), Computer("random", 1))
    match = Match(Game.from_position(POSITION), seats, ("a", "b"), None)
    one = talk(match, [line, "quit"])
    play_match(one.face)
    assert match.game.answers, one.text
    assert match.game.answers[0].startswith(answer)


def test_a_battle_in_words(talk):
    seats = (Person(), Computer("random", 1))
    match = Match(Game.from_position(POSITION), seats, ("a", "b"), None)
    one = talk(match, ["next", "1 2", "attack 1", "quit"])
    play_match(one.face)
    first = match.game.answers[:3]
    assert first[0] == "next"
    assert " " in first[1]
    assert ":" in first[2], one.text


def test_blocks_in_words(talk):
    seats = two_people()
    match = Match(Game.from_position(POSITION), seats, ("a", "b"), None)
    lines = ["", "next", "1 | 2", "attack 1 2", "", "block 1 with 2", "quit"]
    one = talk(match, lines)
    play_match(one.face)
    block = [line for line in match.game.answers if line.count(":") == 2]
    assert block, one.text


def test_between_the_games_of_a_match(new_match, talk):
    match = new_match(terms=Terms(3))
    lines = ["concede", "yes", "swap N-001 N-002", "1", "n", "quit"]
    one = talk(match, lines)
    play_match(one.face)
    assert "The match stands You 0 : 1 Computer." in one.said
    assert "Who begins the next game?" in one.said
    assert match.series.number == 1
    assert match.game.first == 0
    match.close()


def test_cards_are_exchanged_with_the_sideboard(new_match, talk):
    match = new_match()
    own = match.series.decks[0]
    side = match.series.decks[1][:10]
    match.close()
    match = new_match(terms=Terms(3), sides=(side, ()))
    out = own[0]
    lines = ["concede", "yes", "side", f"swap {out.number} {side[0].number}", "swap X-1 X-2"]
    one = talk(match, [*lines, "next", "2", "quit"])
    play_match(one.face)
    assert Counter(match.series.aside[0]) == Counter((*side[1:], out)), one.text
    assert "There is no X-1 in your deck." in one.said
    assert match.game.first == 1
    match.close()


WORDS = st.sampled_from(
    [
        "1",
        "2",
        "0",
        "s",
        "ok",
        "back",
        "d",
        "n",
        "p",
        "h",
        "h 1",
        "|",
        "1 | 2",
        "deploy",
        "attack 1",
    ]
)


@settings(max_examples=40, deadline=None)
@given(lines=st.lists(WORDS | st.text(max_size=40), max_size=60))
def test_no_line_whatever_stops_it(lines):
    seats = (Person(), Computer("random", 1))
    match = Match(Game.from_position(POSITION), seats, ("a", "b"), None)
    said = []
    ears = iter([*lines, "quit"])

    class Ears:
        def say(self, line):
            said.append(line)

        def hear(self):
            return next(ears, "quit")

        def cover(self):
            said.append("covered")

    play_match(PlainFace(match, Ears()))
    assert said
    assert all("\n" not in line and line.isprintable() for line in said)
