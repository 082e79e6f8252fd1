"""Two people at one screen: who sits there, standing orders, taking back, agreeing on a draw."""

from collections.abc import Callable
from random import Random

import pytest
from attrs import evolve

from naruto_tui.rules.game import Game
from naruto_tui.rules.matches import Terms
from naruto_tui.table import saves
from naruto_tui.table.handover import NOBODY, Handover
from naruto_tui.table.match import Match
from naruto_tui.table.orders import ORDERS, OrderError, can_only_pass, is_option
from naruto_tui.table.seats import Person, SeatError, parse_seat, two_people
from naruto_tui.table.setup import Setup

NewSetup = Callable[..., Setup]
PEOPLE = two_people(("Naruto", "Sasuke"))


@pytest.fixture
def new(setup: NewSetup) -> Callable[..., Match]:
    """A match of two people whose screens tell nothing."""

    def new(seed: int = 5, *, openly: bool = False, terms: Terms | None = None) -> Match:
        people = two_people(("Naruto", "Sasuke"), openly=openly)
        begun = evolve(setup(people, seed), asks_all=not openly)
        return Match.new(evolve(begun, terms=terms) if terms else begun)

    return new


def sit(table: Handover) -> int:
    """Whoever is asked sits down, if he has to."""
    if table.covered:
        table.sit()
    return table.seat


def play(table: Handover, rng: Random, turn: int) -> None:
    """Until that turn, or the end."""
    game = table.match.game
    while table.match.game.choice is not None and table.match.game.turn < turn:
        sit(table)
        game = table.match.game
        assert game.choice is not None
        table.match.answer(game.choice.random(rng.random))


# -- who sits at the screen --


def test_nobody_sits_down_before_he_is_asked(new: Callable[..., Match]) -> None:
    match = new()
    table = Handover(match)
    assert table.covered
    assert (table.seat, table.wanted) == (NOBODY, 0)
    table.sit()
    assert not table.covered
    match.answer(match.game.choice.parse("no"))
    assert table.covered
    assert table.wanted == 1
    match.close()


@pytest.mark.parametrize("seed", range(4))
def test_the_screen_changes_hands_only_for_somebody_else(
    new: Callable[..., Match], seed: int
) -> None:
    table, rng = Handover(new(seed)), Random(seed)
    while table.match.game.choice is not None and table.match.game.turn < 12:
        before = table.seat
        if table.covered:
            assert table.sit() >= 0
            assert table.seat != before
        assert table.match.game.choice.asked.seat == table.seat
        table.match.answer(table.match.game.choice.random(rng.random))
    table.match.close()


def test_with_open_hands_there_is_no_curtain(new: Callable[..., Match]) -> None:
    match = new(openly=True)
    table, rng = Handover(match), Random(1)
    while match.game.choice is not None and match.game.turn < 6:
        assert not table.covered
        assert table.seat == match.game.choice.asked.seat
        view = match.view(table.seat)
        other = match.game.sides[1 - table.seat].hand
        assert all(view.card(card) is not None for card in other)
        assert view.known(1 - table.seat) == tuple(other)
        match.answer(match.game.choice.random(rng.random))
    match.close()


@pytest.mark.parametrize("seed", range(3))
def test_whoever_can_only_pass_sits_down_unless_the_other_cannot_tell(
    new: Callable[..., Match], seed: int
) -> None:
    """He is asked only if the next one who is asked for more is the other, who sits there."""
    table, rng = Handover(new(seed)), Random(seed)
    seen = 0
    while (game := table.match.game).choice is not None and game.turn < 14:
        if can_only_pass(game.choice):
            seen += 1
            assert table.seat != game.choice.asked.seat
            after = game.copy()
            after.answer(0)
            while can_only_pass(after.choice):
                after.answer(0)
            assert after.choice is None or after.choice.asked.seat != game.choice.asked.seat
        sit(table)
        table.match.answer(game.choice.random(rng.random))
    assert seen
    table.match.close()


# -- standing orders --


@pytest.mark.parametrize("order", ORDERS)
def test_an_order_asks_only_what_it_says(new: Callable[..., Match], order: object) -> None:
    match, rng = new(2), Random(2)
    asked = {"able": 0, "fight": 0, "answer": 0, "pass": 0, "ask": 0}
    while (choice := match.game.choice) is not None and match.game.turn < 14:
        seat = choice.asked.seat
        if seat != match.game.active:
            match.order(seat, order.word)
            if match.game.choice is not choice:
                continue
            if is_option(choice):
                asked[order.word] += 1
                game = match.game
                fights = any(team.out and team.seat == seat for team in game.teams.values())
                assert order.word != "pass"
                assert order.word != "able" or not can_only_pass(choice)
                assert order.word != "answer" or game.chain
                assert order.word != "fight" or (game.phase == "exchange" and fights)
        match.answer(choice.random(rng.random))
    assert (asked[order.word] > 0) == (order.word != "pass")
    match.close()


def test_an_order_ends_with_ones_next_turn(new: Callable[..., Match]) -> None:
    match, rng = new(3), Random(3)
    while match.game.turn < 3:
        match.answer(match.game.choice.random(rng.random))
    seat = 1 - match.game.active
    match.order(seat, "pass")
    assert match.orders[seat].now(seat, match.game) == "pass"
    while match.game.active != seat:
        match.answer(match.game.choice.random(rng.random))
    assert match.orders[seat].now(seat, match.game) == "ask"
    match.close()


