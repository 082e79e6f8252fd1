"""Missions of set 2, M-043 to M-059: what each does, and where it must not."""

import pytest

from naruto_tui.cards.model import Card
from tests.cards.effects.looks import blockers, sendable
from tests.cards.set_02.mission_scenes import PAY, played
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

A, B, C = (ninja(one, "2/1", injured="1/1") for one in "ABC")
X, Y, Z = (ninja(one, "2/1", injured="1/1") for one in "XYZ")
GENIN = ninja("GENIN", "2/1", characteristics=("Genin",))
CHUNIN = ninja("CHUNIN", "2/1", characteristics=("Chunin",))
JONIN = ninja("JONIN", "2/1", characteristics=("Jonin",))


# -- M-043 Combat in Extreme Conditions --


def test_m_043_the_marker_goes_up_now_and_not_at_the_end_of_the_turn() -> None:
    game = played("M-043")
    assert game.marker(1) == 7
    game.until("start")
    assert game.marker(1) == 7


def test_m_043_other_turns_are_as_ever() -> None:
    game = played("M-043")
    game.until("start")
    before = game.marker(2)
    game.until("mission")
    game.until("start")
    assert (game.marker(1), game.marker(2)) == (7, before + 1)


# -- M-044 Mission Refusal --


def test_m_044_discards_a_client() -> None:
    game = played("M-044", "", "client C-004")
    assert game.where("C-004") == "discard"


def test_m_044_needs_a_client() -> None:
    game = scene("player 1\n marker 6\n hand M-044 PAY\n team A\nplayer 2\n team X", PAY, A, X)
    assert not game.offered("mission M-044")


# -- M-045 Broken Seal --


def begun(mission_: str, mine: str, *cards, active: int = 1) -> Scene:
    """A turn begins while this Permanent lies on the side of player 1."""
    return scene(
        f"phase start\nactive {active}\nplayer 1\n mission {mission_}\n {mine}\n"
        "player 2\n hand wait",
        *cards,
    )


def test_m_045_three_chakra_are_a_card() -> None:
    game = begun("M-045", "chakra N-001 x4\n hand wait")
    game.yes()
    game.quiet()
    assert (len(game.cards(1, "chakra")), len(game.cards(1, "discard"))) == (1, 3)
    game.resolve()
    assert len(game.cards(1, "hand")) == 3


def test_m_045_not_with_two_and_not_in_the_turn_of_the_opponent() -> None:
    assert begun("M-045", "chakra N-001 x2\n hand wait").asked == "1 mission phase"
    assert begun("M-045", "chakra N-001 x3\n hand wait", active=2).asked == "2 mission phase"


# -- M-046 Preliminary Examination --


def test_m_046_new_genin_stay_alone_and_at_home() -> None:
    game = scene("player 1\n mission M-046\n team A\n hand GENIN\nplayer 2", GENIN, A)
    game.deploy("GENIN")
    game.until("organize")
    assert game.game.choice.problem(((game.card("GENIN"), game.card("A")),))
    game.quiet()
    assert sendable(game) == [["A"]]


def test_m_046_genin_of_an_earlier_turn_may_go() -> None:
    game = scene(
        "phase battle\nplayer 1\n mission M-046\n team GENIN\nplayer 2", GENIN
    )  # fmt: skip
    assert sendable(game) == [["GENIN"]]


# -- M-047 Stay Out of This! --


def kept_out(*deploy: str, mine: str = "") -> Scene:
    """Player 1 deploys, and player 2 has the option after each action."""
    twin = ninja("TWIN", name="JONIN", characteristics=("Genin",))
    game = scene(
        f"player 1\n marker 6\n hand JONIN TWIN A B wait\n {mine}\n"
        "player 2\n marker 6\n hand M-047 PAY",
        PAY, A, B, JONIN, twin,
    )  # fmt: skip
    for one in deploy:
        game.play(f"deploy {one}")
    return game


def test_m_047_a_jonin_goes_back_and_another_name_may_come() -> None:
    game = kept_out("JONIN")
    game.play("counter M-047")
    assert game.where("JONIN") == "hand"
    assert (game.offered("deploy JONIN"), game.offered("deploy TWIN")) == (False, False)
    game.deploy("A")
    assert not game.offered("deploy B")


def test_m_047_only_directly_after_the_deployment_and_not_for_lesser_ninja() -> None:
    game = kept_out("JONIN")
    game.play("pass")
    game.charge("A")
    assert game.asked == "1 mission phase"
    assert kept_out("A").asked == "1 mission phase"


# -- M-048 Examination Rule --


