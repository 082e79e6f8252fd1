"""A game as plain data, and the loop that carries it forward.

Nothing of a game lives in a call stack: what is still to happen is the `agenda`, a stack of small
steps. The engine takes the last one and runs it; a step changes the state, puts further steps on
the agenda, or asks a question and so leaves a `choice`.

Longer than other files: the fields of the state, each with its meaning, are a third of it.
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from attrs import define

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import Card
from naruto_tui.cards.nodes import Ability

from . import likeness, meanings, placing, position_lines, positions, record, setup, sums, zones
from .chance import toss
from .choices import Choice, Option, PickOption
from .costs import cost_of
from .editions import EDITIONS, Edition
from .entering import NewHead
from .events import Event, Note, Stamp
from .faces import Face
from .force import Active
from .granting import GRANTED, Grants
from .history import Asked, Fact
from .meeting import meeting_of
from .naming import Tracked
from .power import Table, add_powers, empty_table, make_table
from .program import Program, StaticLine
from .questions import TEAM, Answer, IllegalAnswerError
from .showing import open_hands
from .state import (
    PILE_OF,
    REWARDS,
    Fight,
    Frame,
    Lasting,
    Link,
    Piece,
    Side,
    Team,
    Waiting,
    Watcher,
    is_any_coin,
)
from .traits import Traits
from .values import value
from .view import View

assert meanings.FILLED, "no effect can be carried out without them"

LOOP_BUDGET: Final = 20_000
"""Steps after one answer. A chain of forced triggers that goes on ends the game as a draw."""


class Step(Protocol):
    """A piece of what is still to happen."""

    def run(self, game: "Game") -> None:
        """Carries the step out, or asks."""


@value
class Result:
    """How a game ended."""

    winner: int
    """Seat, or -1 for a draw."""
    why: str
    """`rewards`, `deck out`, `effect`, `concede`, `agreed`, `turn limit` or `loop`."""
    turn: int


@define(eq=False)
class Game:
    """One game. Make it with `Game.new`; ask `choice`, give it `answer`, until `result`."""

    edition: Edition
    seed: int
    first: int
    """Seat of the starting player."""
    start: "record.Start"
    """What the game began from, for its text form."""
    given: list[tuple[Choice | Option | None, Answer]]
    """The answers given so far with their choices.

    A concession has no choice, but its seat, and -1 stands for a draw that was agreed on. Of
    options the one that was picked stands for the choice: thousands more need not be kept.
    """
    cards: tuple[Card, ...]
    programs: tuple[Program, ...]
    owner: tuple[int, ...]
    where: list[int]
    """Zone of each card."""
    gens: list[int]
    """Generation of each card: it grows with each change of zone (rule 2.11)."""
    sides: list[Side]
    play: dict[int, Piece]
    """What is in play, in order of arrival."""
    printed: dict[int, Traits]
    """What each card in play would be if nothing changed it, in the same order."""
    teams: dict[int, Team]
    fights: list[Fight]
    chain: list[Link]
    announcing: Any
    """The Jutsu, Mission or effect that is being announced, or `None`."""
    frames: list[Frame]
    agenda: list[Step]
    choice: Choice | None
    waiting: list[Waiting]
    lasting: list[Lasting]
    watchers: list[Watcher]
    due: list[tuple[int, str, bool]]
    """Turns and phases to come that are skipped, or (`True`) come additionally: whose, which."""
    facts: list[Fact]
    """What was done this turn, as far as a text asks for it (`history`)."""
    used: list[tuple[Stamp, int]]
    """Uses this turn of abilities that cards have outside play, each with its place."""
    listeners: dict[str, tuple[tuple[int, int], ...]]
    """Kind of event to (card in play, place of its trigger)."""
    replacers: dict[str, tuple[tuple[int, int], ...]]
    lines: dict[str, tuple[tuple[int, StaticLine, tuple[Active, ...]], ...]]
    """Group of claims to (card in play, continuous ability with such claims, these claims)."""
    turn: int
    active: int
    """Seat of the Attacker."""
    phase: str
    rng: int
    next_id: int
    clock: int
    """Grows with each change that a characteristic can depend on."""
    secrets: int
    """Grows whenever something hidden was shown or left to chance: no undo beyond."""
    known: list[int]
    """For each seat the cards it has seen where they lie, as a bit set of ids."""
    notes: list[Note]
    """What happened, as it is written down."""
    result: Result | None
    table_now: Table
    running_costs: dict[tuple[int, str], int]
    """Costs while they are worked out: what a change of costs says of costs reads these."""
    says: frozenset[str]
    """What the texts of both decks can say at all (`Program.says`): nobody asks for the rest."""
    tracked: tuple[Tracked | None, Tracked | None]
    """What each player tracks (K-14)."""
    face_up: tuple[tuple[int, int, int], ...]
    """Cards that lie face up where others are hidden: id, generation, last turn (0: for good)."""
    faces: dict[int, Face]
    """Cards that count as others, and coins that are Ninja; made anew with each change."""
    reads_zones: bool
    """Whether continuous effects of these decks depend on more than what is in play."""
    heard: frozenset[str]
    """Kinds of event that any text of the two decks can wait for or ask for later."""
    grants: Grants
    """What the texts of both decks can give to cards."""
    deeds: dict[n.Deed, int]
    """The deeds that texts ask whether they were done this turn, numbered."""
    asked: Asked
    """The same by the kind of event they are noted at."""

    # -- making, copying, writing --

    @staticmethod
    def new(
        decks: tuple[Sequence[Card], Sequence[Card]],
        edition: Edition = EDITIONS["us"],
        seed: int = 0,
        first: int | None = None,
        *,
        asks_all: bool = False,
    ) -> "Game":
        """A new game, set up to its first question (rules 3.1 to 3.6).

        The seed fixes the shuffle of each deck, whoever begins. `first` is the seat that begins;
        `None` leaves it to a toss, whose winner begins or is asked (rule 3.3). `asks_all`: whoever
        has the option is asked also where he can only pass (`windows`).
        """
        chooses = first is None and edition.who_begins == "winner chooses"
        begins = toss(seed) if first is None else first
        own = (tuple(decks[0]), tuple(decks[1]))
        start = record.Start(edition.name, seed, begins, own, "", chooses, asks_all)
        game = empty_game(edition, start)
        setup.begin(game)
        return game

    @staticmethod
    def from_text(
        text: str, find: "record.Find | None" = None, *, any_version: bool = False
    ) -> "Game":
        """The game whose `to_text` this is. `find` looks cards up by number.

        `any_version`: one written by another version of the program is taken, too.

        Raises:
            RecordError: the text is no record, or does not fit the cards or rules of this program.
        """
        lines = record.Lines(text)
        start = record.read_start(lines, find or record.all_cards(), any_version=any_version)
        if start.position:
            try:
                game = Game.from_position(start.position, find)
            except positions.PositionError as error:
                line = lines.position_line + error.line
                raise record.RecordError(line, error.problem) from None
        else:
            game = begun(start)
        record.replay(game, lines)
        return game

    @staticmethod
    def from_position(
        text: str, find: "record.Find | None" = None, edition: Edition = EDITIONS["us"]
    ) -> "Game":
        """The game at the choice that a position, as `positions` describes it, leaves open.

        `edition` is the one of a text that names none.

        Raises:
            PositionError: with the line, what is wrong there and what would be right.
        """
        position = position_lines.read_position(text, find, edition)
        table = placing.Table(position)
        game = empty_game(position.edition, table.start())
        placing.lay_out(game, table)
        return game

    def to_text(self) -> str:
        """The game as text: what it began from and each answer."""
        return record.write(self)

    def copy(self) -> "Game":
        """An independent copy that goes on exactly alike; its events start empty."""
        sides = self.sides
        return Game(
            self.edition, self.seed, self.first, self.start, self.given[:], self.cards,
            self.programs, self.owner, self.where[:], self.gens[:],
            [sides[0].copy(), sides[1].copy()],
            {key: piece.copy() for key, piece in self.play.items()},
            self.printed.copy(),
            {key: team.copy() for key, team in self.teams.items()},
            [fight.copy() for fight in self.fights],
            self.chain[:],
            None if self.announcing is None else self.announcing.copy(),
            [frame.copy() for frame in self.frames],
            self.agenda[:], self.choice, self.waiting[:], self.lasting[:], self.watchers[:],
            self.due[:], self.facts[:], self.used[:],
            self.listeners.copy(), self.replacers.copy(), self.lines.copy(),
            self.turn, self.active, self.phase,
            self.rng, self.next_id, self.clock, self.secrets, self.known[:], [], self.result,
            self.table_now, {}, self.says, self.tracked, self.face_up, self.faces.copy(),
            self.reads_zones, self.heard, self.grants, self.deeds, self.asked,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        """Whether the other one is the same game at the same moment and goes on alike."""
        return isinstance(other, Game) and not likeness.difference(self, other)

    __hash__ = object.__hash__

    @property
    def events(self) -> list[Event]:
        """What happened."""
        return [Event(*note) for note in self.notes]

    @property
    def answers(self) -> list[str]:
        """The answers given so far, as text."""
        return [
            record.told_end(answer) if choice is None else choice.text(answer)
            for choice, answer in self.given
        ]

    @property
    def last_answer(self) -> str:
        """The latest answer, as text."""
        choice, answer = self.given[-1]
        return record.told_end(answer) if choice is None else choice.text(answer)

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return View(self, seat)

    # -- going on --

    def answer(self, answer: Answer) -> None:
        """Gives the open choice its answer and goes on to the next one, or to the end.

        Raises:
            IllegalAnswerError: no choice is open, or the answer is not legal; nothing has changed.
        """
        choice = self.choice
        if choice is None:
            raise IllegalAnswerError("the game is over: nothing is asked")
        if (problem := choice.problem(answer)) is not None:
            raise IllegalAnswerError(problem)
        self.choice = None
        if type(choice) is PickOption:
            option = choice.options[answer]
            self.given.append((option, answer))
            answer = option
        else:
            self.given.append((choice, answer))
        choice.asked.step.take(self, answer)
        # An answer may lead to another question at once.
        if self.choice is None:
            self.go_on()

    def go_on(self) -> None:
        """Runs steps until something is asked or the game is over."""
        agenda = self.agenda
        take = agenda.pop
        try:
            for _ in range(LOOP_BUDGET):
                take().run(self)
                if self.choice is not None:
                    if "open hand" in self.says:
                        open_hands(self)
                    return
        except IndexError:
            # The end of a game leaves no step to take; asking before each one costs more.
            if self.result is None or agenda:
                raise
            return
        self.end(-1, "loop")

    def concede(self, seat: int) -> None:
        """The seat gives up; the other one wins at once."""
        if self.result is None:
            self.given.append((None, seat))
            self.end(1 - seat, "concede")

    def agree(self) -> None:
        """Both players agree that the game is drawn."""
        if self.result is None:
            self.given.append((None, -1))
            self.end(-1, "agreed")

    def end(self, winner: int, why: str) -> None:
        """Ends the game."""
        self.result = Result(winner, why, self.turn)
        self.agenda.clear()
        self.frames.clear()
        self.choice = None
        self.notes.append(("end", winner, (), 0, -1, -1, (why,)))

    # -- looking things up --

    def table(self) -> Table:
        """Current characteristics and rules of everything in play."""
        table = self.table_now
        return table if table.clock == self.clock else make_table(self)

    def ability(self, card: int, place: int) -> Ability:
        """The ability of a card with this place, printed or granted (`granting`)."""
        if place < GRANTED:
            return self.programs[card].abilities[place]
        return self.grants.abilities[place % GRANTED]

    def traits(self, card: int) -> Traits:
        """What a card is now; outside play what is printed."""
        table = self.table()
        if table.late:
            add_powers(self, table)
        found = table.traits.get(card)
        return found if found is not None else self.programs[card].healthy

    def words(self, card: int) -> Traits:
        """What a card is now but for its power, which is not worked out for this."""
        # `are_words_printed`, written out: nothing is asked more often.
        if "words" not in self.says or not (
            self.lasting or self.lines.get("words") or self.grants.piled
        ):
            return self.programs[card].healthy
        table = self.table_now
        if table.clock != self.clock:
            table = make_table(self)
        found = table.traits.get(card)
        return found if found is not None else self.programs[card].healthy

    def are_words_printed(self) -> bool:
        """Whether nothing in force can change words, names, symbols or texts."""
        return "words" not in self.says or not (
            self.lasting or self.lines.get("words") or self.grants.piled
        )

    def entrance(self, card: int) -> int:
        """Current entrance cost."""
        told = self.lines.get("entrance cost") or self.lasting or self.grants.deep
        if not told and not self.programs[card].hand_statics:
            return self.cards[card].entrance
        running = self.running_costs.get((card, "entrance cost"))
        return cost_of(self, "entrance cost", card) if running is None else running

    def hand_cost(self, card: int) -> int:
        """Current hand cost."""
        told = self.lines.get("hand cost") or self.lasting or self.grants.deep
        if not told and not self.programs[card].hand_statics:
            return self.cards[card].hand
        running = self.running_costs.get((card, "hand cost"))
        return cost_of(self, "hand cost", card) if running is None else running

    def coins(self, thing: int, kind: str) -> int:
        """How many coins of a kind (empty: of any) lie on a card."""
        piece = self.play.get(thing)
        if piece is None:
            return 0
        if is_any_coin(kind):
            return sum(count for _, count, _ in piece.coins)
        return sum(count for word, count, _ in piece.coins if kind == word)

    def team_of(self, thing: int) -> Team | None:
        """The team of a Ninja in play, or the team itself."""
        if thing >= TEAM:
            return self.teams.get(thing)
        piece = self.play.get(thing)
        return self.teams[piece.team] if piece is not None and piece.team else None

    def facing(self, team: int) -> int:
        """The team that faces this one in a fight, or 0; of several the first (T-15)."""
        for fight in self.fights:
            if fight.attacker == team:
                return fight.blocker if fight.blocker in self.teams else 0
            if fight.blocker == team and fight.attacker in self.teams:
                return fight.attacker
        return 0

    def foes(self, team: int) -> list[int]:
        """All teams that face this one; more than one where rules or texts allow (T-15)."""
        found: list[int] = []
        for fight in self.fights:
            if fight.attacker == team:
                other = fight.blocker
            elif fight.blocker == team:
                other = fight.attacker
            else:
                continue
            if other in self.teams:
                found.append(other)
        return found

    def is_out(self, piece: Piece) -> bool:
        """Whether a card in play is on the battlefield; what is attached is with its bearer."""
        if not piece.team:
            return piece.bearer >= 0 and self.is_out(self.play[piece.bearer])
        return bool(self.teams[piece.team].out)

    def team_power(self, team: int) -> int:
        """What a team brings to its fight (rule 5.4.3)."""
        return sums.team_power(self, team)

    def team_mental(self, team: int) -> int:
        """The mental power of a team (rule 5.4.10)."""
        return sums.team_mental(self, team)

    def whose(self, thing: int) -> int:
        """Controller of a thing in play or on the chain, owner of a card elsewhere; rewards by
        holder.
        """
        if thing >= TEAM and thing in self.teams:
            return self.teams[thing].seat
        piece = self.play.get(thing)
        if piece is not None:
            return piece.seat
        link = self.link_of(thing)
        if link is not None:
            return link.seat
        return self.holder(thing)

    def holder(self, card: int) -> int:
        """In whose zone a card outside play lies: its owner's, or with the rewards of the other.

        An effect can make a card a reward of its owner, when the other one controls it (T-7.3).
        """
        owner = self.owner[card]
        if self.where[card] == REWARDS and card in self.sides[1 - owner].rewards:
            return 1 - owner
        return owner

    def link_of(self, card: int) -> Link | None:
        """The item on the chain that is this card, or the effect that goes by this number."""
        for link in self.chain:
            if link.id == card or (link.card == card and link.kind != "effect"):
                return link
        return None

    def zone(self, seat: int, zone: int) -> list[int]:
        """The list of a player's zone outside play."""
        return PILE_OF[zone](self.sides[seat])

    def headless(self, team: Team) -> None:
        """A team still to fight has lost its head: its controller names another (OPEN 4)."""
        if any(not one.done and team.id in (one.attacker, one.blocker) for one in self.fights):
            self.agenda.append(NewHead(team.seat, team.id, -1, lost=True))

    def fresh_id(self) -> int:
        """A number that grows: ids of teams and links, stamps of arrival."""
        self.next_id += 1
        return self.next_id


def begun(start: "record.Start") -> Game:
    """The game that began so, at its first question."""
    first = None if start.chooses else start.first
    edition, asks_all = EDITIONS[start.edition], start.asks_all
    return Game.new(start.decks, edition, start.seed, first, asks_all=asks_all)


def empty_game(edition: Edition, start: "record.Start") -> Game:
    """A game with all cards in their decks, in list order, and nothing begun.

    Which cards are the reinforcement deck shows in the cards themselves (rule 8.17).
    """
    met = meeting_of(start.decks, edition)
    sides = [zones.empty_side(*map(list.copy, own)) for own in met.piles]
    return Game(
        edition, start.seed, start.first, start, [], met.cards,
        met.programs, met.owner, met.where[:],
        [0] * len(met.cards), sides, {}, {}, {}, [], [], None, [], [], None, [], [], [], [], [], [],
        {}, {}, {},
        0, start.first, "start", 0, TEAM, 1, 0, [0, 0], [], None,
        empty_table(), {}, met.texts[0], (None, None), (), {}, *met.texts[1:],
    )  # fmt: skip
