"""Jutsu of set 1, J-001 to J-012."""

from tests.rules.scene import ninja

from .fight import fight, outcome, paid, resolve, use, words


def test_j_001_gives_two_and_two_this_turn() -> None:
    game = fight("N-001", "N-003", "J-001")
    use(game, "J-001")
    assert game.power("N-001") == "1/0"
    resolve(game)
    assert game.power("N-001") == "3/2"
    game.until("start")
    assert game.power("N-001") == "1/0"


def test_j_001_nothing_for_a_user_who_has_left_the_battlefield() -> None:
    game = fight("N-001, N-003", "N-002", "J-001 J-038")
    use(game, "J-001", user="N-001")
    use(game, "J-038", "N-001", user="N-003")
    resolve(game)
    assert game.power("N-001") == "1/0"
    assert outcome(game, "J-001") == "failed"
    assert (game.where("J-001"), len(game.cards(1, "discard"))) == ("chakra", 2)


def test_j_002_gives_three_combat_to_the_blocker_too() -> None:
    game = fight("N-001", "N-003", "", "J-002")
    game.play("pass")
    use(game, "J-002")
    resolve(game)
    assert game.power("N-003") == "4/1"


def test_j_002_needs_two_chakra_and_a_ninja_on_the_battlefield() -> None:
    assert not fight("N-001", "N-003", "J-002", chakra="CHAKRA-L").offered("jutsu J-002")
    game = fight("N-001", "", "", "J-002", more2="team N-003")
    game.play("pass")
    assert game.phase != "exchange"


def test_j_003_a_male_becomes_female_and_takes_a_males_combat() -> None:
    game = fight("N-001", "N-012, N-003, N-033", "J-003 J-001", "J-001")
    game.play("jutsu J-003")
    assert game.offers == ["N-012", "N-033"]
    game.pick("N-012")
    game.quiet()
    resolve(game)
    assert game.power("N-012") == "0/2"
    assert "Female" in words(game, "N-001")
    assert "Male" not in words(game, "N-001")
    game.play("pass")
    use(game, "J-001", user="N-012")
    resolve(game)
    assert game.power("N-012") == "2/4"


def test_j_003_nothing_against_a_target_that_became_female_in_answer() -> None:
    game = fight("N-001", "N-012", "J-003", "J-003")
    use(game, "J-003")
    use(game, "J-003")
    resolve(game)
    assert game.power("N-001") == "0/0"
    assert game.power("N-012") == "5/2"
    assert outcome(game, "1:J-003") == "failed"


def test_j_003_ends_with_the_turn() -> None:
    game = fight("N-001", "N-007", "J-003")
    use(game, "J-003")
    resolve(game)
    game.until("start")
    assert "Male" in words(game, "N-001")
    assert "Female" not in words(game, "N-001")


def test_j_003_not_for_a_female_user() -> None:
    assert not fight("N-003", "N-012", "J-003").offered("jutsu J-003")
    twice = fight("N-001", "N-012, N-033", "J-003 x2")
    use(twice, "J-003", "N-012")
    resolve(twice)
    assert not twice.offered("jutsu J-003")


def test_j_004_a_male_with_clone_status_takes_all_power_of_the_males() -> None:
    game = fight("N-019, N-001", "N-012, N-003, N-033 injured", "J-004")
    use(game, "J-004")
    resolve(game)
    assert [game.power(one) for one in ("N-012", "N-003", "N-033")] == ["0/0", "1/1", "0/0"]
    assert "Female" in words(game, "N-019")
    assert "Male" in words(game, "N-001")


def test_j_004_needs_clone_status_which_can_be_gained() -> None:
    game = fight("N-001", "N-012", "J-004 J-015")
    assert not game.offered("jutsu J-004")
    use(game, "J-015")
    resolve(game)
    assert game.offered("jutsu J-004")
    assert not fight("N-019", "N-003", "J-004").offered("jutsu J-004")


def test_j_005_gives_twice_x_and_clone_status() -> None:
    game = fight("N-001", "N-003", "J-005")
    use(game, "J-005", x=3)
    resolve(game)
    assert game.power("N-001") == "7/0"
    assert "Clone Status" in words(game, "N-001")
    spent = paid(game, 1)
    assert (len(spent), spent[0]) == (4, "L")


def test_j_005_x_may_be_none_and_is_limited_by_the_chakra() -> None:
    game = fight("N-001", "N-003", "J-005", chakra="CHAKRA-L CHAKRA-F x2")
    game.play("jutsu J-005")
    assert game.game.choice.problem(3)
    game.say_number(0)
    game.quiet()
    resolve(game)
    assert game.power("N-001") == "1/0"
    assert "Clone Status" in words(game, "N-001")
    assert not fight("N-001", "N-003", "J-005", chakra="CHAKRA-F x9").offered("jutsu J-005")