def test_what_is_no_order_is_refused(new: Callable[..., Match]) -> None:
    match = new()
    with pytest.raises(OrderError, match="there are ask, able, fight, answer, pass"):
        match.order(0, "never")
    match.close()


def test_a_pass_nobody_was_asked_about_leaves_what_a_chosen_one_leaves(
    setup: NewSetup,
) -> None:
    """The other player sees the same events and the same game."""
    begun = evolve(setup(PEOPLE, 4), asks_all=True)
    one, other, rng = Match.new(begun, kept=False), Match.new(begun, kept=False), Random(4)
    one.order(1, "pass")
    while one.game.choice is not None and one.game.turn < 12:
        if one.game.active == 1:
            one.order(1, "ask")
        elif one.orders[1].now(1, one.game) != "pass":
            one.order(1, "pass")
        choice = other.game.choice
        if is_option(choice) and choice.asked.seat == 1 and other.game.active == 0:
            other.answer(choice.parse("pass"))
            continue
        assert choice == one.game.choice
        answer = choice.random(rng.random)
        one.answer(answer)
        other.answer(answer)
    assert one.view(0).events() == other.view(0).events()
    assert one.game.to_text() == other.game.to_text()


# -- taking back --


def test_what_two_people_take_back_is_as_if_it_had_not_been(new: Callable[..., Match]) -> None:
    match, rng, undone = new(6), Random(6), 0
    table = Handover(match)
    while (choice := match.game.choice) is not None and match.game.turn < 25:
        sit(table)
        choice, before = match.game.choice, match.game.copy()
        events, told = match.game.events[:], match.game.to_text()
        secrets = match.game.secrets
        match.answer(choice.random(rng.random))
        if match.last_to_choose == choice.asked.seat and rng.random() < 0.4:
            assert match.game.secrets == secrets
            match.take_back()
            assert (match.game.to_text(), match.game.events) == (told, events)
            assert match.game == before
            assert match.game.choice == choice
            undone += 1
    assert undone > 20
    match.close()
    again = Match.resume(saves.saved()[0].path) if saves.saved() else None
    if again is not None:
        assert again.game.to_text() == match.game.to_text()
        again.close()


def test_at_the_curtain_the_last_choice_can_be_taken_back(new: Callable[..., Match]) -> None:
    match = new()
    table = Handover(match)
    table.sit()
    match.answer(match.game.choice.parse("no"))
    assert table.covered
    assert table.regrets == 0
    match.take_back()
    table.leave()
    assert table.covered
    assert table.wanted == 0
    match.close()


def test_nothing_is_taken_back_once_the_other_has_answered(new: Callable[..., Match]) -> None:
    match, rng = new(7), Random(7)
    seen = 0
    for _ in range(200):
        if match.game.choice is None:
            break
        seat = match.game.choice.asked.seat
        match.answer(match.game.choice.random(rng.random))
        assert match.last_to_choose in (seat, NOBODY)
        person = match.person()
        if person not in (seat, None):
            assert not match.can_undo
            seen += 1
    assert seen > 10
    match.close()


# -- the save --


def test_a_saved_game_goes_on_at_the_curtain_with_names_and_news(
    new: Callable[..., Match],
) -> None:
    match, rng = new(8), Random(8)
    table = Handover(match)
    for word in ("ask", "fight", "answer"):
        play(table, rng, match.game.turn + 3)
        match.order(sit(table), word)
    play(table, rng, match.game.turn + 2)
    looked = match.looked
    title = saves.saved()[0].title
    match.close()
    again = Match.resume(saves.saved()[0].path)
    assert again.people
    assert again.player_names == ("Naruto", "Sasuke")
    assert title.endswith("(Naruto and Sasuke)")
    assert again.game == match.game
    assert again.looked == looked
    assert Handover(again).covered
    again.close()


def test_a_draw_is_kept(new: Callable[..., Match]) -> None:
    match = new(terms=Terms(3))
    match.agree()
    assert match.game.result.why == "agreed"
    assert not match.over
    match.close()
    again = Match.resume(saves.saved()[0].path)
    assert again.winners == [-1]
    assert again.game.result == match.game.result
    again.begin_next(again.beginner)
    assert again.game.start.asks_all
    again.concede(1)
    again.close()


# -- names --


@pytest.mark.parametrize("seat", [*PEOPLE, Person("Rock Lee", openly=True), Person()])
def test_a_person_is_read_as_he_was_written(seat: Person) -> None:
    assert parse_seat(str(seat)) == seat


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (("", "B"), "1 to 20 letters"),
        (("A" * 21, "B"), "1 to 20 letters"),
        (("A\x1b[2J", "B"), "1 to 20 letters"),
        (("Naruto", "naruto "), "both players are called Naruto"),
        (("you", "B"), "nobody can be called You"),
    ],
)
def test_names_that_do_not_do_are_refused(names: tuple[str, str], said: str) -> None:
    with pytest.raises(SeatError, match=said):
        two_people(names)


def test_a_game_is_the_same_whether_it_is_resumed_or_not(new: Callable[..., Match]) -> None:
    match, rng = new(9), Random(9)
    play(Handover(match), rng, 10)
    text = match.game.to_text()
    match.close()
    again = Match.resume(saves.saved()[0].path)
    assert again.game.to_text() == text
    assert Game.from_text(text) == again.game
    again.close()
