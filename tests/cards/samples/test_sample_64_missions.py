"""Missions of another fresh sample (seed 64): what each does, and when it does not."""

import pytest

from tests.cards.effects.fight import fight
from tests.rules.scene import Scene, jutsu, mission, ninja, scene

from .test_ninja import A, B
from .test_sample_11_missions import lasting
from .test_sample_33_ninja import C

D = ninja("D")
CALL = mission("CALL", text="Put 1 Ninja from your hand into play.")


PAY = ninja("PAY", symbols="FWLNEV")


def done(number: str, *targets: str, more: str = "", more2: str = "", cards: tuple = ()) -> Scene:
    """Player 1 has played it, and it was carried out as far as nothing is asked."""
    game = scene(f"turn 21\nplayer 1\nmarker 10\nteam A\nhand {number} PAY PAY wait\n{more}\n"
                 f"player 2\nteam B\n{more2}", A, B, PAY, *cards)  # fmt: skip
    game.play(f"mission {number}")
    while game.asked in ("1 target", "1 pay hand cost"):
        if game.asked == "1 target":
            game.pick(*targets)
        else:
            game.pick(*["PAY"] * game.game.choice.low)
    game.resolve()
    return game


@pytest.mark.parametrize(("sent", "hurt"), [("T", True), ("S", False)])
def test_m_164_lets_a_team_of_no_fight_be_none(sent: str, *, hurt: bool) -> None:
    """Player 2 plays it against T; T attacks and nobody blocks it."""
    game = scene("turn 21\nplayer 1\nteam T\nteam S\nhand wait N-001\ndeck 9\nplayer 2\nmarker 12\n"
                 "team B\nhand M-164 PAY PAY wait\ndeck 9", ninja("T", "4/1"), ninja("S", "4/1"), B,
                 PAY)  # fmt: skip
    game.play("charge")
    game.pick("N-001")
    while not game.offered("counter M-164"):
        game.quiet()
    game.play("counter M-164")
    while game.asked in ("2 target", "2 pay hand cost"):
        if game.asked == "2 target":
            game.pick("T")
        else:
            game.pick(*["PAY"] * game.game.choice.low)
    game.resolve()
    while game.asked != "1 send":
        game.quiet()
    game.send(sent)
    while game.turn == 21:
        game.quiet()
    assert game.rewards(1) == (0 if hurt else 1)


@pytest.mark.parametrize(("words", "may"), [(("Satoosa",), True), (("Sannin",), True),
                                            (("Jonin",), False)])  # fmt: skip
def test_m_183_sends_the_great_to_their_decks(words: tuple[str, ...], *, may: bool) -> None:
    great = ninja("X", characteristics=words)
    game = scene("turn 21\nplayer 1\nmarker 10\nteam A\nhand M-183 PAY PAY wait\nplayer 2\nteam X\n"
                 "deck 3", A, PAY, great)  # fmt: skip
    assert game.offered("mission M-183") == may
    if may:
        game.play("mission M-183")
        while game.asked in ("1 target", "1 pay hand cost"):
            game.pick(*(["X"] if game.asked == "1 target" else ["PAY"] * game.game.choice.low))
        game.resolve()
        assert game.cards(2, "deck")[0] == "X"


@pytest.mark.parametrize(("team", "hurt"), [("X, Y", False), ("X, F", True)])
def test_m_588_shields_teams_of_earth(team: str, *, hurt: bool) -> None:
    hit = jutsu("HIT", text="Target 1 Ninja battling the user.\nInjure the target.")
    earth = [ninja(one, symbols="E") for one in "XY"]
    game = fight("A", team, "HIT", "wait", A, hit, *earth, ninja("F"),
                 more2="mission M-588 coins x3")  # fmt: skip
    game.play("jutsu HIT")
    while game.asked in ("1 target", "1 user", "1 pay jutsu cost"):
        game.pick("X") if game.asked == "1 target" else game.quiet()
    game.resolve()
    assert game.is_injured("X") == hurt


