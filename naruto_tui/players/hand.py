"""The hand: what to keep, what to charge, how to pay, when to redraw."""

from collections.abc import Collection, Sequence
from typing import Final

from naruto_tui.cards.model import Card
from naruto_tui.rules.choices import PickCards
from naruto_tui.rules.needs import Need, covers, match
from naruto_tui.rules.sight import name_in_play
from naruto_tui.rules.view import View

from .sheet import could_use, sheet
from .teams import Fighter, Pushes
from .value import CARD, body

RESERVE: Final = 1
"""Chakra kept beyond what the dearest Jutsu in hand costs."""
KEPT: Final = 3
"""Cards that are not charged, however much chakra is wanted."""
BARRED: Final = 1.3
"""A card that cannot be played for what lies among the chakra; also one yet to be drawn."""
SPARE: Final = 2.4
"""A card worth less may be charged for want of chakra."""


def face(view: View, card: int) -> Card:
    """The printed card of one that the seat may know."""
    printed = view.card(card)
    assert printed is not None
    return printed


def keep(view: View, card: int) -> float:
    """How gladly a card of the own hand is kept."""
    printed = view.card(card)
    return CARD if printed is None else _worth(view, card, printed)


def _worth(view: View, card: int, printed: Card) -> float:
    if printed.kind == "ninja":
        worth = 0.5 + 0.45 * body(printed, injured=False)
        early = view.entrance(card) - view.marker(view.seat)
        if early > 1:
            worth -= 0.4 * (early - 1)
        if "Growth" not in printed.words and name_in_play(view, card):
            worth *= 0.4
        return worth
    if printed.kind == "jutsu":
        return 2.2
    return 1.8


def burden(view: View, card: int) -> float:
    """What a card costs its player as chakra by what it forbids him there."""
    printed = view.card(card)
    return 0.0 if printed is None else _hindrance(view, printed)


def _hindrance(view: View, printed: Card) -> float:
    bars = sheet(printed).bars
    if not bars:
        return 0.0
    barred = sum(one.kind in bars for one in view.hand_cards if one is not printed)
    return BARRED * (1 + barred)


def least(
    view: View, cards: tuple[int, ...], count: int, aims: Collection[int] = (), *, chakra: bool
) -> tuple[int, ...]:
    """The cards that are missed least, as chakra or gone; what is being aimed at last of all."""

    def missed(card: int) -> tuple[bool, float]:
        return card in aims, keep(view, card) + (burden(view, card) if chakra else 0.0)

    return tuple(sorted(cards, key=missed)[:count])


def wants_redraw(view: View) -> bool:
    """Whether the hand has no Ninja to begin with (turns 0 and 1)."""
    for card in view.hand:
        printed = view.card(card)
        if printed is not None and printed.kind == "ninja" and printed.entrance <= 1:
            return False
    return True


# -- charging --


def charges(view: View) -> tuple[int, ...]:
    """What to charge now: enough for the Jutsu in hand, and what would be discarded otherwise."""
    surplus = view.hand_count(view.seat) - view.edition.hand_limit
    spare = view.hand_count(view.seat) - KEPT
    if spare > 0 or surplus > 0:
        wanted = _chakra_wanted(view) - len(view.chakra(view.seat))
        count = max(surplus, min(wanted, spare))
        if count > 0:
            own = zip(view.hand, view.hand_cards, strict=True)
            ranked = sorted(
                [
                    (_worth(view, card, printed) + _hindrance(view, printed), place, card)
                    for place, (card, printed) in enumerate(own)
                ]
            )
            return tuple(
                [card for worth, _, card in ranked[:count] if surplus > 0 or worth < SPARE]
            )
    return ()


def _chakra_wanted(view: View) -> int:
    dearest = max([sheet(card).cheapest for card in view.hand_cards if card.costs], default=0)
    return dearest + RESERVE if dearest else 1


# -- paying --


def pay_chakra(view: View, choice: PickCards) -> tuple[int, ...]:
    """The chakra that the Jutsu still in hand need least."""
    need = choice.need
    assert isinstance(need, Need)
    wanted_letters = _letters_in_hand(view)
    order = sorted(
        range(len(need.cards)),
        key=lambda i: (
            not is_burden(view, need.cards[i]),
            sum(wanted_letters.get(letter, 0) for letter in need.symbols[i]),
        ),
    )
    best: tuple[int, ...] | None = None
    for way in need.ways:
        specific, generic, x = way
        if not need.payable(way):
            continue
        wanted = specific + need.only * x if need.only else specific
        free = generic if need.only else generic + x
        places = match(wanted, [need.symbols[i] for i in order]) if wanted else []
        if places is None:
            continue
        taken = [order[place] for place in places]
        rest = [i for i in order if i not in taken][:free]
        paid = tuple(need.cards[i] for i in taken + rest)
        if best is None or len(paid) < len(best):
            best = paid
    assert best is not None
    return best


def is_burden(view: View, card: int) -> bool:
    """Whether a card is better spent than kept as chakra."""
    printed = view.card(card)
    return printed is not None and bool(sheet(printed).bars)


def _letters_in_hand(view: View) -> dict[str, int]:
    letters: dict[str, int] = {}
    for card in map(view.card, view.hand):
        if card is not None:
            for cost in card.costs[:1]:
                for letter in cost.symbols:
                    letters[letter] = letters.get(letter, 0) + 1
    return letters


# -- Jutsu in hand --


def pushes(view: View, ninja: Sequence[Fighter]) -> Pushes:
    """For each Ninja the power that the best Jutsu in hand could add to its fight."""
    found: Pushes = {}
    jutsu = [one for one in view.hand_cards if one.kind == "jutsu" and sheet(one).punch]
    if not jutsu:
        return found
    letters = [one.symbols for one in view.chakra_cards(view.seat)]
    for printed in jutsu if letters else ():
        facts = sheet(printed)
        if facts.fixed <= len(letters) and any(
            covers(cost.symbols, letters) for cost in printed.costs
        ):
            punch = facts.punch
            for one in ninja:
                if found.get(one.id, 0) < punch and could_use(printed, one.card):
                    found[one.id] = punch
    return found