def rewarded(attack: str) -> int:
    game = scene(
        f"phase showdown\nplayer 1\n mission M-048\n attack {attack}\nplayer 2",
        GENIN, CHUNIN, JONIN, A,
    )  # fmt: skip
    return game.rewards(1)


@pytest.mark.parametrize(
    ("attack", "rewards"), [("GENIN", 0), ("CHUNIN", 0), ("JONIN", 1), ("A", 1), ("GENIN, A", 1)]
)
def test_m_048_a_lone_chunin_or_less_wins_no_reward(attack, rewards) -> None:
    assert rewarded(attack) == rewards


# -- M-049 Surprise Attack --


def test_m_049_as_many_rewards_as_the_target_costs() -> None:
    dear = ninja("DEAR", entrance=2)
    game = played("M-049", "rewards 3", "team DEAR\n team X", dear, X)
    game.pick(*game.offers[:2])
    assert (game.rewards(1), game.is_injured("DEAR")) == (1, True)


def test_m_049_nobody_for_nothing_and_nothing_with_too_few_rewards() -> None:
    dear = ninja("DEAR", entrance=2)
    line = "player 1\n marker 6\n rewards 3\n hand M-049 PAY\nplayer 2\n team X"
    assert not scene(line, PAY, X).offered("mission M-049")
    assert not played("M-049", "rewards 1", "team DEAR", dear).is_injured("DEAR")


# -- M-050 A Tool Called "Ninja" --


def test_m_050_one_is_given_up_to_heal_another() -> None:
    game = played("M-050", "team A\n team B injured", "", A, B)
    assert (game.where("A"), game.is_injured("B")) == ("chakra", False)


def test_m_050_not_one_alone_nor_an_enemy() -> None:
    line = "player 1\n marker 6\n hand M-050 PAY\n team A injured\nplayer 2\n team X injured"
    assert not scene(line, PAY, A, X).offered("mission M-050")


# -- M-051 Appearance of Unknown Rivals --


def rival(theirs: str, mine: str = "") -> Scene:
    return scene(
        f"active 2\nplayer 1\n mission M-051 coins x3\n {mine}\n hand wait\n"
        f"player 2\n marker 6\n hand {theirs} wait",
        A, mission("GIVE", text="Put 1 Ninja from your hand into play."),
    )  # fmt: skip


def test_m_051_draws_when_the_opponent_deploys() -> None:
    game = rival("A")
    game.deploy("A")
    assert [event.seat for event in game.happened("draw")] == [0]


def test_m_051_not_for_entries_by_effect_and_once_for_two_copies() -> None:
    game = rival("A GIVE")
    game.play("mission GIVE")
    assert game.in_play(2) == ["A"]
    assert game.happened("draw") == []
    game = rival("A", "mission M-051 coins x3")
    game.deploy("A")
    assert len(game.happened("draw")) == 1


# -- M-052 The End of the Demon --

WET = ninja("WET", symbols="W", characteristics=("Chunin",))


def test_m_052_a_water_chunin_takes_one_along() -> None:
    game = played("M-052", "team WET", "client C-004", WET)
    assert (game.where("WET"), game.where("C-004")) == ("discard", "discard")


def test_m_052_no_other_ninja_pays_for_it() -> None:
    line = "player 1\n marker 6\n hand M-052 PAY\n team {}\nplayer 2\n team X"
    wet_genin = ninja("WG", symbols="W", characteristics=("Genin",))
    assert not scene(line.format("CHUNIN"), PAY, CHUNIN, X).offered("mission M-052")
    assert not scene(line.format("WG"), PAY, wet_genin, X).offered("mission M-052")


# -- M-053 Written Test, M-059 First Chunin Exam --

WISE = ninja("WISE", "0/0", injured="0/0", mental=3)


def test_m_053_all_fights_of_the_turn_are_by_mental_power() -> None:
    game = played("M-053", "team WISE", "team X", WISE, X)
    game.until("battle")
    game.send("WISE")
    game.block("WISE by X")
    game.until("end")
    assert "mental" in game.happened("fight")[0].how


def test_m_053_not_those_of_the_next_turn() -> None:
    game = played("M-053", "team WISE", "team X", WISE, X)
    game.until("start")
    game.until("battle")
    game.send("X")
    game.block("X by WISE")
    game.until("end")
    assert "mental" not in game.happened("fight")[0].how


def test_m_059_while_it_lies_there_all_fight_by_mental_power() -> None:
    line = "phase showdown\nplayer 1\n {}\n attack WISE\nplayer 2\n block 1 X"
    game = scene(line.format("mission M-059 coins x2"), WISE, X)
    assert "mental" in game.happened("fight")[0].how
    assert "mental" not in scene(line.format(""), WISE, X).happened("fight")[0].how


