"""A small table to look at: a view made by hand, for states that are hard to reach in a game."""

from attrs import define, field, frozen

from naruto_tui.cards.language import write
from naruto_tui.cards.model import Card, Cost, Power
from naruto_tui.cards.nodes import Ability
from naruto_tui.rules.choices import Option, PickOption
from naruto_tui.rules.editions import EDITIONS, Edition
from naruto_tui.rules.events import Event
from naruto_tui.rules.program import program_of
from naruto_tui.rules.questions import Asked
from naruto_tui.rules.state import CHAKRA, DISCARD, HAND, PLAY, Fight, Link, Piece, Team
from naruto_tui.rules.traits import names_of


@frozen
class FakeTraits:
    combat: int
    support: int
    mental: int = 0
    names: frozenset = frozenset()
    words: frozenset = frozenset()
    attributes: frozenset = frozenset()
    symbols: str = "F"
    blank: bool = False


@frozen
class FakeForecast:
    attack: int
    block: int | None
    margin: int
    outcome: str
    rewards: int = 0
    mental: bool = False
    forced: bool = False


@frozen
class FakeRefusal:
    verb: str
    card: int
    reason: str
    rule: str
    index: int = -1


@define(eq=False)
class FakeView:
    """Everything the screen asks of a view; cards are dealt with `add`."""

    seat: int = 0
    openly: bool = False
    edition: Edition = EDITIONS["us"]
    turn: int = 3
    phase: str = "mission"
    active: int = 0
    waiting_for: int = -1
    choice: object = None
    result: object = None
    fights: tuple = ()
    chain: tuple = ()
    cards: dict = field(factory=dict)
    owners: dict = field(factory=dict)
    zones: dict = field(factory=dict)
    play: dict = field(factory=dict)
    squads: dict = field(factory=dict)
    happened: list = field(factory=list)
    refused: tuple = ()
    redraw_size: int = 5
    hidden: set = field(factory=set)
    """Cards that this seat may not know."""
    rewards: tuple = (1, 3)
    seen: tuple = ()

    def add(self, card: Card, seat: int = 0, zone: int = HAND) -> int:
        number = len(self.cards)
        self.cards[number] = card
        self.owners[number] = seat
        self.zones[number] = zone
        if zone == HAND and seat != self.seat:
            self.hidden.add(number)
        return number

    def deploy(self, *cards: Card, seat: int = 0, injured: bool = False) -> int:
        """The cards in play: Ninja as one team; the team's id, 0 for others."""
        team = 1000 + len(self.squads) if cards[0].kind == "ninja" else 0
        ids = [self.add(card, seat, PLAY) for card in cards]
        for number in ids:
            coins = (("coin", 2, 1),) if self.cards[number].coins else ()
            self.play[number] = Piece(number, seat, injured, team, coins, 1, number, (), -1, ())
        if team:
            self.squads[team] = Team(team, seat, tuple(ids), -1, "")
        return team

    def fight(self, attacker: int, blocker: int = 0) -> None:
        for team, out in ((attacker, "attack"), (blocker, "block")):
            if team:
                self.squads[team].out = out
                self.squads[team].head = self.squads[team].members[0]
        self.fights = (*self.fights, Fight(attacker, blocker, False, False))

    @property
    def hand(self) -> tuple[int, ...]:
        return self._in(HAND, self.seat)

    def _in(self, zone: int, seat: int) -> tuple[int, ...]:
        return tuple(
            one for one, its in self.zones.items() if its == zone and self.owners[one] == seat
        )

    def hand_count(self, seat: int) -> int:
        return len(self._in(HAND, seat))

    def deck_count(self, seat: int) -> int:
        return 31 + seat

    def reward_count(self, seat: int) -> int:
        return self.rewards[seat]

    def marker(self, seat: int) -> int:
        return 2

    def chakra(self, seat: int) -> tuple[int, ...]:
        return self._in(CHAKRA, seat)

    def discard(self, seat: int) -> tuple[int, ...]:
        return self._in(DISCARD, seat)

    def reinforcements(self, seat: int) -> tuple[int, ...]:
        return self._in(8, seat) if seat == self.seat else ()

    def reinforcement_count(self, seat: int) -> int:
        return len(self._in(8, seat))

    def removed(self, seat: int) -> tuple[int, ...]:
        return self._in(6, seat)

    def card(self, number: int) -> Card | None:
        return None if number in self.hidden else self.cards.get(number)

    def holder(self, number: int) -> int:
        return self.owners[number]

    def owner(self, number: int) -> int:
        return self.owners[number]

    def where(self, number: int) -> int:
        return self.zones[number]

    def pieces(self, seat: int) -> tuple[Piece, ...]:
        return tuple(piece for piece in self.play.values() if piece.seat == seat)

    def piece(self, number: int) -> Piece | None:
        return self.play.get(number)

    def teams(self, seat: int) -> tuple[Team, ...]:
        return tuple(team for team in self.squads.values() if team.seat == seat)

    def team(self, number: int) -> Team | None:
        return self.squads.get(number)

    def traits(self, number: int) -> FakeTraits:
        card = self.cards[number]
        piece = self.play.get(number)
        power = card.injured if piece is not None and piece.injured else card.healthy
        return FakeTraits(
            power.combat, power.support, symbols=card.symbols, names=names_of(card),
            words=card.words, attributes=frozenset(card.attributes),
        )  # fmt: skip

    def given(self, number: int) -> tuple[str, ...]:
        return ()

    def ability(self, number: int, place: int) -> Ability:
        return program_of(self.cards[number]).abilities[place]

    def keyword(self, number: int, place: int) -> str:
        return program_of(self.cards[number]).origins[place]

    def ability_text(self, number: int, place: int) -> str:
        return self.keyword(number, place).capitalize() or write(self.ability(number, place))

    def entrance(self, number: int) -> int:
        return self.cards[number].entrance

    def jutsu_costs(self, number: int) -> tuple[Cost, ...]:
        return self.cards[number].costs

    def hand_cost(self, number: int) -> int:
        return self.cards[number].hand

    def team_power(self, number: int) -> int:
        team = self.squads[number]
        head = team.head if team.head >= 0 else team.members[0]
        backs = [one for one in team.members if one != head]
        return self.traits(head).combat + sum(self.traits(one).support for one in backs)

    def forecast(self, fight: Fight) -> FakeForecast:
        attack = self.team_power(fight.attacker)
        if not fight.blocker:
            great = attack >= 5
            outcome = "unblocked"
            return FakeForecast(attack, None, attack, outcome, 2 if great else 1)
        block = self.team_power(fight.blocker)
        margin = attack - block
        grade = "big " if abs(margin) >= 5 else ""
        outcome = grade + ("win" if margin > 0 else "loss") if margin else "tie"
        return FakeForecast(attack, block, margin, outcome)

    def refusals(self) -> tuple[FakeRefusal, ...]:
        return self.refused

    def seen_in(self, event: Event) -> dict[int, Card]:
        return {}

    def events(self, since: int = 0) -> list[Event]:
        return self.happened[since:]

    @property
    def event_count(self) -> int:
        return len(self.happened)

    def is_tracked(self, ninja: int) -> bool:
        return False

    def is_face_up(self, card: int) -> bool:
        return False

    def top_of_deck(self, seat: int) -> int | None:
        return None

    def seen_in_deck(self, seat: int) -> tuple[tuple[int, int], ...]:
        return ()

    def seen_rewards(self, seat: int) -> tuple[int, ...]:
        return ()

    def known(self, seat: int) -> tuple[int, ...]:
        return self.seen


