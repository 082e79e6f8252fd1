"""A position as text, written by hand with ease: for tests, puzzles and reports of bugs.

`Game.from_position` makes a game of it; `placing` lays it out.

    edition us
    seed 7
    turn 5
    active 1                             # player 1 is the Attacker
    phase exchange
    player 1
      marker 4
      hand N-001 J-002 x2
      chakra N-002 x5
      rewards 3                          # that many blank cards
      deck N-001 N-003 x20               # the top first
      reinforcements N-616               # the reinforcement deck
      team N-012                         # a team at home
      client C-001
      mission M-002                      # a Permanent
      attack N-011, N-003 injured        # a team sent out, its head first
    player 2
      block 1 N-004, N-005 coins +1/+1 x2
      marker 3

Every line may be left out: the game is then the US edition, seed 0, turn 5 of player 1, in the
Mission Phase; markers are what the turn makes them; a deck is 30 blank cards; other zones are
empty. `phase` is one of `PHASES` and says what is about to happen: `start` the effects at the
start of the turn, `battle` sending out, `block` the Blocker's choice, `showdown` the fights.
`deployed`, `clients`, `missions` and `counters` say what a player has done this turn.

A card in play may be followed by `injured`, `new` (came into play this turn), `borrowed` (owned by
the other player) and `coins KIND`, `coins "SOME KIND"` or, of no kind, `coins x2`. `xN` repeats
what stands before it. `#` begins a comment.
A position asks what is asked next; when nothing is, the game goes on until something is.
"""

import re
from collections.abc import Callable, Iterator
from typing import Final

from attrs import define, field, frozen

from naruto_tui.cards.model import Card

from .editions import EDITIONS, Edition
from .record import MOST_CARDS, Find, shipped_cards

PHASES: Final = (
    "start", "mission", "organize", "battle", "block", "exchange", "showdown", "end",
)  # fmt: skip
PILES: Final = ("hand", "chakra", "discard", "removed", "rewards", "deck", "reinforcements")
COUNTS: Final = ("marker", "deployed", "clients", "missions", "counters")
BLANK: Final = Card("blank", "Blank", "client", "0", entrance=99)
"""Stands for a card about which nothing matters; nobody can play it."""
BLANK_DECK: Final = 30
"""Blank cards in a deck of which nothing is said."""
LIMIT: Final = 20_000
"""Most characters of a position."""
MOST: Final = 99
"""Most of anything that is counted."""


