"""What cards are told by: kinds with each their own words, what they can use, how they differ."""

import pytest

from naruto_tui.rules.playable import problems

from .scene import client, jutsu, mission, ninja, scene
from .test_t_ends_and_causes import fighting, played

# -- each kind with what is said of it --


def test_t_25_each_kind_has_its_own_words() -> None:
    text = 'Search your deck for 1 Mission named "Plan"; or a "Leaf" Ninja; move that card to hand.'
    cards = [
        mission("PLAN", name="Plan"),
        ninja("LEAF", characteristics=("Leaf",)),
        mission("OTHER"),
        ninja("SAND", characteristics=("Sand",)),
    ]
    game = played(text, "", *cards, mine=" deck PLAN LEAF OTHER SAND")
    assert sorted(game.offers) == ["LEAF", "PLAN"]
    game.pick("PLAN")
    assert "PLAN" in game.cards(1, "hand")


def test_t_25_each_kind_lies_where_it_is_said_of_it() -> None:
    text = (
        'Put 1 "Leaf" Ninja from your discard pile; or a "Sand" Ninja from your chakra into play.'
    )
    game = played(
        text,
        "",
        ninja("L", characteristics=("Leaf",)),
        ninja("S", characteristics=("Sand",)),
        ninja("L2", name="Two", characteristics=("Leaf",)),
        mine=" discard L\n chakra S L2",
    )
    assert sorted(game.offers) == ["L", "S"]


def test_t_25_a_card_on_the_chain_or_one_in_play() -> None:
    text = 'Target 1 "Counter" Mission on the chain; or a card in play.\nInjure the target.'
    game = scene(
        "player 1\n hand M-1 N-001\nplayer 2\n team B\n hand N-001",
        mission("M-1", text=text),
        ninja("B"),
    )
    game.play("mission M-1")
    game.resolve()
    assert game.is_injured("B")


# -- what differs --


def test_t_25_symbols_are_counted_once_however_many_bear_them() -> None:
    text = "Draw X cards. X is the number of different symbols of all of your Ninja."
    mine = " team FW\n team F\n team W\n deck N-001 x5"
    cards = [ninja("FW", symbols="FW"), ninja("F", symbols="F"), ninja("W", symbols="W")]
    game = played(text, " team L", *cards, ninja("L", symbols="L"), mine=mine)
    assert game.happened("draw")[0].number == 2


def test_t_25_teams_without_such_a_ninja() -> None:
    ban = mission(
        "P-1", permanent=True, text='All teams not including a "Male" Ninja cannot attack.'
    )
    game = scene(
        "phase battle\nplayer 1\n team M, X\n team X2\n mission P-1\nplayer 2\n team B",
        ninja("M", characteristics=("Male",)),
        ninja("X"),
        ninja("X2"),
        ninja("B"),
        ban,
    )
    choice = game.game.choice
    assert choice is not None
    sent = {team for answer in choice.answers() for team, _ in answer}
    assert sent == {game.game.play[game.card("M")].team}


# -- Jutsu and their users --


def test_t_11_jutsu_that_a_ninja_can_use_are_those_whose_requirements_it_meets() -> None:
    text = "Move all Jutsu from your discard pile usable by the target to hand."
    cards = [
        jutsu("FITS", text='Requires: "Leaf" Ninja.\nDraw 1 card.'),
        jutsu("FREE", text="Draw 1 card."),
        jutsu("NOT", text='Requires: "Sand" Ninja.\nDraw 1 card.'),
    ]
    game = played(
        f"Target 1 of your Ninja.\n{text}",
        "",
        *cards,
        ninja("L", characteristics=("Leaf",)),
        mine=" team L\n discard FITS FREE NOT",
    )
    assert game.cards(1, "discard") == ["NOT"]


def test_t_11_whoever_ignores_requirements_uses_any_jutsu() -> None:
    sand = jutsu("J-2", text='Requires: "Sand" Ninja.\nDraw 1 card.')
    text = "Target the user.\nThe target can use Jutsu ignoring requirements this turn."
    game = fighting(text, sand, hand="J-2")
    assert not game.offered("jutsu J-2")
    game.play("jutsu J-1")
    game.resolve()
    assert game.offered("jutsu J-2")


def test_t_11_that_jutsu_alone_and_for_nothing() -> None:
    text = (
        "Move 1 Jutsu from your discard pile to hand. The user can use that Jutsu without paying "
        "ignoring requirements this turn."
    )
    dear = jutsu("J-2", "F3", text='Requires: "Sand" Ninja.\nDraw 1 card.')
    game = fighting(
        text, dear, jutsu("J-3", "F3", text="Draw 1 card."), hand="J-3", more=" discard J-2"
    )
    game.play("jutsu J-1")
    game.resolve()
    assert game.offered("jutsu J-2")
    assert not game.offered("jutsu J-3")


# -- what players cannot do --


def test_t_3_who_cannot_search_finds_nothing() -> None:
    text = "Search your deck for 1 Ninja; move that card to hand."
    for zone, found in (("the deck", False), ("the discard pile", True)):
        ban = ninja("B", text=f"Each player cannot search {zone}.")
        game = played(text, " team B", ban, ninja("X"), mine=" deck X")
        assert (game.asked == "1 pick") is found


