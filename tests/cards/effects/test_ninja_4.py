"""Set 1, Ninja N-039 to N-043: what each card does, and when it does not."""

import pytest

from tests.rules.scene import Scene, scene

from .fight import KEPT, fight, outcome, resolve, use
from .ninja_scenes import blocking, sending, showdown

# -- N-039 Might Guy: +0/+4 behind a Genin with Taijutsu ------------------------------------------


@pytest.mark.parametrize("head", ["N-031", "N-030"])
def test_n_039_supports_a_genin_head_with_taijutsu(head: str) -> None:
    game = sending(f"{head}, N-039")
    game.send(head)
    assert game.power("N-039") == "6/4"
    game.until("start")
    assert game.power("N-039") == "6/0"


def test_n_039_supports_a_blocking_head() -> None:
    game = blocking("N-009", "N-031, N-039")
    game.block("N-009 by N-031")
    assert game.team_power("N-039") == 7


@pytest.mark.parametrize(
    ("team", "head"),
    [
        ("N-031, N-039", "N-039"),  # he is the head himself
        ("N-001, N-031, N-039", "N-001"),  # a Genin without Taijutsu
        ("N-031, N-039 injured", "N-031"),  # his text is off
    ],
)
def test_n_039_not_otherwise(team: str, head: str) -> None:
    game = sending(team)
    game.send(head)
    assert game.power("N-039").endswith("/0")


# -- N-040 Zabuza: -1/-1 for everybody in his fight who is not of the mist ------------------------


def powers(game: Scene, *numbers: str) -> list[str]:
    return [game.power(one) for one in numbers]


def test_n_040_weakens_both_teams_of_its_fight() -> None:
    game = fight("N-040, N-001", "N-011, N-003")
    assert powers(game, "N-001", "N-011", "N-003") == ["0/-1", "4/2", "0/0"]
    assert game.team_power("N-040") == 4  # 5 of his own, -1 of his back


def test_n_040_spares_the_attribute_mist_and_not_the_village() -> None:
    game = fight("N-040, N-018", "N-043")
    assert powers(game, "N-040", "N-018") == ["5/2", "5/1"]  # attribute "Mist"
    assert game.power("N-043") == "3/2"  # characteristic "Mist", attribute "Ice"


def test_n_040_counts_injured_power_and_unblocked_attacks() -> None:
    game = fight("N-040, N-001 injured")
    assert game.power("N-001") == "2/0"


def test_n_040_adds_up_when_two_meet() -> None:
    game = fight("N-040, N-009", "N-040")
    assert game.power("N-009") == "1/-1"


@pytest.mark.parametrize(
    ("attack", "more"),
    [
        ("N-040 injured, N-001", ""),  # his text is off
        ("N-001", "team N-040"),  # he is at home
    ],
)
def test_n_040_not_otherwise(attack: str, more: str) -> None:
    game = fight(attack, "N-011", more=more)
    assert powers(game, "N-001", "N-011") == ["1/0", "5/3"]


def test_n_040_not_in_another_fight() -> None:
    game = scene(
        "phase exchange\nplayer 1\n attack N-040\n attack N-009\n hand KEPT\n"
        "player 2\n block 1 N-001\n block 2 N-003\n team N-002",
        KEPT,
    )
    assert powers(game, "N-001", "N-009", "N-003", "N-002") == ["0/-1", "3/1", "1/1", "3/1"]


def test_n_040_ends_when_it_leaves_the_battlefield() -> None:
    game = fight("N-040, N-001", "N-011", "J-038")
    use(game, "J-038", "N-040", user="N-001")  # he becomes stand-by
    resolve(game)
    assert powers(game, "N-001", "N-011") == ["1/0", "5/3"]


# -- N-041 Rock Lee: stronger after each time he led ----------------------------------------------


def evening(lee: str, head: str, *teams: str) -> Scene:
    """Lee's team goes out, led by this Ninja; player 2 is asked in his next turn."""
    game = sending(lee, *teams, theirs="team N-010\n hand N-002 x2")
    game.send(head)
    assert game.coins("N-041") == 0  # not before the end of the turn
    game.block()
    assert game.turn == 6
    return game


def test_n_041_gets_a_coin_at_the_end_of_a_turn_it_led() -> None:
    game = evening("N-041, N-001", "N-041")
    assert game.coins("N-041", "+1/+0") == 1
    assert game.power("N-041") == "1/0"


def test_n_041_gets_a_coin_each_time() -> None:
    game = sending("N-041 coins +1/+0 x2", theirs="team N-010\n hand N-002 x2")
    game.send("N-041")
    game.block()
    assert game.power("N-041") == "3/0"


def test_n_041_also_when_it_blocks() -> None:
    game = blocking("N-007", "N-041", theirs="hand N-001 x2")
    game.block("N-007 by N-041")
    game.play("pass")
    assert game.is_injured("N-041")  # a draw, 0 against 0
    assert game.coins("N-041") == 1  # what was promised is kept
    assert game.power("N-041") == "0/0"


