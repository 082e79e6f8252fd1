"""The pool: cards by number, by name as people type it, by words."""

import subprocess
import sys
from pathlib import Path

import pytest

from naruto_tui.cards.files import CardFileError
from naruto_tui.cards.names import folded, other_spellings
from naruto_tui.cards.pool import UnknownCardError, open_pool, shipped

MINE = """Set 99: Mine

N-900 Pakkun & Bull?
  ninja · fire · entrance 0 · hand 0
  1/0 · injured 0/0
  no characteristics

N-901 Pakkun & Bull
  ninja · void · entrance 0 · hand 0
  1/0 · injured 0/0
  Leaf
  Draw 1 card.
"""


@pytest.fixture
def mine(tmp_path: Path):
    path = tmp_path / "mine.cards"
    path.write_text(MINE, "utf-8")
    return open_pool(path)


def numbers(cards) -> list[str]:
    return [card.number for card in cards]


def test_a_card_is_read_once_and_the_same_object():
    assert shipped().card("N-013") is shipped().card("N-013")


def test_a_number_that_no_card_has_is_told():
    with pytest.raises(UnknownCardError, match='no card is called "N-9999"'):
        shipped().card("N-9999")


@pytest.mark.parametrize("typed", ["N-013", "n13", "n-13", "N 013", " n-013 "])
def test_numbers_are_found_as_they_are_typed(typed):
    assert numbers(shipped().find(typed)) == ["N-013"]


@pytest.mark.parametrize(
    "typed", ["The Third Hokage", "the third hokage", "Hokage the Third", "3rd Hokage"]
)
def test_names_are_found_as_they_are_typed(typed):
    found = shipped().find(typed)
    assert {card.name for card in found} == {"The Third Hokage"}
    assert numbers(found)[:2] == ["N-013", "N-044"]


def test_a_name_finds_all_its_versions():
    assert numbers(shipped().find("Haku"))[:4] == ["N-016", "N-017", "N-043", "N-US035"]


def test_a_near_miss_offers_the_name():
    with pytest.raises(UnknownCardError) as caught:
        shipped().find("Nruto Uzumakki")
    told = 'no card is called "Nruto Uzumakki"; did you mean Naruto Uzumaki'
    assert str(caught.value).startswith(told)


@pytest.mark.parametrize("typed", ["Naruto", "naru", "UZUMAKI"])
def test_names_with_the_word_in_them_are_offered_alone(typed):
    offered = shipped().nearest(typed)
    assert "Naruto Uzumaki" in offered
    assert all(f" {typed.lower()}" in f" {name.lower()}" for name in offered)


def test_what_resembles_nothing_gets_no_offer():
    with pytest.raises(UnknownCardError) as caught:
        shipped().find("qqqqqq")
    assert caught.value.nearest == ()


def test_the_exact_name_wins_over_one_that_differs_by_a_sign(mine):
    assert numbers(mine.named("Pakkun & Bull")) == ["N-901"]
    assert numbers(mine.named("pakkun and bull")) == ["N-900", "N-901"]


def test_words_are_searched_in_all_that_is_printed():
    assert numbers(shipped().search(["village governor"])) == ["N-013", "N-US088"]
    assert numbers(shipped().search(["byakugan", "earth", "jutsu", "set:1"])) == ["J-042"]
    assert numbers(shipped().search(["n-013"])) == ["N-013"]


def test_a_kind_or_a_symbol_is_searched_on_the_card_and_in_the_name(mine):
    assert numbers(mine.search(["void", "ninja"])) == ["N-901"]
    found = shipped().search(["fire", "mission"])
    cards = [shipped().card(one.number) for one in found]
    assert {card.kind for card in cards} == {"mission"}
    assert all("F" in card.symbols or "fire" in card.name.lower() for card in cards)


def test_words_that_no_card_has_find_nothing():
    assert shipped().search(["naruto", "water", "client"]) == ()
    assert shipped().search(["naruto", "!"]) == ()


def test_a_number_in_two_files_is_refused_with_both_places(mine, tmp_path: Path):
    other = tmp_path / "other.cards"
    other.write_text(MINE, "utf-8")
    with pytest.raises(CardFileError) as caught:
        open_pool(tmp_path / "mine.cards", other)
    assert str(caught.value).startswith(f"{other}:3: N-900 stands already in {tmp_path}")


def test_every_other_spelling_means_a_card_of_the_pool():
    for spelling, name in other_spellings().items():
        names = {card.name for card in shipped().named(spelling)}
        assert name in names or folded(spelling) in {folded(one) for one in names}


def test_the_pool_is_opened_without_the_language_and_the_screens():
    code = (
        "import sys; from naruto_tui.cards.pool import shipped; list(shipped());"
        "unwanted = ('lark', 'textual', 'rich', 'naruto_tui.cards.nodes', 'rapidfuzz');"
        "print([name for name in unwanted if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
