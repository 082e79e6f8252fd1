"""Jutsu of a fresh sample (seed 62): what each does, and when it does not."""

import pytest

from naruto_tui.cards.model import Card
from tests.cards.effects.fight import fight, resolve, use
from tests.rules.scene import Scene, jutsu, ninja

from .test_ninja import A, B
from .test_sample_31_jutsu import user
from .test_sample_33_jutsu import C, J, used

BALL = jutsu("BALL", "FFFF", name="Fire Style: Fireball Jutsu", text="Draw 1 card.")
NO = jutsu("NO", text="Target 1 Jutsu on the chain.\nNegate the target.")
D = ninja("D")
SAND = user(attributes=("Sand",), entrance=2)
THUNDER = user(attributes=("Thunderbolt",))
FANG = user(attributes=("Fang",))
DEIDARA = user("Deidara", entrance=4)
RAIKAGE = user("The Third Raikage")
FITS = [
    ("J-1013", RAIKAGE),
    ("J-1027", user("Mifune")),
    ("J-167", SAND),
    ("J-310", THUNDER),
    ("J-366", FANG),
    ("J-547", user("U", "Jonin")),
    ("J-547", user("U", "Satoosa")),
    ("J-744", user(entrance=4)),
    ("J-747", DEIDARA),
    ("J-US013", user(attributes=("Insect",))),
    ("J-US020", user(attributes=("Food",))),
    ("PR-020", user("The 4th Hokage")),
    ("PR-020", user("Jiraiya")),
    ("PR-020", user("Naruto Uzumaki", "Clone Status")),
]
ALMOST = [
    ("J-1013", user("The 4th Raikage")),
    ("J-1027", user("Okisuke")),
    ("J-167", user(attributes=("Sand",), entrance=1)),
    ("J-167", user("U", "Sand", entrance=2)),
    ("J-310", user("U", "Thunderbolt")),
    ("J-366", user("U", "Animal")),
    ("J-547", user("U", "Chunin")),
    ("J-744", user(entrance=3)),
    ("J-747", user("Deidara", entrance=3)),
    ("J-747", user("Sasori", entrance=4)),
    ("J-US013", user("U", "Insect")),
    ("J-US020", user()),
    ("PR-020", user("Naruto Uzumaki")),
    ("PR-020", user("U", "Clone Status")),
]


@pytest.mark.parametrize(("number", "who"), FITS)
def test_who_may_use_it(number: str, who: Card) -> None:
    assert fight("U", "B, C", number, "", who, B, C).offered(f"jutsu {number}")


@pytest.mark.parametrize(("number", "who"), ALMOST)
def test_who_may_not(number: str, who: Card) -> None:
    assert not fight("U", "B, C", number, "", who, B, C).offered(f"jutsu {number}")


@pytest.mark.parametrize(("kept", "mode", "gone"), [("", 0, True), ("C", 0, False)])
def test_j_1013_discards_and_draws_with_one_card_left(kept: str, mode: int, *, gone: bool) -> None:
    """`KEPT` is the other card of the hand."""
    game = fight("U", "B", f"J-1013 {kept}", "wait", RAIKAGE, B, C, more="deck 9")
    use(game, "J-1013", "B", mode=mode)
    resolve(game)
    assert (game.where("B") == "discard") == gone
    assert sum(one.number for one in game.happened("draw")) == (2 if gone else 0)


@pytest.mark.parametrize(("kept", "negated"), [("C", True), ("", False), ("C C", False)])
def test_j_1013_negates_with_two_cards_left(kept: str, *, negated: bool) -> None:
    calm = jutsu("CALM", text="Target the user.\nThe target gets +1/+0 this turn.")
    game = fight("U", "B", f"J-1013 {kept}", "CALM", RAIKAGE, B, C, calm)
    while not game.offered("jutsu CALM"):
        game.quiet()
    use(game, "CALM")
    while not game.offered("jutsu J-1013"):
        game.quiet()
    use(game, "J-1013", "CALM", mode=1)
    resolve(game)
    assert game.power("B") == ("3/1" if negated else "4/1")


