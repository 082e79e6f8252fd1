"""Terms of card text about teams, positions and control: T-5, T-14, T-27, and T-7.3 on rewards."""

import pytest

from naruto_tui.rules.team_choices import Arrange

from .scene import Scene, jutsu, mission, ninja, scene


def use(
    text: str, *cards, mine: str = "A, A2", theirs: str = "B, B2", hand: str = "", home: str = ""
) -> Scene:
    """A uses this Jutsu in its fight with B."""
    names = ("A", "A2", "B", "B2", "C")
    made = {one: ninja(one, "3/1") for one in names} | {one.number: one for one in cards}
    game = scene(
        f"""
        phase exchange
        player 1
          attack {mine}
          hand J-1 {hand} wait
          {home}
        player 2
          block 1 {theirs}
          hand wait
        """,
        jutsu("J-1", text=text), *made.values(),
    )  # fmt: skip
    game.play("jutsu J-1")
    if game.asked == "1 user":
        game.pick("A")
    return game


# -- T-14: positions -----------------------------------------------------------------------------


def test_t_14_without_a_position_it_is_a_back() -> None:
    game = use("Put 1 Ninja from your hand into the user's team.", hand="C")
    game.resolve()
    assert game.team("A") == ["A", "A2", "C"]


def test_t_14_as_head_the_former_head_becomes_a_back() -> None:
    game = use("Put 1 Ninja from your hand into the user's team as head.", hand="C")
    game.resolve()
    assert game.team("A") == ["C", "A", "A2"]
    assert game.team_power("A") == 3 + 1 + 1


@pytest.mark.parametrize("lead", ["A", "C"])
def test_t_14_in_any_position_the_effects_player_picks(lead: str) -> None:
    game = use("Put 1 Ninja from your hand into the user's team in any position.", hand="C")
    game.resolve()
    assert game.asked == "1 new head"
    game.pick(lead)
    assert game.team("A")[0] == lead


def test_t_14_a_team_may_grow_over_3_unless_the_text_limits_it() -> None:
    text = "Put 1 Ninja from your hand into the user's team"
    game = use(f"{text}.", ninja("A3"), mine="A, A2, A3", hand="C")
    game.resolve()
    assert len(game.team("A")) == 4
    game = use(f"{text} up to team size 3.", ninja("A3"), mine="A, A2, A3", hand="C")
    game.resolve()
    assert len(game.team("A")) == 3


def test_t_14_who_is_moved_into_a_players_team_is_controlled_by_that_player() -> None:
    text = "Target 1 back Ninja battling the user.\nPut the target into the user's team."
    game = use(text)
    game.resolve()
    assert game.in_play(1) == ["A", "A2", "B2"]
    assert game.team("A") == ["A", "A2", "B2"]
    own = use("Target 1 of your stand-by Ninja.\nPut the target into the user's team.",
              home="team C")  # fmt: skip
    own.resolve()
    assert own.happened("control") == []


def test_t_14_it_returns_to_its_team_and_position_after_the_showdown() -> None:
    text = (
        "Target 1 head Ninja battling the user.\n"
        "Put the target into the user's team until the end of the showdown."
    )
    game = use(text)
    game.resolve()
    assert game.team("B2") == ["B2"]
    game.until("end")
    assert set(game.in_play(2)) == set(game.team("B")) == {"B", "B2"}


def test_t_14_it_is_a_team_of_its_own_if_the_old_one_is_gone() -> None:
    text = (
        "Target 1 head Ninja battling the user.\n"
        "Put the target into the user's team until the end of the showdown. Discard all of the "
        "enemy Ninja."
    )
    game = use(text)
    game.resolve()
    game.until("end")
    assert game.in_play(2) == ["B"]
    assert game.team("B") == ["B"]


