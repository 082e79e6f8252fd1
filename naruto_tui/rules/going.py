"""Cards that are about to be moved: who hears of it (T-3, T-4, K-19.3).

All that one player's cards do at once is one event, told before it is done. It is told beside the
events that the log shows, and only where a text of the two decks can listen to it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from naruto_tui.cards import nodes as n

from .events import Cause, Event
from .history import remember
from .matching import MATCH, Found, bound, caused, discarded, enough, match
from .select import ZONES_TO, fits, is_bare_client, is_in, owners_of, players, stamp
from .state import DISCARD, HAND, PLAY, REMOVED, Frame, new_frame
from .triggers import is_true, offer, put_off

if TYPE_CHECKING:
    from .game import Game


def tell_moves(
    game: "Game", cards: Sequence[int], zone: int, cause: Cause, how: tuple[str, ...]
) -> None:
    """Says which cards are about to be moved where, all of a player's at once (K-19.3).

    A card outside play hears of its own moves alone (T-4).
    """
    for seat in (game.active, 1 - game.active):
        own = tuple(card for card in cards if game.owner[card] == seat)
        if not own:
            continue
        event = Event("moves", seat, own, len(own), -1, zone, how, cause)
        if "moves" in game.asked:
            remember(game, event)
        offer(game, event)
        for card in own:
            if game.where[card] != PLAY:
                _offer_own(game, event, card, seat)


def _offer_own(game: "Game", event: Event, card: int, seat: int) -> None:
    frame = new_frame(card, stamp(game, card), seat)
    for kind, place in game.programs[card].listens:
        ability = game.ability(card, place)
        if kind != "moves" or not isinstance(ability, n.Triggered):
            continue
        for deed in ability.events:
            if isinstance(deed.subject, n.This) and (found := match(game, frame, deed, event)):
                if is_true(game, frame, ability, found):
                    put_off(game, event, frame, place, ability, found)
                break


def _moved(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    """Cards are about to be moved (T-3, T-4): by whatever way, or such as a player moves."""
    who = tuple(card for card in event.cards if _is_moved(game, frame, deed, event, card))
    if not who or not enough(game, frame, deed, len(who)) or not _goes_to(game, deed, event):
        return None
    if deed.cause is not None and not caused(game, frame, deed.cause, event):
        return None
    return bound(game, who), len(who), event.seat


def _is_moved(game: "Game", frame: Frame, deed: n.Deed, event: Event, card: int) -> bool:
    subject, from_ = deed.subject, deed.object
    if isinstance(subject, str):
        # `You discard 2 cards` is said of those in hand.
        wanted = n.Cards(("card",)) if from_ is None else from_
        by = event.seat in players(game, frame, subject) and game.where[card] == HAND
        return by and _is_such(game, frame, wanted, card)
    if isinstance(from_, n.Cards) and not is_in(game, frame, from_, card):
        return False
    return _is_such(game, frame, subject, card)


def _is_such(game: "Game", frame: Frame, subject: Any, card: int) -> bool:
    """Whether a phrase speaks of a card; a `card` without a place may lie anywhere (T-1)."""
    if isinstance(subject, n.Cards) and subject.kinds == ("card",) and not subject.zones:
        owners = owners_of(frame, subject.owner)
        if game.whose(card) not in owners or is_bare_client(game, subject.filters, card):
            return False
        return fits(game, frame, subject.filters, card)
    return is_in(game, frame, subject, card)


def _goes_to(game: "Game", deed: n.Deed, event: Event) -> bool:
    verb, to = deed.verb, deed.object
    if verb == "charge":
        return "charge" in event.how
    if verb != "move":
        return event.target == (DISCARD if verb == "discard" else REMOVED)
    if not isinstance(to, str):
        return True
    if event.target == DISCARD and "revitalize" in event.how:
        return to == "deck bottom"
    if "landed" in event.how:
        return to == event.how[event.how.index("landed") + 1]
    at_bottom = "bottom" in event.how
    return ZONES_TO.get(to) == event.target and (
        not to.startswith("deck") or (to == "deck bottom") == at_bottom
    )


def _discarded_anywhere(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    how = discarded if event.kind == "leave" else _moved
    return how(game, frame, deed, event)


MATCH.update({"discard": _discarded_anywhere, "remove": _moved, "charge": _moved, "move": _moved})
