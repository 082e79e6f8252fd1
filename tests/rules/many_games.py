"""Thousands of random games with every card that can be played, and what came of each card.

    python -m tests.rules.many_games 20000            between random decks of two or three symbols
    python -m tests.rules.many_games 20000 shipped    over all pairs of the shipped decks
    python -m tests.rules.many_games 20000 fr         in an edition; `fr shipped` as well

The invariants are checked after
every answer. A card counts as played when it has entered play or was put on the chain, and as
carried out when something that it says has resolved with effect. Cards never played or never
carried out are listed at the end; the exit code is 1 when there are any, or when a game has failed.
"""

import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from random import Random

from attrs import define, field

from naruto_tui.cards.model import Card
from naruto_tui.cards.pool import shipped
from naruto_tui.cards.reading import abilities
from naruto_tui.decklists.supply import supply
from naruto_tui.rules.choices import Choice, PickCards, PickOption
from naruto_tui.rules.editions import EDITIONS, Edition
from naruto_tui.rules.game import Game
from naruto_tui.rules.playable import problems
from naruto_tui.rules.questions import Answer
from naruto_tui.rules.team_choices import Send

from .invariants import check, difference

SYMBOLS = "FWLNE"
US = EDITIONS["us"]
BATCH = 50
"""Games of one task."""


@define
class Tally:
    """What came of many games."""

    games: int = 0
    played: Counter[str] = field(factory=Counter)
    applied: Counter[str] = field(factory=Counter)
    endings: Counter[str] = field(factory=Counter)
    failures: list[str] = field(factory=list)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.played += other.played
        self.applied += other.applied
        self.endings += other.endings
        self.failures += other.failures

    def count(self, game: Game) -> None:
        """Counts what happened in a game."""
        for event in game.events:
            if event.kind in {"enter", "play"}:
                self.played[game.cards[event.cards[0]].number] += 1
            elif event.kind == "resolve" and event.how == ("applied",):
                self.applied[game.cards[event.cards[0]].number] += 1
        assert game.result is not None
        self.endings[game.result.why] += 1

    def never_played(self) -> list[str]:
        return [card.number for card in playable() if not self.played[card.number]]

    def never_applied(self) -> list[str]:
        """Cards with something to carry out on the chain that never was."""
        return [
            card.number for card in playable() if is_heard(card) and not self.applied[card.number]
        ]


@cache
def playable() -> tuple[Card, ...]:
    """Every card of the pool that the engine carries out."""
    return tuple(card for card in shipped() if not problems(card))


def is_heard(card: Card) -> bool:
    """Whether a card goes on the chain, by itself or by a trigger."""
    if card.kind in {"jutsu", "mission"}:
        return True
    return any(type(ability).__name__ == "Triggered" for ability in abilities(card))


def random_deck(rng: Random, edition: Edition = US) -> tuple[Card, ...]:
    """A deck of two or three symbols, within the limits of rules 1.1 to 1.4."""
    symbols = set(rng.sample(SYMBOLS, rng.choice((2, 2, 3))))
    pool = [
        card
        for card in playable()
        if symbols.intersection(card.symbols) and (card.kind != "client" or edition.clients_exist)
    ]
    cap = edition.ninja_cap or edition.deck_size.least
    names: Counter[str] = Counter()
    ninja = 0
    deck: list[Card] = []
    while len(deck) < edition.deck_size.least:
        card = rng.choice(pool)
        if names[card.name] < edition.copies_of_a_name and (card.kind != "ninja" or ninja < cap):
            names[card.name] += 1
            ninja += card.kind == "ninja"
            deck.append(card)
    return tuple(deck)


@cache
def shipped_pairs(name: str = "us") -> tuple[tuple[tuple[Card, ...], tuple[Card, ...]], ...]:
    """Every shipped deck of an edition against every other one and itself, on both seats."""
    decks = [deck.cards for deck in supply(EDITIONS[name])]
    return tuple((one, other) for one in decks for other in decks)


def decks_of(
    seed: int, rng: Random, kind: str, edition: Edition
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The decks of a game."""
    if kind == "shipped":
        pairs = shipped_pairs(edition.name)
        return pairs[seed % len(pairs)]
    return random_deck(rng, edition), random_deck(rng, edition)


def patient(choice: Choice, rng: Random) -> Answer:
    """A random answer of a player who does what can be done and lets the game grow long."""
    if isinstance(choice, PickOption) and len(choice.options) > 1 and rng.random() < 0.8:
        useful = [i for i, option in enumerate(choice.options[:-1]) if option.verb != "charge"]
        if useful:
            return rng.choice(useful)
        return rng.randrange(len(choice.options))
    if isinstance(choice, PickCards) and choice.asked.ask == "charge":
        return (rng.choice(choice.cards),)
    if isinstance(choice, Send) and not choice.must and rng.random() < 0.5:
        return ()
    return choice.random(rng.random)


def play(seed: int, kind: str = "random", name: str = "us") -> Iterator[Game]:
    """One game, after each answer."""
    rng, edition = Random(seed), EDITIONS[name]
    game = Game.new(decks_of(seed, rng, kind, edition), edition, seed)
    yield game
    while game.choice is not None:
        game.answer(patient(game.choice, rng))
        yield game


def run(seeds: range, kind: str = "random", edition: str = "us") -> Tally:
    """Plays the games of these seeds."""
    tally = Tally()
    for seed in seeds:
        try:
            for game in play(seed, kind, edition):
                check(game)
            if seed % BATCH == 0:
                assert difference(game, Game.from_text(game.to_text())) == ""
        except Exception:  # noqa: BLE001 a failure is what is looked for
            tally.failures.append(f"game {seed}:\n{traceback.format_exc()}")
        else:
            tally.count(game)
        tally.games += 1
    return tally


def run_all(
    count: int, first: int = 0, workers: int = 2, kind: str = "random", edition: str = "us"
) -> Tally:
    """Plays many games on several processes."""
    tasks = [range(i, min(i + BATCH, first + count)) for i in range(first, first + count, BATCH)]
    tally = Tally()
    with ProcessPoolExecutor(workers) as pool:
        for done in pool.map(run, tasks, [kind] * len(tasks), [edition] * len(tasks)):
            tally.add(done)
    return tally


def main(arguments: list[str]) -> int:
    kind = "shipped" if "shipped" in arguments else "random"
    edition = next((name for name in EDITIONS if name in arguments), "us")
    tally = run_all(int(arguments[0]) if arguments else 1000, kind=kind, edition=edition)
    write = sys.stdout.write
    for failure in tally.failures[:10]:
        write(f"{failure}\n")
    for card in playable():
        write(f"{card.number:8} {tally.played[card.number]:8} {tally.applied[card.number]:8}\n")
    write(f"{tally.games} games; {dict(tally.endings)}; {len(tally.failures)} failed\n")
    write(f"never played: {', '.join(tally.never_played()) or 'none'}\n")
    write(f"never carried out: {', '.join(tally.never_applied()) or 'none'}\n")
    return int(bool(tally.failures or tally.never_played() or tally.never_applied()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
