"""Expert and Combination: what a Jutsu does beyond its main effect (K-10, K-11).

Whether a bonus is earned is looked at when the Jutsu begins to resolve. Those earned are carried
out after the main effect, in the order of the text; one that is done `instead` takes its place.
"""

from typing import TYPE_CHECKING, Any, Final

from naruto_tui.cards import nodes as n

from .force import in_force
from .perform import perform_all
from .sayings import group_of
from .select import alive, matches
from .state import Frame
from .values import value

if TYPE_CHECKING:
    from .game import Game

Steps = tuple[Any, ...]


def with_bonuses(game: "Game", frame: Frame, main: Steps) -> Steps:
    """The steps to begin with; the bonuses that follow them are put on the agenda."""
    earned = [one for one in game.programs[frame.card].bonuses if is_earned(game, frame, one)]
    replaced = [one for one in earned if one.instead]
    game.agenda += [Bonus(one.body.steps) for one in reversed(earned) if not one.instead]
    return replaced[-1].body.steps if replaced else main


def with_added(game: "Game", jutsu: int, main: Steps) -> Steps:
    """The steps of a Jutsu, then what other cards let its player add to them."""
    return main + tuple(
        step
        for one in in_force(game, "words")
        if one.claim.row == "gain ability"
        and isinstance(one.claim.value, n.Spell)
        and one.concerns(game, jutsu)
        for step in one.claim.value.body.steps
    )


def is_earned(game: "Game", frame: Frame, bonus: n.Bonus) -> bool:
    """Whether the user fits (K-11.1), or others of its team do (K-10.1, K-10.2)."""
    user = alive(game, () if frame.user is None else (frame.user,))
    if not user or user[0] not in game.play:
        return False
    if bonus.word == "expert":
        who = user
    elif _needs_nobody(game, user[0]):
        return True
    else:
        team = game.teams[game.play[user[0]].team]
        who = [one for one in team.members if one != user[0]]
    wanted = all if bonus.every else any
    return wanted(
        any(matches(game, frame, cards, one) for one in who) for cards in bonus.alternatives
    )


def _needs_nobody(game: "Game", user: int) -> bool:
    """Whether a text lets this user's Combinations be applied without looking (K-10.3)."""
    return any(
        one.claim.ignoring == "combination" and one.concerns(game, user)
        for one in in_force(game, _USE)
    )


_USE: Final = group_of(n.Permit(n.Deed("use", None)))


@value
class Bonus:
    """Carries out a bonus; what X is in it, it says itself."""

    steps: Steps

    def run(self, game: "Game") -> None:
        game.frames[-1].defines = ()
        perform_all(game, self.steps)
