"""A small vocabulary for tests of rules and cards: set a scene, play in it, look at it.

    game = scene('''
        phase exchange                       # how a position is written: naruto_tui.rules.positions
        player 1
          attack N-011, N-003                # turn 5, player 1 is the Attacker, unless told
          hand J-003
          chakra N-001 x3
        player 2
          block 1 N-012
    ''')
    game.play("jutsu J-003")                 # the option, by its word and card
    game.pick("N-012")                       # cards for a target, a cost, a discard
    game.resolve()                           # everybody passes while the chain is built
    game.until("end")                        # quiet answers until the End Phase (or as soon after
    assert game.is_injured("N-012")          # as something is asked)

Where nobody can do anything the game goes on by itself, perhaps into the next turn. A card in hand
stops it in the Mission Phase; `wait` in a hand, a free Jutsu, stops it in the Exchange (and asks
for answers to what is on the chain: `resolve()` passes).
Cards are named by their number, `N-011`. Where a number is there more than once, a prefix says
whose (owner): `2:N-011`; a suffix says which, in order of ids: `N-011#2`. An answer looks among
what the choice offers first, so `pick("N-001", "N-001")` picks two copies. Players are 1 and 2.

Play:  play("deploy N-001") · play("next") · pick("N-001", ...) · pick() none · yes() · no()
       say_number(2) · order("N-001", "N-002") · arrange("N-001 N-002", "N-003") the others alone
       send("N-001", ...) the teams led by these · block("N-011 by N-004", ...) · until("exchange")
       charge("N-001", ...) · deploy("N-001", pay=("N-002",)) · quiet() one quiet answer
Look:  asked ("2 respond"), offers ["jutsu J-003", "pass"], offered("jutsu J-003"), turn, phase
       where("N-011") "play" · power("N-011") "5/3" · is_injured · team("N-011") head first
       team_power("N-011") · coins("N-011") · cards(1, "hand") · in_play(1) · rewards(1) · marker(1)
       deck(1) number of cards · happened("damage") events of a kind · refusal("N-001") rule number
       card("N-011") its id · game the Game itself · same_after_record() plays its record again

A coin that is a Ninja is called by its name: `Insect coin`.
Cards of a test's own: `ninja("T-1", "3/1", text="...")`, `jutsu`, `mission`, `client`, given to
`scene(text, card, ...)`. Only their number is needed; everything else is plain.
"""

from collections.abc import Callable
from typing import Any

from naruto_tui.cards.model import Card, Cost, Power
from naruto_tui.cards.pool import shipped
from naruto_tui.rules.choices import PickCards, PickNumber, PickOption, PutInOrder, YesNo
from naruto_tui.rules.editions import EDITIONS, Edition
from naruto_tui.rules.events import Event
from naruto_tui.rules.faces import COIN
from naruto_tui.rules.game import Game
from naruto_tui.rules.questions import HIDDEN, TEAM
from naruto_tui.rules.state import PLAY, ZONES, Piece
from naruto_tui.rules.team_choices import Arrange, Block, Send

PHASES = ("start", "mission", "organize", "battle", "exchange", "showdown", "end")


def ninja(number: str, power: str = "1/0", injured: str = "0/0", **facts: Any) -> Card:
    """A Ninja for a test: fire, both costs 0, named by its number."""
    facts = {"name": number, "symbols": "F", **_text(facts)}
    return Card(
        number, kind="ninja", set_number="0", healthy=_pair(power), injured=_pair(injured), **facts
    )


def jutsu(number: str, cost: str = "", **facts: Any) -> Card:
    """A Jutsu for a test; `cost="FF1 or 4"`."""
    ways = tuple(_cost(way) for way in cost.split(" or ")) if cost else ()
    facts = {"name": number, "symbols": "F", **_text(facts)}
    return Card(number, kind="jutsu", set_number="0", costs=ways, **facts)


def mission(number: str, **facts: Any) -> Card:
    """A Mission for a test; `counter=True`, `permanent=True`."""
    return Card(
        number, kind="mission", set_number="0", **{"name": number, "symbols": "F", **_text(facts)}
    )


