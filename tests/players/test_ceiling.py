"""What a text can bring at most, told from its words, holds in games."""

import pytest

from naruto_tui.cards.pool import shipped
from naruto_tui.players import Genin
from naruto_tui.players.plans import Weighing
from naruto_tui.players.sheet import sheet
from naruto_tui.rules.game import Game
from naruto_tui.rules.view import View

from .table import decks


def beyond(view: View, verb: str, card: int) -> bool:
    """Whether a card would bring more than its ceiling."""
    printed = view.card(card)
    assert printed is not None
    plan = Weighing(view).best_way(card, "jutsu" if verb == "jutsu" else "mission")
    return plan is not None and plan.gain > sheet(printed).ceiling[bool(view.fights)] + 1e-9


@pytest.mark.parametrize("seed", range(4))
def test_no_card_brings_more_than_its_ceiling(seed: int) -> None:
    deck = decks()[seed % len(decks())]
    game = Game.new((deck, deck), seed=seed)
    players = (Genin(seed), Genin(seed + 1))
    weighed = 0
    while (choice := game.choice) is not None:
        view = game.view(choice.asked.seat)
        for option in getattr(choice, "options", ()):
            if option.verb in ("jutsu", "counter", "mission"):
                weighed += 1
                assert not beyond(view, option.verb, option.card), view.card(option.card)
        game.answer(players[view.seat].decide(view, choice))
    assert weighed


@pytest.mark.parametrize(
    ("name", "peace", "war"),
    [
        ("Tree-Climbing Training", 1.4, 1.4),
        ("Leaf Hurricane", 0.0, float("inf")),
        ("Manji Battle Formation", 0.6, float("inf")),
        ("Escape Jutsu", 0.0, float("inf")),
        ("Mission of Capturing the Missing Pet Tora", 2.0, 2.0),
    ],
)
def test_the_words_tell_a_ceiling(name: str, peace: float, war: float) -> None:
    card = next(card for card in shipped() if card.name == name)
    assert sheet(card).ceiling == pytest.approx((peace, war))
