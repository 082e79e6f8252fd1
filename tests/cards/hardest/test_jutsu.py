"""Jutsu of the hardest rows: what each does, and one case in which it must not."""

import pytest

from naruto_tui.cards.model import Card
from naruto_tui.rules.questions import IllegalAnswerError
from tests.cards.effects.fight import fight, resolve, use
from tests.rules.scene import Scene, jutsu, ninja

EYE = ninja("EYE", "3/1", characteristics=("Sharingan Eye",), entrance=5)
A = ninja("A", "3/1")
B = ninja("B", "3/1", "1/1")
C = ninja("C", "2/1", "1/0")
D = ninja("D", "1/2", "1/1")
HIT = jutsu("HIT", text="Target 1 Ninja battling the user.\nInjure the target.")
HURT = jutsu("HURT", text="Target 1 Ninja battling the user.\nGive 1 damage to the target.")


def izanagi(mode: int, name: str = "EYE", more: str = "", *cards: Card) -> Scene:
    """Player 2 uses HIT, which player 1 answers."""
    user = ninja("EYE", "3/1", name=name, characteristics=("Sharingan Eye",), entrance=5)
    game = fight("EYE", "B", "J-953", "HIT wait", user, B, C, HIT, *cards,
                 more=f"team C\ndeck 9\n{more}", more2="deck 9")  # fmt: skip
    game.play("pass")
    use(game, "HIT", "EYE")
    use(game, "J-953", mode=mode)
    return game


# -- J-953 Izanagi ---------------------------------------------------------------------------------


def test_j_953_negates_one_jutsu_and_discards_it() -> None:
    game = izanagi(0)
    assert len(game.happened("negate")) == 1
    assert game.where("HIT") == "discard"
    assert not game.is_injured("EYE")
    assert (game.turn, game.phase) == (5, "exchange")


def test_j_953_ends_the_turn_and_negates_every_other_jutsu() -> None:
    game = izanagi(1)
    assert len(game.happened("negate")) == 1
    assert not game.is_injured("EYE")
    assert (game.turn, game.phase) == (6, "mission")
    assert not any("showdown" in one.how for one in game.happened("phase"))
    assert game.rewards(1) == game.rewards(2) == 0
    assert not game.happened("win")


def test_j_953_lets_nobody_answer_by_card_or_ability() -> None:
    """Player 2 holds a Jutsu that he could use; he is not asked before it is carried out."""
    able = ninja("ABLE", text="[Exchange] Pay 0: Draw 1 card.")
    for number in ("KEPT", "J-953"):
        game = fight("EYE", "B, ABLE", "J-953", "HIT wait", EYE, B, able, HIT, more2="deck 9")
        game.play("pass")
        use(game, "HIT", "EYE", user="B")
        use(game, number, mode=0)
        if number == "KEPT":
            assert {"jutsu wait", "ability ABLE 0"} <= set(game.offers)
        else:
            assert game.where("HIT") == "discard"
            assert game.asked == "1 exchange"


@pytest.mark.parametrize(("name", "back"), [("Danzo", True), ("EYE", False)])
def test_j_953_comes_back_to_danzo_for_an_eye(name: str, *, back: bool) -> None:
    eye = ninja("OLD", characteristics=("Sharingan Eye",))
    game = izanagi(0, name, "discard OLD", eye)
    assert (game.asked == "1 may") == back
    if back:
        game.yes()
    assert game.where("J-953") == ("hand" if back else "chakra")
    assert game.where("OLD") == ("removed" if back else "discard")


# -- J-618 Sharingan of Tears ----------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["hand", "chakra", "discard"])
def test_j_618_lends_the_text_of_a_ninja_beyond_the_turn(zone: str) -> None:
    strong = ninja("OLD", text="This Ninja gets +2/+2.")
    extra = {"hand": "", "chakra": "", "discard": "discard OLD"}[zone]
    game = fight(
        "EYE",
        "B",
        "J-618 OLD" if zone == "hand" else "J-618",
        "wait",
        EYE,
        B,
        strong,
        more=f"{extra}",
        chakra=f"CHAKRA-F x2{' OLD' if zone == 'chakra' else ''}",
    )
    game.play("jutsu J-618")
    while game.asked == "1 pay jutsu cost":
        game.pick("CHAKRA-F")
    resolve(game)
    game.pick("OLD")
    assert game.where("OLD") == "play"
    assert game.power("EYE") == "5/3"
    game.until("end")
    assert game.power("EYE") == "5/3"


