"""A handful of whole screens as SVG. Run with `--snapshot-update` when one is meant to change."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from naruto_tui.tui.app import NarutoApp
from naruto_tui.tui.looks import Look
from naruto_tui.tui.picture import battle, board_svg

Compare = Callable[..., bool]
QUICK = Look(pace=0)


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
