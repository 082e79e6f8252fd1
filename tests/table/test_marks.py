"""A save of other cards or rules is found out: it never goes on otherwise than it was played."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from attrs import evolve

from naruto_tui.rules.game import Game
from naruto_tui.table import marks, saves
from naruto_tui.table.heads import TEXTS
from naruto_tui.table.journal import Journal, JournalError
from naruto_tui.table.match import Match
from naruto_tui.table.replay import Replay
from naruto_tui.table.setup import Setup

NewSetup = Callable[..., Setup]
Play = Callable[..., None]


def rewritten(path: Path, change: Callable[[str], str | None]) -> Path:
    """A save with other lines and right checksums; a line that becomes `None` is left out."""
    journal = Journal.open(path)
    head, answers = map(change, journal.head), map(change, journal.answers)
    other = Journal.create(path.with_name("other.save"), [one for one in head if one is not None])
    for line in answers:
        if line is not None:
            other.write(line)
    journal.close()
    other.close()
    return other.path


@pytest.fixture
def save(setup: NewSetup, play: Play) -> Path:
    match = Match.new(setup())
    play(match, 40)
    match.close()
    return saves.saved()[0].path


def test_a_mark_changes_with_every_answer_that_changes_the_table(setup: NewSetup) -> None:
    match = Match.new(setup(), kept=False)
    seen = [marks.mark(match.game)]
    for _ in range(60):
        assert match.game.choice is not None
        before, events = match.game.copy(), len(match.game.notes)
        match.answer(match.game.choice.random(lambda: 0.3))
        seen.append(marks.mark(match.game))
        assert marks.mark(before) == seen[-2]
        if any(note[0] == "move" for note in match.game.notes[events:]):
            assert seen[-1] != seen[-2]
    assert len(set(seen)) > 30


def test_an_answer_that_reads_like_one_with_a_mark_keeps_its_words() -> None:
    assert marks.parted("name a = b = 0123abcd") == ("name a = b", "0123abcd")
    assert marks.parted("name a = b") == ("name a = b", "")


def test_another_course_of_the_game_is_found_at_its_answer(save: Path) -> None:
    """As with rules that have changed: the answer is still legal, but leads elsewhere."""
    journal = Journal.open(save)
    wanted, line = journal.answers[20], journal.first_answer + 20
    journal.close()
    text, mark = marks.parted(wanted)
    assert mark
    changed = f"{text} = {'0' * 8}"
    other = rewritten(save, lambda one: changed if one == wanted else one)
    with pytest.raises(JournalError, match=rf"other\.save:{line}: .*led to something else"):
        Match.resume(other)


def test_cards_that_say_something_else_are_found_before_anything_is_played(
    save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = marks.fingerprint
    named = Match.resume(save)
    card = named.game.start.decks[1][0]
    named.close()
    changed = evolve(card, name=f"{card.name} II")
    monkeypatch.setattr(marks, "fingerprint", lambda one: real(changed if one == card else one))
    with pytest.raises(JournalError, match=r"\.save:7: cards of this game say something else now"):
        Match.resume(save)


def of_version(line: str) -> str:
    return "cards 0.0.9" if line.startswith("cards ") else line


def test_a_save_of_another_version_that_goes_the_same_way_is_played_exactly(save: Path) -> None:
    other = rewritten(save, of_version)
    old, new = Match.resume(other), Match.resume(save)
    assert old.game == new.game
    new.close()
    before = len(old.game.answers)
    while old.game.choice is not None and len(old.game.answers) < before + 3:
        old.answer(old.game.choice.random(Random(1).random))
    old.close()
    replay = Replay.open(other)
    assert replay.game(replay.last) == old.game


def test_one_that_would_go_otherwise_names_its_version_and_its_line(save: Path) -> None:
    journal = Journal.open(save)
    wanted, line = journal.answers[20], journal.first_answer + 20
    journal.close()
    text, _ = marks.parted(wanted)

    def changed(one: str, mark: str) -> str:
        return of_version(f"{text}{mark}" if one == wanted else one)

    other = rewritten(save, lambda one: changed(one, f" = {'0' * 8}"))
    said = "of version 0.0.9 and goes otherwise in .*; that version replays it"
    with pytest.raises(JournalError, match=rf"other\.save:{line}: .*led to something.*{said}"):
        Replay.open(other)
    other.unlink()
    unmarked = rewritten(save, lambda one: changed(one, ""))
    with pytest.raises(
        JournalError, match=rf"other\.save:{line}: .*no mark of where it led.*{said}"
    ):
        Replay.open(unmarked)


def test_one_of_before_there_were_marks_is_refused_by_another_version(save: Path) -> None:
    def bare(line: str) -> str | None:
        return None if line.startswith(TEXTS) else of_version(marks.parted(line)[0])

    with pytest.raises(JournalError, match=r"other\.save:\d+: written by version 0\.0\.9; this is"):
        Replay.open(rewritten(save, bare))


def test_a_save_of_before_there_were_marks_is_resumed(save: Path) -> None:
    def bare(line: str) -> str | None:
        return None if line.startswith(TEXTS) else marks.parted(line)[0]

    old, new = Match.resume(rewritten(save, bare)), Match.resume(save)
    assert old.game == new.game
    old.close()
    new.close()


def test_sideboards_and_positions_have_marks_of_their_texts(setup: NewSetup) -> None:
    game = Game.from_position("player 1\n  hand N-001\nplayer 2\n  hand N-002\n")
    other = Game.from_position("player 1\n  hand N-001\nplayer 2\n  hand N-003\n")
    assert marks.texts_mark(game) != marks.texts_mark(other)
    assert marks.texts_mark(game, setup().decks[0]) != marks.texts_mark(game)
