"""Replacement: what happens in place of an event, before it, off the chain (T-21).

An event that may be replaced is a `Pending`: it knows its things and how it happens to them. A
`Would` asks for each thing who has something to put in its place, once for each replacement; then
the event happens to the things that are left, and after that the replacements are carried out.
Where nobody has to be asked all of this is done at once, in the midst of whatever goes on; else it
goes on the agenda, and so before whatever comes next. Damage, which is changed and not exchanged,
has its own step (`damage`).
"""

from typing import TYPE_CHECKING, Any, ClassVar

import attrs

from naruto_tui.cards import nodes as n

from .choices import Option, PickCards, PickOption, YesNo
from .events import RULE, Cause, Event
from .force import has_elder, is_on
from .matching import Found, caused
from .perform import EndFrame, mark_used, perform_all
from .questions import Answer, Asked
from .select import holds, stamp
from .state import Frame, new_frame
from .triggers import is_optional, is_used_up, replacers
from .values import value

if TYPE_CHECKING:
    from .game import Game

Ready = tuple[int, int]
"""A replacement that applies: its card and the place of the ability."""
Applied = tuple[int, int, int]
"""A replacement that was applied or declined: the thing, its card and the place of the ability."""


@value
class Pending:
    """An event that is about to happen to some things at once."""

    things: tuple[int, ...]
    """Cards, or seats for what happens to players."""
    cause: Cause = RULE
    VERBS: ClassVar[tuple[str, ...]] = ()
    """Verbs by which a text can speak of it."""
    TO_PLAYERS: ClassVar[bool] = False
    """Whether it happens to players and not to cards."""

    def alive(self, game: "Game") -> list[int]:
        """The things it can still happen to."""
        return list(self.things)

    def means(self, game: "Game", frame: Frame, deed: n.Deed, thing: int) -> bool:
        """Whether a deed that a text would replace is this event, as it happens to a thing."""
        raise NotImplementedError

    def own(self, game: "Game", thing: int) -> list[Ready]:
        """Replacements that are keywords of the thing itself."""
        return []

    def decides(self, game: "Game", thing: int) -> int:
        """Whose choice it is which of several replacements comes first (T-21)."""
        return game.whose(thing)

    def bound(self, game: "Game", thing: int) -> Found:
        """What `that ...`, the amount and the player are in a replacement."""
        stamps = (stamp(game, thing),)
        return {"card": stamps, game.cards[thing].kind: stamps}, 0, game.whose(thing)

    def question(self, game: "Game", instead: dict[int, Ready], step: "Would") -> Any:
        """A choice that is still to be made before it happens, or `None`."""
        return None

    def answered(self, game: "Game", answer: Answer) -> "Pending":
        """The event once that choice is made."""
        raise NotImplementedError

    def happen(self, game: "Game", things: list[int], instead: dict[int, Ready]) -> None:
        """It happens to these things; for the others there are replacements."""
        raise NotImplementedError


