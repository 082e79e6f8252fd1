"""Editions, the turn up to the Battle Phase: each point told apart by two values (rule 4)."""

import pytest

from naruto_tui.rules.editions import EDITIONS

from .books import begun, us
from .scene import Scene, client, jutsu, mission, ninja, scene

DRAWS = ninja("D", text="At the start of your turn, draw 1 card.")
TOLD = ninja("D", text="At the start of your turn, you may discard 1 card from your hand.")


def after_turn_one(edition: str) -> Scene:
    game = begun(edition, [ninja("A")] * 60)
    game.no()
    game.no()
    return game


@pytest.mark.parametrize("edition", EDITIONS)
def test_first_turn_draw_is_missing_in_us_rules(edition: str) -> None:
    game = after_turn_one(edition)
    drawn = {"us": 6, "us-early": 6, "ru": 6, "turns": 6, "quick": 6, "cz": 7, "fr": 7}
    assert game.turn == 1
    assert len(game.cards(1, "hand")) == drawn[edition]


@pytest.mark.parametrize("edition", EDITIONS)
def test_first_turn_battle_is_missing_in_us_rules(edition: str) -> None:
    game = after_turn_one(edition)
    game.play("deploy A")
    game.play("next")
    fights = edition in ("ru", "fr")
    assert (game.asked, game.turn) == ("1 send" if fights else "2 mission phase", 2 - fights)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", ["battle", "showdown"])
def test_first_turn_battle_is_what_a_position_may_say(edition: str, phase: str) -> None:
    text = f"edition {edition}\nturn 1\nphase {phase}\nplayer 1\n {{}} N-001"
    text = text.format("attack" if phase == "showdown" else "team")
    if EDITIONS[edition].first_turn_battle:
        assert scene(text).turn in (1, 2)
    else:
        with pytest.raises(ValueError, match="turn 1 has no Battle Phase"):
            scene(text)


def test_start_of_turn_effects_come_before_the_draw_or_after_it() -> None:
    text = "phase start\nplayer 1\n team D\n hand N-001\n deck J-002 x5"
    game = scene(text, TOLD, edition="us")
    assert game.asked == "1 may"
    assert game.cards(1, "hand") == ["N-001"]
    game = scene(text, TOLD, edition="cz")
    assert game.asked == "1 may"
    assert game.cards(1, "hand") == ["N-001", "J-002"]


def test_new_ninja_team_is_its_own_or_one_with_room() -> None:
    text = "player 1\n team A\n team B, C, D\n hand N"
    cards = [ninja(letter) for letter in "ABCDN"]
    game = scene(text, *cards, edition="us")
    game.deploy("N")
    assert game.team("N") == ["N"]
    game = scene(text, *cards, edition=us(new_ninja_team="chosen"))
    game.deploy("N")
    assert game.asked == "1 new team"
    assert game.offers == ["A"]
    game.pick("A")
    assert game.team("N") == ["A", "N"]


def test_new_ninja_team_is_not_asked_where_none_has_room_and_may_be_declined() -> None:
    book = us(new_ninja_team="chosen")
    cards = [ninja(letter) for letter in "BCDN"]
    game = scene("player 1\n team B, C, D\n hand N N-001", *cards, edition=book)
    game.deploy("N")
    assert game.asked == "1 mission phase"
    game = scene("player 1\n team B\n hand N N-001", *cards, edition=book)
    game.deploy("N")
    game.pick()
    assert game.team("N") == ["N"]


def test_mission_phase_order_is_free_or_ends_with_the_client() -> None:
    text = "player 1\n hand C N-001"
    for order, turn in (("free", 5), ("client last", 6)):
        game = scene(text, client("C"), edition=us(mission_phase_order=order))
        game.deploy("C")
        assert game.turn == turn
        assert game.offered("deploy N-001") is (turn == 5)


@pytest.mark.parametrize("count", [1, 2])
def test_deployments_per_turn(count: int) -> None:
    book = us(deployments_per_turn=count)
    game = scene("player 1\n hand A B C", *map(ninja, "ABC"), edition=book)
    for number in "ABC"[:count]:
        game.deploy(number)
    assert not game.offered("deploy C")


