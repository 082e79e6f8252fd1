"""Cards that give something from the chakra area, and a cost that becomes a symbol."""

import pytest

from tests.cards.effects.fight import fight, paid, resolve, use, words
from tests.rules.scene import jutsu, ninja, scene

from .test_ninja import A, B
from .test_sample_11_missions import played
from .test_sample_31_jutsu import user

BALL = jutsu("BALL", "FFF2", name="Rasengan", text="Draw 1 card.")


@pytest.mark.parametrize(
    ("name", "side", "offered"),
    [("Naruto Uzumaki", 1, True), ("Jiraiya", 1, False), ("Naruto Uzumaki", 2, False)],
)
def test_c_027_lets_naruto_use_rasengan_for_lightning(
    name: str, side: int, *, offered: bool
) -> None:
    here = {"more" if side == 1 else "more2": "client C-027"}
    game = fight("U", "B", "BALL", "wait", user(name), B, BALL, chakra="CHAKRA-L", **here)
    assert game.offered("jutsu BALL") == offered
    if offered:
        use(game, "BALL")
        assert paid(game, 1) == ["L"]


def test_j_276_puts_three_cards_in_order() -> None:
    game = fight("U", "B", "J-276", "wait", user("Naruto Uzumaki"), B,
                 more="deck N-001 N-002 N-003 N-004")  # fmt: skip
    use(game, "J-276")
    resolve(game)
    game.order("N-003", "N-001", "N-002")
    assert game.cards(1, "deck") == ["N-003", "N-001", "N-002", "N-004"]
    assert game.where("J-276") == "chakra"
    assert "Clone Status" in words(game, "U")


def test_j_276_is_used_by_naruto_alone() -> None:
    assert not fight("U", "B", "J-276", "wait", user("Jiraiya"), B).offered("jutsu J-276")


@pytest.mark.parametrize(("zone", "has"), [("chakra", True), ("discard", False)])
def test_j_276_makes_clones_of_its_own_naruto(zone: str, *, has: bool) -> None:
    hero, foe = (ninja(one, name="Naruto Uzumaki") for one in "XY")
    game = scene(
        f"player 1\nteam X\nteam A\n{zone} J-276\nhand wait\nplayer 2\nteam Y", hero, foe, A
    )
    assert ("Clone Status" in words(game, "X")) == has
    assert "Clone Status" not in words(game, "Y")
    assert "Clone Status" not in words(game, "A")


def test_m_908_brings_two_insects_and_strengthens_them_from_chakra() -> None:
    bug, foe = (ninja(one, "1/1", attributes=("Insect",)) for one in "XY")
    game = played("M-908", "team X", "team Y", bug, foe)
    game.resolve()
    assert game.in_play(1).count("Insect coin") == 2
    assert game.where("M-908") == "chakra"
    assert [game.power(one) for one in ("X", "Y", "A", "Insect coin#1")] == [
        "2/2",
        "1/1",
        "3/1",
        "1/1",
    ]


def test_m_908_gives_nothing_from_the_discard_pile() -> None:
    bug = ninja("X", "1/1", attributes=("Insect",))
    game = scene("player 1\nteam X\ndiscard M-908\nhand wait\nplayer 2\nteam B", bug, B)
    assert game.power("X") == "1/1"