def ninja(name: str, combat: int = 1, support: int = 0, **facts: object) -> Card:
    facts = {"symbols": "F", "injured": Power(combat - 1, support)} | facts
    number = f"N-{sum(map(ord, name)) % 900 + 100}"
    return Card(number, name, "ninja", "1", healthy=Power(combat, support), **facts)


def jutsu(name: str, symbols: str = "F", generic: int = 0, **facts: object) -> Card:
    cost = Cost(symbols, generic)
    return Card("J-001", name, "jutsu", "1", symbols=symbols[:1], costs=(cost,), **facts)


def mission(name: str, **facts: object) -> Card:
    return Card("M-001", name, "mission", "1", **({"symbols": "W"} | facts))


def client(name: str) -> Card:
    return Card("C-001", name, "client", "1")


def asked(ask: str, source: int = -1, seat: int = 0) -> Asked:
    return Asked(seat, ask, source, None)


FIREBALL = jutsu(
    "Fireball Jutsu",
    "F",
    1,
    text=('Requires: attribute "Flame" Ninja.', "Target 1 Ninja battling the user.",
          "Give 1 damage to the target."),
)  # fmt: skip


def village() -> FakeView:
    """A middle of a game: both sides have Ninja, one a client, one a Permanent."""
    view = FakeView()
    view.deploy(ninja("Kakashi Hatake", 5, 3))
    view.deploy(ninja("Iruka Umino", 4, 2), injured=True)
    view.deploy(ninja("Sasuke Uchiha", 3, 0), ninja("Sakura Haruno", 0, 1))
    view.deploy(ninja("Zabuza Momochi", 5, 1), seat=1)
    view.deploy(ninja("Haku", 1, 1), ninja("Kigiri", 3, 2), seat=1)
    view.deploy(client("Gato"), seat=1)
    view.deploy(mission("Hidden Mist", permanent=True, coins=2), seat=1)
    view.add(FIREBALL)
    view.add(jutsu("Kunai", "", 1))
    view.add(ninja("Rock Lee", 2, 0, symbols="L", entrance=2))
    view.add(mission("The Chase", entrance=1, hand=1))
    view.add(ninja("Hidden Card"), seat=1)
    for card in (ninja("A", symbols="F"), ninja("B", symbols="W"), ninja("C", symbols="FW")):
        view.add(card, zone=CHAKRA)
    view.happened += [
        Event("turn", 0, number=3),
        Event("draw", 0, (8,), 1),
        Event("enter", 0, (0,), source=HAND, how=("deployment",)),
        Event("play", 1, (-1,), target=4),
    ]
    return view


