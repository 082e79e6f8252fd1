"""Current costs, and numbers of the rules, after what effects say of them (K-29)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from naruto_tui.cards import nodes as n

from .force import in_force
from .history import who_did
from .power import amounts
from .sayings import deploying
from .select import fits, holds, is_in, number, objects, players
from .state import HAND, new_frame
from .team_choices import Room, extra_room

if TYPE_CHECKING:
    from .game import Game


def cost_of(game: "Game", row: str, card: int) -> int:
    """The current entrance or hand cost of a card in any zone (never below 0).

    Changes apply in order of arrival; what a change says of costs reads the cost so far.
    """
    printed = game.cards[card]
    value = printed.entrance if row == "entrance cost" else printed.hand
    if row not in game.says:
        return value
    value = _as_said_in_hand(game, row, card, value)
    running = game.running_costs
    for change in in_force(game, row):
        running[card, row] = value
        if change.concerns(game, card):
            lasting = change.lasting
            amount = lasting.amount if lasting else amounts(game, change.frame, change.claim)
            value = _changed(change.claim.row, value, amount[0])
        del running[card, row]
    return value


def _as_said_in_hand(game: "Game", row: str, card: int, value: int) -> int:
    """A cost after what a card in the hand says of itself; its own text speaks first."""
    statics = game.programs[card].hand_statics
    if not statics or game.where[card] != HAND:
        return value
    frame = new_frame(card, (card, game.gens[card]), game.owner[card])
    for static in statics:
        if static.condition is not None and not holds(game, frame, static.condition):
            continue
        for claim in static.claims:
            if isinstance(claim, n.Change) and claim.row in (row, f"set {row}"):
                value = _changed(claim.row, value, amounts(game, frame, claim)[0])
    return value


def _changed(row: str, value: int, amount: int) -> int:
    return max(0, amount if row.startswith("set ") else value + amount)


def deployments(game: "Game", seat: int) -> int:
    """How many Ninja a player may deploy this turn (4.3)."""
    limit = game.edition.deployments_per_turn
    return (
        limit if "deployments" not in game.says else rule_number(game, "deployments", seat, limit)
    )


MORE: Final = "more deployments"
"""What a deck says by which certain Ninja are deployed besides."""


def can_deploy(game: "Game", seat: int, card: int) -> bool:
    """Whether the turn has a deployment left for this Ninja (4.3)."""
    deployed, limit = game.sides[seat].deployed, deployments(game, seat)
    if deployed < limit or MORE not in game.says:
        return deployed < limit
    return deployed < limit + _besides(game, seat, card)


def _besides(game: "Game", seat: int, card: int) -> int:
    """How many of this Ninja and those deployed before it were, or are, deployed besides."""
    look = new_frame(-1, (-1, -1), seat)
    room = 0
    whom: set[object] = set()
    for active in in_force(game, MORE):
        claim: n.RuleNumber = active.claim
        assert claim.cards is not None
        if seat not in players(game, active.frame, claim.player):
            continue
        those: set[object] = set(who_did(game, look, deploying(claim.cards)))
        if fits(game, active.frame, claim.cards.filters, card):
            those.add(card)
        room += min(len(those), number(game, active.frame, claim.number))
        whom |= those
    return min(room, len(whom))


USES: Final = "jutsu uses"
"""What a deck says that limits how many Jutsu a player uses in a turn."""


def has_used_all(game: "Game", seat: int) -> bool:
    """Whether a player has used as many Jutsu this turn as effects allow him."""
    used = game.sides[seat].jutsu
    return used >= rule_number(game, USES, seat, used + 1)


def team_size(game: "Game", seat: int) -> int:
    """How many Ninja a player may put into one team (4.8.1)."""
    limit = game.edition.team_size
    return limit if "team size" not in game.says else rule_number(game, "team size", seat, limit)


def spare_room(game: "Game", ninja: Sequence[int]) -> tuple[Room, ...]:
    """What texts allow beyond the size of a team of these Ninja (4.8.1)."""
    if "over size" not in game.says:
        return ()
    return tuple(
        _room(game, rule, holder, ninja)
        for rule in in_force(game, "over size")
        for holder in objects(game, rule.frame, rule.claim.subject.obj)
        if holder in ninja
    )


def _room(game: "Game", rule: Any, holder: int, ninja: Sequence[int]) -> Room:
    value = rule.claim.value
    if not isinstance(value, tuple):
        guests = [one for one in ninja if one != holder and is_in(game, rule.frame, value, one)]
        return Room(holder, frozenset(guests))
    more, cards = value
    members = {one for one in ninja if is_in(game, rule.frame, cards, one)}
    if n.Other() in cards.filters:
        members.add(holder)
    return Room(holder, frozenset(members), more, whole=True)


def room_of(game: "Game", seat: int, members: Sequence[int]) -> int:
    """How many Ninja a team of these may have."""
    return team_size(game, seat) + extra_room(spare_room(game, members), members)


def rule_number(game: "Game", row: str, seat: int, value: int) -> int:
    """A number of the rules for a player, after what effects say of it; limits come last (7.14)."""
    if row not in game.says or not (game.lines.get(row) or game.lasting or game.grants.deep):
        return value
    added = 0
    limits: list[int] = []
    for active in in_force(game, row):
        claim: n.RuleNumber = active.claim
        if claim.player != "each" and seat not in players(game, active.frame, claim.player):
            continue
        amount = number(game, active.frame, claim.number)
        if claim.op == "<=":
            limits.append(amount)
        elif claim.op == "=":
            value = amount
        else:
            added += amount
    return min(value + added, *limits) if limits else value + added


def ability_tax(game: "Game", card: int) -> int:
    """Chakra that texts add to the price of a card's activated abilities (K-28.9)."""
    return sum(
        amounts(game, change.frame, change.claim)[0]
        if change.lasting is None
        else change.lasting.amount[0]
        for change in in_force(game, "ability cost")
        if change.concerns(game, card)
    )
