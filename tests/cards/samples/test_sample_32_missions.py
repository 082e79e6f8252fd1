"""Missions and Clients of a sample: what each does, and when it does not."""

import pytest

from naruto_tui.cards.model import Card
from tests.rules.scene import Scene, mission, ninja, scene

from .test_sample_11_missions import PAY, A, B, lasting, played

STAR = ninja("STAR", "1/1", characteristics=("Star",))


def test_c_017_shuffles_the_noodle_shop_back() -> None:
    shop, other = mission("S", name="Ichiraku Noodle Shop"), mission("O")
    game = scene("phase start\nplayer 1\nclient C-017\nhand wait\ndiscard S O\ndeck 9\nplayer 2",
                 shop, other)  # fmt: skip
    game.yes()
    assert game.where("O") == "discard"
    assert (game.where("S"), len(game.happened("shuffle"))) == ("deck", 1)


def test_c_017_does_nothing_on_the_other_turn() -> None:
    shop = mission("S", name="Ichiraku Noodle Shop")
    game = scene("phase start\nactive 2\nplayer 1\nclient C-017\nhand wait\ndiscard S\ndeck 9\n"
                 "player 2\nhand wait", shop)  # fmt: skip
    assert not game.asked.endswith("may")
    assert game.where("S") == "discard"


def test_m_262_takes_one_of_five() -> None:
    plan = mission("P", text="Draw 1 card.")
    game = played("M-262", "deck N-001 N-002 P N-003 N-004 N-005", "", plan)
    game.resolve()
    game.yes()
    assert game.where("P") == "hand"
    game.order("N-004", "N-003", "N-002", "N-001")
    assert game.cards(1, "deck") == ["N-004", "N-003", "N-002", "N-001", "N-005"]


def test_m_262_may_take_none() -> None:
    game = played("M-262", "deck N-001 N-002")
    game.resolve()
    game.order("N-002", "N-001")
    assert game.cards(1, "deck") == ["N-002", "N-001"]


def test_m_325_coins_make_stars_stronger() -> None:
    game = lasting("M-325", "team STAR coins Meteorite\nteam C coins Bomb\nhand wait\ndeck 9", "",
                   STAR, ninja("C", "3/1"), phase="phase start")  # fmt: skip
    assert game.coins("STAR", "Meteorite") == 2
    assert (game.power("STAR"), game.power("C")) == ("3/3", "3/1")


@pytest.mark.parametrize(("coins", "where"), [(3, "discard"), (2, "play")])
def test_m_325_a_third_coin_is_too_much(coins: int, where: str) -> None:
    game = lasting("M-325", f"team STAR coins Meteorite x{coins}\nhand wait\ndeck 9",
                   "deck 9\nhand wait", STAR, phase="phase end\nactive 2")  # fmt: skip
    game.until("mission")
    assert game.where("STAR") == where


def test_m_352_heals_and_helps_those_it_heals() -> None:
    game = scene("turn 21\nplayer 1\nmarker 10\nteam A injured\nteam C\nhand M-352 PAY PAY wait\n"
                 "player 2\nteam B injured", A, B, PAY, ninja("C"))  # fmt: skip
    game.play("mission M-352")
    while game.asked.endswith("pay hand cost"):
        game.pick(*["PAY"] * game.game.choice.low)
    game.resolve()
    assert [game.is_injured(one) for one in "AB"] == [False, True]
    assert [game.coins(one, "growth") for one in "ABC"] == [1, 0, 0]


@pytest.mark.parametrize(("name", "where"), [("Quota", "discard"), ("Other", "play")])
def test_m_414_takes_the_quota_away(name: str, where: str) -> None:
    quota = mission("Q", name=name, permanent=True, text="When you draw 1 or more cards, heal A."
                    .replace("heal A", "heal 1 of your Ninja"))  # fmt: skip
    game = played("M-414", "mission Q", "", quota)
    game.resolve()
    assert game.where("Q") == where


SASUKE, NARUTO = ninja("S", name="Sasuke Uchiha", entrance=6), ninja("N", name="Naruto Uzumaki")


