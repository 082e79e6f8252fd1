"""`position`: what it prints, what it does with answers, and what it refuses in one line."""

import doctest
import re
import shlex
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from naruto_tui.cli.output import OutputError
from naruto_tui.cli.position import AnswerError, PositionFileError, position
from naruto_tui.rules.game import Game
from naruto_tui.rules.notation import position_text
from naruto_tui.rules.positions import PositionError
from naruto_tui.table.match import Match
from naruto_tui.table.seats import Computer, Person
from naruto_tui.table.setup import Setup

EXCHANGE = """\
phase exchange
player 1
  hand J-001 N-009
  chakra N-001 x2
  attack N-011, N-003 injured
player 2
  hand J-003 N-010
  chakra N-003 x3
  block 1 N-012
"""
PAGE = Path(__file__).parents[2].joinpath("docs", "positions.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```([^\n]+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def ask(folder: Path, text: str, *options: str) -> Result:
    file = folder / "it.txt"
    file.write_text(text, encoding="utf-8")
    return CliRunner().invoke(position, [str(file), *options], standalone_mode=False)


def lines_of(done: Result) -> list[str]:
    assert done.exception is None, done.exception
    return [line.strip() for line in done.stdout.splitlines()]


# -- printing --------------------------------------------------------------------------------------


def test_both_fields_the_question_and_its_answers_are_printed(tmp_path: Path) -> None:
    lines = lines_of(ask(tmp_path, EXCHANGE, "--text"))
    assert lines[0] == "Turn 5: Player 1 attacks. Exchange of Jutsu."
    assert "Player 1: turn marker 2, 0 battle rewards, 30 cards in the deck" in lines
    assert "hand (2): 0 J-001 Kunai, 1 N-009 Mizuki" in lines
    fight = " ".join(lines[lines.index("Battlefield") :])
    assert "N-011 Kakashi Hatake 5/3 + " in fight
    assert " = 6 against team " in fight
    assert any(line.startswith("Player 1 is asked: Exchange of Jutsu") for line in lines)
    assert lines[-2].split() == ["jutsu", "0", "Play", "a", "Jutsu:", "Kunai", "1"]
    assert lines[-1].split() == ["pass", "Pass"]


def test_a_seat_sees_its_own_hand_only(tmp_path: Path) -> None:
    for seat, own, other in (("1", "Kunai", "Sexy Jutsu"), ("2", "Sexy Jutsu", "Kunai")):
        text = ask(tmp_path, EXCHANGE, "--text", "--seat", seat).stdout
        assert own in text
        assert other not in text
        assert "hand (2): 2 cards unseen" in text
    assert "Player 1 is asked; --seat 1 prints what." in text
    both = ask(tmp_path, EXCHANGE, "--text", "--seat", "all").stdout
    assert both == ask(tmp_path, EXCHANGE, "--text").stdout
    assert "Kunai" in both
    assert "Sexy Jutsu" in both


def test_coins_permanents_and_piles_are_printed(tmp_path: Path) -> None:
    text = (
        "phase mission\nplayer 1\n team N-001 coins +1/+1 x2\n mission M-002\n"
        " discard N-002\n removed N-003\n hand 1\n rewards 3"
    )
    lines = lines_of(ask(tmp_path, text, "--text"))
    assert any(line.endswith("N-001 Naruto Uzumaki 3/2 [+1/+1 x2]") for line in lines)
    for start in ("in play (1): ", "discard pile (1): ", "removed (1): "):
        assert any(line.startswith(start) for line in lines)
    assert any("3 battle rewards" in line for line in lines)


def test_the_chain_is_printed(tmp_path: Path) -> None:
    text = EXCHANGE.replace("hand J-003", "hand J-001 J-003")
    game = Game.from_position(text)
    given = []
    while not game.chain:
        choice = game.choice
        assert choice is not None
        answer = 0 if choice.asked.ask == "exchange" else next(iter(choice.answers()))
        given += ["--answer", choice.text(answer)]
        game.answer(answer)
    lines = lines_of(ask(tmp_path, text, *given))
    at = lines.index("Chain, what happens first on top")
    assert lines[at + 1].startswith("Player 1's Kunai, used by Kakashi Hatake")


def test_many_answers_are_cut_off(tmp_path: Path) -> None:
    ninja = "\n".join(f" team N-{number:03}" for number in range(1, 8))
    lines = lines_of(ask(tmp_path, f"phase organize\nplayer 1\n hand 1\n{ninja}", "--text"))
    start = next(i for i, line in enumerate(lines) if line.startswith("An answer is"))
    assert len(lines[start + 1 :]) == 51
    assert lines[-1] == "... and more; these are the first 50"


def test_a_game_that_is_over_says_who_won(tmp_path: Path) -> None:
    lines = lines_of(ask(tmp_path, "player 1\n deck 0", "--text"))
    won = "Player 2 wins the game: a deck was empty at the end of a turn."
    assert lines[-1] == won
    assert lines.count(won) == 1


def test_what_happens_without_a_question_is_told_first(tmp_path: Path) -> None:
    text = "phase showdown\nplayer 1\n attack N-012\nplayer 2\n block 1 N-002\n hand 1"
    lines = lines_of(ask(tmp_path, text, "--text"))
    assert lines[:3] == [
        "> The position",
        "Asuma Sarutobi wins (Player 1's team).",
        "Player 2's Sasuke Uchiha receives 1 damage.",
    ]
    blank = lines.index("")
    assert lines[blank - 2 : blank] == ["Turn 6: Player 2 attacks.", "Player 2 draws Blank."]
    assert lines[blank + 1].startswith("Turn 6: Player 2 attacks. Mission phase")
    seen = lines_of(ask(tmp_path, text, "--text", "--seat", "1"))
    assert "Player 2 draws 1 card." in seen


# -- answers ---------------------------------------------------------------------------------------


def test_answers_are_given_in_order_and_told(tmp_path: Path) -> None:
    lines = lines_of(ask(tmp_path, EXCHANGE, "--answer", "pass", "--answer", "next"))
    first = lines.index("> Player 1: pass")
    second = lines.index("> Player 2: next")
    told = lines[first + 1 : second]
    assert told[0] == "Kakashi Hatake + Sakura Haruno win (Player 1's team)."
    assert "Player 2's Asuma Sarutobi receives 1 damage." in told
    assert told[-2:] == ["Turn 6: Player 2 attacks.", "Player 2 draws Blank."]
    assert any(line.startswith("Turn 6: Player 2 attacks. ") for line in lines[second:])


def test_a_player_can_give_up_whatever_is_asked(tmp_path: Path) -> None:
    lines = lines_of(ask(tmp_path, EXCHANGE, "--answer", "concede 2"))
    assert lines[-1] == "Player 1 wins the game: the other player conceded."


@pytest.mark.parametrize("seat", ["1", "2", "all"])
def test_every_answer_that_is_listed_is_legal(seat: str, tmp_path: Path) -> None:
    """Along a game played at random: what the list says can be given back word for word."""
    rng, text = Random(4), EXCHANGE
    game, given = Game.from_position(text), list[str]()
    for _ in range(12):
        choice = game.choice
        if choice is None:
            break
        answer = choice.random(rng.random)
        given += ["--answer", choice.text(answer)]
        game.answer(answer)
    done = ask(tmp_path, text, "--seat", seat, *given)
    assert done.exception is None
    assert done.stdout.count("> Player ") == len(given) // 2


def test_a_pass_of_the_other_player_tells_nothing_of_the_hand(tmp_path: Path) -> None:
    told = ask(tmp_path, EXCHANGE, "--seat", "1", "--answer", "pass").stdout
    assert "Player 2 draws 1 card." in told
    assert "Sexy Jutsu" not in told


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        (["jump"], "answer 1 'jump' of player 1: 'jump' is not offered; legal: jutsu 0, pass"),
        (["pass", "jutsu 99"], "answer 2 'jutsu 99' of player 2: "),
        ([""], "answer 1 '' of player 1: "),
        (["9" * 5000], "answer 1 '999"),
    ],
)
def test_an_illegal_answer_is_named(answers: list[str], said: str, tmp_path: Path) -> None:
    done = ask(tmp_path, EXCHANGE, *(word for one in answers for word in ("--answer", one)))
    assert isinstance(done.exception, AnswerError)
    assert str(done.exception).startswith(said)
    assert len(str(done.exception)) < 600


