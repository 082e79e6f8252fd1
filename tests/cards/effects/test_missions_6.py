"""Missions of set 1, M-038 to M-042: what each does, and where it must not."""

import pytest

from naruto_tui.rules.questions import IllegalAnswerError
from tests.rules.scene import Scene, scene

from .looks import cost, must_send

TEACHINGS = """
    player 1
      marker 4
      hand M-038 N-009
      team N-011
      team N-001
    player 2
      team N-012
      team N-003
      team N-005
"""


def test_m_038_every_team_must_attack_and_block_as_far_as_it_can() -> None:
    game = scene(TEACHINGS)
    game.play("mission M-038")
    game.arrange()
    assert must_send(game) == [["N-011"], ["N-001"]]
    with pytest.raises(IllegalAnswerError):
        game.send("N-011")
    game.send("N-011", "N-001")
    with pytest.raises(IllegalAnswerError):
        game.block("N-011 by N-012")
    game.block("N-011 by N-012", "N-001 by N-003")


def test_m_038_more_than_three_teams_three_of_them() -> None:
    game = scene(TEACHINGS.replace("team N-001", "team N-001\n team N-006\n team N-008"))
    game.play("mission M-038")
    game.arrange()
    assert len(must_send(game)) == 4
    with pytest.raises(IllegalAnswerError):
        game.send("N-011", "N-001")
    game.send("N-011", "N-001", "N-006")


def test_m_038_a_team_made_afterwards_need_not_go_and_nobody_next_turn() -> None:
    game = scene(TEACHINGS)
    game.play("mission M-038")
    game.arrange("N-011 N-001")
    assert must_send(game) == []
    game.send()
    game.until("battle")
    assert game.asked == "2 send"
    game.send()


def test_m_039_cheap_ninja_in_your_hand_cost_one_less_this_turn() -> None:
    game = scene("""
        player 1
          marker 1
          hand M-039 N-012 N-001 N-020 N-008 N-017 M-006
        player 2
          hand N-031
    """)
    game.play("mission M-039")
    costs = [cost(game, one) for one in ("N-001", "N-020", "N-008", "N-017", "M-006")]
    assert costs == [0, 0, 1, 3, 1]
    assert game.offered("deploy N-008")
    assert cost(game, "N-031") == 1
    game.until("end")
    assert cost(game, "N-008") == 2


def test_m_039_not_for_a_card_that_comes_to_hand_later() -> None:
    game = scene("""
        player 1
          marker 5
          mission M-030
          hand M-039 M-006 N-012 N-002 N-031
          deck N-020 N-008
    """)
    game.play("mission M-039")
    game.play("mission M-006")
    assert cost(game, "N-031") == 0
    assert cost(game, "N-020") == 1


def test_m_039_with_m_025_the_earlier_one_counts_first() -> None:
    game = scene("""
        player 1
          marker 5
          hand M-039 N-012 N-020 N-008
          mission M-025
    """)
    game.play("mission M-039")
    assert cost(game, "N-020") == 1
    assert cost(game, "N-008") == 3


STAR = """
    player 1
      marker 5
      hand M-040 N-012 {hand}
      team N-001
      team N-008
      mission M-030
    player 2
      team N-002
"""


def test_m_040_its_target_has_another_name_and_no_longer_its_own() -> None:
    game = scene(STAR.format(hand="N-025"))
    assert not game.offered("deploy N-025")
    game.play("mission M-040")
    assert game.game.traits(game.card("N-001")).names == {"Shooting Star"}
    game.deploy("N-025")
    assert game.in_play(1) == ["N-001", "N-008", "M-030", "M-040", "N-025"]


def test_m_040_the_target_is_discarded_when_it_leaves() -> None:
    game = scene(STAR.format(hand="M-019 N-004 blank"))
    game.play("mission M-040")
    game.pick("N-012")
    game.play("mission M-019")
    game.pick("M-040")
    assert game.where("M-040") == game.where("N-001") == "discard"
    assert game.in_play(1) == ["N-008", "M-030"]


def test_m_040_stays_without_its_target_and_then_takes_nobody_along() -> None:
    game = scene(STAR.format(hand="blank"))
    game.play("mission M-040")
    game.until("battle")
    game.send("N-001")
    game.block("N-001 by N-002")
    assert game.is_injured("N-001")
    game = scene("""
        player 1
          marker 5
          hand M-040 M-005 M-019 N-012 N-007 N-004
          mission M-030
          team N-001 injured
          team N-008
    """)
    game.play("mission M-040")
    game.pick("N-012")
    game.play("mission M-005")
    assert game.where("N-001") == "discard"
    game.until("end")
    game.until("end")
    game.play("mission M-019")
    game.pick("M-040")
    assert game.in_play(1) == ["N-008", "M-030"]


def test_m_040_on_genin_of_yours_only() -> None:
    game = scene(STAR.format(hand="blank").replace("team N-001", "team N-009"))
    assert not game.offered("mission M-040")


def formation(target: str, attack: str, block: str) -> Scene:
    """M-041 has been played on one Ninja; a fight is fought, led by the first of each team."""
    game = scene(f"""
        player 1
          marker 3
          hand M-041 N-012
          team {attack}
        player 2
          team {block}
    """)
    game.play("mission M-041")
    if game.asked == "1 target":
        game.pick(target)
    game.until("battle")
    game.send(attack[:5])
    game.block(f"{attack[:5]} by {block[:5]}")
    game.until("end")
    return game


def test_m_041_no_damage_on_a_complete_defeat() -> None:
    game = formation("N-003", "N-003", "N-011, N-008")
    assert not game.is_injured("N-003")


def test_m_041_its_team_mates_are_hit_all_the_same() -> None:
    game = formation("N-003", "N-003, N-007, N-001", "N-013, N-009")
    assert not game.is_injured("N-003")
    assert game.is_injured("N-007")
    assert game.is_injured("N-001")


def test_m_041_ends_with_the_turn() -> None:
    game = scene(
        "player 1\n marker 3\n hand M-041 N-012\n team N-003\nplayer 2\n team N-011\n hand blank"
    )
    game.play("mission M-041")
    game.until("battle")
    game.send("N-003")
    game.block("N-003 by N-011")
    assert not game.is_injured("N-003")
    game.until("battle")
    game.send("N-011")
    game.block("N-011 by N-003")
    game.until("end")
    assert game.is_injured("N-003")


def test_m_042_puts_a_ninja_of_your_discard_pile_on_top_of_the_deck() -> None:
    game = scene("""
        player 1
          marker 4
          hand M-042 N-012 blank
          deck N-001
          discard J-001 N-002 M-006 N-003
        player 2
          discard N-004
    """)
    game.play("mission M-042")
    assert game.offers == ["N-002", "N-003"]
    game.pick("N-002")
    assert game.cards(1, "deck") == ["N-002", "N-001"]
    assert game.cards(1, "discard") == ["J-001", "M-006", "N-003"]


def test_m_042_not_without_a_ninja_there() -> None:
    game = scene("player 1\n marker 4\n hand M-042 N-012\n discard J-001\nplayer 2\n discard N-004")
    assert not game.offered("mission M-042")
