"""Setting the cards of a position out on the table, and what is then about to happen."""

from typing import TYPE_CHECKING, Any, Final

from attrs import define

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import Card

from . import setup
from .battle import Blocks, ExchangeOfJutsu, Return, Showdown
from .chance import seeded, toss
from .faces import made_coin, new_coin
from .fights import oppose
from .moments import ends
from .positions import (
    BLANK,
    BLANK_DECK,
    COUNTS,
    GONE,
    PILES,
    Held,
    Named,
    Placed,
    PlacedTeam,
    PlayerPart,
    Position,
    PositionError,
)
from .program import walk
from .questions import IllegalAnswerError
from .record import DRAW, Start
from .spoken import NAME, read_answer
from .state import HAND, PLAY, REINFORCEMENTS, ZONES, Fight, Piece, Team, new_frame
from .triggers import listen
from .turn import StartTurn, phases

if TYPE_CHECKING:
    from .events import Stamp
    from .game import Game

_BATTLE: Final[dict[str, tuple[type, ...]]] = {
    "block": (Return, Showdown, ExchangeOfJutsu, Blocks),
    "exchange": (Return, Showdown, ExchangeOfJutsu),
    "showdown": (Return, Showdown),
}
"""What is left of the Battle Phase, the last step first."""
NOTHING: Final = (0, -1)
"""An object that is no more: no card has this generation."""


def lay_out(game: "Game", table: "Table") -> None:
    """Lays a position out in an empty game, goes on to its open choice and gives its answers."""
    position = table.position
    if position.phase == "setup":
        setup.begin(game)
    else:
        game.turn, game.active = position.turn, position.active
        game.rng = seeded(position.seed, 2) if position.chance is None else position.chance
        for side in game.sides:
            side.deck.clear()
            side.reinforcements.clear()
        _make_coins(game, table)
        for seat, player in enumerate(table.players):
            _count(game, seat, player)
            _put_down(game, table, seat)
        _Rows(game, table).put_down()
        _begin(game, position.phase)
        game.go_on()
    _answer(game, position)


def _answer(game: "Game", position: Position) -> None:
    """What has been answered since belongs to the position: nobody can take it back."""
    for line, text in position.answers:
        try:
            if text in ("concede 1", "concede 2"):
                game.concede(int(text[-1]) - 1)
            elif text == DRAW:
                game.agree()
            else:
                game.answer(read_answer(game, text))
        except IllegalAnswerError as error:
            problem = f"{text[:40]!r} is no answer here: {str(error)[:200]}"
            raise PositionError(line, problem) from None
    game.given.clear()


@define
class _Entry:
    """One card of the position: where it lies, and for whom."""

    card: Card
    owner: int
    seat: int
    zone: int
    known: int
    placed: Placed | None
    id: int = -1

    @property
    def made(self) -> n.Token | None:
        """What it is, where it is a coin."""
        return None if self.placed is None else self.placed.made


class Table:
    """All cards of a position in the order in which they are written, each with its id."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.players = [
            player if player is not None else PlayerPart(1) for player in position.players
        ]
        self.entries: list[_Entry] = []
        self.rows: list[tuple[int, PlacedTeam | None, list[_Entry]]] = []
        """Seat, team and cards in play of each line; a team is `None` for what is no Ninja."""
        for seat, player in enumerate(self.players):
            self._collect(seat, player)
        order = sorted(self.entries, key=lambda one: (one.made is not None, one.owner))
        for number, entry in enumerate(order):
            entry.id = number

    def _collect(self, seat: int, player: PlayerPart) -> None:
        for word in PILES:
            zone = ZONES.index(word)
            usual = 1 - seat if word == "rewards" else seat
            for held in self._pile(player, word):
                owner = usual if held.owner is None else held.owner
                self.entries.append(_Entry(held.card, owner, seat, zone, held.known, None))
        for team in player.teams:
            self.rows.append((seat, team, [self._place(seat, one) for one in team.members]))
        for one in player.others:
            self.rows.append((seat, None, [self._place(seat, one)]))

    def _pile(self, player: PlayerPart, word: str) -> list[Held]:
        """The cards of a zone; the top of a deck is last there and first in the text."""
        if word != "deck":
            return player.piles.get(word, [])
        deck = player.piles.get(word, [Held(BLANK)] * BLANK_DECK)
        return deck if self.position.phase == "setup" else deck[::-1]

    def _place(self, seat: int, placed: Placed) -> _Entry:
        owner = 1 - seat if placed.borrowed else seat
        self.entries.append(_Entry(placed.card, owner, seat, PLAY, 0, placed))
        return self.entries[-1]

    def decks(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """Each player's own cards, in the order of their ids."""
        own = [
            tuple(one.card for one in self.entries if one.owner == seat and one.made is None)
            for seat in (0, 1)
        ]
        return own[0], own[1]

    def start(self) -> Start:
        """What the game begins from."""
        position = self.position
        first, edition = position.first, position.edition
        chooses = False
        if first is None and position.phase == "setup":
            first = toss(position.seed)
            chooses = edition.who_begins == "winner chooses"
        elif first is None:
            first = position.active if position.turn % 2 else 1 - position.active
        return Start(edition.name, position.seed, first, self.decks(), position.text, chooses)

    def in_play(self) -> list[_Entry]:
        """Cards in play in the order in which they are written."""
        return [entry for _, _, row in self.rows for entry in row]

    def find(self, line: int, name: str) -> _Entry:
        """The card in play that a line names: its number, perhaps whose and which."""
        match = NAME.fullmatch(name)
        assert match is not None
        seat, number, which = match.groups()
        found = [
            entry
            for entry in self.in_play()
            if entry.card.number == number and seat in (None, str(entry.seat + 1))
        ]
        if which is not None:
            found = found[int(which) - 1 : int(which)]
        if not found:
            raise PositionError(line, f"no {name} is in play")
        if len(found) > 1:
            raise PositionError(
                line, f"{name} is {len(found)} cards in play; write {name}/1, or 1:{name}"
            )
        return found[0]


