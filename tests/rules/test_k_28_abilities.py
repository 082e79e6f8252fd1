"""K-28: activated abilities and timing tags (rules 7.1, 7.2)."""

import pytest

from naruto_tui.rules.playable import problems

from .scene import Scene, client, jutsu, mission, ninja, scene

HURT = jutsu("J-H", text="Target 1 Ninja.\nInjure the target.")
SLEEP = mission("M-S", permanent=True, text="All enemy Ninja lose their text.")


def battle(one: str, other: str, *cards: object) -> Scene:
    """An exchange of Jutsu with these lines of the Attacker and of the Blocker."""
    text = f"phase exchange\nplayer 1\n{one}\nplayer 2\n{other}"
    return scene(text, *cards)  # type: ignore[arg-type]


def mission_phase(text: str, own: str = "", other: str = "") -> Scene:
    """The Attacker's Mission Phase: his Ninja A has this text."""
    card = ninja("A", text=text)
    assert problems(card) == ()
    return scene(f"player 1\n team A\n{own}\nplayer 2\n team B\n{other}", card, ninja("B"), HURT)


def used(now: Scene) -> bool:
    """Whether the ability of A is offered now."""
    return "ability A 0" in (now.offers if now.asked.split(" ", 1)[-1] in OPTIONS else ())


OPTIONS = ("mission phase", "exchange", "counter", "respond")


# -- windows --


@pytest.mark.parametrize(
    ("window", "attacker", "blocker"),
    [
        ("Mission", "mission", "mission"),
        ("Attacker, Mission", "mission", ""),
        ("Blocker, Mission", "", "mission"),
        ("Exchange", "exchange", "exchange"),
        ("Attacker, Exchange", "exchange", ""),
        ("Blocker, Exchange", "", "exchange"),
        ("Mission, Exchange", "mission exchange", "mission exchange"),
    ],
)
def test_k_28_1_a_window_says_whose_turn_and_which_step(
    window: str, attacker: str, blocker: str
) -> None:
    card = ninja("A", text=f"[{window}] Pay 0: Draw 1 card.")
    assert problems(card) == ()
    own = scene("player 1\n team A\n hand wait\nplayer 2\n team B", card, ninja("B"))
    assert used(own) == ("mission" in attacker)
    other = scene("player 1\n team B\n hand wait\nplayer 2\n team A", card, ninja("B"))
    other.play("next")
    assert used(other) == ("mission" in blocker)
    own = battle(" attack A\n hand wait", " block 1 B", card, ninja("B"))
    assert used(own) == ("exchange" in attacker)
    other = battle(" attack B\n hand wait", " block 1 A\n hand wait", card, ninja("B"))
    other.play("pass")
    assert used(other) == ("exchange" in blocker)


def test_k_28_1_the_mission_window_is_open_in_both_mission_phases() -> None:
    card = ninja("A", text="[Mission] Pay 0: Draw 1 card.")
    game = scene("player 1\n hand N-001\nplayer 2\n team A", card)
    game.play("next")
    assert game.asked == "2 counter"
    game.play("ability A 0")
    assert game.cards(2, "hand") == ["blank"]
    assert game.asked == "1 mission phase"


# -- prices --


@pytest.mark.parametrize(
    ("price", "chakra", "left"),
    [
        ("pay Earth Earth", "E-1 E-2", []),
        ("pay Fire 1", "E-1 F-1", []),
        ("pay 0", "E-1", ["E-1"]),
        ("pay Earth or Water", "E-1", []),
    ],
)
def test_k_28_2_the_cost_before_the_colon_is_paid_at_announcement(
    price: str, chakra: str, left: list[str]
) -> None:
    earth = [ninja(number, symbols="E") for number in ("E-1", "E-2")]
    card = ninja("A", text=f"[Mission] {price.capitalize()}: Draw 1 card.")
    game = scene(f"player 1\n team A\n chakra {chakra}", card, *earth, ninja("F-1"))
    game.play("ability A 0")
    assert game.cards(1, "chakra") == left
    assert game.cards(1, "hand") == ["blank"]


