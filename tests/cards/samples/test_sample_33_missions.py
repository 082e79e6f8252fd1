"""Missions of one more fresh sample (seed 33): what each does, and when it does not."""

import pytest

from tests.cards.effects.fight import fight, resolve, use
from tests.rules.scene import jutsu, mission, ninja, scene

from .test_ninja import A, B
from .test_sample_11_missions import lasting, played

C = ninja("C", "2/1", "1/0")
PAY = ninja("PAY", symbols="FWLNE")
NO = jutsu("NO", text="Target 1 Jutsu on the chain.\nNegate the target.")
HIT = jutsu("HIT", text="Target 1 Ninja battling the user.\nInjure the target.")


@pytest.mark.parametrize(("bearer", "hurt"), [("A", True), ("C", False)])
def test_m_218_keeps_the_jutsu_of_its_bearer_from_being_negated(bearer: str, hurt: bool) -> None:
    game = fight("A", "B", "HIT", "NO", A, B, C, HIT, NO,
                 more=f"team C\nmission M-218 coins x1 on {bearer} attached {bearer}")  # fmt: skip
    use(game, "HIT", "B")
    use(game, "NO", "HIT")
    resolve(game)
    assert game.is_injured("B") == hurt


@pytest.mark.parametrize(("word", "power"), [("Byakugan", "3/1"), ("Genjutsu", "1/-1")])
def test_m_231_keeps_the_power_of_byakugan(word: str, power: str) -> None:
    weak = jutsu("WEAK", text="Target 1 Ninja battling the user.\nThe target gets -2/-2 this turn.")
    eye = ninja("E", "3/1", characteristics=(word,))
    game = fight("A", "E", "WEAK", "wait", A, weak, eye, more2="mission M-231")
    use(game, "WEAK", "E")
    resolve(game)
    assert game.power("E") == power


def test_m_238_heals_and_sends_to_a_team() -> None:
    game = scene("turn 9\nactive 2\nplayer 1\nteam A injured\nteam C\nhand M-238 PAY PAY\n"
                 "player 2\nhand wait N-001\nteam B", A, B, C, PAY)  # fmt: skip
    game.play("charge")
    game.pick("N-001")
    game.play("counter M-238")
    while game.asked.startswith("1 ") and game.asked.endswith(("target", "pay hand cost")):
        game.quiet()
    game.resolve()
    while game.asked.startswith("1 "):
        if game.asked == "1 pick":
            game.pick("C")
        else:
            game.quiet()
    assert not game.is_injured("A")
    assert sorted(game.team("A")) == ["A", "C"]
    assert (game.power("A"), game.power("C")) == ("4/2", "2/1")


def test_m_248_leaves_each_player_his_symbol() -> None:
    wet = [ninja(one, symbols="W") for one in ("X", "Y")]
    game = played("M-248", "team X", "team Y", *wet)
    game.resolve()
    game.play("name Fire")
    game.play("name Water")
    assert [game.where(one) for one in "AXBY"] == ["play", "discard", "discard", "play"]


@pytest.mark.parametrize(("target", "hurt"), [("B", False), ("C", True)])
def test_m_318_shields_who_is_stand_by(target: str, hurt: bool) -> None:
    blow = jutsu("BLOW", text="Target 1 enemy Ninja.\nInjure the target.")
    game = fight("A", "C", "BLOW", "wait", A, B, C, blow, more2="team B\nmission M-318")
    use(game, "BLOW", target)
    resolve(game)
    assert game.is_injured(target) == hurt


def test_m_350_costs_each_team_a_card() -> None:
    game = scene("phase battle\nplayer 1\nteam A\nteam C\nmission M-350\nhand wait\ndeck 9\n"
                 "player 2\nteam B\nhand wait\ndeck 9", A, B, C)  # fmt: skip
    game.send("A", "C")
    while game.asked != "2 block":
        game.quiet()
    assert len(game.cards(1, "discard")) == 2
    game.block("A by B")
    while game.asked.endswith(("respond", "trigger order")):
        game.quiet()
    assert (len(game.cards(1, "discard")), len(game.cards(2, "discard"))) == (2, 1)


def test_m_391_draws_three_and_discards_two() -> None:
    game = played("M-391", "deck N-001 N-002 N-003 5", hand="N-004")
    game.resolve()
    game.pick("N-001", "N-004")
    assert {"N-001", "N-004"} <= set(game.cards(1, "discard"))
    assert {"N-002", "N-003"} <= set(game.cards(1, "hand"))


def test_m_864_draws_four_and_loses_two_at_random() -> None:
    game = played("M-864", "deck N-001 N-002 N-003 N-004 5")
    game.resolve()
    assert sum(one.number for one in game.happened("draw")) == 4
    assert len([one for one in game.cards(1, "discard") if one != "M-864"]) == 2


@pytest.mark.parametrize(
    ("rank", "team", "may"),
    [("Genin", "X", False), ("Chunin", "X", True), ("Genin", "X, A", True)],
)
def test_m_392_lets_no_genin_go_alone(rank: str, team: str, may: bool) -> None:
    game = scene(f"phase battle\nplayer 1\nteam {team}\nteam C\nmission M-392\nhand wait\n"
                 "player 2\nteam B\nhand wait", A, B, C,
                 ninja("X", "3/1", characteristics=(rank,)))  # fmt: skip
    legal = {head for answer in game.game.choice.answers() for _, head in answer}
    assert (game.card("X") in legal) == may


