"""The chain: triggers go on it, players answer in turn, it resolves last in, first out."""

from typing import TYPE_CHECKING, Any, Final

import attrs

from naruto_tui.cards import nodes as n

from . import bans, surge
from .activated import is_there
from .announce import Announcement, AskModes, AskTargets, Place, announcement, place
from .attempts import remember
from .bonuses import with_added, with_bonuses
from .charging import CHARGING
from .choices import Option, PickOption, PutInOrder, YesNo
from .events import RULE, Cause, Event, Note
from .force import is_on, is_said_of
from .going import tell_moves
from .granting import text_of
from .modes import declares, modes_of
from .options import start_option
from .outside import HIDDEN
from .perform import mark_used, perform_all
from .price_x import AskPriceX, asks_x, is_useful
from .prices import PayPrice, can_pay_price, chakra_asked
from .program import defined_x
from .questions import Answer, Asked
from .reworded import steps_of_link
from .sayings import ADDED
from .select import alive, number, stamp
from .state import (
    CHAIN,
    CHAKRA,
    COPY,
    DISCARD,
    HAND,
    NOTED,
    PLAYED_FROM,
    REMOVED,
    Frame,
    Link,
    Waiting,
)
from .targeting import defines_of, has_targets, meets, still_fits
from .triggers import emit, is_of_the_past, is_used_up, offer
from .values import value
from .windows import nothing_held, option_of
from .zones import enter, move, put, show

if TYPE_CHECKING:
    from .editions import Edition
    from .game import Game


# -- triggers go on the chain --


@value
class RunTriggers:
    """Puts waiting triggers on a chain and carries it out; nothing to do without any."""

    def run(self, game: "Game") -> None:
        if game.waiting:
            game.agenda += (self, RESPONDING[game.active], _START_TRIGGERS)


def triggers_first(game: "Game", step: Any) -> None:
    """Triggers that wait go on a chain of their own; the step comes afterwards."""
    game.agenda += (step, _RUN_TRIGGERS)


@value
class StartTriggers:
    """All waiting triggers go on the chain, the Attacker's first: they resolve last (7.13)."""

    def run(self, game: "Game") -> None:
        waiting, game.waiting = game.waiting, []
        if len(waiting) == 1:
            PutTrigger(waiting[0]).run(game)
            return
        steps: list[Ordered | PutTrigger] = []
        for seat in (game.active, 1 - game.active):
            own = tuple(one for one in waiting if one.seat == seat and not one.decoy)
            if own:
                steps.append(Ordered(seat, own))
            steps += [PutTrigger(one) for one in waiting if one.seat == seat and one.decoy]
        game.agenda += reversed(steps)


@value
class Ordered:
    """One player's triggers go on the chain in the order he likes."""

    seat: int
    waiting: tuple[Waiting, ...]

    def run(self, game: "Game") -> None:
        if len({(one.card, one.ability) for one in self.waiting}) > 1:
            items = tuple(range(len(self.waiting)))
            source = self.waiting[0].card
            game.choice = PutInOrder(Asked(self.seat, "trigger order", source, self), items)
        else:
            self.take(game, tuple(range(len(self.waiting))))

    def take(self, game: "Game", answer: Answer) -> None:
        game.agenda += [PutTrigger(self.waiting[place]) for place in reversed(answer)]


@value
class PutTrigger:
    """A trigger goes on the chain; an optional price is paid now or it does not go (K-28.6)."""

    waiting: Waiting

    def run(self, game: "Game") -> None:
        waiting = _decided_first(self.waiting)
        ability = waiting.node
        body = _body(waiting)
        frame = _waiting_frame(waiting)
        frame.defines = defines_of(body)
        if not isinstance(ability, n.Triggered) or ability.price is None:
            if has_targets(game, frame, body):
                _put(game, waiting, None)
            return
        if is_used_up(game, waiting.card, waiting.ability):
            return
        if (
            can_pay_price(game, frame, ability.price)
            and _may_use(game, frame, ability.price)
            and is_useful(game, frame, ability.price, body)
        ):
            if waiting.decoy:
                game.choice = nothing_held(waiting.seat)
            else:
                game.choice = YesNo(Asked(waiting.seat, "optional effect", waiting.card, self))

    def take(self, game: "Game", answer: Answer) -> None:
        if answer:
            mark_used(game, self.waiting.card, self.waiting.ability)
            waiting = _decided_first(self.waiting)
            assert isinstance(waiting.node, n.Triggered)
            _put(game, waiting, waiting.node.price)


