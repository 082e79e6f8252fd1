"""The questions that every deck is asked: its first Ninja, one for each turn, and its chakra."""

from collections.abc import Iterator
from fractions import Fraction

from attrs import frozen

from naruto_tui.cards.model import SYMBOLS, Card
from naruto_tui.decklists.curve import chakra
from naruto_tui.decklists.model import Deck
from naruto_tui.decklists.odds.chance import chance, redraw_chances
from naruto_tui.decklists.odds.drawing import deck_cards, draws, never
from naruto_tui.decklists.odds.reading import WishError, read_wish, shortened
from naruto_tui.decklists.odds.wishes import Wish
from naruto_tui.rules.editions import Edition

_TURNS = (1, 3, 5)
"""By which chakra is asked for."""


@frozen
class Answer:
    """How likely a wish comes true for the player who begins, and for the other one."""

    wish: Wish
    first: Fraction
    second: Fraction


def usual_wishes(deck: Deck) -> tuple[str, ...]:
    """What is asked of every deck, as somebody would type it."""
    return tuple(dict.fromkeys(_usual(deck)))


def _usual(deck: Deck) -> Iterator[str]:
    yield "1 ninja of entrance 0 in opening"
    yield "2 ninja of entrance 0-1 in opening"
    for kind in ("jutsu", "mission"):
        yield f"1 {kind} in opening"
    for turn in range(5):
        yield f"{turn + 1} playable ninja by turn {turn}"
    for row in chakra(deck):
        if row.letter in SYMBOLS and row.needed:
            for count in sorted({1, row.most_at_once}):
                for turn in _TURNS:
                    yield f"{count} {SYMBOLS[row.letter].lower()} by turn {turn}"


def redraw_wish(text: str, cards: tuple[Card, ...]) -> Wish:
    """Which hands are redrawn, as a wish about the opening hand; `never`: none.

    Raises:
        WishError: it cannot be read, or speaks of a later turn.
    """
    if text.strip().lower() == "never":
        return never()
    found = read_wish(text, cards)
    if any(part.turn is not None for part in found.parts):
        raise WishError(
            f"wish `{shortened(text)}`: a redraw is decided by the opening hand; name no turn"
        )
    return found


def answers(deck: Deck, edition: Edition, texts: tuple[str, ...], redraw: str) -> list[Answer]:
    """The chances of these wishes, or of the usual ones.

    Raises:
        WishError: one of them cannot be read or reckoned.
    """
    cards = deck_cards(deck)
    again = redraw_wish(redraw, cards)
    begins, follows = draws(edition, begins=True), draws(edition, begins=False)
    found = []
    for text in texts or usual_wishes(deck):
        wish = read_wish(text, cards)
        first = chance(wish, cards, begins, again)
        opening = begins == follows or all(part.turn is None for part in wish.parts)
        second = first if opening else chance(wish, cards, follows, again)
        found.append(Answer(wish, first, second))
    return found


def redraws(deck: Deck, edition: Edition, redraw: str) -> tuple[Fraction, ...]:
    """How often the first redraw is taken, the second one, and so on."""
    cards = deck_cards(deck)
    return redraw_chances(cards, draws(edition, begins=True), redraw_wish(redraw, cards))
