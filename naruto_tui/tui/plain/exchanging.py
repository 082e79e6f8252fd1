"""Deck and sideboard between two games, line by line: copies go over until somebody says `next`.

The same value as on the screen (`tui.sideboard`) holds what lies where; here are its words.

Public: `Exchanging`.
"""

from typing import Final

from attrs import evolve

from naruto_tui.cards.model import Card
from naruto_tui.rules.editions import Edition
from naruto_tui.tui.face import brief_lines, card_title
from naruto_tui.tui.lines import text_of
from naruto_tui.tui.plain.telling import WIDTH
from naruto_tui.tui.sideboard import DECK, SIDE, Exchange
from naruto_tui.tui.text import clean
from naruto_tui.tui.words import counted

COMMANDS: Final = (
    ("deck, side", "list your deck, your sideboard"),
    ("out CARD", "a copy goes from the deck into the sideboard"),
    ("in CARD", "a copy goes from the sideboard into the deck"),
    ("swap CARD CARD", "the first goes out of the deck, the second comes in"),
    ("i CARD", "a card in full"),
    ("reset", "deck and sideboard as they were entered, before the first game"),
    ("next", "go on to the next game"),
    ("quit", "leave; the match is saved"),
)
"""What can be typed, and what it does."""
CARD: Final = "CARD is a line of that list, a card's number, or part of its name."
NAMES: Final = ("deck", "sideboard")


class CardError(ValueError):
    """No card, or more than one, is meant."""


class Exchanging:
    """What lies where now, and the lines that change it."""

    def __init__(self, exchange: Exchange, edition: Edition) -> None:
        self.exchange = exchange
        self.edition = edition

    @property
    def problem(self) -> str:
        """Why the next game cannot be played with it, or nothing."""
        return self.exchange.problem(self.edition)

    def take(self, line: str) -> list[str]:
        """What a line does, told; nothing for a line that is not for the exchange."""
        word, _, rest = line.partition(" ")
        try:
            match word.casefold(), rest.strip():
                case "deck" | "d", "":
                    return self._listed(DECK)
                case "side" | "sideboard" | "s", "":
                    return self._listed(SIDE)
                case "out" | "in" as way, card if card:
                    return self._moved([(card, DECK if way == "out" else SIDE)])
                case "swap", cards if len(cards.split()) == 2:
                    out, into = cards.split()
                    return self._moved([(out, DECK), (into, SIDE)])
                case "reset", "":
                    before = evolve(self.exchange, counts=self.exchange.entered)
                    self.exchange = before
                    return ["Deck and sideboard are as they were entered."]
                case "i", card if card:
                    return self._face(card)
        except CardError as error:
            return [str(error)]
        return []

    def help(self, goes_on: str = "") -> list[str]:
        """What can be typed; `goes_on`: what `next` does, where that is more than to go on."""
        words = {**dict(COMMANDS), **({"next": goes_on} if goes_on else {})}
        return ["You can type:", *(f"  {word}: {does}" for word, does in words.items()), CARD]

    def summary(self) -> list[str]:
        """How many cards lie where, and what is wrong with it."""
        deck, side = (counted(sum(counts), "card") for counts in self.exchange.counts)
        problem = self.problem
        told = [f"Your deck: {deck}; your sideboard: {side}."]
        return [*told, f"Not so: {clean(problem)}."] if problem else told

    def _listed(self, pane: int) -> list[str]:
        exchange = self.exchange
        lines = []
        for number, row in enumerate(exchange.rows(pane), 1):
            card, count = exchange.cards[row], exchange.counts[pane][row]
            changed = count - exchange.entered[pane][row]
            mark = f" ({changed:+})" if changed else ""
            lines.append(f"  {number}. {count} {clean(card.name)}, {card.number}{mark}")
        total = counted(sum(exchange.counts[pane]), "card")
        return [f"Your {NAMES[pane]}: {total}", *(lines or ["  no cards"])]

    def _moved(self, moves: list[tuple[str, int]]) -> list[str]:
        """All of the copies go over, or none."""
        rows = [(self._row(word, pane), pane) for word, pane in moves]
        counts = [list(one) for one in self.exchange.counts]
        told = []
        for row, pane in rows:
            counts[pane][row] -= 1
            counts[1 - pane][row] += 1
            told.append(f"{clean(self.exchange.cards[row].name)} is in the {NAMES[1 - pane]}.")
        self.exchange = evolve(self.exchange, counts=(tuple(counts[DECK]), tuple(counts[SIDE])))
        return [*told, *self.summary()]

    def _row(self, word: str, pane: int) -> int:
        """The card that is meant, by its place in the exchange; it lies in that list."""
        rows = self.exchange.rows(pane)
        if word.isdecimal():
            number = int(word[:9])
            if not 0 < number <= len(rows):
                raise CardError(
                    f"There is no {number} in your {NAMES[pane]}; lines 1 to {len(rows)}."
                )
            return rows[number - 1]
        return self._named(word, rows, f"your {NAMES[pane]}")

    def _named(self, word: str, rows: list[int], where: str) -> int:
        cards = self.exchange.cards
        wanted = word.casefold()
        found = [row for row in rows if cards[row].number.casefold() == wanted]
        found = found or [row for row in rows if wanted in clean(cards[row].name).casefold()]
        if not found:
            raise CardError(f"There is no {word[:40]} in {where}.")
        if len(found) > 1:
            several = ", ".join(
                f"{clean(cards[row].name)} {cards[row].number}" for row in found[:5]
            )
            raise CardError(f"{word[:40]} may be several cards: {several}.")
        return found[0]

    def _face(self, word: str) -> list[str]:
        card: Card = self.exchange.cards[
            self._named(word, list(range(len(self.exchange.cards))), "deck or sideboard")
        ]
        return [
            text_of(card_title(card)),
            *(f"  {text_of(line)}" for line in brief_lines(card, WIDTH)),
        ]
