"""Who leads a team that somebody has joined by an effect (T-14)."""

from typing import TYPE_CHECKING

from .choices import PickCards
from .questions import Answer, Asked
from .state import Team
from .values import value

if TYPE_CHECKING:
    from .game import Game


def take_position(game: "Game", by: tuple[int, int], position: str, team: Team, card: int) -> None:
    """As a head the newcomer leads and the former head is a back; in any position its player
    picks (T-14); else it is a back. `by`: the seat and the card whose effect it is.
    """
    if team.head < 0 or position in ("", "back"):
        return
    asks = PickLeader(by[0], team.id, card, by[1])
    if position == "head":
        asks.take(game, (card,))
    else:
        game.agenda.append(asks)


@value
class PickLeader:
    """Whether the Ninja that has joined a team leads it, or the one that led it before."""

    seat: int
    team: int
    card: int
    source: int

    def run(self, game: "Game") -> None:
        team = game.teams.get(self.team)
        if team is None or self.card not in team.members or team.head in (-1, self.card):
            return
        both = (team.head, self.card)
        game.choice = PickCards(Asked(self.seat, "new head", self.source, self), both, 1, 1)

    def take(self, game: "Game", answer: Answer) -> None:
        lead(game, game.teams[self.team], answer[0])


def lead(game: "Game", team: Team, card: int) -> None:
    """A member of a team that is out becomes its head."""
    if team.head != card:
        team.head = card
        game.clock += 1
        game.notes.append(("head", team.seat, (card,), 0, team.id))
