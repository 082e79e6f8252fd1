"""Jutsu of the hardest rows that change or copy what is on the chain."""

import pytest

from naruto_tui.cards.model import Card
from tests.cards.effects.fight import fight, outcome, resolve, use
from tests.rules.scene import Scene, jutsu, ninja

A = ninja("A", "3/1", "2/1", entrance=4)
B = ninja("B", "3/1", "1/1", mental=3)
D = ninja("D", "1/2", "1/1")
HIT = jutsu("HIT", text="Target 1 Ninja battling the user.\nInjure the target.")
USERS = {
    "J-496": {"attributes": ("Brush",)},
    "J-498": {"characteristics": ("Jonin",)},
    "J-500": {"characteristics": ("Jonin",)},
    "J-506": {"attributes": ("Shadow",), "characteristics": ("Chunin",)},
    "J-537": {"characteristics": ("Sharingan Eye",)},
    "J-147": {"characteristics": ("Sannin",)},
    "J-727": {"characteristics": ("Clone Status",)},
}


def user(number: str) -> Card:
    return ninja("U", "3/1", "2/1", **USERS[number])


def answered(number: str, more2: str = "", *cards: Card) -> Scene:
    """B of player 2 would injure A, and player 1 answers."""
    hand = " ".join(("HIT", *(card.number for card in cards), "wait"))
    game = fight("U, A", "B, D", number, hand, user(number), A, B, D, HIT, *cards,
                 more="deck 9", more2=more2 or "deck 9")  # fmt: skip
    game.play("pass")
    use(game, "HIT", "A", user="B")
    use(game, number, "HIT")
    resolve(game)
    return game


@pytest.mark.parametrize(("number", "result"), [
    ("J-496", "failed"),  # no pile to remove
    ("J-498", "applied"), ("J-500", "applied"), ("J-506", "applied"), ("J-537", "applied"),
])  # fmt: skip
def test_a_rewritten_jutsu_leaves_its_target_alone(number: str, result: str) -> None:
    """It is no negation: the Jutsu is carried out, and does something else."""
    game = answered(number)
    assert not game.is_injured("A")
    assert outcome(game, "HIT") == result
    assert not game.happened("negate")


@pytest.mark.parametrize("number", ["J-496", "J-498", "J-500", "J-506", "J-537"])
def test_a_rewriting_jutsu_leaves_the_next_one_what_it_is(number: str) -> None:
    again = jutsu("AGAIN", text="Target 1 Ninja battling the user.\nInjure the target.")
    game = answered(number, "", again)
    while game.asked != "2 exchange":
        game.quiet()
    use(game, "AGAIN", "A", user="D")
    resolve(game)
    assert game.is_injured("A")


@pytest.mark.parametrize("number", ["J-496", "J-498", "J-500", "J-506", "J-537"])
def test_a_rewriting_jutsu_asks_for_its_user(number: str) -> None:
    game = fight("A", "B", number, "HIT wait", A, B, HIT)
    game.play("pass")
    use(game, "HIT", "A")
    assert not game.offered(f"jutsu {number}")


def test_j_496_makes_it_remove_the_pile_and_as_many_of_the_deck() -> None:
    game = answered("J-496", "discard D A B\ndeck D A B A")
    assert game.cards(2, "discard") == []
    assert len(game.cards(2, "removed")) == 6
    assert game.deck(2) == 1
    assert game.cards(1, "removed") == []


def test_j_498_makes_it_strike_its_users_team() -> None:
    game = answered("J-498")
    assert [game.is_injured(one) for one in ("U", "A", "B", "D")] == [False, False, True, True]


def test_j_500_makes_it_remove_its_user_from_the_game() -> None:
    game = answered("J-500")
    assert (game.where("B"), game.where("D")) == ("removed", "play")


def test_j_506_makes_it_discard_its_user() -> None:
    game = answered("J-506")
    assert (game.where("B"), game.where("D")) == ("discard", "play")


def test_j_537_makes_it_take_all_power_of_its_user() -> None:
    game = answered("J-537")
    assert (game.power("B"), game.power("D")) == ("0/0", "1/2")
    assert game.game.traits(game.card("B")).mental == 0


def twice(number: str, *targets: str) -> Scene:
    """A of player 1 uses HIT, which is then copied."""
    game = fight("U, A", "B, D", f"HIT {number}", "wait", user(number), A, B, D, HIT,
                 more="deck 9", more2="deck 9")  # fmt: skip
    use(game, "HIT", "B", user="A")
    game.play("pass")
    use(game, number, "HIT")
    while game.asked.endswith(("respond", "target")):
        game.pick(*targets) if game.asked.endswith("target") else game.play("pass")
    return game


def test_j_147_does_the_same_with_a_target_of_its_own() -> None:
    game = twice("J-147", "D")
    assert [game.is_injured(one) for one in "BD"] == [True, True]


def test_j_147_copies_no_enemy_jutsu() -> None:
    game = fight("U, A", "B", "J-147", "HIT wait", user("J-147"), A, B, HIT)
    game.play("pass")
    use(game, "HIT", "A")
    assert not game.offered("jutsu J-147")


def test_j_727_puts_the_same_once_more_on_the_chain() -> None:
    """The target is the same: once injured, it cannot be injured again."""
    hurt = jutsu("HURT", text="Target 1 Ninja battling the user.\nGive 1 damage to the target.")
    game = fight("U, A", "B, D", "HURT J-727", "wait", user("J-727"), A, B, D, hurt,
                 more="deck 9", more2="deck 9")  # fmt: skip
    use(game, "HURT", "B", user="A")
    game.play("pass")
    use(game, "J-727", "HURT")
    resolve(game)
    assert game.where("B") == "discard"
    assert not game.is_injured("D")


def test_j_727_asks_for_a_clone() -> None:
    game = fight("A", "B", "J-727 HIT", "wait", A, B, HIT)
    use(game, "HIT", "B")
    game.play("pass")
    assert not game.offered("jutsu J-727")


# -- J-748 Clay Clone Jutsu ------------------------------------------------------------------------


@pytest.mark.parametrize(("symbols", "may"), [("E", True), ("F", False)])
def test_j_748_makes_a_clone_that_takes_every_damage(symbols: str, *, may: bool) -> None:
    hurt = jutsu("HURT", text="Target 1 Ninja battling the user.\nGive 1 damage to the target.")
    clay = ninja("CLAY", "3/1", "1/1", symbols=symbols, entrance=4)
    game = fight("CLAY", "B", "J-748", "HURT wait", clay, B, hurt, more="deck 9", more2="deck 9")
    assert game.offered("jutsu J-748") == may
    if not may:
        return
    use(game, "J-748", user="CLAY")
    resolve(game)
    while game.asked == "1 new head":
        game.pick("CLAY")
    assert sorted(game.team("CLAY")) == ["CLAY", "J-748"]
    assert game.power("J-748") == "2/2"
    game.play("pass")
    use(game, "HURT", "CLAY")
    resolve(game)
    assert not game.is_injured("CLAY")
    assert game.is_injured("J-748")
    assert game.power("J-748") == "2/2"
