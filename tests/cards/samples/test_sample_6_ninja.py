"""Ninja, Clients and Missions of the sixth sample: what each does, and when it does not."""

import pytest

from naruto_tui.cards.model import Card
from tests.cards.effects.fight import fight, resolve, words
from tests.rules.scene import Scene, client, jutsu, mission, ninja, scene

from .test_ninja import A, B, gain
from .test_sample_5_ninja import arrived

J = jutsu("J", text="Draw 1 card.")
PAY = ninja("PAY", symbols="FWLNE")
GEN = ninja("G", hand=0, entrance=6, attributes=("Genjutsu",))


def mission_played(number: str, mine: str = "", theirs: str = "team B", *cards: Card) -> Scene:
    """The Mission has been carried out, as far as nothing is asked."""
    game = scene(f"turn 11\nplayer 1\nhand {number} PAY wait\n{mine}\nplayer 2\n{theirs}", PAY, A,
                 B, J, *cards)  # fmt: skip
    game.play(f"mission {number}")
    while game.asked == "1 pay hand cost":
        game.quiet()
    game.resolve()
    return game


@pytest.mark.parametrize(("other", "offered"), [("G", True), ("H", False)])
def test_c_055_lowers_the_cost_of_genjutsu_ninja(other: str, offered: bool) -> None:
    plain = ninja("H", entrance=6)
    game = scene(f"turn 11\nplayer 1\nclient C-055\nhand {other}\nplayer 2", GEN, plain)
    assert game.offered(f"deploy {other}") == offered


def test_c_058_gives_the_attribute_to_its_side() -> None:
    game = scene("player 1\nclient C-058\nteam A\nhand wait\nplayer 2\nteam B", A, B)
    assert ["Genjutsu" in words(game, one) for one in "AB"] == [True, False]
    user = jutsu("Q", text='Requires: "Genjutsu" Ninja.\nDraw 1 card.')
    for mine, offered in (("client C-058", True), ("", False)):
        game = fight("A", "B", "Q", "", A, B, user, more=mine)
        assert game.offered("jutsu Q") == offered


def test_m_157_takes_the_dearest_of_each() -> None:
    cards = [ninja(one, entrance=cost) for one, cost in (("X", 5), ("Y", 2), ("V", 3), ("W", 1))]
    game = mission_played("M-157", "team X\nteam Y", "team V\nteam W", *cards)
    assert [game.where(one) for one in "XYVW"] == ["discard", "play", "discard", "play"]


@pytest.mark.parametrize(("number", "power"), [(0, "0/0"), (3, "9/3")])
def test_m_233_multiplies_choji(number: int, power: str) -> None:
    choji = ninja("X", "3/1", name="Choji Akimichi", characteristics=("Secret Pills",))
    game = mission_played("M-233", "team X\ndeck A A A A", "team B", choji)
    game.say_number(number)
    assert (game.power("X"), len(game.cards(1, "deck"))) == (power, 4 - number)


def test_m_233_without_the_pills_has_no_target() -> None:
    game = scene("turn 9\nplayer 1\nhand M-233 PAY\nteam X\nplayer 2", PAY,
                 ninja("X", name="Choji Akimichi"))  # fmt: skip
    assert not game.offered("mission M-233")


@pytest.mark.parametrize(("symbol", "offered"), [("E", True), ("F", False)])
def test_m_337_earth_ninja_ambush(symbol: str, offered: bool) -> None:
    game = scene("turn 9\nplayer 1\nmission M-337\nhand wait\nchakra X\nplayer 2",
                 ninja("X", symbols=symbol))  # fmt: skip
    assert game.offered("ambush X") == offered


def test_m_514_takes_away_printed_power_while_it_is_attached() -> None:
    game = scene("turn 9\nplayer 1\nteam A\nhand wait\nplayer 2\nhand M-514 PAY\nteam B", A, B, PAY)
    game.play("charge")
    game.quiet()
    game.play("counter M-514")
    while game.asked != "2 target":
        game.quiet()
    game.pick("A")
    game.resolve()
    assert (game.power("A"), game.power("B")) == ("0/0", "3/1")
    assert game.where("M-514") == "play"


@pytest.mark.parametrize(("cost", "offered"), [(4, True), (3, False)])
def test_m_534_sends_back_what_was_just_deployed(cost: int, offered: bool) -> None:
    game = scene("turn 9\nplayer 1\nhand X wait\nplayer 2\nhand M-534 PAY\nteam B", B, PAY,
                 ninja("X", entrance=cost))  # fmt: skip
    game.deploy("X")
    assert game.offered("counter M-534") == offered
    if offered:
        game.play("counter M-534")
        while game.asked.startswith("2 "):
            game.quiet()
        game.resolve()
        assert game.cards(1, "deck")[0] == "X"


