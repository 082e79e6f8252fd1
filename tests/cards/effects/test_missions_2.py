"""Missions of set 1, M-009 to M-016: what each does, and where it must not."""

import pytest

from naruto_tui.rules.questions import IllegalAnswerError
from tests.rules.scene import Scene, scene

from .looks import blockers, known, played, sendable


def test_m_009_negates_a_mission_and_discards_it() -> None:
    game = counter("hand M-006 N-002 M-011 N-014", "M-006")
    assert game.asked == "2 respond"
    game.play("counter M-009")
    assert game.where("M-006") == "discard"
    assert game.cards(1, "chakra") == ["N-002"]
    assert not game.happened("draw")
    assert game.cards(2, "chakra") == ["N-013", "M-009"]
    assert game.refusal("M-011") == "4.4"


def test_m_009_a_mission_that_counts_as_deployment_leaves_the_deployment() -> None:
    game = counter("hand M-003 N-001 N-003\n chakra N-002", "M-003")
    game.play("counter M-009")
    assert game.where("N-002") == "chakra"
    assert game.offered("deploy N-003")


def test_m_009_not_against_a_permanent_and_not_without_a_mission() -> None:
    game = counter("hand M-022 N-012 blank", "M-022")
    assert game.in_play(1) == ["M-022"]
    assert game.asked == "1 mission phase"
    game = counter("hand N-003 blank")
    game.deploy("N-003")
    assert game.asked == "1 mission phase"


def test_m_009_not_in_your_own_turn_and_not_a_trigger() -> None:
    game = scene("player 1\n marker 3\n hand M-009 N-013 M-006 N-002")
    assert not game.offered("counter M-009")
    assert not game.offered("mission M-009")
    assert game.refusal("M-009") == "4.4.6"
    game = counter("hand N-035 blank")
    game.deploy("N-035")
    assert len(game.happened("draw")) == 1


def counter(mine: str, number: str = "") -> Scene:
    """Player 2 holds M-009 and what pays for it; player 1 plays a Mission."""
    game = scene(f"player 1\n marker 3\n {mine}\nplayer 2\n marker 3\n hand M-009 N-013 blank")
    if number:
        game.play(f"mission {number}")
    return game


def test_m_010_empties_both_chakra_areas_but_for_what_came_while_it_was_played() -> None:
    game = played(
        """
        player 1
          marker 4
          hand M-010 N-002 blank
          chakra N-001 N-003
        player 2
          hand N-006
          chakra N-004
        """,
        "M-010",
    )
    assert game.cards(1, "discard") == ["N-001", "N-003"]
    assert game.cards(2, "discard") == ["N-004"]
    assert game.cards(1, "chakra") == ["N-002", "M-010"]
    assert game.cards(2, "hand") == ["N-006"]


def test_m_010_not_while_nobody_has_chakra() -> None:
    game = scene("player 1\n marker 4\n hand M-010 N-002\nplayer 2\n team N-003")
    assert not game.offered("mission M-010")


def test_m_011_takes_a_ninja_of_the_top_three_and_shuffles() -> None:
    game = scene("player 1\n hand M-011 N-014 blank\n deck N-001 J-001 N-003 N-002 J-002")
    game.play("mission M-011")
    assert game.asked == "1 pick"
    assert game.offers == ["N-001", "N-003"]
    game.pick("N-003")
    assert game.cards(1, "hand") == ["blank", "N-003"]
    assert sorted(game.cards(1, "deck")) == ["J-001", "J-002", "N-001", "N-002"]
    assert [event.seat for event in game.happened("shuffle")] == [0]


def test_m_011_the_opponent_sees_nothing_of_it() -> None:
    game = scene("player 1\n hand M-011 N-014 blank\n deck N-001 J-001 N-003 N-002")
    game.play("mission M-011")
    assert game.game.view(1).choice is None
    game.pick("N-003")
    assert known(game, by=2, whose=1) == []
    shown = [event for event in game.game.view(1).events() if event.kind in ("look", "move")]
    cards = {card for event in shown for card in event.cards}
    assert cards <= {-1, game.card("N-014"), game.card("M-011")}