@pytest.mark.parametrize(("kept", "hurt"), [("C C", True), ("C", False)])
def test_j_1013_gives_damage_with_three_cards_left(kept: str, *, hurt: bool) -> None:
    game = fight("U", "B", f"J-1013 {kept}", "wait", RAIKAGE, B, C)
    use(game, "J-1013", mode=2)
    resolve(game)
    assert game.is_injured("B") == hurt


def test_j_1027_discards_and_no_jutsu_answers_it() -> None:
    game = fight("U", "B", "J-1027 J", "NO wait", user("Mifune"), B, NO, J)
    use(game, "J-1027", "B")
    while game.asked.endswith("respond"):
        assert game.offers == ["pass"]
        game.play("pass")
    assert game.where("B") == "discard"
    while game.phase == "exchange" and game.asked != "1 exchange":
        game.quiet()
    assert game.offered("jutsu J")


def test_j_167_takes_sand_ninja_off_the_top_four() -> None:
    sand = [ninja(one, attributes=("Sand",)) for one in "XYZ"]
    other = ninja("O", characteristics=("Sand",))
    game = used("J-167", SAND, cards=(*sand, other, D), more="deck X O D Y Z D")
    game.yes()
    assert sorted(game.offers) == ["X", "Y"]
    game.pick("X", "Y")
    assert {"X", "Y"} <= set(game.cards(1, "hand"))
    assert sorted(game.cards(1, "deck")) == ["D", "D", "O", "Z"]
    assert {game.game.cards[one].number for one in game.happened("reveal")[0].cards} == {"X", "Y"}
    assert game.happened("shuffle")


def test_j_167_need_not_be_done() -> None:
    game = used("J-167", SAND, cards=(D,), more="deck D D D D D")
    game.no()
    assert not game.happened("shuffle")


def test_j_310_discards_jutsu_and_puts_the_rest_back_in_order() -> None:
    game = used("J-310", THUNDER, cards=(D,), more2="deck J D J C A J")
    assert game.offers == ["J", "J"]
    game.pick("J")
    assert sorted(game.offers) == ["A", "C", "D", "J"]
    game.order("A", "J", "D", "C")
    assert game.cards(2, "deck") == ["A", "J", "D", "C", "J"]
    assert "J" in game.cards(2, "discard")


@pytest.mark.parametrize("seed", range(4))
def test_j_366_discards_three_for_each_heads_and_one_for_each_animal(seed: int) -> None:
    game = fight("U, X, A", "B", "J-366", "wait", user("U", "Animal", attributes=("Fang",)),
                 ninja("X", characteristics=("Animal",)), A, B, more2="deck 30",
                 seed=seed)  # fmt: skip
    use(game, "J-366", user="U", x=3)
    before = len(game.cards(2, "discard"))
    resolve(game)
    flips = game.happened("flip")
    heads = sum(one.number for one in flips)
    assert len(flips) == 3
    assert len(game.cards(2, "discard")) - before == 3 * heads + 2


def test_j_547_lets_its_user_use_fireballs_for_nothing() -> None:
    strong = user("U", "Jonin")
    game = fight("U, A", "B", "J-547 BALL BALL", "wait", strong, A, B, BALL,
                 chakra="CHAKRA-F x2")  # fmt: skip
    assert not game.offered("jutsu BALL")
    use(game, "J-547", "B", user="U")
    resolve(game)
    assert game.is_injured("B")
    while game.asked != "1 exchange":
        game.quiet()
    game.play("jutsu BALL")
    resolve(game)
    assert [one.number for one in game.happened("draw")] == [1]


def test_j_700_changes_the_hand_for_the_deck_and_counts_its_jutsu() -> None:
    game = used("J-700", user(), more="deck J J D C", cards=(D,))
    game.yes()
    while game.asked in ("1 order", "1 top order"):
        game.quiet()
    kept = game.cards(1, "hand")
    assert kept == ["J"]
    assert game.cards(1, "deck") == ["KEPT", "J", "D", "C"]
    assert game.power("U") == "6/1"
    assert game.happened("reveal")


def test_j_700_counts_the_jutsu_of_the_old_hand_otherwise() -> None:
    game = fight("U", "B", "J-700 J C", "wait", user(), B, J, C, more="deck 5")
    use(game, "J-700")
    resolve(game)
    game.no()
    assert sorted(game.cards(1, "hand")) == ["C", "J", "KEPT"]
    assert game.power("U") == "7/1"


