"""Missions and Clients of two more samples: what each does, and when it does not."""

import pytest

from tests.rules.scene import Scene, jutsu, mission, ninja, scene

A = ninja("A", "3/1")
B = ninja("B", "2/1")


def played(number: str, mine: str, theirs: str, *cards) -> Scene:
    """The Mission has been played; targets are picked by the test."""
    pay = ninja("PAY", symbols="FWLNE")
    game = scene(f"turn 21\nplayer 1\nmarker 10\nhand {number} PAY x4\n{mine}\nplayer 2\n{theirs}",
                 pay, *cards)  # fmt: skip
    game.play(f"mission {number}")
    while game.asked == "1 pay hand cost":
        game.quiet()
    game.resolve()
    return game


@pytest.mark.parametrize(("used", "open_"), [(True, False), (False, True)])
def test_m_143_the_enemy_uses_one_jutsu_and_no_more(used: bool, open_: bool) -> None:
    plain = [jutsu(one, text="Draw 1 card.") for one in ("J-1", "J-2")]
    own = jutsu("OWN", text="Draw 1 card.")
    game = scene("turn 21\nplayer 1\nteam A\nmarker 10\nhand M-143 OWN PAY x4\nplayer 2\nteam B\n"
                 "hand J-1 J-2", A, B, ninja("PAY", symbols="FWLNE"), own, *plain)  # fmt: skip
    game.play("mission M-143")
    while game.asked == "1 pay hand cost":
        game.quiet()
    game.resolve()
    game.until("battle")
    game.send("A")
    game.block("A by B")
    game.resolve()
    game.play("jutsu OWN")
    if used:
        game.play("jutsu J-1")
    game.resolve()
    while not game.asked.startswith("2"):
        game.play("pass")
    assert game.offered("jutsu J-2") is open_


def test_m_265_heals_all_for_one_reward() -> None:
    game = played("M-265", "team A injured\nrewards N-001", "team B injured", A, B)
    assert (game.is_injured("A"), game.is_injured("B")) == (False, True)
    assert game.cards(1, "rewards") == []


@pytest.mark.parametrize(("name", "other"), [
    ("Rock Lee", "Might Guy"), ("Might Guy", "Rock Lee"),
])  # fmt: skip
def test_m_us063_the_one_calls_the_other(name: str, other: str) -> None:
    game = played("M-US063", "team A\nchakra X Y", "team B", ninja("A", name=name), B,
                  ninja("X", name=other), ninja("Y", name=name))  # fmt: skip
    assert game.offers == ["X"]
    game.pick("X")
    assert "X" in game.cards(1, "hand")


def test_m_420_whoever_has_one_of_two_titles_stays_out() -> None:
    call = mission("CALL", text="Put 1 Ninja from your hand into play.")
    for title, comes in (("Overflowing Chakra", False), ("Tailed Beast Form", False), ("X", True)):
        game = scene("turn 9\nplayer 1\nhand NEW wait CALL\nmarker 9\nplayer 2\nmission M-420",
                     ninja("NEW", title=title), call)  # fmt: skip
        assert game.offered("deploy NEW") is comes


@pytest.mark.parametrize(("cost", "drawn"), [(4, 1), (3, 0)])
def test_m_891_negates_a_mission_and_draws_for_a_dear_one(cost: int, drawn: int) -> None:
    plan = mission("PLAN", entrance=cost, text="Win 1 reward.")
    game = scene("turn 21\nplayer 1\nmarker 10\nhand PLAN wait\nplayer 2\nmarker 10\n"
                 "hand M-891 PAY x3", plan, ninja("PAY", symbols="FWLNE"))  # fmt: skip
    game.play("mission PLAN")
    while not game.offered("counter M-891"):
        game.quiet()
    game.play("counter M-891")
    while game.asked.startswith("2") and not game.asked.endswith("respond"):
        game.quiet()
    game.resolve()
    assert game.where("PLAN") == "discard"
    assert game.rewards(1) == 0
    assert len([one for one in game.happened("draw") if one.seat == 1]) == drawn


@pytest.mark.parametrize(("word", "offered"), [("Sharingan Eye", False), ("Leaf", True)])
def test_m_us046_forbids_jutsu_that_ask_for_the_eye(word: str, offered: bool) -> None:
    eye = ninja("A", characteristics=("Sharingan Eye", "Leaf"))
    look = jutsu("J-1", text=f'Requires: "{word}" Ninja.\nDraw 1 card.')
    game = scene("phase exchange\nplayer 1\nattack A\nhand J-1 wait\nplayer 2\nblock 1 B\n"
                 "mission M-US046", eye, B, look)  # fmt: skip
    assert game.offered("jutsu J-1") is offered


