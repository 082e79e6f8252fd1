"""Jutsu of set 2, J-043 to J-056: what each does, and where it must not."""

import pytest

from tests.cards.effects.fight import fight, outcome, resolve, use, words
from tests.rules.scene import jutsu, ninja, scene

A, B, C = (ninja(one, "2/1", injured="1/1") for one in "ABC")
X, Y, Z = (ninja(one, "2/1", injured="1/1") for one in "XYZ")
SOUND = ninja("SOUND", "2/1", attributes=("Sound",))
SAND = ninja("SAND", "2/1", attributes=("Sand",))
BOOST = jutsu("BOOST", text="Target 1 Ninja.\nThe target gets +2/+2 this turn.")
WEAKEN = jutsu("WEAKEN", text="Target 1 Ninja.\nThe target gets -1/-1 this turn.")


# -- J-043 Shadow of the Dancing Leaf --


def test_j_043_the_target_gains_no_more_power_this_turn() -> None:
    game = fight("A", "X", "J-043", "BOOST x2 WEAKEN", A, X, BOOST, WEAKEN)
    game.play("pass")
    use(game, "BOOST", "X")
    resolve(game)
    use(game, "J-043")
    resolve(game)
    assert game.power("X") == "4/3"
    game.play("pass")
    use(game, "BOOST", "X")
    resolve(game)
    assert game.power("X") == "4/3"
    game.play("pass")
    use(game, "WEAKEN", "X")
    resolve(game)
    assert game.power("X") == "3/2"


def test_j_043_nobody_else_is_kept_and_no_one_at_home_is_a_target() -> None:
    game = fight("A", "X", "J-043", "BOOST", A, X, Y, BOOST, more2="team Y")
    use(game, "J-043")
    resolve(game)
    game.play("pass")
    use(game, "BOOST", "A")
    resolve(game)
    assert game.power("A") == "4/3"


# -- J-044 Windmill --

NOTE = jutsu("NOTE", text="Target the user.\nThe target gets +1/+0 this turn.")


def test_j_044_the_jutsu_comes_back_to_its_owners_hand_when_it_is_done() -> None:
    game = fight("A", "X", "NOTE J-044", "", A, X, NOTE)
    use(game, "NOTE")
    use(game, "J-044")
    resolve(game)
    assert (game.where("NOTE"), game.where("J-044")) == ("hand", "chakra")
    assert game.power("A") == "3/1"


def test_j_044_not_the_same_jutsu_once_more_and_not_without_one_on_the_chain() -> None:
    game = fight("A", "X", "NOTE J-044", "", A, X, NOTE)
    assert not game.offered("jutsu J-044")
    use(game, "NOTE")
    use(game, "J-044")
    resolve(game)
    use(game, "NOTE")
    resolve(game)
    assert game.where("NOTE") == "chakra"


# -- J-045 Leaf Instant Move Jutsu --


def test_j_045_a_third_ninja_joins_as_a_back() -> None:
    game = fight("A, B", "X", "J-045", "", A, B, C, X, more="team C")
    use(game, "J-045", user="A")
    resolve(game)
    assert game.team("C") == ["A", "B", "C"]


@pytest.mark.parametrize("team", ["A", "A, B, Y"])
def test_j_045_not_into_a_team_of_one_or_three(team) -> None:
    game = fight(team, "X", "J-045", "", A, B, C, X, Y, more="team C")
    use(game, "J-045", user="A")
    resolve(game)
    assert game.team("C") == ["C"]


# -- J-046 Genjutsu --

CHUNIN = ninja("CHUNIN", "2/1", characteristics=("Chunin",))
GENIN = ninja("GENIN", "2/1", characteristics=("Genin",))


def test_j_046_a_genin_returns_unless_the_opponent_discards() -> None:
    game = fight("CHUNIN", "GENIN", "J-046", "N-001 N-002", CHUNIN, GENIN)
    use(game, "J-046")
    resolve(game)
    assert game.asked == "2 unless"
    game.no()
    assert game.where("GENIN") == "hand"


