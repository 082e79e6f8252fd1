"""Cards that are played from elsewhere than the hand, or let others be: when, and when not."""

import pytest

from naruto_tui.cards.model import Card
from tests.cards.effects.fight import STOCK, fight, resolve, use
from tests.rules.scene import Scene, client, jutsu, mission, ninja, scene

from .test_jutsu import A, B

HERO = ninja("A", "3/1", entrance=6, symbols="W", name="Itachi Uchiha")


def battle(more: str, *cards: Card, block: str = "B", more2: str = "", hand: str = "") -> Scene:
    """A attacks; both have chakra of every symbol, player 1 has the option."""
    own = {card.number: card for card in (HERO, B, *cards)}
    return fight("A", block, hand, "", *own.values(), more=more, more2=more2)


@pytest.mark.parametrize(
    ("number", "zones"),
    [
        ("J-US051", {"discard"}), ("J-US082", {"chakra"}), ("J-380", {"discard", "chakra"}),
        ("J-882", {"discard"}), ("J-902", {"discard"}),
    ],
)  # fmt: skip
def test_jutsu_that_can_be_played_from_a_pile(number: str, zones: set[str]) -> None:
    for zone in ("discard", "chakra", "removed"):
        chakra = f"{STOCK} {number}" if zone == "chakra" else STOCK
        more = "" if zone == "chakra" else f"{zone} {number}"
        game = fight("A", "B", "", "", HERO, B, chakra=chakra, more=more)
        assert game.offered(f"jutsu {number}") is (zone in zones), zone


@pytest.mark.parametrize("number", ["J-761", "J-763", "J-764"])
def test_jutsu_that_can_be_played_from_chakra_with_an_empty_hand(number: str) -> None:
    lines = "phase exchange\nplayer 1\nattack A\nchakra {} {}\n{}\nplayer 2\nblock 1 B\n"
    cards = (HERO, B, *(ninja(f"CHAKRA-{letter}", symbols=letter) for letter in "LFWNE"))
    assert scene(lines.format(STOCK, number, ""), *cards).offered(f"jutsu {number}")
    assert not scene(lines.format(STOCK, number, "hand wait"), *cards).offered(f"jutsu {number}")


@pytest.mark.parametrize(("zone", "end"), [("discard", "deck"), ("hand", "chakra")])
def test_j_us051_goes_under_the_deck_when_it_came_from_the_discard_pile(
    zone: str, end: str
) -> None:
    more, hand = ("", "J-US051") if zone == "hand" else ("discard J-US051", "")
    game = battle(f"{more}\ndeck N-001", hand=hand)
    use(game, "J-US051")
    resolve(game)
    assert game.power("A") == "5/3"
    assert game.where("J-US051") == end
    if end == "deck":
        assert game.cards(1, "deck")[-1] == "J-US051"


def test_j_us082_goes_back_to_chakra() -> None:
    game = fight("A", "B", "", "", HERO, B, chakra=f"{STOCK} J-US082")
    use(game, "J-US082")
    resolve(game)
    assert game.power("A") == "5/3"
    assert game.where("J-US082") == "chakra"


@pytest.mark.parametrize(("hand", "more", "end"), [
    ("", "discard J-380", "deck"), ("J-380", "", "chakra"),
])  # fmt: skip
def test_j_380_injures_until_the_showdown(hand: str, more: str, end: str) -> None:
    game = battle(f"{more}\ndeck N-001 x9", hand=hand)
    use(game, "J-380", "B")
    resolve(game)
    assert game.is_injured("B")
    assert game.where("J-380") == end
    game.until("showdown")
    assert game.happened("heal")


@pytest.mark.parametrize(("hand", "more", "end"), [
    ("", "discard J-882", "removed"), ("J-882", "", "chakra"),
])  # fmt: skip
def test_j_882_leaves_the_game_when_it_was_played_from_the_discard_pile(
    hand: str, more: str, end: str
) -> None:
    game = battle(more, hand=hand)
    use(game, "J-882", "B")
    resolve(game)
    assert game.power("B") == "0/-1"
    assert game.where("J-882") == end


@pytest.mark.parametrize(("hand", "more", "damage", "end"), [
    ("", "discard J-902", 1, "removed"), ("J-902", "", 2, "chakra"),
])  # fmt: skip
def test_j_902_gives_less_damage_from_the_discard_pile(
    hand: str, more: str, damage: int, end: str
) -> None:
    game = battle(more, hand=hand)
    use(game, "J-902", "B")
    resolve(game)
    assert [one.number for one in game.happened("damage")] == [damage]
    assert game.where("J-902") == end


def test_j_902_needs_one_of_two_brothers() -> None:
    other = ninja("A", "3/1", entrance=3, name="Sasuke Uchiha")
    assert not fight("A", "B", "J-902", "", other, B).offered("jutsu J-902")


def test_j_761_weakens_heads_and_no_back() -> None:
    back = ninja("D", "3/1")
    game = battle("", back, block="B, D", hand="J-761")
    use(game, "J-761")
    resolve(game)
    assert [game.power(one) for one in ("B", "D")] == ["1/1", "3/1"]