def test_j_618_attaches_no_platoon() -> None:
    pair = ninja("OLD", characteristics=("Platoon",), text="This Ninja gets +2/+2.")
    game = fight("EYE", "B", "J-618", "wait", EYE, B, pair, more="discard OLD")
    use(game, "J-618")
    resolve(game)
    assert game.where("OLD") == "discard"
    assert game.power("EYE") == "3/1"


# -- J-656 Water Clone Jutsu -----------------------------------------------------------------------


@pytest.mark.parametrize("head", [0, 1])
def test_j_656_puts_a_clone_without_text_beside_the_user(head: int) -> None:
    """The user, whose text makes it stronger, stays head or makes way for the clone."""
    proud = ninja("U", "3/1", text="This Ninja gets +1/+0.", symbols="W")
    game = fight("U, A", "B", "J-656", "wait", proud, A, B, more="deck 9", more2="deck 9")
    use(game, "J-656", user="U")
    resolve(game)
    assert game.asked == "1 new head"
    game.game.answer((game.game.choice.cards[head],))
    assert sorted(game.team("A")) == ["A", "U", "U"]
    assert [game.power(one) for one in ("U#1", "U#2")] == ["4/1", "3/1"]
    assert game.where("U#2") == "play"
    while game.turn == 5:
        game.quiet()
    assert game.where("U#2") == "gone"


# -- J-978 Body Flicker ----------------------------------------------------------------------------


def test_j_978_moves_the_user_to_another_fight_and_the_target_home_injured() -> None:
    tobi = ninja("TOBI", "3/1", name="Tobi")
    game = fight("TOBI, A\n attack C", "B, D", "J-978", "wait", tobi, A, B, C, D)
    use(game, "J-978", "B")
    resolve(game)
    while game.asked.startswith("1 ") and not game.asked.endswith("respond"):
        game.pick("C") if "C" in game.offers else game.play(game.offers[0])
    assert "TOBI" in game.team("C")
    assert game.team("B") == ["B"]
    assert game.is_injured("B")
    assert not game.is_injured("D")
    assert [game.game.cards[one.cards[0]].number for one in game.happened("leave")] == [
        "B",
        "TOBI",
    ]


def test_j_978_sends_a_borrowed_target_home_to_its_owner() -> None:
    """It is his own Ninja that the opponent has taken: it comes back to him, injured."""
    tobi = ninja("TOBI", "3/1", name="Tobi")
    game = fight("TOBI, A", "B borrowed, D", "J-978", "wait", tobi, A, B, D)
    use(game, "J-978", "B")
    resolve(game)
    while game.asked == "1 new head":
        game.pick("A")
    assert "B" in game.in_play(1)
    assert game.is_injured("B")
    assert sorted(game.team("A")) == ["A", "TOBI"]


def test_j_978_leaves_its_user_away_where_no_team_of_its_fights() -> None:
    tobi = ninja("TOBI", "3/1", name="Tobi")
    game = fight("TOBI", "B, D", "J-978", "wait", tobi, A, B, D, more="team A")
    use(game, "J-978", "B")
    resolve(game)
    assert game.where("TOBI") == "removed"
    assert game.is_injured("B")


def test_j_978_is_used_by_nobody_else() -> None:
    game = fight("A\n attack C", "B", "J-978", "wait", A, B, C)
    assert not game.offered("jutsu J-978")


# -- J-144 Gentle Fist Style: 8 Trigrams 64 Palms --------------------------------------------------


