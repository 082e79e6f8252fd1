"""Jutsu of set 1, J-013 to J-021."""

from .fight import fight, outcome, paid, resolve, use, words


def test_j_013_negates_a_jutsu_and_returns_it_to_be_played_again() -> None:
    game = fight("N-001", "N-003", "J-001", "J-013")
    use(game, "J-001")
    use(game, "J-013")
    resolve(game)
    assert game.power("N-001") == "1/0"
    assert (game.where("J-001"), game.where("J-013")) == ("hand", "chakra")
    assert len(paid(game, 1)) == 1
    use(game, "J-001")
    resolve(game)
    assert game.power("N-001") == "3/2"


def test_j_013_does_nothing_to_a_jutsu_that_cannot_be_negated() -> None:
    for user in ("N-043", "N-043 injured"):
        game = fight(user, "N-003", "J-001", "J-013")
        before = game.power("N-043")
        use(game, "J-001")
        use(game, "J-013")
        resolve(game)
        assert game.power("N-043") != before
        assert game.where("J-001") == "chakra"
        assert outcome(game, "J-013") == "failed"


def test_j_013_negated_by_j_007_lets_the_first_jutsu_through() -> None:
    game = fight("N-011", "N-003", "J-030 J-007", "J-013")
    use(game, "J-030")
    use(game, "J-013", "J-030")
    use(game, "J-007", "J-013")
    resolve(game)
    assert game.power("N-011") == "12/3"
    assert game.where("J-013") == "discard"
    assert game.cards(2, "hand") == []


def test_j_013_may_save_a_jutsu_of_ones_own() -> None:
    game = fight("N-001", "N-011", "J-001 J-013", "J-007")
    use(game, "J-001")
    use(game, "J-007", "J-001")
    use(game, "J-013", "J-001")
    resolve(game)
    assert game.cards(1, "hand") == ["KEPT", "J-001"]
    assert outcome(game, "J-007") == "failed"


def test_j_014_injures_all_who_battle_the_user() -> None:
    game = fight("N-018", "N-012, N-003 injured, N-001", "J-014", more2="team N-033")
    use(game, "J-014")
    resolve(game)
    assert game.is_injured("N-012")
    assert game.is_injured("N-001")
    assert (game.where("N-003"), game.is_injured("N-033")) == ("play", False)
    assert not game.is_injured("N-018")
    assert game.happened("damage") == []


def test_j_014_spares_who_left_the_fight_in_answer() -> None:
    game = fight("N-011", "N-012, N-003", "J-014", "J-038")
    use(game, "J-014")
    use(game, "J-038", "N-003", user="N-012")
    resolve(game)
    assert game.is_injured("N-012")
    assert not game.is_injured("N-003")


def test_j_014_needs_a_jonin_who_is_battling() -> None:
    assert not fight("N-008", "N-003", "J-014").offered("jutsu J-014")
    assert not fight("N-011", "", "J-014", more2="team N-003").offered("jutsu J-014")


def test_j_015_gives_one_and_one_and_clone_status_this_turn() -> None:
    game = fight("N-001", "N-003", "J-015")
    use(game, "J-015")
    resolve(game)
    assert game.power("N-001") == "2/1"
    assert "Clone Status" in words(game, "N-001")
    game.until("start")
    assert "Clone Status" not in words(game, "N-001")


def test_j_015_failing_gives_no_clone_status() -> None:
    game = fight("N-001, N-003", "N-012", "J-015 J-038")
    use(game, "J-015", user="N-001")
    use(game, "J-038", "N-001", user="N-003")
    resolve(game)
    assert "Clone Status" not in words(game, "N-001")


def test_j_016_swaps_combat_and_support_and_replaces_the_attribute() -> None:
    game = fight("N-012", "N-003", "J-016 J-002 J-016")
    use(game, "J-016", mode=2)
    resolve(game)
    assert game.power("N-012") == "2/5"
    assert game.game.traits(game.card("N-012")).attributes == {"Genjutsu"}
    use(game, "J-002")
    resolve(game)
    assert game.power("N-012") == "5/5"
    use(game, "J-016", mode=0)
    resolve(game)
    assert game.power("N-012") == "5/5"
    assert game.game.traits(game.card("N-012")).attributes == {"Taijutsu"}


def test_j_016_swaps_what_the_ninja_has_when_it_is_injured_and_ends_with_the_turn() -> None:
    game = fight("N-012", "N-007", "J-016 J-010")
    use(game, "J-016", mode=1)
    resolve(game)
    use(game, "J-010", "N-012")
    resolve(game)
    assert game.power("N-012") == "1/3"
    assert game.team_power("N-012") == 1
    game.until("start")
    assert game.power("N-012") == "3/1"
    assert game.game.traits(game.card("N-012")).attributes == {"Weapon"}


def test_j_017_lets_its_player_name_the_new_head_of_an_enemy_team() -> None:
    game = fight("N-012", "N-011, N-003, N-001", "J-017")
    use(game, "J-017", "N-011")
    resolve(game)
    assert game.asked == "1 new head"
    assert game.offers == ["N-003", "N-001"]
    game.pick("N-001")
    assert game.team("N-011")[0] == "N-001"
    assert game.team_power("N-011") == 1 + 3 + 1


