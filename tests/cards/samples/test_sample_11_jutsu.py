"""Jutsu of a sample: what each does, and when it does not."""

import pytest

from tests.cards.effects.fight import STOCK, fight, paid, resolve, use
from tests.rules.scene import jutsu, ninja

from .test_jutsu import A, B, C


def test_j_152_keeps_fire_jutsu_away_from_a_whole_side() -> None:
    text = "Target 1 enemy Ninja.\nInjure the target."
    fire, water = (jutsu(f"J-{letter}", symbols=letter, text=text) for letter in "FW")
    game = fight("A, C", "B", "J-152", "J-F J-W", A, B, C, fire, water)
    use(game, "J-152", user="A")
    resolve(game)
    while not game.asked.startswith("2"):
        game.play("pass")
    assert not game.offered("jutsu J-F")
    assert game.offered("jutsu J-W")


@pytest.mark.parametrize(("mate", "hurt"), [("Gamabunta", True), ("Other", False)])
def test_j_195_hits_all_that_battle_jiraiya_beside_his_toad(mate: str, hurt: bool) -> None:
    sage, toad = ninja("A", "3/1", name="Jiraiya"), ninja("C", "1/1", name=mate)
    game = fight("A, C", "B, D", "J-195", "", sage, toad, B, ninja("D", "1/1"))
    use(game, "J-195", user="A")
    resolve(game)
    assert [game.where(one) for one in ("B", "D")] == ["discard" if hurt else "play"] * 2


def test_j_195_needs_jiraiya() -> None:
    assert not fight("A", "B", "J-195", "", A, B).offered("jutsu J-195")


@pytest.mark.parametrize(("block", "moved"), [("B", 2), ("E", 0)])
def test_j_255_takes_rewards_back_after_a_victory(block: str, moved: int) -> None:
    clone = ninja("A", "3/1", name="Naruto Uzumaki", characteristics=("Clone Status",))
    game = fight("A", block, "J-255", "", clone, B, ninja("E", "20/0"), more="deck 9",
                 more2="rewards N-001 N-002\ndeck 9")  # fmt: skip
    use(game, "J-255")
    resolve(game)
    assert game.power("A") == "10/1"
    while game.phase in ("exchange", "showdown") and not game.asked.endswith("may"):
        game.quiet()
    if moved:
        game.yes()
        game.pick(*game.offers[:2])
    assert game.rewards(2) == 2 - moved


def test_j_676_charges_from_the_discard_pile_and_counts_lightning() -> None:
    dear, spark = ninja("A", "3/1", entrance=3), ninja("S", symbols="L")
    game = fight(
        "A", "B", "J-676", "", dear, B, spark, more="discard S N-001", chakra="CHAKRA-L x4"
    )
    use(game, "J-676")
    resolve(game)
    game.pick("S")
    resolve(game)
    # Three of the four have paid.
    assert game.power("A") == "5/1"
    cheap = ninja("A", "3/1", entrance=2)
    assert not fight("A", "B", "J-676", "", cheap, B).offered("jutsu J-676")


@pytest.mark.parametrize(("marker", "left"), [(5, 4), (6, 6)])
def test_j_771_turns_a_jutsu_against_its_players_marker(marker: int, left: int) -> None:
    eyes = ninja("A", "3/1", characteristics=("Rinnegan",))
    enemy = jutsu("J-1", text="Target 1 Ninja battling the user.\nInjure the target.")
    game = fight("A", "B", "J-771", "J-1", eyes, B, enemy, more=f"marker {marker}",
                 more2="marker 6")  # fmt: skip
    while not game.offered("jutsu J-1"):
        game.play("pass")
    use(game, "J-1", "A")
    use(game, "J-771", "J-1")
    resolve(game)
    assert game.is_injured("A") is (marker == 6)
    assert game.marker(2) == (5 if marker == 5 else left)


@pytest.mark.parametrize(("name", "gone"), [("Katsuyu", 1), ("Other", 0)])
def test_j_792_injures_and_does_more_by_katsuyu(name: str, gone: int) -> None:
    game = fight("A", "B", "J-792", "", ninja("A", "3/1", name=name), B)
    use(game, "J-792", "B")
    resolve(game)
    if game.asked.endswith("pick"):
        game.pick("B")
    assert len([one for one in game.happened("leave") if game.where("B") == "discard"]) == gone
    if not gone:
        assert game.is_injured("B")


@pytest.mark.parametrize(("entrance", "price"), [(7, 3), (10, 0)])
def test_j_812_costs_less_by_the_entrance_cost_of_its_user(entrance: int, price: int) -> None:
    game = fight("A", "B", "J-812", "", ninja("A", "3/1", entrance=entrance), B)
    use(game, "J-812", "B")
    resolve(game)
    assert len(paid(game, 1)) == price
    assert game.where("B") == "discard"


def test_j_812_is_too_dear_for_a_cheap_user() -> None:
    game = fight("A", "B", "J-812", "", A, B, chakra=STOCK.replace("x4", "x1"))
    assert not game.offered("jutsu J-812")


def test_j_us071_raises_mental_power_for_two_turns() -> None:
    game = fight("A", "B", "J-US071", "", A, B)
    use(game, "J-US071")
    resolve(game)
    mind = game.game.traits(game.card("A")).mental
    assert mind == 3
    assert game.game.traits(game.card("B")).mental == 0
    turn = game.turn
    while game.turn == turn:
        game.quiet()
    assert game.game.traits(game.card("A")).mental == 3


@pytest.mark.parametrize(("top", "cheap"), [("T", True), ("J-1", False)])
def test_j_843_measures_the_enemy_by_the_top_card(top: str, cheap: bool) -> None:
    foes = (ninja("B", "3/1", entrance=2), ninja("D", "3/1", entrance=3))
    cards = (ninja("T", entrance=2), jutsu("J-1", text="Draw 1 card."))
    game = fight("A", "B, D", "J-843", "", A, *foes, *cards, more=f"deck {top} 5")
    use(game, "J-843")
    resolve(game)
    assert [game.power(one) for one in ("B", "D")] == ["0/0" if cheap else "3/1", "3/1"]