@pytest.mark.parametrize(
    ("text", "answer", "said"),
    [
        (
            "player 1\n marker 1\n hand N-011 N-001",
            "deploy N-011",
            "turn marker 1, entrance cost 4 (rule 4.3.2)",
        ),
        ("player 1\n hand J-001", "jutsu 0", "only in the exchange of Jutsu (rule 5.3)"),
        (
            "phase organize\nplayer 1\n team N-001\n team N-002\n hand 1",
            "N-001",
            "each Ninja belongs to exactly one team (rule 4.8.1)",
        ),
        ("phase battle\nplayer 1\n team N-001\n hand 1", "0:0", "cannot be sent out (rule 5.1.1)"),
        ("player 1\n hand J-001", "dance", "'dance' is not offered; legal: charge, next; --text"),
    ],
)
def test_a_refusal_names_its_rule(text: str, answer: str, said: str, tmp_path: Path) -> None:
    done = ask(tmp_path, text, "--answer", answer)
    assert isinstance(done.exception, AnswerError)
    assert said in str(done.exception)


def test_an_answer_after_the_end_is_named(tmp_path: Path) -> None:
    done = ask(tmp_path, "player 1\n deck 0", "--answer", "pass")
    assert str(done.exception) == "answer 1 'pass': the game was over before it"


