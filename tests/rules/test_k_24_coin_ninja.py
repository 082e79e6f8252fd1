"""Coins and cards that act as Ninja (K-24)."""

from random import Random

import pytest

from naruto_tui.rules.choices import PickOption

from .dealing import deal_anew
from .invariants import check, difference
from .scene import Scene, jutsu, mission, ninja, scene

A, B = ninja("A", "3/1"), ninja("B", "6/1")
GONE_AGAIN = (
    'Put 2 Ninja coins 0/1 named "Insect" into play. Discard all of your Ninja named "Insect".'
)
INSECTS = 'Put 2 Ninja coins 0/1 named "Insect" into play.'


def after(text: str, mine: str = "", theirs: str = "", *cards) -> Scene:
    game = scene(
        f"player 1\n hand M N-001\n{mine}\nplayer 2\n{theirs}", mission("M", text=text), *cards
    )
    game.play("mission M")
    return game


def test_k_24_1_a_coin_in_play_is_a_ninja_with_what_is_told_and_nothing_else() -> None:
    facts = 'with injured power 0/0 and with attribute "Genjutsu"'
    game = after(f'Put 1 Ninja coin 6/3 named "Itachi Clone" {facts} into play.')
    coin = game.card("Itachi Clone coin")
    assert game.in_play(1) == ["Itachi Clone coin"]
    assert game.power("Itachi Clone coin") == "6/3"
    card = game.game.cards[coin]
    assert card.names == ("Itachi Clone",)
    assert (card.symbols, card.characteristics, card.attributes) == ("", (), ("Genjutsu",))
    assert game.game.owner[coin] == game.game.play[coin].seat == 0
    assert game.team("Itachi Clone coin") == ["Itachi Clone coin"]


def test_k_24_1_without_entrance_cost_it_fails_every_comparison() -> None:
    injure = (
        'Put 1 Ninja coin 0/1 named "Insect"{} into play. '
        "Injure all Ninja with entrance cost 2 or less."
    )
    game = after(injure.format(""))
    assert not game.is_injured("Insect coin")
    game = after(injure.format(" with entrance cost 0"))
    assert game.is_injured("Insect coin")


def test_k_24_1_others_may_put_it_in_play() -> None:
    game = after('Your opponent puts 1 Ninja coin 0/0 named "Insect" into play.')
    assert game.in_play(2) == ["Insect coin"]


def test_k_24_2_two_of_one_text_come_together_and_others_mind_the_name() -> None:
    game = after(INSECTS)
    assert game.in_play(1) == ["Insect coin", "Insect coin"]
    again = mission("M2", text='Put 1 Ninja coin 0/1 named "Insect" into play.')
    game = scene("player 1\n hand M M2 N-001", mission("M", text=INSECTS), again)
    game.game.sides[0].missions = -1
    game.play("mission M")
    game.play("mission M2")
    assert game.in_play(1) == ["Insect coin", "Insect coin"]


def test_k_24_2_a_ninja_of_that_name_keeps_it_out() -> None:
    game = after(INSECTS, "team A", "", ninja("A", also_named=("Insect",)))
    assert game.in_play(1) == ["A"]


def test_k_24_3_it_attacks_uses_jutsu_and_is_damaged_as_any_ninja() -> None:
    use = jutsu("J", text="The user gets +2/+0 this turn.")
    game = scene(
        "player 1\n hand M J N-001 N-003\n team A\nplayer 2\n team B\n hand wait",
        mission("M", text='Put 1 Ninja coin 1/1 named "Insect" into play.'), A, B, use,
    )  # fmt: skip
    game.play("mission M")
    game.until("organize")
    game.quiet()
    game.send("Insect coin")
    game.block("Insect coin by B")
    game.play("jutsu J")
    game.resolve()
    assert game.power("Insect coin") == "3/1"
    game.until("end")
    assert game.in_play(1) == ["A"] or game.is_injured("Insect coin")


