"""Why something cannot be done now: for the menu's dim lines, with the number of the rule."""

from typing import TYPE_CHECKING, Final

from .announce import has_user, meets
from .mission import missions
from .options import deploy_problem, distinct, mission_problem, tactical_power
from .paying import can_pay, chakra_symbols
from .values import value

if TYPE_CHECKING:
    from .game import Game


@value
class Refusal:
    """A thing that cannot be done with a card now."""

    verb: str
    """`deploy`, `mission`, `client`, `counter` or `jutsu`."""
    card: int
    reason: str
    rule: str


def refusals(game: "Game", seat: int) -> tuple[Refusal, ...]:
    """Why each card of a hand that cannot be played now cannot be."""
    found = []
    for card in distinct(game, game.sides[seat].hand):
        verb = _verb(game, card)
        problem = _PROBLEM[game.cards[card].kind](game, seat, card)
        if problem is not None:
            found.append(Refusal(verb, card, *problem))
    return tuple(found)


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
    "second deployment": ("it would be a second deployment this turn", "4.3"),
    "no target": ("no legal target", "4.4.2"),
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
        "hand": game.hand_cost(card),
    }
    return reason.format(**numbers), rule


def _deploy(game: "Game", seat: int, card: int) -> Problem:
    if game.phase != "mission" or seat != game.active:
        return "only in your Mission Phase", "4.2"
    return _told(game, seat, card, deploy_problem(game, seat, card))


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
    return _told(game, seat, card, mission_problem(game, seat, card))


def _jutsu(game: "Game", seat: int, card: int) -> Problem:
    if game.phase != "exchange":
        return "only in the exchange of Jutsu", "5.3"
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
    if not can_pay(game, card, chakra_symbols(game, seat)):
        cost = " or ".join(str(one) for one in game.cards[card].costs)
        return f"Jutsu cost {cost}: not enough chakra", "5.3.6"
    if not any(meets(game, seat, card, one) for one in out):
        return "no Ninja on the battlefield meets the requirements", "8.11"
    if not has_user(game, seat, card):
        return "no legal target, or its user may not use it", "5.3.4"
    return None


_PROBLEM = {"ninja": _deploy, "client": _deploy, "mission": _mission, "jutsu": _jutsu}
