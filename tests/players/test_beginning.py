"""Who of the computers begins the next game of a match, when it may choose."""

from naruto_tui.players import LEVELS, begins


def test_who_plays_to_win_begins() -> None:
    seeds = range(50)
    assert {level for level in LEVELS if all(begins(level, seed) for seed in seeds)} == {
        "academy",
        "genin",
    }


def test_who_plays_by_chance_lets_chance_say() -> None:
    began = [begins("random", seed) for seed in range(200)]
    assert 70 < sum(began) < 130
    assert began == [begins("random", seed) for seed in range(200)]
