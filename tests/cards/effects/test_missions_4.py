"""Missions of set 1, M-026 to M-032: what each does, and where it must not."""

import pytest

from naruto_tui.rules.questions import IllegalAnswerError
from tests.rules.scene import Scene, jutsu, scene

from .looks import blockers, known, must_send, words

UNPREDICTABLE = """
    player 1
      hand N-002 blank
      team N-001, N-003
      team N-011
    player 2
      marker 3
      hand M-026 N-019
      team N-012
"""


def test_m_026_the_target_must_be_sent_out_in_whatever_team() -> None:
    game = scene(UNPREDICTABLE)
    game.charge("blank")
    assert game.asked == "2 counter"
    game.play("counter M-026")
    assert game.offers == ["N-001", "N-003", "N-011"]
    game.pick("N-003")
    game.until("organize")
    game.arrange("N-003 N-011")
    assert must_send(game) == [["N-003", "N-011"]]
    with pytest.raises(IllegalAnswerError):
        game.send("N-001")
    game.send("N-011")


def test_m_026_cannot_be_sent_out_beats_must() -> None:
    game = scene(UNPREDICTABLE.replace("team N-011", "team N-005"))
    game.charge("blank")
    game.play("counter M-026")
    game.pick("N-005")
    game.until("organize")
    game.arrange("N-001 N-003")
    game.send()
    assert game.turn == 6


def test_m_026_not_next_turn_and_not_by_the_attacker() -> None:
    game = scene(UNPREDICTABLE)
    game.charge("blank")
    game.play("counter M-026")
    game.pick("N-001")
    game.until("end")
    assert game.asked == "2 mission phase"
    game.until("battle")
    game.send("N-012")
    game.block()
    assert game.rewards(2) == 2
    game.until("battle")
    assert (game.turn, game.asked) == (7, "1 send")
    game.send()
    game = scene("player 1\n marker 3\n hand M-026 N-019\nplayer 2\n team N-001")
    assert not any(offer.endswith("M-026") for offer in game.offers)


SIGHT = jutsu("J-S", text='Requires: "Sharingan Eye" Ninja.\nDraw 1 card.', symbols="W")


def test_m_027_its_target_uses_what_needs_the_sharingan_eye() -> None:
    game = eyes("N-003")
    assert game.offers == ["jutsu J-S", "pass"]
    assert "Sharingan Eye" in words(game, "N-003")


def test_m_027_others_do_not() -> None:
    game = eyes("N-008")
    assert game.turn == 6
    assert not game.happened("use")


def eyes(target: str) -> Scene:
    """M-027 has been played on one Ninja; N-003 attacks."""
    game = scene(
        """
        player 1
          marker 5
          hand M-027 N-002 J-S
          team N-003
          team N-008
        player 2
          team N-012
        """,
        SIGHT,
    )
    game.play("mission M-027")
    assert game.offers == ["N-003", "N-008"]
    game.pick(target)
    game.play("next")
    game.arrange()
    game.send("N-003")
    game.block()
    return game


COWARD = """
    player 1
      marker 4
      hand M-028 N-002
      team N-011
      team N-018
      team N-006
    player 2
      {enemies}
"""


def test_m_028_a_team_of_one_does_not_block_power_six_or_more() -> None:
    game = scene(COWARD.format(enemies="team N-012\n team N-014, N-015"))
    game.play("mission M-028")
    game.arrange("N-011 N-018")
    game.send("N-011", "N-006")
    assert game.team_power("N-011") == 6
    strong, weak = ["N-011", "N-018"], ["N-006"]
    assert blockers(game) == {("N-012",): [weak], ("N-014", "N-015"): [strong, weak]}


def test_m_028_power_five_may_be_blocked_and_six_the_next_turn() -> None:
    game = scene(COWARD.format(enemies="team N-012"))
    game.play("mission M-028")
    game.arrange("N-011 N-018")
    game.send("N-018")
    assert game.team_power("N-018") == 8
    assert game.turn == 6
    game = scene(COWARD.format(enemies="team N-012\n team N-013"))
    game.play("mission M-028")
    game.arrange()
    game.send("N-011")
    game.block("N-011 by N-012")
    game.until("battle")
    game.send("N-013")
    assert (game.turn, game.team_power("N-013")) == (6, 6)
    assert list(blockers(game)) == [("N-011",), ("N-018",), ("N-006",)]


