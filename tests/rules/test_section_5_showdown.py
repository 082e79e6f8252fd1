"""Rules, 5.4 and 5.5: the Showdown; damage, injury and healing."""

import pytest

from naruto_tui.cards.model import Card

from .scene import Scene, jutsu, mission, ninja, scene

KILL = jutsu("J-K", text="Target 1 Ninja on the battlefield.\nDiscard the target.")
BATTLE = mission("M-W", permanent=True, text="When your team wins, draw 1 card.")


def fight(mine: str, theirs: str = "", *cards: Card, extra: str = "") -> Scene:
    """The Showdown of one attack, seen through to the End Phase of a full hand."""
    block = f"block 1 {theirs}" if theirs else ""
    game = scene(
        f"""
        phase showdown
        player 1
          attack {mine}
          hand 7
          {extra}
        player 2
          {block}
          hand 1
        """,
        *cards,
    )
    assert game.asked == "1 discard to hand limit"
    return game


def with_power(*powers: str) -> list[Card]:
    """Ninja A, B, C ... with these powers, each 1/1 when injured."""
    return [ninja(letter, power, "1/1") for letter, power in zip("ABCDEF", powers, strict=False)]


# -- the order of fights ---------------------------------------------------------------------------


def test_5_4_1_fights_are_settled_one_by_one_in_the_attackers_order() -> None:
    greedy = ninja("A", "1/0", text="When its team wins, draw 1 card.")
    text = """
        phase showdown
        player 1
          attack A
          attack B
          hand 7
        player 2
          hand 1
    """
    game = scene(text, greedy, ninja("B"))
    assert game.asked == "1 fight order"
    game.order("B", "A")
    teams = [event.source for event in game.happened("reward")]
    assert teams == [game.game.play[game.card(one)].team for one in ("B", "A")]


# -- unblocked ------------------------------------------------------------------------------------


def test_5_4_2_an_attack_whose_blockers_are_gone_is_unblocked() -> None:
    game = scene(
        """
        phase exchange
        player 1
          attack N-011
          hand J-K
        player 2
          block 1 N-012
        """,
        KILL,
    )
    game.play("jutsu J-K")
    game.pick("N-012")
    assert game.rewards(1) == 2
    assert not game.is_injured("N-011")


def test_5_4_3_team_power_is_combat_of_the_head_and_support_of_the_backs() -> None:
    cards = with_power("4/9", "9/2", "9/3")
    game = scene("phase block\nplayer 1\n attack A, B, C injured\nplayer 2\n team N-001", *cards)
    assert game.team_power("A") == 4 + 2 + 1
    injured_head = scene(
        "phase block\nplayer 1\n attack A injured, B\nplayer 2\n team N-001", *cards
    )
    assert injured_head.team_power("A") == 1 + 2


@pytest.mark.parametrize(("power", "rewards"), [(-2, 1), (0, 1), (4, 1), (5, 2), (12, 2)])
def test_5_4_4_an_unblocked_attack_wins_one_reward_or_two_from_5(power: int, rewards: int) -> None:
    card = ninja("A", f"{power}/0")
    game = scene("phase battle\nplayer 1\n team A\nplayer 2\n deck N-001 N-002 N-003 x9", card)
    game.send("A")
    assert game.cards(1, "rewards") == ["N-001", "N-002"][:rewards]


# -- battling -------------------------------------------------------------------------------------


@pytest.mark.parametrize("margin", [1, 4])
def test_5_4_5_a_victory_gives_1_damage_to_the_losing_head(margin: int) -> None:
    game = fight("A", "B, C", *with_power(f"{2 + margin}/0", "1/0", "0/1"))
    assert game.is_injured("B")
    assert not game.is_injured("C")
    assert not game.is_injured("A")


@pytest.mark.parametrize("margin", [5, 9])
def test_5_4_6_an_outstanding_victory_gives_2_to_the_head_and_1_to_each_back(margin: int) -> None:
    game = fight("A", "B, C, D", *with_power(f"{2 + margin}/0", "0/0", "0/1", "0/1"))
    assert game.where("B") == "discard"
    assert game.is_injured("C")
    assert game.is_injured("D")


def test_5_4_7_a_draw_gives_1_damage_to_both_heads_and_nobody_wins() -> None:
    game = fight("A, C", "B", *with_power("2/0", "3/0", "0/1"))
    assert game.is_injured("A")
    assert game.is_injured("B")
    assert not game.is_injured("C")
    assert game.happened("win") == game.happened("lose") == []


def test_5_4_8_a_blocked_fight_gives_no_reward() -> None:
    game = fight("A", "B", *with_power("9/0", "0/0"))
    assert game.rewards(1) == game.rewards(2) == 0


def test_5_4_9_a_blocking_team_that_wins_damages_the_attackers() -> None:
    game = fight("A, C", "B", *with_power("1/0", "7/0", "0/1"))
    assert game.where("A") == "discard"
    assert game.is_injured("C")


