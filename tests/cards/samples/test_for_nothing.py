"""Cards that are played from elsewhere for nothing, or come at a price of their own."""

import pytest

from tests.cards.effects.fight import fight, resolve, use
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

from .test_sample_11_ninja import A, B, C, village

HIT = "Target 1 Ninja battling the user.\nInjure the target."
DEAR = mission("DEAR", hand=2, text="Draw 1 card.")


def test_n_892_plays_a_mission_out_of_the_rewards() -> None:
    game = village("hand N-892 wait\ndeck 5", "team B\nrewards DEAR! N-001", DEAR)
    game.deploy("N-892")
    game.resolve()
    assert not game.offered("mission DEAR")
    game.play("ability N-892 1")
    game.play("mode 0")
    game.resolve()
    game.pick("DEAR")
    game.play("mission DEAR")
    game.resolve()
    assert game.deck(1) == 4
    assert game.where("DEAR") == "chakra"
    assert game.rewards(2) == 1


def test_n_892_pays_for_other_missions() -> None:
    game = village("hand N-892 DEAR wait\ndeck 5", "team B\nrewards N-001 N-002", DEAR)
    game.deploy("N-892")
    game.resolve()
    assert not game.offered("mission DEAR")


def kabuto(hand: str, state: str = "") -> Scene:
    return village(f"team N-987 {state}\nhand {hand}\ndeck 5", "team B\nchakra DEAR", DEAR,
                   mission("EASY", text="Draw 1 card."))  # fmt: skip


def test_n_987_plays_the_opponents_chakra_with_an_empty_hand() -> None:
    game = kabuto("")
    game.play("mission DEAR")
    game.resolve()
    assert (game.deck(1), game.where("DEAR")) == (4, "removed")


def test_n_987_does_not_with_a_card_in_hand() -> None:
    assert not kabuto("A").offered("mission DEAR")


def test_n_987_is_healed_by_a_mission() -> None:
    game = kabuto("EASY wait", "injured")
    game.play("mission EASY")
    game.resolve()
    assert not game.is_injured("N-987")


@pytest.mark.parametrize(("word", "can"), [("Taijutsu", True), ("Ninjutsu", False)])
def test_n_1239_uses_the_fists_of_its_deck_for_free(word: str, can: bool) -> None:
    kick = jutsu("KICK", "FFF", text=f'Requires: "{word}" Ninja.\n{HIT}')
    game = scene("turn 9\nplayer 1\nmarker 9\nhand N-1239 L\nteam U\ndeck N-001 KICK N-002 x4\n"
                 "player 2\nteam B", B, kick, ninja("L", symbols="L"),
                 ninja("U", "3/1", attributes=(word,)))  # fmt: skip
    game.deploy("N-1239", pay=("L",))
    game.resolve()
    assert game.deck(1) == 1
    game.until("battle")
    game.send("U")
    game.block("U by B")
    assert game.offered("jutsu KICK") is can
    if can:
        use(game, "KICK")
        resolve(game)
        assert [one.cards for one in game.happened("injure")] == [(game.card("B"),)]


@pytest.mark.parametrize(("name", "can"), [("Chiyo", True), ("Other", False)])
def test_n_584_comes_back_for_chiyo(name: str, can: bool) -> None:
    game = village("team O\nhand wait\ndiscard N-584", "team B", ninja("O", name=name))
    assert game.offered("ability N-584 0") is can
    if can:
        game.play("ability N-584 0")
        game.resolve()
        assert game.in_play(1) == ["N-584"]
        assert game.where("O") == "discard"


@pytest.mark.parametrize(("mates", "power"), [("L1, L2", "6/4"), ("L1, C", "6/2")])
def test_n_584_is_backed_by_leaf_ninja(mates: str, power: str) -> None:
    leaf = [ninja(one, characteristics=("Leaf",)) for one in ("L1", "L2")]
    assert fight(f"N-584, {mates}", "B", "", "", B, C, *leaf).power("N-584") == power


def tragic(deployed: int) -> Scene:
    loud = ninja("E", text="This Ninja gets +2/+0.")
    pay = ninja("PAY", symbols="FW")
    game = scene(f"turn 21\nplayer 1\nmarker 10\ndeployed {deployed}\nteam A\n"
                 "hand M-629 PAY PAY wait\ndiscard D\nplayer 2\nteam E", A, pay, loud,
                 ninja("D", "1/1", hand=2))  # fmt: skip
    game.play("mission M-629")
    while game.asked.endswith("pay hand cost"):
        game.pick("PAY")
    game.resolve()
    game.pick("D")
    return game


def test_m_629_deploys_one_that_shares_a_text() -> None:
    game = tragic(0)
    assert game.in_play(1) == ["A", "D"]
    assert game.power("D") == "3/1"
