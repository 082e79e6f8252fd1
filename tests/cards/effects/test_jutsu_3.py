"""Jutsu of set 1, J-022 to J-031."""

import pytest

from tests.rules.scene import ninja

from .fight import fight, outcome, resolve, use, words


def test_j_022_takes_control_of_a_weak_ninja() -> None:
    game = fight("N-004", "N-003", "J-022")
    use(game, "J-022")
    resolve(game)
    assert game.in_play(1) == ["N-004", "N-003"]
    assert game.team("N-003") == ["N-003"]
    game.until("end")
    assert game.rewards(1) == 1
    game.until("start")
    assert "N-003" in game.in_play(1)


def test_j_022_only_sends_home_where_its_player_has_one_of_that_name() -> None:
    game = fight("N-004", "N-003", "J-022", more="team N-021")
    use(game, "J-022")
    resolve(game)
    assert game.in_play(2) == ["N-003"]
    game.until("end")
    assert game.rewards(1) == 1


def test_j_022_goes_by_support_for_a_back_and_by_power_as_it_is_now() -> None:
    game = fight("N-004", "N-011, N-012, N-038", "J-022", "J-001")
    game.play("jutsu J-022")
    game.quiet()
    use(game, "J-001", user="N-012")
    resolve(game)
    assert game.in_play(1) == ["N-004"]
    assert outcome(game, "J-022") == "failed"
    assert not fight("N-004", "N-002", "J-022").offered("jutsu J-022")
    assert not fight("N-001", "N-003", "J-022").offered("jutsu J-022")


def test_j_022_the_ninja_works_for_its_new_player_and_goes_to_its_owner() -> None:
    game = fight("N-004, N-011", "N-035 injured", "J-022 J-006 J-039")
    use(game, "J-022", user="N-004")
    resolve(game)
    assert game.is_injured("N-035")
    use(game, "J-006", "N-035", user="N-011")
    resolve(game)
    assert game.asked == "1 pick"  # it makes its controller discard a card
    assert game.cards(2, "deck")[0] == "N-035"


def test_j_022_leaves_the_rest_of_a_team_to_name_its_head() -> None:
    game = fight("N-004", "N-001, N-003, N-033", "J-022")
    use(game, "J-022", "N-001")
    resolve(game)
    assert game.asked == "2 new head"
    game.pick("N-033")
    assert sorted(game.in_play(1)) == ["N-001", "N-004"]
    assert game.team("N-033") == ["N-033", "N-003"]


def test_j_022_of_the_blocker_ends_the_attack() -> None:
    game = fight("N-001", "N-004", "", "J-022")
    game.play("pass")
    use(game, "J-022")
    resolve(game)
    assert sorted(game.in_play(2)) == ["N-001", "N-004"]
    game.until("end")
    assert game.rewards(1) == 0
    assert not game.is_injured("N-004")


def test_j_022_gives_back_a_ninja_of_ones_own() -> None:
    game = fight("N-004", "N-003 borrowed", "J-022")
    use(game, "J-022")
    resolve(game)
    assert game.in_play(1) == ["N-004", "N-003"]
    game.until("start")
    assert "N-003" in game.in_play(1)


def test_j_023_takes_all_power_and_lets_later_bonuses_add() -> None:
    game = fight("N-005, N-001", "N-012", "J-023", "J-001 J-001")
    game.play("pass")
    use(game, "J-001")
    resolve(game)
    use(game, "J-023")
    resolve(game)
    assert game.power("N-012") == "0/0"
    game.play("pass")
    use(game, "J-001")
    resolve(game)
    assert game.power("N-012") == "2/2"


def test_j_023_needs_shadow_and_a_ninja_to_battle() -> None:
    assert not fight("N-001", "N-012", "J-023").offered("jutsu J-023")
    assert not fight("N-005, N-001", "", "J-023", more2="team N-012").offered("jutsu J-023")


def test_j_024_gives_two_and_keeps_enemy_jutsu_away() -> None:
    game = fight("N-006, N-003", "N-005, N-001", "J-024 J-020", "J-023 J-032")
    game.play("pass")
    use(game, "J-023", "N-006")
    use(game, "J-024")
    resolve(game)
    assert game.power("N-006") == "4/0"
    assert outcome(game, "J-023") == "failed"
    game.play("pass")
    game.play("jutsu J-032")
    assert "N-006" not in game.offers
    assert game.asked != "2 target"


def test_j_024_leaves_him_a_target_of_his_own_players_jutsu() -> None:
    game = fight("N-006", "N-003", "J-024 J-020 J-024")
    use(game, "J-024")
    resolve(game)
    game.play("jutsu J-020")
    assert game.offers == ["N-006", "N-003"]
    assert not fight("N-001", "N-003", "J-024").offered("jutsu J-024")


def test_j_024_takes_him_out_of_the_targets_of_a_jutsu_on_all() -> None:
    game = fight("N-006, N-003", "N-011", "J-024", "J-014")
    game.play("pass")
    use(game, "J-014")
    use(game, "J-024", user="N-006")
    resolve(game)
    assert not game.is_injured("N-006")
    assert game.is_injured("N-003")


def test_j_024_ends_with_the_turn() -> None:
    game = fight("N-006", "N-003", "J-024")
    use(game, "J-024")
    resolve(game)
    game.until("start")
    assert game.power("N-006") == "2/0"
    assert game.game.lasting == []


