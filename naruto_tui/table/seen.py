"""A view made of what was told of one elsewhere (`table.telling`): no game is behind it.

Public: `Memory` (what one end was told so far; `view(news)`), `SeenView`.
"""

from collections.abc import Mapping
from typing import Any

from attrs import define, field

from naruto_tui.cards.model import Card, Cost
from naruto_tui.rules.choices import Choice
from naruto_tui.rules.editions import EDITIONS, Edition
from naruto_tui.rules.events import Event
from naruto_tui.rules.forecast import Forecast
from naruto_tui.rules.game import Result
from naruto_tui.rules.questions import HIDDEN, TEAM
from naruto_tui.rules.refusals import Refusal
from naruto_tui.rules.state import Fight, Link, Piece, Team
from naruto_tui.rules.traits import Traits, printed
from naruto_tui.rules.view import SHOWING, HiddenCardError, View
from naruto_tui.table.codec import CodecError, decode

ZONE, HOLDER, OWNER, COSTS, TRAITS, GIVEN, SIGNS = range(1, 8)
"""Places of the facts of a card, behind its number."""


@define
class Memory:
    """What was told to this end."""

    cards: dict[int, Card] = field(factory=dict)
    events: list[Event] = field(factory=list)

    def view(self, news: Mapping[str, Any]) -> "SeenView":
        """What is seen after the news; `CodecError` where they are none."""
        try:
            for number, card in news["new"]:
                self.cards[_whole(number)] = _of(Card, decode(card))
            del self.events[_whole(news["since"]) :]
            self.events += [_of(Event, one) for one in decode(news["events"])]
            return SeenView(news["moment"], self.cards, tuple(self.events))
        except (KeyError, TypeError, IndexError, AttributeError) as error:
            raise CodecError(f"no news of a game: {error!r}") from None


def _of(kind: type[Any], value: Any) -> Any:
    if not isinstance(value, kind):
        raise CodecError(f"a {kind.__name__} is expected, not {value!r:.40}")
    return value


