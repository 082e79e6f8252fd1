"""Cards whose target is described by something said before: the X of a price, another target."""

from tests.rules.scene import Scene, scene


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
