"""Set 1, Ninja N-022 to N-026: what each card does, and when it does not."""

import pytest

from tests.rules.scene import Scene, scene

from .fight import fight, resolve, use
from .ninja_scenes import blocking, sending, showdown

# -- N-022 Iruka: takes the place of his head for 1 damage ----------------------------------------


def test_n_022_takes_the_damage_of_its_head() -> None:
    game = showdown("N-001, N-022", "N-017")  # 2 against 4
    assert game.asked == "1 may"
    game.yes()
    assert not game.is_injured("N-001")
    assert game.is_injured("N-022")


def test_n_022_may_leave_the_damage_where_it_is() -> None:
    game = showdown("N-001, N-022", "N-017")
    game.no()
    assert game.is_injured("N-001")
    assert not game.is_injured("N-022")


def test_n_022_works_injured_and_dies_of_it() -> None:
    game = showdown("N-001, N-022 injured", "N-017")
    game.yes()
    assert not game.is_injured("N-001")
    assert game.where("N-022") == "discard"


def test_n_022_takes_1_of_2_damage_besides_its_own() -> None:
    game = showdown("N-001, N-022", "N-023, N-038")  # 2 against 9: 2 damage to the head, 1 to backs
    game.yes()
    assert game.is_injured("N-001")
    assert game.where("N-022") == "discard"


def test_n_022_against_damage_of_jutsu() -> None:
    game = fight("N-001, N-022", "N-017", "J-010")
    use(game, "J-010", "N-001", user="N-001")
    resolve(game)
    game.yes()
    assert not game.is_injured("N-001")
    assert game.is_injured("N-022")


@pytest.mark.parametrize("hit", ["N-003", "N-009"])
def test_n_022_only_for_the_head_of_its_own_team(hit: str) -> None:
    game = fight("N-001, N-003, N-022", "N-017", "J-010", more="team N-009")
    use(game, "J-010", hit, user="N-001")
    resolve(game)
    assert game.is_injured(hit)


def test_n_022_not_at_home_where_no_team_has_a_head() -> None:
    game = fight("N-002", "N-017", "J-010", more="team N-001, N-022")
    use(game, "J-010", "N-001", user="N-002")
    resolve(game)
    assert game.is_injured("N-001")


def test_n_022_once_a_turn() -> None:
    game = fight("N-009, N-022", "N-017", "J-010")
    use(game, "J-010", "N-009", user="N-009")
    resolve(game)
    game.yes()
    game.play("pass")  # 3 + 1 against 4: a draw, 1 damage to both heads
    assert game.is_injured("N-009")
    assert game.where("N-022") == "play"


def both_spare(first: str, seed: int) -> Scene:
    """N-019 is hit, and both its coin and Iruka may spare it: its player picks the first (T-21)."""
    game = showdown("N-019, N-022", "N-017", f"seed {seed}")
    assert game.asked == "1 first effect"
    assert game.offers == ["N-019", "N-022"]
    game.pick(first)
    return game


def test_n_022_is_not_asked_when_a_coin_has_spared_its_head() -> None:
    found = set()
    for seed in range(8):
        game = both_spare("N-019", seed)
        (flip,) = game.happened("flip")
        found.add((flip.number, game.asked == "1 may", game.is_injured("N-019")))
    assert found == {(1, False, False), (0, True, False)}


def test_n_022_may_come_before_the_coin() -> None:
    game = both_spare("N-022", 0)
    assert game.asked == "1 may"
    assert not game.happened("flip")
    game.yes()
    assert game.is_injured("N-022")
    assert not game.is_injured("N-019")
    assert not game.same_after_record().is_injured("N-019")


# -- N-023 Kakashi: copies combat that Jutsu give to who battles him ------------------------------


def test_n_023_copies_combat_an_enemy_gains_by_jutsu() -> None:
    game = fight("N-001", "N-023", "J-001")
    use(game, "J-001")  # Kunai: +2/+2
    resolve(game)
    assert game.power("N-001") == "3/2"
    assert game.power("N-023") == "8/3"
    game.until("start")
    assert game.power("N-023") == "6/3"


