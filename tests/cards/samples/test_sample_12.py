"""Cards of one more sample: what each does, and when it does not."""

import pytest

from tests.cards.effects.fight import fight, resolve, use
from tests.rules.scene import jutsu, mission, ninja, scene

from .test_jutsu import A, B


def test_j_318_guards_its_user_against_enemy_jutsu() -> None:
    armed = ninja("A", "3/1", attributes=("Weapon",))
    hurt = jutsu("J-1", text="Target 1 Ninja battling the user.\nGive 1 damage to the target.")
    game = fight("A", "B", "J-318", "J-1", armed, B, hurt)
    use(game, "J-318")
    resolve(game)
    assert game.power("A") == "5/3"
    while not game.offered("jutsu J-1"):
        game.play("pass")
    use(game, "J-1", "A")
    resolve(game)
    assert not game.is_injured("A")
    assert not fight("A", "B", "J-318", "", A, B).offered("jutsu J-318")


@pytest.mark.parametrize("pays", [True, False])
def test_j_336_injures_unless_the_opponent_discards(pays: bool) -> None:
    monk = ninja("A", "3/1", characteristics=("Itinerant Ninja",))
    game = fight("A", "B", "J-336", "N-001 N-002", monk, B)
    use(game, "J-336", "B")
    resolve(game)
    if pays:
        game.yes()
        game.pick("N-001")
    else:
        game.no()
    assert game.is_injured("B") is not pays


@pytest.mark.parametrize(("coins", "hurt"), [(" coins -2/-2", True), (" coins -1/-1", False)])
def test_j_467_hurts_those_that_bear_its_coins(coins: str, hurt: bool) -> None:
    kage = ninja("A", "9/1", name="The 3rd Kazekage")
    strong = ninja("D", "9/9")
    game = fight("A", f"D{coins}, B coins -2/-2", "J-467", "", kage, strong, B)
    use(game, "J-467")
    resolve(game)
    assert game.is_injured("D") is hurt


@pytest.mark.parametrize(("power", "falls"), [("1/1", True), ("30/1", False)])
def test_j_499_takes_cheap_enemies_along(power: str, falls: bool) -> None:
    bomber = ninja("A", power, power, name="Deidara")
    dear = ninja("D", "1/1", entrance=5)
    game = fight("A injured", "B", "J-499", "", bomber, ninja("B", "9/1", "9/1"), dear,
                 more2="team D")  # fmt: skip
    use(game, "J-499")
    resolve(game)
    game.until("end")
    assert (game.where("A") == "discard") is falls
    assert game.where("D") == "play"
    if falls:
        assert game.where("B") == "discard"


@pytest.mark.parametrize(("top", "hurt"), [(3, True), (2, True), (1, False)])
def test_j_948_measures_its_target_by_the_top_card(top: int, hurt: bool) -> None:
    foe = ninja("B", "3/1", entrance=2)
    game = fight("A", "B", "J-948", "", A, foe, ninja("T", entrance=top), more="deck T 5")
    use(game, "J-948", "B")
    resolve(game)
    assert game.is_injured("B") is hurt


def test_j_664_takes_as_much_chakra_as_it_makes() -> None:
    game = fight("A", "B", "J-664", "", A, B, more="discard N-001 N-002 N-003")
    before = len(game.cards(2, "chakra"))
    use(game, "J-664")
    resolve(game)
    game.pick(game.offers[0])
    assert game.game.choice.high == 1
    game.pick("N-001")
    assert len(game.cards(2, "chakra")) == before - 1
    assert "N-001" in game.cards(1, "chakra")


@pytest.mark.parametrize(("word", "asked"), [("Sharingan Eye", True), ("Leaf", False)])
def test_m_138_changes_a_card_beside_sharingan_eyes(word: str, asked: bool) -> None:
    game = scene("phase start\nplayer 1\nteam A\nmission M-138\nhand N-001 wait\ndeck 9\nplayer 2",
                 ninja("A", characteristics=(word,)))  # fmt: skip
    assert game.asked.endswith("may") is asked
    if asked:
        game.yes()
        game.pick("N-001")
        assert game.where("N-001") == "discard"
        assert game.deck(1) == 7


@pytest.mark.parametrize("sent", [True, False])
def test_n_1217_mills_when_it_stays_at_home(sent: bool) -> None:
    game = scene("phase battle\nplayer 1\nteam N-1217\nteam A\nhand wait\ndeck 9\n"
                 "player 2\ndeck 9\nhand wait", A)  # fmt: skip
    game.send("N-1217" if sent else "A")
    game.until("end")
    milled = [one for one in game.happened("move") if one.seat == 1 and one.source == 0]
    assert bool(milled) is not sent


@pytest.mark.parametrize(("player", "coins"), [(2, 2), (1, 0)])
def test_n_1621_grows_with_the_rewards_of_the_opponent(player: int, coins: int) -> None:
    win = mission("M-1", text="Win 2 rewards.")
    hands = ["wait", "wait"]
    hands[player - 1] = "M-1 wait"
    game = scene(f"active {player}\nplayer 1\nteam N-1621\nhand {hands[0]}\ndeck 9\n"
                 f"player 2\nhand {hands[1]}\ndeck 9", win)  # fmt: skip
    game.play("mission M-1")
    game.resolve()
    assert game.coins("N-1621", "+1/+1") == coins


@pytest.mark.parametrize(("state", "offered"), [
    ("injured coins growth", True), ("injured", False), ("coins growth", False),
])  # fmt: skip
def test_n_652_heals_itself_when_it_has_grown(state: str, offered: bool) -> None:
    game = scene(f"player 1\nteam N-652 {state}\nhand wait\nplayer 2")
    uses = [one for one in game.offers if one.startswith("ability N-652")]
    assert bool(uses) is offered
    if uses:
        game.play(uses[0])
        game.resolve()
        assert not game.is_injured("N-652")
        before = game.game.cards[game.card("N-652")].healthy
        assert game.power("N-652") == f"{before.combat + 3}/{before.support + 1}"  # and the coin


@pytest.mark.parametrize(("attack", "more"), [("N-990, A", 1), ("A", 0)])
def test_n_990_grows_as_its_team_uses_jutsu(attack: str, more: int) -> None:
    free = jutsu("J-1", text="Target the user.\nThe target gets +0/+0 this turn.")
    home = "" if more else "team N-990"
    game = fight(attack, "B", "J-1", "", A, B, free, more=home)
    before = int(game.power("N-990").split("/")[0])
    use(game, "J-1", user="A")
    resolve(game)
    assert int(game.power("N-990").split("/")[0]) == before + more


def test_n_209b_stays_for_a_turn_and_draws_twice() -> None:
    game = scene("player 1\nhand N-209B wait\ndeck 9\nplayer 2\nhand wait\ndeck 9")
    game.deploy("N-209B")
    game.resolve()
    assert game.deck(1) == 8
    game.until("end")
    assert game.where("N-209B") == "discard"
    old = scene("player 1\nteam N-209B\nhand wait\ndeck 9\nplayer 2\nhand wait\ndeck 9")
    old.until("end")
    assert old.where("N-209B") == "play"
