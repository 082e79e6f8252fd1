"""Jutsu of set 1, J-032 to J-042."""

from tests.rules.scene import jutsu, ninja

from .fight import fight, outcome, resolve, use


def test_j_032_takes_combat_and_leaves_support() -> None:
    game = fight("N-001", "N-012, N-011", "J-032")
    use(game, "J-032", "N-012")
    resolve(game)
    assert game.power("N-012") == "0/2"
    back = fight("N-001", "N-011, N-012", "J-032")
    use(back, "J-032", "N-012")
    resolve(back)
    assert back.team_power("N-011") == 7


def test_j_032_reaches_only_who_battles_the_user() -> None:
    game = fight("N-001", "N-012, N-003", "J-032", more="attack N-011", more2="block 2 N-033")
    game.play("jutsu J-032")
    game.pick("N-011")
    game.quiet()
    resolve(game)
    assert game.power("N-033") == "0/1"
    assert not fight("N-001", "", "J-032", more2="team N-012").offered("jutsu J-032")


def test_j_033_damages_anybody_on_the_battlefield() -> None:
    lines = "attack N-001\nteam N-003"
    game = fight("N-011", "N-012 injured", "J-033", more=lines, more2="team N-033")
    game.play("jutsu J-033")
    assert sorted(game.offers) == ["N-001", "N-011", "N-012"]
    game.pick("N-012")
    game.quiet()
    resolve(game)
    assert game.where("N-012") == "discard"
    game = fight("N-011", "N-012", "J-033")
    use(game, "J-033", "N-012")
    resolve(game)
    assert game.is_injured("N-012")
    assert not fight("N-008", "N-003", "J-033").offered("jutsu J-033")


def test_j_033_misses_who_went_home_in_answer() -> None:
    game = fight("N-011", "N-012, N-003", "J-033", "J-038")
    use(game, "J-033", "N-003")
    use(game, "J-038", "N-003", user="N-012")
    resolve(game)
    assert not game.is_injured("N-003")
    assert outcome(game, "J-033") == "failed"


def test_j_034_moves_all_who_battle_the_user_to_their_owners_hands() -> None:
    game = fight("N-011", "N-012 injured, N-003 borrowed", "J-034", more2="team N-033")
    use(game, "J-034")
    resolve(game)
    assert game.cards(2, "hand") == ["N-012"]
    assert game.cards(1, "hand") == ["KEPT", "N-003"]
    assert game.where("N-033") == "play"
    game.until("end")
    assert game.rewards(1) == 2


def test_j_034_of_the_blocker_ends_the_attack() -> None:
    game = fight("N-012, N-001", "N-011", "", "J-034")
    game.play("pass")
    use(game, "J-034")
    resolve(game)
    assert game.cards(1, "hand") == ["KEPT", "N-012", "N-001"]
    game.until("end")
    assert game.rewards(1) == 0
    assert not game.is_injured("N-011")
    assert not fight("N-008", "N-003", "J-034").offered("jutsu J-034")


def test_j_035_haku_injures_one_he_battles() -> None:
    for user in ("N-016", "N-017 injured", "N-043"):
        game = fight(user, "N-012, N-003", "J-035")
        use(game, "J-035", "N-012")
        resolve(game)
        assert game.is_injured("N-012")
        assert not game.is_injured("N-003")


def test_j_035_does_nothing_to_the_injured_and_is_hakus_alone() -> None:
    game = fight("N-016", "N-012 injured", "J-035")
    use(game, "J-035")
    resolve(game)
    assert game.where("N-012") == "play"
    assert outcome(game, "J-035") == "failed"
    assert not fight("N-018", "N-012", "J-035").offered("jutsu J-035")


def test_j_036_takes_as_much_as_there_are_cards_in_both_hands_by_then() -> None:
    game = fight("N-017", "N-012, N-003", "J-036 J-040", "J-001 N-033 N-010")
    use(game, "J-036", "N-012")
    use(game, "J-001", user="N-012")
    resolve(game)
    # KEPT and J-040; N-033 and N-010
    assert game.power("N-012") == "3/0"
    use(game, "J-040")
    resolve(game)
    assert game.power("N-012") == "3/0"


