"""Cards for which the language had to learn something: what each does, and when it does not."""

import pytest

from tests.cards.effects.fight import fight, resolve, use
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

from .test_sample_11_ninja import A, B, C, village

HIT = "Target 1 Ninja battling the user.\nInjure the target."
SPARK = jutsu("SPARK", "LL", symbols="L", text=HIT)
PLAN = mission("PLAN", symbols="E", text="Draw 1 card.")


@pytest.mark.parametrize(
    ("client", "chakra", "can"),
    [("client C-052", "PLAN", True), ("", "PLAN", False), ("client C-052", "A", False)],
)
def test_c_052_makes_missions_worth_two_lightning(client: str, chakra: str, can: bool) -> None:
    game = fight("A", "B", "SPARK", "", A, B, SPARK, PLAN, chakra=chakra, more=client)
    assert game.offered("jutsu SPARK") is can
    if can:
        use(game, "SPARK")
        resolve(game)
        assert game.is_injured("B")
        assert game.where("PLAN") == "discard"


def test_c_052_lets_a_mission_count_once() -> None:
    one = jutsu("ONE", "1", text=HIT)
    game = fight("A", "B", "ONE", "", A, B, one, PLAN, chakra="PLAN x2", more="client C-052")
    use(game, "ONE")
    resolve(game)
    assert game.cards(1, "chakra").count("PLAN") == 1


def test_j_361_weakens_them_when_the_fight_is_settled() -> None:
    slow = ninja("A", "2/0", characteristics=("Uemon Clan",))
    strong = ninja("B", "5/0", "1/0")
    game = fight("A", "B", "J-361", "", slow, strong)
    use(game, "J-361")
    resolve(game)
    assert game.power("B") == "5/0"
    game.until("end")
    assert game.happened("win")[0].seat == 0
    weak = fight("A", "B", "", "", slow, strong)
    weak.until("end")
    assert weak.happened("win")[0].seat == 1


STOLEN = ninja("X", "2/1", entrance=3, text="This Ninja gets +5/+0.")
MIND = ninja("M", "3/1", entrance=3, attributes=("Mind",))


def test_j_972_takes_a_ninja_out_of_the_enemy_deck() -> None:
    dear = ninja("Y", entrance=4)
    game = fight("M", "B", "J-972", "", MIND, B, STOLEN, dear, more2="deck N-001 Y X N-002")
    use(game, "J-972")
    resolve(game)
    assert {"X", "Y"} & set(game.offers) == {"X"}
    game.pick("X")
    while not game.asked.endswith("exchange"):
        game.quiet()
    assert set(game.team("M")) == {"M", "X"}
    assert "X" in game.in_play(1)
    assert game.power("X") == "2/1"


def test_j_972_does_nothing_after_a_deployment() -> None:
    earth = ninja("EARTH", symbols="E")
    game = scene("turn 9\nplayer 1\nmarker 9\nteam M\nhand J-972 C wait\nchakra EARTH x3\n"
                 "player 2\nteam B\ndeck X N-001", MIND, B, C, STOLEN, earth)  # fmt: skip
    game.deploy("C")
    game.until("battle")
    game.send("M")
    game.block("M by B")
    use(game, "J-972")
    resolve(game)
    assert game.asked == "1 exchange"
    assert game.cards(2, "deck") == ["X", "N-001"]


def test_n_1148_exchanges_void_cards_for_the_bottom_of_the_deck() -> None:
    void = [ninja(one, symbols="V") for one in ("V1", "V2", "V3")]
    game = village("hand N-1148 V1 V2 V3 C wait\ndeck N-001 N-002 N-003", "team B", *void)
    game.deploy("N-1148")
    game.resolve()
    game.yes()
    assert set(game.offers) == {"V1", "V2", "V3"}
    game.pick("V1", "V3")
    assert set(game.cards(1, "hand")) == {"V2", "C", "wait", "N-002", "N-003"}
    assert game.cards(1, "deck")[0] == "N-001"
    assert set(game.cards(1, "deck")[1:]) == {"V1", "V3"}


BACK = "Target 1 Ninja in your discard pile.\nMove the target to hand."


@pytest.mark.parametrize(("who", "where"), [("N-682 injured", "play"), ("A", "hand")])
def test_n_682_turns_his_forbidden_jutsu_into_a_return(who: str, where: str) -> None:
    forbidden = mission("F", name="Orochimaru's Forbidden Jutsu", text=BACK)
    game = village(f"team {who}\nhand F wait\ndiscard C", "team B", forbidden)
    game.play("mission F")
    game.resolve()
    assert game.where("C") == where


