"""Ninja of two more samples: what each does, and when it does not."""

import pytest

from naruto_tui.cards.model import Card
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

from .test_ninja import A, B, gain, printed


@pytest.mark.parametrize(
    ("number", "mine", "theirs", "more"),
    [
        ("N-337", "team X", "team B", "2/0"),
        ("N-337", "", "team X", "0/0"),
        ("N-337", "", "team S", "-3/0"),
        ("N-337", "", "team K", "-3/0"),
        ("N-337", "team S", "team B", "0/0"),
        ("N-1620", "team T\nteam U", "team B", "3/3"),
        ("N-1620", "team T", "team B", "0/0"),
    ],
)
def test_power_that_hangs_on_who_is_there(number: str, mine: str, theirs: str, more: str) -> None:
    sages = [ninja(one, characteristics=("Senjutsu",)) for one in "TU"]
    others = (A, ninja("X", name="Raijin"), ninja("S", characteristics=("Satoosa",)),
              ninja("K", characteristics=("Sannin",)), *sages)  # fmt: skip
    assert gain(number, mine, theirs, *others) == more


def test_n_1254_is_steadier_with_a_full_hand() -> None:
    for hand, more in ((5, 2), (4, 0)):
        game = scene(f"player 1\nteam N-1254\nhand wait A x{hand}\nplayer 2\nteam B", A, B)
        before = printed(game, "N-1254")
        assert game.power("N-1254") == f"{before[0]}/{before[1] + more}"


def test_n_284_gains_the_highest_cost_of_the_enemy_while_injured() -> None:
    high, low = ninja("H", entrance=5), ninja("L", entrance=1)
    game = scene("player 1\nteam N-284 injured\nhand wait\nplayer 2\nteam H\nteam L", high, low)
    before = printed(game, "N-284")
    assert game.power("N-284") == f"{before[0] + 5}/{before[1]}"
    game = scene("player 1\nteam N-284\nhand wait\nplayer 2\nteam H\nteam L", high, low)
    assert game.power("N-284") == "{}/{}".format(*printed(game, "N-284"))


def arrived(number: str, mine: str = "", theirs: str = "team B", *cards: Card) -> Scene:
    """It was deployed, and what it does then waits on the chain."""
    pay = ninja("PAY", symbols="FWLNE")
    game = scene(f"turn 21\nplayer 1\nmarker 12\nhand {number} PAY x4\n{mine}\nplayer 2\n{theirs}",
                 pay, B, *cards)  # fmt: skip
    game.deploy(number.split(maxsplit=1)[0])
    while game.asked == "1 pay hand cost":
        game.quiet()
    game.resolve()
    return game


def test_n_158_discards_the_cheap_of_sound() -> None:
    low, high = (ninja(one, entrance=cost, characteristics=("Sound",))
                 for one, cost in (("L", 2), ("H", 3)))  # fmt: skip
    game = arrived("N-158", "", "team L\nteam H\nteam B", low, high)
    assert [game.where(one) for one in ("L", "H", "B")] == ["discard", "play", "play"]


def test_n_1354_brings_konohamaru() -> None:
    game = arrived("N-1354 K", "", "team B", ninja("K", name="Konohamaru"))
    game.yes()
    game.resolve()
    assert game.where("K") == "play"
    assert game.where("PAY#1") != "play"


def test_n_1145_looks_at_the_enemy_hand() -> None:
    game = arrived("N-1145", "", "team B\nhand N-001 x2")
    assert [one.number for one in game.happened("look")] == [2]


def test_n_333_calls_dogs_out_of_two_piles() -> None:
    dogs = [ninja(one, characteristics=("Ninja Dog",)) for one in "DE"]
    game = arrived("N-333", "chakra D\ndiscard E N-001", "team B", *dogs)
    game.yes()
    game.pick("D", "E")
    game.resolve()
    assert [game.where(one) for one in "DE"] == ["play", "play"]
    game = scene("phase battle\nplayer 1\nteam N-333\nteam D\nteam E\nplayer 2\nteam B", *dogs, B)
    before = printed(game, "N-333")
    game.send("N-333")
    game.resolve()
    assert game.power("N-333") == f"{before[0] + 2}/{before[1] + 2}"


def test_n_1550_sends_a_cheaper_one_under_the_deck_but_not_when_deployed() -> None:
    cheap = ninja("C", entrance=0)
    assert arrived("N-1550", "", "team C", cheap).where("C") == "play"
    call = mission("CALL", text="Put 1 Ninja from your hand into play.")
    game = scene("player 1\nhand N-1550 CALL wait\nplayer 2\nteam C", cheap, call)
    game.play("mission CALL")
    game.resolve()
    while game.where("C") == "play":
        game.pick("C") if game.asked.endswith("target") else game.resolve()
    assert game.cards(2, "deck")[-1] == "C"


