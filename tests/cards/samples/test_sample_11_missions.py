"""Missions of a sample: what each does, and when it does not."""

import pytest

from naruto_tui.cards.model import Card
from naruto_tui.cards.pool import shipped
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

A, B = ninja("A", "3/1"), ninja("B", "3/1")
PAY = ninja("PAY", symbols="FWLNE")


def played(number: str, more: str = "", more2: str = "", *cards: Card, hand: str = "") -> Scene:
    """Player 1 has announced it and paid for it; A and B are in play."""
    game = scene(f"turn 21\nplayer 1\nmarker 10\nteam A\nhand {number} {hand} PAY PAY wait\n"
                 f"{more}\nplayer 2\nteam B\n{more2}", A, B, PAY, *cards)  # fmt: skip
    game.play(f"mission {number}")
    while game.asked.endswith("pay hand cost"):
        game.pick(*["PAY"] * game.game.choice.low)
    return game


def lasting(number: str, more: str = "", more2: str = "", *cards: Card, phase: str = "") -> Scene:
    """The Permanent lies in the village of player 1."""
    coins = shipped().card(number).coins
    own = f"mission {number}" + (f" coins x{coins}" if coins else "")
    return scene(f"{phase}\nplayer 1\nteam A\n{own}\n{more}\nplayer 2\nteam B\n{more2}",
                 A, B, PAY, *cards)  # fmt: skip


def test_m_268_charges_off_the_deck_and_shuffles_the_rest() -> None:
    more = "turn 20\nactive 2\nplayer 1\nteam A\nmarker 10\nhand M-268 PAY PAY PAY\n"
    game = scene(f"{more}deck C D E PAY\nplayer 2\nhand wait N-001\nteam B", A, B, PAY,
                 *map(ninja, "CDE"))  # fmt: skip
    game.play("charge")
    game.pick("N-001")
    game.play("counter M-268")
    while game.asked.endswith("pay hand cost"):
        game.pick(*["PAY"] * game.game.choice.low)
    game.resolve()
    game.pick("C", "E")
    assert {"C", "E"} <= set(game.cards(1, "chakra"))
    assert sorted(game.cards(1, "deck")) == ["D", "PAY"]


def test_m_283_keeps_rewards_away_until_the_opponent_pays() -> None:
    win = mission("M-1", text="Win 1 reward.")
    game = lasting("M-283", "deck 9", "hand M-1 N-001 N-002 N-003\ndeck 9", win, phase="active 2")
    assert game.offered("ability M-283 1")
    game.play("mission M-1")
    game.resolve()
    assert game.rewards(2) == 0
    game.play("ability M-283 1")
    game.pick("N-001", "N-002")
    game.resolve()
    assert game.where("M-283") == "discard"
    assert not lasting("M-283", "hand wait", "hand N-001 N-002").offered("ability M-283 1")


@pytest.mark.parametrize(("active", "left"), [(2, 1), (1, 2)])
def test_m_285_costs_the_opponent_chakra_each_turn(active: int, left: int) -> None:
    game = lasting("M-285", "hand wait\ndeck 9", "hand wait\ndeck 9\nchakra N-001 N-002",
                   phase=f"phase start\nactive {active}")  # fmt: skip
    while game.asked.endswith("pick"):
        game.pick(game.offers[0])
    assert len(game.cards(2, "chakra")) == left


@pytest.mark.parametrize("zone", ["chakra", "discard"])
def test_m_286_takes_a_card_back(zone: str) -> None:
    game = played("M-286", f"{zone} C", "chakra D\ndiscard E", *map(ninja, "CDE"))
    game.resolve()
    assert "C" in game.cards(1, "hand")


@pytest.mark.parametrize(("mode", "player"), [(0, 1), (1, 2)])
def test_m_319_shuffles_two_piles_of_a_player_into_the_deck(mode: int, player: int) -> None:
    piles = "chakra C x2\ndiscard C x3\ndeck C"
    game = scene(f"turn 21\nplayer 1\nmarker 10\nteam A\nhand M-319 PAY PAY wait\n{piles}\n"
                 f"player 2\nteam B\n{piles}", A, B, PAY, ninja("C"))  # fmt: skip
    game.play("mission M-319")
    game.play(f"mode {mode}")
    while game.asked.endswith("pay hand cost"):
        game.pick(*["PAY"] * game.game.choice.low)
    game.resolve()
    other = 3 - player
    assert (game.cards(player, "deck").count("C"), game.cards(other, "deck").count("C")) == (6, 1)


TRIO = ("Inoichi Yamanaka", "Shikaku Nara", "Choza Akimichi")


@pytest.mark.parametrize(("name", "found"), [(TRIO[0], True), ("Other", False)])
def test_m_399_calls_the_trio_together(name: str, found: bool) -> None:
    game = lasting("M-399", "hand C wait\ndeck D N-001", "", ninja("C", name=name),
                   ninja("D", name=TRIO[2]))  # fmt: skip
    game.deploy("C")
    if found:
        game.yes()
        game.resolve()
        game.pick("D")
    assert ("D" in game.cards(1, "hand")) is found