@pytest.mark.parametrize(
    ("price", "own"),
    [
        ("pay Earth Earth", " chakra E-1 F-1"),
        ("pay 2", " chakra E-1"),
        ("pay Earth or Water", " chakra F-1"),
        ("discard 1 card from your hand", ""),
        ("injure this Ninja", " team A injured"),
        ("take 1 growth coin off this Ninja", ""),
        ("lower your marker by 1", " marker 0"),
        ("discard 1 chakra, pay 1", " chakra E-1"),
        ("discard the top 3 cards of your deck", " deck E-1 F-1"),
    ],
)
def test_k_28_2_all_of_it_or_nothing(price: str, own: str) -> None:
    earth = ninja("E-1", symbols="E")
    text = f"Valid: [Mission] {price.capitalize()}: Draw 1 card."
    place = own if "injured" in own else f" team A\n{own}"
    game = scene(
        f"player 1\n{place}\nplayer 2\n hand wait", ninja("A", text=text), earth, ninja("F-1")
    )
    assert game.asked != "1 mission phase"


def test_k_28_2_a_card_pays_for_one_step_of_the_price_only() -> None:
    text = "[Mission] Discard 1 chakra, pay Earth: Draw 1 card."
    earth, fire = ninja("E-1", symbols="E"), ninja("F-1")
    game = scene("player 1\n team A\n chakra E-1 F-1", ninja("A", text=text), earth, fire)
    game.play("ability A 0")
    # The earth is needed for the payment: only the fire may be discarded.
    assert game.cards(1, "chakra") == []
    assert game.cards(1, "discard") == ["F-1", "E-1"]


def test_k_28_2_of_several_cards_those_that_are_needed_elsewhere_cannot_be_picked() -> None:
    text = "[Mission] Discard 2 chakra, pay Earth: Draw 1 card."
    cards = [ninja("E-1", symbols="E"), ninja("E-2", symbols="E"), ninja("F-1"), ninja("F-2")]
    game = scene("player 1\n team A\n chakra E-1 F-1 F-2", ninja("A", text=text), *cards)
    game.play("ability A 0")
    assert game.asked == "1 pick"
    choice = game.game.choice
    assert choice is not None
    earth, fire = game.card("E-1"), game.card("F-1")
    assert choice.problem((earth, fire)) == "these do not pay the cost"
    assert {len(answer) for answer in choice.answers()} == {2}
    for seed in range(5):
        assert choice.problem(choice.random(iter([seed / 5] * 99).__next__)) is None
    game.pick("F-1", "F-2")
    assert game.cards(1, "chakra") == []


def test_k_28_2_x_is_as_much_as_can_be_paid() -> None:
    text = "[Mission] Pay X: This Ninja gets +X/+0 this turn."
    game = mission_phase(text, " hand N-001\n chakra N-001 N-002")
    game.play("ability A 0")
    assert game.asked == "1 x"
    game.say_number(2)
    assert game.power("A") == "3/0"
    assert game.cards(1, "chakra") == []


def test_k_28_2_x_may_be_another_price_than_chakra() -> None:
    text = "[Mission] Discard X cards from your hand: This Ninja gets +X/+0 this turn."
    game = mission_phase(text, " hand N-001 N-002 N-003")
    game.play("ability A 0")
    game.say_number(2)
    game.pick("N-001", "N-003")
    assert game.power("A") == "3/0"
    assert game.cards(1, "hand") == ["N-002"]


def test_k_28_2_a_target_of_the_price_is_declared_before_it_is_paid() -> None:
    text = "[Mission] Take 1 coin off the target: Target 1 Ninja. Give 1 damage to the target."
    game = scene(
        "player 1\n hand N-001\n team A\nplayer 2\n team B coins growth, C, D coins growth",
        ninja("A", text=text), *map(ninja, "BCD"),
    )  # fmt: skip
    game.play("ability A 0")
    assert game.offers == ["B", "D"]
    game.pick("D")
    assert game.coins("D") == 0
    assert game.is_injured("D")


def test_k_28_2_what_the_price_took_is_what_that_card_means() -> None:
    text = (
        "[Mission] Discard 1 Ninja in your hand: This Ninja gets +X/+0 this turn. "
        "X is that Ninja's entrance cost."
    )
    cost = ninja("N-3", entrance=3)
    game = scene("player 1\n team A\n hand N-3 N-001", ninja("A", text=text), cost)
    game.play("ability A 0")
    game.pick("N-3")
    assert game.power("A") == "4/0"


# -- on the chain --


def test_k_28_3_it_goes_on_the_chain_and_can_be_answered() -> None:
    game = battle(
        " attack A\n hand wait", " block 1 B\n hand J-H wait",
        ninja("A", text="[Exchange] Pay 0: This Ninja gets +3/+0 this turn."), ninja("B"), HURT,
    )  # fmt: skip
    game.play("ability A 0")
    assert game.asked == "2 respond"
    game.play("jutsu J-H")
    game.pick("A")
    game.resolve()
    # Injured in answer to its own effect, it loses it (7.6).
    assert game.is_injured("A")
    assert game.power("A") == "0/0"


