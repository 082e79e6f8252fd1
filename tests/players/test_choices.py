"""Smaller decisions of genin: redraws, optional effects, payments, picks, and what it may read."""

import pytest

from naruto_tui.cards import nodes as n
from naruto_tui.players.sheet import ANYTHING, could_use, sheet
from naruto_tui.rules.choices import PickCards, YesNo
from naruto_tui.rules.game import Game
from naruto_tui.rules.sight import reading, secrets
from tests.rules.scene import jutsu, ninja, scene

from .table import decide, go_on

BIG = ninja("T-6", "6/2", "4/1")


@pytest.mark.parametrize(("entrance", "redraws"), [(0, False), (1, False), (4, True)])
def test_a_hand_without_an_early_ninja_is_redrawn(entrance: int, redraws: bool) -> None:
    deck = [ninja(f"R-{i}", entrance=entrance) for i in range(50)]
    game = Game.new((deck, deck), seed=1, first=0)
    assert isinstance(game.choice, YesNo)
    assert decide(game) is redraws


@pytest.mark.parametrize(
    ("effect", "accepts"),
    [
        ("you may discard 1 chakra: draw 1 card.", True),
        ("you may discard 3 chakra: look at the enemy hand.", False),
        ("you may discard 1 chakra: heal 1 of your injured Ninja.", True),
        ("you may discard 1 card from your hand: discard 1 of your Ninja.", False),
    ],
)
def test_an_optional_effect_is_used_if_it_pays(effect: str, accepts: bool) -> None:
    source = ninja("T-S", "3/1", text=f"Valid: At the start of your turn, {effect}")
    text = """
        phase start
        player 1
          team T-S
          team T-6 injured
          hand N-001
          chakra N-001 x4
        player 2
          hand N-001
    """
    game = scene(text, BIG, source).game
    assert isinstance(game.choice, YesNo)
    assert decide(game) is accepts


def test_a_jutsu_is_paid_with_what_is_needed_least() -> None:
    boost = jutsu("J-B", "1", text="Target the user.\nThe target gets +4/+0 this turn.")
    fire = jutsu("J-F", "F F", text="Target the user.\nThe target gets +1/+0 this turn.")
    text = """
        phase exchange
        player 1
          attack N-009
          hand J-B J-F
          chakra N-002 x2 N-003
        player 2
          block 1 N-012
    """
    game = scene(text, boost, fire).game
    go_on(game, until="pay jutsu cost")
    assert isinstance(game.choice, PickCards)
    assert [game.cards[card].number for card in decide(game)] == ["N-003"]


def test_a_search_finds_the_best_ninja() -> None:
    text = """
        phase mission
        player 1
          marker 6
          hand M-011 N-016 N-015
          deck N-035 N-023 N-001 N-003 x20
    """
    game = scene(text).game
    go_on(game, until="pick")
    assert isinstance(game.choice, PickCards)
    assert [game.cards[card].number for card in decide(game)] == ["N-023"]


def test_swings_and_requirements_are_read_from_print() -> None:
    boost = jutsu("J-B", text="Target the user.\nThe target gets +2/+3 this turn.")
    burn = jutsu("J-D", text="Target 1 Ninja.\nGive 1 damage to the target.")
    picky = jutsu("J-P", text='Requires: Ninja with rank "Jonin" or higher.\nDraw 1 card.')
    assert sheet(boost).swing == 3
    assert sheet(boost).personal
    assert sheet(burn).swing == ANYTHING
    assert not sheet(burn).personal
    genin = ninja("T-G", characteristics=("Genin",))
    jonin = ninja("T-J", characteristics=("Jonin",))
    assert [could_use(picky, one) for one in (genin, jonin)] == [False, True]


def hand(owner: n.Owner, kind: str = "ninja") -> n.Cards:
    return n.Cards((kind,), owner, (), ("hand",))


def test_a_phrase_tells_whose_secrets_it_is_about() -> None:
    assert secrets(n.Every(hand("opponent"))) == {"opponent"}
    assert secrets(n.Has("opponent", ">=", 1, hand(""))) == {"opponent"}
    assert secrets(n.Ends("top", 2)) == {"deck"}
    assert secrets(n.Cards(("ninja",), "you", ())) == frozenset()
    assert secrets(n.Count(n.Every(hand("", "card")))) == frozenset()


def test_a_reading_keeps_the_other_sides_secrets() -> None:
    game = scene("phase mission\nplayer 1\nhand N-001 M-006\nplayer 2\nhand N-002 N-003").game
    view = game.view(0)
    text = reading(view, view.hand[1], 0, "mission")
    assert text.things(n.Every(hand("you"))) == [view.hand[0]]
    assert text.things(n.Every(hand("opponent"))) == []
    assert text.holds(n.Has("opponent", ">=", 1, hand(""))) is None
    assert text.number(n.Count(n.Every(hand("opponent")))) is None
    assert text.number(n.Count(n.Every(hand("opponent", "card")))) == 2
