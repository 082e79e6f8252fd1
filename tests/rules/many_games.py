"""Thousands of random games with every card that can be played, and what came of each card.

    python -m tests.rules.many_games 20000               between random decks
    python -m tests.rules.many_games 20000 --shipped     over all pairs of the shipped decks
    python -m tests.rules.many_games 20000 --edition fr
    python -m tests.rules.many_games 20000 --workers 1   on one process; the report is the same

The games are played in rounds. One deck of each game is made around a card that was seldom seen in
the rounds before, the other around any; and both players often play towards what their decks are
made around (`patience`). So what a game is depends on its number and on the games of the rounds
before it, not on the number of processes.

The invariants are checked after every answer. The report tells of each card of sets 1 to 3, the
sets that are playable whole:

- *played*: how often a Jutsu or Mission was put on the chain, or a Ninja or Client came into play;
- *carried out*: how often a Jutsu, a Mission, or a triggered or activated effect of a card in play
  has resolved with effect; `-` for a card that puts nothing on the chain.

Cards never played or never carried out are listed at the end. The exit code is 1 when a game has
failed, or when there are any such cards; the shipped decks do not hold all of them.
"""

import argparse
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from random import Random

from attrs import define, field

from naruto_tui.cards.model import Card
from naruto_tui.cards.nodes import Activated, Triggered
from naruto_tui.rules.editions import EDITIONS, Edition
from naruto_tui.rules.game import Game
from naruto_tui.rules.program import program_of
from tests.supplied import supplied

from .invariants import check, difference
from .patience import Aim, mindful
from .random_decks import US, random_deck, random_theme, whole_sets

ROUND = 1000
"""Games of one round."""
BATCH = 10
"""Games of one task."""
LONGEST = 10_000
"""Answers after which a game counts as one that never ends: twenty times what long ones have."""
COLUMNS = 6
"""Cards in a line of the report."""


@define
class Tally:
    """What came of many games."""

    games: int = 0
    answers: int = 0
    most_answers: int = 0
    played: Counter[str] = field(factory=Counter)
    carried_out: Counter[str] = field(factory=Counter)
    endings: Counter[str] = field(factory=Counter)
    failures: list[str] = field(factory=list)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.answers += other.answers
        self.most_answers = max(self.most_answers, other.most_answers)
        self.played += other.played
        self.carried_out += other.carried_out
        self.endings += other.endings
        self.failures += other.failures

    def count(self, game: Game) -> None:
        """Counts what happened in a game that is over."""
        assert game.result is not None
        self.endings[game.result.why] += 1
        self.answers += len(game.answers)
        self.most_answers = max(self.most_answers, len(game.answers))
        borrowers = _borrowers(game)
        for event in game.events:
            if event.kind not in {"play", "enter", "resolve"}:
                continue
            card = game.cards[event.cards[0]]
            on_chain = card.kind in {"jutsu", "mission"}
            if event.kind == ("play" if on_chain else "enter"):
                self.played[card.number] += 1
            elif event.how == ("applied",) and (on_chain or event.cards[0] not in borrowers):
                self.carried_out[card.number] += 1

    def done(self) -> Counter[str]:
        """How often each card did all that is counted of it."""
        return Counter(
            {
                card.number: min(self.played[card.number], self.carried_out[card.number])
                if is_on_chain(card)
                else self.played[card.number]
                for card in whole_sets()
            }
        )

    def never_played(self) -> list[str]:
        return [card.number for card in whole_sets() if not self.played[card.number]]

    def never_carried_out(self) -> list[str]:
        """Cards that put something on the chain of which nothing was ever carried out."""
        return [
            card.number
            for card in whole_sets()
            if is_on_chain(card) and not self.carried_out[card.number]
        ]

    def report(self) -> str:
        """What came of each card, in columns, then the games and what never happened."""
        cards = [
            f"{card.number:6}{self.played[card.number]:6}"
            + (f"{self.carried_out[card.number]:6}" if is_on_chain(card) else f"{'-':>6}")
            for card in whole_sets()
        ]
        heading = f"{'card':6}{'played':>6}{' c.out':6}"
        lines = ["   ".join([heading] * COLUMNS)]
        lines += ["   ".join(cards[i : i + COLUMNS]) for i in range(0, len(cards), COLUMNS)]
        endings = ", ".join(f"{count} {why}" for why, count in sorted(self.endings.items()))
        lines += [
            f"{self.games} games: {endings}; {len(self.failures)} failed",
            f"{self.answers} answers, {self.most_answers} in the longest game",
            f"{len(whole_sets())} cards; never played: {', '.join(self.never_played()) or 'none'}",
            f"never carried out: {', '.join(self.never_carried_out()) or 'none'}",
        ]
        return "\n".join(lines)


