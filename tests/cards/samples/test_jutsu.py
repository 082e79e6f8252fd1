"""Jutsu of later sets that samples have drawn: what each does, and when it does not."""

import pytest

from naruto_tui.cards.model import Card
from tests.cards.effects.fight import fight, resolve, use, words
from tests.cards.set_03.scenes import state
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

HIT = jutsu("HIT", text="Give 1 damage to 1 enemy Ninja.")
HURT = jutsu("HURT", text="Injure 1 enemy Ninja.")


def used(number: str, attack: str, block: str, *cards: Card, aim: tuple[str, ...] = (),
         **facts: str) -> Scene:  # fmt: skip
    """The Jutsu has been used by the team that attacks, and nobody answered."""
    facts = {"answers": "HIT HURT", **facts}
    game = fight(attack, block, number, facts.pop("answers"), *cards, HIT, HURT, **facts)
    use(game, number, *aim, user="A")
    resolve(game)
    return game


def tree(number: str, power: str = "3/1") -> Card:
    return ninja(number, power, attributes=("Tree",))


A = ninja("A", "3/1")
B = ninja("B", "2/1")
C = ninja("C", "1/1")


@pytest.mark.parametrize("number", ["J-353", "J-US093"])
@pytest.mark.parametrize(("victim", "result"), [("A", "healthy"), ("C", "injured")])
def test_the_user_is_left_alone_by_enemy_jutsu_and_its_team_is_not(
    number: str, victim: str, result: str
) -> None:
    user = ninja("A", attributes=("Peacock",), characteristics=("Jonin",))
    game = used(number, "A, C", "B", user, B, C)
    while not game.asked.startswith("2"):
        game.play("pass")
    use(game, "HURT")
    resolve(game)
    game.pick(victim)
    assert state(game, victim) == result


def test_j_us084_moves_a_jutsu_out_of_the_discard_pile_to_hand() -> None:
    game = used("J-US084", "A", "B", A, B, jutsu("OLD"), more="discard OLD N-001")
    assert "OLD" in game.cards(1, "hand")
    assert "N-001" in game.cards(1, "discard")


def test_j_449_discards_a_mission_or_a_client_but_no_ninja() -> None:
    plan = mission("PLAN", permanent=True, text="Draw 1 card.")
    game = used("J-449", "A", "B", A, B, plan, more2="mission PLAN\nclient C-001")
    assert sorted(game.offers) == ["C-001", "PLAN"]
    game.pick("C-001")
    assert game.where("C-001") == "discard"


def test_j_us088_hits_and_cannot_be_negated() -> None:
    toad = ninja("A", name="Gamabunta")
    stop = jutsu("STOP", text="Target 1 Jutsu on the chain.\nNegate the target.")
    game = fight("A", "B", "J-US088", "STOP", toad, B, stop)
    use(game, "J-US088", "B")
    use(game, "STOP", "J-US088")
    resolve(game)
    assert state(game, "B") == "injured"
    assert not fight("C", "B", "J-US088", "", C, B).offered("jutsu J-US088")


def test_j_993_empties_the_fight_and_no_other() -> None:
    game = scene("phase exchange\nplayer 1\nattack A, C\nattack D\nhand J-993 wait\n"
                 "chakra N-114 x2\nplayer 2\nblock 1 B\nblock 2 E", A, B, C, ninja("D"), ninja("E"),
                 )  # fmt: skip
    use(game, "J-993", user="A")
    resolve(game)
    assert [game.game.is_out(game.game.play[game.card(one)]) for one in "ABCDE"] == [
        False, False, False, True, True,
    ]  # fmt: skip


def test_j_746_hits_small_ninja_of_both_sides() -> None:
    maker = ninja("A", symbols="E", entrance=5)
    game = used("J-746", "A, C", "B, BIG", maker, ninja("C", entrance=2), ninja("B", entrance=0),
                ninja("BIG", entrance=3))  # fmt: skip
    assert [state(game, one) for one in ("A", "C", "B", "BIG")] == [
        "healthy", "discard", "discard", "healthy",
    ]  # fmt: skip


def test_j_635_discards_all_that_cost_less_than_the_user() -> None:
    sasuke = ninja("A", name="Sasuke Uchiha", entrance=4)
    game = used("J-635", "A, C", "B, BIG", sasuke, ninja("C", entrance=3), ninja("B", entrance=1),
                ninja("BIG", entrance=4))  # fmt: skip
    assert [state(game, one) for one in ("A", "C", "B", "BIG")] == [
        "healthy", "discard", "discard", "healthy",
    ]  # fmt: skip


@pytest.mark.parametrize(("attributes", "result"), [(("Genjutsu",), "injured"), ((), "healthy")])
def test_j_640_sends_the_enemy_home_and_hurts_him_by_genjutsu(attributes, result) -> None:
    game = used("J-640", "A", "B, C", ninja("A", attributes=attributes), B, C)
    assert [state(game, one) for one in "BC"] == [result, result]
    assert not game.game.is_out(game.game.play[game.card("B")])