def test_n_1591_takes_a_ninja_away_and_it_comes_back_hurt() -> None:
    game = arrived("N-1591", "deck N-001 x9", "team B\ndeck N-001 x9")
    while game.where("B") == "play":
        if game.asked.endswith("target"):
            game.pick("B")
        elif game.asked.endswith("may"):
            game.yes()
        else:
            game.resolve()
    assert game.where("B") == "removed"
    game.until("end")
    while game.where("B") != "play":
        game.quiet()
    assert game.is_injured("B")


@pytest.mark.parametrize(("number", "attack", "block"), [("N-462", "1/0", "0/1")])
def test_n_462_pays_chakra_for_power(number: str, attack: str, block: str) -> None:
    game = scene(f"phase battle\nplayer 1\nteam {number}\nchakra N-001\nplayer 2\nteam B", B)
    before = printed(game, number)
    game.send(number)
    game.yes()
    game.resolve()
    combat, support = map(int, game.power(number).split("/"))
    assert f"{combat - before[0]}/{support - before[1]}" == attack
    game = scene(f"phase battle\nplayer 1\nteam A\nhand wait\nplayer 2\nteam {number}\n"
                 "chakra N-001", A)  # fmt: skip
    game.send("A")
    game.block(f"A by {number}")
    game.yes()
    game.resolve()
    combat, support = map(int, game.power(number).split("/"))
    assert f"{combat - before[0]}/{support - before[1]}" == block


@pytest.mark.parametrize(("chakra", "blocks"), [("chakra N-001", False),
                                                ("chakra N-001 x2", True)])  # fmt: skip
def test_n_644_is_not_blocked_by_the_poor(chakra: str, blocks: bool) -> None:
    game = scene(f"phase battle\nplayer 1\nteam N-644\nplayer 2\nteam B\n{chakra}", B)
    game.send("N-644")
    assert (game.asked == "2 block") is blocks


@pytest.mark.parametrize(("cost", "blocked"), [(2, True), (3, False)])
def test_n_383_silences_the_cheap_alone(cost: int, blocked: bool) -> None:
    loud = ninja("L", "2/0", entrance=cost, text="This Ninja gets +3/+0.")
    game = scene("phase battle\nplayer 1\nteam N-383\nplayer 2\nteam L", loud)
    game.send("N-383")
    game.resolve()
    assert (game.power("L") == "2/0") is blocked


def test_n_409_is_safe_from_the_cheap_with_its_stone() -> None:
    for coins, hurt in ((" coins Meteorite x1", False), ("", True)):
        game = scene(f"phase exchange\nplayer 1\nattack N-409{coins}\nhand wait\nplayer 2\n"
                     "block 1 S", ninja("S", "20/0", entrance=2))  # fmt: skip
        game.play("pass")
        game.until("end")
        assert game.where("N-409") == ("discard" if hurt else "play")
        assert hurt or not game.is_injured("N-409")


def test_n_311_need_not_pay_for_a_cheap_jutsu_that_it_uses() -> None:
    for cost, left in (("FF", 3), ("FFF", 0)):
        game = scene("phase exchange\nplayer 1\nattack N-311\nhand J-1 wait\nchakra F x3\n"
                     "player 2\nblock 1 B", B, ninja("F"),
                     jutsu("J-1", cost, text="Draw 1 card."))  # fmt: skip
        game.play("jutsu J-1")
        if game.asked == "1 pay jutsu cost":
            game.pick()
        assert game.cards(1, "chakra").count("F") == left


@pytest.mark.parametrize(("cost", "offered"), [("FF", True), ("FFF", False)])
def test_n_311_uses_cheap_jutsu_for_nothing(cost: str, offered: bool) -> None:
    game = scene("phase exchange\nplayer 1\nattack N-311\nhand J-1 wait\nplayer 2\nblock 1 B", B,
                 jutsu("J-1", cost, text="Draw 1 card."))  # fmt: skip
    assert game.offered("jutsu J-1") is offered


def test_n_339_nobody_of_its_team_is_sent_home_by_enemy_jutsu() -> None:
    home = jutsu("HOME", text="Target 1 enemy Ninja.\nThe target becomes stand-by.")
    for number, out in (("N-339", True), ("N-001", False)):
        game = scene(f"phase exchange\nplayer 1\nattack A\nhand HOME wait\nplayer 2\n"
                     f"block 1 {number}, B", A, B, home)  # fmt: skip
        game.play("jutsu HOME")
        game.pick("B")
        game.resolve()
        assert game.game.is_out(game.game.play[game.card("B")]) is out


def test_n_607_trades_one_of_its_own_for_one_of_the_enemy() -> None:
    game = scene("player 1\nteam N-607\nteam S\nhand wait\nplayer 2\nteam B\ndeck N-001 x3", B,
                 ninja("S", name="Sasuke Uchiha"))  # fmt: skip
    game.play("ability N-607 0")
    game.resolve()
    assert (game.where("S"), game.where("B")) == ("removed", "deck")
    assert len(game.cards(2, "hand")) == 1


