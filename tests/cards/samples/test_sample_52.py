"""Cards of a sample that was drawn last: what each does, and when it does not."""

import pytest

from naruto_tui.rules.questions import IllegalAnswerError
from tests.cards.effects.fight import fight, outcome, paid, resolve, use
from tests.rules.scene import jutsu, mission, ninja, scene

from .test_sample_11_missions import PAY, lasting, played
from .test_sample_11_ninja import A, B, C, village
from .test_sample_32_jutsu import heads

HIT = "Target 1 Ninja battling the user.\nInjure the target."
PUNCH = jutsu("PUNCH", text=HIT)
BURN = jutsu("BURN", text="Target 1 Ninja battling the user.\nGive 1 damage to the target.")


def test_j_181_mills_as_many_as_water_pays() -> None:
    game = fight("A", "B", "J-181", "", A, B, more2="deck 9")
    use(game, "J-181", x=2)
    resolve(game)
    assert game.deck(2) == 7
    assert paid(game, 1) == ["W"] * 4  # its cost is X X


def test_j_183_and_j_584_and_their_users() -> None:
    spider = ninja("K", "3/1", name="Kidomaru", mental=1)
    game = fight("K", "B, C", "J-183", "", spider, B, C)
    use(game, "J-183")
    resolve(game)
    assert (game.power("B"), game.power("C"), game.power("K")) == ("2/0", "0/0", "3/1")
    assert not fight("A", "B", "J-183 J-584", "", A, B).offered("jutsu J-183")
    assert not fight("A", "B", "J-584", "", A, B).offered("jutsu J-584")


def test_j_584_lets_minds_decide() -> None:
    clever = ninja("K", "0/0", mental=2)
    game = fight("K", "BIG", "J-584", "", clever, ninja("BIG", "9/0", mental=1))
    use(game, "J-584")
    resolve(game)
    game.until("end")
    assert game.happened("win")[0].seat == 0


def test_j_us016_injures_until_the_end_of_the_turn() -> None:
    game = fight("K", "BIG", "J-US016", "", ninja("K", "3/1", characteristics=("Jonin",)),
                 ninja("BIG", "20/0", "20/0"))  # fmt: skip
    use(game, "J-US016", "BIG")
    resolve(game)
    assert game.is_injured("BIG")
    game.until("start")
    assert not game.is_injured("BIG")
    assert not fight("A", "B", "J-US016", "", A, B).offered("jutsu J-US016")


@pytest.mark.parametrize(("shown", "hurt"), [(1, True), (0, False)])
def test_j_267_hurts_on_heads(shown: int, hurt: bool) -> None:
    sand = ninja("A", "3/1", attributes=("Sand",))
    assert heads("J-267", sand, B, C, shown=shown).is_injured("B") is hurt
    assert not fight("A", "B", "J-267", "", A, B).offered("jutsu J-267")


@pytest.mark.parametrize(("name", "left"), [("Kisame Hoshigaki", 6), ("Other", 9)])
def test_j_184_takes_three_cards(name: str, left: int) -> None:
    game = fight("K", "B", "J-184", "", ninja("K", "3/1", name=name), B, more2="deck 9")
    if game.offered("jutsu J-184"):
        use(game, "J-184")
        resolve(game)
    assert game.deck(2) == left


@pytest.mark.parametrize(("name", "rewards"), [("Tsunade", 1), ("Other", 0)])
def test_j_794_hits_whoever_uses_the_jutsu(name: str, rewards: int) -> None:
    medic = ninja("B", "3/1", name=name, characteristics=("Female",))
    game = fight("A, C", "B", "PUNCH", "J-794", A, medic, C, PUNCH, more="deck 9")
    use(game, "PUNCH", user="A")
    use(game, "J-794")
    resolve(game)
    assert [game.is_injured(one) for one in "ABC"] == [True, False, False]
    assert game.where("PUNCH") == "discard"
    assert game.rewards(2) == rewards


