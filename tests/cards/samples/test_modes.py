"""Cards whose modes have targets of their own."""

from naruto_tui.cards.pool import shipped
from tests.rules.scene import Scene, mission, ninja, scene

A, B = ninja("A", "3/1"), ninja("B", "3/1")
PAY = ninja("PAY", symbols="FWLNE")
LOW, HIGH = ninja("LOW", entrance=2), ninja("HIGH", entrance=6)
MINE = ninja("MINE", entrance=4)


def chosen(number: str, mode: int, more: str) -> Scene:
    """Player 1 has announced it for this mode, and paid for it."""
    game = scene(f"turn 21\nplayer 1\nmarker 10\nteam MINE\nhand {number} PAY PAY wait\n{more}\n"
                 f"player 2\nteam B", A, B, PAY, LOW, HIGH, MINE,
                 ninja("L", symbols="L"))  # fmt: skip
    game.play(f"mission {number}")
    game.play(f"mode {mode}")
    while game.asked.endswith("pay hand cost"):
        game.pick(*["PAY"] * game.game.choice.low)
    game.resolve()
    return game


def test_m_910_finds_no_dearer_ninja_than_the_one_it_takes() -> None:
    game = chosen("M-910", 0, "deck LOW HIGH")
    assert game.offers == ["LOW"]
    game.pick("LOW")
    assert game.in_play(1) == ["LOW"]
    assert game.where("MINE") == "discard"


def test_m_910_takes_lightning_back() -> None:
    game = chosen("M-910", 2, "discard L A")
    assert game.where("L") == "hand"
    assert game.in_play(1) == ["MINE"]


def test_m_885_draws_1_card_more_than_it_moved() -> None:
    game = chosen("M-885", 2, "deck A A A A A A")
    # PAY may have paid for it; `wait` and what is left are moved.
    left = 3 - shipped().card("M-885").hand
    assert len(game.cards(1, "hand")) == left + 1


def test_m_885_keeps_other_symbols_from_blocking() -> None:
    fire, water = ninja("F"), ninja("W", symbols="W")
    for blocker, can in ((fire, True), (water, False)):
        game = scene(f"turn 21\nplayer 1\nmarker 10\nteam A\nhand M-885 PAY PAY wait\n"
                     f"player 2\nteam {blocker.number}", A, PAY, blocker)  # fmt: skip
        game.play("mission M-885")
        game.play("mode 1")
        while game.asked.endswith("pay hand cost"):
            game.pick(*["PAY"] * game.game.choice.low)
        game.resolve()
        game.until("battle")
        game.send("A")
        assert (game.asked == "2 block") is can


def coined(more: str) -> Scene:
    lasting = mission("P", text="When your Ninja enters play, draw 1 card.", permanent=True)
    return scene(f"turn 9\nplayer 1\nteam N-1622\nhand wait\ndeck B\n{more}\nplayer 2\nteam B",
                 A, B, lasting)  # fmt: skip


def test_n_1622_moves_a_coin_on() -> None:
    game = coined("team A coins +1/+1 x2\nmission P coins x2")
    game.play("ability N-1622 0")
    game.play("mode 0")
    game.pick("A")
    game.resolve()
    assert (game.coins("A"), game.coins("P")) == (3, 1)
    assert game.asked.endswith("pick")
    game.pick("wait")
    assert game.cards(1, "hand") == ["B"]


def test_n_1622_does_not_give_a_coin_back_to_where_it_was() -> None:
    game = coined("mission P coins x2")
    game.play("ability N-1622 0")
    assert game.offers == ["mode 0"]
    game.play("mode 0")
    game.pick("N-1622")
    game.resolve()
    assert (game.coins("N-1622"), game.coins("P")) == (1, 1)
    assert game.cards(1, "hand") == ["wait"]
    assert not coined("").offered("ability N-1622 0")
