"""What happened, in sentences: one for each kind of event.

Public: `event_sentence` (voice, event) -> sentence, `is_minor` (what repeats another
event; a short log leaves it out), `MINOR`, `RESULTS`, `PHASES`, `result_sentence`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from naruto_tui.rules.choices import TEAM
from naruto_tui.rules.events import Event
from naruto_tui.rules.state import CHAIN, CHAKRA, DISCARD

from .text import clean
from .words import ZONE_WORDS, Voice, counted, sentence, third_person

if TYPE_CHECKING:
    from naruto_tui.rules.game import Result

Telling = Callable[[Voice, Event], str]

MINOR: Final = frozenset(
    {
        "phase",
        "organize",
        "oppose",
        "fight",
        "lose",
        "damages",
        "use",
        "choose",
        "shuffle",
        "trigger",
        "marker",
        "flips",
        "target",
        "chain",
        "team",
        "gain combat",
        "gain support",
        "gain power",
    }
)
"""Kinds that say again, or announce, what another event tells."""

_TOLD_BEFORE: Final = {"injure": "damage", "resolve": "negated"}
"""How what another event has told comes about, in these kinds."""

RESULTS: Final[dict[str, str]] = {
    "rewards": "10 battle rewards at the end of a turn",
    "deck out": "a deck was empty at the end of a turn",
    "effect": "the effect of a card",
    "concede": "the other player conceded",
    "turn limit": "the turn limit was reached",
    "loop": "the effects would go on for ever",
}
"""Why a game ended."""

PHASES: Final[dict[str, str]] = {
    "start": "Start phase",
    "mission": "Mission phase",
    "organize": "Organization phase",
    "battle": "Battle phase",
    "exchange": "Exchange of Jutsu",
    "showdown": "Showdown",
    "end": "End phase",
}
"""The phases and steps of a turn by the view's word for them."""


def event_sentence(voice: Voice, event: Event) -> str:
    """The event in one sentence, as the seat of the voice may know it."""
    return sentence(TELLINGS[event.kind](voice, event))


def is_minor(event: Event) -> bool:
    """Whether a short log leaves the event out."""
    if event.kind in _TOLD_BEFORE:
        return _TOLD_BEFORE[event.kind] in event.how
    if event.kind != "move":
        return event.kind in MINOR
    # Payment, charging and the way of a played card to chakra have been told.
    charged = event.cause.word == "rule" and event.target == CHAKRA
    return event.cause.word == "cost" or event.source == CHAIN or charged


def result_sentence(voice: Voice, result: "Result") -> str:
    """Who won and why."""
    return sentence(_ended(voice, result.winner, result.why))


def _ended(voice: Voice, winner: int, why: str) -> str:
    reason = RESULTS.get(why, clean(why))
    if winner < 0:
        return f"the game is drawn: {reason}"
    return f"{voice.does(winner, 'win')} the game: {reason}"


def _who(event: Event, voice: Voice) -> str:
    return f" (by {voice.name(event.cause.card)})" if event.cause.card >= 0 else ""


def _subject(voice: Voice, event: Event) -> str:
    """The card it happened to, with its controller."""
    if not event.cards:
        return "a card"
    name = voice.thing(event.cards[0])
    return f"{voice.whose(event.seat)} {name}" if name != "a card" and event.seat >= 0 else name


def _turn(voice: Voice, event: Event) -> str:
    return f"turn {event.number}: {voice.does(event.seat, 'attack')}"


def _phase(voice: Voice, event: Event) -> str:
    moment = event.how[0] if event.how else "start"
    return f"the {clean(event.how[-1]) if event.how else 'next phase'} {moment}s"


def _redraw(voice: Voice, event: Event) -> str:
    hand = counted(event.number, "card")
    return f"{voice.does(event.seat, 'shuffle')} the hand into the deck; new hand: {hand}"


