"""Positions in which there is but one sensible use for a card of sets 1 to 3."""

import pytest

from tests.cards.effects.fight import fight
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

from .table import decide, go_on, verbs

BIG = ninja("BIG", "6/2", "4/1", entrance=5)
MID = ninja("MID", "3/1", "1/0", entrance=2)
SMALL = ninja("SMALL", "1/0", "0/0")
PAYS = jutsu("PAYS", symbols="FWLNE", text="Target the user.\nThe target gets +0/+0 this turn.")
KILL = jutsu("KILL", text="Target 1 enemy Ninja.\nDiscard the target.")


def village(number: str, mine: str, theirs: str = "team MID", *cards, hand: str = "") -> Scene:
    """A Mission Phase with a card and what pays for it; nobody can be deployed any more."""
    lines = ("turn 9", "player 1", "marker 9", f"hand {number} PAYS {hand}", mine, "deck 20",
             "player 2", "marker 9", theirs, "deck 20")  # fmt: skip
    return scene("\n".join(lines), BIG, MID, SMALL, PAYS, *cards)


def answer(game: Scene) -> str:
    found = decide(game.game)
    assert isinstance(found, int)
    return verbs(game.game)[found]


def plays(game: Scene, number: str) -> bool:
    return answer(game) in (f"mission {game.card(number)}", f"jutsu {game.card(number)}")


@pytest.mark.parametrize(("hand", "played"), [("MID BIG", False), ("", True)])
def test_what_bars_ninja_from_the_chakra_area_is_played_without_ninja(
    hand: str, played: bool
) -> None:
    game = village("M-096", "team SMALL", hand=hand)
    if hand:
        game.deploy("BIG")
        game.resolve()
    assert plays(game, "M-096") is played


def test_what_bars_ninja_is_no_chakra_while_there_are_ninja() -> None:
    game = scene("player 1\n marker 1\n team SMALL\n hand M-096 MID BIG J-079 J-079 J-079 J-079\n"
                 " deck 20\nplayer 2\n deck 20", BIG, MID, SMALL)  # fmt: skip
    go_on(game.game, until="send")
    assert game.where("M-096") == "hand"


def test_and_it_is_spent_before_other_chakra() -> None:
    boost = jutsu("BOOST", "1", text="Target the user.\nThe target gets +5/+0 this turn.")
    game = fight("MID", "BIG", "BOOST", "", MID, BIG, boost, chakra="N-001 M-096 N-003",
                 more="deck 20", more2="deck 20")  # fmt: skip
    go_on(game.game, until="send")
    assert game.where("M-096") == "discard"


@pytest.mark.parametrize(
    ("attack", "block", "used"),
    [("SAND", "BIG", True), ("SAND injured", "BIG", True), ("SAND", "SMALL", False),
     ("SAND", "", False)],
)  # fmt: skip
def test_armour_is_put_on_for_a_wound_that_is_coming(attack: str, block: str, used: bool) -> None:
    sand = ninja("SAND", "3/1", "2/0", attributes=("Sand",))
    game = fight(attack, block, "J-099", "", sand, BIG, SMALL)
    assert plays(game, "J-099") is used


def test_a_coin_with_another_name_is_no_armour() -> None:
    sand = ninja("SAND", "3/1", "2/0")
    mark = jutsu("MARK", text='Target the user.\nPlace 1 "Mark" coin on the target.')
    assert not plays(fight("SAND", "BIG", "MARK", "", sand, BIG, mark), "MARK")


@pytest.mark.parametrize("number", ["J-007", "J-048"])
def test_a_jutsu_is_negated_where_it_costs_a_ninja(number: str) -> None:
    eye = ninja("EYE", "3/1", "2/0", characteristics=("Sharingan Eye",))
    boost = jutsu("BOOST", text="Target the user.\nThe target gets +9/+0 this turn.")
    game = fight("EYE", "MID", number, "BOOST", eye, MID, boost)
    game.play("pass")
    game.play("jutsu BOOST")
    while game.asked.startswith("2"):
        game.quiet()
    assert plays(game, number)


def test_a_jutsu_that_does_nothing_is_let_be() -> None:
    eye = ninja("EYE", "3/1", "2/0", characteristics=("Sharingan Eye",))
    calm = jutsu("CALM", text="Target the user.\nThe target gets +0/+0 this turn.")
    game = fight("EYE", "BIG", "J-007", "CALM", eye, BIG, calm)
    game.play("pass")
    game.play("jutsu CALM")
    while game.asked.startswith("2"):
        game.quiet()
    assert not plays(game, "J-007")


@pytest.mark.parametrize(
    ("text", "used"),
    [("This Ninja gets +2/+2.", True), ("This Ninja gets +0/+2.", False),
     ("While this Ninja is injured, this Ninja gets +2/+2.", False),
     ("When this Ninja enters play, draw 1 card.", False)],
)  # fmt: skip
def test_a_text_is_sealed_that_would_win_the_fight(text: str, used: bool) -> None:
    jonin = ninja("JONIN", "5/1", "2/0", characteristics=("Jonin",))
    proud = ninja("PROUD", "4/1", "1/0", text=text)
    assert plays(fight("JONIN", "PROUD", "J-062", "", jonin, proud), "J-062") is used


