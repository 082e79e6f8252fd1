"""Corners: texts that take themselves away, cards without coins, targets that nobody declared."""

import pytest

from naruto_tui.rules.game import Game
from naruto_tui.rules.likeness import unlike
from naruto_tui.rules.notation import position_text
from naruto_tui.rules.playable import problems
from naruto_tui.rules.questions import TEAM

from .invariants import check
from .scene import client, jutsu, mission, ninja, scene

A, B, C = (ninja(one, "3/1") for one in "ABC")


def test_t_10_a_text_that_takes_itself_away_comes_to_an_end() -> None:
    giver = client("G", text="All of your Ninja gain “All Clients lose their text.”.")
    game = scene("player 1\n hand N-001\n team A\n client G\nplayer 2\n client D", A, giver,
                 client("D", text="All Ninja get +1/+0."))  # fmt: skip
    check(game.game)
    before = game.power("A")
    assert before in ("3/1", "4/1")
    assert game.power("A") == before
    game.until("end")
    check(game.game)


@pytest.mark.parametrize("where", ["in your hand", "in play"])
def test_t_10_only_what_is_in_play_loses_its_text(where: str) -> None:
    blank = mission("M", permanent=True, text=f"All Ninja {where} lose their text.")
    due = ninja("P", text="Sacrifice: 1 Ninja.")
    strong = ninja("W", text="This Ninja gets +1/+0.")
    game = scene("player 1\n hand P\n team W\n mission M", blank, due, strong)
    assert game.power("W") == ("1/0" if where == "in play" else "2/0")
    game.play("deploy P")
    assert game.where("W") == "removed", "what is in hand has its text"


@pytest.mark.parametrize(("text", "left"), [("in your hand", 2), ("in play", 1)])
def test_k_23_4_nothing_is_taken_off_what_bears_no_coins(text: str, left: int) -> None:
    take = mission("M", text=f"Take 1 growth coin off all Ninja {text}.")
    game = scene("player 1\n hand M N-001\n team A coins growth x2", A, take)
    game.play("mission M")
    assert game.coins("A") == left


def test_t_17_a_permanent_that_declared_nobody_speaks_of_nobody() -> None:
    text = "Target 1 of your Ninja and 1 enemy Ninja.\nThe second target gets +5/+0."
    card = mission("M", permanent=True, text=text)
    game = scene("player 1\n hand N-001\n team A\n mission M\nplayer 2\n team B", A, B, card)
    assert (game.power("A"), game.power("B")) == ("3/1", "3/1")
    game = scene("player 1\n hand M N-001\n team A\nplayer 2\n team B", A, B, card)
    game.play("mission M")
    assert (game.power("A"), game.power("B")) == ("3/1", "8/1")


@pytest.mark.parametrize("head", ["B", "P"])
def test_t_14_who_leads_already_is_not_asked_for_once_more(head: str) -> None:
    text = "Put 2 Ninja from your hand into the user's team in any position."
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J B P wait\nplayer 2\n block 1 C\n hand wait",
        A, B, C, ninja("P", text='Sacrifice: 1 Ninja named "A".'), jutsu("J", text=text),
    )  # fmt: skip
    game.play("jutsu J")
    game.resolve()
    game.pick("A")
    assert game.asked == "1 new head", "the team has lost the one it had"
    game.pick(head)
    if head == "P":
        assert game.offers == ["P", "B"], "B has come in any position"
        game.pick("P")
    check(game.game)
    assert game.asked == "1 exchange"
    assert game.team(head)[0] == head


@pytest.mark.parametrize(("by", "drawn"), [("the user", 1), ("the target", 0)])
def test_t_2_whether_this_ninja_used_this_jutsu(by: str, drawn: int) -> None:
    text = f"Target 1 enemy Ninja.\nIf {by} used this Jutsu this turn, draw 1 card."
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J wait\n deck 9\n"
        "player 2\n block 1 B\n hand wait",
        A, B, jutsu("J", text=text),
    )  # fmt: skip
    game.play("jutsu J")
    game.resolve()
    assert len(game.happened("draw")) == drawn


def test_k_29_a_jutsu_that_says_something_else_of_itself_in_hand_costs_what_it_costs() -> None:
    card = jutsu("J", "1", text="Draw 1 card.\nIn hand: You can play this card ignoring limits.")
    for chakra in ("", " chakra N-001"):
        game = scene(f"phase exchange\nplayer 1\n attack A\n hand J wait\n{chakra}", A, card)
        assert game.offered("jutsu J") == bool(chakra)


def test_positions_that_know_what_was_done_this_turn_go_on_alike() -> None:
    text = "Draw 1 card. If you drew 1 or more cards this turn, draw 1 card."
    game = scene("player 1\n hand M N-001\n team A\n deck N-001 x5", mission("M", text=text), A)
    game.play("mission M")
    written = position_text(game.game)
    again = Game.from_position(written, game.find)
    assert unlike(game.game, again) == ""
    assert position_text(again) == written


def test_t_28_no_price_ends_the_turn() -> None:
    card = ninja("W", text="[Mission] End this turn: Draw 1 card.")
    assert problems(card) == ("not carried out: a price that ends the turn",)
    assert problems(ninja("W", text="[Mission] Pay 0: End this turn.")) == ()


def test_k_24_1_coin_ninja_come_as_long_as_there_are_numbers_for_them() -> None:
    many = mission("M", text='Put 999 Ninja coins 1/0 named "Insect" into play.')
    game = scene("player 1\n hand M N-001", many)
    before = len(game.game.cards)
    game.play("mission M")
    assert len(game.game.cards) == TEAM
    assert game.in_play(1) == ["Insect coin"] * (TEAM - before)
    assert game.asked == "1 mission phase"


@pytest.mark.parametrize(
    ("said", "refused"),
    [
        ("X is the number of your Ninja.", False),
        ("X is X.", True),
        ("X is X plus 1.", True),
        ("If X is 3 or more, X is 2.", True),
        ("X is Y. Y is X.", True),
    ],
)
def test_t_12_an_x_is_not_told_by_itself(said: str, refused: bool) -> None:
    found = problems(mission("M", text=f"Draw X cards. {said}"))
    assert found == (("not carried out: an X that is told by itself",) if refused else ())
