"""Cards of the hardest rows that speak of turns, of sides and of winning."""

import pytest

from tests.cards.effects.fight import fight, resolve, use
from tests.cards.effects.looks import members
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

from .test_missions import A, B, C, D, played, settle

PAY = ninja("PAY", symbols="FWLNEV")


# -- M-959 A New Master ----------------------------------------------------------------------------


@pytest.mark.parametrize(("theirs", "side"), [(0, 1), (2, 2), (1, 0)])
@pytest.mark.parametrize("before", [1, 2])
def test_m_959_gives_a_ninja_to_whoever_has_more_chakra(
    theirs: int, side: int, before: int
) -> None:
    """Player 1 has 1, his hand cost. With as much on both sides it stays where it is."""
    game = played(
        "M-959",
        "D",
        more=f"team A\n{'team D' if before == 1 else ''}\ndeck 9",
        more2=f"team B\n{'team D' if before == 2 else ''}\ndeck 9\n"
        f"{f'chakra PAY x{theirs}' if theirs else ''}",
    )
    assert len(game.cards(1, "chakra")) == 1
    while game.turn < 23:
        assert "D" in game.in_play(before)
        game.quiet()
    game.resolve()
    assert "D" in game.in_play(side or before)


# -- M-259 Another Way, M-334 Restart --------------------------------------------------------------


def test_m_259_gives_a_turn_in_which_nobody_plays_missions() -> None:
    stays = mission("STAYS", permanent=True, text="All of your Ninja get +1/+0.")
    game = scene(
        "turn 21\nplayer 1\nmarker 10\nteam A\nhand M-259 PAY STAYS wait\ndeck 9\n"
        "player 2\nmarker 10\nteam B\nhand STAYS wait\ndeck 9",
        A, B, PAY, stays,
    )  # fmt: skip
    assert game.offered("mission STAYS")
    game.play("mission M-259")
    settle(game)
    assert game.asked == "1 may"
    game.yes()
    assert not game.offered("mission M-259")
    while game.turn == 21:
        game.quiet()
    assert (game.turn, game.asked) == (22, "1 mission phase")
    assert not game.offered("mission STAYS")
    while game.turn == 22:
        game.quiet()
    assert game.asked == "2 mission phase"
    assert game.offered("mission STAYS")


def test_m_259_may_be_declined() -> None:
    game = played("M-259", more="team A\ndeck 9", more2="team B\ndeck 9\nhand wait")
    game.no()
    while game.turn == 21:
        game.quiet()
    assert game.asked == "2 mission phase"


@pytest.mark.parametrize(("hand", "player"), [("PAY C C", 1), ("PAY", 1)])
def test_m_334_gives_up_all_for_a_turn(hand: str, player: int) -> None:
    """The hand cost lies in the chakra area by then, so there is a card to give up."""
    game = scene(
        f"turn 21\nplayer 1\nmarker 10\nteam A\nhand M-334 {hand}\nchakra PAY\ndeck 9\n"
        "player 2\nteam B\nhand wait\ndeck 9",
        A, B, C, PAY,
    )  # fmt: skip
    game.play("mission M-334")
    settle(game)
    assert game.cards(1, "hand") == []
    assert "PAY" not in game.cards(1, "chakra")
    while game.turn == 21:
        game.quiet()
    assert game.game.active == player - 1


def test_m_334_gives_nothing_for_nothing() -> None:
    """A copy of it, without a card left to discard, brings no turn."""
    free = mission("FREE", text="Discard all cards from your hand or chakra. If you do, "
                   "take 1 more turn.")  # fmt: skip
    game = scene("turn 21\nplayer 1\nteam A\nhand FREE\ndeck 9\n"
                 "player 2\nteam B\nhand wait\ndeck 9", A, B, free)  # fmt: skip
    game.play("mission FREE")
    game.resolve()
    while game.turn == 21:
        game.quiet()
    assert game.asked == "2 mission phase"


# -- M-964 Sakura's Tears --------------------------------------------------------------------------


def test_m_964_does_what_a_mission_of_the_discard_pile_does() -> None:
    hurt = mission("HURT", text="Target 1 enemy Ninja.\nInjure the target.")
    game = played(
        "M-964", "D", more="team A\ndiscard HURT C", more2="team B\nteam D", cards=(hurt,)
    )
    assert [game.is_injured(one) for one in "BD"] == [False, True]
    assert game.where("M-964") == "removed"
    assert game.where("HURT") == "discard"


def test_m_964_is_removed_where_there_is_none() -> None:
    game = played("M-964", more="team A\ndiscard C", more2="team B")
    assert game.where("M-964") == "removed"


# -- N-637 Sasuke Uchiha ---------------------------------------------------------------------------


