"""LackeyCCG `.dek`, OCTGN `.o8d`, Cockatrice `.cod` and MTGO `.dek`: told apart by the root."""

import re
import unicodedata
from collections.abc import Callable, Iterator
from typing import Final

from naruto_tui.decklists.formats.gathering import Rows, broken, is_outside, pile_named
from naruto_tui.decklists.formats.markup import Element, MarkupError, tree
from naruto_tui.decklists.formats.said import all_said
from naruto_tui.decklists.listing import Listing
from naruto_tui.decklists.model import PILES, Deck, Entry, PileName

_BEGINNING: Final = re.compile(
    r"\s*<(?:\?xml\s|!doctype\b|!--|(?:html|deck|cockatrice_deck)[\s/>])", re.IGNORECASE
)
_PAGE: Final = re.compile(r"\s*<(?:!doctype\s+html|html)\b", re.IGNORECASE)
_KNOWN: Final = "LackeyCCG, OCTGN, Cockatrice and MTGO decks are XML that is read"
_ILLEGAL: Final = frozenset(("Cc", "Cs", "Cn"))
_NO_GAME: Final = "00000000-0000-0000-0000-000000000000"


def read(text: str) -> Listing | None:
    """The listing in an XML file, or in what should be one; None where it is no markup."""
    if not _BEGINNING.match(text):
        return None
    line = text[: len(text) - len(text.lstrip())].count("\n") + 1
    if _PAGE.match(text):
        return broken("xml", line, "a web page, not a decklist; copy the list itself out of it")
    try:
        root = tree(text.lstrip())
    except MarkupError as error:
        problem = f"{error.problem}; save the deck again with the program it comes from"
        return broken("xml", error.line + line - 1, problem)
    reader = _reader(root)
    if reader is None:
        return broken("xml", root.line + line - 1, f"<{root.tag[:40]}> is no decklist; {_KNOWN}")
    return reader(root, line - 1)


def _reader(root: Element) -> Callable[[Element, int], Listing] | None:
    """By the root and what is in it: three programs call theirs a deck."""
    tag = root.tag.casefold()
    if tag == "cockatrice_deck":
        return _cockatrice
    if tag != "deck":
        return None
    if root.child("superzone"):
        return _lackey
    if root.child("cards") or root.child("netdeckid"):
        return _mtgo
    if root.child("section") or "game" in root.attributes:
        return _octgn
    return _lackey if root.child("meta") else None


def _lackey(root: Element, above: int) -> Listing:
    rows = Rows("lackey")
    for zone in root.having("superzone"):
        for card in zone.having("card"):
            name = card.child("name")
            _add(
                rows,
                zone.attributes.get("name", ""),
                card.line + above,
                name.text if name else card.text,
                number=name.attributes.get("id", "") if name else "",
                set_name=card.text_of("set"),
            )
    return rows.listing(comments="\n".join(root.comments))


def _octgn(root: Element, above: int) -> Listing:
    """The sections are elements of that name, or in old files elements named like the pile."""
    rows = Rows("octgn")
    for section in root.children:
        name = section.attributes.get("name", section.tag)
        for card in section.having("card"):
            _add(rows, name, card.line + above, card.text, card.attributes.get("qty", "1"))
    return rows.listing(comments=root.text_of("notes"))


def _cockatrice(root: Element, above: int) -> Listing:
    rows = Rows("cockatrice")
    for zone in root.having("zone"):
        for card in zone.having("card"):
            told = card.attributes
            _add(
                rows,
                zone.attributes.get("name", ""),
                card.line + above,
                told.get("name", ""),
                told.get("number", "1"),
                number=told.get("collectorNumber", ""),
                set_name=told.get("setShortName", told.get("set", "")),
            )
    return rows.listing(root.text_of("deckname"), root.text_of("comments"))


def _mtgo(root: Element, above: int) -> Listing:
    rows = Rows("mtgo")
    for card in root.having("cards"):
        told = {name.casefold(): value for name, value in card.attributes.items()}
        side = told.get("sideboard", "").casefold() == "true"
        rows.add(
            card.line + above,
            told.get("name", ""),
            told.get("quantity", "1"),
            pile="side" if side else "main",
        )
    return rows.listing(comments="\n".join(root.comments))


