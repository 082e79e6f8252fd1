"""Modes with targets of their own: the mode is chosen first, then its targets (5.3.4)."""

import pytest

from naruto_tui.cards.language import read_line
from naruto_tui.cards.language.errors import CardTextError
from naruto_tui.rules.playable import problems

from .scene import Scene, mission, ninja, scene

A, B = ninja("A"), ninja("B")
EITHER = "Choose 1: (1) Target 1 enemy Ninja. Injure the target. (2) Draw 1 card."
BOTH = (
    "Choose 1: (1) Target 1 enemy Ninja. Injure the target. "
    "(2) Target 1 of your Missions. Discard the target."
)


def played(text: str, mine: str = "", theirs: str = "team B") -> Scene:
    game = scene(
        f"turn 9\nplayer 1\nteam A\nhand M wait\ndeck A B\n{mine}\nplayer 2\n{theirs}",
        A, B, mission("M", text=text), mission("P", text="Draw 1 card.", permanent=True),
    )  # fmt: skip
    if game.offered("mission M"):
        game.play("mission M")
    return game


def test_the_mode_comes_before_its_targets() -> None:
    game = played(EITHER, theirs="team B\nteam B")
    assert game.asked == "1 modes"
    game.play("mode 0")
    assert game.asked == "1 target"
    game.pick("B#2")
    game.resolve()
    assert game.is_injured("2:B#2")
    assert not game.is_injured("2:B#1")
    assert len(game.cards(1, "hand")) == 1


def test_another_mode_declares_nothing() -> None:
    game = played(EITHER)
    game.play("mode 1")
    game.resolve()
    assert not game.is_injured("2:B")
    assert len(game.cards(1, "hand")) == 2


def test_a_mode_without_a_target_at_hand_is_not_offered() -> None:
    game = played(EITHER, theirs="")
    assert game.offers == ["mode 1"]


def test_nothing_is_played_where_no_mode_has_a_target() -> None:
    assert not played(BOTH, theirs="").happened("play")
    assert played(BOTH).happened("play") == []
    assert played(BOTH).asked == "1 modes"
    assert played(BOTH, "mission P", "").offers == ["mode 1"]


def test_it_fails_when_the_target_of_its_mode_is_gone() -> None:
    away = mission("C", text="Target 1 of your Ninja.\nMove the target to hand.", counter=True)
    game = scene(
        "turn 9\nplayer 1\nteam A\nhand M wait\ndeck A B\nplayer 2\nteam B\nteam A\nhand C",
        A, B, mission("M", text=EITHER), away,
    )  # fmt: skip
    game.play("mission M")
    game.play("mode 0")
    game.pick("B")
    game.play("counter C")
    game.pick("B")
    game.resolve()
    assert game.where("2:B") == "hand"
    assert len(game.cards(1, "hand")) == 1


def used(mine: str) -> Scene:
    """A takes a coin off another card than the target."""
    text = (
        "[Mission] Take 1 coin off 1 of your cards in play other than the target: Choose 1: "
        "(1) Target 1 of your Ninja. Place 2 +1/+1 coins on the target. "
        "(2) Target 1 of your Missions. Place 2 coins on the target."
    )
    power = ninja("U", "1/1", text=text)
    lasting = mission("P", text="When your Ninja enters play, draw 1 card.", permanent=True)
    return scene(f"turn 9\nplayer 1\n{mine}\nhand wait\nplayer 2\nteam B", power, A, B, lasting)


def test_a_price_that_speaks_of_the_target_is_paid_with_something_else() -> None:
    game = used("team U coins +1/+1 x1\nteam A")
    game.play("ability U 0")
    game.play("mode 0")
    assert game.asked != "1 target"
    game.resolve()
    assert (game.power("U"), game.power("A")) == ("1/1", "3/2")


def test_a_mode_whose_only_target_bears_the_only_coin_is_not_offered() -> None:
    game = used("team U coins +1/+1 x1")
    assert not game.offered("ability U 0")
    game = used("team U coins +1/+1 x1\nmission P")
    game.play("ability U 0")
    assert game.offers == ["mode 1"]


def test_a_trigger_has_modes_with_targets_too() -> None:
    text = f"When this Ninja enters play, {EITHER[0].lower()}{EITHER[1:]}"
    game = scene("turn 9\nplayer 1\nhand N wait\ndeck A\nplayer 2\nteam B\nteam B", B, A,
                 ninja("N", text=text))  # fmt: skip
    game.deploy("N")
    game.play("mode 0")
    assert game.asked == "1 target"
    game.pick("B#2")
    game.resolve()
    assert game.is_injured("2:B#2")


@pytest.mark.parametrize(
    "text",
    [
        "Choose 2: (1) Target 1 Ninja. Injure the target. (2) Draw 1 card. (3) Draw 2 cards.",
        "If it is your turn, choose 1: (1) Target 1 Ninja. Injure the target. (2) Draw 1 card.",
        "Draw 1 card. Choose 1: (1) Target 1 Ninja. Injure the target. (2) Draw 1 card.",
        "Target 1 Ninja. Choose 1: (1) Target 1 Ninja. Injure the target. (2) Draw 1 card.",
    ],
)
def test_where_it_would_not_be_chosen_at_once_it_is_refused(text: str) -> None:
    with pytest.raises(CardTextError, match="row"):
        read_line(text, stays=False)


def test_a_row_without_a_target_does_not_speak_of_one() -> None:
    wrong = EITHER.replace("Draw 1 card", "Heal the target")
    assert "no target is declared" in problems(mission("M", text=wrong))[0]


def test_what_is_not_announced_has_no_such_modes() -> None:
    text = f"When this Ninja would be discarded, {EITHER[0].lower()}{EITHER[1:-1]} instead."
    assert problems(ninja("N", text=text))
