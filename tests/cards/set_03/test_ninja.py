"""Set 3, Ninja N-085 to N-105: what each card does, and when it does not."""

import pytest

from tests.cards.effects.fight import fight, resolve, use, words
from tests.cards.effects.ninja_scenes import blocking, sending
from tests.rules.scene import Scene, mission, scene

from .scenes import ability, next_turn, state, with_heads

# -- growing up --


def test_n_085_grows_with_two_coins() -> None:
    game = scene("player 1\n marker 1\n team N-001\n hand N-085")
    game.play("growth N-085")
    assert game.coins("N-085", "growth") == 2
    assert game.power("N-085") == "2/1"


def test_n_085_has_no_coin_when_deployed() -> None:
    game = scene("player 1\n marker 1\n hand N-085 N-003")
    game.deploy("N-085")
    assert game.coins("N-085", "growth") == 0


def test_n_092_may_draw_the_bottom_card_when_grown() -> None:
    game = scene("player 1\n marker 1\n team N-029\n hand N-092\n deck N-001 N-002 N-003")
    game.play("growth N-092")
    game.yes()
    assert game.cards(1, "hand") == ["N-003"]


def test_n_092_draws_nothing_when_deployed() -> None:
    game = scene("player 1\n marker 1\n hand N-092 N-001\n deck N-001 N-002 N-003")
    game.deploy("N-092")
    assert game.asked == "1 mission phase"
    assert game.deck(1) == 3


# -- N-086 to N-095 --


def test_n_086_takes_a_characteristic_of_any_ninja_for_the_turn() -> None:
    game = fight("N-086 injured", "N-017", more="team N-004")
    ability(game, "N-086")
    game.pick("N-004")
    assert {"name Female", "name Genin", "name Leaf"} == set(game.offers)
    game.play("name Female")
    assert "Female" in words(game, "N-086")
    assert "Male" in words(game, "N-086")
    assert len(game.cards(1, "discard")) == 1
    next_turn(game)
    assert "Female" not in words(game, "N-086")


def test_n_086_once_a_turn_and_for_a_price() -> None:
    game = fight("N-086", "N-017")
    ability(game, "N-086")
    game.pick("N-017")
    game.play("name Mist")
    assert not any(one.startswith("ability N-086") for one in game.offers)
    assert not any("N-086" in one for one in fight("N-086", "N-017", chakra="").offers)


def test_n_087_charges_a_card_to_draw_one() -> None:
    game = fight("N-087 injured", "N-004", "N-003")
    ability(game, "N-087", "N-003")
    assert "N-003" in game.cards(1, "chakra")
    assert game.cards(1, "hand") == ["KEPT", "blank"]


def test_n_087_only_while_it_battles_a_female_ninja() -> None:
    for block in ("N-017", ""):
        game = fight("N-087", block, "N-003", more2="team N-004")
        assert not any("N-087" in one for one in game.offers)


def test_n_088_takes_its_jutsu_back() -> None:
    game = fight("N-088", "N-017", "J-001", more="discard N-003")
    use(game, "J-001")
    game.play("ability N-088 0")
    resolve(game)
    game.pick("N-003")
    assert "J-001" in game.cards(1, "hand")
    assert game.power("N-088") == "0/1"
    assert "N-003" in game.cards(1, "chakra")


def test_n_088_nothing_of_the_jutsu_of_another() -> None:
    game = fight("N-088, N-009", "N-017", "J-001", more="discard N-003")
    use(game, "J-001", user="N-009")
    game.play("ability N-088 0")
    resolve(game)
    assert game.power("N-009") == "5/3"
    assert "N-003" in game.cards(1, "discard")


@pytest.mark.parametrize("injured", ["", " injured"])
def test_n_089_thinks_with_its_hand(injured: str) -> None:
    game = scene(f"player 1\n team N-089{injured}\n hand N-001 N-002 N-003")
    assert game.game.traits(game.card("N-089")).mental == 4
    game.charge("N-001", "N-002")
    assert game.game.traits(game.card("N-089")).mental == 2


