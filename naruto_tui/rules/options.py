"""What a player can do when he has the option: Jutsu, Counter Missions, effects."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from naruto_tui.cards import nodes as n

from . import bans
from .activated import ability_options, announce_ability
from .admission import dues_of, is_barred, name_clash
from .announce import announce_jutsu, announce_mission
from .charging import CHARGE, may_charge_in_exchange
from .choices import Option, known_option
from .costs import USES, can_deploy, deployments, has_used_all, rule_number
from .elsewhere import ELSEWHERE, elsewhere, is_for_nothing, taken_out
from .methods import deployment
from .modes import declares
from .paying import can_pay, chakra_symbols, hand_price, has_hand_payment
from .prices import can_pay_price
from .sayings import ABILITIES, JUTSU_COSTS
from .select import holds
from .targeting import frame_of, has_targets, has_user, said_x

if TYPE_CHECKING:
    from .game import Game


def responses(game: "Game", seat: int, barred: tuple[str, ...] = ()) -> tuple[Option, ...]:
    """What a seat can put on the chain now, `pass` left out (rule 7.4)."""
    if game.phase == "exchange":
        found = jutsu_options(game, seat, barred)
        if may_charge_in_exchange(game, seat):
            found = (*found, CHARGE)
    elif game.phase != "mission":
        return ()
    elif seat != game.active:
        found = counter_options(game, seat)
    else:
        found = answer_options(game, seat)
    return found if ABILITIES not in game.says else (*found, *ability_options(game, seat))


def answer_options(game: "Game", seat: int) -> tuple[Option, ...]:
    """Missions that the Attacker may play in answer (K-21.3)."""
    if "answers" not in game.says:
        return ()
    able = [card for card in playable(game, seat) if game.programs[card].answers]
    return tuple(
        Option("mission", card)
        for card in distinct(game, able)
        if mission_problem(game, seat, card) is None
    )


def jutsu_options(game: "Game", seat: int, barred: tuple[str, ...] = ()) -> tuple[Option, ...]:
    """Jutsu that some Ninja on the battlefield can use and the chakra can pay.

    `barred` are names of those whose announcement has just been taken back.
    """
    found = _jutsu_among(game, seat, game.sides[seat].hand, barred)
    for card in elsewhere(game, seat) if ELSEWHERE in game.says else ():
        with taken_out(game, seat, card):
            found += _jutsu_among(game, seat, (card,), barred)
    return tuple(found)


def _jutsu_among(
    game: "Game", seat: int, held: Sequence[int], barred: tuple[str, ...]
) -> list[Option]:
    cards = game.cards
    if USES in game.says and has_used_all(game, seat):
        return []
    letters: list[str] | None = None
    seen: set[int] = set()
    found: list[Option] = []
    for card in held:
        printed = cards[card]
        if printed.kind != "jutsu" or id(printed) in seen or printed.name in barred:
            continue
        seen.add(id(printed))
        if "cannot play" in game.says and not bans.may_play(game, seat, card):
            continue
        if letters is None:
            if not is_in_battle(game, seat):
                return []
            letters = chakra_symbols(game, seat)
        # Where texts change costs the cost depends on the user: then he is asked for it.
        may = JUTSU_COSTS in game.says or can_pay(game, card, letters)
        may = may and can_pay_besides(game, seat, card)
        if may and has_user(game, seat, card):
            found.append(known_option("jutsu", card))
    return found


def can_pay_besides(game: "Game", seat: int, card: int) -> bool:
    """Whether what a Jutsu or Mission asks for beside its cost can be paid."""
    price = game.programs[card].besides
    if not price:
        return True
    frame = frame_of(game, card, seat, game.cards[card].kind, None)
    return can_pay_price(game, frame, price)


def is_in_battle(game: "Game", seat: int) -> bool:
    """Whether a player has a team on the battlefield."""
    for team in game.teams.values():  # noqa: SIM110 - asked at every turn of the exchange
        if team.out and team.seat == seat:
            return True
    return False


def counter_options(game: "Game", seat: int) -> tuple[Option, ...]:
    """Counter Missions the Blocker can play (rule 4.5)."""
    side = game.sides[seat]
    if "counter" not in game.says or side.counters >= game.edition.counters_per_turn:
        return ()
    cards = game.cards
    held = playable(game, seat)
    for card in held:
        if cards[card].counter:
            break
    else:
        return ()
    counters = [card for card in held if cards[card].counter]
    return tuple(
        Option("counter", card)
        for card in distinct(game, counters)
        if mission_problem(game, seat, card) is None
    )


def playable(game: "Game", seat: int) -> Sequence[int]:
    """The hand, and what a seat has leave to play from elsewhere."""
    hand = game.sides[seat].hand
    return hand if ELSEWHERE not in game.says else (*hand, *elsewhere(game, seat))


def distinct(game: "Game", found: Sequence[int]) -> list[int]:
    """One of each printed card in each zone, the first of them."""
    cards, where = game.cards, game.where
    kept: dict[tuple[int, int], int] = {}
    for card in found:
        kept.setdefault((id(cards[card]), where[card]), card)
    return list(kept.values())


def mission_problem(game: "Game", seat: int, card: int) -> str | None:
    """Why cost or targets keep a Mission from being played: a word of `refusals.REASONS`."""
    side = game.sides[seat]
    edition = game.edition
    if "cannot play" in game.says and not bans.may_play(game, seat, card):
        return "forbidden"
    if edition.mission_requirement == "turn marker":
        if game.entrance(card) > side.marker + _marker_for_missions(game, seat):
            return "mission marker"
    elif edition.tactical_cost_if_none_printed == "entrance cost" and game.entrance(
        card
    ) > tactical_power(game, seat):
        return "mission power"
    if not can_pay_hand(game, seat, card):
        return "mission hand cost"
    program = game.programs[card]
    if not can_pay_besides(game, seat, card):
        return "price besides"
    if program.x_said is not None and not has_hand_payment(
        game, seat, card, whole_hand_cost(game, seat, card)
    ):
        return "mission hand cost"
    if program.deploys and side.deployed >= deployments(game, seat):
        return "second deployment"
    if declares(program.body):
        frame = frame_of(game, card, seat, "mission", None)
        if not has_targets(game, frame, program.body):
            return "no target"
    return None


def _marker_for_missions(game: "Game", seat: int) -> int:
    """How much higher a player's marker counts for Missions."""
    row = "mission marker"
    return rule_number(game, row, seat, 0) if row in game.says else 0


