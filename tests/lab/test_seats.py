"""The seats of a run: the decks change them pair by pair, and no rule or player looks at them."""

from collections import Counter
from random import Random

import pytest
from attrs import evolve

from naruto_tui.lab import tournament
from naruto_tui.lab.again import Which, game_again
from naruto_tui.lab.facts import Watched
from naruto_tui.lab.plan import Listed, Plan
from naruto_tui.lab.play import Outcome
from naruto_tui.lab.report_csv import of_test, of_tournament
from naruto_tui.lab.report_html import of_test as page_of_test
from naruto_tui.lab.report_json import as_json
from naruto_tui.lab.report_text import lines
from naruto_tui.lab.run import run
from naruto_tui.lab.schedule import Matchup, Setting, lots, seat_of
from naruto_tui.lab.summary import row, summary
from naruto_tui.players import LEVELS
from naruto_tui.rules import setup
from naruto_tui.rules.chance import seeded, shuffle
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.game import Game
from naruto_tui.rules.matches import Terms
from tests.supplied import supplied

DECKS = supplied()
SETTING = Setting("us", 7, ("academy", "random"))


def test_both_games_of_a_pair_have_the_same_seats_and_the_next_pair_the_others():
    assert [seat_of(place) for place in range(8)] == [0, 0, 1, 1, 0, 0, 1, 1]
    cards = (DECKS[0].cards, DECKS[1].cards)
    met = Matchup(cards, SETTING, 0)
    assert met.seated(1) == (cards, SETTING)
    assert met.seated(2) == (cards[::-1], evolve(SETTING, levels=("random", "academy")))


@pytest.fixture(scope="module")
def run_of():
    """A run of the first deck against the second: plan, matchups, outcomes."""
    listed = tuple(map(Listed.of, DECKS[:2]))
    plan = Plan(SETTING, 40, listed[:1], listed[1:])
    matchups = plan.matchups(DECKS[:1], DECKS[1:2])
    return plan, matchups, run(matchups, lots(1, 40))


def test_decks_and_levels_sit_where_the_schedule_says(run_of):
    _, (met,), (outcomes,) = run_of
    for outcome in outcomes[:8]:
        game, _ = game_again(met, Which(outcome.place + 1))
        seat = seat_of(outcome.place)
        assert game.start.decks[seat] == tuple(met.decks[0])
        assert game.start.decks[1 - seat] == tuple(met.decks[1])
        assert game.first ^ seat == outcome.first == outcome.place % 2
        assert outcome.winner in (game.result.winner ^ seat, -1)
        assert Watched.of(met.decks[0]).facts(game, seat) == outcome.facts


def test_what_the_deck_won_in_each_seat_is_in_every_form_of_the_report(run_of):
    plan, _, found = run_of
    told = as_json(summary(plan, found))
    total = told["total"]
    for seat in (0, 1):
        there = [one for one in found[0] if seat_of(one.place) == seat]
        assert total[f"seat_{seat + 1}"]["games"] == len(there) == 20
        assert total[f"seat_{seat + 1}"]["wins"] == sum(one.winner == 0 for one in there)
    rates = [100 * total[f"seat_{number}"]["win_rate"] for number in (1, 2)]
    whole = summary(plan, found)
    shown = "\n".join(lines(whole))
    assert f"As Player 1 it wins {rates[0]:.1f} %, as Player 2 {rates[1]:.1f} %." in shown
    head, row, *_ = of_test(whole).splitlines()
    cells = dict(zip(head.split(","), row.split(","), strict=True))
    assert cells["seat_2_wins"] == str(total["seat_2"]["wins"])
    assert "<th>as Player 2</th>" in page_of_test(whole)


