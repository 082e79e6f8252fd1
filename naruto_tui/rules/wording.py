"""What is said of words, names and text: what cards are called, what they gain, what is negated.

Changes of words apply in the order in which they came into force. Where texts can be negated or
given away, that order is not enough: a text that is negated says nothing, and what it would have
said may be that another one is negated. So the words are worked out again with what was found,
until nothing more is found.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from naruto_tui.cards import nodes as n

from .force import Active, in_force
from .granting import LENDING, given_by
from .keywords import stands_for
from .select import objects
from .traits import GIVING, NAMED_ROWS, WORDS

if TYPE_CHECKING:
    from .game import Game
    from .power import Table

_DEEP: Final = frozenset(("lose text", *GIVING))
"""Rows that make texts come and go."""
_ROUNDS: Final = 8
"""Negations of negations that are followed; no two decks need more than three."""


def change_words(game: "Game", table: "Table", changes: Sequence[Active]) -> None:
    """Carries out all that is said of words in a table that has just been begun."""
    for change in changes:
        if change.claim.row in _DEEP:
            break
    else:
        _apply(game, table, changes)
        return
    printed = table.traits
    blank: frozenset[int] = frozenset()
    for _ in range(_ROUNDS):
        before = table.granted
        table.begin(printed)
        table.blank(blank)
        _apply(game, table, changes)
        now = negated(game)
        if now == blank and table.granted == before:
            return
        blank = now
        table.blank(blank)
        changes = in_force(game, "words")


def _apply(game: "Game", table: "Table", changes: Sequence[Active]) -> None:
    for change in changes:
        row, value = change.claim.row, change.claim.value
        if row == "lose text":
            continue
        if row in NAMED_ROWS:
            row, value = NAMED_ROWS[row][value], change.frame.named.get(value)
            if value is None:
                continue
        for card in change.cards(game):
            if row in GIVING or id(change.claim) in game.grants.numbers:
                _give(game, table, change, card)
            if row in ("gain symbol", "lose symbols") and card not in table.traits:
                # Only of symbols it is asked outside play too: of the chakra that pays.
                table.traits[card] = game.programs[card].healthy
            if row in WORDS and (found := table.change(card)) is not None:
                WORDS[row](found, value)


def _give(game: "Game", table: "Table", change: Active, card: int) -> None:
    row, word = change.claim.row, change.claim.value
    if row == "gain named":
        word = change.frame.named.get("characteristic")
    traits = table.traits.get(card)
    if traits is None or (row in ("gain word", "gain named") and word in traits.words):
        return
    lenders: Sequence[int] = ()
    if row in LENDING:
        lasting = change.lasting
        lenders = lasting.amount if lasting else objects(game, change.frame, change.claim.value)
    abilities = dict(given_by(game, change.claim, change.stamp, lenders))
    if row == "gain named":
        meant = (n.Keyword(str(word).lower()), *stands_for(str(word).lower()))
        abilities = {place: one for place, one in abilities.items() if one in meant}
    table.granted.setdefault(card, {}).update(abilities)


# -- who negates whom (T-10) --


def negated(game: "Game") -> frozenset[int]:
    """The cards in play whose text is negated.

    A negation works unless the text that it stands in is negated itself. Where negations hang on
    each other in a circle, the one that came into force first works.
    """
    rules = [one for one in in_force(game, "words", blank_too=True) if one.claim.row == "lose text"]
    hits = [
        (_source(game, rule), {card for card in rule.cards(game) if _can_lose(game, card)})
        for rule in rules
    ]
    works: dict[int, bool] = {}
    while len(works) < len(hits):
        found = {
            place: works_now
            for place in range(len(hits))
            if place not in works and (works_now := _works(hits, works, place)) is not None
        }
        works |= found
        if not found:
            first = next(place for place in range(len(hits)) if place not in works)
            for _, cards in hits:
                cards.discard(hits[first][0])
    return frozenset(
        card for place, (_, cards) in enumerate(hits) if works[place] for card in cards
    )


Hit = tuple[int, set[int]]
"""In whose text a negation stands (-1: out of reach), and whose text it negates."""


def _source(game: "Game", rule: Active) -> int:
    return -1 if rule.lasting is not None or rule.locked else rule.frame.card


def _works(hits: list[Hit], works: dict[int, bool], place: int) -> bool | None:
    """Whether a negation works, as far as is known of those that would negate its own text."""
    source = hits[place][0]
    against = [p for p, (_, cards) in enumerate(hits) if p != place and source in cards]
    if all(works.get(p) is False for p in against):
        return True
    return False if any(works.get(p) for p in against) else None


def _can_lose(game: "Game", card: int) -> bool:
    """Whether a card's text may be negated: a rule may forbid it."""
    if card not in game.play:
        return False
    rules = in_force(game, "cannot negate")
    return not any(rule.concerns(game, card) for rule in rules)