@pytest.mark.parametrize("count", [1, 2])
def test_missions_per_turn(count: int) -> None:
    cards = [mission(letter, text="Each player draws 1 card.") for letter in "ABC"]
    game = scene("player 1\n hand A B C", *cards, edition=us(missions_per_turn=count))
    for number in "ABC"[:count]:
        game.play(f"mission {number}")
    assert not game.offered("mission C")


@pytest.mark.parametrize("count", [1, 2])
def test_counters_per_turn(count: int) -> None:
    cards = [mission(letter, counter=True, text="Draw 1 card.") for letter in "ABC"]
    book = us(counters_per_turn=count)
    game = scene("player 1\n hand N-001\nplayer 2\n hand A B C", *cards, edition=book)
    game.charge("N-001")
    played = 0
    while game.asked in ("2 counter", "2 respond") and game.offers[0] != "pass":
        game.play(game.offers[0])
        played += 1
    assert played == count


TACTICS = [mission("M-2", entrance=2, text="Draw 1 card."), client("C"), ninja("A"), ninja("B")]


@pytest.mark.parametrize(
    ("edition", "by_marker"),
    [(name, name not in ("cz", "fr")) for name in EDITIONS],
)
def test_mission_requirement_is_the_marker_or_tactical_power(edition: str, by_marker: bool) -> None:
    strong = "player 1\n marker {}\n hand M-2 N-001\n {}"
    marker_only = scene(strong.format(2, "team A"), *TACTICS, edition=edition)
    assert marker_only.offered("mission M-2") is by_marker
    assert marker_only.refusal("M-2") == ("" if by_marker else "4.4.1")
    power_only = scene(strong.format(1, "team A injured\n client C"), *TACTICS, edition=edition)
    assert power_only.offered("mission M-2") is not by_marker
    assert power_only.refusal("M-2") == ("4.4.1" if by_marker else "")


def test_mission_requirement_of_a_counter_is_the_blockers_own_power() -> None:
    counter = mission("K", entrance=2, counter=True, text="Draw 1 card.")
    text = "player 1\n team A\n team B\n hand N-001\nplayer 2\n marker {}\n hand K\n {}"
    for edition, marker, own, may in (
        ("us", 2, "", True), ("us", 1, "team N-002, N-003", False),
        ("cz", 2, "", False), ("cz", 1, "team N-002, N-003", True),
    ):  # fmt: skip
        game = scene(text.format(marker, own), counter, *TACTICS, edition=edition)
        game.charge("N-001")
        assert (game.asked == "2 counter") is may


def test_tactical_cost_if_none_printed_is_the_current_entrance_cost() -> None:
    text = "player 1\n marker 0\n team A\n hand M-2 N-001"
    cheaper = "player 1\n marker 0\n team T\n hand M-2 N-001"
    lower = ninja("T", text="All Missions in your hand get -1 entrance cost.")
    assert not scene(text, *TACTICS, edition="cz").offered("mission M-2")
    assert scene(cheaper, lower, *TACTICS, edition="cz").offered("mission M-2")
    free = us(mission_requirement="tactical power", tactical_cost_if_none_printed="not used")
    assert scene(text, *TACTICS, edition=free).offered("mission M-2")


def test_hand_cost_match_is_a_symbol_each_or_any_cards() -> None:
    dear = ninja("A", symbols="F", hand=1)
    text = "player 1\n hand A W"
    water = jutsu("W", symbols="W")
    assert not scene(text, dear, water).offered("deploy A")
    game = scene(text, dear, water, edition=us(hand_cost_match="any cards"))
    game.deploy("A")
    assert game.where("W") == "chakra"


def test_charge_limit_is_none_or_so_many_in_a_turn() -> None:
    text = "player 1\n hand A B C D N-001"
    cards = [jutsu(letter) for letter in "ABCD"]
    game = scene(text, *cards)
    game.charge("A", "B", "C")
    assert game.offered("charge")
    game = scene(text, *cards, edition=us(charge_limit=3))
    game.charge("A", "B")
    game.play("charge")
    game.pick("C")
    assert game.offers == ["deploy N-001", "next"]


