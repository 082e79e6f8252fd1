"""Cards, teams, players and costs in words, as one seat may know them.

Public: `Voice` (a view and the players' names: everything that makes sentences takes one),
`listed`, `counted`, `coins_on`, `sentence`, `symbol_words`, `cost_text`, `power_text`, `play_cost`,
`ZONE_WORDS`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from attrs import field, frozen

from naruto_tui.cards.model import SYMBOLS, Card
from naruto_tui.rules.questions import HIDDEN, TEAM
from naruto_tui.rules.state import Link, Piece
from naruto_tui.rules.view import View

from .names import short_names
from .text import clean

ZONE_WORDS: Final = (
    "deck",
    "hand",
    "play",
    "chakra",
    "discard pile",
    "rewards",
    "removed cards",
    "chain",
    "reinforcement deck",
)
"""What a player calls the zones, by their number (`rules.state.ZONES`)."""

SHORT: Final = 11
"""Cells of a name in a team."""

IRREGULAR: Final = {"are": "is", "have": "has", "do": "does", "may": "may"}


@frozen
class Voice:
    """Speaks to the seat of the view: that seat is "you", a hidden card has no name."""

    view: View
    names: tuple[str, str] = ("Player 1", "Player 2")
    remembered: Mapping[int, tuple[int, ...]] = field(factory=dict)
    """Members of teams that may be no more, for sentences about the past."""
    shown: Mapping[int, Card] = field(factory=dict)
    """Cards that were seen in what is being told, and may be hidden again."""
    aside: bool = False
    """Speaks to somebody who looks on: nobody is "you"."""
    numbered: bool = False
    """Tells of a card on a list of the board by which numbers answers name it."""

    def is_you(self, seat: int) -> bool:
        """Whether the seat is the one that is spoken to."""
        return seat == self.view.seat and not self.aside

    def who(self, seat: int) -> str:
        """`you`, or the other player's name."""
        return "you" if self.is_you(seat) else clean(self.names[seat])

    def whose(self, seat: int) -> str:
        if self.is_you(seat):
            return "your"
        name = clean(self.names[seat])
        return f"{name}'" if name.endswith("s") else f"{name}'s"

    def does(self, seat: int, verb: str) -> str:
        """`you draw`, `Kakashi draws`."""
        who = self.who(seat)
        return f"{who} {verb}" if self.is_you(seat) else f"{who} {third_person(verb)}"

    def card(self, card: int) -> Card | None:
        """The card, if this seat may know it, or saw it in what is being told."""
        known = self.view.card(card) if 0 <= card < TEAM else None
        return known or self.shown.get(card)

    def name(self, card: int) -> str:
        """The card's name, or `a card`."""
        known = self.card(card)
        return clean(known.name) if known else "a card"

    def thing(self, thing: int) -> str:
        """A card, a team, or a hidden card by where it lies."""
        if thing >= HIDDEN:
            return self._hidden(thing - HIDDEN)
        if thing >= TEAM:
            link = self.effect(thing)
            return (
                f"the effect of {self.name(link.card)}" if link else f"team of {self.team(thing)}"
            )
        return self.name(thing)

    def effect(self, thing: int) -> Link | None:
        """The effect on the chain that goes by this number."""
        return next((link for link in self.view.chain if link.id == thing), None)

    def _hidden(self, place: int) -> str:
        holder, rest = divmod(place, 10_000)
        zone, nth = divmod(rest, 1_000)
        return f"card {nth + 1} of {self.whose(holder)} {ZONE_WORDS[zone]}"

    def things(self, things: Iterable[int]) -> str:
        """`Naruto Uzumaki, Kunai and 2 cards`."""
        named, unknown = [], 0
        for thing in things:
            if (0 <= thing < TEAM and self.card(thing) is None) or thing < 0:
                unknown += 1
            else:
                named.append(self.thing(thing))
        if unknown:
            named.append(counted(unknown, "card") if unknown > 1 or not named else "a card")
        return listed(named) or "nothing"

    def team(self, team: int, head: int = -1) -> str:
        """`Sasuke Uchiha + Sakura Haruno`, the head (or the given one) first."""
        members = headed(self.members(team), head)
        return " + ".join(self.name(member) for member in members) if members else "a team"

    def members(self, team: int) -> tuple[int, ...]:
        """Members of the team, its head first; of a team that is gone, what was remembered."""
        known = self.view.team(team)
        if known is None:
            return self.remembered.get(team, ())
        return headed(known.members, known.head)

    def owned(self, thing: int) -> str:
        """`your Naruto Uzumaki`, `Zabuza Momochi (Kakashi's)`: for lists with cards of both."""
        seat = self.seat_of(thing)
        if seat is None or thing >= HIDDEN:
            return self.thing(thing)
        if self.is_you(seat):
            return f"your {self.thing(thing)}"
        return f"{self.whose(seat)} {self.thing(thing)}"

    def seat_of(self, thing: int) -> int | None:
        """Who controls a thing in play, or owns the card."""
        if thing >= TEAM:
            found = self.effect(thing) or self.view.team(thing)
            return found.seat if found else None
        piece = self.view.piece(thing)
        if piece is not None:
            return piece.seat
        return self.view.holder(thing) if self.card(thing) else None

    def powers(self, card: int) -> str:
        """Current `3/1`, `~0/0~` when injured; nothing for what is no Ninja in play."""
        piece = self.view.piece(card)
        known = self.card(card)
        if piece is None or known is None or known.kind != "ninja":
            return ""
        traits = self.view.traits(card)
        return power_text(traits.combat, traits.support, injured=piece.injured)

    def with_powers(self, team: int, head: int = -1) -> str:
        """`Sasuke 3/0 + Sakura 0/1 = 4`, the given head first."""
        members = headed(self.members(team), head)
        short = self.short_names()
        names = {one: short.get(self.name(one), self.name(one)) for one in members}
        shown = " + ".join(f"{names[one]} {self.powers(one)}".rstrip() for one in members)
        return f"{shown} = {self.power(team, head)}" if members else "a team"

    def short_names(self) -> dict[str, str]:
        """Short names that tell everything in play apart."""
        pieces = [piece.id for seat in (0, 1) for piece in self.view.pieces(seat)]
        return short_names([self.name(piece) for piece in pieces], SHORT)

    def power(self, team: int, head: int = -1) -> int:
        """Team power now, or as it would be with that head (rule 5.4.3)."""
        known = self.view.team(team)
        if known is not None and known.head >= 0 and head in (-1, known.head):
            return self.view.team_power(team)
        members = headed(self.members(team), head)
        traits = [self.view.traits(one) for one in members]
        return sum(one.combat if i == 0 else one.support for i, one in enumerate(traits))


