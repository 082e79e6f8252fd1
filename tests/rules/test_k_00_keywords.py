"""K-0: where a keyword lives, and the abilities it stands for."""

import pytest

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import Card
from naruto_tui.rules.keywords import stands_for
from naruto_tui.rules.playable import problems
from naruto_tui.rules.program import program_of

from .scene import Scene, jutsu, mission, ninja, scene


def keyword_abilities(card: Card) -> list[n.Ability]:
    program = program_of(card)
    pairs = zip(program.abilities, program.origins, strict=True)
    return [ability for ability, origin in pairs if origin]


def test_k_0_1_a_keyword_of_the_characteristics_line_works_injured_and_is_never_lost() -> None:
    (surge,) = keyword_abilities(ninja("A", characteristics=("Leaf", "Surge")))
    assert isinstance(surge, n.Activated)
    assert surge.valid
    assert surge.locked


def test_k_0_1_it_is_a_characteristic_and_no_text() -> None:
    card = ninja("A", characteristics=("Leaf", "Surge"))
    assert "Surge" in card.words
    assert card.text == ()


def test_k_0_2_a_keyword_of_the_text_box_is_effect_text() -> None:
    (flash,) = keyword_abilities(ninja("A", text="Flashpoint."))
    assert isinstance(flash, n.Activated)
    assert not flash.valid
    assert not flash.locked
    (valid,) = keyword_abilities(ninja("A", text="Valid: Flashpoint."))
    assert isinstance(valid, n.Activated)
    assert valid.valid


IN_TEXT = (
    "Senjutsu.", "Tracking.", "Non-Unique.", "Sacrifice: 1 Ninja.", "Burst.", "Desperation.",
    "Flashpoint.", "Inherit.", "Revitalize.",
)  # fmt: skip


@pytest.mark.parametrize("word", IN_TEXT)
def test_k_0_2_who_has_one_of_them_alone_is_not_without_text(word: str) -> None:
    spell = mission("M", text="Injure all Ninja without text.")
    card, other = ninja("A", text=word), ninja("B", characteristics=("Ambush", "Surge"))
    assert problems(card) == ()
    game = scene("player 1\n hand M wait\n team A\n team B", card, other, spell)
    game.play("mission M")
    game.resolve()
    assert (game.is_injured("A"), game.is_injured("B")) == (False, True)


@pytest.mark.parametrize(("word", "zone"), [("Inherit.", "removed"), ("Revitalize.", "deck")])
def test_k_0_2_they_are_lost_with_the_text(word: str, zone: str) -> None:
    end = mission("M", text="Discard all Ninja.")
    hush = mission("M-H", permanent=True, text="All Ninja lose their text.")
    text = "player 1\n hand M wait\n team A\n{}"
    game = scene(text.format(""), ninja("A", text=word), end, hush)
    game.play("mission M")
    assert game.where("A") == zone
    game = scene(text.format(" mission M-H"), ninja("A", text=word), end, hush)
    game.play("mission M")
    assert game.where("A") == "discard"


def test_k_0_5_a_keyword_given_by_an_effect_stands_for_the_same() -> None:
    (printed,) = keyword_abilities(ninja("A", text="Flashpoint (1)."))
    assert stands_for("flashpoint", 1) == (printed,)


def given(word: str, *, printed: bool = False) -> Scene:
    """A, whose namesake is in hand, in a fight; a Mission gives it this word."""
    giver = mission("M-G", permanent=True, text=f'All of your Ninja gain "{word}".')
    assert problems(giver) == ()
    return scene(
        "phase exchange\nplayer 1\n attack A\n hand A-2 J-1 wait\n chakra C\n mission M-G\n"
        "player 2\n block 1 B\n hand wait",
        ninja("A", "3/1", characteristics=("Surge",) if printed else ()), ninja("A-2", name="A"),
        ninja("B"), ninja("C"), jutsu("J-1", text="The user gets +1/+0 this turn."), giver,
    )  # fmt: skip


def abilities_offered(game: Scene) -> list[str]:
    return [one for one in game.offers if one.startswith("ability A ")]


def test_k_0_5_a_keyword_of_the_line_given_as_a_word_brings_its_ability() -> None:
    game = given("Surge")
    (use,) = abilities_offered(game)
    game.play(use)
    game.resolve()
    assert game.power("A") == "5/3"
    assert game.cards(1, "discard") == ["A-2"]


def test_k_0_5_so_does_mastery() -> None:
    game = given("Mastery")
    game.play("jutsu J-1")
    game.resolve()
    assert game.asked == "1 optional effect"
    game.yes()
    game.resolve()
    assert game.where("J-1") == "hand"
    assert game.where("C") == "discard"


def test_k_0_5_whoever_has_the_word_gets_no_second_ability() -> None:
    assert abilities_offered(given("Surge", printed=True)) == ["ability A 0"]


def test_k_0_5_another_word_brings_nothing() -> None:
    assert abilities_offered(given("Leaf")) == []


def test_keywords_come_behind_the_text_so_that_each_ability_keeps_its_place() -> None:
    program = program_of(
        ninja("A", characteristics=("Surge",), text="Flashpoint.\nThis Ninja gets +1/+0.")
    )
    assert program.origins == ("", "", "surge", "flashpoint")
    assert program.keywords == {"surge", "flashpoint"}
