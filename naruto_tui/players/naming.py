"""What a computer player names: what the other side has most of in the open."""

from collections import Counter
from collections.abc import Iterator

from naruto_tui.cards.model import SYMBOLS, Card
from naruto_tui.rules.choices import PickOption
from naruto_tui.rules.view import View


def name(view: View, choice: PickOption) -> int:
    """The place of the word that the enemy's open cards bear most often, in play above all."""
    what = choice.asked.ask.removeprefix("name ")
    counts: Counter[str] = Counter()
    enemy = 1 - view.seat
    for piece in view.pieces(enemy):
        counts.update(dict.fromkeys(_words(view.card(piece.id), what), 3))
    for card in (*view.chakra(enemy), *view.discard(enemy)):
        counts.update(_words(view.card(card), what))
    words = [option.word for option in choice.options]
    return max(range(len(words)), key=lambda place: counts[words[place]])


def _words(card: Card | None, what: str) -> Iterator[str]:
    if card is None:
        return
    match what:
        case "symbol":
            yield from (SYMBOLS[letter] for letter in card.symbols)
        case "ninja":
            yield from card.names if card.kind == "ninja" else ()
        case "card":
            yield card.name
        case "kind":
            yield card.kind
        case "characteristic":
            yield from card.words
        case "attribute":
            yield from card.attributes
