"""Statistics of cards, from outcomes that are made up and such that were played."""

import json
from random import Random

import pytest
from attrs import evolve

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import find_deck
from naruto_tui.decklists.reader import load_deck
from naruto_tui.lab import report_cards
from naruto_tui.lab.card_stats import MEASURES, card_stats
from naruto_tui.lab.facts import NEVER, Facts
from naruto_tui.lab.plan import Copies, Listed, Plan
from naruto_tui.lab.play import Outcome
from naruto_tui.lab.run import run
from naruto_tui.lab.schedule import Setting, lots

CARDS = (
    Copies("N-001", "Naruto Uzumaki", 3, "ninja", 0),
    Copies("J-001", "Kunai", 2, "jutsu", 0),
    Copies("N-003", "Sakura Haruno", 1, "ninja", 3),
)
DECK = Listed("mine", "1", cards=CARDS, needs="FW")


def made(games, seed=1):
    """Games in which the second card is in the opening hand of nine in ten that are won."""
    rng = Random(seed)
    for place in range(games):
        won = rng.random() < 0.5
        good = rng.random() < (0.9 if won else 0.3)
        opening = (rng.random() < 0.6) | good << 1
        facts = Facts(
            opening, opening | 4, good << 1, 0, 0, int(place % 4 == 0), place % 3, (2, NEVER)
        )
        yield Outcome(place, place % 2, 1 - won, "rewards", 9, facts=facts)


def test_a_card_that_wins_is_found_and_the_others_are_not():
    found = card_stats(DECK, [list(made(400))])
    naruto, kunai, sakura = found.cards
    assert found.is_sure(kunai.measures["opening"])
    assert kunai.measures["opening"].value == pytest.approx(0.6, abs=0.12)
    assert not found.is_sure(naruto.measures["opening"])
    assert sakura.measures["seen"].so == 400
    assert not sakura.measures["seen"].is_told
    assert found.looks == 7


def test_how_the_deck_begins():
    found = card_stats(DECK, [list(made(400))]).start
    assert found.games == 400
    assert found.ready.share == pytest.approx(0.6, abs=0.08)
    assert found.redrew.share == 0.25
    assert found.first_ninja == {0: 134 / 400, 1: 133 / 400, 2: 133 / 400}
    fire, water = found.symbols
    assert (fire.name, fire.early, fire.never) == ("Fire", 1, 0)
    assert (water.name, water.early, water.never) == ("Water", 0, 1)


def test_it_is_told_as_data_and_as_lines():
    found = card_stats(DECK, [list(made(400))])
    data = report_cards.as_json(found)
    json.dumps(data)
    kunai = data["cards"][1]
    assert (kunai["number"], kunai["count"], kunai["opening"]["sure"]) == ("J-001", 2, True)
    assert 0 < kunai["opening"]["low"] < kunai["opening"]["difference"] < kunai["opening"]["high"]
    stuck = kunai["stuck"]
    assert (stuck["games"], stuck["win_rate"], stuck["difference"]) == (0, None, None)
    assert (stuck["low"], stuck["high"], stuck["sure"]) == (None, None, False)
    assert data["start"]["chakra"]["Water"] == {"by_turn_2": 0, "never": 1}
    lines = list(report_cards.lines(found))
    assert max(map(len, lines)) <= 100
    line = next(line for line in lines if "J-001" in line)
    assert line.startswith("2 Kunai J-001 ")
    assert "*" in line
    assert "corrected for 7 looks" in "\n".join(lines)
    one = "\n".join(report_cards.lines(evolve(found, looks=1)))
    assert "corrected for 1 look;" in one


def test_of_many_cards_those_are_told_that_matter():
    many = tuple(Copies(f"N-{place:03}", "Somebody", 1, "ninja", 2) for place in range(4, 40))
    found = card_stats(evolve(DECK, cards=CARDS + many), [list(made(400))])
    some, every = list(report_cards.lines(found)), list(report_cards.lines(found, every=True))
    assert len(every) - len(some) == len(CARDS + many) - report_cards.FEW - 1
    assert some[-1] == f"and {len(CARDS + many) - report_cards.FEW} more: --cards shows all"
    assert any("J-001" in line for line in some)


def test_without_a_game_that_ended_there_is_nothing_to_tell():
    assert card_stats(DECK, [[Outcome(0, 0, -1, "error")]]) is None


def test_of_games_that_were_played_what_must_be_is():
    names = ("hounds-fire-earth", "thick-fog-water-wind")
    deck, other = (load_deck(find_deck(name), shipped()) for name in names)
    plan = Plan(
        Setting("us", 3, ("academy", "academy")), 60, (Listed.of(deck),), (Listed.of(other),)
    )
    outcomes = run(plan.matchups([deck], [other]), lots(1, 60))
    found = card_stats(plan.decks[0], outcomes)
    assert [row.card.count for row in found.cards] == [
        sum(card.number == row.card.number for card in deck.cards) for row in found.cards
    ]
    for row in found.cards:
        so = {name: row.measures[name].so for name in MEASURES}
        assert so["opening"] <= so["seen"]
        assert so["resolved"] <= so["played"] <= so["seen"]
        assert so["stuck"] <= so["seen"]
        # Three copies of 50 are in a hand of six in a third of the games.
        if row.card.count == 3:
            assert 5 <= so["opening"] <= 40
    assert sum(found.start.first_ninja.values()) == pytest.approx(1)