# -- M-054 Cheating Prevention --


def test_m_054_teams_with_little_wit_stay_home() -> None:
    game = played("M-054", "team WISE\n team A, B", "", WISE, A, B)
    game.until("battle")
    assert sendable(game) == [["WISE"]]


def test_m_054_the_enemy_may_not_block_with_such_either_this_turn() -> None:
    game = played("M-054", "team WISE", "team X\n team W2", WISE, X, ninja("W2", mental=4))
    game.until("battle")
    game.send("WISE")
    assert blockers(game) == {("W2",): [["WISE"]]}


# -- M-055 Sharp Words --


@pytest.mark.parametrize(("coins", "most"), [("coins x3", 3), ("coins", 1), ("coins x2", 2)])
def test_m_055_as_many_attacks_as_coins(coins, most) -> None:
    coins = coins if coins != "coins" else "coins x1"
    game = scene(
        f"phase battle\nplayer 1\n team A\n team B\n team C\n team GENIN\n"
        f"player 2\n mission M-055 {coins}",
        A, B, C, GENIN,
    )  # fmt: skip
    assert game.game.choice.most == most


def test_m_055_only_limits_what_else_is_allowed() -> None:
    line = "phase battle\nplayer 1\n team A\n team B\n team C\n team GENIN\n {}\nplayer 2\n {}"

    def most(mine: str, theirs: str = "", *cards: Card) -> int:
        return scene(line.format(mine, theirs), A, B, C, GENIN, *cards).game.choice.most

    assert most("mission M-055 coins x4") == 3
    assert most("mission M-055 coins x1", "mission M-055 coins x3") == 1
    more = mission("MORE", permanent=True, text="You can attack with up to 4 teams at once.")
    assert most("mission MORE", "", more) == 4
    assert most("mission MORE\n mission M-055 coins x2", "", more) == 2


def test_m_055_without_it_three() -> None:
    line = "phase battle\nplayer 1\n team A\n team B\n team C\n team GENIN\nplayer 2"
    assert scene(line, A, B, C, GENIN).game.choice.most == 3


# -- M-056 Pass Permit --


def test_m_056_only_teams_of_its_own_symbol_may_block() -> None:
    wind = ninja("WIND", symbols="N")
    game = played("M-056", "team A, B", "team X\n team WIND\n team Y, Z", A, B, X, Y, Z, wind)
    game.pick("B")
    game.until("battle")
    game.send("A")
    assert list(blockers(game)) == [("X",), ("Y", "Z")]


def test_m_056_a_single_ninja_of_another_symbol_keeps_its_team_from_blocking() -> None:
    wind = ninja("WIND", symbols="N")
    game = played("M-056", "team A\n team B", "team X, WIND", A, B, X, wind)
    game.pick("A")
    game.until("battle")
    game.send("A", "B")
    assert blockers(game) == {("X", "WIND"): [["B"]]}


# -- M-057 Forbidden Technique --

FLAME = jutsu("FLAME", symbols="F", text="Target the user.\nThe target gets +1/+0 this turn.")
SPLASH = jutsu("SPLASH", symbols="W", text="Target the user.\nThe target gets +1/+0 this turn.")


def test_m_057_jutsu_of_the_named_symbol_are_not_used_this_turn() -> None:
    game = played("M-057", "team A", "team X", A, X, FLAME, SPLASH, hand="wait FLAME SPLASH")
    game.play("name Fire")
    game.until("battle")
    game.send("A")
    game.block()
    assert (game.offered("jutsu FLAME"), game.offered("jutsu SPLASH")) == (False, True)


def test_m_057_the_next_turn_is_free() -> None:
    game = played("M-057", "team A", "team X\n hand FLAME", A, X, FLAME)
    game.play("name Fire")
    game.until("start")
    game.until("battle")
    game.send("X")
    game.block()
    assert game.offered("jutsu FLAME")


# -- M-058 Broken Heart --


def test_m_058_permanents_of_both_go_to_their_owners_chakra() -> None:
    game = played("M-058", "mission M-045", "mission M-061")
    assert game.cards(1, "chakra") == ["PAY", "M-045", "M-058"]
    assert game.cards(2, "chakra") == ["M-061"]


def test_m_058_clients_and_ninja_stay_and_a_permanent_is_needed() -> None:
    game = played("M-058", "mission M-045\n team A\n client C-004", "", A)
    assert game.in_play(1) == ["A", "C-004"]
    line = "player 1\n marker 6\n hand M-058 PAY\n team A\nplayer 2"
    assert not scene(line, PAY, A).offered("mission M-058")
