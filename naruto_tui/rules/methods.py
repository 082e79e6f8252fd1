"""Ways into play beside plain deployment: what each needs, and whether it can be completed (K-1).

An attempt asks for a row of slots, one card each: the Ninja that grows, the partner of a Platoon,
the Ninja of a Squad, what is sacrificed. It is offered only where they can be filled so that the
name rule lets the card in once all of them have left.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from attrs import evolve

from naruto_tui.cards import nodes as n

from . import bans
from .admission import bears, dues_of, is_barred, is_lifted, name_clash
from .choices import Option
from .costs import can_deploy
from .events import RULE, Cause
from .paying import has_hand_payment
from .prices import can_pay_price
from .select import ZONES_TO, described, holds, stamp
from .state import CHAKRA, HAND, REINFORCEMENTS, REMOVED, Frame, new_frame
from .values import value

if TYPE_CHECKING:
    from .game import Game

COIN: Final = -1
"""Where a slot sends coins, in place of the zone that its card goes to."""


@value
class Slot:
    """One card that an attempt asks for."""

    ask: str
    """`grow`, `partner`, `member`, `sacrifice` or `material`: the question for it."""
    cards: tuple[int, ...]
    """What could fill it."""
    to: int
    """Zone it goes to, or `COIN`: `count` coins of `kind` are taken off it."""
    kind: str = ""
    count: int = 0


@value
class Attempt:
    """A card on its way into play."""

    card: int
    stamp: tuple[int, int]
    seat: int
    how: tuple[str, ...]
    slots: tuple[Slot, ...] = ()
    hand: int = 0
    """Hand cost that is due."""
    deploys: bool = False
    """Whether it is the deployment of the turn."""
    price: tuple[Any, ...] = ()
    """What else the card's own price asks for."""
    allowed: tuple[int, ...] = ()
    """Namesakes that do not keep it out."""
    cause: Cause = RULE
    batch: tuple[int, ...] = ()
    """For an entry by an effect: all cards that the effect speaks of."""
    injured: bool = False
    team: int = 0
    position: str = ""
    """As what it joins that team: `head`, `back` or `any`."""


Found = Attempt | str
"""An attempt that can be completed, or why there is none: a word of `refusals.REASONS`."""


# -- what is offered --


def way_options(game: "Game", seat: int) -> Iterator[Option]:
    """What a seat can put into play other than by deploying from the hand, on an empty chain."""
    says, side = game.says, game.sides[seat]
    for flag, pile in (
        ("way from hand", side.hand),
        ("way from chakra", side.chakra),
        ("way from reinforcements", side.reinforcements),
    ):
        if flag in says:
            for verb, card, index, found in _found_in(game, seat, pile):
                if isinstance(found, Attempt):
                    yield Option(verb, card, index)


def way_problems(game: "Game", seat: int) -> Iterator[tuple[str, int, str]]:
    """Ways into play that there are and that cannot be gone now: verb, card, the reason's word."""
    side = game.sides[seat]
    for verb, card, _, found in _found_in(
        game, seat, (*side.hand, *side.chakra, *side.reinforcements)
    ):
        if isinstance(found, str) and found != "no such way":
            yield verb, card, found


def _found_in(
    game: "Game", seat: int, pile: Iterable[int]
) -> Iterator[tuple[str, int, int, "Found"]]:
    """What comes of each way of one of each printed card in a pile."""
    seen: set[tuple[int, int]] = set()
    for card in pile:
        key = (id(game.cards[card]), game.where[card])
        if key not in seen:
            seen.add(key)
            for verb, index in verbs_of(game, card):
                yield verb, card, index, find(game, seat, verb, card, index)


