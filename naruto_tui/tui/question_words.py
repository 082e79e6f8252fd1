"""What is asked and why: a question for everything that a game asks, in sentences.

Public: `question` (voice, choice), `ASKED` (who asks what for each value of `Asked.ask`). What the
answers do is told in `ask_words`.
"""

from collections.abc import Callable
from typing import Final

from naruto_tui.rules.choices import Choice, PickCards, PickNumber, PutInOrder
from naruto_tui.rules.offers import offered_text

from .ask_words import pay_text
from .chainlist import link_words
from .text import clean
from .words import Voice, cost_text, counted, listed, sentence, symbol_words

Asking = Callable[[Voice, Choice], str]


def question(voice: Voice, choice: Choice) -> str:
    """What is asked, and why, in one sentence."""
    asking = ASKED.get(choice.asked.ask)
    if asking is None:
        return sentence(f"{_source(voice, choice)}{clean(choice.asked.ask)}")
    return sentence(asking(voice, choice))


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


def _nothing_held(voice: Voice, choice: Choice) -> str:
    return "a card in a hand may trigger now; you hold none that does"


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
    text = clean(offered_text(voice.view, choice.asked.step))
    told = f": {text.rstrip('.')}" if text else ""
    return f"use the effect of {voice.name(choice.asked.source)}{told}? You may decline"


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
        spared = f", not {listed([*map(str, choice.missing)])}" if choice.missing else ""
        numbers = f"{choice.low} to {choice.high}{spared}"
        return f"choose X for {voice.name(choice.asked.source)}: {numbers}"
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
    "nothing held": _nothing_held,
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
