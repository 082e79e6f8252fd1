"""The board as text, at the three widths and in every state that could break it.

The pictures are in `boards/`; NARUTO_TUI_DRAW=1 draws them again.
"""

import os
from pathlib import Path

import pytest
from attrs import evolve

from naruto_tui.rules.events import Event
from naruto_tui.rules.state import DISCARD, HAND
from naruto_tui.tui.board import board_text, draw_board
from naruto_tui.tui.lines import ASCII, cells, text_of
from naruto_tui.tui.model import PANES, BoardModel, Cursor, pane_items
from naruto_tui.tui.roles import THEMES, style

from .fake_view import (
    CHAKRA,
    FakeRefusal,
    FakeView,
    client,
    crowd,
    exchange_choice,
    jutsu,
    link,
    mission,
    mission_choice,
    ninja,
    village,
)

PICTURES = Path(__file__).parent / "boards"
NAMES = ("Naruto's fan", "Computer (genin)")
NAMES_OF_BACKS = ("Naruto", "Sasuke", "Shikamaru", "Konohamaru", "Kankuro")
SIZES = ((80, 24), (100, 30), (140, 50))


def board(view: FakeView, choice: object = None) -> BoardModel:
    return BoardModel.of(view, choice, NAMES)


def battle() -> BoardModel:
    view = village()
    view.phase = "exchange"
    ours, theirs = view.teams(0), view.teams(1)
    view.fight(ours[2].id, theirs[1].id)
    view.fight(ours[1].id)
    view.chain = (link(view, view.hand[0], 0),)
    return board(view, exchange_choice(view))


def refused() -> BoardModel:
    view = village()
    sakura = view.add(ninja("Kurenai Yuhi", 4, 2, entrance=4))
    view.refused = (FakeRefusal("deploy", sakura, "turn marker 2, entrance cost 4", "4.3.2"),)
    return board(view, mission_choice(view)).press("d").press("down")


def waiting() -> BoardModel:
    view = village()
    view.active = view.waiting_for = 1
    return board(view)


def many() -> BoardModel:
    view = crowd()
    return evolve(board(view, exchange_choice(view)), cursor=Cursor("own", 10))


STATES = {
    "mission": lambda: board(village(), mission_choice(village())),
    "battle": battle,
    "refused": refused,
    "waiting": waiting,
    "crowd": many,
}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("state", STATES)
def test_picture(state: str, size: tuple[int, int]) -> None:
    drawn = board_text(STATES[state](), *size)
    picture = PICTURES / f"{state}-{size[0]}x{size[1]}.txt"
    if os.environ.get("NARUTO_TUI_DRAW"):
        PICTURES.mkdir(exist_ok=True)
        picture.write_text(drawn, encoding="utf-8")
    assert drawn == picture.read_text(encoding="utf-8")


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("size", [(80, 24), (99, 24), (100, 24), (120, 40), (140, 24), (300, 90)])
def test_the_board_fills_its_size_exactly(state: str, size: tuple[int, int]) -> None:
    lines = draw_board(STATES[state](), *size)
    assert len(lines) == size[1]
    assert {cells(line) for line in lines} == {size[0]}


@pytest.mark.parametrize("size", [(0, 0), (1, 1), (79, 24), (80, 23), (30, 2)])
def test_a_small_terminal_is_told_what_is_needed(size: tuple[int, int]) -> None:
    lines = draw_board(battle(), *size)
    assert len(lines) == size[1]
    assert (
        text_of(lines[0] if lines else [])
        == f"needs 80x24, has {size[0]}x{size[1]}".ljust(size[0])[: size[0]]
    )


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("pane", ["own", "enemy", "battle", "hand"])
def test_every_card_of_a_crowd_is_seen_under_the_cursor(pane: str, size: tuple[int, int]) -> None:
    view = crowd()
    model = board(view, exchange_choice(view))
    places = len(pane_items(view, pane))
    assert places >= 9
    for place in range(places):
        lines = draw_board(evolve(model, cursor=Cursor(pane, place)), *size)
        lit = [text for line in lines for text, role in line if role == "cursor" and ">" in text]
        assert [text[0] for text in lit] == [">"], (pane, place)


