"""What a Permanent Mission would be worth on the table as it is now."""

from collections.abc import Iterable
from typing import Any, Final

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import Card
from naruto_tui.rules.program import program_of
from naruto_tui.rules.questions import TEAM
from naruto_tui.rules.sight import reading, speaks_of_minds
from naruto_tui.rules.state import PLAY
from naruto_tui.rules.view import View

from .changes import CHANGES, Changing, Pair
from .exams import exam_worth
from .minds import ROW
from .odds import flips
from .outlook import Outlook, Scene
from .value import text_worth

EACH_POINT: Final = 0.4
"""A point of power that a Ninja has while the Mission stays."""
EACH_COIN: Final = 0.9
"""A card of a player's that flips coins, where the Mission helps or hinders him at it."""
MOST_COINS: Final = 3
EASIER: Final = 3.0
"""A reward less that is needed to win."""


def standing(view: View, mission: int) -> float:
    """What a Permanent Mission of the seat's hand would be worth there."""
    card = view.card(mission)
    assert card is not None
    worth = sum(_ability(view, mission, one) for one in program_of(card).abilities)
    return max(1.0, text_worth(card)) + worth


def _ability(view: View, mission: int, ability: Any) -> float:
    if isinstance(ability, n.Static) and ability.zone == "play":
        return sum(_claim(view, mission, claim) for claim in ability.claims)
    if isinstance(ability, n.Replacing) and ability.event.verb == "flip":
        return _coins(view, helps=ability.event.subject == "you")
    return 0.0


def _claim(view: View, mission: int, claim: Any) -> float:
    if isinstance(claim, n.RuleNumber):
        if claim.row == "rewards to win" and claim.player == "you":
            wanted = claim.number if isinstance(claim.number, int) else view.edition.rewards_to_win
            return EASIER * (view.edition.rewards_to_win - wanted) if claim.op == "=" else 0.0
        return 0.0
    if not isinstance(claim, n.Change):
        return 0.0
    if claim.row == ROW:
        return exam_worth(view, lasting=True) if isinstance(claim.subject, n.Every) else 0.0
    if not isinstance(claim.subject, n.Every):
        return 0.0
    if claim.row in CHANGES:
        return EACH_POINT * _points(view, mission, claim, CHANGES[claim.row])
    if claim.row == "mental power" and speaks_of_minds(view):
        return EACH_POINT * _points(view, mission, claim, _wits)
    return 0.0


def _wits(_on: Outlook, _thing: int, now: Pair, by: tuple[int, ...]) -> Pair:
    return now[0] + by[0], now[1]


def _points(view: View, mission: int, claim: n.Change, change: Changing) -> float:
    """Points of power, or of mental power, that the own side gains beyond the other one."""
    text = reading(view, mission, view.seat, "mission")
    outlook = Outlook(Scene(view))
    parts = claim.value if isinstance(claim.value, tuple) else (claim.value,)
    by = tuple(part if isinstance(part, int) else 1 for part in parts)
    total = 0
    for thing in text.things(claim.subject):
        if thing < TEAM and view.where(thing) == PLAY:
            now = outlook.powers(thing)
            total += outlook.sign(thing) * (sum(change(outlook, thing, now, by)) - sum(now))
    return total


def _coins(view: View, *, helps: bool) -> float:
    """Cards that flip coins, as far as the seat has seen them."""
    seat = view.seat if helps else 1 - view.seat
    cards = [*view.chakra(seat), *view.discard(seat)]
    if helps:
        cards += view.hand
    return EACH_COIN * min(MOST_COINS, sum(map(_flips, _known(view, cards))))


def _known(view: View, cards: Iterable[int]) -> list[Card]:
    return [card for card in map(view.card, cards) if card is not None]


def _flips(card: Card) -> bool:
    program = program_of(card)
    bodies = [program.body, *(getattr(one, "body", None) for one in program.abilities)]
    return any(body is not None and flips(body.steps) for body in bodies)
