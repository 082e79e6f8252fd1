"""Events meet the abilities that listen to them: what happened becomes triggers that wait.

Matching is done at the event, with the state as it then is; a trigger waits until the next chain
begins (rule 7.5) and then goes on it.
"""

from typing import TYPE_CHECKING, Any, Final

import attrs

from naruto_tui.cards import nodes as n

from .events import Event, Note, Stamp
from .force import claimed, has_elder, is_on
from .granting import GRANTED
from .history import is_first, remember, tally
from .matching import MATCH, Found, match
from .occasions import BEFORE, MOMENT_OF, asked_of, events_of
from .outside import might_hold, zones_outside
from .perform import EndFrame, perform_all
from .sayings import OUTSIDE, REPLACES_IN_HAND
from .select import holds, number, players, stamp
from .state import CHAIN, Frame, Waiting, Watcher, new_frame

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
            claims = claimed(game.play[card], line, group)
            game.lines[group] = (*game.lines.get(group, ()), (card, line, claims))


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
            lines = tuple([one for one in game.lines.pop(group, ()) if one[0] != card])
            if lines:
                game.lines[group] = lines


def emit(game: "Game", note: Note) -> None:
    """Something has happened: it is noted and offered to whoever listens."""
    game.notes.append(note)
    kind = note[0]
    if kind not in game.heard:
        return
    if kind in game.asked:
        event = Event(*note)
        remember(game, event)
        offer(game, event)
    elif (
        game.listeners.get(kind)
        or game.watchers
        or kind in game.grants.listens
        or OUTSIDE in game.says
    ):
        offer(game, Event(*note))


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
    if OUTSIDE in game.says:
        _offer_outside(game, event)
    if game.watchers:
        for watcher in tuple(game.watchers):
            _offer_watcher(game, event, watcher)


def _offer_outside(game: "Game", event: Event) -> None:
    """The event meets the triggers that work in the hand, the reinforcement deck ... (K-5.5)."""
    for seat in (0, 1):
        before = len(game.waiting)
        for zone, cards in zones_outside(game, seat):
            for card in cards:
                _meet_outside(game, event, seat, card, zone)
        if game.start.asks_all and not any(map(_is_from_hand, game.waiting[before:])):
            _offer_decoy(game, event, seat)


def _meet_outside(game: "Game", event: Event, seat: int, card: int, zone: str) -> None:
    for kind, place in game.programs[card].listens_outside:
        ability: Any = game.programs[card].abilities[place]
        if kind == event.kind and ability.zone == zone:
            _meet(game, event, new_frame(card, stamp(game, card), seat), place, ability)


def _is_from_hand(waiting: Waiting) -> bool:
    return getattr(waiting.node, "zone", "") == "hand"


def _offer_decoy(game: "Game", event: Event, seat: int) -> None:
    """Who might hold a card that triggers now is asked, or it would tell that he does not."""
    before = len(game.waiting)
    for card in might_hold(game, seat):
        _meet_outside(game, event, seat, card, "hand")
        if len(game.waiting) > before:
            game.waiting[before:] = [attrs.evolve(game.waiting[before], decoy=True)]
            return


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
    ability: Any = game.ability(card, place)
    return is_optional(ability) and not getattr(ability, "each_time", False)


_OF_THE_PAST: Final = frozenset(
    (
        "leave", "discard", "sacrifice", "remove", "charge", "move", "damage", "injure",
        "lose", "tie", "take coin", "last coin",
    )
)  # fmt: skip


def is_of_the_past(ability: Any) -> bool:
    """Whether a trigger speaks of its event with the text as it stood just before it (T-31)."""
    return (
        isinstance(ability, n.Triggered)
        and ability.zone == "play"
        and any(deed.verb in _OF_THE_PAST for deed in ability.events)
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
    _meet(game, event, piece.frame, place, ability)


def _meet(game: "Game", event: Event, frame: Frame, place: int, ability: Any) -> None:
    """A trigger that works now waits if one of its deeds was done by this event."""
    # A printed trigger of one event is offered no other one; those that were given hear them all.
    sure = len(ability.events) == 1 and place < GRANTED
    for deed in ability.events:
        if not sure and event.kind not in events_of(deed):
            continue
        asked = asked_of(deed) if deed.how else None
        found = MATCH[deed.verb](game, frame, asked or deed, event)
        if found is None or not is_true(game, frame, ability, found):
            continue
        if asked is None or _has_come(game, frame, deed, asked, found):
            put_off(game, event, frame, place, ability, found)
            return


def _has_come(game: "Game", frame: Frame, deed: n.Deed, asked: n.Deed, found: "Found") -> bool:
    """Whether a deed is the first of the turn, or brings its number in the turn about."""
    if "first" in deed.how:
        return is_first(game, frame, asked, found[0])
    wanted = 1 if deed.number is None else number(game, frame, deed.number)
    return 0 <= tally(game, frame, asked) - wanted < found[1]


def put_off(
    game: "Game", event: Event, frame: Frame, place: int, ability: n.Triggered, found: "Found"
) -> None:
    """A trigger waits; it speaks of cards that are on their way as of where they will lie."""
    that, amount, player = found
    mark = frame.stamp
    piece = game.play.get(frame.card)
    if piece is not None and piece.bearer >= 0:
        that = {**that, "bearer": (stamp(game, piece.bearer),)}
    if _is_going(game, event):
        that = _where_they_will_lie(game, event, that)
        mark = _gone(mark, {stamp(game, card) for card in event.cards})
    kept = frame if frame.targets or frame.named else None
    game.waiting.append(
        Waiting(frame.card, mark, frame.seat, place, ability, that, amount, player, kept)
    )


_GOING: Final = frozenset(("leave", "moves"))
"""Events that are told before they are done."""


def _is_going(game: "Game", event: Event) -> bool:
    """Whether its cards are about to change their zone: a used card leaves the chain next."""
    if event.kind == "resolve":
        return game.where[event.cards[0]] == CHAIN
    return event.kind in _GOING


def _where_they_will_lie(
    game: "Game", event: Event, that: dict[str, tuple[Stamp, ...]]
) -> dict[str, tuple[Stamp, ...]]:
    """What an event binds, its own cards as of where they go."""
    going = {stamp(game, card) for card in event.cards}
    return {word: tuple(_gone(one, going) for one in some) for word, some in that.items()}


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
    if _is_going(game, event):
        that = _where_they_will_lie(game, event, that)
    wait_for(game, watcher, {**watcher.frame.that, **that}, amount, player)


def before_damage(game: "Game", event: Event) -> None:
    """What a delayed effect does between the comparison of a fight and its damage: at once."""
    for watcher in reversed(game.watchers):
        moment = watcher.later.moment
        if isinstance(moment, n.Deed) and BEFORE in moment.how:
            found = match(game, watcher.frame, moment, event)
            if found is not None:
                frame = watcher.frame.copy()
                frame.that = {**frame.that, **found[0]}
                game.frames.append(frame)
                game.agenda.append(EndFrame())
                perform_all(game, watcher.later.steps)


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
    """A delayed effect's moment has come: it waits for the next chain, and knows what its X is."""
    frame = watcher.frame
    game.waiting.append(
        Waiting(
            frame.card,
            frame.stamp,
            frame.seat,
            -1,
            n.Body((), (*watcher.later.steps, *frame.defines)),
            that,
            amount,
            player,
            frame,
        )
    )
