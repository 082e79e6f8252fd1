"""The pieces a game's state is made of: sides, what is in play, teams, fights, chain, frames.

Plain slots objects with a hand-written `copy`. Fields have no defaults on purpose: a field that a
copy forgets is then a type error. Cards, links, lasting effects and choices are shared between
copies, so they hold tuples and numbers, never a list of the state.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from attrs import define

from .events import RULE, Cause, Stamp
from .values import value

if TYPE_CHECKING:
    from naruto_tui.cards.nodes import Ability, Body, Claim, Control, FightResult, Join

    from .elsewhere import Way

DECK: Final = 0
HAND: Final = 1
PLAY: Final = 2
CHAKRA: Final = 3
DISCARD: Final = 4
REWARDS: Final = 5
REMOVED: Final = 6
CHAIN: Final = 7
REINFORCEMENTS: Final = 8
GONE: Final = 9
"""Where coins are that have been Ninja and are no more (K-24.3)."""
ZONES: Final = (
    "deck", "hand", "play", "chakra", "discard", "rewards", "removed", "chain", "reinforcements",
    "gone",
)  # fmt: skip
"""Names of the zones by their number."""


def is_any_coin(kind: str) -> bool:
    """Whether a kind of coin stands for coins of every kind (K-23.3)."""
    return kind in ("", "Ninja Blade")


@define(eq=False)
class Side:
    """One player's zones (rule 2.1) and counts of the turn. Lists of card ids, the top last."""

    deck: list[int]
    hand: list[int]
    chakra: list[int]
    discard: list[int]
    rewards: list[int]
    """Battle rewards this player holds: cards that the other player owns (T-7.3)."""
    removed: list[int]
    reinforcements: list[int]
    """The reinforcement deck; its order means nothing (K-6.1)."""
    marker: int
    deployed: int
    """Ninja deployed this turn."""
    clients: int
    missions: int
    counters: int
    redraws: int
    charged: int
    """Cards charged this turn."""
    jutsu: int
    """Jutsu used in this Exchange."""
    won: int
    """Rewards won this turn."""

    def copy(self) -> "Side":
        return Side(
            self.deck[:],
            self.hand[:],
            self.chakra[:],
            self.discard[:],
            self.rewards[:],
            self.removed[:],
            self.reinforcements[:],
            self.marker,
            self.deployed,
            self.clients,
            self.missions,
            self.counters,
            self.redraws,
            self.charged,
            self.jutsu,
            self.won,
        )


PILE_OF: Final[dict[int, Callable[[Side], list[int]]]] = {
    HAND: attrgetter("hand"),
    CHAKRA: attrgetter("chakra"),
    DISCARD: attrgetter("discard"),
    REWARDS: attrgetter("rewards"),
    DECK: attrgetter("deck"),
    REMOVED: attrgetter("removed"),
    REINFORCEMENTS: attrgetter("reinforcements"),
}
"""The list of each zone outside play."""


NOTED: Final = "noted"
"""Number in the frame of what its text noted when it was played (`Link.noted`)."""
PLAYED_FROM: Final = "played from"
"""Number in the frame of a card that was not played from the hand: the zone it came from."""
JUST: Final = "just deployed"
"""Number in the frame of a card that was deployed and since when the Attacker has not acted."""


@define(eq=False)
class Piece:
    """A card in play: a Ninja, a Client or a Permanent Mission."""

    id: int
    seat: int
    """Its controller (rule 2.7)."""
    injured: bool
    team: int
    """Its team's id; 0 for what is no Ninja."""
    coins: tuple[tuple[str, int, int], ...]
    """(kind, number, stamp of placing)."""
    turn: int
    """Turn of the game in which it came into play."""
    stamp: int
    """Order of arrival."""
    used: tuple[int, ...]
    """Places of the abilities used this turn, once for each use."""
    bearer: int
    """The card it is attached to (K-22), or -1."""
    frame: "Frame"
    """What its text refers to, declared targets of a Permanent included (K-20.9); never changed."""

    def copy(self) -> "Piece":
        return Piece(
            self.id,
            self.seat,
            self.injured,
            self.team,
            self.coins,
            self.turn,
            self.stamp,
            self.used,
            self.bearer,
            self.frame,
        )


@define(eq=False)
class Team:
    """A team of Ninja (rule 4.8). `out` is `""`, `attack` or `block`; a head only when out."""

    id: int
    seat: int
    members: tuple[int, ...]
    head: int
    """Id of the head, -1 while the team is at home."""
    out: str

    def copy(self) -> "Team":
        return Team(self.id, self.seat, self.members, self.head, self.out)


@define(eq=False)
class Fight:
    """One attack: the attacking team and the one that blocks it, or 0.

    Where an attack may be blocked twice (5.2.1) each pair has a `Fight` of its own.
    """

    attacker: int
    blocker: int
    skipped: bool
    """Skips the Showdown (T-28)."""
    done: bool

    def copy(self) -> "Fight":
        return Fight(self.attacker, self.blocker, self.skipped, self.done)


COPY: Final = -2
"""In a link the place of the ability: it is a copy of the card (T-22)."""


@value
class Payment:
    """What was paid for an item of the chain: asked for by its text (K-29.4, K-29.5)."""

    cards: tuple[int, ...]
    letters: str
    """Symbols of the chakra or cards; of two symbols the one its player has named."""
    highest: bool
    """Whether it was the dearest of several costs."""


