"""One of several things on the chain, and actions that find nobody to do them to (T-10, T-17)."""

import pytest

from .scene import Scene, jutsu, mission, ninja, scene


def answered_twice(text: str) -> Scene:
    """J of player 1 is answered by K of player 2, and that by L of player 1 with this text."""
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J L wait\n deck N-001 x9\n"
        "player 2\n block 1 B\n hand K wait\n deck N-001 x9",
        ninja("A", "3/1"), ninja("B", "3/1"), jutsu("J", text="Draw 1 card."),
        jutsu("K", text="Draw 1 card."), jutsu("L", text=text),
    )  # fmt: skip
    for one in ("J", "K", "L"):
        game.play(f"jutsu {one}")
    game.resolve()
    return game


@pytest.mark.parametrize(("picked", "decks"), [("J", (9, 8)), ("K", (8, 9))])
def test_t_10_one_of_two_is_negated(picked: str, decks: tuple[int, int]) -> None:
    game = answered_twice("Negate 1 Jutsu on the chain.")
    game.pick(picked)
    game.resolve()
    assert (game.deck(1), game.deck(2)) == decks


@pytest.mark.parametrize("picked", ["J", "K"])
def test_t_22_one_of_two_is_copied_by_who_copies_it(picked: str) -> None:
    game = answered_twice("Copy 1 Jutsu on the chain.")
    game.pick(picked)
    game.resolve()
    assert (game.deck(1), game.deck(2)) == (7, 8)


def test_k_14_nobody_is_tracked_where_there_is_nobody() -> None:
    game = scene("player 1\n hand M N-001\nplayer 2", mission("M", text="Track 1 enemy Ninja."))
    game.play("mission M")
    assert game.game.tracked[0] is None


def test_t_14_a_head_without_backs_stays_the_head() -> None:
    game = scene(
        "phase exchange\nplayer 1\n attack A\n attack C, D\n hand J wait\nplayer 2\n hand wait",
        *(ninja(one, "3/1") for one in "ACD"),
        jutsu("J", text="Switch the head of all attacking teams."),
    )  # fmt: skip
    game.play("jutsu J")
    if game.asked.endswith("user"):
        game.pick("A")
    game.resolve()
    assert game.team("A") == ["A"]


def test_t_9_who_is_unaffected_may_be_revealed_but_not_injured() -> None:
    shy = ninja("S", text="This Ninja is unaffected by enemy Missions.")
    for text, injured in (("Injure 1 enemy Ninja.", False), ("Reveal 1 enemy Ninja.", False)):
        game = scene("player 1\n hand M N-001\nplayer 2\n team S", shy, mission("M", text=text))
        game.play("mission M")
        assert game.is_injured("S") == injured
