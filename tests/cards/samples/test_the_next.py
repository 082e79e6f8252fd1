"""Cards that speak of the next Jutsu that is used, or of the next Ninja that is deployed."""

import pytest

from naruto_tui.rules.playable import problems
from tests.cards.effects.fight import fight, outcome, resolve, use
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

from .test_ninja import A, B

CALM = jutsu("CALM", text="Target 1 enemy Jutsu on the chain.\nNegate the target.")
PUNCH = jutsu("PUNCH", text="Target 1 Ninja battling the user.\nThe target gets -1/-0 this turn.")
KICK = jutsu("KICK", text=PUNCH.text)


def answered(number: str, first: str = "PUNCH") -> Scene:
    """J has been used; then `first` and what the opponent answers to it."""
    game = fight("A", "B", f"{number} PUNCH KICK", "CALM CALM", A, B, CALM, PUNCH, KICK)
    use(game, number)
    resolve(game)
    return game


@pytest.mark.parametrize("number", ["J-US003", "J-701"])
def test_the_next_jutsu_cannot_be_stopped(number: str) -> None:
    game = answered(number)
    use(game, "PUNCH", "B")
    use(game, "CALM", "PUNCH")
    resolve(game)
    assert outcome(game, "PUNCH") == "applied"


@pytest.mark.parametrize("number", ["J-US003", "J-701"])
def test_the_one_after_it_can(number: str) -> None:
    game = answered(number)
    use(game, "PUNCH", "B")
    resolve(game)
    use(game, "KICK", "B")
    assert game.offered("jutsu CALM")
    use(game, "CALM", "KICK")
    resolve(game)
    assert outcome(game, "KICK") == "negated"


@pytest.mark.parametrize(("number", "power"), [("J-US003", "4/2"), ("J-701", "5/1")])
def test_the_user_is_stronger(number: str, power: str) -> None:
    assert answered(number).power("A") == power


FLAMES = [
    jutsu(f"F-{number}", "FFF", text="Target 1 Ninja battling the user.\nInjure the target.")
    for number in (1, 2)
]
WAVE = jutsu("W", "WW", symbols="W", text="Target 1 Ninja battling the user.\nInjure the target.")


def copied(user: str = "Kakashi Hatake") -> Scene:
    kakashi = ninja("K", "5/1", name=user)
    game = fight("K", "B", "J-548 F-1 F-2 W", "", kakashi, B, *FLAMES, WAVE,
                 chakra="CHAKRA-F x2")  # fmt: skip
    if game.offered("jutsu J-548"):
        use(game, "J-548", "B")
        resolve(game)
    return game


def test_j_548_the_next_fire_jutsu_is_free() -> None:
    game = copied()
    assert game.is_injured("B")
    assert game.cards(1, "chakra") == ["J-548"]
    assert not game.offered("jutsu W")
    use(game, "F-1", "B")
    resolve(game)
    assert not game.offered("jutsu F-2")


def test_j_548_is_kakashis() -> None:
    assert copied("Somebody").where("J-548") == "hand"


VOID = [ninja(f"V-{number}", symbols="V", text="Sacrifice: 1 Ninja.") for number in (1, 2)]


def test_m_972_one_void_ninja_enters_without_sacrifice() -> None:
    game = scene("turn 9\nplayer 1\nmission M-972\nhand V-1 V-2\nplayer 2", *VOID)
    assert not game.offered("deploy V-1")
    game.play("ability M-972 1")
    game.resolve()
    assert game.where("M-972") == "chakra"
    game.deploy("V-1")
    game.resolve()
    assert game.where("V-1") == "play"


def test_m_972_only_for_the_first_void_ninja() -> None:
    both = mission("M-1", text="You can deploy up to 2 Ninja a turn this turn.")
    game = scene("turn 9\nplayer 1\nmission M-972\nhand M-1 V-1 V-2 wait\nplayer 2", *VOID, both)
    game.play("mission M-1")
    game.resolve()
    game.play("ability M-972 1")
    game.resolve()
    game.deploy("V-1")
    game.play("deploy V-2")
    game.resolve()
    assert game.where("V-1") == "removed"


def test_m_972_may_draw_when_the_marker_turns() -> None:
    raises = mission("M-1", text="Raise your marker by 1.")
    game = scene("turn 9\nplayer 1\nmission M-972\nhand M-1 wait\nplayer 2", raises)
    game.play("mission M-1")
    game.resolve()
    game.yes()
    assert len(game.happened("draw")) == 1


@pytest.mark.parametrize(("target", "offered"), [("T", True), ("A", False)])
def test_m_876_lowers_the_next_entrance_cost(target: str, offered: bool) -> None:
    big = ninja("BIG", entrance=8)
    game = scene("turn 9\nplayer 1\nteam T\nteam A\nhand M-876 X BIG\nplayer 2", A, big,
                 ninja("T", entrance=4), ninja("X", symbols="FWLNE"))  # fmt: skip
    game.play("mission M-876")
    while game.asked != "1 target":
        game.quiet()
    game.pick(target)
    game.resolve()
    assert game.offered("deploy BIG") == offered


def test_m_876_for_one_ninja_alone() -> None:
    both = ninja("T", entrance=4, text="You can deploy up to 2 Ninja a turn.")
    game = scene("turn 9\nplayer 1\nteam T\nhand M-876 X BIG A\nplayer 2", both, A,
                 ninja("BIG", entrance=8), ninja("X", symbols="FWLNE"))  # fmt: skip
    game.play("mission M-876")
    game.resolve()
    game.deploy("A")
    assert not game.offered("deploy BIG")


def tobi(*hand: str, ability: bool = True) -> Scene:
    cards = [
        ninja(name, hand=cost, characteristics=("Akatsuki",))
        for name, cost in (("K-1", 2), ("K-2", 2), ("CHEAP", 1))
    ]
    game = scene(f"turn 9\nplayer 1\nteam N-905\nhand {' '.join(hand)}\nplayer 2", *cards, A)
    if ability:
        game.play("ability N-905 1")
        game.resolve()
    return game


def test_n_905_another_akatsuki_ninja_for_nothing() -> None:
    game = tobi("A", "K-1", "K-2")
    assert game.where("N-905") == "deck"
    game.deploy("A")
    game.deploy("K-1")
    assert not game.offered("deploy K-2")
    assert game.cards(1, "hand") == ["K-2"]


def test_n_905_the_others_are_paid_for() -> None:
    game = tobi("K-1", "K-2")
    game.deploy("K-1")
    assert game.refusal("K-2") == "4.3.3"


@pytest.mark.parametrize(("number", "offered"), [("CHEAP", True), ("K-1", False)])
def test_n_905_in_play_akatsuki_cost_one_less(number: str, offered: bool) -> None:
    assert tobi(number, ability=False).offered(f"deploy {number}") == offered


@pytest.mark.parametrize(
    "text",
    [
        "The next Ninja in your hand gets -1 hand cost.",
        "When this Ninja attacks, the next Ninja in your hand gets -1 hand cost for good.",
        "When this Ninja attacks, discard the next Ninja from your hand.",
    ],
)
def test_t_18_of_the_next_something_is_said_for_a_turn(text: str) -> None:
    assert any("the next one" in one for one in problems(ninja("N", text=text)))
