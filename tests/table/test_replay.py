"""A played game at any moment: what is shown is what was, and what is hidden stays hidden."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from naruto_tui.rules.likeness import difference
from naruto_tui.rules.matches import Terms
from naruto_tui.rules.tokens import BOTH
from naruto_tui.table import saves
from naruto_tui.table.journal import Journal, JournalError
from naruto_tui.table.match import Match
from naruto_tui.table.replay import BOTH_EYES, EVERY, OPEN_EYES, Eyes, Replay, ReplayError
from naruto_tui.table.seats import Computer, Person
from naruto_tui.table.setup import Setup

NewSetup = Callable[..., Setup]
Play = Callable[..., None]
TWO = (Person(), Person())


def finished(setup: Setup, play: Play, home: Path) -> tuple[Match, Path]:
    """A whole game that was saved, and its record."""
    match = Match.new(setup)
    play(match, 100_000)
    match.close()
    (record,) = (home / "data" / "records").iterdir()
    return match, record


def test_every_moment_is_the_game_as_it_was(setup: NewSetup, play: Play, home: Path) -> None:
    match = Match.new(setup())
    was = [match.game.copy()]
    events = [match.game.events]
    rng = Random(3)
    while (choice := match.game.choice) is not None:
        match.answer(choice.random(rng.random))
        was.append(match.game.copy())
        events.append(match.game.events)
    match.close()
    (record,) = (home / "data" / "records").iterdir()
    replay = Replay.open(record)
    assert replay.over
    assert replay.last == len(was) - 1
    places = list(range(replay.last + 1))
    Random(1).shuffle(places)
    for place in places:
        game = replay.game(place)
        assert difference(game, was[place]) == ""
        assert game.events == events[place]


def test_a_moment_that_is_played_on_leaves_the_replay_as_it_is(
    setup: NewSetup, play: Play, home: Path
) -> None:
    replay = Replay.open(finished(setup(), play, home)[1])
    place = 2 * EVERY
    before, game = replay.game(place), replay.game(place)
    assert game.choice is not None
    game.answer(game.choice.random(Random(9).random))
    assert replay.game(place) == before
    assert replay.game(place).events == before.events


def test_what_was_taken_back_is_not_told(setup: NewSetup) -> None:
    match = Match.new(setup(TWO))
    rng, undone = Random(2), 0
    while (choice := match.game.choice) is not None and undone < 5:
        match.answer(choice.random(rng.random))
        if match.can_undo and rng.random() < 0.5:
            match.undo()
            undone += 1
    path, count = match.journal.path, len(match.game.given)
    match.close()
    assert undone == 5
    replay = Replay.open(path)
    assert replay.last == count
    assert replay.game(count) == match.game


def test_turns_are_gone_through_both_ways(setup: NewSetup, play: Play, home: Path) -> None:
    replay = Replay.open(finished(setup(), play, home)[1])
    starts = [0]
    while (place := replay.turned(starts[-1], 1)) != starts[-1]:
        starts.append(place)
    turns = [replay.game(place).turn for place in starts[:-1]]
    assert turns == list(range(len(turns)))
    assert starts[-1] == replay.last
    back, place = [], replay.last
    while place:
        place = replay.turned(place, -1)
        back.append(place)
    assert back == starts[-2::-1]
    assert replay.turn(2) == starts[2]
    with pytest.raises(ReplayError, match=r"there is no turn 999; the last one is \d+"):
        replay.turn(999)


def test_all_games_of_a_match_are_replayed(setup: NewSetup, play: Play, home: Path) -> None:
    begun = setup()
    match = Match.new(Setup(begun.decks, begun.names, TWO, seed=5, first=0, terms=Terms(3)))
    ended = []
    while True:
        play(match, 100_000)
        ended.append(match.game)
        if match.over:
            break
        match.begin_next(match.beginner)
    match.close()
    (record,) = (home / "data" / "records").iterdir()
    replay = Replay.open(record)
    assert list(replay.games) == ended
    assert {moment.game for moment in replay.moments} == set(range(len(ended)))
    last_of_first = len(ended[0].given)
    assert replay.game(last_of_first).result == ended[0].result
    assert replay.game(last_of_first + 1).turn == 0
    assert Replay.of(match).moments == replay.moments


def test_a_game_that_is_being_played_can_be_replayed_meanwhile(setup: NewSetup, play: Play) -> None:
    match = Match.new(setup())
    play(match, 30)
    assert match.journal is not None
    whole = match.journal.path.read_bytes()
    replay = Replay.open(match.journal.path)
    assert (replay.last, replay.over) == (30, False)
    assert match.journal.path.read_bytes() == whole
    match.close()


def test_of_an_unfinished_game_only_what_both_know_is_shown(setup: NewSetup, play: Play) -> None:
    match = Match.new(setup(TWO), kept=False)
    play(match, 60)
    replay = Replay.of(match)
    assert replay.eyes(None) == BOTH_EYES
    for wanted in (Eyes(0), Eyes(1), OPEN_EYES):
        with pytest.raises(ReplayError, match=r"not over.*--open"):
            replay.eyes(wanted)
        assert replay.eyes(wanted, hidden=True) == wanted
    assert replay.eyes(None, hidden=True) == OPEN_EYES
    for place in range(replay.last + 1):
        game = replay.game(place)
        view = BOTH_EYES.view(game)
        hidden = [card for side in game.sides for card in (*side.hand, *side.deck, *side.rewards)]
        first, second = game.view(0), game.view(1)
        for card in hidden:
            both = first.card(card) is not None and second.card(card) is not None
            assert (view.card(card) is not None) == both
        assert view.hand == ()
        assert view.choice is None
        assert view.refusals() == ()
        shown = {card for event in view.events() for card in event.cards if card >= 0}
        assert shown <= _both(first) & _both(second)


def _both(view: object) -> set[int]:
    return {card for event in view.events() for card in event.cards if card >= 0}


def test_with_open_hands_both_are_seen_and_the_decks_are_not(setup: NewSetup, play: Play) -> None:
    match = Match.new(setup(TWO), kept=False)
    play(match, 60)
    view = OPEN_EYES.view(match.game)
    for side in match.game.sides:
        assert all(view.card(card) is not None for card in side.hand)
    assert any(view.card(card) is None for card in match.game.sides[0].deck)
    draws = [event for event in view.events() if event.kind == "draw"]
    assert {event.seat for event in draws} == {0, 1}
    assert all(card >= 0 for event in draws for card in event.cards)


@pytest.mark.parametrize(
    ("seats", "players", "eyes"),
    [
        ((Person(), Computer("genin")), ("Player 1", "Computer"), Eyes(0)),
        ((Computer("genin"), Person()), ("Computer", "Player 2"), Eyes(1)),
        ((Computer("genin"), Computer("random")), ("Computer 1", "Computer 2"), OPEN_EYES),
    ],
)
def test_a_finished_game_is_seen_by_the_one_who_played_it(
    setup: NewSetup, seats: tuple, players: tuple[str, str], eyes: Eyes
) -> None:
    match = Match.new(setup(seats), kept=False)
    match.concede(0)
    replay = Replay.of(match)
    assert replay.players == players
    assert replay.eyes(None) == eyes
    assert replay.eyes(Eyes(1)) == Eyes(1)


@pytest.mark.parametrize("end", ["concede", "draw"])
def test_a_game_that_was_given_up_or_drawn_is_replayed_to_that_end(
    setup: NewSetup, play: Play, home: Path, end: str
) -> None:
    match = Match.new(setup((Person("Ann"), Person("Bob"))))
    play(match, 25)
    if end == "draw":
        match.agree()
    else:
        match.concede(1)
    match.close()
    (record,) = (home / "data" / "records").iterdir()
    replay = Replay.open(record)
    assert replay.game(replay.last).result == match.game.result
    assert replay.game(replay.last - 1).result is None
    assert (replay.players, replay.eyes(None)) == (("Ann", "Bob"), OPEN_EYES)


def test_a_plain_record_is_replayed_too(setup: NewSetup, play: Play, tmp_path: Path) -> None:
    match = Match.new(setup(), kept=False)
    play(match, 100_000)
    file = tmp_path / "game.txt"
    file.write_text(match.game.to_text(), encoding="utf-8")
    replay = Replay.open(file)
    assert replay.game(replay.last) == match.game
    assert replay.over


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hello\n", "1: no saved game and no record"),
        ("naruto-tui game 1\ncards 99\n", "2: written by version 99"),
        ("naruto-tui save 1\n", "2: cut off before the first answer"),
        ("naruto-tui game 1\n\x00\n", "2: "),
        ("", "1: no saved game and no record"),
    ],
)
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises((ReplayError, JournalError), match=rf"game\.txt:{said}"):
        Replay.open(file)


def test_a_record_of_other_rules_is_refused(setup: NewSetup, play: Play) -> None:
    match = Match.new(setup())
    play(match, 20)
    match.close()
    path = saves.saved()[0].path
    journal = Journal.open(path)
    answers = [line.rpartition(" = ")[0] + " = 00000000" for line in journal.answers]
    other = Journal.create(path.with_name("other.save"), journal.head)
    for line in answers:
        other.write(line)
    journal.close()
    other.close()
    with pytest.raises(JournalError, match=r"other\.save:\d+: .*led to something else"):
        Replay.open(other.path)


def test_the_seat_of_nobody_asks_for_nothing(setup: NewSetup, play: Play) -> None:
    match = Match.new(setup(TWO), kept=False)
    play(match, 30)
    assert match.game.view(BOTH).known(0) == tuple(
        card for card in match.game.sides[0].hand if match.game.view(1).card(card) is not None
    )
