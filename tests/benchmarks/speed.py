"""What the program costs, measured: run `python tests/benchmarks/speed.py` on a quiet machine.

python-chess plays random games in the same run as the measuring stick. It makes about 31,000 moves
a second on the machine the goals were set on: figures marked (scaled) are multiplied by 31,000 and
divided by its rate here. Medians of alternating rounds, process time. As in every run of games
(`lab.run`) the garbage collector passes over what is loaded; the stick plays in the same process,
under the interpreter's usual thresholds, so that it does not grow when we tune ours.
"""

import gc
import os
import random
import subprocess
import sys
import tempfile
import time
import timeit
from collections.abc import Callable
from statistics import median

import chess

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import shipped_decks
from naruto_tui.decklists.model import Deck
from naruto_tui.decklists.reader import load_deck
from naruto_tui.lab.run import spare_loaded
from naruto_tui.players import Genin, SensiblePlayer
from naruto_tui.rules.game import Game

STICK = 31_000
"""Moves a second of python-chess on the machine the goals were set on."""
ROUNDS = 9
USUAL = gc.get_threshold()
"""When the garbage collector comes in a process that has not been tuned."""


def chess_rate(seconds: float = 0.4) -> float:
    """Moves a second of random legal chess."""
    ours = gc.get_threshold()
    gc.set_threshold(*USUAL)
    try:
        return _chess_rate(seconds)
    finally:
        gc.set_threshold(*ours)


def _chess_rate(seconds: float) -> float:
    rng = random.Random(1)
    moves = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        board = chess.Board()
        while not board.is_game_over() and board.fullmove_number < 150:
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
    return moves / (time.process_time() - start)


HEAVY = ("hounds-fire-earth", "team-guy-lightning-earth")
"""The two decks of the first set with the most Ninja that have an ability."""


def heavy_decks() -> list[Deck]:
    """Two decks that have much to say, the same at all times so that figures can be compared."""
    return [load_deck(path, shipped()) for path in shipped_decks() if path.stem in HEAVY]


def play(decks: list[Deck], seed: int, player: Callable[[int], object]) -> int:
    """Plays one game and gives the number of its decisions."""
    game = Game.new((decks[0].cards, decks[1].cards), seed=seed)
    players = (player(seed), player(seed + 1))
    views = (game.view(0), game.view(1))
    decisions = 0
    while (choice := game.choice) is not None:
        seat = choice.asked.seat
        game.answer(players[seat].decide(views[seat], choice))  # type: ignore[attr-defined]
        decisions += 1
    return decisions


def rates(decks: list[Deck], player: Callable[[int], object]) -> tuple[float, float]:
    """Decisions and games a second, both as multiples of chess moves a second."""
    decisions, games, seed = [], [], 0
    for _ in range(ROUNDS):
        stick = chess_rate()
        made = played = 0
        start = time.process_time()
        while time.process_time() - start < 0.6:
            made += play(decks, seed, player)
            played += 1
            seed += 1
        spent = time.process_time() - start
        decisions.append(made / spent / stick)
        games.append(played / spent / stick)
    return median(decisions), median(games)


CROWDED = """
phase exchange
player 1
  hand J-001 J-002
  chakra N-001 x6
  attack N-001, N-002, N-003
  attack N-004, N-005, N-006
  team N-007
  team N-008
  team N-009
  team N-010
player 2
  hand J-001 J-003
  chakra N-001 x6
  block 1 N-011, N-012, N-013
  team N-014
  team N-015
  team N-016
  team N-018
  team N-028
  team N-029
  team N-030
"""
"""A battle with twenty Ninja in play."""


def copies(decks: list[Deck]) -> dict[int, float]:
    """Microseconds for a copy in the middle of games, and with twenty cards in play (scaled)."""
    stick = chess_rate()
    middle = []
    for seed in range(8):
        game = Game.new((decks[0].cards, decks[1].cards), seed=seed)
        players = (SensiblePlayer(seed), SensiblePlayer(seed + 1))
        while (choice := game.choice) is not None and len(game.play) < 11:
            game.answer(players[choice.seat].decide(game.view(choice.seat), choice))
        middle.append(copy_time(game))
    crowded = copy_time(Game.from_position(CROWDED))
    return {11: median(middle) * stick / STICK, 20: crowded * stick / STICK}


def copy_time(game: Game) -> float:
    """Microseconds for one copy."""
    return min(timeit.repeat(game.copy, number=200, repeat=5)) / 200 * 1e6


def process(*words: str, home: str) -> float:
    """Wall-clock seconds of a command of this program, from its start to its end."""
    environment = {**os.environ, "NARUTO_TUI_HOME": home}
    start = time.perf_counter()
    subprocess.run([sys.executable, *words], check=True, env=environment, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


READ_A_DECK = """
import time
start = time.perf_counter()
from naruto_tui.cards.pool import shipped
from naruto_tui.cards.reading import abilities
from naruto_tui.decklists.finder import shipped_decks
from naruto_tui.decklists.reader import load_deck
deck = load_deck(shipped_decks()[0], shipped())
listed = time.perf_counter()
for card in set(deck.cards):
    abilities(card)
import sys
print(time.perf_counter() - listed, time.perf_counter() - start, file=sys.stderr)
"""


def reading(home: str) -> tuple[float, float]:
    """Seconds in a new process to read a deck's texts: the texts alone, and from its list on."""
    environment = {**os.environ, "NARUTO_TUI_HOME": home}
    ran = subprocess.run(
        [sys.executable, "-c", READ_A_DECK], check=True, env=environment, capture_output=True,
        text=True,
    )  # fmt: skip
    texts, whole = map(float, ran.stderr.split())
    return texts, whole


def main() -> None:
    """Measures everything and prints it with its goal."""
    decks = heavy_decks()
    play(decks, 0, Genin)
    spare_loaded()
    print(f"heavy decks: {decks[0].name}, {decks[1].name}")
    decisions, games = rates(decks, SensiblePlayer)
    print(f"decisions a chess move      {decisions:8.2f}   goal 1.3")
    print(f"decisions/s (scaled)        {decisions * STICK:8,.0f}   goal 40,000")
    print(f"random games/s (scaled)     {games * STICK:8,.0f}   goal 300")
    _, games = rates(decks, Genin)
    print(f"genin games/s (scaled)      {games * STICK:8,.0f}   goal 150")
    for size, microseconds in copies(decks).items():
        print(
            f"copy, {size} in play (scaled)  {microseconds:8.1f}   goal {10 if size < 20 else 15}"
        )
    with tempfile.TemporaryDirectory() as home:
        first = reading(home)
        again = [reading(home) for _ in range(7)]
        listed = median(process("-m", "naruto_tui", "cards", "list", home=home) for _ in range(7))
    print(f"a deck's texts, first run   {first[0]:8.3f}   goal 1 s (whole {first[1]:.3f})")
    texts, whole = (median(times) for times in zip(*again, strict=True))
    print(f"a deck's texts, new process {texts:8.3f}   goal 0.1 s (whole {whole:.3f})")
    print(f"cards list, new process     {listed:8.3f}   goal 0.15 s")


if __name__ == "__main__":
    main()