def test_n_091_looks_at_the_enemy_hand_when_opposed() -> None:
    game = blocking("N-091", "N-009", theirs="hand N-003")
    game.block("N-091 by N-009")
    assert [one.seat for one in game.happened("look")] == [0]
    game = blocking("N-009", "N-091")
    game.block("N-009 by N-091")
    assert [one.seat for one in game.happened("look")] == [1]


def test_n_091_looks_at_nothing_when_nobody_blocks() -> None:
    game = blocking("N-091", "N-009", theirs="hand N-003")
    game.block()
    assert not game.happened("look")


@pytest.mark.parametrize(("heads", "result"), [(1, "injured"), (0, "discard")])
def test_n_093_may_be_spared_while_injured(heads: int, result: str) -> None:
    def play(seed: int) -> Scene:
        game = fight("N-009", "N-093 injured", "J-010", seed=seed)
        use(game, "J-010", "N-093")
        resolve(game)
        return game

    game = with_heads(heads, play)
    assert state(game, "N-093") == result


def test_n_093_flips_nothing_while_healthy() -> None:
    game = fight("N-009", "N-093", "J-010")
    use(game, "J-010", "N-093")
    resolve(game)
    assert not game.happened("flip")
    assert state(game, "N-093") == "injured"


def test_n_094_pays_for_strength_with_itself() -> None:
    game = fight("N-094 injured", "N-017")
    ability(game, "N-094", x=4)
    assert game.power("N-094") == "4/0"
    next_turn(game)
    assert game.where("N-094") == "discard"


def test_n_094_stays_where_nothing_is_paid() -> None:
    game = fight("N-094", "N-003")
    next_turn(game)
    assert game.where("N-094") == "play"


def test_n_095_the_head_that_it_battles_uses_no_jutsu() -> None:
    assert not fight("N-009", "N-095 injured", "J-001").offered("jutsu J-001")
    game = fight("N-009, N-003", "N-095", "J-001")
    use(game, "J-001")
    resolve(game)
    assert game.power("N-003") == "3/3"


def test_n_095_at_home_it_keeps_nobody_from_it() -> None:
    assert fight("N-009", "N-017", "J-001", more2="team N-095").offered("jutsu J-001")


# -- N-096 to N-105 --


def test_n_096_throws_kunai_for_nothing() -> None:
    game = fight("N-096", "N-017", "J-001 J-002", chakra="")
    assert not game.offered("jutsu J-002")
    use(game, "J-001")
    resolve(game)
    assert game.power("N-096") == "3/3"


@pytest.mark.parametrize("attack", ["N-096 injured", "N-009"])
def test_n_096_not_injured_and_nobody_else(attack: str) -> None:
    assert not fight(attack, "N-017", "J-001", chakra="").offered("jutsu J-001")


def test_n_097_teaches_the_attacker_a_lesson() -> None:
    game = fight("N-009", "N-097")  # mental power 0 against 1
    game.play("pass")
    game.until("end")
    assert state(game, "N-009") == "injured"
    assert state(game, "N-097") == "healthy"


@pytest.mark.parametrize(("attack", "block"), [("N-097", "N-003"), ("N-003", "N-097 injured")])
def test_n_097_only_as_a_healthy_blocker(attack: str, block: str) -> None:
    game = fight(attack, block)  # 1 against 0
    game.play("pass")
    game.until("end")
    assert state(game, "N-003") == "healthy"


def test_n_098_may_heal_somebody_after_an_attack() -> None:
    game = sending("N-098 injured", mine="team N-009 injured", theirs="")
    game.send("N-098")
    game.yes()
    game.pick("N-009")
    assert state(game, "N-009") == "healthy"
    assert state(game, "N-098") == "injured"


def test_n_098_not_after_a_block() -> None:
    game = blocking("N-003", "N-098", theirs="team N-009 injured")
    game.block("N-003 by N-098")
    next_turn(game)
    assert state(game, "N-009") == "injured"


