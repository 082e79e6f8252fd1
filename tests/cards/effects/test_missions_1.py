"""Missions of set 1, M-001 to M-008: what each does, and where it must not."""

from tests.rules.scene import Scene, client, jutsu, mission, scene

from .looks import played


def test_m_001_heals_one_of_your_injured_ninja() -> None:
    game = played(
        """
        player 1
          marker 3
          hand M-001 N-019 blank
          team N-011 injured
          team N-008 injured
          team N-009
        player 2
          team N-012 injured
        """,
        "M-001",
    )
    assert game.offers == ["N-011", "N-008"]
    game.pick("N-011")
    assert not game.is_injured("N-011")
    assert game.is_injured("N-008")
    assert game.where("M-001") == "chakra"


def test_m_001_is_not_played_while_nobody_of_yours_is_injured() -> None:
    game = scene("""
        player 1
          marker 3
          hand M-001 N-019
          team N-011
        player 2
          team N-012 injured
    """)
    assert not game.offered("mission M-001")
    assert game.refusal("M-001") == "4.4.2"


NARUTO = """
    phase showdown
    player 1
      mission M-002
      attack {team}
    player 2
      block 1 {enemy}
"""


def test_m_002_naruto_grows_when_he_injures_an_enemy() -> None:
    game = scene(NARUTO.format(team="N-001, N-010", enemy="N-003"))
    assert game.is_injured("N-003")
    assert game.coins("N-001", "+1/+1") == 1
    assert game.power("N-001") == "2/1"


def test_m_002_one_coin_for_all_damage_of_one_fight_given_from_the_back() -> None:
    game = scene(NARUTO.format(team="N-013, N-001, N-009", enemy="N-003, N-004"))
    assert game.where("N-003") == "discard"
    assert game.is_injured("N-004")
    assert game.coins("N-001") == 1


def test_m_002_an_injured_naruto_grows_too_and_a_draw_gives_damage() -> None:
    game = scene(NARUTO.format(team="N-001", enemy="N-016"))
    assert game.is_injured("N-001")
    assert game.power("N-001") == "4/2"


def test_m_002_nothing_for_a_loser_nor_for_others_nor_without_damage() -> None:
    assert scene(NARUTO.format(team="N-001", enemy="N-006")).coins("N-001") == 0
    assert scene(NARUTO.format(team="N-011", enemy="N-003")).coins("N-011") == 0
    unblocked = scene("phase showdown\nplayer 1\n mission M-002\n attack N-001")
    assert unblocked.rewards(1) == 1
    assert unblocked.coins("N-001") == 0


def test_m_002_the_opponents_naruto_gets_nothing_and_a_blocking_one_of_yours_does() -> None:
    game = scene("""
        phase showdown
        player 1
          attack N-001, N-012
        player 2
          mission M-002
          block 1 N-003
    """)
    assert game.is_injured("N-003")
    assert game.coins("N-001") == 0
    game = scene("""
        phase showdown
        player 1
          attack N-003
        player 2
          mission M-002
          block 1 N-001, N-010
    """)
    assert game.coins("N-001") == 1


def test_m_002_written_for_two_enemies_asks_for_two() -> None:
    text = 'When 1 of your Ninja named "Naruto Uzumaki" gives damage to 2 or more enemy Ninja, '
    pair = mission("M-W", text=text + "draw 1 card.", permanent=True)
    fight = NARUTO.replace("M-002", "M-W")
    one = scene(fight.format(team="N-001", enemy="N-003"), pair)
    two = scene(fight.format(team="N-013, N-001, N-009", enemy="N-003, N-004"), pair)
    assert [len(game.happened("trigger")) for game in (one, two)] == [0, 1]


def test_m_003_puts_a_genin_from_chakra_into_play_as_the_deployment() -> None:
    game = played(
        """
        player 1
          hand M-003 N-025 N-003
          chakra N-002 N-006 N-011
        player 2
          chakra N-004
        """,
        "M-003",
    )
    assert game.offers == ["N-002", "N-006"]
    game.pick("N-006")
    assert game.in_play(1) == ["N-006"]
    assert not game.is_injured("N-006")
    assert game.cards(1, "chakra") == ["N-002", "N-011", "N-025", "M-003"]
    assert not game.offered("deploy N-003")
    assert game.refusal("N-003") == "4.3"


def test_m_003_not_after_a_deployment_and_no_second_of_a_name() -> None:
    game = scene("player 1\n hand M-003 N-025 N-003 N-004\n chakra N-002")
    game.deploy("N-003")
    assert not game.offered("mission M-003")
    game = scene("player 1\n hand M-003 N-025 N-004\n chakra N-002\n team N-020")
    game.play("mission M-003")
    assert game.where("N-002") == "chakra"
    assert game.offered("deploy N-004")


def test_m_004_shuffles_both_discard_piles_into_their_owners_decks() -> None:
    game = played(
        """
        player 1
          marker 4
          hand M-004 N-001 blank
          discard N-002 N-003
          deck N-004
        player 2
          discard N-005
          deck N-006
        """,
        "M-004",
    )
    assert sorted(game.cards(1, "deck")) == ["N-002", "N-003", "N-004"]
    assert sorted(game.cards(2, "deck")) == ["N-005", "N-006"]
    assert [event.seat for event in game.happened("shuffle")] == [0, 1]
    assert game.game.view(1).card(game.card("N-005")) is None


