"""A position as text, written by hand with ease: for tests, puzzles and reports of bugs.

`Game.from_position` makes a game of it; `position_lines` reads it, `placing` lays it out,
`notation` writes it.

    edition us
    seed 7
    turn 5
    active 1                             # player 1 is the Attacker
    phase exchange
    player 1
      marker 4
      hand N-001 J-002! x2               # the other player knows both J-002
      chakra N-002 x5
      rewards 3                          # that many blank cards
      deck N-001 N-003 x20               # the top first
      reinforcements N-616               # the reinforcement deck
      team N-012                         # a team at home
      client C-001
      mission M-002 on N-012             # a Permanent and its target
      attack N-011, N-003 injured        # a team sent out, its head first
    player 2
      block 1 N-004, N-005 head coins +1/+1 x2
      marker 3
    arrived N-012 N-004                  # these came first, in this order
    answers
    pass                                 # what has been answered since

Every line may be left out: the game is then the US edition, seed 0, turn 5 of player 1, in the
Mission Phase; markers are what the turn makes them; a deck is 30 blank cards; other zones are
empty. `phase` is one of `PHASES` and says what is about to happen: `setup` the shuffle of the two
decks, `start` the effects at the start of the turn, `battle` sending out, `block` the Blocker's
choice, `showdown` the fights. `deployed`, `clients`, `missions`, `counters`, `charged` and `won`
(rewards) say what a player has done this turn, `jutsu` how many he has used in this Exchange.

A card in play may be followed by `injured`, `new` (came into play this turn), `borrowed` (owned by
the other player), `used N` (its Nth ability, this turn), `on CARD` (what it is aimed at),
`attached CARD` (its bearer; it may then stand on a line `card`, whatever it is) and `coins KIND`,
`coins "SOME KIND"` or, of no kind, `coins x2`. A coin that is a Ninja stands in the place of a card
as `coin (0/1 named "Insect")`, in the words of the texts that make one; other lines call it `coin`.
`xN` repeats what stands before it. `!` behind a hidden card: both players know it; `!1`, `!2`: only
this one does. `#` begins a comment. A position asks what is asked next; when nothing is, the game
goes on until something is; then the `answers` are given.
"""

from typing import Final

from attrs import define, field, frozen

from naruto_tui.cards.model import Card
from naruto_tui.cards.nodes import Token

from .editions import EDITIONS, Edition

PHASES: Final = (
    "setup", "start", "mission", "organize", "battle", "block", "exchange", "showdown", "end",
)  # fmt: skip
PILES: Final = ("hand", "chakra", "discard", "removed", "rewards", "deck", "reinforcements")
COUNTS: Final = (
    "marker", "deployed", "clients", "missions", "counters", "charged", "jutsu", "won",
)  # fmt: skip
TURNED_DOWN: Final = ("hand", "rewards", "deck", "reinforcements")
"""Zones whose cards a player may know or not."""
BLANK: Final = Card("blank", "Blank", "client", "0", entrance=99)
"""Stands for a card about which nothing matters; nobody can play it."""
BLANK_DECK: Final = 30
"""Blank cards in a deck of which nothing is said."""
LIMIT: Final = 1_000_000
"""Most characters of a position."""
MOST: Final = 99
"""Most of anything that is counted."""
GONE: Final = "gone"
"""Stands for what a card in play was aimed at and what is no more."""


class PositionError(ValueError):
    """A text is no position: the line, what is wrong there and what would be right."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


@frozen
class Held:
    """A card outside play as it is written."""

    card: Card
    known: int = 0
    """Which seats know it though it is hidden, as bits."""
    owner: int | None = None
    """Who owns it, if that is said."""


@frozen
class Placed:
    """A card in play as it is written."""

    card: Card
    line: int
    injured: bool = False
    new: bool = False
    borrowed: bool = False
    head: bool = False
    coins: tuple[tuple[str, int], ...] = ()
    used: tuple[int, ...] = ()
    """Places of the abilities used this turn."""
    on: tuple[tuple[str, ...], ...] = ()
    """Names of what it is aimed at, for each line of its targets."""
    bearer: str = ""
    """Name of what it is attached to (K-22)."""
    made: Token | None = None
    """What it is, where it is a coin and no card (K-24)."""


@frozen
class PlacedTeam:
    """A team as it is written; `blocks` is the number of the attack it blocks."""

    members: tuple[Placed, ...]
    out: str
    blocks: int
    line: int


@define
class PlayerPart:
    """What a position says of one player."""

    line: int
    piles: dict[str, list[Held]] = field(factory=dict)
    counts: dict[str, int] = field(factory=dict)
    teams: list[PlacedTeam] = field(factory=list)
    others: list[Placed] = field(factory=list)
    """Clients and Permanents."""


@frozen
class Named:
    """Cards in play that a line names."""

    line: int = 0
    names: tuple[str, ...] = ()


@define
class Position:
    """A position as it is written."""

    text: str = ""
    """The whole text, never empty."""
    edition: Edition = EDITIONS["us"]
    seed: int = 0
    chance: int | None = None
    """State of the game's chance; `None`: as the seed makes it."""
    turn: int = 5
    first: int | None = None
    """Seat that began the game; `None`: as the turn makes it."""
    active: int = 0
    phase: str = "mission"
    players: list[PlayerPart | None] = field(factory=lambda: [None, None])
    arrived: Named = Named()
    """Cards in play, and with a star their coins, in the order in which they came."""
    teams: Named = Named()
    """Teams in the order in which they were made."""
    answers: list[tuple[int, str]] = field(factory=list)
    """What has been answered since, each with its line."""
