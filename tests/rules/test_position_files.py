"""The positions of `tests/positions`: each opens with the command, and goes as it says itself.

In such a file a comment that begins with `#>` is an answer (`resolve`: all pass while the chain is
answered), one that begins with `#=` says what is then true, in the words of `CHECKS`.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner

from naruto_tui.cards.pool import open_pool
from naruto_tui.cli.position import position
from naruto_tui.rules.choices import PickNumber
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.game import Game
from naruto_tui.rules.likeness import unlike
from naruto_tui.rules.notation import position_text
from naruto_tui.rules.record import cards_and
from naruto_tui.rules.spoken import read_answer

from .scene import Scene

FOLDER = Path(__file__).parents[1] / "positions"
CARDS = FOLDER / "hard-places.cards"
FILES = sorted(FOLDER.glob("*.txt"))
FIND = cards_and(open_pool(CARDS))


def drew(game: Scene) -> str:
    return " ".join(str(event.seat + 1) for event in game.happened("draw"))


def resolved(game: Scene) -> str:
    events = game.happened("resolve")
    return " ".join(f"{game.game.cards[one.cards[0]].number} {one.how[0]}" for one in events)


def ended(game: Scene) -> str:
    result = game.game.result
    assert result is not None, f"the game goes on: {game.asked}"
    return f"{'nobody' if result.winner < 0 else result.winner + 1} {result.why}"


def highest(game: Scene) -> str:
    choice = game.game.choice
    assert isinstance(choice, PickNumber)
    return str(choice.high)


CHECKS: Final[dict[str, Callable[..., object]]] = {
    "asked": lambda game: game.asked,
    "offers": lambda game: ", ".join(game.offers),
    "refused": lambda game, card: game.refusal(card),
    "highest": highest,
    "turn": lambda game: game.turn,
    "where": lambda game, card: game.where(card),
    "power": lambda game, card: game.power(card),
    "team power": lambda game, card: game.team_power(card),
    "team": lambda game, card: " ".join(game.team(card)),
    "injured": lambda game, card: "" if game.is_injured(card) else "healthy",
    "healthy": lambda game, card: "injured" if game.is_injured(card) else "",
    "controller": lambda game, card: game.game.play[game.card(card)].seat + 1,
    "owner": lambda game, card: game.game.owner[game.card(card)] + 1,
    "rewards": lambda game, player: game.rewards(int(player)),
    "deck": lambda game, player: game.deck(int(player)),
    "cards": lambda game, player, zone: " ".join(game.cards(int(player), zone)),
    "in play": lambda game, player: " ".join(game.in_play(int(player))),
    "happened": lambda game, kind: len(game.happened(kind)),
    "drew": drew,
    "resolved": resolved,
    "result": ended,
}
"""First words of a check, and what is looked at; what is true stands behind its arguments."""
_FIRST = sorted(CHECKS, key=len, reverse=True)


def check(game: Scene, line: str) -> None:
    name = next(word for word in _FIRST if line == word or line.startswith(f"{word} "))
    found = CHECKS[name]
    words = line.removeprefix(name).split()
    count = found.__code__.co_argcount - 1
    assert str(found(game, *words[:count])) == " ".join(words[count:]), line


def carry_out(game: Scene, text: str) -> None:
    """Answers and checks in the order in which they are written."""
    for line in re.findall(r"^#([>=] .*)$", text, re.MULTILINE):
        if line[0] == "=":
            check(game, line[2:])
        elif line == "> resolve":
            game.resolve()
        else:
            game.game.answer(read_answer(game.game, line[2:]))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_hard_place_goes_as_it_says(path: Path) -> None:
    text = path.read_text("utf-8")
    game = Scene(Game.from_position(text, FIND), FIND)
    carry_out(game, text)
    again = Game.from_position(position_text(game.game), FIND)
    assert unlike(game.game, again) == ""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_command_opens_a_hard_place(path: Path) -> None:
    given = [str(path), "--cards", str(CARDS), "--text"]
    done = CliRunner().invoke(position, given, standalone_mode=False)
    assert done.exception is None
    assert "\nTurn " in f"\n{done.stdout}"
    assert path.read_text("utf-8").count("#= ") > 0


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", ["tens-and-empty-decks", "both-decks-empty"])
def test_both_players_at_once_in_every_edition(name: str, edition: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    carry_out(Scene(Game.from_position(f"edition {edition}\n{text}", FIND), FIND), text)