def test_k_28_9_who_cannot_use_effects_has_none_to_use() -> None:
    able = ninja("A", text="[Exchange] Pay 0: Draw 1 card.")
    board = "phase exchange\nplayer 1\n attack A\n hand wait\nplayer 2\n block 1 B"
    for text, offered in (
        ("Your opponent cannot use effects.", False),
        ("You cannot use effects.", True),
    ):
        game = scene(board, able, ninja("B", text=text))
        assert ("ability A 0" in game.offers) is offered


def test_t_2_a_player_who_cannot_use_jutsu_has_no_users() -> None:
    for text, offered in (
        ("Your opponent cannot use Jutsu.", False),
        ("You cannot use Jutsu.", True),
    ):
        game = fighting("Draw 1 card.", ninja("B", text=text), hand="N-001")
        assert (game.asked == "1 exchange") is offered


def test_t_4_a_card_that_cannot_be_charged_stays_in_the_hand() -> None:
    stays = ninja("S", text="In hand: This card cannot be charged.")
    game = scene("player 1\n hand S N-001 N-002\nplayer 2\n team N-003", stays)
    game.play("charge")
    assert sorted(game.offers) == ["N-001", "N-002"]
    alone = scene("player 1\n hand S wait\nplayer 2\n team N-003\n hand N-001", stays)
    alone.play("charge")
    assert alone.cards(1, "hand") == ["S"]
    effect = scene(
        "player 1\n hand M-1 S\nplayer 2\n team N-003",
        stays,
        mission("M-1", text="Charge 1 card from your hand."),
    )
    effect.play("mission M-1")
    assert effect.cards(1, "hand") == ["S"]


def test_t_4_such_a_ban_speaks_of_the_hand() -> None:
    assert problems(ninja("S", text="This card cannot be charged."))


def test_t_5_a_ninja_that_effects_of_the_enemy_put_into_no_team() -> None:
    text = 'Put 1 Ninja named "X" into 1 of your teams.'
    ban = "All enemy Ninja cannot join a team by the effect of your Missions or Ninja."
    game = played(
        text, " team B", ninja("X"), ninja("Y"), ninja("B", text=ban), mine=" team X\n team Y"
    )
    while game.asked.endswith("pick"):
        game.pick(game.offers[-1])
    assert len(game.team("Y")) == 2
    ban = "All enemy Ninja cannot join a team by the effect of enemy Missions or Ninja."
    game = played(
        text, " team B", ninja("X"), ninja("Y"), ninja("B", text=ban), mine=" team X\n team Y"
    )
    while game.asked.endswith("pick"):
        game.pick(game.offers[-1])
    assert game.team("Y") == ["Y"]


# -- values put in place of others --


@pytest.mark.parametrize(("state", "power"), [("", "4/2"), (" injured", "2/1")])
def test_t_12_printed_power_is_put_in_place_for_each_state(state: str, power: str) -> None:
    text = "This Ninja has printed power 4/2 and has printed injured power 2/1."
    game = scene(
        f"player 1\n team A{state}\n hand wait\nplayer 2\n team N-003",
        ninja("A", "7/7", "6/6", text=f"Valid: {text}"),
    )
    assert game.power("A") == power


def test_t_12_twice_the_mental_power_of_this_moment() -> None:
    game = fighting("The user has twice its mental power this turn.", ninja("A", mental=2))
    game.play("jutsu J-1")
    game.resolve()
    assert game.game.traits(game.card("A")).mental == 4


def test_k_29_1_a_cost_that_is_put_in_place() -> None:
    text = 'All "Sannin" Ninja in your hand have hand cost 0 and gain "Growth".'
    cards = [
        ninja("S", hand=3, characteristics=("Sannin",)),
        ninja("O", hand=3),
        ninja("B", text=text),
    ]
    game = scene("player 1\n hand S O\n team B\nplayer 2\n team N-003", *cards)
    assert game.offered("deploy S")
    assert not game.offered("deploy O")


def test_t_4_a_number_of_the_rules_that_a_card_in_the_chakra_sets() -> None:
    low = client(
        "LOW", text="In chakra: Your opponent can keep up to 2 fewer cards at the end of a turn."
    )
    game = scene("turn 5\nplayer 1\n hand N-001 x6\nplayer 2\n team N-003\n chakra LOW", low)
    game.until("end")
    assert game.asked == "1 discard to hand limit"


def test_t_11_players_as_users_are_no_part_of_it() -> None:
    assert problems(ninja("A", text="Your opponent can use Jutsu ignoring requirements."))


@pytest.mark.parametrize(
    ("text", "powers"),
    [
        ("When its team is opposed, all Ninja in that team get +1/+0 this turn.", ["4/1", "3/1"]),
        (
            "When this Ninja is opposed by a team of 1 Ninja, injure all Ninja in that team.",
            ["3/1", "0/0"],
        ),
    ],
)
def test_t_6_that_team_is_the_one_that_was_spoken_of(text: str, powers: list[str]) -> None:
    game = scene(
        "phase battle\nplayer 1\n team A\n hand wait\nplayer 2\n team B",
        ninja("A", "3/1", text=text), ninja("B", "3/1"),
    )  # fmt: skip
    game.send("A")
    game.block("A by B")
    game.resolve()
    assert [game.power("A"), game.power("B")] == powers
