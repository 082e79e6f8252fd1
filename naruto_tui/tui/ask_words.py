"""What is asked and why, what each option does, and why something cannot be done: in sentences.

Public: `question` (voice, choice), `ASKED` (a question for each value of `Asked.ask`),
`option_label`, `VERBS` (verb -> key, title, explanation), `Verb`, `verb_words`, `refusal_text`,
`named_rule`, `pay_text`, `zone_note`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from attrs import frozen

from naruto_tui.cards.nodes import Replacing, Triggered
from naruto_tui.rules.choices import Choice, Option, PickCards, PickNumber, PutInOrder
from naruto_tui.rules.keywords import stands_for
from naruto_tui.rules.needs import Need

from .chainlist import link_words
from .text import clean
from .words import ZONE_WORDS, Voice, cost_text, counted, play_cost, sentence, symbol_words

if TYPE_CHECKING:
    from naruto_tui.rules.refusals import Refusal

Asking = Callable[[Voice, Choice], str]


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


def question(voice: Voice, choice: Choice) -> str:
    """What is asked, and why, in one sentence."""
    asking = ASKED.get(choice.asked.ask)
    if asking is None:
        return sentence(f"{_source(voice, choice)}{clean(choice.asked.ask)}")
    return sentence(asking(voice, choice))


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
    keyword = voice.view.keyword(card, place)
    if keyword:
        return keyword.capitalize()
    # The sentences are made of the tree, for a card may have been given the ability.
    from naruto_tui.cards.language import write  # noqa: PLC0415 - only who reads it needs it

    return clean(write(voice.view.ability(card, place)))


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


def _source(voice: Voice, choice: Choice) -> str:
    return f"{voice.name(choice.asked.source)}: " if choice.asked.source >= 0 else ""


def _number(choice: Choice, thing: str = "card") -> str:
    if isinstance(choice, PickCards):
        if choice.low == choice.high:
            return counted(choice.low, thing)
        if choice.low == 0:
            return f"up to {counted(choice.high, thing)}"
        return f"{choice.low} to {counted(choice.high, thing)}"
    return f"{thing}s"


def _mission_phase(voice: Voice, choice: Choice) -> str:
    return "your mission phase: prepare in any order, then end the phase"


def _respond(voice: Voice, choice: Choice) -> str:
    chain = voice.view.chain
    if not chain:
        return "you may act before anything else happens"
    top = chain[-1]
    if top.seat == voice.view.seat:
        return f"{voice.name(top.card)} is on the chain: add to it, or pass to let it go on"
    return f"on the chain: {link_words(voice, top)}; respond, or let it happen"


def _exchange(voice: Voice, choice: Choice) -> str:
    return "exchange of Jutsu: play a Jutsu or an effect, or pass; two passes end it"


def _counter(voice: Voice, choice: Choice) -> str:
    who = voice.does(voice.view.active, "have")
    return f"{who} acted in the mission phase: you may answer"


def _first(voice: Voice, choice: Choice) -> str:
    edition = voice.view.edition
    missing = {
        (False, False): "neither draws nor fights",
        (False, True): "does not draw",
        (True, False): "does not fight",
        (True, True): "misses nothing",
    }[edition.first_turn_draw, edition.first_turn_battle]
    return f"you won the toss: do you begin? Who begins {missing} on turn 1"


def _new_team(voice: Voice, choice: Choice) -> str:
    return f"{_source(voice, choice)}into which team? With none it is a team by itself"


def _modes(voice: Voice, choice: Choice) -> str:
    return f"{_source(voice, choice)}choose what it does"


def _redraw(voice: Voice, choice: Choice) -> str:
    hand = voice.view.hand_count(voice.view.seat)
    new = counted(voice.view.redraw_size, "card")
    return f"redraw? Your {hand} cards go back into the deck and you draw {new}"


def _unless(voice: Voice, choice: Choice) -> str:
    return f"Prevent the effect of {voice.name(choice.asked.source)}, at its price?"


def _pay_double(voice: Voice, choice: Choice) -> str:
    return f"Pay with {voice.name(choice.asked.source)} for as much as it can count?"


def _optional(voice: Voice, choice: Choice) -> str:
    text = _offered(voice, choice.asked.step)
    told = f": {text.rstrip('.')}" if text else ""
    return f"use the effect of {voice.name(choice.asked.source)}{told}? You may decline"


def _offered(voice: Voice, step: Any) -> str:
    """What a trigger or replacement does that may be used."""
    waiting = getattr(step, "waiting", None)
    ability = getattr(step, "ability", None) if waiting is None else waiting.node
    if not isinstance(ability, Triggered | Replacing):
        return ""
    if waiting is not None and ability in stands_for("mastery", None):
        (card, _), *_ = waiting.that["jutsu"]
        return f"Mastery, pay 1 chakra of its symbol to take {voice.name(card)} back"
    from naruto_tui.cards.language import write  # noqa: PLC0415 - only who reads it needs it
    from naruto_tui.cards.language.writing.words import UnwritableError  # noqa: PLC0415

    try:
        return clean(write(ability))
    except UnwritableError:  # a keyword may stand for what no sentence says
        return ""


def _charging(voice: Voice, choice: Choice) -> str:
    return f"charge chakra: choose {_number(choice)} of your hand to move to your chakra"


def _hand_cost(voice: Voice, choice: Choice) -> str:
    card = voice.card(choice.asked.source)
    kind = f" of {symbol_words(card.symbols)}" if card and card.symbols else ""
    name = voice.name(choice.asked.source)
    number = choice.low if isinstance(choice, PickCards) else 1
    return (
        f"pay hand cost {number} for {name}: choose {counted(number, 'card')}{kind} to move "
        "from your hand to your chakra"
    )


def _jutsu_cost(voice: Voice, choice: Choice) -> str:
    name = voice.name(choice.asked.source)
    card = voice.card(choice.asked.source)
    cost = pay_text(choice) if isinstance(choice, PickCards) else ""
    cost = cost or (cost_text(card) if card else "its cost")
    return f"pay {cost} for {name}: choose chakra to discard"


def _chakra(voice: Voice, choice: Choice) -> str:
    cost = pay_text(choice) if isinstance(choice, PickCards) else ""
    return f"pay {cost} for the effect of {voice.name(choice.asked.source)}: choose chakra"


def _paid_as(voice: Voice, choice: Choice) -> str:
    return f"{voice.name(choice.asked.source)} has two symbols: as which of them does it pay?"


def _user(voice: Voice, choice: Choice) -> str:
    return f"who uses {voice.name(choice.asked.source)}? Choose a Ninja on the battlefield"


def _target(voice: Voice, choice: Choice) -> str:
    return f"{_source(voice, choice)}choose {_number(choice, 'target')}"


def _pick(voice: Voice, choice: Choice) -> str:
    return f"{_source(voice, choice)}choose {_number(choice)}"


def _first_effect(voice: Voice, choice: Choice) -> str:
    name = voice.name(choice.asked.source)
    return f"{name}: several effects would change what happens to it, which comes first?"


def _heir(voice: Voice, choice: Choice) -> str:
    return f"{voice.name(choice.asked.source)} has left the game: which Ninja inherits its text?"


def _divide(voice: Voice, choice: Choice) -> str:
    return f"how much of the damage is given to {voice.name(choice.asked.source)}?"


def _hand_limit(voice: Voice, choice: Choice) -> str:
    hand = voice.view.hand_count(voice.view.seat)
    return f"hand limit: you hold {hand} cards at the end of your turn, discard {_number(choice)}"


def _new_head(voice: Voice, choice: Choice) -> str:
    return "the head of this team is gone: choose its new head"


NAMED: Final = {
    "symbol": "a symbol",
    "ninja": "the name of a Ninja",
    "card": "the name of a card",
    "characteristic": "a characteristic",
    "attribute": "a combat attribute",
    "number": "a number",
    "kind": "a kind of card",
}
"""What a player can be asked to name."""


def _naming(what: str) -> Asking:
    def asking(voice: Voice, choice: Choice) -> str:
        return f"{_source(voice, choice)}name {NAMED[what]}"

    return asking


def _deck_end(voice: Voice, choice: Choice) -> str:
    return f"{_source(voice, choice)}the top of the deck or the bottom?"


def _coin_kind(voice: Voice, choice: Choice) -> str:
    return f"{voice.name(choice.asked.source)}: which coin is taken?"


def _ends(voice: Voice, choice: Choice) -> str:
    return f"{_source(voice, choice)}how many cards of the deck?"


def _coins(voice: Voice, choice: Choice) -> str:
    return f"how many coins come off {voice.name(choice.asked.source)}?"


def _x(voice: Voice, choice: Choice) -> str:
    if isinstance(choice, PickNumber):
        return f"choose X for {voice.name(choice.asked.source)}: {choice.low} to {choice.high}"
    return f"choose X for {voice.name(choice.asked.source)}"


def _order(voice: Voice, choice: Choice) -> str:
    return f"{_source(voice, choice)}put them in order, the first or topmost first"


def _fight_order(voice: Voice, choice: Choice) -> str:
    return "showdown: in which order are the fights settled?"


def _trigger_order(voice: Voice, choice: Choice) -> str:
    number = len(choice.items) if isinstance(choice, PutInOrder) else 2
    return f"your {number} effects begin at once: in which order do they go on the chain?"


def _arrange(voice: Voice, choice: Choice) -> str:
    return "organization phase: give each Ninja a team of 1 to 3; you also block with these teams"


def _send(voice: Voice, choice: Choice) -> str:
    most = getattr(choice, "most", 3)
    return f"attack: choose up to {counted(most, 'team')} to send out, and the head of each"


def _block(voice: Voice, choice: Choice) -> str:
    attacker = voice.does(voice.view.active, "attack")
    return f"{attacker}: choose who blocks; an attack let through wins 1 or 2 rewards"


def _grow(voice: Voice, choice: Choice) -> str:
    return f"which of your Ninja grows into {voice.name(choice.asked.source)}?"


def _partner(voice: Voice, choice: Choice) -> str:
    return f"{_source(voice, choice)}choose the Ninja that goes to your chakra for it"


def _member(voice: Voice, choice: Choice) -> str:
    return f"{_source(voice, choice)}choose a Ninja that is removed from the game for it"


def _sacrifice(voice: Voice, choice: Choice) -> str:
    none = " (or nothing: then it stays away)" if getattr(choice, "low", 1) == 0 else ""
    return f"{_source(voice, choice)}choose what you sacrifice{none}"


def _material(voice: Voice, choice: Choice) -> str:
    return f"{_source(voice, choice)}choose a card that pays its price"


def _coin(voice: Voice, choice: Choice) -> str:
    change = getattr(choice.asked.step, "node", None)
    what = getattr(change, "what", "")
    does = "is flipped again" if what == "again" else f"shows {what} instead"
    return f"{_source(voice, choice)}choose a coin that {does}"


ASKED: Final[dict[str, Asking]] = {
    "mission phase": _mission_phase,
    "respond": _respond,
    "exchange": _exchange,
    "counter": _counter,
    "first": _first,
    "new team": _new_team,
    "modes": _modes,
    "redraw": _redraw,
    "optional effect": _optional,
    "may": _optional,
    "unless": _unless,
    "charge": _charging,
    "pay hand cost": _hand_cost,
    "pay jutsu cost": _jutsu_cost,
    "pay chakra": _chakra,
    "paid as": _paid_as,
    "pay double": _pay_double,
    "coin": _coin,
    "user": _user,
    "target": _target,
    "pick": _pick,
    "grow": _grow,
    "partner": _partner,
    "member": _member,
    "sacrifice": _sacrifice,
    "material": _material,
    "first effect": _first_effect,
    "heir": _heir,
    "divide damage": _divide,
    "discard to hand limit": _hand_limit,
    "new head": _new_head,
    "x": _x,
    "coin kind": _coin_kind,
    "coins": _coins,
    "ends": _ends,
    "deck end": _deck_end,
    **{f"name {what}": _naming(what) for what in NAMED},
    "order": _order,
    "fight order": _fight_order,
    "trigger order": _trigger_order,
    "organize": _arrange,
    "send": _send,
    "block": _block,
}
"""Who asks what for each value of `ask`."""


def zone_note(voice: Voice, thing: int) -> str:
    """Where a card lies when it is not in play: `hand`, `Kakashi's discard pile`."""
    zone = voice.view.where(thing)
    if not 0 <= zone < len(ZONE_WORDS) or zone == 2:
        return ""
    seat = voice.view.holder(thing)
    return (
        ZONE_WORDS[zone] if seat == voice.view.seat else f"{voice.whose(seat)} {ZONE_WORDS[zone]}"
    )