def verbs_of(game: "Game", card: int) -> list[tuple[str, int]]:
    """In which ways a card could come into play from where it lies, deployment apart."""
    entries = [("enter", i) for i in range(len(game.programs[card].ways.entries))]
    verbs = {
        HAND: ["growth", "platoon"], CHAKRA: ["ambush"], REINFORCEMENTS: ["squad", "reinforce"],
    }.get(game.where[card], [])  # fmt: skip
    home = REINFORCEMENTS if game.cards[card].is_reserve else HAND
    return [*((verb, -1) for verb in verbs), *(entries if game.where[card] == home else [])]


WAYS: Final = frozenset(("way from hand", "way from chakra", "way from reinforcements"))
"""Words of `Game.says` without any of which nobody need look for ways into play."""


def find(game: "Game", seat: int, verb: str, card: int, index: int = -1) -> Found:
    """The attempt to put a card into play in this way, or why it cannot be completed."""
    if game.cards[card].kind != "ninja":
        return "no such way"
    if verb == "enter":
        return _entry(game, seat, card, index)
    return _FIND[verb](game, seat, card)


# -- each way --


def _growth(game: "Game", seat: int, card: int) -> Found:
    """Replaces a namesake that may grow (K-2.1 to K-2.3)."""
    ways = game.programs[card].ways
    if not bears(game, card, "Growth") or ways.by or any(one.only for one in ways.entries):
        return "no such way"
    names = game.words(card).names
    lifted = is_lifted(game, "grow", "limits", card)
    grown = tuple(
        piece.id
        for piece in game.play.values()
        if piece.seat == seat
        and not names.isdisjoint(game.words(piece.id).names)
        and can_grow(game, piece.id, lifted=lifted)
    )
    slots = (Slot("grow", grown, CHAKRA), *_dues(game, seat, card))
    free = game.edition.growth_entrance == "ignored"
    return _finished(game, Attempt(card, stamp(game, card), seat, ("growth",), slots), free=free)


def can_grow(game: "Game", card: int, *, lifted: bool = False) -> bool:
    """Whether a Ninja in play may be grown (K-2.2, K-2.8)."""
    piece = game.play.get(card)
    if piece is None or game.cards[card].kind != "ninja" or piece.turn == game.turn:
        return False
    if not game.programs[card].ways.words.isdisjoint(("Platoon", "Squad")):
        return False
    return not game.coins(card, "growth") or lifted or is_lifted(game, "grow", "limits", card)


def _platoon(game: "Game", seat: int, card: int) -> Found:
    """One of the listed Ninja goes to chakra (K-4.2)."""
    if not bears(game, card, "Platoon"):
        return "no such way"
    partners = game.programs[card].ways.partners
    found = _named(game, seat, partners)
    allowed = found if game.edition.platoon_both_in_play == "allowed" else ()
    slots = (Slot("partner", found, CHAKRA), *_dues(game, seat, card))
    return _finished(
        game,
        Attempt(
            card, stamp(game, card), seat, ("platoon",), slots, game.hand_cost(card),
            allowed=allowed,
        ),
    )  # fmt: skip


def _squad(game: "Game", seat: int, card: int) -> Found:
    """All of the listed Ninja leave the game (K-5.2)."""
    if not bears(game, card, "Squad"):
        return "no such way"
    members = tuple(
        Slot("member", _named(game, seat, (name,)), REMOVED)
        for name in game.programs[card].ways.partners
    )
    slots = (*members, *_dues(game, seat, card))
    return _finished(
        game, Attempt(card, stamp(game, card), seat, ("squad",), slots, game.hand_cost(card))
    )


def _reinforce(game: "Game", seat: int, card: int) -> Found:
    """A Sacrifice brings it out of the reinforcement deck (K-6.3)."""
    ways = game.programs[card].ways
    if not bears(game, card, "Reinforcement") or not ways.dues or ways.only:
        return "no such way"
    deploys = game.edition.reinforcement_is_deployment
    return _finished(
        game,
        Attempt(
            card, stamp(game, card), seat, ("sacrifice",), _dues(game, seat, card),
            game.hand_cost(card), deploys,
        ),
    )  # fmt: skip


