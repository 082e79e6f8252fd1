"""Jutsu of another fresh sample (seed 64): what each does, and when it does not."""

import pytest

from naruto_tui.cards.model import Card
from tests.cards.effects.fight import fight, resolve, use
from tests.rules.scene import client, jutsu, ninja

from .test_ninja import A, B
from .test_sample_31_jutsu import user
from .test_sample_33_jutsu import C, used

HIT = jutsu("HIT", text="Target 1 Ninja battling the user.\nGive 1 damage to the target.")
PAIN = user("Pain (Deva Path)")
EYES = user("U", "Sharingan Eye", entrance=3)
FITS = [
    ("J-1019", user("Three Tails")),
    ("J-143", user("Neji Hyuga")),
    ("J-143", user("U", "Byakugan", "Main Branch")),
    ("J-165", user("Gamabunta")),
    ("J-231", user("U", "Byakugan", entrance=2)),
    ("J-305", user("U", "Clone Status")),
    ("J-370", user("Haku")),
    ("J-386", EYES),
    ("J-407", user("Zetsu")),
    ("J-476", user(attributes=("Genjutsu",))),
    ("J-607", user("Deidara")),
    ("J-919", PAIN),
]
ALMOST = [
    ("J-1019", user("Four Tails")),
    ("J-143", user("U", "Byakugan")),
    ("J-165", user("Gamahiro")),
    ("J-231", user("U", "Byakugan", entrance=1)),
    ("J-305", user()),
    ("J-370", user("Zabuza Momochi")),
    ("J-386", user("U", "Sharingan Eye", entrance=2)),
    ("J-407", user("Tobi")),
    ("J-476", user("U", "Genjutsu")),
    ("J-607", user("Sasori")),
    ("J-919", user("Pain (Asura Path)")),
]


@pytest.mark.parametrize(("number", "who"), FITS)
def test_who_may_use_it(number: str, who: Card) -> None:
    squad = ninja("Q", symbols="W", characteristics=("Squad",))
    game = fight("U", "B, Q", number, "", who, B, squad, more2="discard B")
    assert game.offered(f"jutsu {number}")


@pytest.mark.parametrize(("number", "who"), ALMOST)
def test_who_may_not(number: str, who: Card) -> None:
    game = fight("U", "B, Q", number, "", who, B, ninja("Q", characteristics=("Squad",)),
                 more2="discard B")  # fmt: skip
    assert not game.offered(f"jutsu {number}")


@pytest.mark.parametrize("hand", [3, 0])
def test_j_1019_changes_the_enemy_hand_for_two_chakra(hand: int) -> None:
    game = fight("U", "B", "J-1019", " ".join(["C"] * hand), user("Three Tails"), B, C)
    use(game, "J-1019")
    resolve(game)
    assert game.asked == "2 pick"
    game.pick("CHAKRA-L", "CHAKRA-F")
    assert sorted(game.cards(2, "hand")) == ["CHAKRA-F", "CHAKRA-L"]
    assert game.cards(2, "chakra").count("C") == hand


@pytest.mark.parametrize("played", [True, False])
def test_j_143_keeps_damage_from_its_user(*, played: bool) -> None:
    game = fight("U, A", "B", "J-143", "HIT wait", user("Neji Hyuga"), A, B, HIT)
    if played:
        use(game, "J-143", user="U")
        resolve(game)
    while game.asked != "2 exchange":
        game.quiet()
    use(game, "HIT", "U")
    resolve(game)
    assert game.is_injured("U") != played


def test_j_165_gives_two_damage_to_anybody() -> None:
    game = used("J-165", user("Gamabunta"), "C", block="B", more2="team C")
    assert (game.where("C"), game.where("B")) == ("discard", "play")


@pytest.mark.parametrize("played", [True, False])
def test_j_231_hides_all_ninja_of_its_side(*, played: bool) -> None:
    aim = jutsu("AIM", text="Target 1 enemy Ninja.\nInjure the target.")
    game = fight("U", "B", "J-231", "AIM wait", user("U", "Byakugan", entrance=2), A, B, aim,
                 more="team A")  # fmt: skip
    if played:
        use(game, "J-231")
        resolve(game)
    while game.asked != "2 exchange":
        game.quiet()
    assert game.offered("jutsu AIM") != played


@pytest.mark.parametrize("seed", range(6))
def test_j_305_hurts_once_if_any_coin_shows_heads(seed: int) -> None:
    game = fight("U", "B", "J-305", "wait", user("U", "Clone Status"), B, seed=seed)
    use(game, "J-305", "B", x=2)
    resolve(game)
    heads = sum(one.number for one in game.happened("flip"))
    assert len(game.happened("flip")) == 2
    assert (game.is_injured("B"), game.where("B")) == (heads > 0, "play")


def test_j_370_hurts_small_foes() -> None:
    game = used("J-370", user("Haku"), block="B, X", cards=(ninja("X", entrance=4),))
    assert (game.is_injured("B"), game.is_injured("X")) == (True, False)


def test_j_386_hurts_who_is_not_of_fire() -> None:
    water = [ninja("X", symbols="W"), ninja("Y", symbols="FW")]
    game = used("J-386", EYES, block="X, Y, B", cards=tuple(water))
    assert [game.is_injured(one) for one in "XYB"] == [True, False, False]


@pytest.mark.parametrize("taken", [0, 2])
def test_j_407_is_stronger_by_the_dead_it_removes(taken: int) -> None:
    game = used("J-407", user("Zetsu"), more2="discard C C J B")
    assert "J" not in game.offers
    game.pick(*["C", "B"][:taken])
    assert game.power("U") == f"{5 + taken}/{1 + taken}"
    assert len(game.cards(2, "removed")) == taken


