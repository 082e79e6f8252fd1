"""A game in progress: resumed where it stopped, taken back where nothing was shown."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve

from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.game import Game
from naruto_tui.rules.questions import IllegalAnswerError
from naruto_tui.table import saves
from naruto_tui.table.journal import Journal, JournalError
from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer, Person
from naruto_tui.table.setup import Setup

NewSetup = Callable[..., Setup]
Play = Callable[..., None]
TWO = (Person(), Person())


def test_a_game_is_resumed_at_the_question_it_stopped_at(setup: NewSetup, play: Play) -> None:
    match = Match.new(setup())
    play(match, 60)
    match.close()
    again = Match.resume(saves.saved()[0].path)
    assert again.game.to_text() == match.game.to_text()
    assert again.game.choice == match.game.choice
    assert (again.seats, again.names) == (match.seats, match.names)
    again.close()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("answers", [0, 1, 30])
def test_a_game_of_each_edition_is_resumed_from_its_toss_on(
    setup: NewSetup, play: Play, edition: str, answers: int
) -> None:
    match = Match.new(evolve(setup(TWO), edition=edition, first=None))
    play(match, answers)
    match.close()
    again = Match.resume(saves.saved()[0].path)
    assert again.game == match.game
    assert again.game.edition is EDITIONS[edition]
    again.close()


def test_a_single_game_of_decks_with_sideboards_is_resumed(setup: NewSetup, play: Play) -> None:
    one = setup()
    match = Match.new(evolve(one, sides=(one.decks[1][:10], one.decks[0][:10])))
    play(match, 10)
    match.close()
    again = Match.resume(saves.saved()[0].path)
    assert again.game.to_text() == match.game.to_text()
    again.close()


def test_an_illegal_answer_is_refused_and_not_saved(setup: NewSetup) -> None:
    match = Match.new(setup())
    before = match.game.to_text()
    with pytest.raises(IllegalAnswerError):
        match.answer("nonsense")
    assert match.game.to_text() == before
    match.close()
    again = Match.resume(saves.saved()[0].path)
    assert again.game.to_text() == before
    again.close()


def test_what_is_taken_back_is_as_if_it_had_not_been(setup: NewSetup) -> None:
    """In a whole game each choice that may be taken back is, once."""
    match = Match.new(setup(TWO))
    rng, undone = Random(2), 0
    while (choice := match.game.choice) is not None:
        before, events = match.game.to_text(), match.game.events[:]
        match.answer(choice.random(rng.random))
        if match.can_undo and rng.random() < 0.5:
            after = match.game.choice
            assert after is not None
            assert after.asked.seat == choice.asked.seat
            match.undo()
            assert match.game.to_text() == before
            assert match.game.events == events
            assert match.game.choice == choice
            undone += 1
    assert undone > 10
    match.close()


def test_what_was_taken_back_is_taken_back_in_the_save_too(setup: NewSetup, play: Play) -> None:
    match = Match.new(setup(TWO))
    play(match, 10)
    rng = Random(4)
    for _ in range(200):
        assert match.game.choice is not None
        match.answer(match.game.choice.random(rng.random))
        if match.can_undo:
            break
    match.undo()
    could = match.can_undo
    match.close()
    again = Match.resume(saves.saved()[0].path)
    assert again.game.to_text() == match.game.to_text()
    assert again.can_undo == could
    again.close()


def test_nothing_is_taken_back_once_something_was_shown(setup: NewSetup) -> None:
    match = Match.new(setup(TWO))
    rng, seen = Random(6), 0
    while match.game.choice is not None:
        secrets = match.game.secrets
        match.answer(match.game.choice.random(rng.random))
        if match.game.secrets != secrets:
            assert not match.can_undo
            seen += 1
    assert seen > 10
    match.close()


def test_the_computers_choices_cannot_be_taken_back(setup: NewSetup, play: Play) -> None:
    match = Match.new(setup())
    seen = 0
    for _ in range(150):
        choice, events = match.game.choice, len(match.game.events)
        if choice is None:
            break
        play(match, 1, seed=choice.asked.seat)
        if choice.asked.seat == 1 and len(match.game.events) > events:
            assert not match.can_undo
            seen += 1
    assert seen > 10
    match.close()


def test_a_computer_that_did_nothing_does_not_stand_in_the_way(setup: NewSetup) -> None:
    """Whether it was asked must not be told by whether the choice can be taken back."""
    position = """
        player 1
          hand N-001 N-031
        player 2
          marker 4
          hand M-026 N-031
        """
    match = Match(Game.from_position(position), setup().seats, ("a", "b"), None)
    before = match.game.to_text()
    assert match.game.choice is not None
    match.answer(match.game.choice.parse("deploy 0"))
    assert match.person() is None
    match.answer(match.game.choice.parse("pass"))
    assert match.can_undo
    match.undo()
    assert match.game.to_text() == before


def test_thinking_does_not_touch_the_game(setup: NewSetup, play: Play) -> None:
    match = Match.new(setup())
    while match.person() is not None:
        play(match, 1)
    before = match.game.to_text()
    answer = match.thought()()
    assert match.game.to_text() == before
    match.answer(answer)
    match.close()


def test_a_conceded_game_is_over_and_kept(setup: NewSetup, home: Path) -> None:
    match = Match.new(setup())
    match.concede(0)
    assert match.game.result is not None
    assert (match.game.result.winner, match.game.result.why) == (1, "concede")
    assert not match.can_undo
    match.close()
    assert saves.saved() == []
    (record,) = (home / "data" / "records").iterdir()
    again = Match.resume(record)
    assert again.game.result == match.game.result
    again.close()


def test_a_finished_game_goes_to_the_records(setup: NewSetup, play: Play, home: Path) -> None:
    match = Match.new(setup())
    play(match, 100_000)
    assert match.game.result is not None
    match.close()
    assert saves.newest() is None
    assert len(list((home / "data" / "records").iterdir())) == 1


def test_two_saves_of_one_minute_have_two_names(setup: NewSetup) -> None:
    matches = [Match.new(setup(seed=seed)) for seed in (1, 2, 3)]
    assert len({save.name for save in saves.saved()}) == 3
    for match in matches:
        match.close()


def test_a_save_of_other_answers_is_refused_with_its_line(setup: NewSetup) -> None:
    match = Match.new(setup())
    match.close()
    path = saves.saved()[0].path
    journal = Journal.open(path)
    journal.write("juggle 3")
    line = journal.first_answer
    journal.close()
    whole = path.read_bytes()
    with pytest.raises(JournalError, match=rf"{path.name}:{line}: "):
        Match.resume(path)
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("seat person", "seat someone", 2),
        ("seat computer random 1", "seat computer kage 1", 2),
        ("edition us", "edition zz", 10),
        ("first 0", "first 7", 12),
    ],
)
def test_a_save_with_another_beginning_is_refused(
    setup: NewSetup, tmp_path: Path, old: str, new: str, line: int
) -> None:
    match = Match.new(setup())
    match.close()
    journal = Journal.open(saves.saved()[0].path)
    head = [new if text == old else text for text in journal.head]
    assert head != list(journal.head)
    journal.close()
    Journal.create(tmp_path / "other.save", head).close()
    with pytest.raises(JournalError, match=rf"other\.save:{line}: "):
        Match.resume(tmp_path / "other.save")


def test_the_half_line_of_a_power_cut_is_said(setup: NewSetup, play: Play) -> None:
    match = Match.new(setup())
    play(match, 5)
    match.close()
    path = saves.saved()[0].path
    with path.open("ab") as file:
        file.write(b"0123abcd dep")
    again = Match.resume(path)
    assert again.game.to_text() == match.game.to_text()
    assert "half saved" in again.notice
    again.close()


def test_without_a_place_for_it_the_game_goes_on_unsaved(
    setup: NewSetup, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(os, "link", refuse)
    match = Match.new(setup())
    assert "not saved" in match.notice
    assert "Read-only file system" in match.notice
    play(match, 5)
    match.close()


def test_a_save_is_found_by_name_or_path(setup: NewSetup) -> None:
    match = Match.new(setup())
    match.close()
    save = saves.saved()[0]
    assert saves.find(save.name) == save.path
    assert saves.find(str(save.path)) == save.path
    with pytest.raises(JournalError, match=save.name):
        saves.find("elsewhere")


def test_a_damaged_save_is_listed_with_what_is_wrong(setup: NewSetup) -> None:
    match = Match.new(setup())
    match.close()
    path = saves.saved()[0].path
    path.write_bytes(path.read_bytes().replace(b"seed 5", b"seed 6"))
    (save,) = saves.saved()
    assert not save.sound
    assert f"{path.name}:" in save.title


def test_a_rematch_has_the_same_decks_and_the_other_beginner(setup: NewSetup) -> None:
    first = setup()
    match = Match.new(first, kept=False)
    again = Setup.of(match).again(seed=9)
    assert again.decks == first.decks
    assert again.seats == first.seats
    assert (again.seed, again.first) == (9, 1)


POSITION = """phase exchange
player 1
  hand J-001 N-009
  chakra N-001 x2
  attack N-011, N-003
