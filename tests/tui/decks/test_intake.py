"""A list that is pasted: taken as a whole, or every line that cannot be is shown."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import shipped_decks
from naruto_tui.decklists.reader import load_deck
from naruto_tui.tui.decks.intake import Choice, Intake, draw_choice, draw_intake
from naruto_tui.tui.decks.sheets import Sheet
from naruto_tui.tui.decks.taking import Answers, Taken, key_of, take
from naruto_tui.tui.lines import ASCII, ROUND, cells, text_of

LIST = (
    "# my list\n3 Naruto Uzumaki\n2x Kunai J-001\nfoo bar\nSideboard\nSasuke Uchiha x2\n3 Nartuo\n"
)


def taken(text: str, answers: Answers | None = None) -> Taken:
    return take(text, "pasted", shipped(), answers or {})


def read(text: str) -> Intake:
    return Intake(Sheet.of(text), taken(text))


def shown(intake: Intake, width: int = 80, height: int = 21) -> str:
    lines = draw_intake(intake, width, height, ROUND)
    assert len(lines) == height
    assert {cells(line) for line in lines} == {width}
    return "\n".join(text_of(line) for line in lines)


@pytest.mark.parametrize("path", shipped_decks(), ids=lambda path: path.stem)
def test_a_good_list_becomes_the_deck_it_lists(path) -> None:
    found = taken(path.read_text("utf-8"))
    assert found.deck is not None
    assert (found.refused, found.unclear) == ((), ())
    assert found.deck.digest == load_deck(path, shipped()).digest


def test_every_line_that_cannot_be_taken_is_told_with_its_text_and_reason() -> None:
    found = taken(LIST)
    assert found.deck is None
    assert [(one.line, one.text) for one in found.refused] == [(4, "foo bar"), (7, "3 Nartuo")]
    assert "did you mean Naruto Uzumaki" in found.refused[1].reason
    assert found.unclear_lines == {2, 6}
    text = shown(read(LIST), height=30)
    assert "2 lines refused; 2 names of several cards: F2 asks which" in text
    for line in ("2?3 Naruto Uzumaki", "4!foo bar", "6?Sasuke Uchiha x2", "7!3 Nartuo"):
        assert line in text
    for line in ("2? 3 Naruto Uzumaki", "4! foo bar", "6? Sasuke Uchiha x2", "7! 3 Nartuo"):
        assert line in text


def test_faults_out_of_sight_come_with_the_cursor() -> None:
    intake = read("\n".join(f"{number} nobody {number}" for number in range(1, 60)))
    assert "59!" not in shown(intake)
    assert "59!" in shown(Intake(intake.sheet.at(58), intake.taken))


def test_tab_goes_from_one_refused_line_to_the_next_and_round() -> None:
    intake = read(LIST)
    rows = []
    for _ in range(5):
        intake = intake.press("tab", "")
        rows.append(intake.sheet.row + 1)
    assert rows == [2, 4, 6, 7, 2]
    assert read("2 Kunai J-001").press("tab", "").sheet.row == 0


def test_what_was_read_counts_until_the_sheet_changes() -> None:
    intake = read(LIST)
    assert intake.press("down", "").taken is intake.taken
    assert intake.press("x", "x").taken is None
    assert intake.pasted("2 Kunai J-001").taken is None
    assert "F2 reads it" in shown(Intake(Sheet()))


def test_the_cards_of_a_name_are_shown_the_playable_ones_first() -> None:
    question = taken(LIST).unclear[0]
    assert {card.name for card in question.cards} == {"Naruto Uzumaki"}
    written = [card.is_written for card in question.cards]
    assert written == sorted(written, reverse=True)
    choice = Choice(question).press("down").press("down").press("up").press("up").press("up")
    assert choice.cursor == 0
    assert Choice(question).press("end").press("down").card == question.cards[-1]
    for size in ((80, 21), (140, 47)):
        lines = draw_choice(choice, *size, ROUND)
        assert {cells(line) for line in lines} == {size[0]}
        assert len(lines) == size[1]
    assert "Line 2: 3 Naruto Uzumaki" in text_of(lines[0])
    assert f"{len(question.cards)} cards. Which one?" in text_of(lines[1])


def test_one_answer_counts_for_every_line_with_that_name() -> None:
    intake = read("3 Naruto Uzumaki\nSasuke Uchiha x2\nSideboard\n1 Naruto Uzumaki\n")
    assert intake.taken is not None
    naruto, sasuke = intake.taken.unclear
    assert "Line 1 and 1 line more" in text_of(draw_choice(Choice(naruto), 80, 21, ROUND)[0])
    intake = intake.answered(naruto, naruto.cards[2])
    assert intake.taken is not None
    assert taken(intake.sheet.text, intake.answers).unclear == (sasuke,)
    intake = intake.answered(sasuke, sasuke.cards[0])
    found = taken(intake.sheet.text, intake.answers)
    assert found.deck is not None
    assert [(one.count, one.card) for one in found.deck.main] == [
        (3, naruto.cards[2]), (2, sasuke.cards[0]),
    ]  # fmt: skip
    assert found.deck.side[0].card == naruto.cards[2]
    assert any(naruto.cards[2].number in notice for notice in found.deck.notices)


def test_the_first_card_of_each_name_can_be_taken_at_once() -> None:
    intake = read("3 Naruto Uzumaki\nSasuke Uchiha x2\n")
    assert intake.taken is not None
    firsts = [question.cards[0] for question in intake.taken.unclear]
    deck = taken(intake.sheet.text, intake.preferred().answers).deck
    assert deck is not None
    assert [entry.card for entry in deck.main] == firsts
    told = text_of(draw_choice(Choice(intake.taken.unclear[0], 1), 80, 21, ROUND)[1])
    assert "1 name to ask after it" in told


def test_the_nearest_name_takes_the_place_of_a_refused_line() -> None:
    intake = read(LIST)
    assert intake.nearest() == intake
    after = Intake(intake.sheet.at(6), intake.taken).nearest()
    assert after.sheet.lines[6] == "3 Naruto Uzumaki"
    assert after.taken is None
    assert after.nearest() == after
    markup = '<cockatrice_deck><zone name="main"><card number="2" name="Nartuo"/></zone>'
    other = read(f"{markup}</cockatrice_deck>")
    assert other.marks == {1: "!"}
    assert other.nearest() == other


def test_a_list_without_cards_is_refused() -> None:
    for text, reason in (
        ("", "no card is listed;"),
        ("# nothing", "no card is listed;"),
        ("Sideboard\n2 Kunai J-001", "every card is in the sideboard, none in the deck"),
    ):
        found = taken(text)
        assert found.deck is None
        (only,) = found.refused
        assert reason in only.reason


def test_a_file_of_another_program_is_asked_about_as_well() -> None:
    text = '<cockatrice_deck><zone name="main"><card number="2" name="Naruto Uzumaki"/></zone>'
    found = taken(f"{text}</cockatrice_deck>")
    (question,) = found.unclear
    assert taken(f"{text}</cockatrice_deck>", {key_of(question): question.cards[0]}).deck


@pytest.mark.parametrize("text", ["[/x]", "\x1b[2J\x1b]0;x\x07", "\u202eabc", "火影" * 90, "\0"])
def test_hostile_lines_are_refused_and_shown_literally(text: str) -> None:
    intake = read(f"2 Kunai J-001\n{text}\n")
    assert intake.taken is not None
    assert intake.taken.deck is None
    for glyphs in (ROUND, ASCII):
        for line in draw_intake(intake, 80, 21, glyphs):
            assert not set(text_of(line)) & {"\x1b", "\x07", "\0", "\u202e"}
            assert cells(line) == 80


@given(st.lists(st.sampled_from([*LIST.splitlines(), "", "x", "// y", "M-006"]), max_size=8))
def test_nothing_is_half_taken(lines: list[str]) -> None:
    found = taken("\n".join(lines))
    assert (found.deck is None) == bool(found.refused or found.unclear)
    shown(Intake(Sheet.of("\n".join(lines)), found))
