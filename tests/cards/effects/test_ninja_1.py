"""Set 1, Ninja N-004 to N-021: what each card does, and when it does not."""

import pytest

from tests.rules.scene import Scene, scene

from .fight import KEPT, fight, resolve, use
from .ninja_scenes import blocking, may_go, sending

# -- N-004 Ino: stronger while battling an enemy "Female" -----------------------------------------


def test_n_004_is_stronger_while_battling_a_female() -> None:
    game = fight("N-004", "N-006, N-003")
    assert game.power("N-004") == "1/2"


@pytest.mark.parametrize(
    ("attack", "block"),
    [
        ("N-004", "N-006"),  # no Female at all
        ("N-004, N-003", "N-006"),  # the Female is her own
        ("N-004 injured", "N-003"),  # her text is off
    ],
)
def test_n_004_not_otherwise(attack: str, block: str) -> None:
    assert fight(attack, block).power("N-004") == "0/1"


def test_n_004_not_against_a_female_in_another_fight() -> None:
    game = scene(
        "phase exchange\nplayer 1\n attack N-004\n attack N-009\n hand KEPT\n"
        "player 2\n block 1 N-006\n block 2 N-003",
        KEPT,
    )
    assert game.power("N-004") == "0/1"


def test_n_004_sees_who_becomes_female_by_jutsu() -> None:
    game = fight("N-001", "N-004, N-006", "J-003")
    assert game.power("N-004") == "0/1"
    use(game, "J-003")  # Sexy Jutsu: the user is "Female" this turn
    resolve(game)
    assert game.power("N-004") == "1/2"


# -- N-005 Shikamaru: never alone -----------------------------------------------------------------


@pytest.mark.parametrize("state", ["", " injured"])
def test_n_005_cannot_attack_alone(state: str) -> None:
    assert may_go(sending(f"N-005{state}", "N-001")) == [["N-001"]]


def test_n_005_cannot_block_alone() -> None:
    assert may_go(blocking("N-009", "N-005", "N-001")) == [["N-001"]]


def test_n_005_may_go_with_others() -> None:
    assert may_go(sending("N-005, N-001")) == [["N-005", "N-001"]]


# -- N-006 Choji: +1/+0 when attacking ------------------------------------------------------------


def test_n_006_is_stronger_when_it_attacks_for_this_turn() -> None:
    game = sending("N-006")
    game.send("N-006")
    assert game.power("N-006") == "3/0"
    game.until("start")
    assert game.power("N-006") == "2/0"


def test_n_006_not_when_it_blocks() -> None:
    game = blocking("N-009", "N-006")
    game.block("N-009 by N-006")
    assert game.power("N-006") == "2/0"


def test_n_006_not_when_injured() -> None:
    game = sending("N-006 injured")
    game.send("N-006")
    assert game.power("N-006") == "0/0"


def test_n_006_keeps_the_bonus_when_it_is_injured_later() -> None:
    game = sending("N-006", mine="hand J-010 KEPT\n chakra J-006 x3")
    game.send("N-006")
    game.block()
    use(game, "J-010", "N-006")
    resolve(game)
    assert game.is_injured("N-006")
    assert game.power("N-006") == "1/0"


# -- N-007 Konohamaru: Jonin and higher in your hand cost 1 less ----------------------------------


def cheaper(card: str, marker: int, konohamaru: str = "team N-007", theirs: str = "") -> Scene:
    return scene(
        f"player 1\n marker {marker}\n {konohamaru}\n hand {card} N-001\n"
        f"player 2\n marker {marker}\n {theirs}"
    )


@pytest.mark.parametrize("state", ["", " injured"])
def test_n_007_makes_a_jonin_cheaper(state: str) -> None:
    game = cheaper("N-011", 3, f"team N-007{state}")
    assert game.offered("deploy N-011")
    assert game.game.entrance(game.card("N-011")) == 3


def test_n_007_counts_a_rank_in_brackets() -> None:
    assert cheaper("N-018", 3).offered("deploy N-018")  # "Rogue Ninja (Jonin)"


