"""A card file as the program would have written it: spaces, order of facts, wording of sentences.

Comments stay word for word where they stood, between the cards. What a card is and does is never
changed: a text that cannot be read is left as it is.
"""

from collections.abc import Iterator

from attrs import evolve

from naruto_tui.cards.files import CardFileError, plain, survey
from naruto_tui.cards.model import Card
from naruto_tui.cards.paragraphs import own_lines, read, write
from naruto_tui.cards.reading import abilities, unreadable


class UnformattedError(ValueError):
    """The file has lines that cannot be understood; `faults` says which."""

    def __init__(self, faults: tuple[CardFileError, ...]) -> None:
        self.faults = faults
        super().__init__(faults)

    def __str__(self) -> str:
        return "\n".join(map(str, self.faults))


def formatted(text: str, file: str) -> str:
    """The whole file in good form.

    Raises:
        UnformattedError: a line belongs to no card, or the facts of a card are wrong.
    """
    try:
        found, faults = survey(text, file)
    except CardFileError as error:
        raise UnformattedError((error,)) from None
    cards: dict[int, tuple[Card, int]] = {}
    wrong = list(faults)
    for paragraph in found.paragraphs:
        try:
            cards[paragraph.line] = read(paragraph), len(own_lines(paragraph))
        except CardFileError as error:
            wrong.append(error)
    if wrong:
        raise UnformattedError(tuple(sorted(wrong, key=lambda one: one.line)))
    return _spaced(_blocks(plain(text), cards, f"Set {found.set_number}: {found.set_name}"))


def _blocks(text: str, cards: dict[int, tuple[Card, int]], name: str) -> Iterator[tuple[str, bool]]:
    """Cards, the line of the set, comments and empty lines; and what stands apart from the rest."""
    lines = text.split("\n")
    at = 1
    while at <= len(lines):
        card, size = cards.get(at, (None, 1))
        line = lines[at - 1].rstrip()
        if card is not None:
            yield write(reworded(card)).rstrip("\n"), True
        elif not line or line.startswith("#"):
            yield line, False
        else:
            yield name, True
        at += size


def _spaced(blocks: Iterator[tuple[str, bool]]) -> str:
    """With one empty line for any number of them, and one below a card."""
    out: list[str] = []
    gap = False
    for block, apart in blocks:
        if block:
            if gap and out:
                out.append("")
            out.append(block)
        gap = apart or not block
    return "\n".join(out) + "\n"


def reworded(card: Card) -> Card:
    """The card with its sentences as the program says them."""
    if not card.text or unreadable(card) is not None:
        return card
    from naruto_tui.cards.language import write_lines  # noqa: PLC0415 - as in `reading`

    said = evolve(card, text=write_lines(abilities(card)))
    return said if unreadable(said) is None and abilities(said) == abilities(card) else card