@value
class Link:
    """An item on the chain (rule 7.4): a Jutsu, a Mission, or the effect of a card in play."""

    id: int
    card: int
    """The Jutsu or Mission itself, or the card whose effect it is."""
    stamp: Stamp
    seat: int
    kind: str
    """`jutsu`, `mission` or `effect`."""
    ability: int
    """Place of the ability among the card's; -1 for a Jutsu or Mission, `COPY` for a copy."""
    body: "Body"
    user: Stamp | None
    targets: tuple[tuple[Stamp, ...], ...]
    modes: tuple[int, ...]
    x: int
    that: dict[str, tuple[Stamp, ...]]
    """What the event of a trigger bound."""
    amount: int
    """The amount of that event."""
    player: int
    """The player of that event, or -1."""
    negated: bool
    named: dict[str, str] | None = None
    """What was named before for the card or delayed effect."""
    past: bool = False
    """Whether it is a trigger that speaks with the text as it was before its event (T-31)."""
    loose: bool = False
    """Whether its own price took its source away or injured it: that does no harm (7.6, K-28.3)."""
    uses: int = 0
    """How many times this turn the activated ability has been used, this one included."""
    payment: Payment | None = None
    way: "Way | None" = None
    """How it was played, if not from the hand."""
    noted: int | None = None
    """The number that its text noted when it was played, if it notes one."""


NUMBERS_FROM: Final = 5_000_000
"""In the keys of `Frame.picks`, in place of a seat: from here on answers are numbers, no things."""


@define(eq=False)
class Frame:
    """What an effect knows while it is carried out: references resolve against it."""

    link: int
    """Id of the link, 0 for a continuous effect or replacement."""
    card: int
    stamp: Stamp
    seat: int
    kind: str
    """`jutsu`, `mission` or `effect`."""
    ability: int
    """Place of the ability among the card's, -1 for a Jutsu, Mission or delayed effect."""
    user: Stamp | None
    targets: tuple[tuple[Stamp, ...], ...]
    modes: tuple[int, ...]
    that: dict[str, tuple[Stamp, ...]]
    numbers: dict[str, int]
    """`x`, `y`, `count`, `heads`, `amount`."""
    defines: tuple[Any, ...]
    """Closing sentences `X is ...` (nodes `Define`), worked out when X is needed."""
    player: int
    """`that player`, or -1."""
    picks: dict[tuple[int, int], tuple[int, ...]]
    """Answers already given for the step in hand, by identity of the node and seat that asked."""
    done: bool
    """Whether the step before was really and fully done (T-17)."""
    applied: bool
    """Whether anything at all was done (T-11)."""
    cause: Cause
    named: dict[str, str]
    """What was named: `name`, `symbol`, `characteristic` ...; made anew with each change."""
    payment: Payment | None
    """What was paid for it."""

    def copy(self) -> "Frame":
        return Frame(
            self.link,
            self.card,
            self.stamp,
            self.seat,
            self.kind,
            self.ability,
            self.user,
            self.targets,
            self.modes,
            dict(self.that),
            dict(self.numbers),
            self.defines,
            self.player,
            dict(self.picks),
            self.done,
            self.applied,
            self.cause,
            self.named,
            self.payment,
        )


_NOTHING: Final[dict[str, str]] = {}
"""Shared: what was named is made anew with each change."""


def blank_frame(card: int, gen: int, seat: int, kind: str, user: Stamp | None) -> Frame:
    """`new_frame` of a card that nothing is known of yet: made for each that may be played."""
    return Frame(
        0, card, (card, gen), seat, kind, -1, user, (), (), {}, {}, (), -1, {}, False, False, RULE,
        _NOTHING, None,
    )  # fmt: skip


def new_frame(
    card: int,
    stamp: Stamp,
    seat: int,
    *,
    kind: str = "effect",
    ability: int = -1,
    link: int = 0,
    user: Stamp | None = None,
    targets: tuple[tuple[Stamp, ...], ...] = (),
    modes: tuple[int, ...] = (),
    that: dict[str, tuple[Stamp, ...]] | None = None,
    numbers: dict[str, int] | None = None,
    player: int = -1,
    cause: Cause = RULE,
    named: dict[str, str] | None = None,
    payment: Payment | None = None,
) -> Frame:
    """A frame with nothing done yet."""
    return Frame(
        link, card, stamp, seat, kind, ability, user, targets, modes,
        dict(that) if that else {}, dict(numbers) if numbers else {}, (), player, {}, False, False,
        cause, named or _NOTHING, payment,
    )  # fmt: skip


@value
class Lasting:
    """A change or rule in force for a time, with what it was about when it began (T-18)."""

    stamp: int
    until: int
    """Turn of the game at whose end it expires; 0: for good; `force.HERE`: as long as its card is
    in play; `force.NOT_YET` less a seat: during the next turn of that seat.
    """
    claim: "Claim | FightResult | Join | Control"
    group: str
    """What the claim speaks of (`program.group_of`)."""
    subjects: tuple[Stamp, ...] | None
    """Fixed when it began; `None`: whatever fits the claim's own words."""
    amount: tuple[int, ...]
    """Numbers of the claim, worked out when it began."""
    frame: Frame
    """What its words refer to; never changed."""
    condition: Any = None
    """While it is true (a node), if not always."""


@value
class Watcher:
    """A delayed effect (node `Later`): waits for a moment, or for an event of this turn."""

    stamp: int
    until: int
    """Turn of the game at whose end it expires; 0: it waits for its moment."""
    since: int
    """Turn of the game in which it began to wait."""
    later: Any
    """The `Later` node."""
    frame: Frame
    """Copied before it is used, never changed."""


@value
class Waiting:
    """A trigger that will be put on the chain when the next one begins (rule 7.5)."""

    card: int
    stamp: Stamp
    seat: int
    ability: int
    node: "Ability | Body"
    that: dict[str, tuple[Stamp, ...]]
    amount: int
    player: int
    frame: Frame | None
    """For a delayed effect: what it remembers."""
    decoy: bool = False
    """Whether its card lies elsewhere than in the hand: its player is asked as if it did not."""