def _draw(voice: Voice, event: Event) -> str:
    if event.cards and all(voice.card(card) for card in event.cards):
        return f"{voice.does(event.seat, 'draw')} {voice.things(event.cards)}{_who(event, voice)}"
    number = counted(event.number or len(event.cards), "card")
    return f"{voice.does(event.seat, 'draw')} {number}{_who(event, voice)}"


def _charge(voice: Voice, event: Event) -> str:
    return f"{voice.does(event.seat, 'charge')} {voice.things(event.cards)}"


WAYS_IN: Final = {
    "growth": "by growth",
    "platoon": "as a platoon",
    "squad": "as a squad",
    "sacrifice": "from the reinforcement deck",
    "price": "at its own price",
}
"""How a Ninja came that was neither deployed nor put into play by an effect."""


def _enter(voice: Voice, event: Event) -> str:
    name = voice.things(event.cards[:1])
    how = event.how[0] if event.how else ""
    if how == "deployment":
        origin = f" from {ZONE_WORDS[event.source]}" if event.source > 1 else ""
        return f"{voice.does(event.seat, 'deploy')} {name}{origin}"
    if how in WAYS_IN:
        return f"{voice.does(event.seat, 'put')} {name} into play {WAYS_IN[how]}"
    if how == "client":
        return f"{voice.does(event.seat, 'deploy')} the client {name}"
    if how == "mission":
        return f"{voice.whose(event.seat)} permanent mission {name} stays in play"
    return f"{name} comes into play for {voice.who(event.seat)}{_who(event, voice)}"


def _grow(voice: Voice, event: Event) -> str:
    return f"{_subject(voice, event)} has grown"


def _sacrifice(voice: Voice, event: Event) -> str:
    for_what = f" for {voice.name(event.source)}" if event.source >= 0 else ""
    return f"{voice.does(event.seat, 'sacrifice')} {voice.things(event.cards[:1])}{for_what}"


def _leave(voice: Voice, event: Event) -> str:
    if "revitalize" in event.how:
        return f"{_subject(voice, event)} is discarded, to the bottom of the deck"
    if event.target == DISCARD:
        return f"{_subject(voice, event)} is discarded{_who(event, voice)}"
    return f"{_subject(voice, event)} leaves play: {_to(event.target)}{_who(event, voice)}"


def _to(zone: int) -> str:
    return f"to {ZONE_WORDS[zone]}" if 0 <= zone < len(ZONE_WORDS) else "out of play"


def _move(voice: Voice, event: Event) -> str:
    verb = "go" if len(event.cards) != 1 else "goes"
    origin = f" from {ZONE_WORDS[event.source]}" if event.source >= 0 else ""
    owner = f" ({voice.whose(event.seat)})" if event.seat >= 0 else ""
    to = "to the bottom of the deck" if "revitalize" in event.how else _to(event.target)
    return f"{voice.things(event.cards)} {verb}{origin} {to}{owner}"


def _inherit(voice: Voice, event: Event) -> str:
    return f"{_subject(voice, event)} inherits the text of {voice.name(event.source)}"


def _play(voice: Voice, event: Event) -> str:
    with_user = f" with {voice.name(event.target)}" if event.target >= 0 else ""
    return f"{voice.does(event.seat, 'play')} {voice.things(event.cards[:1])}{with_user}"


def _trigger(voice: Voice, event: Event) -> str:
    return f"the effect of {_subject(voice, event)} goes on the chain"


def _activate(voice: Voice, event: Event) -> str:
    x = f" with X = {event.number}" if event.number else ""
    return f"{voice.does(event.seat, 'use')} the effect of {_subject(voice, event)}{x}"


def _resolve(voice: Voice, event: Event) -> str:
    how = event.how[0] if event.how else "applied"
    ends = {"failed": "has no effect", "negated": "is negated"}
    card = voice.card(event.cards[0]) if event.cards else None
    of = "the effect of " if card is not None and card.kind in ("ninja", "client") else ""
    # It comes after all that it did.
    return f"{of}{_subject(voice, event)} {ends.get(how, 'is done')}"