player 2
  team N-012
  hand N-001
"""


@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_from_a_position_is_resumed(seat: int, play: Play) -> None:
    seats = (Person(), Computer("random", 1)) if seat == 0 else (Computer("random", 1), Person())
    match = Match.new(Setup.of_position(POSITION, "it", seats))
    assert match.game.to_text() == Game.from_position(POSITION).to_text()
    play(match, 5)
    match.close()
    (save,) = saves.saved()
    assert (save.title, save.sound) == ("Position it (random)", True)
    again = Match.resume(save.path)
    assert again.game.to_text() == match.game.to_text()
    assert (again.seats, again.place(0)) == (seats, seat)
    again.close()


def test_a_rematch_from_a_position_begins_there_again(play: Play) -> None:
    match = Match.new(Setup.of_position(POSITION, "it", TWO), kept=False)
    play(match, 5)
    again = Match.new(Setup.of(match).again(99), kept=False)
    assert again.game.to_text() == Game.from_position(POSITION).to_text()


def test_an_empty_position_is_a_position_too() -> None:
    match = Match.new(Setup.of_position("", "it", TWO), kept=False)
    assert match.game.to_text() == Game.from_position("").to_text()


def test_the_cards_of_a_person_are_shown_and_of_the_wanted_seat_where_nobody_sits() -> None:
    computer = Computer("random", 1)
    shown = {
        seats: tuple(
            Match(Game.from_position(""), seats, ("a", "b"), None).place(i) for i in (0, 1)
        )
        for seats in ((Person(), computer), (computer, Person()), TWO, (computer, computer))
    }
    assert list(shown.values()) == [(0, 0), (1, 1), (0, 1), (0, 1)]


def test_what_is_being_announced_can_be_taken_back_until_it_is_on_the_chain(home: Path) -> None:
    """5.3.9: the card returns to the hand; once the other player may answer it stands."""
    mine = "marker 4\n hand M-001 J-001 J-002\n team N-001 injured\n team N-002 injured"
    text = f"player 1\n {mine}\nplayer 2\n team N-003"
    match = Match.new(Setup.of_position(text, "announced", (Person(), Computer("random", 1))))
    start = match.game.to_text()
    match.answer(match.game.choice.parse("mission 0"))
    assert match.game.choice.asked.ask == "target"
    assert match.can_undo
    match.undo()
    assert match.game.to_text() == start
    match.answer(match.game.choice.parse("mission 0"))
    match.answer(next(match.game.choice.answers()))
    assert match.game.choice.asked.ask == "pay hand cost"
    assert match.can_undo
    match.answer(next(match.game.choice.answers()))
    assert not match.can_undo
    match.close()
