"""Positions of their own for cards of the sample of seed 62."""

from collections.abc import Callable

from tests.rules.scene import Scene, mission, ninja, scene

from .positions_by_hand import PAY, A, B, paid_for


def comes_to_an_aid() -> tuple[Scene, ...]:
    """An enemy Ninja damages one of its side; before that it was deployed by its player."""
    biter = ninja("X", text="[Mission] Pay 0: Give 1 damage to 1 enemy Ninja.")
    game = scene("turn 10\nactive 2\nplayer 1\nteam A\nhand N-US116 wait\nplayer 2\nteam X\n"
                 "hand wait", A, biter)  # fmt: skip
    game.play("ability X 0")
    game.resolve()
    while not game.asked.endswith("mission phase"):
        if game.asked == "1 optional effect":
            game.yes()
        else:
            game.quiet()
    return _deployed("N-US116"), game


def _deployed(number: str) -> Scene:
    game = scene(f"turn 21\nplayer 1\nmarker 10\nhand {number} PAY wait\nplayer 2", PAY)
    game.deploy(number)
    return paid_for(game)


def sees_a_squad() -> tuple[Scene, ...]:
    """It is played; later a Squad comes by an effect."""
    comes = scene("turn 21\nplayer 1\nmarker 10\nhand M-487 PAY PAY wait\nplayer 2", PAY)
    comes.play("mission M-487")
    call = mission("CALL", text="Put all Ninja from your discard pile into play.")
    sees = scene("player 1\nmission M-487\nhand CALL wait\ndiscard X\ndeck 9\nplayer 2", call,
                 ninja("X", characteristics=("Squad",)))  # fmt: skip
    sees.play("mission CALL")
    sees.resolve()
    return paid_for(comes), sees


def is_paid_with_two_symbols() -> tuple[Scene, ...]:
    """Its price is a card that is Void and something else, each once."""
    found = []
    for letter in "FWENL":
        game = scene("turn 21\nplayer 1\nmarker 10\nteam A\nhand M-748 S wait\ndeck 9\nplayer 2\n"
                     "hand B B\ndeck 9", A, B, ninja("S", symbols=f"V{letter}"))  # fmt: skip
        game.play("mission M-748")
        while game.asked == "1 pay hand cost":
            game.quiet()
        game.play("symbol S 1")
        game.resolve()
        found.append(game)
    return tuple(found)


def is_used_by_eight_of_the_leaf() -> tuple[Scene, ...]:
    """It is played; each of its rows is chosen once."""
    comes = scene("turn 21\nplayer 1\nmarker 10\nhand M-541 PAY PAY wait\nplayer 2", PAY)
    comes.play("mission M-541")
    found = [paid_for(comes)]
    leaf = [ninja(f"L{one}", characteristics=("Leaf",)) for one in range(8)]
    teams = "\n".join(f"team {one.number}" for one in leaf)
    for mode in (0, 1):
        game = scene(f"player 1\n{teams}\nmission M-541\nhand wait\nplayer 2\nrewards A A\ndeck 9",
                     A, *leaf)  # fmt: skip
        game.play("ability M-541 0")
        game.resolve()
        game.play(f"mode {mode}")
        if game.asked == "1 pick":
            game.pick(game.offers[0])
        found.append(game)
    return tuple(found)


def calls_a_pain() -> tuple[Scene, ...]:
    """A Pain that may come lies in the discard pile, and somebody with its eyes is injured."""
    game = scene("turn 10\nactive 2\nphase end\nplayer 1\nmarker 5\nteam N-1333\nteam E injured\n"
                 "discard X\nhand wait\ndeck 9\nplayer 2\ndeck 9",
                 ninja("X", name="Pain (Deva Path)", entrance=5),
                 ninja("E", characteristics=("Rinnegan",)))  # fmt: skip
    while game.asked != "1 mission phase":
        if game.asked == "1 trigger order":
            game.order(*game.offers)
        elif game.asked == "1 optional effect":
            game.yes()
        elif game.asked == "1 pick":
            game.pick(game.offers[0])
        else:
            game.quiet()
    call = mission("CALL", text="Put 1 Ninja from your reinforcements into play.")
    brought = scene("player 1\nhand CALL wait\nreinforcements N-1333\nplayer 2", call)
    brought.play("mission CALL")
    brought.resolve()
    return brought, game


def counts_those_alone() -> tuple[Scene, ...]:
    """Both of whom it is made are in play; later there is chakra, and somebody is alone."""
    both = ninja("S", name="Sasori"), ninja("D", name="Deidara")
    comes = scene("turn 21\nplayer 1\nmarker 10\nteam S\nteam D\nhand wait\nreinforcements N-552\n"
                  "player 2", *both)  # fmt: skip
    comes.play("squad N-552")
    while comes.asked.startswith("1 ") and comes.asked != "1 mission phase":
        comes.quiet()
    acts = scene("player 1\nteam N-552\nchakra A A A\nhand wait\nplayer 2\nteam B\nhand wait", A,
                 B)  # fmt: skip
    acts.play("next")
    while acts.asked != "1 optional effect":
        acts.quiet()
    acts.yes()
    acts.resolve()
    return comes, acts


OF_SAMPLE_62: dict[str, Callable[[], tuple[Scene, ...]]] = {
    "N-US116": comes_to_an_aid,
    "M-487": sees_a_squad,
    "M-748": is_paid_with_two_symbols,
    "M-541": is_used_by_eight_of_the_leaf,
    "N-1333": calls_a_pain,
    "N-552": counts_those_alone,
}
