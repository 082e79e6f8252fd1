"""Jutsu of one more fresh sample (seed 33): what each does, and when it does not."""

import pytest

from naruto_tui.cards.model import Card
from tests.cards.effects.fight import fight, paid, resolve, use
from tests.rules.scene import Scene, jutsu, ninja, scene

from .test_ninja import A, B
from .test_sample_31_jutsu import user

C = ninja("C", "2/1", "1/0")
J = jutsu("J", symbols="W", text="Draw 1 card.")


def used(
    number: str,
    its_user: Card,
    *targets: str,
    block: str = "B, C",
    cards: tuple[Card, ...] = (),
    **more: str,
) -> Scene:
    """The Jutsu has been carried out, or asks; its user U is alone or leads a team."""
    attack = more.pop("attack", "U")
    game = fight(attack, block, number, more.pop("answers", "wait"), its_user, A, B, C, J, *cards,
                 **more)  # fmt: skip
    use(game, number, *targets, user="U")
    resolve(game)
    return game


KAGERO = user("Kagero", "Female")
FOX = user("Naruto Uzumaki (Tailed Beast Mode)", entrance=5)
FITS = [
    ("J-259", user("Sasuke Uchiha", entrance=3)),
    ("J-273", KAGERO),
    ("J-315", user("Kurosuki Gang")),
    ("J-333", user("U", "Sea Monster")),
    ("J-525", FOX),
    ("J-999", user("U", "Senjutsu")),
    ("J-999", user("U", "Ninja Toad")),
]
ALMOST = [
    ("J-259", user("Sasuke Uchiha", entrance=2)),
    ("J-273", user("Kagero")),
    ("J-315", user("U", "Kurosuki Family")),
    ("J-333", user("U", "Snake")),
    ("J-525", user("Naruto Uzumaki", entrance=5)),
    ("J-999", user("Naruto Uzumaki")),
]


@pytest.mark.parametrize(("number", "who"), FITS)
def test_who_may_use_it(number: str, who: Card) -> None:
    assert fight("U", "B, C", number, "", who, B, C).offered(f"jutsu {number}")


@pytest.mark.parametrize(("number", "who"), ALMOST)
def test_who_may_not(number: str, who: Card) -> None:
    assert not fight("U", "B, C", number, "", who, B, C).offered(f"jutsu {number}")


@pytest.mark.parametrize(("foe", "left"), [("B", 0), ("GREAT", 2)])
def test_j_259_takes_cards_after_an_outstanding_victory(foe: str, left: int) -> None:
    sasuke = user("Sasuke Uchiha", entrance=3)
    great = ninja("GREAT", "10/1")
    game = fight("U", foe, "J-259", "N-001 N-002", sasuke, B, great)
    use(game, "J-259")
    resolve(game)
    assert game.power("U") == "12/1"
    while game.turn == 5 and game.asked != "1 pick":
        game.quiet()
    assert len({"N-001", "N-002"} & set(game.cards(2, "hand"))) == left


@pytest.mark.parametrize(("end", "place"), [(0, 0), (1, -1)])
def test_j_273_hits_hard_and_goes_into_the_deck(end: int, place: int) -> None:
    game = used("J-273", KAGERO, "B")
    assert game.where("B") == "discard"
    while (game.turn == 5 and not game.asked.startswith("1 ")) or game.asked.endswith(
        ("exchange", "respond")
    ):
        game.quiet()
    game.play(game.offers[end])
    assert game.cards(1, "deck")[place] == "U"


def test_j_315_counts_the_family_of_both_kinds() -> None:
    family = ("Kurosuki Family",)
    chief = Card("K", "K", "client", "0", symbols="F", characteristics=family)
    game = used("J-315", user("Kurosuki Gang"), more="team X\nteam A\nclient K",
                cards=(ninja("X", characteristics=family), chief))  # fmt: skip
    assert game.power("U") == "7/3"


