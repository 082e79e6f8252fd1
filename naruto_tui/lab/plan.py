"""What a run is: which decks meet which, how often and how. All a report needs besides outcomes.

No card is in it, so a plan can be read from the results of a run without the decks at hand.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, Literal, get_args
from zlib import crc32

from attrs import evolve, field, frozen

from naruto_tui.cards.custom import fingerprint
from naruto_tui.cards.model import Card, Kind
from naruto_tui.decklists.model import Deck

from .facts import different, needed
from .schedule import Matchup, Setting, luck
from .versions import aligned

Form = Literal["test", "versus", "round robin"]
"""One deck against others; that and an old version of it likewise; every deck against every one."""
FORMS: Final[tuple[Form, ...]] = get_args(Form)
Cards = Sequence[Card]
MOST_GAMES: Final = 1_000_000
"""In each meeting."""


@frozen
class Copies:
    """A card of a tested deck, and how many copies of it there are."""

    number: str
    name: str
    count: int
    kind: Kind
    entrance: int
    """Its entrance cost."""


@frozen
class Listed:
    """A deck as a report names it."""

    name: str
    digest: str
    typed: str = field(default="", eq=False)
    """How it was named on the command line."""
    cards: tuple[Copies, ...] = field(default=(), eq=False)
    """The different ones, by number, as in `facts.Watched.cards`."""
    needs: str = field(default="", eq=False)
    """Letters of the symbols that its Jutsu ask for, as in `facts.Watched.needs`."""
    says: str = field(default="", eq=False)
    """Another one whenever one of its cards says something else."""

    @classmethod
    def of(cls, deck: Deck, typed: str = "") -> "Listed":
        cards = deck.cards
        copies = tuple(
            Copies(card.number, card.name, cards.count(card), card.kind, card.entrance)
            for card in different(cards)
        )
        return cls(deck.name, deck.digest, typed or deck.name, copies, needed(cards), _says(cards))

    @property
    def again(self) -> str:
        """What names it on a command line."""
        return self.typed or self.name


def _says(cards: Cards) -> str:
    told = "".join(fingerprint(card) for card in different(cards))
    return f"{crc32(told.encode()):08x}"


def dealt(deck: Deck) -> tuple[Card, ...]:
    """The cards of a deck in the order from which they are shuffled: equal digests, equal games."""
    return tuple(sorted(deck.cards, key=lambda card: card.number))


@frozen
class Meeting:
    """Two decks that meet, by name."""

    deck: Listed
    other: Listed
    setting: Setting
    luck: int
    place: int = 0
    """Of `other` among all that are met."""
    old: bool = False
    """Whether `deck` is the old version of the tested one."""


@frozen
class Plan:
    """A whole run."""

    setting: Setting
    """Of the first of `levels`."""
    games: int
    """That were asked for in each meeting; matches, where one has several games."""
    decks: tuple[Listed, ...]
    """The tested one, and its old version if there is one; or all that play each other."""
    against: tuple[Listed, ...] = ()
    form: Form = "test"
    levels: tuple[tuple[str, str], ...] = ()
    """Who plays the tested deck and the others, if all is played at several levels."""
    until_decided: bool = False
    part: tuple[int, int] = (1, 1)
    """Which part of the run this is, of how many."""
    custom: bool = False
    """Whether custom cards may take part."""

    def meetings(self) -> tuple[Meeting, ...]:
        """Everybody who meets, in the order of the outcomes of a run."""
        return tuple(self._meetings())

    def _meetings(self) -> Iterator[Meeting]:
        if self.form == "round robin":
            for one, other in combinations(self.decks, 2):
                yield Meeting(one, other, self.setting, luck((one.digest, other.digest)))
            return
        lucks = self._lucks()
        for place, deck in enumerate(self.decks):
            for setting in self.settings():
                for met, (other, of_it) in enumerate(zip(self.against, lucks, strict=True)):
                    yield Meeting(deck, other, setting, of_it, met, old=place > 0)

    def settings(self) -> tuple[Setting, ...]:
        """That of each of the levels."""
        levels = self.levels or (self.setting.levels,)
        return tuple(evolve(self.setting, levels=both) for both in levels)

    def _lucks(self) -> tuple[int, ...]:
        """Of each opponent: that of its cards, whoever else is met and which version meets it."""
        digests = [other.digest for other in self.against]
        return tuple(
            luck((digest,), digests[:place].count(digest)) for place, digest in enumerate(digests)
        )

    def matchups(self, decks: Sequence[Deck], against: Sequence[Deck] = ()) -> list[Matchup]:
        """The meetings with their cards: of `decks` and `against` as they are in the plan."""
        mine, theirs = list(map(dealt, decks)), list(map(dealt, against))
        if self.form == "versus":
            mine[1] = aligned(mine[1], mine[0])
        met: list[tuple[Cards, Cards]] = (
            list(combinations(mine, 2))
            if self.form == "round robin"
            else [(one, other) for one in mine for _ in self.settings() for other in theirs]
        )
        return [
            Matchup(cards, meeting.setting, meeting.luck)
            for cards, meeting in zip(met, self.meetings(), strict=True)
        ]