def test_n_923_sorts_three_cards() -> None:
    game = scene("player 1\nteam N-923\nchakra W x2\ndeck X Y Z N-001\nhand wait\nplayer 2",
                 *[ninja(one) for one in "XYZ"], ninja("W", symbols="W"))  # fmt: skip
    game.play("ability N-923 0")
    game.resolve()
    game.pick("X")
    game.pick("Y")
    assert [game.where(one) for one in "XYZ"] == ["hand", "chakra", "discard"]


def test_n_143_cheers_from_home() -> None:
    game = scene("phase exchange\nplayer 1\nteam N-143\nattack A\nhand wait\ndeck N-001 x2\n"
                 "player 2\nblock 1 B", A, B)  # fmt: skip
    game.play("ability N-143 0")
    game.resolve()
    assert (game.power("A"), game.deck(1)) == ("4/1", 1)
    game = scene("phase exchange\nplayer 1\nattack N-143\nhand wait\ndeck N-001 x2\n"
                 "player 2\nblock 1 B", B)  # fmt: skip
    assert not game.offered("ability N-143 0")


@pytest.mark.parametrize(("coins", "may"), [("", True)])
def test_n_1071_grows_by_its_schoolmates(coins: str, may: bool) -> None:
    mate = ninja("M", characteristics=("Leaf Academy",))
    game = scene("player 1\nteam N-1071\nteam M\nteam A\nhand wait\nplayer 2", mate, A)
    game.play("ability N-1071 0")
    game.pick("M")
    game.resolve()
    assert (game.coins("N-1071", "growth"), game.where("M"), game.where("A")) == (
        1, "discard", "play",
    )  # fmt: skip


@pytest.mark.parametrize(("symbols", "coins"), [("W", 1), ("F", 0)])
def test_n_1073_leaves_a_coin_to_water(symbols: str, coins: int) -> None:
    end = mission("END", text='Discard 1 of your "Rain" Ninja.')
    game = scene("player 1\nteam N-1073\nteam W\nhand END wait\nplayer 2",
                 ninja("W", symbols=symbols), end)  # fmt: skip
    game.play("mission END")
    game.resolve()
    if coins:
        game.yes()
    assert game.asked == "1 mission phase"
    assert game.coins("W", "growth") == coins


@pytest.mark.parametrize("count", [0, 2])
def test_n_610_removes_up_to_six_cards_of_a_deck(count: int) -> None:
    beast = ninja("X", title="Tailed Beast Form")
    game = scene("player 1\nteam N-610\nhand wait\nplayer 2\nteam X\ndeck N-001 x6", beast)
    while game.asked != "1 ends":
        game.quiet()
    game.say_number(count)
    assert len(game.cards(2, "removed")) == count
    assert game.deck(2) == 5 - count  # the other player has drawn for the turn


def test_n_610_without_such_an_enemy_asks_for_nothing() -> None:
    game = scene("player 1\nteam N-610\nhand wait\nplayer 2\nteam B\ndeck N-001 x6", B)
    turn = game.turn
    while game.turn == turn:
        assert game.asked != "1 ends"
        game.quiet()


def test_n_us035_hurts_a_mate_who_is_healed_at_the_end() -> None:
    game = scene("phase exchange\nplayer 1\nattack N-US035, A\nhand wait\ndeck N-001 x9\nplayer 2\n"
        "deck N-001 x9\nblock 1 B",
                 A, ninja("B", "0/0"))  # fmt: skip
    game.play("ability N-US035 0")
    game.resolve()
    assert game.is_injured("A")
    turn = game.turn
    while game.turn == turn:
        game.quiet()
    assert not game.is_injured("A")


def test_n_us108_takes_the_wounds_of_water() -> None:
    hit = jutsu("HIT", text="Target 1 enemy Ninja.\nGive 1 damage to the target.")
    for symbols, asked in (("W", True), ("F", False)):
        game = scene("phase exchange\nplayer 1\nattack A\nhand HIT wait\nplayer 2\n"
                     "block 1 N-US108, M", A, ninja("M", symbols=symbols), hit)  # fmt: skip
        game.play("jutsu HIT")
        game.pick("M")
        game.resolve()
        assert game.asked.startswith("2") is asked
        if asked:
            game.yes()
        assert (game.is_injured("N-US108"), game.is_injured("M")) == (asked, not asked)


def test_n_894_lets_the_enemy_miss_a_phase_and_makes_missions_dear() -> None:
    plan = mission("PLAN", entrance=5, text="Draw 1 card.")
    flip = ninja("FLIP", text="[Mission] Pay 0: Turn face-up 1 of your rewards.")
    game = scene("turn 21\nplayer 1\nmarker 5\nhand PLAN wait\nteam FLIP\nrewards N-001\n"
                 "player 2\nteam N-894", plan, flip)  # fmt: skip
    assert game.offered("mission PLAN")
    game.play("ability FLIP 0")
    game.resolve()
    assert not game.offered("mission PLAN")
    game = arrived("N-894", "", "hand PLAN N-001\nmarker 9", plan)
    turn = game.turn
    while game.turn in (turn, turn + 1):
        assert game.asked != "2 mission phase"
        game.quiet()
