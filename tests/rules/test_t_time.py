"""Terms of card text about time: how long (T-18), moments, skips and more (T-28), ends (T-30)."""

import pytest

from .scene import Scene, jutsu, mission, ninja, scene

WAITERS = "player 1\n {mine}\n hand {hand} N-001\nplayer 2\n team N-002\n hand N-003"


def played(text: str, *cards, mine: str = "team A", hand: str = "M-1") -> Scene:
    """Player 1 plays this Mission; both have a card to be asked about."""
    made = {"A": ninja("A", "1/1")} | {one.number: one for one in cards}
    game = scene(WAITERS.format(mine=mine, hand=hand), mission("M-1", text=text), *made.values())
    game.play("mission M-1")
    if game.asked == "1 target":
        game.pick("A")
    return game


def next_turn(game: Scene) -> int:
    """Goes on quietly to the Mission Phase of the next turn; whose it is."""
    turn = game.turn
    while game.game.choice is not None and (game.turn == turn or game.phase == "start"):
        game.quiet()
    return game.game.active + 1


# -- T-18 ----------------------------------------------------------------------------------------


def test_t_18_during_a_next_turn_begins_with_it_and_ends_with_it() -> None:
    target = "Target 1 of your Ninja.\nThe target gets +2/+0 "
    game = played(f"{target}during the enemy's next turn.")
    seen = [game.power("A")]
    for _ in range(2):
        next_turn(game)
        seen.append(game.power("A"))
    assert seen == ["1/1", "3/1", "1/1"]
    game = played(f"{target}during your next turn.")
    seen = []
    for _ in range(3):
        next_turn(game)
        seen.append(game.power("A"))
    assert seen == ["1/1", "3/1", "1/1"]


def test_t_18_skipped_turns_do_not_count() -> None:
    skip = mission("M-2", text="Your opponent skips the next turn.")
    game = scene(
        WAITERS.format(mine="team A", hand="M-1 M-2"), skip, ninja("A", "1/1"),
        mission("M-1", text="All of your Ninja get +2/+0 this turn and the next turn.\n"
                "All of your Ninja get +5/+0 during the enemy's next turn.\n"
                "You can play up to 2 Missions a turn this turn."),
    )  # fmt: skip
    game.play("mission M-1")
    game.play("mission M-2")
    assert next_turn(game) == 1
    assert game.power("A") == "3/1"
    assert next_turn(game) == 2
    assert game.power("A") == "6/1"


def test_t_18_a_change_on_something_that_left_is_over() -> None:
    back = mission("M-2", text="Move 1 Ninja from your discard pile to hand.")
    game = scene(
        "player 1\n team A\n hand M-1 N-001\nplayer 2\n hand 1", back, ninja("A", "1/1"),
        mission("M-1", text="Target 1 of your Ninja.\nThe target gets +2/+0 for good. "
                "Discard the target. Put 1 Ninja from your discard pile into play."),
    )  # fmt: skip
    game.play("mission M-1")
    assert game.power("A") == "1/1"


def test_t_18_at_the_end_of_the_turn_speaks_of_the_same_object() -> None:
    later = "Target 1 of your Ninja.\nAt the end of this turn, discard the target."
    assert next_turn(game := played(later)) == 2
    assert game.where("A") == "discard"
    again = played(
        f"{later} Move the target to hand. Put 1 Ninja from your hand into play.",
        hand="M-1",
    )
    again.pick("A")
    next_turn(again)
    assert again.where("A") == "play"


@pytest.mark.parametrize(
    ("moment", "turns"),
    [
        ("At the start of the enemy's next turn", 1),
        ("At the start of your next turn", 2),
    ],
)
def test_t_18_start_of_a_next_turn(moment: str, turns: int) -> None:
    game = played(f"{moment}, draw 3 cards.")
    for i in range(1, 4):
        before = len(game.happened("draw"))
        next_turn(game)
        drawn = [event.number for event in game.happened("draw")[before:]]
        assert (3 in drawn) == (i == turns)


