"""How the wider rows of the verb table are recognised in events; it adds to `triggers.MATCH`.

Deeds of a player (`When you draw 1 or more cards`), ways of cards between zones, and what happens
to Ninja, Jutsu and coins beside the fight.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from naruto_tui.cards import nodes as n

from .events import Event
from .matching import (
    FROM_HAND,
    HOW,
    MATCH,
    Found,
    bound,
    caused,
    enough,
    faced,
    one_card,
    sent,
)
from .questions import TEAM
from .select import ZONE, fits, is_in, owners_of, players
from .state import Frame, is_any_coin

if TYPE_CHECKING:
    from .game import Game

Matcher = Callable[["Game", Frame, n.Deed, Event], Found | None]


# -- deeds of a player --


def _fitting(game: "Game", frame: Frame, wanted: Any, cards: Iterable[int]) -> list[int]:
    """The cards that a deed's object speaks of, wherever they lie now."""
    if not isinstance(wanted, n.Cards):
        return [card for card in cards if is_in(game, frame, wanted, card)]
    return [
        card
        for card in cards
        if ("card" in wanted.kinds or game.cards[card].kind in wanted.kinds)
        and (not wanted.owner or game.whose(card) in owners_of(frame, wanted.owner))
        and fits(game, frame, wanted.filters, card)
    ]