@pytest.mark.parametrize(("rewards", "used"), [(9, True), (0, False)])
def test_a_reward_that_wins_the_game_is_kept_from_whoever_attacks(rewards: int, used: bool) -> None:
    eyes = ninja("EYES", "3/1", "2/0", attributes=("Genjutsu",))
    game = scene("turn 8\nactive 2\nphase exchange\nplayer 2\nattack MID\nattack SMALL\n"
                 f"hand wait\nrewards {rewards}\ndeck 9\nplayer 1\nblock 1 EYES\nhand J-080 wait\n"
                 "chakra N-009 x4\ndeck 9", eyes, MID, SMALL)  # fmt: skip
    while not game.asked.startswith("1"):
        game.play("pass")
    assert plays(game, "J-080") is used


@pytest.mark.parametrize(("block", "used"), [("TOUGH", True), ("SMALL", False)])
def test_stone_is_thrown_at_whoever_is_worse_when_injured(block: str, used: bool) -> None:
    tough = ninja("TOUGH", "4/1", "1/1")
    game = fight("MID", block, "J-058", "", MID, SMALL, tough)
    assert plays(game, "J-058") is used


@pytest.mark.parametrize(("name", "used"), [("Rock Lee", True), ("Other", False)])
def test_gates_are_opened_where_they_turn_the_fight(name: str, used: bool) -> None:
    lee = ninja("LEE", "4/0", "3/0", name=name)
    assert plays(fight("LEE", "BIG", "J-087", "", lee, BIG), "J-087") is used


def test_orochimaru_takes_whoever_battles_him() -> None:
    snake = ninja("SNAKE", "3/1", name="Orochimaru")
    assert plays(fight("SNAKE", "BIG", "J-084", "", snake, BIG), "J-084")


@pytest.mark.parametrize(
    ("mine", "theirs", "used"),
    [("", "team BIG\nteam BIG\nteam MID", True), ("team BIG\nteam BIG", "team MID", False)],
)
def test_all_go_home_where_the_enemy_has_more_to_lose(mine: str, theirs: str, used: bool) -> None:
    jonin = ninja("JONIN", "3/1", "2/0", characteristics=("Jonin",))
    game = fight("JONIN", "MID", "J-079", "", jonin, MID, BIG, more=mine, more2=theirs)
    assert plays(game, "J-079") is used


@pytest.mark.parametrize(("hand", "played"), [("MID", True), ("SMALL", False)])
def test_an_injured_ninja_makes_room_for_a_healthy_one_of_its_name(hand: str, played: bool) -> None:
    game = village("M-130", "team MID injured\nteam BIG", hand=hand)
    if answer(game).startswith("deploy"):
        game.deploy(hand)
        game.resolve()
    assert plays(game, "M-130") is played


@pytest.mark.parametrize(
    ("theirs", "played"),
    [("team BIG\nrewards N-001 x8", True), ("team SMALL\nrewards N-001 x8", False)],
)
def test_whoever_is_strong_is_kept_from_winning_rewards(theirs: str, played: bool) -> None:
    game = village("M-071", "team MID", theirs)
    assert plays(game, "M-071") is played
    if played:
        go_on(game.game, until="send")
        assert (game.power("BIG"), game.power("MID")) == ("7/3", "3/1")


@pytest.mark.parametrize(
    ("rewards", "used"), [("rewards N-001 x9", True), ("rewards N-001 x3", False)]
)
def test_a_mission_that_wins_the_game_for_the_enemy_is_taken_off(rewards: str, used: bool) -> None:
    game = village("N-001", "team N-108", f"team MID\nmission M-079\n{rewards}")
    while answer(game).startswith("deploy"):
        game.play(next(one for one in game.offers if one.startswith("deploy")))
        game.resolve()
    assert answer(game).startswith("ability") is used


def test_rewards_are_not_given_for_a_wound_that_is_there() -> None:
    assert not plays(village("M-049", "rewards N-001 x4", "team MID injured"), "M-049")


def test_rewards_are_given_for_a_wound_that_costs_few_of_them() -> None:
    brute = ninja("BRUTE", "7/2", "1/0", entrance=1)
    assert plays(village("M-049", "rewards N-001 x4", "team BRUTE", brute), "M-049")


@pytest.mark.parametrize(
    ("mine", "theirs", "played"),
    [("team WAVE injured", "team BIG", True), ("team WAVE", "team SMALL injured", False)],
)
def test_a_wounded_ninja_goes_for_a_strong_one(mine: str, theirs: str, played: bool) -> None:
    wave = ninja("WAVE", "3/1", "1/0", symbols="W", characteristics=("Chunin",))
    assert plays(village("M-052", mine, theirs, wave), "M-052") is played


def test_a_plain_mission_is_played_as_ever() -> None:
    assert plays(village("DRAW", "", "", mission("DRAW", text="Draw 2 cards.")), "DRAW")