def test_k_24_3_it_may_be_forbidden_to_use_jutsu() -> None:
    text = (
        'Put 1 Ninja coin 1/1 named "Insect" with “Valid: This Ninja cannot use Jutsu.” into play.'
    )
    use = jutsu("J", text="The user gets +2/+0 this turn.")
    game = scene(
        "player 1\n hand M J N-001 N-003\nplayer 2\n hand N-001", mission("M", text=text), use
    )
    game.play("mission M")
    game.until("battle")
    game.send("Insect coin")
    game.until("showdown")
    assert game.happened("use") == []


def test_k_24_3_leaving_play_it_is_gone_after_triggers_have_seen_it() -> None:
    sees = ninja("A", text="When 1 of your other Ninja leaves play, draw 1 card.")
    game = scene(
        "player 1\n hand M M2 N-001\n team A", sees, mission("M", text=INSECTS),
        mission("M2", text='Move 1 of your other Ninja named "Insect" to hand.'),
    )  # fmt: skip
    game.game.sides[0].missions = -1
    game.play("mission M")
    game.play("mission M2")
    game.pick("Insect coin")
    assert game.in_play(1) == ["A", "Insect coin"]
    assert len(game.happened("trigger")) == 1
    assert all(not name.endswith("coin") for name in game.cards(1, "hand"))
    check(game.game)


def test_k_24_3_a_coin_that_is_gone_is_not_found_again() -> None:
    text = f"{GONE_AGAIN} Move all cards from your discard pile to hand."
    game = after(text)
    assert game.in_play(1) == []
    check(game.game)


def test_k_24_3_ids_of_coins_that_are_gone_serve_again() -> None:
    more = GONE_AGAIN.replace("2 Ninja", "90 Ninja")
    game = after(" ".join([more] * 20))
    assert len(game.game.cards) == 1000
    assert game.in_play(1) == []
    check(game.game)


def test_k_24_3_copies_of_the_game_records_and_other_deals_keep_it() -> None:
    game = after(INSECTS, "team A", "", A)
    copy = game.game.copy()
    assert difference(game.game, copy) == ""
    again = game.same_after_record()
    assert difference(game.game, again.game) == ""
    dealt = deal_anew(game.game, 0, Random(1))
    assert [dealt.cards[one].name for one in dealt.play] == ["A", "Insect", "Insect"]
    one = next(card for card in game.game.play if game.game.cards[card].name == "Insect")
    assert str(game.game.view(1).card(one)) == "Insect coin"


def test_k_24_4_the_name_of_a_coin_is_no_attribute() -> None:
    text = (
        INSECTS
        + ' All "Insect" Ninja get +5/+0 this turn. All Ninja named "Insect" get +0/+2 this turn.'
    )
    game = after(text, "team A", "", ninja("A", "1/0", attributes=("Insect",)))
    assert game.power("A") == "6/0"
    coins = [one for one in game.game.play if game.game.cards[one].name == "Insect"]
    assert [game.game.traits(one).support for one in coins] == [3, 3]
    assert [game.game.traits(one).combat for one in coins] == [0, 0]


CLONE = (
    "This card becomes a Ninja with power 4/2; put this card into the user's team as back.\n"
    "At the end of this turn, move this card to chakra."
)


def test_k_24_5_a_jutsu_acts_as_a_ninja_and_goes_where_told() -> None:
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J wait\nplayer 2\n block 1 B\n hand wait",
        A, B, jutsu("J", text=CLONE),
    )  # fmt: skip
    game.play("jutsu J")
    game.resolve()
    assert game.team("J") == ["A", "J"]
    assert game.power("J") == "4/2"
    assert game.team_power("A") == 5
    assert game.game.cards[game.card("J")].kind == "ninja"
    turn = game.turn
    while game.turn == turn and game.game.choice:
        game.quiet()
    assert game.where("J") == "chakra"
    assert game.game.cards[game.card("J")].kind == "jutsu"


@pytest.mark.parametrize(
    ("line", "drawn"), [("This card becomes a Ninja with power 3/2.", 1), ("", 2)]
)
def test_k_24_5_what_it_triggered_before_is_a_text_it_has_no_more(line: str, drawn: int) -> None:
    text = f"When a Ninja is healed, draw 1 card. {line}".strip()
    game = scene(
        "player 1\n hand M wait\n mission P\n team A injured, C injured\n deck N-001 x9",
        A, ninja("C"), mission("P", permanent=True, text=text),
        mission("M", text="Heal all of your Ninja."),
    )  # fmt: skip
    game.play("mission M")
    game.resolve()
    assert len(game.happened("trigger")) == 2
    assert game.cards(1, "hand") == ["wait", *["N-001"] * drawn]