def test_j_046_the_opponent_pays_with_a_card_if_he_has_one() -> None:
    game = fight("CHUNIN", "GENIN", "J-046", "N-001 N-002", CHUNIN, GENIN)
    use(game, "J-046")
    resolve(game)
    game.yes()
    game.pick("N-001")
    assert (game.where("GENIN"), "N-001" in game.cards(2, "discard")) == ("play", True)
    game = fight("CHUNIN", "GENIN", "J-046", "", CHUNIN, GENIN)
    use(game, "J-046")
    resolve(game)
    assert game.where("GENIN") == "hand"


def test_j_046_needs_a_chunin_and_an_enemy_genin() -> None:
    assert not fight("GENIN", "X", "J-046", "", GENIN, X).offered("jutsu J-046")
    assert not fight("CHUNIN", "X", "J-046", "", CHUNIN, X).offered("jutsu J-046")


# -- J-047 Evil Illusion: Misleading Jutsu --

PROCTOR = ninja("PROCTOR", "2/1", characteristics=("Proctor",), mental=1)


def test_j_047_teams_without_wits_go_home() -> None:
    dull, wise = ninja("DULL", mental=-1), ninja("WISE", mental=1)
    game = scene(
        "phase exchange\nplayer 1\n attack PROCTOR\n attack A, B\n hand J-047 wait\n"
        "chakra N-001 x2\nplayer 2\n block 1 DULL, WISE\n block 2 Y, WISE\n hand wait".replace(
            "Y, WISE", "Y, Z"
        ),
        PROCTOR, A, B, dull, wise, ninja("Y", mental=2), Z,
    )  # fmt: skip
    use(game, "J-047")
    resolve(game)
    out = {n: game.game.is_out(game.game.play[game.card(n)]) for n in ("PROCTOR", "A", "B")}
    assert out == {"PROCTOR": True, "A": False, "B": False}
    assert [len(game.team(n)) for n in ("DULL", "WISE", "Y")] == [1, 1, 2]


def test_j_047_is_for_proctors() -> None:
    assert not fight("A", "X", "J-047", "", A, X).offered("jutsu J-047")


# -- J-048 Sharingan --

EYE = ninja("EYE", "2/1", injured="1/1", characteristics=("Sharingan Eye",))


def test_j_048_what_an_enemy_did_to_himself_is_done_to_the_user() -> None:
    game = fight("EYE", "X", "J-048", "NOTE", EYE, X, NOTE)
    game.play("pass")
    use(game, "NOTE")
    use(game, "J-048")
    resolve(game)
    assert (game.power("EYE"), game.power("X"), outcome(game, "NOTE")) == (
        "3/1", "2/1", "negated",
    )  # fmt: skip


def test_j_048_no_jutsu_with_other_targets_and_not_for_others() -> None:
    game = fight("EYE", "X", "J-048", "BOOST", EYE, X, BOOST)
    game.play("pass")
    use(game, "BOOST", "X")
    assert not game.offered("jutsu J-048")
    game = fight("A", "X", "J-048", "NOTE", A, X, NOTE)
    game.play("pass")
    use(game, "NOTE")
    assert not game.offered("jutsu J-048")


# -- J-049 Shadow Clone Jutsu --


def test_j_049_counts_the_enemy_ninja() -> None:
    game = fight("A", "X, Y", "J-049", "", A, B, X, Y, Z, more="team B", more2="team Z")
    use(game, "J-049")
    resolve(game)
    assert game.power("A") == "5/1"
    assert "Clone Status" in words(game, "A")


def test_j_049_ends_with_the_turn() -> None:
    game = fight("A", "X, Y", "J-049", "", A, X, Y)
    use(game, "J-049")
    resolve(game)
    game.until("start")
    assert (game.power("A"), "Clone Status" in words(game, "A")) == ("2/1", False)


# -- J-050 Ninja Info Card, J-056 The Third Eye --


def mental(game, number: str) -> int:
    return game.game.traits(game.card(number)).mental


def test_j_050_adds_two_mental_power_for_the_turn() -> None:
    game = fight("A", "X", "J-050", "", A, X)
    use(game, "J-050")
    resolve(game)
    assert (mental(game, "A"), game.power("A")) == (2, "2/1")
    game.until("start")
    assert mental(game, "A") == 0


def test_j_056_adds_the_number_of_cards_in_the_enemy_hand() -> None:
    game = fight("SAND", "X", "J-056", "N-001 x3", SAND, X)
    use(game, "J-056")
    resolve(game)
    assert mental(game, "SAND") == 3


