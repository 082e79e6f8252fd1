"""The X of a price: which can be paid, which leaves an effect its targets, and choosing it (5.3.4).

Paying it is the business of `prices`, the X of a printed cost that of `announce`.
"""

from typing import TYPE_CHECKING, Final

from naruto_tui.cards import nodes as n

from .announce import Announcement, announcing_frame
from .choices import PickNumber
from .mentions import mentions
from .modes import declares
from .prices import Price, can_begin, can_pay_price
from .program import walk
from .questions import Answer, Asked
from .state import Frame
from .targeting import defines_of, has_targets
from .values import value

if TYPE_CHECKING:
    from .game import Game

MOST_X: Final = 40
"""No price takes more; it keeps what costs nothing for each X from being asked without end."""


def asks_x(price: Price, body: n.Body) -> bool:
    """Whether X is chosen when this price is paid: nothing else says what it is."""
    if not mentions(price, n.Var) or any(one.name == "x" for one in defines_of(body)):
        return False
    return any(isinstance(node, n.Var) and node.name == "x" for node in walk(price))


def most_x(game: "Game", frame: Frame, price: Price, tax: int = 0) -> int:
    """The largest X that can be paid, or -1 if not even 0 can."""
    before = frame.numbers
    x = -1
    while x < MOST_X:
        frame.numbers = {**before, "x": x + 1}
        if not can_pay_price(game, frame, price, tax):
            break
        x += 1
    frame.numbers = before
    return x


def fitting_x(
    game: "Game", frame: Frame, price: Price, body: n.Body, tax: int = 0
) -> tuple[int, ...]:
    """Each X that can be paid and that leaves the effect its targets, which may depend on it."""
    before = frame.numbers
    found = []
    for x in range(most_x(game, frame, price, tax) + 1):
        frame.numbers = {**before, "x": x}
        if has_targets(game, frame, body):
            found.append(x)
    frame.numbers = before
    return tuple(found)


@value
class AskPriceX:
    """Chooses the X of a price (step 5)."""

    price: Price
    tax: int

    def run(self, game: "Game") -> None:
        now: Announcement = game.announcing
        frame = announcing_frame(game, now)
        most = most_x(game, frame, self.price, self.tax)
        found = tuple(range(most + 1))
        if now.kind == "effect" and now.body.targets and not now.targets:
            found = fitting_x(game, frame, self.price, now.body, self.tax)
        if len(found) == 1:
            self.take(game, found[0])
        elif found:
            low, high = found[0], found[-1]
            missing = tuple(x for x in range(low, high) if x not in found)
            asked = Asked(now.seat, "x", now.card, self)
            game.choice = PickNumber(asked, low, high, missing)

    def take(self, game: "Game", answer: Answer) -> None:
        game.announcing.x = answer


def is_useful(game: "Game", frame: Frame, price: Price, body: n.Body) -> bool:
    """Whether it would do something, with some X of its price: else nobody is asked to pay."""
    if declares(body):
        if has_targets(game, frame, body):
            return True
        return asks_x(price, body) and bool(fitting_x(game, frame, price, body))
    if can_begin(game, frame, body.steps[:1]):
        return True
    if not asks_x(price, body):
        return False
    before, found = frame.numbers, False
    for x in fitting_x(game, frame, price, body):
        frame.numbers = {**before, "x": x}
        found = found or can_begin(game, frame, body.steps[:1])
    frame.numbers = before
    return found
