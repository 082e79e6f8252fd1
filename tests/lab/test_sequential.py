"""Runs that stop when it is clear: pairs, rounds, the test and its errors, any number of jobs."""

from random import Random

import pytest

from naruto_tui.lab.pairs import pair_scores, rounds
from naruto_tui.lab.play import Outcome
from naruto_tui.lab.report_json import as_json
from naruto_tui.lab.report_text import lines
from naruto_tui.lab.run import Onlooker
from naruto_tui.lab.schedule import LOT, Setting
from naruto_tui.lab.sequential import LEAST, MARGIN, Judge, of_gain, of_rate
from naruto_tui.lab.statistics import Moments, difference, worth
from naruto_tui.lab.summary import Rate, summary
from naruto_tui.rules.matches import SINGLE, Terms
from tests.supplied import supplied


def games(*winners: int, ending: str = "rewards") -> list[Outcome]:
    return [
        Outcome(place, place % 2, winner, ending, 9)  # type: ignore[arg-type]
        for place, winner in enumerate(winners)
    ]


def test_a_pair_is_the_mean_of_its_two_games():
    assert pair_scores(SINGLE, games(0, 0, 0, 1, 1, 1, -1, 0)) == [1, 0.5, 0, 0.75]


def test_half_a_pair_and_a_pair_that_did_not_end_count_for_nothing():
    assert pair_scores(SINGLE, games(0, 1, 0)) == [0.5]
    unfinished = Outcome(3, 1, -1, "unfinished", 99)
    assert pair_scores(SINGLE, [*games(0, 1, 0), unfinished]) == [0.5]


def test_a_pair_of_matches_is_of_who_won_them():
    won = [Outcome(0, 0, 0, "rewards", 9), Outcome(0, 1, 0, "rewards", 9, number=1)]
    lost = [
        Outcome(1, 1, 0, "rewards", 9),
        Outcome(1, 0, 1, "rewards", 9, number=1),
        Outcome(1, 1, 1, "rewards", 9, number=2),
    ]
    assert pair_scores(Terms(3), won + lost) == [0.5]


def test_a_round_is_a_pair_against_each_opponent():
    assert rounds(SINGLE, [games(0, 0, 0, 1), games(1, 1, 0, 0, 1, 1)]) == {0: 0.5, 1: 0.75}
    assert rounds(SINGLE, []) == {}


def test_ten_rounds_are_needed_however_clear_they_are():
    assert of_rate(Moments().plus([1.0] * (LEAST - 1))).verdict == "undecided"
    assert of_rate(Moments().plus([1.0] * 100)).verdict == "more"
    assert of_rate(Moments().plus([0.0] * 100)).verdict == "less"
    assert of_rate(Moments().plus([0.5] * 20)).verdict == "undecided"


def test_stage_by_stage_the_evidence_is_what_it_is_at_once(plan_of):
    rng = Random(4)
    found = [games(*rng.choices((0, 1, -1), k=240)) for _ in range(3)]
    plan = plan_of(SETTING, 240, ["mine"], ["a", "b", "c"])
    at_once, by_stages = Judge(plan), Judge(plan)
    at_once.add(found)
    for start in range(0, 240, LOT):
        by_stages.add([outcomes[start : start + LOT] for outcomes in found])
    assert by_stages.standing == at_once.standing
    assert at_once.standing.rounds == 120


