"""The forms of a report: each names what is needed to repeat the run; text of others is text."""

import csv
import io
import json
import re
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pytest
from attrs import evolve

from naruto_tui import __version__
from naruto_tui.lab import report_csv, report_html, report_json, report_text, tournament
from naruto_tui.lab.bars import WIDTH, bar
from naruto_tui.lab.plan import Copies, Listed
from naruto_tui.lab.play import Outcome
from naruto_tui.lab.schedule import Setting
from naruto_tui.lab.summary import Rate, side, strong, summary, weak

SETTING = Setting("us", 7, ("genin", "genin"))
HOSTILE = '=<script>alert("1")</script>&'


def games(*winners, ending="rewards"):
    return [Outcome(place, place % 2, won, ending, 9 + place) for place, won in enumerate(winners)]


WON, LOST, EVEN = games(*[0] * 38, 1, 1), games(*[1] * 40), games(*[0, 1] * 20)


@pytest.fixture
def whole(plan_of):
    plan = plan_of(SETTING, 40, ["mine"], ["weak", "strong", HOSTILE])
    mine = evolve(
        plan.decks[0], cards=(Copies("N-001", "<b>Naruto</b>", 3, "ninja", 0),), needs="F"
    )
    lost = evolve(EVEN[-1], ending="error", winner=-1, error="RuntimeError: <lost>")
    return summary(evolve(plan, decks=(mine,)), [WON, LOST, [*EVEN[:-1], lost]])


def test_the_answer_names_who_is_weaker_and_stronger(whole):
    assert [deck.name for deck, _ in weak(whole)] == ["strong"]
    assert [deck.name for deck, _ in strong(whole)] == ["weak"]
    answer, *rest = report_text.lines(whole)
    assert re.fullmatch(r"mine: wins 48\.7 % ± \d\.\d of 119 games against 3 decks", answer)
    assert rest[0] == "Weak to strong (0 %)"
    assert rest[1] == "Strong against weak (95 %)"
    assert any("limit failed" in line for line in rest)


def test_the_data_name_who_is_weaker_and_stronger_as_the_lines_do(plan_of):
    # 28 of 40 would be surely more than half as the only look, and are not as one of twelve.
    plan = plan_of(SETTING, 40, ["mine"], [str(i) for i in range(12)])
    found = summary(plan, [WON, games(*[0] * 24, *[1] * 8, *[0, 1] * 4), *[EVEN] * 9, LOST])
    assert found.rows[1][1].rate.interval()[0] > 0.5
    told = report_json.as_json(found)
    assert told["weak_to"] == [{"against": "11", "digest": "14", "win_rate": 0.0}]
    assert [one["against"] for one in told["strong_against"]] == ["0"]
    assert [deck.name for deck, _ in strong(found)] == ["0"]


def test_a_rate_that_is_not_amid_its_interval_is_told_with_both_ends(plan_of):
    plan = plan_of(SETTING, 2, ["mine"], ["a"])
    answer, *rest = report_text.lines(summary(plan, [games(0, 0)]))
    assert answer == "mine: wins 100.0 % (34.2 to 100.0) of 2 games against 1 deck"
    assert any(line.startswith("Who begins wins 50.0 % ± ") for line in rest)
    assert not any("as Player 2" in line for line in rest)
    assert report_text.within(Rate(0, 0)) == "- % (0.0 to 100.0)"


def test_the_report_fits_a_terminal_of_80_columns(plan_of):
    long = "the-longest-name-that-anybody-would-give-to-a-deck"
    plan = plan_of(SETTING, 40, ["mine"], [long, "a"], until_decided=True)
    lines = list(report_text.lines(summary(plan, [WON, LOST])))
    assert max(map(len, lines)) <= 80
    assert any(line.startswith(f"{long[:27]}~ ") for line in lines)
    assert long in "\n".join(lines)


def test_a_lost_game_has_its_command(whole):
    text = list(report_text.lines(whole))
    place = text.index("1 game failed and counts in no rate. Again:")
    assert text[place + 1].startswith("  naruto-tui test mine --against '=<script>")
    assert text[place + 1].endswith(" --seed 7 --game 40")
    assert text[place + 2] == "    RuntimeError: <lost>"
    assert report_json.as_json(whole)["lost"] == [
        {"against": HOSTILE, "ending": "error", "error": "RuntimeError: <lost>",
         "command": text[place + 1].strip()}
    ]  # fmt: skip


