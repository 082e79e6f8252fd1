"""The face of a card: its facts, and its text in full.

Public: `face_title` (voice, thing) -> `Line`, `face_lines` (voice, thing, width) -> lines;
`card_title`, `printed_lines` and `brief_lines` of a card that is in no game.
"""

from naruto_tui.cards.model import SYMBOLS, Card, Power
from naruto_tui.rules.questions import HIDDEN, TEAM
from naruto_tui.rules.state import CHAIN, GONE
from naruto_tui.rules.traits import Traits, names_of

from .lines import Line, wrapped
from .text import clean
from .words import (
    ZONE_WORDS,
    Voice,
    coins_on,
    cost_text,
    headed,
    listed,
    power_text,
    symbol_words,
)


def face_title(voice: Voice, thing: int, head: int = -1) -> Line:
    """Name, kind and cost in one line; a team with the given head first."""
    if voice.effect(thing):
        return [(voice.thing(thing), "name")]
    if HIDDEN > thing >= TEAM:
        return [(f"team of {voice.team(thing, head)}", "name")]
    if thing >= HIDDEN:
        return [(voice.thing(thing), "name")]
    card = voice.card(thing)
    return [("a hidden card", "dim")] if card is None else card_title(card)


def card_title(card: Card) -> Line:
    """Name, kind and cost of a printed card."""
    return [(clean(card.name), "name"), (f" / {kind_words(card)} / ", ""), *_price(card)]


def kind_words(card: Card) -> str:
    """`permanent mission`, `counter mission`, `ninja`, ..."""
    if card.permanent:
        return "permanent mission"
    return "counter mission" if card.counter else card.kind


def _price(card: Card) -> Line:
    if card.kind == "jutsu":
        return [(cost_text(card), "")]
    spans: Line = [(letter, SYMBOLS.get(letter, "")) for letter in card.symbols]
    return [*spans, (f" {card.entrance}-{card.hand}", "")]


def face_lines(voice: Voice, thing: int, room: int, head: int = -1) -> list[Line]:
    """Everything there is to know of the thing, most important first.

    A team is shown with the given head.
    """
    if thing >= HIDDEN:
        return wrapped(f"{voice.thing(thing)}: you may not see it", room, "dim")
    if (link := voice.effect(thing)) is not None:
        return face_lines(voice, link.card, room)
    if thing >= TEAM:
        return team_lines(voice, thing, room, head)
    card = voice.card(thing)
    if card is None:
        return wrapped("you may not see this card", room, "dim")
    given = [f"given: {clean(text)}" for text in voice.view.given(thing)]
    return [
        *_state(voice, thing, room),
        *(line for text in given for line in wrapped(text, room)),
        *printed_lines(card, room),
    ]


def team_lines(voice: Voice, team: int, room: int, head: int = -1) -> list[Line]:
    """The members of a team, the head first, and their power."""
    lines: list[Line] = []
    for place, one in enumerate(headed(voice.members(team), head)):
        part = "head" if place == 0 else "back"
        lines += wrapped(f"{part} {voice.name(one)} {voice.powers(one)}", room)
    return [*lines, *wrapped(f"team power {voice.power(team, head)}", room, "title")]


def printed_lines(card: Card, room: int) -> list[Line]:
    """The printed card: facts, then text."""
    lines: list[Line] = []
    for fact in _facts(card):
        lines += wrapped(fact, room)
    if card.title:
        lines += wrapped(clean(card.title), room, "title")
    for text in card.text:
        lines += wrapped(clean(text), room)
    if not card.text:
        lines += wrapped("No text.", room, "dim")
    source = f"{card.number}, set {card.set_number}{', ' + card.rarity if card.rarity else ''}"
    return [*lines, *wrapped(clean(source), room, "dim")]


def brief_lines(card: Card, room: int) -> list[Line]:
    """The printed card where there is little room: facts in one paragraph, then the text."""
    lines = wrapped("; ".join(_facts(card)), room, "dim")
    for text in card.text:
        lines += wrapped(clean(text), room)
    return lines