def test_n_023_copies_the_blockers_gain_each_time() -> None:
    game = fight("N-023", "N-001", "", "J-001 J-002")
    for jutsu in ("J-001", "J-002"):
        game.play("pass")
        use(game, jutsu)
        resolve(game)
    assert game.power("N-001") == "6/2"
    assert game.power("N-023") == "11/3"


def test_n_023_copies_what_x_was() -> None:
    game = fight("N-001", "N-023", "J-005")
    use(game, "J-005", x=2)  # Multi Shadow Clone Jutsu: twice X
    resolve(game)
    assert game.power("N-023") == "10/3"


@pytest.mark.parametrize(
    ("attack", "block", "more"),
    [
        ("N-001", "N-017", "team N-023"),  # not battling him
        ("N-001", "N-023 injured", ""),  # his text is off
    ],
)
def test_n_023_not_otherwise(attack: str, block: str, more: str) -> None:
    game = fight(attack, block, "J-001", more2=more)
    before = game.power("N-023")
    use(game, "J-001")
    resolve(game)
    assert game.power("N-023") == before


def test_n_023_not_for_friends_and_not_for_itself() -> None:
    game = fight("N-023, N-001", "N-017", "J-001 J-002")
    use(game, "J-001", user="N-001")
    resolve(game)
    assert game.power("N-023") == "6/3"
    use(game, "J-002", user="N-023")
    resolve(game)
    assert game.power("N-023") == "9/3"


def test_n_023_not_for_combat_gained_by_a_ninja_effect() -> None:
    game = fight("N-023", "N-023", "J-001")
    use(game, "J-001", user="N-023")
    resolve(game)
    assert game.power("1:N-023") == "8/5"
    assert game.power("2:N-023") == "8/3"  # and the first one does not copy that again


def test_n_023_not_for_combat_that_power_kept_as_printed_does_not_gain() -> None:
    game = fight("N-001", "N-023", "J-020 J-001")
    use(game, "J-020", "N-001")  # Escape Jutsu: keeps its printed power
    resolve(game)
    use(game, "J-001")
    resolve(game)
    assert game.power("N-001") == "1/0"
    assert game.power("N-023") == "6/3"


def test_n_023_loses_it_when_injured_in_answer() -> None:
    game = fight("N-001, N-002", "N-023", "J-001 J-010")
    use(game, "J-001", user="N-001")
    resolve_one(game)
    assert game.asked == "1 respond"  # to the effect of Kakashi
    use(game, "J-010", "N-023", user="N-002")
    resolve(game)
    assert game.power("N-023") == "3/2"


def resolve_one(game: Scene) -> None:
    """The chain with the Jutsu is carried out, the next one is not."""
    while not game.happened("trigger"):
        game.play("pass")


# -- N-024 Zabuza: what his team damages is discarded ---------------------------------------------


def test_n_024_discards_whom_its_team_damages() -> None:
    game = showdown("N-024", "N-018")  # 6 against 5
    assert game.where("N-018") == "discard"
    assert not game.is_injured("N-024")


def test_n_024_discards_head_and_backs() -> None:
    game = showdown("N-024, N-038", "N-001, N-011, N-009")  # 9 against 5: the head alone
    assert game.in_play(2) == ["N-011", "N-009"]
    game = showdown("N-024, N-038", "N-001, N-011")  # 9 against 4: the back as well
    assert game.in_play(2) == []


def test_n_024_discards_after_a_draw_that_injures_him() -> None:
    game = showdown("N-024", "N-024")
    assert game.where("1:N-024") == "discard"
    assert game.where("2:N-024") == "discard"
    game = showdown("N-024", "N-023")
    assert game.where("N-023") == "discard"
    assert game.is_injured("N-024")


def test_n_024_also_when_blocking() -> None:
    game = showdown("N-018", "N-024")
    assert game.where("N-018") == "discard"


@pytest.mark.parametrize(
    ("attack", "block"),
    [
        ("N-011, N-024", "N-018"),  # he is not the head: 7 against 5
        ("N-024 injured, N-038", "N-018"),  # his text is off: 7 against 5
    ],
)
def test_n_024_not_otherwise(attack: str, block: str) -> None:
    game = showdown(attack, block)
    assert game.is_injured("N-018")


