"""What a card is: printed characteristics, and each row of the change table that alters them."""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from attrs import define

from naruto_tui.cards.model import Card, Power
from naruto_tui.cards.names import same_person


@define(eq=False)
class Traits:
    """What a card is now. Shared while nothing changes it: see `power`."""

    combat: int
    support: int
    mental: int
    names: frozenset[str]
    words: frozenset[str]
    """Characteristics."""
    attributes: frozenset[str]
    symbols: str
    blank: bool
    """Its text is negated."""
    locked: bool
    """Its power cannot be changed."""

    def copy(self) -> "Traits":
        return Traits(
            self.combat, self.support, self.mental, self.names, self.words, self.attributes,
            self.symbols, self.blank, self.locked,
        )  # fmt: skip


def names_of(card: Card) -> frozenset[str]:
    """All names of a card, in each spelling that is one name (K-25.7)."""
    return frozenset(spelled for name in card.names for spelled in same_person(name))


def printed(card: Card, pair: Power) -> Traits:
    """A card's printed characteristics with its healthy or injured power."""
    return Traits(
        pair.combat, pair.support, card.mental or 0, names_of(card), card.words,
        frozenset(card.attributes), card.symbols, blank=False, locked=False,
    )  # fmt: skip


# -- words, names, text --


def _gain_word(traits: Traits, word: str) -> None:
    traits.words |= {word}


def _lose_word(traits: Traits, word: str) -> None:
    traits.words -= {word}
    traits.attributes -= {word}


def _set_attribute(traits: Traits, word: str) -> None:
    traits.attributes = frozenset((word,))


def _gain_attribute(traits: Traits, word: str) -> None:
    traits.attributes |= {word}


def _gain_name(traits: Traits, name: str) -> None:
    traits.names |= same_person(name)


def _set_name(traits: Traits, name: str) -> None:
    traits.names = same_person(name)


def _gain_symbol(traits: Traits, letter: str) -> None:
    if letter not in traits.symbols:
        traits.symbols += letter


def _lose_symbols(traits: Traits, _value: object) -> None:
    traits.symbols = ""


def _lose_text(traits: Traits, _value: object) -> None:
    traits.blank = True


def _gain_keyword(traits: Traits, word: str) -> None:
    traits.words |= {word}


WORDS: Final[dict[str, Callable[[Traits, Any], None]]] = {
    "gain word": _gain_word,
    "lose word": _lose_word,
    "set attribute": _set_attribute,
    "gain attribute": _gain_attribute,
    "gain name": _gain_name,
    "set name": _set_name,
    "gain symbol": _gain_symbol,
    "lose symbols": _lose_symbols,
    "lose text": _lose_text,
    "gain keyword": _gain_keyword,
}
"""Rows that speak of words, names, symbols and text."""


NAMED_ROWS: Final = {
    "gain named": {
        "characteristic": "gain word",
        "attribute": "gain attribute",
        "name": "gain name",
        "symbol": "gain symbol",
    },
    "set named": {"attribute": "set attribute", "name": "set name"},
}
"""Rows that speak of what was named, and the row that each is then."""

SYMBOLS: Final = frozenset(("gain symbol", "gain named", "lose symbols"))
"""Rows that may speak of the symbols of cards outside play, too: of the chakra that pays."""


# -- power --


def _add_power(traits: Traits, amount: tuple[int, ...]) -> None:
    traits.combat += amount[0]
    traits.support += amount[1]


def _set_power(traits: Traits, amount: tuple[int, ...]) -> None:
    traits.combat, traits.support = amount


def _add_combat(traits: Traits, amount: tuple[int, ...]) -> None:
    traits.combat += amount[0]


def _add_support(traits: Traits, amount: tuple[int, ...]) -> None:
    traits.support += amount[0]


def _set_combat(traits: Traits, amount: tuple[int, ...]) -> None:
    traits.combat = amount[0]


def _set_support(traits: Traits, amount: tuple[int, ...]) -> None:
    traits.support = amount[0]


def _swap(traits: Traits, _amount: tuple[int, ...]) -> None:
    traits.combat, traits.support = traits.support, traits.combat


def _add_mental(traits: Traits, amount: tuple[int, ...]) -> None:
    traits.mental += amount[0]


def _set_mental(traits: Traits, amount: tuple[int, ...]) -> None:
    traits.mental = amount[0]


def _double(traits: Traits, _amount: tuple[int, ...]) -> None:
    traits.combat *= 2
    traits.support *= 2


def _double_mental(traits: Traits, _amount: tuple[int, ...]) -> None:
    traits.mental *= 2


def _negate_combat(traits: Traits, _amount: tuple[int, ...]) -> None:
    traits.combat = -traits.combat


def _negate_support(traits: Traits, _amount: tuple[int, ...]) -> None:
    traits.support = -traits.support