def test_j_762_turns_a_jutsu_against_its_user() -> None:
    enemy = jutsu("J-1", text="Target 1 Ninja battling the user.\nInjure the target.")
    game = fight("A", "B", "J-762", "J-1", HERO, B, enemy)
    while not game.offered("jutsu J-1"):
        game.play("pass")
    use(game, "J-1", "A")
    use(game, "J-762", "J-1")
    resolve(game)
    assert not game.is_injured("A")
    assert game.is_injured("B")


def test_j_763_sends_an_enemy_to_chakra() -> None:
    game = battle("", hand="J-763")
    use(game, "J-763", "B")
    resolve(game)
    assert "B" in game.cards(2, "chakra")
    weak = ninja("A", "3/1", entrance=4, symbols="W")
    assert not fight("A", "B", "J-763", "", weak, B).offered("jutsu J-763")


@pytest.mark.parametrize(("name", "power"), [("Sasuke Uchiha", "0/0"), ("Other", "1/1")])
def test_j_764_takes_all_power_for_sasuke(name: str, power: str) -> None:
    game = fight("A", "B", "J-764", "", ninja("A", "3/1", name=name), ninja("B", "3/1", "1/1"))
    use(game, "J-764", "B")
    resolve(game)
    assert game.is_injured("B")
    assert game.power("B") == power


def test_j_703_leaves_a_back_out_of_its_team() -> None:
    back = ninja("D", "3/1")
    game = fight("A", "B, D", "", "", HERO, B, back, chakra=f"{STOCK} J-703")
    assert game.team_power("B") == 3
    use(game, "J-703", "D")
    resolve(game)
    assert game.team_power("B") == 2
    alone = fight("A", "B", "", "", HERO, B, chakra=f"{STOCK} J-703")
    assert not alone.offered("jutsu J-703")


# -- leave to play others --


def village(more: str, *cards: Card, more2: str = "") -> Scene:
    """The mission phase of player 1, who has something in hand."""
    return scene(f"turn 5\nplayer 1\nmarker 9\n{more}\nplayer 2\n{more2}\nteam B",
                 A, B, *cards)  # fmt: skip


AMBUSH = ninja("AM", characteristics=("Ambush",))


def test_m_426_deploys_an_ambush_ninja_that_was_discarded() -> None:
    game = village("hand M-426 W wait\ndiscard AM A", AMBUSH, ninja("W", symbols="W"))
    game.play("mission M-426")
    game.resolve()
    assert game.offered("deploy AM")
    assert not game.offered("deploy A")
    game.play("deploy AM")
    assert "AM" in game.in_play(1)


def test_m_892_has_three_uses() -> None:
    text = "hand M-892 N-001 N-001 wait\ndiscard A\ndeck F N-002 N-003 N-004"
    for mode in range(3):
        game = village(text, ninja("F", entrance=8), ninja("G", entrance=9))
        game.play("mission M-892")
        game.play(f"mode {mode}")
        for _ in range(4):
            if game.asked.endswith(("hand cost", "respond")):
                game.quiet()
        if mode == 0:
            game.pick("F")
            assert "F" in game.cards(1, "hand")
        elif mode == 1:
            assert game.offered("deploy A")
        else:
            game.pick("F")
            assert "F" in game.cards(1, "chakra")
            assert "N-002" in game.cards(1, "hand")
        assert game.offered("deploy A") is (mode == 1)


@pytest.mark.parametrize("charged", ["W", "F"])
def test_n_828_charges_water_to_deploy_a_discarded_ninja(charged: str) -> None:
    paid = ninja("X", symbols=charged)
    game = village("team N-828\nhand X wait\ndiscard A", paid)
    assert game.offered("ability N-828 0") is (charged == "W")
    assert not game.offered("deploy A")
    if charged == "W":
        game.play("ability N-828 0")
        game.resolve()
        assert "X" in game.cards(1, "chakra")
        game.play("deploy A")
        assert "A" in game.in_play(1)


def test_n_1082_comes_out_of_the_discard_pile_and_turns_it_into_a_reward() -> None:
    seven = "N-001 N-002 N-003 N-004 N-005 N-006 N-007"
    game = village("hand N-011 N-011 wait\ndiscard N-1082\ndeck 5", ninja("W", symbols="W"))
    assert game.offered("deploy N-1082")
    game = village(f"team N-1082\nhand wait\ndiscard {seven}\ndeck 5")
    game.play("ability N-1082 0")
    game.resolve()
    assert game.rewards(1) == 1
    assert len(game.cards(1, "removed")) == 7
    assert not village(f"team N-1082\nhand wait\ndiscard {seven[:-6]}").offered("ability N-1082 0")


def test_n_1106_leaves_the_game_to_bring_another_back() -> None:
    game = village("team N-1106\nteam A\nhand wait\ndiscard D", ninja("D"))
    printed = game.game.cards[game.card("N-1106")].healthy
    assert game.power("N-1106") == f"{printed.combat + 2}/{printed.support}"
    game.play("ability N-1106 0")
    game.resolve()
    assert game.where("N-1106") == "removed"
    game.play("deploy D")
    assert game.in_play(1) == ["A", "D"]


