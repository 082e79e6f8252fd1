"""Games and their texts, after every answer: a sample always, 2,000 games with `-m long`."""

import pytest

from .round_trips import failures, follow


@pytest.mark.parametrize("seed", range(7))
def test_a_game_and_its_text_are_equal_after_every_answer(seed: int) -> None:
    assert follow(seed, "shipped" if seed % 2 else "random") > 20


@pytest.mark.parametrize("seed", range(7))
def test_a_game_of_the_keywords_and_its_text_are_equal_after_every_answer(seed: int) -> None:
    assert follow(seed, "keywords") > 10


@pytest.mark.long
def test_two_thousand_games_and_their_texts_are_equal_after_every_answer() -> None:
    assert list(failures(2_000)) == []
