"""How the answers to a question are written, and what each of them means.

Public: `written` (choice -> how), `answer_words` (voice, choice, answer), `answer_lines`.
"""

from collections.abc import Callable
from itertools import islice
from typing import Any, Final

from naruto_tui.rules.choices import Choice, PickCards, PickNumber, PickOption, PutInOrder, YesNo
from naruto_tui.rules.questions import Answer, between
from naruto_tui.rules.spoken import listed_answer
from naruto_tui.rules.team_choices import Arrange, Block, Send

from .ask_words import option_label, verb_words
from .ordering import order_cards, order_text
from .words import Voice, listed

MOST: Final = 50
"""Answers that are listed; there may be millions."""
COLUMN: Final = 24
"""Width of the answers as they are written; longer ones push their meaning aside."""

WRITTEN: Final[dict[type, str]] = {
    PickOption: "one of these, word for word",
    PickNumber: "a number",
    YesNo: "`yes` or `no`",
    PutInOrder: "all these numbers in the order you want, with a space between",
    Arrange: "the numbers of each team's Ninja with a space between, teams divided by ` | `",
    Send: "TEAM:HEAD for each team that is sent out, with a comma between, or `none`",
    Block: "ATTACKER:TEAM:HEAD for each block, with a comma between, or `none`",
}
"""How the answers of each kind of question are written."""


def written(choice: Choice) -> str:
    """How an answer to this question is written."""
    return _picks(choice) if isinstance(choice, PickCards) else WRITTEN[type(choice)]


def _picks(choice: PickCards) -> str:
    several = f"numbers of {between(choice.low, choice.high)} cards with a space between"
    one = "the number of a card"
    return (one if choice.high == 1 else several) + ("" if choice.low else ", or `none`")


def answer_words(voice: Voice, choice: Choice, answer: Answer) -> str:
    """What an answer means; empty where it says so itself."""
    meaning = _MEANINGS.get(type(choice))
    return meaning(voice, choice, answer) if meaning else ""


def answer_lines(voice: Voice, choice: Choice) -> list[str]:
    """The first answers as they are written, each with its meaning."""
    answers = list(islice(choice.answers(), MOST + 1))
    lines = [
        f"{listed_answer(choice, one):{COLUMN}}  {answer_words(voice, choice, one)}".rstrip()
        for one in answers[:MOST]
    ]
    if len(answers) > MOST:
        lines.append(f"... and more; these are the first {MOST}")
    return lines


def _option(voice: Voice, choice: Any, answer: Answer) -> str:
    option = choice.options[answer]
    label = option_label(voice, option, choice.asked.source)
    if option.card < 0:
        return label
    return f"{verb_words(option.verb).title}: {label}"


def _things(voice: Voice, choice: Any, answer: Answer) -> str:
    return listed([voice.owned(thing) for thing in answer]) or "nothing"


def _in_order(voice: Voice, choice: Any, answer: Answer) -> str:
    things = order_cards(choice)
    words = {}
    for place, item in enumerate(choice.items):
        text = order_text(voice, choice, place)
        words[item] = voice.thing(things[place]) + (f" ({text})" if text else "")
    return ", then ".join(words[item] for item in answer)


def _teams(voice: Voice, choice: Any, answer: Answer) -> str:
    return " | ".join(" + ".join(map(voice.name, team)) for team in answer) or "nobody"


def _sent(voice: Voice, choice: Any, answer: Answer) -> str:
    return "; ".join(voice.with_powers(team, head) for team, head in answer) or "nobody"


def _blocks(voice: Voice, choice: Any, answer: Answer) -> str:
    blocks = (
        f"{voice.with_powers(team, head)} blocks {voice.with_powers(attacker)}"
        for attacker, team, head in answer
    )
    return "; ".join(blocks) or "nobody"


_MEANINGS: Final[dict[type, Callable[[Voice, Any, Answer], str]]] = {
    PickOption: _option,
    PickCards: _things,
    PutInOrder: _in_order,
    Arrange: _teams,
    Send: _sent,
    Block: _blocks,
}