def _put(game: "Game", one: Waiting, price: tuple[Any, ...] | None) -> None:
    """A trigger is announced: modes, targets and a price come before it is on the chain."""
    if getattr(one.node, "zone", "play") != "play":
        # Whoever uses a card of a hidden place shows it.
        show(game, 1 - one.seat, (one.card,))
    now = announcement(
        one.card, one.stamp, one.seat, "effect", one.ability, _body(one), triggered=True
    )
    now.that, now.amount, now.player = one.that, one.amount, one.player
    now.past = is_of_the_past(one.node)
    if one.frame is not None:
        now.named = one.frame.named
    if one.frame is not None:
        now.user, now.targets = one.frame.user, one.frame.targets
        now.x = one.frame.numbers.get("x", 0)
    if price is None and not now.body.targets and modes_of(now.body) is None:
        place(game, now)
    else:
        game.agenda.append(PlaceTrigger(now, price))


def _decided_first(one: Waiting) -> Waiting:
    """Of a hidden card its player decides before it is shown: its `you may` is no longer asked."""
    if getattr(one.node, "zone", "play") not in HIDDEN:
        return one
    match one.node:
        case n.Triggered(price=None, body=n.Body(targets, (n.May("you", steps), *rest))):
            body = n.Body(targets, (*steps, *rest))
            return attrs.evolve(one, node=attrs.evolve(one.node, price=(), body=body))
    return one


def _may_use(game: "Game", frame: Frame, price: tuple[Any, ...]) -> bool:
    """Whether no ban forbids what costs so much chakra (K-28.9)."""
    if "cannot use" not in game.says:
        return True
    chakra = chakra_asked(game, frame, price)
    return bans.can_use_ability(game, frame.card, chakra, activated=False)


def _body(waiting: Waiting) -> n.Body:
    node = waiting.node
    if isinstance(node, n.Triggered):
        return node.body
    assert isinstance(node, n.Body)
    return node


def _waiting_frame(one: Waiting) -> Frame:
    """What a trigger refers to while it goes on the chain."""
    numbers = {"amount": one.amount, "count": one.amount}
    return Frame(
        0, one.card, one.stamp, one.seat, "effect", one.ability, None, (), (), dict(one.that),
        numbers, (), one.player, {}, False, False, Cause("cost", one.card, one.seat), {}, None,
    )  # fmt: skip


@value
class PlaceTrigger:
    """Modes, targets and the price (5.3.4): then the effect is on the chain."""

    now: Announcement
    price: tuple[Any, ...] | None

    def run(self, game: "Game") -> None:
        game.announcing = self.now.copy()
        if self.price is not None:
            game.agenda.append(CutLoose())
        game.agenda.append(Place())
        if self.price is not None:
            game.agenda.append(PayPrice(self.price))
        if declares(self.now.body) and not self.now.targets:
            game.agenda.append(AskTargets(0))
        if self.price is not None and asks_x(self.price, self.now.body):
            game.agenda.append(AskPriceX(self.price, 0))
        if modes_of(self.now.body) is not None:
            game.agenda.append(AskModes())


@value
class CutLoose:
    """A source that its own price took away or injured does no harm to the effect (7.6, K-28.3)."""

    def run(self, game: "Game") -> None:
        link = game.chain[-1]
        if not _text_still_works(game, link):
            game.chain[-1] = attrs.evolve(link, loose=True)


# -- answering --


@value
class Respond:
    """A player has the option while something is on the chain.

    What triggered while it was built goes on it first, above what triggered it (7.1).
    """

    seat: int
    passes: int
    """How many have passed in a row."""
    barred: tuple[str, ...] = ()
    """Names of Jutsu of which an announcement was taken back here (5.3.9)."""

    def run(self, game: "Game") -> None:
        if game.waiting:
            game.agenda += (self, _START_TRIGGERS)
            return
        seat, passes = self.seat, self.passes
        while passes < 2 and game.chain:
            options = option_of(game, seat, self.barred)
            if options:
                again = Respond(seat, passes, self.barred)
                asked = Asked(seat, "respond", game.chain[-1].card, again)
                game.choice = PickOption(asked, options)
                return
            seat, passes = 1 - seat, passes + 1
        _RESOLVE_NEXT.run(game)

    def take(self, game: "Game", answer: Answer) -> None:
        option: Option = answer
        if option.verb == "pass":
            game.agenda.append(Respond(1 - self.seat, self.passes + 1))
        elif option.verb == "charge":
            game.agenda += (self, CHARGING[self.seat])
        else:
            depth = len(game.agenda)
            game.agenda.append(RESPONDING[1 - self.seat])
            start_option(game, self.seat, option)
            remember(game, depth, self)


