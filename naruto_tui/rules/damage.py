"""Damage: what may change it, then injury or death, of one occasion at once (5.5, T-8)."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from naruto_tui.cards import nodes as n

from . import bans
from .choices import PickNumber, YesNo
from .events import Cause, Event
from .matching import caused
from .mentions import mentions
from .moving import Moving
from .perform import mark_used, perform_all
from .questions import Answer, Asked
from .replacing import (
    Pending,
    Ready,
    begin,
    can_be_done,
    can_replace,
    first_of,
    picked,
    spend,
    steps_of,
    told_by,
)
from .select import holds, is_in, stamp
from .state import DISCARD, Frame
from .triggers import emit, is_optional, replacers
from .values import value
from .zones import MOVING, carry, tell_leaving

if TYPE_CHECKING:
    from .game import Game

PREVENTED: Final = -1
"""In place of an amount: the damage is not received at all, not even 0 of it (T-8)."""
Hit = tuple[int, int, int, Cause]
"""Who is hit: id, generation, amount, and why."""


@value
class DealDamage:
    """Damage that is about to be received by several Ninja at the same time."""

    hits: tuple[Hit, ...]
    used: tuple[tuple[int, int, int], ...]
    """Replacements already applied: (card, place of the ability, place of the hit)."""

    def run(self, game: "Game") -> None:
        if game.replacers.get("damage") or "damage" in game.grants.replaces:
            for place, (card, gen, amount, _) in enumerate(self.hits):
                if game.gens[card] != gen or card not in game.play or amount < 0:
                    continue
                ready = self._ready(game, place)
                if ready:
                    self._first(game, place, ready)
                    return
        deal(game, self.hits)

    def _ready(self, game: "Game", hit: int) -> list[Ready]:
        """The replacements that apply to a hit and have not yet, those that ask nothing first."""
        found = [
            (source, place)
            for source, place in replacers(game, "damage")
            if (source, place, hit) not in self.used
            and (source, place) not in self.hits[hit][3].replaced
            and self._applies(game, source, place, hit)
        ]
        return sorted(found, key=lambda one: is_optional(_ability(game, *one)))

    def _applies(self, game: "Game", source: int, place: int, hit: int) -> bool:
        ability = _ability(game, source, place)
        if not can_replace(game, source, place):
            return False
        frame = game.play[source].frame
        card, _, _, cause = self.hits[hit]
        deed = ability.event
        if not is_in(game, frame, deed.subject, card):
            return False
        if deed.cause is not None and not caused(
            game, frame, deed.cause, Event("damages", 0, cause=cause)
        ):
            return False
        if deed.object is not None and not bans.comes_from(game, frame, deed.object, cause):
            return False
        own = self._frame(game, source, place, hit)
        if ability.condition is not None and not holds(game, own, ability.condition):
            return False
        return can_be_done(game, own, ability)

    def _first(self, game: "Game", hit: int, ready: list[Ready]) -> None:
        """Of several the controller of the Ninja that is hit picks the first (T-21)."""
        if len({source for source, _ in ready}) == 1:
            self.replace(game, *ready[0], hit)
            return
        card = self.hits[hit][0]
        asked = Asked(game.play[card].seat, "first effect", card, FirstEffect(self, hit, ready))
        game.choice = first_of(asked, ready)

    def replace(self, game: "Game", source: int, place: int, hit: int) -> None:
        """Carries out one replacement of one hit, then comes back (T-21)."""
        ability = _ability(game, source, place)
        spend(game, source, place)
        again = DealDamage(self.hits, (*self.used, (source, place, hit)))
        frame = self._frame(game, source, place, hit)
        if ability.optional or ability.price is not None or _may_be_other(ability):
            game.choice = YesNo(
                Asked(frame.seat, "optional effect", source, Optional(again, frame, hit, ability))
            )
        else:
            start(game, again, frame, hit, ability)

    def _frame(self, game: "Game", source: int, place: int, hit: int) -> Frame:
        """What a replacement's words refer to."""
        piece = game.play[source]
        card, _, amount, cause = self.hits[hit]
        frame = piece.frame.copy()
        frame.ability = place
        fixed = bans.is_fixed(game, cause)
        frame.numbers = {"damage": amount, "amount": amount, "fixed": fixed}
        frame.that = {"ninja": (stamp(game, card),)}
        replaced = (*cause.replaced, (source, place))
        frame.cause = Cause("effect", source, piece.seat, (source,), replaced)
        frame.defines = told_by(_ability(game, source, place))
        return frame


def _ability(game: "Game", source: int, place: int) -> n.Replacing:
    ability = game.ability(source, place)
    assert isinstance(ability, n.Replacing)
    return ability