def test_m_011_without_a_ninja_nothing_is_taken_and_the_deck_is_shuffled() -> None:
    game = scene("player 1\n hand M-011 N-014 blank\n deck J-001 J-002 J-003 N-001")
    game.play("mission M-011")
    assert game.asked == "1 mission phase"
    assert game.cards(1, "hand") == ["blank"]
    assert game.deck(1) == 4
    assert game.happened("shuffle")
    assert all(game.game.view(0).card(game.card(one)) is None for one in ("J-001", "N-001"))


def test_m_012_the_target_s_team_must_be_blocked() -> None:
    game = hounded()
    game.arrange("N-003 N-001")
    game.send("N-003", "N-011")
    with pytest.raises(IllegalAnswerError):
        game.block()
    with pytest.raises(IllegalAnswerError):
        game.block("N-011 by N-012")
    game.block("N-001 by N-012")
    assert game.team("N-012") == ["N-012"]


def test_m_012_nobody_must_block_while_the_target_stays_home() -> None:
    game = hounded()
    game.arrange("N-003 N-001")
    game.send("N-011")
    game.block()
    assert game.rewards(1) == 2


def test_m_012_nobody_blocks_where_none_can_and_not_next_turn() -> None:
    game = hounded(blocker="N-005")
    game.arrange()
    game.send("N-001")
    assert game.rewards(1) == 1
    game = hounded()
    game.until("end")
    game.until("end")
    game.until("battle")
    assert (game.turn, game.asked) == (7, "1 send")
    game.send("N-001")
    game.block()
    assert game.rewards(1) == 1


def hounded(blocker: str = "N-012") -> Scene:
    """M-012 has been played on N-001."""
    game = scene(f"""
        player 1
          marker 3
          hand M-012 N-014
          team N-001
          team N-003
          team N-011
        player 2
          team {blocker}
    """)
    game.play("mission M-012")
    assert game.offers == ["N-001", "N-003", "N-011"]
    game.pick("N-001")
    return game


GATO = """
    phase battle
    player 1
      {one}
      chakra N-002 N-003
      team N-001
      team N-011
    player 2
      {two}
      chakra N-005 N-006
      team N-012
"""


def test_m_013_each_team_that_is_sent_out_costs_its_player_a_chakra() -> None:
    game = scene(GATO.format(one="mission M-013", two=""))
    game.send("N-001")
    assert game.asked == "1 pick"
    assert game.offers == ["N-002", "N-003"]
    game.pick("N-003")
    assert game.cards(1, "chakra") == ["N-002"]
    game.block("N-001 by N-012")
    assert game.asked == "2 pick"
    game.pick("N-005")
    assert game.cards(2, "chakra") == ["N-006"]
    assert game.cards(2, "discard")[0] == "N-005"


def test_m_013_two_teams_cost_two_whoever_played_it() -> None:
    game = scene(GATO.format(one="", two="mission M-013"))
    game.send("N-001", "N-011")
    game.pick("N-002")
    assert game.cards(1, "chakra") == []
    assert game.asked == "2 block"
    game.block()
    assert game.cards(2, "chakra") == ["N-005", "N-006"]


def test_m_013_copies_add_up_and_an_empty_chakra_area_stops_nobody() -> None:
    game = scene(GATO.format(one="mission M-013", two="mission M-013"))
    game.send("N-001", "N-011")
    game.until("end")
    assert game.cards(1, "chakra") == []
    assert game.rewards(1) == 3
    assert len(game.happened("trigger")) == 4


def test_m_013_nothing_for_teams_that_stay_home() -> None:
    game = scene(GATO.format(one="mission M-013", two=""))
    game.send()
    assert game.cards(1, "chakra") == ["N-002", "N-003"]
    assert not game.happened("trigger")


