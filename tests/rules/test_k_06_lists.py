"""K-5.1 and K-6.2: which cards lie in the reinforcement deck, and how many of them."""

from naruto_tui.cards.model import Card
from naruto_tui.decklists.legality import illegal
from naruto_tui.decklists.model import Deck, Entry
from naruto_tui.rules.editions import EDITIONS

from .scene import jutsu, ninja


def broken(*reserves: Card, main: tuple[Card, ...] = ()) -> list[str]:
    """Numbers of the rules that a deck of fifty cards breaks with these beside it."""
    cards = (*main, *(jutsu(f"J-{i}") for i in range(50 - len(main))))
    deck = Deck(
        "test",
        tuple(Entry(1, card) for card in cards),
        reinforcement=tuple(Entry(1, card) for card in reserves),
    )
    return [one.rule for one in illegal(deck, EDITIONS["us"], lambda _card: ())]


def reserve(number: str, word: str = "Reinforcement") -> Card:
    return ninja(number, characteristics=(word,))


def test_k_5_1_a_squad_lies_in_the_reinforcement_deck_and_in_no_other() -> None:
    squad = reserve("A", "Squad")
    assert broken(squad) == []
    assert broken(main=(squad,)) == ["K-6.1"]
    assert broken(ninja("B")) == ["K-6.1"]


def test_k_6_2_at_most_ten_cards() -> None:
    assert broken(*(reserve(f"R-{i}") for i in range(10))) == []
    assert broken(*(reserve(f"R-{i}") for i in range(11))) == ["K-6.2"]


def test_k_6_2_at_most_three_of_one_name_together_with_the_deck() -> None:
    soul = reserve("R-1")
    assert broken(soul, soul, soul) == []
    assert broken(soul, soul, soul, soul) == ["1.4"]
    namesake = ninja("N-1", name="R-1")
    assert broken(soul, soul, main=(namesake, namesake)) == ["1.4"]
