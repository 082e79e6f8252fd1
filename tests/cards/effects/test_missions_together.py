"""Missions of set 1 that meet each other, and Missions in a game that is played again."""

import pytest

from naruto_tui.rules.questions import IllegalAnswerError
from tests.rules.scene import Scene, mission, scene

from .looks import blockers, known, must_send, sendable, words


def test_m_014_beats_m_026_and_m_038() -> None:
    game = scene("""
        player 1
          marker 5
          hand M-014 N-014 blank
          team N-001
          team N-011
        player 2
          marker 3
          hand M-026 N-019
    """)
    game.play("mission M-014")
    game.play("counter M-026")
    game.pick("N-001")
    game.until("battle")
    assert sendable(game) == [["N-011"]]
    game.send()


def test_m_012_nobody_must_block_what_m_028_lets_nobody_block() -> None:
    game = scene("""
        player 1
          marker 5
          mission M-030
          hand M-012 N-014 M-028 N-002
          team N-013
          team N-001
        player 2
          team N-012
          team N-003
    """)
    game.play("mission M-012")
    game.pick("N-013")
    game.play("mission M-028")
    game.arrange()
    game.send("N-013", "N-001")
    weak = ["N-001"]
    assert blockers(game) == {("N-012",): [weak], ("N-003",): [weak]}
    game.block()
    game.until("end")
    assert game.rewards(1) == 3


def test_m_012_and_m_038_a_block_that_meets_both_duties() -> None:
    game = scene("""
        player 1
          marker 5
          mission M-030
          hand M-012 N-014 M-038 N-009
          team N-011
          team N-001
        player 2
          team N-012
    """)
    game.play("mission M-012")
    game.pick("N-001")
    game.play("mission M-038")
    game.arrange()
    assert must_send(game) == [["N-011"], ["N-001"]]
    game.send("N-011", "N-001")
    with pytest.raises(IllegalAnswerError):
        game.block("N-011 by N-012")
    game.block("N-001 by N-012")


def test_m_036_breaks_a_team_up_that_m_017_needs() -> None:
    game = scene("""
        player 1
          marker 5
          mission M-030
          hand M-017 M-036 N-009 N-003
          team N-001, N-002, N-006
        player 2
          team N-012, N-014, N-015
    """)
    game.play("mission M-017")
    game.pick("N-009")
    game.play("mission M-036")
    game.pick("N-012")
    game.arrange("N-001 N-002 N-006")
    game.send("N-001")
    assert game.turn == 6
    assert game.rewards(1) == 1


def test_m_037_leaves_m_028_without_targets_among_the_blockers() -> None:
    game = scene("""
        player 1
          marker 5
          hand M-028 N-002
          team N-013
        player 2
          marker 3
          hand M-037 N-009
          team N-012
          team N-003
    """)
    game.play("mission M-028")
    game.play("counter M-037")
    game.arrange("N-012 N-003")
    game.send("N-013")
    assert blockers(game) == {("N-012", "N-003"): [["N-013"]]}


def test_m_041_keeps_its_target_whole_when_m_005_hits_everybody() -> None:
    game = scene("""
        player 1
          marker 5
          mission M-030
          hand M-041 N-012 M-005 N-007 blank
          team N-003 injured
          team N-001
    """)
    game.play("mission M-041")
    game.pick("N-003")
    game.play("mission M-005")
    assert game.in_play(1) == ["N-003", "N-001", "M-030"]
    assert game.is_injured("N-001")


def test_m_002_no_coin_where_m_041_let_no_damage_through() -> None:
    game = scene("""
        player 1
          marker 3
          hand M-041 N-012
          team N-003
        player 2
          mission M-002
          team N-001, N-010
    """)
    game.play("mission M-041")
    game.send("N-003")
    game.block("N-003 by N-001")
    assert game.coins("N-001") == 0
    assert not game.is_injured("N-003")


def test_m_002_not_for_a_naruto_whose_name_m_040_has_taken() -> None:
    game = scene("""
        player 1
          hand M-040 N-012
          mission M-002
          team N-001
        player 2
          team N-003
    """)
    game.play("mission M-040")
    game.send("N-001")
    game.block("N-001 by N-003")
    assert game.is_injured("N-003")
    assert game.coins("N-001") == 0


def test_m_023_and_m_027_on_one_ninja_and_one_of_them_goes() -> None:
    game = scene("""
        player 1
          marker 5
          mission M-030
          hand M-023 N-001 M-027 N-002 blank
          team N-003
        player 2
          marker 3
          hand M-019 N-012
    """)
    game.play("mission M-023")
    game.play("mission M-027")
    assert words(game, "N-003") >= {"Clone Status", "Sharingan Eye"}
    game.until("end")
    game.play("mission M-019")
    game.pick("M-027")
    assert "Clone Status" in words(game, "N-003")
    assert "Sharingan Eye" not in words(game, "N-003")


def test_m_042_m_011_the_top_is_known_until_the_deck_is_shuffled() -> None:
    game = scene("""
        player 1
          marker 5
          mission M-030
          hand M-042 N-012 M-011 N-014 blank
          deck N-001 N-003 N-004 N-006
          discard N-002
    """)
    game.play("mission M-042")
    game.play("mission M-011")
    game.pick("N-001")
    assert known(game, by=2, whose=1) == []
    assert game.game.view(1).card(game.card("N-002")) is None


@pytest.mark.parametrize("player", [1, 2])
def test_whose_cards_are_moved_puts_them_in_order(player: int) -> None:
    text = "Your opponent moves all cards from hand to the bottom of the deck in any order."
    other = 3 - player
    parts = {player: "hand M-T blank", other: "hand N-001 N-002\n deck J-001"}
    game = scene(
        f"active {player}\nplayer 1\n {parts[1]}\nplayer 2\n {parts[2]}", mission("M-T", text=text)
    )
    game.play("mission M-T")
    assert game.asked == f"{other} order"
    game.order("N-002", "N-001")
    assert game.cards(other, "deck") == ["J-001", "N-002", "N-001"]


def test_hidden_and_ordered_answers_are_the_same_when_the_game_is_played_again() -> None:
    game = scene("""
        seed 11
        player 1
          marker 5
          mission M-030
          hand M-029 N-002 M-033 N-014 N-006 N-001
          rewards N-004 N-008
        player 2
          marker 5
          hand M-024 N-025 N-003 N-012
          rewards N-009 N-010
          deck J-001 J-002 J-003 J-004
    """)
    game.play("mission M-029")
    game.pick("hidden rewards 1")
    game.pick("hidden rewards 0")
    game.play("mission M-033")
    game.pick("N-006")
    game.pick("N-003")
    game.until("end")
    game.play("mission M-024")
    game.pick("N-025")
    game.order("N-012", "J-001")
    again = game.same_after_record()
    assert everything(again) == everything(game)


def everything(game: Scene) -> list[list[str]]:
    """Where all cards lie."""
    zones = ("hand", "deck", "chakra", "discard", "rewards")
    return [game.cards(player, zone) for player in (1, 2) for zone in zones]
