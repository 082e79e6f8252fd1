"""Games and their texts, after every answer: a sample always, 2,000 games with `-m long`."""

from random import Random

import pytest

from .round_trips import failures, follow, look_ahead
from .scene import jutsu, ninja, scene


@pytest.mark.parametrize("seed", range(4))
def test_a_game_and_its_text_are_equal_after_every_answer(seed: int) -> None:
    assert follow(seed, "shipped" if seed % 2 else "random") > 20


@pytest.mark.parametrize("seed", range(4))
def test_a_game_of_the_keywords_and_its_text_are_equal_after_every_answer(seed: int) -> None:
    assert follow(seed, "keywords") > 10


def test_a_card_that_is_a_copy_for_a_while_is_read_as_what_is_printed_on_it() -> None:
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J wait\nplayer 2\n block 1 B\n hand wait",
        ninja("A", "3/2", text="This Ninja gets +1/+0."),
        ninja("B", "1/1"),
        jutsu("J", text="This card becomes a copy of the user but no text."),
    )
    game.play("jutsu J")
    game.resolve()
    assert [game.game.cards[card].number for card in game.game.faces] == ["A"]
    look_ahead(game.game, Random(1))


@pytest.mark.long
def test_two_thousand_games_and_their_texts_are_equal_after_every_answer() -> None:
    assert list(failures(2_000)) == []
