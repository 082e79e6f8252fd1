"""Jutsu of the sixth sample: what each does, and when it does not."""

import pytest

from naruto_tui.cards.model import Card
from tests.cards.effects.fight import fight, resolve, use
from tests.rules.scene import Scene, jutsu, ninja, scene

from .test_ninja import A, B

J = jutsu("J", text="Draw 1 card.")
C = ninja("C", "2/1")


def used(number: str, user: Card, *targets: str, block: str = "B, C", **more: str) -> Scene:
    """The Jutsu has been carried out; `user` is the attacker U's only Ninja."""
    game = fight(user.number, block, number, more.pop("answers", ""), user, A, B, C, J,
                 ninja("D", "1/1", entrance=4), **more)  # fmt: skip
    use(game, number, *targets)
    resolve(game)
    return game


def user(name: str = "U", *words: str, **facts) -> Card:
    return ninja("U", "5/1", name=name, characteristics=words, **facts)


@pytest.mark.parametrize(
    ("number", "fits"),
    [
        ("J-148", user("U", "Satoosa")),
        ("J-148", user("U", "Sannin")),
        ("J-168", user("Shukaku")),
        ("J-197", user("Manda")),
        ("J-272", user("Kagero")),
        ("J-580", user("Sakura Haruno", "Chunin")),
        ("J-580", user("Tsunade")),
        ("J-643", user("Yugito Ni'i")),
        ("J-679", user(entrance=2)),
        ("J-763", user(symbols="W", entrance=5)),
        ("J-939", user(attributes=("Weapon",))),
        ("J-US066", user("Kakashi Hatake")),
        ("J-US092", user("U", "Sharingan Eye")),
    ],
)
def test_who_may_use_it_and_nobody_else(number: str, fits: Card) -> None:
    assert fight("U", "B", number, "", fits, B).offered(f"jutsu {number}")
    assert not fight("A", "B", number, "", A, B).offered(f"jutsu {number}")


def test_j_148_hurts_everybody_that_battles() -> None:
    game = used("J-148", user("U", "Satoosa"), more2="team A")
    assert [game.is_injured(one) for one in "BCA"] == [True, True, False]


@pytest.mark.parametrize(("number", "name"), [("J-168", "Shukaku"), ("J-197", "Manda")])
def test_two_damage_discards(number: str, name: str) -> None:
    game = used(number, user(name), "B")
    assert (game.where("B"), game.where("C")) == ("discard", "play")


@pytest.mark.parametrize("seed", range(8))
def test_j_272_discards_on_two_heads(seed: int) -> None:
    game = used("J-272", user("Kagero"), seed=seed)
    heads = [event.number for event in game.happened("flip")]
    gone = [game.where(one) == "discard" for one in "BC"]
    assert gone == [heads[:2] == [1, 1], heads[2:] == [1, 1]]


@pytest.mark.parametrize(("number", "zone"), [("U injured", "chakra"), ("U", "hand")])
def test_j_580_hangs_on_the_users_health(number: str, zone: str) -> None:
    game = fight(number, "B, D", "J-580", "", user("Tsunade", entrance=2), B,
                 ninja("D", "1/1", entrance=4))  # fmt: skip
    use(game, "J-580")
    resolve(game)
    if game.asked == "1 pick":
        game.pick("B")
    assert (game.where("B"), game.where("D")) == (zone, "play")


def test_j_580_sends_no_dearer_one_to_hand() -> None:
    game = used("J-580", user("Tsunade", entrance=2), block="D")
    assert game.where("D") == "play"


@pytest.mark.parametrize(("power", "discards"), [("9/1", 1), ("1/1", 0)])
def test_j_643_and_a_card_of_the_hand_when_it_wins(power: str, discards: int) -> None:
    strong = ninja("U", power, name="Yugito Ni'i")
    game = used("J-643", strong, "C", more2="hand J J")
    assert game.where("C") == "hand"
    game.until("end")
    assert len([one for one in game.cards(2, "discard") if one != "B"]) == discards


def test_j_648_changes_cards_of_the_hand_for_chakra() -> None:
    game = used("J-648", user(), more2="hand A A A")
    assert game.cards(2, "hand").count("A") == 1
    game.pick("2:CHAKRA-F", "2:CHAKRA-W")
    assert sorted(game.cards(2, "hand")) == ["A", "CHAKRA-F", "CHAKRA-W"]


