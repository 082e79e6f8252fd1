"""What tests of several cards look at."""

from naruto_tui.cards.model import Card
from tests.rules.scene import Scene, scene


def played(text: str, number: str, *own: Card) -> Scene:
    """A scene in which player 1 plays this Mission; the hand holds one card that pays for it."""
    game = scene(text, *own)
    game.play(f"mission {number}")
    return game


def words(game: Scene, number: str) -> frozenset[str]:
    """Characteristics a Ninja has now."""
    return game.game.traits(game.card(number)).words


def cost(game: Scene, number: str) -> int:
    """A card's current entrance cost."""
    return game.game.entrance(game.card(number))


def known(game: Scene, by: int, whose: int) -> list[str]:
    """Cards in a hand that a player knows."""
    view = game.game.view(by - 1)
    return [game.game.cards[card].number for card in view.known(whose - 1)]


def sendable(game: Scene) -> list[list[str]]:
    """The teams that may be sent out."""
    return [members(game, one.team) for one in game.game.choice.teams]


def must_send(game: Scene) -> list[list[str]]:
    """The teams that must be sent out."""
    return [members(game, one) for one in sorted(game.game.choice.must)]


def blockers(game: Scene) -> dict[tuple[str, ...], list[list[str]]]:
    """Who may block, and which attacking teams."""
    return {
        tuple(members(game, one.team)): [members(game, team) for team in one.attackers]
        for one in game.game.choice.blockers
    }


def members(game: Scene, team: int) -> list[str]:
    """The Ninja of a team by number."""
    return [game.game.cards[one].number for one in game.game.teams[team].members]
