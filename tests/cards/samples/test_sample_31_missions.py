"""Missions of another fresh sample (seed 31): what each does, and when it does not."""

import pytest

from naruto_tui.cards.model import Card
from tests.cards.effects.fight import words
from tests.rules.scene import Scene, mission, ninja, scene

from .test_ninja import A, B
from .test_sample_11_missions import lasting, played

C = ninja("C", "2/1", "1/0")
PAY = ninja("PAY", symbols="FWLNE")


def costing(number: str, cost: int, **facts) -> Card:
    return ninja(number, "2/1", "1/0", entrance=cost, **facts)


@pytest.mark.parametrize(("cost", "hurt"), [(3, True), (2, False)])
def test_m_482_injures_one_of_the_same_cost_for_one_of_its_own(cost: int, hurt: bool) -> None:
    game = lasting("M-482", "team X\nhand wait", "team E", costing("X", 3), costing("E", cost))
    game.play("ability M-482 0")
    game.pick("X")
    game.resolve()
    assert (game.is_injured("X"), game.is_injured("E"), game.is_injured("B")) == (True, hurt, False)


def test_m_482_needs_a_healthy_ninja() -> None:
    game = scene("player 1\nteam A injured\nmission M-482 coins x3\nhand wait\nplayer 2\nteam B",
                 A, B)  # fmt: skip
    assert not game.offered("ability M-482 0")


FIT = ("Jonin", "Sharingan Eye")


@pytest.mark.parametrize(
    ("lost", "characteristics", "comes"),
    [("D", FIT, True), ("B", FIT, False), ("D", FIT[:1], False)],
)
def test_m_613_sends_help_after_a_loss(
    lost: str, characteristics: tuple[str, ...], comes: bool
) -> None:
    killer = mission("K", text="Target 1 Ninja.\nDiscard the target.")
    game = lasting("M-613", "team D\nhand K X wait", "deck 9", killer, ninja("D"),
                   ninja("X", characteristics=characteristics))  # fmt: skip
    game.play("mission K")
    game.pick(lost)
    game.resolve()
    while game.turn == 5 and game.asked != "1 may" and not game.asked.endswith("optional effect"):
        game.quiet()
    if comes:
        game.yes()
        game.resolve()
    assert (game.where("X") == "play") == comes


def attached(theirs: str = "") -> Scene:
    return scene(f"player 1\nteam A\nteam C\nhand wait\nmission M-724 coins x3 on A attached A\n"
                 f"player 2\nteam B\nhand N-001 N-002\n{theirs}", A, B, C, PAY)  # fmt: skip


def test_m_724_is_attached_to_its_target() -> None:
    game = played("M-724")
    game.pick("A")
    while game.asked.endswith("pay hand cost"):
        game.quiet()
    game.resolve()
    assert ["Byakugan" in words(game, one) for one in "AB"] == [True, False]


def test_m_724_lets_its_bearer_turn_up_a_reward() -> None:
    game = attached("rewards N-003")
    use = [one for one in game.offers if one.startswith("ability A")]
    assert len(use) == 1
    assert not [one for one in game.offers if one.startswith("ability C")]
    game.play(use[0])
    game.resolve()
    assert [event.number for event in game.happened("face")] == [1]


@pytest.mark.parametrize(("victim", "left"), [("M-724", 1), ("A", 1), ("C", 2)])
def test_m_724_costs_a_card_when_it_leaves(victim: str, left: int) -> None:
    text = "Target 1 Ninja; or a Mission.\nDiscard the target."
    game = scene(
        "player 1\nteam A\nteam C\nhand K wait\nmission M-724 coins x3 on A attached A\n"
        "player 2\nteam B\nhand N-001 N-002",
        A,
        B,
        C,
        mission("K", text=text),
    )
    game.play("mission K")
    game.pick(victim)
    game.resolve()
    assert len(game.cards(2, "hand")) == left


@pytest.mark.parametrize(("end", "place"), [(0, 0), (1, -1)])
def test_m_728_puts_the_top_card_where_it_likes(end: int, place: int) -> None:
    gen = ninja("G", attributes=("Genjutsu",))
    game = lasting("M-728", "team G\nhand wait\ndeck D C A C", "", gen, C, ninja("D"),
                   phase="phase start")  # fmt: skip
    game.yes()
    game.play(game.offers[end])
    deck = game.cards(1, "deck")
    if place == 0:
        assert game.cards(1, "hand").count("D") == 1
    else:
        assert deck[-1] == "D"


def test_m_728_needs_genjutsu() -> None:
    game = lasting("M-728", "hand wait\ndeck D C A C", "", C, ninja("D"), phase="phase start")
    assert game.asked == "1 mission phase"
    assert not game.happened("look")


@pytest.mark.parametrize(("cost", "offered"), [(9, True), (10, False)])
def test_m_808_lets_a_ninja_ambush_at_its_costs(cost: int, offered: bool) -> None:
    game = scene("turn 19\nplayer 1\nmarker 9\nteam A\nhand M-808 PAY PAY wait\n"
                 "chakra X E\nplayer 2\nteam B", A, B, PAY, costing("X", cost),
                 costing("E", 0))  # fmt: skip
    assert not game.offered("ambush X")
    game.play("mission M-808")
    game.pick("X")
    while game.asked.endswith("pay hand cost"):
        game.pick(*["PAY"] * game.game.choice.low)
    game.resolve()
    assert game.offered("ambush X") == offered
    assert not game.offered("ambush E")