@value
class FirstEffect:
    """Which of several replacements is carried out first."""

    damage: DealDamage
    hit: int
    ready: list[Ready]

    def take(self, game: "Game", answer: Answer) -> None:
        source, place = picked(self.ready, answer)
        self.damage.replace(game, source, place, self.hit)

    def run(self, game: "Game") -> None:
        """Never on the agenda: only asked through."""
        raise AssertionError(game)


def start(game: "Game", again: DealDamage, frame: Frame, hit: int, ability: n.Replacing) -> None:
    """Carries out the body of a replacement, then deals what is left of the damage."""
    steps = ability.body.steps
    if _is_other(ability):
        # Something else happens in its place, and nothing of it is left (T-21).
        frame.numbers["damage"] = PREVENTED
        steps = steps_of(ability)
    game.frames.append(frame)
    game.agenda.append(EndReplacement(again, hit))
    perform_all(game, (*(ability.price or ()), *steps))


def _is_other(ability: n.Replacing) -> bool:
    """Whether something else happens than the damage, which is not merely changed."""
    return not mentions(ability.body, n.ChangeDamage)


def _may_be_other(ability: n.Replacing) -> bool:
    """Whether its player says first that something else happens: `you may ... instead`."""
    return is_optional(ability) and _is_other(ability)


@value
class Optional:
    """A replacement that its player may use."""

    again: DealDamage
    frame: Frame
    hit: int
    ability: Any

    def take(self, game: "Game", answer: Answer) -> None:
        if answer:
            mark_used(game, self.frame.card, self.frame.ability)
            start(game, self.again, self.frame.copy(), self.hit, self.ability)
        else:
            game.agenda.append(self.again)

    def run(self, game: "Game") -> None:
        """Never on the agenda: only asked through."""
        raise AssertionError(game)


@value
class EndReplacement:
    """What a replacement has left of a hit takes its place, perhaps on somebody else."""

    damage: DealDamage
    hit: int

    def run(self, game: "Game") -> None:
        left = game.frames.pop().numbers
        hits = list(self.damage.hits)
        card, gen, _, cause = hits[self.hit]
        to = left.get("redirect", -1)
        if to >= 0:
            card, gen = stamp(game, to)
        hits[self.hit] = (card, gen, left["damage"], cause)
        game.agenda.append(DealDamage(tuple(hits), self.damage.used))


@value
class Divide:
    """One amount of damage is split among several Ninja (T-8)."""

    seat: int
    cards: tuple[int, ...]
    """Those that have no share yet."""
    left: int
    hits: tuple[Hit, ...]
    cause: Cause

    def run(self, game: "Game") -> None:
        if len(self.cards) == 1:
            self.take(game, self.left)
            return
        least = int(self.left >= len(self.cards))
        most = self.left - least * (len(self.cards) - 1)
        if least == most:
            self.take(game, least)
        else:
            asked = Asked(self.seat, "divide damage", self.cards[0], self)
            game.choice = PickNumber(asked, least, most)

    def take(self, game: "Game", answer: Answer) -> None:
        card, *rest = self.cards
        hits = (*self.hits, (*stamp(game, card), answer, self.cause))
        if rest:
            left = self.left - answer
            game.agenda.append(Divide(self.seat, tuple(rest), left, hits, self.cause))
        else:
            given = tuple(hit for hit in hits if hit[2])
            game.agenda.append(DealDamage(given, ()))


def deal(game: "Game", hits: tuple[Hit, ...]) -> None:
    """Applies damage: triggers see each Ninja as it stood just before (T-31)."""
    live = [
        (card, amount, cause)
        for card, gen, amount, cause in hits
        if game.gens[card] == gen
        and card in game.play
        and amount >= 0
        and bans.may_happen(game, "damage", card, cause)
    ]
    if not live:
        return
    total: dict[int, int] = {}
    for card, amount, cause in live:
        seat = game.play[card].seat
        game.notes.append(("damage", seat, (card,), amount, -1, -1, (), cause))
        total[card] = total.get(card, 0) + amount
    _tell_damages(game, live)
    dead: list[int] = []
    hurt: list[int] = []
    for card, sum_ in total.items():
        if sum_ and sum_ + game.play[card].injured >= 2:
            dead.append(card)
        elif sum_ == 1:
            hurt.append(card)
    cause = live[0][2]
    if not (game.says.isdisjoint(MOVING) and game.says.isdisjoint(TURNING)):
        hurt = [card for card in hurt if bans.may_happen(game, "injure", card, cause)]
        dead = [card for card in dead if bans.can_move(game, card, DISCARD, cause)]
        things = (*dead, *hurt)
        gens = tuple(game.gens[card] for card in things)
        begin(game, Blow(things, cause, gens, hurt=frozenset(hurt)))
        return
    # All that are hit at once hear of each other (T-31): first it is said, then it is done.
    tell_leaving(game, dead, DISCARD, cause)
    turn(game, hurt, cause, injured=True, how=BY_DAMAGE)
    carry(game, dead, DISCARD, cause)


