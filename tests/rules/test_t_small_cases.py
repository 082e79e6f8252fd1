"""Single cases of single rules that nothing else asks for: numbers, marks, piles, positions."""

import pytest
from attrs import evolve

from naruto_tui.rules.choices import PickCards
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.playable import problems
from naruto_tui.rules.questions import IllegalAnswerError
from naruto_tui.rules.spoken import read_answer
from naruto_tui.rules.together import Together

from .scene import Scene, client, jutsu, mission, ninja, scene
from .test_t_deeds import COUNT, heard

A, B, C, D = (ninja(one, "3/1") for one in "ABCD")


def after(text: str, mine: str = "", theirs: str = "", *cards, edition=EDITIONS["us"]) -> Scene:
    """Player 1 has played a Mission with this text."""
    game = scene(
        f"player 1\n hand M N-001\n deck 9\n{mine}\nplayer 2\n deck 9\n{theirs}",
        mission("M", text=text), *cards, edition=edition,
    )  # fmt: skip
    game.play("mission M")
    return game


# -- what is heard ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("healed", "times"), [("Heal this Ninja.", 1), ("Heal all of your other Ninja.", 0)]
)
def test_t_8_a_deed_done_to_this_ninja_is_not_one_done_to_another(healed: str, times: int) -> None:
    text = f"Valid: [Mission] Pay 0: {healed}\nValid: When you heal this Ninja, {COUNT}"
    game = scene("player 1\n hand wait\n team W injured\n team A injured", A, ninja("W", text=text))
    game.play("ability W 0")
    game.resolve()
    assert heard(game) == times


@pytest.mark.parametrize(
    ("text", "times"),
    [
        ("When a Ninja is targeted by this Ninja", 1),
        ("When a Ninja is targeted by 1 of your other Ninja", 0),
        ("When a Client is targeted by this Ninja", 0),
    ],
)
def test_t_10_whose_ability_targets_is_told_apart(text: str, times: int) -> None:
    ability = "[Mission] Pay 0: Target 1 enemy Ninja. Injure the target."
    game = scene(
        "player 1\n hand wait\n team W\nplayer 2\n team A",
        A, ninja("W", text=f"{ability}\n{text}, {COUNT}"),
    )  # fmt: skip
    game.play("ability W 0")
    game.resolve()
    assert game.is_injured("A")
    assert heard(game) == times


# -- numbers ---------------------------------------------------------------------------------------


def test_t_25_a_marker_is_set() -> None:
    game = after("Set your marker to 7. If you do, draw 1 card.")
    assert game.marker(1) == 7
    assert game.cards(1, "hand") == ["N-001", "blank"]


def test_t_12_a_team_has_no_combat_and_a_ninja_no_team_power() -> None:
    for what, drawn in (("the target's combat", 3), ("the combat of the target's team", 0),
                        ("the target's team power", 0)):  # fmt: skip
        game = after(f"Target 1 of your Ninja.\nDraw X cards. X is {what}.", " team A", "", A)
        assert sum(one.number for one in game.happened("draw")) == drawn, what


def test_k_23_a_card_that_has_left_bears_no_coins() -> None:
    count = "Draw X cards. X is the number of growth coins on the target."
    for text, drawn in ((count, 2), (f"Move the target to hand. {count}", 0)):
        game = after(f"Target 1 of your Ninja.\n{text}", " team A coins growth x2", "", A)
        assert sum(one.number for one in game.happened("draw")) == drawn


def test_t_12_coins_add_nothing_to_who_keeps_the_printed_power() -> None:
    keeps = ninja("A", "3/1", text="This Ninja keeps its printed power.")
    for card, power in ((keeps, "3/1"), (A, "5/3")):
        game = scene("player 1\n hand wait\n team A coins +1/+1 x2", card)
        assert game.power("A") == power


# -- coming into play ------------------------------------------------------------------------------


def test_t_14_at_home_nobody_is_asked_who_leads() -> None:
    text = "Put 1 Ninja from your hand into 1 of your teams in any position."
    game = scene("player 1\n hand M B N-001\n team A, C", mission("M", text=text), A, B, C)
    game.play("mission M")
    game.pick("B")
    assert game.asked == "1 mission phase"
    assert game.team("A") == ["A", "C", "B"]


def test_k_1_2_a_price_that_is_drawn_by_lot() -> None:
    due = ninja("P", text="Enters play only at this price: discard 1 random card from your hand.")
    game = scene("player 1\n hand P A B", due, A, B)
    game.play("enter P 0")
    assert game.asked.endswith("phase")
    assert len(game.cards(1, "discard")) == 1
    assert game.where("P") in ("play", "discard")