@pytest.mark.parametrize(("mode", "place"), [(0, 0), (1, -1)])
def test_n_100_sends_the_fallen_to_the_deck(mode: int, place: int) -> None:
    game = fight("N-009 injured, N-100", "N-012", more="deck N-001 N-002")  # 2 + 3 against 5
    game.play("pass")
    game.play(f"mode {mode}")
    assert game.cards(1, "deck")[place] == "N-009"


def test_n_100_not_those_that_an_effect_discards_nor_others_teams() -> None:
    game = fight("N-009 injured, N-100", "N-017", "", "J-106", more="team N-003 injured")
    assert game.asked.startswith("1")
    one = fight("N-009 injured, N-100", "N-117", "", "J-100")
    one.play("pass")
    use(one, "J-100", "N-009")
    resolve(one)
    assert one.where("N-009") == "discard"
    two = fight("N-009 injured", "N-012", more="team N-100")
    two.play("pass")
    two.until("end")
    assert two.where("N-009") == "discard"


@pytest.mark.parametrize(
    ("enemy", "cheaper"),
    [("N-038", True), ("N-003", False), ("N-011", False), ("N-038 injured", True)],
)
def test_n_101_is_cheaper_where_there_are_women(enemy: str, cheaper: bool) -> None:
    game = scene(f"player 1\n marker 5\n hand N-101 N-001\nplayer 2\n team {enemy}")
    assert game.offered("deploy N-101") == cheaper
    assert game.game.entrance(game.card("N-101")) == 6 - cheaper


def test_n_102_uses_no_jutsu_and_goes_under_the_deck() -> None:
    game = fight("N-102 injured, N-009", "N-017", "J-001 J-010")
    use(game, "J-001")
    resolve(game)
    assert game.power("N-009") == "5/3"
    use(game, "J-010", "N-102")
    resolve(game)
    assert game.cards(1, "deck")[-1] == "N-102"
    assert not fight("N-102", "N-017", "J-001").offered("jutsu J-001")


def test_n_102_is_discarded_from_hand_like_any_card() -> None:
    game = scene("player 1\n hand M-010\nplayer 2\n hand N-102", mission(
        "M-010", text="Your opponent discards 1 card from hand."))  # fmt: skip
    game.play("mission M-010")
    assert game.where("N-102") == "discard"


@pytest.mark.parametrize("injured", ["", " injured"])
def test_n_104_draws_with_an_empty_hand(injured: str) -> None:
    game = sending(f"N-104{injured}")
    game.send("N-104")
    assert game.deck(1) == 29
    assert len(game.cards(1, "hand")) == 1


def test_n_104_not_with_cards_in_hand() -> None:
    game = sending("N-104", mine="hand N-003")
    game.send("N-104")
    assert game.deck(1) == 30


def test_n_105_draws_for_coins_of_its_players_jutsu() -> None:
    game = fight("N-011", "N-017", "J-106", more="team N-105")
    use(game, "J-106", "N-017")
    resolve(game)
    assert game.deck(1) == 29
    game = fight("N-019", "N-017", "J-085", more="team N-105")
    use(game, "J-085", x=3)
    resolve(game)
    assert game.deck(1) == 29


def test_n_105_also_where_the_opponent_flips() -> None:
    game = fight("N-031", "N-017", "J-111", more="team N-105")
    use(game, "J-111")
    resolve(game)
    assert game.deck(1) == 29


def test_n_105_once_for_the_coins_of_all_targets() -> None:
    game = fight("N-011", "N-017, N-009", "J-071", more="team N-105")
    use(game, "J-071")
    resolve(game)
    assert len(game.happened("flip")) == 2
    assert game.deck(1) == 29


def test_n_105_not_for_enemy_jutsu_nor_for_ninja() -> None:
    game = fight("N-011", "N-019", "J-106", more2="team N-105")
    use(game, "J-106", "N-019")
    resolve(game)
    assert game.deck(2) == 30
    game = fight("N-009", "N-019", "J-010", more="team N-105", more2="team N-003")
    use(game, "J-010", "N-019")
    resolve(game)
    assert game.happened("flip")
    assert game.deck(1) == 30