def test_t_14_two_of_a_team_swap_positions() -> None:
    game = use("Target 1 back Ninja in the user's team.\nSwap the positions of the user and the "
               "target.", ninja("A2", "5/0"))  # fmt: skip
    game.resolve()
    assert game.team("A") == ["A2", "A"]
    assert game.team_power("A") == 5 + 1


def test_t_14_two_ninja_swap_teams_and_with_them_sides() -> None:
    game = use("Target 1 head Ninja battling the user.\nSwap the teams of the user and the target.")
    game.resolve()
    assert game.team("B") == ["B", "A2"]
    assert game.team("A") == ["A", "B2"]
    assert set(game.in_play(1)) == {"B", "A2"}


# -- T-5: out of a team --------------------------------------------------------------------------


def test_t_5_who_is_stand_by_already_stays_in_its_team() -> None:
    game = scene("player 1\n team A, B\n hand M-1 N-001", ninja("A"), ninja("B"),
                 mission("M-1", text="All of your Ninja become stand-by."))  # fmt: skip
    game.play("mission M-1")
    assert game.team("A") == ["A", "B"]
    assert game.happened("stand by") == []


def test_t_5_removed_from_its_team_it_is_one_of_its_own_where_it_is() -> None:
    game = scene("player 1\n team A, B\n hand M-1 N-001", ninja("A"), ninja("B"),
                 mission("M-1", text="Target 1 of your Ninja.\nThe target leaves its team."),
    )  # fmt: skip
    game.play("mission M-1")
    game.pick("A")
    assert game.team("A") == ["A"]
    assert game.team("B") == ["B"]
    out = use("Target 1 head Ninja battling the user.\nThe target leaves its team.")
    out.resolve()
    assert out.team("B") == ["B"]
    assert not out.game.is_out(out.game.play[out.card("B")])


def organizing(*cards) -> Arrange:
    game = scene("phase organize\nplayer 1\n team A\n team B\n team C\nplayer 2\n hand 1", *cards)
    choice = game.game.choice
    assert isinstance(choice, Arrange)
    return choice


def test_t_5_who_cannot_be_in_a_team_is_one_by_itself() -> None:
    lone = ninja("A", text="This Ninja cannot join a team.")
    choice = organizing(lone, ninja("B"), ninja("C"))
    a, b, c = choice.ninja
    assert choice.problem(((a, b), (c,))) == "this Ninja must be a team by itself"
    assert choice.problem(((a,), (b, c))) is None


def test_t_5_two_that_may_not_be_in_one_team() -> None:
    picky = ninja("A", text='This Ninja cannot join a team with a "Leaf" Ninja.')
    choice = organizing(picky, ninja("B", characteristics=("Leaf",)), ninja("C"))
    a, b, c = choice.ninja
    assert choice.problem(((a, b), (c,))) == "these Ninja may not be in one team"
    assert choice.problem(((a, c), (b,))) is None
    assert choice.problem(((b, c), (a,))) is None
    for seed in range(40):
        drawn = choice.random(iter([((seed * 7 + i * 13) % 97) / 97 for i in range(60)]).__next__)
        assert choice.problem(drawn) is None


# -- T-27: control -------------------------------------------------------------------------------

TAKE = "Target 1 enemy Ninja.\nTake control of the target"


def taking(text: str, *cards, mine: str = "", theirs: str = "team B\n hand N-003") -> Scene:
    made = {"B": ninja("B", "2/0")} | {one.number: one for one in cards}
    game = scene(
        f"player 1\n hand M-1 N-001\n{mine}\nplayer 2\n{theirs}",
        mission("M-1", text=text), *made.values(),
    )  # fmt: skip
    game.play("mission M-1")
    return game


def test_t_27_control_changes_and_the_owner_stays() -> None:
    game = taking(f"{TAKE}.")
    assert game.in_play(1) == ["B"]
    assert game.game.owner[game.card("B")] == 1
    assert game.team("B") == ["B"]


def test_t_27_until_the_end_of_the_turn() -> None:
    game = taking(f"{TAKE} until the end of the turn.")
    assert game.in_play(1) == ["B"]
    game.until("start")
    assert game.in_play(2) == ["B"]


