"""Set 3, Jutsu J-107 to J-126: what each card does, and when it does not."""

import pytest

from tests.cards.effects.fight import fight, outcome, resolve, use, words
from tests.rules.scene import Scene

from .scenes import next_turn, state, used, with_heads


@pytest.mark.parametrize("heads", [0, 1, 2])
def test_j_107_each_healthy_enemy_is_injured_on_heads(heads: int) -> None:
    game = with_heads(
        heads,
        lambda seed: used(
            "J-107", "N-018", "N-017", more2="team N-003\nteam N-002 injured", seed=seed
        ),
    )
    assert len(game.happened("flip")) == 2
    assert [state(game, one) for one in ("N-017", "N-003")].count("injured") == heads
    assert state(game, "N-002") == "injured"
    assert state(game, "N-018") == "healthy"


def test_j_107_only_by_zabuza() -> None:
    assert not fight("N-017", "N-009", "J-107").offered("jutsu J-107")


@pytest.mark.parametrize(("x", "left"), [(0, 4), (2, 2), (3, 1)])
def test_j_108_at_most_three_random_cards(x: int, left: int) -> None:
    game = fight("N-033", "N-017", "J-108", "N-001 N-003 N-004 N-005")
    game.play("jutsu J-108")
    assert game.game.choice.high == 3
    game.say_number(x)
    game.quiet()
    resolve(game)
    assert len(game.cards(2, "hand")) == left


def test_j_108_only_with_the_white_eye() -> None:
    assert not fight("N-009", "N-017", "J-108", "N-001").offered("jutsu J-108")


@pytest.mark.parametrize(("marker", "toads"), [(2, ["N-102"]), (5, ["N-128", "N-102"])])
def test_j_109_a_toad_that_the_marker_allows(marker: int, toads: list[str]) -> None:
    game = used("J-109", "N-127", more=f"marker {marker}\ndeck N-003 N-128 N-102")
    assert sorted(game.offers) == sorted(toads)
    game.pick("N-102")
    while game.asked != "2 respond" and "N-102" not in game.team("N-127"):
        game.quiet()
    assert set(game.team("N-127")) == {"N-127", "N-102"}


def test_j_109_the_toad_may_be_the_head() -> None:
    game = used("J-109", "N-127", more="marker 2\ndeck N-102")
    game.pick("N-102")
    assert game.asked == "1 new head"
    game.pick("N-102")
    assert game.team("N-127") == ["N-102", "N-127"]


def test_j_109_only_with_oil() -> None:
    assert not fight("N-009", "N-017", "J-109").offered("jutsu J-109")


def test_j_110_a_man_changes_sides_until_the_showdown_is_over() -> None:
    game = used("J-110", "N-002", "N-017, N-003")  # 3 against 4 + 1
    assert "Female" in words(game, "N-002")
    assert "Male" not in words(game, "N-002")
    assert game.team("N-002") == ["N-002", "N-017"]
    assert game.team_power("N-002") == 5
    game.play("pass")
    game.until("end")
    assert state(game, "N-003") == "injured"
    assert "N-017" in game.in_play(2)
    assert set(game.team("N-017")) == {"N-017", "N-003"}


def test_j_110_not_for_women() -> None:
    assert not fight("N-002", "N-003", "J-110").offered("jutsu J-110")
    assert not fight("N-003", "N-017", "J-110").offered("jutsu J-110")


@pytest.mark.parametrize(("heads", "where"), [(2, "play"), (1, "discard"), (0, "discard")])
def test_j_111_two_heads_of_the_opponent_save_the_target(heads: int, where: str) -> None:
    game = with_heads(heads, lambda seed: used("J-111", "N-031", seed=seed))
    assert {one.seat for one in game.happened("flip")} == {1}
    assert game.where("N-017") == where
    assert not fight("N-009", "N-017", "J-111").offered("jutsu J-111")


def test_j_112_the_top_card_of_the_enemy_deck() -> None:
    game = used("J-112", "N-009", more2="deck N-003 N-001")
    assert game.cards(2, "discard")[-1:] == ["N-003"]
    assert game.cards(2, "deck") == ["N-001"]
    assert game.deck(1) == 30