def _make_coins(game: "Game", table: Table) -> None:
    """Makes the coins that are Ninja; what they say some card must be able to make."""
    for entry in table.in_play():
        if entry.made is None:
            continue
        if entry.made.facts.abilities and not any(
            isinstance(node, n.Token) and node.facts == entry.made.facts
            for program in dict.fromkeys(game.programs)
            for node in walk(program.abilities)
        ):
            assert entry.placed is not None
            problem = "no card of this position makes a coin of that text; put one into a deck"
            raise PositionError(entry.placed.line, problem)
        new_coin(game, *made_coin(entry.made), entry.owner, free=False)


def _count(game: "Game", seat: int, player: PlayerPart) -> None:
    side = game.sides[seat]
    side.marker = game.turn // 2 if seat == game.first else (game.turn - 1) // 2
    for word in COUNTS:
        if word in player.counts:
            setattr(side, word, player.counts[word])


def _put_down(game: "Game", table: Table, seat: int) -> None:
    """Puts a player's cards into their zones; what is in play comes afterwards."""
    for entry in table.entries:
        if entry.seat == seat:
            game.where[entry.id] = entry.zone
            if entry.placed is None:
                game.zone(seat, entry.zone).append(entry.id)
            own = entry.zone in (HAND, REINFORCEMENTS)
            known = entry.known & ~(1 << seat) if own else entry.known
            for knower in (0, 1):
                game.known[knower] |= (known >> knower & 1) << entry.id


