"""K-29: costs, their changes, what was paid, and the Void symbol (rules 5.3.4 to 5.3.8)."""

import pytest

from naruto_tui.cards.model import Card
from naruto_tui.rules.playable import problems

from .scene import Scene, jutsu, mission, ninja, scene

STRONG = "The user gets +1/+0 this turn."
EARTH = ninja("E-1", symbols="E")
BOTH = ninja("EF-1", symbols="EF")


def permanent(text: str) -> Card:
    card = mission("M-1", permanent=True, text=text)
    assert problems(card) == ()
    return card


def fight(
    own: Card, *cards: Card, chakra: str = "", user: str = "A", more: str = "", other: str = ""
) -> Scene:
    """The Attacker's exchange with this Jutsu in hand."""
    assert problems(own) == ()
    return scene(
        f"phase exchange\nplayer 1\n attack {user}\n hand {own.number} wait\n chakra {chakra}\n"
        f"{more}\nplayer 2\n block 1 B\n{other}",
        own, *cards, ninja("A"), ninja("B"), EARTH, BOTH, ninja("F-1"),
    )  # fmt: skip


def price(game: Scene) -> int:
    """How many chakra the Jutsu took."""
    game.play("jutsu J-1")
    if game.asked == "1 pay jutsu cost":
        game.quiet()
    return sum(event.number for event in game.happened("pay"))


def test_k_29_1_a_void_jutsu_is_paid_with_numbers_and_a_void_card_needs_void_cards() -> None:
    assert price(fight(jutsu("J-1", "2", symbols="V", text=STRONG), chakra="N-001 x2")) == 2
    void = mission("M-V", symbols="V", hand=1, text="Draw 1 card.")
    assert not scene("player 1\n hand M-V N-001", void).offered("mission M-V")
    other = ninja("V-1", symbols="V", entrance=9)
    assert scene("player 1\n hand M-V V-1", void, other).offered("mission M-V")


@pytest.mark.parametrize(("words", "offered"), [("", True), ("printed ", False)])
def test_k_29_2_the_current_cost_is_asked_for_and_the_printed_one_where_it_says_so(
    words: str, *, offered: bool
) -> None:
    raised = permanent("All Jutsu get +1 Jutsu cost.")
    text = f"Target 1 Jutsu with {words}Jutsu cost 3 or more on the chain.\nNegate the target."
    game = fight(
        jutsu("J-1", "E1", text=STRONG), raised, jutsu("J-N", text=text),
        chakra="E-1 x3", more=" mission M-1", other=" hand J-N\n chakra 1",
    )  # fmt: skip
    assert price(game) == 3
    assert (game.asked == "2 respond" and game.offered("jutsu J-N")) == offered


def test_k_29_3_raising_adds_to_the_number() -> None:
    raised = permanent("All enemy Jutsu get +1 Jutsu cost.")
    game = fight(
        jutsu("J-1", "E", text=STRONG), raised, chakra="E-1 x2", other=" mission M-1"
    )  # fmt: skip
    assert price(game) == 2


def test_k_29_3_a_player_sees_what_a_jutsu_costs_now() -> None:
    raised = permanent("All enemy Jutsu get +1 Jutsu cost.")
    game = fight(jutsu("J-1", "E or 2", text=STRONG), raised, other=" mission M-1")
    costs = game.game.view(0).jutsu_costs(game.card("J-1"))
    assert [str(cost) for cost in costs] == ["E 1", "3"]


def test_k_29_3_raised_costs_may_be_too_high() -> None:
    raised = permanent("All enemy Jutsu get +1 Jutsu cost.")
    game = fight(jutsu("J-1", "E", text=STRONG), raised, chakra="E-1", other=" mission M-1")
    assert not game.offered("jutsu J-1")
    assert game.refusal("J-1") == "5.3.6"


