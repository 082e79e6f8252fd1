"""Matches of several games: the score, the sideboard, who begins, and all of it resumed."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from attrs import evolve

from naruto_tui.cards.model import Card
from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.sideboard import ExchangeError
from naruto_tui.rules.matches import Terms, game_seed
from naruto_tui.table import saves
from naruto_tui.table.journal import Journal, JournalError
from naruto_tui.table.match import Match, MatchError
from naruto_tui.table.seats import Computer, Person
from naruto_tui.table.series import mixed
from naruto_tui.table.setup import Setup

NewSetup = Callable[..., Setup]
TWO = (Person(), Person())
BEST = Terms(3)


def card(number: str) -> Card:
    return shipped().card(number)


WAITING = next(card.number for card in shipped() if not card.is_written)


@pytest.fixture
def best(setup: NewSetup) -> NewSetup:
    """A best of three in which both seats have a sideboard of ten Ninja."""

    def made(seats=TWO, terms: Terms = BEST) -> Setup:
        first = setup(seats)
        names = {one.name for deck in first.decks for one in deck}
        free = [one for one in shipped() if one.is_written and one.name not in names]
        spare = [one for one in free if one.kind == "ninja"]
        others = [one for one in free if one.kind != "ninja"]
        side = tuple((spare + others)[:10])
        assert len(side) == 10
        return evolve(first, terms=terms, sides=(side, side))

    return made


def resumed() -> Match:
    return Match.resume(saves.saved()[0].path)


def test_9_2_two_wins_end_a_match_and_one_does_not(best: NewSetup) -> None:
    match = Match.new(best())
    match.concede(0)
    assert (match.score, match.over) == ((0, 1), False)
    match.begin_next(0)
    assert match.game.result is None
    match.concede(0)
    assert (match.score, match.over) == ((0, 2), True)
    with pytest.raises(MatchError):
        match.begin_next(0)
    match.close()
    assert saves.saved() == []


@pytest.mark.parametrize("guest", [None, 1000])
def test_at_two_terminals_numbers_of_cards_do_not_tell_what_was_exchanged(
    best: NewSetup, guest: int | None
) -> None:
    """Where the other player is elsewhere; at one screen nobody is told a number."""
    match = Match.new(best())
    if guest is not None:
        match.keep_guest(guest)
    match.concede(0)
    deck, side = match.series.decks[0], match.series.sides[0]
    ninja = next(one for one in deck if one.kind == "ninja")
    match.exchange(0, (ninja, *side[1:]))
    match.begin_next(0)
    for begun, entered in zip(match.game.start.decks, match.series.now, strict=True):
        assert Counter(begun) == Counter(entered)
        assert (begun == entered) == (guest is None)
    text = match.game.to_text()
    match.close()
    again = resumed()
    assert again.game.to_text() == text
    again.close()


def test_decks_are_mixed_by_the_seed_alone_and_each_otherwise(setup: NewSetup) -> None:
    deck = setup(TWO).decks[0]
    first, second = mixed((deck, deck), 7)
    assert first != second
    assert Counter(first) == Counter(second) == Counter(deck)
    assert mixed((deck, deck), 7) == (first, second)
    assert mixed((deck, deck), 8) != (first, second)


def test_9_2_a_single_game_is_a_match_that_is_over(setup: NewSetup) -> None:
    match = Match.new(setup(TWO))
    match.concede(1)
    assert match.over
    with pytest.raises(MatchError):
        match.exchange(0, ())
    match.close()


def test_between_games_nothing_is_done_while_one_is_played(best: NewSetup) -> None:
    match = Match.new(best())
    before = match.game.to_text()
    with pytest.raises(MatchError):
        match.begin_next(1)
    with pytest.raises(MatchError):
        match.exchange(0, match.series.sides[0])
    assert match.game.to_text() == before
    match.close()


@pytest.mark.parametrize("loser", [0, 1])
def test_9_2_the_loser_says_who_begins(best: NewSetup, loser: int) -> None:
    match = Match.new(best())
    match.concede(loser)
    assert (match.chooser, match.chooses, match.beginner) == (loser, True, loser)
    match.choose_beginner(1 - loser)
    assert match.beginner == 1 - loser
    match.begin_next(1)
    assert match.game.first == 1
    match.concede(loser)
    assert match.over or match.beginner == loser
    match.close()


@pytest.mark.parametrize(
    ("seats", "terms"), [(TWO, Terms(3, "begins")), ((Person(), Computer("academy", 1)), BEST)]
)
def test_nobody_is_asked_who_begins_where_it_is_settled(
    best: NewSetup, seats: tuple[Person | Computer, ...], terms: Terms
) -> None:
    match = Match.new(best(seats, terms), kept=False)
    match.concede(1)
    assert not match.chooses
    with pytest.raises(MatchError):
        match.choose_beginner(0)
    assert match.beginner == 1


def test_the_loser_begins_where_that_was_agreed(best: NewSetup) -> None:
    match = Match.new(best(terms=Terms(3, "begins")), kept=False)
    match.concede(1)
    assert match.beginner == 1


def test_9_2_after_a_draw_who_did_not_begin_decides(best: NewSetup) -> None:
    match = Match.new(best(), kept=False)
    first = match.game.first
    match.game.end(-1, "turn limit")
    assert match.chooser == 1 - first
    assert (match.score, match.over) == ((0, 0), False)


def test_a_computer_that_lost_says_who_begins(best: NewSetup) -> None:
    match = Match.new(best((Person(), Computer("academy", 1))), kept=False)
    match.concede(1)
    assert match.beginner == 1


def test_9_2_cards_are_exchanged_one_for_one(best: NewSetup) -> None:
    match = Match.new(best())
    deck, side = match.series.decks[0], match.series.sides[0]
    jutsu = next(one for one in deck if one.kind == "jutsu")
    match.concede(1)
    match.exchange(0, (*side[:9], jutsu))
    match.begin_next(0)
    played = match.game.start.decks[0]
    assert sorted(one.number for one in (*played, *side[:9], jutsu)) == sorted(
        one.number for one in (*deck, *side)
    )
    assert side[9] in played
    assert match.game.start.decks[1] == match.series.decks[1]
    match.close()


def test_9_2_what_is_left_must_be_a_legal_deck(best: NewSetup) -> None:
    """Too many or too few cards, cards that are not there, too many Ninja: all as before."""
    match = Match.new(best(), kept=False)
    deck, side = match.series.decks[0], match.series.sides[0]
    match.concede(1)
    others = tuple(one for one in deck if one.kind != "ninja")
    for wanted, said in (
        (side[:9], r"9 cards in the sideboard; it has 10, move 1 .* sideboard \(rule 9.2\)"),
        ((*side, deck[0]), "move 1 card to the deck"),
        ((*side[:9], card("N-013")), "is not so often in deck and sideboard"),
        (others[:10], "Ninja; at most 30"),
    ):
        with pytest.raises(ExchangeError, match=said):
            match.exchange(0, wanted)
        assert match.series.now[0] == tuple(deck)


def test_a_match_is_resumed_at_every_point_with_its_score(best: NewSetup, play) -> None:
    match = Match.new(best())
    side = match.series.sides[1]
    steps: list[Callable[[Match], None]] = [
        lambda one: play(one, 40),
        lambda one: one.concede(0),
        lambda one: one.exchange(1, (*side[1:], one.series.decks[1][-1])),
        lambda one: one.choose_beginner(1),
        lambda one: one.begin_next(one.beginner),
        lambda one: play(one, 40),
        lambda one: one.concede(1),
        lambda one: one.begin_next(0),
        lambda one: play(one, 30),
    ]
    for step in steps:
        step(match)
        match.close()
        again = resumed()
        assert again.game.to_text() == match.game.to_text()
        assert again.game.choice == match.game.choice
        assert (again.score, again.over, again.series) == (match.score, match.over, match.series)
        assert (again.seats, again.names) == (match.seats, match.names)
        match = again
    assert match.score == (1, 1)
    assert match.game.start.decks[1] != match.series.decks[1]
    match.close()


def test_the_list_of_saves_names_the_match_and_its_score(best: NewSetup) -> None:
    match = Match.new(best((Person(), Computer("random", 1))))
    (save,) = saves.saved()
    assert save.title.endswith("(random), best of 3")
    match.concede(0)
    (save,) = saves.saved()
    assert save.title.startswith("0 : 1, ")
    match.close()


def test_the_games_of_a_match_have_seeds_of_their_own_that_follow_from_one() -> None:
    seeds = [game_seed(5, number) for number in range(3)]
    assert seeds[0] == 5
    assert len(set(seeds)) == 3
    assert seeds == [game_seed(5, number) for number in range(3)]
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_nothing_of_the_last_game_can_be_taken_back_in_the_next(best: NewSetup, play) -> None:
    match = Match.new(best(), kept=False)
    for _ in range(100):
        play(match, 1)
        if match.can_undo:
            break
    assert match.can_undo
    match.concede(0)
    match.begin_next(0)
    assert not match.can_undo


def test_a_rematch_is_played_with_the_decks_as_they_were_entered(best: NewSetup) -> None:
    first = best()
    match = Match.new(first, kept=False)
    match.concede(0)
    side = match.series.sides[0]
    match.exchange(0, (*side[1:], match.series.decks[0][-1]))
    match.begin_next(0)
    match.concede(0)
    again = Setup.of(match).again(seed=9)
    assert (again.decks, again.sides, again.terms) == (first.decks, first.sides, first.terms)
    assert (again.seed, again.first) == (9, 1)


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("match 3 chooses", "match 7 chooses", 7, "`match 3 chooses` is expected"),
        ("match 3 chooses", "match 3 maybe", 7, "`match 3 chooses` is expected"),
        ("side ", "deck ", 7, "two lines `side"),
        ("side ", "side N-9999 ", 7, "no card 'N-9999'"),
        ("side ", f"side {WAITING} ", 7, f"{WAITING} cannot be played: its text is not written"),
        ("seed 5", "seed five", 14, "is no number"),
    ],
)
def test_a_match_with_another_beginning_is_refused(
    best: NewSetup, tmp_path: Path, old: str, new: str, line: int, said: str
) -> None:
    Match.new(best()).close()
    journal = Journal.open(saves.saved()[0].path)
    head = [new + text.removeprefix(old) if text.startswith(old) else text for text in journal.head]
    assert head != list(journal.head)
    journal.close()
    Journal.create(tmp_path / "other.save", head).close()
    with pytest.raises(JournalError, match=rf"other\.save:{line}: .*{said}"):
        Match.resume(tmp_path / "other.save")


@pytest.mark.parametrize(
    "lines",
    [
        ["next 0"],
        ["concede 0", "over 0"],
        ["concede 0", "over 1", "exchange 0 N-001"],
        ["concede 0", "over 1", "exchange 2"],
        ["concede 0", "over 1", "next 0 0"],
        ["begins 0"],
        ["concede 0", "over 1", "begins 2"],
        ["concede 0", "over 1", "begins 0 1"],
        ["concede 0", "over 1", "next 0", "concede 0", "over 1", "next 0"],
    ],
)
def test_a_line_that_does_not_belong_there_is_refused(best: NewSetup, lines: list[str]) -> None:
    Match.new(best()).close()
    path = saves.saved()[0].path
    journal = Journal.open(path)
    for line in lines:
        journal.write(line)
    last = journal.first_answer + len(lines) - 1
    journal.close()
    with pytest.raises(JournalError, match=rf"{path.name}:{last}: "):
        Match.resume(path)
