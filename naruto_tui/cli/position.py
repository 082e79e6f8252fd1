"""`position`: a written moment of a game, on the board or in plain lines.

The engine is imported when the file is there to be read, Textual when the board is to be shown.
"""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from naruto_tui.cli.options import EDITION, LEVELS
from naruto_tui.cli.output import say, write_answer
from naruto_tui.cli.play import is_plain, open_board, screen_options
from naruto_tui.rules.editions import Edition
from naruto_tui.textfiles import TextFileError, read_small_text
from naruto_tui.tui.terminal import need_terminal

if TYPE_CHECKING:
    from naruto_tui.cards.model import Card
    from naruto_tui.rules.game import Game
    from naruto_tui.tui.listing import Voices

STDIN: Final = "-"
LARGEST_FILE: Final = 2_000_000
"""Bytes; a position has some hundred."""


class PositionFileError(ValueError):
    """A file that is no position: where, what is wrong there and what would be right."""


class AnswerError(ValueError):
    """An answer that cannot be given: which one, and why."""


@click.command(
    epilog="Examples: naruto-tui position puzzle.txt; "
    "naruto-tui position puzzle.txt --answer next. How positions are written: docs/positions.md."
)
@click.argument("file", metavar="FILE", type=click.Path(allow_dash=True))
@click.option(
    "--seat", type=click.Choice(["1", "2", "all"]),
    help="Who you are (else who is asked), or whose cards are printed (else all).",
)  # fmt: skip
@click.option(
    "--level", type=click.Choice(LEVELS[1:]), default="genin", show_default=True, help="Opponent."
)
@click.option(
    "--edition", metavar="E", type=EDITION, help="Rule book, where FILE names none; else us."
)
@click.option("--text", "in_text", is_flag=True, help="Print it, what is asked, and the answers.")
@click.option(
    "--write", "written", metavar="FILE",
    help="Write the moment that is reached to FILE as a position (- prints it alone).",
)  # fmt: skip
@click.option(
    "--cards", "card_file", metavar="FILE", type=click.Path(),
    help="A card file with cards that the position has besides those of the program.",
)  # fmt: skip
@click.option(
    "--answer", "answers", multiple=True, metavar="TEXT",
    help="Give this answer and print what happens; in order, as often as you like.",
)  # fmt: skip
@screen_options
def position(
    file: str,
    seat: str | None,
    level: str,
    edition: Edition | None,
    in_text: bool,
    written: str | None,
    card_file: str | None,
    answers: tuple[str, ...],
    **screen: Any,
) -> None:
    """Open a position on the board and play on against the computer, or print it.

    FILE holds the position; - is the standard input. A saved game can be printed or written too.
    """
    on_board = not (in_text or answers or written)
    if on_board and file == STDIN:
        raise click.UsageError("- is printed only: add --text; the board reads its keys from there")
    if on_board and seat == "all":
        raise click.UsageError("--seat all goes with --text; on the board you are 1 or 2")
    text = _read(file)
    own = _own_cards(card_file)
    saved = text.startswith("naruto-tui save ")
    if saved:
        if on_board:
            raise click.UsageError(f"{file} is a saved game: naruto-tui resume goes on with it")
        game = _saved(file)
    else:
        found, text = text, _under(file, text, edition.name if edition else None)
        game = _game(file, text, own, added=text != found)
    if on_board:
        _play(file, text, game, own, seat, level, screen)
        return
    told = None if seat in (None, "all") else int(seat) - 1
    if written == STDIN and not in_text:
        for place, answer in enumerate(answers, 1):
            _answer(game, place, answer)
    elif in_text or answers:
        _print(game, told, answers, since=len(game.notes) if saved else 0)
    if written is not None:
        _write(game, told, written)


def _write(game: "Game", seat: int | None, file: str) -> None:
    """The moment as a position: all of it, or what a seat may know."""
    from naruto_tui.rules.notation import position_text, seen_text  # noqa: PLC0415

    write_answer(file, position_text(game) if seat is None else seen_text(game, seat))


def _play(
    file: str,
    text: str,
    game: "Game",
    own: tuple["Card", ...],
    seat: str | None,
    level: str,
    screen: dict[str, Any],
) -> None:
    """Opens the board; the person sits where something is asked, unless told."""
    from naruto_tui.table.match import Match  # noqa: PLC0415
    from naruto_tui.table.seats import Computer, Person  # noqa: PLC0415
    from naruto_tui.table.setup import Setup  # noqa: PLC0415

    asked = 0 if game.choice is None else game.choice.seat
    mine = asked if seat is None else int(seat) - 1
    if not is_plain(**screen):
        need_terminal()
    computer = Computer(level, game.seed)
    seats = (Person(), computer) if mine == 0 else (computer, Person())
    setup = Setup.of_position(text, Path(file).stem, seats, own)
    open_board(lambda: Match.new(setup), seat=mine, **screen)


def _print(game: "Game", seat: int | None, answers: tuple[str, ...], since: int) -> None:
    """What happened without an answer, each answer with what it did, then the moment reached."""
    from naruto_tui.tui.listing import moment_lines, told_since, voices_of  # noqa: PLC0415

    told = told_since(voices_of(game, seat), since)
    if told:
        _happened("The position", told)
    for place, answer in enumerate(answers, 1):
        since = len(game.notes)
        who = _answer(game, place, answer)
        _happened(f"Player {who + 1}: {answer}", told_since(voices_of(game, seat), since))
    if answers or told:
        say()
    voices = voices_of(game, seat)
    for line in moment_lines(voices):
        say(line)
    say()
    _asked(game, voices, seat)


