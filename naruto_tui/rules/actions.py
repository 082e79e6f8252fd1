"""What each step of an effect does. `DO` goes from the type of a node to its meaning.

A step runs against the frame on top. It marks the frame `done` if it was really and fully done
(T-17), and `applied` if anything was done at all (T-11).
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import attrs

from naruto_tui.cards import nodes as n

from . import bans
from .choices import TEAM, Answer, Asked, Option, PickCards, PickOption, YesNo
from .damage import DealDamage, turn
from .events import Cause, Event
from .organize import Organize
from .perform import DO, Perform, mark_used, perform_all
from .picking import Picked, chosen, ordered, pick_from
from .power import amounts, rule_number
from .select import alive, holds, number, objects, players, stamp
from .state import (
    CHAKRA,
    DECK,
    DISCARD,
    HAND,
    REMOVED,
    REWARDS,
    Frame,
    Lasting,
    Watcher,
)
from .triggers import emit
from .values import value
from .zones import (
    draw,
    enter,
    forget,
    join,
    leave_team,
    move,
    new_team,
    random_below,
    show,
    shuffle_deck,
    stand_by,
    win_rewards,
)

if TYPE_CHECKING:
    from .game import Game


def payable(game: "Game", frame: Frame, steps: tuple[Any, ...]) -> bool:
    """Whether the steps of a price can be done in full now (K-28.2)."""
    for step in steps:
        obj = getattr(step, "obj", None)
        if isinstance(obj, n.Pick):
            if len(pick_from(game, frame, obj)) < number(game, frame, obj.low):
                return False
        elif isinstance(obj, n.Ends):
            if len(objects(game, frame, obj)) < number(game, frame, obj.count):
                return False
        elif (
            obj is not None
            and not isinstance(step, n.ChangeDamage)
            and not objects(game, frame, obj)
        ):
            return False
    return True


# -- moves --

ZONES_TO: Final = {
    "hand": HAND,
    "deck top": DECK,
    "deck bottom": DECK,
    "deck": DECK,
    "discard": DISCARD,
    "chakra": CHAKRA,
    "removed": REMOVED,
    "rewards": REWARDS,
}


def _move(game: "Game", frame: Frame, node: n.Move) -> None:
    seats: tuple[int | None, ...] = (None,)
    if node.player not in (None, "you"):
        seats = players(game, frame, str(node.player))
    cards: list[int] = []
    for seat in seats:
        found = chosen(game, frame, node, node.obj, seat)
        if found is None:
            return
        cards += found
    if node.order:
        in_order = ordered(game, frame, node, cards, seats[0] or frame.seat)
        if in_order is None:
            return
        cards = list(in_order)
    frame.done = bool(cards) and len(cards) >= _wanted(game, frame, node.obj)
    frame.applied |= bool(cards)
    frame.numbers["count"] = len(cards)
    bottom = node.to == "deck bottom"
    if node.to == "deck top":
        cards = cards[::-1]
    how = ("charge",) if node.spelled == "charge" else ()
    owners = {game.owner[card] for card in cards}
    move(game, cards, ZONES_TO[node.to], frame.cause, bottom=bottom, how=how)
    bind(game, frame, cards)
    if node.to == "deck":
        for seat in sorted(owners):
            shuffle_deck(game, seat)


def _wanted(game: "Game", frame: Frame, obj: Any) -> int:
    if isinstance(obj, n.Pick):
        return number(game, frame, obj.low)
    return number(game, frame, obj.count) if isinstance(obj, n.Ends) else 1


def bind(game: "Game", frame: Frame, cards: list[int]) -> None:
    """Makes `that card`, `that Ninja` ... speak of these; looked-at cards stay `the rest`."""
    stamps = tuple(stamp(game, card) for card in cards)
    frame.that["card"] = stamps
    for kind in ("ninja", "jutsu", "mission", "client"):
        some = tuple(one for one in stamps if game.cards[one[0]].kind == kind)
        if some:
            frame.that[kind] = some


def _draw(game: "Game", frame: Frame, node: n.Draw) -> None:
    drawn = 0
    wanted = 0
    for seat in players(game, frame, node.player):
        count = number(game, frame, node.number)
        if node.until:
            count = max(0, count - len(game.sides[seat].hand))
        wanted += count
        drawn += len(draw(game, seat, count))
    frame.done = drawn == wanted
    frame.applied |= drawn > 0
    frame.numbers["count"] = drawn


def _search(game: "Game", frame: Frame, node: n.Search) -> None:
    pick = node.obj
    assert isinstance(pick.cards, n.Cards)
    deck = game.sides[frame.seat].deck
    in_deck = "deck" in pick.cards.zones
    if in_deck and id(pick) not in frame.picks:
        show(game, frame.seat, deck)
    found = _search_choice(game, frame, node, pick)
    if found is None:
        return
    if in_deck:
        forget(game, deck)
        shuffle_deck(game, frame.seat)
    frame.done = bool(found)
    frame.applied = True
    frame.numbers["count"] = len(found)
    frame.that.pop("card", None)
    bind(game, frame, found)


def _search_choice(game: "Game", frame: Frame, node: n.Search, pick: n.Pick) -> list[int] | None:
    """A search may decline to find (OPEN 34): nothing need be taken."""
    key = id(pick)
    if key in frame.picks:
        return list(frame.picks[key])
    found = sorted(pick_from(game, frame, pick), key=lambda card: (game.cards[card].number, card))
    high = len(found) if pick.high is None else min(number(game, frame, pick.high), len(found))
    if not found:
        return []
    game.choice = PickCards(
        Asked(frame.seat, "pick", frame.card, Picked(node, key)), tuple(found), 0, high
    )
    return None


def _look(game: "Game", frame: Frame, node: n.Look) -> None:
    cards = chosen(game, frame, node, node.obj)
    if cards is None:
        return
    show(game, frame.seat, cards)
    game.events.append(Event("look", frame.seat, tuple(cards), len(cards), frame.card))
    _saw(game, frame, cards)


def _reveal(game: "Game", frame: Frame, node: n.Reveal) -> None:
    cards = chosen(game, frame, node, node.obj)
    if cards is None:
        return
    for seat in (0, 1):
        show(game, seat, cards)
    game.events.append(Event("reveal", frame.seat, tuple(cards), len(cards), frame.card))
    _saw(game, frame, cards)


def _saw(game: "Game", frame: Frame, cards: list[int]) -> None:
    frame.done = bool(cards)
    frame.applied = True
    frame.numbers["count"] = len(cards)
    bind(game, frame, cards)
    frame.that["rest"] = tuple(stamp(game, card) for card in cards)


def _shuffle(game: "Game", frame: Frame, node: n.Shuffle) -> None:
    for seat in players(game, frame, node.player):
        shuffle_deck(game, seat)
    frame.done = frame.applied = True


# -- into play, teams --


def name_clash(game: "Game", seat: int, card: int) -> bool:
    """Whether a Ninja of the same name is in play on that side (rule 4.3.4)."""
    names = game.traits(card).names
    return any(
        piece.seat == seat
        and piece.id != card
        and game.cards[piece.id].kind == "ninja"
        and not game.traits(piece.id).names.isdisjoint(names)
        for piece in game.play.values()
    )


def _enter(game: "Game", frame: Frame, node: n.Enter) -> None:
    cards = chosen(game, frame, node, node.obj)
    if cards is None:
        return
    frame.done = False
    for seat in players(game, frame, node.player):
        side = game.sides[seat]
        for card in cards:
            if node.deployment and side.deployed >= deployments(game, seat):
                continue
            if game.cards[card].kind == "ninja" and name_clash(game, seat, card):
                continue
            side.deployed += node.deployment
            enter(game, card, seat, frame.cause, how=("effect",), injured=node.state == "injured")
            frame.done = frame.applied = True
    bind(game, frame, cards)


def deployments(game: "Game", seat: int) -> int:
    """How many Ninja a player may deploy this turn (4.3)."""
    return rule_number(game, "deployments", seat, game.edition.deployments_per_turn)


def _join(game: "Game", frame: Frame, node: n.Join) -> None:
    cards = chosen(game, frame, node, node.obj)
    teams = objects(game, frame, node.team)
    frame.done = False
    if cards is None or not teams:
        return
    team = game.teams[teams[0]]
    for card in cards:
        if node.limit is not None and len(team.members) >= node.limit:
            break
        if card in game.play:
            piece = game.play[card]
            leave_team(game, piece)
            join(game, piece, team)
        elif not name_clash(game, team.seat, card):
            enter(game, card, team.seat, frame.cause, how=("effect",), team=team.id)
        else:
            continue
        frame.done = frame.applied = True


def _stand_by(game: "Game", frame: Frame, node: n.StandBy) -> None:
    cards = chosen(game, frame, node, node.obj)
    if cards is None:
        return
    frame.done = False
    for card in cards:
        if card in game.play:
            stand_by(game, card)
            frame.done = frame.applied = True


def _switch_head(game: "Game", frame: Frame, node: n.SwitchHead) -> None:
    frame.done = False
    for thing in objects(game, frame, node.team):
        team = game.teams[thing]
        backs = tuple(one for one in team.members if one != team.head)
        if not backs or team.head < 0:
            continue
        frame.done = frame.applied = True
        game.agenda.append(NewHead(frame.seat, team.id, frame.card))


@value
class NewHead:
    """A seat names the new head of a team among its backs (T-14; OPEN 4)."""

    seat: int
    team: int
    source: int
    lost: bool = False
    """Whether the team has lost its head and needs one."""

    def run(self, game: "Game") -> None:
        team = game.teams.get(self.team)
        if team is None or (self.lost and team.head >= 0):
            return
        backs = tuple(one for one in team.members if one != team.head)
        if not backs:
            return
        if len(backs) == 1:
            self.take(game, backs)
        else:
            game.choice = PickCards(Asked(self.seat, "new head", self.source, self), backs, 1, 1)

    def take(self, game: "Game", answer: Answer) -> None:
        team = game.teams[self.team]
        team.head = answer[0]
        game.clock += 1
        game.events.append(Event("head", team.seat, answer, 0, team.id))


def _control(game: "Game", frame: Frame, node: n.Control) -> None:
    cards = chosen(game, frame, node, node.obj)
    if cards is None:
        return
    seat = players(game, frame, node.player)[0]
    frame.done = False
    for card in cards:
        piece = game.play.get(card)
        if piece is None or piece.seat == seat:
            continue
        if name_clash(game, seat, card):
            move(game, (card,), DISCARD, frame.cause)
            continue
        leave_team(game, piece)
        piece.seat = seat
        new_team(game, piece)
        game.clock += 1
        game.events.append(Event("control", seat, (card,)))
        frame.done = frame.applied = True


def _organize(game: "Game", frame: Frame, node: n.Organize) -> None:
    for seat in reversed(players(game, frame, node.player)):
        game.agenda.append(Organize(seat))
    frame.done = frame.applied = True


# -- damage, injury, coins --


def _damage(game: "Game", frame: Frame, node: n.Damage) -> None:
    cards = chosen(game, frame, node, node.obj)
    if cards is None:
        return
    amount = number(game, frame, node.number)
    givers = () if frame.kind != "effect" else (frame.card,)
    cause = Cause("effect", frame.card, frame.seat, givers)
    hits = tuple((card, game.gens[card], amount, cause) for card in cards if card in game.play)
    frame.done = bool(hits)
    frame.applied |= bool(hits)
    if hits:
        game.agenda.append(DealDamage(hits, ()))


def _change_damage(game: "Game", frame: Frame, node: n.ChangeDamage) -> None:
    left = frame.numbers["damage"]
    if node.what == "prevent":
        frame.numbers["damage"] = -1
    else:
        frame.numbers["damage"] = max(0, left - number(game, frame, node.number))
    frame.done = left > 0
    frame.applied = True


def _injure(game: "Game", frame: Frame, node: n.Injure) -> None:
    _turn(game, frame, node, injured=True)


def _heal(game: "Game", frame: Frame, node: n.Heal) -> None:
    _turn(game, frame, node, injured=False)


def _turn(game: "Game", frame: Frame, node: Any, *, injured: bool) -> None:
    cards = chosen(game, frame, node, node.obj)
    if cards is None:
        return
    changed = [
        card
        for card in cards
        if card in game.play
        and game.play[card].injured != injured
        and (injured or bans.can_be_healed(game, card))
    ]
    turn(game, changed, frame.cause, injured=injured)
    frame.done = bool(changed)
    frame.applied |= bool(changed)


def _coin(game: "Game", frame: Frame, node: n.Coin) -> None:
    cards = chosen(game, frame, node, node.obj)
    if cards is None:
        return
    count = number(game, frame, node.number)
    frame.done = False
    for card in cards:
        if card in game.play and place_coins(game, card, node.kind, count):
            frame.done = frame.applied = True


def place_coins(game: "Game", card: int, kind: str, count: int) -> bool:
    """Places coins on a card in play, or takes off as many as there are; whether any moved."""
    piece = game.play[card]
    if count < 0:
        count = -min(-count, game.coins(card, kind))
        piece.coins = _without(piece.coins, kind, -count)
    elif count:
        piece.coins = (*piece.coins, (kind, count, game.fresh_id()))
    if count:
        game.clock += 1
        emit(game, Event("coin", piece.seat, (card,), count, -1, -1, (kind,)))
    return bool(count)


def _without(
    coins: tuple[tuple[str, int, int], ...], kind: str, count: int
) -> tuple[tuple[str, int, int], ...]:
    left = []
    for word, number_of, when in coins:
        taken = min(count, number_of) if kind in ("", word) else 0
        count -= taken
        if number_of > taken:
            left.append((word, number_of - taken, when))
    return tuple(left)


def _win_reward(game: "Game", frame: Frame, node: n.WinReward) -> None:
    for seat in players(game, frame, node.player):
        won = win_rewards(game, seat, number(game, frame, node.number), frame.cause, ("effect",))
        frame.done = bool(won)
        frame.applied |= bool(won)


def _marker(game: "Game", frame: Frame, node: n.Marker) -> None:
    for seat in players(game, frame, node.player):
        side = game.sides[seat]
        amount = number(game, frame, node.number)
        before = side.marker
        if node.op == "=":
            side.marker = amount
        else:
            side.marker = max(0, side.marker + (amount if node.op == "+" else -amount))
        frame.done = side.marker != before
        frame.applied |= frame.done
        game.clock += 1
        game.events.append(Event("marker", seat, (), side.marker))


# -- the chain --


def _negate(game: "Game", frame: Frame, node: n.Negate) -> None:
    frame.done = False
    for card in objects(game, frame, node.obj):
        link = game.link_of(card)
        if link is None or link.negated or not bans.can_be_negated(game, link):
            continue
        place = game.chain.index(link)
        game.chain[place] = attrs.evolve(link, negated=True)
        game.clock += 1
        game.events.append(Event("negate", link.seat, (card,), 0, frame.card))
        bind(game, frame, [card])
        frame.done = frame.applied = True
    if not frame.done:
        for kind in ("card", "jutsu", "mission"):
            frame.that.pop(kind, None)


def _skip_showdown(game: "Game", frame: Frame, node: n.SkipShowdown) -> None:
    teams = set(objects(game, frame, node.obj))
    for fight in game.fights:
        if fight.attacker in teams or fight.blocker in teams:
            fight.skipped = True
    game.events.append(Event("skip", frame.seat, tuple(sorted(teams))))
    frame.done = frame.applied = True


# -- chance --


def _flip(game: "Game", frame: Frame, node: n.Flip) -> None:
    heads = 0
    count = number(game, frame, node.number)
    flips = 0
    while flips < count or (node.until_tails and heads == flips):
        side = random_below(game, 2)
        flips += 1
        heads += side
        game.events.append(Event("flip", frame.seat, (), side, frame.card))
    frame.numbers["heads"] = heads
    frame.done = frame.applied = True


def _side(game: "Game", frame: Frame, node: n.Side) -> None:
    if (frame.numbers["heads"] > 0) == node.heads:
        perform_all(game, node.steps)


# -- lasting --


def _during(game: "Game", frame: Frame, node: n.During) -> None:
    until = _until(game, frame, node.duration)
    frame.done = False
    for claim in node.claims:
        _begin(game, frame, claim, until)
    frame.done = frame.applied = True


def _until(game: "Game", frame: Frame, duration: str) -> int:
    """The turn of the game at whose end it expires; 0: never (T-18)."""
    if duration == "turn":
        return game.turn
    if duration == "turn and next":
        return game.turn + 1
    if duration == "for good":
        return 0
    own = game.active == frame.seat
    mine = duration == "your next turn"
    return game.turn + (2 if own == mine else 1)


def _begin(game: "Game", frame: Frame, claim: Any, until: int) -> None:
    subjects: tuple[Any, ...] | None = None
    subject = (
        claim.subject
        if isinstance(claim, n.Change)
        else getattr(getattr(claim, "deed", None), "subject", None)
    )
    fixed = isinstance(claim, n.Change) or type(subject) in _FIXED
    if fixed and subject is not None:
        subjects = tuple(stamp(game, thing) for thing in objects(game, frame, subject))
    amount = amounts(game, frame, claim) if isinstance(claim, n.Change) else ()
    game.lasting.append(
        Lasting(
            game.fresh_id(),
            until,
            claim,
            subjects,
            amount,
            frame.seat,
            frame.card,
            frame.user,
            frame.targets,
        )
    )
    game.clock += 1
    if isinstance(claim, n.Change) and claim.row in ("power", "combat") and amount[0] > 0:
        for thing in alive(game, subjects or ()):
            if thing in game.play:
                piece = game.play[thing]
                emit(
                    game,
                    Event("gain combat", piece.seat, (thing,), amount[0], cause=frame.cause),
                )


_FIXED: Final = (n.This, n.User, n.TargetRef, n.That, n.Bearer)
"""References whose things are fixed when a lasting rule begins; other phrases stay open."""


def _later(game: "Game", frame: Frame, node: n.Later) -> None:
    kept = frame.copy()
    kept.picks = {}
    game.watchers.append(Watcher(game.fresh_id(), game.turn, node, kept))
    frame.done = frame.applied = True


# -- structure --


def _if(game: "Game", frame: Frame, node: n.If) -> None:
    perform_all(game, node.then if holds(game, frame, node.condition) else node.otherwise)


def _if_done(game: "Game", frame: Frame, node: n.IfDone) -> None:
    if frame.done:
        perform_all(game, node.then)


def _may(game: "Game", frame: Frame, node: n.May) -> None:
    seat = players(game, frame, node.player)[0]
    frame.done = False
    if payable(game, frame, node.steps[:1]):
        game.choice = YesNo(Asked(seat, "may", frame.card, Decide(node)))


@value
class Decide:
    """A player takes an option of an effect, or does not."""

    node: Any

    def take(self, game: "Game", answer: Answer) -> None:
        frame = game.frames[-1]
        frame.done = False
        if answer:
            mark_used(game, frame.card, frame.ability)
            perform_all(game, self.node.steps)

    def run(self, game: "Game") -> None:
        """Never on the agenda: only asked through."""
        raise AssertionError(game)


def _modes(game: "Game", frame: Frame, node: n.Modes) -> None:
    if frame.modes:
        perform_all(game, node.rows[frame.modes[0]])
        return
    seat = players(game, frame, node.by)[0]
    options = tuple(Option("mode", -1, i) for i in range(len(node.rows)))
    game.choice = PickOption(Asked(seat, "modes", frame.card, TakeMode(node)), options)


@value
class TakeMode:
    """A mode chosen on resolution, where it was not chosen at announcement."""

    node: Any

    def take(self, game: "Game", answer: Answer) -> None:
        perform_all(game, self.node.rows[answer.index])

    def run(self, game: "Game") -> None:
        """Never on the agenda: only asked through."""
        raise AssertionError(game)


def _for_each(game: "Game", frame: Frame, node: n.ForEach) -> None:
    things = objects(game, frame, node.obj)
    for thing in reversed(things):
        game.agenda += [Perform(step) for step in reversed(node.steps)]
        game.agenda.append(BindOne(stamp(game, thing)))
    frame.done = bool(things)


@value
class BindOne:
    """The next thing of a `For each` is what `that ...` means now."""

    thing: tuple[int, int]

    def run(self, game: "Game") -> None:
        frame = game.frames[-1]
        for word in ("ninja", "card", "team") if self.thing[0] < TEAM else ("team",):
            frame.that[word] = (self.thing,)


def _define(_game: "Game", _frame: Frame, _node: n.Define) -> None:
    """Nothing to do: the frame has known it since the steps were begun."""


_MEANINGS: Final[dict[type, Callable[["Game", Frame, Any], None]]] = {
    n.Move: _move,
    n.Draw: _draw,
    n.Search: _search,
    n.Look: _look,
    n.Reveal: _reveal,
    n.Shuffle: _shuffle,
    n.Enter: _enter,
    n.Join: _join,
    n.StandBy: _stand_by,
    n.SwitchHead: _switch_head,
    n.Control: _control,
    n.Organize: _organize,
    n.Damage: _damage,
    n.ChangeDamage: _change_damage,
    n.Injure: _injure,
    n.Heal: _heal,
    n.Coin: _coin,
    n.WinReward: _win_reward,
    n.Marker: _marker,
    n.Negate: _negate,
    n.SkipShowdown: _skip_showdown,
    n.Flip: _flip,
    n.Side: _side,
    n.During: _during,
    n.Later: _later,
    n.If: _if,
    n.IfDone: _if_done,
    n.May: _may,
    n.Modes: _modes,
    n.ForEach: _for_each,
    n.Define: _define,
}
DO.update(_MEANINGS)