@pytest.mark.parametrize(
    ("card", "marker"),
    [
        ("N-011", 2),  # by 1, not by 2
        ("N-010", 2),  # a Special Jonin is lower
        ("N-013", 5),  # a Village Leader has none of the ranks
    ],
)
def test_n_007_not_others(card: str, marker: int) -> None:
    game = cheaper(card, marker)
    assert game.refusal(card) == "4.3.2"


def test_n_007_not_for_the_opponent() -> None:
    game = cheaper("N-011", 3, "team N-002", theirs="team N-007")
    assert game.refusal("N-011") == "4.3.2"


# -- N-008 Iruka: +0/+1 behind a Genin head -------------------------------------------------------


@pytest.mark.parametrize(("state", "power"), [("", "3/2"), (" injured", "1/2")])
def test_n_008_supports_a_genin_head(state: str, power: str) -> None:
    game = sending(f"N-001, N-008{state}")
    game.send("N-001")
    assert game.power("N-008") == power
    assert game.team_power("N-008") == 3


def test_n_008_supports_a_genin_head_that_blocks() -> None:
    game = blocking("N-009", "N-001, N-008")
    game.block("N-009 by N-001")
    assert game.power("N-008") == "3/2"


@pytest.mark.parametrize("head", ["N-008", "N-009"])
def test_n_008_not_behind_another_head(head: str) -> None:
    game = sending("N-001, N-008, N-009")
    game.send(head)
    assert game.power("N-008") == "3/1"


def test_n_008_not_when_another_team_has_the_genin_head() -> None:
    game = sending("N-001", "N-009, N-008")
    game.send("N-001", "N-009")
    assert game.power("N-008") == "3/1"


# -- N-012 Asuma: stays home while you lead in rewards --------------------------------------------


def rewards(mine: int, theirs: int, asuma: str = "N-012") -> Scene:
    return sending(
        f"{asuma}, N-001", "N-002", mine=f"rewards {mine}", theirs=f"team N-010\n rewards {theirs}"
    )


def test_n_012_keeps_its_team_at_home_while_you_lead() -> None:
    assert may_go(rewards(2, 1)) == [["N-002"]]


def test_n_012_may_not_block_while_you_lead() -> None:
    game = blocking("N-009", "N-012", "N-002", theirs="rewards 1")
    assert may_go(game) == [["N-002"]]


@pytest.mark.parametrize(
    ("mine", "theirs", "asuma"),
    [
        (2, 2, "N-012"),
        (0, 1, "N-012"),
        (2, 1, "N-012 injured"),  # his text is off
    ],
)
def test_n_012_goes_otherwise(mine: int, theirs: int, asuma: str) -> None:
    assert may_go(rewards(mine, theirs, asuma)) == [["N-012", "N-001"], ["N-002"]]


# -- N-013 The Third Hokage: heals for one chakra -------------------------------------------------

HURT = "team N-001 injured\n team N-009 injured\n team N-010"


def morning(hokage: str, chakra: str, hurt: str = HURT, top: str = "") -> Scene:
    return scene(
        f"phase start\n{top}\nplayer 1\n team {hokage}\n {hurt}\n hand N-002\n {chakra}\n"
        "player 2\n team N-003 injured\n hand N-002"
    )


def test_n_013_heals_for_one_chakra() -> None:
    game = morning("N-013", "chakra N-004 N-005")
    assert len(game.cards(1, "hand")) == 1  # before the draw
    game.yes()
    assert game.asked == "1 pick"
    game.pick("N-004")  # the chakra
    assert sorted(game.offers) == ["N-001", "N-009"]  # injured, and yours
    game.pick("N-009")
    assert not game.is_injured("N-009")
    assert game.is_injured("N-001")
    assert game.cards(1, "discard") == ["N-004"]
    assert game.asked == "1 mission phase"


def test_n_013_may_be_left() -> None:
    game = morning("N-013", "chakra N-004")
    game.no()
    assert game.is_injured("N-001")
    assert game.cards(1, "chakra") == ["N-004"]


