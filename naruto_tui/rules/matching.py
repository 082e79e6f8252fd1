"""Deeds of the verb table recognised in events: what a `When ...` binds if its event is one.

Each row of `MATCH` takes a deed and an event of its kind and gives what `that ...` means, or
nothing. Further rows stand in `deeds`, `coins`, `taking` ...
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from naruto_tui.cards import nodes as n

from .events import Cause, Event, Stamp
from .occasions import events_of
from .questions import TEAM
from .select import fits, is_in, number, objects, players, stamp
from .state import DISCARD, HAND, Frame

if TYPE_CHECKING:
    from .game import Game

Found = tuple[dict[str, tuple[Stamp, ...]], int, int]
"""What `that ...` means, the amount, and the player of the event (or -1)."""


def match(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    """What a deed binds if the event is one, else `None`."""
    if event.kind not in events_of(deed):
        return None
    return MATCH[deed.verb](game, frame, deed, event)


def bound(
    game: "Game", cards: tuple[int, ...], word: str = "ninja"
) -> dict[str, tuple[Stamp, ...]]:
    stamps = tuple([stamp(game, card) for card in cards])
    return {word: stamps, "card": stamps}


def one_card(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    """Deeds that one card does or suffers: enter, leave, injure, heal."""
    if not is_in(game, frame, deed.subject, event.cards[0]):
        return None
    if not all(HOW[word](event) for word in deed.how):
        return None
    if deed.cause is not None and not caused(game, frame, deed.cause, event):
        return None
    return bound(game, event.cards), event.number, event.seat


def _entered(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    """Entered play; `the other` is what it was made of (K-4.4)."""
    found = one_card(game, frame, deed, event)
    piece = game.play.get(event.cards[0])
    if found is not None and piece is not None and (material := piece.frame.that.get("material")):
        found[0]["other"] = material
    return found


FROM_HAND: Final = "from hand"
"""In what way something is deployed: out of the hand, and from nowhere else (K-1.4)."""
HOW: Final[dict[str, Callable[[Event], bool]]] = {
    "by deployment": lambda event: "deployment" in event.how,
    "by effect": lambda event: "effect" in event.how,
    "not by deployment": lambda event: "deployment" not in event.how,
    "by growth": lambda event: "growth" in event.how,
    "not by growth": lambda event: "growth" not in event.how,
    "by ambush": lambda event: "ambush" in event.how,
    "by platoon": lambda event: "platoon" in event.how,
    "by squad": lambda event: "squad" in event.how,
    "by sacrifice": lambda event: "sacrifice" in event.how,
    "plain": lambda event: "plain" in event.how,
    "outstanding": lambda event: "outstanding" in event.how,
    "before damage": lambda event: "before damage" in event.how,
    FROM_HAND: lambda event: event.source == HAND,
}
"""Qualifications of a deed that the event itself tells."""


def caused(game: "Game", frame: Frame, cause: n.Cause, event: Event) -> bool:
    """Whether an event has this cause: the showdown, a rule, or an effect of such a card."""
    return _has_cause(game, frame, cause, event.cause) != cause.contrary


def _has_cause(game: "Game", frame: Frame, cause: n.Cause, real: Cause) -> bool:
    if cause.word == "tie":
        return real.tied
    if cause.word == "damage":
        return real.damage
    if cause.word != real.word:
        return False
    cards = cause.cards
    if cards is None:
        return True
    if not isinstance(cards, n.Cards):
        return real.card >= 0 and is_in(game, frame, cards, real.card)
    if real.card < 0 or not {"card", game.cards[real.card].kind}.intersection(cards.kinds):
        return False
    if cards.owner and (cards.owner == "you") != (real.seat == frame.seat):
        return False
    return fits(game, frame, cards.filters, real.card)


def discarded(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    return one_card(game, frame, deed, event) if event.target == DISCARD else None


def _has_mates(
    game: "Game", frame: Frame, mates: Any, members: Sequence[int], who: Sequence[int]
) -> bool:
    """Whether such Ninja go out with it, as many as asked for."""
    wanted = number(game, frame, mates.low) if isinstance(mates, n.Pick) else 1
    cards = getattr(mates, "cards", mates)
    others = [one for one in members if one not in who or len(who) > 1]
    return sum(is_in(game, frame, cards, one) for one in others) >= wanted


def sent(out: str | None) -> Callable[["Game", Frame, n.Deed, Event], Found | None]:
    def test(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
        if out is not None and out not in event.how:
            return None
        members, team = event.cards, event.source
        who = _among(game, frame, deed.subject, members, team)
        if who is None:
            return None
        if "alone" in deed.how and len(members) != 1:
            return None
        if "as head" in deed.how and members[0] not in who:
            return None
        if deed.mates is not None and not _has_mates(game, frame, deed.mates, members, who):
            return None
        that = bound(game, tuple(who))
        that["team"] = ((team, 0),)
        return that, len(members), event.seat

    return test


def _among(
    game: "Game", frame: Frame, subject: Any, members: tuple[int, ...], team: int
) -> list[int] | None:
    """Which members the subject speaks of; all where it is the team itself; `None` if nobody."""
    kind = type(subject)
    own_team = kind is n.TeamOf and type(subject.obj) is n.This
    if own_team or kind is n.This:
        # Nearly all texts speak of their own card or its team: no phrase need be worked out.
        if frame.card not in members or game.gens[frame.card] != frame.stamp[1]:
            return None
        return list(members) if own_team else [frame.card]
    if is_in(game, frame, subject, team):
        return list(members)
    who = [one for one in members if is_in(game, frame, subject, one)]
    return who or None


def _result(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    """Won, lost or drawn fights (T-7.1): by the team, and so by each of its members."""
    who = _among(game, frame, deed.subject, event.cards, event.source)
    if who is None or not all(HOW[word](event) for word in deed.how):
        return None
    if deed.margin is not None and (
        "mental" in event.how or event.number < number(game, frame, deed.margin)
    ):
        return None
    that = bound(game, tuple(who))
    that["team"] = ((event.source, 0),)
    that["other team"] = ((event.target, 0),)
    return that, event.number, event.seat


def _rewards(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    """Won rewards: by a player, or by a team in an unblocked attack (T-7.2)."""
    if isinstance(deed.subject, str):
        if event.seat not in players(game, frame, deed.subject):
            return None
    elif event.source < 0 or not _among(
        game, frame, deed.subject, game.teams[event.source].members, event.source
    ):
        return None
    if not all(HOW[word](event) for word in deed.how):
        return None
    if not enough(game, frame, deed, event.number):
        return None
    that = {"card": tuple(stamp(game, card) for card in event.cards)}
    if event.source >= TEAM:
        that["team"] = ((event.source, 0),)
    return that, event.number, event.seat


def enough(game: "Game", frame: Frame, deed: n.Deed, count: int) -> bool:
    """Whether it happened to, or by, as many at once as the deed asks for."""
    return deed.number is None or count >= number(game, frame, deed.number)


def _damaged(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    """Receives damage, perhaps from somebody (T-8); all hit on one occasion are one event."""
    who = [card for card in event.cards if is_in(game, frame, deed.subject, card)]
    if not who or (deed.cause is not None and not caused(game, frame, deed.cause, event)):
        return None
    if deed.object is not None and not _gives(game, frame, deed.object, event):
        return None
    if not enough(game, frame, deed, len(who)):
        return None
    return bound(game, tuple(who)), event.number, event.seat


def _gives(game: "Game", frame: Frame, giver: Any, event: Event) -> bool:
    givers = event.cause.givers
    if not givers:
        return False
    if isinstance(giver, n.TeamOf):
        members = {
            one
            for team in objects(game, frame, giver)
            if team in game.teams
            for one in game.teams[team].members
        }
        return not members.isdisjoint(givers)
    return any(is_in(game, frame, giver, one) for one in givers)


def _gave_damage(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    who = tuple(one for one in event.cause.givers if is_in(game, frame, deed.subject, one))
    if not who:
        return None
    hit = sum(is_in(game, frame, deed.object, card) for card in event.cards)
    if not hit or not enough(game, frame, deed, hit):
        return None
    return bound(game, who), event.number, event.seat


def _gained(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    return one_card(game, frame, deed, event) if event.number > 0 else None


def faced(
    game: "Game",
    frame: Frame,
    deed: n.Deed,
    event: Event,
    sides: tuple[tuple[int, int], ...] = (),
) -> Found | None:
    """Opposed: happens once for both sides when blocks are declared (T-6)."""
    both = ((event.source, event.target), (event.target, event.source))
    for team, other in sides or both:
        members = game.teams[team].members
        who = _among(game, frame, deed.subject, members, team)
        if not who:
            continue
        others = game.teams[other].members
        wanted = deed.object
        met = others
        if wanted is not None and not is_in(game, frame, wanted, other):
            met = tuple(one for one in others if is_in(game, frame, wanted, one))
        if wanted is None or met:
            # `a Ninja battles this Ninja`: only the first of them is somebody to speak of again.
            known = wanted is not None and not isinstance(wanted, n.Cards | n.TeamOf)
            that = bound(game, tuple(who) if known and _is_of_ninja(deed.subject) else met)
            # `is opposed by a team`: that team is the other one, else the one that is opposed.
            meant = other if _is_team(wanted) else team
            that["team"] = ((meant, 0),)
            return that, len(met), game.teams[other].seat
    return None


def _is_of_ninja(wanted: Any) -> bool:
    return isinstance(wanted, n.Cards) and not _is_team(wanted)


def _is_team(wanted: Any) -> bool:
    return isinstance(wanted, n.Cards) and wanted.kinds == ("team",)


def _unblocked(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    members = game.teams[event.source].members
    if not _among(game, frame, deed.subject, members, event.source):
        return None
    return {"team": ((event.source, 0),)}, 0, event.seat


def _used(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    if not is_in(game, frame, deed.subject, event.cards[0]):
        return None
    jutsu = event.target
    if deed.object is not None and not is_in(game, frame, deed.object, jutsu):
        return None
    that = bound(game, event.cards)
    that["jutsu"] = (stamp(game, jutsu),)
    return that, 0, event.seat


def _surged(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    """Was Surged; `that card` is what was discarded for it (K-9.4)."""
    if not is_in(game, frame, deed.subject, event.cards[0]):
        return None
    that = bound(game, event.cards[:1])
    that["card"] = tuple(stamp(game, card) for card in event.cards[1:])
    return that, 0, event.seat


def _moment(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    """A turn or phase begins or ends."""
    who = deed.subject
    if isinstance(who, str) and who != "each" and event.seat not in players(game, frame, who):
        return None
    return {}, 0, event.seat


MATCH: Final[dict[str, Callable[["Game", Frame, n.Deed, Event], Found | None]]] = {
    "enter": _entered,
    "grow": one_card,
    "sacrifice": one_card,
    "leave": one_card,
    "discard": discarded,
    "injure": one_card,
    "heal": one_card,
    "send": sent(None),
    "attack": sent("attack"),
    "block": sent("block"),
    "oppose": faced,
    "be unblocked": _unblocked,
    "win": _result,
    "lose": _result,
    "tie": _result,
    "win rewards": _rewards,
    "take rewards": _rewards,
    "damage": _damaged,
    "give damage": _gave_damage,
    "gain combat": _gained,
    "use": _used,
    "settle": _used,
    "surge": _surged,
    "step": _moment,
}
"""How each deed is recognised in an event."""