INTENT = """
    player 1
      marker 4
      hand M-014 N-014 blank
      team N-001, N-007
      team N-003
      team N-008, N-002
      team N-016
    player 2
      team N-004, N-006
      team N-012
"""


def test_m_014_teams_of_genin_and_lower_stay_home() -> None:
    game = scene(INTENT)
    game.play("mission M-014")
    game.play("next")
    game.arrange("N-001 N-007", "N-008 N-002")
    assert sendable(game) == [["N-008", "N-002"], ["N-016"]]
    game.send("N-008")
    assert list(blockers(game)) == [("N-012",)]


def test_m_014_new_teams_are_no_targets_and_all_are_free_next_turn() -> None:
    game = scene(INTENT)
    game.play("mission M-014")
    game.play("next")
    game.arrange("N-001 N-003")
    assert ["N-001", "N-003"] in sendable(game)
    assert ["N-007"] in sendable(game)
    game.until("end")
    game.until("battle")
    assert sendable(game) == [["N-004", "N-006"], ["N-012"]]


def test_m_014_not_without_such_a_team() -> None:
    game = scene(
        "player 1\n marker 4\n hand M-014 N-014\n team N-016\nplayer 2\n team N-012, N-001"
    )
    assert not game.offered("mission M-014")


def test_m_015_orders_the_top_four_and_draws_with_sakura() -> None:
    game = scene("""
        player 1
          hand M-015 N-009 blank
          deck N-001 N-002 J-001 J-002 N-004
          team N-021 injured
    """)
    game.play("mission M-015")
    assert game.offers == ["N-001", "N-002", "J-001", "J-002"]
    game.order("J-002", "N-002", "J-001", "N-001")
    assert game.cards(1, "hand") == ["blank", "J-002"]
    assert game.cards(1, "deck") == ["N-002", "J-001", "N-001", "N-004"]


def test_m_015_no_draw_without_sakura_or_with_the_opponents() -> None:
    game = scene("""
        player 1
          hand M-015 N-009 blank
          deck N-001 N-002
          team N-004
        player 2
          team N-003
    """)
    game.play("mission M-015")
    game.order("N-002", "N-001")
    assert game.cards(1, "hand") == ["blank"]
    assert game.cards(1, "deck") == ["N-002", "N-001"]


def test_m_015_the_opponent_no_longer_knows_where_a_card_is_that_he_saw_on_top() -> None:
    game = scene("""
        player 1
          marker 5
          mission M-030
          hand M-042 M-015 N-009 N-012 blank
          deck N-001 N-002
          discard N-006
          team N-003
    """)
    game.play("mission M-042")
    assert game.game.view(1).card(game.card("N-006")) is not None
    game.play("mission M-015")
    game.order("N-001", "N-006", "N-002")
    assert game.cards(1, "hand")[-1] == "N-001"
    assert known(game, by=1, whose=1)[-1] == "N-001"
    assert game.game.view(1).card(game.card("N-006")) is None
    assert known(game, by=2, whose=1) == []


def test_m_016_shows_the_enemy_hand_to_its_player_alone() -> None:
    game = scene("player 1\n hand M-016 N-009 blank\nplayer 2\n hand N-001 J-002")
    assert known(game, by=1, whose=2) == []
    game.play("mission M-016")
    assert known(game, by=1, whose=2) == ["N-001", "J-002"]
    assert known(game, by=2, whose=1) == []
    look = game.happened("look")[0]
    assert (look.seat, look.number) == (0, 2)


def test_m_016_does_not_show_what_is_drawn_later() -> None:
    game = scene("player 1\n hand M-016 N-009 blank\nplayer 2\n hand N-001\n deck N-003 N-004")
    game.play("mission M-016")
    game.until("end")
    assert game.asked == "2 mission phase"
    assert game.cards(2, "hand") == ["N-001", "N-003"]
    assert known(game, by=1, whose=2) == ["N-001"]
    game.charge("N-001")
    assert known(game, by=1, whose=2) == []
