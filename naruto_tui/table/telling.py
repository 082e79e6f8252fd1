"""What a seat may know as plain data, for a screen elsewhere.

Public: `Teller` (what is new in a view since it was told last), `seen` (the moment, as data).

Whoever is told has no game: no deck, no seed, no hidden card is anywhere in what he gets. A card is
told once, when its seat first sees it; a moment names only those that may be seen now.
"""

from collections.abc import Iterable
from typing import Any, Final

from attrs import define, evolve, field

from naruto_tui.cards.model import Card
from naruto_tui.rules.choices import Choice, PickOption
from naruto_tui.rules.events import Event
from naruto_tui.rules.offers import told
from naruto_tui.rules.questions import TEAM
from naruto_tui.rules.refusals import Refusal
from naruto_tui.rules.state import HAND
from naruto_tui.rules.view import View
from naruto_tui.table.codec import encode

_MOMENT: Final = ("turn", "phase", "active", "first", "result", "waiting_for", "hand")
_OF_SEATS: Final = (
    "hand_count", "deck_count", "reward_count", "marker", "chakra", "discard", "removed",
    "reinforcements", "reinforcement_count", "known", "seen_rewards", "top_of_deck",
    "seen_in_deck", "counts", "pieces", "teams",
)  # fmt: skip
"""Methods of a view that are asked of both seats."""


def seen(view: View) -> dict[str, Any]:
    """Everything a view hands out at this moment, but for cards and events."""
    choice = view.choice
    if choice is not None:
        source = choice.asked.source
        hidden = 0 <= source < TEAM and view.card(source) is None
        step = told(view, choice.asked.step)
        asked = evolve(choice.asked, step=step, source=-1 if hidden else source)
        choice = evolve(choice, asked=asked)
    refusals = view.refusals() if choice is not None else ()
    found: dict[str, Any] = {name: encode(getattr(view, name)) for name in _MOMENT}
    found["edition"] = view.edition.name
    redraws = choice is not None and choice.asked.ask == "redraw"
    found["redraw_size"] = view.redraw_size if redraws else 0
    found["choice"] = encode(choice)
    found["refusals"] = encode(refusals)
    found["fights"] = encode(view.fights)
    found["forecasts"] = [encode(view.forecast(fight)) for fight in view.fights]
    found["chain"] = encode(view.chain)
    for name in _OF_SEATS:
        found[name] = [encode(getattr(view, name)(seat)) for seat in (0, 1)]
    teams = [team.id for seat in (0, 1) for team in view.teams(seat)]
    found["powers"] = [[one, view.team_power(one), view.team_mental(one)] for one in teams]
    found["cards"] = [_of_card(view, card) for card in seen_cards(view)]
    found["sentences"] = [
        [card, place, view.ability_text(card, place)]
        for card, place in _abilities(choice, refusals)
    ]
    return found


def seen_cards(view: View) -> list[int]:
    """All cards that the view's seat may know at this moment."""
    return [card for card in range(view.card_count) if view.card(card) is not None]


def _of_card(view: View, card: int) -> list[Any]:
    """A card that may be seen: number, zone, holder, owner, costs, and what is true of it now."""
    in_play = view.piece(card) is not None
    costs = None
    if view.where(card) == HAND:
        costs = [view.entrance(card), view.hand_cost(card), encode(view.jutsu_costs(card))]
    return [
        card, view.where(card), view.holder(card), view.owner(card), costs,
        encode(view.traits(card)) if in_play else None,
        list(view.given(card)) if in_play else [],
        [view.is_face_up(card), in_play and view.is_tracked(card)],
    ]  # fmt: skip


def _abilities(choice: Choice | None, refusals: Iterable[Refusal]) -> list[tuple[int, int]]:
    """The abilities that the words of a question speak of."""
    found = {(one.card, one.index) for one in refusals if one.verb == "ability"}
    if isinstance(choice, PickOption):
        found |= {(one.card, one.index) for one in choice.options if one.verb == "ability"}
    return sorted(found)


@define
class Teller:
    """What one end has been told so far; `news` is what it has to be told now."""

    cards: dict[int, Card] = field(factory=dict)
    events: list[Event] = field(factory=list)

    def news(self, view: View) -> dict[str, Any]:
        """The moment, cards seen for the first time, and events since (or instead of some).

        A card that was looked at may be hidden again by now: it is told for the log's sake.
        """
        events = view.events()
        same = 0
        for mine, theirs in zip(self.events, events, strict=False):
            if mine != theirs:
                break
            same += 1
        self.events = events
        found = dict[int, Card]()
        for event in events[same:]:
            found |= view.seen_in(event)
        found |= {one: card for one in seen_cards(view) if (card := view.card(one)) is not None}
        new = [
            [one, encode(card)] for one, card in found.items() if self.cards.get(one) is not card
        ]
        self.cards |= found
        moment = {"seat": view.seat, "count": view.card_count, **seen(view)}
        return {"new": new, "since": same, "events": encode(events[same:]), "moment": moment}
