"""Coins, attached cards, coin Ninja, tracked Ninja and face-up cards as the screen tells them."""

from random import Random

import pytest

from naruto_tui.rules.choices import PickOption
from naruto_tui.tui.answer_words import answer_lines
from naruto_tui.tui.ask_words import option_label
from naruto_tui.tui.board import board_text
from naruto_tui.tui.event_words import event_sentence
from naruto_tui.tui.face import face_lines
from naruto_tui.tui.lines import text_of
from naruto_tui.tui.listing import moment_lines, voices_of
from naruto_tui.tui.model import BoardModel
from naruto_tui.tui.question_words import question
from naruto_tui.tui.words import Voice
from tests.rules.patience import patient
from tests.rules.scene import Scene, mission, ninja, scene
from tests.rules.test_random_coins import new_game

A = ninja("A", "3/1", name="Kakashi")
WEAK = mission(
    "P", name="Weakness", permanent=True, coins=2, text="The bearer gets -1/-1.\nDraw 1 card."
)


def voice(game: Scene, seat: int = 0) -> Voice:
    return Voice(game.game.view(seat))


def face(game: Scene, number: str) -> str:
    lines = face_lines(voice(game), game.card(number), 60)
    return " ".join(text_of(line).strip() for line in lines)


def board(game: Scene, seat: int = 0) -> str:
    view = game.game.view(seat)
    return board_text(BoardModel.of(view, view.choice), 120, 40)


def listed(game: Scene, seat: int = 0) -> str:
    return "\n".join(moment_lines(voices_of(game.game, seat)))


def told(game: Scene, kind: str, seat: int = 0) -> str:
    return event_sentence(voice(game, seat), game.happened(kind)[-1])


@pytest.fixture
def attached() -> Scene:
    text = "player 1\n hand N-001\n team A coins Poison x2\n mission P attached A coins x2"
    return scene(text, A, WEAK)


def test_an_attached_card_is_shown_with_its_bearer(attached: Scene) -> None:
    assert "attached Weakness(2) on Kakashi" in " ".join(board(attached).split())
    assert "attached to Kakashi" in face(attached, "P")
    assert "bears Weakness" in face(attached, "A")
    assert "Weakness [coins x2] on Kakashi" in listed(attached)


def test_coins_are_told_by_number_and_kind(attached: Scene) -> None:
    assert "2 Poison coins" in face(attached, "A")
    assert "2 coins" in face(attached, "P")
    assert "permanent with 2 coins" in face(attached, "P")


def test_a_printed_x_is_told_as_x() -> None:
    text = "X is the number of cards in your hand."
    card = ninja("A", "0/2", text=text, variable=("healthy combat",))
    game = scene("player 1\n hand N-001\n team A", card)
    assert "healthy X/2" in face(game, "A")
    paid = mission("P", permanent=True, coins=1, variable=("hand", "coins"), text=text)
    game = scene("player 1\n hand P N-001", paid)
    assert "hand cost X" in face(game, "P")
    assert "permanent with X+1 coins" in face(game, "P")


def test_a_coin_that_is_a_ninja_is_shown_as_one() -> None:
    make = mission(
        "M", text='Put 1 Ninja coin 1/2 named "Insect" into play. Discard 1 of your Ninja.'
    )
    game = scene("player 1\n hand M N-001\n team A", make, A)
    game.play("mission M")
    coin = next(one for one in game.game.play if game.game.cards[one].name == "Insect")
    assert "Insect 1/2" in board(game)
    assert "Insect comes into play" in told(game, "enter")
    game.pick("Insect coin")
    assert "gone" in " ".join(text_of(line) for line in face_lines(voice(game), coin, 60))


