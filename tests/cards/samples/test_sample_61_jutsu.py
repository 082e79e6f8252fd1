"""Jutsu of one more fresh sample (seed 61): what each does, and when it does not."""

import pytest

from naruto_tui.cards.model import Card
from tests.cards.effects.fight import CHAKRA, KEPT, fight, paid, resolve, use
from tests.rules.scene import jutsu, ninja, scene

from .test_ninja import A, B
from .test_sample_31_jutsu import user
from .test_sample_33_jutsu import C, J, used

HIT = jutsu("HIT", text="Target 1 Ninja battling the user.\nInjure the target.")
SNAKE = user("Orochimaru")
EYE = user("U", "Byakugan", entrance=3)
FOX = user("Naruto Uzumaki", entrance=3)
FLAME = user("Sasuke Uchiha", entrance=5)
FITS = [
    ("J-156", user("U", "Puppet")),
    ("J-310", user(attributes=("Thunderbolt",))),
    ("J-568", FOX),
    ("J-579", EYE),
    ("J-757", user(attributes=("Taijutsu",))),
    ("J-775", EYE),
    ("J-931", FLAME),
    ("PR-044", user("Kakashi Hatake")),
]
ALMOST = [
    ("J-156", user("U", "Puppet Master")),
    ("J-310", user("U", "Thunderbolt")),
    ("J-568", user("Naruto Uzumaki", entrance=2)),
    ("J-579", user("U", "Byakugan", entrance=2)),
    ("J-757", user(attributes=("Ninjutsu",))),
    ("J-775", user("U", "Sharingan Eye", entrance=3)),
    ("J-931", user("Sasuke Uchiha", entrance=4)),
    ("PR-044", user("Sasuke Uchiha")),
]


@pytest.mark.parametrize(("number", "who"), FITS)
def test_who_may_use_it(number: str, who: Card) -> None:
    assert fight("U", "B, C", number, "", who, B, C).offered(f"jutsu {number}")


@pytest.mark.parametrize(("number", "who"), ALMOST)
def test_who_may_not(number: str, who: Card) -> None:
    assert not fight("U", "B, C", number, "", who, B, C).offered(f"jutsu {number}")


@pytest.mark.parametrize("double", [False, True])
def test_j_151_gives_a_life_for_a_dead_one(*, double: bool) -> None:
    dead = ninja("X", name="Dead One")
    twin = ninja("Y", name="Dead One" if double else "Other")
    game = fight("U, A", "B", "J-151", "wait", SNAKE, A, B, dead, twin, J,
                 more="discard X J\nteam Y")  # fmt: skip
    game.play("jutsu J-151")
    while game.asked.startswith("1 ") and game.asked != "1 respond":
        if game.asked == "1 target":
            wanted = "A" if "A" in game.offers else "X"
            assert "J" not in game.offers
            game.pick(wanted)
        else:
            game.quiet()
    resolve(game)
    while game.asked in ("1 head", "1 position", "1 place", "1 option"):
        game.quiet()
    assert game.where("A") == "discard"
    assert game.where("X") == ("discard" if double else "play")
    assert ("X" in game.team("U")) != double


@pytest.mark.parametrize("hit", [True, False])
def test_j_156_keeps_who_is_poisoned_at_home(*, hit: bool) -> None:
    game = fight("U", "B", "J-156", "wait", user("U", "Puppet", power="0/1"), B, C,
                 more="deck 9", more2="deck 9\nteam C")  # fmt: skip
    if hit:
        use(game, "J-156", "B")
        resolve(game)
        assert game.coins("B", "Poison") == 1
    while game.asked != "2 send":
        game.quiet()
    heads = {one for team in game.game.choice.teams for one in team.heads}
    assert (game.card("B") in heads) != hit
    assert game.card("C") in heads


