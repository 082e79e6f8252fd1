"""Who has the option is asked, or passes: also whom nobody could ask without telling his hand.

Usually a player who can only pass is not asked. Where two people see each other's screens, or wait
for each other, that would tell what is not in his hand. A game that `asks_all` then asks him all
the same, with nothing to pick but to pass, unless what both players know proves that he can do
nothing else. So is asked whose hand might hold a card that triggers (`triggers`). What either deck
can do at all counts as known; what is in a hand does not.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from naruto_tui.cards.model import Card

from .choices import Option, PickOption
from .elsewhere import ELSEWHERE
from .options import is_in_battle, responses
from .questions import Answer, Asked
from .sayings import JUTSU_COSTS
from .values import value

if TYPE_CHECKING:
    from .game import Game

PASS: Final = Option("pass")
ASKS: Final = frozenset(("respond", "exchange", "counter"))
"""Questions (`Asked.ask`) of a player who has the option: to pass is among their answers."""
NOTHING_HELD: Final = "nothing held"
"""The question (`Asked.ask`) of a player who holds no card that triggers now, but might."""
_ONLY_PASS: Final = (PASS,)
_CHANGE_REACH: Final = frozenset(("entrance cost", "mission marker"))
"""What texts can change of how early a Mission may be played."""


def option_of(game: "Game", seat: int, barred: tuple[str, ...] = ()) -> tuple[Option, ...]:
    """What a seat that has the option can pick, to pass last; nothing where it is not asked."""
    options = responses(game, seat, barred)
    if options:
        return (*options, PASS)
    if game.start.asks_all and may_hold_more(game, seat):
        return _ONLY_PASS
    return ()


@value
class Nothing:
    """What such a question leads to."""

    def take(self, game: "Game", answer: Answer) -> None:
        """All goes on."""


def nothing_held(seat: int) -> PickOption:
    """Asked in place of a trigger of the hand, where the other player cannot know it is not there.

    What it is asked instead of is no option, so no standing order passes on either.
    """
    return PickOption(Asked(seat, NOTHING_HELD, -1, Nothing()), _ONLY_PASS)


def may_hold_more(game: "Game", seat: int) -> bool:
    """Whether the hand of a seat might, for all the other one knows, hold something to play now."""
    side = game.sides[seat]
    if not side.hand:
        return False
    if "use outside play" in game.says or ELSEWHERE in game.says:
        return True
    if game.phase == "exchange":
        return is_in_battle(game, seat) and (bool(side.chakra) or _has_free_jutsu(game, seat))
    if game.phase != "mission":
        return False
    if seat == game.active:
        return "answers" in game.says
    return side.counters < game.edition.counters_per_turn and _has_counter(game, seat)


def _has_free_jutsu(game: "Game", seat: int) -> bool:
    """Whether a Jutsu of this player's cards can ever be paid with no chakra at all."""
    return JUTSU_COSTS in game.says or any(
        card.kind == "jutsu" and not all(cost.total for cost in card.costs)
        for card in _cards_of(game, seat)
    )


def _has_counter(game: "Game", seat: int) -> bool:
    """Whether a Counter Mission of this player's cards is within reach of his turn marker."""
    if "counter" not in game.says:
        return False
    reach = game.sides[seat].marker
    by_marker = game.edition.mission_requirement == "turn marker"
    if not by_marker or not _CHANGE_REACH.isdisjoint(game.says):
        return True
    return any(card.counter and card.entrance <= reach for card in _cards_of(game, seat))


def _cards_of(game: "Game", seat: int) -> Iterator[Card]:
    owned = zip(game.cards, game.owner, strict=False)  # coins have come since
    return (card for card, owner in owned if owner == seat)