@pytest.mark.parametrize(("cost", "paid"), [("3", 1), ("1", 0), ("EE1", 2), ("EE", 2)])
def test_k_29_3_lowering_by_a_number_lowers_the_number_not_below_0(cost: str, paid: int) -> None:
    lowered = permanent("All of your Jutsu get -2 Jutsu cost.")
    game = fight(jutsu("J-1", cost, text=STRONG), lowered, chakra="E-1 x3", more=" mission M-1")
    assert price(game) == paid


@pytest.mark.parametrize(("cost", "paid"), [("EE1", 2), ("E", 0), ("F2", 3)])
def test_k_29_3_lowering_by_a_symbol_takes_that_symbol(cost: str, paid: int) -> None:
    lowered = permanent("All of your Jutsu get -1 Earth Jutsu cost.")
    game = fight(
        jutsu("J-1", cost, text=STRONG), lowered, chakra="E-1 x2 F-1 x2", more=" mission M-1"
    )
    assert price(game) == paid


def test_5_3_4_increases_come_before_reductions_and_replacements_last() -> None:
    lower = mission("M-2", permanent=True, text="All Jutsu get -2 Jutsu cost.")
    more = mission("M-1", permanent=True, text="All Jutsu get +1 Jutsu cost.")
    card = jutsu("J-1", "1", text=STRONG)
    assert price(fight(card, lower, more, chakra="E-1 x2", more=" mission M-2\n mission M-1")) == 0
    fixed = mission("M-3", permanent=True, text="All Jutsu have Jutsu cost 1.")
    game = fight(card, fixed, more, chakra="E-1 x2", more=" mission M-3\n mission M-1")
    assert price(game) == 1


def test_k_29_3_it_may_depend_on_the_user() -> None:
    cheap = ninja("C", text="Jutsu used by this Ninja get -1 Jutsu cost.")
    assert problems(cheap) == ()
    game = fight(jutsu("J-1", "1", text=STRONG), cheap, user="A, C")
    game.play("jutsu J-1")
    game.resolve()
    assert game.power("C") == "2/0"


def test_k_29_3_it_may_depend_on_the_target() -> None:
    guard = ninja("D", text="Enemy Jutsu that targets this Ninja get +2 Jutsu cost.")
    assert problems(guard) == ()
    card = jutsu("J-1", "1", text="Target 1 enemy Ninja.\nInjure the target.")
    poor = fight(card, guard, chakra="E-1 x2", other=" team D")
    poor.play("jutsu J-1")
    # D cannot be paid for, so B is the only target.
    assert poor.asked == "1 pay jutsu cost"
    rich = fight(card, guard, chakra="E-1 x3", other=" team D")
    rich.play("jutsu J-1")
    rich.pick("D")
    assert rich.cards(1, "chakra") == []


def test_k_29_3_x_leaves_enough_for_a_target_that_costs_more() -> None:
    text = "Enemy Jutsu that targets this Ninja get +2 Jutsu cost."
    leaf = ninja("D", characteristics=("Leaf",), text=text)
    card = jutsu("J-1", "X", text='Target 1 "Leaf" Ninja.\nInjure the target.')
    game = fight(card, leaf, chakra="E-1 x3", other=" team D")
    game.play("jutsu J-1")
    assert game.game.choice is not None
    assert [*game.game.choice.answers()] == [0, 1]


def test_k_29_3_a_jutsu_may_lower_its_own_cost() -> None:
    text = STRONG + "\nIn hand: This card gets -1 Jutsu cost for each of your other Ninja."
    game = fight(jutsu("J-1", "3", text=text), ninja("C"), chakra="E-1 x3", more=" team C")
    assert price(game) == 1


def test_k_29_3_a_change_of_this_turn_holds_while_the_jutsu_is_announced() -> None:
    cheap = mission("M-2", text="All Jutsu in your hand get -1 Jutsu cost this turn.")
    game = scene(
        "player 1\n hand M-2 J-1 wait\n team A\n chakra 1\nplayer 2\n team B",
        cheap, jutsu("J-1", "2", text=STRONG), ninja("A"), ninja("B"),
    )  # fmt: skip
    game.play("mission M-2")
    game.play("next")
    game.until("battle")
    game.send("A")
    game.until("exchange")
    assert price(game) == 1


