"""Announcing a Jutsu, Mission or effect: user, modes, X, targets, price, then onto the chain.

The order is rule 5.3.4. What is offered has been checked to be possible to the end, so that an
announcement never has to be taken back.
"""

from typing import TYPE_CHECKING, Any

from attrs import define

from naruto_tui.cards import nodes as n

from .attempts import take_back
from .blind import blind_pick, is_blind
from .choices import Option, PickCards, PickNumber, PickOption
from .elsewhere import Way, use_up, way_of
from .events import Cause, Stamp
from .grouping import together_of
from .modes import modes_of, with_mode
from .nexts import take_next
from .paying import PayChakra, PayHand, can_pay_as, most_x
from .questions import TEAM, Answer, Asked
from .select import number, stamp
from .state import CHAIN, HAND, Frame, Link, Payment, new_frame
from .tokens import thing_of, token
from .triggers import emit
from .values import value
from .zones import show, take_out

if TYPE_CHECKING:
    from .game import Game
from .targeting import (
    candidates,
    declared,
    defines_of,
    fits_x,
    has_targets,
    said_x,
    users,
    x_of,
)


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
    way: Way | None
    """How it is played, if not from the hand."""
    back: Any
    """What a taken back announcement goes back to (`remember`), or `None`."""

    def copy(self) -> "Announcement":
        return Announcement(
            self.card, self.stamp, self.seat, self.kind, self.ability, self.body, self.user,
            self.targets, self.modes, self.x, dict(self.that), self.amount, self.player,
            self.triggered, self.named, self.past, self.paid, self.payment, self.only, self.way,
            self.back,
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
        False, (), None, None, None, None,
    )  # fmt: skip


def announce_jutsu(game: "Game", seat: int, card: int) -> None:
    """Begins rule 5.3.4: the card is revealed. The edition orders X, targets and price."""
    _begin(game, card, seat, "jutsu")
    game.sides[seat].jutsu += 1
    edition = game.edition
    targets: tuple[Any, ...] = (AskTargets(0),)
    if game.programs[card].x_set:
        targets = (SetX(), AskTargets(0))
    pay_first = edition.jutsu_targets_chosen == "after paying"
    ask_x, pay = _besides(game, card)
    price = (*pay, PayChakra())
    game.agenda += (Place(), *targets, *price) if pay_first else (Place(), *price, *targets)
    x_first = edition.jutsu_x_chosen == "first"
    game.agenda += ask_x
    game.agenda += (AskModes(), AskX(), AskUser()) if x_first else (AskX(), AskModes(), AskUser())


def announce_mission(game: "Game", seat: int, card: int) -> None:
    """A Mission or Counter Mission: targets, then the hand cost (4.4.2 to 4.4.4)."""
    _begin(game, card, seat, "mission")
    ask_x, pay = _besides(game, card)
    game.agenda += (Place(), PayHand(), *pay, AskTargets(0), *ask_x, AskX(), AskModes())


def _besides(game: "Game", card: int) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """What asks for the X of a price beside the cost, and what pays it."""
    price = game.programs[card].besides
    if not price:
        return (), ()
    # A price is paid by what is announced, and so comes here.
    from .price_x import AskPriceX, asks_x  # noqa: PLC0415
    from .prices import PayPrice  # noqa: PLC0415

    ask_x = (AskPriceX(price, 0),) if asks_x(price, game.programs[card].body) else ()
    return ask_x, (PayPrice(price),)


def _begin(game: "Game", card: int, seat: int, kind: str) -> None:
    way = way_of(game, seat, card)
    take_out(game, card)
    game.where[card] = CHAIN
    game.gens[card] += 1
    body = game.programs[card].body
    game.announcing = announcement(card, stamp(game, card), seat, kind, -1, body)
    game.announcing.way = way
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


@value
class AskUser:
    """Names the user (step 2)."""

    def run(self, game: "Game") -> None:
        now: Announcement = game.announcing
        found = users(game, now.seat, now.card)
        if not found:
            # Who had what it asks for lost it when the card left the hand: he counts the cards.
            take_back(game)
        elif len(found) == 1:
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
            left = [place for place in range(len(modes.rows)) if place not in now.modes]
            if modes.targets:
                frame = announcing_frame(game, now)
                # Where the price is paid first, perhaps none can be met yet.
                left = [one for one in left if _is_open(game, frame, now, one)] or left
            options = tuple(Option("mode", -1, place) for place in left)
            game.choice = PickOption(Asked(seat, "modes", now.card, self), options)

    def take(self, game: "Game", answer: Answer) -> None:
        now: Announcement = game.announcing
        now.modes = (*now.modes, answer.index)
        now.body = with_mode(now.body, answer.index)
        modes = modes_of(now.body)
        assert modes is not None
        wanted = number(game, announcing_frame(game, now), modes.number)
        if len(now.modes) < min(wanted, len(modes.rows)):
            game.agenda.append(self)


def _is_open(game: "Game", frame: Frame, now: Announcement, place: int) -> bool:
    """Whether the targets of a mode can be met, and its price be paid with one of them."""
    body = with_mode(now.body, place)
    if not has_targets(game, frame, body):
        return False
    if now.only is None or not body.targets:
        return True
    return not now.only.isdisjoint(candidates(game, frame, body.targets[0]))


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
        if now.way is not None and now.way.free:
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
            while high > low and not declared(game, frame, found[:high], rest, tuple(taken)):
                high -= 1
        if rest and high == 1:
            found = [
                thing for thing in found if declared(game, frame, (thing,), rest, (*taken, thing))
            ]
        blind = is_blind(game, now.seat, now.card)
        if blind and self.line == 0 and game.programs[now.card].x_set:
            found = [one for one in found if fits_x(game, frame, now.body, one)]
        if len(found) < low and now.paid:
            take_back(game)
            return
        low, high = min(low, len(found)), min(high, len(found))
        shown = tuple(found if blind else (token(game, now.seat, thing) for thing in found))
        together = together_of(game, frame, line, found, shown)
        if together is not None:
            low, high = together.sizes(low, high)
        if low == high in (0, len(found)):
            self._declare(game, found[:high])
        elif blind:
            self._declare(game, blind_pick(game, found, low, high, together))
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
        game.notes.append(("trigger", now.seat, (now.card,), 0, -1, now.ability))
        return
    user = -1 if now.user is None else now.user[0]
    zone = HAND
    if now.way is not None:
        zone = now.way.zone
        use_up(game, now.way)
    take_next(game, now.seat, now.card)
    emit(game, ("play", now.seat, (now.card,), now.x, zone, user))
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
    notes = game.programs[now.card].notes
    noted = None
    if notes is not None and now.kind != "effect":
        noted = number(game, announcing_frame(game, now), notes)
    return Link(
        game.fresh_id(), now.card, source, now.seat, now.kind, now.ability, now.body, now.user,
        now.targets, now.modes, now.x, now.that, now.amount, now.player, False, now.named,
        now.past, False, 0, now.payment, now.way, noted,
    )  # fmt: skip
