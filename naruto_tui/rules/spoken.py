"""Answers in words that a person writes: cards by their printed numbers in place of ids.

    deploy N-011 · N-001 N-001 · N-001 N-002 | N-003 · N-011, N-003 · N-011 by N-004

A card is named by its number, where both players' are offered with the owner before it, `2:N-011`,
and where there are several `N-011/2`, the second in the order offered; without that the first one
that is left is taken. One that is hidden is named by whose it is and where it lies, `2:rewards/3`.
A team is named by any of its Ninja, one that is sent out by its head. An ability is named by its
place behind a point, one that a card was given by `g1`, `g2`, ... in the order offered. What a
choice itself reads, numbers throughout, is read as well.
"""

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from .choices import Choice, Option, PickCards, PickOption, PutInOrder
from .granting import GRANTED
from .questions import HIDDEN, TEAM, Answer, IllegalAnswerError
from .state import DECK, HAND, REINFORCEMENTS, REWARDS
from .team_choices import Arrange, Block, Send

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .game import Game

NAME: Final = re.compile(r"(?:([12]):)?([A-Za-z][^\s,:/|]*)(?:/([1-9]\d?))?")
"""A card as it is named: perhaps whose, its number, perhaps which."""


def read_answer(game: "Game", text: str) -> Answer:
    """The answer to the open choice that is written; it need not be a legal one.

    Raises:
        IllegalAnswerError: nothing is asked, or this cannot be an answer.
    """
    choice = game.choice
    if choice is None:
        raise IllegalAnswerError("the game is over: nothing is asked")
    reader = _READERS.get(type(choice))
    words = " ".join(text.split())
    if reader is None or not re.search(r"[A-Za-z]", words) or words == "none":
        return choice.parse(words)
    return reader(_Reader(game, choice), words)


def listed_answer(choice: Choice, answer: Answer) -> str:
    """An answer by numbers, as short as `read_answer` can read it."""
    if type(choice) is PickCards and any(thing >= HIDDEN for thing in answer):
        return " ".join(_hidden_name(thing, choice.cards) or str(thing) for thing in answer)
    if type(choice) is not PickOption or choice.options[answer].index < GRANTED:
        return choice.text(answer)
    option = choice.options[answer]
    return f"{option.verb} {option.card}.{_place(choice, option)}"


def _place(choice: PickOption, option: Option) -> str:
    """The place of an ability; one that a card was given is counted among those offered."""
    if option.index < GRANTED:
        return str(option.index)
    given = [
        one.index
        for one in choice.options
        if (one.verb, one.card) == (option.verb, option.card) and one.index >= GRANTED
    ]
    return f"g{given.index(option.index) + 1}"


def say_answer(game: "Game", answer: Answer) -> str:
    """An answer to the open choice as `read_answer` reads it, with names where they are clear."""
    choice = game.choice
    assert choice is not None
    writer = _WRITERS.get(type(choice))
    if writer is None or (not answer and type(choice) is not PickOption):
        return choice.text(answer)
    said = writer(_Reader(game, choice), answer)
    try:
        clear = read_answer(game, said) == answer
    except IllegalAnswerError:
        clear = False
    return said if clear else choice.text(answer)


_HIDING: Final = {HAND: "hand", DECK: "deck", REWARDS: "rewards", REINFORCEMENTS: "reinforcements"}
"""Where a card can be hidden."""


