"""The Battle Phase: send out, block, exchange of Jutsu, showdown, return (section 5)."""

from functools import cache
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Final

from . import bans
from .attempts import remember
from .chain import RESPONDING, RunTriggers, triggers_first
from .charging import CHARGING
from .choices import Option, PickOption, PutInOrder
from .costs import rule_number
from .events import Cause, phase_note
from .fights import oppose
from .formation import RETURN, GiveBack
from .moments import ends, tell
from .options import start_option
from .questions import Answer, Asked
from .showdown import compare, meet_nobody, reward
from .state import Fight, Team
from .sums import counts_as_blocked, involved
from .team_choices import Block, Blocker, Send, Sendable
from .triggers import emit
from .values import value
from .windows import option_of

if TYPE_CHECKING:
    from .game import Game


NOBODY: Final[frozenset[int]] = frozenset()
NO_BLOCKS: Final[frozenset[tuple[int, int]]] = frozenset()
_EXCHANGE: Final = tuple(phase_note("exchange", seat) for seat in (0, 1))
_SHOWDOWN: Final = tuple(phase_note("showdown", seat) for seat in (0, 1))


@value
class BattlePhase:
    """The Attacker sends out teams, each with its head (5.1)."""

    def run(self, game: "Game") -> None:
        seat = game.active
        for side in game.sides:
            side.jutsu = 0
        kept = bans.kept_home(game, seat, "attack")
        able: list[Sendable] = []
        for team in game.teams.values():
            if team.seat == seat and team.id not in kept:
                able.append(Sendable(team.id, team.members))  # noqa: PERF401
        if not able:
            self.take(game, ())
            return
        teams = tuple(able)
        limit = game.edition.max_attacking_teams
        allowed = len(teams) if limit is None else limit
        most = rule_number(game, "attacking teams", seat, allowed)
        forced = bans.sent_by_force(game, seat, "attack")
        must = frozenset(one.team for one in teams if one.team in forced) if forced else NOBODY
        game.choice = Send(_ASKED_TO_SEND[seat], teams, most, must)

    def take(self, game: "Game", answer: Answer) -> None:
        for team_id, head in answer:
            team = game.teams[team_id]
            team.out, team.head = "attack", head
            game.fights.append(Fight(team_id, 0, False, False))
        if not answer:
            # Nobody attacks: the exchange is there for those who have effects for it (5.2.4).
            if "use exchange" in game.says:
                game.agenda.append(_EXCHANGE_OF_JUTSU)
            return
        game.clock += 1
        game.agenda += _AFTER_SENDING
        for team_id, _ in answer:
            send_event(game, game.teams[team_id], "attack", -1)


def send_event(game: "Game", team: Team, out: str, target: int) -> None:
    """Says that a team was sent out, its head first."""
    cards = team.members
    if cards[0] != team.head:
        cards = (team.head, *[one for one in cards if one != team.head])
    emit(game, ("send", team.seat, cards, len(cards), team.id, target, (out,)))


@value
class Blocks:
    """The Blocker assigns own teams to attacking teams (5.2)."""

    def run(self, game: "Game") -> None:
        if game.waiting:
            triggers_first(game, self)
            return
        seat = 1 - game.active
        attackers = tuple([one.attacker for one in game.fights if one.attacker in game.teams])
        kept = bans.kept_home(game, seat, "block")
        blockers = []
        if attackers:
            rules = bans.block_rules(game)
            barred = any(rules)
            many = "can block" in game.says
            for team in game.teams.values():
                if team.seat == seat and team.id not in kept:
                    may = bans.may_block(game, team, attackers, rules) if barred else attackers
                    if may:
                        most = bans.blocks_at_once(game, team, len(may)) if many else 1
                        blockers.append(Blocker(team.id, team.members, may, most))
        if not blockers:
            self.take(game, ())
            return
        must_be = bans.must_be_blocked(game, attackers)
        forced = bans.sent_by_force(game, seat, "block")
        must = frozenset(one.team for one in blockers if one.team in forced) if forced else NOBODY
        pairs = bans.blocks_by_force(game, seat, attackers)
        if pairs:
            able = {(one, blocker.team) for blocker in blockers for one in blocker.attackers}
            pairs = pairs.intersection(able)
        duties = 0
        if must_be or must or pairs:
            duties = most_duties(tuple(blockers), must_be, must, pairs)
        asked = _ASKED_TO_BLOCK[seat]
        edition = game.edition
        each = edition.max_blocks_per_attack
        most = len(attackers) if edition.blocks_within_attacks else len(blockers)
        game.choice = Block(asked, tuple(blockers), must_be, must, duties, each, most, pairs)

    def take(self, game: "Game", answer: Answer) -> None:
        for attacker, team_id, head in answer:
            team = game.teams[team_id]
            team.out, team.head = "block", head
            oppose(game, attacker, team_id)
        game.clock += 1
        told: set[int] = set()
        for attacker, team_id, _ in answer:
            if team_id not in told:
                told.add(team_id)
                send_event(game, game.teams[team_id], "block", attacker)
        for fight in game.fights:
            if fight.attacker not in game.teams:
                continue
            if fight.blocker:
                seat = game.active
                emit(game, ("oppose", seat, (), 0, fight.attacker, fight.blocker))
            else:
                emit(game, ("unblocked", game.active, (), 0, fight.attacker))


