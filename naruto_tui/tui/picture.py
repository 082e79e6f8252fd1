"""The picture of the board in the README: `python -m naruto_tui.tui.picture docs/board.svg`.

The program draws itself: a battle, laid out by hand, as the attacking player has it on the screen.
"""

import re
import sys
from pathlib import Path
from typing import Any, Final

from textual.pilot import Pilot

from naruto_tui.rules.game import Game
from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer, Person
from naruto_tui.tui.app import NarutoApp
from naruto_tui.tui.looks import Look

SIZE: Final = (80, 24)
BATTLE: Final = """
turn 9
phase exchange
player 1
  marker 4
  hand J-001 N-031 J-030 M-030
  chakra N-001 N-019 N-020 N-026 x2
  discard J-025 M-006
  rewards 4
  attack N-020, N-003
  attack N-019
  team N-011
  team N-008 injured
  mission M-002
player 2
  marker 4
  hand J-036 x2 N-043
  chakra N-014 N-015 x2
  discard J-034
  rewards 3
  block 1 N-017, N-014
  team N-018, N-016
"""
"""Kunai would turn the first fight."""


def battle() -> Match:
    """The game of the picture, unsaved."""
    seats = (Person(), Computer("genin"))
    return Match(Game.from_position(BATTLE), seats, ("my deck", "their deck"), None)


def board_svg(size: tuple[int, int] = SIZE) -> str:
    """The board as SVG, without scripts and without anything to be fetched."""
    drawn: list[str] = []

    async def draw(pilot: Pilot[Any]) -> None:
        await pilot.press("j")
        drawn.append(pilot.app.export_screenshot(title="naruto-tui"))
        pilot.app.exit()

    NarutoApp(Look(pace=0), battle()).run(headless=True, size=size, auto_pilot=draw)
    alone = re.sub(r"@font-face \{.*?\}", "", drawn[0], flags=re.DOTALL)
    # Some viewers would drop the blanks at the beginning of a word.
    return alone.replace("<svg ", '<svg xml:space="preserve" ', 1)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(board_svg(), encoding="utf-8")
