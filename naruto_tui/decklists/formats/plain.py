"""Other programs' forms that are plain lines: LackeyCCG text, Arena, Apprentice, Deckstats.

They are written here; reading them is the business of the one grammar of text lists.
"""

from naruto_tui.cards.model import Card
from naruto_tui.decklists.formats.said import all_said, said_of
from naruto_tui.decklists.model import PILES, Deck, Entry, PileName
from naruto_tui.decklists.sections import in_comment
from naruto_tui.decklists.writer import is_clear

_NAMES: dict[PileName, str] = {
    "main": "Main",
    "side": "Sideboard",
    "reinforcement": "Reinforcement",
}


def lackey_text(deck: Deck) -> str:
    """Count, tab, name; a line with a colon opens another pile."""
    lines = list[str]()
    for pile in PILES:
        if pile != "main" and deck.pile(pile):
            lines.append(f"{_NAMES[pile]}:")
        lines += [f"{entry.count}\t{in_line(entry.card)}" for entry in deck.pile(pile)]
    return "\n".join([*lines, ""])


def arena(deck: Deck) -> str:
    """Set in parentheses, then the number."""
    blocks = [["About", f"Name {' '.join(deck.name.split())}"]]
    names: dict[PileName, str] = _NAMES | {"main": "Deck"}
    piles = [pile for pile in PILES if deck.pile(pile)]
    blocks += [[names[pile], *map(_in_parentheses, deck.pile(pile))] for pile in piles]
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def apprentice(deck: Deck) -> str:
    """Deck and sideboard: the format has no third pile."""
    lines = [f"// NAME : {' '.join(deck.name.split())}"]
    lines += map(_comment, all_said(deck))
    lines += [f"        {entry.count} {in_line(entry.card)}" for entry in deck.main]
    lines += [f"SB:  {entry.count} {in_line(entry.card)}" for entry in deck.side]
    return "\r\n".join([*lines, ""])


def deckstats(deck: Deck) -> str:
    """Sections that look like comments; set and number in brackets before the name.

    No comment stands alone: it would be a section there.
    """
    piles = [pile for pile in PILES if deck.pile(pile)]
    blocks = [[f"//{_NAMES[pile]}", *map(_in_brackets, deck.pile(pile))] for pile in piles]
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def in_line(card: Card) -> str:
    """Name and number; of a player's own card whose name could be misread the number alone."""
    return str(card) if is_clear(card.name) else card.number


def _comment(words: str) -> str:
    """A section word alone would open its section, as in the files of Deckstats."""
    return f"// Note: {words}" if in_comment(words) else f"// {words}".rstrip()


def _in_parentheses(entry: Entry) -> str:
    card = entry.card
    if not is_clear(card.name):
        return f"{entry.count} {card.number}"
    return f"{entry.count} {card.name} (S{card.set_number}) {card.number}"


def _in_brackets(entry: Entry) -> str:
    card = entry.card
    words = said_of(entry)
    remark = f" # {words}" if words else ""
    if not is_clear(card.name):
        return f"{entry.count} {card.number}{remark}"
    return f"{entry.count} [{card.set_number}#{card.number}] {card.name}{remark}"