@pytest.mark.parametrize(
    ("lee", "head"),
    [
        ("N-041, N-001", "N-001"),  # a back
        ("N-041 injured", "N-041"),  # his text is off
    ],
)
def test_n_041_not_otherwise(lee: str, head: str) -> None:
    assert evening(lee, head).coins("N-041") == 0


def test_n_041_gets_none_at_home() -> None:
    assert evening("N-041", "N-001", "N-001").coins("N-041") == 0


# -- N-042 Neji: coins on whom his team damages, and no healing for them --------------------------


def test_n_042_may_place_a_coin_on_whom_its_team_damages() -> None:
    game = showdown("N-042, N-009", "N-014")  # 4 against 3
    assert game.asked == "1 may"
    game.yes()
    assert game.coins("N-014", "Tenketsu") == 1


def test_n_042_may_leave_it() -> None:
    game = showdown("N-042, N-009", "N-014")
    game.no()
    assert game.coins("N-014") == 0


def test_n_042_marks_each_survivor_at_once() -> None:
    game = showdown("N-011, N-042, N-038", "N-001, N-009, N-010")  # 8 against 4, the head alone
    game.yes()
    assert game.coins("N-001", "Tenketsu") == 1
    game = showdown("N-011, N-042, N-038", "N-001, N-009, N-003")  # 8 against 3: backs as well
    game.yes()
    assert game.where("N-001") == "discard"
    assert (game.coins("N-009", "Tenketsu"), game.coins("N-003", "Tenketsu")) == (1, 1)


def test_n_042_after_a_draw_that_injures_it() -> None:
    game = showdown("N-042", "N-014")
    game.yes()
    assert game.is_injured("N-042")
    assert game.coins("N-014", "Tenketsu") == 1


@pytest.mark.parametrize(
    ("attack", "block"),
    [
        ("N-042", "N-001 injured, N-007"),  # nobody is left to bear a coin
        ("N-042 injured, N-009", "N-014"),  # only the other sentence is valid
        ("N-042", "N-018"),  # its team gives none
    ],
)
def test_n_042_places_nothing_otherwise(attack: str, block: str) -> None:
    game = showdown(attack, block)
    assert game.asked == "2 mission phase"
    assert not game.happened("coin")


def healing(neji: str, marked: str) -> Scene:
    """Player 1 has After the Battle: all of his injured Ninja are healed."""
    game = scene(
        f"player 1\n marker 5\n hand M-021 N-004 N-001\n team {marked}\n team N-009 injured\n"
        f"player 2\n {neji}"
    )
    game.play("mission M-021")
    return game


@pytest.mark.parametrize("state", ["", " injured"])
def test_n_042_keeps_the_marked_from_being_healed(state: str) -> None:
    game = healing(f"team N-042{state}", "N-014 injured coins Tenketsu")
    assert game.is_injured("N-014")
    assert not game.is_injured("N-009")


@pytest.mark.parametrize(
    ("neji", "marked"),
    [
        ("", "N-014 injured coins Tenketsu"),  # Neji is not in play
        ("team N-042", "N-014 injured coins +1/+0"),  # another coin
    ],
)
def test_n_042_lets_others_be_healed(neji: str, marked: str) -> None:
    assert not healing(neji, marked).is_injured("N-014")


# -- N-043 Haku: what he uses cannot be negated ---------------------------------------------------


@pytest.mark.parametrize("state", ["", " injured"])
def test_n_043_its_jutsu_cannot_be_negated(state: str) -> None:
    game = fight(f"N-043{state}", "N-011", "J-001", "J-007")
    use(game, "J-001")
    use(game, "J-007")  # Sharingan Eye: negate 1 Jutsu, discard that Jutsu
    resolve(game)
    assert outcome(game, "J-001") == "applied"
    assert game.power("N-043") == ("3/3" if state else "6/5")
    assert game.where("J-001") == "chakra"


def test_n_043_its_jutsu_stays_out_of_hand_too() -> None:
    game = fight("N-043", "N-018", "J-001", "J-013")
    use(game, "J-001")
    use(game, "J-013")  # Hidden Mist: negate 1 Jutsu, move that Jutsu to hand
    resolve(game)
    assert game.where("J-001") == "chakra"


def test_n_043_does_not_protect_what_others_use() -> None:
    game = fight("N-043, N-001", "N-011", "J-001", "J-007")
    use(game, "J-001", user="N-001")
    use(game, "J-007")
    resolve(game)
    assert game.power("N-001") == "1/0"
    assert game.where("J-001") == "discard"


def test_n_043_does_not_help_when_it_has_left_the_battlefield() -> None:
    game = fight("N-043, N-001", "N-011", "J-001 J-038")
    use(game, "J-001", user="N-043")
    use(game, "J-038", "N-043", user="N-001")
    resolve(game)
    assert outcome(game, "J-001") == "failed"
