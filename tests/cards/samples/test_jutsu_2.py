"""More Jutsu of later sets that samples have drawn: what each does, and when it does not."""

import pytest

from tests.cards.effects.fight import fight, resolve, use
from tests.cards.set_03.scenes import state
from tests.rules.scene import jutsu, ninja

from .test_jutsu import HURT, A, B, C, used


def test_j_383_hurts_both() -> None:
    game = used("J-383", "A", "B", ninja("A", name="Rock Lee"), B, aim=("B",))
    assert (state(game, "A"), state(game, "B")) == ("injured", "discard")
    assert not fight("A", "B", "J-383", "", A, B).offered("jutsu J-383")


def test_j_313_discards_the_injured_alone() -> None:
    bolt = ninja("A", attributes=("Thunderbolt",))
    game = used("J-313", "A", "B injured, C", bolt, B, C)
    assert (game.where("B"), game.where("C")) == ("discard", "play")


def test_j_us030_hits_the_healthy_alone() -> None:
    sand = ninja("A", attributes=("Sand",), entrance=5)
    game = used("J-US030", "A", "B injured, C", sand, B, C)
    assert (state(game, "B"), state(game, "C")) == ("injured", "injured")
    assert [one.cards for one in game.happened("damage")] == [(game.card("C"),)]


def test_j_916_holds_down_whoever_bears_it() -> None:
    game = used("J-916", "A", "B, C", ninja("A", symbols="V"), B, C, aim=("B",))
    assert (game.power("B"), game.power("C")) == ("0/0", "1/1")
    assert game.where("J-916") == "play"


@pytest.mark.parametrize(("name", "others"), [("Kakuzu", "healthy"), ("A", "injured")])
def test_j_652_heals_one_or_by_kakuzu_the_whole_team(name: str, others: str) -> None:
    game = used("J-652", "A, C injured", "B injured", ninja("A", name=name), B, C, aim=("B",))
    assert (state(game, "B"), state(game, "C")) == ("healthy", others)


def test_j_291_does_nothing_for_an_attacker() -> None:
    hinata = ninja("A", "3/1", name="Hinata Hyuga")
    game = used("J-291", "A", "B", hinata, B)
    assert game.power("A") == "3/1"


def test_j_291_strengthens_and_guards_a_blocker() -> None:
    hinata = ninja("H", "3/1", name="Hinata Hyuga")
    aim = jutsu("AIM", text="Target 1 Ninja.\nInjure the target.")
    game = fight("A", "H", "AIM", "J-291", A, hinata, aim)
    while not game.offered("jutsu J-291"):
        game.play("pass")
    use(game, "J-291")
    resolve(game)
    assert game.power("H") == "9/7"
    while not game.offered("jutsu AIM"):
        game.play("pass")
    game.play("jutsu AIM")
    assert game.asked == "1 respond"  # there is only one Ninja to target
    resolve(game)
    assert (game.is_injured("A"), game.is_injured("H")) == (True, False)


@pytest.mark.parametrize(("mode", "power"), [(0, "6/1"), (1, "3/6")])
def test_j_229_adds_to_combat_or_to_support(mode: int, power: str) -> None:
    choji = ninja("A", "3/1", name="Choji Akimichi", characteristics=("Secret Pills",))
    game = fight("A", "B", "J-229", "", choji, B)
    use(game, "J-229", mode=mode)
    resolve(game)
    assert game.power("A") == power


@pytest.mark.parametrize(("state_", "power"), [("", "6/1"), (" injured", "4/0")])
def test_j_363_adds_the_printed_combat_of_the_present_state(state_: str, power: str) -> None:
    game = used("J-363", f"A{state_}", "B", ninja("A", "3/1", "2/0"), B)
    assert game.power("A") == power


def test_j_697_sends_the_weaker_home_and_earth_is_left_alone() -> None:
    for symbols, result in (("E", "healthy"), ("F", "injured")):
        user = ninja("A", "3/1", symbols=symbols)
        game = used("J-697", "A, D", "B, C", user, B, C, ninja("D"), aim=("C",))
        assert not game.game.is_out(game.game.play[game.card("C")])
        while not game.asked.startswith("2"):
            game.play("pass")
        use(game, "HURT")
        resolve(game)
        game.pick("A")
        assert state(game, "A") == result
    assert HURT.text


def test_j_633_returns_its_target_and_itself() -> None:
    game = used("J-633", "A", "B, C", ninja("A", attributes=("Tree",)), B, C, aim=("B",))
    assert "B" in game.cards(2, "hand")
    assert "J-633" in game.cards(1, "hand")
    assert game.where("C") == "play"