def _happened(cause: str, told: list[str]) -> None:
    say(f"> {cause}")
    for line in told:
        say(f"  {line}")


def _answer(game: "Game", place: int, answer: str) -> int:
    """Gives one answer; the seat that gave it."""
    from naruto_tui.rules.questions import IllegalAnswerError  # noqa: PLC0415
    from naruto_tui.rules.spoken import read_answer  # noqa: PLC0415

    choice = game.choice
    if choice is None:
        raise AnswerError(f"answer {place} {answer[:40]!r}: the game was over before it")
    if (words := answer.split()) in (["concede", "1"], ["concede", "2"]):
        game.concede(int(words[1]) - 1)
        return int(words[1]) - 1
    if words == ["draw"]:
        game.agree()
        return choice.seat
    try:
        game.answer(read_answer(game, answer.strip()))
    except IllegalAnswerError as error:
        problem = _with_rule(game, answer, str(error)[:400])
        raise AnswerError(
            f"answer {place} {answer[:40]!r} of player {choice.seat + 1}: {problem}; "
            "--text lists what is legal"
        ) from None
    return choice.seat


def _with_rule(game: "Game", answer: str, problem: str) -> str:
    """Why an answer is refused: because of a card in a hand, or by the rule of the question."""
    from naruto_tui.rules.refusals import refused, rule_of  # noqa: PLC0415
    from naruto_tui.tui.ask_words import named_rule, refusal_text  # noqa: PLC0415

    if (found := refused(game, answer)) is not None:
        return refusal_text(found)
    asked = "" if game.choice is None else game.choice.asked.ask
    return problem + named_rule(rule_of(asked, problem))


def _asked(game: "Game", voices: "Voices", seat: int | None) -> None:
    """The open question with its answers, for those who may know them; or how the game ended."""
    from naruto_tui.tui.answer_words import answer_lines, written  # noqa: PLC0415
    from naruto_tui.tui.event_words import result_sentence  # noqa: PLC0415
    from naruto_tui.tui.question_words import question  # noqa: PLC0415

    choice = game.choice
    if choice is None:
        assert game.result is not None
        say(result_sentence(voices[0], game.result))
        return
    name = f"Player {choice.seat + 1}"
    if seat not in (None, choice.seat):
        say(f"{name} is asked; --seat {choice.seat + 1} prints what.")
        return
    voice = voices[choice.seat]
    say(f"{name} is asked: {question(voice, choice)}")
    say(f"An answer is {written(choice)}:")
    for line in answer_lines(voice, choice):
        say(f"  {line}")


# -- reading ---------------------------------------------------------------------------------------


def _under(file: str, text: str, edition: str | None) -> str:
    """The position with a line for the edition above all others, if one is asked for."""
    for place, line in enumerate(text.splitlines(), 1):
        word, _, rest = line.split("#", 1)[0].strip().partition(" ")
        if word == "edition" and edition not in (None, rest.strip()):
            raise PositionFileError(
                f"{file}:{place}: the position is of edition {rest.strip()[:20]}, not {edition}; "
                "leave --edition out"
            )
        if word == "edition":
            return text
    return text if edition is None else f"edition {edition}\n{text}"


def _game(file: str, text: str, own: tuple["Card", ...], *, added: bool) -> "Game":
    """The game of a position, all of whose cards can be played; `added`: one line is not FILE's."""
    from naruto_tui.rules.game import Game  # noqa: PLC0415
    from naruto_tui.rules.placing import Table  # noqa: PLC0415
    from naruto_tui.rules.playable import problems  # noqa: PLC0415
    from naruto_tui.rules.position_lines import read_position  # noqa: PLC0415
    from naruto_tui.rules.positions import BLANK, PositionError  # noqa: PLC0415
    from naruto_tui.rules.record import cards_and  # noqa: PLC0415

    find = cards_and(own)
    try:
        for card in dict.fromkeys(
            card for deck in Table(read_position(text, find)).decks() for card in deck
        ):
            if card is not BLANK and (reasons := problems(card)):
                raise PositionFileError(f"{file}: {card} cannot be played yet: {reasons[0]}")
        return Game.from_position(text, find)
    except PositionError as error:
        line = max(error.line - added, 1)
        raise PositionFileError(f"{file}:{line}: {error.problem}") from None


def _saved(file: str) -> "Game":
    """The game of a save, as far as it has come."""
    from naruto_tui.table.match import Match  # noqa: PLC0415

    match = Match.resume(Path(file))
    if match.journal is not None:
        match.journal.close()
    return match.game


def _own_cards(file: str | None) -> tuple["Card", ...]:
    """The cards of a file that the position brings along."""
    from naruto_tui.cards.pool import open_pool  # noqa: PLC0415

    return () if file is None else tuple(open_pool(file))


def _read(file: str) -> str:
    """The text of the file, or of the standard input."""
    if file == STDIN and sys.stdin is None:
        raise PositionFileError(f"{file}: cannot be read: the standard input is closed")
    try:
        source = sys.stdin.buffer if file == STDIN else file
        return read_small_text(source, LARGEST_FILE, "position")
    except TextFileError as error:
        raise PositionFileError(f"{file}:{error.line}: {error.problem}") from None
