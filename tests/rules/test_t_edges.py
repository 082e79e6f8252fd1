"""Terms at their edges: copies that are none, teams named in place of Ninja, firsts, own moves."""

import pytest

from naruto_tui.rules.naming import is_tracked

from .scene import client, jutsu, mission, ninja, scene
from .test_t_deeds import COUNT, heard

A, A2, B, B2 = ninja("A", "3/1"), ninja("A2", "2/1"), ninja("B", "3/1"), ninja("B2", "2/1")
KEEP = mission("P", permanent=True, text="You can keep any number of cards.")


def test_t_24_the_same_words_on_another_card_are_no_copy() -> None:
    single = "All of your Ninja get +1/+0. No copies add up."
    game = scene(
        "player 1\n hand wait\n team A\n mission M\n mission M\n mission M2",
        A, *(mission(one, permanent=True, text=single) for one in ("M", "M2")),
    )  # fmt: skip
    assert game.power("A") == "5/1"


@pytest.mark.parametrize(("end", "drawn"), [(" No copies add up.", 2), ("", 3)])
def test_t_24_what_both_players_copies_say_of_each_player_counts_once(end: str, drawn: int) -> None:
    text = f"Each player draws 1 more card in the start phase.{end}"
    game = scene(
        "player 1\n hand N-001\n mission M\n deck 9\nplayer 2\n mission M\n deck 9",
        mission("M", permanent=True, text=text),
    )
    game.until("start")
    while game.turn == 5:
        game.quiet()
    assert sum(one.number for one in game.happened("draw") if one.seat == 1) == drawn


def test_t_1_a_team_that_loses_its_text_stands_for_its_ninja() -> None:
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand wait\n mission M\n"
        "player 2\n block 1 B, B2\n hand wait",
        A, ninja("B", "3/1", text="This Ninja gets +2/+0."), B2,
        mission("M", permanent=True, text="All enemy teams lose their text."),
    )  # fmt: skip
    assert game.power("B") == "3/1"


@pytest.mark.parametrize(
    ("by", "injured"),
    [("your Missions", False), ("Missions", False), ("enemy Missions", True), ("your Jutsu", True)],
)
def test_t_9_unaffected_by_what_ones_own_player_does(by: str, injured: bool) -> None:
    game = scene(
        "player 1\n hand M N-001\n team A",
        ninja("A", text=f"This Ninja is unaffected by {by}."),
        mission("M", text="Injure all Ninja."),
    )  # fmt: skip
    game.play("mission M")
    assert game.is_injured("A") == injured


def test_t_9_what_is_unaffected_by_ones_own_does_not_shield_from_the_enemy() -> None:
    game = scene(
        "player 1\n hand M N-001\nplayer 2\n team A",
        ninja("A", text="This Ninja is unaffected by your Missions."),
        mission("M", text="Injure all Ninja."),
    )
    game.play("mission M")
    assert game.is_injured("A")


@pytest.mark.parametrize(("more", "negated"), [("", 1), (" N-001 N-002", 0)])
def test_t_10_what_it_says_on_the_chain_holds_while_its_condition_does(
    more: str, negated: int
) -> None:
    said = "In the chain: While you have 3 or more cards in hand, this card cannot be negated."
    game = scene(
        f"phase exchange\nplayer 1\n attack A\n hand J wait{more}\n"
        "player 2\n block 1 B\n hand K wait",
        A, B, jutsu("J", text=f"Draw 1 card.\n{said}"),
        jutsu("K", text="Target 1 Jutsu on the chain.\nNegate the target."),
    )  # fmt: skip
    game.play("jutsu J")
    game.play("jutsu K")
    game.resolve()
    assert len(game.happened("negate")) == negated


@pytest.mark.parametrize(("x", "open_to"), [(2, True), (3, False)])
def test_t_9_what_a_jutsu_says_on_the_chain_may_hang_on_its_x(x: int, open_to: bool) -> None:
    said = "In the chain: While X is 3 or more, this card cannot be targeted by enemy Jutsu."
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J wait\n chakra N-001 x5\n"
        "player 2\n block 1 B\n hand K wait",
        A, B, jutsu("J", "X", text=f"Draw X cards.\n{said}"),
        jutsu("K", text="Target 1 Jutsu on the chain.\nNegate the target."),
    )  # fmt: skip
    game.play("jutsu J")
    game.say_number(x)
    if game.asked == "1 pay jutsu cost":
        game.quiet()
    assert game.asked == "2 respond"
    assert game.offered("jutsu K") == open_to


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("All of your Jutsu with Jutsu cost 2 or more get -1 Jutsu cost.", 1),
        ("All of your Jutsu with Jutsu cost 3 or more get -1 Jutsu cost.", 2),
        ("This Ninja gets -1 Jutsu cost.", 2),
        ("Its team gets -1 Jutsu cost.", 2),
    ],
)
def test_k_29_2_what_is_told_by_its_jutsu_cost_is_told_by_what_is_printed(
    text: str, cost: int
) -> None:
    for chakra in (1, 2):
        game = scene(
            f"phase exchange\nplayer 1\n attack W\n hand J wait\n chakra N-001 x{chakra}",
            ninja("W", text=text), jutsu("J", "2", text="Draw 1 card."),
        )  # fmt: skip
        assert game.offered("jutsu J") == (chakra >= cost)