@pytest.mark.parametrize("first", ["", "Draw Y cards. Y is the number of your healthy Ninja. "])
def test_t_18_what_x_is_is_known_later_and_as_it_is_then(first: str) -> None:
    text = "At the end of this turn, draw X cards. X is the number of your injured Ninja."
    game = played(first + text, ninja("B"), mine="team A\n team B injured\n deck 9")
    game.resolve()
    before = game.deck(1)
    game.game.play[game.card("A")].injured = True
    next_turn(game)
    assert game.deck(1) == before - 2


def test_t_18_the_end_of_your_next_turn_is_not_the_end_of_this_one() -> None:
    game = played("At the end of your next turn, draw 3 cards.")
    drawn = []
    for _ in range(4):
        before = len(game.happened("draw"))
        next_turn(game)
        drawn.append(3 in [event.number for event in game.happened("draw")[before:]])
    assert drawn == [False, False, True, False]


MOMENTS = ("start of the showdown", "end of the exchange", "end of the showdown",
           "end of the battle phase")  # fmt: skip


@pytest.mark.parametrize("moment", MOMENTS)
def test_t_18_moments_of_the_battle(moment: str) -> None:
    game = played(f"At the {moment}, draw 3 cards.")
    game.until("battle")
    game.send("A")
    game.until("end")
    phase = {"start of the showdown": ["showdown"], "end of the exchange": ["exchange"]}
    seen = [
        (event.kind, event.number) for event in game.game.events if event.kind in ("draw", "reward")
    ]
    drew, won = seen.index(("draw", 3)), seen.index(("reward", 1))
    assert (drew < won) == (moment in phase)


@pytest.mark.parametrize(
    "when",
    [f"the {end} of your {part}" for end in ("start", "end")
     for part in ("turn", "start phase", "mission phase", "battle phase", "exchange", "showdown",
                  "end phase")],
)  # fmt: skip
def test_t_18_each_part_of_a_turn_has_a_start_and_an_end(when: str) -> None:
    text = f"At {when}, place 1 growth coin on this Ninja."
    game = scene(
        "phase start\nplayer 1\n team A\nplayer 2\n hand N-003", ninja("A", "1/0", text=text)
    )
    game.until("battle")
    game.send("A")
    while game.turn == 5:
        game.quiet()
    assert game.coins("A") == 1


def test_t_18_a_position_in_the_battle_knows_of_its_end() -> None:
    text = "At the end of your battle phase, draw 3 cards."
    game = scene(
        "phase exchange\nplayer 1\n attack A\nplayer 2\n hand N-003", ninja("A", text=text)
    )
    assert next(event.number for event in game.happened("draw")) == 3


# -- T-28 ----------------------------------------------------------------------------------------


def test_t_28_a_skipped_turn_does_not_take_place() -> None:
    text = "At the start of your turn, draw 1 card."
    game = scene(
        "player 1\n hand M-1 N-001\nplayer 2\n team A\n hand N-003",
        mission("M-1", text="Your opponent skips the next turn."), ninja("A", text=text),
    )  # fmt: skip
    game.play("mission M-1")
    assert next_turn(game) == 1
    assert (game.marker(1), game.marker(2)) == (3, 2)
    assert game.happened("trigger") == []
    assert next_turn(game) == 2


def test_t_28_an_additional_turn_comes_after_this_one_and_moves_the_marker() -> None:
    game = played("Take 1 more turn.")
    before = game.marker(1)
    assert next_turn(game) == 1
    assert next_turn(game) == 2
    assert game.marker(1) == before + 2


def test_t_28_a_skipped_phase_has_no_steps_and_no_triggers() -> None:
    text = "At the start of your battle phase, draw 1 card."
    game = played("Skip your next battle phase.", ninja("A", "1/1", text=text))
    next_turn(game)
    assert game.happened("trigger") == game.happened("send") == []
    assert ("start", "battle") not in [event.how for event in game.happened("phase")]
    next_turn(game)
    game.until("battle")
    assert game.asked == "1 send"
    assert len(game.happened("trigger")) == 1


def test_t_28_the_organization_and_the_mission_phase_can_be_skipped() -> None:
    game = played("Skip your next organization phase.", mine="team A\n team N-002")
    game.play("next")
    assert game.asked == "1 send"
    game = played("Your opponent skips the next mission phase.")
    next_turn(game)
    assert [event.how[1] for event in game.happened("phase")][-3:] != []
    assert game.phase != "mission" or game.game.active == 0


