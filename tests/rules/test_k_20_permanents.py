"""Permanents and their coins (K-20)."""

from attrs import evolve

from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.playable import problems
from naruto_tui.rules.refusals import refusals

from .scene import Scene, jutsu, mission, ninja, scene


def permanent(number: str, coins: int | None = None, text: str = "", **facts) -> object:
    text = text or "All of your Ninja get +1/+0."
    return mission(number, permanent=True, coins=coins, text=text, **facts)


def played(card, *cards, hand: str = "N-001", extra: str = "") -> Scene:
    """Player 1 has played this Mission and nobody answered."""
    game = scene(f"player 1\n hand {card.number} {hand}\n{extra}", card, *cards)
    game.play(f"mission {card.number}")
    return game


def test_k_20_1_a_permanent_stays_and_does_what_it_does_once_and_holds_the_rest() -> None:
    card = permanent("P", text="Draw 2 cards.\nAll of your Ninja get +1/+0.")
    game = played(card, ninja("A", "2/1"), extra="team A")
    assert game.where("P") == "play"
    assert game.power("A") == "3/1"
    assert len(game.cards(1, "hand")) == 3
    game.until("organize")
    assert len(game.cards(1, "hand")) == 3


def test_k_20_1_copies_of_a_permanent_add_up() -> None:
    game = scene("player 1\n mission P\n mission P\n team A", permanent("P"), ninja("A", "2/1"))
    assert game.power("A") == "4/1"


def test_k_20_2_a_permanent_x_arrives_with_its_printed_coins() -> None:
    game = played(permanent("P", 3))
    assert game.coins("P") == 3
    assert played(permanent("P")).coins("P") == 0


def test_k_20_2_coins_may_be_worked_out_on_arrival() -> None:
    text = 'All of your Ninja get +1/+0.\nX is the number of your "Leaf" Ninja.'
    card = permanent("P", 0, text, variable=("coins",))
    leaf = ninja("A", characteristics=("Leaf",))
    game = played(card, leaf, ninja("B", characteristics=("Leaf",)), extra="team A\n team B")
    assert game.coins("P") == 2


def test_k_20_2_coins_are_the_hand_cost_paid_where_that_is_x() -> None:
    card = permanent("P", 1, variable=("hand", "coins"))
    game = played(card, ninja("A"), hand="A A A wait")
    assert game.asked == "1 x"
    game.say_number(2)
    assert game.asked == "1 pay hand cost"
    game.pick("A", "A")
    assert game.coins("P") == 3
    assert game.cards(1, "chakra") == ["A", "A"]
    game = played(permanent("P", 1, variable=("hand", "coins")), hand="N-003")
    assert game.coins("P") == 1


def test_5_3_7_an_x_that_the_text_says_is_not_asked() -> None:
    leaf = ninja("L", characteristics=("Leaf",))
    text = 'Draw X cards. X is the number of your "Leaf" Ninja.'
    card = mission("M", variable=("hand",), text=text)
    at_home = "player 1\n team L\n team L\n hand"
    game = scene(f"{at_home} M L L L", card, leaf)
    game.play("mission M")
    assert game.asked == "1 pay hand cost"
    game.pick("L", "L")
    assert (game.cards(1, "chakra"), len(game.cards(1, "hand"))) == (["L", "L", "M"], 3)
    game = scene(f"{at_home} M L", card, leaf)
    assert not game.offered("mission M")
    (refused,) = [one for one in refusals(game.game, 0) if one.card == game.card("M")]
    assert refused.reason.startswith("hand cost 2: ")


def test_5_3_7_a_said_x_of_a_permanent_is_paid_and_gives_its_coins() -> None:
    text = 'All of your Ninja get +1/+0.\nX is the number of your "Leaf" Ninja.'
    card = permanent("P", 0, text, variable=("hand", "coins"))
    game = played(card, ninja("A", characteristics=("Leaf",)), hand="A A", extra="team A")
    game.pick("A")
    assert (game.coins("P"), game.cards(1, "chakra")) == (1, ["A"])


def test_5_3_7_the_cards_of_the_hand_are_counted_without_the_card() -> None:
    text = "Heal all of your Ninja. X is the number of cards in your hand."
    card = mission("M", variable=("hand",), text=text)
    game = scene("player 1\n hand M F F", card, ninja("F", symbols="F"))
    game.play("mission M")
    assert game.cards(1, "chakra") == ["F", "F", "M"]
    assert not scene("player 1\n hand M F W", card, ninja("F", symbols="F"),
                     ninja("W", symbols="W")).offered("mission M")  # fmt: skip


