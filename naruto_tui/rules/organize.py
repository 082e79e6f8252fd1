"""The Organization Phase: all Ninja in teams of one to three (rule 4.8)."""

from typing import TYPE_CHECKING, Final

from . import bans
from .costs import spare_room, team_size
from .questions import Answer, Asked
from .state import Team
from .team_choices import Arrange
from .values import value

if TYPE_CHECKING:
    from .game import Game


@value
class Organize:
    """A player arranges all his Ninja that are at home in teams."""

    seat: int

    def run(self, game: "Game") -> None:
        found: list[int] = []
        for team in game.teams.values():
            if team.seat == self.seat and not team.out:
                found += team.members
        if len(found) >= 2:
            ninja = tuple(found)
            size = team_size(game, self.seat)
            asked = _ASKED[self.seat]
            spare = spare_room(game, ninja)
            if spare or "cannot team" in game.says:
                game.choice = Arrange(asked, ninja, size, *bans.apart(game, ninja), spare)
            else:
                game.choice = Arrange(asked, ninja, size)

    def take(self, game: "Game", answer: Answer) -> None:
        teams, play = game.teams, game.play
        arranged = []
        for members in answer:
            team = teams[play[members[0]].team]
            # A team that stays together stays the same object: what was said of it still holds.
            if len(team.members) == len(members) and set(members).issuperset(team.members):
                team.members = members
            else:
                team = Team(game.fresh_id(), self.seat, members, -1, "")
                for one in members:
                    play[one].team = team.id
            arranged.append(team)
        for old in tuple(teams.values()):
            if old.seat == self.seat and not old.out:
                del teams[old.id]
        for team in arranged:
            teams[team.id] = team
        game.clock += 1
        game.notes.append(("organize", self.seat, (), len(answer)))


_ASKED: Final = tuple(Asked(seat, "organize", -1, Organize(seat)) for seat in (0, 1))
"""The question, made once for each player."""
