"""Setting the cards of a position out on the table, and what is then about to happen."""

from typing import TYPE_CHECKING, Any, Final

from attrs import define

from naruto_tui.cards.model import Card

from .battle import Blocks, ExchangeOfJutsu, Return, Showdown
from .chance import seeded
from .positions import (
    BLANK,
    BLANK_DECK,
    COUNTS,
    PILES,
    Placed,
    PlacedTeam,
    PlayerPart,
    Position,
)
from .record import Start
from .state import PLAY, ZONES, Fight, Piece, Team, new_frame
from .triggers import listen
from .turn import StartTurn, phases

if TYPE_CHECKING:
    from .game import Game

_BATTLE: Final[dict[str, tuple[type, ...]]] = {
    "block": (Return, Showdown, ExchangeOfJutsu, Blocks),
    "exchange": (Return, Showdown, ExchangeOfJutsu),
    "showdown": (Return, Showdown),
}
"""What is left of the Battle Phase, the last step first."""


def lay_out(game: "Game", table: "Table") -> None:
    """Lays a position out in an empty game and goes on to its open choice."""
    position = table.position
    game.turn, game.active = position.turn, position.active
    game.rng = seeded(position.seed, 2)
    for side in game.sides:
        side.deck.clear()
        side.reinforcements.clear()
    for seat, player in enumerate(table.players):
        _count(game, seat, player)
        _put_down(game, table, seat, player)
    _pair(game, table)
    _begin(game, position.phase)
    game.go_on()


@define
class _Entry:
    """One card of the position: where it lies, and for whom."""

    card: Card
    owner: int
    seat: int
    zone: int
    placed: Placed | None
    id: int = -1


class Table:
    """All cards of a position in the order in which they are written, each with its id."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.players = [
            player if player is not None else PlayerPart(1) for player in position.players
        ]
        self.entries: list[_Entry] = []
        for seat, player in enumerate(self.players):
            self._collect(seat, player)
        for number, entry in enumerate(sorted(self.entries, key=lambda entry: entry.owner)):
            entry.id = number

    def _collect(self, seat: int, player: PlayerPart) -> None:
        for word in PILES:
            zone = ZONES.index(word)
            owner = 1 - seat if word == "rewards" else seat
            for card in _pile(player, word):
                self.entries.append(_Entry(card, owner, seat, zone, None))
        placed = [one for team in player.teams for one in team.members] + player.others
        for one in placed:
            owner = 1 - seat if one.borrowed else seat
            self.entries.append(_Entry(one.card, owner, seat, PLAY, one))

    def decks(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """Each player's own cards, in the order of their ids."""
        own = [
            tuple(entry.card for entry in self.entries if entry.owner == seat) for seat in (0, 1)
        ]
        return own[0], own[1]

    def start(self) -> Start:
        """What the game begins from."""
        position = self.position
        first = position.active if position.turn % 2 else 1 - position.active
        return Start(
            position.edition.name, position.seed, first, self.decks(), position.text
        )  # fmt: skip


def _pile(player: PlayerPart, word: str) -> list[Card]:
    """The cards of a zone; the top of a deck is last there and first in the text."""
    if word == "deck":
        return player.piles.get(word, [BLANK] * BLANK_DECK)[::-1]
    return player.piles.get(word, [])


def _count(game: "Game", seat: int, player: PlayerPart) -> None:
    side = game.sides[seat]
    side.marker = game.turn // 2 if seat == game.first else (game.turn - 1) // 2
    for word in COUNTS:
        if word in player.counts:
            setattr(side, word, player.counts[word])


def _put_down(game: "Game", table: Table, seat: int, player: PlayerPart) -> None:
    own = [entry for entry in table.entries if entry.seat == seat]
    for entry in own:
        game.where[entry.id] = entry.zone
        if entry.placed is None:
            game.zone(seat, entry.zone).append(entry.id)
    in_play = iter([entry for entry in own if entry.placed is not None])
    for team in player.teams:
        members = [next(in_play) for _ in team.members]
        _team(game, seat, team, members)
    for entry in in_play:
        _piece(game, entry, 0)


def _team(game: "Game", seat: int, written: PlacedTeam, members: list[_Entry]) -> None:
    ids = tuple(entry.id for entry in members)
    head = ids[0] if written.out else -1
    team = Team(game.fresh_id(), seat, ids, head, written.out)
    game.teams[team.id] = team
    for entry in members:
        _piece(game, entry, team.id)
    if written.out == "attack":
        game.fights.append(Fight(team.id, 0, skipped=False, done=False))


def _pair(game: "Game", table: Table) -> None:
    """Sets each blocking team against the attack that its line names."""
    blocker = 1 - game.active
    teams = [team.id for team in game.teams.values() if team.seat == blocker]
    for written, team in zip(table.players[blocker].teams, teams, strict=True):
        if written.blocks:
            game.fights[written.blocks - 1].blocker = team


def _piece(game: "Game", entry: _Entry, team: int) -> None:
    placed = entry.placed
    assert placed is not None
    coins = tuple((kind, count, game.fresh_id()) for kind, count in placed.coins)
    came = game.turn if placed.new else max(0, game.turn - 2)
    game.play[entry.id] = Piece(
        entry.id, entry.seat, placed.injured, team, coins, came, game.fresh_id(), (),
        new_frame(entry.id, (entry.id, game.gens[entry.id]), entry.seat),
    )  # fmt: skip
    listen(game, entry.id)


def _begin(game: "Game", phase: str) -> None:
    """Puts on the agenda what is still to happen this turn."""
    if phase == "start":
        game.turn -= 1
        game.agenda.append(StartTurn(game.active))
        return
    rest = list(phases(game))
    if phase in _BATTLE:
        game.phase = "battle" if phase == "block" else phase
        game.agenda += (rest[0], *(step() for step in _BATTLE[phase]))
        return
    while rest[-1].phase != phase:
        rest.pop()
    game.phase = phase
    step: Any = rest[-1].step
    game.agenda += (*rest[:-1], step)