@pytest.mark.parametrize(("attribute", "found"), [("Food", True), ("Weapon", False)])
def test_m_824_finds_one_of_the_same_attribute(attribute: str, found: bool) -> None:
    game = played("M-824", "team T\ndeck X PAY", "", ninja("T", attributes=("Food", "Oil")),
                  ninja("X", attributes=(attribute,)))  # fmt: skip
    game.pick("T")
    while game.asked.endswith("pay hand cost"):
        game.quiet()
    game.resolve()
    assert ("X" in game.offers) == found
    if found:
        game.pick("X")
    assert (game.where("X") == "hand") == found


def test_m_us044_silences_all_men() -> None:
    loud = "This Ninja gets +2/+0."
    game = lasting("M-US044", "team X\nteam Y\nhand wait", "team E",
                   ninja("X", "1/1", characteristics=("Male",), text=loud),
                   ninja("Y", "1/1", characteristics=("Female",), text=loud),
                   ninja("E", "1/1", characteristics=("Male",), text=loud))  # fmt: skip
    assert [game.power(one) for one in "XYE"] == ["1/1", "3/1", "1/1"]


SAND = [ninja(f"S{number}", "2/1", characteristics=("Sand",)) for number in range(6)]


def village(count: int, more: str = "") -> Scene:
    teams = "\n".join(f"team S{number}" for number in range(count))
    return scene(f"player 1\n{teams}\nhand wait\nmission M-436\n{more}\nplayer 2\nteam A\nteam B\n"
                 "hand wait", A, B, *SAND)  # fmt: skip


@pytest.mark.parametrize(
    ("count", "power", "drawn", "left"),
    [(2, "2/1", 0, 2), (3, "3/2", 0, 2), (4, "2/1", 1, 2), (5, "2/1", 0, 1), (6, "2/1", 0, 1)],
)
def test_m_436_does_what_the_number_of_sand_ninja_says(
    count: int, power: str, drawn: int, left: int
) -> None:
    game = village(count)
    game.play("ability M-436 0")
    game.resolve()
    if game.asked == "2 pick":
        game.pick("B")
    assert game.power("S0") == power
    assert sum(one.number for one in game.happened("draw")) == drawn
    assert len(game.in_play(2)) == left


def test_m_436_is_used_once_however_many_there_are() -> None:
    game = village(4, "mission M-436")
    game.play("ability M-436 0")
    game.resolve()
    assert not [one for one in game.offers if one.startswith("ability")]


@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(3, 4, 2), (3, 2, 1), (1, 1, 0)])
def test_m_952_draws_for_each_player_who_loses_three(mine: int, theirs: int, drawn: int) -> None:
    game = scene(f"turn 21\nplayer 1\nmarker 10\nhand M-952 PAY PAY wait\nchakra C x{mine}\n"
                 f"player 2\nteam B\nchakra A x{theirs}", A, B, C, PAY)  # fmt: skip
    game.play("mission M-952")
    while game.asked.endswith("pay hand cost"):
        game.pick(*["PAY"] * game.game.choice.low)
    game.resolve()
    draws = [one for one in game.happened("draw") if one.seat == 0]
    assert sum(one.number for one in draws) == drawn
    assert game.cards(2, "discard") == ["A"] * theirs


WIND = ninja("W", "2/1", symbols="N")


def of_wind(coins: int, more2: str = "") -> Scene:
    return scene(f"player 1\nteam A\nteam C\nhand W wait\nmission M-769 coins x{coins}\n"
                 f"deck N-001 N-002 N-003 5\nplayer 2\nteam B\nhand wait\n{more2}", A, B, C,
                 WIND)  # fmt: skip


@pytest.mark.parametrize(("number", "coins"), [("W", 3), ("C2", 2)])
def test_m_769_gets_a_coin_for_each_wind_ninja(number: str, coins: int) -> None:
    game = scene(f"player 1\nhand {number} wait\nmission M-769 coins x2\nplayer 2", WIND,
                 ninja("C2"))  # fmt: skip
    game.deploy(number)
    game.resolve()
    assert game.coins("M-769") == coins


def announced(game: Scene, x: int, *targets: str) -> None:
    game.play("ability M-769 1")
    while game.asked in ("1 x", "1 target"):
        if game.asked == "1 x":
            game.say_number(x)
        else:
            game.pick(*targets)
    game.resolve()


def test_m_769_puts_the_deck_in_order_for_one_coin() -> None:
    game = of_wind(5)
    announced(game, 1)
    game.order("N-003", "N-001", "N-002")
    assert game.cards(1, "deck")[:3] == ["N-003", "N-001", "N-002"]
    assert game.coins("M-769") == 4


@pytest.mark.parametrize(("x", "blocked"), [(5, False), (4, True)])
def test_m_769_lets_a_team_through_for_five(x: int, *, blocked: bool) -> None:
    game = of_wind(5)
    announced(game, x, "A")
    assert game.coins("M-769") == 5 - x
    while game.asked != "1 send":
        game.quiet()
    game.send("A", "C")
    teams = {game.game.play[game.card(one)].team: one for one in "AC"}
    legal = {teams[pair[0]] for answer in game.game.choice.answers() for pair in answer}
    assert legal == ({"A", "C"} if blocked else {"C"})


@pytest.mark.parametrize(("whose", "where"), [("enemy", "play"), ("own", "discard")])
def test_m_769_is_unaffected_by_enemy_missions(whose: str, where: str) -> None:
    kill = mission("K", text="Discard all Missions.")
    side = "hand K wait" if whose == "own" else "hand wait"
    other = "hand K wait" if whose == "enemy" else "hand wait"
    game = scene(f"active {1 if whose == 'own' else 2}\nplayer 1\n{side}\n"
                 f"mission M-769 coins x1\nplayer 2\n{other}", kill)  # fmt: skip
    game.play("mission K")
    game.resolve()
    assert game.where("M-769") == where