def test_n_682_leaves_other_missions_alone() -> None:
    other = mission("F", text=BACK)
    game = village("team N-682\nhand F wait\ndiscard C", "team B", other)
    game.play("mission F")
    game.resolve()
    assert game.where("C") == "hand"


def test_n_682_puts_an_enemy_ninja_into_the_discard_pile() -> None:
    game = village("hand N-682 W wait", "deck N-001 M-001",
                   ninja("W", symbols="W"))  # fmt: skip
    game.deploy("N-682", pay=("W",))
    game.resolve()
    game.yes()
    game.pick("N-001")
    assert game.cards(2, "discard") == ["N-001"]


@pytest.mark.parametrize(("mates", "asked"), [("K, G", True), ("K, C", False)])
def test_n_737_attacks_with_two_of_his_kind(mates: str, asked: bool) -> None:
    game = scene(
        f"phase battle\nplayer 1\nteam N-737, {mates}\nhand wait\nplayer 2\nteam B", B, C,
        ninja("K", characteristics=("Akatsuki",)), ninja("G", attributes=("Genjutsu",)),
    )  # fmt: skip
    game.send("N-737")
    game.resolve()
    assert (game.asked == "1 may") is asked
    if asked:
        game.yes()
        assert game.is_injured("B")


def test_n_1452_makes_lightning_count_twice() -> None:
    spark = ninja("S", symbols="L")
    game = village("team N-1452\nteam A\nhand SPARK wait\nchakra S", "team B", spark, SPARK)
    game.play("ability N-1452 2")
    game.resolve()
    assert game.where("N-1452") == "discard"
    game.until("battle")
    game.send("A")
    game.block("A by B")
    use(game, "SPARK")
    resolve(game)
    assert game.is_injured("B")
    plain = village("team N-1452\nteam A\nhand SPARK wait\nchakra S", "team B", spark, SPARK)
    plain.until("battle")
    plain.send("A")
    plain.block("A by B")
    assert not plain.offered("jutsu SPARK")


def story(number: str, chakra: str, *, deck: str = "") -> Scene:
    """Player 1 has the chakra and is about to play the Mission."""
    pay = ninja("PAY", symbols="FWLNEV")
    low, high = (
        mission(
            one, entrance=cost, permanent=True, text="When your Ninja enters play, draw 1 card."
        )
        for one, cost in (("LOW", 1), ("HIGH", 3))
    )
    return scene(f"turn 21\nplayer 1\nmarker 10\nteam A\nhand {number} PAY PAY wait\n"
                 f"chakra {chakra}\ndeck {deck}\nplayer 2", A, B, pay, low, high)  # fmt: skip


def test_m_916_finds_what_its_chakra_pays() -> None:
    game = story("M-916", "N-001 x2", deck="LOW HIGH")
    game.play("mission M-916")
    game.say_number(2)
    while game.asked.endswith("pay hand cost"):
        game.pick("PAY")
    game.resolve()
    assert game.offers == ["LOW"]
    game.pick("LOW")
    assert "LOW" in game.in_play(1)
    assert game.cards(1, "discard").count("N-001") == 2


def test_m_916_is_cheap_and_finds_nothing() -> None:
    game = story("M-916", "N-001 x2", deck="LOW HIGH")
    game.play("mission M-916")
    game.say_number(0)
    while game.asked.endswith("pay hand cost"):
        game.pick("PAY")
    game.resolve()
    assert not game.asked.endswith("pick")
    assert game.cards(1, "chakra").count("N-001") == 2


def test_m_870_reveals_as_many_as_are_paid() -> None:
    game = story("M-870", "N-001 x2", deck="A LOW B B")
    game.play("mission M-870")
    game.say_number(2)
    while game.asked.endswith("pay hand cost"):
        game.pick("PAY")
    game.resolve()
    assert "A" in game.cards(1, "hand")
    assert "B" not in game.cards(1, "hand")
    assert sorted(game.cards(1, "deck")) == ["B", "B", "LOW"]


@pytest.mark.parametrize(("deck", "can"), [(8, True), (7, False)])
def test_j_950_costs_eight_cards_of_the_deck(deck: int, can: bool) -> None:
    kick = jutsu("KICK", text=HIT)
    game = fight("A", "B", "KICK", "J-950", A, B, kick, more2=f"deck {deck}")
    use(game, "KICK")
    assert game.offered("jutsu J-950") is can
    if can:
        use(game, "J-950")
        resolve(game)
        assert game.where("KICK") == "removed"
        assert not game.is_injured("B")
        assert game.deck(2) == 0