def test_k_28_3_it_may_be_used_in_answer() -> None:
    game = battle(
        " attack A\n hand J-H", " block 1 B",
        ninja("A"), ninja("B", text="[Exchange] Pay 0: Heal 1 of your Ninja."), HURT,
    )  # fmt: skip
    game.play("jutsu J-H")
    game.pick("B")
    assert game.asked == "2 respond"
    assert game.offered("ability B 0")


@pytest.mark.parametrize(
    "price", ["Discard this Ninja", "Injure this Ninja", "Move this Ninja to hand"]
)
def test_k_28_3_leaving_or_injury_as_its_own_price_does_no_harm(price: str) -> None:
    game = mission_phase(f"[Mission] {price}: Draw 1 card.", " hand N-001")
    before = len(game.cards(1, "hand"))
    game.play("ability A 0")
    drawn = before + 1 + (price == "Move this Ninja to hand")
    assert len(game.cards(1, "hand")) == drawn


def test_k_28_3_it_is_lost_if_its_source_leaves_in_answer() -> None:
    gone = jutsu("J-G", text="Target 1 enemy Ninja.\nMove the target to hand.")
    game = battle(
        " attack A\n hand wait", " block 1 B\n hand J-G",
        ninja("A", text="[Exchange] Pay 0: Draw 1 card."), ninja("B"), gone,
    )  # fmt: skip
    game.play("ability A 0")
    game.play("jutsu J-G")
    game.resolve()
    assert game.where("A") == "hand"
    assert "blank" not in game.cards(1, "hand")


# -- where --


@pytest.mark.parametrize(
    ("place", "words", "own"),
    [
        ("In hand", "discard this card", " hand A"),
        ("In your discard pile", "remove this card from the game", " discard A"),
        ("In chakra", "discard this card", " chakra A"),
    ],
)
def test_k_28_4_it_is_used_where_its_price_handles_the_card(
    place: str, words: str, own: str
) -> None:
    card = ninja("A", entrance=9, text=f"{place}: [Mission] {words.capitalize()}: Draw 1 card.")
    assert problems(card) == ()
    own += " N-001" if "hand" in own else "\n hand N-001"
    game = scene(f"player 1\n{own}", card)
    game.play("ability A 0")
    assert "blank" in game.cards(1, "hand")
    assert not game.offered("ability A 0")


def test_k_28_4_who_uses_a_card_of_the_hand_shows_it() -> None:
    card = ninja("A", entrance=9, text="In hand: [Mission] Pay 0: Draw 1 card.")
    game = scene("player 1\n hand A N-001", card)
    assert game.game.view(1).known(0) == ()
    game.play("ability A 0")
    assert game.game.view(1).known(0) == (game.card("A"),)


def test_k_28_4_an_ability_of_play_works_nowhere_else() -> None:
    card = ninja("A", entrance=9, text="[Mission] Pay 0: Draw 1 card.")
    game = scene("player 1\n hand A\n discard A\n chakra A", card)
    assert not game.offered("ability A 0")


def test_k_28_4_one_of_the_discard_pile_is_once_a_turn_too() -> None:
    card = ninja("A", text="In your discard pile: [Mission] Pay 0: Draw 1 card.")
    game = scene("player 1\n hand N-001\n discard A", card)
    game.play("ability A 0")
    assert not game.offered("ability A 0")
    game.until("end")
    game.until("mission")
    assert game.game.used == []


def test_k_28_5_a_stand_by_ninja_uses_what_does_not_need_it_in_the_fight() -> None:
    home = ninja("A", text="[Exchange] Pay 0: Draw 1 card.")
    needs = ninja(
        "C", text="[Exchange] Pay 0: Target 1 Ninja battling this Ninja. Injure the target."
    )
    game = battle(" attack D\n team A, C\n hand wait", " block 1 B", home, needs, *map(ninja, "BD"))
    assert game.offered("ability A 0")
    assert not game.offered("ability C 0")


def test_k_28_6_the_price_is_paid_before_the_effect_is_carried_out() -> None:
    text = "[Attacker, Mission] Pay 1: Draw X cards. X is the number of your chakra."
    game = mission_phase(text, " hand N-001\n chakra N-001 x3")
    game.play("ability A 0")
    game.pick("N-001")
    assert game.cards(1, "hand").count("blank") == 2


# -- how often --


def test_k_28_7_each_ability_once_a_turn_and_each_for_itself() -> None:
    game = mission_phase(
        "[Mission] Pay 0: Draw 1 card.\n[Mission] Pay 0: Draw 2 cards.", " hand N-001"
    )
    game.play("ability A 0")
    assert not game.offered("ability A 0")
    assert game.offered("ability A 1")


