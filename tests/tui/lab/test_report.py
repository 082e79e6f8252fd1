"""The report on the screen says what the command's report says, in any size."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from naruto_tui.decklists.finder import find_deck
from naruto_tui.lab.results import Results, read
from naruto_tui.tui.lab.cards import cards_of, draw_cards
from naruto_tui.tui.lab.games import Games, draw_games, games_of
from naruto_tui.tui.lab.process import CANCELLED, Ended, Process
from naruto_tui.tui.lab.report import draw_report, pairs_of
from naruto_tui.tui.lines import ASCII, ROUND, Glyphs, cells, text_of

DECKS = ("academy-lightning-wind", "hounds-fire-earth", "thick-fog-water-wind")
Run = tuple[Ended, Results]


def played(folder: Path, *more: str) -> Run:
    deck, *others = (str(find_deck(name)) for name in DECKS)
    against = [word for other in others for word in ("--against", other)]
    out = str(folder / "results")
    words = ["test", deck, *against, "--games", "30", "--level", "random", "--out", out, *more]
    ended = asyncio.run(Process([*words, "--json", "-", "--jobs", "1"]).run(lambda _: None))
    assert ended.report is not None, ended
    return ended, read(out)


@pytest.fixture(scope="module")
def run(tmp_path_factory: Any) -> Run:
    return played(tmp_path_factory.mktemp("run"))


@pytest.fixture(scope="module")
def tournament(tmp_path_factory: Any) -> Run:
    return played(tmp_path_factory.mktemp("tournament"), "--round-robin")


def drawn(ended: Ended, width: int = 100, height: int = 30, glyphs: Glyphs = ROUND) -> str:
    lines = draw_report(ended, 0, width, height, glyphs)
    assert len(lines) == height
    assert {cells(line) for line in lines} == {width}
    return "\n".join(text_of(line).rstrip() for line in lines)


def test_the_answer_comes_first_then_each_opponent(run: Run) -> None:
    ended, _ = run
    report: Any = ended.report
    text = drawn(ended)
    rate = f"{100 * report['total']['win_rate']:.1f} %"
    first = next(line for line in text.splitlines() if line)
    assert first.startswith(f"  {DECKS[0]} wins {rate} (95 %: ")
    assert "of 60 games" in first
    for one in report["matchups"]:
        line = next(line for line in text.splitlines() if one["against"] in line and "●" in line)
        assert f"{100 * one['win_rate']:.1f}" in line
        assert f"{100 * one['low']:.1f} to {100 * one['high']:.1f}" in line
    assert f"A game lasts {report['total']['turns']['median']} turns" in text
    assert "Cancelled" not in text


def test_weak_and_strong_matchups_are_those_of_the_command(run: Run) -> None:
    report: Any = run[0].report
    first, second = (one["against"] for one in report["matchups"])
    told = [
        {"against": name, "digest": "0", "win_rate": 0.25} for name in (first, second, "x", "y")
    ]
    text = drawn(Ended(0, {**report, "weak_to": told, "strong_against": []}, ()))
    assert f"Weak to {first} (25 %), {second} (25 %), x (25 %) and 1 more" in " ".join(text.split())
    assert "Strong against" not in text
    text = drawn(Ended(0, {**report, "weak_to": [], "strong_against": told[:1]}, ()))
    assert f"Strong against {first} (25 %)" in text
    assert "Weak to" not in text


def test_two_versions_are_compared(tmp_path: Path) -> None:
    ended, _ = played(tmp_path, "--versus", str(find_deck("sakuras-decision-fire-wind")))
    report: Any = ended.report
    versus = report["versus"]
    text = " ".join(drawn(ended).split())
    assert f"sakuras-decision-fire-wind {100 * versus['win_rate']:.1f} % of the same" in text
    assert f"{100 * versus['gain']:+.1f} points" in text


def test_a_cancelled_run_says_so(run: Run) -> None:
    ended = Ended(CANCELLED, run[0].report, ("naruto-tui test: interrupted",))
    text = drawn(ended)
    assert text.lstrip().startswith("Cancelled: this is the report of what was played.")
    assert "interrupted" not in text


def test_what_the_command_complains_of_is_told(run: Run) -> None:
    assert "a game failed" in drawn(Ended(1, run[0].report, ("a game failed: oh",)))


@pytest.mark.parametrize("glyphs", [ROUND, ASCII])
@pytest.mark.parametrize("size", [(80, 19), (100, 25), (140, 45)])
def test_reports_are_drawn_in_any_size(
    run: Run, tournament: Run, size: tuple[int, int], glyphs: Glyphs
) -> None:
    for ended, _ in (run, tournament):
        drawn(ended, *size, glyphs)


def test_a_tournament_is_an_order_of_strength(tournament: Run) -> None:
    report: Any = tournament[0].report
    text = drawn(tournament[0])
    best = report["decks"][0]
    assert f"{best['name']} is first of 3 decks: {best['elo']:+.0f} Elo" in text
    for place, one in enumerate(report["decks"][1:], 2):
        assert f"{place}  {one['name'][:20]}" in text


def test_the_games_of_a_line_are_those_of_the_run(run: Run) -> None:
    ended, results = run
    report: Any = ended.report
    for pair, one in zip(pairs_of(report), report["matchups"], strict=True):
        games = games_of(results, *pair)
        assert games is not None
        assert games.names == (DECKS[0], one["against"])
        kinds = {}
        for kind in ("all", "won", "lost", "neither"):
            kinds[games.kind] = len(games.shown)
            assert games.kind == kind
            moved = games.press("right")
            assert moved is not None
            games = moved
        assert (kinds["won"], kinds["lost"]) == (one["wins"], one["losses"])
        assert kinds["all"] == 30
    assert games_of(results, "0" * 16, pairs_of(report)[0][1]) is None


def test_its_cards_are_told_as_the_command_tells_them(run: Run) -> None:
    report: Any = run[0].report
    cards = cards_of(report)
    assert sorted(one["number"] for one in cards) == sorted(
        one["number"] for one in report["cards"]
    )
    for width, height in ((80, 19), (140, 45)):
        for at in (0, len(cards) - 1):
            lines = draw_cards(report, at, width, height)
            assert len(lines) == height
            assert {cells(line) for line in lines} == {width}
            text = "\n".join(map(text_of, lines))
            here = next(line for line in text.splitlines() if line.startswith(">"))
            card = cards[at]
            assert card["name"][:15] in here
            share = 100 * card["seen"]["games"] / report["total"]["games"]
            assert f" {share:.0f} " in here
            assert any(line.rstrip().endswith(" stuck") for line in text.splitlines())


def test_a_tournament_tells_of_no_single_card(tournament: Run) -> None:
    assert cards_of(tournament[0].report or {}) == []


def test_every_pair_of_a_tournament_has_its_games(tournament: Run) -> None:
    ended, results = tournament
    pairs = pairs_of(ended.report or {})
    assert len(pairs) == 2
    assert all(games_of(results, *pair) is not None for pair in pairs)


def test_the_cursor_stays_in_the_list(run: Run) -> None:
    games: Games | None = games_of(run[1], *pairs_of(run[0].report or {})[0])
    assert games is not None
    for key in ("up", "pageup", "home", "end", "down", "pagedown", "left", "right", "end"):
        moved = games.press(key)
        assert moved is not None
        games = moved
        assert 0 <= games.at <= max(len(games.shown) - 1, 0)
        lines = draw_games(games, 80, 19)
        assert {cells(line) for line in lines} == {80}
        assert len(lines) == 19
    assert games.press("x") is None


@pytest.mark.parametrize("which", ["run", "tournament"])
def test_the_command_of_a_game_plays_that_very_game(
    which: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    from naruto_tui.table.replay import Replay

    ended, results = request.getfixturevalue(which)
    games = games_of(results, *pairs_of(ended.report)[-1])
    assert games is not None
    for _ in range(4):
        moved = games.press("down")
        assert moved is not None
        games = moved
    outcome = games.shown[4]
    record = tmp_path / games.title
    words = [*games.again(), "--record", str(record), "--json", "-"]
    assert asyncio.run(Process(words).run(lambda _: None)).code == 0
    replay = Replay.open(record)
    result = replay.games[0].result
    assert result is not None
    assert (result.winner, result.turn) == (outcome.winner, outcome.turn)
    assert replay.games[0].first == outcome.first