def test_m_004_not_with_two_empty_discard_piles_and_enough_with_one() -> None:
    text = "player 1\n marker 4\n hand M-004 N-001 blank\nplayer 2\n discard {}"
    assert not scene(text.format("")).offered("mission M-004")
    game = played(text.format("N-002"), "M-004")
    assert "N-002" in game.cards(2, "deck")
    assert game.cards(1, "discard") == game.cards(2, "discard") == []


def test_m_005_gives_one_damage_to_every_ninja() -> None:
    game = played(
        """
        player 1
          marker 5
          hand M-005 N-001 blank
          team N-003
          team N-008 injured
          client C-T
        player 2
          team N-012, N-011 injured
        """,
        "M-005",
        client("C-T"),
    )
    assert game.is_injured("N-003")
    assert game.is_injured("N-012")
    assert game.where("N-008") == game.where("N-011") == "discard"
    assert game.in_play(1) == ["N-003", "C-T"]


def test_m_005_does_not_reach_hand_or_chakra() -> None:
    game = played(
        "player 1\n marker 5\n hand M-005 N-001 N-009\n team N-003\nplayer 2\n chakra N-002",
        "M-005",
    )
    assert game.where("N-009") == "hand"
    assert game.where("N-002") == "chakra"


def test_m_006_draws_one_card() -> None:
    game = played("player 1\n hand M-006 N-002\n deck N-001 N-003", "M-006")
    assert game.cards(1, "hand") == ["N-001"]
    assert game.deck(1) == 1


def test_m_006_draws_nothing_from_an_empty_deck_and_the_game_goes_on() -> None:
    game = played("player 1\n hand M-006 N-002 blank\n deck", "M-006")
    assert game.cards(1, "hand") == ["blank"]
    assert game.asked == "1 mission phase"


def test_m_007_an_outstanding_reward_is_one_more() -> None:
    game = paradise("N-011")
    game.send("N-011")
    game.until("end")
    assert game.rewards(1) == 3


def test_m_007_an_outstanding_victory_is_a_reward() -> None:
    game = paradise("N-011", enemy="N-004")
    game.send("N-011")
    game.block("N-011 by N-004")
    game.until("end")
    assert game.rewards(1) == 1


def test_m_007_nothing_for_a_plain_reward_a_plain_victory_or_another_team() -> None:
    game = paradise("N-010")
    game.send("N-010")
    game.until("end")
    assert game.rewards(1) == 1
    game = paradise("N-011", enemy="N-008")
    game.send("N-011")
    game.block("N-011 by N-008")
    game.until("end")
    assert game.rewards(1) == 0
    game = paradise("N-001")
    game.send("N-011")
    game.until("end")
    assert game.rewards(1) == 2


def test_m_007_follows_the_ninja_into_a_new_team_and_ends_with_the_turn() -> None:
    game = scene("player 1\n hand M-007 N-002\n team N-001\n team N-011")
    game.play("mission M-007")
    game.pick("N-001")
    game.arrange("N-001 N-011")
    game.send("N-011")
    game.until("end")
    assert game.rewards(1) == 3
    game.until("battle")
    game.until("battle")
    game.send("N-011")
    game.until("end")
    assert game.rewards(1) == 5


def paradise(target: str, enemy: str = "") -> Scene:
    """M-007 has been played on a Ninja; its player sends out."""
    line = f" team {enemy}" if enemy else ""
    others = "".join(f" team {one}\n" for one in ("N-011", "N-010", "N-001"))
    game = scene(f"player 1\n hand M-007 N-002\n{others}player 2\n{line}")
    game.play("mission M-007")
    assert game.offers == ["N-011", "N-010", "N-001"]
    game.pick(target)
    game.arrange()
    return game


KUNAI = jutsu("J-K", symbols="W", text="Draw 1 card.")


def test_m_008_nobody_in_play_uses_jutsu_this_turn() -> None:
    game = scene(
        """
        player 1
          marker 3
          hand M-008 N-002 J-K
          team N-011
        player 2
          hand J-K
          team N-012
        """,
        KUNAI,
    )
    game.play("mission M-008")
    game.play("next")
    game.send("N-011")
    game.block("N-011 by N-012")
    assert game.turn == 6
    assert not game.happened("play")[1:]


def test_m_008_a_ninja_that_comes_later_may_and_all_may_next_turn() -> None:
    game = scene(
        """
        player 1
          marker 3
          hand M-008 N-002 N-003 J-K
          team N-011
        player 2
          hand J-K blank
          team N-012
        """,
        KUNAI,
    )
    game.play("mission M-008")
    game.deploy("N-003")
    game.play("next")
    game.arrange()
    game.send("N-003")
    game.block()
    assert game.offers == ["jutsu J-K", "pass"]
    game.until("battle")
    game.send("N-012")
    game.until("exchange")
    assert game.offered("jutsu J-K")
