"""Moves that may be replaced: by texts, by Revitalize (K-19) and by Inherit (K-18).

`zones.move` comes here only where a text of the two decks can say anything of moves.
"""

from typing import TYPE_CHECKING, Any, ClassVar

import attrs

from naruto_tui.cards import nodes as n

from . import bans
from .choices import PickCards, PutInOrder
from .events import Cause, Stamp
from .force import is_affected
from .granting import granted
from .questions import Answer, Asked
from .replacing import Answered, Pending, Ready, Would, begin, landing
from .select import ZONES_TO, is_in, stamp
from .state import DECK, DISCARD, PLAY, REMOVED, Frame, Lasting, new_frame
from .tokens import thing_of, token
from .values import value
from .zones import carry, shuffle_deck, tell_leaving

if TYPE_CHECKING:
    from .game import Game


@value
class Moving(Pending):
    """Cards are about to be moved to a zone of their owners, all at once."""

    gens: tuple[int, ...] = ()
    zone: int = DISCARD
    bottom: bool = False
    how: tuple[str, ...] = ()
    order: tuple[int, ...] = ()
    """Revitalized cards in the order their owners have chosen."""
    VERBS: ClassVar[tuple[str, ...]] = (
        "leave", "discard", "remove", "charge", "move", "sacrifice",
    )  # fmt: skip

    def alive(self, game: "Game") -> list[int]:
        gens = game.gens
        return [card for card, gen in zip(self.things, self.gens, strict=True) if gens[card] == gen]

    def means(self, game: "Game", frame: Frame, deed: n.Deed, thing: int) -> bool:
        return (
            is_in(game, frame, deed.subject, thing)
            and all(word == "by effect" and self.cause.word == "effect" for word in deed.how)
            and self._is_called(game, deed, thing)
        )

    def _is_called(self, game: "Game", deed: n.Deed, card: int) -> bool:
        verb = deed.verb
        if verb == "leave":
            return game.where[card] == PLAY
        if verb == "discard":
            return self.zone == DISCARD
        if verb == "remove":
            return self.zone == REMOVED
        if verb in ("charge", "sacrifice"):
            return verb in self.how
        to = deed.object
        return isinstance(to, str) and ZONES_TO.get(to) == self.zone and _end_fits(to, self.bottom)

    def own(self, game: "Game", thing: int) -> list[Ready]:
        if self.zone != DISCARD:
            return []
        found = []
        for word in ("revitalize", "inherit"):
            if f"keyword {word}" not in game.says:
                continue
            place = _place_of(game, thing, word)
            # What is sacrificed is not inherited from, nor what is not in play (K-18.4).
            stays = word == "inherit" and (game.where[thing] != PLAY or "sacrifice" in self.how)
            if place >= 0 and not stays:
                found.append((thing, place))
        return found

    def bound(self, game: "Game", thing: int) -> Any:
        that, _, seat = super().bound(game, thing)
        return that, 1, seat

    def question(self, game: "Game", instead: dict[int, Ready], step: Would) -> Any:
        """Cards that go to the bottom of one deck at once: their owner orders them (K-19.1)."""
        going = [card for card in _revitalized(game, instead) if card not in self.order]
        for seat in (game.active, 1 - game.active):
            own = [card for card in going if game.owner[card] == seat]
            if len({id(game.cards[card]) for card in own}) > 1:
                shown = tuple(token(game, seat, card) for card in own)
                return PutInOrder(Asked(seat, "order", own[0], Answered(step)), shown)
        return None

    def answered(self, game: "Game", answer: Answer) -> "Moving":
        cards = tuple(thing_of(game, shown) for shown in answer)
        return attrs.evolve(self, order=(*self.order, *cards))

    def happen(self, game: "Game", things: list[int], instead: dict[int, Ready]) -> None:
        reviving = _revitalized(game, instead)
        reviving.sort(key=lambda card: self.order.index(card) if card in self.order else -1)
        heritage = [card for card in _of_word(game, instead, "inherit") if card in game.play]
        landed = [
            (card, move.to)
            for card, (source, place) in instead.items()
            if (move := landing(game.ability(source, place))) is not None
        ]
        seats = [game.play[card].seat for card in heritage]
        cause, again = self.cause, (*self.how, "revitalize", "bottom")
        self.tell(game, things)
        tell_leaving(game, reviving, DISCARD, cause, how=again)
        for card, to in landed:
            tell_leaving(game, [card], DISCARD, cause, how=(*self.how, "landed", to))
        tell_leaving(game, heritage, REMOVED, cause, how=("inherit",))
        heirs = [Inherit(seat, card) for card, seat in zip(heritage, seats, strict=True)]
        # A team that loses its head needs another at once: before anybody inherits.
        game.agenda += reversed(heirs)
        self.do(game, things)
        carry(game, reviving, DISCARD, cause, bottom=True, how=again, landing=DECK)
        for card, to in landed:
            how = (*self.how, "landed", to)
            below = to == "deck bottom"
            zone = ZONES_TO[to]
            carry(game, [card], DISCARD, cause, bottom=below, how=how, landing=zone)
            if to == "deck":
                shuffle_deck(game, game.owner[card])
            if game.frames:
                # It was discarded for whoever did it, wherever it lies now.
                that = game.frames[-1].that
                that["landed"] = (*that.get("landed", ()), stamp(game, card))
        carry(game, heritage, REMOVED, cause, how=("inherit",))

    def tell(self, game: "Game", cards: list[int]) -> None:
        """Says which of them are about to leave play."""
        tell_leaving(game, cards, self.zone, self.cause, how=self.how)

    def do(self, game: "Game", cards: list[int]) -> None:
        """Moves them."""
        carry(game, cards, self.zone, self.cause, bottom=self.bottom, how=self.how)


