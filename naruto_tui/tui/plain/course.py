"""A whole match line by line: its games, and what is settled between two of them.

Public: `play_match` (face).
"""

from collections.abc import Sequence
from typing import Final

from naruto_tui.cards.model import Card
from naruto_tui.decklists.sideboard import ExchangeError
from naruto_tui.table.match import Match
from naruto_tui.table.seats import Person
from naruto_tui.tui.plain.face import LeftError, PlainFace
from naruto_tui.tui.text import clean

HOW: Final = (
    "next begins the next game; swap A B puts card A of your deck into the sideboard and card B of "
    "it into the deck; deck and side list them; quit leaves, the match is saved."
)


def play_match(face: PlainFace) -> None:
    """Plays until the match is over or somebody leaves."""
    while face.play() and not face.match.over:
        try:
            _between(face)
        except (LeftError, EOFError):
            return
    if face.match.over and face.match.series.terms.several:
        face.say(f"The match is over: {clean(face.match.score_words(face.seat))}.")


def _between(face: PlainFace) -> None:
    """The score, cards to exchange, who begins; then the next game."""
    match = face.match
    face.say("", f"The match stands {clean(match.score_words(face.seat))}.")
    if match.watched:
        match.begin_next(match.beginner)
        return
    for seat, who in enumerate(match.seats):
        if isinstance(who, Person):
            if face.shared:
                face.hand_over(seat)
            _exchange(face, seat)
    if match.chooses:
        match.choose_beginner(_first(face, match))
    match.begin_next(match.beginner)


def _exchange(face: PlainFace, seat: int) -> None:
    """Cards go to and fro until somebody says `next`."""
    match = face.match
    if not match.series.sides[seat]:
        face.say("Your decklist has no sideboard: the deck stays as it is. Type next to go on.")
    else:
        face.say(HOW)
    while True:
        words = face.hear().split()
        match words:
            case ["next"]:
                return
            case ["quit" | "exit"]:
                raise LeftError
            case ["deck"]:
                face.say(*_listed(match.series.now[seat]))
            case ["side"]:
                face.say(*_listed(match.series.aside[seat]))
            case ["swap", out, into]:
                face.say(_swapped(match, seat, out.upper(), into.upper()))
            case _:
                face.say(HOW)


def _listed(cards: Sequence[Card]) -> list[str]:
    counts = {card: cards.count(card) for card in sorted(cards, key=lambda card: card.number)}
    return [f"{count} {card.number} {clean(card.name)}" for card, count in counts.items()]


def _swapped(match: Match, seat: int, out: str, into: str) -> str:
    """A copy of each changes places; what became of it."""
    deck, side = match.series.now[seat], list(match.series.aside[seat])
    leaving = next((card for card in deck if card.number == out), None)
    coming = next((card for card in side if card.number == into), None)
    if leaving is None:
        return f"There is no {out} in your deck; deck lists it."
    if coming is None:
        return f"There is no {into} in your sideboard; side lists it."
    side.remove(coming)
    try:
        match.exchange(seat, [*side, leaving])
    except ExchangeError as error:
        return f"Not exchanged: {error}."
    return f"{clean(coming.name)} is in the deck, {clean(leaving.name)} in the sideboard."


def _first(face: PlainFace, match: Match) -> int:
    """Who begins, said by the person whose choice it is."""
    names = [clean(name) for name in match.player_names]
    if face.shared and face.seat != match.chooser:
        face.hand_over(match.chooser)
    face.say("Who begins the next game?", f"  1. {names[0]}", f"  2. {names[1]}")
    while True:
        line = face.hear()
        if line in ("quit", "exit"):
            raise LeftError
        if line in ("1", "2"):
            return int(line) - 1
        face.say("Type 1 or 2.")
