"""The picture of the board in the README: `python -m naruto_tui.tui.picture docs/board.svg`.

The program draws itself: a game of two computers up to a moment with something to see in it, then
the board as a person in that seat has it.
"""

import re
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

from textual.pilot import Pilot

from naruto_tui.rules.game import Game
from naruto_tui.table.match import Match, Setup
from naruto_tui.table.seats import Computer, Person
from naruto_tui.tui.app import Look, NarutoApp
from naruto_tui.tui.deckbox import all_decks

SEED: Final = 7
EARLIEST: Final = 7
"""Turn from which a moment is taken."""
SIZE: Final = (80, 24)


def board_svg(seed: int = SEED, size: tuple[int, int] = SIZE) -> str:
    """The board as SVG, without scripts and without anything to be fetched."""
    drawn: list[str] = []

    async def draw(pilot: Pilot[Any]) -> None:
        await pilot.pause()
        drawn.append(pilot.app.export_screenshot(title="naruto-tui"))
        pilot.app.exit()

    app = NarutoApp(Look(pace=0), interesting_match(seed))
    app.run(headless=True, size=size, auto_pilot=draw)
    return re.sub(r"@font-face \{.*?\}", "", drawn[0], flags=re.DOTALL)


def interesting_match(seed: int) -> Match:
    """A game at a moment in which the person may play a Jutsu in a battle."""
    decks = [one.deck for one in all_decks("us") if one.deck is not None and not one.problem]
    mine, theirs = Random(seed).sample(decks, 2)
    seats = (Computer("genin", seed), Computer("genin", seed + 1))
    names, cards = (mine.name, theirs.name), (mine.cards, theirs.cards)
    match = Match(Setup(cards, names, seats, seed=seed, first=0).game(), seats, names, None)
    while match.game.choice is not None and not _interesting(match.game):
        match.answer(match.thought()())
    return Match(match.game, (Person(), seats[1]), names, None)


def _interesting(game: Game) -> bool:
    choice = game.choice
    return (
        game.turn >= EARLIEST
        and len(game.fights) > 1
        and choice is not None
        and choice.asked.seat == 0
        and choice.asked.ask == "exchange"
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(board_svg(), encoding="utf-8")
