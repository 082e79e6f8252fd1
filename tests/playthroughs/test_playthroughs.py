"""Games as they went when their text was last accepted (`UPDATE_PLAYTHROUGHS=1` writes it)."""

import os
from pathlib import Path

import pytest

from naruto_tui.rules.editions import EDITIONS

from .writing import playthrough

Decks = tuple[str, str]
GAMES: dict[str, tuple[Decks, str, int, str]] = {
    "academy-fire-and-lightning": (
        ("team-seven-lightning-fire", "hounds-fire-earth"), "academy", 3, "us",
    ),
    "random-water": (
        ("demons-of-the-mist-fire-water", "thick-fog-water-wind"), "random", 5, "us",
    ),
    "random-earth": (
        ("mind-and-insects-earth-wind", "ice-and-shadow-water-earth"), "random", 8, "us",
    ),
    "us-early": (("shadows-earth-wind-40", "team-guy-lightning-earth-40"), "genin", 2, "us-early"),
    "ru": (("team-seven-lightning-fire", "thick-fog-water-wind"), "genin", 4, "ru"),
    "cz": (("academy-lightning-wind", "ice-and-shadow-water-earth"), "genin", 6, "cz"),
    "turns": (("hounds-fire-earth", "academy-lightning-wind"), "academy", 7, "turns"),
    "quick": (("team-guy-lightning-earth", "mind-and-insects-earth-wind"), "academy", 9, "quick"),
    "fr": (
        ("kiba-and-shino-fire-wind-40", "storm-at-the-bridge-lightning-water-40"), "genin", 10,
        "fr",
    ),
}  # fmt: skip
"""Decks, level, seed and edition of each."""


def test_every_edition_has_one() -> None:
    assert {edition for _, _, _, edition in GAMES.values()} == set(EDITIONS)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_it_went(name: str) -> None:
    file = Path(__file__).with_name(f"{name}.txt")
    text = "".join(f"{line}\n" for line in playthrough(*GAMES[name]))
    if "UPDATE_PLAYTHROUGHS" in os.environ:
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")
