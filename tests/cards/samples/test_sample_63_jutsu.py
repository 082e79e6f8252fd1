"""Jutsu of one more fresh sample (seed 63): what each does, and when it does not."""

import pytest

from naruto_tui.cards.model import Card
from tests.cards.effects.fight import fight, paid, resolve, use
from tests.rules.scene import client, jutsu, ninja, scene

from .test_ninja import A, B
from .test_sample_31_jutsu import user
from .test_sample_33_jutsu import C, used

HIT = jutsu("HIT", text="Target 1 Ninja battling the user.\nInjure the target.")
NO = jutsu("NO", text="Target 1 Jutsu on the chain.\nNegate the target.")
NARUTO = user("Naruto Uzumaki", "Clone Status", entrance=3)
FITS = [
    ("J-175", user("Jiraiya")),
    ("J-290", user("Hinata Hyuga")),
    ("J-346", user("Naruto Uzumaki", "Clone Status")),
    ("J-400", NARUTO),
    ("J-477", user("Sasori")),
    ("J-569", user("Rock Lee", "Jonin")),
    ("J-569", user("Might Guy")),
    ("J-873", user("U", "Animal")),
    ("J-888", user("Pain (Deva Path)")),
    ("J-US081", user(attributes=("Magic",))),
]
ALMOST = [
    ("J-175", user("Tsunade")),
    ("J-290", user("Neji Hyuga")),
    ("J-346", user("Naruto Uzumaki")),
    ("J-400", user("Naruto Uzumaki", "Clone Status", entrance=2)),
    ("J-477", user("Deidara")),
    ("J-569", user("Rock Lee", "Genin")),
    ("J-873", user("U", "Anima")),
    ("J-888", user("Pain (Asura Path)")),
    ("J-US081", user("U", "Magic")),
]


@pytest.mark.parametrize(("number", "who"), FITS)
def test_who_may_use_it(number: str, who: Card) -> None:
    assert fight("U", "B, C", number, "", who, B, C).offered(f"jutsu {number}")


@pytest.mark.parametrize(("number", "who"), ALMOST)
def test_who_may_not(number: str, who: Card) -> None:
    assert not fight("U", "B, C", number, "", who, B, C).offered(f"jutsu {number}")


@pytest.mark.parametrize("seed", range(5))
def test_j_175_swallows_whose_coin_shows_heads(seed: int) -> None:
    game = fight("U", "B, C", "J-175", "wait", user("Jiraiya"), A, B, C, more2="deck 9\nteam A",
                 seed=seed)  # fmt: skip
    game.play("jutsu J-175")
    while game.asked in {"1 target", "1 pay jutsu cost"}:
        if game.asked == "1 target" and "B" in game.offers:
            game.pick("B")
        else:
            game.quiet()
    resolve(game)
    while game.asked.endswith("order"):
        game.quiet()
    heads = sum(one.number for one in game.happened("flip"))
    gone = [one for one in ("B", "C") if game.where(one) == "deck"]
    assert len(gone) == heads
    assert set(game.cards(2, "deck")[: len(gone)]) == set(gone)
    assert game.where("A") == game.where("U") == "play"


@pytest.mark.parametrize(("pile", "power"), [("", "7/1"), ("discard J-180 J-180 J", "9/1")])
def test_j_180_is_stronger_for_each_that_was_used(pile: str, power: str) -> None:
    assert used("J-180", user(), more=pile).power("U") == power


@pytest.mark.parametrize(("entrance", "left"), [(2, 1), (0, 3), (5, 0)])
def test_j_190_takes_chakra_by_the_cost_of_its_target(entrance: int, left: int) -> None:
    game = scene("phase exchange\nplayer 1\nattack U\nhand J-190 wait\nchakra N-476 N-476\n"
                 "player 2\nblock 1 X\nhand wait\nchakra A A A", user(), A,
                 ninja("X", entrance=entrance))  # fmt: skip
    use(game, "J-190", "X")
    resolve(game)
    while game.asked == "1 pick":
        game.pick(*game.offers[: game.game.choice.high])
    assert len(game.cards(2, "chakra")) == left


