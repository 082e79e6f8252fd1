"""What one seat may know of a game: a thin proxy that filters on access.

The seat `BOTH` is that of somebody who looks on: he knows what both players know. A player, a
screen, a log and a spectator get nothing but this. Hidden cards are there as numbers of cards, or
as tokens in a choice (`choices.HIDDEN`).
"""

from typing import TYPE_CHECKING, Final

import attrs

from naruto_tui.cards.model import Card, Cost

from .choices import Choice
from .events import Event
from .forecast import Forecast, forecast
from .granting import texts_given
from .jutsu_costs import jutsu_costs
from .naming import is_tracked
from .questions import HIDDEN, TEAM
from .refusals import Refusal, refusals
from .state import DECK, HAND, REINFORCEMENTS, REWARDS, Fight, Link, Piece, Team
from .tokens import BOTH, OPEN, sees, token
from .zones import is_face_up

if TYPE_CHECKING:
    from naruto_tui.cards.nodes import Ability

    from .editions import Edition
    from .game import Game, Result
    from .traits import Traits


SHOWING: Final = frozenset(("look", "reveal"))
"""Kinds of events by which somebody sees cards that may be hidden again a moment later."""


class HiddenCardError(LookupError):
    """A view was asked about a card that its seat may not know."""


class View:
    """A game as one seat sees it. Nothing here changes the game.

    `openly`: both players have agreed to play with open hands, or the game is looked at later.
    """

    __slots__ = ("_game", "openly", "seat")

    def __init__(self, game: "Game", seat: int, *, openly: bool = False) -> None:
        self._game = game
        self.seat = seat
        self.openly = openly

    # -- the moment --

    @property
    def edition(self) -> "Edition":
        """The rule book played by."""
        return self._game.edition

    @property
    def turn(self) -> int:
        """Turn of the game, from 1; 0 while it is set up."""
        return self._game.turn

    @property
    def phase(self) -> str:
        """`start`, `mission`, `organize`, `battle`, `exchange`, `showdown` or `end`."""
        return self._game.phase

    @property
    def active(self) -> int:
        """Seat of the Attacker."""
        return self._game.active

    @property
    def first(self) -> int:
        """Seat of the starting player."""
        return self._game.first

    @property
    def result(self) -> "Result | None":
        """How the game ended, if it has."""
        return self._game.result

    @property
    def choice(self) -> Choice | None:
        """The open choice, if it is this seat's."""
        choice = self._game.choice
        return choice if choice is not None and choice.asked.seat == self.seat else None

    @property
    def waiting_for(self) -> int:
        """The seat that is asked, or -1."""
        choice = self._game.choice
        return -1 if choice is None else choice.asked.seat

    # -- zones --

    @property
    def hand(self) -> tuple[int, ...]:
        """The seat's own hand."""
        return () if self.seat == BOTH else tuple(self._game.sides[self.seat].hand)

    @property
    def hand_cards(self) -> list[Card]:
        """The printed cards of the seat's own hand."""
        game, seat = self._game, self.seat
        return [] if seat == BOTH else list(map(game.cards.__getitem__, game.sides[seat].hand))

    def hand_count(self, seat: int) -> int:
        """Cards in a hand (rule 2.3: may be asked at any time)."""
        return len(self._game.sides[seat].hand)

    @property
    def redraw_size(self) -> int:
        """How many cards the seat's next redraw draws (rule 3.5)."""
        game = self._game
        return game.edition.redraws[game.sides[self.seat].redraws]

    def deck_count(self, seat: int) -> int:
        """Cards left in a deck."""
        return len(self._game.sides[seat].deck)

    def reward_count(self, seat: int) -> int:
        """Battle rewards a player holds."""
        return len(self._game.sides[seat].rewards)

    def marker(self, seat: int) -> int:
        """A player's turn marker."""
        return self._game.sides[seat].marker

    def chakra(self, seat: int) -> tuple[int, ...]:
        """The chakra area, oldest first; open to both."""
        return tuple(self._game.sides[seat].chakra)

    def chakra_cards(self, seat: int) -> list[Card]:
        """The printed cards of a chakra area."""
        return list(map(self._game.cards.__getitem__, self._game.sides[seat].chakra))

    def discard(self, seat: int) -> tuple[int, ...]:
        """The discard pile, oldest first; open to both."""
        return tuple(self._game.sides[seat].discard)

    def removed(self, seat: int) -> tuple[int, ...]:
        """Cards removed from the game."""
        return tuple(self._game.sides[seat].removed)

    def reinforcements(self, seat: int) -> tuple[int, ...]:
        """Cards of a reinforcement deck that this seat may know: all of its own (K-6.1)."""
        pile = self._game.sides[seat].reinforcements
        return tuple(card for card in pile if sees_now(self, card))

    def reinforcement_count(self, seat: int) -> int:
        """Cards of a reinforcement deck."""
        return len(self._game.sides[seat].reinforcements)

    def known(self, seat: int) -> tuple[int, ...]:
        """Cards of a hand that this seat has seen and that are still there."""
        return tuple(card for card in self._game.sides[seat].hand if sees_now(self, card))

    def seen_rewards(self, seat: int) -> tuple[int, ...]:
        """Rewards a player holds that this seat has seen."""
        return tuple(card for card in self._game.sides[seat].rewards if sees_now(self, card))

    def is_face_up(self, card: int) -> bool:
        """Whether a card of a deck or among rewards lies face up."""
        return is_face_up(self._game, card)

    def top_of_deck(self, seat: int) -> int | None:
        """The top card of a deck where it lies face up (K-15.1)."""
        deck = self._game.sides[seat].deck
        return deck[-1] if deck and is_face_up(self._game, deck[-1]) else None

    def seen_in_deck(self, seat: int) -> tuple[tuple[int, int], ...]:
        """Cards of a deck that this seat has seen, each with its place from the top, from 1."""
        deck = reversed(self._game.sides[seat].deck)
        return tuple((place, card) for place, card in enumerate(deck, 1) if sees_now(self, card))

    def is_tracked(self, ninja: int) -> bool:
        """Whether a Ninja in play is tracked by the other side (K-14.1); open to both."""
        return is_tracked(self._game, ninja)

    def counts(self, seat: int) -> tuple[int, int, int, int]:
        """What a player has done this turn: Ninja deployed, Missions, Counters, Clients."""
        side = self._game.sides[seat]
        return side.deployed, side.missions, side.counters, side.clients

    # -- cards --

    @property
    def card_count(self) -> int:
        """How many cards the game has: they are numbered from 0."""
        return len(self._game.cards)

    def card(self, thing: int) -> Card | None:
        """The card of an id or token, or `None` where this seat may not know it."""
        if thing < 0 or thing >= TEAM:
            return None
        game = self._game
        zone = game.where[thing]
        # Most that are asked for lie open or in the seat's own hand.
        if (
            zone in OPEN
            or (zone == HAND and game.owner[thing] == self.seat)
            or sees(game, self.seat, thing)
            or self._is_open(thing)
        ):
            return game.cards[thing]
        return None

    def _is_open(self, card: int) -> bool:
        return self.openly and self._game.where[card] == HAND

    def owner(self, card: int) -> int:
        """Who began the game with a card; of a token, who owns what lies there."""
        if card >= HIDDEN:
            holder, zone = (card - HIDDEN) // 10_000, (card - HIDDEN) // 1_000 % 10
            return 1 - holder if zone == REWARDS else holder
        return self._game.owner[card]

    def holder(self, card: int) -> int:
        """In whose zone a card or token lies; of a piece or team, its controller."""
        if card >= HIDDEN:
            return (card - HIDDEN) // 10_000
        return self._game.whose(self._open(card))

    def where(self, card: int) -> int:
        """Number of the zone a card or token lies in (`state.ZONES`)."""
        if card >= HIDDEN:
            return (card - HIDDEN) // 1_000 % 10
        return self._game.where[self._open(card)]

    def traits(self, card: int) -> "Traits":
        """What a card is now."""
        return self._game.traits(self._open(card))

    def words(self, card: int) -> "Traits":
        """What a card is now but for its power."""
        return self._game.words(self._open(card))

    def given(self, card: int) -> tuple[str, ...]:
        """The texts that a card in play has been given, in sentences (T-23)."""
        return texts_given(self._game, card)

    def entrance(self, card: int) -> int:
        """Current entrance cost."""
        return self._game.entrance(self._open(card))

    def hand_cost(self, card: int) -> int:
        """Current hand cost."""
        return self._game.hand_cost(self._open(card))

    def jutsu_costs(self, card: int) -> "tuple[Cost, ...]":
        """The ways to pay a Jutsu now, as far as they do not depend on who uses it (K-29.3)."""
        return jutsu_costs(self._game, self._open(card), self._game.whose(card))

    def _open(self, thing: int) -> int:
        """The thing itself, where the seat may know it: where it lies would give it away too."""
        if thing < TEAM:
            game = self._game
            zone = game.where[thing]
            # Most that are asked for lie open or in the seat's own hand.
            if (
                zone not in OPEN
                and not (zone == HAND and game.owner[thing] == self.seat)
                and not sees(game, self.seat, thing)
                and not self._is_open(thing)
            ):
                raise HiddenCardError(f"seat {self.seat} may not know card {thing}")
        return thing

    def ability(self, card: int, place: int) -> "Ability":
        """An ability of a card, printed or given, by its place."""
        return self._game.ability(self._open(card), place)

    def keyword(self, card: int, place: int) -> str:
        """The keyword that an ability of a card stands behind, or nothing."""
        origins = self._game.programs[self._open(card)].origins
        return origins[place] if place < len(origins) else ""

    def ability_text(self, card: int, place: int) -> str:
        """An ability of a card in words: its keyword, or its sentences."""
        if keyword := self.keyword(card, place):
            return keyword.capitalize()
        # The sentences are made of the tree, for a card may have been given the ability.
        from naruto_tui.cards.language import write  # noqa: PLC0415 - only who reads it needs it

        return write(self.ability(card, place))

    # -- in play --

    def pieces(self, seat: int) -> tuple[Piece, ...]:
        """What a player controls in play, in order of arrival. Not to be changed."""
        return tuple([piece for piece in self._game.play.values() if piece.seat == seat])

    def piece(self, card: int) -> Piece | None:
        """A card in play. Not to be changed."""
        return self._game.play.get(card)

    def teams(self, seat: int) -> tuple[Team, ...]:
        """A player's teams. Not to be changed."""
        return tuple([team for team in self._game.teams.values() if team.seat == seat])

    def team(self, team: int) -> Team | None:
        """A team by its id. Not to be changed."""
        return self._game.teams.get(team)

    @property
    def fights(self) -> tuple[Fight, ...]:
        """The attacks of this Battle Phase. Not to be changed."""
        return tuple(self._game.fights)

    @property
    def chain(self) -> tuple[Link, ...]:
        """The chain, what resolves last first; hidden targets are there as tokens."""
        return tuple([self._shown_link(link) for link in self._game.chain])

    def _shown_link(self, link: Link) -> Link:
        game, seat = self._game, self.seat
        if all(
            thing >= TEAM or sees(game, seat, thing) for some in link.targets for thing, _ in some
        ):
            return link
        targets = tuple(
            tuple((token(game, seat, thing), gen) for thing, gen in some) for some in link.targets
        )
        return attrs.evolve(link, targets=targets)

    def team_power(self, team: int) -> int:
        """Head's combat and backs' support now (5.4.3)."""
        return self._game.team_power(team)

    def team_mental(self, team: int) -> int:
        """The mental power of a team as it stands (5.4.10)."""
        return self._game.team_mental(team)

    def forecast(self, fight: Fight) -> Forecast:
        """What the showdown would do with a fight as things stand."""
        return forecast(self._game, fight)

    # -- what happened, what cannot be done --

    @property
    def event_count(self) -> int:
        """How many events there have been."""
        return len(self._game.notes)

    def events(self, since: int = 0) -> list[Event]:
        """What happened, as this seat may see it: a card it may not know is -1."""
        return [
            event
            if (shown := self._shown(event)) == event.cards
            else attrs.evolve(event, cards=shown)
            for event in (Event(*note) for note in self._game.notes[since:])
        ]

    def seen_in(self, event: Event) -> dict[int, Card]:
        """The cards of a look or of a reveal, which this seat saw, whatever has become of them.

        `event` is one of `events`: of a card in it that was never shown to this seat it has -1.
        """
        if event.kind not in SHOWING:
            return {}
        return {card: self._game.cards[card] for card in self._shown(event) if card >= 0}

    def _shown(self, event: Event) -> tuple[int, ...]:
        if event.kind == "draw" and event.seat != self.seat and not self.openly:
            return tuple(-1 for _ in event.cards)
        if event.kind == "reward":
            return tuple(-1 for _ in event.cards)
        if event.kind == "look" and event.seat != self.seat:
            return tuple(-1 for _ in event.cards)
        if event.kind == "move" and event.target in (DECK, HAND, REWARDS):
            own = event.seat == self.seat or self.openly
            hidden_before = event.source in (DECK, HAND, REWARDS, REINFORCEMENTS)
            if hidden_before and not (own and event.source in (HAND, REINFORCEMENTS)):
                seen = own and event.target == HAND
                return tuple(card if seen else -1 for card in event.cards)
            if event.target == DECK:
                # Which cards they are is known; in what order they lie there is not told.
                return tuple(sorted(event.cards))
        return event.cards

    def refusals(self) -> tuple[Refusal, ...]:
        """What the seat cannot do now, each with its reason and rule number."""
        return () if self.seat == BOTH else refusals(self._game, self.seat)


def sees_now(view: View, card: int) -> bool:
    """Whether the view's seat may know this card."""
    return view.card(card) is not None