# -- resolving --


@value
class ResolveNext:
    """Resolves the item on top, and so on until the chain is empty (7.5)."""

    def run(self, game: "Game") -> None:
        if not game.chain:
            return
        link = game.chain[-1]
        if link.kind != "effect" and not link.negated and bans.is_negated(game, link):
            link = attrs.evolve(link, negated=True)
            game.notes.append(("negate", link.seat, (link.card,)))
        game.chain.pop()
        if game.chain or "copy" in game.says:
            game.agenda.append(self)
        resolve(game, link)


def resolve(game: "Game", link: Link) -> None:
    """Carries out one item if the checks of rule 7.6 hold."""
    if link.negated:
        finish(game, link, "negated")
        return
    frame = frame_from(game, link)
    if link.body.targets and not _keep_targets(game, frame, link):
        finish(game, link, "failed", checked=False)
        return
    if not _source_is_right(game, link):
        finish(game, link, "failed", checked=False)
        return
    game.frames.append(frame)
    game.agenda.append(Finish(link))
    steps = steps_of_link(game, link)
    stays = game.cards[link.card].permanent and link.kind == "mission"
    if stays and game.edition.permanent_missions == "stay in the village":
        game.frames[-1].stamp = (link.card, game.gens[link.card])
        _settle(game, link, frame)
    if link.kind == "jutsu" and ADDED in game.says:
        steps = with_added(game, link.card, steps)
    if link.kind == "jutsu" and game.programs[link.card].bonuses:
        steps = with_bonuses(game, frame, steps)
    perform_all(game, steps)


def frame_from(game: "Game", link: Link) -> Frame:
    """What a resolving item's text refers to."""
    amount = link.amount
    numbers = {"x": link.x, "amount": amount, "count": amount, "uses": link.uses}
    cause = Cause("effect", link.card, link.seat)
    # Without names, which cost as much as all the rest: this is done for every item.
    found = Frame(
        link.id, link.card, link.stamp, link.seat, link.kind, link.ability, link.user,
        link.targets, link.modes, dict(link.that), numbers, (), link.player, {}, False, False,
        cause, link.named or {}, link.payment,
    )  # fmt: skip
    if link.way is not None:
        found.numbers[PLAYED_FROM] = link.way.zone
    if link.noted is not None:
        found.numbers[NOTED] = link.noted
    return found


def _keep_targets(game: "Game", frame: Frame, link: Link) -> bool:
    """Keeps the targets that are still right; false if none of those declared is (check 1)."""
    if not link.targets:
        return True
    # A closing sentence may say by what a target was described.
    frame.defines = defines_of(link.body)
    kept = tuple(
        [
            tuple(
                [
                    stamp(game, thing)
                    for thing in alive(game, some)
                    if still_fits(game, frame, line, thing)
                ]
            )
            for line, some in zip(link.body.targets, link.targets, strict=True)
        ]
    )
    frame.targets, frame.defines = kept, ()
    # `up to 2` may declare nothing (T-16): then nothing can have become wrong.
    if any(kept) or not any(link.targets):
        return True
    return link.kind == "jutsu" and "targets" not in game.edition.jutsu_checks


def _source_is_right(game: "Game", link: Link) -> bool:
    """User and requirements (checks 2 and 3), or the source of an effect (check 4)."""
    if link.kind == "jutsu":
        checks = game.edition.jutsu_checks
        if "user" in checks and not _user_is_right(game, link):
            return False
        assert link.user is not None
        return "requirements" not in checks or meets(game, link.seat, link.card, link.user[0])
    if link.kind != "effect" or link.ability < 0:
        return link.ability != COPY or _copy_has_user(game, link)
    return _text_still_works(game, link)


def _user_is_right(game: "Game", link: Link) -> bool:
    """Whether the user is still there, on the battlefield and under the same control."""
    assert link.user is not None
    user = alive(game, (link.user,))
    if not user or user[0] not in game.play:
        return False
    piece = game.play[user[0]]
    return piece.seat == link.seat and game.is_out(piece)


