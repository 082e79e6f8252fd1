"""Two versions of a deck: the same luck for both, and the difference that is left."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naruto_tui.lab.play import Outcome
from naruto_tui.lab.report_json import as_json
from naruto_tui.lab.report_text import answer_lines
from naruto_tui.lab.schedule import Matchup, Setting
from naruto_tui.lab.sequential import Judge
from naruto_tui.lab.summary import summary
from naruto_tui.lab.versions import aligned, compared
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.game import Game
from naruto_tui.rules.matches import SINGLE
from tests.supplied import supplied

DECKS = [deck.cards for deck in supplied()[:3]]
SETTING = Setting("us", 7, ("random", "random"))
FEW = list(dict.fromkeys(DECKS[0]))[:6]


@given(st.lists(st.sampled_from(FEW), max_size=30), st.lists(st.sampled_from(FEW), max_size=30))
def test_aligned_is_the_old_version_and_shares_every_place_it_can(old, new):
    found = aligned(old, new)
    assert Counter(found) == Counter(old)
    if len(old) == len(new):
        shared = sum((Counter(old) & Counter(new)).values())
        assert sum(one == other for one, other in zip(found, new, strict=True)) == shared


def test_versions_are_dealt_the_same_cards_but_for_those_that_were_changed():
    new = (DECKS[1][0], *DECKS[0][1:])
    old = aligned(DECKS[0][::-1], new)
    seed = Matchup((old, new), SETTING, 0).seed(0)
    hands = [
        Game.new((deck, DECKS[2]), EDITIONS["us"], seed, 0).view(0).hand for deck in (old, new)
    ]
    assert hands[0] == hands[1]
    assert sum(one != other for one, other in zip(old, new, strict=True)) == 1


def test_a_version_against_itself_makes_no_difference(play, plan_of):
    found = play([DECKS[0], DECKS[0]], DECKS[1:], SETTING, 30, 1)
    assert found[:2] == found[2:]
    told = compared(SINGLE, found[:2], found[2:])
    assert told.gain == 0
    assert told.low < 0 < told.high
    judge = Judge(plan_of(SETTING, 30, ["new", "old"], ["a", "b"]))
    judge.add(found)
    assert not judge.standing.is_decided
    assert play([DECKS[0], DECKS[0]], DECKS[1:], SETTING, 30, 2) == found


def games(*winners: int) -> list[Outcome]:
    return [Outcome(place, place % 2, won, "rewards", 9) for place, won in enumerate(winners)]


def test_the_report_tells_the_gain_and_what_was_decided(plan_of):
    new, old = [games(*[0] * 60)], [games(*[0, 1] * 30)]
    told = compared(SINGLE, new, old)
    assert (told.new, told.old, told.gain, told.rounds) == (1, 0.5, 0.5, 30)
    plan = plan_of(SETTING, 60, ["mine", "before"], ["theirs"], until_decided=True)
    whole = summary(plan, new + old)
    assert whole.until.verdict == "more"
    text = list(answer_lines(whole))
    gain = "mine wins 100.0 %, before 50.0 % of the same 30 rounds: +50.0 points (95 %: "
    assert any(line.startswith(gain) for line in text)
    assert any(line.startswith("Decided: the new version wins more") for line in text)
    same = summary(plan_of(SETTING, 60, ["mine", "mine"], ["theirs"]), new + old)
    told_of_both = " ".join(answer_lines(same))
    assert "mine wins 100.0 %, the old version 50.0 % of the same" in told_of_both
    data = as_json(whole)
    assert data["versus"]["gain"] == pytest.approx(0.5)  # type: ignore[index]
