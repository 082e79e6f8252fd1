"""What people report of saves and replays of card programs, each report a test.

| No. | what went wrong elsewhere | here |
|---|---|---|
| 68 | a full disk destroyed the save | `test_68_...` |
| 69 | a damaged save gave a wild game | `test_69_...` |
| 72 | a replay was another game | `test_72_...` |
| 73 | new cards or another deal changed old games | `test_73_...` |
| 74 | a replay could not tell how a game had ended | `test_74_...` |

Other reports: of screens, keys and secrets in tests/tui, of processes in tests/terminal.
"""

import errno
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from naruto_tui.rules.likeness import state
from naruto_tui.table import history, saves
from naruto_tui.table.journal import Journal, JournalError
from naruto_tui.table.marks import mark
from naruto_tui.table.match import Match
from naruto_tui.table.replay import Replay, ReplayError
from naruto_tui.table.seats import Computer, Person
from naruto_tui.table.setup import Setup

NewSetup = Callable[..., Setup]
Play = Callable[..., None]
TWO = (Person("Ann"), Person("Bob"))


@pytest.fixture
def save(setup: NewSetup, play: Play) -> Path:
    """A saved game of 12 answers."""
    match = Match.new(setup(TWO))
    play(match, 12)
    match.close()
    return saves.saved()[0].path


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EROFS, errno.EACCES])
@pytest.mark.parametrize("where", ["fsync", "open"])
def test_68_where_nothing_can_be_written_the_save_stays_and_the_game_goes_on(
    save: Path, play: Play, monkeypatch: pytest.MonkeyPatch, code: int, where: str
) -> None:
    whole = save.read_bytes()

    def refused(*arguments: object, **options: object) -> int:
        raise OSError(code, os.strerror(code))

    with monkeypatch.context() as patch:
        patch.setattr(os, where, refused)
        if where == "open":
            with pytest.raises(JournalError, match=os.strerror(code)):
                Match.resume(save)
            assert save.read_bytes() == whole
            return
        match = Match.resume(save)
        play(match, 6)
        assert os.strerror(code) in match.notice
        assert "not being saved" in match.notice
        assert save.read_bytes() == whole
        turn = state(match.game)
        match.close()
    assert save.read_bytes() == whole
    again = Match.resume(save)
    play(again, 6)
    assert state(again.game) == turn
    assert not again.notice
    again.close()


def test_69_a_save_cut_at_any_byte_is_the_game_so_far_or_a_message(save: Path) -> None:
    whole = save.read_bytes()
    match = Match.resume(save)
    match.close()
    so_far = [tuple(match.game.answers[:number]) for number in range(13)]
    begins = whole.index(b" answers\n") + len(b" answers\n")
    # Every place in the answers, and within the head of the save each end of a line and around it.
    ends = {place + near for place in range(begins) if whole[place] == 10 for near in (0, 1, 2)}
    for length in sorted({*ends, *range(begins, len(whole))}):
        save.write_bytes(whole[:length])
        if length < begins:
            with pytest.raises(JournalError, match=rf"{save.name}:\d+: "):
                Match.resume(save)
            assert save.read_bytes() == whole[:length]
        else:
            again = Match.resume(save)
            again.close()
            assert tuple(again.game.answers) in so_far


def test_69_a_save_of_another_version_or_with_a_changed_byte_is_a_message(save: Path) -> None:
    whole = save.read_bytes()
    for place in Random(7).sample(range(len(whole) - 1), 60):
        changed = bytearray(whole)
        changed[place] ^= 4
        save.write_bytes(changed)
        line = whole[:place].count(b"\n") + 1
        with pytest.raises(JournalError, match=rf"{save.name}:{line}: "):
            Match.resume(save)
        assert save.read_bytes() == changed
    save.write_bytes(whole.replace(b"naruto-tui save 1\n", b"naruto-tui save 2\n"))
    with pytest.raises(JournalError, match=rf"{save.name}:1: "):
        Match.resume(save)


MARKS = """
import json, sys
from pathlib import Path
from naruto_tui.table.marks import mark
from naruto_tui.table.replay import Replay
replay = Replay.open(Path(sys.argv[1]))
print(json.dumps([mark(replay.game(place)) for place in range(replay.last + 1)]))
"""


