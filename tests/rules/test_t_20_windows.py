"""What happens at the beginning and at the end of phases (T-20)."""

import pytest

from .scene import jutsu, mission, ninja, scene

A, B = ninja("A", "3/1"), ninja("B", "2/1")
COUNTER = mission("C", text="Draw 1 card.", counter=True)


def test_t_20_at_the_beginning_of_a_phase_before_its_first_option() -> None:
    card = ninja("A", text="At the start of your mission phase, draw 1 card.")
    game = scene("phase start\nplayer 1\n team A\n hand N-001 N-003\n deck 20", card)
    assert game.asked == "1 mission phase"
    kinds = [event.kind for event in game.game.events if event.kind in ("draw", "phase", "trigger")]
    assert kinds.index("trigger") > kinds.index("phase")
    assert len(game.cards(1, "hand")) == 4


def test_t_20_at_the_end_of_a_phase_after_its_last_option() -> None:
    card = ninja("A", text="At the end of your mission phase, draw 1 card.")
    game = scene("player 1\n team A\n team B\n hand N-001 N-003\n deck 20", card, B)
    assert game.happened("trigger") == []
    game.play("next")
    assert len(game.happened("trigger")) == 1
    assert len(game.cards(1, "hand")) == 3


@pytest.mark.parametrize("edge", ["start", "end"])
def test_t_20_it_happens_with_an_empty_chain_and_one_round_of_options(edge: str) -> None:
    card = ninja("A", text=f"At the {edge} of your mission phase, draw 1 card.")
    phase = "start" if edge == "start" else "mission"
    text = f"phase {phase}\nplayer 1\n team A\n hand N-001\n deck 20\nplayer 2\n hand C"
    game = scene(text, card, COUNTER)
    while game.asked not in ("2 respond", ""):
        game.quiet()
    assert [game.game.cards[link.card].number for link in game.game.chain] == ["A"]
    game.play("counter C")
    game.resolve()
    assert len(game.happened("trigger")) == 1


def test_t_20_each_player_has_his_own_turns() -> None:
    card = ninja("A", text="At the start of the enemy mission phase, draw 1 card.")
    game = scene("phase start\nplayer 1\n hand N-001\n deck 20\nplayer 2\n team A\n deck 20", card)
    assert len(game.happened("trigger")) == 1
    game = scene("phase start\nplayer 1\n team A\n hand N-001\n deck 20", card)
    assert game.happened("trigger") == []


def test_t_20_the_exchange_begins_before_its_first_jutsu() -> None:
    card = ninja("A", text="At the start of each exchange, draw 1 card.")
    free = jutsu("J", text="Draw 1 card.")
    game = scene("phase exchange\nplayer 1\n attack A\n hand J\n deck 20\nplayer 2\n block 1 B",
                 card, B, free)  # fmt: skip
    assert game.asked == "1 respond"
    game.resolve()
    assert game.asked == "1 exchange"
    assert len(game.happened("trigger")) == 1