def test_k_29_3_any_symbols_may_pay() -> None:
    free = permanent("All Jutsu in your hand can be paid with any symbols.")
    game = fight(jutsu("J-1", "FF", text=STRONG), free, chakra="E-1 x2", more=" mission M-1")
    assert price(game) == 2


def test_k_29_4_without_paying() -> None:
    free = ninja("C", text="This Ninja can use Fire Jutsu without paying.")
    assert problems(free) == ()
    card = jutsu("J-1", "EX", symbols="F", text=STRONG)
    game = fight(card, free, user="C")
    assert price(game) == 0
    game.resolve()
    assert game.power("C") == "2/0"
    assert not fight(card, free, user="A, C", chakra="").offered("jutsu J-2")
    water = jutsu("J-1", "EX", symbols="W", text=STRONG)
    assert not fight(water, free, user="C").offered("jutsu J-1")


@pytest.mark.parametrize(("chakra", "drawn"), [("E-1 x3", 1), ("E-1 x5", 1), ("E-1 x2", 0)])
def test_k_29_4_the_higher_cost_is_the_alternative_with_the_larger_total(
    chakra: str, drawn: int
) -> None:
    card = jutsu("J-1", "E1 or E2", text="If the higher cost was paid for this card, draw 1 card.")
    game = fight(card, chakra=chakra)
    game.play("jutsu J-1")
    if game.asked == "1 pay jutsu cost":
        game.pick(*["E-1"] * 3)
    game.resolve()
    assert game.cards(1, "hand").count("blank") == drawn


def test_k_29_4_a_single_cost_is_never_the_higher_one() -> None:
    card = jutsu("J-1", "E1", text="If the higher cost was paid for this card, draw 1 card.")
    game = fight(card, chakra="E-1 x2")
    game.play("jutsu J-1")
    game.resolve()
    assert game.cards(1, "hand") == ["wait"]


@pytest.mark.parametrize(("symbol", "drawn"), [("Earth", 1), ("Water", 0)])
def test_k_29_5_by_the_symbols_used_to_pay(symbol: str, drawn: int) -> None:
    card = jutsu("J-1", "2", text=f"If {symbol} was paid for this card, draw 1 card.")
    game = fight(card, chakra="E-1 N-002")
    game.play("jutsu J-1")
    game.resolve()
    assert game.cards(1, "hand").count("blank") == drawn


@pytest.mark.parametrize(("place", "drawn"), [(0, 0), (1, 1)])
def test_k_29_5_a_card_of_two_symbols_counts_as_the_one_its_player_names(
    place: int, drawn: int
) -> None:
    card = jutsu("J-1", "1", text="If Fire was paid for this card, draw 1 card.")
    game = fight(card, chakra="EF-1")
    game.play("jutsu J-1")
    assert game.asked == "1 paid as"
    game.play(f"symbol EF-1 {place}")
    game.resolve()
    assert game.cards(1, "hand").count("blank") == drawn


def test_k_29_5_it_must_count_as_what_the_cost_asks_for() -> None:
    card = jutsu("J-1", "E", text="If Fire was paid for this card, draw 1 card.")
    game = fight(card, chakra="EF-1")
    game.play("jutsu J-1")
    assert game.asked != "1 paid as"
    game.resolve()
    assert game.cards(1, "hand") == ["wait"]


def test_k_29_5_hand_costs_likewise() -> None:
    card = mission(
        "M-P", symbols="EF", hand=1, text="If Earth was paid for this card, draw 1 card."
    )
    game = scene("player 1\n hand M-P E-1 N-002", card, EARTH)
    game.play("mission M-P")
    if game.asked == "1 pay hand cost":
        game.pick("E-1")
    assert game.cards(1, "hand").count("blank") == 1