@pytest.mark.parametrize(("target", "may"), [("A", False), ("B", True)])
def test_t_3_only_the_card_that_was_spoken_of_cannot_come(target: str, may: bool) -> None:
    text = f'Target 1 Ninja named "{target}" in your hand.\nThe target cannot enter play this turn.'
    game = scene("player 1\n hand M A B", mission("M", text=text), A, B)
    game.play("mission M")
    assert game.offered("deploy A") == may


# -- choosing --------------------------------------------------------------------------------------


def test_t_16_your_opponent_picks_among_your_ninja_where_it_says_yours() -> None:
    game = after("Your opponent discards 1 of your Ninja.", " team A\n team C", " team B", A, B, C)
    assert game.asked == "2 pick"
    assert game.offers == ["A", "C"]


def test_t_14_positions_are_swapped_in_play_alone() -> None:
    text = "Target 1 of your Ninja.\nSwap the positions of the target and 1 Ninja in your hand."
    game = scene("player 1\n hand M B\n team A", mission("M", text=text), A, B)
    game.play("mission M")
    assert (game.where("A"), game.where("B")) == ("play", "hand")


def test_t_16_of_names_that_must_differ_none_may_be_picked_too() -> None:
    game = after("Discard up to 2 enemy Ninja with different names.", "", " team A\n team B", A, B)
    choice = game.game.choice
    assert isinstance(choice, PickCards)
    found = list(choice.answers())
    assert found[0] == ()
    assert len(found) == 4


def test_t_16_what_is_drawn_at_random_is_legal_however_rare() -> None:
    stats = tuple(1 if place % 2 else 50 for place in range(16))
    rare = Together(tuple(range(16)), (), same=False, stats=stats, op="<=", bound=8)
    assert rare.random(lambda: 0.0, 8, 8) == tuple(range(1, 16, 2))


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ("J-999", "no J-999 is offered; legal: "),
        ("?x", "is no name of a card"),
        ("A A", "A is named more often than it is offered"),
    ],
)
def test_rule_7_10_names_that_cannot_be_meant_are_told(answer: str, message: str) -> None:
    targets = "Target 2 enemy Ninja.\nInjure each target."
    game = after(targets, "", " team A\n team B\n team C", A, B, C)
    with pytest.raises(IllegalAnswerError, match=message):
        read_answer(game.game, answer)


def test_rule_7_10_names_and_numbers_may_stand_side_by_side() -> None:
    game = after(
        "Target 2 enemy Ninja.\nInjure each target.", "", " team A\n team B\n team C", A, B, C
    )
    a, b = game.card("A"), game.card("B")
    assert read_answer(game.game, f"A {b}") == (a, b)


@pytest.mark.parametrize("answer", ["A by X", "X by B"])
def test_rule_5_2_a_block_by_nobody_is_told(answer: str) -> None:
    game = scene("phase battle\nplayer 1\n team A\nplayer 2\n team B", A, B)
    game.send("A")
    with pytest.raises(IllegalAnswerError, match="no X is offered; legal: "):
        read_answer(game.game, answer)


# -- turns and piles -------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "phases"), [("Have", 2), ("Your opponent has", 1)])
def test_t_28_one_more_battle_phase_is_for_whose_turn_it_is(who: str, phases: int) -> None:
    game = after(f"{who} 1 more battle phase.", " team A", " hand wait", A)
    sent = 0
    while game.turn == 5 and game.asked:
        if game.asked == "1 send":
            sent += 1
        game.quiet()
    assert sent == phases


def test_k_22_what_was_attached_hears_whose_it_was() -> None:
    card = mission(
        "P", permanent=True,
        text="Target 1 Ninja.\nAttach this card to the target.\n"
        "When the bearer is healed, place 1 growth coin on the bearer.",
    )  # fmt: skip
    game = scene("player 1\n hand M wait\n team A injured\n mission P attached A", card, A,
                 mission("M", text="Heal all Ninja."))  # fmt: skip
    game.play("mission M")
    game.resolve()
    assert game.coins("A") == 1


# -- what the engine does not carry out ------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "gap"),
    [
        ("When this Ninja is healed for the first time this turn, draw 1 card.", ""),
        ("All of your Ninja can use Jutsu ignoring combination.", ""),
        ("All of your Ninja can use Fire Jutsu ignoring combination.",
         "can use certain Jutsu ignoring combination"),
        ("This Ninja can block up to 2 teams.", ""),
        ("This Ninja can block up to 2 injured teams.", "can block with a condition"),
    ],
)  # fmt: skip
def test_k_10_t_15_what_may_be_done_with_a_condition_is_refused(text: str, gap: str) -> None:
    found = problems(ninja("A", text=text))
    assert (f"not carried out: {gap}" in found) == bool(gap)
    assert bool(found) == bool(gap)


