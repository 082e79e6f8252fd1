"""Jutsu of two more samples: what each does, and when it does not."""

import pytest

from tests.cards.effects.fight import fight, paid, resolve, use
from tests.cards.set_03.scenes import state
from tests.rules.scene import jutsu, mission, ninja

from .test_jutsu import A, B, C, used


@pytest.mark.parametrize(("letter", "power", "hurt", "drawn"), [
    ("F", "3/1", "injured", 0), ("L", "8/1", "healthy", 0), ("W", "3/1", "healthy", 0),
    ("N", "3/1", "healthy", 2),
])  # fmt: skip
def test_j_781_does_what_the_chakra_paid_says(
    letter: str, power: str, hurt: str, drawn: int
) -> None:
    sage = ninja("A", "3/1", characteristics=("Senjutsu",))
    game = used("J-781", "A", "B", sage, B, aim=("B",), chakra=f"CHAKRA-{letter} x4")
    assert paid(game, 1) == [letter] * 3
    assert (game.power("A"), state(game, "B")) == (power, hurt)
    assert len([one for one in game.happened("draw") if one.seat == 0]) == (drawn > 0)


@pytest.mark.parametrize(("name", "left", "more"), [
    ("Kisame Hoshigaki", 18, 0), ("Killer Bee", 20, 2), ("A", 20, 0),
])  # fmt: skip
def test_j_996_has_a_bonus_for_each_of_two(name: str, left: int, more: int) -> None:
    user = ninja("A", "3/1", name=name, characteristics=("Weapon",))
    game = used("J-996", "A", "B", user, B, more="discard N-001 N-002")
    if game.asked == "1 pick":
        game.pick(*game.offers[:2])
    assert game.power("A") == "7/1"
    assert len(game.cards(2, "chakra")) == left
    assert len([one for one in game.cards(1, "chakra") if one.startswith("N-00")]) == more


def test_j_224_guards_its_user_against_damage_of_jutsu() -> None:
    spider = ninja("A", "3/1", name="Kidomaru")
    for victim, hurt in (("A", "healthy"), ("C", "injured")):
        game = used("J-224", "A, C", "B", spider, B, C)
        assert game.power("A") == "5/1"
        while not game.asked.startswith("2"):
            game.play("pass")
        use(game, "HIT")
        resolve(game)
        game.pick(victim)
        assert state(game, victim) == hurt


@pytest.mark.parametrize(("mates", "power"), [("A, D", "1/1"), ("A", "2/1")])
def test_j_243_with_a_doki_evens_the_power_of_the_enemy(mates: str, power: str) -> None:
    flute, doki = ninja("A", "3/1", name="Tayuya"), ninja("D", name="Doki")
    game = used("J-243", mates, "B", flute, doki, B)
    assert game.power("B") == power


def test_j_531_returns_a_jutsu_and_discards_chakra() -> None:
    sound = ninja("A", "3/1", characteristics=("Sound",), entrance=2)
    game = fight("A", "B", "J-531", "J-1", sound, B, jutsu("J-1", text="Draw 1 card."))
    while not game.asked.startswith("2"):
        game.play("pass")
    use(game, "J-1")
    use(game, "J-531", "J-1")
    resolve(game)
    game.pick(*game.offers[:2])
    assert "J-1" in game.cards(2, "hand")
    assert len(game.cards(2, "chakra")) == 18


@pytest.mark.parametrize(("words", "result", "where"), [
    (("Sharingan Eye",), "discard", "hand"), ((), "injured", "chakra"),
])  # fmt: skip
def test_j_606_is_thrown_twice_by_sharing_eyes(words, result: str, where: str) -> None:
    game = used("J-606", "A", "B", ninja("A", "3/1", characteristics=words), B, aim=("B",))
    assert state(game, "B") == result
    assert game.where("J-606") == where


def test_j_804_fights_by_mental_power() -> None:
    plain = ninja("A", "9/0", mental=1)
    game = used("J-804", "A", "B", plain, ninja("B", "1/0", mental=3))
    game.until("end")
    assert [game.card("B") in one.cards for one in game.happened("win")][:1] != [False]
    assert not fight("A", "B", "J-804", "", ninja("A", text="Its team cannot attack."), B).offered(
        "jutsu J-804"
    )