def test_k_28_7_its_text_may_say_otherwise() -> None:
    game = mission_phase(
        "[Mission] Pay 0: Draw 1 card. Usable 2 times a turn.\n"
        "[Mission] Pay 1: Draw 1 card. Usable any number of times.",
        " hand N-001\n chakra N-001 x3",
    )  # fmt: skip
    for _ in range(2):
        game.play("ability A 0")
    assert not game.offered("ability A 0")
    for _ in range(3):
        game.play("ability A 1")
        if game.asked == "1 pay chakra":
            game.pick("N-001")
    assert not game.offered("ability A 1")


def test_7_2_it_is_used_once_a_turn_and_again_in_the_next_one() -> None:
    game = mission_phase("[Mission] Pay 0: Draw 1 card.", " hand N-001")
    game.play("ability A 0")
    assert game.asked == "1 mission phase"
    assert not used(game)
    game.until("end")
    while game.asked != "1 counter":
        game.quiet()
    assert game.offered("ability A 0")


def test_k_28_8_a_card_that_left_and_came_back_is_another_object() -> None:
    back = mission("M-B", text="Target 1 of your Ninja.\nMove the target to hand.")
    card = ninja("A", text="[Mission] Pay 0: Draw 1 card.")
    game = scene("player 1\n hand M-B N-001\n team A", card, back)
    game.play("ability A 0")
    game.play("mission M-B")
    game.play("deploy A")
    assert game.offered("ability A 0")


def test_k_28_9_a_tax_is_paid_on_top() -> None:
    tax = mission("M-T", permanent=True, text="All enemy Ninja get +1 ability cost.")
    game = scene(
        "player 1\n hand N-001\n chakra N-001 x2\n team A\nplayer 2\n mission M-T",
        ninja("A", text="[Mission] Pay 1: Draw 1 card."), tax,
    )  # fmt: skip
    game.play("ability A 0")
    assert game.cards(1, "chakra") == []


def test_k_28_9_a_tax_that_cannot_be_paid_forbids_it() -> None:
    tax = mission("M-T", permanent=True, text="All enemy Ninja get +1 ability cost.")
    game = scene(
        "player 1\n hand N-001\n chakra N-001\n team A\nplayer 2\n mission M-T",
        ninja("A", text="[Mission] Pay 1: Draw 1 card."), tax,
    )  # fmt: skip
    assert not game.offered("ability A 0")


def test_k_28_9_a_ban_on_effects() -> None:
    ban = mission(
        "M-T",
        permanent=True,
        text="Enemy Ninja named “A” cannot use effects.".replace("“", '"').replace("”", '"'),
    )
    assert problems(ban) == ()
    game = scene(
        "player 1\n hand N-001\n team A, C\nplayer 2\n mission M-T",
        ninja("A", text="[Mission] Pay 0: Draw 1 card."),
        ninja("C", text="[Mission] Pay 0: Draw 1 card."), ban,
    )  # fmt: skip
    assert not game.offered("ability A 0")
    assert game.offered("ability C 0")
    assert game.refusal("A") == "7.14"


DEAR = mission(
    "M-T",
    permanent=True,
    text="All Ninja cannot use effects with ability cost 1 or more"
    " and cannot use Jutsu with Jutsu cost 1 or more.",
)
"""Forbids whatever asks for chakra."""


def test_k_28_9_a_ban_on_effects_that_ask_for_chakra() -> None:
    assert problems(DEAR) == ()
    game = scene(
        "player 1\n hand N-001\n chakra N-001 x2\n team A, C\nplayer 2\n mission M-T",
        ninja("A", text="[Mission] Pay 1: Draw 1 card."),
        ninja("C", text="[Mission] Discard 1 card from your hand: Draw 1 card."), DEAR,
    )  # fmt: skip
    assert not game.offered("ability A 0")
    assert game.offered("ability C 0")
    assert game.refusal("A") == "7.14"


def test_k_28_9_a_tax_makes_an_effect_ask_for_chakra() -> None:
    tax = mission("M-U", permanent=True, text="All enemy Ninja get +1 ability cost.")
    game = scene(
        "player 1\n hand N-001\n chakra N-001\n team A\nplayer 2\n mission M-T\n mission M-U",
        ninja("A", text="[Mission] Pay 0: Draw 1 card."), DEAR, tax,
    )  # fmt: skip
    assert not game.offered("ability A 0")


