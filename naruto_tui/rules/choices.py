"""What a player can be asked: eight kinds of question, as data.

A choice says whose it is, what it is about (`ask`, `source`: the face makes the words), which
answers are legal, and gives each answer a stable text. Those about teams are in `team_choices`.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations

from .needs import Need, Rest, Rng
from .questions import (
    Answer,
    IllegalAnswerError,
    Question,
    are_ids,
    between,
    not_offered,
    read_number,
    read_numbers,
    words,
)
from .team_choices import Arrange, Block, Send
from .together import Together
from .values import value


@value
class Option:
    """One thing that can be done: `deploy` card 12, `pass`, ..."""

    verb: str
    card: int = -1
    index: int = -1
    """Which ability of the card, where that matters."""
    word: str = ""
    """What is named, where the option is a word."""

    def __str__(self) -> str:
        text = self.verb if self.card < 0 else f"{self.verb} {self.card}"
        if self.word:
            return f"{text} {self.word}"
        return text if self.index < 0 else f"{text}.{self.index}"

    def text(self, answer: Answer) -> str:
        """What the answer that picked it is written as, wherever among the others it stood."""
        return str(self)


known_option = cache(Option)
"""The option of a verb and a card: the same ones are offered again and again."""


@value
class PickOption(Question):
    """Pick one option; the answer is its place in `options`."""

    options: tuple[Option, ...]

    def problem(self, answer: Answer) -> str | None:
        """Why the answer is not legal, or `None`."""
        if type(answer) is int and 0 <= answer < len(self.options):
            return None
        return f"an option from 0 to {len(self.options) - 1} is needed"

    def answers(self) -> Iterator[Answer]:
        """Every legal answer, lazily."""
        return iter(range(len(self.options)))

    def random(self, rng: Rng) -> Answer:
        """A legal answer drawn at random."""
        return int(rng() * len(self.options))

    def text(self, answer: Answer) -> str:
        return str(self.options[answer])

    def parse(self, text: str) -> Answer:
        for i, option in enumerate(self.options):
            if str(option) == text:
                return i
        raise IllegalAnswerError(not_offered(text, [str(option) for option in self.options]))


@value
class PickCards(Question):
    """Pick `low` to `high` of the things; the answer is a tuple of them in the order picked."""

    cards: tuple[int, ...]
    low: int
    high: int
    need: Need | Rest | None = None
    """A further condition on what is picked together: a cost, or what the rest of one takes."""
    together: Together | None = None
    """Another one: different names, a total."""

    def problem(self, answer: Answer) -> str | None:
        """Why the answer is not legal, or `None`."""
        if not are_ids(answer) or not self.low <= len(answer) <= self.high:
            one = self.low == self.high == 1
            return f"{between(self.low, self.high)} {'card is' if one else 'cards are'} needed"
        if len(set(answer)) != len(answer):
            return "a card was picked twice"
        cards = self.cards
        for card in answer:
            if card not in cards:
                return f"{card} cannot be picked"
        if self.need is not None and not self.need.met(answer):
            return "these do not pay the cost"
        if self.together is not None and not self.together.met(answer):
            return "these cannot be picked together"
        return None

    def answers(self) -> Iterator[Answer]:
        """Every legal answer, lazily, smaller ones first."""
        if self.together is not None:
            yield from self.together.answers(self.low, self.high)
            return
        for size in range(self.low, self.high + 1):
            for some in combinations(self.cards, size):
                if self.need is None or self.need.met(some):
                    yield some

    def random(self, rng: Rng) -> Answer:
        """A legal answer drawn at random."""
        if self.need is not None:
            return self.need.random(rng)
        if self.together is not None:
            return self.together.random(rng, self.low, self.high)
        size = self.low + int(rng() * (self.high - self.low + 1))
        if size == 1:
            return (self.cards[int(rng() * len(self.cards))],)
        pool = list(self.cards)
        for i in range(size):
            j = i + int(rng() * (len(pool) - i))
            pool[i], pool[j] = pool[j], pool[i]
        return tuple(pool[:size])

    def text(self, answer: Answer) -> str:
        return words(answer)

    def parse(self, text: str) -> Answer:
        return read_numbers(text)


@value
class PickNumber(Question):
    """Pick a number from `low` to `high`."""

    low: int
    high: int
    missing: tuple[int, ...] = ()
    """Numbers in between that cannot be picked."""

    def problem(self, answer: Answer) -> str | None:
        """Why the answer is not legal, or `None`."""
        if type(answer) is not int or not self.low <= answer <= self.high:
            return f"a number from {self.low} to {self.high} is needed"
        return f"{answer} cannot be picked" if answer in self.missing else None

    def answers(self) -> Iterator[Answer]:
        """Every legal answer, lazily."""
        return (one for one in range(self.low, self.high + 1) if one not in self.missing)

    def random(self, rng: Rng) -> Answer:
        """A legal answer drawn at random."""
        numbers = tuple(self.answers())
        return numbers[int(rng() * len(numbers))]

    def text(self, answer: Answer) -> str:
        return str(answer)

    def parse(self, text: str) -> Answer:
        return read_number(text)


@value
class YesNo(Question):
    """Yes (`True`) or no."""

    def problem(self, answer: Answer) -> str | None:
        """Why the answer is not legal, or `None`."""
        return None if type(answer) is bool else "yes or no is needed"

    def answers(self) -> Iterator[Answer]:
        """Both."""
        return iter((True, False))

    def random(self, rng: Rng) -> Answer:
        """A legal answer drawn at random."""
        return rng() < 0.5

    def text(self, answer: Answer) -> str:
        return "yes" if answer else "no"

    def parse(self, text: str) -> Answer:
        if text not in ("yes", "no"):
            raise IllegalAnswerError(not_offered(text, ["yes", "no"]))
        return text == "yes"


@value
class PutInOrder(Question):
    """Put the things in order: first to be done, or topmost, first."""

    items: tuple[int, ...]

    def problem(self, answer: Answer) -> str | None:
        """Why the answer is not legal, or `None`."""
        if are_ids(answer) and sorted(answer) == sorted(self.items):
            return None
        return "each of the things, once, is needed"

    def answers(self) -> Iterator[Answer]:
        """Every legal answer, lazily."""
        return iter(permutations(self.items))

    def random(self, rng: Rng) -> Answer:
        """A legal answer drawn at random."""
        items = list(self.items)
        for i in range(len(items) - 1, 0, -1):
            j = int(rng() * (i + 1))
            items[i], items[j] = items[j], items[i]
        return tuple(items)

    def text(self, answer: Answer) -> str:
        return words(answer)

    def parse(self, text: str) -> Answer:
        return read_numbers(text)


Choice = (
    PickOption | PickCards | PickNumber | YesNo | PutInOrder | Arrange | Send | Block
)  # fmt: skip
