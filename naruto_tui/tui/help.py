"""Help for exactly this moment: what the phase is about, which keys work, what the signs mean.

Public: `help_lines` (model, width) -> lines, `PHASE_HELP`, `SIGNS`; for other screens
`topic_lines` (topics, width) -> lines.
"""

from collections.abc import Sequence
from typing import Final

from naruto_tui.cards.model import SYMBOLS
from naruto_tui.rules.notes import PRINTED

from .ask_words import VERBS, verb_words
from .board import QUIT
from .event_words import PHASES, phase_of
from .lines import Line, wrapped
from .model import BoardModel
from .option_prompt import OptionPrompt
from .prompt import Key, key_name

Topic = tuple[str, str | Sequence[tuple[str, str]]]
"""A title, and below it a paragraph or rows of keys and what they do."""

PHASE_HELP: Final[dict[str, str]] = {
    "setup": "Both decks are shuffled and each player draws six cards. Who does not like that hand "
    "may shuffle it back and draw a new one, mostly a smaller one, as often as the rules allow; "
    "the last one stays, whatever it is. Look for Ninja that cost nothing, or little. Who begins "
    "decides first, until content, then the other player (rules 3.1 to 3.6).",
    "start": "The attacker draws a card. Effects that act at the start of the turn act first.",
    "mission": "The attacker prepares, in any order: deploy one Ninja, play one mission, deploy "
    "one client, charge any number of cards, use effects. The other player may answer with a "
    "counter mission. A card's costs read entrance-hand: the entrance cost may not be above your "
    "turn marker; the hand cost is the number of other hand cards, sharing a symbol, that go to "
    "your chakra (rules 4.2 to 4.7).",
    "organize": "The attacker arranges all Ninja in teams of 1 to 3. The teams stay as they are "
    "until the next organization phase, so you also block with them (rule 4.8).",
    "battle": "The attacker sends out up to three teams and names the head of each. Then the "
    "blocker may put one team against each of them. A team's power is the combat of its head and "
    "the support of its backs (rules 5.1, 5.2, 5.4.3).",
    "exchange": "Both players may play Jutsu and effects, the attacker first. What is played goes "
    "on the chain; the last card on it takes effect first. When both pass with nothing on the "
    "chain, the exchange ends (rule 5.3).",
    "showdown": "Each fight is settled. A win by 1 to 4 gives the losing head 1 damage; by 5 or "
    "more it gets 2 and each losing back 1; a tie damages both heads. An attack that is not "
    "blocked wins 1 battle reward, with power 5 or more 2 (rule 5.4).",
    "end": "Ten battle rewards win; an empty deck loses. The attacker discards down to six cards, "
    "and the turn marker goes up by one (rule 6).",
}
"""What each phase is about."""

SIGNS: Final[tuple[tuple[str, str], ...]] = (
    ("5/3", "combat (as head) / support (as back)"),
    ("~3/1~", "the same of an injured Ninja: its text does not work, except after Valid"),
    (">", "the cursor"),
    ("*", "marked"),
    ("[A + B]", "a team"),
    ("2-1", "entrance cost 2, hand cost 1"),
    ("F1, FF", "a Jutsu's cost: 1 Fire and 1 of any symbol; 2 Fire"),
    ("(2)", "two coins"),
    ("+3^ +3v", "so many more above, below: move the cursor there"),
)
"""The signs of the board."""

MOVING: Final = (
    Key("tab", "next pane: menu, hand, your village, battlefield, their village"),
    Key("arrows", "move among cards, or in the menu"),
    Key("enter", "choose what is under the cursor"),
    Key("escape", "one step back; so does Backspace"),
)


def help_lines(model: BoardModel, width: int) -> list[Line]:
    """Everything that helps now, most specific first."""
    lines: list[Line] = []
    if model.prompt is not None:
        lines += [*_title("You are asked"), *wrapped(model.prompt.question, width)]
        lines += _about(model, width)
        lines += [*_title("Keys of this question"), *_keys(model.prompt.keys, width)]
    edition = model.view.edition
    if edition != PRINTED:
        told = f"This game goes by edition {edition.name}: {edition.title}. Where it differs, the "
        lines += [*_title("Edition"), *wrapped(f"{told}rules (r) say so.", width)]
    phase = phase_of(model.view)
    lines += [*_title(PHASES.get(phase, phase)), *wrapped(PHASE_HELP.get(phase, ""), width)]
    lines += [*_title("Keys everywhere"), *_keys((*MOVING, *model.keys, QUIT), width)]
    lines += _title("Signs")
    lines += _table([(sign, words) for sign, words in SIGNS], width)
    return lines + _table(list(SYMBOLS.items()), width)


def _about(model: BoardModel, width: int) -> list[Line]:
    """What the verbs of the menu mean."""
    if not isinstance(model.prompt, OptionPrompt):
        return []
    rows = [
        (verb_words(verb).key, f"{verb_words(verb).title}. {verb_words(verb).about}")
        for verb in model.prompt.verbs
        if verb in VERBS
    ]
    return _table(rows, width)


def _title(text: str) -> list[Line]:
    return [[], [(text, "title")]]


def _keys(keys: tuple[Key, ...], width: int) -> list[Line]:
    return _table([(key_name(key.key), key.label) for key in keys], width)


def _table(rows: list[tuple[str, str]], width: int) -> list[Line]:
    """Two columns: the sign or key, and what it means."""
    lines: list[Line] = []
    for sign, words in rows:
        for place, part in enumerate(wrapped(words, width - 12)):
            lines.append([(f"  {sign if place == 0 else '':<9} ", "key"), *part])
    return lines


def topic_lines(topics: Sequence[Topic], width: int) -> list[Line]:
    """Topics below one another; each under its title."""
    lines: list[Line] = []
    for title, words in topics:
        told = wrapped(words, width) if isinstance(words, str) else _table(list(words), width)
        lines += [*_title(title), *told]
    return lines
