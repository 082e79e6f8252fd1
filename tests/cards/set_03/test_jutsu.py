"""Set 3, Jutsu J-085 to J-106: what each card does, and when it does not."""

import pytest

from tests.cards.effects.fight import CHAKRA, STOCK, fight, outcome, resolve, use, words
from tests.rules.scene import Scene, jutsu, ninja, scene

from .scenes import next_turn, state, used, with_heads

# -- Naruto's and Lee's --


@pytest.mark.parametrize(("heads", "result"), [(0, "healthy"), (1, "injured"), (2, "discard")])
def test_j_085_gives_as_much_damage_as_coins_show_heads(heads: int, result: str) -> None:
    def play(seed: int) -> Scene:
        game = fight("N-019", "N-017", "J-085", seed=seed)
        use(game, "J-085", x=3)
        resolve(game)
        return game

    game = with_heads(heads, play)
    assert len(game.happened("flip")) == 3
    assert state(game, "N-017") == result


def test_j_085_only_by_a_naruto_that_is_a_clone() -> None:
    assert not fight("N-001", "N-017", "J-085").offered("jutsu J-085")
    assert fight("N-019", "N-017", "J-085").offered("jutsu J-085")


@pytest.mark.parametrize(("heads", "where"), [(1, "discard"), (0, "play")])
def test_j_086_discards_on_heads_alone(heads: int, where: str) -> None:
    game = with_heads(heads, lambda seed: used("J-086", "N-031", seed=seed))
    assert game.where("N-017") == where
    assert not fight("N-009", "N-017", "J-086").offered("jutsu J-086")


def test_j_087_triples_printed_combat_and_hurts_after_the_showdown() -> None:
    game = fight("N-031", "N-012", "J-001 J-087")  # Lee 3/0 against 5
    use(game, "J-001")
    resolve(game)
    use(game, "J-087")
    resolve(game)
    assert game.power("N-031") == "11/2"
    game.play("pass")
    game.until("end")
    assert state(game, "N-012") == "discard"
    assert state(game, "N-031") == "injured"


def test_j_087_leaves_support_and_takes_what_is_printed_now() -> None:
    lee = ninja("LEE", "2/3", "1/1", name="Rock Lee")
    game = fight("LEE injured", "N-012", "J-087", "", lee)
    use(game, "J-087")
    resolve(game)
    assert game.power("LEE") == "3/1"
    game.until("end")
    assert game.where("LEE") == "discard"


def test_j_088_lasts_through_the_next_turn() -> None:
    game = used("J-088", "N-009", "", "N-009")
    assert game.power("N-009") == "5/3"
    next_turn(game)
    assert game.power("N-009") == "5/3"
    next_turn(game)
    assert game.power("N-009") == "3/1"


def test_j_088_for_one_of_its_players_ninja() -> None:
    game = fight("N-009", "N-017", "J-088", more="team N-001")
    game.play("jutsu J-088")
    assert game.offers == ["N-009", "N-001"]


# -- beasts --


def test_j_089_the_whole_team_becomes_animals() -> None:
    game = used("J-089", "N-028, N-001", "N-017", more="team N-003")
    assert [("Animal" in words(game, one)) for one in ("N-028", "N-001", "N-003", "N-017")] == [
        True, True, False, False,
    ]  # fmt: skip
    next_turn(game)
    assert "Animal" not in words(game, "N-028")


def test_j_090_two_cards_for_each_animal_of_the_team() -> None:
    one = fight("N-028, N-036", "N-017", "J-090", more="team N-091")
    use(one, "J-090", user="N-028")
    resolve(one)
    assert one.deck(2) == 28
    both = fight("N-028, N-036", "N-017", "J-089 J-090")
    use(both, "J-089", user="N-028")
    resolve(both)
    use(both, "J-090", user="N-028")
    resolve(both)
    assert both.deck(2) == 26
    assert not fight("N-028, N-001", "N-017", "J-090").offered("jutsu J-090")


# -- seals, sounds, water --


@pytest.mark.parametrize(
    ("heads", "result"), [(0, "healthy"), (1, "healthy"), (2, "injured"), (3, "discard")]
)
def test_j_091_heads_less_one(heads: int, result: str) -> None:
    game = with_heads(heads, lambda seed: used("J-091", "N-011", seed=seed))
    assert len(game.happened("flip")) == 4
    assert state(game, "N-017") == result


