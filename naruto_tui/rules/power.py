"""Current characteristics: printed, then changed. The only place that adds modifiers up.

One table of everything in play is made for each change of the game, when somebody asks. What is
said of words, names and text comes first, because the rest is described by it; then changes of
power in the order in which they came into force, so that a later bonus adds to a set power (T-12).
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from attrs import define

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import Card

from .events import RULE
from .select import alive, holds, is_in, number, objects
from .state import Frame, Lasting, Piece

if TYPE_CHECKING:
    from .game import Game


@define(eq=False)
class Traits:
    """What a card is now."""

    combat: int
    support: int
    mental: int
    names: frozenset[str]
    words: frozenset[str]
    """Characteristics."""
    attributes: frozenset[str]
    symbols: str
    blank: bool
    """Its text is negated."""
    locked: bool
    """Its power cannot be changed."""


@define(eq=False)
class ActiveRule:
    """A `cannot` or `must` in force, with what its words refer to."""

    deed: n.Deed
    frame: Frame
    lasting: Lasting | None
    """The lasting effect it comes from, if its subjects were fixed when it began."""

    def concerns(self, game: "Game", thing: int) -> bool:
        """Whether the rule speaks of this thing."""
        if self.lasting is not None and self.lasting.subjects is not None:
            return thing in alive(game, self.lasting.subjects)
        return is_in(game, self.frame, self.deed.subject, thing)


@define(eq=False)
class CostChange:
    """A change of entrance or hand costs in force."""

    claim: n.Change
    frame: Frame
    lasting: Lasting | None
    single: bool

    def concerns(self, game: "Game", card: int) -> bool:
        """Whether the change speaks of this card."""
        if self.lasting is not None and self.lasting.subjects is not None:
            return card in alive(game, self.lasting.subjects)
        return is_in(game, self.frame, self.claim.subject, card)


@define(eq=False)
class Table:
    """Everything that continuous and lasting effects say at one moment."""

    clock: int
    traits: dict[int, Traits]
    cannot: dict[str, list[ActiveRule]]
    must: dict[str, list[ActiveRule]]
    costs: list[CostChange]
    numbers: list[tuple[n.RuleNumber, Frame]]
    granted: dict[int, list[n.Ability]]
    """Abilities that cards in play have been given."""


_printed: Final[dict[int, tuple[Card, Traits, Traits]]] = {}


def printed(card: Card, *, injured: bool = False) -> Traits:
    """A card's printed characteristics; shared, never changed."""
    key = id(card)
    found = _printed.get(key)
    if found is None or found[0] is not card:
        found = _printed[key] = (card, _traits(card, card.healthy), _traits(card, card.injured))
    return found[2] if injured else found[1]


def _traits(card: Card, pair: Any) -> Traits:
    return Traits(
        pair.combat,
        pair.support,
        card.mental or 0,
        frozenset(card.names),
        card.words,
        frozenset(card.attributes),
        card.symbols,
        False,
        False,
    )


def source_frame(piece: Piece, gen: int) -> Frame:
    """What the text of a card in play refers to."""
    return Frame(
        0, piece.id, (piece.id, gen), piece.seat, "effect", -1, None, piece.targets, (), {}, {},
        (), -1, {}, False, False, RULE,
    )  # fmt: skip


def lasting_frame(game: "Game", lasting: Lasting) -> Frame:
    """What the words of a lasting effect refer to."""
    return Frame(
        0, lasting.card, (lasting.card, game.gens[lasting.card]), lasting.seat, "effect", -1,
        lasting.user, lasting.targets, (), {}, {}, (), -1, {}, False, False, RULE,
    )  # fmt: skip


_Found = tuple[int, Any, Frame, Lasting | None, bool]
"""Stamp, claim, frame, the lasting effect it comes from, whether copies do not add up."""


def make_table(game: "Game") -> Table:
    """Works everything out anew."""
    traits = {}
    for piece in game.play.values():
        base = printed(game.cards[piece.id], injured=piece.injured)
        traits[piece.id] = Traits(
            base.combat, base.support, base.mental, base.names, base.words, base.attributes,
            base.symbols, False, False,
        )  # fmt: skip
    table = Table(game.clock, traits, {}, {}, [], [], {})
    game.table_now = table
    statics = [piece for piece in game.play.values() if game.programs[piece.id].statics]
    if not statics and not game.lasting:
        _coins_only(game, traits)
        return table
    found = _lasting_claims(game)
    _words(game, table, found)
    for piece in statics:
        _static_claims(game, table, piece, found)
    for card, abilities in table.granted.items():
        _granted_claims(game, card, abilities, found)
    found.sort(key=_by_stamp)
    _rules(table, found)
    _powers(game, table, found)
    return table


def _by_stamp(item: _Found) -> int:
    return item[0]


def _lasting_claims(game: "Game") -> list[_Found]:
    return [(one.stamp, one.claim, lasting_frame(game, one), one, False) for one in game.lasting]


