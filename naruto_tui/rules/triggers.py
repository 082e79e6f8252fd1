"""Events meet the abilities that listen to them: what happened becomes triggers that wait.

Matching is done at the event, with the state as it then is; a trigger waits until the next chain
begins (rule 7.5) and then goes on it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from naruto_tui.cards import nodes as n

from .events import Event, Stamp
from .force import has_elder, is_on
from .granting import GRANTED
from .history import is_first, note
from .program import MOMENT_OF, REPLACES_IN_HAND, events_of, without_first
from .select import fits, holds, is_in, number, objects, players, stamp
from .state import DISCARD, Frame, Waiting, Watcher

if TYPE_CHECKING:
    from .game import Game


def listen(game: "Game", card: int) -> None:
    """A card has come into play: its triggers and replacements listen from now on."""
    program = game.programs[card]
    for kind, place in program.listens:
        game.listeners[kind] = (*game.listeners.get(kind, ()), (card, place))
    for kind, place in program.replaces:
        game.replacers[kind] = (*game.replacers.get(kind, ()), (card, place))
    for line in program.statics:
        for group in line.groups:
            game.lines[group] = (*game.lines.get(group, ()), (card, line))


def unlisten(game: "Game", card: int) -> None:
    """A card has left play."""
    program = game.programs[card]
    for kind, _ in program.listens:
        left = tuple(one for one in game.listeners[kind] if one[0] != card)
        game.listeners[kind] = left
    for kind, _ in program.replaces:
        game.replacers[kind] = tuple(one for one in game.replacers[kind] if one[0] != card)
    for line in program.statics:
        for group in line.groups:
            game.lines[group] = tuple(one for one in game.lines[group] if one[0] != card)


def emit(game: "Game", event: Event) -> None:
    """Something has happened: it is noted and offered to whoever listens."""
    game.events.append(event)
    kind = event.kind
    if kind in game.listeners or game.watchers or kind in game.heard:
        if kind in game.asked:
            note(game, event)
        offer(game, event)


def hears(game: "Game", kind: str) -> bool:
    """Whether anything may listen to such an event, or ask for it later."""
    return bool(kind in game.heard or game.watchers or game.listeners.get(kind))


def offer(game: "Game", event: Event) -> None:
    """An event, or a moment that needs no note, meets whoever listens."""
    listeners = game.listeners.get(event.kind)
    if listeners:
        cards, programs = event.cards, game.programs
        for card, place in listeners:
            if card in cards or place not in programs[card].own:
                _offer(game, event, card, place)
    if event.kind in game.grants.listens:
        for card, place, _ in granted_places(game, n.Triggered):
            _offer(game, event, card, place)
    if game.watchers:
        for watcher in tuple(game.watchers):
            _offer_watcher(game, event, watcher)


def granted_places(game: "Game", kind: type) -> list[tuple[int, int, Any]]:
    """The abilities of a kind that cards in play have been given, each with card and place."""
    return [
        (card, place, ability)
        for card, abilities in game.table().granted.items()
        for place, ability in abilities.items()
        if isinstance(ability, kind)
    ]


def replacers(game: "Game", verb: str) -> list[tuple[int, int]]:
    """Cards in play or hand, with places of the abilities that may replace an event (T-21)."""
    found = list(game.replacers.get(verb, ()))
    if verb in game.grants.replaces:
        found += (
            (card, place)
            for card, place, ability in granted_places(game, n.Replacing)
            if ability.event.verb == verb
        )
    if REPLACES_IN_HAND in game.says:
        found += (
            (card, place)
            for side in game.sides
            for card in side.hand
            for place, ability in enumerate(game.programs[card].abilities)
            if isinstance(ability, n.Replacing)
            and ability.zone == "hand"
            and ability.event.verb == verb
        )
    return found


def is_optional(ability: Any) -> bool:
    """Whether a trigger or replacement is one its player may use or not (K-28.7)."""
    if ability.price is not None or getattr(ability, "optional", False):
        return True
    steps = ability.body.steps
    return bool(steps) and isinstance(steps[0], n.May)


def is_used_up(game: "Game", card: int, place: int) -> bool:
    """Whether an optional ability has been used as often as it may this turn (K-28.7)."""
    piece = game.play.get(card)
    if piece is None or place not in piece.used:
        return False
    limit = game.edition.optional_trigger_limit
    if limit is None or piece.used.count(place) < limit:
        return False
    return is_optional(game.ability(card, place))


_OF_THE_PAST: Final = frozenset(
    (
        "leave", "discard", "sacrifice", "remove", "charge", "move", "damage", "injure",
        "take coin", "last coin",
    )
)  # fmt: skip


def is_of_the_past(ability: Any) -> bool:
    """Whether a trigger speaks of its event with the text as it stood just before it (T-31)."""
    return isinstance(ability, n.Triggered) and any(
        deed.verb in _OF_THE_PAST for deed in ability.events
    )


def _offer(game: "Game", event: Event, card: int, place: int) -> None:
    ability: Any = game.programs[card].abilities[place] if place < GRANTED else None
    if ability is None:
        ability = game.ability(card, place)
    piece = game.play.get(card)
    if piece is None or not is_on(game, piece, ability):
        return
    if piece.used and is_used_up(game, card, place):
        return
    if ability.single and has_elder(game, piece, ability):
        return
    # A trigger of one event listens to nothing else.
    several = len(ability.events) > 1
    for deed in ability.events:
        if several and event.kind not in events_of(deed):
            continue
        first = "first" in deed.how
        asked = without_first(deed) if first else deed
        found = MATCH[deed.verb](game, piece.frame, asked, event)
        if found is None or not is_true(game, piece.frame, ability, found):
            continue
        if not first or is_first(game, piece.frame, asked, found[0]):
            put_off(game, event, piece.frame, place, ability, found)
            return


def put_off(
    game: "Game", event: Event, frame: Frame, place: int, ability: n.Triggered, found: "Found"
) -> None:
    """A trigger waits; it speaks of cards that are on their way as of where they will lie."""
    that, amount, player = found
    mark = frame.stamp
    piece = game.play.get(frame.card)
    if piece is not None and piece.bearer >= 0:
        that = {**that, "bearer": (stamp(game, piece.bearer),)}
    if event.kind in _GOING:
        going = {stamp(game, card) for card in event.cards}
        that = {word: tuple(_gone(one, going) for one in some) for word, some in that.items()}
        mark = _gone(mark, going)
    kept = frame if frame.targets or frame.named else None
    game.waiting.append(
        Waiting(frame.card, mark, frame.seat, place, ability, that, amount, player, kept)
    )


_GOING: Final = frozenset(("leave", "moves"))
"""Events that are told before they are done."""


def _gone(one: Stamp, going: set[Stamp]) -> Stamp:
    return (one[0], one[1] + 1) if one in going else one


def is_true(game: "Game", frame: Frame, ability: n.Triggered, found: "Found") -> bool:
    """Whether the condition of a trigger holds at its event."""
    if ability.condition is None:
        return True
    frame = frame.copy()
    frame.that, amount, frame.player = found
    frame.numbers = {"amount": amount, "count": amount}
    return holds(game, frame, ability.condition)


def _offer_watcher(game: "Game", event: Event, watcher: Watcher) -> None:
    later: n.Later = watcher.later
    if isinstance(later.moment, str):
        if _is_moment(game, watcher, later.moment, event):
            game.watchers.remove(watcher)
            frame = watcher.frame
            wait_for(game, watcher, frame.that, frame.numbers.get("amount", 0), frame.player)
        return
    found = match(game, watcher.frame, later.moment, event)
    if found is None:
        return
    if later.once:
        game.watchers.remove(watcher)
    that, amount, player = found
    wait_for(game, watcher, {**watcher.frame.that, **that}, amount, player)


def _is_moment(game: "Game", watcher: Watcher, moment: str, event: Event) -> bool:
    """Whether a delayed effect's moment has come; `next turn` is a later one than this (T-18)."""
    kind, whose = MOMENT_OF[moment]
    if event.kind != kind:
        return False
    if not whose:
        return True
    return event.seat in players(game, watcher.frame, whose) and game.turn > watcher.since


