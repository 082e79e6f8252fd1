"""What `cards stats` counts: cards by set, kinds of node by card, and what is still missing.

What cards are missing whose text nobody has written yet is an estimate (`cards.kinds`).
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from attrs import asdict, define, field, frozen

from naruto_tui.cards.kinds import DRAWN, NEW, Needed, needed
from naruto_tui.cards.language.trees import nodes_in
from naruto_tui.cards.model import Card
from naruto_tui.cards.pool import Pool
from naruto_tui.cards.reading import abilities, node_classes, unreadable
from naruto_tui.rules.playable import problems

UNSAID: Final = "no sentence says it"


@define
class SetCount:
    """The cards of one set."""

    number: str
    name: str
    printed: int = 0
    written: int = 0
    """With their text in the card language, where they have any."""
    playable: int = 0

    def as_json(self) -> dict[str, object]:
        return {
            "set": self.number,
            "name": self.name,
            "printed": self.printed,
            "written": self.written,
            "playable": self.playable,
        }


@frozen
class Gap:
    """A kind of thing that the language cannot say or the game does not carry out."""

    kind: str
    why: str
    cards: int
    """Printed cards without a text that need it."""
    alone: int
    """Those of them that need nothing else that is missing."""


@define
class Stats:
    """The whole pool, counted."""

    sets: list[SetCount]
    kinds: Counter[str] = field(factory=Counter)
    """Kind of node and the cards whose text has one; 0 for those of no card."""
    missing: Counter[str] = field(factory=Counter)
    """Why cards cannot be played, and how many each reason keeps out."""
    gaps: list[Gap] = field(factory=list)
    """What the cards without a text need and is not there, as estimated; the most needed first."""
    ready: int = 0
    """Cards without a text that need no kind that is missing, as estimated."""

    @property
    def expected(self) -> int:
        """How many of those can be written, after what the cards drawn last have shown."""
        return round(self.ready * (DRAWN - NEW) / DRAWN)

    def as_json(self) -> dict[str, object]:
        missing = [{"what": what, "cards": cards} for what, cards in self.missing.most_common()]
        return {
            "sets": [one.as_json() for one in self.sets],
            "nodes": len(self.kinds),
            "kinds": dict(sorted(self.kinds.items())),
            "missing": missing,
            "estimate": {
                "ready": self.ready,
                "drawn": DRAWN,
                "asked_for_new": NEW,
                "expected": self.expected,
                "missing_kinds": [asdict(gap) for gap in self.gaps],
            },
        }


def count(pool: Pool) -> Stats:
    """Counts every card of the pool."""
    sets = {number: SetCount(number, name) for number, name in pool.sets.items()}
    stats = Stats(list(sets.values()), Counter({kind.__name__: 0 for kind in node_classes()}))
    for card in pool:
        _count(card, sets[card.set_number], stats)
    _estimate(frozenset(card.number for card in pool if not card.is_written), stats)
    return stats


def _estimate(waiting: frozenset[str], stats: Stats) -> None:
    """What is missing for the cards whose text is still to be written."""
    lacking = [(kind, why) for kind in needed() if (why := lack(kind))]
    wanted = {kind.name: kind.cards & waiting for kind, _ in lacking}
    times = Counter(number for cards in wanted.values() for number in cards)
    found = (
        Gap(kind.name, why, len(cards), sum(1 for one in cards if times[one] == 1))
        for kind, why in lacking
        if (cards := wanted[kind.name])
    )
    stats.gaps = sorted(found, key=lambda gap: (-gap.cards, gap.kind))
    stats.ready = len(waiting) - len(times)


def lack(kind: Needed) -> str:
    """Why cards of this kind cannot be written or played; nothing where they can."""
    if kind.printed:
        return ""
    if kind.example is None or unreadable(kind.example):
        return UNSAID
    return next(iter(problems(kind.example)), "")


def _count(card: Card, row: SetCount, stats: Stats) -> None:
    row.printed += 1
    row.written += card.is_written
    reasons = problems(card)
    row.playable += not reasons
    stats.missing.update(set(reasons))
    if unreadable(card) is None:
        stats.kinds.update(_kinds(card))


def _kinds(card: Card) -> Iterable[str]:
    return {type(node).__name__ for ability in abilities(card) for node in nodes_in(ability)}
