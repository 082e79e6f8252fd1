"""Splits a line of card text into tokens: the longest phrase of the tables first.

A vocabulary word is no terminal of its own. It becomes a token of one of a few dozen classes and
the word itself stays as the token's text, so the grammar stays small however long the tables grow.
Quoted words keep their spelling; everything else is read in lower case.
"""

import re
from typing import Final, NamedTuple

from naruto_tui.cards.language.errors import CardTextError
from naruto_tui.cards.language.phrases import phrases

_SCAN: Final = re.compile(
    r"""
    (?P<STRING>"[^"]*") | (?P<QUOTED>“[^”]*”)
  | (?P<TAG>\[(?=(?:opponent|attacker|blocker|mission|exchange)\b)[^\]]*\])
  | (?P<PAIR>[+-](?:\d+|[xyz]\b)/[+-](?:\d+|[xyz]\b))
  | (?P<UPAIR>(?:\d+|[xyz])/(?:\d+|[xyz])(?![a-z0-9]))
  | (?P<SIGNED>[+-](?:\d+|[xyz]\b)) | (?P<REACHED>\(\d+\+\)) | (?P<LABEL>\(\d+\))
  | (?P<NUM>\d+(?![a-z0-9])) | (?P<VAR>[xyz]\b) | (?P<POSS>'s\b|'(?![a-z]))
  | (?P<WORD>[a-z]+(?:-[a-z]+)*)
  | (?P<MARK>[.,;:\[\]()]) | (?P<SPACE>\s+)
    """,
    re.VERBOSE,
)
_MARKS: Final = {
    ".": "_DOT",
    ",": "_COMMA",
    ";": "_SEMI",
    ":": "_COLON",
    "[": "_LSQB",
    "]": "_RSQB",
    "(": "_LPAR",
    ")": "_RPAR",
    "'": "_POSS",
    "'s": "_POSS",
}
_UPPER: Final = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz")


class Token(NamedTuple):
    """A piece of a line: its class, its text and the column it begins at (from 1)."""

    type: str
    text: str
    column: int


class _Piece(NamedTuple):
    kind: str
    text: str
    column: int


def lower(text: str) -> str:
    """The text with everything outside quotes in lower case, letter by letter in place."""
    parts = re.split(r'("[^"]*")', text)
    return "".join(p if i % 2 else p.translate(_UPPER) for i, p in enumerate(parts))


def _pieces(text: str) -> list[_Piece]:
    found: list[_Piece] = []
    at = 0
    while at < len(text):
        match = _SCAN.match(text, at)
        if match is None:
            message = "a quote is not closed" if text[at] in '"“' else f"'{text[at]}' is no word"
            if text[at] == "'":
                message = "nothing is shortened: write 'cannot' for 'can't'"
            if text[at] == "#":
                message += "; a comment is a line of its own and stands between cards"
            raise CardTextError(message, column=at + 1, word=text[at])
        if match.lastgroup != "SPACE":
            found.append(_Piece(match.lastgroup or "", match.group(), at + 1))
        at = match.end()
    return found


def _phrase(pieces: list[_Piece], at: int) -> tuple[int, str, str]:
    """The longest phrase of the tables that begins here: how many pieces, class and text."""
    node = phrases()
    best = (0, "", "")
    for length, piece in enumerate(pieces[at:], start=1):
        if piece.text not in node.then:
            break
        node = node.then[piece.text]
        if node.phrase:
            best = (length, node.kind, node.phrase)
    return best


def tokens(line: str) -> list[Token]:
    """The tokens of one line; a word of no phrase is a `WORD`, which the grammar has nowhere."""
    pieces = _pieces(lower(line))
    found: list[Token] = []
    at = 0
    while at < len(pieces):
        piece = pieces[at]
        length, kind, text = _phrase(pieces, at)
        if length:
            found.append(Token(kind, text, piece.column))
            at += length
            continue
        kind = _MARKS.get(piece.text, piece.kind)
        found.append(Token(kind, piece.text, piece.column))
        at += 1
    return found