def test_which_coin_is_taken_is_asked_by_kind() -> None:
    take = mission("M", text="Take 1 coin off 1 of your Ninja.")
    game = scene("player 1\n hand M N-001\n team A coins Poison coins +1/+1", take, A)
    game.play("mission M")
    choice = game.game.choice
    assert question(voice(game), choice) == "Kakashi: which coin is taken?"
    labels = [option_label(voice(game), option) for option in choice.options]
    assert labels == ["Poison coin", "+1/+1 coin"]
    game.play("coin A 1")
    assert "1 +1/+1 coin taken off your Kakashi" in told(game, "coin")


@pytest.mark.parametrize(
    ("thing", "words"),
    [
        ("a Ninja name", "name the name of a Ninja"),
        ("a symbol", "name a symbol"),
        ("a number", "name a number"),
        ("a kind of card", "name a kind of card"),
        ("an attribute", "name a combat attribute"),
    ],
)
def test_what_is_to_be_named_is_asked(thing: str, words: str) -> None:
    game = scene("player 1\n hand M N-001", mission("M", text=f"Name {thing}. Draw 1 card."))
    game.play("mission M")
    assert question(voice(game), game.game.choice) == f"M: {words}."


def test_a_tracked_ninja_says_so() -> None:
    track = mission("M", text="Track 1 enemy Ninja.")
    game = scene("player 1\n hand M N-001\nplayer 2\n team A", track, A)
    assert "tracked" not in face(game, "A")
    game.play("mission M")
    assert "tracked" in face(game, "A")
    assert "You track Kakashi" in told(game, "track")


def test_a_card_face_up_on_a_deck_is_shown_to_both() -> None:
    burst = ninja("X", text="Burst.")
    game = scene("player 1\n hand X N-001\n deck A 20", burst, A)
    game.deploy("X")
    for seat in (0, 1):
        assert "(Kakashi)" in board(game, seat)
        assert "on top of the deck (1)" in listed(game, seat)
    assert "face up" in face(game, "A")
    assert "You turn Kakashi face up" in told(game, "face")


@pytest.mark.parametrize("seed", range(4))
def test_every_moment_of_games_full_of_coins_is_told(seed: int) -> None:
    game = new_game(seed)
    rng = Random(seed)
    seen = 0
    while game.choice is not None:
        choice = game.choice
        seat = choice.asked.seat
        speaker = Voice(game.view(seat))
        assert question(speaker, choice)
        if isinstance(choice, PickOption):
            assert all(
                option_label(speaker, option, choice.asked.source) for option in choice.options
            )
        assert answer_lines(speaker, choice)
        assert board_text(BoardModel.of(game.view(seat), choice), 80, 24)
        assert moment_lines(voices_of(game, seat))
        for event in game.view(seat).events(seen):
            assert event_sentence(speaker, event)
        seen = len(game.events)
        game.answer(patient(choice, rng))


def test_a_card_is_shown_with_the_words_and_names_it_has_gained_and_lost() -> None:
    text = (
        'All of your Ninja gain "Clone Status" and lose "Leaf".\n'
        'All of your Ninja gain the name "[b]Ino".'
    )
    changing = mission("P", permanent=True, text=text)
    known = ninja("A", characteristics=("Leaf", "Male"), attributes=("Sand",), name="Kakashi")
    game = scene("player 1\n hand N-001\n team A\n mission P", known, changing)
    now = 'is also named "[b]Ino", is also "Clone Status", is no longer "Leaf"'
    assert now in face(game, "A")
    plain = scene("player 1\n hand N-001\n team A", known)
    assert "is also" not in face(plain, "A")
    assert "is no longer" not in face(plain, "A")


def test_a_card_that_is_called_otherwise_is_shown_with_both_names() -> None:
    text = 'Its attribute becomes "Oil".\nIts name becomes "Ino".'
    one = ninja("A", name="The 4th Hokage", attributes=("Sand",), text=text)
    game = scene("player 1\n hand N-001\n team A", one)
    assert 'is also named "Ino", is no longer named "The 4th Hokage"' in face(game, "A")
    now = 'also has the attribute "Oil", no longer has the attribute "Sand"'
    assert now in face(game, "A")