def _hidden_place(thing: int) -> tuple[str, int]:
    """Where a hidden card lies and at whose side."""
    holder, rest = divmod(thing - HIDDEN, 10_000)
    return _HIDING[rest // 1_000], holder


def _hidden_name(thing: int, things: Sequence[int]) -> str:
    """How a hidden card is named among those offered; nothing for one that is not hidden."""
    if thing < HIDDEN:
        return ""
    zone, holder = place = _hidden_place(thing)
    alike = [one for one in things if one >= HIDDEN and _hidden_place(one) == place]
    return f"{holder + 1}:{zone}/{alike.index(thing) + 1}"


class _Reader:
    """What the names in one answer mean."""

    def __init__(self, game: "Game", choice: Any) -> None:
        self.game = game
        self.choice = choice
        self.taken: list[int] = []
        self.named: dict[str, int] = {}

    def card_of(self, thing: int) -> tuple[int, ...]:
        """The cards by which a thing may be named; a team's are its Ninja."""
        choice = self.choice
        if type(choice) is PutInOrder and choice.asked.ask == "trigger order":
            return (choice.asked.step.waiting[thing].card,)
        if thing >= HIDDEN:
            return ()
        if thing >= TEAM:
            link = self.game.link_of(thing)
            return self.game.teams[thing].members if link is None else (link.card,)
        return (thing,)

    def names_of(self, thing: int) -> "Iterator[tuple[str, int]]":
        """By which words a thing is named, each with its owner."""
        game = self.game
        if thing >= HIDDEN:
            yield _hidden_place(thing)
        for card in self.card_of(thing):
            yield game.cards[card].number, game.owner[card]

    def find(self, name: str, things: Sequence[int]) -> int:
        """The thing among these that is named."""
        if name.isdecimal():
            return int(name)
        match = NAME.fullmatch(name)
        if match is None:
            raise self._not_offered(f"{name[:40]!r} is no name of a card", things)
        seat, number, which = match.groups()
        found = [
            thing
            for thing in things
            if any(
                word == number and seat in (None, str(owner + 1))
                for word, owner in self.names_of(thing)
            )
        ]
        if which is None and len({self._owner(thing) for thing in found}) > 1:
            raise IllegalAnswerError(f"{name} may be either player's; write 1:{name} or 2:{name}")
        if which is not None:
            found = found[int(which) - 1 : int(which)]
        else:
            again, found = found, [thing for thing in found if thing not in self.taken]
            if again and not found:
                raise IllegalAnswerError(f"{name} is named more often than it is offered")
        if not found:
            raise self._not_offered(f"no {name} is offered", things)
        self.taken.append(found[0])
        return found[0]

    def _not_offered(self, problem: str, things: Sequence[int]) -> IllegalAnswerError:
        """What is wrong with a name, and those that are legal."""
        names = dict.fromkeys(self.name(thing, things) for thing in things)
        return IllegalAnswerError(f"{problem}; legal: {', '.join([*names][:20])}")

    def find_again(self, name: str, things: Sequence[int]) -> int:
        """The thing that is named; one that was named before, where there is no further one."""
        try:
            self.named[name] = self.find(name, things)
        except IllegalAnswerError:
            if name not in self.named:
                raise
        return self.named[name]

    def _owner(self, thing: int) -> int:
        return next((owner for _, owner in self.names_of(thing)), -1)

    def team_of(self, ninja: int) -> int:
        piece = self.game.play.get(ninja)
        return -1 if piece is None else piece.team

    def name(self, thing: int, things: Sequence[int]) -> str:
        """How a thing among these is named."""
        names = list(self.names_of(thing))
        if thing >= HIDDEN or not names:
            return _hidden_name(thing, things) or str(thing)
        number, owner = names[0]
        alike = [one for one in things if any(word == number for word, _ in self.names_of(one))]
        if len(alike) == 1:
            return number
        seat = "" if len({self._owner(one) for one in alike}) == 1 else f"{owner + 1}:"
        own = [one for one in alike if not seat or self._owner(one) == owner]
        return f"{seat}{number}" if len(own) == 1 else f"{seat}{number}/{own.index(thing) + 1}"


# -- reading ---------------------------------------------------------------------------------------


def _read_option(reader: _Reader, text: str) -> Answer:
    verb, _, name = text.rpartition(" ")
    choice = reader.choice
    options = [one for one in choice.options if one.verb == verb and one.card >= 0]
    if text in map(str, choice.options) or not options:
        return choice.parse(text)
    name, dot, index = name.partition(".")
    if dot and (placed := [one for one in options if _place(choice, one) == index]):
        options = placed
    card = reader.find(name, tuple(dict.fromkeys(one.card for one in options)))
    for option in options:
        if dot and option.card == card and _place(choice, option) == index:
            return choice.options.index(option)
    return choice.parse(f"{verb} {card}{dot}{index}")


def _read_things(reader: _Reader, text: str) -> Answer:
    things = reader.choice.cards if type(reader.choice) is PickCards else reader.choice.items
    return tuple(reader.find(name, things) for name in text.split())


def _read_teams(reader: _Reader, text: str) -> Answer:
    ninja = reader.choice.ninja
    return tuple(
        tuple(reader.find(name, ninja) for name in team.split()) for team in text.split("|")
    )


def _read_sent(reader: _Reader, text: str) -> Answer:
    heads = [head for team in reader.choice.teams for head in team.heads]
    found = [reader.find(name.strip(), heads) for name in text.split(",")]
    return tuple((reader.team_of(head), head) for head in found)


def _read_blocks(reader: _Reader, text: str) -> Answer:
    choice = reader.choice
    heads = [head for one in choice.blockers for head in one.heads]
    attackers = _attackers(choice)
    found = []
    for block in text.split(","):
        attacker, by, head = block.strip().partition(" by ")
        if not by:
            raise IllegalAnswerError(f"{block.strip()[:40]!r}: write ATTACKER by HEAD")
        card = reader.find_again(head.strip(), heads)
        found.append((reader.find_again(attacker.strip(), attackers), reader.team_of(card), card))
    return tuple(found)


def _attackers(choice: Block) -> list[int]:
    return [*dict.fromkeys(one for blocker in choice.blockers for one in blocker.attackers)]


# -- writing ---------------------------------------------------------------------------------------


def _say_option(reader: _Reader, answer: Answer) -> str:
    choice = reader.choice
    option = choice.options[answer]
    if option.card < 0:
        return str(option)
    cards = tuple(dict.fromkeys(one.card for one in choice.options if one.verb == option.verb))
    text = f"{option.verb} {reader.name(option.card, cards)}"
    return text if option.index < 0 else f"{text}.{_place(choice, option)}"


def _say_things(reader: _Reader, answer: Answer) -> str:
    things = reader.choice.cards if type(reader.choice) is PickCards else reader.choice.items
    return " ".join(reader.name(thing, things) for thing in answer)


def _say_teams(reader: _Reader, answer: Answer) -> str:
    ninja = reader.choice.ninja
    return " | ".join(" ".join(reader.name(one, ninja) for one in team) for team in answer)


def _say_sent(reader: _Reader, answer: Answer) -> str:
    heads = [head for team in reader.choice.teams for head in team.heads]
    return ", ".join(reader.name(head, heads) for _, head in answer)


def _say_blocks(reader: _Reader, answer: Answer) -> str:
    choice = reader.choice
    heads = [head for one in choice.blockers for head in one.heads]
    attackers = _attackers(choice)
    return ", ".join(
        f"{reader.name(attacker, attackers)} by {reader.name(head, heads)}"
        for attacker, _, head in answer
    )


_READERS: Final[dict[type[Choice], Callable[[_Reader, str], Answer]]] = {
    PickOption: _read_option,
    PickCards: _read_things,
    PutInOrder: _read_things,
    Arrange: _read_teams,
    Send: _read_sent,
    Block: _read_blocks,
}
_WRITERS: Final[dict[type[Choice], Callable[[_Reader, Answer], str]]] = {
    PickOption: _say_option,
    PickCards: _say_things,
    PutInOrder: _say_things,
    Arrange: _say_teams,
    Send: _say_sent,
    Block: _say_blocks,
}
