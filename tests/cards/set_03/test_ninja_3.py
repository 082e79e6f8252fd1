"""Set 3, Ninja N-090, N-103 and N-135: damage and power that something leaves alone."""

import pytest

from tests.cards.effects.fight import fight, resolve, use
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

from .scenes import state

SOFT = ninja(
    "SOFT",
    "1/1",
    "1/1",
    text="Valid: When this Ninja would receive damage, you may reduce that damage by 1 instead.",
)
HARD = ninja(
    "HARD",
    "1/1",
    "1/1",
    text="Valid: When this Ninja would receive damage, prevent that damage instead.",
)


def weakened(block: str, text: str) -> Scene:
    game = fight("N-009", block, "WEAK", "", jutsu("WEAK", text=f"Target 1 enemy Ninja.\n{text}"))
    use(game, "WEAK")
    resolve(game)
    return game


@pytest.mark.parametrize(("text", "power"), [
    ("The target gets -1/-1 this turn.", "0/0"), ("The target has power 9/9 this turn.", "9/9"),
])  # fmt: skip
def test_n_090_enemy_jutsu_leave_its_power_alone(text: str, power: str) -> None:
    assert weakened("N-090", text).power("N-090") == "2/0"
    assert weakened("N-090 injured", text).power("N-090") == "0/0"
    assert weakened("N-003", text).power("N-003") == power


def test_n_090_its_players_jutsu_and_enemy_missions_change_it() -> None:
    game = fight("N-009", "N-090", "", "J-001")
    game.play("pass")
    use(game, "J-001")
    resolve(game)
    assert game.power("N-090") == "4/2"
    weak = mission("WEAK", text="All enemy Ninja get -1/-1 this turn.")
    game = scene("player 1\n hand WEAK N-001\nplayer 2\n team N-090", weak)
    game.play("mission WEAK")
    assert game.power("N-090") == "1/-1"


def test_n_090_enemy_jutsu_may_do_other_things_to_it() -> None:
    assert state(weakened("N-090", "Injure the target."), "N-090") == "injured"
    game = weakened("N-090", 'The target\'s attribute becomes "Mind" this turn.')
    assert game.game.traits(game.card("N-090")).attributes == {"Mind"}


def lost(attack: str, block: str) -> Scene:
    """The blocker loses the fight; whether it reduces the damage is asked where it can."""
    game = fight(attack, block, "", "", SOFT, HARD)
    game.play("pass")
    if game.asked == "2 may":
        game.yes()
    game.until("end")
    return game


@pytest.mark.parametrize(
    ("attack", "result"),
    [("N-103", "injured"), ("N-103 injured, N-009", "injured"), ("N-017", "healthy")],
)
def test_n_103_its_damage_cannot_be_reduced(attack: str, result: str) -> None:
    assert state(lost(attack, "SOFT"), "SOFT") == result


def test_n_103_it_may_still_be_prevented() -> None:
    assert state(lost("N-103", "HARD"), "HARD") == "healthy"


def test_n_103_damage_of_jutsu_is_reduced_as_ever() -> None:
    game = fight("N-103", "SOFT", "J-010", "", SOFT)
    use(game, "J-010", "SOFT")
    resolve(game)
    game.yes()
    assert state(game, "SOFT") == "healthy"


@pytest.mark.parametrize("used", [True, False])
def test_n_135_sends_another_to_death_in_its_place(used: bool) -> None:
    game = fight("N-023, N-038", "N-135", more2="team N-001")  # 9 against 2
    game.play("pass")
    assert game.asked == "2 optional effect"
    if used:
        game.yes()
    else:
        game.no()
    game.until("end")
    assert state(game, "N-135") == ("healthy" if used else "discard")
    assert state(game, "N-001") == ("discard" if used else "healthy")


@pytest.mark.parametrize(
    ("attack", "block", "home"),
    [
        ("N-017", "N-135", "team N-001"),  # a plain defeat
        ("N-023, N-038", "N-009, N-135", "team N-001"),  # it is not the head
        ("N-023, N-038", "N-135", ""),  # nobody stands by
        ("N-023, N-038", "N-135 injured", "team N-001"),  # its text is off
    ],
)
def test_n_135_only_as_the_beaten_head(attack: str, block: str, home: str) -> None:
    game = fight(attack, block, more2=home)
    game.play("pass")
    assert game.asked != "2 optional effect"


def test_n_135_not_against_damage_of_effects() -> None:
    game = fight("N-009", "N-135", "J-010", more2="team N-001")
    use(game, "J-010", "N-135")
    resolve(game)
    assert state(game, "N-135") == "injured"