def test_j_918_gains_by_each_chakra_taken() -> None:
    game = used("J-918", "A", "B", ninja("A", "3/1", symbols="V"), B)
    game.pick(game.offers[0])
    assert game.power("A") == "5/1"
    assert len(game.cards(2, "chakra")) == 19


@pytest.mark.parametrize(("name", "gone"), [("Gaara of the Desert", False), ("A", None)])
def test_j_945_injures_a_whole_team(name: str, gone: bool | None) -> None:
    user = ninja("A", "3/1", name=name, entrance=4)
    if gone is None:
        assert not fight("A", "B", "J-945", "", user, B).offered("jutsu J-945")
        return
    game = used("J-945", "A", "B, C", user, B, C, aim=("B",))
    assert (state(game, "B"), state(game, "C")) == ("injured", "injured")


def test_j_us007_burns_for_fire_paid_alone() -> None:
    user = ninja("A", "3/1", name="Sasuke Uchiha")
    game = fight("A", "B", "J-US007", "", user, B, chakra="CHAKRA-F x4 CHAKRA-W x3")
    use(game, "J-US007", "B", x=2)
    resolve(game)
    assert paid(game, 1) == ["F"] * 4
    assert state(game, "B") == "discard"


def test_j_us060_finds_the_lowest_printed_entrance_cost() -> None:
    low, high = ninja("B", entrance=1), ninja("C", entrance=3)
    game = used("J-US060", "A", "B, C", A, low, high, aim=("B",))
    assert (state(game, "B"), state(game, "C")) == ("injured", "healthy")


@pytest.mark.parametrize(("symbols", "power"), [("F", "3/1"), ("L", "8/1")])
def test_pr_093_hangs_on_the_symbol_of_its_user(symbols: str, power: str) -> None:
    user = ninja("A", "3/1", name="Kakashi Hatake", symbols=symbols)
    game = used("PR-093", "A", "B", user, B, aim=("B",))
    assert state(game, "B") == "injured"
    assert game.power("A") == power


def test_j_391_takes_a_cheap_ninja_over_until_the_showdown_is_done() -> None:
    user = ninja("A", "3/1", characteristics=("Chunin",))
    game = used("J-391", "A", "B, C", user, B, ninja("C", entrance=3), aim=("B",))
    assert game.team("A") == ["A", "B"]
    game.until("end")
    assert (game.in_play(1), game.in_play(2)) == (["A"], ["B", "C"])
    assert not game.offered("jutsu J-391")


def test_j_418_poisons_whoever_it_hits() -> None:
    user = ninja("A", "3/1", characteristics=("Puppet Master",))
    game = used("J-418", "A", "B", user, ninja("B", "9/1"), aim=("B",))
    assert game.coins("B", "Poison") == 1
    assert state(game, "B") == "healthy"


def test_j_524_removes_each_jutsu_of_that_name() -> None:
    user = ninja("A", "3/1", characteristics=("Satoosa",))
    again = jutsu("J-1", text="Draw 1 card.", name="Twin")
    game = fight("A", "B", "J-524", "J-1", user, B, again, jutsu("J-2", name="Twin"),
                 more2="deck J-2 N-001")  # fmt: skip
    while not game.asked.startswith("2"):
        game.play("pass")
    use(game, "J-1")
    use(game, "J-524", "J-1")
    resolve(game)
    game.pick("J-2")
    assert game.cards(2, "removed") == ["J-2", "J-1"]
    assert game.cards(2, "deck") == ["N-001"]


def test_j_638_takes_a_ninja_out_of_the_enemy_rewards() -> None:
    game = used("J-638", "A", "B", A, B, C, mission("M-1", text="Draw 1 card."),
                more2="rewards C M-1")  # fmt: skip
    assert sorted(game.team("A")) == ["A", "C"]
    assert game.asked == "1 new head"
    assert "M-1" not in game.cards(1, "hand")