@pytest.mark.parametrize(("entrance", "where"), [(5, "discard"), (6, "play")])
def test_j_988_weighs_three_cards_against_the_target(entrance: int, where: str) -> None:
    bone = ninja("K", "3/1", name="Kimimaro")
    deck = [ninja(f"D{one}", entrance=2) for one in range(3)]
    game = fight("K", "T", "J-988", "", bone, ninja("T", "3/1", entrance=entrance), *deck,
                 more="deck D0 D1 D2 N-001")  # fmt: skip
    use(game, "J-988")
    resolve(game)
    game.order("D2", "D0", "D1")
    assert game.where("T") == where
    assert game.cards(1, "deck") == ["D2", "D0", "D1", "N-001"]


@pytest.mark.parametrize(
    ("mine", "theirs", "hurt"),
    [("Jonin", "Genin", False), ("Genin", "Jonin", True), ("Genin", "Genin", True),
     ("Jonin", "Male", True)],
)  # fmt: skip
def test_m_182_keeps_lower_ranks_off(mine: str, theirs: str, hurt: bool) -> None:
    own, foe = (ninja(one, "3/1", characteristics=(rank,)) for one, rank in
                (("OWN", mine), ("FOE", theirs)))  # fmt: skip
    game = fight("FOE", "OWN", "PUNCH", "", own, foe, PUNCH, more2="mission M-182")
    use(game, "PUNCH")
    resolve(game)
    assert game.is_injured("OWN") is hurt


def test_m_206_weakens_whoever_is_healed() -> None:
    heal = mission("HEAL", text="Target 1 Ninja.\nHeal the target.")
    game = lasting("M-206", "team C injured\nhand HEAL wait", "", ninja("C", "4/3"), heal)
    game.play("mission HEAL")
    game.pick("C")
    game.resolve()
    assert game.power("C") == "2/1"


def test_m_668_draws_with_the_opponent_but_not_in_his_start_phase() -> None:
    luck = mission("LUCK", text="Draw 2 cards.")
    game = scene("turn 9\nactive 2\nphase start\nplayer 1\nteam A\nmission M-668 coins x3 on B "
                 "attached B\ndeck 5\nhand wait\nplayer 2\nteam B\nhand LUCK\ndeck 9",
                 A, B, luck)  # fmt: skip
    game.until("mission")
    assert game.deck(1) == 5
    game.play("mission LUCK")
    game.resolve()
    game.yes()
    assert game.deck(1) == 4


def test_m_736_pays_for_what_your_own_effects_discard() -> None:
    throw = ninja("T", text="[Mission] Pay 0: Discard 1 card from your hand.")
    game = lasting("M-736", "team T\nhand N-001 wait\ndeck 5", "", throw)
    game.play("ability T 0")
    game.resolve()
    game.pick("N-001")
    game.resolve()
    assert (game.coins("M-736"), game.deck(1)) == (2, 4)


def test_m_745_sends_a_new_ninja_out_alone() -> None:
    game = scene("turn 20\nactive 2\nplayer 1\nmarker 10\nteam A\nhand M-745 PAY PAY wait\n"
                 "player 2\nmarker 9\nteam C\nhand wait B", A, B, C, PAY)  # fmt: skip
    assert not game.offered("counter M-745")
    game.deploy("B")
    game.play("counter M-745")
    while game.asked.endswith("pay hand cost"):
        game.pick("PAY")
    game.resolve()
    game.until("battle")
    with pytest.raises(IllegalAnswerError):
        game.send("C")
    game.send("B")
    assert game.team("B") == ["B"]


@pytest.mark.parametrize(
    ("rewards", "mine", "left"), [("N-001 J-001", 0, 0), ("N-001 N-002", 1, 2)]
)
def test_m_us094_tells_two_rewards_apart(rewards: str, mine: int, left: int) -> None:
    game = played("M-US094", "deck 5", f"rewards {rewards}\ndeck 5")
    game.resolve()
    assert game.rewards(2) == left + mine