def _by_player(*, seat_of: Callable[[Event], int] = lambda event: event.seat) -> Matcher:
    """What a player does to cards: at least so many of those it speaks of."""

    def test(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
        assert isinstance(deed.subject, str)
        if seat_of(event) not in players(game, frame, deed.subject):
            return None
        cards = tuple(_fitting(game, frame, deed.object, event.cards))
        if not cards or not enough(game, frame, deed, len(cards)):
            return None
        return bound(game, cards), len(cards), seat_of(event)

    return test


_draws = _by_player()
_causes = _by_player(seat_of=lambda event: event.cause.seat)


def _drawn(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    """Draws; `by an effect` is not the draw of the start phase (4.1)."""
    if "by effect" in deed.how and "effect" not in event.how:
        return None
    return _draws(game, frame, deed, event)


def _plays(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    """Puts a Jutsu or Mission on the chain, or deploys a Ninja or Client (T-2)."""
    if event.kind == "enter" and "deployment" not in event.how:
        return None
    return _draws(game, frame, deed, event)


def _changes_marker(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    assert isinstance(deed.subject, str)
    if event.seat not in players(game, frame, deed.subject):
        return None
    return {}, event.number, event.seat


def _flips(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    assert isinstance(deed.subject, str)
    if event.seat not in players(game, frame, deed.subject):
        return None
    if not enough(game, frame, deed, event.number):
        return None
    if deed.cause is not None and not caused(game, frame, deed.cause, event):
        return None
    return {}, event.number, event.seat


def _searches(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    assert isinstance(deed.subject, str)
    if event.seat not in players(game, frame, deed.subject):
        return None
    zones = deed.object.zones if isinstance(deed.object, n.Cards) else ()
    if zones and not {ZONE[zone] for zone in zones}.issuperset((event.source,)):
        return None
    return {}, 0, event.seat


# -- in and beside the fight --


def _sent_or_met(out: str | None) -> Matcher:
    """Sent out; with `and is opposed` or `and is not blocked`, once that is known (T-6)."""
    plain = sent(out)

    def test(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
        if event.kind == "send":
            if deed.object is not None and not _meets(game, frame, deed.object, event.target):
                return None
            return plain(game, frame, deed, event)
        sides = {"attack": (event.source,), "block": (event.target,)}.get(
            out or "", (event.source, event.target)
        )
        for team in sides:
            if team >= TEAM:
                found = game.teams[team]
                cards = (found.head, *(one for one in found.members if one != found.head))
                alike = Event("send", found.seat, cards, 0, team, -1, (found.out,))
                if (met := plain(game, frame, deed, alike)) is not None:
                    return met
        return None

    return test


def _meets(game: "Game", frame: Frame, wanted: Any, team: int) -> bool:
    """Whether a team, or one of its Ninja, is what the text speaks of."""
    if team not in game.teams:
        return False
    return any(is_in(game, frame, wanted, one) for one in (team, *game.teams[team].members))


def _is_blocked(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    return faced(game, frame, deed, event, sides=((event.source, event.target),))


def _applied(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    """A Jutsu or Mission has done something; told while it is still on the chain (T-11)."""
    if "applied" not in event.how or not is_in(game, frame, deed.subject, event.cards[0]):
        return None
    word = game.cards[event.cards[0]].kind
    return bound(game, event.cards, word), 0, event.seat


def _on_chain(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    """Negated, or answered: a card on the chain, perhaps by another one."""
    who = tuple(one for one in event.cards if is_in(game, frame, deed.subject, one))
    if not who or (deed.cause is not None and not caused(game, frame, deed.cause, event)):
        return None
    if deed.object is not None and not _is_agent(game, frame, deed.object, event):
        return None
    return bound(game, who, game.cards[who[0]].kind), 0, event.seat


def _targeted(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    who = tuple(one for one in event.cards if is_in(game, frame, deed.subject, one))
    if "alone" in deed.how and len(event.cards) > 1:
        return None
    if not who or (deed.object is not None and not _is_agent(game, frame, deed.object, event)):
        return None
    found = bound(game, tuple(one for one in who if one < TEAM))
    found["jutsu"] = ((event.source, game.gens[event.source]),)
    return found, 0, event.seat


def _is_agent(game: "Game", frame: Frame, wanted: Any, event: Event) -> bool:
    """Whether the card that does it, and whose it is, are as the text says."""
    cards = getattr(wanted, "cards", wanted)
    if not isinstance(cards, n.Cards):
        return bool(is_in(game, frame, wanted, event.source))
    if "card" not in cards.kinds and game.cards[event.source].kind not in cards.kinds:
        return False
    if cards.owner and event.seat not in owners_of(frame, cards.owner):
        return False
    return fits(game, frame, cards.filters, event.source)


def _either(by_player: Matcher, otherwise: Matcher) -> Matcher:
    """One verb for what a player does and for what befalls a card."""

    def test(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
        chosen = by_player if isinstance(deed.subject, str) else otherwise
        return chosen(game, frame, deed, event)

    return test


def _gained(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    return one_card(game, frame, deed, event) if event.number > 0 else None


def _coins(sign: int) -> Matcher:
    """Coins of a kind are placed on a card, or taken off it: by a rule too (K-20.6)."""

    def test(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
        count = event.number * sign
        kind = str(deed.object or "")
        if count <= 0 or not (is_any_coin(kind) or kind in event.how):
            return None
        if "by effect" in deed.how and event.cause.word != "effect":
            return None
        if not is_in(game, frame, deed.subject, event.cards[0]):
            return None
        if not enough(game, frame, deed, count):
            return None
        return bound(game, event.cards), count, event.seat

    return test


def _turned_up(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    """A player turns hidden cards face up."""
    if event.number <= 0 or event.seat not in players(game, frame, str(deed.subject)):
        return None
    met = tuple(card for card in event.cards if is_in(game, frame, deed.object, card))
    if not met or not enough(game, frame, deed, len(met)):
        return None
    return bound(game, met, "card"), len(met), event.seat


MATCH.update(
    {
        "place coin": _coins(1),
        "take coin": _coins(-1),
        "last coin": one_card,
        "turn up": _turned_up,
        "draw": _drawn,
        "search": _searches,
        "reveal": _draws,
        "play": _plays,
        "flip": _flips,
        "change marker": _changes_marker,
        "heal": _either(_causes, one_card),
        "injure": _either(_causes, one_card),
        "negate": _either(_causes, _on_chain),
        "chain": _on_chain,
        "apply": _applied,
        "target": _targeted,
        "send": _sent_or_met(None),
        "go out": sent(None),
        "attack": _sent_or_met("attack"),
        "block": _sent_or_met("block"),
        "battle": faced,
        "be blocked": _is_blocked,
        "team": one_card,
        "stand by": one_card,
        "gain support": _gained,
        "gain power": _gained,
    }
)

BY_PLAYERS: Final = frozenset(
    ("draw", "search", "reveal", "play", "flip", "change marker", "turn up")
)
"""Deeds that only players do."""
BY_BOTH: Final = frozenset(("discard", "charge", "heal", "injure", "negate"))
"""Deeds that players do and that befall cards."""
OF_PLAYERS: Final = BY_PLAYERS | BY_BOTH | {"win rewards", "take rewards", "step"}
"""Deeds whose subject may be a player."""

Reads = tuple[frozenset[str], frozenset[str]]
"""In what ways a deed can be told apart, and which other parts of it are read."""


def _reads(*parts: str, how: tuple[str, ...] = ()) -> Reads:
    return frozenset(how), frozenset(parts)


BY_PLAYER: Final = _reads("object", "number")
_WAYS: Final = tuple(word for word in HOW if word != FROM_HAND)
READS: Final[dict[str, Reads]] = {
    "draw": _reads("object", "number", how=("by effect",)),
    **dict.fromkeys(("search", "reveal", "play"), BY_PLAYER),
    "flip": _reads("number", "cause"),
    "change marker": _reads(),
    **dict.fromkeys(("negate", "chain"), _reads("object", "cause")),
    "target": _reads("object", "cause", how=("alone",)),
    "apply": _reads(),
    "send": _reads("mates", how=("alone", "as head", "opposed", "unblocked")),
    "attack": _reads("mates", how=("alone", "as head", "opposed", "unblocked")),
    "block": _reads("mates", "object", how=("alone", "as head")),
    "go out": _reads(),
    "battle": _reads("object"),
    "be blocked": _reads("object"),
    "team": _reads(),
    "stand by": _reads(),
    **dict.fromkeys(("gain support", "gain power"), _reads("cause", how=_WAYS)),
}
"""Of each row here: what of a deed is looked at."""
