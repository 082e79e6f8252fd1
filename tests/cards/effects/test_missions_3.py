"""Missions of set 1, M-017 to M-025: what each does, and where it must not."""

from naruto_tui.cards.model import Card
from tests.rules.scene import Scene, client, mission, ninja, scene

from .looks import blockers, cost, known, words


def squads(*teams: str, cards: tuple[Card, ...] = ()) -> Scene:
    """M-017 has been played by the Attacker; a team of three and one of two are out."""
    lines = "".join(f" team {team}\n" for team in teams)
    game = scene(f"""
        player 1
          marker 3
          hand M-017 N-009
          team N-001
          team N-002
          team N-003
          team N-004
          team N-006
        player 2
        {lines}
    """, *cards)  # fmt: skip
    game.play("mission M-017")
    game.arrange("N-001 N-002 N-003", "N-004 N-006")
    game.send("N-001", "N-004")
    return game


def test_m_017_three_are_blocked_by_three_alone() -> None:
    game = squads("N-016, N-009, N-029", "N-014, N-015", "N-012")
    three, two = ["N-001", "N-002", "N-003"], ["N-004", "N-006"]
    assert blockers(game) == {
        ("N-016", "N-009", "N-029"): [three, two],
        ("N-014", "N-015"): [two],
        ("N-012",): [two],
    }


def test_m_017_nobody_blocks_three_without_three_and_it_ends_with_the_turn() -> None:
    game = squads("N-012", "N-009", "N-016")
    assert all(some == [["N-004", "N-006"]] for some in blockers(game).values())
    game.block()
    game.until("organize")
    game.arrange("N-012 N-009 N-016")
    game.until("battle")
    game.send("N-012")
    assert game.turn == 6
    three = ["N-012", "N-009", "N-016"]
    assert blockers(game) == {
        ("N-001", "N-002", "N-003"): [three],
        ("N-004", "N-006"): [three],
    }


def test_m_017_three_are_not_blocked_by_four() -> None:
    more = ninja("MORE", text="Its team can exceed its size by 1 Ninja.")
    game = squads("N-016, N-009, N-029, MORE", "N-014, N-015", "N-012", cards=(more,))
    assert blockers(game)["N-016", "N-009", "N-029", "MORE"] == [["N-004", "N-006"]]


def test_m_018_draws_two_cards() -> None:
    game = scene("player 1\n marker 4\n hand M-018 N-009 blank\n deck N-001 N-002 N-003")
    game.play("mission M-018")
    assert game.cards(1, "hand") == ["blank", "N-001", "N-002"]
    assert known(game, by=2, whose=1) == []


def test_m_018_draws_what_there_is() -> None:
    game = scene("player 1\n marker 4\n hand M-018 N-009 blank\n deck N-001")
    game.play("mission M-018")
    assert game.cards(1, "hand") == ["blank", "N-001"]


def test_m_019_discards_a_permanent_of_either_side() -> None:
    game = scene(
        """
        player 1
          hand M-019 N-012 blank
          mission M-002
        player 2
          mission M-022
          client C-T
        """,
        client("C-T"),
    )
    game.play("mission M-019")
    assert game.offers == ["M-002", "M-022"]
    game.pick("M-022")
    assert game.cards(2, "discard") == ["M-022"]
    assert game.in_play(1) == ["M-002"]


def test_m_019_not_without_a_permanent_in_play() -> None:
    game = scene("player 1\n hand M-019 N-012 M-022\n chakra M-002")
    assert not game.offered("mission M-019")


def test_m_020_puts_a_genin_from_hand_into_play_besides_the_deployment() -> None:
    game = scene("player 1\n marker 2\n hand M-020 N-004 N-032 N-020 N-001")
    game.play("mission M-020")
    assert set(game.offers) == {"N-004", "N-032", "N-020", "N-001"}
    game.pick("N-020")
    game.pick("N-004")
    assert game.in_play(1) == ["N-020"]
    game.deploy("N-001")
    assert game.in_play(1) == ["N-020", "N-001"]


