"""Wider structure of an effect: unless, ladders, repetition, several modes, each player (T-17)."""

from typing import TYPE_CHECKING, Any, Final

from naruto_tui.cards import nodes as n

from .choices import Option, PickOption, YesNo
from .perform import DO, Perform, perform_all
from .prices import can_pay_price
from .questions import Answer, Asked
from .select import holds, number, players
from .state import Frame
from .values import value

if TYPE_CHECKING:
    from .game import Game


# -- unless --


def _unless(game: "Game", frame: Frame, node: n.Unless) -> None:
    """A player may do something else, and decides now (T-17); or something else is so."""
    if node.condition is not None:
        if not holds(game, frame, node.condition):
            perform_all(game, node.steps)
        return
    seat = next(iter(players(game, frame, node.player or "you")), None)
    if seat is not None and can_pay_price(game, frame, node.does):
        game.choice = YesNo(Asked(seat, "unless", frame.card, Prevent(node)))
    else:
        perform_all(game, node.steps)


@value
class Prevent:
    """Whether a player does what keeps an effect from being done."""

    node: Any

    def take(self, game: "Game", answer: Answer) -> None:
        perform_all(game, self.node.does if answer else self.node.steps)

    def run(self, game: "Game") -> None:
        """Never on the agenda: only asked through."""
        raise AssertionError(game)


# -- rows --


def _ladder(game: "Game", frame: Frame, node: n.Ladder) -> None:
    """Rows by a number: every one that is reached, one of them, or exactly one."""
    reached = number(game, frame, node.number)
    if node.kind == "exact":
        last = node.rows[-1][0]
        wanted = min(reached, last) if node.more else reached
        rows = [steps for bound, steps in node.rows if bound == wanted]
    else:
        rows = [steps for bound, steps in node.rows if bound <= reached]
    if node.kind == "1 reached" and len(rows) > 1:
        options = tuple(
            Option("mode", -1, place)
            for place, (bound, _) in enumerate(node.rows)
            if bound <= reached
        )
        game.choice = PickOption(Asked(frame.seat, "modes", frame.card, TakeRow(node)), options)
        return
    perform_all(game, tuple(step for steps in rows for step in steps))


@value
class TakeRow:
    """The row of a ladder that a player has picked."""

    node: Any

    def take(self, game: "Game", answer: Answer) -> None:
        perform_all(game, self.node.rows[answer.index][1])

    def run(self, game: "Game") -> None:
        """Never on the agenda: only asked through."""
        raise AssertionError(game)


def _modes(game: "Game", frame: Frame, node: n.Modes) -> None:
    """What was chosen when it was announced; else as many as it says are chosen now."""
    if frame.modes:
        _perform_rows(game, node, frame.modes)
    else:
        PickModes(node, ()).run(game)


def _perform_rows(game: "Game", node: n.Modes, places: tuple[int, ...]) -> None:
    perform_all(game, tuple(step for place in sorted(places) for step in node.rows[place]))


@value
class PickModes:
    """Modes chosen on resolution, one after another, each once."""

    node: Any
    picked: tuple[int, ...]

    def run(self, game: "Game") -> None:
        frame = game.frames[-1]
        node: n.Modes = self.node
        wanted = min(number(game, frame, node.number), len(node.rows))
        if len(self.picked) >= wanted:
            _perform_rows(game, node, self.picked)
            return
        seat = players(game, frame, node.by)[0]
        options = tuple(
            Option("mode", -1, place) for place in range(len(node.rows)) if place not in self.picked
        )
        game.choice = PickOption(Asked(seat, "modes", frame.card, self), options)

    def take(self, game: "Game", answer: Answer) -> None:
        game.agenda.append(PickModes(self.node, (*self.picked, answer.index)))


# -- again and again --


def _repeat(game: "Game", frame: Frame, node: n.Repeat) -> None:
    """So many times; or, before each time, a coin is flipped until it shows tails."""
    if node.until == "tails":
        game.agenda += [OnHeads(node), Perform(_COIN)]
        return
    count = number(game, frame, node.number or 0)
    perform_all(game, node.steps * max(0, count))


_COIN: Final = n.Flip()


@value
class OnHeads:
    """A coin has been flipped: on heads the steps are carried out, and all begins again."""

    node: Any

    def run(self, game: "Game") -> None:
        if game.frames[-1].numbers["heads"]:
            game.agenda.append(Perform(self.node))
            perform_all(game, self.node.steps)


@value
class ForPlayer:
    """The next player of a `For each player` is `that player` now."""

    seat: int

    def run(self, game: "Game") -> None:
        game.frames[-1].player = self.seat


def for_each_player(game: "Game", frame: Frame, node: n.ForEach) -> None:
    """The steps once for each player, the Attacker first."""
    seats = players(game, frame, str(node.obj))
    for seat in reversed(seats):
        game.agenda += [Perform(step) for step in reversed(node.steps)]
        game.agenda.append(ForPlayer(seat))
    frame.done = bool(seats)


DO.update({n.Unless: _unless, n.Ladder: _ladder, n.Modes: _modes, n.Repeat: _repeat})
