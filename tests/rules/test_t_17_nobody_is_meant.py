"""Texts that speak of a player, a thing or a team that there is not do nothing there (T-17)."""

import pytest

from naruto_tui.rules.playable import problems

from .scene import Scene, client, jutsu, mission, ninja, scene

A, A2, B, B2 = ninja("A", "3/1"), ninja("A2", "2/1"), ninja("B", "3/1"), ninja("B2", "2/1")


def used(text: str, *cards, mine: str = "A, A2", theirs: str = "B, B2", home: str = "") -> Scene:
    """A uses this Jutsu in its fight with B."""
    made = {one.number: one for one in (A, A2, B, B2, *cards)}
    game = scene(
        f"phase exchange\nplayer 1\n attack {mine}\n hand J-1 wait\n{home}\n"
        f"player 2\n block 1 {theirs}\n hand wait\n deck N-001 x5",
        jutsu("J-1", text=text), *made.values(),
    )  # fmt: skip
    game.play("jutsu J-1")
    if game.asked == "1 user":
        game.pick("A")
    game.resolve()
    return game


@pytest.mark.parametrize(
    "text",
    [
        "That player takes control of 1 enemy Ninja.",
        "That player wins the game.",
        "That player loses the game.",
        "That player may draw 1 card.",
        "That player discards 1 card from hand.",
    ],
)
def test_t_17_where_no_player_was_spoken_of_nothing_happens(text: str) -> None:
    card = mission("M", text=f"{text} If you do, win 1 reward.")
    assert problems(card) == ()
    game = scene("player 1\n hand M N-001\n deck N-001 x3\nplayer 2\n team B\n hand N-002", card, B)
    game.play("mission M")
    assert game.asked == "1 mission phase"
    assert game.in_play(2) == ["B"]
    assert game.cards(2, "hand") == ["N-002"]
    assert game.deck(1) == 3
    assert game.rewards(1) == 0


def test_t_27_who_took_a_namesake_loses_it_and_the_rest_of_the_effect_goes_on() -> None:
    text = "Take control of all enemy Ninja."
    game = scene("player 1\n hand M N-001\n team A\nplayer 2\n team T\n team B",
                 mission("M", text=text), A, B, ninja("T", name="A"))  # fmt: skip
    game.play("mission M")
    assert game.in_play(1) == ["A", "B"]
    assert game.cards(2, "discard") == ["T"]


def test_t_14_who_has_gone_back_before_is_not_moved_again() -> None:
    text = (
        "Target 1 head Ninja battling the user and 1 back Ninja battling the user.\n"
        "Put the second target into the user's team until the end of the showdown. "
        "Put the second target into the first target's team."
    )
    game = used(text)
    assert game.team("B") == ["B", "B2"]
    game.until("end")
    assert game.team("B") == ["B", "B2"]
    assert game.in_play(2) == ["B", "B2"]


def test_t_14_a_back_returns_as_a_back() -> None:
    text = (
        "Target 1 back Ninja battling the user.\n"
        "Put the target into the user's team until the end of the showdown."
    )
    game = used(text)
    assert game.team("A") == ["A", "A2", "B2"]
    game.until("end")
    assert game.team("B") == ["B", "B2"]


def test_t_14_among_its_own_it_is_a_team_of_its_own_if_the_old_one_is_gone() -> None:
    text = (
        "Target 1 of your stand-by Ninja.\n"
        "Put the target into the user's team until the end of the showdown."
    )
    game = used(text, ninja("C"), home=" team C")
    assert game.team("A") == ["A", "A2", "C"]
    game.until("end")
    assert game.team("C") == ["C"]
    assert game.team("A") == ["A", "A2"]


def test_t_30_what_else_is_due_at_the_end_of_the_turn_ends_no_game() -> None:
    texts = {"M": "At the end of this turn, draw 1 card.",
             "M2": "At the end of this turn, your opponent loses the game."}  # fmt: skip
    made = [mission(one, text=text) for one, text in texts.items()]
    game = scene("player 1\n hand M M2 N-001\n deck N-001 x5\nplayer 2\n deck N-001 x5", *made)
    game.play("mission M")
    game.until("start")
    assert game.cards(1, "hand") == ["M2", "N-001", "N-001"]
    assert game.asked, "and the game goes on"


@pytest.mark.parametrize(
    ("text", "power"),
    [
        ("All Clients get +5 team power.", 4),
        ("All Clients count against their teams.", 4),
        ('All Ninja named "A2" get +5 team power.', 9),
        ('All Ninja named "A2" count against their teams.', 2),
    ],
)
def test_t_13_what_is_in_no_team_changes_no_team_power(text: str, power: int) -> None:
    game = scene(
        "phase exchange\nplayer 1\n attack A, A2\n client C\n mission M\n hand wait\n"
        "player 2\n block 1 B\n hand wait",
        A, A2, B, client("C"), mission("M", permanent=True, text=text),
    )  # fmt: skip
    assert game.team_power("A") == power


def test_t_13_at_home_who_would_lead_gives_combat() -> None:
    text = 'All Ninja named "A" count against their teams.'
    game = scene(
        "player 1\n team A2, A\n mission M\n hand wait",
        A, A2, mission("M", permanent=True, text=text),
    )  # fmt: skip
    assert game.team_power("A") == 3 + 1 - 2 * 3


def test_t_13_a_whole_team_that_adds_nothing_has_no_power() -> None:
    assert used("The user's team adds nothing to its team this turn.").team_power("A") == 0


@pytest.mark.parametrize(("other", "injured"), [(0, False), (1, False), (3, True)])
def test_t_13_each_attack_meets_the_power_that_it_counts_as_blocked_by(
    other: int, injured: bool
) -> None:
    said = f'All Ninja named "A2" count as blocked by team power {other}.'
    game = scene(
        "phase exchange\nplayer 1\n attack A\n attack A2\n mission M\n hand J-1 wait\n"
        "player 2\n hand wait\n deck 9",
        A, A2, mission("M", permanent=True, text=said if other else "Draw 1 card."),
        jutsu("J-1", text="The user's team counts as blocked by team power 7 this turn."),
    )  # fmt: skip
    game.play("jutsu J-1")
    game.pick("A")
    game.resolve()
    game.until("end")
    assert [game.is_injured("A"), game.is_injured("A2")] == [True, injured]
    assert game.rewards(1) == (0 if other else 1)
