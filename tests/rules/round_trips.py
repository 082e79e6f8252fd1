"""Thousands of random games, each written as text and read again, after every answer.

    python -m tests.rules.round_trips 2000            the games of seeds 0 to 1999
    python -m tests.rules.round_trips 500 1500        of 1500 to 1999

Reading a record is reading its head and then line after line; so a second game is begun from the
head and given each answer as its line, and after every one the two must be equal. At moments drawn
by chance the whole text is read from its beginning, and the moment is written as a position.
"""

import sys
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random

from naruto_tui.cards.model import Card
from naruto_tui.rules import record
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.game import Game
from naruto_tui.rules.likeness import unlike
from naruto_tui.rules.notation import position_text, translated

from .keyword_decks import keyword_deck
from .many_games import decks_of
from .patience import keeping, patient

WHOLE = 1
"""Moments of a game, on the average, at which all of its text is read; its end is one more."""
ANY = 99
"""More chakra than a player ever has: he keeps none of it back."""
AHEAD = 12
"""Answers that a game read from its position is followed."""


def follow(seed: int, kind: str = "random") -> int:
    """Plays a game and its twin, of one edition after the other; how many answers it took."""
    rng, edition = Random(seed), list(EDITIONS.values())[seed % len(EDITIONS)]
    decks = (
        (keyword_deck(rng), keyword_deck(rng))
        if kind == "keywords"
        else decks_of(seed, rng, kind, edition)
    )
    game = Game.new(decks, edition, seed)
    cards = printed(game)
    twin = Game.from_text(game.to_text(), cards.get)
    assert twin == game
    count = 0
    while game.choice is not None:
        # Some abilities cost nothing: whoever never tires of them plays for ever.
        game.answer(keeping(game, rng, ANY))
        count += 1
        record.play(twin, game.last_answer, count)
        assert twin == game, f"answer {count}"
        if rng.random() < WHOLE / 200 or game.choice is None:
            assert Game.from_text(game.to_text(), cards.get) == game, f"answer {count}"
            look_ahead(game, Random(count))
    assert twin.result == game.result
    return count


def printed(game: Game) -> dict[str, Card]:
    """The cards of both decks; what lies on the table may bear another face for a while."""
    return {card.number: card for deck in game.start.decks for card in deck}


def look_ahead(game: Game, rng: Random) -> None:
    """The game read from its position is alike, is written alike, and goes on alike."""
    text = position_text(game)
    again = Game.from_position(text, printed(game).get)
    assert unlike(game, again) == "", text
    assert position_text(again) == text
    ahead = game.copy()
    for _ in range(AHEAD):
        if ahead.choice is None:
            break
        answer = patient(ahead.choice, rng)
        again.answer(translated(ahead, again, answer))
        ahead.answer(answer)
        assert unlike(ahead, again) == "", text


def failure(seed: int) -> str:
    """What goes wrong in a game, or nothing; every fifth is one of the keywords."""
    try:
        follow(seed, "random" if seed % 5 else "keywords")
    except Exception:  # noqa: BLE001 a failure is what is looked for
        return f"game {seed}:\n{traceback.format_exc()}"
    return ""


def failures(count: int, first: int = 0, workers: int = 2) -> Iterator[str]:
    """What goes wrong in so many games."""
    with ProcessPoolExecutor(workers) as pool:
        yield from filter(None, pool.map(failure, range(first, first + count), chunksize=10))


def main(arguments: list[str]) -> int:
    count, first = (*map(int, arguments), *(200, 0)[len(arguments) :])
    found = list(failures(count, first))
    for one in found[:10]:
        sys.stdout.write(f"{one}\n")
    sys.stdout.write(f"{count} games; {len(found)} failed\n")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