def test_k_28_9_jutsu_that_ask_for_chakra() -> None:
    game = scene(
        "phase exchange\nplayer 1\n attack A\n chakra N-001\n hand J-1 wait\n"
        "player 2\n block 1 B\n mission M-T",
        ninja("A"), ninja("B"), DEAR, jutsu("J-1", "1", text="Draw 1 card."),
    )  # fmt: skip
    assert not game.offered("jutsu J-1")
    assert game.offered("jutsu wait")


def test_k_28_9_a_ban_holds_for_mastery_too() -> None:
    ban = mission(
        "M-T", permanent=True, text="All Ninja cannot use effects with ability cost 1 or more."
    )
    for own, asked in ((f" mission {ban.number}", "1 exchange"), ("", "1 optional effect")):
        game = scene(
            "phase exchange\nplayer 1\n attack A\n chakra N-001\n hand J-1 wait wait\n"
            f"{own}\nplayer 2\n block 1 B",
            ninja("A", characteristics=("Mastery",)), ninja("B"), ban,
            jutsu("J-1", symbols="FWLNE", text="Draw 1 card."),
        )  # fmt: skip
        game.play("jutsu J-1")
        game.resolve()
        assert game.asked == asked


def test_k_28_9_a_ban_on_activated_effects_leaves_jutsu_alone() -> None:
    ban = mission("M-T", permanent=True, text="All Ninja cannot use effects.")
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand wait\nplayer 2\n block 1 B\n mission M-T",
        ninja("A"), ninja("B"), ban,
    )  # fmt: skip
    assert game.offered("jutsu wait")


def test_k_28_10_the_opponent_uses_what_addresses_him() -> None:
    text = "[Opponent, Attacker, Mission] Discard 1 card from your hand: Discard this card."
    prison = mission("M-P", permanent=True, text=text)
    assert problems(prison) == ()
    game = scene("player 1\n hand N-001 N-002\nplayer 2\n mission M-P", prison)
    game.play("ability M-P 0")
    game.pick("N-002")
    assert game.where("M-P") == "discard"
    own = scene("player 1\n hand N-001 N-002\n mission M-P", prison)
    assert not own.offered("ability M-P 0")


# -- when its text does not work --


def test_7_7_injured_only_if_valid() -> None:
    plain = ninja("A", text="[Mission] Pay 0: Draw 1 card.")
    valid = ninja("C", text="Valid: [Mission] Pay 0: Draw 1 card.")
    game = scene("player 1\n hand N-001\n team A injured\n team C injured", plain, valid)
    assert not game.offered("ability A 0")
    assert game.offered("ability C 0")


def test_t_10_not_while_its_text_is_negated() -> None:
    game = scene(
        "player 1\n hand N-001\n team A\nplayer 2\n mission M-S",
        ninja("A", text="[Mission] Pay 0: Draw 1 card."), SLEEP,
    )  # fmt: skip
    assert not game.offered("ability A 0")
    assert game.refusal("A") == "7.7"


def test_a_condition_must_hold() -> None:
    text = "[Mission] While you have no chakra, pay 0: Draw 1 card."
    assert mission_phase(text, " hand N-001").offered("ability A 0")
    assert not mission_phase(text, " hand N-001\n chakra N-002").offered("ability A 0")


def test_clients_and_permanents_have_abilities_too() -> None:
    text = "[Mission] Pay 0: Draw 1 card."
    cards = client("C-1", text=text), mission("M-1", permanent=True, text=text)
    game = scene("player 1\n hand N-001\n client C-1\n mission M-1", *cards)
    assert game.offered("ability C-1 0")
    assert game.offered("ability M-1 0")


def test_an_ability_may_target_its_own_card() -> None:
    game = mission_phase(
        "[Mission] Pay 0: Target 1 Ninja. The target gets +1/+0 this turn.", " hand N-001"
    )
    game.play("ability A 0")
    assert game.offers == ["A", "B"]


def test_with_nobody_attacking_the_exchange_is_there_for_effects() -> None:
    card = ninja("A", text="[Exchange] Pay 0: Draw 1 card.")
    game = scene("phase battle\nplayer 1\n team A", card)
    game.send()
    assert game.asked == "1 exchange"
    game.play("ability A 0")
    assert game.cards(1, "hand") == ["blank"]


def test_the_record_of_a_game_with_abilities_is_read_back() -> None:
    game = mission_phase("[Mission] Pay X: Draw X cards.", " hand N-001\n chakra N-001 x2")
    game.play("ability A 0")
    game.say_number(1)
    game.pick("N-001")
    assert game.same_after_record().cards(1, "hand") == game.cards(1, "hand")