def test_5_3_7_the_x_of_a_jutsu_is_not_asked_where_the_text_says_it() -> None:
    card = jutsu("J", "FX", text="Draw 1 card. X is the number of cards in the enemy discard pile.")
    for chakra, offered in ((2, False), (3, True)):
        game = scene(
            f"phase exchange\nplayer 1\n hand J wait\n chakra F x{chakra}\n attack F\n"
            "player 2\n discard F x2\n hand 1",
            card, ninja("F"),
        )  # fmt: skip
        assert game.offered("jutsu J") == offered
        refused = [one.reason for one in refusals(game.game, 0) if one.card == game.card("J")]
        assert refused == ([] if offered else ["Jutsu cost F X, X is 2: not enough chakra"])
    game.play("jutsu J")
    game.resolve()
    assert game.cards(1, "chakra") == ["J"]


def test_an_x_of_a_hand_cost_that_hangs_on_targets_is_refused() -> None:
    text = "Target 1 Ninja.\nInjure the target. X is the target's combat."
    card = mission("M", variable=("hand",), text=text)
    assert problems(card) == ("not carried out: a printed X: hand",)


def test_k_20_2_its_own_text_may_place_more() -> None:
    text = (
        "When this Mission enters play, place X coins on this Mission. "
        'X is the number of your "Leaf" Ninja.'
    )
    card = permanent("P", 1, text)
    game = played(card, ninja("A", characteristics=("Leaf",)), extra="team A")
    assert game.coins("P") == 2


def next_turn(game: Scene) -> None:
    """Plays quietly until the next turn asks something."""
    turn = game.turn
    while game.turn == turn:
        game.quiet()


def on_the_table(seat: int, coins: int = 2, **facts) -> Scene:
    """A Permanent with coins in the End Phase of player 1's turn; both have a card in hand."""
    card = permanent("P", coins, **facts)
    own = f"mission P coins Any x{coins}" if coins else "mission P"
    rows = {1: "", 2: "", seat: own}
    hand = "hand N-001 N-003"
    text = f"phase end\nplayer 1\n {hand}\n {rows[1]}\nplayer 2\n {hand}\n {rows[2]}"
    return scene(text, card)


def test_k_20_3_its_controller_takes_one_coin_off_in_his_own_start_phase() -> None:
    game = on_the_table(1)
    assert (game.turn, game.coins("P")) == (6, 2)
    next_turn(game)
    assert (game.turn, game.coins("P")) == (7, 1)
    assert [event.cause.word for event in game.happened("coin")] == ["rule"]
    assert game.happened("trigger") == []


def test_k_20_3_without_coins_it_goes_to_its_owners_chakra() -> None:
    game = on_the_table(1, 1)
    next_turn(game)
    assert game.where("P") == "chakra"
    assert [event.how for event in game.happened("leave")] == [("last coin",)]


def moment(value: str) -> list[str]:
    """What happens to a Permanent (1) in its controller's turn, and the draws around it."""
    game = on_the_table(1, 1)
    game.game.edition = evolve(EDITIONS["us"], permanent_coins=value)
    next_turn(game)
    next_turn(game)
    return [one.kind for one in game.game.events if one.kind in ("turn", "draw", "last coin")]


def test_k_20_3_the_edition_says_when_a_coin_is_taken() -> None:
    first, last = ["turn", "draw", "turn"], ["turn", "draw"]
    assert moment("after the draw") == [*first, "draw", "last coin", *last]
    assert moment("before the draw") == [*first, "last coin", "draw", *last]
    assert moment("end of turn") == [*first, "draw", "last coin", *last]
    for value, there in (("after the draw", False), ("end of turn", True)):
        game = on_the_table(1, 1)
        game.game.edition = evolve(EDITIONS["us"], permanent_coins=value)
        next_turn(game)
        assert (game.where("P") == "play") == there


def test_k_20_3_what_acts_at_the_start_of_the_turn_acts_before() -> None:
    text = "At the start of your turn, draw 1 card."
    game = on_the_table(1, 1, text=text)
    next_turn(game)
    kinds = [one.kind for one in game.game.events if one.kind in ("trigger", "last coin")]
    assert kinds == ["trigger", "last coin"]


def test_k_20_3_a_permanent_without_coins_in_brackets_stays() -> None:
    game = scene(
        "phase end\nplayer 1\n mission P\n hand N-001\nplayer 2\n hand N-001", permanent("P")
    )
    next_turn(game)
    assert game.where("P") == "play"


def test_k_20_4_it_lives_for_x_turns_of_the_opponent() -> None:
    card = permanent("P", 2)
    game = scene("player 1\n hand P N-001\nplayer 2\n hand N-001", card)
    game.play("mission P")
    there = []
    for _ in range(4):
        next_turn(game)
        there.append(game.where("P"))
    assert there == ["play", "play", "play", "chakra"]


