"""Activated abilities: which of them can be used now, and using one (rule 7.2, K-28).

What is offered has been checked to the end: a price that can be paid and targets that can be
declared, so that an announcement never has to be taken back.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import attrs

from naruto_tui.cards import nodes as n

from . import bans, surge
from .announce import AskModes, AskTargets, announcement, link_from, tell_placed
from .choices import Option
from .costs import ability_tax
from .force import has_elder, is_on
from .granting import granted, still_has
from .mentions import mentions
from .modes import bodies_of, declares
from .outside import zones_outside
from .perform import mark_used
from .price_x import AskPriceX, asks_x, fitting_x
from .prices import PayPrice, can_pay_price, chakra_asked
from .select import alive, holds, stamp
from .state import Frame, new_frame
from .targeting import candidates, defines_of, has_targets
from .values import value
from .zones import show

if TYPE_CHECKING:
    from .game import Game

DESPERATE: Final = 5
"""Rewards of the opponent from which Desperation works (K-16.1)."""
_SAID: Final = {
    ("mission", True): "use mission",
    ("mission", False): "answer mission",
    ("exchange", True): "use exchange",
    ("exchange", False): "use exchange",
}
"""What a deck must be able to say for a step and whether the player is the Attacker."""


def ability_options(game: "Game", seat: int) -> tuple[Option, ...]:
    """The activated abilities that a seat can use now."""
    said = _SAID.get((game.phase, seat == game.active))
    if said is None or said not in game.says:
        return ()
    return tuple(
        Option("ability", card, place)
        for card, place, ability in abilities(game, seat)
        if ability_problem(game, seat, card, place, ability) is None
    )


def abilities(game: "Game", seat: int) -> Iterator[tuple[int, int, n.Activated]]:
    """The activated abilities that a seat may ever use where the cards lie, each with its place."""
    programs = game.programs
    for piece in tuple(game.play.values()):
        for place, ability in uses_of(game, piece.id):
            if ability.zone == "play" and (piece.seat == seat) == (ability.by == "you"):
                yield piece.id, place, ability
    if "use outside play" not in game.says:
        return
    for zone, cards in zones_outside(game, seat):
        for card in cards:
            for place, ability in programs[card].uses:
                if ability.zone == zone:
                    yield card, place, ability


def uses_of(game: "Game", card: int) -> Iterator[tuple[int, n.Activated]]:
    """The activated abilities of a card in play, granted ones too, each with its place."""
    yield from game.programs[card].uses
    for place, ability in granted(game, card).items():
        if isinstance(ability, n.Activated):
            yield place, ability


def ability_problem(
    game: "Game", seat: int, card: int, place: int, ability: n.Activated
) -> str | None:
    """Why an ability cannot be used now: a word of `refusals.REASONS`."""
    if ability.side and (ability.side == "attacker") != (seat == game.active):
        return f"only {ability.side}"
    if game.phase not in ability.steps:
        return "only in both" if len(ability.steps) > 1 else f"only in {ability.steps[0]}"
    if is_spent(game, seat, card, place, ability):
        return "ability used"
    if ability.single and card in game.play and has_elder(game, game.play[card], ability):
        return "ability single"
    piece = game.play.get(card)
    if piece is not None and not is_on(game, piece, ability):
        return "ability off"
    frame = frame_for(game, seat, card, place, ability)
    if ability.condition is not None and not holds(game, frame, ability.condition):
        return "ability condition"
    tax = ability_tax(game, card)
    if "cannot use" in game.says and not bans.can_use_ability(
        game, card, chakra_asked(game, frame, ability.price, tax)
    ):
        return "ability banned"
    if not _targets_first(ability):
        if not can_pay_price(game, frame, ability.price, tax):
            return "ability price"
        if has_targets(game, frame, ability.body):
            return None
        # The X of its price may be what gives it a target.
        price, body = ability.price, ability.body
        fits = asks_x(price, body) and fitting_x(game, frame, price, body, tax)
        return None if fits else "no ability target"
    found = _first_targets(game, frame, ability)
    if not found:
        return "no ability target"
    return None if any(payable_with(game, frame, ability, one, tax) for one in found) else (
        "ability price"
    )  # fmt: skip


def is_spent(game: "Game", seat: int, card: int, place: int, ability: n.Activated) -> bool:
    """Whether it has been used this turn as often as it may (7.2, K-28.7)."""
    if ability.times is None:
        return False
    if surge.is_one(game, card, place) and surge.is_unlimited(game, card):
        return False
    return uses(game, card, place) >= max(ability.times, 1 + is_desperate(game, seat, card))


def uses(game: "Game", card: int, place: int) -> int:
    """How often this object has used an ability this turn (K-28.8)."""
    piece = game.play.get(card)
    if piece is not None:
        return piece.used.count(place)
    return game.used.count((stamp(game, card), place))


def is_desperate(game: "Game", seat: int, card: int) -> bool:
    """Whether Desperation doubles the uses of a card's abilities (K-16.1)."""
    if "desperation" not in game.programs[card].keywords:
        return False
    if len(game.sides[1 - seat].rewards) < DESPERATE:
        return False
    return card not in game.play or not game.words(card).blank


