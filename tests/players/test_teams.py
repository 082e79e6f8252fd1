"""Fighters: who is known from an earlier game is still seen as he is now."""

import pytest

from naruto_tui.players import teams
from naruto_tui.players.teams import Roster
from naruto_tui.rules.game import Game

COINED = " team N-001 coins +1/+1"


def fighter(lines: str) -> teams.Fighter:
    """The first player's only Ninja, looked at in a new game with a new roster."""
    view = Game.from_position(f"phase organize\nplayer 1\n{lines}\nplayer 2\n").view(0)
    (ninja,) = (piece.id for piece in view.pieces(0))
    return Roster().look(view, [ninja])[ninja]


def test_who_is_as_in_an_earlier_game_is_not_judged_anew() -> None:
    assert fighter(" team N-001") is fighter(" team N-001")


def test_a_wound_another_card_and_a_coin_are_seen_all_the_same() -> None:
    healthy, injured = fighter(" team N-001"), fighter(" team N-001 injured")
    assert (healthy.combat, healthy.hurt) == (1, pytest.approx(0.3))
    assert (injured.combat, injured.hurt) == (3, injured.death)
    assert fighter(" team N-002").card is not healthy.card
    stronger = fighter(COINED)
    assert (stronger.combat, stronger.support) == (healthy.combat + 1, healthy.support + 1)
    assert fighter(" team N-001") is healthy


def test_what_is_remembered_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teams, "MOST_KNOWN", 3)
    teams._known.clear()
    sizes = []
    for _ in range(7):
        fighter(COINED)  # who is changed is another one in each game
        sizes.append(len(teams._known))
    assert sizes == [1, 2, 3, 1, 2, 3, 1]