def test_j_113_an_injured_ninja_has_no_power() -> None:
    game = used("J-113", "N-009", "N-017 injured")
    assert game.power("N-017") == "0/0"
    home = fight("N-009", "N-017", "J-113", more2="team N-016 injured")
    printed = home.power("N-016")
    use(home, "J-113", "N-016")
    resolve(home)
    assert home.power("N-016") == "0/0" != printed
    next_turn(home)
    assert home.power("N-016") == printed
    assert not fight("N-009", "N-017", "J-113").offered("jutsu J-113")


@pytest.mark.parametrize(
    ("heads", "power", "result"),
    [(0, "4/2", "healthy"), (1, "2/0", "healthy"), (2, "3/1", "injured"), (3, "3/1", "injured")],
)
def test_j_114_by_the_number_of_heads(heads: int, power: str, result: str) -> None:
    game = with_heads(heads, lambda seed: used("J-114", "N-010", seed=seed))
    assert game.power("N-017") == power
    assert state(game, "N-017") == result
    assert not fight("N-009", "N-017", "J-114").offered("jutsu J-114")


def test_j_115_a_card_of_the_named_symbol_to_chakra() -> None:
    game = used("J-115", "N-009", more="deck N-003 N-017 N-018 N-001")
    game.play("name Water")
    assert game.offers == ["N-017", "N-018"]
    game.pick("N-018")
    assert "N-018" in game.cards(1, "chakra")


@pytest.mark.parametrize(
    ("attack", "block", "result"),
    [
        ("N-009", "N-017", "injured"),  # 3 against 4
        ("N-003", "N-023", "injured"),  # 1 against 6: the user is discarded
        ("N-002", "N-033", "injured"),  # a draw hurts both heads, and no more
        ("N-012", "N-017 injured", "discard"),  # won
    ],
)
def test_j_116_a_lost_fight_hurts_the_head_that_won(attack: str, block: str, result: str) -> None:
    game = fight(attack, block, "J-116")
    use(game, "J-116")
    resolve(game)
    assert "Sound" in words(game, attack)
    game.play("pass")
    game.until("end")
    assert state(game, block.split(maxsplit=1)[0]) == result


def test_j_116_the_old_attribute_is_gone_for_the_turn() -> None:
    game = used("J-116", "N-009")
    assert "Weapon" not in words(game, "N-009")
    next_turn(game)
    assert "Weapon" in words(game, "N-009")


@pytest.mark.parametrize(("user", "power"), [("N-017", "7/2"), ("N-017 injured", "6/1")])
def test_j_117_adds_the_combat_printed_for_the_injured(user: str, power: str) -> None:
    game = used("J-117", user, "N-009")
    assert game.power("N-017") == power
    assert not fight("N-009", "N-003", "J-117").offered("jutsu J-117")


def test_j_118_negates_fire_and_nothing_else() -> None:
    game = fight("N-009", "N-017", "J-010 J-001", "J-118")
    use(game, "J-001")
    assert not game.offered("jutsu J-118")
    resolve(game)
    use(game, "J-010", "N-017")
    use(game, "J-118")
    resolve(game)
    assert len(game.happened("negate")) == 1
    assert game.where("J-010") == "discard"
    assert state(game, "N-017") == "healthy"


def test_j_119_nothing_of_an_empty_hand() -> None:
    game = used("J-119", "N-009", more="team N-003")
    assert game.cards(2, "discard") == []
    assert "KEPT" in game.cards(1, "hand")


def test_j_119_a_random_card_of_the_enemy_hand() -> None:
    game = used("J-119", "N-009", answers="N-001 N-003 N-004")
    assert len(game.cards(2, "hand")) == 2
    assert len(game.cards(2, "discard")) == 1


@pytest.mark.parametrize(("user", "where"), [("N-009", "discard"), ("N-129", "play")])
def test_j_120_heroes_water_spares_the_hokage(user: str, where: str) -> None:
    before = fight(user, "N-017", "J-120").power(user).split("/")
    game = used("J-120", user, "N-017")
    assert game.power(user) == "/".join(str(int(part) + 5) for part in before)
    next_turn(game)
    assert game.where(user) == where


