"""A run while it goes on: bars, and the look back in which the interval shrinks."""

from naruto_tui.tui.lab.bars import interval_bar, progress_bar, scale
from naruto_tui.tui.lab.process import Step
from naruto_tui.tui.lab.running import draw_running, kept
from naruto_tui.tui.lines import ASCII, ROUND, cells, text_of


def step(games: int, rate: float | None = 0.55, reach: float = 0.1, **more: float) -> Step:
    low, high = ((rate or 0.5) - reach, (rate or 0.5) + reach)
    return Step(games, 1000, games, 250.0, 3.0, rate, low, high, **more)


def test_a_bar_is_filled_as_far_as_the_run_is() -> None:
    drawn = [text_of(progress_bar(part, 10, ASCII)) for part in (0, 0.25, 1, 7, -1)]
    assert drawn == ["//////////", "==////////", "==========", "==========", "//////////"]


def test_an_interval_is_a_line_with_its_rate_and_one_half() -> None:
    assert text_of(interval_bar(0.6, 0.8, 1.0, 21, ASCII)) == "//////////|/----#----"
    assert text_of(interval_bar(0.0, None, 1.0, 21, ASCII)) == "//////////|//////////"
    assert text_of(interval_bar(0.25, 0.4, 0.75, 21, ASCII)) == "/////---#-|-----/////"
    assert scale(21) == "0       50        100"


def test_its_colour_says_whether_it_is_clear() -> None:
    def roles(low: float, rate: float, high: float) -> set[str]:
        return {role for _, role in interval_bar(low, rate, high, 21, ROUND)} - {"dim"}

    assert roles(0.6, 0.7, 0.8) == {"own"}
    assert roles(0.2, 0.3, 0.4) == {"bad"}
    assert roles(0.4, 0.5, 0.6) == {"act"}


def test_each_look_back_is_at_twice_the_games() -> None:
    back: list[Step] = []
    for games in range(10, 1000, 10):
        back = kept(back, step(games))
    assert [one.games for one in back] == [20, 40, 80, 160, 320, 640]
    assert kept(back, step(5000, None)) == back


def test_a_run_is_drawn_in_any_size() -> None:
    back = [step(20, reach=0.2), step(40, reach=0.15)]
    for width, height in ((80, 19), (140, 45)):
        lines = draw_running(
            "a against b", step(80, ratio=1.2, limit=2.94), back, width, height, ROUND
        )
        assert len(lines) == height
        assert {cells(line) for line in lines} == {width}
        text = "\n".join(map(text_of, lines))
        assert "80 of 1,000, 250 games/s, 0:03 left" in text
        assert text.count("%") == 3
        assert "Evidence +1.20; it is decided at 2.94 or -2.94." in text
    before = "\n".join(map(text_of, draw_running("a", None, [], 80, 19, ROUND)))
    assert "start" in before


def test_a_tournament_has_no_rate_of_its_own() -> None:
    text = "\n".join(map(text_of, draw_running("all", step(80, None), [], 80, 19, ROUND)))
    assert "Won so far" not in text
    assert "80 of 1,000" in text
