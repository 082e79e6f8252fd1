"""Games as they went when their text was last accepted (`UPDATE_PLAYTHROUGHS=1` writes it)."""

import os
from pathlib import Path

import pytest

from .writing import playthrough

GAMES = {
    "academy-fire-and-lightning": (
        ("team-seven-lightning-fire", "hounds-fire-earth"), "academy", 3
    ),
    "random-water": (("demons-of-the-mist-fire-water", "thick-fog-water-wind"), "random", 5),
    "random-earth": (("mind-and-insects-earth-wind", "ice-and-shadow-water-earth"), "random", 8),
}  # fmt: skip


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_it_went(name: str) -> None:
    file = Path(__file__).with_name(f"{name}.txt")
    text = "".join(f"{line}\n" for line in playthrough(*GAMES[name]))
    if "UPDATE_PLAYTHROUGHS" in os.environ:
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")
