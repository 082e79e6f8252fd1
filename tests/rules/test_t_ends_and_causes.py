"""Ends of a deck that are picked, other causes than one, damage as a cause, parts of a turn."""

import pytest

from naruto_tui.cards.nodes import Ends, Look, Move, Reveal
from naruto_tui.rules.playable import problems

from .scene import Scene, jutsu, mission, ninja, scene


def played(text: str, board: str, *cards, mine: str = "") -> Scene:
    """A Mission of this text has been played, and is carried out as far as nothing is asked."""
    game = scene(f"player 1\n{mine}\n hand M-1 N-001\nplayer 2\n{board}",
                 mission("M-1", text=text), *cards)  # fmt: skip
    game.play("mission M-1")
    game.resolve()
    return game


def fighting(text: str, *cards, attack: str = "A", block: str = "B", hand: str = "wait",
             more: str = "") -> Scene:  # fmt: skip
    """A fight of A, who may use a Jutsu of this text, against B."""
    own = {"A": ninja("A", "3/1"), "B": ninja("B", "3/1")} | {one.number: one for one in cards}
    return scene(
        f"phase exchange\nplayer 1\n attack {attack}\n hand J-1 {hand}\n{more}\nplayer 2\n"
        f" block 1 {block}\n deck N-002 x3",
        jutsu("J-1", text=text),
        *own.values(),
    )


# -- the end of a deck that is picked --

LOOK = (
    "Look at the top 2 cards of the enemy deck; move those cards to the top or bottom of the "
    "deck in any order."
)


@pytest.mark.parametrize(("end", "deck"), [("top", "B A C"), ("bottom", "C B A")])
def test_t_16_cards_go_to_the_end_that_is_picked(end: str, deck: str) -> None:
    cards = [ninja(name) for name in "ABC"]
    game = played(LOOK, " deck A B C", *cards)
    assert game.asked == "1 deck end"
    assert game.offers == ["name top", "name bottom"]
    game.play(f"name {end}")
    game.order("B", "A")
    assert game.cards(2, "deck") == deck.split()


def test_t_16_where_nothing_was_looked_at_no_end_is_asked_for() -> None:
    text = "Move all Missions in your discard pile to the top or bottom of the deck."
    assert played(text, "").asked == "1 mission phase"


@pytest.mark.parametrize(("end", "left"), [("top", "C"), ("bottom", "A")])
def test_t_16_cards_are_taken_off_the_end_that_is_picked(end: str, left: str) -> None:
    game = played(
        "Discard the top or bottom 2 cards of the enemy deck.", " deck A B C",
        *[ninja(name) for name in "ABC"],
    )  # fmt: skip
    game.play(f"name {end}")
    assert game.cards(2, "deck") == [left]


def test_t_16_nobody_knows_the_end_of_a_deck_without_being_asked() -> None:
    text = "Draw X cards. X is the total entrance cost of the top or bottom 2 cards of your deck."
    assert any("either end" in one for one in problems(mission("M-1", text=text)))
    assert {Move, Look} == {Move, Look, Reveal} - {Reveal}
    assert Ends("top", 1).end == "top"


# -- causes --

SHELTER = "All of your Ninja cannot receive damage other than by the showdown this turn."


def test_t_9_damage_of_the_showdown_is_not_kept_off_by_a_ban_on_any_other() -> None:
    hit = jutsu("J-2", text="Give 1 damage to 1 of your Ninja.")
    game = fighting(SHELTER, hit, ninja("B", "9/1"), hand="J-2 wait")
    game.play("jutsu J-1")
    game.resolve()
    game.play("jutsu J-2")
    game.resolve()
    assert not game.is_injured("A")
    game.until("end")
    assert game.where("A") == "discard"


def test_t_9_only_the_named_effect_removes_it() -> None:
    kept = ninja("K", text='This Ninja cannot leave play other than by the effect of a Mission '
                           'named "Quota".')  # fmt: skip
    for name, where in (("Quota", "discard"), ("Other", "play")):
        game = scene("player 1\n hand M-1 N-001\nplayer 2\n team K", kept,
                     mission("M-1", name=name, text="Discard 1 enemy Ninja."))  # fmt: skip
        game.play("mission M-1")
        game.resolve()
        assert game.where("K") == where


def test_t_8_discarded_by_damage_is_not_discarded_by_an_effect_without_any() -> None:
    back = ninja("B", "3/1", text="Valid: When this Ninja is discarded by damage, draw 1 card.")
    for text, drawn in (("Give 2 damage to 1 enemy Ninja.", 1), ("Discard 1 enemy Ninja.", 0)):
        game = fighting(text, back)
        game.play("jutsu J-1")
        game.resolve()
        assert game.where("B") == "discard"
        assert len(game.happened("draw")) == drawn


def test_t_8_of_the_showdown_too() -> None:
    back = ninja("B", "3/1", text="Valid: When this Ninja is discarded by damage, draw 1 card.")
    game = fighting("Draw 1 card.", back, ninja("A", "9/1"))
    game.play("pass")
    game.until("end")
    assert game.where("B") == "discard"
    assert [one.cards for one in game.happened("trigger")] == [(game.card("B"),)]


def test_t_8_what_cannot_leave_play_by_damage_is_injured_and_stays() -> None:
    rock = ninja("B", "3/1", text="Valid: This Ninja cannot leave play by damage.")
    for text, where in (("Give 2 damage to 1 enemy Ninja.", "play"),
                        ("Discard 1 enemy Ninja.", "discard")):  # fmt: skip
        game = fighting(text, rock)
        game.play("jutsu J-1")
        game.resolve()
        assert game.where("B") == where


# -- parts of a turn --


def test_t_12_power_of_the_showdown_alone() -> None:
    strong = ninja("A", "3/1", text="While it is the showdown, this Ninja gets +2/+0.")
    game = fighting("Draw 1 card.", strong)
    assert game.power("A") == "3/1"
    game.play("pass")
    game.until("end")
    assert game.where("B") == "play"
    assert game.is_injured("B")


def test_t_12_a_deed_that_was_not_done_this_turn() -> None:
    text = "If you did not play a Ninja this turn, draw 1 card."
    for deploys, drawn in ((False, 1), (True, 0)):
        game = scene("player 1\n hand M-1 A N-001\nplayer 2\n team B\n deck N-001",
                     mission("M-1", text=text), ninja("A"), ninja("B"))  # fmt: skip
        if deploys:
            game.play("deploy A")
        game.play("mission M-1")
        game.resolve()
        assert len(game.happened("draw")) == drawn