@pytest.mark.parametrize(("chakra", "symbols", "offered"), [
    (10, "W", True), (9, "W", False), (10, "F", False),
])  # fmt: skip
def test_n_1472_plays_discarded_water_jutsu_against_much_chakra(
    chakra: int, symbols: str, offered: bool
) -> None:
    water = jutsu("J-1", symbols=symbols, text="Target the user.\nThe target gets +1/+0 this turn.")
    game = scene(
        "phase exchange\nplayer 1\nattack A\nteam N-1472 injured\nhand wait\ndiscard J-1\n"
        f"player 2\nchakra N-001 x{chakra}\nblock 1 B",
        A, B, water,
    )  # fmt: skip
    assert game.offered("jutsu J-1") is offered
    if offered:
        game.play("jutsu J-1")
        game.resolve()
        assert game.power("A") == "4/1"
        assert game.where("J-1") == "removed"


def test_n_1483_plays_one_mission_from_chakra() -> None:
    anger = mission("M-1", name="Angering the Beast", text="Draw 1 card.")
    game = village("team N-1483\nhand wait\nchakra M-1 A\ndeck 5", anger)
    assert not game.offered("mission M-1")
    game.play("ability N-1483 1")
    game.pick("A")
    game.resolve()
    game.play("mission M-1")
    game.resolve()
    assert game.where("M-1") == "removed"


@pytest.mark.parametrize(("mates", "more"), [("", 1), (", A", 0)])
def test_n_1483_rewards_a_tailed_beast_that_wins_alone(mates: str, more: int) -> None:
    beast = ninja("T", "9/0", characteristics=("Tailed Beast",))
    game = scene(f"phase exchange\nplayer 1\nattack T{mates}\nteam N-1483\nhand wait\ndeck 9\n"
                 "player 2\nblock 1 B\ndeck 9", A, B, beast)  # fmt: skip
    game.until("end")
    assert game.rewards(1) == more


@pytest.mark.parametrize(("top", "offered"), [("M-1", True), ("C-1", True), ("A", False)])
def test_n_1455_plays_what_it_has_removed_unless_that_is_a_ninja(top: str, offered: bool) -> None:
    game = village(f"team X\nhand N-1455 wait\ndeck {top} N-002 N-003", ninja("X", symbols="N"),
                   mission("M-1", text="Draw 1 card."), client("C-1"))  # fmt: skip
    game.deploy("N-1455")
    game.resolve()
    assert top in game.cards(1, "removed")
    verb = {"M-1": "mission M-1", "C-1": "client C-1", "A": "deploy A"}[top]
    assert game.offered(verb) is offered


def test_n_1455_stops_a_ninja_beside_one_of_water() -> None:
    game = village("team X\nhand N-1455 wait", ninja("X", symbols="W"))
    game.deploy("N-1455")
    game.pick("B")
    game.resolve()
    assert game.power("B") == "0/1"
    assert not village("team X\nhand N-1455 wait\ndeck 3", ninja("X", symbols="F")).happened(
        "target"
    )


@pytest.mark.parametrize(("symbols", "offered"), [("F", True), ("L", True), ("W", False)])
def test_pr_086_plays_two_kinds_of_discarded_jutsu(symbols: str, offered: bool) -> None:
    again = jutsu("J-1", symbols=symbols, text="Target the user.\nThe target gets +1/+0 this turn.")
    game = battle("team PR-086\ndiscard J-1", again)
    assert not game.offered("jutsu J-1")
    game.play("ability PR-086 0")
    resolve(game)
    assert game.offered("jutsu J-1") is offered
    if offered:
        use(game, "J-1")
        resolve(game)
        assert game.where("J-1") == "removed"
    game.until("end")
    assert game.where("PR-086") == "discard"


@pytest.mark.parametrize(("hand", "top", "offered"), [
    ("wait", "W", True), ("wait N-001 N-002", "W", False), ("wait", "F", False),
])  # fmt: skip
def test_n_980_plays_water_off_the_deck_with_few_cards(hand: str, top: str, offered: bool) -> None:
    game = village(f"team N-980\nhand {hand}\ndeck X 5", ninja("X", symbols=top))
    assert game.offered("deploy X") is offered


@pytest.mark.parametrize(("rewards", "offered"), [(5, True), (4, False)])
def test_m_982_comes_back_when_the_opponent_is_ahead(rewards: int, offered: bool) -> None:
    more2 = f"rewards {rewards}\ndeck 5"
    game = village("hand wait A\ndiscard M-982\ndeck 5", more2=more2)
    assert game.offered("mission M-982") is offered
    if offered:
        game.play("mission M-982")
        game.play("mode 1")
        for _ in range(3):
            if game.asked.endswith(("hand cost", "respond")):
                game.quiet()
        assert game.deck(2) == 3
        assert game.where("M-982") == "removed"
