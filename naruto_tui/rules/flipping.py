"""Coins that are flipped, and what texts do to how they have fallen (7.18, T-21)."""

from typing import TYPE_CHECKING, Any, Final

from attrs import evolve

from naruto_tui.cards import nodes as n

from .choices import Option, PickOption, YesNo
from .events import Cause, Event, Stamp
from .matching import caused
from .perform import DO, BindOne, Perform, mark_used
from .questions import TEAM, Answer, Asked
from .replacing import Ready, can_be_done, can_replace, first_of, pay_first, picked, steps_of
from .select import holds, number, players, stamp
from .state import Frame
from .triggers import emit, is_optional, replacers
from .values import value
from .zones import random_below

if TYPE_CHECKING:
    from .game import Game

SIDES: Final = ("tails", "heads")


def _flip(game: "Game", frame: Frame, node: n.Flip) -> None:
    seat = next(iter(players(game, frame, node.player)), frame.seat)
    count = 1 if node.until_tails else number(game, frame, node.number)
    sides = tuple(_fall(game, seat, frame.card) for _ in range(count))
    _begin(game, Flipping(seat, frame.cause, _gone_on(game, seat, frame.card, sides, node), node))


def flip_for_each(
    game: "Game", frame: Frame, things: list[int], node: n.Flip, steps: tuple[Any, ...]
) -> None:
    """Coins for several things fall all at once, then the steps are done for each with its coins.

    They are one occasion: a text that may change one of them changes no more than that.
    """
    seat = next(iter(players(game, frame, node.player)), frame.seat)
    count = number(game, frame, node.number)
    sides = tuple(_fall(game, seat, frame.card) for _ in things for _ in range(count))
    shared = tuple(stamp(game, thing) for thing in things)
    _begin(game, Flipping(seat, frame.cause, sides, node, things=shared, steps=steps))


def _begin(game: "Game", step: "Flipping") -> None:
    """Where no text can change how coins fall, nobody is asked."""
    if "would flip" in game.says:
        game.agenda.append(step)
    else:
        step.finish(game)


def _fall(game: "Game", seat: int, card: int) -> int:
    """A coin falls: 1 is heads."""
    side = random_below(game, 2)
    game.notes.append(("flip", seat, (), side, card))
    return side


def _gone_on(
    game: "Game", seat: int, card: int, sides: tuple[int, ...], node: n.Flip
) -> tuple[int, ...]:
    """Where coins are flipped until one shows tails: as many as that takes, and no more."""
    if not node.until_tails:
        return sides
    if 0 in sides:
        return sides[: sides.index(0) + 1]
    while sides[-1]:
        sides = (*sides, _fall(game, seat, card))
    return sides


