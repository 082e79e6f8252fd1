"""Rule 7.18 and T-21: coins that are flipped, and what texts do to how they have fallen."""

import pytest

from naruto_tui.rules.playable import problems

from .scene import Scene, mission, ninja, scene

AGAIN = "When you would flip 1 or more coins, you may flip 1 of those coins again instead."
TAILS = "When your opponent would flip 1 or more coins, 1 of those coins shows tails instead."
HEADS = "When you would flip 1 or more coins, 1 of those coins shows heads instead."


def falling(sides: tuple[int, ...], text: str, mine: str = "", theirs: str = "") -> Scene:
    """Player 1 plays a Mission whose coins fall so; A bears `mine`, B of player 2 `theirs`."""
    for seed in range(400):
        game = scene(
            f"seed {seed}\nplayer 1\n hand M wait\n team A\nplayer 2\n hand wait\n team B",
            mission("M", text=text), ninja("A", text=mine), ninja("B", text=theirs),
        )  # fmt: skip
        game.play("mission M")
        if tuple(one.number for one in game.happened("flip"))[: len(sides)] == sides:
            return game
    raise AssertionError(sides)


def drawn(game: Scene) -> int:
    return 30 - game.deck(1)


TWO = "Flip 2 coins. Draw X cards. X is the number of heads."
ROW = "Flip coins until tails. Draw X cards. X is the number of heads."


@pytest.mark.parametrize(("sides", "cards"), [((1, 1), 1), ((1, 0), 0), ((0, 0), 0)])
def test_7_18_the_enemy_turns_one_coin_to_tails(sides: tuple[int, ...], cards: int) -> None:
    game = falling(sides, TWO, theirs=TAILS)
    if len(set(sides)) > 1:
        assert game.asked == "2 coin"
        game.play("flipped heads 0")
    assert drawn(game) == cards


@pytest.mark.parametrize("before", ["", "Flip 1 coin. "])
def test_t_17_a_coin_that_was_not_flipped_shows_neither_side(before: str) -> None:
    text = f"{before}You may flip 1 coin. On heads, draw 1 card. On tails, discard 1 chakra."
    for flips in (True, False):
        game = scene("player 1\n hand M wait\n chakra A\nplayer 2", mission("M", text=text),
                     ninja("A"))  # fmt: skip
        game.play("mission M")
        game.yes() if flips else game.no()
        assert (drawn(game) + len(game.cards(1, "discard")) > 0) == flips


def test_7_18_of_unlike_coins_he_may_pick_the_other() -> None:
    game = falling((1, 0), TWO, theirs=TAILS)
    game.play("flipped tails 1")
    assert drawn(game) == 1


def test_7_18_ones_own_coins_are_left_alone() -> None:
    assert drawn(falling((1, 1), TWO, mine=TAILS)) == 2
    assert drawn(falling((1, 1), TWO, theirs=AGAIN)) == 2


def test_7_18_a_coin_flipped_again_counts_as_it_falls_then() -> None:
    game = falling((0,), "Flip 1 coin. On heads, draw 1 card.", AGAIN)
    game.yes()
    assert len(game.happened("flip")) == 2
    assert drawn(game) == game.happened("flip")[-1].number


def test_k_28_7_once_a_turn_and_only_if_wanted() -> None:
    game = falling((0,), "Flip 1 coin. Flip 1 coin. On heads, draw 1 card.", AGAIN)
    game.no()
    assert game.asked == "1 optional effect"
    game = falling((0,), "Flip 1 coin. Flip 1 coin. On heads, draw 1 card.", AGAIN)
    game.yes()
    assert game.asked == "1 mission phase"


def test_k_28_7_each_time_where_the_text_says_so() -> None:
    text = "Flip 1 coin. Flip 1 coin. On heads, draw 1 card."
    game = falling((0,), text, f"{AGAIN} Usable each time.")
    game.yes()
    assert game.asked == "1 optional effect"
    game.yes()
    assert len(game.happened("flip")) == 4


def test_7_18_a_row_ends_with_a_coin_that_is_turned_to_tails() -> None:
    game = falling((1, 1, 0), ROW, theirs=TAILS)
    game.play("flipped 1")
    assert drawn(game) == 1


def test_7_18_a_row_goes_on_where_its_last_coin_is_turned() -> None:
    game = falling((0,), ROW, mine=HEADS)
    flips = [one.number for one in game.happened("flip")]
    assert flips[-1] == 0
    assert drawn(game) == len(flips) - 1


def test_7_18_until_tails_something_is_done_before_each_coin() -> None:
    game = falling((1, 0), "Until tails, draw 1 card.")
    assert drawn(game) == 1
    assert drawn(falling((1,), "Until tails, draw 1 card.", theirs=TAILS)) == 0


EACH = "For each of your Ninja, flip 1 coin. On heads, heal that Ninja."