def test_j_006_puts_any_ninja_on_top_of_its_owners_deck() -> None:
    game = fight("N-011", "N-012", "J-006", more="team N-001 borrowed")
    use(game, "J-006", "N-001")
    resolve(game)
    assert game.cards(2, "deck")[0] == "N-001"
    assert game.deck(1) == 30


def test_j_006_may_take_the_only_blocker_and_leaves_the_attack_unblocked() -> None:
    game = fight("N-011", "N-012", "J-006")
    use(game, "J-006", "N-012")
    resolve(game)
    game.until("end")
    assert game.rewards(1) == 2
    assert game.cards(2, "deck")[:1] != ["N-012"]  # it was the first reward


def test_j_006_needs_a_jonin() -> None:
    assert not fight("N-008", "N-012", "J-006").offered("jutsu J-006")
    assert fight("N-018", "N-012", "J-006").offered("jutsu J-006")


def test_j_007_negates_a_jutsu_and_discards_it() -> None:
    game = fight("N-003", "N-011", "J-001", "J-007")
    use(game, "J-001")
    use(game, "J-007")
    resolve(game)
    assert game.power("N-003") == "1/1"
    assert game.where("J-001") == "discard"
    assert game.where("J-007") == "chakra"
    assert len(paid(game, 1)) == 1


def test_j_007_needs_sharingan_and_a_jutsu_on_the_chain() -> None:
    game = fight("N-003", "N-012", "J-001", "J-007 J-001")
    use(game, "J-001")
    assert game.asked == "2 respond"
    assert not game.offered("jutsu J-007")
    assert not fight("N-011", "N-012", "J-007").offered("jutsu J-007")


def test_j_007_answered_by_j_007_leaves_the_first_jutsu_alone() -> None:
    game = fight("N-011", "N-020", "J-001 J-007", "J-007")
    use(game, "J-001")
    use(game, "J-007")
    use(game, "J-007", "2:J-007")
    resolve(game)
    assert game.power("N-011") == "7/5"
    assert (game.where("2:J-007"), game.where("1:J-007")) == ("discard", "chakra")


def test_j_007_nothing_when_another_has_taken_the_jutsu_away() -> None:
    game = fight("N-003", "N-011, N-017", "J-001", "J-007 J-013")
    use(game, "J-001")
    use(game, "J-013", user="N-017")
    game.play("pass")
    use(game, "J-007", "J-001", user="N-011")
    resolve(game)
    assert game.where("J-001") == "discard"
    assert outcome(game, "J-013") == "failed"


def test_j_008_shows_the_enemy_hand_and_draws_for_a_ninja() -> None:
    game = fight("N-001", "N-003", "J-008", "N-033 M-001")
    use(game, "J-008")
    assert game.game.view(0).known(1) == ()
    resolve(game)
    assert len(game.game.view(0).known(1)) == 2
    assert len(game.cards(1, "hand")) == 2
    assert game.game.view(1).known(0) == ()


def test_j_008_draws_nothing_without_a_ninja_there() -> None:
    for hand in ("M-001 J-001", ""):
        game = fight("N-001", "N-003", "J-008", hand)
        use(game, "J-008")
        resolve(game)
        assert len(game.cards(1, "hand")) == 1


def test_j_009_sends_a_hidden_reward_to_its_owners_chakra() -> None:
    game = fight("N-001", "N-003", "J-009", more="rewards N-012 N-033", more2="rewards N-011")
    game.play("jutsu J-009")
    assert game.offers == ["hidden rewards 0", "hidden rewards 1", "hidden rewards 0"]
    game.pick("hidden rewards 1")
    game.quiet()
    assert [game.game.view(seat).card(game.card("N-033")) for seat in (0, 1)] == [None, None]
    resolve(game)
    assert game.cards(2, "chakra")[-1] == "N-033"
    assert (game.rewards(1), game.rewards(2)) == (1, 1)


def test_j_009_may_take_back_a_reward_the_opponent_holds() -> None:
    game = fight("N-001", "N-003", "J-009", more2="rewards N-011")
    use(game, "J-009")
    resolve(game)
    assert game.where("N-011") == "chakra"
    assert "N-011" in game.cards(1, "chakra")