def test_j_310_throws_jutsu_off_the_enemy_deck() -> None:
    rock = user(attributes=("Thunderbolt",))
    game = used("J-310", rock, cards=(HIT,), more2="deck J N-001 HIT N-002 J HIT N-003")
    assert sorted(game.offers) == ["HIT", "J", "J"]
    game.pick("HIT", "J")
    while game.asked.endswith(("order", "pick")) or game.asked == "1 order":
        game.quiet()
    assert sorted(game.cards(2, "discard")) == ["HIT", "J"]
    assert sorted(game.cards(2, "deck")[:3]) == ["J", "N-001", "N-002"]
    assert game.cards(2, "deck")[3:] == ["HIT", "N-003"]


@pytest.mark.parametrize(("chakra", "offered"), [("E", True), ("F", False)])
def test_j_419_costs_as_much_earth_as_what_it_stops(chakra: str, *, offered: bool) -> None:
    two = jutsu("TWO", "F1", text="Target 1 Ninja battling the user.\nInjure the target.")
    game = fight("U", "B", "J-419", "TWO", EYE, B, two, chakra=f"CHAKRA-{chakra} x4")
    while game.asked != "2 exchange":
        game.quiet()
    use(game, "TWO", "U")
    assert game.offered("jutsu J-419") == offered
    if offered:
        use(game, "J-419", "TWO")
        assert paid(game, 1) == ["E", "E"]
        resolve(game)
        assert game.where("TWO") == "discard"
        assert not game.is_injured("U")


def test_j_568_keeps_naruto_in_play_twice() -> None:
    kill = jutsu("KILL", text="Target 1 Ninja battling the user.\nDiscard the target.")
    game = fight("U", "B", "J-568", "KILL KILL wait", FOX, B, kill, more="deck 9", more2="deck 9")
    use(game, "J-568")
    resolve(game)
    assert game.coins("U", "Nine-Tail's Cloak") == 2
    for _ in range(2):
        while game.asked != "2 exchange":
            game.quiet()
        use(game, "KILL", "U")
        resolve(game)
        assert game.where("U") == "play"
        assert game.coins("U", "Nine-Tail's Cloak") == 1


def test_j_568_saves_nobody_without_a_coin() -> None:
    kill = jutsu("KILL", text="Target 1 Ninja.\nDiscard the target.")
    game = fight("U, A", "B", "J-568", "KILL KILL KILL wait", FOX, A, B, kill)
    use(game, "J-568")
    resolve(game)
    while game.asked != "2 exchange":
        game.quiet()
    use(game, "KILL", "A")
    resolve(game)
    assert game.where("A") == "discard"


@pytest.mark.parametrize("head", ["B", "C", "D"])
def test_j_579_turns_the_enemy_team_round(head: str) -> None:
    game = used("J-579", EYE, block="B, C, D", cards=(ninja("D"),))
    if head == "B":
        game.no()
    else:
        game.yes()
        assert game.offers == ["C", "D"]
        game.pick(head)
    assert game.team("B")[0] == head


def test_j_757_takes_back_taijutsu_and_puts_what_is_used_under_the_deck() -> None:
    kick = jutsu("KICK", text='Requires: attribute "Taijutsu" Ninja.\nDraw 1 card.')
    fist = user("U", attributes=("Taijutsu",))
    game = fight("U", "B", "J-757 HIT", "wait", fist, B, kick, HIT, J, *CHAKRA,
                 more="discard KICK J\ndeck 9")  # fmt: skip
    use(game, "J-757")
    resolve(game)
    assert game.where("KICK") == "hand"
    assert game.where("J") == "discard"
    while game.asked != "1 exchange":
        game.quiet()
    use(game, "HIT", "B")
    resolve(game)
    assert game.cards(1, "deck")[-1] == "HIT"
    assert "HIT" not in game.cards(1, "chakra")


def test_j_757_leaves_the_enemy_jutsu_alone() -> None:
    fist = user("U", attributes=("Taijutsu",))
    game = fight("U", "B", "J-757", "HIT wait", fist, B, HIT, more="deck 9")
    use(game, "J-757")
    resolve(game)
    while game.asked != "2 exchange":
        game.quiet()
    use(game, "HIT", "U")
    resolve(game)
    assert game.where("HIT") == "chakra"