@pytest.mark.parametrize(("name", "drawn"), [("Naruto Uzumaki", 2), ("Somebody", 0)])
def test_m_601_recovers_lightning_and_draws(name: str, drawn: int) -> None:
    bolt = ninja("L", symbols="L")
    game = mission_played("M-601", "team X\ndiscard L x4 A", "team B", bolt, ninja("X", name=name))
    game.pick("L", "L", "L")
    assert game.cards(1, "chakra").count("L") == 3
    assert sum(event.number for event in game.happened("draw")) == drawn


def test_m_819_weakens_a_team_and_draws() -> None:
    game = scene("turn 9\nplayer 1\nhand M-819 PAY wait\nplayer 2\nteam A, B\nteam C", PAY, A, B,
                 ninja("C", "3/1"))  # fmt: skip
    game.play("mission M-819")
    while game.asked != "1 target":
        game.quiet()
    game.pick("A")
    game.resolve()
    assert [game.power(one) for one in "ABC"] == ["1/-1", "1/-1", "3/1"]
    assert len(game.happened("draw")) == 1


def test_n_1064_may_discard_what_is_no_ninja() -> None:
    friend = client("X")
    game = arrived("N-1064", "", "team B\nclient X", friend)
    game.yes()
    assert (game.where("X"), game.where("B")) == ("discard", "play")


def test_n_1064_need_not() -> None:
    game = arrived("N-1064", "", "team B\nclient X", client("X"))
    game.no()
    assert game.where("X") == "play"


@pytest.mark.parametrize(("mode", "pick", "zone"), [(0, "A", "chakra"), (1, "M-1", "hand")])
def test_n_1251_recovers_a_card_or_a_mission(mode: int, pick: str, zone: str) -> None:
    other = mission("M-1", text="Draw 1 card.")
    game = scene("player 1\nteam N-1251\nhand wait\ndiscard A M-1\nplayer 2\nteam B", A, B, other)
    game.play("ability N-1251 0")
    game.play(f"mode {mode}")
    game.resolve()
    if game.asked == "1 pick":
        game.pick(pick)
    assert game.where(pick) == zone
    assert not game.offered("ability N-1251 0")


@pytest.mark.parametrize("mode", [0, 1])
def test_n_1349_looks_at_either_deck_again_and_again(mode: int) -> None:
    game = scene("player 1\nteam N-1349\nhand wait\ndeck A\nplayer 2\nteam B\ndeck J", A, B, J)
    for _ in range(2):
        game.play("ability N-1349 0")
        game.play(f"mode {mode}")
        game.resolve()
    looked = [game.game.cards[one.cards[0]].number for one in game.happened("look")]
    assert looked == [["A", "J"][mode]] * 2


@pytest.mark.parametrize(("cost", "power"), [(3, "3/0"), (2, "1/0")])
def test_n_1387_dares_more_against_the_great(cost: int, power: str) -> None:
    game = fight("N-1387", "X", "", "", ninja("X", entrance=cost))
    assert game.power("N-1387") == power


@pytest.mark.parametrize(("symbol", "drawn"), [("N", 1), ("L", 0)])
def test_n_1484_draws_for_a_mission_beside_a_wind_ninja(symbol: str, drawn: int) -> None:
    calm = mission("M-1", text="Heal all of your Ninja.")
    game = scene("turn 9\nplayer 1\nteam N-1484\nteam X\nhand M-1 wait\nplayer 2\nteam B", B, calm,
                 ninja("X", symbols=symbol))  # fmt: skip
    game.play("mission M-1")
    game.resolve()
    assert len(game.happened("draw")) == drawn


@pytest.mark.parametrize(("symbol", "chakra"), [("L", ["A"]), ("F", [])])
def test_n_1484_gains_chakra_beside_a_lightning_ninja(symbol: str, chakra: list[str]) -> None:
    game = scene("turn 9\nphase start\nplayer 1\nteam N-1484\nteam X\nhand wait\ndeck A A A A\n"
                 "player 2\nteam B", A, B, ninja("X", symbols=symbol))  # fmt: skip
    game.until("mission")
    assert game.cards(1, "chakra") == chakra