def test_j_025_gives_four_on_heads_and_two_on_tails() -> None:
    seen = set()
    for seed in range(8):
        game = fight("N-001", "N-003", "J-025", seed=seed)
        use(game, "J-025")
        resolve(game)
        heads = game.happened("flip")[-1].number
        assert game.power("N-001") == ("5/0" if heads else "3/0")
        assert "Clone Status" in words(game, "N-001")
        seen.add(heads)
    assert seen == {0, 1}


def test_j_025_flips_no_coin_when_negated() -> None:
    game = fight("N-001", "N-003", "J-025", "J-013")
    use(game, "J-025")
    use(game, "J-013")
    resolve(game)
    assert game.happened("flip") == []
    assert "Clone Status" not in words(game, "N-001")


@pytest.mark.parametrize(("number", "power"), [("J-026", "6/0"), ("J-027", "3/3")])
def test_j_026_and_j_027_strengthen_taijutsu(number: str, power: str) -> None:
    game = fight("N-031", "N-003", number)
    use(game, number)
    resolve(game)
    assert game.power("N-031") == power
    assert not fight("N-012", "N-003", number).offered(f"jutsu {number}")


@pytest.mark.parametrize("number", ["J-026", "J-027"])
def test_j_026_and_j_027_for_a_user_who_is_taijutsu_to_the_end(number: str) -> None:
    game = fight("N-033", "N-003", f"{number} J-016")
    use(game, number)
    use(game, "J-016", mode=1)
    resolve(game)
    assert game.power("N-033") == "1/3"
    assert outcome(game, number) == "failed"
    game = fight("N-012", "N-003", f"{number} J-016")
    use(game, "J-016", mode=0)
    resolve(game)
    assert game.offered(f"jutsu {number}")


def test_j_028_doubles_the_combat_that_the_target_has_by_then() -> None:
    game = fight("N-028", "N-003", "J-028 J-001")
    use(game, "J-028")
    use(game, "J-001")
    resolve(game)
    assert game.power("N-028") == "8/2"
    assert "Animal" in words(game, "N-028")


def test_j_028_adds_nothing_to_no_combat_and_needs_fang() -> None:
    game = fight("N-028 injured", "N-003", "J-028")
    use(game, "J-028")
    resolve(game)
    assert game.power("N-028") == "0/0"
    assert "Animal" in words(game, "N-028")
    assert not fight("N-001", "N-003", "J-028").offered("jutsu J-028")


def test_j_029_gives_two_and_one_more_with_a_weapon() -> None:
    for user, power in (("N-012", "8/2"), ("N-011", "7/3")):
        game = fight(user, "N-003", "J-029")
        use(game, "J-029")
        resolve(game)
        assert game.power(user) == power
    game = fight("N-012", "N-003", "J-029 J-016")
    use(game, "J-029")
    use(game, "J-016", mode=1)
    resolve(game)
    assert game.power("N-012") == "4/5"


def test_j_030_gives_kakashi_seven() -> None:
    for user, power in (("N-023", "13/3"), ("N-037 injured", "10/2")):
        game = fight(user, "N-003", "J-030")
        use(game, "J-030")
        resolve(game)
        assert game.power(user[:5]) == power
    assert not fight("N-012", "N-003", "J-030").offered("jutsu J-030")


def test_j_031_discards_whom_the_users_team_damages() -> None:
    game = fight("N-012, N-001", "N-038, N-003", "J-031")
    use(game, "J-031")
    resolve(game)
    game.until("end")
    assert game.where("N-038") == "discard"
    assert game.where("N-003") == "play"


def test_j_031_works_for_the_blocker_and_when_both_are_damaged() -> None:
    game = fight("N-001", "N-003", "", "J-031")
    game.play("pass")
    use(game, "J-031")
    resolve(game)
    game.until("end")
    assert game.where("N-001") == "discard"
    assert game.is_injured("N-003")


def test_j_031_discards_even_where_the_damage_is_reduced_to_none() -> None:
    seen = set()
    for seed in range(8):
        game = fight("N-008", "N-019", "J-031", seed=seed)
        use(game, "J-031")
        resolve(game)
        game.until("end")
        seen.add(game.happened("flip")[-1].number)
        assert game.where("N-019") == "discard"
    assert seen == {0, 1}


def test_j_031_nothing_where_no_damage_is_received() -> None:
    stone = ninja("STONE", "0/0", text="This Ninja cannot receive damage.")
    game = fight("N-012", "STONE", "J-031", "", stone)
    use(game, "J-031")
    resolve(game)
    game.until("end")
    assert game.where("STONE") == "play"
    weak = fight("N-001", "N-012", "J-031")
    use(weak, "J-031")
    resolve(weak)
    weak.until("end")
    assert weak.where("N-012") == "play"


def test_j_031_speaks_of_the_users_team_alone() -> None:
    game = fight("N-012", "N-038", "J-031", more="attack N-011", more2="block 2 N-010")
    use(game, "J-031", user="N-012")
    resolve(game)
    game.until("end")
    assert game.where("N-038") == "discard"
    assert game.is_injured("N-010")


def test_j_031_needs_a_user_who_is_head_to_the_end() -> None:
    game = fight("N-012, N-001", "N-003", "J-031", "J-017")
    use(game, "J-031")
    assert game.game.chain[0].user[0] == game.card("N-012")
    use(game, "J-017", "N-012")
    resolve(game)
    assert outcome(game, "J-031") == "failed"