@value
class Flipping:
    """The coins of one effect have fallen; texts may change that before anything follows."""

    seat: int
    cause: Cause
    sides: tuple[int, ...]
    node: Any
    used: tuple[Ready, ...] = ()
    """Replacements that have been met already, each once."""
    things: tuple[Stamp, ...] = ()
    """What they were flipped for, each as many in this order; nothing: for the whole effect."""
    steps: tuple[Any, ...] = ()
    """What is then done for each of those."""

    def run(self, game: "Game") -> None:
        ready = [
            one
            for one in replacers(game, "flip")
            if one not in self.used and self._applies(game, *one)
        ]
        if not ready:
            self.finish(game)
        elif len(ready) == 1:
            self.meet(game, *ready[0])
        else:
            # Of several the player who flips picks the first (T-21).
            asked = Asked(self.seat, "first effect", ready[0][0], FirstOfFlip(self, tuple(ready)))
            game.choice = first_of(asked, ready)

    def _applies(self, game: "Game", source: int, place: int) -> bool:
        ability = _ability(game, source, place)
        if not can_replace(game, source, place):
            return False
        frame = self.frame(game, source, place)
        deed = ability.event
        if self.seat not in players(game, frame, str(deed.subject)):
            return False
        if deed.number is not None and len(self.sides) < number(game, frame, deed.number):
            return False
        if deed.cause is not None and not caused(
            game, frame, deed.cause, Event("flips", self.seat, cause=self.cause)
        ):
            return False
        if ability.condition is not None and not holds(game, frame, ability.condition):
            return False
        return can_be_done(game, frame, ability)

    def sides_for(self, place: int) -> tuple[int, ...]:
        """The coins that were flipped for one of the things."""
        count = len(self.sides) // len(self.things)
        return self.sides[place * count : (place + 1) * count]

    def card_of(self, game: "Game", coin: int) -> int:
        """The card that a coin was flipped for, a team's head; -1: for the whole effect."""
        if not self.things:
            return -1
        thing = self.things[coin * len(self.things) // len(self.sides)][0]
        return thing if thing < TEAM else game.teams[thing].members[0]

    def frame(self, game: "Game", source: int, place: int) -> Frame:
        """What the words of a replacement refer to."""
        piece = game.play[source]
        frame = piece.frame.copy()
        frame.ability = place
        frame.player = self.seat
        frame.cause = Cause("effect", source, piece.seat, (source,))
        return frame

    def meet(self, game: "Game", source: int, place: int) -> None:
        """A replacement: its player may be asked whether he uses it."""
        step = evolve(self, used=(*self.used, (source, place)))
        frame = self.frame(game, source, place)
        ability = _ability(game, source, place)
        change = Change(step, frame, ability)
        if is_optional(ability):
            game.choice = YesNo(Asked(frame.seat, "optional effect", source, change))
        else:
            game.agenda.append(Turn(step, frame, _change_of(ability)))

    def turned(self, game: "Game", place: int, change: n.ChangeFlip, source: int) -> "Flipping":
        """The coins with one of them changed."""
        if change.what in SIDES:
            side = SIDES.index(change.what)
            self.note(game, place, side, source)
        else:
            side = _fall(game, self.seat, source)
        sides = (*self.sides[:place], side, *self.sides[place + 1 :])
        return evolve(self, sides=_gone_on(game, self.seat, source, sides, self.node))

    def note(self, game: "Game", place: int, side: int, source: int) -> None:
        """Tells that a coin shows the other side, which nobody has seen fall."""
        if self.sides[place] != side:
            game.notes.append(("turn coin", self.seat, (), side, source))

    def finish(self, game: "Game") -> None:
        """The coins lie as they lie: the effect goes on."""
        frame = game.frames[-1]
        frame.numbers["heads"] = sum(self.sides)
        frame.done = frame.applied = True
        for place in reversed(range(len(self.things))):
            game.agenda += [Perform(step) for step in reversed(self.steps)]
            game.agenda.append(BindOne(self.things[place], sum(self.sides_for(place))))
        if "flips" in game.heard:
            emit(game, ("flips", self.seat, (), len(self.sides), frame.card, -1, (), frame.cause))


def _ability(game: "Game", source: int, place: int) -> n.Replacing:
    ability = game.ability(source, place)
    assert isinstance(ability, n.Replacing)
    return ability


def _change_of(ability: n.Replacing) -> n.ChangeFlip:
    (change,) = steps_of(ability)
    assert isinstance(change, n.ChangeFlip)
    return change


@value
class FirstOfFlip:
    """Which of several replacements is met first."""

    flipping: Flipping
    ready: tuple[Ready, ...]

    def take(self, game: "Game", answer: Answer) -> None:
        self.flipping.meet(game, *picked(list(self.ready), answer))

    def run(self, game: "Game") -> None:
        """Never on the agenda: only asked through."""
        raise AssertionError(game)


@value
class Change:
    """A replacement that its player may use, at a price perhaps."""

    flipping: Flipping
    frame: Frame
    """Copied before it is used, never changed."""
    ability: Any

    def take(self, game: "Game", answer: Answer) -> None:
        if not answer:
            game.agenda.append(self.flipping)
            return
        mark_used(game, self.frame.card, self.frame.ability)
        game.agenda.append(Turn(self.flipping, self.frame, _change_of(self.ability)))
        pay_first(game, self.frame, self.ability.price)

    def run(self, game: "Game") -> None:
        """Never on the agenda: only asked through."""
        raise AssertionError(game)


@value
class Turn:
    """Coins are turned or flipped again, one after another; its player says which."""

    flipping: Flipping
    frame: Frame
    change: n.ChangeFlip
    done: int = 0
    """How many have been."""

    def run(self, game: "Game") -> None:
        if self.change.number == n.Done("all"):
            game.agenda.append(self._all_so(game))
            return
        wanted = number(game, self.frame, self.change.number)
        if self.done >= min(wanted, len(self.flipping.sides)):
            game.agenda.append(self.flipping)
            return
        options = self._options(game)
        if len(options) == 1:
            self.take(game, options[0])
        else:
            game.choice = PickOption(Asked(self.frame.seat, "coin", self.frame.card, self), options)

    def _all_so(self, game: "Game") -> Flipping:
        flipping = self.flipping
        side = SIDES.index(self.change.what)
        sides = (side,) * len(flipping.sides)
        for place in range(len(sides)):
            flipping.note(game, place, side, self.frame.card)
        gone_on = _gone_on(game, flipping.seat, self.frame.card, sides, flipping.node)
        return evolve(flipping, sides=gone_on)

    def _options(self, game: "Game") -> tuple[Option, ...]:
        """Coins that lie alike for the same thing are one choice.

        Where a row ends with the first tails it matters which of them was first.
        """
        sides = self.flipping.sides
        if self.flipping.node.until_tails:
            return tuple(Option("flipped", -1, place) for place in range(len(sides)))
        unlike: dict[tuple[int, int], int] = {}
        for place, side in enumerate(sides):
            unlike.setdefault((self.flipping.card_of(game, place), -side), place)
        return tuple(
            Option("flipped", card, unlike[card, side], SIDES[-side])
            for card, side in sorted(unlike)
        )

    def take(self, game: "Game", answer: Answer) -> None:
        after = self.flipping.turned(game, answer.index, self.change, self.frame.card)
        game.agenda.append(evolve(self, flipping=after, done=self.done + 1))

    @property
    def node(self) -> n.ChangeFlip:
        """What is done, for those who weigh the question."""
        return self.change


DO[n.Flip] = _flip