@pytest.mark.parametrize("blocks", [True, False])
def test_j_290_hurts_the_head_when_it_blocks(*, blocks: bool) -> None:
    mine, theirs = ("X, C", "U") if blocks else ("U", "X, C")
    hands = ("wait", "J-290") if blocks else ("J-290", "wait")
    game = scene(f"phase exchange\nplayer 1\nattack {mine}\nhand {hands[0]} wait\nchakra N-476\n"
                 f"player 2\nblock 1 {theirs}\nhand {hands[1]} wait\nchakra N-476",
                 user("Hinata Hyuga"), ninja("X", "3/1"), C)  # fmt: skip
    while not game.offered("jutsu J-290"):
        game.quiet()
    use(game, "J-290")
    assert "C" not in (game.offers if game.asked.endswith("target") else [])
    resolve(game)
    assert (game.is_injured("X"), game.is_injured("C")) == (blocks, False)


@pytest.mark.parametrize(
    ("foe", "land", "wins"),
    [("0/0", "Land of Moon", 2), ("0/0", "Land of Fire", 1), ("30/0", "Land of Moon", 0)],
)
def test_j_346_wins_more_with_the_land_of_moon(foe: str, land: str, wins: int) -> None:
    moon = client("K", characteristics=(land,))
    game = fight("U", "X", "J-346", "wait", user("Naruto Uzumaki", "Clone Status"), moon,
                 ninja("X", foe), more="client K\ndeck 9", more2="deck 9")  # fmt: skip
    use(game, "J-346")
    resolve(game)
    assert game.power("U") == "12/1"
    game.until("start")
    assert game.rewards(1) == wins


@pytest.mark.parametrize("played", [True, False])
def test_j_352_shields_its_team_from_enemy_jutsu(*, played: bool) -> None:
    game = fight("U, A", "B", "J-352", "HIT wait", user(), A, B, HIT)
    if played:
        use(game, "J-352", user="U")
        resolve(game)
    while game.asked != "2 exchange":
        game.quiet()
    use(game, "HIT", "A", user="B")
    resolve(game)
    assert game.is_injured("A") != played


@pytest.mark.parametrize(("word", "entrance", "offered"), [
    ("Sharingan Eye", 4, True), ("Sharingan Eye", 3, False), ("Byakugan", 4, False),
])  # fmt: skip
def test_j_365_asks_for_the_eye_and_for_a_jutsu(word: str, entrance: int, *, offered: bool) -> None:
    game = fight("U", "B, C", "J-365", "HIT wait", user("U", word, entrance=entrance), B, C, HIT)
    assert not game.offered("jutsu J-365")
    while game.asked != "2 exchange":
        game.quiet()
    use(game, "HIT", "U", user="B")
    assert game.offered("jutsu J-365") == offered


def test_j_365_does_what_the_enemy_does() -> None:
    eye = user("U", "Sharingan Eye", entrance=4)
    game = fight("U", "B, C", "J-365", "HIT wait", eye, B, C, HIT)
    while game.asked != "2 exchange":
        game.quiet()
    use(game, "HIT", "U", user="B")
    use(game, "J-365", "HIT")
    resolve(game)
    assert sorted(game.offers) == ["B", "C"]
    game.pick("C")
    resolve(game)
    assert game.is_injured("C")
    assert game.is_injured("U")
    assert game.where("J-365") == "chakra"


@pytest.mark.parametrize("x", [0, 2])
def test_j_400_strikes_all_whom_it_is_worth(x: int) -> None:
    great, small = ninja("X", "3/1", entrance=2), ninja("Y", "2/1", entrance=0)
    game = fight("U", "X, Y", "J-400", "wait", NARUTO, great, small)
    use(game, "J-400", x=x)
    assert paid(game, 1) == ["L"] * (1 + x)
    resolve(game)
    assert (game.where("X"), game.where("Y")) == ("discard" if x == 2 else "play", "discard")


def test_j_400_is_paid_with_lightning_alone() -> None:
    game = fight("U", "B", "J-400", "wait", NARUTO, B, chakra="CHAKRA-L CHAKRA-F x4")
    game.play("jutsu J-400")
    game.pick("CHAKRA-L")  # nobody is asked for X: nothing is left to pay it with
    resolve(game)
    assert game.cards(1, "chakra").count("CHAKRA-F") == 4
    assert game.where("B") == "discard"  # its entrance cost is 0


@pytest.mark.parametrize(
    ("name", "found"), [("The 3rd Kazekage", True), ("The 4th Kazekage", False)]
)
def test_j_477_calls_the_puppet_into_its_team(name: str, *, found: bool) -> None:
    game = used("J-477", user("Sasori"), cards=(ninja("X", name=name),), more="deck J X J")
    if found:
        game.pick("X")
    while game.asked in ("1 head", "1 position", "1 place", "1 option", "1 pick"):
        game.quiet()
    assert ("X" in game.team("U")) == found