def test_m_us103_takes_back_a_lasting_mission_alone() -> None:
    stays, goes = (mission(one, permanent=one == "STAY", text="Draw 1 card.")
                   for one in ("STAY", "GO"))  # fmt: skip
    game = played("M-US103", "discard STAY GO", "", stays, goes)
    assert "STAY" in game.cards(1, "hand")
    assert "GO" in game.cards(1, "discard")


def test_m_830_finds_a_toad_and_a_sage_puts_it_into_play() -> None:
    toad = ninja("TOAD", characteristics=("Ninja Toad",), entrance=5)
    for words, where in ((("Senjutsu",), "play"), ((), "hand")):
        game = played("M-830", "team A\ndeck TOAD N-001", "", ninja("A", characteristics=words),
                      toad)  # fmt: skip
        assert game.offers == ["TOAD"]
        game.pick("TOAD")
        game.resolve()
        assert game.where("TOAD") == where


def test_m_222_wins_one_more_reward() -> None:
    game = scene("phase exchange\nplayer 1\nattack A\nhand wait\nmission M-222\nplayer 2\n"
                 "deck N-001 x9", A)  # fmt: skip
    game.play("pass")
    game.until("end")
    assert game.rewards(1) == 2


@pytest.mark.parametrize("mode", [0, 1])
def test_m_222_forbids_one_of_two_things(mode: int) -> None:
    plan = mission("PLAN", text="Draw 1 card.")
    game = scene("turn 21\nplayer 1\nmarker 10\nhand M-222 PAY x6\nplayer 2\nhand N-001",
                 ninja("PAY", symbols="FWLNE"), plan)  # fmt: skip
    game.play("mission M-222")
    game.play(f"mode {mode}")
    while game.asked == "1 pay hand cost":
        game.quiet()
    game.resolve()
    assert game.offered("deploy PAY") is (mode == 1)


def test_c_035_puts_five_ninja_back_for_a_card() -> None:
    for count, offered in ((5, True), (4, False)):
        game = scene(f"player 1\nclient C-035\ndiscard A x{count}\ndeck N-001 x3\nhand wait\n"
                     "player 2", A)  # fmt: skip
        assert game.offered("ability C-035 0") is offered
    game = scene("player 1\nclient C-035\ndiscard A x5\ndeck N-001 x3\nhand wait\nplayer 2", A)
    game.play("ability C-035 0")
    game.resolve()
    assert (game.cards(1, "discard"), game.deck(1)) == ([], 7)


def test_c_036_helps_whoever_it_accompanies() -> None:
    game = scene("player 1\nclient C-036\nteam A\nteam D\nhand wait\nplayer 2", A, ninja("D"))
    game.play("ability C-036 0")
    game.resolve()
    game.pick("A")
    assert game.game.play[game.card("C-036")].bearer == game.card("A")


@pytest.mark.parametrize(("name", "coins"), [("Curry of Life", 3), ("PLAN", None)])
def test_c_038_is_lucky_with_one_mission_alone(name: str, coins: int | None) -> None:
    text = "Flip 3 coins. Place X growth coins on 1 of your Ninja. X is the number of heads."
    plan = mission("PLAN", name=name, text=text)
    found = set()
    for seed in range(6):
        game = scene(f"seed {seed}\nplayer 1\nclient C-038\nteam A\nhand PLAN wait\nplayer 2",
                     A, plan)  # fmt: skip
        game.play("mission PLAN")
        game.resolve()
        found.add(game.coins("A", "growth"))
    assert found == {coins} if coins is not None else len(found) > 1


def test_m_638_gives_itself_up_for_a_client() -> None:
    game = scene("player 1\nmission M-638\nhand wait\nplayer 2\nclient C-001")
    game.play("ability M-638 0")
    game.play("mode 1")
    game.resolve()
    assert (game.where("C-001"), game.where("M-638")) == ("discard", "chakra")


def test_m_494_wins_by_dreams_alone() -> None:
    for name, won in (("Respective Dreams", 1), ("X", 0)):
        dream = mission("DREAM", name=name, symbols="E", text="Draw 1 card.")
        game = scene("turn 21\nplayer 1\nmarker 10\nhand M-494 DREAM\nplayer 2\nhand N-001 x3\n"
                     "deck N-002 x5", dream)  # fmt: skip
        game.play("mission M-494")
        while game.asked == "1 pay hand cost":
            game.quiet()
        game.resolve()
        assert game.rewards(1) == won
        assert game.cards(2, "hand").count("N-001") == 3 - 2 * won