def test_m_020_needs_neither_marker_nor_hand_cost_and_no_chunin_comes() -> None:
    game = scene("player 1\n marker 2\n hand M-020 N-012 N-042 N-008")
    game.play("mission M-020")
    assert game.asked == "1 pay hand cost"
    game.pick("N-012")
    assert game.in_play(1) == ["N-042"]
    game = scene("player 1\n marker 2\n hand M-020 N-012 N-008")
    assert not game.offered("mission M-020")


def test_m_020_a_second_of_a_name_stays_in_hand() -> None:
    game = scene("player 1\n marker 2\n hand M-020 N-012 N-020\n team N-002")
    game.play("mission M-020")
    assert game.cards(1, "hand") == ["N-020"]
    assert known(game, by=2, whose=1) == ["N-020"]


def test_m_021_heals_all_of_your_injured_ninja() -> None:
    game = scene("""
        player 1
          hand M-021 N-012 blank
          team N-001 injured, N-009
          team N-007 injured
        player 2
          team N-002 injured
    """)
    game.play("mission M-021")
    assert not game.is_injured("N-001")
    assert not game.is_injured("N-007")
    assert game.is_injured("N-002")
    assert game.team("N-001") == ["N-001", "N-009"]


def test_m_021_not_while_all_of_yours_are_healthy() -> None:
    game = scene("player 1\n hand M-021 N-012\n team N-009\nplayer 2\n team N-002 injured")
    assert not game.offered("mission M-021")


FORCES = "phase start\nplayer 1\n hand blank\n deck N-001 N-002 N-003 N-006\n{}player 2\n{}"


def test_m_022_both_draw_one_more_in_their_start_phase() -> None:
    game = scene(FORCES.format(" mission M-022\n", " deck N-016 N-017 N-018\n"))
    assert game.cards(1, "hand") == ["blank", "N-001", "N-002"]
    assert game.cards(2, "hand") == []
    game.until("end")
    assert (game.turn, game.cards(2, "hand")) == (6, ["N-016", "N-017"])


def test_m_022_copies_add_up_and_other_draws_are_as_they_were() -> None:
    game = scene(FORCES.format(" mission M-022\n", " mission M-022\n"))
    assert game.cards(1, "hand") == ["blank", "N-001", "N-002", "N-003"]
    game = scene("player 1\n hand M-006 N-002 blank\n mission M-022\n deck N-001 N-003")
    game.play("mission M-006")
    assert game.cards(1, "hand") == ["blank", "N-001"]


def test_m_022_nothing_from_chakra_nor_once_it_is_gone() -> None:
    game = scene(FORCES.format(" chakra M-022\n", ""))
    assert game.cards(1, "hand") == ["blank", "N-001"]


def test_m_023_gives_its_target_clone_status_while_it_stays() -> None:
    game = scene("""
        player 1
          marker 5
          hand M-023 N-001 M-019 N-004 blank
          team N-003
          team N-008
          mission M-030
    """)
    game.play("mission M-023")
    game.pick("N-003")
    assert "Clone Status" in words(game, "N-003")
    assert "Clone Status" not in words(game, "N-008")
    assert game.in_play(1) == ["N-003", "N-008", "M-030", "M-023"]
    game.play("mission M-019")
    game.pick("M-023")
    assert "Clone Status" not in words(game, "N-003")


def test_m_023_stays_and_does_nothing_when_its_target_is_gone() -> None:
    leave = mission("M-L", symbols="W", text="Target 1 Ninja.\nMove the target to hand.", hand=0)
    game = scene(
        """
        player 1
          marker 5
          hand M-023 N-001 M-L blank
          team N-003
          mission M-030
        """,
        leave,
    )
    game.play("mission M-023")
    game.play("mission M-L")
    assert game.where("N-003") == "hand"
    game.deploy("N-003")
    assert "Clone Status" not in words(game, "N-003")
    assert game.where("M-023") == "play"


def test_m_023_not_on_enemy_ninja() -> None:
    game = scene("player 1\n hand M-023 N-001\nplayer 2\n team N-003")
    assert not game.offered("mission M-023")


