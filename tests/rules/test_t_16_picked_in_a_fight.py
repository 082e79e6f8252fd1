"""Picks and players of effects in a fight: teams, Jutsu on the chain, who attacks (T-16, T-17)."""

import pytest

from .scene import Scene, jutsu, ninja, scene


def fighting(text: str, *cards, mine: str = "", theirs: str = "") -> Scene:
    """A and C attack, B blocks A and D blocks C; player 1 uses a Jutsu with this text."""
    game = scene(
        f"phase exchange\nplayer 1\n attack A\n attack C\n hand J wait {mine}\n team H\n"
        f"player 2\n block 1 B\n block 2 D\n hand wait wait {theirs}\n deck N-001 x9",
        *(ninja(one, "3/1") for one in "ABCDH"), jutsu("J", text=text), *cards,
    )  # fmt: skip
    game.play("jutsu J")
    if game.asked.endswith("user"):
        game.pick("A")
    return game


def outcomes(game: Scene) -> list[str]:
    view = game.game.view(0)
    return [view.forecast(fight).outcome for fight in view.fights]


def test_one_of_several_teams_skips_the_showdown() -> None:
    game = fighting("1 enemy team skips the showdown.")
    game.resolve()
    game.pick("D")
    assert outcomes(game) == ["tie", "skipped"]


def test_one_of_several_teams_wins_its_fight() -> None:
    game = fighting("1 of your attacking teams ends its fight with a plain victory.")
    game.resolve()
    game.pick("C")
    assert outcomes(game) == ["tie", "win"]


def test_no_team_wins_where_there_is_none() -> None:
    game = fighting("All teams with team power 9 or more end their fights with a plain victory.")
    game.resolve()
    assert outcomes(game) == ["tie", "tie"]


@pytest.mark.parametrize(("who", "drawn"), [("attacking", (1, 0)), ("blocking", (0, 1))])
def test_the_attacking_and_the_blocking_player_draw(who: str, drawn: tuple[int, int]) -> None:
    game = fighting(f"The {who} player draws 1 card.")
    before = [len(game.cards(one, "hand")) for one in (1, 2)]
    game.resolve()
    after = [len(game.cards(one, "hand")) for one in (1, 2)]
    assert tuple(b - a for a, b in zip(before, after, strict=True)) == drawn


def test_one_of_two_jutsu_on_the_chain_is_negated() -> None:
    game = fighting(
        "Draw 1 card.", jutsu("K", text="Negate 1 enemy Jutsu on the chain."), theirs="K"
    )
    game.play("jutsu K")
    if game.asked.endswith("user"):
        game.pick("B")
    game.resolve()
    assert [one.cards for one in game.happened("draw")] == []


def test_the_head_of_one_of_several_teams_changes() -> None:
    text = "Switch the head of 1 attacking team."
    game = scene(
        "phase exchange\nplayer 1\n attack A, B\n attack C, D\n hand J wait\nplayer 2\n hand wait",
        *(ninja(one, "3/1") for one in "ABCD"), jutsu("J", text=text),
    )  # fmt: skip
    game.play("jutsu J")
    if game.asked.endswith("user"):
        game.pick("A")
    game.resolve()
    game.pick("C")
    assert [game.team(one)[0] for one in "AC"] == ["A", "D"]


def test_the_new_target_is_picked_among_several() -> None:
    game = fighting(
        "Target 1 enemy Ninja.\nInjure the target.",
        jutsu(
            "K", text="Target 1 enemy Jutsu on the chain.\nChange the target's target to 1 Ninja."
        ),
        theirs="K",
    )
    game.pick("B")
    game.play("jutsu K")
    if game.asked.endswith("user"):
        game.pick("B")
    if "J" in game.offers:
        game.pick("J")
    game.resolve()
    game.pick("D")
    game.resolve()
    assert [game.is_injured(one) for one in "BD"] == [False, True]


def test_a_jutsu_keeps_its_target_where_there_is_no_other() -> None:
    game = fighting(
        "Target 1 enemy Ninja.\nInjure the target.",
        jutsu(
            "K",
            text="Target 1 enemy Jutsu on the chain.\n"
            'Change the target\'s target to 1 "Leaf" Ninja.',
        ),
        theirs="K",
    )
    game.pick("B")
    game.play("jutsu K")
    if game.asked.endswith("user"):
        game.pick("B")
    if "J" in game.offers:
        game.pick("J")
    game.resolve()
    assert [game.is_injured(one) for one in "BD"] == [True, False]


@pytest.mark.parametrize(("user", "injured"), [("B", False), ("D", True)])
def test_those_that_target_a_ninja_are_negated(user: str, injured: bool) -> None:
    game = fighting(
        "Target 1 enemy Ninja.\nInjure the target.",
        jutsu("K", text="Negate all enemy Jutsu that target the user."), theirs="K",
    )  # fmt: skip
    game.pick("B")
    game.play("jutsu K")
    if game.asked.endswith("user"):
        game.pick(user)
    game.resolve()
    assert game.is_injured("B") == injured


def test_a_card_name_is_named_among_those_of_both_players() -> None:
    game = fighting("Name a card name. Draw 1 card.")
    game.resolve()
    assert len(game.game.choice.options) > 1
    drawn = len(game.happened("draw"))
    game.play(game.offers[0])
    assert len(game.happened("draw")) == drawn + 1