def client(number: str, **facts: Any) -> Card:
    """A Client for a test."""
    return Card(
        number, kind="client", set_number="0", **{"name": number, "symbols": "F", **_text(facts)}
    )


WAIT = Card("wait", "Wait", "jutsu", "0", text=("Draw 1 card.",))
"""A free Jutsu: whoever has it on the battlefield is asked."""


def _text(facts: dict[str, Any]) -> dict[str, Any]:
    text = facts.get("text", ())
    return {**facts, "text": tuple(text.splitlines()) if isinstance(text, str) else text}


def _pair(text: str) -> Power:
    combat, support = text.split("/")
    return Power(int(combat), int(support))


def _cost(text: str) -> Cost:
    digits = "".join(letter for letter in text if letter.isdigit())
    symbols = "".join(letter for letter in text if letter in "FWLNEV")
    return Cost(symbols, int(digits or 0), text.count("X"))


def scene(
    text: str, *cards: Card, game: Game | None = None, edition: Edition | str = "us"
) -> "Scene":
    """The position as a game to play in. Cards of the test's own come before those of the pool.

    `edition` is the one of a position that names none: its name, or one made for the test.
    """
    own = {card.number: card for card in (WAIT, *cards)}

    def find(number: str) -> Card | None:
        pool = shipped()
        return own.get(number) or (pool.card(number) if number in pool else None)

    book = EDITIONS[edition] if isinstance(edition, str) else edition
    return Scene(game or Game.from_position(text, find, book), find)