def _static_claims(game: "Game", table: Table, piece: Piece, found: list[_Found]) -> None:
    if table.traits[piece.id].blank:
        return
    frame = None
    for _, static in game.programs[piece.id].statics:
        if piece.injured and not static.valid and game.cards[piece.id].kind == "ninja":
            continue
        if frame is None:
            frame = source_frame(piece, game.gens[piece.id])
        if static.condition is None or holds(game, frame, static.condition):
            for claim in static.claims:
                if not (isinstance(claim, n.Change) and claim.row in _WORDS):
                    found.append((piece.stamp, claim, frame, None, static.single))  # noqa: PERF401


def _granted_claims(
    game: "Game", card: int, abilities: list[n.Ability], found: list[_Found]
) -> None:
    piece = game.play[card]
    for ability in abilities:
        if not isinstance(ability, n.Static) or (piece.injured and not ability.valid):
            continue
        frame = source_frame(piece, game.gens[card])
        if ability.condition is None or holds(game, frame, ability.condition):
            found += [
                (game.next_id, claim, frame, None, ability.single) for claim in ability.claims
            ]


# -- words, names, text --


def _words(game: "Game", table: Table, found: list[_Found]) -> None:
    """Carries out what is said of words, names, symbols and text, in order of arrival."""
    claims = [item for item in found if isinstance(item[1], n.Change) and item[1].row in _WORDS]
    for piece in game.play.values():
        program = game.programs[piece.id]
        for _, static in program.statics:
            if piece.injured and not static.valid and program.card.kind == "ninja":
                continue
            for claim in static.claims:
                if isinstance(claim, n.Change) and claim.row in _WORDS:
                    frame = source_frame(piece, game.gens[piece.id])
                    claims.append((piece.stamp, claim, frame, static, False))  # type: ignore[arg-type]
    claims.sort(key=_by_stamp)
    for _, claim, frame, origin, _ in claims:
        if isinstance(origin, n.Static):
            if table.traits[frame.card].blank:
                continue
            if origin.condition is not None and not holds(game, frame, origin.condition):
                continue
        lasting = origin if isinstance(origin, Lasting) else None
        for card in _subjects(game, claim, frame, lasting):
            if (traits := table.traits.get(card)) is not None:
                _WORDS[claim.row](traits, claim.value)
                if claim.row == "gain ability":
                    table.granted.setdefault(card, []).append(claim.value)


def _subjects(game: "Game", claim: Any, frame: Frame, lasting: Lasting | None) -> list[int]:
    if lasting is not None and lasting.subjects is not None:
        return alive(game, lasting.subjects)
    return objects(game, frame, claim.subject)


def _gain_word(traits: Traits, word: str) -> None:
    traits.words |= {word}


def _lose_word(traits: Traits, word: str) -> None:
    traits.words -= {word}
    traits.attributes -= {word}


def _set_attribute(traits: Traits, word: str) -> None:
    traits.attributes = frozenset((word,))


def _gain_name(traits: Traits, name: str) -> None:
    traits.names |= {name}


def _set_name(traits: Traits, name: str) -> None:
    traits.names = frozenset((name,))


def _gain_symbol(traits: Traits, letter: str) -> None:
    if letter not in traits.symbols:
        traits.symbols += letter


def _lose_text(traits: Traits, _value: object) -> None:
    traits.blank = True


def _gain_ability(_traits: Traits, _ability: object) -> None:
    """The table keeps what is granted; nothing about the traits changes."""


_WORDS: Final[dict[str, Callable[[Traits, Any], None]]] = {
    "gain word": _gain_word,
    "lose word": _lose_word,
    "set attribute": _set_attribute,
    "gain name": _gain_name,
    "set name": _set_name,
    "gain symbol": _gain_symbol,
    "lose text": _lose_text,
    "gain ability": _gain_ability,
}


# -- rules --


def _rules(table: Table, found: list[_Found]) -> None:
    for _, claim, frame, lasting, alone in found:
        if isinstance(claim, n.Rule):
            rules = table.cannot if claim.mode == "cannot" else table.must
            rules.setdefault(claim.deed.verb, []).append(ActiveRule(claim.deed, frame, lasting))
        elif isinstance(claim, n.RuleNumber):
            table.numbers.append((claim, frame))
        elif isinstance(claim, n.Change) and claim.row in _COSTS:
            table.costs.append(CostChange(claim, frame, lasting, alone))


_COSTS: Final = ("entrance cost", "hand cost")


# -- power --


def _powers(game: "Game", table: Table, found: list[_Found]) -> None:
    """Carries out changes of power and coins, in order of arrival."""
    changes: list[tuple[int, Callable[[], None]]] = []
    for stamp, claim, frame, lasting, _ in found:
        if isinstance(claim, n.Change) and claim.row in _POWERS:
            changes.append((stamp, _power_change(game, table, claim, frame, lasting)))
    for piece in game.play.values():
        for kind, count, stamp in piece.coins:
            if (pair := COIN_POWERS.get(kind)) is not None:
                changes.append((stamp, _coin_change(table.traits[piece.id], pair, count)))
    changes.sort(key=lambda change: change[0])
    for _, change in changes:
        change()


