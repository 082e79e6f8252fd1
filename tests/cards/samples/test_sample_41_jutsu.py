"""Jutsu of one more fresh sample (seed 41): what each does, and when it does not."""

import pytest

from naruto_tui.cards.model import Card
from tests.cards.effects.fight import fight, resolve, use
from tests.cards.set_03.scenes import state
from tests.rules.scene import Scene, jutsu, ninja

from .test_ninja import A, B
from .test_sample_31_jutsu import user
from .test_sample_33_jutsu import C, J, used

HIT = jutsu("HIT", text="Target 1 Ninja battling the user.\nInjure the target.")
WALL = ninja("W", "0/0", entrance=4)
INSECTS = user(attributes=("Insect",))
SAND = user(attributes=("Sand",), entrance=5)
SNAKE = user("Orochimaru", entrance=5)
FITS = [
    ("J-1025", INSECTS),
    ("J-287", user(attributes=("Sand",), entrance=4)),
    ("J-448", user("U", "Puppet")),
    ("J-551", SAND),
    ("J-557", user("Rock Lee", "Chunin")),
    ("J-557", user("Might Guy")),
    ("J-730", user(entrance=2)),
    ("J-928", user("Kakashi Hatake")),
    ("J-989", SNAKE),
    ("J-989", user("Kabuto Yakushi", entrance=6)),
    ("J-US065", user("Kakashi Hatake")),
]
ALMOST = [
    ("J-1025", user()),
    ("J-287", user(attributes=("Sand",), entrance=3)),
    ("J-287", user("U", "Sand", entrance=4)),
    ("J-448", user("U", "Puppet Master")),
    ("J-551", user(attributes=("Sand",), entrance=4)),
    ("J-557", user("Rock Lee", "Genin")),
    ("J-730", user(entrance=1)),
    ("J-928", user("Sasuke Uchiha")),
    ("J-989", user("Orochimaru", entrance=4)),
    ("J-989", user("Kabuto Yakushi", entrance=4)),
    ("J-US065", user("Itachi Uchiha")),
]


@pytest.mark.parametrize(("number", "who"), FITS)
def test_who_may_use_it(number: str, who: Card) -> None:
    assert fight("U", "B, C", number, "", who, B, C).offered(f"jutsu {number}")


@pytest.mark.parametrize(("number", "who"), ALMOST)
def test_who_may_not(number: str, who: Card) -> None:
    assert not fight("U", "B, C", number, "", who, B, C).offered(f"jutsu {number}")


def until_pick(game: Scene) -> None:
    """Goes on until player 1 picks something, or the turn is over."""
    while game.turn == 5 and game.asked != "1 pick":
        game.quiet()


@pytest.mark.parametrize(("foe", "where"), [("B", "discard"), ("W", "play")])
def test_j_1025_drowns_a_ninja_in_more_insects_than_it_costs(foe: str, where: str) -> None:
    game = used("J-1025", INSECTS, foe, block=foe, cards=(ninja("I", attributes=("Insect",)), WALL),
                more="team I\nteam A", answers="wait")  # fmt: skip
    assert game.in_play(1).count("Insect coin") == 2
    assert game.where(foe) == where


@pytest.mark.parametrize("played", [True, False])
def test_j_287_hides_its_team_from_enemy_jutsu(*, played: bool) -> None:
    sand = user(attributes=("Sand",), entrance=4)
    game = fight("U, A", "B", "J-287", "HIT wait", sand, A, B, HIT)
    if played:
        use(game, "J-287")
        resolve(game)
    while game.asked != "2 exchange":
        game.quiet()
    assert game.offered("jutsu HIT") != played


def test_j_448_takes_both_to_the_bottom_of_their_decks() -> None:
    game = fight("U", "B, X", "J-448", "wait", user("U", "Puppet"), B, ninja("X", entrance=5),
                 more="deck 5", more2="deck 5")  # fmt: skip
    game.play("jutsu J-448")
    while game.asked != "1 target":
        game.quiet()
    assert "X" not in game.offers
    game.pick("B")
    while game.asked.endswith("pay jutsu cost"):
        game.quiet()
    resolve(game)
    assert (game.cards(1, "deck")[-1], game.cards(2, "deck")[-1]) == ("U", "B")


def test_j_535_heals_its_user_alone_and_lets_it_grow() -> None:
    game = used("J-535", user(), attack="U injured, A injured")
    assert (game.is_injured("U"), game.is_injured("A")) == (False, True)
    assert (game.coins("U", "growth"), game.coins("A", "growth")) == (1, 0)