class Scene:
    """A game in a test."""

    def __init__(self, game: Game, find: Callable[[str], Card | None]) -> None:
        self.game = game
        self.find = find

    # -- playing ----------------------------------------------------------------------------------

    def play(self, words: str) -> None:
        """Takes an option: its word, and the number of its card where it has one."""
        choice = self._choice(PickOption)
        assert words in self.offers, f"{words!r} is not offered; {self.offers} are"
        self._answer(_place(self.offers, words, choice))

    def pick(self, *numbers: str) -> None:
        """Picks cards, or teams by one of their Ninja."""
        choice = self._choice(PickCards)
        picked: list[int] = []
        for number in numbers:
            picked.append(self._among(number, choice.cards, picked))
        self._answer(tuple(picked))

    def yes(self) -> None:
        self._choice(YesNo)
        self._answer(True)

    def no(self) -> None:
        self._choice(YesNo)
        self._answer(False)

    def say_number(self, number: int) -> None:
        self._choice(PickNumber)
        self._answer(number)

    def order(self, *numbers: str) -> None:
        """Puts things in this order; triggers by the number of their card, teams by a Ninja."""
        choice = self._choice(PutInOrder)
        items: list[int] = []
        for number in numbers:
            items.append(self._among(number, choice.items, items))
        self._answer(tuple(items))

    def arrange(self, *teams: str) -> None:
        """Arranges Ninja in teams; those not named are teams of one."""
        choice = self._choice(Arrange)
        taken: list[int] = []
        found = []
        for team in teams:
            members = []
            for number in team.split():
                members.append(self._among(number, choice.ninja, taken))
                taken.append(members[-1])
            found.append(tuple(members))
        found += [(one,) for one in choice.ninja if one not in taken]
        self._answer(tuple(found))

    def send(self, *heads: str) -> None:
        """Sends out the teams of these Ninja, who lead them."""
        self._choice(Send)
        leaders = [self.card(head) for head in heads]
        self._answer(tuple((self._team(one), one) for one in leaders))

    def block(self, *blocks: str) -> None:
        """`"N-011 by N-004"`: the attack of N-011's team is blocked by N-004 and its team."""
        self._choice(Block)
        found = []
        for one in blocks:
            attacker, head = one.split(" by ")
            leader = self.card(head)
            found.append((self._team(self.card(attacker)), self._team(leader), leader))
        self._answer(tuple(found))

    def charge(self, *numbers: str) -> None:
        """Charges cards."""
        self.play("charge")
        if isinstance(self.game.choice, PickCards) and self.game.choice.asked.ask == "charge":
            self.pick(*numbers)

    def deploy(self, number: str, pay: tuple[str, ...] = ()) -> None:
        """Deploys a Ninja or Client from the hand and pays where there is a choice."""
        kind = self.game.cards[self.card(number)].kind
        self.play(f"client {number}" if kind == "client" else f"deploy {number}")
        if pay and self.asked.endswith("pay hand cost"):
            self.pick(*pay)

    def quiet(self) -> None:
        """Gives the quietest answer: no, none, pass, as it is."""
        choice = self.game.choice
        assert choice is not None, "the game is over"
        self._answer(_QUIET[type(choice)](self.game, choice))

    def until(self, phase: str) -> None:
        """Answers quietly until this phase, or as soon after it as something is asked."""
        assert phase in PHASES
        goal = (self.turn + (PHASES.index(phase) < self._now()[1]), PHASES.index(phase))
        while self.game.choice is not None and self._now() < goal:
            self.quiet()

    def resolve(self) -> None:
        """Everybody passes until the chain has resolved, or asks something else."""
        while self.asked.endswith(" respond"):
            self.play("pass")

    def same_after_record(self) -> "Scene":
        """The game made again from its record."""
        return Scene(Game.from_text(self.game.to_text(), self.find), self.find)

    # -- looking ----------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """Who is asked what: `"1 mission phase"`; empty when the game is over."""
        choice = self.game.choice
        return "" if choice is None else f"{choice.asked.seat + 1} {choice.asked.ask}"

    @property
    def offers(self) -> list[str]:
        """What can be picked: options as `play` takes them, or numbers of cards."""
        choice = self.game.choice
        if isinstance(choice, PickOption):
            return [
                " ".join(
                    part
                    for part in (
                        one.verb,
                        one.word,
                        self._name(one.card) if one.card >= 0 else "",
                        str(one.index) if one.index >= 0 else "",
                    )
                    if part
                )
                for one in choice.options
            ]
        assert isinstance(choice, PickCards | PutInOrder), f"{self.asked}: no list is offered"
        things = choice.cards if isinstance(choice, PickCards) else choice.items
        return [self._name(thing) for thing in things]

    def offered(self, words: str) -> bool:
        """Whether an option is open now."""
        return self.game.choice is not None and words in self.offers

    @property
    def turn(self) -> int:
        return self.game.turn

    @property
    def phase(self) -> str:
        return self.game.phase

    def card(self, number: str) -> int:
        """The id of the one card with this number."""
        return self._among(number, range(len(self.game.cards)), ())

    def where(self, number: str) -> str:
        """Name of the zone a card lies in."""
        return ZONES[self.game.where[self.card(number)]]

    def power(self, number: str) -> str:
        """Current combat and support, `"5/3"`."""
        traits = self.game.traits(self.card(number))
        return f"{traits.combat}/{traits.support}"

    def is_injured(self, number: str) -> bool:
        return self._piece(number).injured

    def coins(self, number: str, kind: str = "") -> int:
        return self.game.coins(self.card(number), kind)

    def team(self, number: str) -> list[str]:
        """The team of a Ninja, its head first when it is out."""
        team = self.game.teams[self._team(self.card(number))]
        members = sorted(team.members, key=lambda one: one != team.head)
        return [self._name(one) for one in members]

    def team_power(self, number: str) -> int:
        return self.game.team_power(self._team(self.card(number)))

    def cards(self, player: int, zone: str) -> list[str]:
        """Numbers of the cards in a player's zone; of a deck the top first."""
        found = self.game.zone(player - 1, ZONES.index(zone))
        names = [self.game.cards[card].number for card in found]
        return names[::-1] if zone == "deck" else names

    def in_play(self, player: int) -> list[str]:
        """Numbers of what a player controls in play, in order of arrival."""
        pieces = self.game.play.values()
        return [self._name(one.id) for one in pieces if one.seat == player - 1]

    def rewards(self, player: int) -> int:
        return len(self.game.sides[player - 1].rewards)

    def deck(self, player: int) -> int:
        return len(self.game.sides[player - 1].deck)

    def marker(self, player: int) -> int:
        return self.game.sides[player - 1].marker

    def happened(self, kind: str) -> list[Event]:
        """Events of a kind since the scene was set."""
        return [event for event in self.game.events if event.kind == kind]

    def refusal(self, number: str) -> str:
        """Number of the rule by which the asked player cannot use this card now; or empty."""
        choice = self.game.choice
        assert choice is not None
        for one in self.game.view(choice.asked.seat).refusals():
            if self.game.cards[one.card].number == number:
                return one.rule
        return ""

    # -- inside -----------------------------------------------------------------------------------

    def _choice(self, kind: type) -> Any:
        choice = self.game.choice
        assert isinstance(choice, kind), f"asked is {self.asked!r}, a {type(choice).__name__}"
        return choice

    def _answer(self, answer: Any) -> None:
        self.game.answer(answer)

    def _now(self) -> tuple[int, int]:
        return self.game.turn, PHASES.index(self.game.phase)

    def _piece(self, number: str) -> Piece:
        card = self.card(number)
        assert self.game.where[card] == PLAY, f"{number} is not in play: {self.where(number)}"
        return self.game.play[card]

    def _team(self, card: int) -> int:
        assert card in self.game.play, f"{self.game.cards[card]} is not in play"
        return self.game.play[card].team

    def _name(self, thing: int) -> str:
        """How a thing of a choice is called: number of a card, first member of a team."""
        game = self.game
        if thing >= HIDDEN:
            return f"hidden {ZONES[thing % 10_000 // 1_000]} {thing % 1_000}"
        if thing >= TEAM:
            link = game.link_of(thing)
            return self._name(link.card if link else game.teams[thing].members[0])
        card = game.cards[self._real(thing)]
        return f"{card.name} coin" if card.number == COIN else card.number

    def _real(self, thing: int) -> int:
        """Waiting triggers are ordered by their place; this is the card of one."""
        choice = self.game.choice
        if isinstance(choice, PutInOrder) and choice.asked.ask == "trigger order":
            return int(choice.asked.step.waiting[thing].card)
        return thing

    def _among(self, number: str, things: Any, taken: Any) -> int:
        """The one thing that a number speaks of."""
        owner, _, rest = number.rpartition(":")
        plain, _, which = rest.partition("#")
        found = [
            thing
            for thing in things
            if thing not in taken and plain in self._names(thing) and self._is_of(owner, thing)
        ]
        names = [self._name(thing) for thing in things if thing not in taken]
        if which:
            assert 0 < int(which) <= len(found), f"{number} is not among {names}"
            return found[int(which) - 1]
        assert found, f"{number} is not among {names}"
        cards = [self._real(thing) for thing in found if thing < TEAM]
        alike = {(self.game.owner[card], self.game.where[card]) for card in cards}
        offered = not isinstance(things, range)
        assert len(found) == 1 or (offered and len(alike) == 1), (
            f"{number} may be any of {len(found)}; write 1:{plain} or {plain}#2"
        )
        return found[0]

    def _names(self, thing: int) -> list[str]:
        if TEAM <= thing < HIDDEN and thing in self.game.teams:
            return [self._name(one) for one in self.game.teams[thing].members]
        return [self._name(thing)]

    def _is_of(self, owner: str, thing: int) -> bool:
        if not owner or thing >= HIDDEN:
            return True
        if thing >= TEAM:
            return self.game.whose(thing) == int(owner) - 1
        return self.game.owner[self._real(thing)] == int(owner) - 1


def _place(offers: list[str], words: str, choice: PickOption) -> int:
    assert len(offers) == len(choice.options)
    return offers.index(words)


_QUIET: dict[type, Callable[[Game, Any], Any]] = {
    PickOption: lambda _game, choice: len(choice.options) - 1,
    PickCards: lambda _game, choice: next(iter(choice.answers())),
    PickNumber: lambda _game, choice: choice.low,
    YesNo: lambda _game, _choice: False,
    PutInOrder: lambda _game, choice: choice.items,
    Arrange: lambda game, choice: tuple(
        team.members
        for team in game.teams.values()
        if not team.out and team.members[0] in choice.ninja
    ),
    Send: lambda _game, choice: next(iter(choice.answers())),
    Block: lambda _game, choice: next(iter(choice.answers())),
}
"""The quietest legal answer to each kind of choice; the last option is `pass` or `next`."""
