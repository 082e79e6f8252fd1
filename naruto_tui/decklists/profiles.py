"""Deck rules by era and place: what an edition, or a format that players named, asks of a deck.

An edition's rule book says how its decks are built; a format says it for an event or a time, and
nothing of play. Both are one kind of value here, which `legality` goes by and quotes.
"""

import re
from functools import lru_cache
from typing import Final

from attrs import evolve, frozen

from naruto_tui.rules.editions import EDITIONS, DeckSize, Edition


class UnknownFormatError(ValueError):
    """There is no such format; the message says which there are."""


@frozen
class Profile:
    """What is asked of a deck."""

    name: str
    title: str
    deck_size: DeckSize
    """Rule 1.1."""
    ninja_cap: int | None
    """Rule 1.3; `None`: no limit."""
    copies: int | None
    """Of one name, over all piles (rule 1.4); `None`: as many as there are."""
    sideboard: DeckSize | None
    """Of a sideboard, where there is one (rule 9.2); `None`: there is none."""
    reinforcement: int
    """Most cards of the reinforcement deck (K-6.2)."""
    clients: bool
    """Rule 1.2."""
    sets: tuple[float, float] | None = None
    """First and last set whose cards are allowed (rule 9.4); `None`: all sets."""
    is_format: bool = True
    """Whether messages quote it: an edition is that of the whole command."""

    @property
    def quoted(self) -> str:
        """Put before what it asks, e.g. `format limited: `."""
        return f"format {self.name}: " if self.is_format else ""


@lru_cache(maxsize=16)
def profile_of(edition: Edition) -> Profile:
    """What an edition asks of a deck."""
    return Profile(
        name=edition.name,
        title=edition.title,
        deck_size=edition.deck_size,
        ninja_cap=edition.ninja_cap,
        copies=edition.copies_of_a_name,
        sideboard=DeckSize(edition.sideboard, edition.sideboard),
        reinforcement=edition.reinforcement_size,
        clients=edition.clients_exist,
        is_format=False,
    )


LAST_SET: Final = 99.0
"""Above the number of every set: there is no last one."""

_US: Final = evolve(profile_of(EDITIONS["us"]), is_format=True)
_EARLY: Final = evolve(_US, deck_size=DeckSize(40, 40), ninja_cap=25, reinforcement=0)

_ALL: Final = (
    evolve(_US, name="unlimited", title="US, cards of all sets"),
    evolve(_US, name="us-later", title="US manuals 10 and 13, no Ninja cap", ninja_cap=None),
    evolve(_EARLY, name="us-2006", title="US, first years, no sideboard", sideboard=None),
    evolve(_EARLY, name="advanced", title="Japan and Germany, advanced rules", sideboard=None),
    evolve(_EARLY, name="italy", title="Italy, first years", sideboard=DeckSize(15, 15)),
    evolve(
        _US, name="italy-usa", title="Italy, USA rules 1.3", sideboard=DeckSize(10, 10),
    ),
    evolve(
        _US,
        name="limited",
        title="sealed and draft: whatever was opened",
        deck_size=DeckSize(40, 40),
        ninja_cap=None,
        copies=None,
        sideboard=DeckSize(0, None),
    ),
    evolve(_US, name="shippuden", title="players' format: set 11 and on", sets=(11, LAST_SET)),
)  # fmt: skip

FORMATS: Final[dict[str, Profile]] = {one.name: one for one in _ALL}
"""By name. Besides, `block:4-6` is US with the cards of those sets."""

_BLOCK: Final = re.compile(r"block:([0-9]{1,2}(?:\.5)?)(?:-([0-9]{1,2}(?:\.5)?))?")


def find_format(name: str) -> Profile:
    """The format of this name; `block:1-3` is made for its sets.

    Raises:
        UnknownFormatError: there is none, or the block ends before it begins.
    """
    if found := FORMATS.get(name):
        return found
    match = _BLOCK.fullmatch(name)
    if match is None:
        known = f"{', '.join(FORMATS)}, and block:FIRST-LAST for the sets of a block"
        raise UnknownFormatError(f"there is no format {name!r}; formats are {known}")
    first, last = float(match[1]), float(match[2] or match[1])
    if last < first:
        raise UnknownFormatError(f"{name}: the block ends before it begins; write the lower first")
    return evolve(_US, name=name, title=f"US, sets {match[1]} to {match[2] or match[1]}",
                  sets=(first, last))  # fmt: skip


def in_sets(set_number: str, sets: tuple[float, float] | None) -> bool:
    """Whether cards of a set are allowed; promotional cards, which have no number, always are."""
    if sets is None or set_number == "P":
        return True
    number = re.fullmatch(r"[0-9]+(?:\.[0-9]+)?", set_number)
    return number is not None and sets[0] <= float(set_number) <= sets[1]
