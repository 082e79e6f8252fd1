"""The turn: Start, Mission, Organization, Battle and End Phase, in order (section 4, 6)."""

from functools import cache
from typing import TYPE_CHECKING, Final

import attrs

from .bans import may_turn_marker
from .battle import BattlePhase
from .chain import RunTriggers
from .choices import PickCards
from .coins import TakeCoins
from .costs import rule_number
from .ending import is_skipped, lose_at_end, next_turn, wins_by_rewards
from .events import RULE, Event, Note, phase_note
from .force import HERE, NOT_YET, is_said_of
from .formation import give_back
from .mission import MissionPhase
from .moments import EndOf, ends, tell
from .organize import Organize
from .questions import Answer, Asked
from .replacing import Would
from .select import alive
from .state import DISCARD
from .taking import Drawing
from .triggers import emit, offer
from .values import value
from .zones import draw, move

if TYPE_CHECKING:
    from .game import Game, Step


@value
class StartTurn:
    """A turn begins; what acts at its start acts before or after the draw (4.1.1)."""

    seat: int

    def run(self, game: "Game") -> None:
        game.turn += 1
        if game.turn > game.edition.turn_limit:
            game.end(-1, "turn limit")
            return
        game.active = self.seat
        if game.lasting:
            _let_begin(game)
        if game.facts:
            game.facts.clear()
        for side in game.sides:
            side.deployed = side.clients = side.missions = side.counters = side.charged = 0
            side.won = 0
        for piece in game.play.values():
            piece.used = ()
        if game.used:
            game.used = []
        game.clock += 1
        game.notes.append(("turn", self.seat, (), game.turn))
        game.phase = "start"
        game.agenda += phases(game)
        if "end start phase" in game.says:
            game.agenda += ends(game, "start phase")
        game.agenda += start_phase(game)
        game.agenda.pop().run(game)


@value
class StartEffects:
    """What acts at the start of the turn acts (4.1.1)."""

    def run(self, game: "Game") -> None:
        for kind in _AT_START:
            if kind in game.says:
                tell(game, kind)
        if game.waiting:
            game.agenda.append(RunTriggers())


_AT_START: Final = ("start turn", "start start phase")


def start_phase(game: "Game") -> "tuple[Step, ...]":
    """The Start Phase, its last step first: what acts at its start, the draw, coins (4.1)."""
    edition = game.edition
    coins = edition.permanent_coins if "permanent coins" in game.says else ""
    return _start_phase(edition.start_of_turn_effects, coins)


@cache
def _start_phase(effects: str, coins: str) -> "tuple[Step, ...]":
    steps: list[Step] = [StartEffects(), StartDraw()]
    if effects == "after the draw":
        steps.reverse()
    if coins == "after the draw":
        steps.append(TakeCoins())
    elif coins == "before the draw":
        steps.insert(steps.index(StartDraw()), TakeCoins())
    return tuple(reversed(steps))


def _let_begin(game: "Game") -> None:
    """What was to hold during this player's next turn holds now (T-18)."""
    due = NOT_YET - game.active
    game.lasting = [
        attrs.evolve(one, until=game.turn) if one.until == due else one for one in game.lasting
    ]


def phases(game: "Game") -> "tuple[Begin, ...]":
    """The phases that follow the draw, the last one first, as they stand on the agenda."""
    battle = game.turn > 1 or game.edition.first_turn_battle
    return PHASES[game.active] if battle else _FIRST_TURN[game.active]


@value
class Begin:
    """A phase begins: its name, what triggers on it, then its own steps."""

    phase: str
    told: Note
    """For the log; made once, for phases begin more often than anything else happens."""
    moment: Event
    """What abilities listen to."""
    step: "Step"
    over: EndOf
    """What is told when it is over."""

    def run(self, game: "Game") -> None:
        if game.due and is_skipped(game, game.active, PHASE_NAMES.get(self.phase, "")):
            return
        if game.edition.winner_judged == "in every phase" and judge(game):
            return
        game.phase = self.phase
        says = game.says
        if "within" in says:
            game.clock += 1
        if self.over.kind in says:
            game.agenda.append(self.over)
        game.notes.append(self.told)
        kind = self.moment.kind
        if kind in game.heard:
            offer(game, self.moment)
        if game.waiting:
            game.agenda += (self.step, RunTriggers())
        else:
            self.step.run(game)


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
    """The winner, the hands, the marker, what acts at the end, in the edition's order (section 6).

    Its steps lie on the agenda before the first of them runs.
    """

    def run(self, game: "Game") -> None:
        edition = game.edition
        game.agenda += _end_phase(
            edition.end_phase_order,
            edition.hand_limit_for == "both",
            edition.end_of_turn_effects == "after the marker",
            edition.this_turn_effects_expire == "last",
        )
        game.agenda.pop().run(game)


@cache
def _end_phase(
    order: tuple[str, ...], both: bool, after_marker: bool, last: bool
) -> "tuple[Step, ...]":
    """The steps of the End Phase, the last one first."""
    effects: tuple[Step, ...] = (EndEffects(),) if last else (Expire(), EndEffects())
    steps: list[Step] = []
    for word in order:
        if word == "winner":
            steps.append(Judge())
        elif word == "hand":
            steps += (HandLimit(other=other) for other in (False, True)[: 1 + both])
        else:
            steps += (MarkerUp(), *effects) if after_marker else (*effects, MarkerUp())
    if last:
        steps.append(Expire())
    return (NextTurn(), *reversed(steps))