def _coins_only(game: "Game", traits: dict[int, Traits]) -> None:
    for piece in game.play.values():
        for kind, count, _ in piece.coins:
            if (pair := COIN_POWERS.get(kind)) is not None:
                one = traits[piece.id]
                one.combat += pair[0] * count
                one.support += pair[1] * count


COIN_POWERS: Final[dict[str, tuple[int, int]]] = {
    "growth": (1, 1),
    "+1/+1": (1, 1),
    "-1/-1": (-1, -1),
    "+1/+0": (1, 0),
    "+0/+1": (0, 1),
}
"""What a coin of each kind adds to combat and support (K-23.2)."""


def _coin_change(traits: Traits, pair: tuple[int, int], count: int) -> Callable[[], None]:
    def change() -> None:
        if not traits.locked:
            traits.combat += pair[0] * count
            traits.support += pair[1] * count

    return change


def _power_change(
    game: "Game", table: Table, claim: n.Change, frame: Frame, lasting: Lasting | None
) -> Callable[[], None]:
    def change() -> None:
        amount = lasting.amount if lasting is not None else amounts(game, frame, claim)
        for card in _subjects(game, claim, frame, lasting):
            traits = table.traits.get(card)
            if traits is None or traits.locked:
                continue
            if claim.row == "printed power":
                pair = printed(game.cards[card], injured=game.play[card].injured)
                traits.combat, traits.support, traits.locked = pair.combat, pair.support, True
            else:
                _POWERS[claim.row](traits, amount)

    return change


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


def _add_power(traits: Traits, amount: tuple[int, ...]) -> None:
    traits.combat += amount[0]
    traits.support += amount[1]


def _set_power(traits: Traits, amount: tuple[int, ...]) -> None:
    traits.combat, traits.support = amount


def _add_combat(traits: Traits, amount: tuple[int, ...]) -> None:
    traits.combat += amount[0]


def _add_support(traits: Traits, amount: tuple[int, ...]) -> None:
    traits.support += amount[0]


def _set_combat(traits: Traits, amount: tuple[int, ...]) -> None:
    traits.combat = amount[0]


def _set_support(traits: Traits, amount: tuple[int, ...]) -> None:
    traits.support = amount[0]


def _swap(traits: Traits, _amount: tuple[int, ...]) -> None:
    traits.combat, traits.support = traits.support, traits.combat


def _add_mental(traits: Traits, amount: tuple[int, ...]) -> None:
    traits.mental += amount[0]


def _set_mental(traits: Traits, amount: tuple[int, ...]) -> None:
    traits.mental = amount[0]


_POWERS: Final[dict[str, Callable[[Traits, tuple[int, ...]], None]]] = {
    "power": _add_power,
    "set power": _set_power,
    "combat": _add_combat,
    "support": _add_support,
    "set combat": _set_combat,
    "set support": _set_support,
    "swap power": _swap,
    "mental power": _add_mental,
    "set mental power": _set_mental,
    "printed power": _swap,
}
"""Rows of the change table that speak of power; `printed power` is carried out where it is met."""

CHANGES: Final = frozenset((*_WORDS, *_POWERS, *_COSTS, "free deployment"))
"""Rows of the change table that the engine carries out."""


# -- costs and numbers of rules --


def cost_of(game: "Game", row: str, card: int) -> int:
    """The current entrance or hand cost of a card in any zone (K-29; never below 0)."""
    printed_card = game.cards[card]
    value = printed_card.entrance if row == "entrance cost" else printed_card.hand
    running = game.running_costs
    seen: set[str] = set()
    for change in game.table().costs:
        if change.claim.row != row:
            continue
        if change.single:
            name = game.cards[change.frame.card].name
            if name in seen:
                continue
        running[card, row] = value
        if change.concerns(game, card):
            if change.single:
                seen.add(name)
            amount = (
                change.lasting.amount
                if change.lasting
                else amounts(game, change.frame, change.claim)
            )
            value = max(0, value + amount[0])
        del running[card, row]
    return value


def rule_number(game: "Game", row: str, seat: int, value: int) -> int:
    """A number of the rules for a player, after what effects say of it."""
    added = 0
    for claim, frame in game.table().numbers:
        if claim.row != row:
            continue
        if claim.player != "each" and seat != _seat_of(frame, claim.player):
            continue
        amount = number(game, frame, claim.number)
        if claim.op == "=":
            value = amount
        else:
            added += amount
    return value + added


def _seat_of(frame: Frame, player: str) -> int:
    return frame.seat if player == "you" else 1 - frame.seat
