"""Rows of the tables of the language that no printed card has used yet: what each one does."""

import pytest

from .scene import Scene, jutsu, mission, ninja, scene


@pytest.mark.parametrize(
    ("moment", "draws"),
    [
        ("At the start of the battle phase", [3, 1, 1]),
        ("At the start of the enemy's next turn", [3, 1, 1]),
        ("At the end of the enemy's next turn", [1, 3, 1]),
        ("At the start of your next turn", [1, 3, 1]),
        ("At the end of your next turn", [1, 1]),
    ],
)
def test_t_18_cards_are_drawn_before_or_after_those_of_the_next_turns(
    moment: str, draws: list[int]
) -> None:
    game = scene("player 1\n hand M N-001\n deck 20\nplayer 2\n hand N-001\n deck 20",
                 mission("M", text=f"{moment}, draw 3 cards."))  # fmt: skip
    game.play("mission M")
    turn = game.turn
    assert not game.happened("draw")
    while game.turn < turn + 2:
        game.quiet()
    assert [one.number for one in game.happened("draw")] == draws


def test_t_18_the_start_of_the_battle_phase_is_in_this_turn() -> None:
    game = scene("player 1\n hand M N-001\n team A\n deck 20",
                 mission("M", text="At the start of the battle phase, draw 3 cards."),
                 ninja("A"))  # fmt: skip
    game.play("mission M")
    assert not game.happened("draw")
    game.until("battle")
    assert game.phase == "battle"
    assert [one.number for one in game.happened("draw")] == [3]


@pytest.mark.parametrize("kept", [True, False])
def test_t_9_what_cannot_be_removed_from_the_game_may_leave_otherwise(*, kept: bool) -> None:
    own = ninja("A", text="This Ninja cannot be removed from the game." if kept else "")
    away = mission("M", text="Target 1 Ninja.\nRemove the target from the game.")
    home = mission("H", text="Target 1 Ninja.\nMove the target to hand.")
    for card, where in ((away, "play" if kept else "removed"), (home, "hand")):
        game = scene(f"player 1\n hand {card.number} wait\nplayer 2\n team A", away, home, own)
        game.play(f"mission {card.number}")
        assert game.where("A") == where


@pytest.mark.parametrize(("who", "where"), [("A", "hand"), ("B", "chakra")])
def test_t_21_a_ninja_that_would_be_charged_may_go_elsewhere(who: str, where: str) -> None:
    own = ninja("A", text="When this Ninja would be charged, move this Ninja to hand instead.")
    charge = mission("M", text="Target 1 of your Ninja.\nCharge the target.")
    game = scene("player 1\n hand M wait\n team A\n team B", own, ninja("B"), charge)
    game.play("mission M")
    game.pick(who)
    assert game.where(who) == where


@pytest.mark.parametrize(("who", "where"), [("A", "play"), ("B", "hand")])
def test_t_21_a_ninja_that_would_be_healed_may_go_instead(who: str, where: str) -> None:
    text = "When an enemy Ninja would be healed, move that Ninja to hand instead."
    rule = mission("R", permanent=True, text=text)
    heal = mission("M", text="Target 1 injured Ninja.\nHeal the target.")
    game = scene("player 1\n mission R\n hand M wait\n team A injured\nplayer 2\n team B injured",
                 rule, heal, ninja("A"), ninja("B"))  # fmt: skip
    game.play("mission M")
    game.pick(who)
    game.resolve()
    assert game.where(who) == where
    assert where == "hand" or not game.is_injured(who)


@pytest.mark.parametrize(("card", "marker", "offered"), [("A", 3, True), ("A", 2, False),
                                                         ("C", 2, True)])  # fmt: skip
def test_t_12_an_entrance_cost_is_put_in_place(card: str, marker: int, *, offered: bool) -> None:
    rule = mission("M", permanent=True, text="All Ninja in your hand have entrance cost 3.")
    held = "mission M\n" if card == "A" else ""
    game = scene(f"player 1\n marker {marker}\n {held} hand {card} wait", rule,
                 ninja("A", entrance=9), ninja("C", entrance=2))  # fmt: skip
    assert game.offered(f"deploy {card}") is offered


def used(text: str) -> Scene:
    """A, with C in its team, has used a Jutsu of this text in its fight with B."""
    game = scene("phase exchange\nplayer 1\n attack A, C\n hand J wait\n"
                 "player 2\n block 1 B\n hand wait", jutsu("J", text=text),
                 ninja("A", "4/2", mental=1), ninja("B", "3/1", mental=2),
                 ninja("C", "2/1", mental=1))  # fmt: skip
    game.play("jutsu J")
    if game.asked == "1 user":
        game.pick("A")
    game.resolve()
    return game


def test_t_13_a_team_power_is_put_in_place() -> None:
    game = used("The user's team has team power 9 this turn.")
    assert (game.team_power("A"), game.team_power("B")) == (9, 3)


@pytest.mark.parametrize(("text", "by"), [
    ("The user's team has team mental power 9 this turn.\n", 7), ("", 0),
])  # fmt: skip
def test_t_13_a_team_mental_power_is_put_in_place(text: str, by: int) -> None:
    game = used(f"{text}The user's team fights by mental power this turn.")
    game.until("end")
    (fought,) = game.happened("fight")
    assert (fought.how, fought.number) == (("mental",), by)


def test_t_12_support_is_a_multiple_of_what_is_printed() -> None:
    text = "The user gets +1/+1 this turn.\nThe user has 3 times its printed support this turn."
    game = used(text)
    assert (game.power("A"), game.power("C")) == ("5/7", "2/1")
