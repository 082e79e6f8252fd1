"""A game of two people at two terminals: the truth is here, each end is told its seat's view alone.

Nothing here knows of sockets: an end is something that messages can be handed to (`table.hosting`
has the sockets). docs/protocol.md says what is in the messages.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from attrs import define, field

from naruto_tui.cards.model import Card
from naruto_tui.decklists.sideboard import ExchangeError
from naruto_tui.rules.questions import Answer
from naruto_tui.rules.tokens import BOTH
from naruto_tui.table.doing import doing
from naruto_tui.table.match import Match, MatchError
from naruto_tui.table.orders import OrderError
from naruto_tui.table.pause import Pause, told
from naruto_tui.table.telling import Teller
from naruto_tui.table.wire import WireError, agreed_to, number_of, numbers_of, switch_of, text_of

HOST: Final = 0
GUEST: Final = 1
NOBODY: Final = -1
MOST_WATCHERS: Final = 8
SAYINGS: Final = (
    "answer", "undo", "concede", "draw", "order", "exchange", "begins", "ready",
)  # fmt: skip
"""What an end can say, each in a message of its own."""


@define(eq=False)
class End:
    """Somebody who has joined: a player, or one who looks on (`BOTH`)."""

    seat: int
    hand: Callable[[dict[str, Any]], None]
    """Hands a message over, and never waits."""
    teller: Teller = field(factory=Teller)


class Room:
    """The game that is on and who takes part. `changed` is called whenever anything is new."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.ends: list[End] = []
        self.moment = 0
        """Grows whenever the game goes on or back: an answer says to which moment it belongs."""
        self.offer = NOBODY
        """Who offers a draw."""
        self.ready = [False, False]
        """Which seats are ready for the next game of a match."""
        self.changed: Callable[[], None] = lambda: None

    # -- who is there --

    @property
    def guest(self) -> End | None:
        """The other player's end, while he is there."""
        return next((end for end in self.ends if end.seat == GUEST), None)

    def refusal(self, seat: int) -> str:
        """Why nobody else can come in there, or nothing."""
        if seat == GUEST:
            name = self.match.player_names[GUEST]
            told = f"{name} plays here already; `naruto-tui join --watch` looks on"
            return told if self.guest is not None else ""
        watching = sum(end.seat == BOTH for end in self.ends)
        return "too many are looking on" if watching >= MOST_WATCHERS else ""

    def enter(self, end: End) -> None:
        """Somebody has come; `refusal` was asked before."""
        self.ends.append(end)
        self.tell()

    def leave(self, end: End) -> None:
        """His line is gone; he may come back to the same question."""
        if end in self.ends:
            self.ends.remove(end)
            self.tell()

    # -- what the host's own player does --

    def answer(self, seat: int, answer: Answer) -> None:
        """`IllegalAnswerError` leaves everything as it was."""
        self.match.answer(answer)
        self._went_on(seat)

    def undo(self, seat: int) -> bool:
        """Takes the seat's last choice back, where it can."""
        able = self.can_undo(seat)
        if able:
            self.match.undo()
            self._went_on(seat)
        return able

    def can_undo(self, seat: int) -> bool:
        return self.match.can_undo and self.match.person() == seat

    def concede(self, seat: int) -> None:
        """The seat gives the game up."""
        if self.match.game.result is None:
            self.match.concede(seat)
            self._went_on(seat)

    def order(self, seat: int, word: str) -> None:
        """When the seat wants to be asked; `OrderError` for what is no order.

        Nobody else gets a line, unless the order passes at once.
        """
        given = len(self.match.game.given)
        self.match.order(seat, word)
        if len(self.match.game.given) != given:
            self._went_on(seat)
        else:
            self._tell_alone(seat)

    def draw(self, seat: int, *, agree: bool) -> None:
        """Offers a draw, takes the other's offer or declines it, or takes one's own back."""
        if self.match.game.result is not None:
            return
        if agree and self.offer == 1 - seat:
            self.match.agree()
            self._went_on(seat)
            return
        self.offer = seat if agree else NOBODY
        self.tell()

    def again(self, match: Match) -> None:
        """Another game, once this one is over."""
        if self.match.guest is not None:
            match.keep_guest(self.match.guest)
        self.match.close()
        self.match = match
        self._begun(HOST)

    # -- between two games of a match --

    def exchange(self, seat: int, side: Sequence[Card]) -> None:
        """The seat's sideboard in the next game, which nobody else is told.

        `ExchangeError`, `MatchError` leave everything as it was.
        """
        self.match.exchange(seat, side)
        self._tell_alone(seat)

    def choose_beginner(self, seat: int, first: int) -> None:
        """The seat says who begins; `MatchError` where it is not to say so. Nobody else is told."""
        if self.match.chooser != seat:
            raise MatchError("it is the other player who says who begins")
        self.match.choose_beginner(first)
        self._tell_alone(seat)

    def settle(self, seat: int, *, ready: bool) -> None:
        """The seat is ready for the next game, or not yet; it begins when both are."""
        if self.match.game.result is None or self.match.over:
            raise MatchError("this is not between two games of a match")
        self.ready[seat] = ready
        if all(self.ready):
            self.match.begin_next(self.match.beginner)
            self._begun(seat)
        else:
            self.tell()

    def _begun(self, seat: int) -> None:
        """Another game is on."""
        self.ready = [False, False]
        for end in self.ends:
            end.teller = Teller()
        self._went_on(seat)

    # -- what an end says --

    def said(self, end: End, message: Mapping[str, Any]) -> None:
        """Does what a message of an end asks for.

        What its player cannot do is refused with a reason and changes nothing; `WireError`: it is
        no message at all.
        """
        kinds = [kind for kind in SAYINGS if kind in message]
        if len(kinds) != 1:
            raise WireError(f"one of {', '.join(SAYINGS)} is expected")
        if end.seat == BOTH:
            end.hand({"no": "whoever looks on does nothing"})
            return
        match kinds[0]:
            case "answer":
                self._said_answer(end, message)
            case "undo":
                agreed_to(message, "undo")
                if not self.undo(end.seat):
                    end.hand({"no": "nothing can be taken back now"})
            case "concede":
                agreed_to(message, "concede")
                self.concede(end.seat)
            case "draw":
                self.draw(end.seat, agree=switch_of(message, "draw"))
            case "order":
                self._said_order(end, message)
            case kind:
                self._said_between(end, kind, message)

    def _said_answer(self, end: End, message: Mapping[str, Any]) -> None:
        text, moment = text_of(message, "answer"), number_of(message, "to")
        choice = self.match.game.choice
        if choice is None or choice.asked.seat != end.seat or moment != self.moment:
            end.hand({"no": "you are asked something else now"})
            return
        try:
            self.answer(end.seat, choice.parse(text))
        except ValueError as error:
            end.hand({"no": str(error)[:400]})

    def _said_order(self, end: End, message: Mapping[str, Any]) -> None:
        try:
            self.order(end.seat, text_of(message, "order"))
        except OrderError as error:
            end.hand({"no": str(error)[:400]})

    def _said_between(self, end: End, kind: str, message: Mapping[str, Any]) -> None:
        """Something about the next game of a match."""
        if number_of(message, "to") != self.moment:
            end.hand({"no": "the game has gone on since"})
            return
        try:
            if kind == "exchange":
                numbers = numbers_of(message, kind)
                self.exchange(end.seat, self.match.series.cards_named(end.seat, numbers))
            elif kind == "begins":
                self.choose_beginner(end.seat, int(number_of(message, kind) == GUEST))
            else:
                self.settle(end.seat, ready=switch_of(message, kind))
        except (ExchangeError, MatchError) as error:
            end.hand({"no": str(error)[:400]})

    # -- telling --

    def _went_on(self, seat: int) -> None:
        """The game went on: whoever acted offers nothing any more."""
        self.offer = NOBODY if self.offer == seat or self.match.game.result else self.offer
        self.moment += 1
        self.tell()

    def _tell_alone(self, seat: int) -> None:
        """Something is new for this seat and for nobody else."""
        for end in list(self.ends):
            if end.seat == seat:
                end.hand(self.told(end))
        self.changed()

    def tell(self) -> None:
        """Tells every end what is new for it."""
        for end in list(self.ends):
            end.hand(self.told(end))
        self.changed()

    def told(self, end: End) -> dict[str, Any]:
        """All that an end should know now."""
        return {**self.state(end.seat), "news": end.teller.news(self.match.view(end.seat))}

    def state(self, seat: int) -> dict[str, Any]:
        """What a seat should know besides the game."""
        match = self.match
        return {
            "moment": self.moment,
            "names": list(match.player_names),
            "doing": doing(match.game),
            "away": self.guest is None,
            "can_undo": self.can_undo(seat),
            "offer": self.offer,
            "order": match.orders[seat].now(seat, match.game) if seat != BOTH else "",
            "greeting": match.greeting,
            "games": match.series.terms.games,
            "won": list(match.score),
            "over": match.over,
            "ready": list(self.ready),
            "between": told(Pause.of(match, seat)),
        }