def _copy_has_user(game: "Game", link: Link) -> bool:
    """The user of a copied Jutsu must still be there, be in battle and fit (T-22)."""
    if game.cards[link.card].kind != "jutsu" or link.user is None:
        return True
    user = alive(game, (link.user,))
    if not user or user[0] not in game.play or not game.is_out(game.play[user[0]]):
        return False
    return meets(game, game.play[user[0]].seat, link.card, user[0])


def _text_still_works(game: "Game", link: Link) -> bool:
    ability = text_of(game, link)
    if not link.loose and isinstance(ability, n.Activated):
        return is_there(game, link.card, link.stamp, link.seat, link.ability)
    if link.loose or link.past:
        return True
    if ability is None or not alive(game, (link.stamp,)):
        return False
    if link.card not in game.play:
        return isinstance(ability, n.Triggered) and ability.zone != "play"
    piece = game.play[link.card]
    return piece.seat == link.seat and is_on(game, piece, ability)


def _settle(game: "Game", link: Link, frame: Frame) -> None:
    """A Permanent enters the village with its targets (4.4.5, K-20.1)."""
    enter(
        game, link.card, link.seat, Cause("rule", link.card, link.seat), how=("mission",),
        targets=frame.targets, coins=coins_on_arrival(game, frame, link.x), x=link.x,
    )  # fmt: skip
    frame.stamp = stamp(game, link.card)


def coins_on_arrival(game: "Game", frame: Frame, paid: int) -> int:
    """Coins a Permanent (X) arrives with: printed, worked out, or the hand cost paid (K-20.2)."""
    card = game.cards[frame.card]
    if "coins" not in card.variable:
        return card.coins or 0
    defined = [defined_x(line) for line in game.programs[frame.card].statics if "x" in line.groups]
    x = number(game, frame, defined[0]) if defined else paid
    return max(0, (card.coins or 0) + x)


@value
class Finish:
    """The effect has been carried out; the card goes where used cards go."""

    link: Link

    def run(self, game: "Game") -> None:
        frame = game.frames.pop()
        link = self.link
        applied = frame.applied or not link.body.steps
        finish(game, link, "applied" if applied else "failed")
        if applied and link.kind == "effect" and "surge" in game.heard:
            surge.tell(game, link)


def finish(game: "Game", link: Link, how: str, *, checked: bool = True) -> None:
    """A used Jutsu or Mission goes to its owner's chakra area, or where the edition says.

    Rules 4.4.5 and 5.3.10. `checked`: whether it met the checks of rule 7.6.
    """
    told: Note = ("resolve", link.seat, (link.card,), 0, -1, -1, (how,))
    if link.kind != "effect" and "resolve" in game.heard:
        # While it is told the card is still on the chain: texts ask who used it.
        game.chain.append(link)
        emit(game, told)
        game.chain.pop()
    else:
        game.notes.append(told)
    if link.kind == "effect" or game.where[link.card] != CHAIN:
        return
    zone = _USED[_goes_to(game.edition, link.kind, how, checked=checked)]
    if link.way is not None and link.way.leaves and how != "negated":
        zone = REMOVED
    applied = zone == CHAKRA and (link.kind, how) == ("mission", "applied")
    if applied and is_said_of(game, "missions lost", link.seat):
        move(game, (link.card,), DISCARD, how=("used",))
        return
    if "moves" in game.says:
        tell_moves(game, (link.card,), zone, RULE, ("used",))
    put(game, link.card, zone)
    game.clock += game.reads_zones
    game.notes.append(("move", game.owner[link.card], (link.card,), 1, CHAIN, zone, ("used",)))
    if zone == CHAKRA and how == "applied" and link.user is not None and "settle" in game.heard:
        offer(game, Event("settle", link.seat, (link.user[0],), 0, -1, link.card))


_USED: Final = {"chakra": CHAKRA, "discard": DISCARD, "hand": HAND}


def _goes_to(edition: "Edition", kind: str, how: str, *, checked: bool) -> str:
    if kind == "mission":
        applied = how == "applied"
        return edition.used_mission_to if applied else edition.mission_without_effect_to
    if how == "negated":
        return edition.jutsu_negated_to
    return "chakra" if checked else edition.jutsu_failed_to


# Steps without anything of their own, made once.
_RUN_TRIGGERS: Final = RunTriggers()
_START_TRIGGERS: Final = StartTriggers()
RESPONDING: Final = (Respond(0, 0), Respond(1, 0))
"""Of each seat that may answer what has just gone on the chain."""
_RESOLVE_NEXT: Final = ResolveNext()