def _targets_first(ability: n.Activated) -> bool:
    """Whether the price speaks of a target, which is declared before it is paid (K-28.2)."""
    if any(len(one.targets) != 1 for one in bodies_of(ability.body)):
        return False
    return any(mentions(one, n.TargetRef) for one in (ability.price, *defines_of(ability.body)))


def _first_targets(game: "Game", frame: Frame, ability: n.Activated) -> list[int]:
    """What its only target line can declare, whichever mode is chosen."""
    lines = (one.targets[0] for one in bodies_of(ability.body))
    return list(dict.fromkeys(thing for line in lines for thing in candidates(game, frame, line)))


def payable_with(game: "Game", frame: Frame, ability: n.Activated, target: int, tax: int) -> bool:
    """Whether the price can be paid once this target is declared."""
    before, frame.targets = frame.targets, ((stamp(game, target),),)
    payable = can_pay_price(game, frame, ability.price, tax)
    frame.targets = before
    return payable


def frame_for(game: "Game", seat: int, card: int, place: int, ability: n.Activated) -> Frame:
    """What the text of an ability refers to before anything is declared."""
    piece = game.play.get(card)
    targets = () if piece is None or declares(ability.body) else piece.frame.targets
    named = None if piece is None else piece.frame.named
    frame = new_frame(card, stamp(game, card), seat, ability=place, targets=targets, named=named)
    frame.defines = defines_of(ability.body)
    return frame


# -- using one --


def announce_ability(game: "Game", seat: int, card: int, place: int) -> None:
    """Modes, X, targets, price: then it is on the chain (5.3.4)."""
    ability = game.ability(card, place)
    assert isinstance(ability, n.Activated)
    frame = frame_for(game, seat, card, place, ability)
    tax = ability_tax(game, card)
    now = announcement(card, frame.stamp, seat, "effect", place, ability.body)
    now.targets, now.named = frame.targets, frame.named
    if _targets_first(ability):
        found = _first_targets(game, frame, ability)
        now.only = frozenset(one for one in found if payable_with(game, frame, ability, one, tax))
    game.announcing = now
    if card in game.play:
        mark_used(game, card, place)
    else:
        game.used.append((frame.stamp, place))
    place_use = PlaceUse(uses(game, card, place), _comes_by_price(ability))
    game.agenda += (place_use, PayPrice(ability.price, tax))
    if declares(ability.body):
        game.agenda.append(AskTargets(0))
    if asks_x(ability.price, ability.body):
        game.agenda.append(AskPriceX(ability.price, tax))
    game.agenda.append(AskModes())


@value
class PlaceUse:
    """It is on the chain; what its own price did to its source does no harm (7.6, K-28.3)."""

    uses: int
    comes: bool
    """Whether its price has put its own card into play."""

    def run(self, game: "Game") -> None:
        now = game.announcing
        game.announcing = None
        link = surge.reworded(game, link_from(game, now))
        loose = not is_there(game, now.card, now.stamp, now.seat, now.ability)
        if loose and self.comes:
            # `this Ninja` is what has come.
            link = attrs.evolve(link, stamp=stamp(game, now.card))
        # Whoever uses a card of a hidden place shows it.
        show(game, 1 - now.seat, (now.card,))
        answered = game.chain[-1].card if game.chain else -1
        game.chain.append(attrs.evolve(link, loose=loose, uses=self.uses))
        game.secrets += 1
        game.notes.append(("activate", now.seat, (now.card,), now.x, -1, now.ability))
        tell_placed(game, now, answered)


def _comes_by_price(ability: n.Activated) -> bool:
    return any(
        isinstance(step, n.Enter | n.Join) and isinstance(step.obj, n.This)
        for step in ability.price or ()
    )


def is_there(game: "Game", card: int, source: tuple[int, int], seat: int, place: int) -> bool:
    """Whether the text of an ability still works: there, whose it was, not negated (7.6)."""
    if not alive(game, (source,)):
        return False
    ability = game.ability(card, place)
    assert isinstance(ability, n.Activated)
    piece = game.play.get(card)
    if piece is None:
        return ability.zone != "play"
    if not still_has(game, card, place):
        return False
    return (piece.seat == seat) == (ability.by == "you") and is_on(game, piece, ability)
