"""More Ninja of later sets that samples have drawn: what each does, and when it does not."""

import pytest

from tests.cards.effects.fight import fight, resolve, use
from tests.rules.scene import jutsu, mission, ninja, scene

from .test_ninja import A, B, gain, printed


@pytest.mark.parametrize(
    ("number", "mine", "more"),
    [
        ("N-1605", "team X", "2/1"),
        ("N-1605", "", "0/0"),
        ("N-US004", "", "2/0"),
        ("N-US004", "discard A", "2/0"),
    ],
)
def test_power_that_hangs_on_its_own_side(number: str, mine: str, more: str) -> None:
    assert gain(number, mine, "team B", A, ninja("X", name="Naruto Uzumaki")) == more


def test_n_us004_with_three_cards_in_hand_it_is_as_printed() -> None:
    game = scene("player 1\nteam N-US004\nhand wait A A\nplayer 2\nteam B", A, B)
    assert game.power("N-US004") == "{}/{}".format(*printed(game, "N-US004"))


def test_n_us087_is_stronger_when_it_attacks() -> None:
    game = scene("phase battle\nplayer 1\nteam N-US087\nplayer 2\nteam B", B)
    before = printed(game, "N-US087")
    game.send("N-US087")
    game.resolve()
    assert game.power("N-US087") == f"{before[0] + 1}/{before[1]}"


def test_n_463_lowers_hand_costs_of_sand_ninja() -> None:
    sand = ninja("S", hand=1, characteristics=("Sand",))
    game = scene("player 1\nteam N-463\nhand S\nplayer 2\nteam B", sand, B)
    assert game.offered("deploy S")
    other = scene("player 1\nteam N-463\nhand S\nplayer 2\nteam B", ninja("S", hand=1), B)
    assert not other.offered("deploy S")


def test_n_464_organizes_before_the_enemy_attacks() -> None:
    game = scene("player 1\nteam A\nplayer 2\nteam N-464\nteam B", A, B)
    while game.asked != "2 organize":
        game.quiet()
    assert game.phase == "battle"


def test_n_556_may_put_chakra_on_the_deck_when_it_blocks() -> None:
    game = scene("phase battle\nplayer 1\nteam A\nplayer 2\nteam N-556\nhand wait\nchakra B", A, B)
    game.send("A")
    game.block("A by N-556")
    game.resolve()
    assert game.asked == "2 may"
    game.yes()
    assert game.cards(2, "deck")[0] == "B"


def test_n_722_heals_animals_of_its_team() -> None:
    dog, man = ninja("D", characteristics=("Animal",)), ninja("M")
    game = scene("phase battle\nplayer 1\nteam N-722, D injured, M injured\nplayer 2\nteam B",
                 dog, man, B)  # fmt: skip
    game.send("N-722")
    game.resolve()
    assert (game.is_injured("D"), game.is_injured("M")) == (False, True)


def test_n_c012_strengthens_genin_of_the_leaf() -> None:
    pupils = [ninja("G", "1/1", characteristics=("Leaf", "Genin")),
              ninja("L", "1/1", characteristics=("Leaf",))]  # fmt: skip
    game = scene(
        "phase battle\nplayer 1\nteam N-C012\nteam G\nteam L\nplayer 2\nteam B", *pupils, B
    )
    game.send("N-C012")
    game.resolve()
    assert (game.power("G"), game.power("L")) == ("2/2", "1/1")


@pytest.mark.parametrize(("cost", "more"), [("1", 1), ("F", 0)])
def test_n_us021_gains_by_jutsu_without_symbols(cost: str, more: int) -> None:
    game = fight("N-US021", "B", "J-1", "", B, jutsu("J-1", cost, text="Draw 1 card."))
    before = printed(game, "N-US021")
    use(game, "J-1")
    resolve(game)
    assert game.power("N-US021") == f"{before[0] + more}/{before[1] + more}"


def test_n_us031_shelters_its_side_for_a_turn() -> None:
    game = scene("player 1\nteam N-US031\nteam A\nhand M-1 wait\nplayer 2\nteam B", A, B,
                 mission("M-1", text="Give 1 damage to all Ninja."))  # fmt: skip
    game.play(next(one for one in game.offers if one.startswith("ability N-US031")))
    game.resolve()
    assert game.where("N-US031") == "discard"
    game.play("mission M-1")
    game.resolve()
    assert (game.is_injured("A"), game.is_injured("B")) == (False, True)


def test_n_294_counts_the_women_of_both_teams() -> None:
    mine, theirs = (ninja(one, "1/1", characteristics=("Female",)) for one in "FE")
    game = scene("phase exchange\nplayer 1\nattack N-294, F\nhand wait\nplayer 2\nblock 1 B", mine,
                 theirs, B)  # fmt: skip
    before = printed(game, "N-294")
    assert game.power("N-294") == f"{before[0] + 1}/{before[1]}"
    game = scene("phase exchange\nplayer 1\nattack N-294\nhand wait\nplayer 2\nblock 1 E, B", mine,
                 theirs, B)  # fmt: skip
    assert game.power("N-294") == f"{before[0] - 1}/{before[1]}"


