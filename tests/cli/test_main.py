"""What holds for every command: help, exit codes, and where each kind of line goes."""

import gc
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import naruto_tui
from naruto_tui.cli import COMMANDS, app
from naruto_tui.cli.groups import importing, load

DECK = "hounds-fire-earth"


def test_the_version_is_told(run):
    done = run("--version")
    assert (done.returncode, done.stdout) == (0, f"naruto-tui {naruto_tui.__version__}\n")


def test_the_console_script_is_the_same_program():
    script = Path(sys.executable).with_name("naruto-tui")
    done = subprocess.run([script, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"naruto-tui {naruto_tui.__version__}\n"


def test_help_lists_each_command_with_a_line_in_plain_ascii(run):
    told = run("--help").stdout
    assert told.isascii()
    for name, (_, line) in COMMANDS.items():
        assert f"  {name} " in told
        assert line in told


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_is_where_the_table_says_and_called_so(name):
    command = load(COMMANDS[name][0])
    assert command.name == name
    assert command.help


@pytest.mark.parametrize("name", COMMANDS)
def test_help_of_each_command_is_plain_ascii(run, name):
    told = run(name, "--help")
    assert told.returncode == 0
    assert told.stdout.isascii()


def test_every_command_has_an_example_in_its_help():
    commands = [app, *(load(where) for where, _ in COMMANDS.values())]
    commands += [one for group in commands[1:] for one in getattr(group, "commands", {}).values()]
    for one in commands:
        assert "Example" in (one.epilog or ""), one.name
        assert "naruto-tui " in (one.epilog or ""), one.name


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["dekc"], "naruto-tui: there is no command 'dekc'; did you mean deck? commands are "),
        (["qqqq"], "naruto-tui: there is no command 'qqqq'; commands are "),
        (["deck"], "naruto-tui deck: a command is missing; commands are check, list, show"),
        (["deck", "chekc"], "naruto-tui deck: there is no command 'chekc'; did you mean check? "),
        (["cards", "lsit"], "naruto-tui cards: there is no command 'lsit'; did you mean list? "),
        (["--vresion"], "naruto-tui: No such option '--vresion'"),
        (["deck", "show"], "naruto-tui deck show: Missing argument 'DECK'"),
        (["deck", "show", DECK, "--json"], "naruto-tui: Option '--json' requires an argument"),
        (["deck", "show", DECK, "--edition", "uk"], "there is no edition 'uk'; editions are us"),
        (["deck", "show", "no\x1b[2Jdeck"], "no\\x1b[2Jdeck:1: no such deck;"),
    ],
)
def test_wrong_use_is_one_line_and_2(run, arguments, said):
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_output_that_cannot_be_written_is_one_line_and_2(run):
    with Path("/dev/full").open("w") as full:
        done = run("deck", "show", DECK, stdout=full)
    said = "naruto-tui: the output cannot be written: No space left on device\n"
    assert (done.returncode, done.stderr) == (2, said)


def test_a_closed_output_is_one_line_and_2(environment, tmp_path):
    command = f"{sys.executable} -m naruto_tui deck show {DECK} >&-"
    done = subprocess.run(
        ["sh", "-c", command],
        check=False,
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert done.stderr == "naruto-tui: the output cannot be written: stdout is closed\n"


@pytest.mark.parametrize("arguments", [["deck", "check", *[DECK] * 3], ["--help"]])
def test_a_reader_that_has_gone_is_silent_and_141(run, arguments):
    reading, writing = os.pipe()
    os.close(reading)
    done = run(*arguments, stdout=writing)
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, "")


def test_a_json_file_that_cannot_be_written_is_one_line_and_2(run, tmp_path):
    done = run("deck", "show", DECK, "--json", tmp_path / "none" / "deck.json")
    assert done.returncode == 2
    assert done.stderr.endswith("deck.json: cannot be written: No such file or directory\n")


def test_ctrl_c_in_a_command_is_130(environment, tmp_path):
    fifo = tmp_path / "deck.txt"
    waiting = (
        "import time, naruto_tui.cli.deck as d\nd.load_deck = lambda *_, **__: time.sleep(30)\n"
    )
    code = f"{waiting}from naruto_tui.cli import main\nprint(flush=True)\nmain()"
    fifo.touch()
    process = subprocess.Popen(
        [sys.executable, "-c", code, "deck", "show", str(fifo)],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    process.stdout.readline()
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=30)
    assert (process.returncode, said) == (130, b"")


@pytest.mark.parametrize(
    ("words", "at", "offered"),
    [
        ("naruto-tui d", 1, "plain,deck\n"),
        ("naruto-tui deck show thic", 3, "plain,thick-fog-water-wind\n"),
        ("naruto-tui editions t", 2, "plain,turns\n"),
        ("naruto-tui deck check x --edition us-", 5, "plain,us-early\n"),
        ("naruto-tui deck show ../my", 3, "file,../my\n"),
    ],
)
def test_the_shell_completes_commands_and_decks(run, environment, words, at, offered):
    asked = {"_NARUTO_TUI_COMPLETE": "bash_complete", "COMP_WORDS": words, "COMP_CWORD": str(at)}
    assert run(env=environment | asked).stdout == offered


def test_a_name_the_terminal_cannot_show_is_escaped(run, environment, tmp_path):
    (tmp_path / "d\u014d.txt").write_text("1 Naruto Uzumaki N-001\n", encoding="utf-8")
    done = run("deck", "check", "d\u014d", env=environment | {"PYTHONIOENCODING": "ascii"})
    assert done.stdout.startswith("d\\u014d.txt:1: 1 card;")


def test_errors_of_the_program_itself_are_not_hidden(monkeypatch):
    def broken():
        raise ValueError("a mistake of ours")

    monkeypatch.setattr(app, "callback", broken)
    from naruto_tui.cli import run

    with pytest.raises(ValueError, match="a mistake of ours"):
        run([])


def test_the_collector_rests_while_a_command_is_imported():
    """And works again afterwards, whatever went wrong, without what was imported."""
    before = gc.get_freeze_count()
    with importing():
        assert not gc.isenabled()
    with pytest.raises(ModuleNotFoundError):
        load("naruto_tui.no_such_module:command")
    assert gc.isenabled()
    assert gc.get_freeze_count() > before
    gc.unfreeze()