POWERS: Final[dict[str, Callable[[Traits, tuple[int, ...]], None]]] = {
    "power": _add_power,
    "set power": _set_power,
    "combat": _add_combat,
    "support": _add_support,
    "set combat": _set_combat,
    "set support": _set_support,
    "swap power": _swap,
    "mental power": _add_mental,
    "set mental power": _set_mental,
    "double power": _double,
    "double mental power": _double_mental,
    "negative combat": _negate_combat,
    "negative support": _negate_support,
}
"""Rows of the change table that speak of current power (T-12)."""

Pair = tuple[int, int]


def _printed_given(_card: Card, _base: Pair, amount: tuple[int, ...]) -> Pair:
    return amount[0], amount[1]


def _printed_times(_card: Card, base: Pair, amount: tuple[int, ...]) -> Pair:
    return base[0] * amount[0], base[1] * amount[0]


def _combat_times(_card: Card, base: Pair, amount: tuple[int, ...]) -> Pair:
    return base[0] * amount[0], base[1]


def _support_times(_card: Card, base: Pair, amount: tuple[int, ...]) -> Pair:
    return base[0], base[1] * amount[0]


def _printed_injured(card: Card, _base: Pair, _amount: tuple[int, ...]) -> Pair:
    return card.injured.combat, card.injured.support


def _printed_healthy(card: Card, _base: Pair, _amount: tuple[int, ...]) -> Pair:
    return card.healthy.combat, card.healthy.support


def _support_as_combat(_card: Card, base: Pair, _amount: tuple[int, ...]) -> Pair:
    return base[1], base[1]


def _injured_combat(card: Card, base: Pair, _amount: tuple[int, ...]) -> Pair:
    return card.injured.combat, base[1]


def _combat_as_support(_card: Card, base: Pair, _amount: tuple[int, ...]) -> Pair:
    return base[0], base[0]


BASES: Final[dict[str, Callable[[Card, Pair, tuple[int, ...]], Pair]]] = {
    "set printed power": _printed_given,
    "set printed injured power": _printed_given,
    "times printed power": _printed_times,
    "times printed combat": _combat_times,
    "times printed support": _support_times,
    "as injured": _printed_injured,
    "as healthy": _printed_healthy,
    "support as combat": _support_as_combat,
    "combat as support": _combat_as_support,
    "injured combat": _injured_combat,
    "injured power": _printed_injured,
}
"""Rows that put another pair in place of the printed one: what has been added stays (T-12)."""

SUMS: Final = frozenset(
    (
        "team power", "team mental power", "set team power", "set team mental power",
        "swap team power", "not counted", "taken off", "helps the enemy", "printed share",
    )
)  # fmt: skip
"""Rows that speak of what a team brings to its fight (T-13)."""

FIGHTS: Final = ("fight by mental power", "only by power", "as battling", "as blocked")
"""Rows that speak of how a team fights."""

_PAIR: Final = re.compile(r"([+-]\d+)/([+-]\d+)")
_MENTAL: Final = re.compile(r"([+-]\d+) mental power")


@lru_cache(maxsize=512)
def coin_power(kind: str) -> tuple[int, int, int]:
    """What a coin adds to combat, support and mental power (K-23.2, K-23.4)."""
    if kind == "growth":
        return 1, 1, 0
    if match := _PAIR.fullmatch(kind):
        return int(match[1]), int(match[2]), 0
    if match := _MENTAL.fullmatch(kind):
        return 0, 0, int(match[1])
    return _NOTHING


_NOTHING: Final = (0, 0, 0)


PAYS_AS: Final = "pays as"
"""Row by which a card in the chakra area counts as more than one."""
JUTSU_ROWS: Final = (
    "jutsu cost", "jutsu symbols", "set jutsu cost", "set jutsu symbols", "any symbol", "pays for",
    "more chakra",
)  # fmt: skip
"""Rows that change what a Jutsu costs, or ask for chakra besides (`more chakra`: K-29.4)."""
SET_COSTS: Final = {"set entrance cost": "entrance cost", "set hand cost": "hand cost"}
"""Rows that put another cost in place, and the cost that they set."""
COSTS: Final = ("entrance cost", "hand cost", *SET_COSTS, "ability cost", *JUTSU_ROWS)
"""Rows that speak of costs."""

GIVING: Final = frozenset(("gain ability", "gain keyword", "gain text", "inherit"))
"""Rows that give abilities; a keyword is also a word (K-26.3). `inherit` is said by no text: the
engine does it (K-18).
"""

CHANGES: Final = frozenset(
    (
        *WORDS, *NAMED_ROWS, *GIVING, "set surge", "set effect", *POWERS, *BASES, "printed power",
        *SUMS, *FIGHTS, *COSTS, "free deployment", "deployed injured", "over size", PAYS_AS, "x",
        "any parity", "mission costs lost", "missions lost", "random targets",
        "open hand", "open deck", "no hand limit", "no mission limit", "exchange charge",
    )
)  # fmt: skip
"""Rows of the change table that the engine carries out."""