@pytest.mark.parametrize(
    ("theirs", "deck", "where"),
    [
        ("team S", "N N-001", "play"),
        ("team N", "S N-001", "hand"),
        ("", "N N-001", "deck"),
        ("team N\nteam S2", "S N-001", "deck"),
    ],
)
def test_m_437_finds_the_other_one(theirs: str, deck: str, where: str) -> None:
    twin = ninja("S2", name="Sasuke Uchiha")
    game = scene(f"turn 21\nplayer 1\nmarker 5\nteam A\nhand M-437 PAY PAY wait\ndeck {deck}\n"
                 f"player 2\n{theirs}", A, PAY, SASUKE, NARUTO, twin)  # fmt: skip
    game.play("mission M-437")
    while game.asked.endswith("pay hand cost"):
        game.pick(*["PAY"] * game.game.choice.low)
    game.resolve()
    if game.asked.endswith("may"):
        game.yes()
    if game.asked.endswith(("pick", "search")):
        if deck[0] in game.offers:
            game.pick(deck[0])
        else:
            game.pick()
    assert game.where(f"1:{deck[0]}") == where


def akatsuki(number: str) -> Card:
    return ninja(number, characteristics=("Akatsuki",))


@pytest.mark.parametrize(("number", "lost"), [("K", 1), ("A2", 0)])
def test_m_452_costs_the_opponent_a_ninja(number: str, lost: int) -> None:
    game = lasting("M-452", "mission M-452\nhand K A2 wait", "team C", ninja("C"), ninja("A2"),
                   akatsuki("K"))  # fmt: skip
    game.deploy(number)
    game.resolve()
    if lost:
        assert game.asked == "2 pick"
        game.pick("C")
    assert len(game.in_play(2)) == 2 - lost


def test_m_530_removes_what_costs_so_much() -> None:
    game = played("M-530", "", "hand X Y Z", ninja("X", entrance=3), ninja("Y", entrance=4),
                  mission("Z", entrance=3))  # fmt: skip
    game.resolve()
    game.say_number(3)
    assert [game.where(one) for one in "XYZ"] == ["removed", "hand", "hand"]


def pretty(theirs: str) -> Scene:
    irresistible = mission("I", name="Irresistible!", permanent=True,
                           text="When you draw 1 or more cards, heal 1 of your Ninja.")  # fmt: skip
    return played("M-US037", "deck 5", f"{theirs}\nrewards N-001 N-002 N-003 N-004\n"
                  "hand N-005 N-006", irresistible)  # fmt: skip


def test_m_us037_answers_the_irresistible() -> None:
    game = pretty("mission I")
    game.resolve()
    game.play("mode 0")
    game.pick(*game.offers[:3])
    assert game.rewards(2) == 1
    game = pretty("mission I")
    game.resolve()
    game.play("mode 1")
    game.pick("N-005")
    assert game.cards(2, "discard") == ["N-005"]


def test_m_us037_does_nothing_to_others() -> None:
    game = pretty("team A")
    game.resolve()
    assert (game.rewards(2), len(game.cards(2, "hand"))) == (4, 2)


def test_m_us041_takes_all_coins() -> None:
    """Off Ninja and Clients; a Permanent keeps its own."""
    game = played("M-US041", "team C coins growth x2\nclient C-001 coins Bomb",
                  "team D coins +1/+1\nmission M-825 coins x2", ninja("C"), ninja("D"))  # fmt: skip
    game.resolve()
    assert [game.coins(one) for one in ("C", "C-001", "D", "M-825")] == [0, 0, 0, 2]


@pytest.mark.parametrize(("target", "keeper"), [("E", 2), ("O", 1)])
def test_m_us109_silences_a_card(target: str, keeper: int) -> None:
    loud, own = (ninja(one, "1/1", text="This Ninja gets +2/+0.") for one in "EO")
    game = scene("turn 21\nplayer 1\nmarker 10\nteam A\nteam O\nhand M-US109 PAY PAY wait\n"
                 "player 2\nteam E", A, PAY, loud, own)  # fmt: skip
    game.play("mission M-US109")
    game.pick(target)
    while game.asked.endswith("pay hand cost"):
        game.pick(*["PAY"] * game.game.choice.low)
    game.resolve()
    assert {one: game.power(one) for one in "EO"} == {
        "E": "1/1" if target == "E" else "3/1", "O": "1/1" if target == "O" else "3/1"
    }  # fmt: skip
    assert "M-US109" in game.in_play(keeper)