def test_j_092_the_ninja_and_the_whole_enemy_hand_go_into_the_deck() -> None:
    game = used("J-092", "N-009", "N-017", answers="N-001 N-003")
    assert game.where("N-017") == "deck"
    assert game.cards(2, "hand") == []
    assert game.deck(2) == 33
    assert len(game.cards(2, "chakra")) == 20


def test_j_092_needs_each_of_the_five_symbols() -> None:
    poor = " ".join(f"{card.number} x4" for card in CHAKRA[:4])
    assert not fight("N-009", "N-017", "J-092", chakra=poor).offered("jutsu J-092")


@pytest.mark.parametrize(("mode", "power", "mental"), [(0, "5/3", 0), (1, "4/2", 1)])
def test_j_093_power_or_mental_power(mode: int, power: str, mental: int) -> None:
    game = fight("N-009", "N-017", "J-093")
    use(game, "J-093", "N-017", mode=mode)
    resolve(game)
    assert game.power("N-017") == power
    assert game.game.traits(game.card("N-017")).mental == mental
    next_turn(game)
    assert game.game.traits(game.card("N-017")).mental == 0


@pytest.mark.parametrize(("heads", "mental"), [(1, -2), (0, -1)])
def test_j_094_less_mental_power_either_way(heads: int, mental: int) -> None:
    game = with_heads(heads, lambda seed: used("J-094", "N-009", "N-017", "N-017", seed=seed))
    assert game.game.traits(game.card("N-017")).mental == mental
    assert game.power("N-017") == "4/2"


@pytest.mark.parametrize("picked", [("CHAKRA-L", "CHAKRA-E"), ("CHAKRA-L",), ()])
def test_j_095_up_to_two_enemy_chakra(picked: tuple[str, ...]) -> None:
    game = used("J-095", "N-009")
    game.pick(*picked)
    assert len(game.cards(2, "chakra")) == 20 - len(picked)
    assert game.cards(1, "discard") == ["CHAKRA-W"]


@pytest.mark.parametrize(("user", "most"), [("N-010", 4), ("N-003", 1), ("FULL", 6)])
def test_j_096_x_is_at_most_the_greater_value_of_the_user(user: str, most: int) -> None:
    game = fight(user, "N-017", "J-096", "", ninja("FULL", "2/6"))
    game.play("jutsu J-096")
    assert game.game.choice.high == most
    game.say_number(most)
    game.quiet()
    resolve(game)
    assert game.power("N-017") == f"{4 - most}/{2 - most}"


def test_j_096_nothing_where_the_user_has_no_power() -> None:
    game = fight("N-007", "N-017", "J-096")
    use(game, "J-096")
    resolve(game)
    assert game.power("N-017") == "4/2"
    assert game.cards(1, "discard") == []


# -- fog and sand --


def test_j_097_clones_in_the_fog_cannot_be_targeted() -> None:
    game = fight("N-011", "N-017", "J-097", "J-010", more="attack N-001")
    use(game, "J-097", user="N-011")
    resolve(game)
    assert "Clone Status" in words(game, "N-011")
    assert "Clone Status" not in words(game, "N-001")  # not battling
    game.play("pass")
    game.play("jutsu J-010")
    assert game.offers == ["N-001", "N-017"]


def test_j_098_from_the_fog_a_back_is_injured() -> None:
    game = fight("N-011", "N-017, N-009", "J-097 J-098")
    assert not game.offered("jutsu J-098")
    use(game, "J-097")
    resolve(game)
    use(game, "J-098")
    resolve(game)
    assert state(game, "N-009") == "injured"
    assert state(game, "N-017") == "healthy"


def test_j_099_armor_takes_one_damage() -> None:
    game = fight("N-117", "N-017, N-009", "J-099", "J-010 x2")  # 4 against 5
    use(game, "J-099")
    resolve(game)
    assert game.coins("N-117", "Armor") == 1
    game.play("pass")
    use(game, "J-010", "N-117", user="N-017")
    resolve(game)
    game.yes()
    assert game.coins("N-117", "Armor") == 0
    assert state(game, "N-117") == "healthy"
    game.play("pass")
    use(game, "J-010", "N-117", user="N-017")
    resolve(game)
    assert state(game, "N-117") == "injured"


def test_j_099_armor_may_be_kept_and_is_of_no_use_to_others() -> None:
    game = fight("N-117, N-003", "N-017", "J-099", "J-010 x2")
    use(game, "J-099")
    resolve(game)
    game.play("pass")
    use(game, "J-010", "N-003")
    resolve(game)
    assert state(game, "N-003") == "injured"
    game.play("pass")
    use(game, "J-010", "N-117")
    resolve(game)
    game.no()
    assert state(game, "N-117") == "injured"
    assert game.coins("N-117", "Armor") == 1


