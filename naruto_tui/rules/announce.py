"""Announcing a Jutsu, Mission or effect: user, modes, X, targets, price, then onto the chain.

The order is rule 5.3.4. What is offered has been checked to be possible to the end, so that an
announcement never has to be taken back.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Any

from attrs import define, evolve

from naruto_tui.cards import nodes as n

from . import bans
from .attempts import all_paid, take_back
from .choices import Option, PickCards, PickNumber, PickOption
from .events import Cause, Stamp
from .grouping import together_of
from .paying import PayChakra, PayHand, can_pay_as, most_x
from .program import Program
from .questions import TEAM, Answer, Asked
from .sayings import JUTSU_COSTS
from .select import described, is_in, matches, number, objects, stamp
from .state import CHAIN, HAND, Frame, Link, Payment, new_frame
from .tokens import thing_of, token
from .triggers import emit
from .values import value
from .zones import show, take_out

if TYPE_CHECKING:
    from .game import Game


@define(eq=False)
class Announcement:
    """A Jutsu, Mission or effect on its way to the chain."""

    card: int
    stamp: Stamp
    """The object whose text it is; its own price may take it away."""
    seat: int
    kind: str
    ability: int
    body: n.Body
    user: Stamp | None
    targets: tuple[tuple[Stamp, ...], ...]
    modes: tuple[int, ...]
    x: int
    that: dict[str, tuple[Stamp, ...]]
    """What the event of a trigger, or the price, has bound."""
    amount: int
    player: int
    triggered: bool
    """Whether it comes from a trigger and not from its player's will."""
    named: dict[str, str] | None
    """What was named before for the card or delayed effect."""
    past: bool
    """Whether it is a trigger that speaks with the text as it was before its event (T-31)."""
    paid: tuple[int, ...]
    """Chakra that was paid for it."""
    payment: Payment | None
    """What was paid, where the text asks for it."""
    only: frozenset[int] | None
    """What may be targeted, where a price speaks of the target and not each can pay (K-28.2)."""
    back: Any
    """What a taken back announcement goes back to (`remember`), or `None`."""

    def copy(self) -> "Announcement":
        return Announcement(
            self.card, self.stamp, self.seat, self.kind, self.ability, self.body, self.user,
            self.targets, self.modes, self.x, dict(self.that), self.amount, self.player,
            self.triggered, self.named, self.past, self.paid, self.payment, self.only, self.back,
        )  # fmt: skip


def announcement(
    card: int,
    source: Stamp,
    seat: int,
    kind: str,
    ability: int,
    body: n.Body,
    *,
    triggered: bool = False,
) -> Announcement:
    """An announcement of which nothing has been decided yet."""
    return Announcement(
        card, source, seat, kind, ability, body, None, (), (), 0, {}, 0, -1, triggered, None,
        False, (), None, None, None,
    )  # fmt: skip


def frame_of(game: "Game", card: int, seat: int, kind: str, user: Stamp | None) -> Frame:
    """What the text of a card refers to while it is being announced."""
    return new_frame(card, stamp(game, card), seat, kind=kind, user=user)


# -- what can be played --


def users(game: "Game", seat: int, jutsu: int) -> list[int]:
    """The Ninja that may be the user: on the battlefield, fitting, with targets at hand (5.3.5)."""
    return list(_users(game, seat, jutsu))


def has_user(game: "Game", seat: int, jutsu: int) -> bool:
    """Whether some Ninja may be the user."""
    return next(_users(game, seat, jutsu), None) is not None


def _users(game: "Game", seat: int, jutsu: int) -> Iterator[int]:
    program = game.programs[jutsu]
    frame = frame_of(game, jutsu, seat, "jutsu", None)
    changes = JUTSU_COSTS in game.says
    battling = game.edition.jutsu_users == "battling"
    for team in game.teams.values():
        if team.seat != seat or not team.out or (battling and not game.facing(team.id)):
            continue
        for ninja in team.members:
            if program.requires and not _meets(game, frame, program.requires, ninja):
                continue
            frame.user = (ninja, game.gens[ninja])
            if not bans.can_use(game, ninja, jutsu):
                continue
            if changes and not can_pay_as(game, seat, jutsu, ninja):
                continue
            if program.x_said is not None and not can_pay_as(
                game, seat, jutsu, ninja, said_x(game, frame, program.x_said)
            ):
                continue
            if may_have_targets(game, frame, program):
                yield ninja