def _tell_damages(game: "Game", live: list[tuple[int, int, Cause]]) -> None:
    """Says what each cause has damaged at once."""
    if len(live) == 1:
        card, amount, cause = live[0]
        emit(game, ("damages", game.play[card].seat, (card,), amount, -1, -1, (), cause))
        return
    first = live[0][2]
    one_cause = all(cause is first for _, _, cause in live)
    for cause in (first,) if one_cause else _different([cause for _, _, cause in live]):
        cards = tuple(card for card, _, why in live if why is cause or why == cause)
        most = max(amount for card, amount, _ in live if card in cards)
        emit(game, ("damages", game.play[cards[0]].seat, cards, most, -1, -1, (), cause))


def _different(causes: list[Cause]) -> list[Cause]:
    """Each once. There are few, and most are told apart sooner than one of them is hashed."""
    found: list[Cause] = []
    for cause in causes:
        if cause not in found:
            found.append(cause)
    return found


TURNING = frozenset(("would injure", "would heal", "cannot injure"))
"""What decks can say of injuring and healing; where they do not, nobody is asked."""


@value
class Blow(Moving):
    """Damage has been received: some of the Ninja are about to be discarded, others injured."""

    hurt: frozenset[int] = frozenset()
    VERBS: ClassVar[tuple[str, ...]] = ("leave", "discard", "injure")

    def means(self, game: "Game", frame: Frame, deed: n.Deed, thing: int) -> bool:
        if (thing in self.hurt) != (deed.verb == "injure"):
            return False
        if thing in self.hurt:
            return not deed.how and is_in(game, frame, deed.subject, thing)
        return super().means(game, frame, deed, thing)

    def own(self, game: "Game", thing: int) -> list[Ready]:
        return [] if thing in self.hurt else super().own(game, thing)

    def tell(self, game: "Game", cards: list[int]) -> None:
        super().tell(game, [card for card in cards if card not in self.hurt])
        hurt = [card for card in cards if card in self.hurt]
        turn(game, hurt, self.cause, injured=True, how=BY_DAMAGE)

    def do(self, game: "Game", cards: list[int]) -> None:
        super().do(game, [card for card in cards if card not in self.hurt])


@value
class Turning(Pending):
    """Ninja are about to be turned injured or healthy by an effect."""

    gens: tuple[int, ...] = ()
    injured: bool = True
    VERBS: ClassVar[tuple[str, ...]] = ("injure", "heal")

    def alive(self, game: "Game") -> list[int]:
        pairs = zip(self.things, self.gens, strict=True)
        return [card for card, gen in pairs if game.gens[card] == gen]

    def means(self, game: "Game", frame: Frame, deed: n.Deed, thing: int) -> bool:
        fits = deed.verb == ("injure" if self.injured else "heal")
        return fits and not deed.how and is_in(game, frame, deed.subject, thing)

    def happen(self, game: "Game", things: list[int], instead: dict[int, Ready]) -> None:
        turn(game, things, self.cause, injured=self.injured)


def turn_carefully(game: "Game", cards: list[int], cause: Cause, *, injured: bool) -> None:
    """Turns Ninja where a text may forbid it or do something in place of it."""
    verb = "injure" if injured else "heal"
    free = tuple(card for card in cards if bans.may_happen(game, verb, card, cause))
    begin(game, Turning(free, cause, tuple(game.gens[card] for card in free), injured))


BY_DAMAGE: Final = ("damage",)
"""How a Ninja became injured that received damage; an effect can injure without any (5.5.2)."""


def turn(
    game: "Game",
    cards: list[int],
    cause: Cause,
    *,
    injured: bool,
    how: tuple[str, ...] = (),
) -> None:
    """Turns Ninja injured or healthy; each must be the other now.

    Text speaks of its own injury as it stood before (T-31), of its healing as it stands after.
    """
    if not cards:
        return
    if injured:
        _tell_turned(game, cards, "injure", cause, how)
    for card in cards:
        game.play[card].injured = injured
        game.printed[card] = game.programs[card].states[injured]
    game.clock += 1
    if not injured:
        _tell_turned(game, cards, "heal", cause)


def _tell_turned(
    game: "Game", cards: list[int], kind: str, cause: Cause, how: tuple[str, ...] = ()
) -> None:
    for card in cards:
        emit(game, (kind, game.play[card].seat, (card,), 0, -1, -1, how, cause))
