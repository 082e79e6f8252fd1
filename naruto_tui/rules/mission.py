"""The Mission Phase: deploy, play a Mission, charge, deploy a Client, in any order (rule 4.2)."""

from typing import TYPE_CHECKING, Final

from . import arriving
from .activated import ability_options
from .admission import arrives_injured, dues_of, forget_just, mark_just
from .announce import announce_mission
from .chain import RESPONDING, triggers_first
from .charging import CHARGE, CHARGING, may_charge
from .choices import Option, PickCards, PickOption, known_option
from .costs import MORE, can_deploy, deployments, room_of, rule_number
from .elsewhere import ELSEWHERE, elsewhere, use_up, way_of
from .events import RULE
from .force import in_force
from .methods import WAYS, Attempt, deployment, find, way_options
from .nexts import take_next
from .options import (
    deploy_problem,
    is_free,
    mission_problem,
    ninja_problem,
    start_option,
)
from .paying import ask_hand_cost, pay_hand
from .program import Program
from .questions import Answer, Asked
from .sayings import ABILITIES
from .state import JUST
from .values import value
from .windows import option_of
from .zones import enter, join, leave_team

if TYPE_CHECKING:
    from .game import Game

NEXT = Option("next")


@value
class MissionPhase:
    """The Attacker has the option on an empty chain (4.2.2)."""

    def run(self, game: "Game") -> None:
        if game.waiting:
            triggers_first(game, self)
            return
        if JUST in game.says:
            forget_just(game)
        options = mission_options(game, game.active)
        if len(options) == 1:
            self.take(game, NEXT)
        else:
            game.choice = PickOption(_ASKED[game.active], options)

    def take(self, game: "Game", answer: Answer) -> None:
        seat = game.active
        option: Option = answer
        if option.verb == "next":
            _LAST_WINDOW.run(game)
            return
        game.agenda.append(self)
        if not SAID_IN_ANSWER.isdisjoint(game.says):
            game.agenda.append(_WINDOW)
        if option.verb == "charge":
            game.agenda.append(CHARGING[seat])
        elif option.verb in ("deploy", "client"):
            game.agenda.append(Deploy(option.card))
        elif option.verb == "mission":
            game.sides[seat].missions += not game.programs[option.card].answers
            game.agenda.append(RESPONDING[1 - seat])
            announce_mission(game, seat, option.card)
        elif option.verb == "ability":
            game.agenda.append(RESPONDING[1 - seat])
            start_option(game, seat, option)
        else:
            attempt = find(game, seat, option.verb, option.card, option.index)
            assert isinstance(attempt, Attempt)
            arriving.begin(game, attempt)


SAID_IN_ANSWER: Final = frozenset(("counter", "answer mission"))
"""What a deck must be able to say for the Blocker to have anything to do in the phase."""


def mission_options(game: "Game", seat: int) -> tuple[Option, ...]:
    """What the Attacker can do, each printed card of the hand once; `next` is last.

    So is each of another zone that a text lets him play from.
    """
    side = game.sides[seat]
    hand = side.hand
    edition = game.edition
    used = ability_options(game, seat) if ABILITIES in game.says else ()
    if side.clients and edition.mission_phase_order == "client last":
        return (*used, NEXT)
    ways = () if WAYS.isdisjoint(game.says) else tuple(way_options(game, seat))
    beyond = elsewhere(game, seat) if ELSEWHERE in game.says else ()
    if not hand and not beyond:
        return (*ways, *used, NEXT)
    programs = game.programs
    ninja_left = side.deployed < deployments(game, seat)
    more = MORE in game.says
    missions_left = side.missions < missions(game, seat)
    ninja: list[Option] = []
    plays: list[Option] = []
    clients: list[Option] = []
    seen: set[Program] = set()
    for card in (*hand, *beyond) if beyond else hand:
        program = programs[card]
        kind = program.card.kind
        if kind == "jutsu" or (program in seen and card not in beyond):
            continue
        seen.add(program)
        if kind == "ninja":
            # Most of the phase the deployment is used up: only a card that is free need be asked.
            may = (
                ninja_left
                or (more and can_deploy(game, seat, card))
                or (program.hand_statics and is_free(game, seat, card))
            )
            if may and not ninja_problem(game, seat, card):
                ninja.append(known_option("deploy", card))
        elif kind == "mission":
            may = (missions_left or program.answers) and not program.card.counter
            if may and not mission_problem(game, seat, card):
                plays.append(known_option("mission", card))
        elif kind == "client" and not deploy_problem(game, seat, card):
            clients.append(Option("client", card))
    charge = (CHARGE,) if hand and may_charge(game, seat) else ()
    return (*ninja, *ways, *plays, *clients, *used, *charge, NEXT)


