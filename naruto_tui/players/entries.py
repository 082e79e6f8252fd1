"""Ways into play that cost something on the board: what each brings, and what is given up."""

from functools import partial
from typing import Final

from naruto_tui.rules.choices import Option, PickCards
from naruto_tui.rules.methods import COIN
from naruto_tui.rules.sight import has_dues, material
from naruto_tui.rules.view import View

from .hand import face, keep
from .sheet import sheet
from .value import body

WAYS: Final = frozenset(("growth", "ambush", "platoon", "squad", "reinforce", "enter"))
"""Options that put a Ninja into play other than from the hand alone."""
VERBS: Final = WAYS | {"deploy", "client"}
"""All options that put a card into play."""
ASKS: Final = frozenset(("grow", "partner", "member", "sacrifice", "material"))
"""Questions for what is given up."""
COIN_WORTH: Final = 1.5
"""A growth coin."""


def gain(view: View, option: Option) -> float:
    """What putting a card into play in this way brings beyond what leaves for it."""
    arriving = sheet(face(view, option.card)).deployed
    if option.verb == "deploy" and not has_dues(view, option.card):
        return arriving
    price = partial(worth, view)
    lost = 0.0
    taken: set[int] = set()
    for slot in material(view, option.verb, option.card, option.index):
        if slot.to == COIN:
            lost += COIN_WORTH * slot.count
            continue
        given = min((one for one in slot.cards if one not in taken), key=price, default=-1)
        if given >= 0 and view.card(given) is view.card(option.card):
            return 0.0  # the same card once more: it could go on for ever
        taken.add(given)
        lost += worth(view, given) if given >= 0 else 0.0
    if option.verb == "growth":
        lost -= COIN_WORTH + sum(_coins(view, one) for one in taken if one >= 0)
    return arriving - lost


def worth(view: View, card: int) -> float:
    """What a card that may be given up is worth where it lies."""
    piece = view.piece(card)
    if piece is None:
        return keep(view, card)
    return body(face(view, card), injured=piece.injured) + _coins(view, card)


def _coins(view: View, card: int) -> float:
    piece = view.piece(card)
    coins = () if piece is None else piece.coins
    return COIN_WORTH * sum(count for kind, count, _ in coins if kind in ("growth", "+1/+1"))


def give_up(view: View, choice: PickCards) -> tuple[int, ...]:
    """The card that is missed least; nothing, where the arriving one is not worth it."""
    card = min(choice.cards, key=partial(worth, view))
    source = view.card(choice.asked.source)
    arriving = 0.0 if source is None else body(source, injured=False)
    if choice.low == 0 and worth(view, card) >= arriving:
        return ()
    return (card,)
