"""How a game, a turn or a phase ends by an effect, is skipped, or comes once more (T-28, T-30)."""

from typing import TYPE_CHECKING, Any, Final

from naruto_tui.cards import nodes as n

from .chain import Finish, finish
from .costs import rule_number
from .force import is_forbidden
from .perform import DO, EndFrame
from .select import players
from .state import Frame
from .values import value

if TYPE_CHECKING:
    from .game import Game

SKIPPED: Final = ("turn", "mission phase", "organization phase", "battle phase")
"""What a player can be told to skip; turns and battle phases can also come once more."""


def wins_by_rewards(game: "Game", seat: int) -> bool:
    """Whether a player has the rewards that win (6.1), and may win by them (T-30)."""
    wanted = game.edition.rewards_to_win
    if "rewards to win" in game.says:
        wanted = rule_number(game, "rewards to win", seat, wanted)
    if len(game.sides[seat].rewards) < wanted:
        return False
    return not is_forbidden(game, "cannot win by rewards", seat, -1)


def is_skipped(game: "Game", seat: int, what: str) -> bool:
    """Whether this turn or phase of a player is skipped: none of its steps and triggers (T-28)."""
    due = (seat, what, False)
    if due not in game.due:
        return False
    game.due.remove(due)
    game.notes.append(("skip part", seat, (), 0, -1, -1, (what,)))
    return True


def next_turn(game: "Game") -> int:
    """Whose turn comes next: an additional one first, and without those that are skipped."""
    seat = game.active
    for due in game.due:
        if due[1:] == ("turn", True):
            game.due.remove(due)
            game.notes.append(("extra", due[0], (), 0, -1, -1, ("turn",)))
            return due[0]
    seat = 1 - seat
    while is_skipped(game, seat, "turn"):
        seat = 1 - seat
    return seat


def _skip(game: "Game", frame: Frame, node: n.Skip) -> None:
    if node.what == "rest of turn":
        _before_the_card_leaves(game, EndTurn())
        frame.done = frame.applied = True
        return
    for seat in players(game, frame, node.player):
        if node.extra and node.what == "battle phase":
            _add_battle(game, seat)
        else:
            game.due.append((seat, node.what, node.extra))
        frame.done = frame.applied = True


def _add_battle(game: "Game", seat: int) -> None:
    """Another Battle Phase after this turn's, with the same teams (OPEN 40)."""
    places = [
        place for place, step in enumerate(game.agenda) if getattr(step, "phase", "") == "end"
    ]
    if places and seat == game.active:
        from .turn import battle_phase  # noqa: PLC0415 - the turn knows of what ends it

        game.agenda.insert(places[0] + 1, battle_phase(seat))
        game.notes.append(("extra", seat, (), 0, -1, -1, ("battle phase",)))


def _before_the_card_leaves(game: "Game", step: Any) -> None:
    """Puts a step behind all that is still to be done of the effect in hand."""
    ends = (place for place, one in enumerate(game.agenda) if isinstance(one, Finish | EndFrame))
    game.agenda.insert(max(ends), step)


@value
class EndTurn:
    """The chain is emptied and the End Phase comes; all teams go home (T-28)."""

    def run(self, game: "Game") -> None:
        while game.chain:
            finish(game, game.chain.pop(), "failed")
        agenda = game.agenda
        # Whoever ends a turn twice, or in its End Phase, ends nothing more.
        while agenda and getattr(agenda[-1], "phase", "") != "end" and _is_of_turn(game):
            agenda.pop()
        for team in game.teams.values():
            team.out, team.head = "", -1
        game.fights.clear()
        game.clock += 1
        game.notes.append(("skip part", game.active, (), 0, -1, -1, ("rest of turn",)))


def _is_of_turn(game: "Game") -> bool:
    """Whether the End Phase of this turn is still to come."""
    return any(getattr(step, "phase", "") == "end" for step in game.agenda)


def _end_game(game: "Game", frame: Frame, node: n.EndGame) -> None:
    """At once, before anything else (T-30)."""
    seats = players(game, frame, node.player)
    if not seats:
        return
    frame.done = frame.applied = True
    for step in [one for one in game.agenda if isinstance(one, Finish)]:
        finish(game, step.link, "applied")
    if len(seats) == 2:
        game.end(-1, "effect")
    else:
        game.end(seats[0] if node.wins else 1 - seats[0], "effect")


def lose_at_end(game: "Game") -> bool:
    """Who was to lose or win at the end of this turn does so before rewards are counted (T-30).

    If both were, the Attacker wins.
    """
    if "end game" not in game.says:
        return False
    losers = set()
    for watcher in game.watchers:
        steps = watcher.later.steps
        if watcher.later.moment == "end of turn" and isinstance(steps[0], n.EndGame):
            for seat in players(game, watcher.frame, steps[0].player):
                losers.add(1 - seat if steps[0].wins else seat)
    if not losers:
        return False
    game.end(1 - losers.pop() if len(losers) == 1 else game.active, "effect")
    return True


DO.update({n.Skip: _skip, n.EndGame: _end_game})
