"""Who sits where: a person, or a computer of some level."""

from typing import Final

from attrs import frozen

from naruto_tui.players import LEVELS, Player


class SeatError(ValueError):
    """A seat that cannot be filled; the message says what there is."""


LONGEST_NAME: Final = 20
YOU: Final = "You"
"""What the only person of a game is called."""


@frozen
class Person:
    """Somebody at a keyboard."""

    name: str = YOU
    openly: bool = False
    """Whether the other player sees his hand, too."""

    def __str__(self) -> str:
        if self.openly:
            return f"openly {self.name}"
        return "person" if self.name == YOU else f"person {self.name}"


@frozen
class Computer:
    """A computer opponent. Its seed makes its choices the same in an equal game."""

    level: str
    seed: int = 0

    @property
    def name(self) -> str:
        return "Computer"

    def player(self) -> Player:
        if self.level not in LEVELS:
            raise SeatError(f"there is no level {self.level}; there are {', '.join(LEVELS)}")
        return LEVELS[self.level](self.seed)

    def __str__(self) -> str:
        return f"computer {self.level} {self.seed}"


Seat = Person | Computer


PLAYERS: Final = ("Player 1", "Player 2")


def two_people(names: tuple[str, str] = PLAYERS, *, openly: bool = False) -> tuple[Person, Person]:
    """Two people of these names; `SeatError` where they cannot be told apart, or shown."""
    told = [" ".join(name.split()) for name in names]
    for name in told:
        if not name or not name.isprintable() or len(name) > LONGEST_NAME:
            raise SeatError(f"a player's name has 1 to {LONGEST_NAME} letters, not {name[:40]!r}")
        if name.casefold() == YOU.casefold():
            raise SeatError(f"nobody can be called {YOU}: so the program speaks to each player")
    if told[0].casefold() == told[1].casefold():
        raise SeatError(f"both players are called {told[0]}; each needs a name of his own")
    return Person(told[0], openly), Person(told[1], openly)


def parse_seat(text: str) -> Seat:
    """The seat that `str(seat)` wrote."""
    match text.split():
        case ["person"]:
            return Person()
        case ["person", *words]:
            return Person(" ".join(words))
        case ["openly", *words] if words:
            return Person(" ".join(words), openly=True)
        case ["computer", level, seed] if seed.isascii() and seed.isdecimal():
            return Computer(level, int(seed))
    raise SeatError(f"`person NAME` or `computer LEVEL SEED` is expected, not {text!r}")