@value
class Would:
    """An event that is about to happen; its things are settled one after another."""

    pending: Any
    used: tuple[Applied, ...] = ()
    instead: tuple[tuple[int, Ready, Frame], ...] = ()
    """What has been settled: the thing, its replacement and what that refers to."""

    def run(self, game: "Game") -> None:
        settled, open_ = self.settle(game)
        if open_ is None:
            settled.finish(game)
            return
        thing, ready = open_
        if len(ready) > 1:
            settled.ask_first(game, thing, ready)
        elif ready:
            settled.ask(game, thing, *ready[0])
        else:
            game.choice = settled.pending.question(game, settled.chosen, settled)

    @property
    def chosen(self) -> dict[int, Ready]:
        """The replacement of each thing that has one."""
        return {thing: ready for thing, ready, _ in self.instead}

    def settle(self, game: "Game") -> "tuple[Would, tuple[int, list[Ready]] | None]":
        """Goes on as far as nobody need be asked; with the thing and replacements of a question."""
        now = self
        for thing in self.pending.alive(game):
            if thing in now.chosen:
                continue
            ready = now.ready(game, thing)
            if len(ready) > 1 or (ready and _asks(game, *ready[0])):
                return now, (thing, ready)
            if ready:
                now = now.replaced(game, thing, *ready[0])
        if now.pending.question(game, now.chosen, now) is not None:
            return now, (-1, [])
        return now, None

    def replaced(self, game: "Game", thing: int, source: int, place: int) -> "Would":
        """The same with the replacement of one thing settled."""
        used = (*self.used, (thing, source, place))
        frame = _frame(game, self.pending, thing, source, place, used)
        instead = (*self.instead, (thing, (source, place), frame))
        return attrs.evolve(self, used=used, instead=instead)

    def ready(self, game: "Game", thing: int) -> list[Ready]:
        """The replacements that apply to a thing; those that ask nothing come first."""
        pending = self.pending
        done = {(source, place) for one, source, place in self.used if one == thing}
        done.update(pending.cause.replaced)
        found = [one for one in pending.own(game, thing) if one not in done]
        for verb in pending.VERBS:
            for source, place in replacers(game, verb):
                one = (source, place)
                if one not in done and one not in found and self._applies(game, thing, *one):
                    found.append(one)
        return sorted(found, key=lambda one: _asks(game, *one)) if len(found) > 1 else found

    def _applies(self, game: "Game", thing: int, source: int, place: int) -> bool:
        ability = game.ability(source, place)
        assert isinstance(ability, n.Replacing)
        pending = self.pending
        frame = _frame(game, pending, thing, source, place)
        if not can_replace(game, source, place):
            return False
        if not pending.means(game, frame, ability.event, thing):
            return False
        if ability.event.cause is not None and not caused(
            game, frame, ability.event.cause, Event("", 0, cause=pending.cause)
        ):
            return False
        if pending.cause.word == "cost" and not _moves_it(ability):
            return False
        if ability.condition is not None and not holds(game, frame, ability.condition):
            return False
        return can_be_done(game, frame, ability)

    # -- asking --

    def ask_first(self, game: "Game", thing: int, ready: list[Ready]) -> None:
        """Of several the controller of the thing picks the first."""
        seat = self.pending.decides(game, thing)
        card = ready[0][0] if self.pending.TO_PLAYERS else thing
        game.choice = first_of(Asked(seat, "first effect", card, First(self, thing, ready)), ready)

    def ask(self, game: "Game", thing: int, source: int, place: int) -> None:
        """Its player may use a replacement, or not."""
        frame = _frame(game, self.pending, thing, source, place)
        step = Optional(self, thing, source, place, game.ability(source, place), frame)
        game.choice = YesNo(Asked(frame.seat, "optional effect", source, step))

    # -- doing --

    def finish(self, game: "Game") -> None:
        """Happens to what is left, then the replacements are carried out in their order."""
        chosen = self.chosen
        for source, place in chosen.values():
            spend(game, source, place)
        bodies = [
            Instead(frame, steps_of(ability))
            for _, (source, place), frame in self.instead
            if isinstance(ability := game.ability(source, place), n.Replacing)
            and landing(ability) is None
        ]
        left = [thing for thing in self.pending.alive(game) if thing not in chosen]
        game.agenda += reversed(bodies)
        self.pending.happen(game, left, chosen)


def begin(game: "Game", pending: Pending) -> None:
    """An event happens now, or, where somebody has to be asked first, as soon as that is done."""
    would = Would(pending)
    settled, open_ = would.settle(game)
    if open_ is None:
        settled.finish(game)
    else:
        game.agenda.append(settled)


def first_of(asked: Asked, ready: list[Ready]) -> Any:
    """The choice among several replacements: by their cards, or by their lines on one card."""
    sources = tuple(source for source, _ in ready)
    if len(set(sources)) == len(sources):
        return PickCards(asked, sources, 1, 1)
    return PickOption(asked, tuple(Option("ability", *one) for one in ready))


def picked(ready: list[Ready], answer: Answer) -> Ready:
    """The replacement that was picked."""
    if isinstance(answer, Option):
        return answer.card, answer.index
    return next(one for one in ready if one[0] == answer[0])


def can_replace(game: "Game", source: int, place: int) -> bool:
    """Whether a replacement works: not injured away, negated, used up or a copy (T-24)."""
    ability: Any = game.ability(source, place)
    piece = game.play.get(source)
    if piece is None:
        return True
    if not is_on(game, piece, ability) or is_used_up(game, source, place):
        return False
    if ability.once and place in piece.used:
        return False
    return not (ability.single and has_elder(game, piece, ability))


def spend(game: "Game", source: int, place: int) -> None:
    """What replaces the next such event alone is used up by it."""
    ability = game.ability(source, place)
    if isinstance(ability, n.Replacing) and ability.once:
        mark_used(game, source, place)


def _asks(game: "Game", source: int, place: int) -> bool:
    ability = game.ability(source, place)
    return isinstance(ability, n.Replacing) and is_optional(ability)


def steps_of(ability: n.Replacing) -> tuple[n.Step, ...]:
    """What is done instead; an option has been taken before."""
    steps = ability.body.steps
    if steps and isinstance(steps[0], n.May):
        return (*steps[0].steps, *steps[1:])
    return steps


