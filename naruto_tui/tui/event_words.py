"""What happened, in sentences: one for each kind of event.

The tellers stand in the modules `events_of_...`, a family of events in each.

Public: `event_sentence` (voice, event) -> sentence, `is_minor` (what repeats another
event; a short log leaves it out), `MINOR`, `RESULTS`, `PHASES`, `phase_of`, `result_sentence`.
"""

from typing import TYPE_CHECKING, Final

from naruto_tui.rules.events import Event
from naruto_tui.rules.state import CHAIN, CHAKRA

from .events_of_battle import BATTLE
from .events_of_cards import CARDS
from .events_of_chain import ON_CHAIN
from .events_of_changes import CHANGES
from .events_of_course import COURSE
from .telling import Telling
from .text import clean
from .words import Voice, sentence

if TYPE_CHECKING:
    from naruto_tui.rules.game import Result
    from naruto_tui.rules.view import View

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
        "go out",
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
    "agreed": "both players agreed on it",
    "turn limit": "the turn limit was reached",
    "loop": "the effects would go on for ever",
}
"""Why a game ended."""

PHASES: Final[dict[str, str]] = {
    "setup": "Before the first turn",
    "start": "Start phase",
    "mission": "Mission phase",
    "organize": "Organization phase",
    "battle": "Battle phase",
    "exchange": "Exchange of Jutsu",
    "showdown": "Showdown",
    "end": "End phase",
}
"""The phases and steps of a turn, and what comes before them, by `phase_of`."""


def phase_of(view: "View") -> str:
    """The view's word for the phase; `setup` before the first turn."""
    return view.phase if view.turn else "setup"


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


def _end(voice: Voice, event: Event) -> str:
    return _ended(voice, event.seat, event.how[0] if event.how else "")


TELLINGS: Final[dict[str, Telling]] = {
    **COURSE, **CARDS, **ON_CHAIN, **BATTLE, **CHANGES, "end": _end,
}  # fmt: skip
"""The teller of each kind of event; a test holds it against `rules.events.KINDS`."""
