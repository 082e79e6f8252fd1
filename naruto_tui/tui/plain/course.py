"""A whole match line by line: its games, and what is settled between two of them.

Public: `play_match`.
"""

from collections import Counter

from naruto_tui.table.match import Match
from naruto_tui.table.seats import Person
from naruto_tui.tui.curtain import Curtain
from naruto_tui.tui.plain.exchanging import Exchanging
from naruto_tui.tui.plain.keyboard import LEAVE, PlainFace
from naruto_tui.tui.plain.talk import LeftError, heard
from naruto_tui.tui.sideboard import Exchange
from naruto_tui.tui.text import clean


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
    """The score, cards to exchange, who begins; then the next game. The loser comes last."""
    match = face.match
    face.say("", f"The match stands {clean(match.score_words(face.seat))}.")
    chooser = match.chooser
    for seat in (1 - chooser, chooser):
        chooses = match.chooses and seat == chooser
        side = bool(match.series.sides[seat])
        if not isinstance(match.seats[seat], Person) or not (side or chooses or not match.people):
            continue
        _sits(face, seat)
        if side:
            _exchange(face, seat)
        else:
            face.say("Your decklist has no sideboard: the deck stays as it is.")
        if chooses:
            match.choose_beginner(_first(face, match))
    match.begin_next(match.beginner)


def _sits(face: PlainFace, seat: int) -> None:
    """Whoever exchanges cards sits down, unseen by the other one."""
    face.seat = seat
    if not face.match.people:
        return
    names = face.match.player_names
    if face.openly:
        face.say("", f"{clean(names[seat])} decides.")
        return
    moment = f"Before game {face.match.series.number + 2}: cards may be exchanged."
    face.draw_curtain(Curtain(names[seat], names[1 - seat], moment))
    while line := heard(face.talk).casefold():
        if line in LEAVE:
            raise LeftError
        face.say("Enter opens the curtain; quit leaves, the match is saved.")


def _exchange(face: PlainFace, seat: int) -> None:
    """Copies go to and fro until somebody says `next`; what fits is kept at once."""
    match, series = face.match, face.match.series
    entered = [[card for card in pile if not card.is_reserve] for pile in series.decks]
    now = [card for card in series.now[seat] if not card.is_reserve]
    exchange = Exchange.of(now, series.aside[seat], entered[seat], series.sides[seat])
    exchanging = Exchanging(exchange, match.game.edition)
    face.say(*exchanging.summary(), *exchanging.help())
    while True:
        line = heard(face.talk)
        word = line.casefold()
        if word in LEAVE:
            raise LeftError
        if word == "next" and not exchanging.problem:
            return
        if word == "next":
            face.say(*exchanging.summary())
        elif word in ("?", "help", ""):
            face.say(*exchanging.summary(), *exchanging.help())
        elif told := exchanging.take(line):
            face.say(*told)
            _keep(match, seat, exchanging)
        else:
            face.say(f"{line[:40]!r} exchanges nothing; ? tells what can be typed.")


def _keep(match: Match, seat: int, exchanging: Exchanging) -> None:
    """What lies where now is saved, where the next game can be played with it."""
    side = exchanging.exchange.side
    if not exchanging.problem and Counter(side) != Counter(match.series.aside[seat]):
        match.exchange(seat, side)


def _first(face: PlainFace, match: Match) -> int:
    """Who begins, said by the person whose choice it is."""
    names = [clean(name) for name in match.player_names]
    face.say("Who begins the next game?", f"  1. {names[0]}", f"  2. {names[1]}")
    while True:
        line = heard(face.talk).casefold()
        if line in LEAVE:
            raise LeftError
        if line in ("1", "2"):
            return int(line) - 1
        if line in (name.casefold() for name in names):
            return [name.casefold() for name in names].index(line)
        face.say("Type 1 or 2.")