# -- bonuses, payments, negations ------------------------------------------------------------------


def test_k_11_1_whose_user_has_left_earns_no_bonus_where_the_jutsu_still_works() -> None:
    book = evolve(EDITIONS["us"], jutsu_checks=())
    for answer, drawn in (("pass", 1), ("jutsu K", 0)):
        game = scene(
            "phase exchange\nplayer 1\n attack A, C\n hand J\n deck 9\n"
            "player 2\n block 1 B\n hand K",
            A, B, C, jutsu("J", text='Heal all Ninja.\nExpert [Ninja named "A"]: Draw 1 card.'),
            jutsu("K", text='Target 1 enemy Ninja named "A".\nMove the target to hand.'),
            edition=book,
        )  # fmt: skip
        game.play("jutsu J")
        if game.asked == "1 user":
            game.pick("A")
        game.play(answer)
        game.resolve()
        assert len([one for one in game.happened("draw") if one.seat == 0]) == drawn


def test_k_28_an_ability_that_was_given_is_gone_with_the_giver() -> None:
    gift = client("G", text="All of your other Ninja gain “[Mission] Pay 0: Draw 1 card.”.")
    away = mission("K", counter=True, text="Discard all Clients.")
    for answer, drawn in (("pass", 1), ("counter K", 0)):
        game = scene(
            "player 1\n hand wait\n team A\n client G\n deck 9\nplayer 2\n hand K",
            A, gift, away,
        )  # fmt: skip
        game.play(next(one for one in game.offers if one.startswith("ability A")))
        game.play(answer)
        game.resolve()
        assert len(game.happened("draw")) == drawn


# -- costs, what is left of a Jutsu, things in two piles -------------------------------------------


@pytest.mark.parametrize("word", ["Leaf", "Sand"])
def test_k_29_5_whether_a_card_of_a_word_was_paid(word: str) -> None:
    paid = ninja("P", characteristics=("Leaf",))
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J wait\n chakra P\n deck 9",
        A, paid, jutsu("J", "1", text=f'If "{word}" was paid for this card, draw 1 card.'),
    )  # fmt: skip
    game.play("jutsu J")
    game.resolve()
    assert len(game.happened("draw")) == (word == "Leaf")


@pytest.mark.parametrize("deed", ["leaves play", "is discarded"])
@pytest.mark.parametrize(("edition", "moved"), [("Ninja", False), ("Ninja and Clients", True)])
def test_rule_8_10_a_bare_characteristic_may_mean_ninja_alone(
    edition: str, moved: bool, deed: str
) -> None:
    book = evolve(EDITIONS["us"], bare_characteristic_means=edition)
    leaf = client("C", characteristics=("Leaf",))
    text = f'When a "Leaf" card {deed}, place 1 growth coin on this Ninja.'
    game = after("Discard all Clients.", " team W", " client C", leaf, ninja("W", text=text),
                 edition=book)  # fmt: skip
    assert heard(game) == moved


@pytest.mark.parametrize(("chakra", "offered"), [("", []), (" chakra N-001", ["B", "C"])])
def test_k_29_3_a_target_that_raises_the_cost_is_there_for_who_can_pay(
    chakra: str, offered: list[str]
) -> None:
    tax = ninja("B", "3/1", text="Enemy Jutsu that targets this Ninja get +1 Jutsu cost.")
    text = "Target 1 enemy Ninja on the battlefield.\nInjure the target."
    game = scene(
        f"phase exchange\nplayer 1\n attack A\n hand J wait\n{chakra}\n"
        "player 2\n block 1 B, C\n hand wait",
        A, tax, C, jutsu("J", text=text),
    )  # fmt: skip
    game.play("jutsu J")
    if offered:
        assert game.offers == offered
        game.pick("B")
    game.resolve()
    assert [game.is_injured("B"), game.is_injured("C")] == [bool(offered), not offered]


@pytest.mark.parametrize("target", ["1 of your Ninja", "1 of your Jutsu on the chain"])
def test_t_23_what_has_no_effect_on_the_chain_is_not_rewritten(target: str) -> None:
    text = f"Target {target}.\nThe target's effect becomes “Draw 3 cards.”. If you do, draw 1 card."
    card = jutsu("K", text=text)
    assert problems(card) == ()
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J K\n deck 9\n"
        "player 2\n block 1 B\n hand wait\n deck 9",
        A, B, jutsu("J", text="Heal the user."), card,
    )  # fmt: skip
    game.play("jutsu J")
    while not game.offered("jutsu K"):
        game.play("pass")
    game.play("jutsu K")
    game.resolve()
    drawn = sum(one.number for one in game.happened("draw") if one.seat == 0)
    assert drawn == (0 if "Ninja" in target else 4)
