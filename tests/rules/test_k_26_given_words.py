"""Words, symbols, text and values that are given or taken: K-26, T-12, T-23."""

import pytest

from .scene import Scene, mission, ninja, scene


def given(text: str, *cards, mine: str = "team A", theirs: str = "team E") -> Scene:
    """Player 1 plays a Mission with this text; A is a Fire Ninja with a text."""
    game = scene(
        f"player 1\n hand M N-001\n marker 5\n{mine}\nplayer 2\n{theirs}",
        ninja("A", "2/1", mental=1, text="This Ninja gets +1/+0.", characteristics=("Leaf",)),
        ninja("E", "3/3"), mission("M", text=text), *cards,
    )  # fmt: skip
    game.play("mission M")
    return game


def test_k_26_a_symbol_is_gained_once() -> None:
    game = given("All of your Ninja gain Water this turn. All of your Ninja gain Fire this turn.")
    assert sorted(game.game.traits(game.card("A")).symbols) == ["F", "W"]


def test_k_26_a_text_is_lost() -> None:
    assert given("All of your Ninja lose their text this turn.").power("A") == "2/1"
    assert given("All enemy Ninja lose their text this turn.").power("A") == "3/1"


def test_k_26_3_a_keyword_that_is_gained_is_also_a_word() -> None:
    text = 'All of your Ninja gain keyword "Non-unique" this turn.'
    game = given(text)
    assert "Non-unique" in game.game.traits(game.card("A")).words


@pytest.mark.parametrize(
    ("text", "power", "mental"),
    [
        ("All of your Ninja get +2 combat this turn.", "5/1", 1),
        ("All of your Ninja get +2 support this turn.", "3/3", 1),
        ("All of your Ninja have combat 6 this turn.", "6/1", 1),
        ("All of your Ninja have support 6 this turn.", "3/6", 1),
        ("All of your Ninja get +2 mental power this turn.", "3/1", 3),
        ("All of your Ninja have mental power 7 this turn.", "3/1", 7),
    ],
)
def test_t_12_single_values(text: str, power: str, mental: int) -> None:
    game = given(text)
    assert game.power("A") == power
    assert game.game.traits(game.card("A")).mental == mental


def test_k_26_a_mission_may_bear_a_word_and_be_a_permanent() -> None:
    text = 'Discard all enemy "Ritual" Missions. Discard all enemy "Counter" Missions.'
    keeps = "You can keep any number of cards."
    game = given(
        text,
        mission("P", permanent=True, text=keeps),
        mission("Q", permanent=True, text=keeps, characteristics=("Ritual",)),
        mission("R", permanent=True, counter=True, text=keeps),
        theirs="mission P\n mission Q\n mission R",
    )
    assert game.in_play(2) == ["P"]


def test_t_16_picked_together_by_a_lowest_total() -> None:
    text = "Discard 2 enemy Ninja with a total combat 5 or more."
    game = given(text, ninja("X", "1/1"), ninja("Y", "2/1"), theirs="team E\n team X\n team Y")
    game.pick("E", "Y")
    assert game.in_play(2) == ["X"]


def test_t_16_of_what_was_looked_at_one_is_picked() -> None:
    game = given(
        "Look at the top 3 cards of your deck; move 1 of those cards to hand.",
        mine="team A\n deck N-002 N-003 N-004",
    )
    game.pick("N-003")
    assert "N-003" in game.cards(1, "hand")
    assert game.deck(1) == 2


def test_t_19_who_cannot_become_stand_by_stays_in_its_team() -> None:
    text = "All of your Ninja become stand-by. All of your Ninja leave their team."
    ban = ninja("B", text="This Ninja cannot become stand-by.")
    game = given(text, ban, ninja("C"), mine="team A, B, C")
    assert sorted(game.team("B")) == ["B"]