def test_k_2_7_of_several_only_those_grow_that_may() -> None:
    card = mission("M", text="Grow all of your Ninja.")
    game = scene("player 1\n hand M N-001\n team A\n team B new", A, B, card)
    game.play("mission M")
    assert (game.coins("A"), game.coins("B")) == (1, 0)


def test_t_1_what_is_in_no_team_battles_nobody() -> None:
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J wait\n"
        "player 2\n block 1 B\n client C\n mission P\n hand wait",
        A, B, client("C"), KEEP, jutsu("J", text="Move all cards battling the user to hand."),
    )  # fmt: skip
    game.play("jutsu J")
    game.resolve()
    assert game.in_play(2) == ["C", "P"]


@pytest.mark.parametrize(
    ("does", "drawn"), [("Move 1 card from your hand to chakra.", 1), ("Heal all Ninja.", 0)]
)
def test_t_4_whether_a_card_was_moved_this_turn(does: str, drawn: int) -> None:
    text = f"{does} If 1 or more cards were moved to chakra this turn, draw 1 card."
    game = scene("player 1\n hand M N-001\n deck 9", mission("M", text=text))
    game.play("mission M")
    assert len(game.happened("draw")) == drawn


@pytest.mark.parametrize(("chakra", "times"), [(2, 0), (5, 1)])
def test_t_4_a_card_outside_play_hears_of_its_own_way_under_its_condition(
    chakra: int, times: int
) -> None:
    hears = "When this card is moved to chakra while you have 5 or more chakra, draw 1 card."
    game = scene(
        f"player 1\n hand M J\n deck 9\n chakra N-001 x{chakra}",
        jutsu("J", text=f"Draw 1 card.\n{hears}"),
        mission("M", text="Move 1 card from your hand to chakra."),
    )
    game.play("mission M")
    assert len(game.happened("trigger")) == times


def test_t_6_the_first_time_for_this_ninja_itself() -> None:
    text = f"Valid: When this Ninja is healed for the first time this turn, {COUNT}"
    game = scene(
        "player 1\n team A injured\n team W injured\n hand M N-001", A, ninja("W", text=text),
        mission("M", text="Heal all Ninja. Injure all Ninja. Heal all Ninja."),
    )  # fmt: skip
    game.play("mission M")
    assert heard(game) == 1


def test_k_14_1_one_of_several_ninja_is_picked_and_nothing_else_is_tracked() -> None:
    game = scene(
        "player 1\n hand M N-001\nplayer 2\n team A\n team B\n client C", A, B, client("C"),
        mission("M", text="Track 1 enemy Ninja. Discard all tracked cards."),
    )  # fmt: skip
    game.play("mission M")
    game.pick("B")
    assert game.in_play(2) == ["A", "C"]
    assert not is_tracked(game.game, game.card("A"))


def test_t_16_for_each_of_those_that_are_picked() -> None:
    game = scene(
        "player 1\n hand M N-001\n team A\n team A2\n team B", A, A2, B,
        mission("M", text="For each up to 2 of your Ninja, injure that Ninja."),
    )  # fmt: skip
    game.play("mission M")
    game.pick("A", "B")
    assert [game.is_injured(one) for one in ("A", "A2", "B")] == [True, False, True]


def test_t_7_3_from_an_empty_deck_nothing_is_got() -> None:
    game = scene("player 1\n hand M N-001\nplayer 2\n deck 0", mission("M", text="Get 1 reward."))
    game.play("mission M")
    assert game.rewards(1) == 0
    assert game.happened("get") == []


def test_k_15_1_what_lay_face_up_on_the_deck_is_covered_by_the_next_card() -> None:
    text = "Turn face-up the top 1 card of your deck."
    for more, seen in (("", "N-002"), (" Move 1 card from your hand to the top of the deck.", "")):
        game = scene(
            "player 1\n hand M N-001\n deck N-002 x3\nplayer 2\n hand 1",
            mission("M", text=text + more),
        )
        game.play("mission M")
        top = game.game.view(1).top_of_deck(0)
        assert ((top is not None and game.game.cards[top].number) or "") == seen