def headed(members: Sequence[int], head: int) -> tuple[int, ...]:
    """The members with the head first."""
    if head not in members:
        return tuple(members)
    return (head, *(one for one in members if one != head))


def third_person(verb: str) -> str:
    """`draws` for `draw`; further words after the verb stay."""
    first, _, rest = verb.partition(" ")
    if first in IRREGULAR:
        first = IRREGULAR[first]
    elif first.endswith(("s", "sh", "ch", "x")):
        first += "es"
    elif first.endswith("y") and first[-2:-1] not in "aeiou":
        first = first[:-1] + "ies"
    else:
        first += "s"
    return f"{first} {rest}" if rest else first


def listed(words: Sequence[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def counted(number: int, thing: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def coins_on(piece: Piece) -> list[str]:
    """`2 Poison coins`, `1 coin`: what lies on a card, each kind once."""
    found: dict[str, int] = {}
    for kind, count, _ in piece.coins:
        found[kind] = found.get(kind, 0) + count
    return [counted(count, f"{clean(kind)} coin".strip()) for kind, count in found.items()]


def sentence(text: str) -> str:
    """With a capital letter and a full stop."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!", ":")) else ".")


def symbol_words(letters: str, last: str = "or") -> str:
    """`Fire or Water` for `FW`."""
    return listed([SYMBOLS.get(letter, letter) for letter in letters], last)


def cost_text(card: Card) -> str:
    """A Jutsu's cost, `F 1 or L L`; alternatives are whole costs (rule 5.3.8)."""
    return " or ".join(str(cost) for cost in card.costs) or "0"


def power_text(combat: int, support: int, *, injured: bool = False) -> str:
    """`3/1`, or `~3/1~` for an injured Ninja."""
    return f"~{combat}/{support}~" if injured else f"{combat}/{support}"


def play_cost(view: View, card: int) -> str:
    """What playing a card of the hand takes now: a Jutsu's cost, else `entrance-hand`."""
    known = view.card(card)
    if known is None:
        return ""
    if known.kind == "jutsu":
        ways = [str(cost) for cost in view.jutsu_costs(card)] or ["0"]
        return "|".join(ways).replace(" ", "")
    return f"{view.entrance(card)}-{view.hand_cost(card)}"
