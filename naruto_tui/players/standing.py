"""What a Permanent Mission would be worth on the table as it is now."""

from collections.abc import Iterable
from typing import Any, Final

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import Card
from naruto_tui.rules.program import program_of
from naruto_tui.rules.questions import TEAM
from naruto_tui.rules.sight import Reading, reading, speaks_of_minds
from naruto_tui.rules.state import PLAY
from naruto_tui.rules.view import View

from .changes import CHANGES, Changing, Pair
from .exams import exam_worth
from .minds import ROW
from .odds import flips
from .outlook import Outlook, Scene
from .value import WIN, reward_scale, text_worth

EACH_POINT: Final = 0.4
"""A point of power that a Ninja has while the Mission stays."""
EACH_COIN: Final = 0.9
"""A card of a player's that flips coins, where the Mission helps or hinders him at it."""
MOST_COINS: Final = 3
EACH_WIN: Final = 0.2
"""A point of combat of a Ninja whose team can win rewards, in rewards."""
LAST: Final = 6.0
"""More than this the last reward is not counted, for it is not won by one Ninja alone."""
EASIER: Final = 3.0
"""A reward less that is needed to win."""


def standing(view: View, mission: int) -> float:
    """What a Permanent Mission of the seat's hand would be worth there."""
    return _worth(view, mission, reading(view, mission, view.seat, "mission"))


def held(view: View, mission: int) -> float:
    """What a Mission in play is worth to its controller."""
    return _worth(view, mission, reading(view, mission, view.holder(mission), "mission"))


def aimed(view: View, mission: int, text: Reading) -> float:
    """What one would do, besides, to the targets that this reading of it has."""
    card = view.card(mission)
    assert card is not None
    statics = [one for one in program_of(card).abilities if isinstance(one, n.Static)]
    return sum(_on_target(view, text, claim) for one in statics for claim in one.claims)


def _worth(view: View, mission: int, text: Reading) -> float:
    card = view.card(mission)
    assert card is not None
    worth = sum(_ability(view, text, one) for one in program_of(card).abilities)
    return max(1.0, text_worth(card)) + worth


def _ability(view: View, text: Reading, ability: Any) -> float:
    if isinstance(ability, n.Static) and ability.zone == "play":
        return sum(_claim(view, text, claim) for claim in ability.claims)
    if isinstance(ability, n.Replacing) and ability.event.verb == "flip":
        return _coins(view, text.side, helps=ability.event.subject == "you")
    return 0.0


def _claim(view: View, text: Reading, claim: Any) -> float:
    if isinstance(claim, n.RuleNumber):
        if claim.row == "rewards to win" and claim.player == "you" and claim.op == "=":
            return _easier(view, text.side, claim.number)
        return 0.0
    if not isinstance(claim, n.Change) or not isinstance(claim.subject, n.Every):
        return 0.0
    if claim.row == ROW:
        return _sign(view, text) * exam_worth(view, lasting=True)
    if claim.row in CHANGES:
        return EACH_POINT * _points(view, text, claim, CHANGES[claim.row])
    if claim.row == "mental power" and speaks_of_minds(view):
        return EACH_POINT * _points(view, text, claim, _wits)
    return 0.0


def _on_target(view: View, text: Reading, claim: Any) -> float:
    if isinstance(claim, n.Change) and isinstance(claim.subject, n.TargetRef):
        change = CHANGES.get(claim.row)
        return EACH_POINT * _points(view, text, claim, change) if change else 0.0
    if isinstance(claim, n.Rule) and (claim.mode, claim.deed.verb) == ("cannot", "win rewards"):
        named = getattr(claim.deed.subject, "obj", claim.deed.subject)
        if isinstance(named, n.TargetRef):
            return sum(_barred(view, one) for one in text.things(named))
    return 0.0


def _barred(view: View, ninja: int) -> float:
    """What it brings the seat that a Ninja's team wins no rewards: the more, the stronger it is."""
    if ninja >= TEAM:
        return 0.0
    side = view.holder(ninja)
    scale, have = reward_scale(view.edition.rewards_to_win), view.reward_count(side)
    lost = EACH_WIN * min(scale[have + 1] - scale[have], LAST) * max(0, view.traits(ninja).combat)
    return -lost if side == view.seat else lost


def _easier(view: View, side: int, number: Any) -> float:
    """What it is worth to win with so many rewards; everything to whoever has them."""
    if not isinstance(number, int):
        return 0.0
    if view.reward_count(side) >= number:
        return WIN
    return EASIER * (view.edition.rewards_to_win - number)


def _sign(view: View, text: Reading) -> int:
    """1 for a text of the seat's, -1 for one of the other side's."""
    return 1 if text.side == view.seat else -1


def _wits(_on: Outlook, _thing: int, now: Pair, by: tuple[int, ...]) -> Pair:
    return now[0] + by[0], now[1]


def _points(view: View, text: Reading, claim: n.Change, change: Changing) -> float:
    """Points of power, or of mental power, that the text's side gains beyond the other one."""
    outlook = Outlook(Scene(view))
    parts = claim.value if isinstance(claim.value, tuple) else (claim.value,)
    by = tuple(part if isinstance(part, int) else 1 for part in parts)
    total = 0
    for thing in text.things(claim.subject):
        if thing < TEAM and view.where(thing) == PLAY:
            now = outlook.powers(thing)
            total += outlook.sign(thing) * (sum(change(outlook, thing, now, by)) - sum(now))
    return _sign(view, text) * total


def _coins(view: View, side: int, *, helps: bool) -> float:
    """Cards that flip coins, as far as the seat has seen them: of the text's side or the other."""
    seat = side if helps else 1 - side
    cards = [*view.chakra(seat), *view.discard(seat)]
    if seat == view.seat:
        cards += view.hand
    return EACH_COIN * min(MOST_COINS, sum(map(_flips, _known(view, cards))))


def _known(view: View, cards: Iterable[int]) -> list[Card]:
    return [card for card in map(view.card, cards) if card is not None]


def _flips(card: Card) -> bool:
    program = program_of(card)
    bodies = [program.body, *(getattr(one, "body", None) for one in program.abilities)]
    return any(body is not None and flips(body.steps) for body in bodies)