def most_duties(
    blockers: tuple[Blocker, ...],
    must_be: frozenset[int],
    must: frozenset[int],
    certain: frozenset[tuple[int, int]] = NO_BLOCKS,
) -> int:
    """How many compulsions can be met at once (T-6: each if possible)."""
    attackers = sorted({one for blocker in blockers for one in blocker.attackers})
    # A team that may block two attacks is there twice.
    ways = [blocker for blocker in blockers for _ in range(blocker.most)]
    best = 0
    count = min(len(attackers), len(ways))
    for size in range(1, count + 1):
        for some in combinations(attackers, size):
            for teams in permutations(ways, size):
                pairs = list(zip(some, teams, strict=True))
                if all(attacker in blocker.attackers for attacker, blocker in pairs):
                    met = len(must_be.intersection(some)) + len(
                        must.intersection(blocker.team for blocker in teams)
                    )
                    met += sum((one, blocker.team) in certain for one, blocker in pairs)
                    best = max(best, met)
    return best


# -- exchange of jutsu --


@value
class ExchangeOfJutsu:
    """The step begins; the Attacker has the first option (5.3.1)."""

    def run(self, game: "Game") -> None:
        if game.waiting:
            triggers_first(game, self)
            return
        game.phase = "exchange"
        if "within" in game.says:
            game.clock += 1
        game.notes.append(_EXCHANGE[game.active])
        if "start exchange" in game.says:
            tell(game, "start exchange")
        if "end exchange" in game.says:
            game.agenda += ends(game, "exchange")
        _FIRST_OPTION.run(game)


@value
class Exchange:
    """A player has the option on the empty chain (5.3.1 to 5.3.3)."""

    seat: int
    """Who has it, or `FIRST`."""
    passes: int
    """How many have passed in a row; the step ends at two."""
    barred: tuple[str, ...] = ()
    """Names of Jutsu of which an announcement was taken back here (5.3.9)."""

    def run(self, game: "Game") -> None:
        if game.waiting:
            triggers_first(game, self)
            return
        seat, passes = self.seat, self.passes
        if seat == FIRST:
            seat = first_option(game)
        while passes < 2:
            options = option_of(game, seat, self.barred)
            if options:
                game.choice = PickOption(_asked(seat, passes, self.barred), options)
                return
            seat, passes = 1 - seat, passes + 1

    def take(self, game: "Game", answer: Answer) -> None:
        option: Option = answer
        if option.verb == "pass":
            game.agenda.append(Exchange(1 - self.seat, self.passes + 1))
            return
        if option.verb == "charge":
            # Nothing is put on the chain: he still has the option.
            game.agenda += (self, CHARGING[self.seat])
            return
        depth = len(game.agenda)
        if game.edition.several_chains:
            game.agenda.append(_FIRST_OPTION)
        game.agenda.append(RESPONDING[1 - self.seat])
        start_option(game, self.seat, option)
        remember(game, depth, self)


@cache
def _asked(seat: int, passes: int, barred: tuple[str, ...]) -> Asked:
    """The question on the empty chain, made once: most are like one before."""
    return Asked(seat, "exchange", -1, Exchange(seat, passes, barred))


FIRST: Final = -1
"""In place of a seat: whoever has the first option on an empty chain."""


def first_option(game: "Game") -> int:
    """Who has it: the Attacker, or the one player who has used no Jutsu in this Exchange (5.3.3).

    After a chain has resolved it is asked anew.
    """
    attacker = game.active
    if game.edition.first_option == "attacker" or game.sides[1 - attacker].jutsu:
        return attacker
    return 1 - attacker if game.sides[attacker].jutsu else attacker


# -- showdown --

_BEARING: Final = (
    "power", "words", "team sums", "cannot damage", "fight by mental power", "only by power",
)  # fmt: skip
"""Groups of claims that a showdown asks for."""
_ORDER_MATTERS: Final = ("win", "lose", "tie", "damages", "leave", "reward", "injure")


@value
class Showdown:
    """The step begins."""

    def run(self, game: "Game") -> None:
        game.phase = "showdown"
        if "within" in game.says:
            game.clock += 1
        game.notes.append(_SHOWDOWN[game.active])
        if "start showdown" in game.says:
            tell(game, "start showdown")
        if "end showdown" in game.says:
            game.agenda += ends(game, "showdown")
        if game.waiting:
            game.agenda += (_FIGHT_ORDER, RunTriggers())
        else:
            _FIGHT_ORDER.run(game)