@pytest.mark.parametrize(("words", "asked"), [(("Genin",), True), (("Chunin",), False)])
def test_n_637_takes_the_text_of_a_genin_for_the_turn(
    words: tuple[str, ...], *, asked: bool
) -> None:
    proud = ninja("P", "1/1", characteristics=words, text="This Ninja gets +2/+1.")
    game = scene("phase battle\nplayer 1\nteam N-637\nhand wait\ndeck 9\n"
                 "player 2\nteam P\nhand wait\ndeck 9", proud)  # fmt: skip
    assert (game.power("N-637"), game.power("P")) == ("3/0", "3/2")
    game.send("N-637")
    while game.asked.endswith(("may", "pick", "respond")):
        game.yes() if game.asked.endswith("may") else game.play("pass")
    mine, theirs = game.power("N-637"), game.power("P")
    assert (mine, theirs) == (("5/1", "1/1") if asked else ("3/0", "3/2"))
    while game.turn == 5:
        game.quiet()
    assert (game.power("N-637"), game.power("P")) == ("3/0", "3/2")


# -- N-1652 Five Tails -----------------------------------------------------------------------------


@pytest.mark.parametrize(("rewards", "cost"), [(7, 0), (6, 7)])
def test_n_1652_costs_nothing_against_seven_rewards(rewards: int, cost: int) -> None:
    game = scene(f"turn 9\nplayer 1\nhand N-1652 wait\nplayer 2\nrewards {rewards}")
    assert game.game.entrance(game.card("N-1652")) == cost


def test_n_1652_blocks_as_many_teams_as_attack() -> None:
    game = scene("phase block\nplayer 1\nattack A\nattack C\nattack D\nhand wait\n"
                 "player 2\nteam N-1652\nteam B\nhand wait", A, B, C, D)  # fmt: skip
    most = {members(game, one.team)[0]: one.most for one in game.game.choice.blockers}
    assert most["N-1652"] == 3
    assert most["B"] == 1
    game.block("A by N-1652", "C by N-1652", "D by N-1652")
    game.until("end")
    assert game.rewards(1) == 0


# -- N-1151 Itachi Uchiha --------------------------------------------------------------------------


@pytest.mark.parametrize(("x", "cost", "hurt"), [(2, "F1", False), (2, "F", True)])
def test_n_1151_turns_its_marker_back_to_negate(x: int, cost: str, *, hurt: bool) -> None:
    hit = jutsu("HIT", cost, text="Target 1 Ninja battling the user.\nInjure the target.")
    game = fight("N-1151, A", "B", "", "HIT wait", A, B, hit, more="marker 5")
    game.play("pass")
    use(game, "HIT", "A")
    game.play("ability N-1151 0")
    game.say_number(x)
    resolve(game)
    assert game.marker(1) == 5 - x
    assert game.is_injured("A") == hurt


def test_n_1151_cannot_turn_back_more_than_there_is() -> None:
    hit = jutsu("HIT", "F1", text="Target 1 Ninja battling the user.\nInjure the target.")
    game = fight("N-1151, A", "B", "", "HIT wait", A, B, hit, more="marker 1")
    game.play("pass")
    use(game, "HIT", "A")
    game.play("ability N-1151 0")
    assert game.game.choice.high == 1


# -- N-1502 Akane ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("words", "side"), [(("Ninja Dog",), 1), (("Leaf",), 2)])
def test_n_1502_calls_a_dog_over(words: tuple[str, ...], side: int) -> None:
    dog = ninja("DOG", characteristics=words)
    game = scene("player 1\nhand N-1502 wait\nplayer 2\nteam DOG\nteam B", B, dog)
    game.deploy("N-1502")
    settle(game, "DOG")
    assert "DOG" in game.in_play(side)


# -- N-1114 Susano'o, N-1201 Pain (Naraka Path) ----------------------------------------------------


def ends_with(rewards1: int, rewards2: int, team: str) -> Scene:
    game = scene(f"phase end\nplayer 1\n{team}\nrewards {rewards1}\nhand wait\ndeck 9\n"
                 f"player 2\nteam B\nrewards {rewards2}\nhand wait\ndeck 9", B)  # fmt: skip
    while game.turn == 5 and game.asked:
        game.quiet()
    return game


@pytest.mark.parametrize(("team", "over"), [("team N-1114", False), ("team N-1114 injured", False),
                                            ("team B", True)])  # fmt: skip
def test_n_1114_keeps_the_opponent_from_winning_by_rewards(team: str, *, over: bool) -> None:
    assert (ends_with(0, 10, team).asked == "") == over


def test_n_1114_wins_by_rewards_itself() -> None:
    assert ends_with(10, 0, "team N-1114").asked == ""


@pytest.mark.parametrize(("team", "won"), [("team N-1201", True), ("team B", False)])
def test_n_1201_needs_one_reward_less(team: str, *, won: bool) -> None:
    assert (ends_with(9, 0, team).asked == "") == won
    assert ends_with(0, 9, team).asked != ""
