"""Missions of set 1, M-033 to M-037: what each does, and where it must not."""

from tests.rules.scene import client, scene

from .looks import blockers, known, must_send

EXECUTION = """
    player 1
      marker 4
      hand M-033 N-014 N-003
      team N-001
      team N-011
    player 2
      hand N-004 J-001
      team N-012
      client C-T
      mission M-022
"""


def test_m_033_each_discards_a_card_from_hand_or_play() -> None:
    game = scene(EXECUTION, client("C-T"))
    game.play("mission M-033")
    assert (game.asked, game.offers) == ("1 pick", ["N-003", "N-001", "N-011"])
    game.pick("N-011")
    assert (game.asked, game.offers) == ("2 pick", ["N-004", "J-001", "N-012", "C-T", "M-022"])
    game.pick("J-001")
    assert game.cards(1, "discard") == ["N-011"]
    assert game.cards(2, "discard") == ["J-001"]


def test_m_033_who_picks_second_does_not_know_what_the_first_picked() -> None:
    game = scene(EXECUTION, client("C-T"))
    game.play("mission M-033")
    before = game.game.view(1).event_count
    game.pick("N-003")
    assert game.asked == "2 pick"
    view = game.game.view(1)
    assert view.events(before) == []
    assert view.card(game.card("N-003")) is None
    assert game.where("N-003") == "hand"
    game.pick("N-012")
    assert game.where("N-003") == game.where("N-012") == "discard"


def test_m_033_the_attacker_picks_first_in_the_other_seat_too() -> None:
    game = scene("""
        active 2
        player 1
          hand N-004
          team N-001
        player 2
          marker 4
          hand M-033 N-014 N-003 J-001
    """)
    game.play("mission M-033")
    assert (game.asked, game.offers) == ("2 pick", ["N-003", "J-001"])
    game.pick("J-001")
    assert (game.asked, game.offers) == ("1 pick", ["N-004", "N-001"])


def test_m_033_who_has_nothing_discards_nothing() -> None:
    game = scene(
        "player 1\n marker 4\n hand M-033 N-014\n deck\nplayer 2\n team N-012\n hand N-004"
    )
    game.play("mission M-033")
    assert game.asked == "2 pick"
    game.pick("N-004")
    assert game.cards(1, "discard") == []
    assert game.cards(2, "discard") == ["N-004"]


def test_m_033_both_trigger_when_both_leave() -> None:
    game = scene("""
        player 1
          marker 4
          hand M-033 N-014 N-003 N-006
          team N-035
        player 2
          hand N-004 J-001
          team N-012
          team N-035
    """)
    game.play("mission M-033")
    game.pick("1:N-035")
    game.pick("2:N-035")
    assert len(game.happened("trigger")) == 2
    assert game.asked == "2 pick"


UNWANTED = """
    player 1
      marker 3
      hand M-034 N-018 blank
    player 2
      rewards {rewards}
"""


def test_m_034_takes_a_rogue_ninja_back_from_the_enemy_rewards() -> None:
    game = scene(UNWANTED.format(rewards="N-001 N-017 N-014 N-016"))
    game.play("mission M-034")
    assert (game.asked, game.offers) == ("1 pick", ["N-017", "N-014"])
    game.pick("N-014")
    assert game.cards(1, "hand") == ["blank", "N-014"]
    assert game.cards(2, "rewards") == ["N-001", "N-017", "N-016"]
    assert known(game, by=2, whose=1) == ["N-014"]


def test_m_034_its_player_alone_has_seen_the_others() -> None:
    game = scene(UNWANTED.format(rewards="N-001 N-017 N-014"))
    game.play("mission M-034")
    game.pick("N-014")
    assert len(game.game.view(0).seen_rewards(1)) == 2
    assert game.game.view(1).seen_rewards(1) == ()


def test_m_034_without_a_rogue_ninja_nothing_is_shown_or_taken() -> None:
    game = scene(UNWANTED.format(rewards="N-001 N-016 J-033"))
    game.play("mission M-034")
    assert game.cards(1, "hand") == ["blank"]
    assert game.rewards(2) == 3
    assert not [one for one in game.happened("reveal") if one.cards]


def test_m_034_not_against_an_opponent_without_rewards() -> None:
    game = scene("player 1\n marker 3\n hand M-034 N-018\n rewards N-004 N-006")
    assert not game.offered("mission M-034")