def test_t_22_a_copy_uses_abilities_that_the_card_itself_has_not() -> None:
    text = (
        "This Ninja gets +1/+0.\nWhen this Ninja leaves play, draw 1 card.\n"
        "[Mission] Discard this Ninja: Draw 1 card."
    )
    copy = mission("M-C", permanent=True, text="This card becomes a copy of 1 of your Ninja.")
    game = scene("player 1\n hand M-C wait\n team C\n deck N-001 x9", ninja("C", text=text), copy)
    card = game.card("M-C")
    game.play("mission M-C")
    game.resolve()
    choice = game.game.choice
    assert isinstance(choice, PickOption)
    game.game.answer(
        [one.card if one.verb == "ability" else -1 for one in choice.options].index(card)
    )
    game.resolve()
    assert game.cards(1, "discard") == ["M-C"]
    assert game.cards(1, "hand") == ["wait", "N-001", "N-001"]


def test_k_24_5_else_it_goes_to_its_owners_zone_as_that_card() -> None:
    text = CLONE.partition("\n")[0]
    away = mission("M", text='Move 1 of your Ninja named "J" to hand.')
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J M wait\nplayer 2\n hand 1",
        A, B, jutsu("J", text=text), away,
    )  # fmt: skip
    game.play("jutsu J")
    game.resolve()
    turn = game.turn
    while game.turn < turn + 2:
        game.quiet()
    game.play("mission M")
    assert "J" in game.cards(1, "hand")
    assert game.game.cards[game.card("J")].kind == "jutsu"
    check(game.game)


def test_k_24_5_a_mission_acts_as_a_ninja_and_its_coins_go_as_before() -> None:
    text = (
        "This card becomes a Ninja with power 4/4 with injured power 3/3 "
        "and with entrance cost 3 and with hand cost 1."
    )
    card = mission("P", permanent=True, coins=2, text=text)
    game = scene("player 1\n hand P N-001\nplayer 2\n hand N-001", card)
    game.play("mission P")
    assert game.power("P") == "4/4"
    assert game.coins("P") == 2
    assert game.game.entrance(game.card("P")) == 3
    assert game.team("P") == ["P"]
    turn = game.turn
    while game.turn < turn + 2:
        game.quiet()
    assert game.coins("P") == 1


def test_t_22_a_copy_of_a_ninja_is_what_is_printed_on_it() -> None:
    text = "When this Ninja is deployed, put 1 Ninja coin into play as a copy of this Ninja."
    card = ninja("A", "3/1", "1/0", symbols="W", entrance=2, characteristics=("Leaf",),
                 attributes=("Fang",), text=text + "\nThis Ninja gets +1/+0.")  # fmt: skip
    game = scene("player 1\n hand A N-001\n marker 5", card)
    game.deploy("A")
    assert game.in_play(1) == ["A", "A"]
    copy = list(game.game.play)[1]
    traits = game.game.traits(copy)
    assert (traits.combat, traits.support, traits.symbols) == (4, 1, "W")
    assert traits.words == {"Leaf"}
    assert game.game.entrance(copy) == 2


def test_t_22_not_its_coins_injury_or_bonuses() -> None:
    text = "Put 1 Ninja coin into play as a copy of 1 of your Ninja."
    game = after(text, "team A injured coins +1/+1", "", ninja("A", "3/1", "1/0"))
    copy = list(game.game.play)[1]
    assert (game.game.traits(copy).combat, game.game.play[copy].injured) == (3, False)
    assert game.game.play[copy].coins == ()


def test_t_22_without_text_if_it_says_so() -> None:
    text = "Put 1 Ninja coin into play as a copy of 1 of your Ninja but no text."
    game = after(text, "team A", "", ninja("A", "3/1", text="This Ninja gets +1/+0."))
    assert game.power("A#1") == "4/1"
    copy = list(game.game.play)[1]
    assert game.game.traits(copy).combat == 3


