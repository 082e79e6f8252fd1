"""Current characteristics: printed, then changed. The only place that adds modifiers up.

One table of everything in play is made for each change of the game, when somebody asks. What is
said of words, names and text comes first, because the rest is described by it; then rules; then, if
somebody asks for them, changes of power in the order in which they came into force, so that a later
bonus adds to a set power (T-12).
"""

from typing import TYPE_CHECKING, Any, Final

from attrs import define

from naruto_tui.cards import nodes as n

from .program import StaticLine
from .select import alive, holds, is_in, number, objects
from .state import Frame, Lasting, Piece
from .traits import COIN_POWERS, POWERS, WORDS, Traits

if TYPE_CHECKING:
    from .game import Game


@define(eq=False)
class ActiveRule:
    """A `cannot` or `must` in force, with what its words refer to."""

    deed: n.Deed
    frame: Frame
    lasting: Lasting | None
    """The lasting effect it comes from, if any."""

    def concerns(self, game: "Game", thing: int) -> bool:
        """Whether the rule speaks of this thing."""
        if self.lasting is not None and self.lasting.subjects is not None:
            return thing in alive(game, self.lasting.subjects)
        return is_in(game, self.frame, self.deed.subject, thing)


@define(eq=False)
class ActiveChange:
    """A change of the change table in force."""

    stamp: int
    claim: n.Change
    frame: Frame
    lasting: Lasting | None
    single: bool
    """Copies of its source do not add up (T-24)."""

    def concerns(self, game: "Game", card: int) -> bool:
        """Whether the change speaks of this card, in whatever zone."""
        if self.lasting is not None and self.lasting.subjects is not None:
            return card in alive(game, self.lasting.subjects)
        return is_in(game, self.frame, self.claim.subject, card)

    def subjects(self, game: "Game") -> list[int]:
        """What the change speaks of."""
        if self.lasting is not None and self.lasting.subjects is not None:
            return alive(game, self.lasting.subjects)
        return objects(game, self.frame, self.claim.subject)


@define(eq=False)
class Table:
    """Everything that continuous and lasting effects say at one moment."""

    clock: int
    traits: dict[int, Traits]
    own: set[int]
    """Cards whose traits are the table's own and no longer the shared printed ones."""
    late: bool
    """Whether changes of power are still to be carried out."""
    powers: list[ActiveChange]
    cannot: dict[str, list[ActiveRule]]
    must: dict[str, list[ActiveRule]]
    costs: list[ActiveChange]
    numbers: list[tuple[n.RuleNumber, Frame]]
    granted: dict[int, list[n.Ability]]
    """Abilities that cards in play have been given."""

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
    return Table(0, {}, set(), False, [], {}, {}, [], [], {})


def make_table(game: "Game") -> Table:
    """Works everything out anew but the powers."""
    traits = {}
    sources = []
    coins = False
    programs = game.programs
    for card, piece in game.play.items():
        program = programs[card]
        traits[card] = program.injured if piece.injured else program.healthy
        if program.statics:
            sources.append(piece)
        if piece.coins:
            coins = True
    table = Table(game.clock, traits, set(), coins, [], {}, {}, [], [], {})
    game.table_now = table
    if sources or game.lasting:
        _words(game, table, sources)
        _claims(game, table, sources)
    return table


def is_on(game: "Game", piece: Piece, line: Any) -> bool:
    """Whether an ability of a card in play works as far as injury goes (7.7)."""
    return line.valid or not piece.injured or game.cards[piece.id].kind != "ninja"


# -- words, names, text --


def _words(game: "Game", table: Table, sources: list[Piece]) -> None:
    """Carries out what is said of words, names, symbols and text, in order of arrival."""
    found: list[tuple[ActiveChange, StaticLine | None]] = [
        (ActiveChange(one.stamp, one.claim, one.frame, one, single=False), None)  # type: ignore[arg-type]
        for one in game.lasting
        if one.group == "words"
    ]
    for piece in sources:
        found += (
            (ActiveChange(piece.stamp, claim, piece.frame, None, line.single), line)
            for line in game.programs[piece.id].statics
            for claim in line.words
            if is_on(game, piece, line)
        )
    if not found:
        return
    found.sort(key=lambda item: item[0].stamp)
    for change, line in found:
        if line is not None and not _still(game, table, change.frame, line):
            continue
        row, value = change.claim.row, change.claim.value
        for card in change.subjects(game):
            if (traits := table.change(card)) is not None:
                WORDS[row](traits, value)
                if row == "gain ability":
                    table.granted.setdefault(card, []).append(value)  # type: ignore[arg-type]