def test_j_333_sends_one_home_that_is_out() -> None:
    game = fight("U", "B, C", "J-333", "wait", user("U", "Sea Monster"), A, B, C, more2="team A")
    game.play("jutsu J-333")
    while game.asked != "1 target":
        game.quiet()
    assert sorted(game.offers) == ["B", "C", "U"]
    game.pick("C")
    while game.asked.endswith("pay jutsu cost"):
        game.quiet()
    resolve(game)
    assert (game.team("C"), game.team("B")) == (["C"], ["B"])


def test_j_525_removes_whom_it_kills_and_nobody_else() -> None:
    kill = jutsu("K", text="Target 1 Ninja battling the user.\nDiscard the target.")
    game = fight("U", "B injured, C", "J-525 K", "wait", FOX, A, B, C, kill, more2="team A")
    use(game, "J-525", user="U")
    resolve(game)
    assert (game.where("B"), game.is_injured("C"), game.is_injured("A")) == ("removed", True, False)
    use(game, "K", "C", user="U")
    resolve(game)
    assert game.where("C") == "discard"


@pytest.mark.parametrize(("another", "free"), [(True, True), (False, False)])
def test_j_807_is_free_once_the_enemy_has_used_a_jutsu(another: bool, free: bool) -> None:
    game = scene("phase exchange\nplayer 1\nattack U\nhand J-807 wait\nplayer 2\nblock 1 B\n"
                 "hand J wait", user(), B, J)  # fmt: skip
    assert not game.offered("jutsu J-807")
    game.play("jutsu wait")
    game.resolve()
    if another:
        game.play("jutsu J")
        game.resolve()
    while game.asked != "1 exchange" and game.turn == 5:
        game.quiet()
    assert game.offered("jutsu J-807") == free


@pytest.mark.parametrize("answers", [False, True])
def test_j_807_gives_damage_for_fire_and_injures_for_nothing(*, answers: bool) -> None:
    """It costs nothing once an enemy Ninja has used a Jutsu; then no Fire was discarded."""
    wall = ninja("B", "3/1", text="Valid: This Ninja cannot receive damage by enemy effects.")
    calm = jutsu("CALM", text="Target the user.\nThe target gets +1/+0 this turn.")
    game = fight("U", "B", "J-807", "CALM wait", user(), wall, calm)
    if answers:
        game.play("pass")
        use(game, "CALM")
        resolve(game)
    use(game, "J-807", "B")
    resolve(game)
    assert ("F" in paid(game, 1)) != answers
    assert game.is_injured("B") == answers


def test_j_917_leaves_enemy_chakra_without_symbols() -> None:
    fire = jutsu("FIRE", "F", text="Draw 1 card.")
    some = jutsu("SOME", "1", text="Draw 1 card.")
    for used_ in (True, False):
        game = fight("U", "B", "J-917", "FIRE SOME", user(), B, fire, some)
        if used_:
            use(game, "J-917")
            resolve(game)
        while game.asked != "2 exchange" and not game.offered("jutsu SOME"):
            game.quiet()
        assert game.offered("jutsu SOME")
        assert game.offered("jutsu FIRE") != used_


@pytest.mark.parametrize(("name", "foe"), [("Naruto Uzumaki (Sage Mode)", "0/-2"), ("U", "3/1")])
def test_j_999_strengthens_and_as_a_sage_weakens(name: str, foe: str) -> None:
    game = used("J-999", user(name, "Senjutsu"), block="B")
    assert (game.power("U"), game.power("B")) == ("8/4", foe)


def test_j_729_takes_the_text_of_another_and_weakens_him() -> None:
    loud = ninja("E", "3/1", text="Valid: This Ninja gets +2/+0.")
    game = used("J-729", user(), "E", block="E, C", cards=(loud,))
    assert [game.power(one) for one in "UEC"] == ["7/1", "1/-1", "2/1"]
