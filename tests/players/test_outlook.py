"""The outlook leaves out what costs much only where it would find nothing."""

from random import Random

import pytest

from naruto_tui.players import Genin, outlook
from naruto_tui.players.outlook import Bout, Scene
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.game import Game
from naruto_tui.rules.view import View
from tests.rules.random_decks import random_deck


def bouts(view: View, *, asked: bool) -> list[Bout]:
    """The fights of a moment; if `asked`, the rules are asked about each of them."""
    with pytest.MonkeyPatch.context() as patch:
        if asked:
            patch.setattr(outlook, "fights_by_power", lambda _view: False)
        return Scene(view).bouts


def test_powers_tell_every_fight_of_which_no_text_of_the_game_speaks() -> None:
    fought = plain = 0
    for seed in range(30):
        rng = Random(seed)
        edition = tuple(EDITIONS.values())[seed % len(EDITIONS)]
        game = Game.new((random_deck(rng, edition), random_deck(rng, edition)), edition, seed)
        players, views = (Genin(seed), Genin(seed + 1)), (game.view(0), game.view(1))
        while (choice := game.choice) is not None:
            view = views[choice.seat]
            if any(fight.blocker and not fight.done for fight in view.fights):
                fought += 1
                plain += outlook.fights_by_power(view)
                assert bouts(view, asked=False) == bouts(view, asked=True)
            game.answer(players[choice.seat].decide(view, choice))
    assert fought > plain > 50
