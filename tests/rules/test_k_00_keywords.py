"""K-0: where a keyword lives, and the abilities it stands for."""

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import Card
from naruto_tui.rules.keywords import stands_for
from naruto_tui.rules.program import program_of

from .scene import ninja


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


def test_k_0_5_a_keyword_given_by_an_effect_stands_for_the_same() -> None:
    (printed,) = keyword_abilities(ninja("A", text="Flashpoint (1)."))
    assert stands_for("flashpoint", 1) == (printed,)


def test_keywords_come_behind_the_text_so_that_each_ability_keeps_its_place() -> None:
    program = program_of(
        ninja("A", characteristics=("Surge",), text="Flashpoint.\nThis Ninja gets +1/+0.")
    )
    assert program.origins == ("", "", "surge", "flashpoint")
    assert program.keywords == {"surge", "flashpoint"}