def meets(game: "Game", seat: int, jutsu: int, ninja: int) -> bool:
    """Whether a Ninja meets a Jutsu's requirements (8.11); with none, anybody does."""
    requires = game.programs[jutsu].requires
    frame = frame_of(game, jutsu, seat, "jutsu", stamp(game, ninja))
    return not requires or _meets(game, frame, requires, ninja)


def _meets(game: "Game", frame: Frame, requires: tuple[n.Cards, ...], ninja: int) -> bool:
    if game.programs[frame.card].requires_all and not _are_together(game, frame, requires, ninja):
        return False
    if any(matches(game, frame, one, ninja) for one in requires):
        return True
    if bans.ignores_requirements(game, ninja, frame.card):
        return True
    lifted = bans.counted_as(game, ninja, frame.card)
    return bool(lifted) and any(
        matches(game, frame, evolve(one, filters=_without(one.filters, lifted)), ninja)
        for one in requires
    )


def _are_together(game: "Game", frame: Frame, requires: tuple[n.Cards, ...], ninja: int) -> bool:
    """Whether each of several Ninja that are asked for is in the user's team (T-25)."""
    team = game.team_of(ninja)
    return team is not None and all(
        any(matches(game, frame, one, mate) for mate in team.members) for one in requires
    )


def _without(filters: tuple[Any, ...], lifted: frozenset[str]) -> tuple[Any, ...]:
    """What is still asked of a user that counts as having these names and words (T-11)."""
    return tuple(one for one in filters if not _is_lifted(one, lifted))


def _is_lifted(one: Any, lifted: frozenset[str]) -> bool:
    if isinstance(one, n.Named):
        return not lifted.isdisjoint(one.names)
    if isinstance(one, n.Or):
        return any(_is_lifted(part, lifted) for part in one.filters)
    return isinstance(one, n.Word) and one.text in lifted


def may_have_targets(game: "Game", frame: Frame, program: Program) -> bool:
    """Whether the targets of a Jutsu can be met, before its price is paid or after (5.3.4)."""
    body = program.body
    if not body.targets:
        return True
    if has_targets(game, frame, body):
        return not program.x_set or _can_pay_set_x(game, frame, body)
    if game.edition.jutsu_targets_chosen == "before paying" or not game.cards[frame.card].costs:
        return False
    with all_paid(game, frame.seat):
        return has_targets(game, frame, body)


def _can_pay_set_x(game: "Game", frame: Frame, body: n.Body) -> bool:
    """Whether some target sets an X that can be paid (5.3.4, step 7)."""
    found = candidates(game, frame, body.targets[0])
    single = isinstance(body.targets[0], n.Pick)
    user = -1 if frame.user is None else frame.user[0]
    for things in ((one,) for one in found) if single else (tuple(found),):
        trial = frame.copy()
        trial.targets = (tuple(stamp(game, thing) for thing in things),)
        if can_pay_as(game, frame.seat, frame.card, user, x_of(game, trial, body), things):
            return True
    return False


def said_x(game: "Game", frame: Frame, said: n.Number) -> int:
    """The X that the text says by itself, the card being out of the hand; never below 0."""
    hand = game.sides[frame.seat].hand
    if frame.card not in hand:
        return max(0, number(game, frame, said))
    place = hand.index(frame.card)
    hand.pop(place)
    try:
        return max(0, number(game, frame, said))
    finally:
        hand.insert(place, frame.card)


def x_of(game: "Game", frame: Frame, body: n.Body) -> int:
    """The X that the text reads off its targets; never below 0."""
    frame.defines = defines_of(body)
    return max(0, number(game, frame, n.Var("x")))


def has_targets(game: "Game", frame: Frame, body: n.Body) -> bool:
    """Whether every target line can be met (4.4.2)."""
    return not body.targets or _declarable(game, frame, body.targets, ())