def test_t_22_the_name_rule_does_not_look_at_copies() -> None:
    text = "Put 1 Ninja coin into play as a copy of 1 enemy Ninja."
    game = after(text, "", "team A", A)
    assert game.in_play(1) == ["A"]
    game = scene("player 1\n hand M A N-001\nplayer 2\n team A", mission("M", text=text), A)
    game.play("mission M")
    assert game.offered("deploy A")


def test_t_22_a_jutsu_becomes_a_copy_of_its_user() -> None:
    text = (
        "This card becomes a copy of the user but no text; put this card into the user's team.\n"
        "At the end of this turn, move this card to chakra."
    )
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J wait\nplayer 2\n block 1 B\n hand wait",
        ninja("A", "3/2", text="This Ninja gets +1/+0."), B, jutsu("J", text=text),
    )  # fmt: skip
    game.play("jutsu J")
    game.resolve()
    assert game.team_power("A#1") == 6
    turn = game.turn
    while game.turn == turn and game.game.choice:
        game.quiet()
    assert game.where("J") == "chakra"


FIRE = jutsu("F", text="Target 1 enemy Ninja.\nGive 1 damage to the target.")


def fight(mine: str, theirs: str, *cards, extra: str = "") -> Scene:
    return scene(
        f"""
        phase exchange
        player 1
          attack A, A2
          hand {mine} wait
        player 2
          block 1 B, B2
          hand {theirs} wait
          {extra}
        """,
        A, B, ninja("A2", "1/1"), ninja("B2", "1/1"), *cards,
    )  # fmt: skip


def test_t_22_a_copy_of_a_jutsu_has_its_user_and_targets_and_is_no_card() -> None:
    twice = jutsu("C", text="Target 1 of your Jutsu on the chain.\nCopy the target.")
    game = fight("F C", "", FIRE, twice)
    game.play("jutsu F")
    game.pick("A")
    game.pick("B")
    game.play("pass")
    game.play("jutsu C")
    if game.asked == "1 user":
        game.pick("A")
    game.resolve()
    assert len(game.happened("damage")) == 2
    assert game.where("B") == "discard"
    assert game.where("F") == "chakra"
    assert len(game.happened("copy")) == 1
    assert len(game.happened("use")) == 2


def test_t_22_new_targets_are_chosen_where_allowed() -> None:
    twice = jutsu(
        "C", text="Target 1 of your Jutsu on the chain.\nCopy with new targets the target."
    )
    game = fight("F C", "", FIRE, twice)
    game.play("jutsu F")
    game.pick("A")
    game.pick("B")
    game.play("pass")
    game.play("jutsu C")
    game.pick("A2")
    game.resolve()
    assert game.asked == "1 target"
    game.pick("B2")
    game.resolve()
    assert game.is_injured("B")
    assert game.is_injured("B2")


def test_t_22_a_copy_is_not_negated_with_the_card() -> None:
    twice = jutsu("C", text="Target 1 of your Jutsu on the chain.\nCopy the target.")
    game = fight("F C", "", FIRE, twice)
    game.play("jutsu F")
    game.pick("A")
    game.pick("B")
    game.play("pass")
    game.play("jutsu C")
    if game.asked == "1 user":
        game.pick("A")
    game.resolve()
    assert [event.how for event in game.happened("resolve")] == [("applied",)] * 3


def test_k_21_4_a_counter_copies_a_mission_and_no_permanent() -> None:
    copy = mission(
        "C", counter=True, text="Target 1 Mission on the chain.\nCopy with new targets the target."
    )
    plain = mission("M", text="Draw 2 cards.")
    game = scene("player 1\n hand M N-001\nplayer 2\n hand C", plain, copy)
    game.play("mission M")
    game.play("counter C")
    assert len(game.cards(2, "hand")) == 2
    stays = mission("M", permanent=True, text="Draw 2 cards.\nAll of your Ninja get +1/+0.")
    game = scene("player 1\n hand M N-001\nplayer 2\n hand C", stays, copy)
    game.play("mission M")
    game.play("counter C")
    assert game.cards(2, "hand") == []
    assert game.happened("copy") == []
