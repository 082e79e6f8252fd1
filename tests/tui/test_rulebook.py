"""The rules inside the help: pages, finding words, and the way back."""

from functools import partial
from typing import Any

import pytest

from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.reference import chapters
from naruto_tui.tui.help import PHASE_HELP, help_lines
from naruto_tui.tui.lines import cells, text_of
from naruto_tui.tui.model import BoardModel
from naruto_tui.tui.panes import HelpPane, Pane, RulesPane
from naruto_tui.tui.rulebook import PAGES, found_lines, page_lines, page_of, page_title

from .fake_view import mission_choice, village


def help_pane(phase: str = "mission") -> HelpPane:
    view = village()
    view.phase = phase
    board = BoardModel.of(view, mission_choice(view))
    return HelpPane(board.voice, told=partial(help_lines, board), page=page_of(phase))


def pressed(pane: Pane | None, *keys: str) -> Any:
    for key in keys:
        assert pane is not None
        pane = pane.press(key, key if len(key) == 1 else "")
    return pane


def shown(pane: Pane, width: int = 80, height: int = 24) -> str:
    return "\n".join(text_of(line).rstrip() for line in pane.draw(width, height))


def test_help_offers_the_rules() -> None:
    assert ("r", "rules") in help_pane().keys
    assert isinstance(pressed(help_pane(), "r"), RulesPane)


@pytest.mark.parametrize("phase", PHASE_HELP)
def test_the_rules_open_at_the_chapter_of_the_phase(phase: str) -> None:
    others = {"setup": "3", "battle": "5", "exchange": "5", "showdown": "5", "end": "6"}
    chapter = others.get(phase, "4")
    assert f" Rules {chapter}: " in shown(pressed(help_pane(phase), "r"))
    assert page_title(page_of(phase)).startswith(f"Rules {chapter}: ")


def test_escape_goes_back_to_the_help_and_question_mark_to_the_board() -> None:
    opened = help_pane()
    assert pressed(opened, "r", "escape") is opened
    assert pressed(opened, "r", "r") is opened
    assert pressed(opened, "r", "question_mark") is None


def test_pages_turn_round() -> None:
    first = pressed(help_pane(), "r")
    assert " Rules 5: " in shown(pressed(first, "right"))
    assert " Rules 3: " in shown(pressed(first, "left"))
    assert pressed(first, *["right"] * PAGES) == first


def test_a_page_scrolls_to_its_end_and_back() -> None:
    pane = pressed(help_pane(), "r")
    assert "4.8.3" not in shown(pane)
    assert "4.8.3" in shown(pressed(pane, "end"))
    assert shown(pressed(pane, "end", "home")) == shown(pane)
    assert shown(pressed(pane, "down")) != shown(pane)
    assert shown(pressed(pane, "end", "right")) == shown(pressed(pane, "right"))


def test_words_are_found_in_all_chapters() -> None:
    found = pressed(help_pane(), "r", "slash", *"reward", "enter")
    assert " Rules with reward " in shown(found)
    assert "2.3" in shown(found)
    assert "T-7.2" in shown(pressed(found, "end", "up"))


def test_escape_first_empties_what_was_searched() -> None:
    found = pressed(help_pane(), "r", "slash", *"chakra", "enter", "escape")
    assert isinstance(found, RulesPane)
    assert found.wish.text == ""


def test_an_unknown_word_offers_the_nearest() -> None:
    text = " ".join(text_of(line) for line in found_lines("chakkra", 76))
    assert text.startswith("No rule has chakkra. Like it are: chakra")


@pytest.mark.parametrize("page", range(PAGES))
def test_a_page_holds_every_rule_in_its_cells(page: int) -> None:
    lines = page_lines(page, 76)
    assert max(map(cells, lines)) <= 76
    numbers = [line[0][0].strip() for line in lines if line[0][0].strip()]
    assert [one.number for one in chapters()[page].rules] == [
        number for number in numbers if number in {one.number for one in chapters()[page].rules}
    ]


def test_the_rules_say_what_the_edition_of_the_game_has_otherwise() -> None:
    opened = help_pane()
    assert "edition" not in shown(opened, 80, 60).lower()
    assert "In edition" not in " ".join(text_of(line) for line in page_lines(1, 76))
    opened.voice.view.edition = EDITIONS["fr"]
    assert "edition fr: French rules" in " ".join(shown(opened, 80, 60).split())
    first = pressed(opened, "r", "left", "left", "left")
    assert "In edition fr: cards in a deck: exactly 40." in shown(first)
    found = " ".join(text_of(line) for line in found_lines("1.1", 76, EDITIONS["ru"]))
    assert "cards in a deck: 50 or more" in found