class PositionError(ValueError):
    """A text is no position: the line, what is wrong there and what would be right."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


@frozen
class Placed:
    """A card in play as it is written."""

    card: Card
    injured: bool = False
    new: bool = False
    borrowed: bool = False
    coins: tuple[tuple[str, int], ...] = ()


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
    piles: dict[str, list[Card]] = field(factory=dict)
    counts: dict[str, int] = field(factory=dict)
    teams: list[PlacedTeam] = field(factory=list)
    others: list[Placed] = field(factory=list)
    """Clients and Permanents."""


@define
class Position:
    """A position as it is written."""

    text: str = ""
    """The whole text, never empty."""
    edition: Edition = EDITIONS["us"]
    seed: int = 0
    turn: int = 5
    active: int = 0
    phase: str = "mission"
    players: list[PlayerPart | None] = field(factory=lambda: [None, None])


def read_position(text: str, find: Find | None = None) -> Position:
    """What a position says.

    Raises:
        PositionError: with the line, what is wrong there and what would be right.
    """
    if len(text) > LIMIT:
        raise PositionError(1, f"longer than {LIMIT} characters; this is no position")
    reader = _Reader(find or shipped_cards())
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#", 1)[0].strip()
        if line:
            reader.line = number
            word, _, rest = line.partition(" ")
            reader.read(word, rest.strip())
    reader.check()
    reader.position.text = text or "# nothing\n"
    return reader.position


class _Reader:
    """Reads the lines one after another."""

    def __init__(self, find: Find) -> None:
        self.find = find
        self.line = 0
        self.position = Position()
        self.player: PlayerPart | None = None
        self.seen: set[tuple[int, str]] = set()

    def read(self, word: str, rest: str) -> None:
        """Reads one line: its first word and what follows."""
        if word in _TOP:
            if self.player is not None and word != "player":
                raise self.error(f"`{word}` stands above the first `player` line")
            if word != "player":
                self._once(word)
            _TOP[word](self, rest)
        elif word in _PART:
            if self.player is None:
                raise self.error(f"`{word}` stands below a line `player 1` or `player 2`")
            if word not in ("team", "attack", "block", "client", "mission"):
                self._once(word)
            _PART[word](self, self.player, word, rest)
        else:
            raise self.error(
                f"no line begins with {word[:20]!r}; there are {', '.join((*_TOP, *_PART))}"
            )

    def error(self, problem: str) -> PositionError:
        """What is wrong in the line that is being read."""
        return PositionError(self.line, problem)

    def _once(self, word: str) -> None:
        key = (0 if self.player is None else self.player.line, word)
        if key in self.seen:
            raise self.error(f"a second line `{word}`; write all on one")
        self.seen.add(key)

    # -- lines about the game ---------------------------------------------------------------------

    def edition(self, rest: str) -> None:
        if rest not in EDITIONS:
            raise self.error(f"no edition {rest[:20]!r}; there are {', '.join(EDITIONS)}")
        self.position.edition = EDITIONS[rest]

    def seed(self, rest: str) -> None:
        self.position.seed = self.number(rest, "seed", 0, 2**63)

    def turn(self, rest: str) -> None:
        self.position.turn = self.number(rest, "turn", 1, self.position.edition.turn_limit)

    def active(self, rest: str) -> None:
        self.position.active = self.number(rest, "active", 1, 2) - 1

    def phase(self, rest: str) -> None:
        if rest not in PHASES:
            raise self.error(f"no phase {rest[:20]!r}; there are {', '.join(PHASES)}")
        self.position.phase = rest

    def begin_player(self, rest: str) -> None:
        seat = self.number(rest, "player", 1, 2) - 1
        if self.position.players[seat] is not None:
            raise self.error(f"a second `player {rest}`; write all about a player in one place")
        self.player = self.position.players[seat] = PlayerPart(self.line)

    # -- lines about a player ---------------------------------------------------------------------

    def pile(self, player: PlayerPart, word: str, rest: str) -> None:
        player.piles[word] = list(self.cards(rest))

    def count(self, player: PlayerPart, word: str, rest: str) -> None:
        player.counts[word] = self.number(rest, word, 0, MOST)

    def team(self, player: PlayerPart, word: str, rest: str) -> None:
        blocks = 0
        if word == "block":
            which, _, rest = rest.partition(" ")
            blocks = self.number(which, "block", 1, MOST)
        members = tuple(self.placed(part, "ninja") for part in rest.split(","))
        out = "" if word == "team" else word
        player.teams.append(PlacedTeam(members, out, blocks, self.line))

    def other(self, player: PlayerPart, word: str, rest: str) -> None:
        placed = self.placed(rest, word)
        if word == "mission" and not placed.card.permanent:
            raise self.error(f"{placed.card} is no Permanent and does not stay in play")
        player.others.append(placed)

    def placed(self, text: str, kind: str) -> Placed:
        """A card in play with what is said of it."""
        words = _WORDS.findall(text)
        if not words:
            raise self.error("the number of a card is missing")
        card = self.card(words.pop(0))
        if card.kind != kind:
            raise self.error(f"{card} is a {card.kind}; a {kind} stands here")
        marks = set()
        coins: list[tuple[str, int]] = []
        while words:
            word = words.pop(0)
            if word == "coins" and words:
                kind_of_coin = "" if _is_times(words[0]) else words.pop(0).strip('"')
                times = self.times(words.pop(0)) if words and _is_times(words[0]) else 1
                coins.append((kind_of_coin, times))
            elif word in ("injured", "new", "borrowed"):
                marks.add(word)
            else:
                raise self.error(
                    f"{word[:20]!r} is nothing a card can be; "
                    "there are injured, new, borrowed, coins KIND (and a comma before the next)"
                )
        if "injured" in marks and kind != "ninja":
            raise self.error(f"a {kind} is never injured")
        return Placed(
            card, "injured" in marks, "new" in marks, "borrowed" in marks, tuple(coins)
        )  # fmt: skip

    # -- parts of lines ---------------------------------------------------------------------------

    def cards(self, rest: str) -> Iterator[Card]:
        """Cards in a row: numbers, `xN` behind one, or a count of blank cards."""
        last: Card | None = None
        for word in rest.split():
            if word.isdecimal():
                yield from [BLANK] * self.number(word, "count", 0, MOST)
                last = BLANK
            elif _is_times(word):
                if last is None:
                    raise self.error(f"{word!r} repeats the card before it; there is none")
                times = self.times(word)
                yield from [last] * (times - 1)
            else:
                last = self.card(word)
                yield last

    def card(self, number: str) -> Card:
        card = BLANK if number == BLANK.number else self.find(number)
        if card is None:
            raise self.error(f"no card {number[:20]!r} in the pool")
        return card

    def times(self, word: str) -> int:
        return self.number(word[1:], "x", 1, MOST)

    def number(self, text: str, what: str, low: int, high: int) -> int:
        """A whole number between two others."""
        if text.isascii() and text.isdecimal() and len(text) < 20 and low <= int(text) <= high:
            return int(text)
        raise self.error(f"`{what}` needs a number from {low} to {high}, not {text[:20]!r}")

    # -- the whole --------------------------------------------------------------------------------

    def check(self) -> None:
        """Whether the lines fit together."""
        position = self.position
        if position.turn == 1 and not position.edition.first_turn_battle:
            self._check_first_turn()
        for seat, player in enumerate(position.players):
            if player is not None:
                self._check_size(player)
                for team in player.teams:
                    self.line = team.line
                    self._check_out(team, attacker=seat == position.active)
        blocked = [team for team in self._teams(1 - position.active) if team.blocks]
        attacks = sum(team.out == "attack" for team in self._teams(position.active))
        for place, team in enumerate(blocked):
            self.line = team.line
            if team.blocks > attacks:
                raise self.error(f"there is no attack {team.blocks}; {attacks} are written")
            if any(other.blocks == team.blocks for other in blocked[:place]):
                raise self.error(f"attack {team.blocks} is blocked twice (rule 5.2.1)")

    def _check_first_turn(self) -> None:
        if self.position.phase in ("battle", "block", "exchange", "showdown"):
            raise PositionError(1, "turn 1 has no Battle Phase (rules, section 4); write turn 2")

    def _teams(self, seat: int) -> list[PlacedTeam]:
        player = self.position.players[seat]
        return [] if player is None else player.teams

    def _check_size(self, player: PlayerPart) -> None:
        count = sum(map(len, player.piles.values())) + len(player.others)
        count += sum(len(team.members) for team in player.teams)
        if count > MOST_CARDS:
            raise PositionError(player.line, f"{count} cards of one player; {MOST_CARDS} at most")

    def _check_out(self, team: PlacedTeam, *, attacker: bool) -> None:
        phase = self.position.phase
        if team.out == "attack" and not attacker:
            raise self.error("only the active player's teams attack")
        if team.out == "block" and attacker:
            raise self.error("the active player's teams do not block")
        if team.out == "attack" and phase not in ("block", "exchange", "showdown"):
            raise self.error(f"nobody attacks in phase {phase}; write block, exchange or showdown")
        if team.out == "block" and phase not in ("exchange", "showdown"):
            raise self.error(f"nobody blocks in phase {phase}; write exchange or showdown")


_WORDS: Final = re.compile(r'"[^"]*"|[^\s"]+')
"""Words; a kind of coin of several words stands in quotes."""


def _is_times(word: str) -> bool:
    return len(word) > 1 and word[0] == "x" and word[1:].isdecimal()


_TOP: Final[dict[str, Callable[[_Reader, str], None]]] = {
    "edition": _Reader.edition,
    "seed": _Reader.seed,
    "turn": _Reader.turn,
    "active": _Reader.active,
    "phase": _Reader.phase,
    "player": _Reader.begin_player,
}
_PART: Final[dict[str, Callable[[_Reader, PlayerPart, str, str], None]]] = {
    **dict.fromkeys(COUNTS, _Reader.count),
    **dict.fromkeys(PILES, _Reader.pile),
    **dict.fromkeys(("team", "attack", "block"), _Reader.team),
    **dict.fromkeys(("client", "mission"), _Reader.other),
}