def marks(path: Path) -> list[str]:
    replay = Replay.open(path)
    return [mark(replay.game(place)) for place in range(replay.last + 1)]


def test_72_a_replay_is_the_same_game_twice_here_and_in_another_process(
    setup: NewSetup, home: Path
) -> None:
    """Also where hashes of words are other ones, as in each process they are."""
    match, rng, was = Match.new(setup(TWO)), Random(3), []
    while (choice := match.game.choice) is not None:
        was.append(mark(match.game))
        match.answer(choice.random(rng.random))
    was.append(mark(match.game))
    match.close()
    (record,) = (home / "data" / "records").iterdir()
    assert marks(record) == was
    assert marks(record) == was
    for chance in ("0", "77"):
        done = subprocess.run(
            [sys.executable, "-c", MARKS, str(record)],
            env={**os.environ, "PYTHONHASHSEED": chance},
            capture_output=True,
            check=True,
        )
        assert json.loads(done.stdout) == was


def rewritten(path: Path, old: str, new: str) -> Path:
    """The save with another line in its head, its checksums all right."""
    journal = Journal.open(path)
    head = [line.replace(old, new) for line in journal.head]
    assert head != list(journal.head)
    other = Journal.create(path.with_name("other.save"), head)
    for line in journal.answers:
        other.write(line)
    journal.close()
    other.close()
    return other.path


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("texts ", "texts f"),  # other texts of the cards
        ("seed 5", "seed 6"),  # another deal
        ("edition us", "edition fr"),  # other rules
    ],
)
def test_73_a_save_that_would_be_another_game_now_is_refused(
    save: Path, old: str, new: str
) -> None:
    whole = save.read_bytes()
    other = rewritten(save, old, new)
    with pytest.raises((JournalError, ReplayError), match=r"other\.save:\d+: ") as caught:
        Match.resume(other)
    assert len(str(caught.value).splitlines()) == 1
    with pytest.raises((JournalError, ReplayError)):
        Replay.open(other)
    assert save.read_bytes() == whole
    Match.resume(save).close()


def test_73_a_save_of_another_version_goes_on_only_where_every_answer_leads_to_the_same(
    save: Path,
) -> None:
    match = Match.resume(save)
    match.close()
    other = rewritten(save, "cards 0.1.0", "cards 0.0.9")
    again = Match.resume(other)
    again.close()
    assert state(again.game) == state(match.game)
    journal = Journal.open(other)
    marked = [line.rpartition(" = ")[0] for line in journal.answers]
    changed = Journal.create(other.with_name("changed.save"), journal.head)
    for place, line in enumerate(marked):
        changed.write(f"{line} = 00000000" if place == 7 else journal.answers[place])
    journal.close()
    changed.close()
    with pytest.raises(JournalError, match=r"changed\.save:\d+: .*led to something else"):
        Match.resume(changed.path)


ENDS = {
    "concede": lambda match, play: match.concede(1),
    "agreed": lambda match, play: match.agree(),
}


def test_74_a_record_tells_how_the_game_ended(setup: NewSetup, play: Play, home: Path) -> None:
    for why, end in ENDS.items():
        match = Match.new(setup(TWO))
        play(match, 20)
        end(match, play)
        match.close()
        assert match.game.result.why == why
    for seed in range(3, 9):
        match = Match.new(setup(TWO, seed=seed))
        play(match, 100_000, seed)
        match.close()
    found = {Replay.open(path).games[-1].result for path in (home / "data" / "records").iterdir()}
    reasons = {result.why for result in found}
    assert reasons >= {"concede", "agreed"}
    assert reasons & {"rewards", "deck out"}
    kept = {(one.why, one.winner) for one in history.games()}
    assert kept == {(result.why, result.winner) for result in found}
    assert {winner for why, winner in kept if why == "agreed"} == {-1}


def test_74_a_game_against_the_computer_does_too(setup: NewSetup, play: Play) -> None:
    match = Match.new(setup((Person(), Computer("random", 1))))
    play(match, 100_000)
    match.close()
    (one,) = history.games()
    assert one.why == match.game.result.why in {"rewards", "deck out", "effect"}