def test_m_587_gives_a_symbol_to_hand_and_chakra() -> None:
    wet = jutsu("J-1", "W", symbols="W", text="Draw 1 card.")
    game = played("M-587", "chakra C", "", ninja("C"), ninja("D"), wet, hand="D")
    game.resolve()
    game.play(next(one for one in game.offers if "W" in one or "water" in one.lower()))
    symbols = [game.game.words(game.card(one)).symbols for one in ("C", "D", "A")]
    assert [("W" in one) for one in symbols] == [True, True, False]


def test_m_633_draws_two_cards() -> None:
    game = played("M-633", "deck C D E", "", *map(ninja, "CDE"))
    game.resolve()
    assert {"C", "D"} <= set(game.cards(1, "hand"))
    assert game.cards(1, "deck") == ["E"]


def test_m_712_changes_a_card_for_whoever_plays_a_jutsu() -> None:
    game = scene(
        "phase exchange\nplayer 1\nattack A\nmission M-712\nhand J-1 C\ndeck D\n"
        "player 2\nblock 1 B",
        A, B, jutsu("J-1", text="Target the user.\nThe target gets +1/+0 this turn."),
        *map(ninja, "CD"),
    )  # fmt: skip
    game.play("jutsu J-1")
    game.resolve()
    game.pick("C")
    assert game.cards(1, "hand") == ["D"]
    assert game.where("C") == "discard"


def test_m_941_answers_a_larger_side_with_a_samurai() -> None:
    samurai = ninja("S", name="Samurai Warrior")
    for more, comes in (("team C\nteam D", True), ("", False)):
        game = lasting("M-941", "hand S wait" + ("" if comes else "\nteam C\nteam D"),
                       f"hand E wait\n{more}", samurai, *map(ninja, "CDE"),
                       phase="active 2")  # fmt: skip
        game.deploy("E")
        if comes:
            game.yes()
        game.resolve()
        assert ("S" in game.in_play(1)) is comes


@pytest.mark.parametrize(("mode", "theirs", "mine"), [(0, 1, 0), (1, 2, 2)])
def test_m_946_takes_a_card_or_draws_two(mode: int, theirs: int, mine: int) -> None:
    game = scene("turn 21\nplayer 1\nmarker 10\nteam A\nhand M-946 PAY PAY wait\ndeck C D E\n"
                 "player 2\nteam B\nhand N-001 N-002", A, B, PAY, *map(ninja, "CDE"))  # fmt: skip
    game.play("mission M-946")
    game.play(f"mode {mode}")
    while game.asked.endswith("pay hand cost"):
        game.pick(*["PAY"] * game.game.choice.low)
    game.resolve()
    assert len(game.cards(2, "hand")) == theirs
    assert len({"C", "D"} & set(game.cards(1, "hand"))) == mine


def test_m_us049_strengthens_those_that_are_injured_now() -> None:
    game = scene("turn 21\nplayer 1\nmarker 10\nteam A injured\nhand M-US049 PAY PAY wait\n"
                 "player 2\nteam B", ninja("A", "3/1", "1/0"), B, PAY)  # fmt: skip
    game.play("mission M-US049")
    while game.asked.endswith("pay hand cost"):
        game.pick(*["PAY"] * game.game.choice.low)
    game.resolve()
    assert [game.power(one) for one in ("A", "B")] == ["3/1", "3/1"]


def test_m_732_gives_a_ninja_a_name_of_its_own_choice() -> None:
    game = played("M-732", "", "")
    game.resolve()
    name = game.offers[0].removeprefix("name ")
    game.play(game.offers[0])
    assert name in game.game.words(game.card("A")).names
    assert name not in game.game.words(game.card("B")).names


@pytest.mark.parametrize(("cost", "stays"), [(3, True), (2, False)])
def test_m_529_gives_a_ninja_of_that_cost_for_one_an_enemy_ninja_would_remove(
    cost: int, stays: bool
) -> None:
    killer = ninja("K", text="[Mission] Pay 0: Target 1 enemy Ninja. Discard the target.")
    game = scene("turn 8\nplayer 1\nteam K\nhand wait\ndeck 9\nplayer 2\nteam D\nmission M-529\n"
                 "hand E wait\ndeck 9", killer, ninja("D", entrance=3), ninja("E", entrance=cost),
                 )  # fmt: skip
    game.play("ability K 0")
    while game.asked.endswith(("respond", "target")):
        game.pick("D") if game.asked.endswith("target") else game.play("pass")
    if stays:
        game.yes()
        assert "E" in game.cards(2, "removed")
    assert game.where("D") == ("play" if stays else "discard")
