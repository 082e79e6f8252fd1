"""Terms of card text about fights: values (T-12), sums of teams (T-13), results (T-7), blocks."""

import pytest

from naruto_tui.rules.forecast import forecast

from .scene import Scene, jutsu, mission, ninja, scene

MINE = "Target the user's team.\n"


def fight(card, *cards, mine: str = "A, A2", theirs: str = "B, B2") -> Scene:
    """Player 1's A uses this Jutsu in its fight with B."""
    own = (ninja("A", "4/1"), ninja("A2", "2/2"), ninja("B", "4/1"), ninja("B2", "2/2"))
    made = {one.number: one for one in (*own, *cards)}
    game = scene(
        f"""
        phase exchange
        player 1
          attack {mine}
          hand {card.number} wait
        player 2
          block 1 {theirs}
          hand wait
        """,
        card, *made.values(),
    )  # fmt: skip
    game.play(f"jutsu {card.number}")
    if game.asked == "1 user":
        game.pick("A")
    return game


def use(text: str, *cards, mine: str = "A, A2", theirs: str = "B, B2", pick: str = "") -> Scene:
    game = fight(jutsu("J-1", text=text), *cards, mine=mine, theirs=theirs)
    if pick:
        game.pick(pick)
    game.resolve()
    return game


def result(game: Scene) -> str:
    return forecast(game.game, game.game.fights[0]).outcome


# -- T-12: printed, original, current ------------------------------------------------------------


def test_t_12_a_printed_power_that_is_set_keeps_what_was_added() -> None:
    text = "The user gets +2/+0 this turn.\nThe user has printed power 0/0 this turn."
    assert use(text).power("A") == "2/0"


def test_t_12_a_printed_power_is_multiplied_and_the_rest_still_adds() -> None:
    text = "The user gets +1/+1 this turn.\nThe user has 3 times its printed power this turn."
    assert use(text).power("A") == "13/4"


def test_t_12_a_current_power_is_doubled_once() -> None:
    text = (
        "The user gets +1/+1 this turn.\nThe user has twice its power this turn.\n"
        "The user gets +1/+1 this turn."
    )
    assert use(text).power("A") == "11/5"


def test_t_12_the_injured_values_with_the_same_bonuses() -> None:
    text = "The user gets +1/+0 this turn.\nThe user counts as injured this turn."
    game = use(text, ninja("A", "4/1", "2/3"))
    assert game.power("A") == "3/3"
    assert not game.is_injured("A")
    back = use("The user counts as healthy this turn.", ninja("A", "4/1", "2/3"), mine="A injured")
    assert back.power("A") == "4/1"


def test_t_12_another_value_counts_with_the_same_bonuses() -> None:
    text = "The user gets +1/+0 this turn.\nThe user counts support as combat this turn."
    assert use(text).power("A") == "2/1"
    assert use("The user counts combat as support this turn.").power("A") == "4/4"


def test_t_12_both_current_values_are_swapped() -> None:
    text = "The user gets +2/+0 this turn.\nSwap the user's combat and support this turn."
    assert use(text).power("A") == "1/6"


def test_t_12_negative_changes_the_sign() -> None:
    text = "The user gets +1/+1 this turn.\nThe user has negative support this turn."
    assert use(text).power("A") == "5/-2"
    assert use("The user has negative combat this turn.").power("A") == "-4/1"


def test_t_12_a_kept_printed_power_is_the_one_that_was_put_in_its_place() -> None:
    text = (
        "The user has printed power 2/2 this turn.\nThe user gets +5/+5 this turn.\n"
        "The user keeps its printed power this turn."
    )
    assert use(text).power("A") == "2/2"


# -- T-13: what a team brings --------------------------------------------------------------------


def test_t_13_team_power_is_added_to_the_sum_and_belongs_to_no_ninja() -> None:
    game = use("The user's team gets +5 team power this turn.")
    assert game.team_power("A") == 4 + 2 + 5
    assert game.power("A") == "4/1"
    assert result(game) == "big win"


def test_t_13_an_unblocked_team_with_5_by_a_bonus_wins_2() -> None:
    strong = ninja("A", "4/0", text="Its team gets +1 team power.")
    game = scene("phase battle\nplayer 1\n team A", strong)
    game.send("A")
    assert game.rewards(1) == 2


