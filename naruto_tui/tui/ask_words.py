"""What each option does, what is paid, and why something cannot be done: in words.

Public: `option_label`, `VERBS` (verb -> key, title, explanation), `Verb`, `verb_words`,
`refusal_text`, `named_rule`, `pay_text`, `zone_note`. What is asked is told in `question_words`.
"""

from typing import TYPE_CHECKING, Final

from attrs import frozen

from naruto_tui.rules.choices import Option, PickCards
from naruto_tui.rules.needs import Need

from .text import clean
from .words import ZONE_WORDS, Voice, play_cost, symbol_words

if TYPE_CHECKING:
    from naruto_tui.rules.refusals import Refusal


@frozen
class Verb:
    """Something a player can do: its key, its line in the menu, and what it is about."""

    key: str
    title: str
    about: str


VERBS: Final[dict[str, Verb]] = {
    "deploy": Verb(
        "d",
        "Deploy a Ninja",
        "Once a turn: put a Ninja from your hand into your village. Its entrance cost may not be "
        "above your turn marker; its hand cost is paid with other cards of your hand that share a "
        "symbol with it. They go to your chakra.",
    ),
    "mission": Verb(
        "m",
        "Play a mission",
        "Once a turn: play a mission for its entrance cost and hand cost. The other player may "
        "respond before it takes effect; afterwards it goes to your chakra.",
    ),
    "client": Verb(
        "k",
        "Deploy a client",
        "Once a turn: put a client into your village. You can have only one.",
    ),
    "charge": Verb(
        "c",
        "Charge chakra",
        "Move any number of cards from your hand to your chakra, to pay for Jutsu later. They do "
        "not come back to your hand.",
    ),
    "growth": Verb(
        "g",
        "Grow a Ninja",
        "Put a Growth card of your hand in the place of a Ninja of the same name, which goes to "
        "your chakra. It keeps team, coins and injury and gets a growth coin. No hand cost; not on "
        "a Ninja that came this turn or bears a growth coin.",
    ),
    "ambush": Verb(
        "a",
        "Deploy by ambush",
        "Deploy a Ninja with Ambush from your chakra, for the usual costs. It is your deployment "
        "of the turn.",
    ),
    "platoon": Verb(
        "o",
        "Form a platoon",
        "Put a platoon into play from your hand: one of its Ninja goes from your village to your "
        "chakra. Its costs are paid; it is not your deployment.",
    ),
    "squad": Verb(
        "s",
        "Form a squad",
        "Put a squad into play from your reinforcement deck: all of its Ninja are removed from the "
        "game. Its costs are paid; it is not your deployment.",
    ),
    "reinforce": Verb(
        "r",
        "Call a reinforcement",
        "Put a card of your reinforcement deck into play for its Sacrifice and its costs.",
    ),
    "enter": Verb(
        "t",
        "Pay a card's own price",
        "Put a card into play for the price that it names itself; its entrance cost must be met.",
    ),
    "ability": Verb(
        "e",
        "Use an effect",
        "Use an effect of one of your cards, at its price. Each works once a turn unless its text "
        "says otherwise. The other player may respond before it takes effect.",
    ),
    "next": Verb(
        "n",
        "End the phase",
        "End your mission phase and arrange your teams. You cannot come back to it this turn.",
    ),
    "jutsu": Verb(
        "j",
        "Play a Jutsu",
        "A Ninja of yours on the battlefield uses a Jutsu from your hand. Its cost is paid from "
        "your chakra to your discard pile. The other player may respond before it takes effect.",
    ),
    "counter": Verb(
        "m",
        "Play a counter mission",
        "Once a turn, in the other player's mission phase: play a mission marked Counter.",
    ),
    "pass": Verb(
        "p",
        "Pass",
        "Do nothing now. When both players pass in a row, the last card on the chain takes "
        "effect; when both pass with nothing on the chain, the step ends.",
    ),
}
"""Every verb of an option that has a key of its own; the same key in all phases."""