def _borrowers(game: Game) -> set[int]:
    """Users of Jutsu that lend a text: their effects may be not their own, and are not counted."""
    lending = {
        card
        for card, program in enumerate(game.programs)
        if program.card.kind == "jutsu" and (program.lends or program.gives)
    }
    return {e.target for e in game.events if e.kind == "play" and e.cards[0] in lending}


def is_on_chain(card: Card) -> bool:
    """Whether a card, or an effect that its own text has, goes on the chain."""
    if card.kind in {"jutsu", "mission"}:
        return True
    return any(isinstance(one, Triggered | Activated) for one in program_of(card).abilities)


@cache
def shipped_pairs(name: str = US.name) -> tuple[tuple[tuple[Card, ...], tuple[Card, ...]], ...]:
    """Every shipped deck of an edition against every other one and itself, on both seats."""
    decks = [deck.cards for deck in supplied(name)]
    return tuple((one, other) for one in decks for other in decks)


def decks_of(
    seed: int, rng: Random, kind: str, edition: Edition
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The decks of a game."""
    if kind == "shipped":
        pairs = shipped_pairs(edition.name)
        return pairs[seed % len(pairs)]
    return random_deck(rng, edition), random_deck(rng, edition)


def play(
    seed: int, kind: str = "random", name: str = US.name, seldom: Card | None = None
) -> Iterator[Game]:
    """One game, after each answer; one of two random decks is made around `seldom`, if given."""
    rng, edition = Random(seed), EDITIONS[name]
    if kind == "random":
        themes = [seldom or random_theme(rng), random_theme(rng)]
        rng.shuffle(themes)
        one, other = (random_deck(rng, edition, theme) for theme in themes)
        decks, aims = (one, other), tuple(Aim.at(theme) for theme in themes)
    else:
        decks, aims = decks_of(seed, rng, kind, edition), (Aim(), Aim())
    game = Game.new(decks, edition, seed)
    enough = rng.choices((2, 4, 6, 99), k=2)
    yield game
    while game.choice is not None:
        seat = game.choice.asked.seat
        game.answer(mindful(game, rng, enough[seat], aims[seat]))
        yield game


def run(
    seeds: range, kind: str = "random", edition: str = US.name, seldom: tuple[Card, ...] = ()
) -> Tally:
    """Plays the games of these seeds, with a deck around each of these cards in turn."""
    tally = Tally()
    for place, seed in enumerate(seeds):
        card = seldom[place] if seldom else None
        try:
            for game in play(seed, kind, edition, card):
                check(game)
                assert len(game.answers) < LONGEST, "the game never ends"
            if seed % BATCH == 0:
                assert difference(game, Game.from_text(game.to_text())) == ""
        except Exception:  # noqa: BLE001 a failure is what is looked for
            around = "" if card is None else f", a deck around {card.number}"
            tally.failures.append(f"game {seed}{around}:\n{traceback.format_exc()}")
        else:
            tally.count(game)
        tally.games += 1
    return tally


def run_all(
    count: int, first: int = 0, workers: int = 2, kind: str = "random", edition: str = US.name
) -> Tally:
    """Plays many games on several processes, round by round."""
    tally = Tally()
    with ProcessPoolExecutor(workers) as pool:
        for begin in range(first, first + count, ROUND):
            end = min(begin + ROUND, first + count)
            tasks = [range(i, min(i + BATCH, end)) for i in range(begin, end, BATCH)]
            sought = [_sought(task, kind, tally.done()) for task in tasks]
            names = [kind] * len(tasks), [edition] * len(tasks)
            for done in pool.map(run, tasks, *names, sought):
                tally.add(done)
    return tally


def _sought(seeds: range, kind: str, done: Counter[str]) -> tuple[Card, ...]:
    """What a deck of each game is made around: what was seldom seen so far."""
    if kind != "random":
        return ()
    return tuple(random_theme(Random(f"seldom {seed}"), done) for seed in seeds)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="many_games")
    parser.add_argument("count", type=int)
    parser.add_argument("--shipped", action="store_true")
    parser.add_argument("--edition", choices=EDITIONS, default=US.name)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args(arguments)
    kind = "shipped" if asked.shipped else "random"
    tally = run_all(asked.count, workers=asked.workers, kind=kind, edition=asked.edition)
    for failure in tally.failures[:10]:
        sys.stdout.write(f"{failure}\n")
    sys.stdout.write(f"{tally.report()}\n")
    never = [] if asked.shipped else tally.never_played() + tally.never_carried_out()
    return int(bool(tally.failures or never))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