CLOVER = """
    player 1
      marker 3
      hand M-035 N-003 blank
      deck {deck}
"""


def test_m_035_puts_a_mission_on_top_of_the_shuffled_deck() -> None:
    game = scene(CLOVER.format(deck="N-001 M-006 N-002 M-018 J-001 J-002 J-003"))
    game.play("mission M-035")
    assert game.offers == ["M-006", "M-018"]
    assert game.game.choice.high == 1
    assert game.game.view(1).choice is None
    game.pick("M-018")
    assert game.cards(1, "deck")[0] == "M-018"
    assert sorted(game.cards(1, "deck")[1:]) == [
        "J-001",
        "J-002",
        "J-003",
        "M-006",
        "N-001",
        "N-002",
    ]
    assert len(game.happened("shuffle")) == 1


def test_m_035_both_know_the_mission_and_nobody_the_rest() -> None:
    game = scene(CLOVER.format(deck="N-001 M-006 N-002 M-018"))
    game.play("mission M-035")
    game.pick("M-018")
    for seat in (0, 1):
        view = game.game.view(seat)
        assert view.card(game.card("M-018")).number == "M-018"
        assert view.card(game.card("M-006")) is None
        assert view.card(game.card("N-001")) is None


def test_m_035_need_not_find_and_cannot_without_a_mission() -> None:
    game = scene(CLOVER.format(deck="N-001 M-006 N-002"))
    game.play("mission M-035")
    game.pick()
    assert game.game.view(1).card(game.card("M-006")) is None
    assert len(game.happened("shuffle")) == 1
    game = scene(CLOVER.format(deck="N-001 N-002"))
    game.play("mission M-035")
    assert game.asked == "1 mission phase"
    assert len(game.happened("shuffle")) == 1


BEHIND = """
    player 1
      marker 3
      hand M-036 N-009
      team N-011, N-001
    player 2
      team N-012, N-003, N-004
      team N-018
"""


def test_m_036_takes_an_enemy_ninja_out_of_its_team() -> None:
    game = scene(BEHIND)
    game.play("mission M-036")
    assert game.offers == ["N-012", "N-003", "N-004", "N-018"]
    game.pick("N-012")
    game.until("battle")
    game.send("N-011")
    teams = [("N-003", "N-004"), ("N-018",), ("N-012",)]
    assert list(blockers(game)) == teams


def test_m_036_nothing_happens_to_a_ninja_that_is_alone() -> None:
    game = scene(BEHIND)
    game.play("mission M-036")
    game.pick("N-018")
    assert game.team("N-018") == ["N-018"]
    assert not game.happened("stand by")
    assert game.team("N-012") == ["N-012", "N-003", "N-004"]


INSTRUCTION = """
    player 1
      marker 9
      hand {mine} blank
      team N-011
    player 2
      marker 3
      hand M-037 N-009
      team N-012, N-003
      team N-004
"""


def test_m_037_the_blocker_arranges_his_teams_anew() -> None:
    game = scene(INSTRUCTION.format(mine="N-001"))
    game.deploy("N-001")
    game.play("counter M-037")
    assert game.asked == "2 organize"
    game.arrange("N-003 N-004")
    game.until("battle")
    game.send("N-011")
    assert list(blockers(game)) == [("N-003", "N-004"), ("N-012",)]


def test_m_037_not_in_your_own_turn_nor_without_ninja() -> None:
    game = scene("player 1\n marker 3\n hand M-037 N-009\n team N-001\n team N-004")
    assert not any(offer.endswith("M-037") for offer in game.offers)
    game = scene("player 1\n hand N-001\nplayer 2\n marker 3\n hand M-037 N-009")
    game.play("deploy N-001")
    assert not game.asked.endswith("counter")
    assert not game.happened("play")


def test_m_037_new_teams_are_no_longer_the_targets_of_the_mission_it_answers() -> None:
    game = scene(INSTRUCTION.format(mine="M-038 N-029"))
    game.play("mission M-038")
    game.play("counter M-037")
    game.arrange("N-003 N-004")
    game.until("battle")
    assert must_send(game) == [["N-011"]]
    game.send("N-011")
    game.block()
    assert game.rewards(1) == 2