def _ambush(game: "Game", seat: int, card: int) -> Found:
    """Deployed from the chakra area (K-3.1)."""
    if not bears(game, card, "Ambush"):
        return "no such way"
    return deployment(game, seat, card, ("deployment", "ambush"))


def deployment(
    game: "Game", seat: int, card: int, how: tuple[str, ...] = ("deployment",), *,
    counts: bool = True,
) -> Found:  # fmt: skip
    """A deployment with all that is due for it (4.3, K-7.1)."""
    if game.programs[card].ways.undeployed:
        return "not deployed"
    if "cannot play" in game.says and not bans.may_play(game, seat, card):
        return "forbidden"
    return _finished(
        game,
        Attempt(
            card,
            stamp(game, card),
            seat,
            how,
            _dues(game, seat, card),
            game.hand_cost(card),
            counts,
        ),
    )


def by_effect(game: "Game", seat: int, card: int, cause: Cause, *, names: bool = True) -> Found:
    """An entry by an effect for which something is sacrificed: no costs beside (K-7.6)."""
    own = () if names else tuple(one for one, piece in game.play.items() if piece.seat == seat)
    slots = _dues(game, seat, card)
    attempt = Attempt(
        card, stamp(game, card), seat, ("effect",), slots, allowed=own, cause=cause
    )  # fmt: skip
    return _finished(game, attempt, free=True)


def beside(game: "Game", attempt: Attempt) -> Found:
    """An entry by an effect after others of it: what comes by the same effect does not pay."""
    slots = tuple(
        evolve(slot, cards=tuple(card for card in slot.cards if card not in attempt.batch))
        for slot in _dues(game, attempt.seat, attempt.card)
    )
    return _finished(game, evolve(attempt, slots=slots), free=True)


def _entry(game: "Game", seat: int, card: int, index: int) -> Found:
    """A price that the card itself names: no hand cost (K-1.2)."""
    entry = game.programs[card].ways.entries[index]
    frame = entry_frame(game, seat, card)
    if entry.condition is not None and not holds(game, frame, entry.condition):
        return "entry condition"
    slots: list[Slot] = []
    rest: list[Any] = []
    for step in entry.price:
        found = _material(game, frame, step)
        if found is None:
            rest.append(step)
        else:
            slots += found
    if not can_pay_price(game, frame, tuple(rest)):
        return "entry price"
    return _finished(
        game,
        Attempt(
            card, stamp(game, card), seat, ("price",), (*slots, *_dues(game, seat, card)),
            price=tuple(rest),
        ),
    )  # fmt: skip


def entry_frame(game: "Game", seat: int, card: int) -> Frame:
    """What the text of a card speaks of while its price is paid."""
    return new_frame(card, stamp(game, card), seat, cause=Cause("cost", card, seat))


_FIND: Final[dict[str, Callable[["Game", int, int], Found]]] = {
    "growth": _growth,
    "platoon": _platoon,
    "squad": _squad,
    "reinforce": _reinforce,
    "ambush": _ambush,
}


# -- slots --


def _named(game: "Game", seat: int, names: tuple[str, ...]) -> tuple[int, ...]:
    """A player's Ninja in play that have one of these names (K-4.2, K-25.2)."""
    frame = new_frame(-1, (-1, 0), seat)
    cards = n.Cards(("ninja",), "you", (n.Named(names),))
    return tuple(described(game, frame, cards))


def _dues(game: "Game", seat: int, card: int) -> tuple[Slot, ...]:
    """What is sacrificed for a card (K-7.3)."""
    frame = entry_frame(game, seat, card)
    return tuple(_due(game, frame, due) for due in dues_of(game, card))


def _due(game: "Game", frame: Frame, due: n.Cards | n.Coin) -> Slot:
    if isinstance(due, n.Coin):
        cards = getattr(due.obj, "cards", due.obj)
        assert isinstance(cards, n.Cards)
        assert isinstance(due.number, int)
        bearers = tuple(_own(game, frame, cards))
        return Slot("sacrifice", bearers, COIN, due.kind, -due.number)
    to = ZONES_TO[game.edition.sacrifice_to]
    return Slot("sacrifice", tuple(_own(game, frame, due)), to)