@pytest.mark.parametrize(("coins", "blocks"), [(" coins -1/-1 x1", False), ("", True)])
def test_n_1111_is_not_blocked_by_the_marked(coins: str, blocks: bool) -> None:
    game = scene(f"phase battle\nplayer 1\nteam N-1111\nplayer 2\nteam B{coins}", B)
    game.send("N-1111")
    assert (game.phase == "battle" and game.asked == "2 block") is blocks


def test_n_441_is_stronger_against_the_mighty() -> None:
    for cost, more in ((4, 1), (3, 0)):
        game = scene("phase exchange\nplayer 1\nattack N-441\nhand wait\nplayer 2\nblock 1 B",
                     ninja("B", entrance=cost))  # fmt: skip
        before = printed(game, "N-441")
        assert game.power("N-441") == f"{before[0] + more}/{before[1] + more}"


def test_n_us025_sends_a_jutsu_of_the_enemy_to_chakra() -> None:
    game = scene("turn 21\nplayer 1\nmarker 10\nhand N-US025 PAY x2\nplayer 2\nhand J-1 B",
                 ninja("PAY", symbols="FWLNE"), jutsu("J-1"), B)  # fmt: skip
    game.deploy("N-US025")
    while game.asked == "1 pay hand cost":
        game.quiet()
    game.resolve()
    game.yes()
    game.resolve()
    assert game.cards(2, "chakra") == ["J-1"]
    assert game.cards(2, "hand") == ["B"]


def test_n_202_discards_chakra_at_the_end_of_the_turn() -> None:
    game = scene("phase battle\nplayer 1\nteam N-202\nplayer 2\nchakra B x3", B)
    game.send("N-202")
    while not (game.asked == "1 pick" and game.phase == "end"):
        assert len(game.cards(2, "chakra")) == 3
        game.quiet()
    game.pick(*game.offers[:2])
    assert len(game.cards(2, "chakra")) == 1


def test_n_1504_makes_a_dog_of_printed_power() -> None:
    game = scene("player 1\nteam N-1504\nteam A\nhand wait\nplayer 2\nteam B", A, B)
    game.play("ability N-1504 0")
    game.pick("A")
    game.resolve()
    assert game.power("A") == "3/2"
    assert "Ninja Dog" in game.game.traits(game.card("A")).words


@pytest.mark.parametrize(("blockers", "may"), [("B", False), ("B, C", True)])
def test_n_241_is_blocked_by_no_single_ninja(blockers: str, may: bool) -> None:
    game = scene(f"phase battle\nplayer 1\nteam N-241\nplayer 2\nteam {blockers}", B, ninja("C"))
    game.send("N-241")
    game.resolve()
    assert (game.asked == "2 block") is may


def test_n_251_grows_for_two_chakra_at_the_start_of_a_turn() -> None:
    for coins, asked in (("", True), (" coins growth x1", False)):
        game = scene(f"player 1\nteam A\nplayer 2\nteam N-251{coins}\nchakra B x2", A, B)
        turn = game.turn
        while game.turn == turn or (game.phase == "start" and not game.asked.endswith("effect")):
            game.quiet()
        assert game.asked.startswith("2")
        if asked:
            game.yes()
            game.resolve()
        assert game.coins("N-251", "growth") == 1


@pytest.mark.parametrize(("name", "may"), [("Tsunade", True), ("Shizune", False)])
def test_n_222_comes_with_tsunade_alone(name: str, may: bool) -> None:
    lady = ninja("T", name=name)
    call = mission("M-1", text='Put 1 Ninja named "Katsuyu" from your hand into play.')
    game = scene("turn 25\nplayer 1\nmarker 12\nteam T\nhand N-222 M-1 PAY x4\nplayer 2\nteam B",
                 lady, ninja("PAY", symbols="FWLNEV"), B, call)  # fmt: skip
    assert game.offered("deploy N-222") is may
    game.play("mission M-1")
    game.resolve()
    assert game.where("N-222") == ("play" if may else "hand")


@pytest.mark.parametrize(("text", "where"), [
    ("Give 2 damage to 1 enemy Ninja.", "hand"), ("Discard 1 enemy Ninja.", "discard"),
])  # fmt: skip
def test_n_222_returns_when_damage_discards_it(text: str, where: str) -> None:
    game = scene("player 1\nhand M-1 wait\nplayer 2\nteam N-222 injured", mission("M-1", text=text))
    game.play("mission M-1")
    game.resolve()
    assert game.where("N-222") == where
