"""`test --game K`: one game of a run once more, told from its beginning to its end."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from naruto_tui.cli.lab_report import Forms
from naruto_tui.cli.output import OutputError, check_place, complain, printable, say, write_json
from naruto_tui.lab.again import Which, game_again
from naruto_tui.lab.plan import Plan
from naruto_tui.lab.report_json import heading, named
from naruto_tui.lab.schedule import Matchup, seat_of
from naruto_tui.rules.chance import seeded
from naruto_tui.table.recording import record_of
from naruto_tui.table.seats import Computer
from naruto_tui.tui.event_words import result_sentence
from naruto_tui.tui.listing import told_since, voices_of

if TYPE_CHECKING:
    from naruto_tui.rules.game import Game


def tell_game(
    plan: Plan,
    matchups: Sequence[Matchup],
    which: Which,
    record: str | None,
    forms: Forms,
) -> int:
    """Plays the game and tells it; the exit code, 1 if it failed."""
    meeting, matchup = plan.meetings()[-1], matchups[-1]
    game, error = game_again(matchup, which)
    if record is not None:
        _write(game, plan, which, record)
    if forms.json_file is not None:
        write_json(
            {
                **heading(plan),
                "their_level": meeting.setting.levels[1],
                "deck": named(meeting.deck),
                "against": named(meeting.other),
                "game": str(which),
                "seat": seat_of(which.match - 1) + 1,
                "result": _result(game),
                **({"error": _told(error)} if error else {}),
            },
            forms.json_file,
        )
    else:
        _say(plan, game, which)
    if error is not None:
        complain(f"the game failed: {_told(error)}")
        return 1
    return 0


def _say(plan: Plan, game: "Game", which: Which) -> None:
    first, second = (f"{name} ({level})" for name, level in _seated(plan, which))
    say(
        printable(
            f"Game {which}: Player 1 has {first}, Player 2 {second}; "
            f"edition {game.edition.name}, Player {game.first + 1} begins"
        )
    )
    voices = voices_of(game, None)
    for line in told_since(voices, 0):
        say(line)
    if game.result is not None:
        say(result_sentence(voices[0], game.result))


def _seated(plan: Plan, which: Which) -> tuple[tuple[str, str], ...]:
    """The name of each seat's deck, and who plays it."""
    meeting = plan.meetings()[-1]
    both = tuple(zip((meeting.deck.name, meeting.other.name), meeting.setting.levels, strict=True))
    return both[::-1] if seat_of(which.match - 1) else both


def _result(game: "Game") -> dict[str, object] | None:
    """Of a game that came to an end."""
    if game.result is None:
        return None
    result = game.result
    return {"winner": result.winner + 1, "why": result.why, "turn": result.turn}


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _write(game: "Game", plan: Plan, which: Which, file: str) -> None:
    """Writes the game down so that `replay` shows it."""
    meeting = plan.meetings()[-1]
    (mine, level), (theirs, their_level) = _seated(plan, which)
    first, second = (
        Computer(one, seeded(game.seed, place)) for place, one in enumerate((level, their_level))
    )
    title = f"{meeting.deck.name} against {meeting.other.name}, game {which} of a test"
    check_place(file)
    try:
        Path(file).write_bytes(record_of(game, title, (first, second), (mine, theirs)))
    except OSError as error:
        raise OutputError(f"{file}: cannot be written: {error.strerror}") from None
