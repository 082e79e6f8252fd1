"""More Ninja of two more samples: ways into play, chakra, coins and divided damage."""

import pytest

from naruto_tui.cards.model import Card
from tests.cards.effects.fight import fight, resolve
from tests.rules.scene import Scene, mission, ninja, scene

from .test_ninja import A, B

CALL = mission("CALL", text="Put 1 Ninja from your hand into play.")


def called(number: str, mine: str, theirs: str, *cards: Card) -> Scene:
    """An effect has put it into play."""
    game = scene(f"player 1\nhand {number} CALL wait\n{mine}\nplayer 2\n{theirs}", CALL, *cards)
    game.play("mission CALL")
    game.resolve()
    return game


def test_n_1626_takes_a_card_back_unless_it_was_deployed() -> None:
    game = called("N-1626", "discard A", "team B", A, B)
    game.yes()
    game.resolve()
    assert "A" in game.cards(1, "hand")


@pytest.mark.parametrize(("number", "cheap", "dear"), [
    ("N-1626", "", "hand N-001"), ("N-1634", "team B injured\nteam B injured", "team B injured"),
])  # fmt: skip
def test_cheaper_tailed_beasts(number: str, cheap: str, dear: str) -> None:
    pay = ninja("PAY", symbols="FWLNE")
    cost = scene(f"player 1\nhand {number}", B).game
    printed_cost = cost.cards[0].entrance
    for theirs, offered in ((cheap, True), (dear, False)):
        game = scene(f"turn 21\nplayer 1\nmarker {printed_cost - 1}\nhand {number} PAY x6\n"
                     f"player 2\n{theirs}", pay, B)  # fmt: skip
        assert game.offered(f"deploy {number}") is offered


def test_n_1634_costs_the_enemy_an_injured_ninja_of_his_choice() -> None:
    game = called("N-1634", "", "team B injured\nteam A", A, B)
    assert (game.where("A"), game.where("B")) == ("play", "discard")


def test_n_us112_comes_out_of_gaara_and_heals() -> None:
    for cost, offered in ((2, True), (1, False)):
        gaara = ninja("G", name="Gaara of the Desert", entrance=cost)
        game = scene("turn 21\nplayer 1\nmarker 10\nhand N-US112 PAY x4\nteam G\nplayer 2",
                     gaara, ninja("PAY", symbols="FWLNE"))  # fmt: skip
        assert any("N-US112" in one for one in game.offers) is offered
    game = scene("player 1\nteam N-US112 injured\nhand wait\nplayer 2")
    turn = game.turn
    while game.turn == turn:
        game.quiet()
    assert not game.is_injured("N-US112")


def test_n_666_gives_up_chakra_for_water() -> None:
    water = ninja("W", symbols="W", entrance=5)
    for mine, offered in (("", True), ("team W", False)):
        game = scene(f"player 1\nteam N-666\nchakra N-001 x2\ndiscard W\nhand wait\n{mine}\n"
                     "player 2", water)  # fmt: skip
        assert game.offered("ability N-666 1") is offered
    game = scene("player 1\nteam N-666\nchakra N-001 x2\ndiscard W\nhand wait\nplayer 2", water)
    game.play("ability N-666 1")
    game.resolve()
    assert (game.where("W"), game.cards(1, "removed")) == ("play", ["N-001", "N-001"])


def test_n_1448_marks_armed_ninja_and_wins_by_them() -> None:
    armed = ninja("W", "9/0", characteristics=("Weapon",))
    for new, coins in ((armed, 1), (ninja("W"), 0)):
        game = scene("player 1\nteam N-1448\nhand W wait\nplayer 2", new)
        game.deploy("W")
        game.resolve()
        assert game.coins("W", "+1/+1") == coins


def test_n_946_heals_or_takes_coins_off() -> None:
    game = scene("player 1\nteam N-946\nteam A injured\nhand wait\nplayer 2", A)
    game.play("ability N-946 0")
    while game.asked.endswith("modes"):
        game.play("mode 0")
    game.resolve()
    while game.asked.endswith("modes"):
        game.play("mode 0")
    game.pick("A")
    assert not game.is_injured("A")


def test_n_1685_divides_two_damage() -> None:
    foes = [ninja(one, "0/0") for one in "BC"]
    game = scene("phase exchange\nplayer 1\nattack N-1685\nhand wait\nplayer 2\nblock 1 B, C\n"
                 "discard M", *foes, ninja("M", name="Madara Uchiha"))  # fmt: skip
    game.play("ability N-1685 1")
    game.pick("B", "C")
    game.resolve()
    assert game.where("M") == "removed"
    assert [(one.cards, one.number) for one in game.happened("damage")] == [
        ((game.card("B"),), 1), ((game.card("C"),), 1),
    ]  # fmt: skip
    assert (game.is_injured("B"), game.is_injured("C")) == (True, True)


def test_n_382b_takes_a_card_for_each_reward() -> None:
    game = scene("phase exchange\nplayer 1\nattack N-382B\nhand wait\nplayer 2\nhand N-001 x3\n"
                 "deck N-002 x9")  # fmt: skip
    game.play("pass")
    while game.asked != "2 pick":
        game.quiet()
    game.pick("N-001")
    assert game.cards(2, "hand").count("N-001") == 2


@pytest.mark.parametrize(("count", "left"), [(0, 4), (2, 2)])
def test_pr_036_discards_up_to_two_cards_of_the_enemy_deck(count: int, left: int) -> None:
    game = scene("phase battle\nplayer 1\nteam PR-036\nhand wait\nplayer 2\nteam B\n"
                 "deck N-001 x4", B)  # fmt: skip
    game.send("PR-036")
    game.resolve()
    game.say_number(count)
    assert game.deck(2) == left


def test_n_611_brings_homura_and_watches_the_demons() -> None:
    game = called("N-611", "discard H", "", ninja("H", name="Homura Mitomon"))
    game.yes()
    game.resolve()
    assert game.where("H") == "play"
    beast = ninja("X", title="Overflowing Chakra")
    game = scene("player 1\nteam N-611\nhand wait\nplayer 2\nteam X\ndeck N-001 x6", beast)
    while game.asked != "1 ends":
        game.quiet()
    game.say_number(6)
    assert len(game.cards(2, "removed")) == 6


@pytest.mark.parametrize(("rewards", "uses"), [(5, 2), (4, 1)])
def test_n_1633_costs_a_head_power_by_its_symbols_twice_near_defeat(
    rewards: int, uses: int
) -> None:
    head = ninja("B", "5/1", symbols="FW")
    game = fight("N-1633", "B", "", "", head, chakra="N-001 x9", more2=f"rewards {rewards}")
    for _ in range(uses):
        game.play("ability N-1633 1")
        game.pick("N-001")
        resolve(game)
    assert game.power("B") == f"{5 - 2 * uses}/1"
    assert "ability N-1633 1" not in game.offers


def test_n_1633_has_nobody_to_weaken_while_unopposed() -> None:
    assert "ability N-1633 1" not in fight("N-1633", "", "", "", B, more2="team B").offers