@value
class FightOrder:
    """The Attacker puts the fights in order where that matters (5.4.1)."""

    def run(self, game: "Game") -> None:
        found: dict[int, None] = {}
        for fight in game.fights:
            if fight.attacker in game.teams:
                found[fight.attacker] = None
        attackers = tuple(found)
        asks = game.edition.fight_order == "attacker" and len(attackers) > 1
        if asks and order_matters(game):
            asked = Asked(game.active, "fight order", -1, self)
            game.choice = PutInOrder(asked, attackers)
        else:
            self.take(game, attackers)

    def take(self, game: "Game", answer: Answer) -> None:
        if RETURN in game.says:
            game.agenda.append(GiveBack())
        game.agenda += map(Settle, reversed(answer))


def order_matters(game: "Game") -> bool:
    """Whether anything in play, open to both, can make one fight bear on another."""
    if game.watchers or any(game.replacers.values()) or game.table().granted:
        return True
    if any(game.listeners.get(kind) for kind in _ORDER_MATTERS):
        return True
    # A change of this turn keeps what it was about; what holds while its source is there may end.
    return any(game.lines.get(group) for group in _BEARING) or any(
        one.subjects is None and one.group in _BEARING for one in game.lasting
    )


@value
class Settle:
    """One fight: compare, then rewards or damage, then triggers (5.4.2 to 5.4.11)."""

    attacker: int

    def run(self, game: "Game") -> None:
        if game.waiting:
            triggers_first(game, self)
            return
        team = game.teams.get(self.attacker)
        fight = self._next_fight(game)
        if team is None or fight is None:
            return
        # Where no rule or text lets a team block two attacks, two teams meet and no more.
        if game.edition.max_blocks_per_attack == 1 and "can block" not in game.says:
            self._settle_one(game, team, fight)
            return
        attackers, blockers = involved(game, team.id)
        skip = set()
        for one in game.fights:
            if one.attacker in attackers and not one.done:
                one.done = True
                if one.skipped:
                    skip.add(one.attacker)
        fighting = [game.teams[one] for one in attackers if one not in skip]
        if not fighting:
            return
        if blockers:
            compare(game, fighting, [game.teams[one] for one in blockers])
        else:
            _unmet(game, team, fight)

    def _next_fight(self, game: "Game") -> Fight | None:
        for one in game.fights:
            if one.attacker == self.attacker and not one.done:
                return one
        return None

    def _settle_one(self, game: "Game", team: Team, fight: Fight) -> None:
        fight.done = True
        if fight.skipped:
            return
        blocker = game.teams.get(fight.blocker)
        if blocker is None:
            _unmet(game, team, fight)
        else:
            compare(game, (team,), (blocker,))


def _unmet(game: "Game", team: Team, fight: Fight) -> None:
    """Nobody faces this team now: nobody blocked it, or the team that did is gone (5.4.2)."""
    if fight.blocker and game.edition.blocker_gone == "no result":
        game.notes.append(("no result", team.seat, (), 0, team.id))
    else:
        _unblocked(game, team)


def _unblocked(game: "Game", team: Team) -> None:
    """One reward, two from the power of an outstanding one (5.4.4)."""
    if counts_as_blocked(game, team.id):
        meet_nobody(game, team)
        return
    power = game.team_power(team.id)
    edition = game.edition
    outstanding = power >= edition.outstanding
    count = edition.unblocked_rewards[outstanding]
    how = ("outstanding" if outstanding else "plain",)
    cause = Cause("showdown", -1, -1, team.members)
    if edition.unblocked_is_victory:
        emit(game, ("win", team.seat, team.members, power, team.id, -1, how))
    reward(game, team.seat, count, cause, how, team.id)


@value
class Return:
    """All surviving teams go back and stay together (5.6)."""

    def run(self, game: "Game") -> None:
        if game.waiting:
            triggers_first(game, self)
            return
        for team in game.teams.values():
            team.out, team.head = "", -1
        game.fights.clear()
        game.clock += 1


# Steps and questions without anything of their own, made once: every battle needs them.
_EXCHANGE_OF_JUTSU: Final = ExchangeOfJutsu()
_AFTER_SENDING: Final = (Return(), Showdown(), _EXCHANGE_OF_JUTSU, Blocks())
_FIRST_OPTION: Final = Exchange(FIRST, 0)
_FIGHT_ORDER: Final = FightOrder()
_ASKED_TO_SEND: Final = tuple(Asked(seat, "send", -1, BattlePhase()) for seat in (0, 1))
_ASKED_TO_BLOCK: Final = tuple(Asked(seat, "block", -1, Blocks()) for seat in (0, 1))