def test_j_009_of_the_blocker_reaches_both_areas() -> None:
    game = fight("N-001", "N-003", "", "J-009", more="rewards N-033", more2="rewards N-011")
    game.play("pass")
    use(game, "J-009", "hidden rewards 0#2")
    resolve(game)
    assert "N-033" in game.cards(2, "chakra")
    assert (game.rewards(1), game.rewards(2)) == (0, 1)


def test_j_009_fails_when_another_has_taken_the_reward() -> None:
    game = fight("N-001", "N-003", "J-009 J-009", more="rewards N-033")
    use(game, "J-009")
    use(game, "J-009")
    resolve(game)
    hows = [event.how for event in game.happened("resolve")]
    assert hows == [("applied",), ("failed",)]


def test_j_009_tells_nobody_on_the_chain_which_card_it_is() -> None:
    game = fight("N-001", "N-003", "J-009", "J-001", more="rewards N-012 N-033")
    use(game, "J-009", "hidden rewards 1")
    for seat in (0, 1):
        target = game.game.view(seat).chain[0].targets[0][0][0]
        assert target != game.card("N-033")
        assert game.game.view(seat).holder(target) == 0
    assert game.same_after_record().game.chain[0].targets == game.game.chain[0].targets


def test_j_009_needs_a_reward_and_both_symbols() -> None:
    assert not fight("N-001", "N-003", "J-009").offered("jutsu J-009")
    both = ninja("BOTH", symbols="FL")
    for chakra, enough in (("BOTH", False), ("BOTH x2", True), ("CHAKRA-F x2", False)):
        game = fight("N-001", "N-003", "J-009", "", both, chakra=chakra, more="rewards 1")
        assert game.offered("jutsu J-009") == enough


def test_j_010_gives_one_damage() -> None:
    game = fight("N-001", "N-003", "J-010", more2="team N-012 injured")
    use(game, "J-010", "N-012")
    resolve(game)
    assert game.where("N-012") == "discard"
    game = fight("N-001", "N-003", "J-010")
    use(game, "J-010", "N-003")
    resolve(game)
    assert game.is_injured("N-003")
    assert len(paid(game, 1)) == 3


def test_j_010_may_hit_its_own_user() -> None:
    game = fight("N-011", "N-003", "J-010", more="team N-012")
    game.play("jutsu J-010")
    assert sorted(game.offers) == ["N-003", "N-011", "N-012"]
    game.pick("N-011")
    game.quiet()
    resolve(game)
    assert game.is_injured("N-011")


def test_j_010_does_not_damage_flame_not_even_of_this_turn() -> None:
    game = fight("N-001", "N-002", "J-010")
    use(game, "J-010", "N-002")
    resolve(game)
    assert not game.is_injured("N-002")
    game = fight("N-001", "N-003", "J-010", "J-016")
    use(game, "J-010", "N-003")
    use(game, "J-016", mode=3)
    resolve(game)
    assert not game.is_injured("N-003")


def test_j_011_takes_a_stand_by_ninja_to_its_owners_hand() -> None:
    game = fight("N-008", "N-003", "J-011", more2="team N-012, N-033", more="team N-001 borrowed")
    game.play("jutsu J-011")
    assert sorted(game.offers) == ["N-001", "N-012", "N-033"]
    game.pick("N-012")
    game.quiet()
    resolve(game)
    assert game.cards(2, "hand") == ["N-012"]
    assert game.team("N-033") == ["N-033"]


def test_j_011_needs_a_chunin_and_somebody_at_home() -> None:
    assert not fight("N-001", "N-003", "J-011", more2="team N-012").offered("jutsu J-011")
    assert not fight("N-008", "N-003", "J-011").offered("jutsu J-011")
    assert fight("N-014", "N-003", "J-011", more2="team N-012").offered("jutsu J-011")


def test_j_012_gives_x_and_x_paid_with_water_alone() -> None:
    both = ninja("BOTH", symbols="FW")
    chakra = "CHAKRA-W BOTH CHAKRA-L x5"
    game = fight("N-001", "N-003", "J-012", "", both, chakra=chakra)
    game.play("jutsu J-012")
    assert game.game.choice.problem(3)
    game.say_number(2)
    game.pick("CHAKRA-W", "BOTH")
    resolve(game)
    assert game.power("N-001") == "3/2"
    assert "Clone Status" in words(game, "N-001")


def test_j_012_is_free_with_an_x_of_none() -> None:
    game = fight("N-001", "N-003", "J-012", chakra="CHAKRA-L x3")
    use(game, "J-012")
    resolve(game)
    assert game.power("N-001") == "1/0"
    assert "Clone Status" in words(game, "N-001")
    assert paid(game, 1) == []
