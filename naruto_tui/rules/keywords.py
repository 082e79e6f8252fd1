"""Keywords and the ordinary abilities that each of them stands for (K-0).

A keyword of the characteristics line works on an injured Ninja too and is no effect text, so it is
not lost with it: its abilities are `valid` and `locked` (K-0.1, K-0.4). One of the text box is
effect text like any other (K-0.2). A keyword without abilities here has its meaning in the engine,
which asks `Program.keywords` for it.

A new keyword is a row of `KEYWORDS`. The abilities stand in a program behind those of the text, so
that each keeps its place.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from attrs import evolve

from naruto_tui.cards import nodes as n

if TYPE_CHECKING:
    from naruto_tui.cards.model import Card

Expansion = Callable[[int | None], tuple[n.Ability, ...]]
"""From the number behind a keyword, or `None`, to its abilities."""

ON_LINE: Final = frozenset(
    ("growth", "ambush", "platoon", "squad", "mastery", "surge", "reinforcement")
)
"""Keywords of the characteristics line (K-0.1); all others stand in the text box."""


def abilities_of(card: "Card", printed: tuple[n.Ability, ...]) -> tuple[tuple[str, n.Ability], ...]:
    """What the keywords of a card stand for, each ability with its keyword, in a stable order."""
    found: list[tuple[str, n.Ability]] = []
    for word in card.characteristics:
        if word.lower() in ON_LINE:
            found += ((word.lower(), one) for one in stands_for(word.lower()))
    for node in printed:
        if isinstance(node, n.Keyword):
            found += (
                (node.word, _made_valid(one) if node.valid else one)
                for one in stands_for(node.word, node.number)
            )
    return tuple(found)


def _made_valid(ability: n.Ability) -> n.Ability:
    assert isinstance(ability, n.Activated | n.Triggered | n.Static | n.Replacing)
    return evolve(ability, valid=True)


def stands_for(word: str, number: int | None = None) -> tuple[n.Ability, ...]:
    """The abilities of a keyword, printed or given by an effect (K-0.5)."""
    row = KEYWORDS.get(word)
    return () if row is None else row(number)


def words_of(card: "Card", printed: tuple[n.Ability, ...]) -> frozenset[str]:
    """The keywords of a card, in small letters."""
    line = {word.lower() for word in card.characteristics} & ON_LINE
    return frozenset(
        line.union(node.word for node in printed if isinstance(node, n.Keyword | n.Bonus))
    )


_NAMESAKE: Final = n.Or((n.Same("name", n.This()), n.Related("surging", n.This())))
"""What is discarded for Surge: a card of the same name, or what a text names (K-9.4)."""


def _surge(_number: int | None) -> tuple[n.Ability, ...]:
    """Discards a namesake from hand for +2/+2, or what texts put in its place (K-9.1, K-9.4)."""
    namesake = n.Cards(("ninja",), "you", (_NAMESAKE,), ("hand",))
    stronger = n.During("turn", (n.Change("power", n.This(), (2, 2)),))
    return (
        n.Activated(
            "",
            ("exchange",),
            (n.Move(n.Pick(1, 1, namesake), "discard"),),
            n.Body((), (stronger,)),
            valid=True,
            locked=True,
        ),
    )


def _mastery(_number: int | None) -> tuple[n.Ability, ...]:
    """Takes a Jutsu it was the user of back for 1 chakra of its symbol (K-8.1)."""
    jutsu = n.That("jutsu")
    applied = n.Deed("settle", n.This())
    chakra = n.Cards(("card",), "you", (n.Same("symbol", jutsu),), ("chakra",))
    return (
        n.Triggered(
            (applied,),
            n.Body((), (n.Move(jutsu, "hand"),)),
            None,
            (n.Move(n.Pick(1, 1, chakra), "discard"),),
            valid=True,
            locked=True,
        ),
    )


def _flashpoint(number: int | None) -> tuple[n.Ability, ...]:
    """Leaves the game until the start of its player's next turn (K-17.1)."""
    card = n.That("card")
    back = n.Later(
        "start of your next turn",
        (
            n.Enter(card),
            # What may not come back goes to its owner's discard pile (K-1.5).
            n.If(n.Is(card, (n.InZone(("removed",)),)), (n.Move(card, "discard"),)),
        ),
    )
    return (
        n.Activated(
            "attacker",
            ("mission",),
            (n.Pay(generic=number or 0),),
            n.Body((), (n.Move(n.This(), "removed"), n.IfDone((back,)))),
        ),
    )


def _burst(_number: int | None) -> tuple[n.Ability, ...]:
    """On entering, turns up the top card of the deck for its entrance cost in power (K-15.1)."""
    cost = n.StatOf("entrance cost", n.That("card"))
    stronger = n.During("turn", (n.Change("power", n.This(), (cost, cost)),))
    steps = (
        n.Reveal(n.Ends("top", 1)),
        n.TurnFace(n.That("card"), up=True),
        stronger,
    )
    return (n.Triggered((n.Deed("enter", n.This()),), n.Body((), steps), valid=True),)


def _tracking(_number: int | None) -> tuple[n.Ability, ...]:
    """On entering, names a Ninja that is tracked from then on (K-14.1)."""
    steps = (n.NameWord("ninja"), n.Track())
    return (n.Triggered((n.Deed("enter", n.This()),), n.Body((), steps), valid=True),)


KEYWORDS: Final[dict[str, Expansion]] = {
    "burst": _burst,
    "tracking": _tracking,
    "surge": _surge,
    "mastery": _mastery,
    "flashpoint": _flashpoint,
}
"""Keywords that are carried out, each with what it stands for."""

IN_ENGINE: Final = frozenset(
    (
        "revitalize", "inherit", "non-unique", "senjutsu", "desperation",
        "growth", "ambush", "platoon", "squad", "reinforcement",
    )
)  # fmt: skip
"""Keywords that are carried out without standing for anything."""

BONUSES: Final = ("expert", "combination")
"""Keywords that are lines of their own (node `Bonus`)."""


def is_keyword(word: str) -> bool:
    """Whether texts can mean a keyword by a word (K-13.2), and not only what is printed."""
    word = word.lower()
    return word in KEYWORDS or word in IN_ENGINE or word in BONUSES
