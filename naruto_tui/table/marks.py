"""What stands in a save so that it is never played again otherwise than it was.

Behind each answer the mark of the game it led to, `deploy 12 = 1f3a99c0`: a short number that is
another one as soon as anything lies elsewhere. In the head the mark of the texts of all cards. A
save of before there were marks has none, and nothing is asked of it.
"""

import re
from collections.abc import Iterable
from typing import Final
from zlib import crc32

from naruto_tui.cards.custom import fingerprint
from naruto_tui.cards.model import Card
from naruto_tui.rules.faces import COIN
from naruto_tui.rules.game import Game
from naruto_tui.rules.state import Side

_MARKED: Final = re.compile(r"(?P<text>.*) = (?P<mark>[0-9a-f]{8})", re.DOTALL)


def mark(game: Game) -> str:
    """The moment a game has come to as eight hex digits, the same in every process."""
    seat = -1 if game.choice is None else game.choice.asked.seat
    winner = None if game.result is None else game.result.winner
    moment = (
        game.turn, game.active, game.phase, game.rng, seat, winner, len(game.chain),
        *map(_side, game.sides),
        [(one.id, one.seat, one.injured, one.coins) for one in game.play.values()],
        [(one.seat, one.members, one.head, one.out) for one in game.teams.values()],
    )  # fmt: skip
    return f"{crc32(repr(moment).encode()):08x}"


def _side(side: Side) -> tuple[object, ...]:
    return (
        side.deck, side.hand, side.chakra, side.discard, side.rewards, side.removed,
        side.reinforcements, side.marker,
    )  # fmt: skip


def marked(answer: str, game: Game) -> str:
    """The answer as it is written, with the mark of the game it led to."""
    return f"{answer} = {mark(game)}"


def parted(line: str) -> tuple[str, str]:
    """Answer and mark of a line; the mark is empty where none stands there."""
    found = _MARKED.fullmatch(line)
    return (found["text"], found["mark"]) if found else (line, "")


def texts_mark(game: Game, more: Iterable[Card] = ()) -> str:
    """The texts and facts of all cards a game began with, and of others, as eight hex digits."""
    cards = {card.number: card for card in (*_begun_with(game), *more) if card.number != COIN}
    whole = " ".join(fingerprint(cards[number]) for number in sorted(cards))
    return f"{crc32(whole.encode()):08x}"


def _begun_with(game: Game) -> Iterable[Card]:
    """A position names no decks: there the cards lie on the table, some with another face."""
    decks = game.start.decks
    if not game.start.position:
        return (*decks[0], *decks[1])
    bare = {i: face.card for i, face in game.faces.items()}
    return [bare.get(i) or card for i, card in enumerate(game.cards)]