def test_what_is_out_of_sight_is_counted() -> None:
    view = crowd()
    first = board_text(board(view), 80, 24)
    last = board_text(evolve(board(view), cursor=Cursor("own", 10)), 80, 24)
    assert "v " in first
    assert "^ " in last
    total = sum(len(team.members) for team in view.teams(0) if not team.out)
    assert total == 11


def test_more_than_three_fights_scroll_under_the_cursor() -> None:
    view = FakeView(phase="exchange", rewards=(0, 0))
    for i in range(6):
        view.fight(view.deploy(ninja(f"Lone{i}", 2)))
    for i in range(6):
        drawn = board_text(evolve(board(view), cursor=Cursor("battle", i)), 80, 24)
        assert f">Lone{i}" in drawn
        assert "+" in drawn


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_biggest_fights_show_both_powers_and_the_forecast(size: tuple[int, int]) -> None:
    view = FakeView(phase="exchange")
    for i in range(3):
        teams = [[ninja(f"{name} Uchiha", 15, 10) for name in NAMES_OF_BACKS[i : i + 3]]] * 2
        ours, theirs = (
            view.deploy(*team, seat=seat, injured=True) for seat, team in enumerate(teams)
        )
        view.fight(ours, theirs)
    drawn = board_text(board(view), *size)
    assert drawn.count("34") == 6
    assert drawn.count("a tie") == 3


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_each_side_has_is_always_told(size: tuple[int, int]) -> None:
    view = crowd()
    view.rewards = (9, 10)
    for symbols in ("FW", "NE", "LV"):
        view.add(ninja("Two", symbols=symbols), zone=CHAKRA)
    model = BoardModel.of(view, None, ("x" * 40, "Computer (genin)"))
    drawn = board_text(model, *size)
    told = next(line for line in drawn.splitlines() if "You" in line)
    for fact in ("marker 2", "hand 9", "deck 31", "discard 0", "9"):
        assert fact in told
    assert "F5 W5 L5 N5 E5 V5 FW1 LV1 NE1" in told or "chakra 33" in told


@pytest.mark.parametrize("width", [80, 99, 100, 139, 140])
def test_the_widest_numbers_of_the_other_side_are_told(width: int) -> None:
    view = FakeView(rewards=(10, 10))
    for zone in (HAND, CHAKRA, DISCARD):
        for i in range(33):
            view.add(ninja("Two", symbols="FWLNEV"[i % 6]), 1, zone)
    model = BoardModel.of(view, None, ("You", "Computer (genin)"))
    told = board_text(model, width, 30).splitlines()[1]
    for fact in ("marker 2", "hand 33", "deck 32", "discard 33", "10"):
        assert fact in told


def test_keys_are_shown_where_they_work() -> None:
    view = village()
    assert "v chain" not in board_text(board(view), 140, 50)
    assert "i inspect" not in board_text(board(view), 140, 50)
    view.chain = (link(view, view.hand[0], 0),)
    drawn = board_text(evolve(board(view), cursor=Cursor("hand")), 140, 50)
    assert "v chain" in drawn
    assert "i inspect" in drawn


def test_twenty_names_a_side_are_told_apart() -> None:
    view = crowd()
    wide = board_text(board(view), 300, 90)
    own = wide.split("You")[1]
    for number in pane_items(view, "own"):
        piece = view.piece(number)
        traits = view.traits(number)
        power = f"{traits.combat}/{traits.support}"
        assert f" {f'~{power}~' if piece.injured else power}" in own


