"""K-6: the reinforcement deck and what comes out of it."""

from random import Random

from naruto_tui.cards.model import Card
from naruto_tui.rules.game import Game
from naruto_tui.rules.hidden import deal_anew
from naruto_tui.rules.state import REINFORCEMENTS

from .invariants import check, difference
from .scene import ninja, scene

SOUL = ninja("S", name="Soul", characteristics=("Reinforcement",))
SQUAD = ninja("Q", name="A & B", characteristics=("Squad",))
PLAIN = ninja("P")


def begun(*reserves: Card, seed: int = 1) -> Game:
    """A game of plain decks, the first with these cards in its reinforcement deck."""
    decks = ((*[PLAIN] * 50, *reserves), (*[PLAIN] * 50, SOUL))
    return Game.new(decks, seed=seed, first=0)


def test_k_6_1_reinforcements_and_squads_lie_outside_the_deck() -> None:
    game = begun(SOUL, SQUAD)
    check(game)
    side = game.sides[0]
    assert [game.cards[card].number for card in side.reinforcements] == ["S", "Q"]
    assert len(side.deck) + len(side.hand) == 50
    assert game.view(0).deck_count(0) == 44


def test_k_6_1_its_owner_sees_it_and_the_opponent_only_how_many() -> None:
    view = begun(SOUL, SQUAD).view(1)
    assert view.reinforcement_count(0) == 2
    assert view.reinforcements(0) == ()
    (own,) = view.reinforcements(1)
    assert view.card(own) is SOUL
    assert view.where(own) == REINFORCEMENTS


def test_k_6_1_a_shuffle_does_not_depend_on_it() -> None:
    with_, without = begun(SOUL, SQUAD), begun()
    assert with_.sides[0].deck == without.sides[0].deck


def test_k_6_1_what_the_opponent_may_suspect_stays_in_its_zone() -> None:
    game = begun(SOUL, SQUAD)
    dealt = deal_anew(game, 1, Random(3))
    lying = [dealt.cards[card].number for card in dealt.sides[0].reinforcements]
    assert sorted(lying) == ["Q", "S"]


def test_k_6_1_records_and_positions_hold_it() -> None:
    game = begun(SOUL, SQUAD)
    cards = {card.number: card for card in (SOUL, SQUAD, PLAIN)}
    assert difference(game, Game.from_text(game.to_text(), cards.get)) == ""
    placed = scene("player 1\n  reinforcements S Q x2\n  hand P", *cards.values())
    assert placed.cards(1, "reinforcements") == ["S", "Q", "Q"]
    assert placed.cards(2, "reinforcements") == []


def test_k_6_7_a_search_of_the_deck_does_not_see_it() -> None:
    finder = ninja(
        "F",
        text='When this Ninja enters play, search your deck for 1 "Reinforcement" '
        "Ninja; move that card to hand.",
    )
    game = scene("player 1\n  hand F\n  reinforcements S\n  deck P x3", finder, SOUL, PLAIN)
    game.deploy("F")
    game.resolve()
    assert game.where("S") == "reinforcements"