# -- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("phase lunch", ":1: no phase 'lunch'"),
        ("player 1\n hand N-9999", ":2: no card 'N-9999' in the pool"),
        ("\n\nhand 3", ":3: `hand` stands below"),
    ],
)
def test_a_bad_line_is_named_with_its_file(text: str, said: str, tmp_path: Path) -> None:
    done = ask(tmp_path, text, "--text")
    assert isinstance(done.exception, PositionFileError)
    assert f"it.txt{said}" in str(done.exception)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "it.txt"
    for data, said in ((b"seed 1\n\xff\xfe", ":2: not UTF-8"), (b"#" * 2_000_001, "larger than")):
        file.write_bytes(data)
        done = CliRunner().invoke(position, [str(file), "--text"], standalone_mode=False)
        assert said in str(done.exception)
    done = CliRunner().invoke(position, [str(tmp_path), "--text"], standalone_mode=False)
    assert str(done.exception) == f"{tmp_path}:1: not a file; name a position"


def test_the_program_ends_with_2_and_one_line(run, tmp_path: Path) -> None:
    file = tmp_path / "it.txt"
    file.write_text(EXCHANGE, encoding="utf-8")
    for arguments in (
        ("nowhere.txt",),
        ("-",),
        (file, "--seat", "all"),
        (file,),  # no terminal
        (file, "--answer", "jump"),
        (file, "--level", "kage"),
    ):
        done = run("position", *arguments)
        assert (done.returncode, len(done.stderr.splitlines())) == (2, 1), arguments


def test_the_standard_input_is_read(run) -> None:
    done = run("position", "-", "--text", stdin=None, input=EXCHANGE)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Turn 5: ")