def _whole(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise CodecError(f"a whole number is expected, not {value!r:.40}")
    return value


class SeenView(View):
    """A view of what was told: it answers as the view did that was told of."""

    __slots__ = ("_cards", "_events", "_ever", "_facts", "_moment", "_pieces", "_teams", "_told")

    def __init__(
        self, moment: Mapping[str, Any], cards: Mapping[int, Card], events: tuple[Event, ...]
    ) -> None:
        self.seat = moment["seat"]
        self.openly = False
        self._events = events
        self._moment = moment
        self._told: dict[str, Any] = {}
        """What has been decoded already."""
        self._facts: dict[int, list[Any]] = {fact[0]: fact for fact in moment["cards"]}
        self._cards = {one: cards[one] for one in self._facts}
        self._ever = cards
        found = [(self._seats("pieces", seat), self._seats("teams", seat)) for seat in (0, 1)]
        self._pieces = {piece.id: piece for pieces, _ in found for piece in pieces}
        self._teams = {team.id: team for _, teams in found for team in teams}
        # What is asked for at every drawing is read at once, so that errors are told at once.
        _ = (self.edition, self.choice, self.fights, self.chain, self.result)

    def _value(self, name: str) -> Any:
        if name not in self._told:
            self._told[name] = decode(self._moment[name])
        return self._told[name]

    def _seats(self, name: str, seat: int) -> Any:
        return self._value(name)[seat]

    def _fact(self, card: int, place: int) -> Any:
        if card not in self._facts:
            raise HiddenCardError(f"seat {self.seat} may not know card {card}")
        return self._facts[card][place]

    # -- the moment --

    @property
    def edition(self) -> Edition:
        return EDITIONS[self._moment["edition"]]

    @property
    def turn(self) -> int:
        return _whole(self._moment["turn"])

    @property
    def phase(self) -> str:
        return str(self._moment["phase"])

    @property
    def active(self) -> int:
        return int(self._moment["active"])

    @property
    def first(self) -> int:
        return int(self._moment["first"])

    @property
    def result(self) -> Result | None:
        found: Result | None = self._value("result")
        return found

    @property
    def choice(self) -> Choice | None:
        found: Choice | None = self._value("choice")
        return found

    @property
    def waiting_for(self) -> int:
        return int(self._moment["waiting_for"])

    # -- zones --

    @property
    def hand(self) -> tuple[int, ...]:
        return tuple(self._moment["hand"])

    @property
    def hand_cards(self) -> list[Card]:
        return [self._cards[card] for card in self.hand]

    def hand_count(self, seat: int) -> int:
        return int(self._seats("hand_count", seat))

    @property
    def redraw_size(self) -> int:
        return int(self._moment["redraw_size"])

    def deck_count(self, seat: int) -> int:
        return int(self._seats("deck_count", seat))

    def reward_count(self, seat: int) -> int:
        return int(self._seats("reward_count", seat))

    def marker(self, seat: int) -> int:
        return int(self._seats("marker", seat))

    def chakra(self, seat: int) -> tuple[int, ...]:
        return tuple(self._seats("chakra", seat))

    def chakra_cards(self, seat: int) -> list[Card]:
        return [self._cards[card] for card in self.chakra(seat)]

    def discard(self, seat: int) -> tuple[int, ...]:
        return tuple(self._seats("discard", seat))

    def removed(self, seat: int) -> tuple[int, ...]:
        return tuple(self._seats("removed", seat))

    def reinforcements(self, seat: int) -> tuple[int, ...]:
        return tuple(self._seats("reinforcements", seat))

    def reinforcement_count(self, seat: int) -> int:
        return int(self._seats("reinforcement_count", seat))

    def known(self, seat: int) -> tuple[int, ...]:
        return tuple(self._seats("known", seat))

    def seen_rewards(self, seat: int) -> tuple[int, ...]:
        return tuple(self._seats("seen_rewards", seat))

    def is_face_up(self, card: int) -> bool:
        return card in self._facts and bool(self._fact(card, SIGNS)[0])

    def top_of_deck(self, seat: int) -> int | None:
        found: int | None = self._seats("top_of_deck", seat)
        return found

    def seen_in_deck(self, seat: int) -> tuple[tuple[int, int], ...]:
        return tuple(self._seats("seen_in_deck", seat))

    def is_tracked(self, ninja: int) -> bool:
        return ninja in self._facts and bool(self._fact(ninja, SIGNS)[1])

    def counts(self, seat: int) -> tuple[int, int, int, int]:
        found: tuple[int, int, int, int] = self._seats("counts", seat)
        return found

    # -- cards --

    @property
    def card_count(self) -> int:
        return _whole(self._moment["count"])

    def card(self, thing: int) -> Card | None:
        return self._cards.get(thing)

    def owner(self, card: int) -> int:
        return super().owner(card) if card >= HIDDEN else int(self._fact(card, OWNER))

    def holder(self, card: int) -> int:
        if card >= HIDDEN:
            return super().holder(card)
        if card >= TEAM:
            return self._holder_of_team(card)
        return int(self._fact(card, HOLDER))

    def _holder_of_team(self, thing: int) -> int:
        if thing in self._teams:
            return int(self._teams[thing].seat)
        return next(link.seat for link in self.chain if link.id == thing)

    def where(self, card: int) -> int:
        return super().where(card) if card >= HIDDEN else int(self._fact(card, ZONE))

    def traits(self, card: int) -> Traits:
        told = decode(self._fact(card, TRAITS))
        if told is None:
            return printed(self._cards[card], self._cards[card].healthy)
        found: Traits = _of(Traits, told)
        return found

    def words(self, card: int) -> Traits:
        return self.traits(card)

    def given(self, card: int) -> tuple[str, ...]:
        return tuple(self._fact(card, GIVEN))

    def _cost(self, card: int, place: int) -> Any:
        costs = self._fact(card, COSTS)
        return None if costs is None else costs[place]

    def entrance(self, card: int) -> int:
        told = self._cost(card, 0)
        return self._cards[card].entrance if told is None else int(told)

    def hand_cost(self, card: int) -> int:
        told = self._cost(card, 1)
        return self._cards[card].hand if told is None else int(told)

    def jutsu_costs(self, card: int) -> tuple[Cost, ...]:
        told = self._cost(card, 2)
        found: tuple[Cost, ...] = self._cards[card].costs if told is None else decode(told)
        return found

    def ability(self, card: int, place: int) -> Any:
        raise HiddenCardError(f"of ability {place} of card {card} only the words were told")

    def keyword(self, card: int, place: int) -> str:
        raise HiddenCardError(f"of ability {place} of card {card} only the words were told")

    def ability_text(self, card: int, place: int) -> str:
        for one, other, text in self._moment["sentences"]:
            if (one, other) == (card, place):
                return str(text)
        return ""

    # -- in play --

    def pieces(self, seat: int) -> tuple[Piece, ...]:
        return tuple(self._seats("pieces", seat))

    def piece(self, card: int) -> Piece | None:
        return self._pieces.get(card)

    def teams(self, seat: int) -> tuple[Team, ...]:
        return tuple(self._seats("teams", seat))

    def team(self, team: int) -> Team | None:
        return self._teams.get(team)

    @property
    def fights(self) -> tuple[Fight, ...]:
        return tuple(self._value("fights"))

    @property
    def chain(self) -> tuple[Link, ...]:
        return tuple(self._value("chain"))

    def _power(self, team: int, place: int) -> int:
        return next(int(told[place]) for told in self._moment["powers"] if told[0] == team)

    def team_power(self, team: int) -> int:
        return self._power(team, 1)

    def team_mental(self, team: int) -> int:
        return self._power(team, 2)

    def forecast(self, fight: Fight) -> Forecast:
        found: Forecast = self._value("forecasts")[self.fights.index(fight)]
        return found

    # -- what happened, what cannot be done --

    @property
    def event_count(self) -> int:
        return len(self._events)

    def events(self, since: int = 0) -> list[Event]:
        return list(self._events[since:])

    def seen_in(self, event: Event) -> dict[int, Card]:
        """Of its cards those that were told here, then or at another time."""
        if event.kind not in SHOWING:
            return {}
        return {card: self._ever[card] for card in event.cards if card in self._ever}

    def refusals(self) -> tuple[Refusal, ...]:
        return tuple(self._value("refusals"))