@pytest.mark.parametrize(
    "name",
    ["\x1b]0;x\x07Evil", "[/x]", "[@click=app.quit]", "a\u202eb", "火影" * 9, "x" * 300, " "],
)
def test_hostile_names_neither_steer_nor_break_the_board(name: str) -> None:
    view = FakeView()
    view.deploy(ninja(name, 3, 1), seat=1)
    view.deploy(ninja(f"{name}2"), ninja("Friend"))
    view.deploy(client(name), seat=1)
    view.add(jutsu(name, "F", text=(name, name)))
    view.add(mission(name))
    view.add(ninja("A", symbols="F"), zone=CHAKRA)
    view.happened = [Event("play", 0, (view.hand[0],))]
    for size in SIZES:
        model = BoardModel.of(view, exchange_choice(view), (name, name))
        for pane in PANES:
            lines = draw_board(evolve(model, cursor=Cursor(pane)), *size)
            shown = "".join(map(text_of, lines))
            assert {cells(line) for line in lines} == {size[0]}
            assert not set(shown) & set("\x1b\x07\u202e")


def test_hidden_cards_are_not_on_the_board() -> None:
    view = village()
    for size in SIZES:
        assert "Hidden Card" not in board_text(board(view, mission_choice(view)), *size)


def test_states_read_without_colour() -> None:
    drawn = board_text(battle(), 80, 24)
    for sign in ("~3/2~", "[EXCHANGE]", "your move", "not blocked: 1 reward", "chain", "3/0"):
        assert sign in drawn, sign


def test_the_forecast_speaks_from_the_seats_side() -> None:
    assert "you win by 1" in board_text(battle(), 80, 24)
    view = village()
    view.active, view.phase = 1, "exchange"
    view.fight(view.teams(1)[0].id, view.teams(0)[0].id)
    view.fight(view.teams(1)[1].id, view.teams(0)[2].id)
    view.fight(view.teams(1)[1].id, view.teams(0)[1].id)
    shown = board_text(board(view), 80, 24)
    assert [text for text in ("a tie", "you win by 1", "they win by") if text in shown] == [
        "a tie",
        "you win by 1",
    ]


def test_ascii_borders_leave_only_ascii() -> None:
    drawn = board_text(evolve(battle(), glyphs=ASCII), 140, 50)
    assert drawn.isascii()


def test_tab_goes_through_the_panes_that_hold_anything() -> None:
    model = board(village(), mission_choice(village()))
    seen = []
    for _ in range(4):
        model = model.press("tab")
        seen.append(model.cursor.pane)
    assert seen == ["hand", "own", "enemy", "menu"]


def test_the_card_under_the_cursor_is_shown_in_full() -> None:
    view = village()
    model = board(view, exchange_choice(view)).press("tab")
    assert model.focus == view.hand[0]
    drawn = board_text(model, 80, 24)
    assert "Give 1 damage to the target." in drawn


def test_enter_on_a_card_of_the_hand_plays_it() -> None:
    view = village()
    model = board(view, exchange_choice(view)).press("tab")
    assert model.press("enter").answer == 0


def test_enter_on_a_card_that_cannot_be_played_says_why() -> None:
    view = village()
    view.refused = (FakeRefusal("jutsu", view.hand[1], "not enough chakra", "5.3.6"),)
    model = board(view, exchange_choice(view)).press("tab").press("right").press("enter")
    assert model.prompt.hint == "Kunai: not enough chakra (rule 5.3.6)"


def test_escape_leads_back_to_the_menu_and_then_nowhere() -> None:
    model = board(village(), mission_choice(village())).press("tab").press("escape")
    assert model.cursor == Cursor()
    assert model.press("escape") is None


def test_every_role_drawn_is_in_every_theme() -> None:
    roles = {role for make in STATES.values() for line in draw_board(make(), 140, 50)
             for _, role in line}  # fmt: skip
    for theme in THEMES:
        for role in roles:
            assert style(role, theme) is not None


def test_a_message_is_on_the_board() -> None:
    model = evolve(waiting(), message="nothing can be taken back")
    assert "nothing can be taken back" in board_text(model, 80, 24)


def test_the_log_scrolls_back() -> None:
    view = village()
    view.happened = [Event("turn", 0, number=i) for i in range(90)]
    model = board(view)
    log = [line[70:] for line in board_text(model, 100, 30).splitlines()]
    back = [line[70:] for line in board_text(evolve(model, log_scroll=40), 100, 30).splitlines()]
    assert [any("89:" in line for line in lines) for lines in (log, back)] == [True, False]
    assert any("Turn" in line for line in back)