def test_j_476_takes_all_power_of_a_small_foe() -> None:
    game = fight("U", "B, X", "J-476", "wait", user(attributes=("Genjutsu",)), B,
                 ninja("X", entrance=4))  # fmt: skip
    game.play("jutsu J-476")
    while game.asked.endswith("pay jutsu cost"):
        game.quiet()
    resolve(game)
    assert (game.power("B"), game.power("X")) == ("0/0", "1/0")


PRIEST = client("P", characteristics=("Priestess",))


@pytest.mark.parametrize("there", [True, False])
def test_j_556_ends_the_battle_in_peace_beside_a_priestess(*, there: bool) -> None:
    win = jutsu("WIN", text="Win 2 rewards.")
    game = fight("U", "B", "J-556", "WIN wait", user(power="3/1"), B, PRIEST, win,
                 more=f"deck 9\n{'client P' if there else ''}", more2="deck 9")  # fmt: skip
    use(game, "J-556")
    resolve(game)
    while game.asked != "2 exchange":
        game.quiet()
    use(game, "WIN")
    resolve(game)
    assert game.rewards(2) == (0 if there else 2)
    game.until("end")
    assert bool(game.happened("skip")) == there
    assert game.is_injured("B") != there


def test_j_607_removes_all_squads_of_the_enemy() -> None:
    squads = [ninja(one, characteristics=("Squad",)) for one in "QR"]
    game = used("J-607", user("Deidara"), block="B, Q", cards=tuple(squads), more="team R")
    assert [game.where(one) for one in "QBR"] == ["removed", "play", "play"]


@pytest.mark.parametrize(("word", "power"), [("Ninja Toad", "7/3"), ("Animal", "5/1")])
def test_j_759_negates_and_is_stronger_with_a_toad(word: str, power: str) -> None:
    toad = ninja("T", characteristics=(word,))
    game = fight("U, T", "B", "J-759", "HIT", user(), toad, B, HIT)
    while not game.offered("jutsu HIT"):
        game.quiet()
    use(game, "HIT", "U")
    while not game.offered("jutsu J-759"):
        game.quiet()
    use(game, "J-759", "HIT", user="U")
    resolve(game)
    assert not game.is_injured("U")
    assert game.power("U") == power


def test_j_849_makes_its_user_strong() -> None:
    game = used("J-849", user(), attack="U, A")
    assert (game.power("U"), game.power("A")) == ("8/4", "3/1")


@pytest.mark.parametrize(("mine", "theirs", "finds"), [(3, 2, True), (2, 2, False), (1, 2, False)])
def test_j_856_charges_both_decks_and_finds_a_card(mine: int, theirs: int, *, finds: bool) -> None:
    tops = (ninja("X", entrance=mine), ninja("Y", entrance=theirs))
    game = used("J-856", user(), cards=tops, more="deck X J C", more2="deck Y J C")
    if finds:
        game.pick("J")
    assert ("X" in game.cards(1, "chakra"), "Y" in game.cards(2, "chakra")) == (True, True)
    assert ("J" in game.cards(1, "chakra")) == finds
    assert game.deck(1) == 2 - finds
    assert game.deck(2) == 2


@pytest.mark.parametrize(("symbol", "hurt"), [("L", True), ("E", False)])
def test_j_868_keeps_ninja_from_giving_damage(symbol: str, *, hurt: bool) -> None:
    """Its own side does give damage where Lightning was paid."""
    game = fight("U", "X", "J-868", "wait", user(power="4/1"), ninja("X", "3/0"),
                 chakra=f"CHAKRA-{symbol} x4")  # fmt: skip
    use(game, "J-868")
    resolve(game)
    game.until("end")
    assert game.is_injured("X") == hurt
    assert not game.is_injured("U")


@pytest.mark.parametrize("symbol", ["L", "E"])
def test_j_868_keeps_enemy_ninja_from_it_in_any_case(symbol: str) -> None:
    game = fight("U", "X", "J-868", "wait", user(power="3/1"), ninja("X", "4/0"),
                 chakra=f"CHAKRA-{symbol} x4")  # fmt: skip
    use(game, "J-868")
    resolve(game)
    game.until("end")
    assert not game.is_injured("U")


@pytest.mark.parametrize("played", [True, False])
def test_j_877_lets_a_foe_suffer_for_its_user(*, played: bool) -> None:
    game = fight("U, A", "B, C", "J-877", "HIT wait", user(), A, B, C, HIT)
    if played:
        use(game, "J-877", user="U")
        resolve(game)
    while game.asked != "2 exchange":
        game.quiet()
    use(game, "HIT", "U", user="B")
    resolve(game)
    if game.asked == "1 pick":
        assert sorted(game.offers) == ["B", "C"]
        game.pick("C")
    assert (game.is_injured("U"), game.is_injured("C")) == (not played, played)


def test_j_919_draws_small_foes_into_a_fight_without_power() -> None:
    small = [ninja(one, "3/1", entrance=2) for one in "XY"]
    great = ninja("G", "5/2", entrance=5)
    game = fight("U", "B, G", "J-919", "wait", PAIN, B, great, *small,
                 more2="team X\nteam Y")  # fmt: skip
    use(game, "J-919", x=2)
    resolve(game)
    while game.asked != "1 exchange":
        game.quiet()
    assert {"B", "G"} <= set(game.team("B"))
    assert "X" in game.team("B")
    assert (game.power("X"), game.power("B"), game.power("G")) == ("0/0", "0/0", "5/2")
