"""Jutsu of a sample: what each does, and when it does not."""

import pytest

from naruto_tui.cards.model import Card
from tests.cards.effects.fight import STOCK, fight, paid, resolve, use
from tests.cards.set_03.scenes import state
from tests.rules.scene import Scene, jutsu, ninja

from .test_jutsu import A, B, C

WEAK = ninja("WEAK", "1/1")
PUNCH = jutsu("PUNCH", text="Target 1 Ninja battling the user.\nInjure the target.")


def user(**facts: object) -> Card:
    return ninja("A", "3/1", **facts)


def heads(number: str, *cards: Card, block: str = "B, C", shown: int = 1) -> Scene:
    """It has been used; the seed is one whose flips show so many heads."""
    for seed in range(40):
        game = fight("A", block, number, "", *cards, seed=seed)
        use(game, number, "B", x=1)
        resolve(game)
        flips = [one.number for one in game.happened("flip")]
        if sum(flips) == shown:
            return game
    raise AssertionError("no seed flips so")


@pytest.mark.parametrize(("shown", "result"), [(1, "chakra"), (0, "injured")])
def test_j_1032_moves_or_hurts_the_target(shown: int, result: str) -> None:
    game = heads("J-1032", user(name="Fuguki Suikazan"), B, C, shown=shown)
    assert state(game, "B") == result


def test_j_142_punishes_whoever_has_cursed_ninja() -> None:
    head = user(characteristics=("Byakugan", "Main Branch"))
    more = 'team D coins "Curse Mark"\nteam E'
    game = fight("A", "B", "J-142 N-001 N-002 N-003", "N-004 N-005 N-006", head, B,
                 ninja("D"), ninja("E"), more2=more)  # fmt: skip
    use(game, "J-142")
    resolve(game)
    assert (game.is_injured("D"), game.is_injured("E")) == (True, False)
    game.pick("N-004", "N-005")
    assert (len(game.cards(1, "hand")), len(game.cards(2, "hand"))) == (4, 1)
    assert not fight("A", "B", "J-142", "", head, B).offered("jutsu J-142")


@pytest.mark.parametrize(("entrance", "can"), [(5, True), (4, False)])
def test_j_188_sends_all_of_them_home(entrance: int, can: bool) -> None:
    game = fight("A", "B, C", "J-188", "", user(attributes=("Sand",), entrance=entrance), B, C)
    assert game.offered("jutsu J-188") is can
    if can:
        use(game, "J-188")
        resolve(game)
        assert game.cards(2, "hand") == ["B", "C"]


@pytest.mark.parametrize(("shown", "hurt"), [(1, True), (0, False)])
def test_j_200_hurts_on_heads(shown: int, hurt: bool) -> None:
    assert heads("J-200", A, B, C, shown=shown).is_injured("B") is hurt


@pytest.mark.parametrize(("shown", "where"), [(2, "discard"), (1, "play"), (0, "play")])
def test_j_201_takes_whom_two_heads_fall_for(shown: int, where: str) -> None:
    game = heads("J-201", A, B, C, shown=shown)
    assert game.where("B") == where
    assert paid(game, 1) == ["N", "N", "N"]


def test_j_246_makes_kimimaro_stronger() -> None:
    game = fight("A", "B", "J-246", "", user(name="Kimimaro"), B)
    use(game, "J-246")
    resolve(game)
    assert game.power("A") == "6/4"
    assert not fight("A", "B", "J-246", "", A, B).offered("jutsu J-246")


@pytest.mark.parametrize(("side", "minds"), [(1, 3), (2, 4)])
def test_j_277_helps_a_blocker_more(side: int, minds: int) -> None:
    clever = ninja("A", "3/1", mental=1)
    game = (
        fight("A", "B", "J-277", "", clever, B)
        if side == 1
        else fight("B", "A", "", "J-277", clever, B)
    )
    if side == 2:
        game.play("pass")
    use(game, "J-277")
    resolve(game)
    assert game.game.traits(game.card("A")).mental == minds


RASENGAN = {"name": "Jiraiya"}


@pytest.mark.parametrize(("target", "asked"), [("B", False), ("WEAK", True)])
def test_j_377_goes_on_if_the_target_is_discarded(target: str, asked: bool) -> None:
    game = fight("A", "B, WEAK injured", "J-377", "", user(**RASENGAN), B, WEAK, C,
                 more2="team C")  # fmt: skip
    use(game, "J-377", target)
    resolve(game)
    assert game.asked.endswith("pick") is asked
    if asked:
        assert sorted(game.offers) == ["B", "C"]
        game.pick("C")
        assert game.is_injured("C")
        assert not game.is_injured("B")


@pytest.mark.parametrize(
    ("facts", "can"),
    [
        ({"name": "Naruto Uzumaki"}, False),
        ({"name": "Naruto Uzumaki", "characteristics": ("Clone Status",)}, True),
        ({"name": "The Fourth Hokage"}, True),
    ],
)
def test_j_377_is_for_three(facts: dict[str, object], can: bool) -> None:
    assert fight("A", "B", "J-377", "", user(**facts), B).offered("jutsu J-377") is can


@pytest.mark.parametrize(("power", "where"), [("3/1", "discard"), ("9/0", "play")])
def test_j_454_hits_after_a_fight_that_is_not_lost(power: str, where: str) -> None:
    clone = user(characteristics=("Clone Status",))
    game = fight("A", "B", "J-454", "", clone, ninja("B", power))
    use(game, "J-454", "B")
    resolve(game)
    assert game.where("B") == "play"
    game.until("end")
    assert game.where("B") == where


