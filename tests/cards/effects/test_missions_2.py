"""Missions of set 1, M-011 to M-020: what each does, and where it must not."""

from tests.rules.scene import Scene, client, scene


def known(game: Scene, by: int, whose: int) -> list[str]:
    """Cards in a hand that a player knows."""
    view = game.game.view(by - 1)
    return [game.game.cards[card].number for card in view.known(whose - 1)]


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
    assert list(game.game.choice.answers()) == blocks_of(game, "N-001")
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
    game.pick("N-001")
    return game


def blocks_of(game: Scene, attacker: str) -> list[object]:
    """Every way in which this attack is blocked by the one team there is."""
    fight = next(
        one
        for one in game.game.fights
        if game.card(attacker) in game.game.teams[one.attacker].members
    )
    blocker = game.game.play[game.card("N-012")]
    return [((fight.attacker, blocker.team, blocker.id),)]


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
    assert [game.game.teams[one.team].members for one in game.game.choice.blockers] == [
        (game.card("N-012"),)
    ]


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


def sendable(game: Scene) -> list[list[str]]:
    """The teams that may be sent out."""
    return [game.team(game.game.cards[one.heads[0]].number) for one in game.game.choice.teams]


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
    game = scene("player 1\n hand M-015 N-009 blank\n deck N-001 N-002\nplayer 2\n team N-003")
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


def squads(*teams: str) -> Scene:
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
    """)
    game.play("mission M-017")
    game.arrange("N-001 N-002 N-003", "N-004 N-006")
    game.send("N-001", "N-004")
    return game


def test_m_017_three_are_blocked_by_three_alone() -> None:
    game = squads("N-016, N-009, N-029", "N-014, N-015", "N-012")
    three, two = (one.attacker for one in game.game.fights)
    blockers = game.game.choice.blockers
    may = {len(game.game.teams[one.team].members): one.attackers for one in blockers}
    assert may == {3: (three, two), 2: (two,), 1: (two,)}


def test_m_017_nobody_blocks_three_without_three_and_it_ends_with_the_turn() -> None:
    game = squads("N-012")
    assert all(len(one.attackers) == 1 for one in game.game.choice.blockers)
    game.block()
    game.until("end")
    game.until("end")
    game.until("battle")
    assert game.turn == 7
    game.send("N-001")
    rewards = game.rewards(1)
    game.block("N-001 by N-012")
    assert game.rewards(1) == rewards


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