@pytest.mark.parametrize(("coins", "drawn", "marker"), [(1, 0, 12), (2, 1, 12), (10, 1, 0)])
def test_m_773_does_what_its_coins_reach(coins: int, drawn: int, marker: int) -> None:
    game = scene(f"player 1\nteam A\nmission M-773 coins x{coins}\nhand wait\ndeck C C D\n"
                 "player 2\nmarker 12\nteam B", A, B, C, D)  # fmt: skip
    game.play("ability M-773 1")
    game.say_number(coins)
    game.resolve()
    assert game.cards(1, "hand").count("D") == drawn
    assert game.marker(2) == marker
    assert game.coins("M-773") == 0


@pytest.mark.parametrize(("symbols", "coins"), [("V", 1), ("F", 0)])
def test_m_773_gets_a_coin_for_each_void_ninja(symbols: str, coins: int) -> None:
    game = lasting("M-773", "hand X wait", "", ninja("X", symbols=symbols))
    game.deploy("X")
    game.resolve()
    assert game.coins("M-773") == coins


@pytest.mark.parametrize("side", [1, 2])
def test_m_825_injures_whoever_comes(side: int) -> None:
    lies = "mission M-825 coins x2"
    game = scene(f"player 1\nteam A\nhand D wait\n{lies if side == 1 else ''}\nplayer 2\nteam B\n"
                 f"{lies if side == 2 else ''}", A, B, D)  # fmt: skip
    game.deploy("D")
    game.resolve()
    assert [game.is_injured(one) for one in "DAB"] == [True, False, False]


@pytest.mark.parametrize("takes", [True, False])
def test_m_867_takes_a_card_that_is_not_of_lightning(*, takes: bool) -> None:
    light = [ninja(one, symbols=symbols) for one, symbols in (("L", "L"), ("M", "FL"), ("W", "W"))]
    game = done("M-867", more="deck L M W C D A", cards=(*light, C, D))
    assert sorted(game.offers) == ["C", "D", "W"]
    game.pick(*["W"] * takes)
    assert ("W" in game.cards(1, "hand")) == takes
    rest = ["M", "D", "C", "L"] + ["W"] * (not takes)
    game.order(*rest)
    assert game.cards(1, "deck") == ["A", *rest]


@pytest.mark.parametrize(("cost", "drawn"), [(3, 1), (2, 0)])
def test_m_921_pays_for_two_of_one_cost(cost: int, drawn: int) -> None:
    game = done("M-921", more="team X\ndeck 9", more2="team Y", cards=(
        ninja("X", entrance=3), ninja("Y", entrance=cost)))  # fmt: skip
    assert game.asked == "2 pick"
    game.pick("Y")
    assert game.asked == "1 pick"
    game.pick("X")
    assert (game.where("X"), game.where("Y")) == ("discard", "discard")
    assert len(game.happened("draw")) == drawn


def test_m_921_pays_nothing_for_one_alone() -> None:
    game = scene("turn 21\nplayer 1\nmarker 10\nhand M-921 PAY PAY wait\ndeck 9\nplayer 2\nteam D",
                 PAY, D)  # fmt: skip
    game.play("mission M-921")
    while game.asked == "1 pay hand cost":
        game.pick(*["PAY"] * game.game.choice.low)
    game.resolve()
    assert game.where("D") == "discard"
    assert not game.happened("draw")


@pytest.mark.parametrize(("title", "seat"), [("Impure Resurrection", 1), ("Copycat", 2)])
def test_m_996_lets_somebody_pick_one_of_three(title: str, seat: int) -> None:
    game = done("M-996", more="team T\ndeck X Y Z A C", cards=(
        C, *map(ninja, "XYZ"), ninja("T", title=title)))  # fmt: skip
    assert game.asked == "1 pick"
    game.pick("X", "Y", "Z")
    assert game.asked == f"{seat} pick"
    assert sorted(game.offers) == ["X", "Y", "Z"]
    game.pick("Y")
    assert [game.where(one) for one in "XYZ"] == ["discard", "hand", "discard"]


def test_m_996_does_nothing_with_two_alone() -> None:
    game = done("M-996", more="deck X Y", cards=tuple(map(ninja, "XY")))
    while game.asked == "1 pick":
        game.pick("X", "Y")
    assert [game.where(one) for one in "XY"] == ["deck", "deck"]