def test_k_20_5_no_coins_at_all_are_harmless_until_they_would_be_taken() -> None:
    game = played(permanent("P", 0), extra="deck N-001 20")
    assert (game.where("P"), game.coins("P")) == ("play", 0)
    next_turn(game)
    next_turn(game)
    assert game.where("P") == "chakra"
    assert game.happened("last coin") == []


LAST = "When this Mission loses the last coin, draw 2 cards."
LEFT = "When this Mission leaves play, draw 2 cards."


def test_k_20_6_the_last_coin_is_lost_by_the_rule_or_an_effect_alone() -> None:
    game = on_the_table(1, 1, text=LAST)
    next_turn(game)
    assert len(game.happened("trigger")) == 1
    take = mission("M", text="Take 1 coin off 1 Mission.")
    game = scene("player 1\n hand M N-001\n mission P coins x1", take, permanent("P", 1, LAST))
    game.play("mission M")
    assert game.where("P") == "chakra"
    assert len(game.happened("trigger")) == 1
    away = mission("M", text="Discard 1 Mission.")
    game = scene("player 1\n hand M N-001\n mission P coins x1", away, permanent("P", 1, LAST))
    game.play("mission M")
    assert game.where("P") == "discard"
    assert game.happened("trigger") == []


def test_k_20_6_removed_from_play_is_said_of_both_ways() -> None:
    game = on_the_table(1, 1, text=LEFT)
    next_turn(game)
    assert len(game.happened("trigger")) == 1


def test_k_20_6_leaving_before_the_last_coin_can_be_told_apart() -> None:
    text = "When this Mission leaves play while this Mission has 1 or more coins, draw 2 cards."
    game = on_the_table(1, 1, text=text)
    next_turn(game)
    assert game.happened("trigger") == []
    away = mission("M", text="Discard 1 Mission.")
    game = scene("player 1\n hand M N-001\n mission P coins x1", away, permanent("P", 1, text))
    game.play("mission M")
    assert len(game.happened("trigger")) == 1


def test_k_20_6_a_coin_that_is_removed_is_seen_by_others() -> None:
    watcher = ninja("A", text="When 1 of your Missions loses 1 or more coins, draw 1 card.")
    by_effect = ninja(
        "B", text="When 1 of your Missions loses by effect 1 or more coins, draw 1 card."
    )
    text = """
        phase end
        player 1
          hand N-001
          mission P coins x2
          team A
          team B
        player 2
          hand N-001
    """
    game = scene(text, watcher, by_effect, permanent("P", 2))
    next_turn(game)
    assert [event.cards for event in game.happened("trigger")] == [(game.card("A"),)]


def test_k_20_7_coins_are_added_taken_and_moved() -> None:
    more = mission("M", text="Place 2 coins on 1 of your Missions.")
    game = scene("player 1\n hand M N-001\n mission P coins x1", more, permanent("P", 1))
    game.play("mission M")
    assert game.coins("P") == 3
    move = mission("M", text="Transfer 1 coin from 1 of your Missions to 1 of your Ninja.")
    text = "player 1\n hand M N-001\n mission P coins x1\n team A"
    game = scene(text, move, permanent("P", 1), ninja("A"))
    game.play("mission M")
    assert game.coins("A") == 1
    assert game.where("P") == "chakra"


def test_k_20_8_the_controllers_turn_counts() -> None:
    text = """
        phase end
        player 1
          hand N-001
          mission P borrowed coins x1
        player 2
          hand N-001
    """
    game = scene(text, permanent("P", 1))
    assert game.coins("P") == 1
    next_turn(game)
    assert game.cards(2, "chakra") == ["P"]


def test_k_20_9_its_target_is_followed_and_it_stays_when_that_leaves() -> None:
    text = "Target 1 of your Ninja.\nThe target gets +2/+0."
    away = mission("M", text="Discard 1 of your Ninja.")
    game = scene(
        "player 1\n hand P M N-001\n team A\nplayer 2\n hand N-001", permanent("P", None, text),
        away, ninja("A", "1/0"),
    )  # fmt: skip
    game.play("mission P")
    assert game.power("A") == "3/0"
    next_turn(game)
    next_turn(game)
    game.play("mission M")
    assert game.where("A") == "discard"
    assert game.where("P") == "play"


def test_k_20_10_an_effect_that_happens_once_leaves_the_coins() -> None:
    game = played(permanent("P", 2, "Draw 1 card."))
    assert game.coins("P") == 2
    assert game.where("P") == "play"