def _declarable(game: "Game", frame: Frame, lines: tuple[Any, ...], taken: tuple[int, ...]) -> bool:
    """Whether these lines can be met one after another; each pick needs things of its own."""
    line, rest = lines[0], lines[1:]
    found = candidates(game, frame, line)
    if not isinstance(line, n.Pick):
        return bool(found) and (not rest or _declared(game, frame, found, rest, taken))
    found = [thing for thing in found if thing not in taken]
    least = number(game, frame, line.low)
    if len(found) < least:
        return False
    together = together_of(game, frame, line, found, tuple(found))
    if together is not None and together.sizes(least, least)[1] < least:
        return False
    return not rest or any(
        _declared(game, frame, some, rest, (*taken, *some))
        for some in combinations(found, least)
        if together is None or together.met(some)
    )


def _declared(
    game: "Game",
    frame: Frame,
    things: Iterable[int],
    rest: tuple[Any, ...],
    taken: tuple[int, ...],
) -> bool:
    """Whether the rest can be met once these things are declared."""
    before, count = frame.targets, frame.numbers.get("count", 0)
    frame.targets = (*before, tuple(stamp(game, thing) for thing in things))
    frame.numbers["count"] = len(frame.targets[-1])
    met = _declarable(game, frame, rest, taken)
    frame.targets, frame.numbers["count"] = before, count
    return met


def candidates(game: "Game", frame: Frame, line: Any) -> list[int]:
    """What a target line may declare: it fits, and may be targeted (T-9)."""
    if isinstance(line, n.Pick):
        assert isinstance(line.cards, n.Cards)
        found = described(game, frame, line.cards)
    else:
        found = objects(game, frame, line)
    found = [
        thing
        for thing in found
        if (thing != frame.card or frame.kind == "effect")
        and bans.can_be_targeted(game, thing, frame.card, frame.seat)
    ]
    before = game.edition.jutsu_targets_chosen == "before paying"
    if frame.kind == "jutsu" and before and JUTSU_COSTS in game.says:
        return _payable_targets(game, frame, found)
    return found


def _payable_targets(game: "Game", frame: Frame, found: list[int]) -> list[int]:
    """Those that can be targeted together, where a text taxes targeting (5.3.4 step 9)."""
    kept = [thing for some in frame.targets for thing, _ in some]
    before = len(kept)
    user = -1 if frame.user is None else frame.user[0]
    for thing in found:
        x = frame.numbers.get("x", 0)
        if can_pay_as(game, frame.seat, frame.card, user, x, (*kept, thing)):
            kept.append(thing)
    return kept[before:]


# -- the steps --


def announce_jutsu(game: "Game", seat: int, card: int) -> None:
    """Begins rule 5.3.4: the card is revealed. The edition orders X, targets and price."""
    take_out(game, card)
    _begin(game, card, seat, "jutsu")
    game.sides[seat].jutsu += 1
    edition = game.edition
    targets: tuple[Any, ...] = (AskTargets(0),)
    if game.programs[card].x_set:
        targets = (SetX(), AskTargets(0))
    pay_first = edition.jutsu_targets_chosen == "after paying"
    price = (PayChakra(),)
    game.agenda += (Place(), *targets, *price) if pay_first else (Place(), *price, *targets)
    x_first = edition.jutsu_x_chosen == "first"
    game.agenda += (AskModes(), AskX(), AskUser()) if x_first else (AskX(), AskModes(), AskUser())


def announce_mission(game: "Game", seat: int, card: int) -> None:
    """A Mission or Counter Mission: targets, then the hand cost (4.4.2 to 4.4.4)."""
    take_out(game, card)
    _begin(game, card, seat, "mission")
    game.agenda += (Place(), PayHand(), AskTargets(0), AskX(), AskModes())


def _begin(game: "Game", card: int, seat: int, kind: str) -> None:
    game.where[card] = CHAIN
    game.gens[card] += 1
    body = game.programs[card].body
    game.announcing = announcement(card, stamp(game, card), seat, kind, -1, body)
    game.clock += game.reads_zones