def test_j_569_kicks_the_backs_out() -> None:
    game = used("J-569", user("Might Guy"), block="B, C")
    assert (game.where("B"), game.where("C")) == ("play", "chakra")
    assert "C" in game.cards(2, "chakra")


@pytest.mark.parametrize(("name", "hurt"), [("Asuma Sarutobi", True), ("U", False)])
def test_j_711_strengthens_its_user_and_guards_it(name: str, *, hurt: bool) -> None:
    game = fight("U", "B", "J-711", "HIT wait", user(name), B, C, HIT, more2="team C")
    use(game, "J-711", "C")
    resolve(game)
    assert game.power("U") == "8/4"
    assert game.is_injured("C") == hurt
    while game.asked != "2 exchange":
        game.quiet()
    use(game, "HIT", "U")
    resolve(game)
    assert not game.is_injured("U")


@pytest.mark.parametrize(("x", "left"), [(6, 3), (5, 9)])
def test_j_873_cannot_be_stopped_where_more_than_5_is_paid(x: int, left: int) -> None:
    game = fight("U", "B", "J-873", "NO wait", user("U", "Animal"), B, NO, more2="deck 9")
    use(game, "J-873", x=x)
    use(game, "NO", "J-873")
    resolve(game)
    assert game.deck(2) == left
    assert game.cards(2, "discard").count("blank") == 9 - left


def test_j_888_sends_x_ninja_home() -> None:
    game = fight("U", "B, C", "J-888", "wait", user("Pain (Deva Path)"), A, B, C,
                 more="team A")  # fmt: skip
    game.play("jutsu J-888")
    while game.asked.startswith("1 ") and game.asked != "1 respond":
        if game.asked == "1 x":
            game.say_number(2)
        elif game.asked == "1 target":
            game.pick("B", "A")
        else:
            game.quiet()
    resolve(game)
    assert (game.where("B"), game.where("A"), game.where("C")) == ("hand", "hand", "play")
    assert len(game.happened("move")[0].cards) == 4


@pytest.mark.parametrize(("symbols", "hurt"), [("FW", True), ("F", False)])
def test_j_955_frightens_and_hurts_who_has_two_symbols(symbols: str, *, hurt: bool) -> None:
    game = fight("U", "X", "J-955", "HIT wait", user(), ninja("X", "3/1", symbols=symbols), HIT)
    use(game, "J-955", "X")
    resolve(game)
    assert game.is_injured("X") == hurt
    while game.turn == 5 and game.asked != "2 exchange":
        game.quiet()
    assert not game.offered("jutsu HIT")


@pytest.mark.parametrize("mode", [0, 1])
def test_j_977_lets_the_opponent_choose(mode: int) -> None:
    game = fight("U", "B", "J-977", "N-001 wait", user(), B, more="deck 9")
    game.play("jutsu J-977")
    assert game.asked == "2 modes"
    game.play(f"mode {mode}")
    while game.asked == "1 pay jutsu cost":
        game.quiet()
    resolve(game)
    if game.asked == "2 pick":
        game.pick("N-001")
    assert game.power("B") == ("0/0" if mode == 0 else "3/1")
    assert (game.deck(1), game.where("N-001")) == ((9, "hand") if mode == 0 else (8, "discard"))


@pytest.mark.parametrize(("word", "asked"), [("Taijutsu", True), ("Ninjutsu", False)])
def test_j_us006_comes_back_for_chakra(word: str, *, asked: bool) -> None:
    game = used("J-US006", user(attributes=(word,)))
    assert game.power("U") == "7/1"
    assert (game.asked == "1 may") == asked
    if asked:
        game.yes()
        game.pick(game.offers[0])
    assert game.where("J-US006") == ("hand" if asked else "chakra")


def test_j_us006_goes_to_chakra_where_nothing_is_paid() -> None:
    game = used("J-US006", user(attributes=("Taijutsu",)))
    game.no()
    assert game.where("J-US006") == "chakra"


def test_j_us081_turns_combat_and_support_round() -> None:
    magic = ninja("U", "5/1", attributes=("Magic",))
    game = fight("U, A", "B, C", "J-US081", "wait", magic, ninja("A", "3/2"), ninja("B", "4/0"),
                 ninja("C", "2/7"), ninja("D", "3/1"), more="team D")  # fmt: skip
    assert (game.team_power("U"), game.team_power("B")) == (7, 11)
    use(game, "J-US081", user="U")
    resolve(game)
    assert (game.team_power("U"), game.team_power("B")) == (1 + 3, 0 + 2)
    assert game.power("D") == "3/1"
