"""Who has the option is asked also where he can only pass, unless both know that (7.4)."""

from random import Random

import attrs
import pytest

from naruto_tui.players import LEVELS
from naruto_tui.rules.game import Game
from naruto_tui.rules.notation import position_text, seen_text
from naruto_tui.rules.windows import ASKS, PASS, may_hold_more
from naruto_tui.table.doing import doing
from naruto_tui.table.orders import passes
from tests.cards.effects.fight import fight
from tests.rules.scene import Scene, ninja
from tests.supplied import supplied

DECKS = [deck.cards for deck in supplied()]


def new(seed: int, *, asks_all: bool = True) -> Game:
    mine, theirs = DECKS[seed % len(DECKS)], DECKS[(seed + 3) % len(DECKS)]
    return Game.new((mine, theirs), seed=seed, first=0, asks_all=asks_all)


def can_only_pass(game: Game) -> bool:
    return getattr(game.choice, "options", ()) == (PASS,)


@pytest.mark.parametrize("seed", range(6))
def test_the_additional_questions_change_nothing_of_the_game(seed: int) -> None:
    """The same answers to all other questions give the same game."""
    game, plain, rng = new(seed), new(seed, asks_all=False), Random(seed)
    additional = 0
    while game.choice is not None and game.turn < 40:
        if can_only_pass(game):
            additional += 1
            game.answer(0)
            continue
        assert plain.choice == game.choice
        answer = game.choice.random(rng.random)
        game.answer(answer)
        plain.answer(answer)
    assert additional
    assert game.result == plain.result
    assert game.notes == plain.notes


@pytest.mark.parametrize("seed", range(6))
def test_nobody_is_asked_who_openly_can_do_nothing(seed: int) -> None:
    game, rng = new(seed), Random(seed)
    while game.choice is not None and game.turn < 40:
        if can_only_pass(game):
            seat = game.choice.seat
            assert game.choice.asked.ask in ASKS
            assert game.sides[seat].hand
            assert may_hold_more(game, seat)
            if game.phase == "exchange":
                assert any(team.out for team in game.teams.values() if team.seat == seat)
        game.answer(game.choice.random(rng.random))


def test_whoever_has_no_card_no_fighter_or_no_chakra_holds_nothing_to_play() -> None:
    game, rng = new(1), Random(1)
    found = 0
    while game.choice is not None and found < 3:
        if game.phase == "exchange" and can_only_pass(game):
            found += 1
            for spoil in ("hand", "chakra"):
                other = game.copy()
                getattr(other.sides[game.choice.seat], spoil).clear()
                assert not may_hold_more(other, game.choice.seat)
            other = game.copy()
            for team in other.teams.values():
                team.out = ""
            assert not may_hold_more(other, game.choice.seat)
        game.answer(game.choice.random(rng.random))
    assert found == 3


def test_a_record_says_that_all_are_asked() -> None:
    game, rng = new(2), Random(2)
    additional = 0
    while additional < 3:
        additional += can_only_pass(game)
        game.answer(game.choice.random(rng.random))
    text = game.to_text()
    assert "\nasks all\n" in text
    assert Game.from_text(text) == game
    with pytest.raises(ValueError, match="not legal there"):
        Game.from_text(text.replace("asks all\n", ""))


def test_a_position_of_such_a_game_asks_as_usual() -> None:
    game, rng = new(3), Random(3)
    while game.turn < 8 or can_only_pass(game):
        game.answer(game.choice.random(rng.random))
    again = Game.from_position(position_text(game))
    assert again.turn == game.turn
    assert [side.marker for side in again.sides] == [side.marker for side in game.sides]
    assert seen_text(game, 0).startswith("# As player 1 knows it")


def test_a_draw_both_agree_on_is_part_of_the_record() -> None:
    game, rng = new(4), Random(4)
    for _ in range(20):
        game.answer(game.choice.random(rng.random))
    game.agree()
    assert game.result is not None
    assert (game.result.winner, game.result.why) == (-1, "agreed")
    assert game.last_answer == game.answers[-1] == "draw"
    assert Game.from_text(game.to_text()) == game
    assert Game.from_position(position_text(game)).result == game.result


# -- triggers that work in the hand --

FRIEND = ninja("X", "2/2", name="Rin")
ENEMY = ninja("B", "9/9", "9/9")


def falls(hand: str, *, more: str = "", asks_all: bool = True) -> Scene:
    """Rin of player 1 falls in the showdown; N-741 comes from the hand when she does."""
    game = fight("X injured", "B", hand, "", FRIEND, ENEMY, more=more)
    game.game.start = attrs.evolve(game.game.start, asks_all=asks_all)
    while game.turn == 5 and game.asked.split(" ", 1)[1] in ASKS:
        game.game.answer(len(game.game.choice.options) - 1)
    return game


def test_7_5_who_might_hold_a_card_that_triggers_is_asked_as_if_he_did() -> None:
    holds, might = falls("N-741"), falls("", more="deck N-741 3")
    assert holds.asked == "1 optional effect"
    assert might.asked == "1 nothing held"
    assert can_only_pass(might.game)
    assert doing(holds.game) == doing(might.game) == "choose"
    holds.game.answer(False)
    might.game.answer(0)
    assert holds.asked == might.asked
    assert [note[0] for note in holds.game.notes] == [note[0] for note in might.game.notes]


@pytest.mark.parametrize(
    ("hand", "more", "asks_all"),
    [("", "deck N-741 3", False), ("", "deck 4", True), ("", "discard N-741", True)],
)
def test_7_5_who_cannot_hold_one_is_not_asked(hand: str, more: str, asks_all: bool) -> None:
    assert "held" not in falls(hand, more=more, asks_all=asks_all).asked


def test_7_5_whose_hand_is_known_is_not_asked() -> None:
    game = fight("X injured", "B", "", "", FRIEND, ENEMY, more="deck N-741 3")
    game.game.start = attrs.evolve(game.game.start, asks_all=True)
    for card in game.game.sides[0].hand:
        game.game.known[1] |= 1 << card
    while game.turn == 5 and game.asked.split(" ", 1)[1] in ASKS:
        game.game.answer(len(game.game.choice.options) - 1)
    assert "held" not in game.asked


def test_7_5_nothing_is_asked_of_the_one_whose_ninja_did_not_fall() -> None:
    game = fight("X injured", "B", "", "", FRIEND, ENEMY, more2="deck N-741 3")
    game.game.start = attrs.evolve(game.game.start, asks_all=True)
    while game.turn == 5 and game.asked.split(" ", 1)[1] in ASKS:
        game.game.answer(len(game.game.choice.options) - 1)
    assert "held" not in game.asked


def test_7_5_only_the_order_able_passes_where_nothing_is_held() -> None:
    might = falls("", more="deck N-741 3").game
    assert [word for word in ("able", "fight", "answer", "pass") if passes(word, might)] == ["able"]
    for level in LEVELS.values():
        assert level(1).decide(might.view(0), might.choice) == 0
