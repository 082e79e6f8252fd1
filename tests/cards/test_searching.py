"""Words and fields by which cards are searched."""

import pytest

from naruto_tui.cards.model import UNWRITTEN, Card
from naruto_tui.cards.pool import shipped
from naruto_tui.cards.searching import SearchError, words_of


def found(*words: str) -> list[Card]:
    return [shipped().card(one.number) for one in shipped().search(words)]


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("naruto  uzumaki ", ["naruto", "uzumaki"]),
        ('"draw 1 card" ros', ["draw 1 card", "ros"]),
        ('text:"draw 1 card"', ["text:draw 1 card"]),
        ('name:"not closed', ["name:not closed"]),
        ('"', [""]),
        ("", []),
    ],
)
def test_a_line_is_cut_into_words_and_quotes_hold_together(typed: str, words: list[str]) -> None:
    assert words_of(typed) == words


@pytest.mark.parametrize(
    ("word", "fits"),
    [
        ("kind:client", lambda card: card.kind == "client"),
        ("KIND:Client", lambda card: card.kind == "client"),
        ("symbol:void", lambda card: "V" in card.symbols),
        ("symbol:v", lambda card: "V" in card.symbols),
        ("set:17.5", lambda card: card.set_number == "17.5"),
        ("rarity:sr", lambda card: card.rarity == "SR"),
        ("is:written", lambda card: card.is_written),
        ("is:unwritten", lambda card: not card.is_written),
        ("entrance>=7", lambda card: card.kind != "jutsu" and card.entrance >= 7),
        ("hand=3", lambda card: card.kind != "jutsu" and card.hand == 3),
        ("cost>4", lambda card: card.kind == "jutsu" and min(c.total for c in card.costs) > 4),
        ("combat<1", lambda card: card.kind == "ninja" and card.healthy.combat < 1),
        ("support:4", lambda card: card.kind == "ninja" and card.healthy.support == 4),
        ("mental<=1", lambda card: card.mental is not None and card.mental <= 1),
        ("word:akatsuki", lambda card: any("Akatsuki" in word for word in card.characteristics)),
        ("name:yahiko", lambda card: any("Yahiko" in name for name in card.names)),
        ("title:governor", lambda card: "Governor" in card.title),
    ],
)  # fmt: skip
def test_a_field_finds_the_cards_that_have_its_value_and_no_others(word, fits) -> None:
    assert found(word) == [card for card in shipped() if fits(card)]
    assert 0 < len(found(word)) < 4239


def test_fields_and_words_narrow_one_another() -> None:
    cards = found("name:gaara", "kind:ninja", "set:2")
    assert [card.number for card in cards] == ["N-058"]
    assert found("kind:ninja", "kind:jutsu") == []


def test_the_text_is_what_is_written_and_not_the_mark_of_a_missing_one() -> None:
    assert all(card.is_written for card in found("text:written"))
    assert found(UNWRITTEN) == []


def test_a_colon_in_a_name_is_no_field() -> None:
    assert "J-010" in [card.number for card in found("Style:", "Fire Ball")]


@pytest.mark.parametrize("word", ["cost:x", "hand:-1", "mental:1.5", "entrance<=³"])
def test_a_number_is_asked_for_where_one_is_compared(word: str) -> None:
    with pytest.raises(SearchError, match="is no number; write "):
        found(word)


def test_a_field_without_a_value_yet_is_a_word() -> None:
    assert found("entrance<=") == found("entrance")
    assert found("kind:") == found("kind")
