"""Editions, before the first turn: each point told apart by two values (rules 1, 3, 9.2)."""

import pytest

from naruto_tui.decklists.model import Entry
from naruto_tui.rules.editions import EDITIONS, POINTS, in_words
from naruto_tui.rules.game import Game

from .books import begun, broken, plain, us
from .scene import client, jutsu, ninja, scene

DECK = plain(50)


@pytest.mark.parametrize(
    ("edition", "legal"),
    [
        *((name, {50}) for name in ("us", "cz", "turns", "quick")),
        *((name, {40}) for name in ("us-early", "fr")),
        ("ru", {50, 51, 60}),
    ],
)
def test_deck_size_is_exactly_so_many_or_at_least(edition: str, legal: set[int]) -> None:
    sizes = (39, 40, 41, 49, 50, 51, 60)
    assert {size for size in sizes if not broken(edition, *plain(size))} == legal
    assert {tuple(broken(edition, *plain(size))) for size in sizes} == {(), ("1.1",)}


def test_ninja_cap_is_25_of_40_and_30_of_50() -> None:
    def deck(ninjas: int, size: int) -> list:
        return [*(ninja(f"N-{i}") for i in range(ninjas)), *plain(size - ninjas)]

    assert broken("us-early", *deck(26, 40)) == ["1.3"]
    assert broken("fr", *deck(26, 40)) == []
    assert broken("fr", *deck(31, 40)) == ["1.3"]
    assert broken(us(ninja_cap=None), *deck(50, 50)) == []


def test_copies_of_a_name_are_three_in_all_editions() -> None:
    alike = [jutsu(f"J-9{i}", name="Same") for i in range(4)]
    for edition in EDITIONS.values():
        assert broken(edition, *plain(edition.deck_size.least - 4), *alike) == ["1.4"]
    assert broken(us(copies_of_a_name=4), *plain(46), *alike) == []


def test_legendary_cards_are_one_in_cz_and_idle_without_a_list() -> None:
    assert in_words(EDITIONS["cz"].legendary_cards) == "1"
    assert in_words(EDITIONS["us"].legendary_cards) == "no limit"
    assert next(one.idle for one in POINTS if one.name == "legendary_cards")
    assert broken("cz", *DECK) == broken("us", *DECK) == []


def test_clients_exist_but_in_the_quick_start() -> None:
    deck = [*plain(49), client("C-A")]
    assert broken("us", *deck) == []
    assert broken("quick", *deck) == ["1.2"]
    text = "player 1\n marker 9\n hand C-A N-001"
    assert scene(text, client("C-A"), edition="us").offered("client C-A")
    game = scene(text, client("C-A"), edition="quick")
    assert not game.offered("client C-A")
    assert game.refusal("C-A") == "1.2"


def test_who_begins_is_chosen_by_the_winner_of_a_toss_or_by_the_toss() -> None:
    asked = begun("us", DECK, first=None)
    assert asked.asked == "2 first"
    asked.no()
    assert asked.game.first == 0
    assert asked.asked == "1 redraw"
    tossed = begun("cz", DECK, first=None)
    assert tossed.asked == "2 redraw"
    assert tossed.game.first == 1


def test_who_begins_is_kept_in_the_record_and_its_winner_is_asked_again() -> None:
    game = begun("us", DECK, first=None).game
    assert "first toss\n" in game.to_text()
    game.answer(False)
    own = {card.number: card for card in DECK}
    again = Game.from_text(game.to_text(), own.get)
    assert again.first == game.first == 0
    assert again == game


def test_who_begins_is_not_asked_where_it_is_told() -> None:
    assert begun("us", DECK, first=0).asked == "1 redraw"


def test_opponent_handles_deck_is_a_word_only() -> None:
    assert EDITIONS["us"].opponent_handles_deck == "shuffles"
    assert EDITIONS["cz"].opponent_handles_deck == "cuts"
    assert next(one.idle for one in POINTS if one.name == "opponent_handles_deck")


@pytest.mark.parametrize("count", [6, 7])
def test_opening_hand_has_so_many_cards(count: int) -> None:
    game = begun(us(opening_hand=count), DECK)
    assert [len(game.cards(player, "hand")) for player in (1, 2)] == [count, count]


@pytest.mark.parametrize(
    ("edition", "sizes"),
    [("us", [5, 4]), ("ru", [5, 4]), ("turns", [5, 4]), ("cz", [6]), ("fr", [6])],
)
def test_redraws_get_smaller_or_are_one_and_full(edition: str, sizes: list[int]) -> None:
    game = begun(edition, DECK)
    found = []
    while game.asked == "1 redraw":
        game.yes()
        found.append(len(game.cards(1, "hand")))
    assert found == sizes


def test_sideboard_has_exactly_so_many_cards() -> None:
    side = tuple(Entry(1, jutsu(f"J-S{i}")) for i in range(10))
    assert broken("us", *DECK, side=side) == []
    assert broken(us(sideboard=15), *DECK, side=side) == ["9.2"]
