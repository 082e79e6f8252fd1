"""Cards that speak of something said before: the X of a price, another target, what was picked."""

import pytest

from naruto_tui.rules.playable import problems
from tests.cards.effects.fight import fight, resolve
from tests.cards.effects.ninja_scenes import may_go
from tests.rules.scene import Scene, jutsu, mission, ninja, scene


def kakashi(village: str) -> Scene:
    """He arrives, with 4 chakra after his hand cost; the other player has this village."""
    mine = "player 1\n marker 5\n hand N-1293 N-028\n chakra N-001 x3"
    game = scene(f"{mine}\nplayer 2\n {village}")
    game.deploy("N-1293", ("N-028",))
    return game


def test_n_1293_pays_x_and_discards_who_costs_less() -> None:
    game = kakashi("team N-015\n team N-017\n team N-011")
    game.yes()
    assert game.asked == "1 x"
    assert game.game.choice is not None
    assert list(game.game.choice.answers()) == [3, 4], "with 2 nobody costs less"
    game.say_number(4)
    assert game.offers == ["N-015", "N-017"]
    game.pick("N-017")
    game.resolve()
    assert game.where("N-017") == "discard"
    assert (game.cards(1, "chakra"), game.in_play(2)) == ([], ["N-015", "N-011"])


def test_n_1293_is_not_asked_where_everybody_costs_too_much() -> None:
    game = kakashi("team N-011\n team N-024")
    assert not game.happened("trigger")
    assert len(game.cards(1, "chakra")) == 4


def test_n_1293_is_not_asked_where_it_cannot_pay_enough() -> None:
    mine = "player 1\n marker 5\n hand N-1293 N-028\n chakra N-001"
    game = scene(f"{mine}\nplayer 2\n team N-015")
    game.deploy("N-1293", ("N-028",))
    assert not game.happened("trigger")


def test_m_167_injures_all_who_cost_2_less_than_the_first() -> None:
    enemies = "team N-015\n team N-004\n team N-017\n team N-024"
    game = scene(f"player 1\n marker 9\n hand M-167 N-012\n team N-126\nplayer 2\n {enemies}")
    assert game.game.cards[game.card("N-126")].entrance == 5
    game.play("mission M-167")
    game.resolve()
    among = ("N-126", "N-015", "N-004", "N-017", "N-024")
    injured = [one for one in among if game.is_injured(one)]
    assert injured == ["N-015", "N-017"], "N-004 is of Leaf, N-024 costs more than 3"


def test_m_167_needs_somebody_who_costs_so_little() -> None:
    for who, offered in (("N-126", True), ("N-042", False), ("N-030", False)):
        mine = f"player 1\n marker 9\n hand M-167 N-012\n team {who}"
        game = scene(f"{mine}\nplayer 2\n team N-015")
        assert game.offered("mission M-167") == offered


STUMP = "player 1\n marker 9\n hand M-390 N-001 N-027\n team N-011\n team N-012\nplayer 2\n"


def stumped() -> Scene:
    """Each player has picked one of the two Ninja of the other: Haku and Kakashi."""
    game = scene(STUMP + " team N-017\n team N-024\n hand N-002 N-006")
    game.play("mission M-390")
    game.resolve()
    assert (game.asked, game.offers) == ("1 pick", ["N-017", "N-024"])
    game.pick("N-017")
    assert (game.asked, game.offers) == ("2 pick", ["N-011", "N-012"])
    game.pick("N-011")
    return game


def test_m_390_keeps_one_ninja_of_each_player_at_home() -> None:
    game = stumped()
    game.until("battle")
    assert may_go(game) == [["N-012"]]
    game.send("N-012")
    assert may_go(game) == [["N-024"]]


def test_m_390_holds_in_the_next_turn_and_ends_with_the_mission() -> None:
    game = stumped()
    turn = game.turn
    game.until("end")
    game.until("battle")
    assert (game.turn, may_go(game)) == (turn + 1, [["N-024"]])
    game.until("end")
    game.until("mission")
    assert game.where("M-390") == "play"
    game.until("end")
    while game.where("M-390") == "play":
        game.quiet()
    game.until("battle")
    assert ["N-011"] in may_go(game)
    assert ["N-017"] not in may_go(game)
    game.until("end")
    assert not [one for one in game.game.lasting if one.frame.card == game.card("M-390")]


def test_what_never_comes_into_play_says_nothing_for_as_long_as_it_is_there() -> None:
    text = "1 enemy Ninja cannot be sent out as long as this card is in play."
    stays = [
        mission("M", text=text, permanent=True),
        ninja("N", text=f"When this Ninja enters play, {text}"),
    ]
    assert [problems(card) for card in stays] == [(), ()]
    for card in (mission("M", text=text), jutsu("J", text=text)):
        assert any("does not stay there" in one for one in problems(card))


def wave(*paid: str) -> Scene:
    """Zabuza faces three who are hard to injure; he pays this chakra."""
    crowd = tuple(ninja(f"E-{place}", "3/1", "2/1") for place in range(3))
    game = fight("N-024", "E-0, E-1, E-2", "J-936", "", *crowd)
    game.play("jutsu J-936")
    game.say_number(len(paid))
    game.pick("E-1")
    game.pick(*paid)
    resolve(game)
    return game


@pytest.mark.parametrize(
    ("paid", "injured", "gone"),
    [
        (("CHAKRA-L",), ["E-1"], []),
        (("CHAKRA-L", "CHAKRA-W"), ["E-0", "E-1"], []),
        (("CHAKRA-L", "CHAKRA-L", "CHAKRA-W"), [], ["E-0", "E-1"]),
        (("CHAKRA-L", "CHAKRA-W", "CHAKRA-W"), ["E-0", "E-1", "E-2"], []),
        (("CHAKRA-W", "CHAKRA-W"), [], []),
        (("CHAKRA-F", "CHAKRA-N"), [], []),
    ],
)
def test_j_936_damages_by_lightning_as_many_others_as_water(
    paid: tuple[str, ...], injured: list[str], gone: list[str]
) -> None:
    game = wave(*paid)
    if game.asked == "1 pick":
        game.pick("E-0")
    crowd = ("E-0", "E-1", "E-2")
    assert [one for one in crowd if game.where(one) == "discard"] == gone
    assert [one for one in crowd if one not in gone and game.is_injured(one)] == injured


def test_j_936_needs_a_dear_ninja_of_its_symbols() -> None:
    for who, offered in (("N-024", True), ("N-017", False), ("N-126", False)):
        game = fight(who, "E", "J-936", "", ninja("E"))
        assert game.offered("jutsu J-936") == offered
