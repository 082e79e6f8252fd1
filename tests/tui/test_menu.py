"""The lower part of the board at 80 x 24: what a row and the detail pane tell in little room."""

import pytest

from naruto_tui.rules.choices import Choice, Need, Option, PickCards, PickOption, YesNo
from naruto_tui.rules.state import CHAIN, CHAKRA
from naruto_tui.rules.team_choices import Block, Blocker, Send, Sendable
from naruto_tui.tui.board import board_text
from naruto_tui.tui.menu import row_line, row_text
from naruto_tui.tui.model import BoardModel
from naruto_tui.tui.prompt import Row
from tests.rules.scene import ninja as giver
from tests.rules.scene import scene

from .fake_view import FakeRefusal, FakeView, asked, jutsu, mission, mission_choice, ninja, village


def pressed(view: FakeView, choice: Choice, *keys: str) -> BoardModel:
    model = BoardModel.of(view, choice, ("You", "Computer"))
    for key in keys:
        model = model.press(key)
        assert isinstance(model, BoardModel)
    return model


def below(model: BoardModel, height: int = 24) -> tuple[list[str], str]:
    """Lines of the menu, and the detail pane beside it as one text without line breaks."""
    lines = board_text(model, 80, height).splitlines()
    top = max(i for i, line in enumerate(lines) if line.startswith("╭"))
    rows = lines[top:-2]
    detail = " ".join(" ".join(line[40:].strip("│╮╭─ ").split()) for line in rows)
    return [line[:40].strip("│ ").rstrip() for line in rows], detail


def three() -> tuple[FakeView, int]:
    """A team whose power hangs on its head: 5, 4 and 7."""
    view = FakeView(phase="battle")
    cards = (ninja("Sasuke Uchiha", 4, 1), ninja("Sakura Haruno", 1, 1), ninja("Rock Lee", 5, 0))
    return view, view.deploy(*cards)


class TestHeads:
    @pytest.mark.parametrize(("turns", "head", "power"), [(0, "Rock Lee", 7), (1, "Sasuke", 5)])
    def test_the_team_sent_is_shown_with_the_chosen_head(
        self, turns: int, head: str, power: int
    ) -> None:
        view, team = three()
        choice = Send(asked("send"), (Sendable(team, view.team(team).members),), 3, ())
        menu, detail = below(pressed(view, choice, "1", *["h"] * turns))
        assert f"head {head}" in detail
        assert f"team power {power}" in detail
        (row,) = (line for line in menu if line.startswith(">"))
        assert row.endswith(f"= {power}")

    def test_inspecting_shows_the_chosen_head_too(self) -> None:
        view, team = three()
        choice = Send(asked("send"), (Sendable(team, view.team(team).members),), 3, ())
        row = pressed(view, choice, "h").row
        assert row is not None
        assert view.cards[row.head].name == "Sasuke Uchiha"

    def test_a_block_tells_both_powers_and_the_chosen_head(self) -> None:
        view, team = three()
        attack = view.deploy(ninja("Zabuza Momochi", 5, 1), ninja("Haku", 1, 2), seat=1)
        view.fight(attack)
        blocker = Blocker(team, view.team(team).members, (attack,))
        choice = Block(asked("block"), (blocker,), (), ())
        menu, detail = below(pressed(view, choice, "1", "h"))
        assert "head Sasuke Uchiha" in detail
        assert any(line.startswith(">") and line.endswith("= 5") for line in menu)
        menu, detail = below(pressed(view, choice, "1", "h", "1"), 30)
        assert "Blocked by Sasuke 4/1 +" in detail
        assert any("= 7 vs 5" in line for line in menu)


MODES = (
    'Choose 1: (1) The target\'s attribute becomes "Taijutsu" this turn. '
    '(2) The target\'s attribute becomes "Flame" this turn.'
)


def test_what_differs_between_modes_is_seen() -> None:
    view = village()
    card = view.add(jutsu("Transform Jutsu", "N", text=(MODES,)))
    choice = PickOption(asked("modes", card), (Option("mode", -1, 0), Option("mode", -1, 1)))
    menu, detail = below(pressed(view, choice, "down"))
    assert any("1" in line and '"Taijutsu" this turn.' in line for line in menu)
    assert any("2" in line and '"Flame" this turn.' in line for line in menu)
    assert 'The target\'s attribute becomes "Flame" this turn.' in detail


