"""What happens to blocks, effects and results while a fight goes on (5.2, 7.6, T-6, T-21, T-22)."""

import pytest
from attrs import evolve

from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.team_choices import Block

from .scene import client, jutsu, mission, ninja, scene
from .test_t_21_instead import killed
from .test_t_deeds import heard, watching

A, B, C, D = (ninja(one, "3/1") for one in "ABCD")


def test_rule_5_2_an_attack_that_is_gone_is_neither_blocked_nor_unblocked() -> None:
    trap = ninja("B", text='When an enemy Ninja named "A" attacks, discard that Ninja.')
    game = scene(
        "phase battle\nplayer 1\n team A\n team C\n team W\n hand wait\n"
        "player 2\n team B\n hand wait",
        A, C, trap, watching("When 1 of your teams is unblocked"),
    )  # fmt: skip
    game.send("A", "C")
    assert game.where("A") == "discard"
    choice = game.game.choice
    assert isinstance(choice, Block)
    game.block()
    assert heard(game) == 1, "C alone is unblocked"


@pytest.mark.parametrize(("words", "duties"), [(("Leaf",), 1), ((), 2)])
def test_t_6_what_must_block_does_as_far_as_it_can(words: tuple[str, ...], duties: int) -> None:
    shy = ninja("A", "3/1", text='This Ninja cannot be blocked by "Leaf" Ninja.')
    order = mission("M", permanent=True, text="All enemy Ninja must block.")
    game = scene(
        "phase battle\nplayer 1\n team A\n team C\n mission M\n hand wait\n"
        "player 2\n team B\n team D\n hand wait",
        shy, C, order, ninja("B", characteristics=("Leaf",)), ninja("D", characteristics=words),
    )  # fmt: skip
    game.send("A", "C")
    choice = game.game.choice
    assert isinstance(choice, Block)
    met = {len(answer) for answer in choice.answers()}
    assert met == {duties}
    if duties == 2:
        game.block("C by B", "A by D")
        assert [fight.blocker != 0 for fight in game.game.fights] == [True, True]


@pytest.mark.parametrize(("then", "coins"), [("", 2), (" Move this Ninja to hand.", 1)])
def test_t_22_who_is_to_use_a_copy_must_still_be_there(then: str, coins: int) -> None:
    text = f"[Exchange] Pay 0: Copy with new targets 1 Jutsu on the chain.{then}"
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J wait\nplayer 2\n block 1 B, D\n hand wait",
        A, ninja("B", "3/1", text=text), D, jutsu("J", text="Place 1 growth coin on all Ninja."),
    )  # fmt: skip
    game.play("jutsu J")
    game.play("ability B 0")
    game.resolve()
    assert game.where("B") == ("hand" if then else "play")
    assert game.coins("A") == coins


@pytest.mark.parametrize(
    ("first", "second", "where"),
    [("A", True, "hand"), ("A", False, "chakra"), ("M-S", True, "chakra"), ("M-S", False, "hand")],
)
def test_t_21_of_two_that_may_be_used_the_first_that_is_picked_is_asked_for(
    first: str, second: bool, where: str
) -> None:
    own = "When this Ninja would be discarded, you may move this Ninja to hand instead."
    shield = mission(
        "M-S", permanent=True,
        text="When 1 of your Ninja would be discarded, you may move that Ninja to chakra instead.",
    )  # fmt: skip
    game = killed(ninja("A", text=own), shield, theirs="team A\n mission M-S")
    game.pick(first)
    if second:
        game.yes()
    else:
        game.no()
        game.yes()
    assert game.where("A") == where


@pytest.mark.parametrize(("board", "where"), [("", "discard"), ("\n client C", "hand")])
def test_t_21_only_while_its_condition_holds(board: str, where: str) -> None:
    text = (
        "When this Ninja would be discarded while you have 1 or more Clients, "
        "move this Ninja to hand instead."
    )
    game = killed(ninja("A", text=text), client("C"), theirs=f"team A{board}")
    assert game.where("A") == where


def test_t_21_the_draw_of_the_start_phase_is_heard_before_anything_else() -> None:
    game = scene(
        "player 1\n hand N-001\nplayer 2\n team W\n hand wait\n deck 9",
        watching("When you draw 1 or more cards"),
    )
    game.until("start")
    while game.turn == 5:
        game.quiet()
    assert heard(game) == 1
    assert game.phase == "mission"


@pytest.mark.parametrize(("word", "times"), [("The next time", 1), ("When", 2)])
def test_t_20_the_next_time_is_one_time(word: str, times: int) -> None:
    text = f"{word} 1 of your Ninja is healed this turn, draw 1 card. Heal all of your Ninja."
    game = scene(
        "player 1\n hand M N-001\n team A injured\n team C injured\n deck 9",
        A, C, mission("M", text=text),
    )  # fmt: skip
    game.play("mission M")
    game.resolve()
    while game.asked and not game.asked.endswith("phase"):
        game.quiet()
    assert len(game.happened("draw")) == times


def test_t_15_only_the_team_it_speaks_of_blocks_twice() -> None:
    game = scene(
        "phase battle\nplayer 1\n team A\n team C\n hand wait\n"
        "player 2\n team B\n team D\n hand wait",
        A, C, D, ninja("B", text="Its team can block up to 2 teams."),
    )  # fmt: skip
    game.send("A", "C")
    choice = game.game.choice
    assert isinstance(choice, Block)
    assert [one.most for one in choice.blockers] == [2, 1]


@pytest.mark.parametrize(
    ("giver", "injured"),
    [("the team battling this Ninja", False), ("its team", True), ("an enemy Jutsu", True)],
)
def test_t_8_no_damage_from_a_whole_team(giver: str, injured: bool) -> None:
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand wait\nplayer 2\n block 1 B\n hand wait",
        ninja("A", "4/1"),
        ninja("B", "3/1", text=f"This Ninja cannot receive damage from {giver}."),
    )  # fmt: skip
    game.until("end")
    assert game.is_injured("B") == injured


@pytest.mark.parametrize(
    ("text", "times"),
    [
        ("When this Ninja is sent out and is not blocked", 0),
        ("When 1 of your other Ninja is sent out and is not blocked", 1),
        ("When this Ninja attacks and is opposed", 0),
    ],
)
def test_t_6_how_anothers_attack_ends_is_not_ones_own(text: str, times: int) -> None:
    game = scene(
        "phase battle\nplayer 1\n team A\n team W\n hand wait\nplayer 2\n team B\n hand wait",
        A, B, watching(text),
    )  # fmt: skip
    game.send("A")
    game.block()
    assert heard(game) == times


@pytest.mark.parametrize(
    ("users", "rule"), [("battling", "5.3.5"), ("on the battlefield", "5.3.6")]
)
def test_rule_5_3_5_who_battles_nobody_may_use_no_jutsu_in_some_books(
    users: str, rule: str
) -> None:
    book = evolve(EDITIONS["us"], jutsu_users=users)
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J\nplayer 2\n hand wait",
        ninja("A", "3/1", text="[Exchange] Pay 0: Draw 1 card."),
        jutsu("J", "1", text="Draw 1 card."), edition=book,
    )  # fmt: skip
    assert game.offers == ["ability A 0", "pass"]
    assert game.refusal("J") == rule