@pytest.mark.parametrize(("foe", "hurt"), [("B", True), ("GREAT", False)])
def test_j_551_drags_one_into_the_fight_and_hurts_after_a_victory(foe: str, *, hurt: bool) -> None:
    great = ninja("GREAT", "20/9")
    game = used("J-551", SAND, "C", block=foe, cards=(great,), more2="team C")
    while game.asked in ("1 head", "1 position", "1 join", "1 option", "1 place"):
        game.quiet()
    assert sorted(game.team("C")) == sorted(["C", foe])
    assert game.is_injured("C")
    until_pick(game)
    if game.asked == "1 pick":
        assert sorted(game.offers) == sorted(["C", foe])
        game.pick("C")
    assert (game.where("C") == "discard") == hurt


@pytest.mark.parametrize(("before", "result"), [("", "injured"), (" injured", "removed")])
def test_j_557_injures_or_when_its_user_is_injured_removes(before: str, result: str) -> None:
    game = used("J-557", user("Might Guy"), "C", attack=f"U{before}")
    assert state(game, "C") == result


def test_j_658_negates_a_jutsu_and_puts_it_under_its_deck() -> None:
    game = fight("A", "X", "J", "J-658", A, J, ninja("X", entrance=3), more="deck 5")
    use(game, "J")
    use(game, "J-658", "J")
    resolve(game)
    assert game.cards(1, "deck")[-1] == "J"
    assert not game.happened("draw")


def test_j_658_asks_for_a_ninja_of_3() -> None:
    game = fight("A", "X", "J", "J-658", A, J, ninja("X", entrance=2))
    use(game, "J")
    assert not game.offered("jutsu J-658")


@pytest.mark.parametrize(("hand", "power"), [("N-001 N-002 wait", "8/4"), ("wait", "6/2")])
def test_j_680_counts_the_enemy_hand(hand: str, power: str) -> None:
    assert used("J-680", user(), answers=hand).power("U") == power


@pytest.mark.parametrize(("found", "power"), [(("X", "Y"), "7/3"), ((), "5/1")])
def test_j_724_is_stronger_by_the_ninja_it_removes(found: tuple[str, ...], power: str) -> None:
    game = used("J-724", user(), cards=(ninja("X"), ninja("Y")), more="deck X J Y 5")
    assert "J" not in game.offers
    game.pick(*found)
    assert game.power("U") == power
    assert game.cards(1, "removed") == list(found)


@pytest.mark.parametrize(("foe", "rewards"), [("A", 1), ("GREAT", 0)])
def test_j_730_wins_a_reward_after_a_victory(foe: str, rewards: int) -> None:
    game = fight("U", foe, "J-730 N-001", "", user(entrance=2, power="2/1"), A,
                 ninja("GREAT", "20/9"), more="deck 9", more2="deck 9")  # fmt: skip
    use(game, "J-730")
    resolve(game)
    game.pick("N-001", "CHAKRA-L")
    assert game.power("U") == "6/5"
    assert {"N-001", "CHAKRA-L"} <= set(game.cards(1, "discard"))
    game.until("end")
    assert game.rewards(1) == rewards


@pytest.mark.parametrize("seed", range(4))
def test_j_928_flips_for_the_damage(seed: int) -> None:
    game = used("J-928", user("Kakashi Hatake"), "C", seed=seed)
    assert game.power("U") == "8/4"
    heads = game.happened("flip")[0].number == 1
    assert state(game, "C") == ("discard" if heads else "injured")


STAYS = "This Ninja cannot leave play by enemy effects."


@pytest.mark.parametrize(("text", "comes"), [("", True), (STAYS, False)])
def test_j_989_puts_one_in_the_place_of_the_dead(text: str, *, comes: bool) -> None:
    game = used("J-989", SNAKE, "E", block="E, C", cards=(ninja("E", "3/1", text=text), ninja("X")),
                more2="discard X")  # fmt: skip
    assert (game.where("E") == "discard") == comes
    assert (game.asked == "1 pick") == comes
    if comes:
        assert {"E", "X"} <= set(game.offers)
        game.pick("X")
        while game.asked.startswith("1 ") and not game.asked.endswith("exchange"):
            game.quiet()
        assert sorted(game.team("X")) == ["U", "X"]


@pytest.mark.parametrize(("foe", "hurt"), [("W", True), ("GREAT", False)])
def test_j_us065_hurts_a_healthy_one_at_home_after_a_victory(foe: str, *, hurt: bool) -> None:
    game = used("J-US065", user("Sasuke Uchiha"), block=foe, cards=(WALL, ninja("GREAT", "20/9")),
                more2="team C\nteam B injured")  # fmt: skip
    assert game.power("U") == "10/1"
    game.until("end")
    assert game.is_injured("C") == hurt
    assert game.where("B") == "play"