@pytest.mark.parametrize("number", [3, 20])
def test_the_symbol_of_a_card_that_pays_is_never_cut(number: int) -> None:
    view = village()
    long = "A Mission with a Name Longer than the Menu"
    cards = [view.add(mission(long, symbols="FW"), zone=CHAKRA)]
    cards += [view.add(jutsu("Sharingan Eye", "V"), zone=CHAKRA) for _ in range(number)]
    price = view.add(jutsu("Multi Shadow Clone Jutsu", "F", 1))
    need = Need((("F", 1, 0),), tuple(cards), ("FW", *["V"] * number))
    choice = PickCards(asked("pay jutsu cost", price), tuple(cards), 2, 2, need)
    menu, _ = below(pressed(view, choice))
    rows = [line for line in menu if " A Mission" in line or "Sharingan" in line]
    assert rows
    for line in rows:
        assert (" FW" if "Mission" in line else "Sharingan Eye V") in line


def test_a_jutsu_in_hand_names_a_symbol_once() -> None:
    view = village()
    cards = (view.hand[0], view.add(jutsu("Clone Jutsu", "F", text=())))
    choice = PickCards(asked("pick"), cards, 1, 1)
    rows = pressed(view, choice).prompt.rows
    assert [row.text for row in rows] == ["Fireball Jutsu F1", "Clone Jutsu F"]


def test_how_many_are_possible_is_told_however_narrow_the_menu_is() -> None:
    view = village()
    row = pressed(view, mission_choice(view)).prompt.rows[0]
    texts = ["".join(text for text, _ in row_line(row, room, focused=False)) for room in (40, 27)]
    assert row.text == "Deploy a Ninja"
    assert [text.split("Ninja")[1].strip() for text in texts] == ["(1 possible)", "(1)"]


def test_the_reason_under_the_cursor_is_told_whole() -> None:
    view = village()
    blade = view.add(jutsu("Lightning Blade", "L"))
    view.refused = (
        FakeRefusal("deploy", blade, "no Ninja on the battlefield can use it", "5.3.6"),
    )
    _, detail = below(pressed(view, mission_choice(view), "d", "down"))
    assert "no Ninja on the battlefield can use it (rule 5.3.6)" in detail


def test_a_card_on_the_chain_is_said_to_be_there() -> None:
    view = village()
    card = view.add(jutsu("Kunai", "F"), zone=CHAIN)
    choice = PickCards(asked("pay jutsu cost", card), (view.chakra(0)[0],), 1, 1)
    model = pressed(view, choice)
    _, detail = below(pressed(view, PickCards(asked("target"), (card,), 1, 1)))
    assert model.focus != card
    assert "on the chain" in detail


@pytest.mark.parametrize(
    ("room", "text"),
    [(30, "Naruto 1/0 + Haku 1/1 = 2"), (20, "Naruto 1/0 + Ha. = 2"), (8, ".. = 2")],
)
def test_a_row_is_cut_before_its_tail(room: int, text: str) -> None:
    assert row_text(Row("Naruto 1/0 + Haku 1/1 = 2", tail="= 2"), room) == text


@pytest.mark.parametrize("ask", ["exchange", "respond"])
def test_the_menu_of_a_battle_is_always_in_one_order(ask: str) -> None:
    view = village()
    options = (Option("ability", 0), Option("jutsu", view.hand[0]), Option("pass"))
    rows = pressed(view, PickOption(asked(ask), options)).prompt.rows
    assert [row.key for row in rows] == ["j", "e", "p"]


def test_a_yes_or_no_about_a_card_can_be_inspected() -> None:
    view = village()
    model = pressed(view, YesNo(asked("may", view.hand[0])))
    assert model.focus == view.hand[0]
    assert "i" in [key.key for key in model.keys_now]


def test_a_note_without_room_is_told_in_the_detail_pane() -> None:
    view, team = three()
    sendable = Sendable(team, view.team(team).members)
    choice = Send(asked("send"), (sendable,), 3, frozenset({team}))
    menu, detail = below(pressed(view, choice))
    assert any(line.startswith(">") and line.endswith("= 7") for line in menu)
    assert detail.count("Must attack.") == 1


def test_an_ability_that_was_given_can_be_read_whole_under_the_cursor() -> None:
    text = "All of your Ninja gain “[Mission] Pay 1: Draw 1 card; injure 1 of your other Ninja.”."
    game = scene("player 1\n team N-001\n team G\n chakra 3\n hand 1", giver("G", text=text)).game
    assert game.choice is not None
    model = BoardModel.of(game.view(0), game.choice, ("You", "Computer")).press("e")
    assert isinstance(model, BoardModel)
    menu, detail = below(model)
    assert not any("other Ninja" in line for line in menu)
    assert "Pay 1: Draw 1 card. Injure 1 of your other Ninja." in detail
