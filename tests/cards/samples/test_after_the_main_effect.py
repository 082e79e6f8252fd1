"""Cards whose Expert speaks of what their main effect did."""

import pytest

from tests.cards.effects.fight import fight, resolve, use
from tests.rules.scene import Scene, jutsu, ninja

from .test_ninja import A, B
from .test_sample_31_jutsu import user
from .test_sample_33_jutsu import C, used

X = ninja("X", name="Twin", entrance=3)
TWIN = ninja("T", name="Twin")
J = jutsu("J", text="Draw 1 card.")
AMEYURI = user("Ameyuri Ringo", attributes=("Weapon",))
WEAPON = user(attributes=("Weapon",))


@pytest.mark.parametrize(("found", "power"), [("X", "8/1"), ("J", "5/1")])
def test_j_1029_takes_its_strength_from_the_card_it_discards(found: str, power: str) -> None:
    game = used("J-1029", WEAPON, cards=(X, J, TWIN), answers="wait X J", more2="team T")
    assert sorted(game.offers) == ["J", "X", "wait"]
    game.pick(found)
    assert game.where(found) == "discard"
    assert game.power("U") == power
    assert game.where("T") == "play"
    assert game.asked != "1 may"


@pytest.mark.parametrize(("found", "may"), [("X", True), ("J", False)])
def test_j_1029_finds_the_namesake_for_an_expert(found: str, *, may: bool) -> None:
    game = used("J-1029", AMEYURI, cards=(X, J, TWIN), answers="wait X J", more2="team T")
    game.pick(found)
    assert (game.asked == "1 may") == may
    if may:
        game.yes()
        assert game.where("T") == "discard"
        assert game.where("B") == "play"


def eaten(name: str, chakra: int) -> Scene:
    game = fight("U", "B, C", "J-893", "wait", user(name), A, B, C, chakra="CHAKRA-W x4",
                 more="discard A A A A")  # fmt: skip
    use(game, "J-893")
    resolve(game)
    assert game.asked == "1 pick"
    game.pick(*game.offers[:chakra])
    return game


def test_j_893_gives_an_expert_as_many_cards_and_an_injury() -> None:
    game = eaten("Kisame Hoshigaki", 3)
    before = len(game.cards(1, "chakra"))
    game.pick("A", "A", "A")
    assert len(game.cards(1, "chakra")) == before + 3
    assert sorted(game.offers) == ["B", "C"]
    game.pick("C")
    assert [game.is_injured(one) for one in "BC"] == [False, True]


def test_j_893_gives_others_nothing() -> None:
    game = eaten("Suigetsu", 3)
    assert len(game.cards(2, "chakra")) == 17
    assert game.asked != "1 pick"


@pytest.mark.parametrize(("left", "hurt"), [(0, False), (1, True)])
def test_j_893_counts_what_was_really_moved(left: int, *, hurt: bool) -> None:
    """The 2 chakra of its cost lie in the discard pile as well."""
    game = fight("U", "B", "J-893", "wait", user("Kisame Hoshigaki"), A, B, chakra="CHAKRA-W x4",
                 more=f"discard {' '.join(['A'] * left)}" if left else "")  # fmt: skip
    use(game, "J-893")
    resolve(game)
    game.pick(*game.offers[:3])
    assert len(game.cards(2, "chakra")) == 17
    assert len(game.cards(1, "chakra")) == 2 + 2 + left + 1  # with the Jutsu itself
    assert game.is_injured("B") == hurt


@pytest.mark.parametrize(("name", "power"), [("Sasuke Uchiha", "9/1"), ("Itachi", "5/1")])
def test_j_960_gives_one_for_one_and_its_cost_to_an_expert(name: str, power: str) -> None:
    great = ninja("G", entrance=4)
    game = used("J-960", user(name, entrance=4), attack="U, A", block="G, C", cards=(great,))
    game.pick("A")
    assert game.asked == "2 pick"
    game.pick("G")
    assert [game.where(one) for one in "AGC"] == ["discard", "discard", "play"]
    assert game.power("U") == power


@pytest.mark.parametrize(("name", "where"), [("Temari", "hand"), ("Kankuro", "play")])
def test_j_942_sends_who_used_it_home_for_an_expert(name: str, where: str) -> None:
    hit = jutsu("HIT", text="Target 1 Ninja battling the user.\nInjure the target.")
    game = fight("U", "B", "J-942", "HIT", user(name), B, hit)
    while not game.offered("jutsu HIT"):
        game.quiet()
    use(game, "HIT", "U")
    while not game.offered("jutsu J-942"):
        game.quiet()
    use(game, "J-942", "HIT")
    resolve(game)
    assert not game.is_injured("U")
    assert game.where("B") == where