def _own(game: "Game", frame: Frame, cards: n.Cards) -> list[int]:
    """Of a described set what the player controls: nobody sacrifices what is another's (K-7.2)."""
    return described(game, frame, n.Cards(cards.kinds, "you", cards.filters, cards.zones))


def _material(game: "Game", frame: Frame, step: Any) -> list[Slot] | None:
    """A step of a price that moves a number of cards, as slots; `None` for any other step."""
    if not isinstance(step, n.Move) or not isinstance(step.obj, n.Pick) or step.to not in _PLACES:
        return None
    pick = step.obj
    if not isinstance(pick.cards, n.Cards) or not isinstance(pick.low, int) or pick.random:
        return None
    found = tuple(described(game, frame, pick.cards))
    return [Slot("material", found, ZONES_TO[step.to])] * pick.low


_PLACES: Final = frozenset(("hand", "discard", "chakra", "removed", "deck top"))
"""Where a price may send a card without more being asked."""


def fillings(game: "Game", attempt: Attempt, picked: tuple[int, ...]) -> list[int]:
    """What may fill the next slot so that the attempt can still be completed."""
    slot = attempt.slots[len(picked)]
    return [
        card
        for card in slot.cards
        if _is_free(game, attempt, picked, card) and _completes(game, attempt, (*picked, card))
    ]


def _completes(game: "Game", attempt: Attempt, picked: tuple[int, ...]) -> bool:
    if len(picked) == len(attempt.slots):
        leaving = (*attempt.allowed, *leaves(attempt, picked))
        return not name_clash(game, attempt.seat, attempt.card, leaving)
    return any(
        _is_free(game, attempt, picked, card) and _completes(game, attempt, (*picked, card))
        for card in attempt.slots[len(picked)].cards
    )


def leaves(attempt: Attempt, picked: tuple[int, ...]) -> list[int]:
    """The picked cards that go away."""
    return [card for card, slot in zip(picked, attempt.slots, strict=False) if slot.to != COIN]


def _is_free(game: "Game", attempt: Attempt, picked: tuple[int, ...], card: int) -> bool:
    """Whether a card may fill the next slot beside what fills those before it."""
    slot = attempt.slots[len(picked)]
    if card == attempt.card:
        return False
    if slot.to != COIN:
        return card not in leaves(attempt, picked)
    taken = sum(
        other.count
        for one, other in zip(picked, attempt.slots, strict=False)
        if one == card and other.to == COIN and other.kind == slot.kind
    )
    return game.coins(card, slot.kind) >= taken + slot.count


def _finished(game: "Game", attempt: Attempt, *, free: bool = False) -> Found:
    """The attempt, if marker, material, bans, names and hand cost allow it (K-1.3)."""
    seat, card = attempt.seat, attempt.card
    side = game.sides[seat]
    if attempt.deploys and not can_deploy(game, seat, card):
        return "ninja deployed"
    if not free and game.entrance(card) > side.marker:
        return "deploy marker"
    if not all(slot.cards for slot in attempt.slots):
        return _MISSING[next(slot.ask for slot in attempt.slots if not slot.cards)]
    if is_barred(game, seat, card, attempt.how):
        return "kept out"
    if not _completes(game, attempt, ()):
        if attempt.how == ("platoon",) and len(attempt.slots) == 1:
            return "both partners"
        return "name in play" if attempt.slots == () else "cannot be completed"
    if attempt.hand and not has_hand_payment(game, seat, card, attempt.hand):
        return "deploy hand cost"
    return attempt


_MISSING: Final = {
    "grow": "nobody grows",
    "partner": "no partner",
    "member": "no member",
    "sacrifice": "no sacrifice",
    "material": "entry price",
}