def _still(game: "Game", table: Table, frame: Frame, line: StaticLine) -> bool:
    if table.traits[frame.card].blank and not line.locked:
        return False
    return line.condition is None or holds(game, frame, line.condition)


# -- rules, costs, powers --


def _claims(game: "Game", table: Table, sources: list[Piece]) -> None:
    """Sorts what holds now by what it speaks of; changes stay in order of arrival."""
    for one in game.lasting:
        if one.group != "words":
            _enter(table, one.stamp, one.claim, one.frame, one, single=False)
    for piece in sources:
        for line in game.programs[piece.id].statics:
            if line.rest and is_on(game, piece, line) and _still(game, table, piece.frame, line):
                for claim in line.rest:
                    _enter(table, piece.stamp, claim, piece.frame, None, single=line.single)
    for card, abilities in table.granted.items():
        _granted(game, table, game.play[card], abilities)
    table.costs.sort(key=lambda change: change.stamp)
    table.late = table.late or bool(table.powers)


def _granted(game: "Game", table: Table, piece: Piece, abilities: list[n.Ability]) -> None:
    for ability in abilities:
        if not isinstance(ability, n.Static) or not is_on(game, piece, ability):
            continue
        if ability.condition is None or holds(game, piece.frame, ability.condition):
            for claim in ability.claims:
                _enter(table, game.next_id, claim, piece.frame, None, single=ability.single)


def _enter(
    table: Table, stamp: int, claim: Any, frame: Frame, lasting: Lasting | None, *, single: bool
) -> None:
    kind = type(claim)
    if kind is n.Change:
        where = table.powers if claim.row in POWERS else table.costs
        where.append(ActiveChange(stamp, claim, frame, lasting, single))
    elif kind is n.Rule:
        rules = table.cannot if claim.mode == "cannot" else table.must
        rules.setdefault(claim.deed.verb, []).append(ActiveRule(claim.deed, frame, lasting))
    elif kind is n.RuleNumber:
        table.numbers.append((claim, frame))


def add_powers(game: "Game", table: Table) -> None:
    """Carries out changes of power and coins, in order of arrival."""
    table.late = False
    order: list[tuple[int, int, Any]] = []
    for place, change in enumerate(table.powers):
        order.append((change.stamp, place, change))
    for piece in game.play.values():
        for kind, count, stamp in piece.coins:
            if (pair := COIN_POWERS.get(kind)) is not None:
                order.append((stamp, -1, (piece.id, pair, count)))
    order.sort(key=lambda item: item[:2])
    for _, place, change in order:
        if place < 0:
            card, pair, count = change
            traits = table.change(card)
            assert traits is not None
            if not traits.locked:
                traits.combat += pair[0] * count
                traits.support += pair[1] * count
        else:
            _change_power(game, table, change)


def _change_power(game: "Game", table: Table, change: ActiveChange) -> None:
    claim = change.claim
    lasting = change.lasting
    amount = lasting.amount if lasting is not None else amounts(game, change.frame, claim)
    for card in change.subjects(game):
        traits = table.change(card)
        if traits is None or traits.locked:
            continue
        if claim.row == "printed power":
            program = game.programs[card]
            pair = program.injured if game.play[card].injured else program.healthy
            traits.combat, traits.support, traits.locked = pair.combat, pair.support, True
        else:
            POWERS[claim.row](traits, amount)


def amounts(game: "Game", frame: Frame, claim: n.Change) -> tuple[int, ...]:
    """The numbers of a change, worked out now."""
    per = 1 if claim.per is None else len(objects(game, frame, claim.per))
    value = claim.value
    if isinstance(value, tuple):
        return tuple(number(game, frame, part) * per for part in value)
    if value is None or isinstance(value, str) or type(value) in _ABILITIES:
        return ()
    return (number(game, frame, value) * per,)


_ABILITIES: Final = (n.Static, n.Triggered, n.Activated, n.Replacing, n.Keyword)
