"""The forecast of a fight in words: by power, by mental power, forced by an effect."""

import pytest

from naruto_tui.rules.forecast import Forecast
from naruto_tui.tui.battle import forecast_words
from naruto_tui.tui.words import Voice
from tests.tui.fake_view import FakeView


@pytest.mark.parametrize(
    ("forecast", "words"),
    [
        (Forecast(7, 4, 3, "win", 0), "you win by 3"),
        (Forecast(4, 9, -5, "big loss", 0), "they win BIG by 5"),
        (Forecast(7, 4, 3, "win", 0, mental=True), "you win by 3 (mental)"),
        (Forecast(4, 4, 0, "tie", 0, mental=True), "a tie (mental)"),
        (Forecast(1, 9, -8, "big win", 0, forced=True), "you win BIG anyway"),
        (Forecast(9, 1, 8, "loss", 0, forced=True), "they win anyway"),
        (Forecast(6, None, 6, "unblocked", 2), "not blocked: 2 rewards"),
    ],
)
def test_what_the_showdown_would_do(forecast: Forecast, words: str) -> None:
    voice = Voice(FakeView())
    assert forecast_words(voice, forecast)[0] == words