@pytest.mark.parametrize(("rate", "wrong"), [(0.5 - MARGIN, "more"), (0.5 + MARGIN, "less")])
def test_the_test_errs_no_oftener_than_it_says(rate, wrong):
    rng = Random(5)
    erred = 0
    for _ in range(400):
        scores = Moments()
        found = of_rate(scores)
        while not found.is_decided and scores.count < 3_000:
            scores = scores.plus(
                ((rng.random() < rate) + (rng.random() < rate)) / 2 for _ in range(LOT // 2)
            )
            found = of_rate(scores)
        erred += found.verdict == wrong
    # 5 % of 400 are 20; two standard deviations more are 29.
    assert erred <= 29


@pytest.mark.parametrize(("gain", "wrong"), [(-MARGIN, "more"), (MARGIN, "less")])
def test_the_test_of_two_versions_errs_no_oftener_either(gain, wrong):
    rng = Random(6)
    erred = 0
    for _ in range(400):
        gains = Moments()
        found = of_gain(gains)
        while not found.is_decided and gains.count < 3_000:
            luck = [(rng.random(), rng.random()) for _ in range(LOT // 2)]
            gains = gains.plus(
                sum((one < 0.5 + gain) - (one < 0.5) if rng.random() < 0.5
                    else (rng.random() < 0.5 + gain) - (rng.random() < 0.5) for one in pair) / 2
                for pair in luck
            )  # fmt: skip
            found = of_gain(gains)
        erred += found.verdict == wrong
    assert erred <= 29


def stopped(rng: Random, rate: float, shared: float, most: int = 200) -> Moments:
    """The pair scores of a run that ends when it is decided."""
    scores = Moments()
    while not of_rate(scores).is_decided and scores.count < most:
        for _ in range(LOT // 2):
            first = rng.random() < rate
            second = first if rng.random() < shared else rng.random() < rate
            scores = scores.plus([(first + second) / 2])
    return scores


@pytest.mark.parametrize("shared", [0.0, 0.4])
@pytest.mark.parametrize("rate", [0.3, 0.47, 0.5, 0.6, 0.9])
def test_an_interval_of_a_run_that_stops_covers_the_rate_in_95_of_100_at_least(rate, shared):
    rng = Random(int(100 * rate))
    covered = 0
    for _ in range(500):
        scores = stopped(rng, rate, shared)
        each = worth([scores])
        found = Rate(2 * scores.count, 2 * scores.total, each, always=True)
        low, high = found.interval()
        covered += low <= rate <= high
    assert covered >= 0.95 * 500


def test_the_interval_of_a_fixed_number_of_games_would_cover_it_seldomer():
    rng = Random(3)
    runs = [stopped(rng, 0.5, 0.0) for _ in range(500)]
    plain = [Rate(2 * one.count, 2 * one.total).interval() for one in runs]
    assert sum(low <= 0.5 <= high for low, high in plain) < 0.93 * 500


@pytest.mark.parametrize("gain", [-0.1, 0.0, 0.04])
def test_an_interval_of_a_gain_covers_it_likewise(gain):
    rng = Random(int(100 * gain) + 50)
    covered = 0
    for _ in range(500):
        gains = Moments()
        while not of_gain(gains).is_decided and gains.count < 200:
            luck = [rng.random() for _ in range(LOT)]
            changed = [rng.random() < 0.5 + gain if rng.random() < 0.3 else one < 0.5 + gain
                       for one in luck]  # fmt: skip
            each = [new - (one < 0.5) for new, one in zip(changed, luck, strict=True)]
            gains = gains.plus((a + b) / 2 for a, b in zip(each[::2], each[1::2], strict=True))
        _, low, high = difference(gains, always=True)
        covered += low <= gain <= high
    assert covered >= 0.95 * 500


def test_what_a_run_that_goes_on_until_it_decides_tells_has_such_intervals(plan_of):
    rng = Random(7)
    found = [games(*rng.choices((0, 1), k=200)) for _ in range(2)]
    at_once, until = (
        summary(plan_of(SETTING, 200, ["mine"], ["a", "b"], until_decided=until), found)
        for until in (False, True)
    )
    for plain, always in zip(
        (at_once.total, *(row for _, row in at_once.rows)),
        (until.total, *(row for _, row in until.rows)),
        strict=True,
    ):
        for one, other in (
            (plain.rate, always.rate),
            (plain.counts.going_first.rate, always.counts.going_first.rate),
            (plain.counts.beginner, always.counts.beginner),
        ):
            assert one.value == other.value
            assert 1.4 * one.reach < other.reach < 2.2 * one.reach


@pytest.fixture(scope="module")
def decks():
    return [deck.cards for deck in supplied()[:3]]


SETTING = Setting("us", 7, ("random", "random"))


def test_a_run_stops_at_the_same_stage_for_any_number_of_jobs(decks, play):
    def enough(stage: list[list[Outcome]]) -> bool:
        return stage[0][-1].place >= 2 * LOT - 1

    onlooker = Onlooker(enough=enough)
    alone = play(decks[:1], decks[1:], SETTING, 5 * LOT, 1, onlooker)
    assert [len(outcomes) for outcomes in alone] == [2 * LOT, 2 * LOT]
    assert play(decks[:1], decks[1:], SETTING, 5 * LOT, 2, onlooker) == alone
    whole = play(decks[:1], decks[1:], SETTING, 2 * LOT, 1)
    assert alone == whole


def test_the_report_says_what_was_decided_and_by_what_evidence(plan_of):
    found = [games(*[0] * 60)]
    plan = plan_of(SETTING, 400, ["mine"], ["theirs"], until_decided=True)
    told = list(lines(summary(plan, found)))
    assert any(line.startswith("Decided: it wins more than half (log-") for line in told)
    assert "at these or beyond wrong in 5 % at most" in " ".join(" ".join(told).split())
    assert "It stopped when that was clear" in " ".join(told)
    assert any(line.startswith("The intervals are so wide that they hold") for line in told)
    even = list(lines(summary(plan, [games(*[0, 1] * 30)])))
    assert "It stopped" not in " ".join(even)
    assert any(line.startswith("The intervals are so wide that they hold") for line in even)
    data = as_json(summary(plan, found))
    assert data["sequential"]["verdict"] == "more"  # type: ignore[index]
    assert "sequential" not in as_json(summary(plan_of(SETTING, 400, ["mine"], ["theirs"]), found))