def test_every_form_names_what_is_needed_to_repeat_the_run(whole):
    forms = (
        "\n".join(report_text.lines(whole)),
        json.dumps(report_json.as_json(whole)),
        report_csv.of_test(whole),
        report_html.of_test(whole),
    )
    for text in forms:
        for told in (
            __version__,
            "us",
            "7",
            "genin",
            *(deck.digest for deck in whole.plan.against),
        ):
            assert told in text


def test_the_table_has_a_line_for_each_opponent_and_one_for_all(whole):
    rows = list(csv.DictReader(io.StringIO(report_csv.of_test(whole))))
    assert [row["against"] for row in rows] == ["weak", "strong", f"'{HOSTILE}", "all"]
    assert [row["wins"] for row in rows] == ["38", "0", "20", "58"]
    assert [row["errors"] for row in rows] == ["0", "0", "1", "1"]
    assert float(rows[0]["low"]) < float(rows[0]["win_rate"]) == 0.95


class Page(HTMLParser):
    """What tags a page has, and its text."""

    def __init__(self):
        super().__init__()
        self.tags, self.links, self.told = [], [], ""

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.links += [value for name, value in attrs if name in ("src", "href")]

    def handle_data(self, data):
        self.told += data


def test_the_page_stands_alone_and_escapes_what_others_wrote(whole):
    text = report_html.of_test(whole)
    page = Page()
    page.feed(text)
    assert "script" not in page.tags
    assert "b" not in page.tags
    assert page.links == []
    assert HOSTILE in page.told
    assert "<b>Naruto</b>" in page.told
    assert "url(" not in text
    assert page.tags.count("svg") == 4
    assert "050100" in page.told
    assert "-50opening hand+50" in page.told
    assert "Who begins wins" in page.told
    assert "* sure" not in page.told
    assert "<p></p>" not in text
    for drawn in text.split("<svg")[1:]:
        ET.fromstring("<svg" + drawn.split("</svg>")[0] + "</svg>")


def test_a_tournament_has_the_same_forms(plan_of):
    decks = tuple(Listed(name, f"{place:016x}") for place, name in enumerate(("a", "b", HOSTILE)))
    plan = evolve(plan_of(SETTING, 40, ["x"], []), form="round robin", decks=decks)
    table = tournament.table(plan, [WON, WON, EVEN])
    rows = list(csv.DictReader(io.StringIO(report_csv.of_tournament(table))))
    assert len(rows) == 6
    assert {row["deck"] for row in rows} == {"a", "b", f"'{HOSTILE}"}
    page = Page()
    page.feed(report_html.of_tournament(table))
    assert "script" not in page.tags
    assert page.told.count("a is first of 3 decks") == 2
    lines = "\n".join(tournament.lines(table))
    assert all(deck.digest in lines for deck in decks)


def test_levels_are_told_with_the_difference_on_the_same_shuffles(plan_of):
    both = (("genin", "genin"), ("academy", "academy"))
    plan = plan_of(SETTING, 40, ["mine"], ["a"], levels=both)
    found = summary(plan, [WON, EVEN])
    assert found.total.rate.value == 0.95
    assert not found.holds
    (level,) = found.levels
    assert (level.levels, level.total.rate.value) == (("academy", "academy"), 0.5)
    assert level.gain.gain == pytest.approx(-0.45)
    text = list(report_text.lines(found))
    gain = level.gain
    reach = 100 * level.total.rate.reach
    assert (
        f"  academy against academy: 50.0 % ± {reach:.1f}, -45.0 points "
        f"(95 %: {100 * gain.low:.1f} to {100 * gain.high:.1f})"
    ) in text
    assert "The answer depends on who plays." in text
    assert summary(plan, [WON, WON]).holds
    assert report_json.as_json(found)["levels"][0]["gain"] == -0.45
    rows = list(csv.DictReader(io.StringIO(report_csv.of_test(found))))
    assert [(row["level"], row["against"]) for row in rows] == [
        ("genin", "a"), ("genin", "all"), ("academy", "a"), ("academy", "all")
    ]  # fmt: skip


def test_bars_show_the_interval_and_the_rate():
    assert bar(Rate(0, 0)) == ".......|......."
    drawn = bar(Rate(100, 80))
    assert len(drawn) == WIDTH
    assert drawn.index("o") == round(0.8 * (WIDTH - 1))
    assert "-" in drawn
    assert (side(Rate(100, 80)), side(Rate(100, 20)), side(Rate(10, 6))) == (1, -1, 0)