class _Rows:
    """What is in play and its teams, put down in the order in which they came."""

    def __init__(self, game: "Game", table: Table) -> None:
        self.game = game
        self.table = table
        self.team_of: dict[int, int] = {}
        """Id of each Ninja's team."""

    def put_down(self) -> None:
        """Puts everything down: teams, cards, coins, fights."""
        table = self.table
        teams = [(seat, team, row) for seat, team, row in table.rows if team is not None]
        for row in self._teams_in_order(teams):
            self._team(*row)
        self._pieces(table.position.arrived)
        for piece in self.game.play.values():
            piece.frame.targets = self._aims(piece.id)
        for entry in table.in_play():
            if entry.placed is not None and entry.placed.bearer:
                self.game.play[entry.id].bearer = self._bearer(entry, entry.placed)
        self._fights(teams)

    def _bearer(self, entry: _Entry, placed: Placed) -> int:
        """What a card is attached to, which must not hang on that card itself (K-22.1)."""
        way: list[int] = []
        above: _Entry | None = entry
        while above is not None and above.id not in way[:-1]:
            above = self._above(above)
            if above is entry:
                problem = f"{placed.card} is attached to itself, by `attached {placed.bearer}`"
                raise PositionError(placed.line, f"{problem}; name another card")
            if above is not None:
                way.append(above.id)
        return way[0]

    def _above(self, entry: _Entry) -> _Entry | None:
        """The bearer of a card that is attached."""
        if entry.placed is None or not entry.placed.bearer:
            return None
        return self.table.find(entry.placed.line, entry.placed.bearer)

    def _teams_in_order(
        self, teams: list[tuple[int, PlacedTeam, list[_Entry]]]
    ) -> list[tuple[int, PlacedTeam, list[_Entry]]]:
        named = self.table.position.teams
        order: dict[int, int] = {}
        for name in named.names:
            entry = self.table.find(named.line, name)
            row = next((i for i, one in enumerate(teams) if entry in one[2]), None)
            if row is None or row in order:
                raise PositionError(named.line, f"{name}: each team is named once, by a Ninja")
            order[row] = len(order)
        places = sorted(range(len(teams)), key=lambda i: (order.get(i, len(teams)), i))
        return [teams[i] for i in places]

    def _team(self, seat: int, written: PlacedTeam, row: list[_Entry]) -> None:
        game = self.game
        ids = tuple(entry.id for entry in row)
        heads = [entry.id for entry in row if entry.placed is not None and entry.placed.head]
        head = (heads or ids)[0] if written.out else -1
        team = Team(game.fresh_id(), seat, ids, head, written.out)
        game.teams[team.id] = team
        self.team_of.update(dict.fromkeys(ids, team.id))

    def _pieces(self, named: Named) -> None:
        """Cards in the order in which they came, then all coins of which nothing is said."""
        came: list[int] = []
        coins: dict[int, list[tuple[str, int, int]]] = {}
        for name in named.names:
            entry = self.table.find(named.line, name.removesuffix("*"))
            if name.endswith("*"):
                self._coin(named.line, entry, coins.setdefault(entry.id, []))
            elif entry.id in came:
                raise PositionError(named.line, f"{name} is named twice")
            else:
                came.append(entry.id)
                self._piece(entry)
        for entry in self.table.in_play():
            if entry.id not in came:
                self._piece(entry)
        for entry in self.table.in_play():
            assert entry.placed is not None
            laid = coins.setdefault(entry.id, [])
            while len(laid) < len(entry.placed.coins):
                self._coin(entry.placed.line, entry, laid)
            self.game.play[entry.id].coins = tuple(laid)

    def _coin(self, line: int, entry: _Entry, laid: list[tuple[str, int, int]]) -> None:
        assert entry.placed is not None
        if len(laid) == len(entry.placed.coins):
            raise PositionError(line, f"{entry.card.number}* : it has no more coins")
        kind, count = entry.placed.coins[len(laid)]
        laid.append((kind, count, self.game.fresh_id()))

    def _piece(self, entry: _Entry) -> None:
        placed, game = entry.placed, self.game
        assert placed is not None
        if problem := _misused(placed, len(game.programs[entry.id].abilities)):
            raise PositionError(placed.line, problem)
        came = game.turn if placed.new else max(0, game.turn - 2)
        game.play[entry.id] = Piece(
            entry.id, entry.seat, placed.injured, self.team_of.get(entry.id, 0), (), came,
            game.fresh_id(), placed.used, -1,
            new_frame(entry.id, (entry.id, game.gens[entry.id]), entry.seat),
        )  # fmt: skip
        game.printed[entry.id] = game.programs[entry.id].states[placed.injured]
        listen(game, entry.id)

    def _aims(self, card: int) -> "tuple[tuple[Stamp, ...], ...]":
        """What a card in play is aimed at."""
        placed = next(entry.placed for entry in self.table.in_play() if entry.id == card)
        assert placed is not None
        return tuple(
            tuple(NOTHING if name == GONE else self._stamp(placed.line, name) for name in names)
            for names in placed.on
        )

    def _stamp(self, line: int, name: str) -> "Stamp":
        entry = self.table.find(line, name)
        return (entry.id, self.game.gens[entry.id])

    def _fights(self, teams: list[tuple[int, PlacedTeam, list[_Entry]]]) -> None:
        """Each attack as it is written, and the blocking team that names it."""
        fights = self.game.fights
        out = [(written, self.team_of[row[0].id]) for _, written, row in teams if written.out]
        fights += [Fight(team, 0, False, False) for one, team in out if one.out == "attack"]
        attackers = [fight.attacker for fight in fights]
        for written, team in out:
            if written.blocks:
                oppose(self.game, attackers[written.blocks - 1], team)


def _begin(game: "Game", phase: str) -> None:
    """Puts on the agenda what is still to happen this turn."""
    if phase == "start":
        game.turn -= 1
        game.agenda.append(StartTurn(game.active))
        return
    rest = list(phases(game))
    if phase in _BATTLE:
        game.phase = "battle" if phase == "block" else phase
        left = (step() for step in _BATTLE[phase])
        game.agenda += (rest[0], *ends(game, "battle phase"), *left)
        return
    while rest[-1].phase != phase:
        rest.pop()
    game.phase = phase
    step: Any = rest[-1].step
    game.agenda += (*rest[:-1], *ends(game, f"{phase} phase"), step)


def _misused(placed: Placed, abilities: int) -> str:
    """Why a card cannot have used the abilities that are written, if it cannot."""
    last = max(placed.used, default=-1) + 1
    if last <= abilities:
        return ""
    if not abilities:
        return f"`used {last}`: {placed.card} has no abilities; leave it out"
    right = "`used 1`" if abilities == 1 else f"`used 1` to `used {abilities}`"
    has = "1 ability" if abilities == 1 else f"{abilities} abilities"
    return f"`used {last}`: {placed.card} has {has}; write {right}"
