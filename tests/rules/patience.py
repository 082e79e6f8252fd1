"""Players at random who let something happen: they do what can be done, and play towards an aim.

Who answers by chance alone seldom has at once what a card asks for: three Ninja of certain names
in one team that is sent out, the Jutsu still in hand, and its cost in chakra. So a player may know
what his deck is made around. He keeps those cards, plays them first and gathers the Ninja in one
team; all else is chance, as is whether he thinks of it.
"""

from random import Random

from attrs import evolve, field, frozen

from naruto_tui.cards.model import Card
from naruto_tui.rules.choices import Choice, Option, PickCards, PickOption, YesNo
from naruto_tui.rules.game import Game
from naruto_tui.rules.questions import Answer
from naruto_tui.rules.state import Team
from naruto_tui.rules.team_choices import Arrange, Block, Send

from .random_decks import partners

TIRED = 20
"""The latest answers that a player looks back on who might go on for ever."""
MINDFUL = 0.7
"""How often a player thinks of what his deck is made around."""
ENOUGH = 2
"""What a team must have of what is wanted, so that a player goes out for its sake."""
KEPT = frozenset(("charge", "pay hand cost", "discard to hand limit"))
"""Questions that take a card out of the hand."""


@frozen
class Aim:
    """What a deck is made around."""

    number: str = ""
    """Of the card itself."""
    groups: tuple[frozenset[str], ...] = ()
    """Numbers of those that each group of its words asks for."""
    wanted: frozenset[str] = field(init=False)

    @wanted.default
    def _wanted(self) -> frozenset[str]:
        return frozenset((self.number,)).union(*self.groups)

    @staticmethod
    def at(theme: Card | None) -> "Aim":
        """The aim of a deck around this card."""
        if theme is None:
            return Aim()
        groups = (frozenset(one.number for one in group) for group in partners(theme))
        return Aim(theme.number, tuple(groups))


def patient(choice: Choice, rng: Random) -> Answer:
    """A random answer of a player who does what can be done and lets the game grow long."""
    if isinstance(choice, PickOption) and len(choice.options) > 1 and rng.random() < 0.8:
        useful = [i for i, option in enumerate(choice.options[:-1]) if option.verb != "charge"]
        if useful:
            return rng.choice(useful)
        return rng.randrange(len(choice.options))
    if isinstance(choice, PickCards) and choice.asked.ask == "charge":
        return (rng.choice(choice.cards),)
    if isinstance(choice, YesNo) and choice.asked.ask in {"may", "optional effect"}:
        return rng.random() < 0.8
    if isinstance(choice, Send) and not choice.must and rng.random() < 0.5:
        return ()
    return choice.random(rng.random)


def is_tired(game: Game) -> bool:
    """Whether nothing but abilities was used of late: some cost nothing, any number of times."""
    late = [option for option, _ in game.given[-TIRED:] if isinstance(option, Option)]
    return sum(option.verb == "ability" for option in late) >= TIRED / 4


def keeping(game: Game, rng: Random, enough: int) -> Answer:
    """The answer of a patient player who charges no more once so much chakra lies there.

    Whoever charges all he may has no Jutsu left in hand when he could pay it.
    """
    choice = game.choice
    assert choice is not None
    if isinstance(choice, PickOption) and is_tired(game):
        return len(choice.options) - 1
    if isinstance(choice, PickOption) and len(game.sides[choice.asked.seat].chakra) >= enough:
        left = [i for i, option in enumerate(choice.options) if option.verb != "charge"]
        if len(left) < len(choice.options):
            return rng.choice(left[:-1] or left)
    return patient(choice, rng)


def mindful(game: Game, rng: Random, enough: int, aim: Aim) -> Answer:
    """The answer of a player who often does what brings his aim nearer, if anything does."""
    if aim.number and rng.random() < MINDFUL:
        answer = _nearer(game, rng, aim)
        if answer is not None:
            return answer
    return keeping(game, rng, enough)


def _nearer(game: Game, rng: Random, aim: Aim) -> Answer | None:
    choice = game.choice
    if isinstance(choice, PickOption):
        return None if is_tired(game) else _option(game, choice, rng, aim)
    if isinstance(choice, PickCards) and choice.asked.ask in KEPT and choice.need is None:
        return _unwanted(game, choice, rng, aim)
    if isinstance(choice, PickCards) and choice.asked.ask == "user":
        return (max(choice.cards, key=lambda one: _worth(game, game.team_of(one), aim)),)
    if isinstance(choice, Arrange):
        return _gathered(game, choice, rng, aim)
    if isinstance(choice, Send | Block):
        some = [choice.random(rng.random) for _ in range(6)]
        best = max(some, key=lambda answer: _sent(game, answer, aim))
        return best if _sent(game, best, aim) >= ENOUGH else None
    return None


def _option(game: Game, choice: PickOption, rng: Random, aim: Aim) -> Answer | None:
    """What plays or uses the card itself, or else a card that it asks for."""
    cards = [(i, one) for i, one in enumerate(choice.options) if one.card >= 0]
    useful = [(i, _number(game, one.card)) for i, one in cards if one.verb != "charge"]
    for wanted in ({aim.number}, aim.wanted):
        if found := [i for i, number in useful if number in wanted]:
            return rng.choice(found)
    return None


def _unwanted(game: Game, choice: PickCards, rng: Random, aim: Aim) -> Answer | None:
    """Cards that can be spared, as few as may be."""
    spared = [one for one in choice.cards if _number(game, one) not in aim.wanted]
    count = max(choice.low, 1)
    return tuple(rng.sample(spared, count)) if len(spared) >= count else None


def _gathered(game: Game, choice: Arrange, rng: Random, aim: Aim) -> Answer | None:
    """Teams of which one has the card, if it is a Ninja, and one Ninja of each group."""
    team: list[int] = []
    for group in (frozenset((aim.number,)), *aim.groups):
        fits = [one for one in choice.ninja if _number(game, one) in group and one not in team]
        if fits and len(team) < choice.size:
            team.append(rng.choice(fits))
    if len(team) < 2:
        return None
    rest = evolve(choice, ninja=tuple(one for one in choice.ninja if one not in team))
    answer = (tuple(team), *rest.random(rng.random))
    return None if choice.problem(answer) else answer


def _sent(game: Game, answer: Answer, aim: Aim) -> int:
    """How much of what is wanted a single team has that goes out."""
    teams = [part[0] if len(part) == 2 else part[1] for part in answer]
    return max((_worth(game, game.teams[team], aim) for team in teams), default=0)


def _worth(game: Game, team: Team | None, aim: Aim) -> int:
    """How much of what is wanted is in a team, or among the Jutsu that its player holds."""
    if team is None:
        return 0
    held = [one for one in game.sides[team.seat].hand if game.cards[one].kind == "jutsu"]
    numbers = {_number(game, one) for one in (*team.members, *held)}
    met = sum(not group.isdisjoint(numbers) for group in aim.groups)
    return met + (aim.number in numbers)


def _number(game: Game, card: int) -> str:
    return game.cards[card].number if 0 <= card < len(game.cards) else ""