NO_LIMIT: Final = 1_000
"""More Missions than anybody has."""


def missions(game: "Game", seat: int) -> int:
    """How many Missions the Attacker may play this turn (4.4)."""
    limit = game.edition.missions_per_turn
    if "no mission limit" in game.says and any(
        one.concerns_player(game, seat) for one in in_force(game, "no mission limit")
    ):
        return NO_LIMIT
    return limit if "missions" not in game.says else rule_number(game, "missions", seat, limit)


@value
class Deploy:
    """Deploys a Ninja or Client from hand: hand cost, then into the village (4.3, 4.7)."""

    card: int

    def run(self, game: "Game") -> None:
        seat = game.active
        side = game.sides[seat]
        use_up(game, way_of(game, seat, self.card))
        if game.cards[self.card].kind == "client":
            side.clients += 1
        else:
            counts = not is_free(game, seat, self.card)
            if dues_of(game, self.card):
                attempt = deployment(game, seat, self.card, counts=counts)
                assert isinstance(attempt, Attempt)
                arriving.begin(game, attempt)
                return
            side.deployed += counts
        game.agenda.append(Arrive(self.card, game.gens[self.card]))
        if game.edition.deploying_starts_chain:
            game.agenda.append(_WINDOW)
        ask_hand_cost(game, seat, self.card, self)

    def take(self, game: "Game", answer: Answer) -> None:
        pay_hand(game, game.active, self.card, answer)


@value
class Arrive:
    """The deployed card comes into play (4.3.5)."""

    card: int
    gen: int

    def run(self, game: "Game") -> None:
        # Where a deployment can be answered the card may be gone by now (4.3.6).
        if game.gens[self.card] != self.gen:
            return
        injured = arrives_injured(game, game.active, self.card)
        enter(game, self.card, game.active, RULE, how=("deployment",), injured=injured)
        take_next(game, game.active, self.card)
        if JUST in game.says:
            mark_just(game, self.card)
        if game.edition.new_ninja_team == "chosen" and game.cards[self.card].kind == "ninja":
            game.agenda.append(ChooseTeam(self.card))


@value
class ChooseTeam:
    """A deployed Ninja may go into one of its player's teams that has room (4.3.5)."""

    card: int

    def run(self, game: "Game") -> None:
        piece = game.play[self.card]
        teams = tuple(
            team.id
            for team in game.teams.values()
            if team.seat == piece.seat
            and team.id != piece.team
            and len(team.members) < room_of(game, piece.seat, (*team.members, self.card))
        )
        if teams:
            asked = Asked(piece.seat, "new team", self.card, self)
            game.choice = PickCards(asked, teams, 0, 1)

    def take(self, game: "Game", answer: Answer) -> None:
        if answer:
            piece = game.play[self.card]
            leave_team(game, piece)
            join(game, piece, game.teams[answer[0]])


@value
class CounterWindow:
    """The Blocker has one option on the empty chain after each action (OPEN 13, K-21.1)."""

    last: bool
    """Whether the Attacker has said that the phase is over."""

    def run(self, game: "Game") -> None:
        if game.waiting:
            triggers_first(game, self)
            return
        seat = 1 - game.active
        options = option_of(game, seat)
        if options:
            game.choice = PickOption(Asked(seat, "counter", -1, self), options)

    def take(self, game: "Game", answer: Answer) -> None:
        seat = 1 - game.active
        option: Option = answer
        if option.verb == "pass":
            return
        if self.last:
            game.agenda.append(MissionPhase())
        else:
            game.agenda.append(_WINDOW)
        game.agenda.append(RESPONDING[1 - seat])
        start_option(game, seat, option)


# Steps without anything of their own, made once: they are wanted more often than all others.
_WINDOW: Final = CounterWindow(last=False)
_LAST_WINDOW: Final = CounterWindow(last=True)
_ASKED: Final = tuple(Asked(seat, "mission phase", -1, MissionPhase()) for seat in (0, 1))
