"""Cards that seemed to need something new, and are said with what was there."""

import pytest

from tests.rules.scene import ninja, scene

from .test_sample_11_missions import played
from .test_sample_11_ninja import village


@pytest.mark.parametrize(("rewards", "more"), [(5, 2), (4, 1)])
def test_m_988_does_everything_once_more(rewards: int, more: int) -> None:
    game = played("M-988", "deck N-001 N-002 N-003 N-004 N-005", f"rewards {rewards}")
    game.resolve()
    game.pick(*("N-002", "N-004")[:more])
    assert {"N-002", "N-004"} & set(game.cards(1, "discard")) == set(("N-002", "N-004")[:more])
    assert game.deck(1) == 5 - 2 * more


@pytest.mark.parametrize(("active", "power"), [(1, "5/2"), (2, "1/-2")])
def test_n_258_is_stronger_on_its_own_turn(active: int, power: str) -> None:
    game = scene(f"turn 9\nactive {active}\nplayer 1\nteam N-258 coins Potion x2\nhand wait\n"
                 "player 2\nhand wait N-001")  # fmt: skip
    assert game.power("N-258") == power


def test_n_258_takes_a_potion_if_it_likes() -> None:
    for answer, coins in (("yes", 1), ("no", 0)):
        game = scene("phase start\nplayer 1\nteam N-258\nhand wait\ndeck 5\nplayer 2")
        getattr(game, answer)()
        assert game.coins("N-258", "Potion") == coins


@pytest.mark.parametrize(("mission", "power"), [("mission M-368", "5/5"), ("", "3/3")])
def test_m_368_makes_growth_coins_count_twice(mission: str, power: str) -> None:
    game = village(f"team G coins growth x2 injured\n{mission}\nhand wait",
                   "team H coins growth x2", ninja("G", "9/9", "1/1"),
                   ninja("H", "1/1"))  # fmt: skip
    assert (game.power("G"), game.power("H")) == (power, "3/3")