def _add(rows: Rows, section: str, line: int, name: str, count: str = "1", **told: str) -> None:
    """A card of a section, whose name may be any."""
    if is_outside(section):
        rows.leave_out(line, section, count)
        return
    pile = pile_named(section)
    notice = (
        f"{section or 'a section without a name'} is no section that is known; taken for the deck"
    )
    if pile is None and all(notice not in one for one in rows.notices):
        rows.notice(line, notice)
    number, set_name = told.get("number", ""), told.get("set_name", "")
    rows.add(line, name, count, number=number, set_name=set_name, pile=pile or "main")


def lackey(deck: Deck) -> str:
    """One element a copy."""
    lines = [
        '<deck version="0.8">',
        *_comments(deck, "\t"),
        "\t<meta>",
        "\t\t<game>narutoccg</game>",
        "\t</meta>",
    ]
    names: dict[PileName, str] = {"main": "Deck", "side": "Sideboard"}
    for pile, entries in _piles(deck):
        lines.append(f'\t<superzone name="{names.get(pile, "Reinforcement")}">')
        for entry in entries:
            card = entry.card
            told = f"<name id={_quoted(card.number)}>{_told(card.name)}</name>"
            told += f"<set>{_told(card.set_number)}</set>"
            lines += [f"\t\t<card>{told}</card>"] * entry.count
        lines.append("\t</superzone>")
    return "\n".join([*lines, "</deck>", ""])


def octgn(deck: Deck) -> str:
    """Without the identifiers of a game: each definition of it has its own."""
    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{_NO_GAME}">']
    names: dict[PileName, str] = {"main": "Main", "side": "Sideboard"}
    for pile, entries in _piles(deck):
        lines.append(f'  <section name="{names.get(pile, "Reinforcement")}" shared="False">')
        lines += [
            f'    <card qty="{entry.count}" id="{_NO_GAME}">{_told(str(entry.card))}</card>'
            for entry in entries
        ]
        lines.append("  </section>")
    lines.append(f"  <notes>{_told(_joined(deck))}</notes>")
    return "\n".join([*lines, "</deck>", ""])


def cockatrice(deck: Deck) -> str:
    """With the numbers where newer versions of the program have a place for them."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<cockatrice_deck version="1">']
    lines.append(f"    <deckname>{_told(deck.name)}</deckname>")
    lines.append(f"    <comments>{_told(_joined(deck))}</comments>")
    for pile, entries in _piles(deck):
        lines.append(f'    <zone name="{pile}">')
        lines += [
            f'        <card number="{entry.count}" name={_quoted(entry.card.name)} '
            f"setShortName={_quoted(entry.card.set_number)} "
            f"collectorNumber={_quoted(entry.card.number)}/>"
            for entry in entries
        ]
        lines.append("    </zone>")
    return "\n".join([*lines, "</cockatrice_deck>", ""])


def mtgo(deck: Deck) -> str:
    """Deck and sideboard: the format has no third pile."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<Deck>"]
    lines += [*_comments(deck, "  "), "  <NetDeckID>0</NetDeckID>"]
    for pile, entries in _piles(deck):
        side = "true" if pile == "side" else "false"
        lines += [
            f'  <Cards CatID="0" Quantity="{entry.count}" Sideboard="{side}" '
            f'Name={_quoted(str(entry.card))} Annotation="0" />'
            for entry in entries
        ]
    return "\r\n".join([*lines, "</Deck>", ""])


def _piles(deck: Deck) -> Iterator[tuple[PileName, tuple[Entry, ...]]]:
    return ((pile, deck.pile(pile)) for pile in PILES if deck.pile(pile))


def _joined(deck: Deck) -> str:
    return "\n".join(all_said(deck))


def _comments(deck: Deck, indent: str) -> list[str]:
    """For forms without a place for notes; two hyphens would end a comment."""
    return [
        f"{indent}<!-- {_legal(line).replace('--', '- -').replace('--', '- -')} -->"
        for line in all_said(deck)
        if line
    ]


def _told(text: str) -> str:
    return _escaped(text, quote=False)


def _quoted(text: str) -> str:
    return f'"{_escaped(text, quote=True)}"'


def _escaped(text: str, *, quote: bool) -> str:
    from html import escape  # noqa: PLC0415 - for those who write such a deck

    return escape(_legal(text), quote=quote)


def _legal(text: str) -> str:
    """Without what XML cannot have: a name of a file may be anything."""
    return "".join(
        c for c in text if c == "\n" or unicodedata.category(c) not in {"Cc", "Cs", "Cn"}
    )
