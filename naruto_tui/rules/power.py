"""Current characteristics: printed, then changed. The only place that adds modifiers up.

One table of everything in play is made for each change of the game, when somebody asks. What is
said of words, names and text comes first, because the rest is described by it; then, if somebody
asks for them, changes of power in the order in which they came into force, so that a later bonus
adds to a set power (T-12).
"""

from collections.abc import Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from attrs import define

from naruto_tui.cards import nodes as n

from .bans import keeps_power, power_is_open
from .events import RULE, Cause
from .force import Active, in_force, is_on
from .program import defined_x
from .select import number, objects
from .state import Frame
from .traits import BASES, GIVING, POWERS, Traits, coin_power
from .wording import change_words

if TYPE_CHECKING:
    from .game import Game


@define(eq=False)
class Table:
    """What everything in play is at one moment."""

    clock: int
    traits: dict[int, Traits]
    own: set[int]
    """Cards whose traits are the table's own and no longer the shared printed ones."""
    granted: dict[int, dict[int, n.Ability]]
    """Abilities that cards have been given, by their places (`granting`)."""

    def begin(self, printed: dict[int, Traits]) -> None:
        """Begins anew."""
        self.traits, self.own, self.granted = dict(printed), set(), {}

    def blank(self, cards: frozenset[int]) -> None:
        """These texts are negated, and no others."""
        for card in self.traits:
            if (card in cards) != self.traits[card].blank and (found := self.change(card)):
                found.blank = card in cards

    bases: dict[int, tuple[int, int]]
    """Of cards whose printed power is another one now: which (T-12)."""
    late: bool = True
    """Whether changes of power are still to be carried out."""
    adding: bool = False
    """Whether changes of power are just being carried out."""
    capped: frozenset[int] = frozenset()
    """Cards that gain no more power, from where the changes of power have come to."""
    sums: dict[int, list[int]] | None = None
    """Power and mental power of every team, once somebody has asked (`sums`)."""

    def change(self, card: int) -> Traits | None:
        """A card's traits, to be changed; `None` if it is not in play."""
        found = self.traits.get(card)
        if found is None or card in self.own:
            return found
        self.own.add(card)
        found = self.traits[card] = found.copy()
        return found


def empty_table() -> Table:
    """A table that is out of date."""
    return Table(0, {}, set(), {}, {}, late=False)


def make_table(game: "Game") -> Table:
    """Works everything out anew but the powers."""
    table = game.table_now = Table(game.clock, game.printed.copy(), set(), {}, {})
    changes = in_force(game, "words")
    if changes:
        change_words(game, table, changes)
    return table


def add_powers(game: "Game", table: Table) -> None:
    """Carries out changes of power and coins, in order of arrival."""
    table.late = False
    if "x" in game.says:
        _add_printed_x(game, table)
    changes = in_force(game, "power", judged=False)
    others = _coins_and_caps(game)
    table.adding = True
    if others:
        _add_in_order(game, table, changes, others)
    else:
        for change in changes:
            # What asks for powers sees those of this moment: earlier changes, not its own (T-13).
            if change.condition is None or change.is_true(game):
                _change_power(game, table, change)
    table.adding = False


def _coins_and_caps(game: "Game") -> list[tuple[int, int, Any]]:
    """Coins that change power and bans on gaining any, with their order of arrival."""
    found: list[tuple[int, int, Any]] = []
    for piece in filter(_COINS, game.play.values()):
        found += [
            (stamp, -1, (piece.id, adds, count))
            for kind, count, stamp in piece.coins
            if any(adds := coin_power(kind))
        ]
    if "cannot gain power" in game.says:
        found += [(rule.stamp, _CAP, rule) for rule in in_force(game, "cannot gain power")]
    return found


_COINS: Final = attrgetter("coins")


def _add_in_order(
    game: "Game", table: Table, changes: Sequence[Active], others: list[tuple[int, int, Any]]
) -> None:
    order = [*((change.stamp, place, change) for place, change in enumerate(changes)), *others]
    order.sort(key=lambda item: item[:2])
    for stamp, place, change in order:
        if place == _CAP:
            table.capped |= frozenset(change.cards(game))
            continue
        if place >= 0:
            if change.is_true(game):
                _change_power(game, table, change)
            continue
        card, adds, count = change
        traits = table.change(card)
        assert traits is not None
        if not traits.locked:
            before = traits.combat, traits.support
            traits.combat += adds[0] * count
            traits.support += adds[1] * count
            traits.mental += adds[2] * count
            _cap(table, card, traits, before)
            if keeps_power(game, card, stamp, COIN):
                _keep(traits, before)