@value
class Judge:
    """Determines the winner (6.1)."""

    def run(self, game: "Game") -> None:
        if not lose_at_end(game):
            judge(game)


def judge(game: "Game") -> bool:
    """Determines the winner: by rewards, then by empty decks, or the other way round (6.1)."""
    if game.edition.rewards_before_empty_deck:
        return _by_rewards(game) or _by_decks(game)
    return _by_decks(game) or _by_rewards(game)


def _by_rewards(game: "Game") -> bool:
    one, other = game.sides
    few = game.edition.rewards_to_win
    if "rewards to win" not in game.says and len(one.rewards) < few > len(other.rewards):
        return False
    full = [seat for seat in (0, 1) if wins_by_rewards(game, seat)]
    if len(full) == 2:
        full = [game.active if game.edition.both_at_ten == "attacker wins" else -1]
    if full:
        game.end(full[0], "rewards")
    return bool(full)


def _by_decks(game: "Game") -> bool:
    one, other = game.sides
    if one.deck and other.deck:
        return False
    empty = [seat for seat in (0, 1) if not game.sides[seat].deck]
    winner = 1 - empty[0]
    if len(empty) == 2:
        attacker_loses = game.edition.both_decks_empty == "attacker loses"
        winner = 1 - game.active if attacker_loses else -1
    game.end(winner, "deck out")
    return True


_OF_HANDS: Final = frozenset(("hand size", "least hand size", "no hand limit"))


def hand_limit(game: "Game", seat: int) -> int:
    """How many cards a player keeps (6.3); none is lost where a text sets no limit (T-19)."""
    if game.says.isdisjoint(_OF_HANDS):
        return game.edition.hand_limit
    limit = max(0, rule_number(game, "hand size", seat, game.edition.hand_limit))
    least = rule_number(game, "least hand size", seat, 0)
    if is_said_of(game, "no hand limit", seat):
        return len(game.sides[seat].hand)
    return max(limit, least)


@value
class HandLimit:
    """A player discards down to the limit (6.3): the Attacker, or the other one."""

    other: bool

    def run(self, game: "Game") -> None:
        seat = 1 - game.active if self.other else game.active
        hand = game.sides[seat].hand
        more = len(hand) - hand_limit(game, seat)
        if more > 0:
            asked = Asked(seat, "discard to hand limit", -1, self)
            game.choice = PickCards(asked, tuple(hand), more, more)

    def take(self, game: "Game", answer: Answer) -> None:
        move(game, answer, DISCARD, RULE, how=("hand limit",))


@value
class MarkerUp:
    """The Attacker's marker goes up (6.4)."""

    def run(self, game: "Game") -> None:
        if not may_turn_marker(game, game.active, RULE):
            return
        side = game.sides[game.active]
        side.marker += 1
        game.clock += game.reads_zones
        emit(game, ("marker", game.active, (), side.marker))


@value
class EndEffects:
    """What acts at the end of the turn acts (6.5)."""

    def run(self, game: "Game") -> None:
        if "permanent coins" in game.says and game.edition.permanent_coins == "end of turn":
            game.agenda.append(TakeCoins())
        for kind in _AT_END:
            if kind in game.says:
                tell(game, kind)
        if game.waiting:
            game.agenda.append(RunTriggers())


_AT_END: Final = ("end end phase", "end turn")


@value
class NextTurn:
    """Roles change (6.6), unless a turn is skipped or one more comes (T-28)."""

    def run(self, game: "Game") -> None:
        seat = next_turn(game) if game.due else 1 - game.active
        StartTurn(seat).run(game)


@value
class Expire:
    """What held during this turn ends (6.5, 7.17)."""

    def run(self, game: "Game") -> None:
        turn = game.turn
        # Without a showdown in this turn nobody has come back from it.
        give_back(game, "showdown")
        give_back(game, "turn")
        if game.lasting:
            game.lasting = [
                one
                for one in game.lasting
                if (one.until <= 0 or one.until > turn)
                and (one.until != HERE or alive(game, (one.frame.stamp,)))
            ]
            game.clock += 1
        if game.watchers:
            game.watchers = [one for one in game.watchers if not one.until or one.until > turn]
        if game.face_up:
            game.face_up = tuple(one for one in game.face_up if not one[2] or one[2] > turn)
            game.clock += 1


PHASE_NAMES: Final = {
    "mission": "mission phase",
    "organize": "organization phase",
    "battle": "battle phase",
}
"""Phases that can be skipped, as texts call them."""


def battle_phase(seat: int) -> Begin:
    """A Battle Phase of a player, as it stands on the agenda."""
    return next(one for one in PHASES[seat] if one.phase == "battle")


def _begin(phase: str, seat: int, step: "Step") -> Begin:
    return Begin(
        phase,
        phase_note(phase, seat),
        Event(f"start {phase} phase", seat),
        step,
        EndOf(f"end {phase} phase"),
    )


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
