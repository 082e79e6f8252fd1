"""Rules, section 1: deck construction."""

from naruto_tui.cards.model import Card
from naruto_tui.decklists.legality import illegal
from naruto_tui.decklists.model import Deck, Entry
from naruto_tui.rules.editions import EDITIONS

from .scene import client, jutsu, mission, ninja


def broken(*cards: Card) -> list[str]:
    """Numbers of the rules that a deck breaks."""
    deck = Deck("test", tuple(Entry(1, card) for card in cards))
    return [one.rule for one in illegal(deck, EDITIONS["us"], lambda _card: ())]


def jutsus(count: int) -> list[Card]:
    return [jutsu(f"J-{i}") for i in range(count)]


def ninjas(count: int, **facts: object) -> list[Card]:
    return [ninja(f"N-{i}", **facts) for i in range(count)]


def test_1_1_a_deck_has_exactly_50_cards() -> None:
    assert broken(*jutsus(50)) == []
    assert broken(*jutsus(49)) == ["1.1"]
    assert broken(*jutsus(51)) == ["1.1"]


def test_1_2_a_deck_may_hold_all_four_kinds() -> None:
    assert broken(*jutsus(20), *ninjas(28), mission("M-1"), client("C-1")) == []


def test_1_3_at_most_30_ninja_and_platoons_do_not_count() -> None:
    assert broken(*jutsus(20), *ninjas(30)) == []
    assert broken(*jutsus(19), *ninjas(31)) == ["1.3"]
    platoon = ninja("N-A", characteristics=("Platoon",))
    assert broken(*jutsus(19), *ninjas(30), platoon) == []


def test_1_4_at_most_three_cards_of_one_name_whatever_their_number() -> None:
    alike = [jutsu(f"J-9{i}", name="Same") for i in range(4)]
    assert broken(*jutsus(47), *alike[:3]) == []
    assert broken(*jutsus(46), *alike) == ["1.4"]


def test_1_4_a_further_name_does_not_count_for_the_deck() -> None:
    alike = [ninja(f"N-9{i}", also_named=("Same",)) for i in range(4)]
    assert broken(*jutsus(46), *alike) == []


def test_1_6_a_deck_may_be_of_one_symbol() -> None:
    assert broken(*[jutsu(f"J-{i}", symbols="W") for i in range(50)]) == []