def test_k_29_5_a_card_by_its_name_or_words() -> None:
    card = jutsu("J-1", "1", text='If "Leaf" was paid for this card, draw 1 card.')
    leaf = ninja("L-1", characteristics=("Leaf",))
    game = fight(card, leaf, chakra="L-1")
    game.play("jutsu J-1")
    game.resolve()
    assert game.cards(1, "hand").count("blank") == 1


@pytest.mark.parametrize(("chakra", "drawn"), [("E-1 N-002", 1), ("E-1 E-1", 0)])
def test_k_29_5_different_symbols(chakra: str, drawn: int) -> None:
    card = jutsu("J-1", "2", text="If different symbols were paid for this card, draw 1 card.")
    game = fight(card, chakra=chakra)
    game.play("jutsu J-1")
    game.resolve()
    assert game.cards(1, "hand").count("blank") == drawn


def test_k_29_5_a_card_of_two_symbols_is_one_of_them_there_too() -> None:
    card = jutsu("J-1", "2", text="If different symbols were paid for this card, draw 1 card.")
    game = fight(card, chakra="E-1 EF-1")
    game.play("jutsu J-1")
    assert game.asked == "1 paid as"
    game.play("symbol EF-1 0")
    game.resolve()
    assert game.cards(1, "hand").count("blank") == 0


def test_k_29_6_pay_n_discards_n_chakra_and_a_symbol_asks_for_that_symbol() -> None:
    card = ninja("A", text="[Mission] Pay Earth 1: Draw 1 card.")
    game = scene("player 1\n hand N-003\n team A\n chakra E-1 N-002", card, EARTH)
    game.play("ability A 0")
    assert sorted(game.cards(1, "discard")) == ["E-1", "N-002"]
    assert not scene("player 1\n hand N-003\n team A\n chakra N-002 x2", card).offered(
        "ability A 0"
    )


def test_k_29_7_rewards_given_as_a_price_come_off_your_own_deck() -> None:
    card = ninja("A", text="[Mission] Your opponent wins 2 rewards: Draw 1 card.")
    game = scene("player 1\n hand N-003\n team A\n deck 4", card)
    game.play("ability A 0")
    assert game.rewards(2) == 2
    assert game.deck(1) == 1


def test_k_29_7_impossible_with_fewer() -> None:
    card = ninja("A", text="[Mission] Your opponent wins 2 rewards: Draw 1 card.")
    assert not scene("player 1\n hand N-003\n team A\n deck 1", card).offered("ability A 0")


def test_k_29_7_your_own_rewards_are_discarded_to_their_owners_pile() -> None:
    card = ninja("A", text="[Mission] Discard 1 of your rewards: Draw 1 card.")
    assert problems(card) == ()
    game = scene("player 1\n hand N-003\n team A\n rewards N-002", card)
    game.play("ability A 0")
    assert game.rewards(1) == 0
    assert game.cards(2, "discard") == ["N-002"]


@pytest.mark.parametrize(("chakra", "drawn"), [("L L F", 2), ("F F F", 0), ("LF F F", 1)])
def test_how_much_of_a_symbol_was_paid_can_be_counted(chakra: str, drawn: int) -> None:
    text = "Draw X cards. X is the number of Lightning paid for this card."
    stock = [ninja(letters, symbols=letters) for letters in ("L", "F", "LF")]
    game = scene(
        f"phase exchange\nplayer 1\n attack A\n hand J wait\n chakra {chakra}\n deck 9\nplayer 2",
        ninja("A"), jutsu("J", "3", text=text), *stock,
    )  # fmt: skip
    game.play("jutsu J")
    while game.asked.endswith("paid as"):
        game.play(game.offers[0])
    game.resolve()
    assert game.deck(1) == 9 - drawn
