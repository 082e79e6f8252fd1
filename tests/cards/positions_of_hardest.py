"""Positions of their own for cards of the hardest rows."""

from collections.abc import Callable

from tests.rules.scene import Scene, mission, ninja, scene

from .positions_by_hand import A, B, paid_for
from .positions_of_sample_64 import PAY


def calls_a_puppet_master() -> tuple[Scene, ...]:
    """A Ninja of the Reinforcement Deck takes its place."""
    master = ninja("M", characteristics=("Puppet Master", "Reinforcement"))
    comes = scene("turn 21\nplayer 1\nmarker 10\nhand N-878 PAY x3\nplayer 2\nteam B", PAY, B)
    comes.play("deploy N-878")
    calls = scene("player 1\nteam N-878\nhand wait\nreinforcements M\nplayer 2\nteam B", B, master)
    calls.play("ability N-878 1")
    calls.resolve()
    return paid_for(comes), calls


def grows_by_blocking() -> tuple[Scene, ...]:
    """It comes as a Squad out of the Reinforcement Deck; later it blocks."""
    both = ninja("C", name="Choji Akimichi"), ninja("S", name="Shikamaru Nara")
    comes = scene("turn 21\nplayer 1\nmarker 10\nteam C\nteam S\nreinforcements N-1046\nhand wait\n"
                  "player 2\nteam B", B, *both)  # fmt: skip
    comes.play("squad N-1046")
    blocks = scene("phase block\nplayer 1\nattack A\nhand wait\nplayer 2\nteam N-1046", A)
    blocks.block("A by N-1046")
    blocks.resolve()
    return paid_for(comes), blocks


def comes_as_kakashi_and_itachi() -> tuple[Scene, ...]:
    """It comes as a Squad out of the Reinforcement Deck."""
    both = ninja("K", name="Kakashi Hatake"), ninja("S", name="Itachi Uchiha")
    comes = scene("turn 21\nplayer 1\nmarker 10\nteam K\nteam S\nreinforcements PR-063\nhand wait\n"
                  "player 2\nteam B", B, *both)  # fmt: skip
    comes.play("squad PR-063")
    return (paid_for(comes),)


def comes_by_a_call() -> tuple[Scene, ...]:
    """A reserve without a Sacrifice: an effect puts it into play."""
    call = mission("CALL", text="Put 1 Ninja from your reinforcements into play.")
    game = scene("player 1\nteam A\nhand CALL wait\nreinforcements N-1114\nplayer 2\nteam B",
                 A, B, call)  # fmt: skip
    game.play("mission CALL")
    return (paid_for(game),)


OF_HARDEST: dict[str, Callable[[], tuple[Scene, ...]]] = {
    "N-878": calls_a_puppet_master,
    "N-1046": grows_by_blocking,
    "N-1114": comes_by_a_call,
    "PR-063": comes_as_kakashi_and_itachi,
}