CALL = jutsu("CALL", text="Target 1 enemy Ninja.\nInjure the target.")


def test_n_1512_slips_away_for_a_ninja() -> None:
    game = fight("N-1512", "B", "", "CALL", A, B, CALL, more="team A")
    game.play("ability N-1512 1")
    game.quiet()
    game.resolve()
    assert not game.offered("jutsu CALL")


def test_n_1512_is_a_target_like_others_before() -> None:
    game = fight("N-1512", "B", "", "CALL", A, B, CALL, more="team A")
    game.play("pass")
    assert game.offered("jutsu CALL")


@pytest.mark.parametrize(("cost", "offered"), [(1, True), (9, False)])
def test_n_1548_sends_the_cheaper_home_and_draws(cost: int, offered: bool) -> None:
    game = fight("N-1548", "X", "", "", ninja("X", entrance=cost))
    assert game.offered("ability N-1548 0") == offered
    if offered:
        game.play("ability N-1548 0")
        while game.asked.startswith("1 ") and "respond" not in game.asked:
            game.quiet()
        resolve(game)
        assert game.game.teams[game.game.play[game.card("X")].team].out == ""
        assert len(game.happened("draw")) == 1


@pytest.mark.parametrize(("rewards", "again"), [(5, True), (4, False)])
def test_n_1599_roars_twice_when_desperate(rewards: int, again: bool) -> None:
    game = fight("N-1599", "B", "", "", A, B, more2=f"rewards A x{rewards}")
    game.play("ability N-1599 1")
    while game.asked == "1 pay chakra":
        game.quiet()
    resolve(game)
    assert game.power("N-1599") == "11/2"
    assert game.offered("ability N-1599 1") == again
    game.until("end")
    game.until("start")
    assert game.where("N-1599") == "chakra"


def test_n_214_may_move_a_permanent_to_chakra() -> None:
    stays, goes = mission("M-1", permanent=True, text="Draw 1 card."), "M-1"
    game = arrived("N-214", "", "team B\nmission M-1", stays)
    game.yes()
    assert game.where(goes) == "chakra"


@pytest.mark.parametrize(("symbol", "offered"), [("L", True), ("F", False)])
def test_n_248_follows_another_beside_lightning(symbol: str, offered: bool) -> None:
    game = scene("turn 13\nplayer 1\nteam X\nhand A N-248 PAY\nplayer 2", A, PAY,
                 ninja("X", symbols=symbol))  # fmt: skip
    game.deploy("A")
    assert game.offered("deploy N-248") == offered


@pytest.mark.parametrize(("name", "goes"), [("Tayuya", True), ("Somebody", False)])
def test_n_267_goes_with_tayuya_alone(name: str, goes: bool) -> None:
    game = scene("phase battle\nplayer 1\nteam N-267, X\nteam A\nhand wait\nplayer 2\nteam B", A, B,
                 ninja("X", name=name))  # fmt: skip
    heads = {one for team in game.game.choice.teams for one in team.heads}
    assert (game.card("N-267") in heads) == goes


def test_n_267_may_change_its_team_before_the_battle() -> None:
    game = scene("turn 9\nplayer 1\nteam N-267\nteam X\nhand wait\nplayer 2\nteam B", B,
                 ninja("X", name="Tayuya"))  # fmt: skip
    while game.asked != "1 may":
        game.quiet()
    game.yes()
    game.pick("X")
    assert sorted(game.team("X")) == ["N-267", "X"]


@pytest.mark.parametrize(("power", "coins"), [("9/0", 1), ("6/0", 1), ("1/0", 0)])
def test_n_317_grows_by_what_it_does_not_win(power: str, coins: int) -> None:
    game = fight("N-317", "X", "", "", ninja("X", power, "9/9"))
    game.until("end")
    assert game.coins("N-317") == coins


def test_n_604_comes_back_to_hand() -> None:
    out = mission("M-1", text='Discard all Ninja named "Tobi".')
    game = scene("turn 9\nplayer 1\nteam N-604\nhand M-1 wait\nplayer 2\nteam B", B, out)
    game.play("mission M-1")
    game.resolve()
    assert game.where("N-604") == "hand"


@pytest.mark.parametrize(("sand", "more"), [(4, "2/2"), (3, "0/0")])
def test_n_661_relies_on_sand(sand: int, more: str) -> None:
    mates = [ninja(f"S{one}", characteristics=("Sand",)) for one in range(4)]
    mine = "\n".join(f"team S{one}" for one in range(sand))
    assert gain("N-661", mine, "team B", *mates) == more


