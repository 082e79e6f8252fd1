"""Cards that change how much a turn allows, or take up to so many cards off a deck."""

import pytest

from naruto_tui.cards.model import Card
from tests.cards.effects.fight import fight, resolve, use
from tests.rules.scene import Scene, jutsu, ninja, scene

from .test_ninja import A, B

FREE = tuple(jutsu(f"J-{number}", text="Draw 1 card.") for number in (1, 2))


def played(number: str, mine: str = "", theirs: str = "team B", *cards: Card) -> Scene:
    """Player 1 has played this Mission."""
    game = scene(f"turn 9\nplayer 1\nteam A\nhand {number} X wait\nchakra A x6\n{mine}\nplayer 2\n"
                 f"{theirs}", A, B, ninja("X", symbols="FWLNE"), *cards)  # fmt: skip
    game.play(f"mission {number}")
    game.resolve()
    return game


def focused(*hand: str) -> Scene:
    """M-191 has been played; five cards lie in the discard pile then."""
    game = scene(f"turn 9\nplayer 1\nteam A\nhand M-191 X {' '.join(hand)}\ndiscard B x4\n"
                 "player 2\nteam B", A, B, ninja("X", symbols="L"), *FREE)  # fmt: skip
    game.play("mission M-191")
    game.resolve()
    return game


def test_m_191_one_jutsu_and_cards_come_back() -> None:
    game = focused("J-1", "J-2")
    game.until("battle")
    game.send("A")
    game.until("exchange")
    game.play("jutsu J-1")
    game.resolve()
    assert not game.offered("jutsu J-2")
    game.until("end")
    game.pick("B", "B", "B")
    assert game.cards(1, "chakra").count("B") == 3


def test_m_191_without_a_jutsu_nothing_comes_back() -> None:
    game = focused("wait")
    game.until("end")
    assert "B" not in game.cards(1, "chakra")


@pytest.mark.parametrize(("deck", "hand"), [("A J-1 B A A", ["J-1"]), ("A A A A A J-1", [])])
def test_m_208_finds_a_jutsu_among_five(deck: str, hand: list[str]) -> None:
    game = played("M-208", f"deck {deck}", "team B", *FREE)
    if game.asked == "1 pick":
        game.pick("J-1")
    assert [one for one in game.cards(1, "hand") if one not in ("X", "wait")] == hand
    assert len(game.cards(1, "deck")) == len(deck.split()) - len(hand)


@pytest.mark.parametrize(("number", "state"), [(2, "play"), (4, "discard")])
def test_j_279_hurts_for_each_ninja_revealed(number: int, state: str) -> None:
    lee = ninja("L", name="Rock Lee")
    game = fight("L", "B", "J-279", "", lee, A, B, *FREE, more="deck A J-1 J-2 A")
    use(game, "J-279", "B")
    resolve(game)
    game.say_number(number)
    assert game.where("B") == state
    assert len(game.cards(1, "deck")) == 4


def test_j_279_is_rock_lees() -> None:
    game = fight("A", "B", "J-279", "", A, B)
    assert not game.offered("jutsu J-279")


LEAF = ninja("LEAF", characteristics=("Leaf", "Animal"))
SAND = ninja("SAND", characteristics=("Sand",))


@pytest.mark.parametrize(("other", "may"), [("SAND", True), ("LEAF", False)])
def test_m_295_deploys_another_that_is_no_leaf(other: str, may: bool) -> None:
    mine = ninja("L2", characteristics=("Leaf",))
    game = scene(f"turn 9\nplayer 1\nhand M-295 X L2 {other}\nplayer 2", ninja("X", symbols="F"),
                 mine, LEAF, SAND)  # fmt: skip
    game.play("mission M-295")
    game.quiet()
    game.resolve()
    game.deploy("L2")
    assert game.offered(f"deploy {other}") == may


@pytest.mark.parametrize(("other", "may"), [("LEAF", True), ("SAND", False)])
def test_n_965_deploys_an_animal_besides(other: str, may: bool) -> None:
    game = scene(f"turn 9\nplayer 1\nteam N-965\nhand A {other}\nplayer 2", A, LEAF, SAND)
    game.deploy("A")
    assert game.offered(f"deploy {other}") == may


@pytest.mark.parametrize(("name", "more"), [("The Third Hokage", "2/2"), ("Somebody", "0/0")])
def test_n_965_beside_the_third_hokage(name: str, more: str) -> None:
    third = ninja("T", name=name)
    game = scene("player 1\nteam N-965, T\nhand wait\nplayer 2\nteam B", third, B)
    combat, support = map(int, game.power("N-965").split("/"))
    assert f"{combat - 2}/{support - 2}" == more


def sent(number: str) -> Scene:
    game = scene(f"phase battle\nplayer 1\nteam {number}\nhand wait\nplayer 2\nteam B\n"
                 "deck A A A A A A A", A, B)  # fmt: skip
    game.send(number)
    game.resolve()
    return game


def test_n_813_may_discard_when_it_attacks() -> None:
    game = sent("N-813")
    game.yes()
    game.say_number(3)
    assert len(game.cards(2, "deck")) == 4


def test_n_813_discards_more_when_it_enters() -> None:
    game = scene("turn 13\nplayer 1\nhand N-813 X\nplayer 2\ndeck A A A A A A A", A,
                 ninja("X", symbols="F"))  # fmt: skip
    game.deploy("N-813", pay=("X",))
    game.resolve()
    game.yes()
    game.say_number(5)
    assert len(game.cards(2, "deck")) == 2


def test_n_813_need_not() -> None:
    game = sent("N-813")
    game.no()
    assert len(game.cards(2, "deck")) == 7


@pytest.mark.parametrize("number", [0, 2])
def test_n_1181_moves_up_to_two_cards_to_chakra(number: int) -> None:
    game = scene("player 1\nhand N-1181 wait\ndeck A B A\nplayer 2", A, B)
    game.deploy("N-1181")
    game.resolve()
    game.say_number(number)
    assert game.cards(1, "chakra") == ["A", "B"][:number]


@pytest.mark.parametrize(("name", "may"), [("Tsunade", True), ("Naruto Uzumaki", False)])
def test_n_212_lets_another_follow_tsunade(name: str, may: bool) -> None:
    game = scene("turn 9\nplayer 1\nteam N-212\nhand T A\nplayer 2", ninja("T", name=name), A)
    game.deploy("T")
    assert game.offered("deploy A") == may


def test_n_212_uses_no_jutsu() -> None:
    game = fight("N-212", "B", "J-1", "", B, *FREE)
    assert not game.offered("jutsu J-1")


@pytest.mark.parametrize("seed", range(4))
def test_n_c007_may_be_followed_on_heads(seed: int) -> None:
    game = scene(f"seed {seed}\nturn 9\nplayer 1\nhand N-C007 A wait\nplayer 2", A)
    game.deploy("N-C007")
    game.resolve()
    heads = game.happened("flip")[-1].number
    assert game.offered("deploy A") == bool(heads)


@pytest.mark.parametrize("removes", [True, False])
def test_n_1661_is_followed_by_another_for_a_haku(removes: bool) -> None:
    haku = ninja("H", name="Haku")
    game = scene("turn 9\nplayer 1\nteam A\nhand N-1661 C wait\nplayer 2\ndiscard H", A, haku,
                 ninja("C"))  # fmt: skip
    game.play("deploy N-1661")
    game.resolve()
    game.yes() if removes else game.no()
    assert game.offered("deploy C") == removes
    assert game.where("H") == ("removed" if removes else "discard")