def test_j_036_nothing_of_empty_hands_and_hakus_alone() -> None:
    game = fight("N-017", "N-012", "J-036", "J-001")
    use(game, "J-036")
    use(game, "J-001")
    use(game, "KEPT")
    assert game.happened("fight")[-1].number == 4 - 7
    assert not fight("N-018", "N-012", "J-036").offered("jutsu J-036")


def test_j_037_protects_the_jutsu_that_its_user_uses() -> None:
    game = fight("N-001, N-003", "N-011", "J-037 J-001 J-015", "J-007 J-013")
    use(game, "J-037", user="N-001")
    resolve(game)
    use(game, "J-001", user="N-001")
    use(game, "J-007", "J-001")
    resolve(game)
    assert game.power("N-001") == "3/2"
    assert game.where("J-001") == "chakra"
    use(game, "J-015", user="N-003")
    use(game, "J-013", "J-015")
    resolve(game)
    assert game.power("N-003") == "1/1"


def test_j_037_protects_in_answer_to_a_negation() -> None:
    game = fight("N-001, N-003", "N-011", "J-001 J-037", "J-013")
    use(game, "J-001", user="N-001")
    use(game, "J-013")
    use(game, "J-037", user="N-001")
    resolve(game)
    assert game.power("N-001") == "3/2"
    assert outcome(game, "J-013") == "failed"


def test_j_037_can_be_negated_itself() -> None:
    game = fight("N-001", "N-011", "J-037 J-001", "J-013 J-007")
    use(game, "J-037")
    use(game, "J-007")
    resolve(game)
    use(game, "J-001")
    use(game, "J-013", "J-001")
    resolve(game)
    assert game.where("J-001") == "hand"


def test_j_037_is_no_help_to_the_injured_and_ends_with_the_turn() -> None:
    game = fight("N-001, N-003", "N-011", "J-037 J-010 J-001", "J-013")
    use(game, "J-037", user="N-001")
    resolve(game)
    use(game, "J-010", "N-001", user="N-003")
    game.play("pass")
    resolve(game)
    use(game, "J-001", user="N-001")
    use(game, "J-013")
    resolve(game)
    assert game.where("J-001") == "hand"
    game.until("start")
    assert game.game.lasting == []


def test_j_037_is_text_and_can_be_lost() -> None:
    mute = jutsu("MUTE", text="Target 1 Ninja.\nThe target loses its text this turn.")
    game = fight("N-001", "N-003", "J-037 J-001", "MUTE J-013", mute)
    use(game, "J-037")
    resolve(game)
    game.play("pass")
    use(game, "MUTE", "N-001")
    resolve(game)
    use(game, "J-001")
    use(game, "J-013")
    resolve(game)
    assert game.where("J-001") == "hand"


def test_j_038_sends_one_of_ones_own_home_even_the_user() -> None:
    game = fight("N-012, N-001, N-003", "N-011", "J-038", more="team N-033")
    game.play("jutsu J-038")
    game.pick("N-012")
    assert sorted(game.offers) == ["N-001", "N-003", "N-012"]
    game.pick("N-012")
    game.quiet()
    resolve(game)
    assert game.asked == "1 new head"
    game.pick("N-003")
    assert game.team("N-003") == ["N-003", "N-001"]
    assert game.team("N-012") == ["N-012"]


def test_j_038_of_the_only_attacker_ends_the_attack_of_the_only_blocker_frees_it() -> None:
    game = fight("N-001", "N-011", "J-038")
    use(game, "J-038")
    resolve(game)
    game.until("end")
    assert not game.is_injured("N-001")
    assert not game.is_injured("N-011")
    assert game.rewards(1) == 0
    game = fight("N-001", "N-011", "", "J-038")
    game.play("pass")
    use(game, "J-038")
    resolve(game)
    game.until("end")
    assert game.rewards(1) == 1


def test_j_039_discards_three_random_cards_of_the_enemy_deck() -> None:
    found = set()
    for seed in range(6):
        game = fight(
            "N-029", "N-003", "J-039", seed=seed, more2="deck N-001 N-002 N-004 N-005 N-006 N-007"
        )
        use(game, "J-039")
        resolve(game)
        assert (game.deck(2), game.deck(1)) == (3, 30)
        gone = game.cards(2, "discard")
        assert len(set(gone)) == 3
        found.add(frozenset(gone))
    assert len(found) > 1