def test_j_679_makes_all_ninja_of_the_user_stronger() -> None:
    game = used("J-679", user(entrance=2), more="team A")
    assert [game.power(one) for one in "UAB"] == ["8/1", "6/1", "3/1"]


def test_j_714_tracks_and_helps_who_battles_it() -> None:
    game = used("J-714", user(), "B", more="team A")
    assert [game.power(one) for one in "UA"] == ["6/2", "3/1"]


def test_j_714_of_one_that_battles_nobody_nothing_comes() -> None:
    assert used("J-714", user(), "A", more2="team A").power("U") == "5/1"


def test_j_763_moves_to_chakra() -> None:
    assert used("J-763", user(symbols="W", entrance=5), "B").where("B") == "chakra"


@pytest.mark.parametrize(("kept", "offered"), [(False, True), (True, False)])
def test_j_763_from_chakra_with_an_empty_hand(kept: bool, offered: bool) -> None:
    text = "phase exchange\nplayer 1\nattack U\nchakra J-763 W x4\n{}\nplayer 2\nblock 1 B\nhand J"
    water = ninja("W", symbols="W")
    acts = ninja("U", symbols="W", entrance=5, text="[Exchange] Pay 0: Draw 1 card.")
    game = scene(text.format("hand A" if kept else ""), acts, water, A, B, J)
    assert game.offered("jutsu J-763") == offered


@pytest.mark.parametrize(("cards", "zone"), [(20, "discard"), (19, "play")])
def test_j_845_more_against_a_full_discard_pile(cards: int, zone: str) -> None:
    game = used("J-845", user(), "B", more2=f"discard A x{cards}")
    assert game.where("B") == zone
    if zone == "play":
        assert game.is_injured("B")


@pytest.mark.parametrize(
    ("word", "power", "injured", "home"),
    [
        ("Shadow", "0/0", False, False),
        ("Food", "3/1", True, False),
        ("Mind", "3/1", False, True),
        ("Leaf", "3/1", False, False),
    ],
)
def test_j_890_by_whom_the_team_has(word: str, power: str, injured: bool, home: bool) -> None:
    stout = ninja("B", "3/1", "3/1")
    game = fight("U, V", "B", "J-890", "", user(), ninja("V", characteristics=(word,)), stout)
    use(game, "J-890", user="U")
    resolve(game)
    assert (game.power("B"), game.is_injured("B")) == (power, injured)
    assert (game.game.teams[game.game.play[game.card("B")].team].out == "") == home


@pytest.mark.parametrize(("pays", "power", "home"), [(True, "9/5", True), (False, "5/1", False)])
def test_j_939_pays_and_sends_home_the_weaker(pays: bool, power: str, home: bool) -> None:
    game = fight("U", "D", "J-939", "", user(attributes=("Weapon",)), ninja("D", "6/1"))
    use(game, "J-939")
    resolve(game)
    game.yes() if pays else game.no()
    while game.asked in ("1 pay chakra", "1 pick"):
        if game.asked == "1 pick":
            game.pick("D")
        else:
            game.quiet()
    assert game.power("U") == power
    assert (game.game.teams[game.game.play[game.card("D")].team].out == "") == home


@pytest.mark.parametrize(("rewards", "zone", "power"), [(5, "discard", "10/6"), (4, "play", "9/5")])
def test_j_us066_by_the_rewards_of_the_enemy(rewards: int, zone: str, power: str) -> None:
    game = used("J-US066", user("Kakashi Hatake"), "B", more2=f"rewards A x{rewards}")
    assert (game.where("B"), game.power("U")) == (zone, power)


def test_j_us092_discards_jutsu_off_the_enemy_deck() -> None:
    game = used("J-US092", user("U", "Sharingan Eye"), more2="deck A J A A A J")
    game.pick("2:J")
    assert (game.cards(2, "discard"), len(game.cards(2, "deck"))) == (["J"], 5)


def test_j_us092_may_leave_them() -> None:
    game = used("J-US092", user("U", "Sharingan Eye"), more2="deck A J A A A J")
    game.pick()
    assert len(game.cards(2, "deck")) == 6