def wait_for(
    game: "Game",
    watcher: Watcher,
    that: dict[str, tuple[Stamp, ...]],
    amount: int,
    player: int,
) -> None:
    """A delayed effect's moment has come: it waits for the next chain."""
    frame = watcher.frame
    game.waiting.append(
        Waiting(
            frame.card,
            frame.stamp,
            frame.seat,
            -1,
            n.Body((), watcher.later.steps),
            that,
            amount,
            player,
            frame,
        )
    )


# -- matching a deed of the verb table with an event --

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
    stamps = tuple(stamp(game, card) for card in cards)
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
}
"""Qualifications of a deed that the event itself tells."""


def caused(game: "Game", frame: Frame, cause: n.Cause, event: Event) -> bool:
    """Whether an event has this cause: the showdown, a rule, or an effect of such a card."""
    real = event.cause
    if cause.word != real.word:
        return False
    cards = cause.cards
    if cards is None:
        return True
    if real.card < 0 or not {"card", game.cards[real.card].kind}.intersection(cards.kinds):
        return False
    if cards.owner and (cards.owner == "you") != (real.seat == frame.seat):
        return False
    return fits(game, frame, cards.filters, real.card)


def discarded(game: "Game", frame: Frame, deed: n.Deed, event: Event) -> Found | None:
    return one_card(game, frame, deed, event) if event.target == DISCARD else None


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
        if deed.mates is not None and not any(
            is_in(game, frame, deed.mates, one) for one in members if one not in who or len(who) > 1
        ):
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
    that = bound(game, tuple(who))
    that["team"] = ((event.source, 0),)
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
    return {}, event.number, event.seat


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
    if deed.object is not None:
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
        if not _among(game, frame, deed.subject, members, team):
            continue
        others = game.teams[other].members
        wanted = deed.object
        met = others
        if wanted is not None and not is_in(game, frame, wanted, other):
            met = tuple(one for one in others if is_in(game, frame, wanted, one))
        if wanted is None or met:
            return bound(game, met), len(met), game.teams[other].seat
    return None


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
    "damage": _damaged,
    "give damage": _gave_damage,
    "gain combat": _gained,
    "use": _used,
    "settle": _used,
    "surge": _surged,
    "step": _moment,
}
"""How each deed is recognised in an event."""