def announcing_frame(game: "Game", now: Announcement) -> Frame:
    """What the announced text refers to so far."""
    frame = new_frame(
        now.card, now.stamp, now.seat, kind=now.kind, ability=now.ability, user=now.user,
        targets=now.targets, modes=now.modes, that=now.that, player=now.player,
        numbers={
            "x": now.x,
            "amount": now.amount,
            "count": len(now.targets[-1]) if now.targets else now.amount,
        },
        cause=Cause("cost", now.card, now.seat), named=now.named,
    )  # fmt: skip
    frame.defines = defines_of(now.body)
    return frame


def defines_of(body: n.Body) -> tuple[n.Define, ...]:
    """What closing sentences say that X is: a price may ask for it too."""
    return tuple(step for step in body.steps if isinstance(step, n.Define))


@value
class AskUser:
    """Names the user (step 2)."""

    def run(self, game: "Game") -> None:
        now: Announcement = game.announcing
        found = users(game, now.seat, now.card)
        if len(found) == 1:
            self.take(game, (found[0],))
        else:
            game.choice = PickCards(Asked(now.seat, "user", now.card, self), tuple(found), 1, 1)

    def take(self, game: "Game", answer: Answer) -> None:
        game.announcing.user = stamp(game, answer[0])


@value
class AskModes:
    """Chooses modes (step 3)."""

    def run(self, game: "Game") -> None:
        now: Announcement = game.announcing
        modes = modes_of(now.body)
        if modes is not None:
            seat = now.seat if modes.by == "you" else 1 - now.seat
            options = tuple(
                Option("mode", -1, i) for i in range(len(modes.rows)) if i not in now.modes
            )
            game.choice = PickOption(Asked(seat, "modes", now.card, self), options)

    def take(self, game: "Game", answer: Answer) -> None:
        now: Announcement = game.announcing
        now.modes = (*now.modes, answer.index)
        modes = modes_of(now.body)
        assert modes is not None
        wanted = number(game, announcing_frame(game, now), modes.number)
        if len(now.modes) < min(wanted, len(modes.rows)):
            game.agenda.append(self)


def modes_of(body: n.Body) -> n.Modes | None:
    """The modes of a body, which are chosen when it is announced."""
    return next((step for step in body.steps if isinstance(step, n.Modes)), None)


@value
class AskX:
    """Chooses X (step 5), as much as can be paid; nobody is asked where the text says it."""

    def run(self, game: "Game") -> None:
        now: Announcement = game.announcing
        card = game.cards[now.card]
        said = game.programs[now.card].x_said
        if said is not None:
            now.x = said_x(game, announcing_frame(game, now), said)
            return
        if "hand" not in card.variable and not any(cost.x for cost in card.costs):
            return
        most = most_x(game, now)
        frame = announcing_frame(game, now)
        while most > 0:
            # A tax on targets is to be paid beside X.
            frame.numbers["x"] = most
            if has_targets(game, frame, now.body):
                break
            most -= 1
        if most > 0:
            game.choice = PickNumber(Asked(now.seat, "x", now.card, self), 0, most)

    def take(self, game: "Game", answer: Answer) -> None:
        game.announcing.x = answer