def test_t_27_it_does_not_return_if_it_has_left() -> None:
    game = taking(f"{TAKE} until the end of the turn. Move the target to hand.")
    assert game.cards(2, "hand") == ["N-003", "B"]
    game.until("start")
    assert game.in_play(2) == []


def test_t_27_what_returns_and_meets_a_namesake_is_discarded() -> None:
    twin = ninja("B2", name="B")
    text = f"{TAKE} until the end of the turn. Put 1 Ninja from the enemy hand into play under "
    game = taking(f"{text}enemy control.", twin, theirs="team B\n hand B2")
    assert game.in_play(2) == ["B2"]
    game.until("start")
    assert game.in_play(1) == []
    assert game.cards(2, "discard") == ["B"]


def test_t_27_two_are_exchanged_even_if_they_share_a_name() -> None:
    text = "Target 1 of your Ninja and 1 enemy Ninja.\nSwap the first target and the second target."
    game = taking(text, ninja("A", name="B"), mine="team A")
    assert game.in_play(1) == ["B"]
    assert game.in_play(2) == ["A"]


# -- T-7.3: winning and getting ------------------------------------------------------------------


def test_t_7_3_what_is_got_is_not_won() -> None:
    text = "When you win 1 or more rewards, draw 1 card."
    for verb, heard in (("Win", 1), ("Get", 0)):
        game = taking(f"{verb} 1 reward.", ninja("W", text=text), mine="team W")
        assert game.rewards(1) == 1
        assert len(game.happened("trigger")) == heard


def test_t_7_3_who_cannot_win_rewards_wins_and_gets_none() -> None:
    never = ninja("B", text="Your opponent cannot win rewards.")
    assert taking("Win 1 reward.", never).rewards(1) == 0
    assert taking("Get 1 reward.", never).rewards(1) == 0
    assert taking("Your opponent wins 1 reward.", never).rewards(2) == 1
    game = scene("phase battle\nplayer 1\n team A\nplayer 2\n team B injured", ninja("A", "3/0"),
                 ninja("B", text="Valid: Your opponent cannot win rewards."))  # fmt: skip
    game.send("A")
    game.quiet()
    assert game.rewards(1) == 0


@pytest.mark.parametrize(("team", "power"), [("A, M", "6/1"), ("A", "1/1"), ("A, M, N", "1/1")])
def test_t_12_a_team_is_told_by_its_size_where_it_is_one_of_those(team: str, power: str) -> None:
    text = "While its team is a team of 2 Ninja, this Ninja gets +5/+0."
    game = scene(f"player 1\nteam {team}\nhand wait\nplayer 2", ninja("A", "1/1", text=text),
                 ninja("M"), ninja("N"))  # fmt: skip
    assert game.power("A") == power


@pytest.mark.parametrize(("team", "hurt"), [("A, M", "AM"), ("A, X", "")])
def test_t_12_ninja_are_among_the_teams_they_are_in(team: str, hurt: str) -> None:
    """Both those of whom something holds and those to whom something is done."""
    all_of = 'All Ninja among teams containing only "Leaf" Ninja'
    game = scene(f"player 1\nteam {team}\nhand M-1 wait\nmission P\nplayer 2\nteam B",
                 *(ninja(one, "1/1", characteristics=("Leaf",)) for one in "AM"), ninja("X", "1/1"),
                 ninja("B", "1/1"), mission("P", permanent=True, text=f"{all_of} get +2/+0."),
                 mission("M-1", text=f"Injure a{all_of[1:]}."))  # fmt: skip
    boosted = [one for one in team.split(", ") if game.power(one) == "3/1"]
    assert boosted == list(hurt)
    game.play("mission M-1")
    game.resolve()
    assert [one for one in (*team.split(", "), "B") if game.is_injured(one)] == list(hurt)
