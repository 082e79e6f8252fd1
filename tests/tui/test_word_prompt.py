"""One word of very many is named: typing narrows the list."""

from naruto_tui.rules.choices import PickOption
from naruto_tui.tui.board import draw_board
from naruto_tui.tui.lines import ROUND, text_of
from naruto_tui.tui.model import BoardModel
from naruto_tui.tui.option_prompt import OptionPrompt
from naruto_tui.tui.prompt import Done
from naruto_tui.tui.word_prompt import MOST_ROWS, WordPrompt
from tests.rules.scene import mission, scene


def asked(text: str) -> BoardModel:
    game = scene("player 1\n hand M N-001\nplayer 2\n", mission("M", text=text))
    game.play("mission M")
    choice = game.game.choice
    return BoardModel.of(game.game.view(0), choice, ("You", "They"), ROUND)


def pressed(board: BoardModel, *keys: str) -> BoardModel:
    for key in keys:
        after = board.press(key)
        assert isinstance(after, BoardModel)
        board = after
    return board


NAMES = asked("Name a card name. Draw 1 card.")


def shown(board: BoardModel) -> str:
    return "\n".join(text_of(line) for line in draw_board(board, 80, 24))


def test_what_is_typed_narrows_the_names_and_enter_picks() -> None:
    board = pressed(NAMES, *"rasengan")
    assert isinstance(board.prompt, WordPrompt)
    assert board.prompt.rows[0].text == "Rasengan"
    assert all("rasengan" in row.text.lower() for row in board.prompt.rows)
    picked = board.press("enter")
    assert isinstance(picked, Done)
    assert isinstance(board.prompt.choice, PickOption)
    assert board.prompt.choice.options[picked.answer].word == "Rasengan"


def test_names_that_begin_so_come_first_and_capitals_and_signs_do_not_matter() -> None:
    board = pressed(NAMES, *"GAARA", "space", *"o")
    assert board.prompt is not None
    assert board.prompt.rows[0].text == "Gaara of the Desert"


def test_how_many_fit_is_told_and_the_arrows_choose() -> None:
    words = NAMES.prompt
    assert isinstance(words, WordPrompt)
    assert len(words.rows) == MOST_ROWS < len(words.words)
    assert f"/_ ({len(words.words):,} of {len(words.words):,})" in shown(NAMES)
    board = pressed(NAMES, "pagedown", "down", "up", "pageup", "pageup", "down")
    assert board.prompt is not None
    assert board.prompt.cursor == 1
    assert pressed(NAMES, *["pagedown"] * 30).prompt.cursor == MOST_ROWS - 1  # type: ignore[union-attr]


def test_letters_are_letters_until_escape_ends_the_typing() -> None:
    board = pressed(NAMES, *"iul", "1")
    assert "/iul1_" in shown(board)
    assert "i inspect" not in shown(board)
    assert pressed(board, *["backspace"] * 4).prompt == NAMES.prompt
    done = pressed(board, "escape", "escape")
    assert "i inspect" in shown(done)
    assert done.press("i") is None
    assert done.press("u") is None
    assert isinstance(done.press("2"), Done)
    assert "/n_" in shown(pressed(done, "slash", "n"))


def test_a_word_that_does_not_exist_is_not_picked() -> None:
    board = pressed(NAMES, *"xyzzy", "enter")
    assert "no such word" in shown(board)
    assert board.press("pagedown") is None
    assert pressed(board, "down", "up").prompt is not None


def test_few_words_are_a_list_with_digits() -> None:
    assert isinstance(asked("Name a symbol. Draw 1 card.").prompt, OptionPrompt)
