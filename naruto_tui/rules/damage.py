"""Damage: what may replace it, then injury or death, of one occasion at once (5.5, T-8)."""

from typing import TYPE_CHECKING, Any

from naruto_tui.cards import nodes as n

from . import bans
from .choices import Answer, Asked, PickCards, YesNo
from .events import Cause, Event
from .force import is_on
from .perform import mark_used, perform_all
from .select import holds, is_in, stamp
from .state import DISCARD, Frame
from .triggers import caused, emit, is_optional, replacers
from .values import value
from .zones import carry, tell_leaving

if TYPE_CHECKING:
    from .game import Game

Hit = tuple[int, int, int, Cause]
"""Who is hit: id, generation, amount, and why."""
Ready = tuple[int, int]
"""A replacement that applies: its card and the place of the ability."""


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

    def _ready(self, game: "Game", hit: int) -> tuple[Ready, ...]:
        """The replacements that apply to a hit and have not yet, those that ask nothing first."""
        found = [
            (source, place)
            for source, place in replacers(game, "damage")
            if (source, place, hit) not in self.used and self._applies(game, source, place, hit)
        ]
        return tuple(sorted(found, key=lambda one: is_optional(_ability(game, *one))))

    def _applies(self, game: "Game", source: int, place: int, hit: int) -> bool:
        ability = _ability(game, source, place)
        piece = game.play[source]
        if not is_on(game, piece, ability) or is_used_up(game, source, place, ability):
            return False
        frame = piece.frame
        if not is_in(game, frame, ability.event.subject, self.hits[hit][0]):
            return False
        if ability.event.cause is not None and not caused(
            game, frame, ability.event.cause, Event("damages", 0, cause=self.hits[hit][3])
        ):  # fmt: skip
            return False
        return ability.condition is None or holds(game, frame, ability.condition)

    def _first(self, game: "Game", hit: int, ready: tuple[Ready, ...]) -> None:
        """Of several the controller of the Ninja that is hit picks the first (T-21)."""
        sources = tuple(dict.fromkeys(source for source, _ in ready))
        if len(sources) == 1:
            self.replace(game, *ready[0], hit)
            return
        card = self.hits[hit][0]
        asked = Asked(game.play[card].seat, "first effect", card, FirstEffect(self, hit, ready))
        game.choice = PickCards(asked, sources, 1, 1)

    def replace(self, game: "Game", source: int, place: int, hit: int) -> None:
        """Carries out one replacement of one hit, then comes back (T-21)."""
        ability = _ability(game, source, place)
        piece = game.play[source]
        again = DealDamage(self.hits, (*self.used, (source, place, hit)))
        frame = piece.frame.copy()
        frame.ability = place
        frame.numbers = {"damage": self.hits[hit][2]}
        frame.that = {"ninja": (stamp(game, self.hits[hit][0]),)}
        frame.cause = Cause("effect", source, piece.seat, (source,))
        if ability.optional or ability.price is not None:
            game.choice = YesNo(
                Asked(piece.seat, "optional effect", source, Optional(again, frame, hit, ability))
            )
        else:
            start(game, again, frame, hit, ability)


def _ability(game: "Game", source: int, place: int) -> n.Replacing:
    ability = game.ability(source, place)
    assert isinstance(ability, n.Replacing)
    return ability


@value
class FirstEffect:
    """Which of several replacements is carried out first."""

    damage: DealDamage
    hit: int
    ready: tuple[Ready, ...]

    def take(self, game: "Game", answer: Answer) -> None:
        source, place = next(one for one in self.ready if one[0] == answer[0])
        self.damage.replace(game, source, place, self.hit)

    def run(self, game: "Game") -> None:
        """Never on the agenda: only asked through."""
        raise AssertionError(game)


def start(game: "Game", again: DealDamage, frame: Frame, hit: int, ability: n.Replacing) -> None:
    """Carries out the body of a replacement, then deals what is left of the damage."""
    game.frames.append(frame)
    game.agenda.append(EndReplacement(again, hit))
    perform_all(game, (*(ability.price or ()), *ability.body.steps))


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
    """What a replacement has left of a hit takes its place."""

    damage: DealDamage
    hit: int

    def run(self, game: "Game") -> None:
        left = game.frames.pop().numbers["damage"]
        hits = list(self.damage.hits)
        card, gen, _, cause = hits[self.hit]
        hits[self.hit] = (card, gen, left, cause)
        game.agenda.append(DealDamage(tuple(hits), self.damage.used))


def is_used_up(game: "Game", card: int, place: int, ability: Any) -> bool:
    """Whether an optional ability has been used this turn already (K-28.7)."""
    if place not in game.play[card].used:
        return False
    return is_optional(ability)


def deal(game: "Game", hits: tuple[Hit, ...]) -> None:
    """Applies damage: triggers see each Ninja as it stood just before (T-31)."""
    live = [
        (card, amount, cause)
        for card, gen, amount, cause in hits
        if game.gens[card] == gen
        and card in game.play
        and amount >= 0
        and bans.can_be_damaged(game, card)
    ]
    if not live:
        return
    for card, amount, cause in live:
        seat = game.play[card].seat
        game.events.append(Event("damage", seat, (card,), amount, cause=cause))
    for cause in dict.fromkeys(cause for _, _, cause in live):
        cards = tuple(card for card, _, why in live if why is cause or why == cause)
        most = max(amount for card, amount, _ in live if card in cards)
        seat = game.play[cards[0]].seat
        emit(game, Event("damages", seat, cards, most, cause=cause))
    dead = [card for card, amount, _ in live if amount and amount + game.play[card].injured >= 2]
    hurt = [card for card, amount, _ in live if amount == 1 and card not in dead]
    cause = live[0][2]
    # All that are hit at once hear of each other (T-31): first it is said, then it is done.
    tell_leaving(game, dead, DISCARD, cause)
    turn(game, hurt, cause, injured=True)
    carry(game, dead, DISCARD, cause)


def turn(game: "Game", cards: list[int], cause: Cause, *, injured: bool) -> None:
    """Turns Ninja injured or healthy; each must be the other now.

    Text speaks of its own injury as it stood before (T-31), of its healing as it stands after.
    """
    if not cards:
        return
    if injured:
        _tell_turned(game, cards, "injure", cause)
    for card in cards:
        game.play[card].injured = injured
    game.clock += 1
    if not injured:
        _tell_turned(game, cards, "heal", cause)


def _tell_turned(game: "Game", cards: list[int], kind: str, cause: Cause) -> None:
    for card in cards:
        emit(game, Event(kind, game.play[card].seat, (card,), cause=cause))
