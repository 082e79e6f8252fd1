"""Positions of their own for cards of the sample of seed 64."""

from collections.abc import Callable

from naruto_tui.cards.model import Card
from tests.rules.scene import Scene, mission, ninja, scene

from .effects.fight import fight, resolve
from .positions_by_hand import A, B, paid_for

PAY = ninja("PAY", symbols="FWLNEV")


def platoon(number: str, partner: str) -> Scene:
    """One of its two Ninja is in play."""
    game = scene(f"turn 21\nplayer 1\nmarker 10\nhand {number} PAY x3 wait\nteam Q\n"
                 "deck 9\nplayer 2", PAY, ninja("Q", name=partner))  # fmt: skip
    game.play(f"platoon {number}")
    return paid_for(game)


def fought(number: str, foe: Card, *, more2: str = "") -> Scene:
    """It has fought, and the turn is over."""
    block = foe.number if foe.number != "A" else ""
    game = fight(number, block, "", "PAY", foe, PAY, more="deck 9", more2=more2)
    while game.turn == 5:
        game.pick("PAY") if game.asked == "2 pick" else game.quiet()
    return game


def stands_against_two() -> tuple[Scene, ...]:
    """It comes as a Platoon."""
    return (platoon("N-C011", "Tenten"),)


def buries_a_foe() -> tuple[Scene, ...]:
    """It comes as a Platoon; later it hurts one foe and kills another."""
    weak, strong = ninja("X", "0/0"), ninja("Y", "7/0")
    return platoon("N-262", "Might Guy"), fought("N-262", weak), fought("N-262", strong)


def draws_at_the_end() -> tuple[Scene, ...]:
    """It comes as a Platoon; at the end of its player's turn a card is drawn."""
    game = scene("phase end\nplayer 1\nteam N-362\nhand A wait\ndeck 9\nplayer 2\n"
                 "team B\nhand wait", A, B)  # fmt: skip
    while game.asked != "1 may":
        game.quiet()
    game.yes()
    game.pick("A")
    return platoon("N-362", "Izumo Kamizuki"), game


def wins_a_reward() -> tuple[Scene, ...]:
    """It comes as a Platoon; nobody blocks it."""
    return platoon("N-US113", "Hanabi Hyuga"), fought("N-US113", A, more2="deck 9")


def trains_with_the_reserve() -> tuple[Scene, ...]:
    """Both of whom it is made are in play; later one of them is in the reserve."""
    both = ninja("S", name="Shikamaru Nara"), ninja("D", name="Choji Akimichi")
    comes = scene("turn 21\nplayer 1\nmarker 10\nteam S\nteam D\nhand wait\nreinforcements N-819\n"
                  "player 2", *both)  # fmt: skip
    comes.play("squad N-819")
    while comes.asked.startswith("1 ") and comes.asked != "1 mission phase":
        comes.quiet()
    game = fight("N-819", "B", "", "wait", B, both[0], more="reinforcements S")
    game.play("ability N-819 0")
    while game.asked == "1 pick":
        game.pick("S")
    resolve(game)
    return comes, game


def reaches_both_rows() -> tuple[Scene, ...]:
    """It is played; a Void Ninja comes; it loses all of its 10 coins."""
    comes = scene("turn 21\nplayer 1\nmarker 10\nhand M-773 PAY PAY wait\nplayer 2", PAY)
    comes.play("mission M-773")
    sees = scene("player 1\nmission M-773\nhand V wait\nplayer 2", ninja("V", symbols="V"))
    sees.deploy("V")
    sees.resolve()
    acts = scene("player 1\nmission M-773 coins x10\nhand wait\ndeck 9\nplayer 2\n"
                 "marker 12\nteam B", B)  # fmt: skip
    acts.play("ability M-773 1")
    acts.say_number(10)
    acts.resolve()
    return paid_for(comes), sees, acts


def finds_a_mission() -> tuple[Scene, ...]:
    """A Water Mission lies in its player's deck."""
    game = scene("turn 21\nplayer 1\nmarker 12\nhand N-615 PAY x4 wait\ndeck M 5\nplayer 2", PAY,
                 mission("M", symbols="W", text="Draw 1 card."))  # fmt: skip
    game.deploy("N-615")
    paid_for(game)
    game.yes()
    game.pick("M")
    return (game,)


OF_SAMPLE_64: dict[str, Callable[[], tuple[Scene, ...]]] = {
    "N-C011": stands_against_two,
    "N-262": buries_a_foe,
    "N-362": draws_at_the_end,
    "N-US113": wins_a_reward,
    "N-819": trains_with_the_reserve,
    "M-773": reaches_both_rows,
    "N-615": finds_a_mission,
}
