"""What `cards stats` counts: cards by set, kinds of node by card, and what is still missing."""

from collections import Counter
from collections.abc import Iterable

from attrs import define, field

from naruto_tui.cards.language.trees import nodes_in
from naruto_tui.cards.model import Card
from naruto_tui.cards.pool import Pool
from naruto_tui.cards.reading import abilities, node_classes, unreadable
from naruto_tui.rules.playable import problems


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


@define
class Stats:
    """The whole pool, counted."""

    sets: list[SetCount]
    kinds: Counter[str] = field(factory=Counter)
    """Kind of node and the cards whose text has one; 0 for those of no card."""
    missing: Counter[str] = field(factory=Counter)
    """Why cards cannot be played, and how many each reason keeps out."""

    def as_json(self) -> dict[str, object]:
        missing = [{"what": what, "cards": cards} for what, cards in self.missing.most_common()]
        return {
            "sets": [one.as_json() for one in self.sets],
            "nodes": len(self.kinds),
            "kinds": dict(sorted(self.kinds.items())),
            "missing": missing,
        }


def count(pool: Pool) -> Stats:
    """Counts every card of the pool."""
    sets = {number: SetCount(number, name) for number, name in pool.sets.items()}
    stats = Stats(list(sets.values()), Counter({kind.__name__: 0 for kind in node_classes()}))
    for card in pool:
        _count(card, sets[card.set_number], stats)
    return stats


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