def test_5_4_11_all_damage_of_a_fight_comes_before_its_triggers() -> None:
    text = "When this Ninja receives damage, draw 1 card. "
    cards = [ninja(one, "2/0", "1/0", text=text.strip()) for one in "AB"]
    game = scene("phase showdown\nplayer 1\n attack A\nplayer 2\n block 1 B", *cards)
    kinds = [event.kind for event in game.game.events if event.kind in ("injure", "trigger")]
    assert kinds == ["injure", "injure", "trigger", "trigger"]


# -- damage, injury, healing ----------------------------------------------------------------------


def hit(amount: int, state: str = "") -> Scene:
    card = mission("M-H", text=f"Target 1 enemy Ninja.\nGive {amount} damage to the target.")
    game = scene(f"player 1\n hand M-H N-001\nplayer 2\n team A {state}", card, ninja("A"))
    game.play("mission M-H")
    return game


def test_5_5_1_damage_injures_and_then_discards() -> None:
    once = hit(1)
    assert once.where("A") == "play"
    assert once.is_injured("A")
    assert hit(1, "injured").where("A") == "discard"
    twice = hit(2)
    assert twice.where("A") == "discard"
    assert twice.happened("injure") == []


def test_5_5_2_injuring_is_no_damage_and_does_nothing_to_an_injured_ninja() -> None:
    card = mission("M-I", text="Target 1 enemy Ninja.\nInjure the target.")
    for state in ("", "injured"):
        game = scene(f"player 1\n hand M-I N-001\nplayer 2\n team A {state}", card, ninja("A"))
        game.play("mission M-I")
        assert game.is_injured("A")
        assert game.happened("damage") == []


def test_5_5_3_an_injured_ninja_has_its_injured_pair_and_no_text_unless_valid() -> None:
    plain = ninja("A", "3/1", "2/1", characteristics=("Leaf",), text="All other Ninja get +1/+0.")
    valid = ninja("B", "3/1", "2/1", text="Valid: All other Ninja get +1/+0.")
    text = "phase block\nplayer 1\n attack N-001\nplayer 2\n team A injured\n team B injured"
    game = scene(text, plain, valid)
    assert game.power("A") == "3/1"
    assert game.power("B") == "2/1"
    traits = game.game.traits(game.card("A"))
    assert (traits.names, traits.symbols, traits.words) == ({"A"}, "F", {"Leaf"})


def test_5_5_4_injured_ninja_attack_block_and_use_jutsu() -> None:
    draw = jutsu("J-D", text="Draw 1 card.")
    text = "phase battle\nplayer 1\n team N-001 injured\n hand J-D\nplayer 2\n team N-002 injured"
    game = scene(text, draw)
    game.send("N-001")
    game.block("N-001 by N-002")
    game.play("jutsu J-D")
    assert game.happened("resolve")[0].how == ("applied",)


def test_5_5_5_healing_turns_healthy_and_injury_stays_otherwise() -> None:
    heal = mission("M-H", text="Target 1 of your injured Ninja.\nHeal the target.")
    game = scene("player 1\n team N-001 injured\n team N-002 injured\n hand M-H N-003", heal)
    game.play("mission M-H")
    game.pick("N-002")
    assert not game.is_injured("N-002")
    game.until("start")
    assert game.turn == 6
    assert game.is_injured("N-001")


def test_5_5_6_damage_reduced_to_0_changes_nothing_but_was_received() -> None:
    text = (
        "When this Ninja would receive damage, reduce that damage by 1 instead.\n"
        "When this Ninja receives damage, draw 1 card."
    )
    game = fight("A", "B", ninja("A", "2/0"), ninja("B", "1/0", text=text))
    assert not game.is_injured("B")
    assert game.happened("injure") == []
    assert len(game.happened("trigger")) == 1


def test_5_5_6_prevented_damage_was_not_received() -> None:
    text = (
        "When this Ninja would receive damage, prevent that damage instead.\n"
        "When this Ninja receives damage, draw 1 card."
    )
    game = fight("A", "B", ninja("A", "2/0"), ninja("B", "1/0", text=text))
    assert not game.is_injured("B")
    assert game.happened("trigger") == []


def test_5_5_7_a_ninja_that_leaves_play_in_the_exchange_leaves_its_team() -> None:
    game = scene(
        """
        phase exchange
        player 1
          attack N-011, N-003
          hand J-K wait
        player 2
          block 1 N-012
        """,
        KILL,
    )
    game.play("jutsu J-K")
    game.pick("N-011")
    game.pick("N-003")
    game.resolve()
    assert game.where("N-003") == "discard"
    assert game.team("N-011") == ["N-011"]
    assert game.team_power("N-011") == 5


def test_5_5_7_a_team_that_has_lost_its_head_gets_another_back_as_head() -> None:
    game = scene(
        """
        phase exchange
        player 1
          attack N-011, N-003, N-002
          hand 1
        player 2
          block 1 N-012
          hand J-K
        """,
        KILL,
    )
    game.play("jutsu J-K")
    game.pick("N-011")
    assert game.asked == "1 new head"
    game.pick("N-002")
    assert game.happened("head")[0].cards == (game.card("N-002"),)