def test_n_024_not_for_damage_of_another_fight() -> None:
    game = scene(
        "phase showdown\nplayer 1\n attack N-024\n attack N-011\n"
        "player 2\n block 1 N-018\n block 2 N-010"
    )
    game.until("end")
    assert game.where("N-018") == "discard"
    assert game.is_injured("N-010")


def test_n_024_even_if_the_damage_is_reduced_to_0() -> None:
    for seed in range(8):
        game = showdown("N-024, N-001", "N-019, N-038", f"seed {seed}")  # 6 against 4
        assert game.where("N-019") == "discard"


def test_n_024_not_if_no_damage_can_be_received() -> None:
    game = scene("player 1\n marker 5\n hand M-041 N-004 x2\n team N-018\nplayer 2\n team N-024")
    game.play("mission M-041")  # Manji Battle Formation: cannot receive damage this turn
    game.pick("N-004")
    game.play("next")
    game.send("N-018")
    game.block("N-018 by N-024")
    assert game.turn == 6
    assert not game.is_injured("N-018")


# -- N-025 Naruto: injured and alone, as strong as the hand ---------------------------------------


def test_n_025_injured_and_alone_gains_the_number_of_cards_in_hand() -> None:
    game = sending("N-025 injured", mine="hand N-001 x3")
    game.send("N-025")
    assert game.power("N-025") == "3/0"
    game.until("start")
    assert game.power("N-025") == "0/0"


def test_n_025_also_when_blocking() -> None:
    game = blocking("N-009", "N-025 injured", theirs="hand N-001 x2")
    game.block("N-009 by N-025")
    assert game.power("N-025") == "2/0"


def test_n_025_keeps_what_it_gained_when_the_hand_grows() -> None:
    game = sending("N-025 injured", mine="hand J-040 KEPT\n chakra J-001")
    game.send("N-025")
    game.block()
    use(game, "J-040")
    resolve(game)
    assert len(game.cards(1, "hand")) == 1
    assert game.power("N-025") == "2/0"


@pytest.mark.parametrize(
    ("team", "hand", "power"),
    [
        ("N-025", "N-001 x3", "1/0"),  # healthy
        ("N-025 injured, N-003", "N-001 x3", "0/0"),  # not alone
        ("N-025 injured", "", "0/0"),  # no cards
    ],
)
def test_n_025_not_otherwise(team: str, hand: str, power: str) -> None:
    game = sending(team, mine=f"hand {hand}")
    game.send("N-025")
    assert game.power("N-025") == power


# -- N-026 Sasuke: out of reach of cheap Jutsu ----------------------------------------------------


@pytest.mark.parametrize("cheap", ["J-019", "J-032"])
def test_n_026_cannot_be_targeted_by_an_enemy_jutsu_of_2_or_less(cheap: str) -> None:
    game = fight("N-009", "N-026", cheap)
    assert not game.offered(f"jutsu {cheap}")


def test_n_026_can_be_targeted_by_a_jutsu_of_3() -> None:
    game = fight("N-009", "N-026", "J-010")
    game.play("jutsu J-010")  # F F 1
    assert game.asked == "1 target"
    assert sorted(game.offers) == ["N-009", "N-026"]


def test_n_026_can_be_targeted_when_injured() -> None:
    game = fight("N-009", "N-026 injured", "J-019")
    use(game, "J-019")
    resolve(game)
    assert game.power("N-026") == "-1/-2"


def test_n_026_can_be_targeted_by_your_own() -> None:
    game = fight("N-026", "N-009", "J-001")
    use(game, "J-001")
    resolve(game)
    assert game.power("N-026") == "5/2"


def test_n_026_is_left_out_where_all_are_targeted() -> None:
    game = fight("N-019", "N-026, N-028", "J-004")
    use(game, "J-004")  # Harem Jutsu: all "Male" Ninja battling the user have power 0/0
    resolve(game)
    assert game.power("N-026") == "3/0"
    assert game.power("N-028") == "0/0"