@pytest.mark.parametrize(("takes", "cards"), [(True, 2), (False, 0)])
def test_m_398_may_charge_off_the_deck(takes: bool, cards: int) -> None:
    game = lasting("M-398", "hand wait\ndeck C C C C", "", C, phase="phase start")
    game.yes() if takes else game.no()
    assert len(game.cards(1, "chakra")) == cards


@pytest.mark.parametrize(("word", "second"), [("Clone Status", True), ("Genin", False)])
def test_m_617_lets_clones_stand_side_by_side(word: str, second: bool) -> None:
    clones = [ninja(one, "1/1", name="Naruto Uzumaki", characteristics=(word,)) for one in "XY"]
    game = lasting("M-617", "team X\nhand Y wait", "", *clones)
    assert game.offered("deploy Y") == second
    if second:
        game.deploy("Y")
        game.resolve()
        assert game.coins("Y", "growth") == 1


def test_m_617_gives_no_coin_to_others() -> None:
    game = lasting("M-617", "hand C wait", "", C)
    game.deploy("C")
    game.resolve()
    assert game.coins("C") == 0


@pytest.mark.parametrize(("more", "most"), [("mission M-813 coins x3", 1), ("", 2)])
def test_m_813_lets_one_team_attack(more: str, most: int) -> None:
    game = scene(f"phase battle\nplayer 1\nteam A\nteam C\nhand wait\nplayer 2\nteam B\n{more}\n"
                 "hand wait", A, B, C)  # fmt: skip
    assert max(len(answer) for answer in game.game.choice.answers()) == most


@pytest.mark.parametrize(("chakra", "offered"), [("F", False), ("F x2", True)])
def test_m_942_makes_jutsu_dearer(chakra: str, offered: bool) -> None:
    game = fight("A", "B", "ONE", "", A, B, jutsu("ONE", "F", text="Draw 1 card."), ninja("F"),
                 chakra=chakra, more2="mission M-942 coins x2")  # fmt: skip
    assert game.offered("jutsu ONE") == offered


@pytest.mark.parametrize(("word", "found"), [("Samurai", True), ("Leaf", False)])
def test_m_942_finds_a_samurai(word: str, found: bool) -> None:
    void = ninja("VOID", symbols="V")
    game = scene("turn 9\nplayer 1\nteam A\nhand M-942 VOID wait\ndeck X 5\nplayer 2\nteam B", A, B,
                 void, ninja("X", characteristics=(word,)))  # fmt: skip
    game.play("mission M-942")
    while game.asked.endswith("pay hand cost"):
        game.quiet()
    game.resolve()
    if found:
        game.pick("X")
    assert (game.where("X") == "hand") == found


def test_m_us091_finds_all_noodle_missions() -> None:
    soups = [mission(one, name="Ichiraku Noodle Shop", text="Draw 1 card.") for one in "XY"]
    other = mission("Z", text="Draw 1 card.")
    game = played("M-US091", "deck X Z Y 5", "", *soups, other)
    game.resolve()
    assert sorted(game.offers) == ["X", "Y"]
    game.pick("X", "Y")
    assert [game.where(one) for one in "XYZ"] == ["hand", "hand", "deck"]


@pytest.mark.parametrize("side", [1, 2])
def test_m_us082_sends_its_bearer_to_the_other_side(side: int) -> None:
    """X bears it, on its own side; it is killed and comes back on the other side, healed."""
    kill = '[Attacker, Mission] Pay 0: Target 1 Ninja named "Kenta". Discard the target.'
    mine, theirs = ("X injured", "Y") if side == 1 else ("Y", "X injured")
    game = scene(f"turn 21\nplayer 1\nmarker 12\nteam {mine}\nteam K\nhand M-US082 PAY PAY wait\n"
                 f"player 2\nteam {theirs}\nteam Z\nhand wait", PAY, ninja("K", text=kill),
                 ninja("X", "3/1", name="Kenta"), ninja("Y", "1/1", name="Kenta"),
                 ninja("Z", "1/1"))  # fmt: skip
    game.play("mission M-US082")
    game.pick("X")
    while game.asked.endswith("pay hand cost"):
        game.pick(*["PAY"] * game.game.choice.low)
    game.resolve()
    assert {"M-US082", "X"} <= set(game.in_play(side))
    game.play("ability K 0")
    game.pick("X")
    game.resolve()
    assert "X" in game.in_play(3 - side)
    assert (game.is_injured("X"), game.where("Y"), game.where("Z")) == (False, "discard", "play")
    assert game.where("M-US082") == "chakra"


def test_m_us082_lets_others_die() -> None:
    kill = "[Attacker, Mission] Pay 0: Target 1 Ninja. Discard the target."
    game = scene("player 1\nteam A\nteam C\nteam K\nhand wait\nplayer 2\nteam B\n"
                 "mission M-US082 coins x3 on B attached B", A, B, C,
                 ninja("K", text=kill))  # fmt: skip
    game.play("ability K 0")
    game.pick("C")
    game.resolve()
    assert (game.where("C"), game.where("M-US082")) == ("discard", "play")
