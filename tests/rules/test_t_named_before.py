"""What a text has named: whose it is, what became of it, and X in what is paid before."""

import pytest

from tests.cards.effects.fight import fight, resolve, use

from .scene import Scene, jutsu, mission, ninja, scene

A, B = ninja("A", "3/1"), ninja("B", "3/1")


def resolved(text: str, mine: str = "", theirs: str = "team B") -> Scene:
    game = scene(f"turn 9\nplayer 1\n{mine}\nhand M wait\ndeck 5\nplayer 2\n{theirs}",
                 A, B, mission("M", text=text))  # fmt: skip
    game.play("mission M")
    game.resolve()
    return game


@pytest.mark.parametrize(("mine", "left"), [("team A", 4), ("", 5)])
def test_among_the_targets_each_player_has_his_own(mine: str, left: int) -> None:
    text = "Target all Ninja.\nIf you have 1 or more Ninja among each target, draw 1 card."
    assert resolved(text, mine).deck(1) == left


@pytest.mark.parametrize(("deed", "left"), [("Discard", 4), ("Injure", 5)])
def test_what_became_of_a_target_is_known_after_it_is_gone(deed: str, left: int) -> None:
    text = f"Target 1 enemy Ninja.\n{deed} the target. "
    text += "If the target was discarded this turn, draw 1 card."
    assert resolved(text).deck(1) == left


def test_another_one_that_was_discarded_is_not_the_target() -> None:
    text = "Target 1 of your Ninja.\nDiscard all enemy Ninja. "
    text += "If the target was discarded this turn, draw 1 card."
    assert resolved(text, "team A").deck(1) == 5


BURN = jutsu("BURN", text="Target 1 Ninja battling the user.\nGive 1 damage to the target.")
ARMOUR = ninja(
    "ARMOUR", "3/1",
    text="When this Ninja would receive damage, you may discard X chakra: "
    "prevent that damage instead. X is twice that amount.",
)  # fmt: skip


@pytest.mark.parametrize(("chakra", "asked"), [("N-001 x2", True), ("N-001", False)])
def test_an_x_of_a_price_that_replaces_is_known_before_it_is_asked(
    chakra: str, asked: bool
) -> None:
    game = scene("phase exchange\nplayer 1\nattack A\nhand BURN wait\nplayer 2\nblock 1 ARMOUR\n"
                 f"chakra {chakra}", A, ARMOUR, BURN)  # fmt: skip
    use(game, "BURN")
    resolve(game)
    assert (game.asked == "2 optional effect") is asked
    assert game.is_injured("ARMOUR") is not asked


@pytest.mark.parametrize(("hand", "asked"), [("N-001 N-002", True), ("N-001", False)])
def test_an_x_of_the_price_of_a_trigger_is_known_before_it_is_asked(hand: str, asked: bool) -> None:
    text = "When this Ninja enters play, you may discard X cards from your hand: draw 1 card. "
    text += "X is the number of your Ninja."
    game = scene(f"turn 9\nplayer 1\nteam A\nhand N {hand}\nplayer 2", A, ninja("N", text=text))
    game.deploy("N")
    assert (game.asked == "1 optional effect") is asked


def test_this_ninja_is_the_one_that_its_price_has_put_into_play() -> None:
    text = "In hand: [Exchange] Put this card into 1 of your fighting teams: "
    text += "This Ninja gets +2/+0 this turn. At the end of this turn, move this Ninja to hand."
    leaps = ninja("LEAPS", "1/1", text=text)
    game = fight("A", "B", "LEAPS", "", A, B, leaps)
    game.play("ability LEAPS 0")
    resolve(game)
    assert game.team("A") == ["A", "LEAPS"]
    assert game.power("LEAPS") == "3/1"
    game.until("start")
    assert game.where("LEAPS") == "hand"


@pytest.mark.parametrize(("symbol", "hurt"), [("W", True), ("E", False)])
def test_the_symbol_of_a_target_is_known_after_it_is_gone(symbol: str, hurt: bool) -> None:
    text = "Target 1 Ninja battling the user.\nDiscard the target. "
    text += "Injure all Ninja with the target's symbol."
    wet, other = ninja("X", symbols="W"), ninja("Y", symbols=symbol)
    game = fight("A", "X", "J", "", A, wet, other, jutsu("J", text=text), more2="team Y")
    use(game, "J", "X")
    resolve(game)
    assert game.where("X") == "discard"
    assert game.is_injured("Y") is hurt
    assert not game.is_injured("A")


@pytest.mark.parametrize(("entrance", "drawn"), [(3, 3), (0, 0)])
def test_the_cost_of_a_target_is_known_after_it_is_gone(entrance: int, drawn: int) -> None:
    text = (
        "Target 1 enemy Ninja.\nDiscard the target. Draw X cards. X is the target's entrance cost."
    )
    game = scene("turn 9\nplayer 1\nhand M wait\ndeck 5\nplayer 2\nteam X",
                 ninja("X", entrance=entrance), mission("M", text=text))  # fmt: skip
    game.play("mission M")
    game.resolve()
    assert game.deck(1) == 5 - drawn
