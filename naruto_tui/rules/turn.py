"""The turn: Start, Mission, Organization, Battle and End Phase, in order (section 4, 6)."""

from typing import TYPE_CHECKING, Any, Final

from .battle import BattlePhase
from .chain import RunTriggers
from .choices import Answer, Asked, PickCards
from .coins import TakeCoins
from .costs import rule_number
from .events import RULE, Event, phase_event
from .mission import MissionPhase
from .organize import Organize
from .replacing import Would
from .state import DISCARD
from .taking import Drawing
from .triggers import hears, offer, wait_for
from .values import value
from .zones import draw, move

if TYPE_CHECKING:
    from .game import Game


@value
class StartTurn:
    """A turn begins; what acts at its start acts before the draw (4.1.1)."""

    seat: int

    def run(self, game: "Game") -> None:
        game.turn += 1
        if game.turn > game.edition.turn_limit:
            game.end(-1, "turn limit")
            return
        game.active = self.seat
        for side in game.sides:
            side.deployed = side.clients = side.missions = side.counters = 0
        for piece in game.play.values():
            piece.used = ()
        game.clock += 1
        game.events.append(Event("turn", self.seat, (), game.turn))
        game.agenda += (*phases(game), *start_phase(game))
        game.phase = "start"
        offer(game, Event("start turn", self.seat))
        if game.waiting:
            game.agenda.append(RunTriggers())


def start_phase(game: "Game") -> tuple[Any, ...]:
    """What follows the effects at the start of the turn, the last one first: draw and coins."""
    when = game.edition.permanent_coins if "permanent coins" in game.says else ""
    if when == "after the draw":
        return (TakeCoins(), StartDraw())
    return (StartDraw(), TakeCoins()) if when == "before the draw" else (StartDraw(),)


def phases(game: "Game") -> "tuple[Begin, ...]":
    """The phases that follow the draw, the last one first, as they stand on the agenda."""
    battle = game.turn > 1 or game.edition.first_turn_battle
    return PHASES[game.active] if battle else _FIRST_TURN[game.active]


@value
class Begin:
    """A phase begins: its name, what triggers on it, then its own steps."""

    phase: str
    told: Event
    """For the log; made once, for phases begin more often than anything else happens."""
    moment: Event
    """What abilities listen to."""
    step: object

    def run(self, game: "Game") -> None:
        game.phase = self.phase
        game.agenda.append(self.step)  # type: ignore[arg-type]
        game.events.append(self.told)
        if hears(game, self.moment.kind):
            offer(game, self.moment)
        if game.waiting:
            game.agenda.append(RunTriggers())


@value
class StartDraw:
    """The Attacker draws the top card (4.1.2); effects may say more."""

    def run(self, game: "Game") -> None:
        if game.turn == 1 and not game.edition.first_turn_draw:
            return
        count = rule_number(game, "start draw", game.active, 1)
        if "would draw" in game.says:
            game.agenda += (RunTriggers(), Would(Drawing((game.active,), RULE, count)))
            return
        draw(game, game.active, count)
        if game.waiting:
            game.agenda.append(RunTriggers())


@value
class EndPhase:
    """Determines the winner (6.1); else the Attacker discards down to the limit (6.3)."""

    def run(self, game: "Game") -> None:
        if judge(game):
            return
        game.agenda.append(AfterHand())
        hand = game.sides[game.active].hand
        more = len(hand) - game.edition.hand_limit
        if more > 0:
            asked = Asked(game.active, "discard to hand limit", -1, self)
            game.choice = PickCards(asked, tuple(hand), more, more)

    def take(self, game: "Game", answer: Answer) -> None:
        move(game, answer, DISCARD, RULE, how=("hand limit",))


def judge(game: "Game") -> bool:
    """Determines the winner: ten rewards first, then an empty deck (6.1)."""
    attacker, blocker = game.active, 1 - game.active
    wanted = game.edition.rewards_to_win
    for seat in (attacker, blocker):
        if len(game.sides[seat].rewards) >= wanted:
            game.end(seat, "rewards")
            return True
    for seat in (attacker, blocker):
        if not game.sides[seat].deck:
            game.end(1 - seat, "deck out")
            return True
    return False


@value
class AfterHand:
    """The marker goes up (6.4), then what acts at the end of the turn acts (6.5)."""

    def run(self, game: "Game") -> None:
        side = game.sides[game.active]
        side.marker += 1
        game.clock += game.reads_zones
        game.events.append(Event("marker", game.active, (), side.marker))
        game.agenda += (StartTurn(1 - game.active), Expire())
        if "permanent coins" in game.says and game.edition.permanent_coins == "end of turn":
            game.agenda.append(TakeCoins())
        offer(game, Event("end turn", game.active))
        for watcher in tuple(game.watchers):
            if watcher.later.moment == "end of turn" and watcher.until <= game.turn:
                game.watchers.remove(watcher)
                frame = watcher.frame
                wait_for(game, watcher, frame.that, frame.numbers.get("amount", 0), frame.player)
        if game.waiting:
            game.agenda.append(RunTriggers())


@value
class Expire:
    """What held during this turn ends (6.5, 7.17)."""

    def run(self, game: "Game") -> None:
        turn = game.turn
        if game.lasting:
            game.lasting = [one for one in game.lasting if not one.until or one.until > turn]
            game.clock += 1
        if game.watchers:
            game.watchers = [one for one in game.watchers if one.until > turn]


def _begin(phase: str, seat: int, step: object) -> Begin:
    return Begin(phase, phase_event(phase, seat), Event(f"start {phase} phase", seat), step)


PHASES: Final = tuple(
    (
        _begin("end", seat, EndPhase()),
        _begin("battle", seat, BattlePhase()),
        _begin("organize", seat, Organize(seat)),
        _begin("mission", seat, MissionPhase()),
    )
    for seat in (0, 1)
)
"""The phases of each seat's turn after the draw, the last one first."""
_FIRST_TURN: Final = tuple((end, organize, mission) for end, _, organize, mission in PHASES)