def test_t_28_an_additional_battle_phase_with_the_same_teams() -> None:
    game = played("Have 1 more battle phase.", mine="team A, N-002")
    game.until("battle")
    game.send("A")
    game.block()
    assert game.rewards(1) == 1
    assert game.asked == "1 send"
    game.send("A")
    game.block()
    assert game.rewards(1) == 2
    assert game.asked == "2 mission phase"


def test_t_28_said_in_the_battle_phase_it_comes_after_this_one() -> None:
    more = jutsu("J-1", text="Have 1 more battle phase.")
    game = scene("phase exchange\nplayer 1\n attack A\n hand J-1\nplayer 2\n hand 1", more,
                 ninja("A", "1/1"))  # fmt: skip
    game.play("jutsu J-1")
    assert game.rewards(1) == 1
    assert game.asked == "1 send"


def test_t_28_the_end_of_the_turn_empties_the_chain_and_sends_everybody_home() -> None:
    end = jutsu("J-1", text="End this turn.")
    draw = jutsu("J-2", text="Draw 3 cards.")
    game = scene(
        "phase exchange\nplayer 1\n attack A\n hand J-2 wait\n"
        "player 2\n block 1 B\n hand J-1 N-003",
        end, draw, ninja("A", "3/0"),
        ninja("B", "1/0", text="At the end of each turn, draw 1 card."),
    )  # fmt: skip
    game.play("jutsu J-2")
    game.play("jutsu J-1")
    game.resolve()
    assert game.happened("fight") == game.happened("damage") == []
    assert game.where("J-2") == game.where("J-1") == "chakra"
    assert 3 not in [event.number for event in game.happened("draw")]
    # The End Phase takes place: marker, end of turn.
    assert game.marker(1) == 3
    assert len(game.happened("trigger")) == 1
    assert game.game.active == 1


def test_t_28_the_mission_phase_can_be_the_last_one() -> None:
    game = played("End this turn. Draw 1 card.")
    assert game.turn == 6
    assert [event.number for event in game.happened("draw")] == [1, 1]


# -- T-30 ----------------------------------------------------------------------------------------


def test_t_30_a_win_by_effect_is_at_once_and_before_anything_else() -> None:
    game = played("Win the game. Draw 3 cards.")
    assert game.game.result.winner == 0
    assert game.game.result.why == "effect"
    assert game.happened("draw") == []
    assert played("Lose the game.").game.result.winner == 1
    assert played("Each player loses the game.").game.result.winner == -1


def test_t_30_who_loses_at_the_end_of_the_turn_loses_before_rewards_are_counted() -> None:
    lose = mission("M-1", text="At the end of this turn, you lose the game.")
    game = scene("player 1\n hand M-1 N-001\n rewards 10\nplayer 2\n hand 1", lose)
    game.play("mission M-1")
    game.until("start")
    assert (game.game.result.winner, game.game.result.why) == (1, "effect")


def test_t_30_if_both_lose_at_the_end_of_the_turn_the_attacker_wins() -> None:
    game = played("At the end of this turn, each player loses the game.")
    game.until("start")
    assert game.game.result.winner == 0


def test_t_30_the_number_of_rewards_that_win_can_be_another_one() -> None:
    nine = mission("M-1", text="You can win with 9 rewards in all for good.")
    board = "player 1\n hand M-1 N-001\n rewards 9\nplayer 2\n hand 1\n rewards 9"
    game = scene(board, nine)
    game.play("mission M-1")
    game.until("start")
    assert (game.game.result.winner, game.game.result.why) == (0, "rewards")
    without = scene(board, nine)
    without.until("start")
    assert without.game.result is None


def test_t_30_one_side_may_not_win_by_rewards() -> None:
    never = ninja("A", text="Your opponent cannot win by rewards.")
    game = scene("player 1\n rewards 10\n hand 1\nplayer 2\n team A", never)
    game.until("start")
    assert game.game.result is None
    injured = scene("player 1\n rewards 10\n hand 1\nplayer 2\n team A injured", never)
    injured.until("start")
    assert injured.game.result.winner == 0
