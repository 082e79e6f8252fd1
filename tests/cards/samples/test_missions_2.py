"""More Missions of later sets that samples have drawn: what each does, and when not."""

import pytest

from tests.rules.scene import jutsu, mission, ninja, scene

from .test_missions import A, B, played


def test_m_427_lowers_the_entrance_cost_of_ninja_in_the_own_hand() -> None:
    new = ninja("NEW", entrance=6)
    for mine, theirs, offered in (("mission M-427", "", True), ("", "mission M-427", False)):
        game = scene(f"turn 9\nplayer 1\nmarker 5\nhand NEW\n{mine}\nplayer 2\nteam B\n{theirs}",
                     new, B)  # fmt: skip
        assert game.offered("deploy NEW") is offered


def test_m_472_takes_back_ambushers_alone() -> None:
    hider = ninja("HIDER", characteristics=("Ambush",))
    game = played("M-472", "discard HIDER A", "team B", hider, A, B)
    assert game.offers == ["HIDER"]
    game.pick("HIDER")
    assert "HIDER" in game.cards(1, "hand")


@pytest.mark.parametrize(("text", "drawn"), [
    ("Put 1 Ninja from your hand into play.", 1),
    ("Draw 1 card.", 0),
])  # fmt: skip
def test_m_600_draws_when_the_enemy_puts_a_ninja_in_play_otherwise(text: str, drawn: int) -> None:
    game = scene("player 1\nhand M-1 A wait\nplayer 2\nmission M-600\nteam B", A, B,
                 mission("M-1", text=text))  # fmt: skip
    game.play("mission M-1")
    game.resolve()
    assert len([one for one in game.happened("draw") if one.seat == 1]) == drawn


def test_m_600_does_not_hear_of_deployments() -> None:
    game = scene("turn 9\nplayer 1\nhand A wait\nplayer 2\nmission M-600\nteam B", A, B)
    game.play("deploy A")
    assert not [one for one in game.happened("draw") if one.seat == 1]


def test_m_904_whoever_is_hurt_in_the_showdown_is_gone() -> None:
    game = scene("phase exchange\nplayer 1\nattack A\nhand wait\nmission M-904\n"
                 "player 2\nblock 1 B",
                 ninja("A", "5/1"), B)  # fmt: skip
    game.play("pass")
    game.until("end")
    assert game.where("B") == "discard"


def test_m_904_damage_of_effects_is_nothing_to_it() -> None:
    game = scene("phase exchange\nplayer 1\nattack A\nhand J-1 wait\nmission M-904\nplayer 2\n"
                 "block 1 B", A, B,
                 jutsu("J-1", text="Give 1 damage to 1 enemy Ninja."))  # fmt: skip
    game.play("jutsu J-1")
    game.resolve()
    assert game.is_injured("B")


def test_m_us107_puts_a_rogue_into_play() -> None:
    game = played("M-US107", "deck ROGUE A", "team B", ninja("ROGUE", name="Rogue Monk"), A, B)
    assert game.offers == ["ROGUE"]
    game.pick("ROGUE")
    assert game.where("ROGUE") == "play"


def test_pr_010_leaf_teams_are_stronger_in_the_showdown() -> None:
    for words, won in ((("Leaf",), True), ((), False)):
        leaf = ninja("A", "3/1", characteristics=words)
        game = scene("phase exchange\nplayer 1\nattack A\nhand wait\nmission PR-010\nplayer 2\n"
                     "block 1 B", leaf, B)  # fmt: skip
        assert game.team_power("A") == 3
        game.play("pass")
        game.until("end")
        assert bool(game.happened("win")) is won


def test_m_153_two_teachers_win_whatever_the_powers_are() -> None:
    two = ninja("K", "0/0", name="Kakashi Hatake"), ninja("G", "0/0", name="Might Guy")
    for team, won in (("K, G", True), ("K, A", False)):
        game = scene(f"phase battle\nplayer 1\nteam {team}\nmission M-153\nplayer 2\nteam B",
                     *two, ninja("A", "0/0"), ninja("B", "9/1"))  # fmt: skip
        game.send("K")
        game.block("K by B")
        game.until("end")
        winners = [one.seat for one in game.happened("win")]
        assert winners == ([0] if won else [1])


def test_m_833_strengthens_its_target_and_more_for_itself() -> None:
    game = scene("turn 25\nplayer 1\nmarker 12\nhand M-833 PAY x3 wait\nteam A, C\n"
                 "player 2\nteam B",
                 ninja("PAY", symbols="FWLNE"), A, B, ninja("C"))  # fmt: skip
    game.play("mission M-833")
    while game.asked in ("1 pay hand cost", "1 target"):
        game.pick("A") if game.asked == "1 target" else game.quiet()
    game.resolve()
    assert game.power("A") == "5/3"
    while game.phase != "battle":
        game.quiet()
    game.send("A")
    while game.phase != "exchange":
        game.quiet()
    game.play(next(one for one in game.offers if one.startswith("ability M-833")))
    game.resolve()
    assert game.power("A") == "8/6"
    assert game.where("M-833") == "chakra"