def _moves_it(ability: n.Replacing) -> bool:
    """Whether the card goes elsewhere: what stays where it is pays nothing (T-21)."""
    return any(
        isinstance(step, n.Move) and isinstance(step.obj, n.This | n.That)
        for step in steps_of(ability)
    )


def landing(ability: n.Ability) -> n.Move | None:
    """Where a card comes to lie that is discarded all the same (K-19.2)."""
    if not isinstance(ability, n.Replacing):
        return None
    match steps_of(ability):
        case (n.Move(spelled="discard") as move,):
            return move
    return None


def told_by(ability: n.Replacing) -> tuple[n.Define, ...]:
    """What closing sentences say that X is, for which a price may ask before anything is done."""
    return tuple(one for one in ability.body.steps if isinstance(one, n.Define))


def can_be_done(game: "Game", frame: Frame, ability: n.Replacing) -> bool:
    """Whether its price can be paid, or its option taken: the event not happening is enough."""
    if not is_optional(ability):
        return True
    # What is paid is moved, and moving comes here.
    from .prices import can_begin, can_pay_price  # noqa: PLC0415

    if ability.price:
        return can_pay_price(game, frame, ability.price)
    return can_begin(game, frame, steps_of(ability)[:1])


def _frame(
    game: "Game",
    pending: Pending,
    thing: int,
    source: int,
    place: int,
    used: tuple[Applied, ...] = (),
) -> Frame:
    """What a replacement's words refer to; its cause knows what has replaced the event already."""
    piece = game.play.get(source)
    if piece is None:
        frame = new_frame(source, stamp(game, source), game.whose(source))
        if not isinstance(game.ability(source, place), n.Replacing):
            # A keyword of a card outside play has no words to refer to anything with.
            return frame
    else:
        frame = piece.frame.copy()
    frame.ability = place
    frame.that, amount, frame.player = pending.bound(game, thing)
    frame.numbers = {"amount": amount, "count": amount}
    ability = game.ability(source, place)
    if isinstance(ability, n.Replacing):
        frame.defines = told_by(ability)
    replaced = tuple((one, at) for other, one, at in used if other == thing)
    frame.cause = Cause(
        "effect", source, frame.seat, (source,), (*pending.cause.replaced, *replaced)
    )
    return frame


@value
class First:
    """Which of several replacements of a thing comes first."""

    would: Would
    thing: int
    ready: list[Ready]

    def take(self, game: "Game", answer: Answer) -> None:
        source, place = picked(self.ready, answer)
        if _asks(game, source, place):
            self.would.ask(game, self.thing, source, place)
        else:
            game.agenda.append(self.would.replaced(game, self.thing, source, place))

    def run(self, game: "Game") -> None:
        """Never on the agenda: only asked through."""
        raise AssertionError(game)


@value
class Optional:
    """A replacement that its player may use; a price is paid before anything happens."""

    would: Would
    thing: int
    source: int
    place: int
    ability: Any
    frame: Frame
    """For those who weigh the question: what the ability refers to."""

    def take(self, game: "Game", answer: Answer) -> None:
        would = self.would
        if not answer:
            declined = (*would.used, (self.thing, self.source, self.place))
            game.agenda.append(attrs.evolve(would, used=declined))
            return
        mark_used(game, self.source, self.place)
        settled = would.replaced(game, self.thing, self.source, self.place)
        game.agenda.append(settled)
        pay_first(game, self.frame, self.ability.price)

    def run(self, game: "Game") -> None:
        """Never on the agenda: only asked through."""
        raise AssertionError(game)


def pay_first(game: "Game", frame: Frame, price: tuple[Any, ...] | None) -> None:
    """The price of what replaces an event is paid before anything happens (K-28.6)."""
    if price:
        frame = frame.copy()
        frame.cause = Cause("cost", frame.card, frame.seat)
        game.frames.append(frame)
        game.agenda.append(EndFrame())
        perform_all(game, price)


@value
class Instead:
    """Carries out what happens in place of an event."""

    frame: Frame
    """Copied before it is used, never changed."""
    steps: tuple[Any, ...]

    def run(self, game: "Game") -> None:
        game.frames.append(self.frame.copy())
        game.agenda.append(EndFrame())
        perform_all(game, self.steps)


@value
class Answered:
    """A choice of the event itself has been made: it goes on."""

    would: Would

    def take(self, game: "Game", answer: Answer) -> None:
        pending = self.would.pending.answered(game, answer)
        game.agenda.append(attrs.evolve(self.would, pending=pending))

    def run(self, game: "Game") -> None:
        """Never on the agenda: only asked through."""
        raise AssertionError(game)