def test_j_503_burns_all_that_are_cheap() -> None:
    cheap, dear = ninja("L", "2/0", entrance=4), ninja("H", "2/0", entrance=5)
    game = fight("A", "B", "J-503", "", user(name="Sasori"), B, cheap, dear,
                 more2="team L\nteam H")  # fmt: skip
    use(game, "J-503")
    resolve(game)
    assert [game.is_injured(one) for one in ("B", "L", "H")] == [True, True, False]


def test_j_539_makes_another_jutsu_cost_its_player_cards() -> None:
    crow = ninja("B", "3/1", attributes=("Genjutsu",), characteristics=("Jonin",))
    game = fight("A, C", "B", "PUNCH", "J-539", A, crow, C, PUNCH, more="deck 9", more2="deck 9")
    use(game, "PUNCH", "B", user="A")
    game.play("jutsu J-539")
    while not game.asked.endswith("respond"):
        game.quiet()
    resolve(game)
    assert not game.is_injured("B")
    assert (len(game.cards(1, "removed")), len(game.cards(2, "removed"))) == (6, 0)


@pytest.mark.parametrize(("attribute", "rank"), [("Genjutsu", "Genin"), ("Taijutsu", "Jonin")])
def test_j_539_is_for_masters_of_genjutsu(attribute: str, rank: str) -> None:
    almost = ninja("B", "3/1", attributes=(attribute,), characteristics=(rank,))
    game = fight("A", "B", "PUNCH", "J-539", A, almost, PUNCH, more="deck 9", more2="deck 9")
    use(game, "PUNCH", "B")
    assert not game.offered("jutsu J-539")


@pytest.mark.parametrize(("name", "lost"), [("Shizuku", 1), ("Other", 0)])
def test_j_562_puts_a_jutsu_back(name: str, lost: int) -> None:
    quartet = ninja("B", "3/1", name=name, characteristics=("Quartet",))
    game = fight("A", "B", "PUNCH", "J-562", A, quartet, PUNCH, more="deck 9")
    use(game, "PUNCH", "B")
    use(game, "J-562")
    resolve(game)
    assert not game.is_injured("B")
    gone = [one for one in game.cards(1, "discard") if not one.startswith("CHAKRA")]
    assert len(gone) == lost
    assert game.deck(1) == 10 - lost
    assert ("PUNCH" in game.cards(1, "discard")) is bool(lost)


@pytest.mark.parametrize(("pile", "damage"), [("", 0), ("PUNCH", 1), ("PUNCH PUNCH N-001", 2)])
def test_j_637_counts_used_jutsu(pile: str, damage: int) -> None:
    game = fight("A", "B", "J-637", "", user(attributes=("Ninjutsu",)), B, PUNCH,
                 chakra="CHAKRA-E x2", more=f"discard {pile}" if pile else "")  # fmt: skip
    use(game, "J-637", "B")
    resolve(game)
    assert sum(one.number for one in game.happened("damage")) == damage


@pytest.mark.parametrize(("block", "left"), [("WEAK", 1), ("BIG", 2)])
def test_j_712_takes_a_card_after_a_victory(block: str, left: int) -> None:
    game = fight("A", block, "J-712", "N-001 N-002", user(characteristics=("Byakugan",)), WEAK,
                 ninja("BIG", "20/0"), more="deck 9", more2="deck 9")  # fmt: skip
    before = game.team_power("A")
    use(game, "J-712")
    resolve(game)
    assert game.team_power("A") == before + 2
    game.until("end")
    assert sum(card.startswith("N-") for card in game.cards(2, "hand")) == left


@pytest.mark.parametrize(("stock", "hurt"), [("CHAKRA-F CHAKRA-W x2", False),
                                             ("CHAKRA-F CHAKRA-W CHAKRA-L", True)])  # fmt: skip
def test_j_870_is_stronger_and_with_lightning_deadly(stock: str, hurt: bool) -> None:
    game = fight("A", "B", "J-870", "", user(name="Kakashi Hatake"), B, chakra=stock)
    use(game, "J-870", "B", x=2)
    resolve(game)
    assert game.power("A") == "7/1"
    assert (game.where("B") == "discard") is hurt


@pytest.mark.parametrize(("entrance", "drawn"), [(4, 2), (3, 0)])
def test_j_875_turns_a_ninja_into_coins(entrance: int, drawn: int) -> None:
    game = fight("A", "B", "J-875", "", A, B, ninja("D", entrance=entrance), more="team D\ndeck 9")
    use(game, "J-875")
    resolve(game)
    game.pick("D")
    assert game.coins("A", "+1/+1") == entrance
    assert game.deck(1) == 9 - drawn


def test_j_us019_keeps_effects_off_but_no_fight() -> None:
    byakugan = user(characteristics=("Byakugan",), entrance=2)
    burn = jutsu("BURN", text="Target 1 Ninja battling the user.\nGive 1 damage to the target.")
    game = fight("A", "B", "J-US019", "BURN", byakugan, ninja("B", "20/0"), burn)
    use(game, "J-US019")
    resolve(game)
    game.play("pass")
    use(game, "BURN")
    resolve(game)
    assert not game.is_injured("A")
    game.until("end")
    assert game.where("A") == "discard"
    assert STOCK
