"""What playing a card would bring: the best user, targets, mode and X."""

from collections.abc import Iterable, Sequence
from itertools import islice, product
from time import monotonic
from typing import Any, Final, NamedTuple

from naruto_tui.cards import nodes as n
from naruto_tui.rules.program import program_of
from naruto_tui.rules.questions import HIDDEN, PILE
from naruto_tui.rules.sight import Reading, declarable, reading, reading_of_link, users
from naruto_tui.rules.view import View

from .effects import Effect
from .odds import falls
from .outlook import Bout, Outlook, Scene
from .sheet import ANYTHING, Sheet, sheet
from .standing import aimed
from .value import CHAKRA

MOST_WAYS: Final = 40
"""Declarations of one card by one user that are looked at."""
MOST_X: Final = 12
"""The largest X that is looked at."""
MOST_WEIGHED: Final = 4_000
"""Ways to play that are weighed in one decision ..."""
MOST_SECONDS: Final = 1.5
"""... and the time it may take; then the best so far is taken."""


Targets = tuple[tuple[int, ...], ...]
"""Things declared for each target line."""


class Plan(NamedTuple):
    """One way to play a card, and what it brings."""

    gain: float
    card: int
    user: int
    targets: Targets
    mode: int
    x: int


class Weighing:
    """The moment of a decision: the scene, and what it comes to if nothing is done."""

    __slots__ = ("_base", "_bouts", "_undisturbed", "chain", "left", "scene", "until", "view")

    def __init__(self, view: View) -> None:
        self.view = view
        self.left = MOST_WEIGHED
        self.until = monotonic() + MOST_SECONDS
        self.scene = Scene(view)
        self.chain = [(link, reading_of_link(view, link)) for link in reversed(view.chain)]
        self._undisturbed: Outlook | None = None
        self._base: float | None = None
        self._bouts: dict[int, list[Bout]] = {}
        """For a swing the fights that it can better."""

    @property
    def outlook(self) -> Outlook:
        """What it comes to if nothing is done; made when it is asked for, for often nobody does."""
        found = self._undisturbed
        if found is None:
            found = self._undisturbed = Outlook(self.scene)
            self._resolve_chain(found)
        return found

    @property
    def base(self) -> float:
        """The score of that."""
        if self._base is None:
            self._base = self.outlook.score()
        return self._base

    def gain(
        self, text: Reading, steps: tuple[Any, ...], modes: tuple[int, ...] = (),
        *, heads: int = 0,
    ) -> float:  # fmt: skip
        """What carrying out these steps now would bring, if so many coins show heads."""
        if not steps:
            return 0.0
        outlook = Outlook(self.scene)
        Effect(outlook, text, modes, heads).run(steps)
        if outlook.is_untouched():
            return outlook.points
        self._resolve_chain(outlook)
        return outlook.score() - self.base

    def average(self, text: Reading, steps: tuple[Any, ...], modes: tuple[int, ...]) -> float:
        """The same over all ways in which the coins can fall."""
        return sum(
            chance * self.gain(text, steps, modes, heads=heads)
            for chance, heads in falls(text, steps)
        )

    def _resolve_chain(self, outlook: Outlook) -> None:
        """Lays what is on the chain over an outlook, last in, first out."""
        for link, text in self.chain:
            if not link.negated and link.card not in outlook.negated:
                Effect(outlook, text, link.modes).run(link.body.steps)

    def is_late(self) -> bool:
        """Whether the decision has been weighed for long enough; counts one way."""
        self.left -= 1
        return self.left < 0 or (self.left % 64 == 0 and monotonic() > self.until)

    def best_way(self, card: int, kind: str) -> Plan | None:
        """The best way to play a card of the seat's hand; its price is not counted."""
        view = self.view
        printed = view.card(card)
        assert printed is not None
        facts = sheet(printed)
        body = program_of(printed).body
        weigh = self.average if facts.flips else self.gain
        best = None
        for user in self._users(card, facts) if kind == "jutsu" else (-1,):
            text = reading(view, card, view.seat, kind, body.steps, user=user)
            for targets, x, mode in self._choices(card, kind, user, facts):
                if self.is_late():
                    return best
                text.declare(targets, x)
                gain = weigh(text, body.steps, (mode,)) - CHAKRA * x * facts.x_price
                if facts.aims:
                    gain += aimed(view, card, text)
                if best is None or gain > best.gain:
                    best = Plan(gain, card, user, targets, mode, x)
        return best

    def _choices(
        self, card: int, kind: str, user: int, facts: Sheet
    ) -> list[tuple[Targets, int, int]]:
        """Targets, X and mode; where a mode has targets of its own, only those go with it."""
        numbers = self._numbers(facts)
        return [
            (targets, x, mode)
            for place, one in enumerate(facts.bodies)
            for targets in self._declarations(card, kind, user, one.targets, facts)
            for x, mode in numbers
            if len(facts.bodies) == 1 or mode == place
        ]

    def _users(self, card: int, facts: Sheet) -> Sequence[int]:
        """Who could use a Jutsu with a result to show for it; -1 if it may be anybody."""
        if facts.powers_only and not self._turned(facts.swing):
            return ()
        if not facts.personal:
            return (-1,)
        if facts.swing == ANYTHING:
            return users(self.view, card)
        bouts = self._turned(facts.swing)
        return _taking_part(users(self.view, card), bouts) if bouts else ()

    def _turned(self, swing: int) -> list[Bout]:
        """The fights that so much power can better for the seat."""
        found = self._bouts.get(swing)
        if found is None:
            bouts = self.scene.bouts
            found = self._bouts[swing] = [bout for bout in bouts if self._turns(bout, swing)]
        return found

    def _turns(self, bout: Bout, swing: int) -> bool:
        margin = self.outlook.margin(bout)
        grades, outstanding = self.scene.grades, self.scene.outstanding
        if bout.block:
            return grades(margin + swing) > grades(margin)
        if bout.attacker == self.scene.seat:
            return margin < outstanding <= margin + swing
        return -margin >= outstanding > -margin - swing

    def _declarations(
        self, card: int, kind: str, user: int, lines: tuple[Any, ...], facts: Sheet
    ) -> list[Targets]:
        """What the target lines could declare."""
        if not lines:
            return [()]
        options: list[list[tuple[int, ...]]] = []
        for line in lines:
            if isinstance(line, n.Pick):
                found = declarable(self.view, card, kind, user, line)
                if facts.powers_only and line.high == 1:
                    # The powers of others decide nothing.
                    found = _taking_part(found, self._turned(facts.swing))
                options.append(subsets(found, line))
            elif type(line) is n.User:
                options.append([(user,)])
            else:
                text = reading(self.view, card, self.view.seat, kind, user=user)
                options.append([tuple(text.things(line))])
        ways = list(islice(product(*options), MOST_WAYS))
        if len(lines) < 2:
            return ways
        return [
            targets
            for targets in ways
            if len({one for line in targets for one in line}) == sum(map(len, targets))
        ]

    def _chakra(self, letter: str) -> int:
        """Own chakra, or that of one symbol."""
        chakra = self.view.chakra(self.view.seat)
        if not letter:
            return len(chakra)
        return sum(letter in self.view.traits(card).symbols for card in chakra)

    def _numbers(self, facts: Sheet) -> list[tuple[int, int]]:
        """X and mode."""
        if not facts.x_price and facts.modes == 1:
            return _NO_NUMBERS
        most = 0
        if facts.x_price:
            most = min(MOST_X, (self._chakra(facts.x_only) - facts.fixed) // facts.x_price)
        return list(product(range(1 if most > 0 else 0, most + 1), range(facts.modes)))


_NO_NUMBERS: Final = [(0, 0)]


def _taking_part(things: Iterable[int], bouts: list[Bout]) -> tuple[int, ...]:
    """Those that are in one of the fights."""
    there = {one for bout in bouts for one in (*bout.attack, *bout.block)}
    return tuple([one for one in things if one in there])


def _distinct(found: tuple[int, ...]) -> Iterable[int]:
    """One of the hidden cards in each pile: which of them is declared makes no difference."""
    piles: dict[int, int] = {}
    for one in found:
        piles.setdefault(one if one < HIDDEN else HIDDEN + (one - HIDDEN) // PILE, one)
    return piles.values()


def subsets(found: tuple[int, ...], line: n.Pick) -> list[tuple[int, ...]]:
    """One of each, and as many as allowed."""
    low = line.low if isinstance(line.low, int) else 1
    high = len(found) if not isinstance(line.high, int) else min(line.high, len(found))
    if low <= 1:
        if high == 1:
            return [(one,) for one in _distinct(found)]
        some: list[tuple[int, ...]] = [(one,) for one in found]
        if high > 1:
            some.append(found[:high])
        return some
    return [found[i : i + low] for i in range(len(found) - low + 1)]