def test_the_intervals_of_a_seat_and_of_who_begins_allow_for_pairs():
    rng = Random(11)
    covered = Counter()
    for _ in range(1_000):
        winners = []
        for _ in range(60):
            won = rng.random() < 0.6
            again = won if rng.random() < 0.7 else rng.random() < 0.6
            winners += [int(not won), int(not again)]
        found = row(Terms(), [[Outcome(i, i % 2, won, "rewards") for i, won in enumerate(winners)]])
        for name, rate, truth in (
            ("as Player 1", found.counts.seats[0].rate, 0.6),
            ("as Player 2", found.counts.seats[1].rate, 0.6),
            ("who begins", found.counts.beginner, 0.5),
            ("first", found.counts.going_first.rate, 0.6),
        ):
            low, high = rate.interval()
            covered[name] += low <= truth <= high
            # Two games that one shuffle decides tell of a deck less than two, of beginning more.
            assert (rate.each < 1.1) != (name == "who begins")
    assert {name: 930 <= count <= 970 for name, count in covered.items()} == dict.fromkeys(
        covered, True
    ), covered


def test_in_a_tournament_each_deck_has_its_own_seats():
    listed = tuple(map(Listed.of, DECKS[:3]))
    plan = Plan(SETTING, 8, listed, form="round robin")
    matchups = plan.matchups(DECKS[:3])
    found = run(matchups, lots(3, 8))
    table = tournament.table(plan, found)
    of_first = table.parts[table.decks.index(listed[0])]
    of_last = table.parts[table.decks.index(listed[2])]
    scores = [
        (seat_of(one.place) ^ own, one.first == own, float(one.winner == own))
        for own, meeting in ((1, 1), (1, 2))
        for one in found[meeting]
    ]
    assert of_last.as_player_1 == pytest.approx(sum(s for p, _, s in scores if p == 0) / 8)
    assert of_last.as_player_2 == pytest.approx(sum(s for p, _, s in scores if p == 1) / 8)
    assert of_last.first == pytest.approx(sum(s for _, began, s in scores if began) / 8)
    won = [one for meeting in found[:2] for one in meeting if one.winner == 0]
    assert of_first.as_player_1 == sum(seat_of(one.place) == 0 for one in won) / 8
    assert of_first.second == sum(one.first == 1 for one in won) / 8
    json = tournament.as_json(table)["decks"][table.decks.index(listed[2])]
    assert (json["seat_1"], json["going_first"]) == (of_last.as_player_1, of_last.first)
    assert "seat_1_win_rate" in of_tournament(table).splitlines()[0]
    shown = list(tournament.lines(table))
    assert any(line.endswith("first second  as 1  as 2") for line in shown)
    assert max(map(len, shown[1:])) <= 80


def changed_seats(monkeypatch) -> None:
    """From now on the shuffle of a seat is that of the other one."""

    def shuffle_for(game: Game, seat: int) -> None:
        side = game.sides[seat]
        side.deck.sort()
        shuffle(seeded(game.seed, 1 - seat, side.redraws), side.deck)
        game.notes.append(("shuffle", seat))

    monkeypatch.setattr(setup, "shuffle_for", shuffle_for)


def course(decks, level: str, seed: int, first: int, *, turned: bool):
    """Who was asked what and answered what, by the cards' owners, and how it ended."""
    game = Game.new(decks, EDITIONS["us"], seed, first)
    players = [LEVELS[level](seeded(seed, seat ^ turned)) for seat in (0, 1)]
    asked = []
    while (choice := game.choice) is not None:
        asked.append((choice.seat ^ turned, type(choice.asked).__name__, game.turn))
        game.answer(players[choice.seat].decide(game.view(choice.seat), choice))
    result = game.result
    winner = result.winner if result.winner < 0 else result.winner ^ turned
    hands = [sorted(game.cards[card].number for card in side.hand) for side in game.sides]
    return asked, winner, result.why, result.turn, hands[::-1] if turned else hands


@pytest.mark.parametrize("level", ["genin", "academy"])
@pytest.mark.parametrize("seed", range(16))
def test_a_game_whose_players_change_seats_is_the_same_game(monkeypatch, level, seed):
    """With the same shuffles for the same decks, so nothing but who begins can matter."""
    deck, other = DECKS[seed].cards, DECKS[(7 * seed + 1) % len(DECKS)].cards
    usual = course((deck, other), level, seed, seed % 2, turned=False)
    changed_seats(monkeypatch)
    assert course((other, deck), level, seed, 1 - seed % 2, turned=True) == usual
    monkeypatch.undo()
    assert course((other, deck), level, seed, 1 - seed % 2, turned=True) != usual
