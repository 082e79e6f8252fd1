"""Thousands of random games with every card that can be played, and what came of each card.

    python -m tests.rules.many_games 20000               between random decks
    python -m tests.rules.many_games 20000 --shipped     over all pairs of the shipped decks
    python -m tests.rules.many_games 20000 --edition fr
    python -m tests.rules.many_games 20000 --workers 1   on one process; the report is the same

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
from naruto_tui.decklists.supply import supply
from naruto_tui.rules.choices import Choice, Option, PickCards, PickOption, YesNo
from naruto_tui.rules.editions import EDITIONS, Edition
from naruto_tui.rules.game import Game
from naruto_tui.rules.program import program_of
from naruto_tui.rules.questions import Answer
from naruto_tui.rules.team_choices import Send

from .invariants import check, difference
from .random_decks import US, random_deck, whole_sets

TIRED = 20
"""The latest answers that a player looks back on who might go on for ever."""
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
    if isinstance(choice, YesNo) and choice.asked.ask in {"may", "optional effect"}:
        return rng.random() < 0.8
    if isinstance(choice, Send) and not choice.must and rng.random() < 0.5:
        return ()
    return choice.random(rng.random)


def is_tired(game: Game) -> bool:
    """Whether nothing but abilities was used of late: some cost nothing, any number of times."""
    late = [option for option, _ in game.given[-TIRED:] if isinstance(option, Option)]
    return sum(option.verb == "ability" for option in late) >= TIRED / 4


def keeping(game: Game, rng: Random, enough: int) -> Answer:
    """The answer of a patient player who charges no more once so much chakra lies there.

    Whoever charges all he may has no Jutsu left in hand when he could pay it.
    """
    choice = game.choice
    assert choice is not None
    if isinstance(choice, PickOption) and is_tired(game):
        return len(choice.options) - 1
    if isinstance(choice, PickOption) and len(game.sides[choice.asked.seat].chakra) >= enough:
        left = [i for i, option in enumerate(choice.options) if option.verb != "charge"]
        if len(left) < len(choice.options):
            return rng.choice(left[:-1] or left)
    return patient(choice, rng)


def play(seed: int, kind: str = "random", name: str = US.name) -> Iterator[Game]:
    """One game, after each answer."""
    rng, edition = Random(seed), EDITIONS[name]
    game = Game.new(decks_of(seed, rng, kind, edition), edition, seed)
    enough = rng.choices((2, 4, 6, 99), k=2)
    yield game
    while game.choice is not None:
        game.answer(keeping(game, rng, enough[game.choice.asked.seat]))
        yield game


def run(seeds: range, kind: str = "random", edition: str = US.name) -> Tally:
    """Plays the games of these seeds."""
    tally = Tally()
    for seed in seeds:
        try:
            for game in play(seed, kind, edition):
                check(game)
                assert len(game.answers) < LONGEST, "the game never ends"
            if seed % BATCH == 0:
                assert difference(game, Game.from_text(game.to_text())) == ""
        except Exception:  # noqa: BLE001 a failure is what is looked for
            tally.failures.append(f"game {seed}:\n{traceback.format_exc()}")
        else:
            tally.count(game)
        tally.games += 1
    return tally


def run_all(
    count: int, first: int = 0, workers: int = 2, kind: str = "random", edition: str = US.name
) -> Tally:
    """Plays many games on several processes."""
    tasks = [range(i, min(i + BATCH, first + count)) for i in range(first, first + count, BATCH)]
    tally = Tally()
    with ProcessPoolExecutor(workers) as pool:
        for done in pool.map(run, tasks, [kind] * len(tasks), [edition] * len(tasks)):
            tally.add(done)
    return tally


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