COIN: Final = Cause("coin")
"""Why a coin changes power: no effect does."""
_CAP: Final = -2
"""In place of a change: from here on some cards gain no more power."""
_GAINS: Final = frozenset(("power", "combat", "support", "double power"))
"""Rows that add; what sets a power is no gain."""


def _cap(table: Table, card: int, traits: Traits, before: tuple[int, int]) -> None:
    """Takes back what a card has gained that gains no more; what it has lost stays lost."""
    if card in table.capped:
        traits.combat = min(before[0], traits.combat)
        traits.support = min(before[1], traits.support)


def _keep(traits: Traits, before: tuple[int, int]) -> None:
    """Gives back what a card has lost that loses nothing."""
    traits.combat = max(before[0], traits.combat)
    traits.support = max(before[1], traits.support)


def _change_power(game: "Game", table: Table, change: Active) -> None:
    claim = change.claim
    lasting = change.lasting
    amount = lasting.amount if lasting is not None else amounts(game, change.frame, claim)
    guarded = "unaffected affect power" in game.says
    keeping = "cannot lose power" in game.says
    cause = Cause("effect", change.frame.card, change.frame.seat) if keeping else RULE
    for card in change.cards(game):
        if guarded and not power_is_open(game, card, change.frame.card, change.frame.seat):
            continue
        traits = table.change(card)
        if traits is None or traits.locked:
            continue
        before = traits.combat, traits.support
        keeps = keeping and keeps_power(game, card, change.stamp, cause)
        if claim.row in POWERS:
            POWERS[claim.row](traits, amount)
            if claim.row in _GAINS:
                _cap(table, card, traits, before)
            if keeps:
                _keep(traits, before)
            continue
        if claim.row == "set printed injured power" and not game.play[card].injured:
            continue
        base = _base(game, table, card)
        if claim.row == "printed power":
            traits.combat, traits.support = base
            traits.locked = True
            continue
        new = table.bases[card] = BASES[claim.row](game.cards[card], base, amount)
        traits.combat += new[0] - base[0]
        traits.support += new[1] - base[1]
        if keeps:
            _keep(traits, before)


def _base(game: "Game", table: Table, card: int) -> tuple[int, int]:
    """The printed pair of the present status, or what stands in place of it now."""
    found = table.bases.get(card)
    return printed_power(game, card) if found is None else found


def printed_x(game: "Game", card: int) -> int:
    """The printed X of a card in play: what its text says it is, 0 while that is off (T-12)."""
    for other, line, _ in game.lines.get("x", ()):
        piece = game.play[other]
        if other == card and is_on(game, piece, line):
            return number(game, piece.frame, defined_x(line))
    return 0


def _add_printed_x(game: "Game", table: Table) -> None:
    for card, _, _ in game.lines.get("x", ()):
        printed = game.cards[card]
        state = "injured" if game.play[card].injured else "healthy"
        x = printed_x(game, card)
        traits = table.change(card)
        assert traits is not None
        traits.combat += x * (f"{state} combat" in printed.variable)
        traits.support += x * (f"{state} support" in printed.variable)
        traits.mental += x * ("mental" in printed.variable)


def printed_power(game: "Game", card: int, injured: bool | None = None) -> tuple[int, int]:
    """Printed combat and support, with a printed X worked out; for the present state or told."""
    printed = game.cards[card]
    if injured is None:
        injured = card in game.play and game.play[card].injured
    pair = printed.injured if injured else printed.healthy
    state = "injured" if injured else "healthy"
    if f"{state} combat" not in printed.variable and f"{state} support" not in printed.variable:
        return pair.combat, pair.support
    x = printed_x(game, card)
    return (
        pair.combat + x * (f"{state} combat" in printed.variable),
        pair.support + x * (f"{state} support" in printed.variable),
    )


def amounts(game: "Game", frame: Frame, claim: n.Change) -> tuple[int, ...]:
    """The numbers of a change, worked out now."""
    per = 1 if claim.per is None else len(objects(game, frame, claim.per))
    value = claim.value
    if isinstance(value, tuple):
        combat, support = value
        return number(game, frame, combat) * per, number(game, frame, support) * per
    if claim.row == "gain text":
        return tuple(objects(game, frame, value))
    if value is None or isinstance(value, str | n.Ability) or claim.row in GIVING:
        return ()
    return (number(game, frame, value) * per,)