def test_j_017_switches_the_heads_of_a_team_that_grew_in_answer() -> None:
    game = fight("N-028", "N-003", "J-017 J-041", more="discard N-036")
    use(game, "J-017", "N-028")
    use(game, "J-041")
    resolve(game)
    assert game.team("N-028") == ["N-036", "N-028"]


def test_j_017_nothing_to_a_team_of_one() -> None:
    game = fight("N-001", "N-011, N-003", "J-017", "J-038")
    use(game, "J-017", "N-011")
    use(game, "J-038", "N-003", user="N-011")
    resolve(game)
    assert game.team("N-011") == ["N-011"]
    assert outcome(game, "J-017") == "failed"


def test_j_018_both_teams_skip_the_showdown() -> None:
    game = fight("N-001", "N-012", "J-018", "", more="attack N-003")
    use(game, "J-018", user="N-001")
    resolve(game)
    game.until("end")
    assert not game.is_injured("N-001")
    assert not game.is_injured("N-012")
    assert game.rewards(1) == 1  # of the attack that was not blocked


def test_j_018_gives_no_reward_even_if_the_blocker_leaves_afterwards() -> None:
    game = fight("N-011", "N-012", "J-018 J-034")
    use(game, "J-018")
    resolve(game)
    use(game, "J-034")
    resolve(game)
    game.until("end")
    assert game.where("N-012") == "hand"
    assert game.rewards(1) == 0


def test_j_018_needs_a_team_that_battles_the_user() -> None:
    game = fight("N-001", "N-012", "J-018", more="attack N-003")
    game.play("jutsu J-018")
    assert game.asked != "1 user"  # N-003 is not blocked
    assert not fight("N-001", "", "J-018", more2="team N-012").offered("jutsu J-018")


def test_j_019_takes_two_and_two_and_one_more_for_genjutsu() -> None:
    for user, left in (("N-012", "3/1"), ("N-038", "2/0")):
        game = fight(user, "N-011", "J-019")
        use(game, "J-019")
        resolve(game)
        assert game.power("N-011") == left


def test_j_019_looks_at_the_users_attribute_when_it_resolves() -> None:
    game = fight("N-001", "N-003", "J-019 J-016", more2="team N-012")
    game.play("jutsu J-019")
    game.quiet()
    use(game, "J-016", mode=2)
    resolve(game)
    assert game.power("N-003") == "-2/-2"
    lost = fight("N-038", "N-003", "J-019 J-016")
    use(lost, "J-019")
    use(lost, "J-016", mode=0)
    resolve(lost)
    assert lost.power("N-003") == "-1/-1"


def test_j_020_restores_the_printed_power_and_locks_it() -> None:
    game = fight("N-001", "N-041 coins +1/+0 x3", "J-020 J-020", "J-001 J-001")
    game.play("pass")
    use(game, "J-001")
    resolve(game)
    assert game.power("N-041") == "5/2"
    use(game, "J-020", "N-041")
    resolve(game)
    assert game.power("N-041") == "0/0"
    game.play("pass")
    use(game, "J-001")
    resolve(game)
    assert game.power("N-041") == "0/0"
    game.until("start")
    assert (game.is_injured("N-041"), game.power("N-041")) == (True, "2/0")


def test_j_020_keeps_the_power_printed_for_the_present_status() -> None:
    game = fight("N-001", "N-012", "J-020 J-010 J-032 J-016")
    use(game, "J-020", "N-012")
    resolve(game)
    use(game, "J-032", "N-012")
    resolve(game)
    assert game.power("N-012") == "5/2"
    use(game, "J-010", "N-012")
    resolve(game)
    assert game.power("N-012") == "3/1"


def test_j_020_a_locked_ninja_gains_nothing_that_others_could_copy() -> None:
    for target, copied in (("N-023", "6/3"), ("N-003", "6/3"), ("N-001", "9/3")):
        game = fight("N-023", "N-003", "J-020", "J-002", more2="team N-001")
        use(game, "J-020", target)
        resolve(game)
        game.play("pass")
        use(game, "J-002")
        resolve(game)
        assert game.power("N-023") == copied


def test_j_021_sends_the_backs_that_battle_the_user_home() -> None:
    game = fight("N-008", "N-012, N-003, N-001", "J-021")
    use(game, "J-021")
    resolve(game)
    assert [game.team(one) for one in ("N-012", "N-003", "N-001")] == [
        ["N-012"],
        ["N-003"],
        ["N-001"],
    ]
    assert game.team_power("N-012") == 5
    game.until("end")
    assert game.is_injured("N-008")
    assert not game.is_injured("N-003")


def test_j_021_nothing_to_a_back_that_became_the_head_in_answer() -> None:
    game = fight("N-008", "N-012, N-003", "J-021", "J-017")
    use(game, "J-021")
    use(game, "J-017", "N-012", user="N-012")
    resolve(game)
    assert game.team("N-012") == ["N-003", "N-012"]
    assert outcome(game, "J-021") == "failed"


def test_j_021_needs_a_chunin_and_backs_that_battle_him() -> None:
    assert not fight("N-001", "N-012, N-003", "J-021").offered("jutsu J-021")
    assert not fight("N-008, N-001", "N-012", "J-021").offered("jutsu J-021")
