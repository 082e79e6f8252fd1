"""Scenes that tests of Ninja set often, and what may be sent out in them."""

from naruto_tui.cards.model import Card
from naruto_tui.rules.team_choices import Block, Send
from tests.rules.scene import Scene, scene

from .fight import KEPT


def sending(
    *teams: str, mine: str = "", theirs: str = "team N-010", cards: tuple[Card, ...] = ()
) -> Scene:
    """Player 1 is about to send out; player 2 has somebody who could block."""
    lines = "\n ".join(f"team {team}" for team in teams)
    text = f"phase battle\nplayer 1\n {lines}\n {mine}\nplayer 2\n {theirs}"
    return scene(text, KEPT, *cards)


def blocking(attack: str, *teams: str, theirs: str = "") -> Scene:
    """Player 1 has sent out a team and holds a Jutsu; player 2 is about to block."""
    lines = "\n ".join(f"team {team}" for team in teams)
    return scene(
        f"phase block\nplayer 1\n attack {attack}\n hand KEPT\nplayer 2\n {lines}\n {theirs}",
        KEPT,
    )


def may_go(game: Scene) -> list[list[str]]:
    """The teams that the asked player may send out now, to attack or to block."""
    choice = game.game.choice
    if isinstance(choice, Send):
        teams = [game.game.teams[one.team].members for one in choice.teams]
    else:
        assert isinstance(choice, Block), game.asked
        teams = [game.game.teams[one.team].members for one in choice.blockers]
    return [[game.game.cards[one].number for one in team] for team in teams]


def showdown(attack: str, block: str, top: str = "") -> Scene:
    """The fight of these two teams is settled, as far as nobody is asked anything."""
    return scene(
        f"phase showdown\n{top}\nplayer 1\n attack {attack}\n hand N-031 x2\n"
        f"player 2\n block 1 {block}\n hand N-031 x2"
    )
