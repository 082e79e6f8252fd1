"""Positions for cards of later sets that no table set by the program brings to all they do."""

from collections.abc import Callable

from tests.rules.scene import Scene, mission, ninja, scene

from .effects.fight import fight, resolve, use

PAY = ninja("PAY", symbols="FWLNE")
A = ninja("A", "3/1")
B = ninja("B", "3/1")
CALL = mission("CALL", text="Put 1 Ninja from your hand into play.")


def _paid(game: Scene) -> Scene:
    while game.asked == "1 pay hand cost":
        game.quiet()
    game.resolve()
    return game


def comes_as_kakashi_and_iruka() -> tuple[Scene, ...]:
    """One of its two Ninja has to be in play, and then it is sent out."""
    kakashi = ninja("K", name="Kakashi Hatake")
    comes = scene("turn 21\nplayer 1\nmarker 10\nhand N-C012 PAY x3\nteam K", PAY, kakashi)
    comes.play("platoon N-C012")
    goes = scene("phase battle\nplayer 1\nteam N-C012\nteam A\nplayer 2\nteam B", A, B)
    goes.send("N-C012")
    goes.resolve()
    return _paid(comes), goes


def ambushes_and_gets_its_coin() -> tuple[Scene, ...]:
    """It does by ambush alone what it does, and no charge brings it to the chakra area."""
    comes = scene(
        "turn 21\nplayer 1\nmarker 10\nchakra N-459\nhand PAY x3\nplayer 2\nteam B", PAY, B
    )
    comes.play("ambush N-459")
    return (_paid(comes),)


def sees_an_uchiha() -> tuple[Scene, ...]:
    """Somebody with Uchiha in the name comes, and somebody is injured."""
    arrives = scene("turn 9\nplayer 1\nhand C-033 A\nplayer 2\nteam B", A, B)
    arrives.deploy("C-033")
    sees = scene(
        "turn 9\nplayer 1\nteam A injured\nclient C-033\nhand NEW wait\nplayer 2\nteam B",
        A,
        B,
        ninja("NEW", name="Itachi Uchiha"),
    )
    sees.play("deploy NEW")
    sees.resolve()
    sees.yes()
    return arrives, sees


def sees_an_enemy_come_by_an_effect() -> tuple[Scene, ...]:
    """The enemy puts a Ninja into play otherwise than by deploying."""
    arrives = scene("turn 9\nplayer 1\nhand M-600 PAY x2\nplayer 2\nteam B", PAY, B)
    arrives.play("mission M-600")
    sees = scene("player 1\nhand CALL A wait\nplayer 2\nmission M-600\nteam B", A, B, CALL)
    sees.play("mission CALL")
    sees.resolve()
    if sees.asked.endswith("pick"):
        sees.pick("A")
    sees.resolve()
    return _paid(arrives), sees


def is_attached_by_a_void_ninja() -> tuple[Scene, ...]:
    """Its user has to be a Void Ninja."""
    game = fight("V", "B", "J-916", "", ninja("V", symbols="V"), B)
    use(game, "J-916", "B")
    resolve(game)
    return (game,)


LATER: dict[str, Callable[[], tuple[Scene, ...]]] = {
    "N-C012": comes_as_kakashi_and_iruka,
    "N-459": ambushes_and_gets_its_coin,
    "C-033": sees_an_uchiha,
    "M-600": sees_an_enemy_come_by_an_effect,
    "J-916": is_attached_by_a_void_ninja,
}
"""For each card a position; what it says of itself is the reason."""
