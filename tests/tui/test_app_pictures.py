"""A handful of whole screens as SVG. Run with `--snapshot-update` when one is meant to change."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import find_deck
from naruto_tui.decklists.reader import load_deck
from naruto_tui.rules.matches import Terms
from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer, Person
from naruto_tui.table.setup import Setup
from naruto_tui.tui.app import NarutoApp
from naruto_tui.tui.looks import Look
from naruto_tui.tui.picture import battle, board_svg

Compare = Callable[..., bool]
QUICK = Look(pace=0)
BETWEEN = ("academy-lightning-wind", "hounds-fire-earth")


def test_the_title_screen(home: Path, snap_compare: Compare) -> None:
    assert snap_compare(NarutoApp(QUICK), terminal_size=(80, 24))


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 50)], ids=lambda size: f"{size[0]}")
def test_a_battle(size: tuple[int, int], snap_compare: Compare) -> None:
    assert snap_compare(NarutoApp(QUICK, battle()), terminal_size=size, press=["j"])


def test_the_help_of_a_battle(snap_compare: Compare) -> None:
    press = ["question_mark"]
    assert snap_compare(NarutoApp(QUICK, battle()), terminal_size=(80, 24), press=press)


def test_a_battle_without_colours(snap_compare: Compare) -> None:
    app = NarutoApp(Look(colour="none", pace=0), battle())
    assert snap_compare(app, terminal_size=(80, 24))


def test_the_picture_in_the_readme_is_the_board_of_today() -> None:
    drawn = board_svg()
    assert drawn == Path(__file__).parents[2].joinpath("docs/board.svg").read_text(encoding="utf-8")
    assert "<script" not in drawn
    assert not re.search(r"url\((?!#)|href=", drawn)


def test_the_exchange_between_two_games(home: Path, snap_compare: Compare) -> None:
    deck, other = (load_deck(find_deck(name), shipped()) for name in BETWEEN)
    names = {card.name for card in deck.cards}
    side = tuple([card for card in shipped() if card.name not in names][:10])
    match = Match.new(
        Setup(
            (deck.cards, other.cards), BETWEEN, (Person(), Computer("genin")), first=0,
            terms=Terms(3), sides=(side, ()),
        ),
        kept=False,
    )  # fmt: skip
    match.concede(0)
    press = ["g", "down", "enter", "left", "enter", "b"]
    assert snap_compare(NarutoApp(QUICK, match), terminal_size=(80, 24), press=press)


def test_looking_up_cards(home: Path, snap_compare: Compare) -> None:
    async def before(pilot: Pilot[None]) -> None:
        await pilot.press("l")
        for _ in range(200):
            if getattr(pilot.app.screen, "browser", None) is not None:
                break
            await pilot.pause(0.02)
        await pilot.press(*"set", "colon", "1", "space", *"symbol", "colon", *"fire", "down")

    assert snap_compare(NarutoApp(QUICK), terminal_size=(80, 24), run_before=before)
