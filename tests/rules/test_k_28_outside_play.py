"""Triggers that work outside play (K-28.4, K-5.5): what they hear, and when they are shown."""

import pytest

from naruto_tui.rules.playable import problems
from tests.rules.invariants import check
from tests.rules.scene import Scene, mission, ninja, scene

KILL = mission("K", text="Target 1 Ninja.\nDiscard the target.")
COMES = 'When 1 of your "Leaf" Ninja is discarded, you may put this Ninja into play.'
LEAF = [ninja(one, "2/1", characteristics=("Leaf",)) for one in ("L", "M", "E")]
OTHER = ninja("O", "2/1")


def helper(zone: str = "hand", text: str = COMES) -> Scene:
    """X lies in that zone; player 1 can discard any Ninja."""
    card = ninja("X", "1/1", text=f"In {zone}: {text}")
    assert problems(card) == ()
    place = {"hand": " X", "discard pile": "\n discard X", "chakra": "\n chakra X"}[zone]
    return scene(f"player 1\n team L\n team O\n hand K wait{place}\nplayer 2\n team E", KILL,
                 *LEAF, OTHER, card)  # fmt: skip


def kill(game: Scene, number: str) -> None:
    game.play("mission K")
    if game.asked == "1 pay hand cost":
        game.quiet()
    if game.asked == "1 target":
        game.pick(number)
    game.resolve()


@pytest.mark.parametrize("zone", ["hand", "discard pile", "chakra"])
@pytest.mark.parametrize(("number", "hears"), [("L", True), ("O", False), ("E", False)])
def test_k_28_4_a_trigger_hears_from_where_it_lies(zone: str, number: str, hears: bool) -> None:
    game = helper(zone)
    kill(game, number)
    if hears:
        game.yes()
        game.resolve()
        if game.asked == "1 may":
            game.yes()
    check(game.game)
    assert (game.where("X") == "play") == hears


def test_k_28_4_in_play_or_in_another_zone_it_hears_nothing() -> None:
    card = ninja("X", "1/1", text=f"In hand: {COMES}")
    for place in ("team X", "discard X", "deck X"):
        game = scene(f"player 1\n team L\n hand K wait\n {place}\nplayer 2", KILL, *LEAF, card)
        kill(game, "L")
        assert game.asked == "1 mission phase"


def test_k_28_6_a_hidden_card_is_shown_only_if_its_player_uses_it() -> None:
    for answer in (True, False):
        game = helper()
        kill(game, "L")
        assert game.asked == "1 optional effect"
        assert not game.game.known[1] >> game.card("X") & 1
        game.yes() if answer else game.no()
        assert bool(game.game.known[1] >> game.card("X") & 1) == answer
        game.resolve()
        assert (game.where("X") == "play") == answer
        assert game.asked == "1 mission phase"


def test_k_28_6_in_an_open_zone_it_is_decided_when_it_is_carried_out() -> None:
    game = helper("discard pile")
    kill(game, "L")
    game.resolve()
    assert game.asked == "1 may"


def test_k_28_4_of_two_events_at_once_it_comes_by_the_first() -> None:
    sweep = mission("K", text="Discard all of your Ninja.")
    card = ninja("X", "1/1", text=f"In hand: {COMES}")
    game = scene("player 1\n team L\n team M\n hand K X wait\nplayer 2", sweep, *LEAF, card)
    game.play("mission K")
    while game.asked == "1 optional effect":
        game.yes()
        game.resolve()
    check(game.game)
    assert game.in_play(1) == ["X"]
    game.same_after_record()


def test_k_28_4_what_has_left_its_zone_meanwhile_does_nothing() -> None:
    text = 'When 1 of your "Leaf" Ninja is discarded, put this Ninja into play.'
    card = ninja("X", "1/1", text=f"In hand: {text}")
    hit = mission(
        "K", text="Target 1 Ninja.\nDiscard the target. Discard all cards from your hand."
    )
    game = scene("player 1\n team L\n hand K X wait\nplayer 2", hit, *LEAF, card)
    kill(game, "L")
    game.resolve()
    check(game.game)
    assert game.where("X") == "discard"