@pytest.mark.parametrize(
    ("hokage", "chakra", "hurt", "top"),
    [
        ("N-013", "", HURT, ""),  # nothing to pay with
        ("N-013", "chakra N-004", "team N-010", ""),  # nobody of yours is injured
        ("N-013 injured", "chakra N-004", HURT, ""),  # not even himself
        ("N-013", "chakra N-004", HURT, "active 2"),  # the opponent's turn
    ],
)
def test_n_013_nothing_otherwise(hokage: str, chakra: str, hurt: str, top: str) -> None:
    assert morning(hokage, chakra, hurt, top).asked.endswith("mission phase")


# -- N-019 Naruto: a coin may spare it 1 damage ---------------------------------------------------


def lost(attack: str, block: str, seed: int) -> Scene:
    text = f"phase showdown\nseed {seed}\nplayer 1\n attack {attack}\nplayer 2\n block 1 {block}"
    return scene(text)


def struck(naruto: str, seed: int, by: str = "N-017") -> tuple[int, str]:
    """The coin (1 heads) and what became of Naruto in a lost fight."""
    game = lost(naruto, by, seed)
    (flip,) = game.happened("flip")
    if game.where("N-019") != "play":
        return flip.number, game.where("N-019")
    return flip.number, "injured" if game.is_injured("N-019") else "healthy"


def test_n_019_heads_spare_it_the_damage() -> None:
    assert {struck("N-019", seed) for seed in range(8)} == {(1, "healthy"), (0, "injured")}


def test_n_019_works_injured() -> None:
    found = {struck("N-019 injured", seed) for seed in range(8)}
    assert found == {(1, "injured"), (0, "discard")}


def test_n_019_spares_1_of_2_damage() -> None:
    found = {struck("N-019", seed, by="N-023") for seed in range(8)}  # 1 against 6
    assert found == {(1, "injured"), (0, "discard")}


def test_n_019_flips_nothing_when_another_is_hit() -> None:
    game = lost("N-003, N-019", "N-017", 0)
    assert game.is_injured("N-003")
    assert not game.happened("flip")


def test_n_019_flips_against_damage_of_jutsu() -> None:
    game = fight("N-002", "N-019", "J-010")
    use(game, "J-010", "N-019")
    resolve(game)
    (flip,) = game.happened("flip")
    assert game.is_injured("N-019") == (flip.number == 0)


# -- N-020 Sasuke: not with Genin or lower --------------------------------------------------------


@pytest.mark.parametrize("mate", ["N-021", "N-007"])
def test_n_020_cannot_go_with_a_genin_or_lower(mate: str) -> None:
    assert may_go(sending(f"N-020, {mate}", "N-009")) == [["N-009"]]
    assert may_go(blocking("N-010", f"N-020, {mate}", "N-009")) == [["N-009"]]


@pytest.mark.parametrize(
    "team",
    [
        "N-020",  # a Genin himself
        "N-020, N-009",  # a Chunin
        "N-020, N-036",  # no rank at all
        "N-020 injured, N-021",  # his text is off
    ],
)
def test_n_020_goes_otherwise(team: str) -> None:
    assert len(may_go(sending(team))) == 1


# -- N-021 Sakura: +0/+1 with a "Genin" "Male" ----------------------------------------------------


@pytest.mark.parametrize("head", ["N-021", "N-001"])
def test_n_021_is_supportive_with_a_genin_male(head: str) -> None:
    game = sending("N-021, N-001")
    game.send(head)
    assert game.power("N-021") == "0/2"


def test_n_021_also_when_blocking() -> None:
    game = blocking("N-009", "N-021, N-001")
    game.block("N-009 by N-001")
    assert game.power("N-021") == "0/2"


@pytest.mark.parametrize(
    "team",
    [
        "N-021, N-004, N-009",  # a Genin and a Male, but nobody is both
        "N-021 injured, N-001",
    ],
)
def test_n_021_not_otherwise(team: str) -> None:
    game = sending(team, "N-002")
    game.send("N-021", "N-002")  # N-002 is a Genin Male of another team
    assert game.power("N-021") == "0/1"