@pytest.mark.parametrize("who", ["U", "B"])
def test_j_705_gives_support_to_any_ninja(who: str) -> None:
    game = used("J-705", user(), who)
    assert game.power(who) == {"U": "5/4", "B": "3/4"}[who]


SHOW = jutsu("SHOW", text="Turn face-up any number of enemy rewards.")


@pytest.mark.parametrize(("shown", "where"), [(3, "deck"), (4, "deck"), (2, "play")])
def test_j_744_takes_its_foe_out_of_the_fight(shown: int, where: str) -> None:
    game = fight("U", "B, C", "SHOW J-744", "wait", user(entrance=4), B, C, SHOW, J,
                 more2="deck 5\nrewards J J J J J")  # fmt: skip
    use(game, "SHOW")
    resolve(game)
    game.pick(*game.offers[:shown])
    while game.asked != "1 exchange":
        game.quiet()
    use(game, "J-744", "B")
    resolve(game)
    if game.asked == "1 pick":
        assert len(game.offers) == shown
        game.pick(*game.offers[:3])
    assert game.where("B") == where
    face_up = sum(map(game.game.view(0).is_face_up, game.game.sides[1].rewards))
    assert face_up == (shown - 3 if shown >= 3 else shown)
    if where == "deck":
        assert game.cards(2, "deck")[0] == "B"
    else:
        assert [game.team(one) for one in "BC"] == [["B"], ["C"]]


def test_j_747_removes_one_and_injures_its_mates() -> None:
    game = used("J-747", DEIDARA, "B", block="B, C", cards=(D,), more2="team D")
    assert game.where("B") == "removed"
    assert [game.is_injured(one) for one in "CDU"] == [True, False, False]


def test_j_752_injures_who_used_the_jutsu() -> None:
    draw = jutsu("DRAW", text="Target the user.\nThe target gets +1/+0 this turn.")
    game = fight("U, A", "B", "J-752", "DRAW", user(), A, B, draw)
    assert not game.offered("jutsu J-752")
    while not game.offered("jutsu DRAW"):
        game.quiet()
    use(game, "DRAW")
    while not game.offered("jutsu J-752"):
        game.quiet()
    use(game, "J-752", "DRAW", user="A")
    resolve(game)
    assert [game.is_injured(one) for one in "BUA"] == [True, False, False]


@pytest.mark.parametrize(("name", "where"), [("Sasuke Uchiha", "discard"), ("Itachi", "play")])
def test_j_810_burns_twice_for_sasuke(name: str, where: str) -> None:
    game = used("J-810", user(name), "B", more2="deck 9")
    assert game.where("B") == where
    assert game.deck(2) == 4


def test_j_914_takes_both_to_hand() -> None:
    game = used("J-914", user(), "B")
    assert (game.where("U"), game.where("B"), game.where("C")) == ("hand", "hand", "play")


def test_j_us013_discards_one_of_three() -> None:
    game = used("J-US013", user(attributes=("Insect",)), cards=(D,), more2="deck J D C A")
    assert game.offers == ["J", "D", "C"]
    game.pick("C")
    game.order("D", "J")
    assert game.cards(2, "deck") == ["D", "J", "A"]
    assert game.cards(2, "discard") == ["C"]


def test_j_us020_makes_its_user_strong() -> None:
    game = used("J-US020", user(attributes=("Food",)), attack="U, A")
    assert (game.power("U"), game.power("A")) == ("9/1", "3/1")


def hurt_at_the_end(name: str) -> Scene:
    game = fight("U, A", "B", "PR-020", "wait", user(name, entrance=4), A, B, ninja("S"),
                 more="team S")  # fmt: skip
    use(game, "PR-020", user="U")
    resolve(game)
    assert (game.power("U"), game.power("A")) == ("12/1", "3/1")
    return game


def test_pr_020_hurts_its_own_team_at_the_end_of_the_turn() -> None:
    game = hurt_at_the_end("Jiraiya")
    game.until("end")
    while game.turn == 5:
        game.quiet()
    assert [game.is_injured(one) for one in "UAS"] == [True, True, False]
