"""Who sits where: a person, or a computer of some level."""

from attrs import frozen

from naruto_tui.players import LEVELS, Player


class SeatError(ValueError):
    """A seat that cannot be filled; the message says what there is."""


@frozen
class Person:
    """Somebody at a keyboard."""

    @property
    def name(self) -> str:
        return "You"

    def __str__(self) -> str:
        return "person"


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


def parse_seat(text: str) -> Seat:
    """The seat that `str(seat)` wrote."""
    match text.split():
        case ["person"]:
            return Person()
        case ["computer", level, seed] if seed.isascii() and seed.isdecimal():
            return Computer(level, int(seed))
    raise SeatError(f"`person` or `computer LEVEL SEED` is expected, not {text!r}")