def _pay(voice: Voice, event: Event) -> str:
    zone = "to chakra" if event.how[:1] == ("hand",) else "from chakra"
    return f"{voice.does(event.seat, 'pay')} {voice.things(event.cards)} ({zone})"


def _organize(voice: Voice, event: Event) -> str:
    return f"{voice.does(event.seat, 'arrange')} the teams"


def _team(voice: Voice, event: Event) -> str:
    if event.cards:
        return " + ".join(voice.name(card) for card in event.cards)
    return voice.team(event.source)


def _send(voice: Voice, event: Event) -> str:
    if event.how[:1] == ("block",):
        against = f" {voice.team(event.target)}" if event.target >= 0 else ""
        return f"{voice.does(event.seat, 'block')}{against} with {_team(voice, event)}"
    return f"{voice.does(event.seat, 'send')} out {_team(voice, event)}"


def _oppose(voice: Voice, event: Event) -> str:
    return f"{voice.team(event.source)} faces {voice.team(event.target)}"


def _unblocked(voice: Voice, event: Event) -> str:
    return f"{voice.team(event.source)} is not blocked"


def _fight(voice: Voice, event: Event) -> str:
    margin = f" (difference {abs(event.number)})"
    return f"{voice.team(event.source)} fights {voice.team(event.target)}{margin}"


def _verb(event: Event, verb: str) -> str:
    """One Ninja wins, several win."""
    return verb if len(event.cards) > 1 else third_person(verb)


def _take_back(voice: Voice, event: Event) -> str:
    return f"{voice.does(event.seat, 'take')} {_subject(voice, event)} back: it cannot be announced"


def _win(voice: Voice, event: Event) -> str:
    great = " outstandingly" if event.how[:1] == ("outstanding",) else ""
    return f"{_team(voice, event)} {_verb(event, 'win')}{great} ({voice.whose(event.seat)} team)"


def _lose(voice: Voice, event: Event) -> str:
    great = " completely" if event.how[:1] == ("outstanding",) else ""
    return f"{_team(voice, event)} {_verb(event, 'lose')}{great} ({voice.whose(event.seat)} team)"


def _no_result(voice: Voice, event: Event) -> str:
    return f"{voice.team(event.source)} was blocked and faces nobody now: no result"


def _tie(voice: Voice, event: Event) -> str:
    return f"{_team(voice, event)} {_verb(event, 'tie')} ({voice.whose(event.seat)} team)"


def _reward(voice: Voice, event: Event) -> str:
    great = "an outstanding attack: " if event.how[:1] == ("outstanding",) else ""
    return f"{great}{voice.does(event.seat, 'win')} {counted(event.number, 'battle reward')}"


def _damage(voice: Voice, event: Event) -> str:
    amount = event.number or "no"
    return f"{_subject(voice, event)} receives {amount} damage{_who(event, voice)}"


def _damages(voice: Voice, event: Event) -> str:
    return f"damaged together: {voice.things(event.cards)}"


def _injure(voice: Voice, event: Event) -> str:
    return f"{_subject(voice, event)} is injured{_who(event, voice)}"


def _heal(voice: Voice, event: Event) -> str:
    return f"{_subject(voice, event)} is healed{_who(event, voice)}"


def _gain_combat(voice: Voice, event: Event) -> str:
    return f"{_subject(voice, event)} gains {event.number} combat{_who(event, voice)}"


def _gain_support(voice: Voice, event: Event) -> str:
    return f"{_subject(voice, event)} gains {event.number} support{_who(event, voice)}"


def _gain_power(voice: Voice, event: Event) -> str:
    return f"{_subject(voice, event)} gains power{_who(event, voice)}"