def _facts(card: Card) -> list[str]:
    symbols = symbol_words(card.symbols, "and") or "no symbol"
    facts = ["custom card, never printed"] if card.custom else []
    match card.kind:
        case "ninja":
            facts.append(
                f"healthy {_printed(card, 'healthy')}, injured ~{_printed(card, 'injured')}~"
            )
            facts.append(f"{symbols}, entrance {card.entrance}, hand cost {card.hand}")
        case "jutsu":
            facts.append(f"{symbols}, cost {cost_text(card)}")
        case _:
            facts.append(f"{symbols}, entrance {card.entrance}, hand cost {_number(card, 'hand')}")
    facts.append(" / ".join(clean(word) for word in card.characteristics))
    if card.attributes:
        facts.append(f"attribute {listed([clean(word) for word in card.attributes])}")
    if card.mental is not None:
        facts.append(f"mental power {_number(card, 'mental')}")
    if card.coins is not None:
        facts.append(f"permanent with {_number(card, 'coins')} coins")
    return [fact for fact in facts if fact]


def _number(card: Card, what: str) -> str:
    """A printed number: `2`, `X` or `X+1`."""
    return _or_x(card, what, getattr(card, what))


def _or_x(card: Card, what: str, number: int) -> str:
    if what not in card.variable:
        return str(number)
    return f"X+{number}" if number else "X"


def _printed(card: Card, state: str) -> str:
    power: Power = getattr(card, state)
    combat = _or_x(card, f"{state} combat", power.combat)
    return f"{combat}/{_or_x(card, f'{state} support', power.support)}"


def _state(voice: Voice, thing: int, room: int) -> list[Line]:
    """What is true of the card now and not printed on it."""
    piece = voice.view.piece(thing)
    if piece is None:
        zone = voice.view.where(thing)
        if zone == CHAIN:
            return wrapped("on the chain", room, "dim")
        if zone == GONE:
            return wrapped("gone: it was a coin", room, "dim")
        known = ZONE_WORDS[zone] if 0 <= zone < len(ZONE_WORDS) else ""
        where = f"in {voice.whose(voice.view.holder(thing))} {known}"
        shown = ", face up" if voice.view.is_face_up(thing) else ""
        return wrapped(where + shown, room, "dim")
    traits = voice.view.traits(thing)
    whose = "yours" if voice.is_you(piece.seat) else voice.whose(piece.seat)
    now = [f"{whose}, in play"]
    if piece.team:
        now.append(f"power now {power_text(traits.combat, traits.support, injured=piece.injured)}")
        now.append("injured" if piece.injured else "healthy")
    if piece.bearer >= 0:
        now.append(f"attached to {voice.name(piece.bearer)}")
    carried = [one.id for seat in (0, 1) for one in voice.view.pieces(seat) if one.bearer == thing]
    if carried:
        now.append(f"bears {voice.things(carried)}")
    now += coins_on(piece)
    if traits.blank:
        now.append("its text is negated")
    if piece.team and voice.view.is_tracked(thing):
        now.append("tracked")
    card = voice.card(thing)
    if card is not None:
        if set(traits.symbols) != set(card.symbols):
            now.append(f"symbol now {symbol_words(traits.symbols, 'and') or 'none'}")
        now += _other_words(card, traits)
    return wrapped(", ".join(now), room, "own" if piece.seat == voice.view.seat else "enemy")


def _quoted(word: str) -> str:
    """A word as card texts write it."""
    return f'"{clean(word)}"'


def _other_words(card: Card, traits: Traits) -> list[str]:
    """The names, characteristics and attributes that a card has gained, or has lost."""
    names, attributes = names_of(card), set(card.attributes)
    rows = (
        ("is also named", traits.names - names),
        ("is no longer named", set(card.names) - traits.names),
        ("is also", traits.words - card.words),
        ("is no longer", card.words - traits.words),
        ("also has the attribute", traits.attributes - attributes),
        ("no longer has the attribute", attributes - traits.attributes),
    )
    return [
        f"{says} {listed([_quoted(word) for word in sorted(words)])}"
        for says, words in rows
        if words
    ]