def _end_fits(to: str, bottom: bool) -> bool:
    return not to.startswith("deck") or (to == "deck bottom") == bottom


def _revitalized(game: "Game", instead: dict[int, Ready]) -> list[int]:
    return _of_word(game, instead, "revitalize")


def _of_word(game: "Game", instead: dict[int, Ready], word: str) -> list[int]:
    return [
        card
        for card, (source, place) in instead.items()
        if isinstance(ability := game.ability(source, place), n.Keyword) and ability.word == word
    ]


def _place_of(game: "Game", card: int, word: str) -> int:
    """Where among a card's abilities such a keyword of the text box works, or -1 (K-0.4)."""
    if game.where[card] == PLAY and "lose text" in game.says and game.words(card).blank:
        return -1
    if word in game.programs[card].keywords:
        return next(
            place
            for place, one in enumerate(game.programs[card].abilities)
            if isinstance(one, n.Keyword) and one.word == word
        )
    if game.where[card] == PLAY:
        for place, one in granted(game, card).items():
            if isinstance(one, n.Keyword) and one.word == word:
                return place
    return -1


def move_carefully(
    game: "Game",
    cards: list[int],
    zone: int,
    cause: Cause,
    *,
    bottom: bool,
    how: tuple[str, ...],
) -> None:
    """Moves cards where a text may forbid it or do something in place of it."""
    free = tuple(card for card in cards if bans.can_move(game, card, zone, cause))
    gens = tuple(game.gens[card] for card in free)
    begin(game, Moving(free, cause, gens, zone, bottom, how))


@value
class Inherit:
    """One of the player's Ninja has from now on the text of a card that left the game (K-18)."""

    seat: int
    card: int

    def run(self, game: "Game") -> None:
        heirs = tuple(
            piece.id
            for piece in game.play.values()
            if piece.seat == self.seat
            and game.cards[piece.id].kind == "ninja"
            and is_affected(game, piece.id, self.card, self.seat)
        )
        if len(heirs) == 1:
            self.take(game, heirs)
        elif heirs:
            game.choice = PickCards(Asked(self.seat, "heir", self.card, self), heirs, 1, 1)

    def take(self, game: "Game", answer: Answer) -> None:
        heir: Stamp = stamp(game, answer[0])
        frame = new_frame(self.card, stamp(game, self.card), self.seat)
        claim = n.Change("inherit", n.This())
        game.lasting.append(
            Lasting(game.fresh_id(), 0, claim, "words", (heir,), (self.card,), frame)
        )
        game.clock += 1
        game.notes.append(("inherit", self.seat, (heir[0],), 0, self.card))
