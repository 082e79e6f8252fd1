"""Why something cannot be done now: for the menu's dim lines, with the number of the rule."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from .activated import abilities, ability_problem
from .costs import USES, has_used_all
from .jutsu_costs import jutsu_costs
from .methods import WAYS, way_problems
from .mission import missions
from .options import (
    can_pay_besides,
    deploy_problem,
    distinct,
    mission_problem,
    tactical_power,
    whole_hand_cost,
)
from .paying import can_pay_as
from .select import stamp
from .targeting import frame_of, has_user, meets, said_x
from .team_choices import APART, LONE, MISSING, STAYS
from .values import value

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .game import Game


@value
class Refusal:
    """A thing that cannot be done with a card now."""

    verb: str
    """`deploy`, `mission`, `client`, `counter`, `jutsu`, `ability`, or a way into play."""
    card: int
    reason: str
    rule: str
    index: int = -1
    """Which ability of the card."""


def refusals(game: "Game", seat: int) -> tuple[Refusal, ...]:
    """Why each card of a hand that cannot be played now cannot be."""
    found = []
    ways = list(_ways(game, seat))
    for card in distinct(game, game.sides[seat].hand):
        if game.programs[card].ways.undeployed and any(one.card == card for one in ways):
            continue
        verb = _verb(game, card)
        problem = _PROBLEM[game.cards[card].kind](game, seat, card)
        if problem is not None:
            found.append(Refusal(verb, card, *problem))
    if not _WINDOWS.isdisjoint(game.says):
        found += _abilities(game, seat)
    return (*found, *ways)


QUESTION_RULES: Final[dict[str, str]] = {
    "first": "3.3",
    "redraw": "3.5",
    "charge": "4.6",
    "pay hand cost": "4.3.3",
    "organize": "4.8.1",
    "send": "5.1.1",
    "block": "5.2.1",
    "user": "5.3.5",
    "target": "5.3.4",
    "x": "5.3.7",
    "pay jutsu cost": "5.3.6",
    "fight order": "5.4.1",
    "discard to hand limit": "6.3",
    "pay chakra": "7.3",
    "trigger order": "7.13",
    "grow": "K-2.2",
    "partner": "K-4.2",
    "member": "K-5.2",
    "sacrifice": "K-7.1",
    "material": "K-1.2",
}
"""The rule by which a question is answered; what a text alone asks has none."""

BAN: Final = "7.14"
TEXT_RULES: Final = {LONE: BAN, APART: BAN, STAYS: "T-6", MISSING: "T-6"}
"""The rule by which the text of a card is in the way of an answer, and not that of the question."""


def rule_of(ask: str, problem: str = "") -> str:
    """The rule that an answer to this question has against it, if any is known."""
    return TEXT_RULES.get(problem) or QUESTION_RULES.get(ask, "")


MENUS: Final = frozenset(("mission phase", "exchange", "respond", "counter"))
"""Questions at which a card may be refused: what it cannot do is told beside what others can."""


def refused(game: "Game", answer: str) -> Refusal | None:
    """Why a card that an answer names cannot do now what the answer says; `None`: it says else."""
    choice = game.choice
    if choice is None or choice.asked.ask not in MENUS:
        return None
    verb, _, name = answer.strip().rpartition(" ")
    name = name.partition(".")[0].rpartition(":")[2].partition("/")[0]
    for one in refusals(game, choice.seat):
        if one.verb == verb and name in (str(one.card), game.cards[one.card].number):
            return one
    return None


def _ways(game: "Game", seat: int) -> "Iterator[Refusal]":
    """Other ways into play than from the hand that cannot be gone now."""
    if WAYS.isdisjoint(game.says):
        return
    for verb, card, problem in way_problems(game, seat):
        told = _told(game, seat, card, problem)
        if game.phase != "mission" or seat != game.active:
            told = "only in your Mission Phase", "4.2"
        assert told is not None
        yield Refusal(verb, card, *told)


_WINDOWS: Final = frozenset(("use mission", "use exchange"))


def _abilities(game: "Game", seat: int) -> Iterator[Refusal]:
    """Why each activated ability that cannot be used now cannot be."""
    for card, place, ability in abilities(game, seat):
        problem = ability_problem(game, seat, card, place, ability)
        if problem is not None:
            yield Refusal("ability", card, *REASONS[problem], place)


def _verb(game: "Game", card: int) -> str:
    printed = game.cards[card]
    if printed.kind == "ninja":
        return "deploy"
    if printed.kind == "mission" and printed.counter:
        return "counter"
    return printed.kind


Problem = tuple[str, str] | None


REASONS: Final[dict[str, tuple[str, str]]] = {
    "ninja deployed": ("a Ninja was deployed this turn", "4.3"),
    "no clients": ("these rules know no Clients", "1.2"),
    "client deployed": ("a Client was deployed this turn", "4.7"),
    "deploy marker": ("turn marker {marker}, entrance cost {entrance}", "4.3.2"),
    "name in play": ("a Ninja of that name is in play on your side", "4.3.4"),
    "client in play": ("you have a Client in play", "4.7.2"),
    "deploy hand cost": ("hand cost {hand}: no card of its symbol to pay with", "4.3.3"),
    "mission marker": ("turn marker {marker}, entrance cost {entrance}", "4.4.1"),
    "mission power": ("{power} Ninja and Clients in play, tactical cost {entrance}", "4.4.1"),
    "mission hand cost": ("hand cost {hand}: no card of its symbol to pay with", "4.4.3"),
    "price besides": ("what it costs besides cannot be paid", "5.3.4"),
    "second deployment": ("it would be a second deployment this turn", "4.3"),
    "no target": ("no legal target", "4.4.2"),
    "forbidden": ("an effect forbids it", "7.14"),
    "not deployed": ("it is not deployed from the hand", "K-1.2"),
    "nobody grows": (
        "no Ninja of its name that may grow: not one that came this turn or bears a growth coin",
        "K-2.2",
    ),
    "no partner": ("none of its Ninja is in play on your side", "K-4.2"),
    "no member": ("its Ninja are not all in play on your side", "K-5.2"),
    "no sacrifice": ("you control nothing to sacrifice for it", "K-7.1"),
    "entry price": ("the price that it names cannot be paid", "K-1.2"),
    "entry condition": ("what it asks for before it enters is not so", "K-1.2"),
    "both partners": ("Ninja of both its names are in play on your side", "K-4.3"),
    "cannot be completed": (
        "what it takes cannot be given up so that no Ninja of its name stays",
        "K-1.3",
    ),
    "kept out": ("an effect keeps it out of play", "K-1.5"),
    "only attacker": ("only in your own turn", "7.1"),
    "only blocker": ("only in your opponent's turn", "7.1"),
    "only in mission": ("only in the Mission Phase", "7.1"),
    "only in exchange": ("only in the exchange of Jutsu", "7.1"),
    "only in both": ("only in the Mission Phase or the exchange of Jutsu", "7.1"),
    "ability used": ("used this turn already", "7.2"),
    "ability single": ("another card of this name has it already", "T-24"),
    "ability off": ("its text does not work now", "7.7"),
    "ability condition": ("what it asks for is not so", "7.1"),
    "ability banned": ("an effect forbids it", "7.14"),
    "ability price": ("its price cannot be paid", "7.3"),
    "no ability target": ("no legal target", "7.3"),
}
"""What is in the way, and the number of the rule."""


def _told(game: "Game", seat: int, card: int, problem: str | None) -> Problem:
    """A problem in words: they are only made when somebody reads them."""
    if problem is None:
        return None
    reason, rule = REASONS[problem]
    numbers = {
        "marker": game.sides[seat].marker,
        "power": tactical_power(game, seat),
        "entrance": game.entrance(card),
        "hand": whole_hand_cost(game, seat, card),
    }
    return reason.format(**numbers), rule


def _deploy(game: "Game", seat: int, card: int) -> Problem:
    if game.phase != "mission" or seat != game.active:
        return "only in your Mission Phase", "4.2"
    if game.chain:
        return _CHAIN_FIRST
    return _told(game, seat, card, deploy_problem(game, seat, card))


_CHAIN_FIRST: Final = ("only when nothing is left on the chain", "4.2.2")
"""Why what is no answer has to wait: cards may be put on a chain that somebody has begun."""


def _mission(game: "Game", seat: int, card: int) -> Problem:
    if game.cards[card].counter:
        if seat == game.active:
            return "a Counter is played in your opponent's turn", "4.4.6"
        if game.phase != "mission":
            return "only in your opponent's Mission Phase", "4.5.1"
        if game.sides[seat].counters >= game.edition.counters_per_turn:
            return "a Counter was played this turn", "4.5"
    elif game.phase != "mission" or seat != game.active:
        return "only in your Mission Phase", "4.2"
    elif game.sides[seat].missions >= missions(game, seat) and not game.programs[card].answers:
        return "a Mission was played this turn", "4.4"
    elif game.chain and not game.programs[card].answers:
        return _CHAIN_FIRST
    return _told(game, seat, card, mission_problem(game, seat, card))


def _jutsu(game: "Game", seat: int, card: int) -> Problem:
    if game.phase != "exchange":
        return "only in the exchange of Jutsu", "5.3"
    if USES in game.says and has_used_all(game, seat):
        return "an effect allows no more Jutsu this turn", "7.14"
    out = [
        one
        for team in game.teams.values()
        if team.seat == seat and team.out
        for one in team.members
    ]
    if not out:
        return "no Ninja of yours is on the battlefield", "5.3.5"
    if game.edition.jutsu_users == "battling":
        out = [one for one in out if game.facing(game.play[one].team)]
        if not out:
            return "no Ninja of yours battles another team", "5.3.5"
    x = {one: _due_x(game, seat, card, one) for one in out}
    if not any(can_pay_as(game, seat, card, one, x[one]) for one in out):
        cost = " or ".join(str(one) for one in jutsu_costs(game, card, seat, out[0]))
        due = f", X is {x[out[0]]}" if x[out[0]] else ""
        return f"Jutsu cost {cost}{due}: not enough chakra", "5.3.6"
    if not any(meets(game, seat, card, one) for one in out):
        return "no Ninja on the battlefield meets the requirements", "8.11"
    if not can_pay_besides(game, seat, card):
        return REASONS["price besides"]
    if not has_user(game, seat, card):
        return "no legal target, or its user may not use it", "5.3.4"
    return None


def _due_x(game: "Game", seat: int, card: int, user: int) -> int:
    """The X of a Jutsu as its text says it, else the least."""
    said = game.programs[card].x_said
    if said is None:
        return 0
    return said_x(game, frame_of(game, card, seat, "jutsu", stamp(game, user)), said)


_PROBLEM = {"ninja": _deploy, "client": _deploy, "mission": _mission, "jutsu": _jutsu}