def test_n_661_is_beyond_enemy_effects_then() -> None:
    mates = [ninja(f"S{one}", characteristics=("Sand",)) for one in range(4)]
    hurt = mission("M-1", counter=True, text="Injure all enemy Ninja.")
    for sand in (4, 3):
        mine = "\n".join(f"team S{one}" for one in range(sand))
        game = scene(f"player 1\nteam N-661\n{mine}\nhand wait PAY\nplayer 2\nhand M-1", hurt, PAY,
                     *mates)  # fmt: skip
        game.play("charge")
        game.pick("PAY")
        game.play("counter M-1")
        game.resolve()
        assert game.is_injured("N-661") == (sand == 3)
        assert game.is_injured("S0")


def test_n_707_guards_the_other_eyes() -> None:
    eyes = ninja("E", "1/1", characteristics=("Byakugan",))
    hurt = mission("M-1", counter=True, text="Injure all enemy Ninja.")
    game = scene("player 1\nteam N-707\nteam E\nteam A\nhand wait PAY\nplayer 2\nhand M-1", hurt,
                 PAY, eyes, A)  # fmt: skip
    assert (game.power("E"), game.power("A")) == ("2/2", "3/1")
    game.play("charge")
    game.pick("PAY")
    game.play("counter M-1")
    game.resolve()
    assert [game.is_injured(one) for one in ("E", "A", "N-707")] == [False, True, True]


@pytest.mark.parametrize(("mates", "asked"), [("X, Y", True), ("X, A", False)])
def test_n_737_injures_in_good_company(mates: str, asked: bool) -> None:
    game = scene(
        f"phase battle\nplayer 1\nteam N-737, {mates}\nhand wait\nplayer 2\nteam B",
        A,
        B,
        ninja("X", characteristics=("Akatsuki",)),
        ninja("Y", attributes=("Genjutsu",)),
    )
    game.send("N-737")
    game.resolve()
    assert (game.asked == "1 may") == asked
    if asked:
        game.yes()
        assert game.is_injured("B")


@pytest.mark.parametrize("reveals", [True, False])
def test_n_835_changes_a_jutsu_for_a_card(reveals: bool) -> None:
    game = scene("player 1\nteam N-835\nhand J A\ndeck B A\nplayer 2\nteam B", A, B, J)
    game.play("ability N-835 0")
    game.resolve()
    game.yes() if reveals else game.no()
    while game.asked == "1 pick":
        game.quiet()
    assert sorted(game.cards(1, "hand")) == (["A", "B"] if reveals else ["A", "J"])


def test_n_908_finds_a_toad() -> None:
    toad = ninja("T", characteristics=("Ninja Toad",))
    game = scene("turn 9\nplayer 1\nhand N-908 wait\ndeck A A T A A B\nplayer 2", A, B, toad)
    game.deploy("N-908")
    game.resolve()
    game.pick("T")
    while game.asked != "1 mission phase":
        game.quiet()
    assert game.where("T") == "hand"
    assert game.cards(1, "deck") == ["B", "A", "A", "A", "A"]


def test_n_us114_follows_up_where_it_is_opposed() -> None:
    position = "phase battle\nplayer 1\nteam N-US114\nteam A\nteam X\nhand wait\nplayer 2\nteam B"
    game = scene(position, A, B, ninja("X"))
    game.send("N-US114", "A")
    game.block("N-US114 by B")
    game.resolve()
    game.yes()
    while game.asked.startswith("1 ") and "exchange" not in game.asked:
        game.quiet()
    assert "N-US114" in game.team("A")


def test_n_us114_stays_where_nobody_blocks_it() -> None:
    game = scene("phase battle\nplayer 1\nteam N-US114\nteam A\nhand wait\nplayer 2\nteam B", A, B)
    game.send("N-US114", "A")
    game.block("A by B")
    game.resolve()
    assert game.asked != "1 may"


def test_pr_032_bars_missions_and_jutsu_when_a_sannin_comes() -> None:
    sannin = ninja("S", characteristics=("Sannin",))
    plain = ninja("X")
    free = mission("M-1", counter=True, text="Draw 1 card.")
    for name, offered in (("S", False), ("X", True)):
        game = scene(f"turn 9\nplayer 1\nmission PR-032\nhand {name} wait PAY\nplayer 2\nhand M-1",
                     sannin, plain, free, PAY)  # fmt: skip
        game.deploy(name)
        game.resolve()
        assert game.offered("counter M-1") == offered
