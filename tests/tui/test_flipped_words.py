"""Flipped coins and discarded cards that lie elsewhere as the screen tells them."""

from naruto_tui.rules.choices import PickOption
from naruto_tui.tui.ask_words import option_label
from naruto_tui.tui.event_words import event_sentence
from naruto_tui.tui.question_words import question
from naruto_tui.tui.words import Voice
from tests.rules.scene import Scene, mission, ninja, scene
from tests.rules.test_7_18_coins_that_fall import AGAIN, ROW, TAILS, TWO, falling, healed


def asked(game: Scene, seat: int) -> tuple[str, list[str]]:
    """The question on the screen of a player, and its options."""
    voice, choice = Voice(game.game.view(seat)), game.game.choice
    assert isinstance(choice, PickOption)
    return question(voice, choice), [option_label(voice, one) for one in choice.options]


def test_which_coin_shows_another_side() -> None:
    words, options = asked(falling((1, 0), TWO, theirs=TAILS), 1)
    assert words == "B: choose a coin that shows tails instead."
    assert options == ["the coin that shows heads", "the coin that shows tails"]


def test_coins_for_several_things_are_told_by_what_they_were_flipped_for() -> None:
    assert asked(healed((1, 1, 0), TAILS), 1)[1] == [
        "the coin that shows heads, flipped for A",
        "the coin that shows heads, flipped for C",
        "the coin that shows tails, flipped for D",
    ]


def test_a_coin_that_counts_as_the_other_side_is_told_with_its_reason() -> None:
    game = falling((1, 1), TWO, theirs=TAILS)
    (event,) = game.happened("turn coin")
    assert event_sentence(Voice(game.game.view(0)), event) == "Your coin counts as tails (by B)."


def test_which_coin_is_flipped_again() -> None:
    game = falling((1, 0), TWO, AGAIN)
    game.yes()
    assert asked(game, 0)[0] == "A: choose a coin that is flipped again."


def test_coins_of_a_row_are_counted() -> None:
    assert asked(falling((1, 1, 0), ROW, theirs=TAILS), 1)[1] == ["coin 1", "coin 2", "coin 3"]


def test_a_discarded_card_that_lies_elsewhere_is_told_with_its_place() -> None:
    text = "When this Ninja would be discarded, move this Ninja to {} as a discard instead."
    for to in ("chakra", "the bottom of the deck"):
        game = scene(
            "player 1\n hand M wait\nplayer 2\n team A",
            mission("M", text="Discard all enemy Ninja."), ninja("A", text=text.format(to)),
        )  # fmt: skip
        game.play("mission M")
        (event,) = game.happened("leave")
        assert f"A is discarded, to {to}" in event_sentence(Voice(game.game.view(0)), event)