def test_j_121_takes_an_own_ninja_back() -> None:
    game = fight("N-009", "N-017", "J-121", more="team N-003")
    game.play("jutsu J-121")
    assert game.offers == ["N-009", "N-003"]
    game.pick("N-003")
    game.quiet()
    resolve(game)
    assert "N-003" in game.cards(1, "hand")


def drawn(deck: str, seed: int) -> Scene:
    game = fight("N-009", "N-017", "J-122 N-003", more=f"deck {deck}", seed=seed)
    use(game, "J-122")
    resolve(game)
    return game


@pytest.mark.parametrize(("heads", "number"), [(1, 2), (0, 1)])
def test_j_122_draws_and_lays_as_many_into_chakra(heads: int, number: int) -> None:
    game = with_heads(heads, lambda seed: drawn("N-001 N-002 N-004", seed))
    assert (game.game.choice.low, game.game.choice.high) == (number, number)
    game.pick(*["N-003", "N-001"][:number])
    assert "N-003" in game.cards(1, "chakra")
    assert game.deck(1) == 3 - number
    assert len(game.cards(1, "hand")) == 2


def test_j_122_lays_only_as_many_as_were_drawn() -> None:
    game = with_heads(1, lambda seed: drawn("N-001", seed))
    assert (game.game.choice.low, game.game.choice.high) == (1, 1)


def test_j_123_cannot_be_negated() -> None:
    game = fight("N-009", "N-011", "J-123", "J-007")
    use(game, "J-123", "N-011")
    use(game, "J-007")
    resolve(game)
    assert outcome(game, "J-123") == "applied"
    assert state(game, "N-011") == "injured"


@pytest.mark.parametrize("picked", [("M-010",), ()])
def test_j_124_a_mission_among_the_enemy_rewards(picked: tuple[str, ...]) -> None:
    game = used("J-124", "N-009", more2="rewards M-010 N-003 J-001")
    assert game.offers == ["M-010"]
    game.pick(*picked)
    assert game.rewards(2) == 3 - len(picked)
    assert game.cards(1, "discard")[1:] == list(picked)


def test_j_124_needs_rewards() -> None:
    assert not fight("N-009", "N-017", "J-124", more="rewards 2").offered("jutsu J-124")


def test_j_125_a_cheaper_ninja_adds_nothing() -> None:
    game = fight("N-011", "N-010, N-003", "J-125", more2="team N-129")
    game.play("jutsu J-125")
    assert game.offers == ["N-010", "N-003"]
    game.pick("N-010")
    game.quiet()
    resolve(game)
    assert game.power("N-010") == "4/2"
    assert game.team_power("N-010") == 1
    game.play("pass")
    game.until("end")
    assert state(game, "N-010") == "injured"


def test_j_126_five_rewards_home_and_the_hand_down_to_six() -> None:
    five = "rewards N-001 N-002 N-004 N-005 N-006"
    game = fight("N-009", "N-017", "J-126 N-003 x3", more2=five)
    use(game, "J-126")
    resolve(game)
    assert game.rewards(2) == 0
    assert game.game.choice.low == game.game.choice.high == 3  # of 3 + 1 + 5
    game.pick("N-003", "N-003", "N-003")
    assert sorted(game.cards(1, "hand")) == sorted(
        ["KEPT", "N-001", "N-002", "N-004", "N-005", "N-006"]
    )


def test_j_126_nothing_to_discard_from_a_small_hand() -> None:
    game = fight("N-009", "N-017", "J-126", more2="rewards N-001 N-002 N-004 N-005 N-006")
    use(game, "J-126")
    resolve(game)
    assert len(game.cards(1, "hand")) == 6
    assert game.cards(1, "discard").count("N-001") == 0


def test_j_126_needs_five() -> None:
    assert not fight("N-009", "N-017", "J-126", more2="rewards 4").offered("jutsu J-126")
