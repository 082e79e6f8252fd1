"""Two people at one keyboard: the curtain, what each is told, orders, draws, sideboards."""

import re
from typing import Any

import pytest

from naruto_tui.rules.tokens import BOTH
from naruto_tui.table.orders import ORDERS
from naruto_tui.tui.plain.course import play_match
from tests.telltale import NAMES, match_of_two, told, unseen
from tests.tui.plain.conftest import COVER, Talk

ENTER = "press Enter when you sit here"


class Watched(Talk):
    """Looks at all that can still be read whenever somebody is waited for."""

    def hear(self) -> str:
        match, face = self.face.match, self.face
        at_curtain = ENTER in self.said[-1] or COVER in self.said[-4:]
        over = match.game.result is not None
        view = match.view(BOTH if at_curtain or over else face.seat)
        # What was searched may be read until the curtain closes, and is hidden again meanwhile.
        seen = "\n".join(self.said) if at_curtain else "\n".join(self.said[self._since :])
        seen = seen.rpartition(COVER)[2]
        found = told(unseen(view, match.game), seen)
        if over and not at_curtain:
            own = f"Zq{face.seat}", f"Wj{face.seat}"
            found = [name for name in found if not name.startswith(own)]
        assert not found, seen
        return super().hear()


@pytest.mark.parametrize("seed", range(3))
def test_nobody_can_read_a_card_of_the_other(reader: Any, seed: int) -> None:
    match = match_of_two(seed)
    one = Watched(match, [], reader(seed))
    play_match(one.face)
    assert match.game.result is not None
    curtains = [place for place, line in enumerate(one.said) if "sits down. " in line]
    assert len(curtains) > 8
    # Nothing stands between what is covered and who is to sit down.
    assert all(one.said[place - 1] == COVER for place in curtains)
    assert any(line.startswith("Turn 2, ") for line in one.said)
    assert one.said[-1].startswith(NAMES) or "drawn" in one.said[-1]


def test_whoever_sits_down_is_told_first_what_happened() -> None:
    match = match_of_two()
    one = Talk(match, ["", "n", "", "n", "", "charge", "ok", "", "n", "quit"])
    play_match(one.face)
    part = one.text.split(COVER)
    assert "Naruto sits down. Sasuke, look away now." in part[1]
    assert "Before the first turn. Naruto 0 rewards, Sasuke 0 rewards." in part[1]
    assert re.search(r"\nYou draw Zq0", part[1])
    assert re.search(r"\nYou draw Zq1", part[2])
    assert "Since you sat here:\nTurn 1: you attack." in part[3]


def test_a_choice_is_taken_back_at_the_curtain() -> None:
    match = match_of_two()
    one = Talk(match, ["", "n", "now?", "UNDO", "", "quit"])
    play_match(one.face)
    assert "undo: Naruto takes the last choice back." in one.said
    assert "Enter opens the curtain; quit leaves, the game is saved." in one.said
    assert match.game.answers == []
    last = one.text.rpartition(COVER)[2]
    assert "The last choice is taken back." in last
    assert "Redraw?" in last


def test_a_draw_is_offered_on_a_page_without_cards() -> None:
    match = match_of_two()
    lines = ["", "draw", "no", "draw", "yes", "no", "", "draw", "yes", "yes"]
    one = Watched(match, lines)
    play_match(one.face)
    assert "No draw is offered." in one.said
    pages = one.text.split(COVER)
    assert pages[2].startswith(
        "\nNaruto offers a draw. Sasuke, do you agree? Then the game ends, and nobody wins it."
    )
    assert "Zq" not in pages[2]
    # Whoever declined still looks there: the curtain closes before cards are told again.
    assert "The draw is declined: the game goes on." in pages[3]
    assert "Naruto sits down." in pages[3]
    assert match.game.result is not None
    assert match.game.result.winner == -1
    assert one.said[-1] == "The game is drawn: both players agreed on it."


def test_conceding_asks_first_and_is_told_to_both() -> None:
    match = match_of_two()
    one = Watched(match, ["", "x", "n", "concede", "yes"])
    play_match(one.face)
    assert "The game goes on." in one.said
    assert one.said[-1] == "Sasuke wins the game: the other player conceded."


def test_standing_orders_are_listed_and_hold() -> None:
    match = match_of_two()
    lines = ["", "n", "", "orders", "", "w", "9", "orders able", "n", "", "orders", "quit"]
    one = Talk(match, lines)
    play_match(one.face)
    for place, order in enumerate(ORDERS, 1):
        assert any(line.startswith(f"  {place}. {order.name}") for line in one.said)
        assert f"     {order.about}" in one.said
    assert "  1. Ask me each time, as it is now" in one.said
    assert "Nothing changes." in one.said
    assert "There is no order '9'; orders lists them." in one.said
    assert "From now on: Pass unless I can do something." in one.said
    assert match.orders[1].word == "able"


def test_an_order_that_passes_lets_the_game_go_on() -> None:
    match = match_of_two()
    one = Talk(match, ["", "n", "", "orders 5", "n", "", "n", "", "quit"])
    play_match(one.face)
    assert any("pass" in line for line in match.game.answers)
    assert match.game.turn >= 1


def test_open_hands_need_no_curtain(reader: Any) -> None:
    match = match_of_two(openly=True)
    one = Talk(match, ["n", "board", "n", "quit"])
    play_match(one.face)
    assert COVER not in one.said
    assert "Naruto decides." in one.said
    assert "Sasuke decides." in one.said
    board = one.text.split("> board")[1]
    assert re.search(r"Naruto: .*\n  hand \(6\): .*Zq0", board)
    whole = Talk(match_of_two(7, openly=True), [], reader(7))
    play_match(whole.face)
    assert COVER not in whole.said
    assert whole.face.match.game.result is not None


def test_between_two_games_each_exchanges_unseen_and_the_loser_says_who_begins() -> None:
    match = match_of_two(games=3, side=True)
    lines = ["", "concede", "yes"]
    lines += ["", "out 1", "next", "in 1", "side", "next"]  # Sasuke has won: he comes first
    lines += ["", "deck", "swap 1 1", "next", "Sasuke"]
    lines += ["", "quit"]
    one = Watched(match, lines)
    play_match(one.face)
    assert "The match stands Naruto 0 : 1 Sasuke." in one.said
    pages = one.text.split(COVER)
    (first,) = [page for page in pages if "Sasuke sits down. Naruto" in page and "> next" in page]
    (second,) = [page for page in pages if "Naruto sits down. Sasuke" in page and "> next" in page]
    assert "Before game 2: cards may be exchanged." in first
    assert "Not so: " in first
    assert "Wj0" not in first
    assert "Wj1" not in second
    assert "Who begins the next game?" in second
    assert match.series.number == 1
    assert match.game.first == 1
    assert match.series.aside[0] != match.series.sides[0]
    last = pages[-1]
    assert "Game 2 of at most 3, Naruto 0 : 1 Sasuke" in last
    assert "Sasuke sits down." in last


def test_a_match_of_two_people_to_its_end() -> None:
    match = match_of_two(games=3)
    lines = ["", "concede", "yes", "", "2", "", "n", "", "concede", "yes"]
    one = Watched(match, lines)
    play_match(one.face)
    assert match.over
    assert one.said[-1].startswith("The match is over: ")
    assert "2 : 0" in one.said[-1] or "0 : 2" in one.said[-1]
