"""A prompt, and what is shown on demand, as plain lines: no frames, no columns to look across.

Public: `prompt_lines` (prompt), `row_line`, `face_text`, `help_text`, `curtain_lines`, `said` (a
hint in the words of this face).
"""

from collections.abc import Sequence
from typing import Final

from naruto_tui.cards.model import SYMBOLS
from naruto_tui.tui.ask_words import VERBS, verb_words
from naruto_tui.tui.curtain import Curtain
from naruto_tui.tui.event_words import PHASES, phase_of
from naruto_tui.tui.face import face_lines, face_title
from naruto_tui.tui.help import PHASE_HELP
from naruto_tui.tui.lines import text_of
from naruto_tui.tui.list_prompts import CardsPrompt, NumberPrompt, OrderPrompt
from naruto_tui.tui.option_prompt import OptionPrompt
from naruto_tui.tui.prompt import Prompt, Row
from naruto_tui.tui.team_prompts import ArrangePrompt, BlockPrompt, SendPrompt
from naruto_tui.tui.text import clean
from naruto_tui.tui.word_prompt import WordPrompt
from naruto_tui.tui.words import Voice

LISTED: Final = 30
"""Rows of a very long list that are told; a word narrows it."""
WIDTH: Final = 76
"""Letters in a line of a card's text."""

_WORDS: Final = (
    ("press Enter again", "type ok again"),
    ("Esc takes back", "back takes it back"),
    ("no such word: Bksp", "no such word"),
    ("choose one of your teams first", "name the team: h 1"),
)
"""What is a key on the board, and a word here."""

HOW: Final[dict[type[Prompt], str]] = {
    ArrangePrompt: "Numbers of each team with | between, such as 1 2 | 3; s suggests; "
    "ok takes it as shown.",
    SendPrompt: "A number marks a team or takes the mark away; h and a number change its head; "
    "ok sends out what is marked.",
    BlockPrompt: "Two numbers: an attack, then the team that blocks it (0 nobody), such as 1 2; "
    "ok confirms all.",
    OrderPrompt: "Numbers in the order you want; ok takes the rest as listed.",
    WordPrompt: "A word, or a part of it, narrows the list; a number picks.",
}
"""How each kind of question is answered, where a number alone does not do it."""


def prompt_lines(prompt: Prompt) -> list[str]:
    """The question, how far its answer has come, its numbered list, how to answer it."""
    lines = [prompt.question]
    lines += [f"({prompt.status})"] if prompt.status and not isinstance(prompt, WordPrompt) else []
    if isinstance(prompt, NumberPrompt):
        return lines
    lines += [f"  {row_line(place, row)}" for place, row in enumerate(prompt.rows[:LISTED], 1)]
    if isinstance(prompt, WordPrompt) and len(prompt.places) > LISTED:
        lines.append(f"  and {len(prompt.places) - LISTED:,} more")
    if (how := _how(prompt)) and not prompt.hint:
        lines.append(how)
    return lines


def _how(prompt: Prompt) -> str:
    if isinstance(prompt, CardsPrompt) and not prompt.single:
        return "Numbers mark cards or take the mark away; s suggests; ok confirms."
    if isinstance(prompt, BlockPrompt) and prompt.attack:
        return ""
    return HOW.get(type(prompt), "")


def row_line(number: int, row: Row) -> str:
    """`2. d Deploy a Ninja (3 possible)`: number, letter if it has one, text, mark, note."""
    shown = "0" if row.key == "0" else str(number)
    letter = f" {row.key}" if row.key.isalpha() else ""
    mark = f", {_mark(row.mark)}" if row.mark else ""
    note = row.note if row.note.startswith("(") else f"- {row.note}" if row.note else ""
    off = "" if row.enabled or row.note.startswith("(") else "not now: "
    return f"{shown}.{letter} {off}{row.text}{mark} {note}".rstrip()


def _mark(mark: str) -> str:
    return "marked" if mark == "*" else f"number {mark}"


def said(hint: str) -> str:
    """A hint of the board in the words of this face."""
    for key, word in _WORDS:
        hint = hint.replace(key, word)
    return hint


def face_text(voice: Voice, thing: int, head: int = -1) -> list[str]:
    """The face of a card or team."""
    return [
        text_of(face_title(voice, thing, head)),
        *(f"  {text_of(line)}" for line in face_lines(voice, thing, WIDTH, head)),
    ]


ANSWERS: Final = (
    ("NUMBER", "choose that line of the list; several with spaces between"),
    ("ok", "confirm what is marked or shown"),
    ("back", "one step back within a question"),
    ("an empty line", "the question again"),
    ("a move in words", "deploy kakashi; attack 1 2; block 1 with 2; pass"),
)
"""What can be typed at a question to answer it."""


def help_text(voice: Voice, prompt: Prompt | None, typed: Sequence[tuple[str, str]]) -> list[str]:
    """Help for exactly this moment; `typed`: what can be typed, and what it does."""
    phase = phase_of(voice.view)
    lines = [f"{PHASES.get(phase, phase)}. {PHASE_HELP.get(phase, '')}".rstrip()]
    if isinstance(prompt, OptionPrompt):
        words = [verb_words(verb) for verb in prompt.verbs if verb in VERBS]
        lines += [f"{one.key}, {one.title}: {one.about}" for one in words]
    lines += ["You can type:"]
    lines += [f"  {word}: {does}" for word, does in typed]
    symbols = ", ".join(f"{letter} {name}" for letter, name in SYMBOLS.items())
    return [
        *lines,
        (
            "5/3 is combat as head and support as back; ~3/1~ an injured Ninja; 2-1 entrance cost "
            f"and hand cost. Symbols: {symbols}."
        ),
    ]


def curtain_lines(curtain: Curtain) -> list[str]:
    """The closed curtain: nothing on it is of anybody's cards."""
    comes, goes = clean(curtain.comes), clean(curtain.goes)
    lines = [f"{comes} sits down. {goes}, look away now.", curtain.moment]
    lines += [curtain.notice] if curtain.notice else []
    if curtain.regrets:
        lines.append(f"undo: {clean(curtain.regrets)} takes the last choice back.")
    return [*lines, f"{comes}, press Enter when you sit here and {goes} does not look."]
