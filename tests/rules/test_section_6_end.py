"""Rules, section 6: the End Phase."""

from .scene import Scene, mission, ninja, scene


def end(mine: str = "", theirs: str = "", *cards) -> Scene:
    """The End Phase of player 1."""
    return scene(f"phase end\nplayer 1\n{mine}\nplayer 2\n{theirs}", *cards)


def test_6_1_ten_rewards_win_and_the_attackers_count_first() -> None:
    result = end("rewards 10").game.result
    assert (result.winner, result.why) == (0, "rewards")
    assert end("rewards 9", "rewards 10").game.result.winner == 1
    assert end("rewards 10", "rewards 12").game.result.winner == 0
    assert end("rewards 9\nhand 1").game.result is None


def test_6_1_an_empty_deck_loses_and_the_attackers_is_judged_first() -> None:
    result = end("", "deck 0").game.result
    assert (result.winner, result.why) == (0, "deck out")
    assert end("deck 0").game.result.winner == 1
    assert end("deck 0", "deck 0").game.result.winner == 1


def test_6_1_rewards_come_before_the_empty_deck() -> None:
    result = end("rewards 10\ndeck 0").game.result
    assert (result.winner, result.why) == (0, "rewards")
    assert end("deck 0", "rewards 10\ndeck 0").game.result.winner == 1


def test_6_2_the_game_is_decided_in_the_end_phase_alone() -> None:
    game = scene("player 1\n rewards 10\n hand N-001\nplayer 2\n deck 0")
    assert game.game.result is None
    game.deploy("N-001")
    assert game.asked == "1 send"
    game.send()
    assert (game.game.result.winner, game.game.result.turn) == (0, 5)


def test_6_3_the_attacker_discards_down_to_6_and_the_blocker_does_not() -> None:
    game = end("hand N-001 N-002 6", "hand 9")
    assert game.asked == "1 discard to hand limit"
    assert (game.game.choice.low, game.game.choice.high) == (2, 2)
    game.pick("N-002", "N-001")
    assert sorted(game.cards(1, "discard")) == ["N-001", "N-002"]
    assert len(game.cards(1, "hand")) == 6
    assert len(game.cards(2, "hand")) == 10
    assert end("hand 6", "hand 1").asked == "2 mission phase"


def test_6_4_the_attackers_own_marker_goes_up() -> None:
    game = end("marker 3", "marker 7\nhand 1")
    assert (game.marker(1), game.marker(2)) == (4, 7)


def test_6_5_effects_of_the_end_of_the_turn_see_the_raised_marker() -> None:
    text = "At the end of your turn, draw X cards. X is your marker."
    game = end("marker 2\nteam A", "hand 1", ninja("A", text=text))
    assert len(game.cards(1, "hand")) == 3


def test_6_5_what_lasts_this_turn_expires_after_them() -> None:
    boost = mission("M-B", text="Target 1 of your Ninja.\nThe target gets +3/+0 this turn.")
    text = "At the end of your turn, draw X cards. X is this Ninja's combat."
    game = scene("player 1\n hand M-B\n team A\nplayer 2\n hand 1", boost, ninja("A", text=text))
    game.play("mission M-B")
    assert game.power("A") == "4/0"
    game.until("start")
    assert len(game.cards(1, "hand")) == 4
    assert game.power("A") == "1/0"


def test_6_6_the_roles_change() -> None:
    game = end("", "hand 1")
    assert (game.turn, game.game.active, game.asked) == (6, 1, "2 mission phase")
