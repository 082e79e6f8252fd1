"""Random games, between random and shipped decks: a sample always, 20,000 with `-m long`."""

from collections import Counter
from random import Random

import pytest

from naruto_tui.decklists.legality import illegal
from naruto_tui.decklists.model import Deck, Entry
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.playable import problems

from . import many_games
from .many_games import Tally, is_on_chain, run, run_all, shipped_pairs
from .random_decks import partners, random_deck, random_theme, whole_sets


@pytest.mark.parametrize("first", range(0, 60, 15))
def test_a_sample_of_games_between_random_decks(first: int) -> None:
    tally = run(range(first, first + 15))
    assert tally.failures == []
    assert sum(tally.endings.values()) == tally.games == 15


def test_a_sample_of_games_with_every_shipped_deck_on_both_seats() -> None:
    pairs = shipped_pairs()
    seeds = range(0, len(pairs), 5)
    for seat in (0, 1):
        assert {pairs[seed][seat] for seed in seeds} == {pair[seat] for pair in pairs}
    tally = run(seeds, "shipped")
    assert tally.failures == []
    assert sum(tally.endings.values()) == tally.games == len(seeds)


@pytest.mark.parametrize("name", EDITIONS)
def test_a_sample_of_games_in_each_edition(name: str) -> None:
    """Between random decks, and between those that were shipped for it."""
    tally = run(range(8), "random", name)
    tally.add(run(range(1, 9), "shipped", name))
    assert tally.failures == []
    assert sum(tally.endings.values()) == tally.games == 16


@pytest.mark.parametrize("name", EDITIONS)
def test_random_decks_are_legal(name: str) -> None:
    for seed in range(20):
        drawn = random_deck(Random(seed), EDITIONS[name])
        main = tuple(Entry(1, card) for card in drawn if not card.is_reserve)
        reserve = tuple(Entry(1, card) for card in drawn if card.is_reserve)
        deck = Deck("random", main, reinforcement=reserve)
        assert illegal(deck, EDITIONS[name], problems) == ()


def test_a_random_deck_brings_what_its_cards_ask_for() -> None:
    """Formation Ino-Shika-Cho needs all three; Endless Path Jutsu needs a Genjutsu Ninja."""
    cards = {card.number: card for card in whole_sets()}
    names = [{one.name for one in group} for group in partners(cards["J-083"])[:3]]
    for name, found in zip(("Ino", "Shikamaru", "Choji"), names, strict=True):
        assert found
        assert all(name in one for one in found)
    (group,) = partners(cards["J-080"])
    assert {attribute for one in group for attribute in one.attributes} >= {"Genjutsu"}
    decks = [random_deck(Random(seed), theme=cards["J-080"]) for seed in range(40)]
    able = [deck for deck in decks if not set(group).isdisjoint(deck)]
    assert len(able) > 0.9 * len(decks) > 0


def test_what_came_of_the_cards_is_the_same_on_any_number_of_processes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also where games of a later round depend on what came of those before."""
    monkeypatch.setattr(many_games, "ROUND", 10)
    one, two = (run_all(20, workers=count) for count in (1, 2))
    assert one.failures == []
    assert one.report() == two.report()


def test_decks_are_made_around_what_was_seldom_seen() -> None:
    """Of a card that was seen a thousand times no deck is made where another was never seen."""
    often = Counter({card.number: 1000 for card in whole_sets()})
    often["J-083"] = 0
    drawn = Counter(random_theme(Random(seed), often).number for seed in range(200))
    assert drawn["J-083"] > 150
    plain = Counter(random_theme(Random(seed)).number for seed in range(200))
    assert plain["J-083"] < 50


def test_a_player_gathers_what_his_deck_is_made_around() -> None:
    """Formation Ino-Shika-Cho, which needs three Ninja in one team, is seen in few games."""
    theme = next(card for card in whole_sets() if card.number == "J-083")
    tally = Tally()
    while not tally.carried_out["J-083"]:
        tally.add(run(range(tally.games, tally.games + 20), seldom=(theme,) * 20))
        assert tally.games < 300
    assert tally.failures == []


def test_the_report_tells_of_every_card_what_came_of_it() -> None:
    tally = run(range(1))
    report = tally.report()
    assert len(whole_sets()) == 406
    for card in whole_sets():
        carried_out = tally.carried_out[card.number] if is_on_chain(card) else "-"
        assert f"{card.number:6}{tally.played[card.number]:6}{carried_out:>6}" in report
    never = set(Tally().never_played()) - set(tally.never_played())
    assert never == {card.number for card in whole_sets() if tally.played[card.number]}
    assert never


@pytest.mark.long
@pytest.mark.parametrize("kind", ["random", "shipped"])
def test_twenty_thousand_games_have_no_error_and_leave_no_card_out(kind: str) -> None:
    tally = run_all(20_000, kind=kind)
    assert tally.failures == []
    if kind == "random":
        assert tally.never_played() == tally.never_carried_out() == []