@value
class AskTargets:
    """Chooses the targets of one line (step 6), then of the next."""

    line: int

    def run(self, game: "Game") -> None:
        now: Announcement = game.announcing
        if self.line == len(now.body.targets):
            return
        line, rest = now.body.targets[self.line], now.body.targets[self.line + 1 :]
        frame = announcing_frame(game, now)
        found = candidates(game, frame, line)
        if not isinstance(line, n.Pick):
            if not found and now.kind == "jutsu":
                take_back(game)
                return
            self._declare(game, found)
            return
        taken = tuple(thing for some in now.targets for thing, _ in some)
        found = [
            thing
            for thing in found
            if thing not in taken and (now.only is None or thing in now.only)
        ]
        low = number(game, frame, line.low)
        high = len(found) if line.high is None else number(game, frame, line.high)
        if rest and line.high is None:
            # `that many` of the next line may be fewer than there are of this one.
            while high > low and not _declared(game, frame, found[:high], rest, tuple(taken)):
                high -= 1
        if rest and high == 1:
            found = [
                thing for thing in found if _declared(game, frame, (thing,), rest, (*taken, thing))
            ]
        if len(found) < low and now.paid:
            take_back(game)
            return
        low, high = min(low, len(found)), min(high, len(found))
        shown = tuple(token(game, now.seat, thing) for thing in found)
        together = together_of(game, frame, line, found, shown)
        if together is not None:
            low, high = together.sizes(low, high)
        if low == high in (0, len(found)):
            self._declare(game, found[:high])
        else:
            game.choice = PickCards(
                Asked(now.seat, "target", now.card, self), shown, low, high, together=together
            )

    def take(self, game: "Game", answer: Answer) -> None:
        self._declare(game, [thing_of(game, shown) for shown in answer])

    def _declare(self, game: "Game", things: list[int]) -> None:
        now: Announcement = game.announcing
        now.targets = (*now.targets, tuple(stamp(game, thing) for thing in things))
        for thing in things:
            if thing < TEAM and game.where[thing] == HAND:
                show(game, 1 - game.owner[thing], (thing,))
        game.agenda.append(AskTargets(self.line + 1))


@value
class SetX:
    """X becomes what the targets make it (step 7); an X chosen before must have been that."""

    def run(self, game: "Game") -> None:
        now: Announcement = game.announcing
        x = x_of(game, announcing_frame(game, now), now.body)
        if game.edition.jutsu_x_chosen == "first":
            if x != now.x:
                take_back(game)
        elif can_pay_as(game, now.seat, now.card, -1 if now.user is None else now.user[0], x):
            now.x = x
        else:
            take_back(game)


@value
class Place:
    """It is on the chain (step 11)."""

    def run(self, game: "Game") -> None:
        now: Announcement = game.announcing
        game.announcing = None
        place(game, now)


def place(game: "Game", now: Announcement) -> None:
    """Puts what has been announced on the chain, and says so: until now it could be taken back."""
    game.secrets += not now.triggered
    answered = game.chain[-1].card if game.chain else -1
    game.chain.append(link_from(game, now))
    tell_placed(game, now, answered)
    if now.triggered:
        game.notes.append(("trigger", now.seat, (now.card,)))
        return
    user = -1 if now.user is None else now.user[0]
    emit(game, ("play", now.seat, (now.card,), now.x, HAND, user))
    if now.user is not None:
        emit(game, ("use", now.seat, (user,), 0, -1, now.card))


def tell_placed(game: "Game", now: Announcement, answered: int) -> None:
    """Says what is targeted and what is answered, where somebody listens for it."""
    if now.targets and "target" in game.heard:
        things = tuple(dict.fromkeys(thing for some in now.targets for thing, _ in some))
        if things:
            emit(game, ("target", now.seat, things, len(things), now.card))
    if answered >= 0 and "chain" in game.heard:
        emit(game, ("chain", now.seat, (answered,), 0, now.card))


def link_from(game: "Game", now: Announcement) -> Link:
    """The item of the chain that an announcement has become."""
    source = now.stamp if now.kind == "effect" else stamp(game, now.card)
    return Link(
        game.fresh_id(), now.card, source, now.seat, now.kind, now.ability, now.body, now.user,
        now.targets, now.modes, now.x, now.that, now.amount, now.player, False, named=now.named,
        past=now.past, payment=now.payment,
    )  # fmt: skip


def still_fits(game: "Game", frame: Frame, line: Any, thing: int) -> bool:
    """Whether a declared target still is one at resolution (rule 7.6 check 1)."""
    if isinstance(line, n.Pick):
        assert isinstance(line.cards, n.Cards)
        if not matches(game, frame, line.cards, thing):
            return False
    elif isinstance(line, n.Every):
        if not matches(game, frame, line.cards, thing):
            return False
    elif not is_in(game, frame, line, thing):
        return False
    return bans.can_be_targeted(game, thing, frame.card, frame.seat)