def test_m_023_goes_to_chakra_when_its_target_is_taken_away_in_answer() -> None:
    take = mission(
        "M-T", symbols="W", text="Target 1 enemy Ninja.\nDiscard the target.", counter=True
    )
    game = scene("player 1\n hand M-023 N-001 blank\n team N-003\nplayer 2\n hand M-T blank", take)
    game.play("mission M-023")
    game.play("counter M-T")
    assert game.where("N-003") == "discard"
    assert game.where("M-023") == "chakra"


OATH = "player 1\n hand M-024 N-001 {hand}\n deck {deck}\nplayer 2\n hand M-016 N-009 blank"


def test_m_024_puts_the_hand_under_the_deck_in_order_and_draws_as_many() -> None:
    game = scene(OATH.format(hand="N-002 N-003 N-006", deck="J-001 J-002 J-003 J-004"))
    game.play("mission M-024")
    assert game.asked == "1 order"
    game.order("N-006", "N-002", "N-003")
    assert game.cards(1, "hand") == ["J-001", "J-002", "J-003"]
    assert game.cards(1, "deck") == ["J-004", "N-006", "N-002", "N-003"]
    assert game.cards(1, "chakra") == ["N-001", "M-024"]


def test_m_024_draws_what_it_put_there_from_a_short_deck() -> None:
    game = scene(OATH.format(hand="N-002 N-003 N-006", deck="J-001"))
    game.play("mission M-024")
    game.order("N-006", "N-002", "N-003")
    assert game.cards(1, "hand") == ["J-001", "N-006", "N-002"]
    assert game.cards(1, "deck") == ["N-003"]


def test_m_024_draws_nothing_for_an_empty_hand() -> None:
    game = scene(OATH.format(hand="", deck="J-001 J-002"))
    game.play("mission M-024")
    assert game.asked == "2 mission phase"
    assert game.cards(1, "hand") == []
    assert game.cards(1, "deck") == ["J-001", "J-002"]


def test_m_024_the_opponent_loses_sight_of_a_hand_he_knew() -> None:
    game = scene(f"active 2\n{OATH.format(hand='N-002 N-003', deck='J-007 J-008')}")
    game.play("mission M-016")
    assert known(game, by=2, whose=1) == ["M-024", "N-001", "N-002", "N-003"]
    game.until("end")
    game.play("mission M-024")
    game.order("N-003", "J-007", "N-002")
    assert game.cards(1, "hand") == ["J-008", "N-003", "J-007"]
    assert known(game, by=2, whose=1) == []


HERO = """
    player 1
      marker {marker}
      hand N-001 N-020 N-008 {hand}
      {one}
    player 2
      hand N-042
      {two}
"""


def test_m_025_ninja_that_cost_one_or_more_cost_one_more_in_both_hands() -> None:
    game = scene(HERO.format(marker=2, hand="", one="mission M-025", two=""))
    assert [cost(game, one) for one in ("N-001", "N-020", "N-008", "N-042")] == [0, 2, 3, 3]
    assert game.offers == ["deploy N-001", "deploy N-020", "charge", "next"]
    assert game.refusal("N-008") == "4.3.2"


def test_m_025_is_not_cumulative_whoever_played_them() -> None:
    game = scene(HERO.format(marker=2, hand="", one="mission M-025", two="mission M-025"))
    assert [cost(game, one) for one in ("N-001", "N-020", "N-042")] == [0, 2, 3]
    game = scene(HERO.format(marker=2, hand="", one="mission M-025\n mission M-025", two=""))
    assert cost(game, "N-020") == 2


def test_m_025_not_for_ninja_elsewhere_nor_missions_nor_clients() -> None:
    text = "player 1\n hand M-006 N-002\n mission M-025\n team N-020\n chakra N-008\n discard N-031"
    game = scene(text)
    assert [cost(game, one) for one in ("N-020", "N-008", "N-031", "M-006")] == [1, 2, 1, 1]


def test_m_025_the_enemy_hand_stays_hidden() -> None:
    game = scene(HERO.format(marker=2, hand="", one="mission M-025", two=""))
    view = game.game.view(0)
    assert view.card(game.card("N-042")) is None
    assert known(game, by=1, whose=2) == []
    assert {one.card for one in view.refusals()} <= set(view.hand)
