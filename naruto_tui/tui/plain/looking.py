"""What can be looked at line by line: the board, the chain, a card, the log, the rules.

Each of these answers nothing and changes nothing. `rest` is what stands behind the command.
"""

from difflib import get_close_matches
from typing import Final

from naruto_tui.rules.questions import TEAM
from naruto_tui.tui.chainlist import link_words
from naruto_tui.tui.lines import text_of
from naruto_tui.tui.listing import moment_lines
from naruto_tui.tui.log import log_lines
from naruto_tui.tui.plain.telling import WIDTH, face_text
from naruto_tui.tui.prompt import Prompt
from naruto_tui.tui.rulebook import found_lines
from naruto_tui.tui.text import clean
from naruto_tui.tui.words import Voice

LOG: Final = 15
"""Lines of the log that are told where no number is given."""
MOST_RULES: Final = 60
"""Lines of rules that are told at once."""


def board(voice: Voice) -> list[str]:
    """Both sides, and what lies where, as far as the seat may know it."""
    return moment_lines((voice, voice))


def chain(voice: Voice) -> list[str]:
    """What waits to take effect, the first one on top."""
    links = [link_words(voice, link) for link in reversed(voice.view.chain)]
    return links or ["Nothing waits on the chain."]


def log(voice: Voice, rest: str = "") -> list[str]:
    """The last lines of the log, or those that hold the word."""
    lines = [line.text for line in log_lines(voice)]
    if not rest:
        return lines[-LOG:] or ["Nothing has happened yet."]
    if rest.isdecimal():
        number = int(rest[:6])
        return lines[-number:] if number and lines else ["That is no line of the log."]
    found = [line for line in lines if rest.casefold() in line.casefold()]
    return found or [f"The log has no line with {rest[:40]!r}."]


def rules(voice: Voice, rest: str) -> list[str]:
    """The rules that hold the word or have the number."""
    if not rest:
        return ["rules WORD finds rules by a word or a number, such as rules 4.3."]
    lines = [text_of(line) for line in found_lines(rest, WIDTH, voice.view.edition)]
    if len(lines) <= MOST_RULES:
        return lines
    more = f"... and {len(lines) - MOST_RULES} more lines: `naruto-tui rules {rest}`"
    return [*lines[:MOST_RULES], more]


def card(voice: Voice, prompt: Prompt | None, rest: str) -> list[str]:
    """`i 3`, `i kakashi`: a line of the list, or any card that the seat may see."""
    rows = prompt.rows if prompt is not None else ()
    if rest.isdecimal() and 0 < int(rest[:9]) <= len(rows):
        row = rows[int(rest[:9]) - 1]
        if row.thing >= 0:
            return face_text(voice, row.thing, row.head)
        return [row.about or f"{row.text}: no card."]
    if not rest and prompt is not None and prompt.focus >= 0:
        return face_text(voice, prompt.focus)
    found = _named(voice, rest) if rest and not rest.isdecimal() else []
    told = [line for one in found for line in face_text(voice, one)]
    return told or [f"No card {rest[:40]!r} to be seen; i NUMBER or i NAME shows one."]


def _named(voice: Voice, name: str) -> list[int]:
    """Cards that the seat sees, of which one copy each fits the name or number."""
    view = voice.view
    seen = [
        *view.hand,
        *(piece.id for seat in (0, 1) for piece in view.pieces(seat)),
        *(one for seat in (0, 1) for one in (*view.chakra(seat), *view.discard(seat))),
        *(one for seat in (0, 1) for one in (*view.known(seat), *view.removed(seat))),
        *(one for seat in (0, 1) for one in view.reinforcements(seat)),
        *(link.card for link in view.chain),
    ]
    by_card = {known: thing for thing in seen if thing < TEAM and (known := voice.card(thing))}
    wanted = name.casefold()
    fitting = [
        thing
        for known, thing in by_card.items()
        if wanted in clean(known.name).casefold() or wanted == known.number.casefold()
    ]
    if not fitting:
        names = {clean(known.name).casefold(): thing for known, thing in by_card.items()}
        fitting = [names[close] for close in get_close_matches(wanted, names, n=1)]
    return fitting[:3]
