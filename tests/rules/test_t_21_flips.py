"""Coins that texts turn or flip again after they have fallen, before anything follows (T-21)."""

import pytest

from naruto_tui.cards.model import Card

from .scene import Scene, mission, ninja, scene

TWO = mission("M-F", text="Flip 2 coins. Draw X cards. X is the number of heads.")
AGAIN = "you may flip 1 of those coins again instead."
WOULD = "When you would flip 1 or more coins, "


def flips(*cards: Card, seed: int = 1, more: str = "", hand: str = "") -> Scene:
    """Player 1 plays the Mission M-F; what else there is lies at his side."""
    game = scene(
        f"seed {seed}\nplayer 1\n hand M-F {hand}\n deck N-001 x30\n {more}\nplayer 2\n deck 30",
        *cards,
    )
    game.play("mission M-F")
    return game


def fallen(game: Scene) -> list[int]:
    return [event.number for event in game.happened("flip")]


UNTIL = mission("M-F", text="Flip coins until tails. Draw X cards. X is the number of heads.")


@pytest.mark.parametrize("seed", range(1, 9))
def test_t_21_coins_are_flipped_until_one_shows_tails(seed: int) -> None:
    game = flips(UNTIL, seed=seed)
    sides = fallen(game)
    assert sides == [1] * (len(sides) - 1) + [0]
    assert len(game.cards(1, "hand")) == sum(sides)


def test_t_21_a_tails_that_turns_to_heads_is_not_the_last_coin() -> None:
    turns = mission("M-P", permanent=True, text=WOULD + "1 of those coins shows heads instead.")
    game = flips(UNTIL, turns, more="mission M-P")
    while game.asked == "1 coin":
        game.play(game.offers[-1])
    sides = fallen(game)
    assert sides.count(0) == 2
    assert sides[-1] == 0
    assert len(game.cards(1, "hand")) == sum(sides) + 1


def test_t_21_what_fell_after_a_coin_that_turns_to_tails_does_not_count() -> None:
    turns = mission("M-P", permanent=True, text=WOULD + "1 of those coins shows tails instead.")
    games = (flips(UNTIL, turns, seed=seed, more="mission M-P") for seed in range(1, 50))
    game = next(one for one in games if len(fallen(one)) == 3)
    assert game.offers == ["flipped 0", "flipped 1", "flipped 2"]
    game.play("flipped 1")
    assert len(game.cards(1, "hand")) == 1


def test_t_21_of_two_texts_the_player_who_flips_picks_the_first() -> None:
    heads = mission("M-H", permanent=True, text=WOULD + "1 of those coins shows heads instead.")
    tails = mission("M-T", permanent=True, text=WOULD + "1 of those coins shows tails instead.")
    one = mission("M-F", text="Flip 1 coin. Draw X cards. X is the number of heads.")
    drawn = {}
    for first in ("M-H", "M-T"):
        game = flips(one, heads, tails, more="mission M-H\n mission M-T")
        assert game.asked == "1 first effect"
        game.pick(first)
        drawn[first] = len(game.cards(1, "hand"))
    assert drawn == {"M-H": 0, "M-T": 1}


def test_t_21_who_picked_one_is_still_asked_whether_he_uses_it() -> None:
    first = mission("M-H", permanent=True, text=WOULD + AGAIN)
    other = mission("M-T", permanent=True, text=WOULD + AGAIN)
    one = mission("M-F", text="Flip 1 coin. Draw X cards. X is the number of heads.")
    game = flips(one, first, other, more="mission M-H\n mission M-T")
    game.pick("M-T")
    assert game.asked == "1 optional effect"
    game.no()
    assert game.asked == "1 optional effect"
    game.yes()
    assert len(fallen(game)) == 2


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("When you would flip 2 or more coins, ", True),
        ("When you would flip 3 or more coins, ", False),
        ("When you would flip 1 or more coins by the effect of 1 of your Missions, ", True),
        ("When you would flip 1 or more coins by the effect of 1 of your Jutsu, ", False),
        ("When your opponent would flip 1 or more coins, ", False),
        ("When you would flip 1 or more coins while you have 1 or more Clients, ", False),
        ("When you would flip 1 or more coins while you have no Clients, ", True),
    ],
)
def test_t_21_only_the_flip_that_is_meant_is_changed(text: str, asked: bool) -> None:
    change = mission("M-P", permanent=True, text=text + AGAIN)
    game = flips(TWO, change, more="mission M-P")
    assert (game.asked == "1 optional effect") == asked


@pytest.mark.parametrize(("valid", "asked"), [("", False), ("Valid: ", True)])
def test_t_21_an_injured_ninja_changes_coins_only_where_its_text_stays(
    valid: str, asked: bool
) -> None:
    lucky = ninja("L", text=valid + WOULD + AGAIN)
    assert flips(TWO, lucky, more="team L").asked == "1 optional effect"
    injured = flips(TWO, lucky, more="team L injured")
    assert (injured.asked == "1 optional effect") == asked


def test_t_21_a_coin_is_flipped_again_for_a_price() -> None:
    text = WOULD + "you may discard 1 card from your hand: flip 1 of those coins again instead."
    dear = mission("M-P", permanent=True, text=text)
    game = flips(TWO, dear, more="mission M-P", hand="N-002")
    game.yes()
    while game.asked == "1 coin":
        game.play(game.offers[0])
    assert "N-002" in game.cards(1, "discard")
    assert len(fallen(game)) == 3
    assert flips(TWO, dear, more="mission M-P").asked == "1 mission phase"
