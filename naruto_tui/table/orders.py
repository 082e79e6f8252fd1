"""Standing orders: when a player is not asked although he has the option, and passes.

An order is a player's own and holds until his next turn begins. The other player is not told of it:
a pass that an order makes looks like any other.
"""

from typing import Final

from attrs import frozen

from naruto_tui.rules.choices import Choice, PickOption
from naruto_tui.rules.game import Game
from naruto_tui.rules.options import is_in_battle
from naruto_tui.rules.windows import ASKS, PASS


class OrderError(ValueError):
    """There is no such order; the message names those there are."""


@frozen
class Order:
    """When to ask a player who has the option."""

    word: str
    name: str
    about: str
    """What it means for him, in a sentence."""


ORDERS: Final = (
    Order(
        "ask", "Ask me each time",
        "You are asked whenever you may act, also where you can only pass: so nobody learns from "
        "it what you hold.",
    ),
    Order(
        "able", "Pass unless I can do something",
        "You are asked only where you can do more than pass. Whoever watches closely may learn "
        "from it what you do not hold.",
    ),
    Order(
        "fight", "Pass unless my Ninja fight",
        "You pass in the other player's mission phase, and are asked in fights of yours.",
    ),
    Order(
        "answer", "Pass unless there is something to answer",
        "You pass while nothing is on the chain, and are asked when something waits there.",
    ),
    Order("pass", "Pass each time", "You are asked nothing that you may pass on."),
)  # fmt: skip
"""The first is the usual one."""
USUAL: Final = ORDERS[0].word


@frozen
class Standing:
    """The order of a seat, and since which turn."""

    word: str = USUAL
    turn: int = 0

    @classmethod
    def of(cls, word: str, game: Game) -> "Standing":
        """From now on, until the seat's next turn; `OrderError` for what is no order."""
        if all(word != order.word for order in ORDERS):
            known = ", ".join(order.word for order in ORDERS)
            raise OrderError(f"there is no order {word!r}; there are {known}")
        return cls(word, game.turn)

    def now(self, seat: int, game: Game) -> str:
        """The order as it is now: its time may be over."""
        return USUAL if game.active == seat and game.turn > self.turn else self.word


def is_option(choice: Choice | None) -> bool:
    """Whether somebody is asked who has the option, and so may pass."""
    return isinstance(choice, PickOption) and choice.asked.ask in ASKS


def can_only_pass(choice: Choice | None) -> bool:
    """Whether that is all he can do."""
    return isinstance(choice, PickOption) and choice.options == (PASS,)


def passes(word: str, game: Game) -> bool:
    """Whether the order passes on the open question; on what is no option it never does."""
    choice = game.choice
    if word == "able" and can_only_pass(choice):
        return True
    if choice is None or not is_option(choice):
        return False
    match word:
        case "fight":
            return game.phase != "exchange" or not is_in_battle(game, choice.asked.seat)
        case "answer":
            return not game.chain
    return word == "pass"