def test_j_532_swaps_head_and_back_of_the_enemy() -> None:
    game = used("J-532", "A", "B, C", A, B, C, aim=("B",))
    assert game.team("B")[0] == "C"
    assert not fight("A", "B", "J-532", "", A, B).offered("jutsu J-532")


def test_j_450_takes_a_ninja_at_home_into_the_team() -> None:
    game = used("J-450", "A", "B", A, B, C, ninja("D"), more="team C\nteam D", aim=("C",))
    while game.asked.startswith("1") and not game.offered("pass"):
        game.quiet()
    assert sorted(game.team("A")) == ["A", "C"]


def test_j_128_backs_give_their_combat() -> None:
    game = used("J-128", "A, C", "B", A, B, ninja("C", "4/1"))
    assert game.team_power("A") == 7
    assert game.power("A") == "3/1"


def test_j_853_hits_on_the_battlefield_and_raises_the_marker() -> None:
    beast = ninja("A", characteristics=("Animal",), entrance=7)
    game = used("J-853", "A", "B", beast, B, C, aim=("B",), more2="team C")
    assert state(game, "B") == "injured"
    assert [one.number for one in game.happened("marker")][:1] == [3]
    small = ninja("A", characteristics=("Animal",), entrance=6)
    assert not fight("A", "B", "J-853", "", small, B).offered("jutsu J-853")


def test_j_us083_moves_a_seen_card_to_chakra() -> None:
    game = used("J-US083", "A", "B", A, B)
    game.pick("HIT")
    assert "HIT" in game.cards(2, "chakra")
    assert game.cards(2, "hand") == ["HURT"]


@pytest.mark.parametrize(("combat", "coins"), [("2/1", 1), ("3/1", 0)])
def test_j_891_injures_the_weaker_and_places_a_coin(combat: str, coins: int) -> None:
    game = used("J-891", "A", "B", A, ninja("B", combat), aim=("B",))
    assert game.coins("B", "-1/-1") == coins
    assert (state(game, "B") == "injured") is bool(coins)


def test_j_966_strengthens_and_guards_the_jutsu_of_the_user() -> None:
    stop = jutsu("STOP", text="Target 1 Jutsu on the chain.\nNegate the target.")
    mine = jutsu("MINE", text="Target 1 Ninja battling the user.\nInjure the target.")
    game = fight("A", "B", "J-966 MINE", "STOP", A, B, stop, mine)
    use(game, "J-966")
    resolve(game)
    assert game.power("A") == "5/3"
    use(game, "MINE", "B")
    use(game, "STOP", "MINE")
    resolve(game)
    assert state(game, "B") == "injured"


def test_j_286_only_the_showdown_harms_the_team() -> None:
    insect = ninja("A", attributes=("Insect",))
    strong = ninja("B", "9/1")
    game = used("J-286", "A", "B", insect, strong)
    for card in ("HIT", "HURT"):
        while not game.asked.startswith("2"):
            game.play("pass")
        use(game, card)
        resolve(game)
        assert state(game, "A") == "healthy"
    game.until("end")
    assert state(game, "A") == "discard"


def test_j_523_doubles_power_and_mental_power() -> None:
    game = used("J-523", "A, C", "B", ninja("A", "3/1", attributes=("Tree",), mental=2), B, C)
    assert game.power("A") == "6/2"
    assert game.game.traits(game.card("A")).mental == 4
    assert game.power("C") == "1/1"


def test_j_341_counts_healthy_enemies() -> None:
    weapon = ninja("A", "1/1", attributes=("Weapon",))
    game = used("J-341", "A", "B", weapon, B, C, ninja("D"), more2="team C\nteam D injured")
    assert game.power("A") == "3/3"


def test_j_620_lifts_all_requirements_for_the_user() -> None:
    leaf = jutsu("LEAF", text='Requires: "Leaf" Ninja.\nDraw 1 card.')
    game = fight("A", "B", "J-620 LEAF", "", A, B, leaf)
    assert not game.offered("jutsu LEAF")
    use(game, "J-620")
    resolve(game)
    assert game.offered("jutsu LEAF")


def test_j_833_takes_support_and_moves_cards_on_victory() -> None:
    game = used("J-833", "A", "B", ninja("A", "5/1"), B, aim=("B",), more="discard N-001 N-002")
    assert game.power("B") == "2/0"
    game.play("pass")
    while game.phase in ("exchange", "showdown") and game.asked[2:] != "pick":
        game.quiet()
    assert {"N-001", "N-002"} < set(game.offers)


def test_j_312_looks_at_x_cards_and_charges_the_ninja_among_them() -> None:
    bolt = ninja("A", attributes=("Thunderbolt",))
    game = fight("A", "B", "J-312", "N-001 HIT", bolt, B, HIT)
    use(game, "J-312", x=2)
    resolve(game)
    assert game.cards(2, "hand") == ["HIT"]
    assert "N-001" in game.cards(2, "chakra")
    assert words(game, "A") == {"Thunderbolt"}