@pytest.mark.parametrize("count", [1, 2])
def test_clients_per_turn(count: int) -> None:
    book = us(clients_per_turn=count, clients_in_play=9)
    game = scene("player 1\n hand C D N-001", client("C"), client("D"), edition=book)
    game.deploy("C")
    assert game.offered("client D") is (count == 2)
    assert game.refusal("D") == ("" if count == 2 else "4.7")


@pytest.mark.parametrize("count", [1, 2])
def test_clients_in_play(count: int) -> None:
    book = us(clients_in_play=count)
    game = scene(
        "player 1\n client C\n hand D N-001", client("C"), client("D"), edition=book
    )  # fmt: skip
    assert game.offered("client D") is (count == 2)
    assert game.refusal("D") == ("" if count == 2 else "4.7.2")


def test_client_costs_are_both_or_the_entrance_cost_alone() -> None:
    dear = client("C", hand=1)
    text = "player 1\n hand C W"
    water = jutsu("W", symbols="W")
    game = scene(text, dear, water, edition="us")
    assert game.refusal("C") == "4.3.3"
    game = scene(text, dear, water, edition=us(client_costs="entrance"))
    game.deploy("C")
    assert game.in_play(1) == ["C"]
    assert game.cards(1, "hand") == ["W"]


def test_client_costs_are_none_where_there_are_no_clients() -> None:
    for edition in EDITIONS.values():
        assert (edition.client_costs == "none") is (not edition.clients_exist)


def test_same_name_ninja_is_forbidden_and_a_further_name_counts() -> None:
    twin = ninja("B", name="Bee", also_named=("Ay",))
    text = "player 1\n team A\n hand B"
    for edition in EDITIONS:
        assert not scene(text, ninja("A", name="Ay"), twin, edition=edition).offered("deploy B")
    book = us(same_name_ninja="allowed")
    assert scene(text, ninja("A", name="Ay"), twin, edition=book).offered("deploy B")


def test_deploying_starts_chain_or_is_done_before_anybody_answers() -> None:
    text = "player 1\n hand A\nplayer 2\n hand K"
    counter = mission("K", counter=True, text="Draw 1 card.")
    for chain in (False, True):
        game = scene(text, ninja("A"), counter, edition=us(deploying_starts_chain=chain))
        game.deploy("A")
        assert game.asked == "2 counter"
        assert game.where("A") == ("hand" if chain else "play")
        game.play("counter K")
        assert game.where("A") == "play"


def test_deploying_starts_chain_and_the_answer_may_take_the_card_away() -> None:
    counter = mission("K", counter=True, text="Discard 1 random card from the enemy hand.")
    book = us(deploying_starts_chain=True)
    game = scene("player 1\n hand A\nplayer 2\n hand K", ninja("A"), counter, edition=book)
    game.deploy("A")
    game.play("counter K")
    assert game.where("A") == "discard"
    assert game.in_play(1) == []


@pytest.mark.parametrize("size", [3, 4])
def test_team_size_is_the_most_when_organizing(size: int) -> None:
    text = "phase organize\nplayer 1\n" + "".join(f" team {letter}\n" for letter in "ABCD")
    game = scene(text, *map(ninja, "ABCD"), edition=us(team_size=size))
    answer = tuple(game.card(letter) for letter in "ABCD")
    assert (game.game.choice.problem((answer,)) is None) is (size == 4)


def test_team_of_four_stays_or_is_not_made() -> None:
    join = mission(
        "M", text='Target 1 of your Ninja.\nPut 1 of your Ninja named "E" into the target\'s team.'
    )
    text = "player 1\n team A, B, C\n team E\n hand M N-001"
    for four, team in (("stays", ["A", "B", "C", "E"]), ("not made", ["A", "B", "C"])):
        game = scene(text, *map(ninja, "ABCE"), join, edition=us(team_of_four=four))
        game.play("mission M")
        game.pick("A")
        assert game.team("A") == team
