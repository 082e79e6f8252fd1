"""K-8: Mastery takes an applied Jutsu back for 1 chakra of its symbol."""

import pytest

from naruto_tui.cards.model import Card
from naruto_tui.rules.playable import problems

from .scene import Scene, jutsu, ninja, scene

STRONG = "The user gets +1/+0 this turn."
NEGATE = jutsu("J-N", text="Target 1 Jutsu on the chain.\nNegate the target.")
MASTER = ninja("A", characteristics=("Mastery",))


def fight(
    *cards: Card, hand: str = "J-1", chakra: str = "N-001", user: str = "A", other: str = "wait"
) -> Scene:
    return scene(
        f"phase exchange\nplayer 1\n attack {user}\n hand {hand} wait\n chakra {chakra}\n"
        f"player 2\n block 1 B\n hand {other}",
        *cards, ninja("B"),
    )  # fmt: skip


def use(game: Scene, number: str = "J-1") -> None:
    game.play(f"jutsu {number}")
    game.resolve()


def test_k_8_1_for_a_chakra_of_its_symbol_the_jutsu_goes_to_hand() -> None:
    assert problems(MASTER) == ()
    game = fight(MASTER, jutsu("J-1", text=STRONG, symbols="L"))
    use(game)
    assert game.asked == "1 optional effect"
    game.yes()
    game.resolve()
    assert game.where("J-1") == "hand"
    assert game.cards(1, "discard") == ["N-001"]


def test_k_8_1_it_may_be_left() -> None:
    game = fight(MASTER, jutsu("J-1", text=STRONG, symbols="L"))
    use(game)
    game.no()
    assert game.where("J-1") == "chakra"
    assert "N-001" in game.cards(1, "chakra")


def test_k_8_1_it_works_injured_too() -> None:
    game = fight(MASTER, jutsu("J-1", text=STRONG, symbols="L"), user="A injured")
    use(game)
    assert game.asked == "1 optional effect"


def test_k_8_1_only_for_the_user_of_the_jutsu() -> None:
    game = fight(
        MASTER, ninja("C"), jutsu("J-1", text=STRONG, symbols="L"), user="C, A"
    )  # fmt: skip
    game.play("jutsu J-1")
    game.pick("C")
    game.resolve()
    assert game.asked != "1 optional effect"
    assert game.where("J-1") == "chakra"


def test_k_8_2_it_may_not_pay_for_itself() -> None:
    game = fight(MASTER, jutsu("J-1", text=STRONG, symbols="W"), chakra="N-001")
    use(game)
    assert game.asked != "1 optional effect"
    assert game.where("J-1") == "chakra"


def test_k_8_3_not_after_negation() -> None:
    game = fight(MASTER, NEGATE, jutsu("J-1", text=STRONG, symbols="L"), other="J-N")
    game.play("jutsu J-1")
    game.play("jutsu J-N")
    game.resolve()
    assert game.asked != "1 optional effect"
    assert game.where("J-1") == "chakra"


@pytest.mark.parametrize(("symbols", "pays"), [("FL", True), ("WF", False), ("V", False)])
def test_k_8_3_either_symbol_of_the_jutsu(symbols: str, *, pays: bool) -> None:
    game = fight(MASTER, jutsu("J-1", text=STRONG, symbols=symbols))
    use(game)
    assert (game.asked == "1 optional effect") == pays


def test_k_8_3_a_void_card_pays_for_a_void_jutsu() -> None:
    void = ninja("V-1", symbols="V")
    game = fight(MASTER, void, jutsu("J-1", text=STRONG, symbols="V"), chakra="V-1")
    use(game)
    assert game.asked == "1 optional effect"


def test_k_8_4_once_a_turn() -> None:
    game = fight(MASTER, jutsu("J-1", text=STRONG, symbols="L"), chakra="N-001 x2")
    use(game)
    game.yes()
    if game.asked == "1 pick":
        game.pick("N-001")
    game.resolve()
    while not game.offered("jutsu J-1"):
        game.play("pass")
    use(game)
    assert game.asked != "1 optional effect"
    assert game.where("J-1") == "chakra"


def test_k_8_5_a_jutsu_that_goes_elsewhere_is_not_there_to_return() -> None:
    text = STRONG + " Move this card to the bottom of the deck."
    game = fight(MASTER, jutsu("J-1", text=text, symbols="L"))
    use(game)
    assert game.asked != "1 optional effect"
    assert game.where("J-1") == "deck"