def crowd(number: int = 20) -> FakeView:
    """So many Ninja a side, in teams of up to three, three of them fighting."""
    view = FakeView(phase="exchange")
    for seat in (0, 1):
        left = [
            ninja(f"{NAMES[i % len(NAMES)]} {LAST[i // 5]}", i % 6, i % 3) for i in range(number)
        ]
        while left:
            team, left = left[:3], left[3:]
            view.deploy(*team, seat=seat, injured=len(left) % 4 == 2)
    ours, theirs = view.teams(0), view.teams(1)
    for mine, their in zip(ours[:3], theirs[:3], strict=True):
        view.fight(mine.id, their.id)
    for i in range(9):
        view.add(jutsu(f"Hidden Lotus {LAST[i % 4]} {i}", "FL", i))
    for i in range(30):
        view.add(ninja(f"Chakra {i}", symbols="FWLNEV"[i % 6]), zone=CHAKRA)
    return view


NAMES = ("Naruto", "Sasuke", "Sakura", "Kakashi", "Shikamaru")
LAST = ("Uzumaki", "Uchiha (Cursed Seal)", "Haruno", "Nara", "of the Hidden Leaf")


def mission_choice(view: FakeView) -> PickOption:
    """The mission phase with two cards that can be played."""
    lee, chase = (one for one in view.hand if view.cards[one].name in ("Rock Lee", "The Chase"))
    options = (Option("deploy", lee), Option("mission", chase), Option("charge"), Option("next"))
    return PickOption(asked("mission phase"), options)


def exchange_choice(view: FakeView) -> PickOption:
    """The exchange with one Jutsu in hand."""
    return PickOption(asked("exchange"), (Option("jutsu", view.hand[0]), Option("pass")))


def link(view: FakeView, card: int, seat: int, **facts: object) -> Link:
    base = {"user": None, "targets": (), "modes": (), "x": 0, "that": {}, "amount": 0,
            "player": -1, "negated": False} | facts  # fmt: skip
    return Link(len(view.chain) + 1, card, (card, 0), seat, "jutsu", -1, None, **base)