def test_j_039_takes_what_there_is_and_needs_insect() -> None:
    game = fight("N-029", "N-003", "J-039", more2="deck N-001 N-002")
    use(game, "J-039")
    resolve(game)
    assert sorted(game.cards(2, "discard")) == ["N-001", "N-002"]
    assert game.game.result is None
    assert not fight("N-028", "N-003", "J-039").offered("jutsu J-039")


def test_j_040_moves_the_top_two_cards_of_ones_deck_to_chakra() -> None:
    game = fight("N-003", "N-012", "J-040", more="deck N-001 N-002 N-004")
    use(game, "J-040")
    resolve(game)
    assert sorted(game.cards(1, "chakra")[-3:]) == ["J-040", "N-001", "N-002"]
    assert game.cards(1, "deck") == ["N-004"]


def test_j_040_moves_the_last_card_and_is_paid_before() -> None:
    game = fight("N-003", "N-012", "J-040", more="deck N-001")
    use(game, "J-040")
    resolve(game)
    assert (game.where("N-001"), game.deck(1)) == ("chakra", 0)
    assert not fight("N-003", "N-012", "J-040", chakra="").offered("jutsu J-040")


DOG = ninja("DOG", "2/2", characteristics=("Ninja Dog",))
PUP = ninja("PUP", "1/1", characteristics=("Ninja Dog",), name="DOG")


def test_j_041_puts_dogs_into_the_users_team_as_backs() -> None:
    game = fight("N-003", "N-012", "J-041", "", DOG, more="discard N-036 DOG N-001")
    game.play("jutsu J-041")
    assert game.offers == ["N-036", "DOG"]
    game.pick("N-036", "DOG")
    game.quiet()
    resolve(game)
    assert game.team("N-003") == ["N-003", "N-036", "DOG"]
    assert game.team_power("N-003") == 1 + 1 + 2
    game.until("end")
    assert game.is_injured("N-003")  # 5 against 4
    assert not game.is_injured("DOG")


def test_j_041_fills_the_team_up_to_three_in_the_order_of_its_player() -> None:
    game = fight("N-003, N-001", "N-012", "J-041", "", DOG, more="discard N-036 DOG")
    game.play("jutsu J-041")
    game.pick("N-003")
    game.pick("DOG", "N-036")
    game.quiet()
    resolve(game)
    assert game.team("N-003") == ["N-003", "N-001", "DOG"]
    assert game.where("N-036") == "discard"
    full = fight("N-003, N-001, N-002", "N-012", "J-041", more="discard N-036")
    use(full, "J-041", user="N-001")
    resolve(full)
    assert full.where("N-036") == "discard"


def test_j_041_keeps_to_one_of_a_name_and_to_ones_own_dogs() -> None:
    game = fight("N-003", "N-012", "J-041", "", DOG, PUP, more="discard DOG PUP")
    game.play("jutsu J-041")
    game.pick("DOG", "PUP")
    game.quiet()
    resolve(game)
    assert (game.where("DOG"), game.where("PUP")) == ("play", "discard")
    assert not fight("N-003", "N-012", "J-041", more2="discard N-036").offered("jutsu J-041")


def test_j_042_shows_the_enemy_hand_and_discards_a_jutsu_or_mission() -> None:
    game = fight("N-030", "N-003", "J-042", "N-033 M-001 J-011")
    use(game, "J-042")
    resolve(game)
    assert game.asked == "1 pick"
    assert game.offers == ["M-001", "J-011"]
    game.pick("M-001")
    assert game.where("M-001") == "discard"
    assert len(game.game.view(0).known(1)) == 2


def test_j_042_of_the_blocker_may_take_any_jutsu() -> None:
    game = fight("N-001", "N-030", "J-001", "J-042")
    game.play("pass")
    use(game, "J-042")
    resolve(game)
    assert game.asked == "2 pick"
    game.pick("KEPT")
    assert game.cards(1, "hand") == ["J-001"]


def test_j_042_only_looks_where_there_is_none_and_needs_byakugan() -> None:
    game = fight("N-033", "N-003", "J-042", "N-012")
    use(game, "J-042")
    resolve(game)
    assert game.cards(2, "hand") == ["N-012"]
    assert game.game.view(0).known(1) == (game.card("N-012"),)
    assert not fight("N-003", "N-012", "J-042", "M-001").offered("jutsu J-042")