def tactical_power(game: "Game", seat: int) -> int:
    """A player's Ninja and Clients in play, injured ones too (4.4.1)."""
    cards = game.cards
    return sum(
        piece.seat == seat and cards[piece.id].kind != "mission" for piece in game.play.values()
    )


def deploy_problem(game: "Game", seat: int, card: int) -> str | None:
    """Why a Ninja or Client in hand cannot be deployed: a word of `refusals.REASONS`."""
    side = game.sides[seat]
    if game.cards[card].kind == "ninja":
        problem = ninja_problem(game, seat, card)
        if problem in _NEVER or can_deploy(game, seat, card):
            return problem
        return problem if is_free(game, seat, card) else "ninja deployed"
    if "cannot play" in game.says and not bans.may_play(game, seat, card):
        return "forbidden"
    if not game.edition.clients_exist:
        return "no clients"
    if side.clients >= game.edition.clients_per_turn:
        return "client deployed"
    if game.entrance(card) > side.marker:
        return "deploy marker"
    if clients_in_play(game, seat) >= game.edition.clients_in_play:
        return "client in play"
    return None if can_pay_hand(game, seat, card) else "deploy hand cost"


_NEVER: Final = ("forbidden", "not deployed")
"""Problems that another turn does not solve: they are told first."""


def ninja_problem(game: "Game", seat: int, card: int) -> str | None:
    """The same for a Ninja for whom the turn has a deployment left."""
    if "cannot play" in game.says and not bans.may_play(game, seat, card):
        return "forbidden"
    if game.programs[card].ways.undeployed:
        return "not deployed"
    if game.entrance(card) > game.sides[seat].marker:
        return "deploy marker"
    if "dues" in game.says and dues_of(game, card):
        found = deployment(game, seat, card, counts=False)
        return found if isinstance(found, str) else None
    if name_clash(game, seat, card):
        return "name in play"
    if is_barred(game, seat, card, ("deployment",)):
        return "kept out"
    return None if can_pay_hand(game, seat, card) else "deploy hand cost"


def can_pay_hand(game: "Game", seat: int, card: int) -> bool:
    """Whether the rest of the hand pays a card's hand cost."""
    if not game.cards[card].hand and "hand cost" not in game.says:
        return True
    if is_for_nothing(game, seat, card):
        return True
    cost = hand_price(game, card)
    return not cost or has_hand_payment(game, seat, card, cost)


def whole_hand_cost(game: "Game", seat: int, card: int) -> int:
    """The hand cost of a card with the X that its text says."""
    said = game.programs[card].x_said
    cost = game.hand_cost(card)
    if said is None:
        return cost
    return cost + said_x(game, frame_of(game, card, seat, game.cards[card].kind, None), said)


def clients_in_play(game: "Game", seat: int) -> int:
    """Clients a player controls."""
    return sum(
        1
        for piece in game.play.values()
        if piece.seat == seat and game.cards[piece.id].kind == "client"
    )


def is_free(game: "Game", seat: int, card: int) -> bool:
    """Whether deploying this card does not count against the limit of the turn (K-1.1)."""
    for static in game.programs[card].hand_statics:
        frame = frame_of(game, card, seat, "effect", None)
        if static.condition is not None and not holds(game, frame, static.condition):
            continue
        if any(isinstance(c, n.Change) and c.row == "free deployment" for c in static.claims):
            return True
    return False


def start_option(game: "Game", seat: int, option: Option) -> None:
    """Begins to announce what was picked."""
    if option.verb == "jutsu":
        announce_jutsu(game, seat, option.card)
    elif option.verb == "ability":
        announce_ability(game, seat, option.card, option.index)
    elif option.verb == "counter":
        game.sides[seat].counters += 1
        announce_mission(game, seat, option.card)
    else:
        assert option.verb == "mission", option
        announce_mission(game, seat, option.card)