def test_j_099_its_rule_goes_with_a_coin_that_is_moved() -> None:
    move = jutsu(
        "MOVE", text='Transfer 1 "Armor" coin from 1 of your Ninja to 1 Ninja named "OTHER".'
    )
    hit = jutsu("HIT", text='Give 1 damage to 1 Ninja named "OTHER".')
    game = scene(
        "phase exchange\nplayer 1\n attack N-117, OTHER\n hand J-099 MOVE HIT\n chakra N-058\n"
        "player 2\n block 1 N-017",
        move, hit, ninja("OTHER"),
    )  # fmt: skip
    for number in ("J-099", "MOVE", "HIT"):
        use(game, number, user="N-117")
        resolve(game)
    assert game.asked == "1 optional effect"
    game.yes()
    assert (game.coins("OTHER", "Armor"), state(game, "OTHER")) == (0, "healthy")


def test_j_100_discards_the_injured_alone() -> None:
    assert not fight("N-117", "N-017", "J-100").offered("jutsu J-100")
    game = used("J-100", "N-117", "N-017 injured")
    assert game.where("N-017") == "discard"
    assert not fight("N-009", "N-017 injured", "J-100").offered("jutsu J-100")


# -- Leaf --


def test_j_101_to_its_owners_hand() -> None:
    game = used("J-101", "N-004", "N-017")
    assert game.cards(2, "hand") == ["N-017"]
    assert not fight("N-009", "N-017", "J-101").offered("jutsu J-101")


@pytest.mark.parametrize(("block", "left"), [("N-003", 1), ("N-017", 3)])
def test_j_102_a_victory_costs_the_enemy_two_rewards(block: str, left: int) -> None:
    game = fight("N-006", block, "J-102", more2="rewards 3")
    use(game, "J-102")
    resolve(game)
    game.play("pass")
    while game.asked == "1 pick":
        game.pick(*game.offers[:2])
    game.until("end")
    assert game.rewards(2) == left


@pytest.mark.parametrize(("block", "left"), [("N-009", 1), ("N-011", 2)])
def test_j_103_a_victory_takes_a_card_from_the_hand(block: str, left: int) -> None:
    game = fight("N-033", block, "J-103", "N-001 N-003")
    use(game, "J-103", "N-033")
    resolve(game)
    assert game.power("N-033") == "5/3"
    game.until("end")
    assert len({"N-001", "N-003"}.intersection(game.cards(2, "hand"))) == left


def test_j_104_kunai_from_the_deck_to_chakra() -> None:
    game = used("J-104", "N-009", more="deck J-001 N-003 J-001 N-002")
    assert game.offers == ["J-001", "J-001"]
    game.pick("J-001", "J-001")
    assert game.cards(1, "chakra").count("J-001") == 2
    assert sorted(game.cards(1, "deck")) == ["N-002", "N-003"]


def test_j_104_may_find_nothing() -> None:
    game = used("J-104", "N-009", more="deck J-001 N-003")
    game.pick()
    assert "J-001" not in game.cards(1, "chakra")


def test_j_105_kunai_back_from_chakra_for_earth_alone() -> None:
    game = fight("N-009", "N-017", "J-105", chakra=f"{STOCK} J-001 x3 N-003")
    game.play("jutsu J-105")
    assert game.game.choice.high == 3
    game.say_number(2)
    game.pick("J-001", "J-001")
    while game.asked.endswith("pay jutsu cost"):
        game.quiet()
    resolve(game)
    assert game.cards(1, "hand").count("J-001") == 2
    assert game.cards(1, "discard") == ["CHAKRA-E", "CHAKRA-E"]


@pytest.mark.parametrize(("heads", "result"), [(1, "discard"), (0, "injured")])
def test_j_106_never_misses(heads: int, result: str) -> None:
    game = with_heads(heads, lambda seed: used("J-106", "N-011", "N-017", "N-017", seed=seed))
    assert state(game, "N-017") == result
    assert not fight("N-009", "N-017", "J-106").offered("jutsu J-106")


def test_j_106_has_a_target_anywhere_in_play() -> None:
    game = fight("N-011", "N-017", "J-106", more2="team N-003")
    use(game, "J-106", "N-003")
    resolve(game)
    assert state(game, "N-003") != "healthy"
    assert outcome(game, "J-106") == "applied"