def healed(sides: tuple[int, ...], theirs: str = "", text: str = EACH, mine: str = "") -> Scene:
    """A coin for each of A, C and D, who are injured; they have fallen so."""
    hurt = [ninja(name, text=mine if name == "A" else "") for name in "ACD"]
    for seed in range(400):
        game = scene(
            f"seed {seed}\nplayer 1\n hand M wait\n team A injured\n team C injured\n"
            f" team D injured\nplayer 2\n hand wait\n team B",
            mission("M", text=text), *hurt, ninja("B", text=theirs),
        )  # fmt: skip
        game.play("mission M")
        if tuple(one.number for one in game.happened("flip"))[: len(sides)] == sides:
            return game
    raise AssertionError(sides)


def healthy(game: Scene) -> str:
    return "".join(name for name in "ACD" if not game.is_injured(name))


def test_7_18_a_coin_for_each_of_several() -> None:
    assert healthy(healed((1, 0, 1))) == "AD"
    assert not healthy(healed((0, 0, 0)))


def test_7_18_coins_for_several_are_one_occasion_and_one_of_them_is_turned() -> None:
    game = healed((1, 1, 0), TAILS)
    assert (game.asked, len(game.offers)) == ("2 coin", 3)
    game.play("flipped heads C 1")
    assert healthy(game) == "A"
    assert healthy(healed((1, 1, 1), mine=f"Valid: {TAILS}")) == "ACD"


def test_7_18_who_hears_of_coins_for_several_hears_of_them_once() -> None:
    game = healed((1, 0, 0), "When your opponent flips 1 or more coins, draw 1 card.")
    assert game.deck(2) == 29
    game = healed((1, 0, 0), "When your opponent flips 3 or more coins, draw 1 card.")
    assert game.deck(2) == 29
    game = healed((1, 0, 0), "When your opponent flips 4 or more coins, draw 1 card.")
    assert game.deck(2) == 30


def test_7_18_two_coins_for_each_are_counted_for_each() -> None:
    text = "For each of your Ninja, flip 2 coins. On heads, heal that Ninja."
    assert healthy(healed((0, 0, 1, 0, 1, 1), text=text)) == "CD"
    game = healed((0, 1, 1, 1, 0, 0), TAILS, text)
    assert game.offers == ["flipped heads A 1", "flipped tails A 0", "flipped heads C 2",
                           "flipped tails D 4"]  # fmt: skip
    game.play("flipped heads A 1")
    assert healthy(game) == "C"


def test_7_18_the_heads_of_each_are_asked_for_each() -> None:
    text = "For each of your Ninja, flip 2 coins. If the number of heads is 2, heal that Ninja."
    assert healthy(healed((1, 1, 1, 0, 0, 1), text=text)) == "A"
    game = healed((1, 1, 1, 1, 0, 0), TAILS, text)
    game.play("flipped heads A 0")
    assert healthy(game) == "C"


def test_t_21_the_player_who_flips_picks_the_first_of_several() -> None:
    game = falling((1,), "Flip 1 coin. On heads, draw 1 card.", HEADS, TAILS)
    assert game.asked == "1 first effect"
    game.pick("B")
    assert drawn(game) == 1
    game = falling((1,), "Flip 1 coin. On heads, draw 1 card.", HEADS, TAILS)
    game.pick("A")
    assert drawn(game) == 0


def test_t_21_at_a_price() -> None:
    event = "When you would flip 1 or more coins, you may injure this Ninja"
    text = f"{event}: 1 of those coins shows heads instead."
    game = falling((0,), "Flip 1 coin. On heads, draw 1 card.", text)
    game.yes()
    assert game.is_injured("A")
    assert drawn(game) == 1


def test_7_18_the_opponent_flips_where_the_text_says_so() -> None:
    game = falling((1,), "Your opponent flips 1 coin. On heads, draw 1 card.", mine=TAILS)
    assert {one.seat for one in game.happened("flip")} == {1}
    assert drawn(game) == 0


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("When a player flips 1 or more coins, draw 1 card.", 1),
        ("When you flip 2 or more coins, draw 1 card.", 1),
        ("When you flip 3 or more coins, draw 1 card.", 0),
        ("When your opponent flips 1 or more coins, draw 1 card.", 0),
        ("When you flip 1 or more coins by the effect of a Mission, draw 1 card.", 1),
        ("When you flip 1 or more coins by the effect of a Jutsu, draw 1 card.", 0),
    ],
)
def test_7_18_who_hears_of_it(text: str, cards: int) -> None:
    assert drawn(falling((0, 0), "Flip 2 coins.", text)) == cards


GAPS: tuple[tuple[str, str], ...] = (
    (
        "When you would flip 1 or more coins, draw 1 card instead.",
        "something else instead of flipping",
    ),
    (
        "When this Ninja attacks, flip 1 of those coins again.",
        "a change of coins that nobody would flip",
    ),
)


@pytest.mark.parametrize(("text", "problem"), GAPS)
def test_7_18_what_is_no_change_of_coins_is_refused(text: str, problem: str) -> None:
    assert any(problem in one for one in problems(ninja("A", text=text)))