def test_printing_loads_no_screen(run) -> None:
    code = "import sys; sys.argv=['x','position','-','--text']; from naruto_tui.cli import run; "
    code += "run(sys.argv[1:]); print('textual' in sys.modules)"
    import subprocess
    import sys

    done = subprocess.run(
        [sys.executable, "-c", code], input="seed 1", capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "False"


# -- writing ---------------------------------------------------------------------------------------


def test_the_moment_that_is_reached_is_written(tmp_path: Path) -> None:
    file = tmp_path / "out.txt"
    done = ask(tmp_path, EXCHANGE, "--answer", "jutsu J-001", "--write", str(file))
    assert done.exception is None
    assert done.stdout.startswith("> Player 1: jutsu J-001")
    text = file.read_text("utf-8")
    alone = ask(tmp_path, EXCHANGE, "--answer", "jutsu J-001", "--write", "-")
    assert alone.stdout == text
    assert ask(tmp_path, EXCHANGE, "--write", str(file)).stdout == ""
    both = ask(tmp_path, EXCHANGE, "--text", "--write", str(file))
    assert both.stdout == ask(tmp_path, EXCHANGE, "--text").stdout
    assert "chakra N-001 x2" in file.read_text("utf-8")
    assert text.endswith("answers\njutsu J-001\n")
    printed = ask(tmp_path, text, "--write", "-").stdout
    assert printed == text
    assert "chakra N-001 x2" in ask(tmp_path, text, "--text", "--write", "-").stdout


def test_a_seat_writes_what_it_knows(tmp_path: Path) -> None:
    text = ask(tmp_path, EXCHANGE, "--write", "-", "--seat", "1").stdout
    assert "hand J-001 N-009" in text
    assert "hand 2" in text
    assert "J-003" not in text


def test_a_file_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    done = ask(tmp_path, EXCHANGE, "--write", str(tmp_path / "no" / "out.txt"))
    assert isinstance(done.exception, OutputError)
    assert "cannot be written" in str(done.exception)


def test_a_position_brings_its_own_cards(tmp_path: Path) -> None:
    cards = tmp_path / "own.cards"
    cards.write_text(
        "Set T: Trial\n\nT-001 Trial\n  mission · fire · entrance 0 · hand 0\n  Draw 1 card.\n",
        encoding="utf-8",
    )
    text = "player 1\n hand T-001"
    done = ask(tmp_path, text, "--cards", str(cards), "--answer", "mission T-001", "--write", "-")
    assert done.exception is None
    assert "hand 1" in done.stdout
    assert isinstance(ask(tmp_path, text, "--text").exception, PositionFileError)


def test_a_saved_game_is_printed_and_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NARUTO_TUI_HOME", str(tmp_path))
    match = Match.new(Setup.of_position(EXCHANGE, "it", (Person(), Computer("academy", 1))))
    assert match.journal is not None
    match.close()
    save = match.game
    path = next((tmp_path / "data" / "saves").glob("*.save"))
    done = CliRunner().invoke(position, [str(path), "--write", "-"], standalone_mode=False)
    assert done.stdout == position_text(save)
    done = CliRunner().invoke(position, [str(path)], standalone_mode=False)
    assert "naruto-tui resume" in str(done.exception)


# -- the page about positions ----------------------------------------------------------------------


@pytest.mark.parametrize("text", [text for kind, text in BLOCKS if kind == "text"])
def test_a_position_of_the_page_is_one(text: str) -> None:
    assert Game.from_position(text).choice is not None


@pytest.mark.parametrize("text", [text for kind, text in BLOCKS if kind == "text wrong"])
def test_a_wrong_position_of_the_page_is_refused(text: str) -> None:
    with pytest.raises(PositionError, match="no phase 'lunch'; there are setup, start, "):
        Game.from_position(text)


@pytest.mark.parametrize(
    ("command", "printed"),
    [
        tuple(part.split("\n", 1))
        for kind, text in BLOCKS
        if kind == "console"
        for part in text.split("$ ")[1:]
    ],
)
def test_a_command_of_the_page_prints_what_it_shows(
    command: str, printed: str, run, tmp_path: Path
) -> None:
    for kind, text in BLOCKS:
        if kind == "text" and (named := re.match(r"# (\S+\.txt)\n", text)):
            (tmp_path / named[1]).write_text(text, encoding="utf-8")
    done = run(*shlex.split(command)[1:])
    assert (done.returncode, done.stderr) == (0, "")
    assert doctest.OutputChecker().check_output(printed, done.stdout, doctest.ELLIPSIS), done.stdout


def test_every_line_a_position_can_have_is_on_the_page() -> None:
    from naruto_tui.rules import position_lines as lines
    from naruto_tui.rules import positions

    words = set(lines._TOP) | set(lines._PART) | set(lines._LAST)
    table = "\n".join(line for line in PAGE.splitlines() if line.startswith("|"))
    assert {word for word in words if not re.search(rf"`{word}\b", table + PAGE)} == set()
    assert {phase for phase in positions.PHASES if f"`{phase}`" not in PAGE} == set()


# -- editions --------------------------------------------------------------------------------------


def test_the_edition_is_that_of_the_file_or_of_the_option(tmp_path: Path) -> None:
    told = "Edition fr: French rules"
    assert told in lines_of(ask(tmp_path, EXCHANGE, "--text", "--edition", "fr"))
    assert told in lines_of(ask(tmp_path, "edition fr\n" + EXCHANGE, "--text"))
    both = ask(tmp_path, "# x\n edition fr # y\n" + EXCHANGE, "--text", "--edition", "fr")
    assert told in lines_of(both)
    assert "Edition" not in ask(tmp_path, EXCHANGE, "--text", "--edition", "us").stdout


def test_an_edition_that_contradicts_the_file_is_refused(tmp_path: Path) -> None:
    done = ask(tmp_path, "edition fr\n" + EXCHANGE, "--text", "--edition", "us")
    assert isinstance(done.exception, PositionFileError)
    told = "it.txt:1: the position is of edition fr, not us; leave --edition out"
    assert told in str(done.exception)


def test_the_line_of_a_mistake_is_that_of_the_file(tmp_path: Path) -> None:
    for options in ((), ("--edition", "cz")):
        done = ask(tmp_path, "player 1\n hand N-9999\n", "--text", *options)
        assert "it.txt:2: no card 'N-9999'" in str(done.exception)