def test_m_us102_keeps_texts() -> None:
    loud = ninja("L", "1/1", text="This Ninja gets +2/+0.")
    mute = mission("MUTE", text="Target 1 Ninja.\nThe target loses its text this turn.")
    for more, power in (("mission M-US102 coins x3", "3/1"), ("", "1/1")):
        game = village(f"hand MUTE wait\n{more}", "team L", loud, mute)
        game.play("mission MUTE")
        game.resolve()
        assert game.power("L") == power


def test_m_810_draws_a_third_from_a_poor_opponent() -> None:
    for chakra, left in (("N-001 x2", 6), ("N-001 x3", 7)):
        game = played("M-810", "deck 9", f"chakra {chakra}")
        game.resolve()
        assert game.deck(1) == left


def test_m_822_lessens_damage_once() -> None:
    game = fight("A", "D", "BURN BURN", "", A, ninja("D", "3/1"), BURN,
                 more2="mission M-822 attached D on D")  # fmt: skip
    assert game.power("D") == "4/2"
    game.play("pass")
    game.play("ability M-822 2")
    while not game.asked.endswith(("respond", "exchange")):
        game.quiet()
    resolve(game)
    use(game, "BURN")
    resolve(game)
    assert not game.is_injured("D")
    use(game, "BURN")
    resolve(game)
    assert game.is_injured("D")


def test_n_359_uses_one_jutsu_alone() -> None:
    blade = jutsu("BLADE", name="Blade Slash", text=HIT)
    game = fight("N-359", "B", "BLADE PUNCH", "", B, blade, PUNCH, more="deck 9")
    assert game.offered("jutsu BLADE")
    assert not game.offered("jutsu PUNCH")
    use(game, "BLADE")
    resolve(game)
    assert outcome(game, "BLADE") == "applied"


def test_n_1051_and_n_1138_take_a_card_back() -> None:
    game = village("team A\nhand N-1051 PAY PAY wait", "team B", PAY)
    game.deploy("N-1051", pay=("PAY",))
    game.resolve()
    game.pick("A")
    assert game.where("A") == "hand"
    blade = ninja("W", "1/1", attributes=("Weapon",))
    other = village("team C\nhand N-1138 PAY PAY wait\ndiscard W A", "team B", PAY, blade)
    other.deploy("N-1138")
    other.resolve()
    assert other.where("W") == "hand"
    assert (other.power("C"), other.where("A")) == ("1/1", "discard")


@pytest.mark.parametrize(
    ("number", "theirs", "more"),
    [
        ("N-1248", "chakra N-001 x2", 2), ("N-1248", "chakra N-001 x3", 0),
        ("N-228", "rewards N-001 x4", 2), ("N-228", "rewards N-001 x3", 0),
    ],
)  # fmt: skip
def test_n_1248_and_n_228_look_at_the_opponent(number: str, theirs: str, more: int) -> None:
    plain = village(f"team {number}\nhand wait", "team B\nchakra N-001 x5")
    game = village(f"team {number}\nhand wait", f"team B\n{theirs}")
    combat = [int(one.power(number).split("/")[0]) for one in (plain, game)]
    assert combat[1] - combat[0] == more


def test_n_452_fears_fists() -> None:
    fist = ninja("F", "3/1", attributes=("Taijutsu",))
    brave, afraid = fight("N-452", "B", "", "", B), fight("N-452", "F", "", "", fist)
    powers = [one.power("N-452").split("/") for one in (brave, afraid)]
    assert [int(powers[0][i]) - int(powers[1][i]) for i in (0, 1)] == [1, 1]


def test_pr_013_turns_two_cards_round() -> None:
    game = played("PR-013", "", "deck N-001 N-002 N-003")
    game.resolve()
    game.order("N-002", "N-001")
    assert game.cards(2, "deck") == ["N-002", "N-001", "N-003"]


def test_pr_095_heals_for_another_naruto() -> None:
    twin = ninja("T", name="Naruto Uzumaki")
    game = village("team PR-095 injured\nhand T wait", "team B", twin)
    game.play("ability PR-095 1")
    game.resolve()
    assert not game.is_injured("PR-095")
    assert game.coins("PR-095", "+1/+1") == 1
    assert not village("team PR-095 injured\nhand A wait").offered("ability PR-095 1")