def test_j_056_is_for_sand() -> None:
    assert not fight("A", "X", "J-056", "N-001 x3", A, X).offered("jutsu J-056")


# -- J-051 Senbon --


def test_j_051_strengthens_or_heals() -> None:
    game = fight("A injured", "X", "J-051 x2", "", A, X)
    use(game, "J-051", "A", mode=0)
    resolve(game)
    assert (game.power("A"), game.is_injured("A")) == ("2/2", True)
    use(game, "J-051", "A", mode=1)
    resolve(game)
    assert (game.power("A"), game.is_injured("A")) == ("3/2", False)


def test_j_051_heals_nobody_who_is_healthy() -> None:
    game = fight("A", "X", "J-051", "", A, X)
    use(game, "J-051", "X", mode=1)
    resolve(game)
    assert (game.power("X"), game.is_injured("X")) == ("2/1", False)


# -- J-052 Slicing Sound Wave --


def test_j_052_a_coin_for_each_and_heads_sends_home() -> None:
    seen = set()
    for seed in range(8):
        game = fight("SOUND", "X, Y", "J-052", "", SOUND, X, Y, seed=seed)
        use(game, "J-052")
        resolve(game)
        assert len(game.happened("flip")) == 2
        seen.add(tuple(game.game.is_out(game.game.play[game.card(n)]) for n in ("X", "Y")))
    assert len(seen) > 2


def test_j_052_is_for_sound() -> None:
    assert not fight("A", "X", "J-052", "", A, X).offered("jutsu J-052")


# -- J-053 Sonic Fang --


def test_j_053_three_less_for_one_that_is_faced() -> None:
    game = fight("SOUND", "X, Y", "J-053", "", SOUND, X, Y)
    use(game, "J-053", "Y")
    resolve(game)
    assert (game.power("X"), game.power("Y")) == ("2/1", "-1/-2")


def test_j_053_is_for_sound_that_fights() -> None:
    assert not fight("A", "X", "J-053", "", A, X).offered("jutsu J-053")
    assert not fight("SOUND", "", "J-053", "", SOUND).offered("jutsu J-053")


# -- J-054 Wind Scythe Jutsu --


def answered(yes: bool):
    game = fight("A", "X", "J-054", "NOTE", A, X, NOTE)
    game.play("pass")
    use(game, "NOTE")
    use(game, "J-054")
    resolve(game)
    assert game.asked == "2 unless"
    game.yes() if yes else game.no()
    if yes:
        game.quiet()
    resolve(game)
    return game


def test_j_054_negates_an_enemy_jutsu() -> None:
    game = answered(yes=False)
    assert (game.power("X"), game.where("NOTE"), outcome(game, "NOTE")) == (
        "2/1", "chakra", "negated",
    )  # fmt: skip


def test_j_054_the_opponent_saves_it_with_two_chakra() -> None:
    game = answered(yes=True)
    assert (game.power("X"), outcome(game, "NOTE")) == ("3/1", "applied")
    assert len(game.cards(2, "discard")) == 2


def test_j_054_not_your_own_jutsu() -> None:
    game = fight("A", "X", "J-054 NOTE", "", A, X, NOTE)
    use(game, "NOTE")
    assert not game.offered("jutsu J-054")


# -- J-055 Puppet Master Jutsu --

MASTER = ninja("MASTER", "2/1", attributes=("Manipulation",))
PUPPET = ninja("PUPPET", "1/4", characteristics=("Puppet",))


def test_j_055_a_puppet_of_the_deck_is_a_third_back() -> None:
    deck = "deck N-001 PUPPET N-002"
    game = fight("MASTER, A", "X", "J-055", "", MASTER, A, X, PUPPET, more=deck)
    use(game, "J-055")
    resolve(game)
    game.pick("PUPPET")
    assert game.team("PUPPET") == ["MASTER", "A", "PUPPET"]
    assert game.happened("shuffle")


def test_j_055_not_into_a_team_of_one_and_not_for_others() -> None:
    deck = "deck N-001 PUPPET"
    game = fight("MASTER", "X", "J-055", "", MASTER, X, PUPPET, more=deck)
    use(game, "J-055")
    resolve(game)
    assert game.where("PUPPET") == "deck"
    assert not fight("A, B", "X", "J-055", "", A, B, X, PUPPET, more=deck).offered("jutsu J-055")
