"""Whole games at random: what is true at every moment, copies, records and views."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from naruto_tui.rules.choices import PickOption
from naruto_tui.rules.game import Game
from naruto_tui.rules.questions import IllegalAnswerError
from naruto_tui.rules.state import DECK, HAND, REWARDS

from .invariants import (
    check,
    difference,
    outlook,
    plain,
    reshuffled,
    state,
    things_shown,
)
from .pairs import PAIRS, new_game

SEEDS = st.integers(0, 2**32)
GAMES = st.tuples(st.sampled_from(PAIRS), SEEDS)


def answers(game: Game, seed: int) -> Iterator[int]:
    """Plays a game at random; stops after each answer and counts them."""
    rng = Random(seed).random
    count = 0
    while game.choice is not None:
        game.answer(game.choice.random(rng))
        count += 1
        yield count


@settings(max_examples=40)
@given(GAMES)
def test_everything_has_its_place_after_every_answer(pair: tuple) -> None:
    game = new_game(*pair)
    check(game)
    for _ in answers(game, pair[1]):
        check(game)
    assert game.result is not None


@settings(max_examples=40)
@given(GAMES, st.integers(1, 120))
def test_a_copy_is_equal_goes_on_alike_and_leaves_the_original_alone(pair: tuple, at: int) -> None:
    game = new_game(*pair)
    for count in answers(game, pair[1]):
        if count == at:
            break
    copy = game.copy()
    assert difference(game, copy) == ""
    before = state(game)
    for _ in answers(copy, 5):
        pass
    assert state(game) == before
    for _ in answers(game, 5):
        pass
    assert difference(game, copy) == ""


@settings(max_examples=40)
@given(GAMES, st.integers(0, 200))
def test_a_record_makes_the_same_game_again(pair: tuple, length: int) -> None:
    game = new_game(*pair)
    for count in answers(game, pair[1]):
        if count >= length:
            break
    again = Game.from_text(game.to_text())
    assert difference(game, again) == ""
    assert plain(game.events) == plain(again.events)


@settings(max_examples=12)
@given(GAMES, st.integers(7, 19))
def test_a_view_is_the_same_whatever_is_hidden(pair: tuple, step: int) -> None:
    game = new_game(*pair)
    rng = Random(pair[1])
    for count in answers(game, pair[1]):
        if count % step:
            continue
        for seat in (0, 1):
            other = reshuffled(game, seat, rng)
            mine = outlook(game.view(seat), len(game.events))
            assert outlook(other.view(seat)) == mine


@settings(max_examples=40)
@given(GAMES)
def test_choices_and_events_name_no_hidden_card(pair: tuple) -> None:
    game = new_game(*pair)
    seen = 0
    for _ in answers(game, pair[1]):
        if game.choice is not None:
            view = game.view(game.choice.asked.seat)
            assert all(view.card(card) is not None for card in things_shown(game))
        for seat in (0, 1):
            for event in game.view(seat).events(seen):
                assert event.kind not in HIDING or not named(game, event, seat), event
        seen = len(game.events)


HIDING = frozenset(("draw", "look", "reward", "move"))
"""Kinds of event that may tell of cards which only one seat, or nobody, has seen."""


def named(game: Game, event: object, seat: int) -> bool:
    """Whether an event names a card that went unseen by this seat."""
    if all(card == -1 for card in event.cards):
        return False
    if event.kind in {"draw", "look"}:
        return event.seat != seat
    if event.kind == "reward":
        return True
    closed = {DECK, REWARDS} if event.seat == seat else {DECK, HAND, REWARDS}
    return event.source in closed and event.target in closed


PLAINLY = ("deploy", "client", "mission", "counter", "jutsu")
"""What is done with a card of the hand as its kind has it."""


@settings(max_examples=30)
@given(GAMES)
def test_each_card_of_a_hand_is_offered_or_refused_with_a_rule(pair: tuple) -> None:
    game = new_game(*pair)
    for _ in answers(game, pair[1]):
        choice = game.choice
        if not isinstance(choice, PickOption) or choice.asked.ask == "modes":
            continue
        view = game.view(choice.asked.seat)
        # What cards in play can do is told too, and ways into play beside being deployed.
        told = {verb: set() for verb in ("offered", "refused")}
        plainly = {verb: set() for verb in told}
        for verb, items in (("offered", choice.options), ("refused", view.refusals())):
            for one in items:
                if one.card in view.hand:
                    told[verb].add(game.cards[one.card].number)
                    if one.verb in PLAINLY:
                        plainly[verb].add(game.cards[one.card].number)
        assert set.union(*told.values()) == {game.cards[card].number for card in view.hand}
        assert not set.intersection(*plainly.values()), f"{choice.asked.ask}: {plainly}"
        assert all(one.reason and one.rule for one in view.refusals())


WRONG = (
    None, -1, 10**9, "pass", (), (-1,), (10**9,), ((),), [1], ([],), 1.0, True, {}, ((1,),),
    (("x",), (2,)), ((1, 2, 3),), ("a", 1),
)  # fmt: skip
"""Answers that may or may not fit a choice."""


@pytest.mark.parametrize("pair", PAIRS[:3])
def test_an_answer_that_is_refused_changes_nothing(pair: tuple) -> None:
    game = new_game(pair, 3)
    for count in answers(game, 3):
        if game.choice is None or count % 3:
            continue
        before = state(game)
        for answer in WRONG:
            if game.choice.problem(answer) is not None:
                with pytest.raises(IllegalAnswerError, match=r".+"):
                    game.answer(answer)
        assert state(game) == before