def test_m_029_one_reward_of_each_player_is_discarded_unseen() -> None:
    game = scene("""
        player 1
          marker 4
          hand M-029 N-002 blank
          rewards N-004 N-006
        player 2
          rewards N-008 N-010
    """)
    game.play("mission M-029")
    assert game.offers == ["hidden rewards 0", "hidden rewards 1"]
    game.pick("hidden rewards 1")
    game.pick("hidden rewards 0")
    assert game.cards(2, "discard") == ["N-006"]
    assert game.cards(1, "discard") == ["N-008"]
    assert (game.rewards(1), game.rewards(2)) == (1, 1)


def test_m_029_not_while_a_player_has_no_reward() -> None:
    game = scene("player 1\n marker 4\n hand M-029 N-002\n rewards 3")
    assert not game.offered("mission M-029")


def test_m_030_a_second_mission_in_the_turn_it_is_played_in() -> None:
    game = scene("player 1\n marker 5\n hand M-030 M-006 M-008 N-002 N-020\n team N-003")
    game.play("mission M-030")
    game.pick("N-002")
    game.play("mission M-006")
    game.pick("N-020")
    assert not game.offered("mission M-008")
    assert game.refusal("M-008") == "4.4"


def test_m_030_not_three_with_two_of_them_nor_for_the_opponent() -> None:
    text = "player 1\n missions {}\n marker 5\n hand M-006 N-002 blank\nplayer {}\n mission M-030"
    assert scene(text.format(1, 2)).offers == ["deploy N-002", "charge", "next"]
    two = "player 1\n missions 2\n marker 5\n hand M-006 N-002\n mission M-030\n mission M-030"
    assert not scene(two).offered("mission M-006")
    assert scene(two.replace("missions 2", "missions 1")).offered("mission M-006")


def test_m_030_a_counter_is_counted_apart() -> None:
    game = scene("""
        player 1
          marker 5
          hand M-006 M-018 N-002 N-009 blank
          mission M-030
        player 2
          marker 3
          hand M-009 M-009 N-013 N-011
    """)
    game.play("mission M-006")
    game.play("counter M-009")
    game.pick("N-013")
    game.play("mission M-018")
    assert game.asked == "1 mission phase"
    assert len(game.happened("draw")) == 1


def test_m_031_both_draw_a_card() -> None:
    game = scene("player 1\n hand M-031 N-014 blank\n deck N-001 N-002\nplayer 2\n deck N-003")
    game.play("mission M-031")
    assert game.cards(1, "hand") == ["blank", "N-001"]
    assert game.cards(2, "hand") == ["N-003"]
    assert known(game, by=1, whose=2) == known(game, by=2, whose=1) == []


def test_m_031_whose_deck_is_empty_draws_nothing() -> None:
    game = scene("player 1\n hand M-031 N-014 blank\n deck N-001\nplayer 2\n deck")
    game.play("mission M-031")
    assert game.cards(1, "hand") == ["blank", "N-001"]
    assert game.cards(2, "hand") == []


WORST = """
    player 1
      marker 2
      hand M-032 N-014 N-011 N-010 N-013 N-001 N-017
      team N-002
    player 2
      team {enemy}
"""


def test_m_032_against_a_jonin_a_jonin_or_lower_comes_as_the_deployment() -> None:
    game = scene(WORST.format(enemy="N-012 injured"))
    game.play("mission M-032")
    game.pick("N-014")
    assert game.offers == ["N-011", "N-010", "N-001"]
    game.pick("N-011")
    assert game.in_play(1) == ["N-002", "N-011"]
    assert not game.offered("deploy N-001")


def test_m_032_a_jonin_in_brackets_counts_and_a_special_jonin_does_not() -> None:
    game = scene(WORST.format(enemy="N-018"))
    game.play("mission M-032")
    game.pick("N-014")
    assert game.asked == "1 pick"
    game = scene(WORST.format(enemy="N-010"))
    game.play("mission M-032")
    game.pick("N-014")
    assert game.in_play(1) == ["N-002"]
    assert game.offered("deploy N-001")


def test_m_032_one_s_own_jonin_is_no_reason() -> None:
    game = scene(WORST.format(enemy="N-004").replace("team N-002", "team N-012"))
    game.play("mission M-032")
    game.pick("N-014")
    assert game.in_play(1) == ["N-012"]


def test_m_032_nobody_comes_after_a_deployment_nor_a_second_of_a_name() -> None:
    game = scene(WORST.format(enemy="N-012"))
    game.deploy("N-001")
    game.play("mission M-032")
    game.pick("N-014")
    assert game.asked == "1 mission phase"
    assert game.in_play(1) == ["N-002", "N-001"]
    game = scene(WORST.format(enemy="N-012").replace("team N-002", "team N-023"))
    game.play("mission M-032")
    game.pick("N-014")
    assert game.offers == ["N-010", "N-001"]