def verb_words(verb: str) -> Verb:
    """The verb's words; one without a key of its own is shown as it is."""
    return VERBS.get(verb) or Verb("", clean(verb[:1].upper() + verb[1:]), "")


FROM_HAND: Final = frozenset(("deploy", "mission", "client", "counter", "jutsu"))
"""What is done with cards of the hand: of another card it is told where it lies."""
HAND_WORDS: Final = ZONE_WORDS[1]


def option_label(voice: Voice, option: Option, source: int = -1) -> str:
    """The option's line in a list: the card with what it costs, or the text of the effect.

    `source` is the card whose modes are chosen from.
    """
    if option.verb == "mode":
        return mode_text(voice, source, option.index)
    if option.verb == "name":
        return clean(option.word)
    if option.verb == "coin":
        return coin_text(voice, option)
    if option.verb == "flipped":
        coin = f"the coin that shows {option.word}" if option.word else f"coin {option.index + 1}"
        return coin if option.card < 0 else f"{coin}, flipped for {voice.name(option.card)}"
    if option.verb == "symbol":
        card = voice.card(option.card)
        return symbol_words(card.symbols[option.index]) if card else str(option.index + 1)
    if option.card < 0:
        return verb_words(option.verb).title
    name = voice.name(option.card)
    if option.verb == "ability":
        return f"{name}: {ability_text(voice, option.card, option.index)}"
    label = f"{name} {play_cost(voice.view, option.card)}"
    if option.verb in FROM_HAND and (where := zone_note(voice, option.card)) != HAND_WORDS:
        return f"{label} (from {where})"
    return label


def ability_text(voice: Voice, card: int, place: int) -> str:
    """An ability of a card: its keyword, or its sentences."""
    return clean(voice.view.ability_text(card, place))


def mode_text(voice: Voice, source: int, index: int) -> str:
    """What the card's text says after `(1)`, `(2)`, ... of a `Choose 1: (1) ... (2) ...`."""
    card = voice.card(source)
    text = clean(" ".join(card.text)) if card else ""
    _, found, rest = text.partition(f"({index + 1}) ")
    return rest.partition(f" ({index + 2}) ")[0] if found else f"choice {index + 1}"


def coin_text(voice: Voice, option: Option) -> str:
    """The kind of coin that an option takes off a card: `a "Bomb" coin`."""
    piece = voice.view.piece(option.card)
    kinds = list(dict.fromkeys(kind for kind, _, _ in piece.coins)) if piece else []
    kind = kinds[option.index] if option.index < len(kinds) else ""
    return f"{clean(kind)} coin".strip()


def refusal_text(refusal: "Refusal") -> str:
    """Why something cannot be done now, with the rule."""
    return clean(refusal.reason) + named_rule(clean(str(refusal.rule)))


def named_rule(rule: str) -> str:
    """A rule as it stands behind a reason: ` (rule 4.3.2)`, ` (K-2.2)`."""
    return "" if not rule else f" ({rule})" if rule[:1].isalpha() else f" (rule {rule})"


def pay_text(choice: PickCards) -> str:
    """The price still open, as printed: `F 1` or `2 of Fire + X`."""
    if not isinstance(choice.need, Need):
        return ""
    ways = []
    for symbols, generic, x in choice.need.ways:
        parts = [*symbols, *([str(generic)] if generic else [])]
        if x:
            parts.append(f"{x} for X")
        ways.append(" ".join(parts) or "0")
    return " or ".join(ways)


def zone_note(voice: Voice, thing: int) -> str:
    """Where a card lies when it is not in play: `hand`, `Kakashi's discard pile`."""
    zone = voice.view.where(thing)
    if not 0 <= zone < len(ZONE_WORDS) or zone == 2:
        return ""
    seat = voice.view.holder(thing)
    return (
        ZONE_WORDS[zone] if seat == voice.view.seat else f"{voice.whose(seat)} {ZONE_WORDS[zone]}"
    )