@pytest.mark.parametrize(
    ("flag", "mine", "theirs"),
    [
        ("adds nothing to its team", 6, 2),
        ("counts against its team", 6, -2),
        ("counts for the team battling it", 10, 2),
    ],
)
def test_t_13_a_share_that_is_not_added_or_goes_elsewhere(flag, mine, theirs) -> None:
    game = use(f"Target 1 head Ninja battling the user.\nThe target {flag} this turn.")
    assert (game.team_power("A"), game.team_power("B")) == (mine, theirs)
    assert game.power("B") == "4/1"


def test_t_13_a_share_of_printed_values_only() -> None:
    text = (
        "All enemy Ninja get +3/+3 this turn.\n"
        "All enemy Ninja add only printed values to their teams this turn."
    )
    game = use(text)
    assert (game.power("B"), game.team_power("B")) == ("7/4", 6)


def test_t_13_the_two_sums_are_swapped() -> None:
    text = "The user gets +4/+0 this turn.\nSwap the team power of both teams of the user's fight"
    game = use(f"{text} this turn.")
    assert (game.team_power("A"), game.team_power("B")) == (6, 10)


def test_t_13_what_reads_team_power_leaves_its_own_bonus_out() -> None:
    text = "While the team battling this Ninja has team power 4 or less, this Ninja gets +2/+0."
    own = "While its team has team power 6 or less, its team gets +1 team power."
    game = use("Draw 1 card.", ninja("A", "4/1", text=f"{text}\n{own}"), theirs="B")
    # 4 + 2 of A and its mate, +2 for the weak enemy; with 8 the last line does not hold.
    assert game.team_power("A") == 8
    game = use("Draw 1 card.", ninja("A", "4/1", text=own))
    assert game.team_power("A") == 7


def test_t_13_in_order_of_arrival() -> None:
    text = "While its team has team power 7 or more, its team gets +5 team power."
    first = use("Draw 1 card.", ninja("A", "4/1", text=text),
                ninja("A2", "2/2", text="Its team gets +1 team power."))  # fmt: skip
    assert first.team_power("A") == 7
    late = use("Draw 1 card.", ninja("A2", "2/2", text=text),
               ninja("A", "4/1", text="Its team gets +1 team power."))  # fmt: skip
    assert late.team_power("A") == 12


def test_t_13_counted_as_blocked_it_is_settled_against_a_number() -> None:
    def attack(number: int) -> Scene:
        text = f"The user's team counts as blocked by team power {number} this turn."
        game = scene(
            "phase exchange\nplayer 1\n attack A\n hand J-1",
            ninja("A", "4/1", text="When its team wins, draw 1 card."), jutsu("J-1", text=text),
        )  # fmt: skip
        game.play("jutsu J-1")
        return game

    weak = attack(7)
    assert weak.rewards(1) == 0
    assert weak.is_injured("A")
    strong = attack(3)
    assert strong.rewards(1) == 0
    assert len(strong.happened("trigger")) == 1
    assert attack(9).where("A") == "discard"


def test_t_13_counted_as_battling_it_wins_no_reward() -> None:
    trap = mission("M-1", text="Target 1 enemy Ninja.\nThe target counts as battling this turn.",
                   counter=True)  # fmt: skip
    game = scene("player 1\n team A\n hand N-001\nplayer 2\n hand M-1", trap, ninja("A", "6/0"))
    game.charge("N-001")
    game.play("counter M-1")
    game.until("battle")
    game.send("A")
    assert game.rewards(1) == 0
    assert game.happened("win") == []


# -- 5.4.10: battles of mental power -------------------------------------------------------------


def clever(number: str, power: str, mental: int | None = None, **facts):
    return ninja(number, power, mental=mental, **facts)


def test_5_4_10_in_a_mental_battle_all_members_count_and_injury_does_not() -> None:
    game = use(
        "The user fights by mental power this turn.",
        clever("A", "0/0", 3), clever("A2", "0/0", 3), clever("B", "9/9", -1), ninja("B2", "9/9"),
        mine="A injured, A2",
    )  # fmt: skip
    found = forecast(game.game, game.game.fights[0])
    assert (found.attack, found.block, found.mental, found.outcome) == (6, -1, True, "big win")
    game.until("end")
    assert game.where("B") == "discard"
    assert game.is_injured("B2")


def test_t_13_a_bonus_to_team_mental_power_counts_in_mental_battles_only() -> None:
    text = "The user's team gets +5 team mental power this turn."
    assert result(use(text)) == "tie"
    assert result(use(f"{text}\nThe user fights by mental power this turn.")) == "big win"


