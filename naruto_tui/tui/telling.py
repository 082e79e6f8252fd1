"""What all tellers of events need: the card it happened to, and by whose effect.

Public: `Telling`, `by_whom`, `subject`.
"""

from collections.abc import Callable

from naruto_tui.rules.events import Event

from .words import Voice

Telling = Callable[[Voice, Event], str]
"""Makes a sentence, without capital and full stop."""


def by_whom(voice: Voice, event: Event) -> str:
    """The card whose effect it was, in brackets."""
    return f" (by {voice.name(event.cause.card)})" if event.cause.card >= 0 else ""


def subject(voice: Voice, event: Event) -> str:
    """The card it happened to, with its controller."""
    if not event.cards:
        return "a card"
    name = voice.thing(event.cards[0])
    return f"{voice.whose(event.seat)} {name}" if name != "a card" and event.seat >= 0 else name