@pytest.mark.parametrize(("name", "hurt"), [("U", False), ("Neji Hyuga", True)])
def test_j_775_sends_home_and_cannot_be_answered(name: str, *, hurt: bool) -> None:
    able = ninja("C", "2/1", "1/0", text="[Exchange] Pay 0: Draw 1 card.")
    game = fight("U", "B, C", "J-775", "HIT wait", user(name, "Byakugan", entrance=3), B, able, HIT)
    use(game, "J-775", "B")
    assert game.asked != "2 respond"
    resolve(game)
    assert game.team("B") == ["B"]
    assert game.is_injured("B") == hurt
    while game.asked != "2 exchange":
        game.quiet()
    assert (game.offered("jutsu HIT"), game.offered("ability C 0")) == (True, True)


def test_j_788_draws_a_hand_and_keeps_three() -> None:
    game = fight("U", "B", "J-788 N-001 N-002", "wait", user(), B, more="deck 9", more2="deck 9")
    before = len(game.cards(1, "hand"))
    use(game, "J-788")
    resolve(game)
    assert len(game.cards(1, "hand")) == 2 * (before - 1)
    while game.turn == 5 and game.asked != "1 pick":
        game.quiet()
    assert game.game.choice.low == 2 * (before - 1) - 3
    game.pick(*game.offers[: game.game.choice.low])
    assert len(game.cards(1, "hand")) == 3


@pytest.mark.parametrize(("name", "deck", "wins"), [("Kimimaro", 1, 2), ("U", 1, 0),
                                                    ("Kimimaro", 2, 0)])  # fmt: skip
def test_j_788_rewards_kimimaro_when_nothing_is_left(name: str, deck: int, wins: int) -> None:
    game = fight("U", "B", "J-788", "wait", user(name), B, more=f"deck {deck}",
                 more2="deck 9")  # fmt: skip
    use(game, "J-788")
    resolve(game)
    assert game.rewards(1) == wins


@pytest.mark.parametrize("blocks", [True, False])
def test_j_931_burns_all_of_that_symbol_when_it_blocks(*, blocks: bool) -> None:
    wet = [ninja(one, "3/3", "2/2", symbols="W") for one in "XY"]
    dry = ninja("Z", "3/3", "2/2", symbols="E")
    mine, theirs = ("U", "X, Z") if not blocks else ("X, Z", "U")
    game = scene(
        f"phase exchange\nplayer 1\nattack {mine}\nteam Y\nhand {'wait' if blocks else 'J-931'}"
        f" KEPT\nchakra CHAKRA-F x4 CHAKRA-L x4\nplayer 2\nblock 1 {theirs}\n"
        f"hand {'J-931' if blocks else 'wait'} wait\nchakra CHAKRA-F x4 CHAKRA-L x4",
        FLAME, *wet, dry, KEPT, *CHAKRA,
    )  # fmt: skip
    while not game.offered("jutsu J-931"):
        game.quiet()
    use(game, "J-931", "X")
    resolve(game)
    assert game.where("X") == "discard"
    assert game.is_injured("Y") == blocks
    assert not game.is_injured("Z")


@pytest.mark.parametrize("mode", [0, 1])
def test_pr_044_strengthens_its_user_or_buries_a_foe(mode: int) -> None:
    game = fight("U", "B, C", "PR-044", "HIT wait", user("Kakashi Hatake"), B, C, HIT,
                 more2="deck 5")  # fmt: skip
    game.play("jutsu PR-044")
    while game.asked.startswith("1 ") and game.asked != "1 respond":
        if game.asked == "1 target":
            game.pick("U" if "U" in game.offers else "B")
        elif game.asked == "1 modes":
            game.play(f"mode {mode}")
        else:
            game.quiet()
    resolve(game)
    assert game.power("U") == ("10/6" if mode == 0 else "5/1")
    assert (game.cards(2, "deck")[-1:] == ["B"]) == (mode == 1)
    while game.asked != "2 exchange":
        game.quiet()
    use(game, "HIT", "U", user="C")
    resolve(game)
    assert game.is_injured("U") == (mode == 1)