def test_5_4_10_without_two_teams_there_is_no_mental_battle() -> None:
    one = clever("A", "6/0", 0, text="This Ninja fights by mental power.")
    game = scene("phase battle\nplayer 1\n team A", one)
    game.send("A")
    assert game.rewards(1) == 2


def test_5_4_10_a_ban_on_mental_battles_is_stronger() -> None:
    never = ninja("B", "4/1", text="Its team never fights by mental power.")
    game = use("The user fights by mental power this turn.", never, clever("A", "4/1", 9))
    assert not forecast(game.game, game.game.fights[0]).mental


# -- T-7.5: forced results -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("grade", "outcome", "hurt"),
    [
        ("a plain victory", "win", ["B"]),
        ("an outstanding victory", "big win", ["B", "B2"]),
        ("a tie", "tie", ["A", "B"]),
        ("a loss", "loss", ["A"]),
    ],
)
def test_t_7_5_a_forced_result_and_its_damage(grade, outcome, hurt) -> None:
    text = f"The user gets -9/-0 this turn.\nThe user's team ends its fight with {grade}."
    game = use(text)
    assert result(game) == outcome
    game.until("end")
    damaged = {game.game.cards[event.cards[0]].number for event in game.happened("damage")}
    assert sorted(damaged) == sorted(hurt)


def test_t_7_5_of_two_the_later_counts() -> None:
    text = (
        "The user's team ends its fight with {}.\n"
        "The team battling the user ends its fight with {}."
    )
    assert result(use(text.format("a plain victory", "an outstanding victory"))) == "big loss"


def test_t_7_5_a_victory_becomes_outstanding_and_nothing_else_does() -> None:
    text = "The user gets {} this turn.\nThe user's team ends its fight with {}."
    raised = "an outstanding victory instead of a plain one"
    assert result(use(text.format("+1/+0", raised))) == "big win"
    assert result(use(text.format("+0/+0", raised))) == "tie"
    assert result(use(text.format("-1/-0", raised))) == "loss"
    lowered = "a plain victory instead of an outstanding one"
    assert result(use(text.format("+9/+0", lowered))) == "win"


def test_t_7_5_a_plain_victory_even_where_an_outstanding_one_was_earned() -> None:
    text = "The user gets +9/+0 this turn.\nThe user's team ends its fight with a plain victory."
    assert result(use(text)) == "win"


# -- T-15: several blocks ------------------------------------------------------------------------


def two_attacks(text: str, power: str = "9/0") -> Scene:
    return scene(
        "phase block\nplayer 1\n attack A, A3\n attack A2\n hand wait\n"
        "player 2\n team B\n hand wait",
        ninja("A", "3/1"), ninja("A2", "2/2"), ninja("A3", "1/1"), ninja("B", power, text=text),
    )  # fmt: skip


def test_t_15_one_team_blocks_two_and_damages_the_heads_of_both() -> None:
    game = two_attacks("Its team can block up to 2 teams.", "7/0")
    game.block("A by B", "A2 by B")
    # 3 + 1 of the first team and 2 of the second against 7: one comparison.
    assert forecast(game.game, game.game.fights[0]).margin == 6 - 7
    game.until("end")
    assert game.rewards(1) == 0
    assert [game.is_injured(one) for one in ("A", "A2", "A3")] == [True, True, False]
    assert sum("block" in event.how for event in game.happened("send")) == 1


def test_t_15_an_outstanding_defeat_damages_the_backs_too_and_a_lost_block_the_team_once() -> None:
    game = two_attacks("Its team can block any number of teams.", "11/0")
    game.block("A by B", "A2 by B")
    game.until("end")
    assert [game.where(one) for one in ("A", "A2")] == ["discard", "discard"]
    assert game.is_injured("A3")
    lost = two_attacks("Its team can block any number of teams.", "5/0")
    lost.block("A by B", "A2 by B")
    lost.until("end")
    assert lost.is_injured("B")
    assert lost.where("B") == "play"


def test_t_15_without_such_a_text_a_team_blocks_once() -> None:
    game = two_attacks("")
    choice = game.game.choice
    (one,) = choice.blockers
    both = tuple((attack, one.team, one.heads[0]) for attack in one.attackers)
    assert choice.problem(both) == "a team blocks once, and an attack is blocked once"
    assert choice.problem(both[:1]) is None