def _affect(voice: Voice, event: Event) -> str:
    row = clean(event.how[0]) if event.how else ""
    if len(event.cards) == 1:
        subject, several = _subject(voice, event), False
    else:
        subject, several = voice.things(event.cards) if event.cards else "all that it names", True
    change = _change(row, event)
    verb, _, rest = change.partition(" ")
    told = change if several else f"{third_person(verb)} {rest}".strip()
    return f"{subject} {told}{_who(event, voice)}"


def _change(row: str, event: Event) -> str:
    """`get +2/+0`, `have power 4/4`, `lose "Leaf"`: what a row of the table does."""
    pair = (event.number, event.target)
    if row in ("power", "combat", "support"):
        return f"get {pair[0]:+d}/{pair[1]:+d}"
    if row == "set power":
        return f"have power {pair[0]}/{pair[1]}"
    value = f' "{clean(event.how[1])}"' if len(event.how) > 1 else ""
    if row.startswith("set "):
        return f"have {row[4:]}{value or f' {event.number}'}"
    if value or row.partition(" ")[0] in _DOING:
        return f"{row.removesuffix(' word')}{value}"
    return f"get {event.number:+d} {row}" if event.number else f"get {row or 'a change'}"


_DOING: Final = ("gain", "lose", "swap", "double", "triple", "fight", "multiply")
"""Verbs with which a row begins that has no number."""


def _coin(voice: Voice, event: Event) -> str:
    kind = f"{clean(event.how[0])} coin".strip() if event.how else "coin"
    coins = counted(abs(event.number), kind)
    if event.number < 0:
        return f"{coins} taken off {_subject(voice, event)}"
    return f"{coins} placed on {_subject(voice, event)}"


def _face(voice: Voice, event: Event) -> str:
    way = "up" if event.number > 0 else "down"
    return f"{voice.does(event.seat, 'turn')} {voice.things(event.cards)} face {way}"


def _track(voice: Voice, event: Event) -> str:
    what = voice.things(event.cards) if event.cards else "nobody"
    if event.how and event.how[0]:
        what = f"Ninja named {clean(event.how[0])}"
    return f"{voice.does(event.seat, 'track')} {what}"


def _swap(voice: Voice, event: Event) -> str:
    return f"{voice.things(event.cards)} change places"


def _attach(voice: Voice, event: Event) -> str:
    return f"{_subject(voice, event)} is attached to {voice.thing(event.target)}"


def _copy(voice: Voice, event: Event) -> str:
    return f"a copy of {_subject(voice, event)} goes on the chain"


def _last_coin(voice: Voice, event: Event) -> str:
    return f"{_subject(voice, event)} has lost its last coin"


def _use(voice: Voice, event: Event) -> str:
    return f"{_subject(voice, event)} uses {voice.name(event.target)}"


def _surge(voice: Voice, event: Event) -> str:
    return f"{_subject(voice, event)} is Surged"


def _negate(voice: Voice, event: Event) -> str:
    return f"{_subject(voice, event)} is negated{_who(event, voice)}"


def _stand_by(voice: Voice, event: Event) -> str:
    return f"{_subject(voice, event)} leaves its team and stands by"


def _head(voice: Voice, event: Event) -> str:
    return f"{_subject(voice, event)} is now the head of its team"


def _control(voice: Voice, event: Event) -> str:
    return f"{voice.does(event.seat, 'take')} control of {voice.things(event.cards[:1])}"


def _flip(voice: Voice, event: Event) -> str:
    return f"{voice.does(event.seat, 'flip')} a coin: {'heads' if event.number else 'tails'}"


def _look(voice: Voice, event: Event) -> str:
    return f"{voice.does(event.seat, 'look')} at {voice.things(event.cards)}"


def _reveal(voice: Voice, event: Event) -> str:
    return f"{voice.does(event.seat, 'show')} {voice.things(event.cards)}"


def _shuffle(voice: Voice, event: Event) -> str:
    return f"{voice.whose(event.seat)} deck is shuffled"


def _search(voice: Voice, event: Event) -> str:
    return f"{voice.does(event.seat, 'search')} a zone of cards"