def test_j_144_strikes_on_until_tails() -> None:
    """As many are hit as there were heads before tails, and nobody twice in succession."""
    neji = ninja("N", name="Neji Hyuga")
    seen = set()
    for seed in range(16):
        game = fight("N", "B, C, D", "J-144", "wait", neji, B, C, D, seed=seed)
        use(game, "J-144", "C")
        resolve(game)
        hit = ["C"]
        while game.asked == "1 pick":
            assert sorted(game.offers) == sorted({"B", "C", "D"} - {hit[-1]})
            hit.append(game.offers[0])
            game.pick(hit[-1])
        heads = sum(one.number for one in game.happened("flip"))
        struck = [game.game.cards[one.cards[0]].number for one in game.happened("damage")]
        assert struck == hit[:heads]
        seen.add(heads)
    assert seen == {0, 1, 2, 3}


def test_j_144_is_for_neji_and_the_byakugan() -> None:
    eye = ninja("W", characteristics=("Byakugan",), entrance=3)
    game = fight("W", "B", "J-144", "wait", eye, B)
    assert not game.offered("jutsu J-144")


# -- J-969 Reverse Tetragram Sealing Jutsu ---------------------------------------------------------


def sealing(name: str = "U") -> Scene:
    user = ninja("U", "3/1", name=name, entrance=5)
    foes = [ninja(one, entrance=cost) for one, cost in (("X", 2), ("Y", 3), ("Z", 4))]
    game = fight(
        "U, A", "X", "J-969", "wait", user, A, *foes, more="deck 9", more2="team Y\nteam Z"
    )
    use(game, "J-969", user="U")
    resolve(game)
    return game


def test_j_969_takes_as_many_along_as_the_user_weighs() -> None:
    game = sealing()
    assert game.where("U") == "removed"
    game.pick("X", "Y")
    assert sorted(game.cards(2, "removed")) == ["X", "Y"]
    assert game.where("Z") == "play"
    assert game.where("A") == "play"


def test_j_969_takes_no_more_than_that() -> None:
    game = sealing()
    with pytest.raises(IllegalAnswerError):
        game.pick("Y", "Z")


@pytest.mark.parametrize(("name", "drawn"), [("Danzo", 2), ("U", 0)])
def test_j_969_lets_danzo_draw(name: str, drawn: int) -> None:
    game = sealing(name)
    before = len(game.cards(1, "hand"))
    game.pick()
    assert len(game.cards(1, "hand")) - before == drawn


def test_j_969_cannot_be_negated() -> None:
    no = jutsu("NO", text="Target 1 Jutsu on the chain.\nNegate the target.")
    user = ninja("U", "3/1", entrance=5)
    game = fight("U", "B", "J-969", "NO", user, B, no)
    use(game, "J-969")
    assert game.where("J-969") == "chain"
    use(game, "NO", "J-969")
    resolve(game)
    assert game.where("U") == "removed"


# -- J-834 Blade of the Thunder God, J-1006 Cat Fire Bowl ------------------------------------------


def test_j_834_lets_the_opponent_share_out_two_evils() -> None:
    jonin = ninja("J", rank=None) if False else ninja("J", characteristics=("Jonin",))
    game = fight("J", "B, C, D", "J-834", "wait", jonin, B, C, D)
    use(game, "J-834", "B", "C")
    resolve(game)
    assert game.asked == "2 pick"
    assert sorted(game.offers) == ["B", "C"]
    game.pick("B")
    assert [game.is_injured(one) for one in "BCD"] == [True, False, False]
    assert [game.power(one) for one in "BCD"] == ["1/1", "0/0", "1/2"]


def test_j_834_asks_for_a_jonin() -> None:
    game = fight("A", "B, C", "J-834", "wait", A, B, C)
    assert not game.offered("jutsu J-834")


def test_j_1006_takes_both_away_as_the_opponent_likes() -> None:
    cat = ninja("T", name="Two Tails")
    game = fight("T", "B, C, D", "J-1006", "wait", cat, B, C, D)
    use(game, "J-1006", "B", "D")
    resolve(game)
    assert game.asked == "2 pick"
    assert sorted(game.offers) == ["B", "D"]
    game.pick("D")
    assert [game.where(one) for one in "BCD"] == ["hand", "play", "discard"]


def test_j_1006_needs_two_foes() -> None:
    game = fight("T", "B", "J-1006", "wait", ninja("T", name="Two Tails"), B)
    assert not game.offered("jutsu J-1006")