def _skip(voice: Voice, event: Event) -> str:
    teams = [voice.team(team) for team in event.cards]
    return f"no showdown for {' and '.join(teams) or 'a fight'}"


def _flips(voice: Voice, event: Event) -> str:
    return f"{voice.does(event.seat, 'flip')} {counted(event.number, 'coin')}"


def _target(voice: Voice, event: Event) -> str:
    cards = tuple(one for one in event.cards if one < TEAM)
    things = [voice.things(cards)] if cards else []
    things += [voice.team(one) for one in event.cards if one >= TEAM]
    return f"{voice.name(event.source)} targets {' and '.join(things)}"


def _chained(voice: Voice, event: Event) -> str:
    return f"{voice.name(event.source)} answers {voice.things(event.cards)}"


def _joined(voice: Voice, event: Event) -> str:
    return f"{_subject(voice, event)} joins a team{_who(event, voice)}"


def _changed(voice: Voice, event: Event) -> str:
    return f"{_subject(voice, event)} is changed on the chain{_who(event, voice)}"


def _skip_part(voice: Voice, event: Event) -> str:
    what = clean(event.how[0]) if event.how else "turn"
    if what == "rest of turn":
        return "the turn ends"
    return f"{voice.does(event.seat, 'skip')} a {what}"


def _extra(voice: Voice, event: Event) -> str:
    what = clean(event.how[0]) if event.how else "turn"
    return f"{voice.does(event.seat, 'have')} one more {what}"


def _got(voice: Voice, event: Event) -> str:
    return f"{voice.does(event.seat, 'get')} {counted(event.number, 'battle reward')}"


def _marker(voice: Voice, event: Event) -> str:
    return f"{voice.whose(event.seat)} turn marker is now {event.number}"


def _choose(voice: Voice, event: Event) -> str:
    chosen = clean(event.how[0]) if event.how else "something"
    return f"{voice.does(event.seat, 'choose')} {chosen}"


def _end(voice: Voice, event: Event) -> str:
    return _ended(voice, event.seat, event.how[0] if event.how else "")


TELLINGS: Final[dict[str, Telling]] = {
    "turn": _turn,
    "phase": _phase,
    "redraw": _redraw,
    "draw": _draw,
    "charge": _charge,
    "enter": _enter,
    "grow": _grow,
    "sacrifice": _sacrifice,
    "leave": _leave,
    "move": _move,
    "inherit": _inherit,
    "play": _play,
    "trigger": _trigger,
    "activate": _activate,
    "resolve": _resolve,
    "pay": _pay,
    "organize": _organize,
    "send": _send,
    "oppose": _oppose,
    "unblocked": _unblocked,
    "fight": _fight,
    "win": _win,
    "lose": _lose,
    "tie": _tie,
    "no result": _no_result,
    "take back": _take_back,
    "reward": _reward,
    "damage": _damage,
    "damages": _damages,
    "injure": _injure,
    "heal": _heal,
    "gain combat": _gain_combat,
    "gain support": _gain_support,
    "gain power": _gain_power,
    "affect": _affect,
    "flips": _flips,
    "target": _target,
    "chain": _chained,
    "team": _joined,
    "change": _changed,
    "skip part": _skip_part,
    "extra": _extra,
    "get": _got,
    "coin": _coin,
    "face": _face,
    "track": _track,
    "swap": _swap,
    "attach": _attach,
    "copy": _copy,
    "last coin": _last_coin,
    "use": _use,
    "surge": _surge,
    "negate": _negate,
    "stand by": _stand_by,
    "head": _head,
    "control": _control,
    "flip": _flip,
    "look": _look,
    "reveal": _reveal,
    "shuffle": _shuffle,
    "search": _search,
    "skip": _skip,
    "marker": _marker,
    "choose": _choose,
    "end": _end,
}
"""The teller of each kind of event; a test holds it against `rules.events.KINDS`."""
