"""Kiosk mode: nothing outside the program's own directories is read, written or even named."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

SECRET = "N-001 is the password"
EVERY_PATH = """
import io, json, os, signal, sys
from contextlib import redirect_stderr, redirect_stdout
import click
from naruto_tui import cli, kiosk
from naruto_tui.cli.groups import load

outside, deep = sys.argv[1], sys.argv[2] == "deep"
kiosk.shut()
if deep:
    kiosk.stranger = lambda arguments: ""  # as if the command line had not been looked at

def late(*_):
    raise TimeoutError

signal.signal(signal.SIGALRM, late)

def leaves(command, path):
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            yield from leaves(command.get_command(context, name), [*path, name])
    else:
        yield path, command

TYPES = (click.types.StringParamType, click.Path)
def named(param):
    return isinstance(param.type, TYPES) or param.type.name in ("deck", "save")

def value(param, wanted):
    if param is wanted:
        return outside
    return "thick-fog-water-wind" if "DECK" in (param.metavar or "").upper() or param.name in (
        "deck", "decks", "first", "second", "name") else "x"

told = {}
for path, command in leaves(cli.app, []):
    for wanted in command.params:
        if not named(wanted) or getattr(wanted, "is_flag", False):
            continue
        words = list(path) if deep else ["--kiosk", *path]
        for param in command.params:
            if isinstance(param, click.Option):
                if param is wanted:
                    words += [param.opts[0], *[outside] * param.nargs]
                elif param.required:
                    words += [param.opts[0], "octgn"]
            elif param is wanted or param.required:
                words.append(value(param, wanted))
        if path == ["test"]:
            words += ["--games", "1", "--level", "random", "--jobs", "1"]
        said = io.StringIO()
        signal.alarm(30)
        with redirect_stdout(said), redirect_stderr(said):
            try:
                code = cli.run(words)
            except BaseException as error:
                code = f"{type(error).__name__}: {error}"
        signal.alarm(0)
        told[" ".join(words)] = (code, said.getvalue())
print(json.dumps(told))
"""
READS_NO_FILE = ("cards search", "history --deck")
"""Where a word is no file: what is asked for is searched, not opened."""


@pytest.fixture
def outside(tmp_path):
    """A directory outside of the program's own, with a file in it that it should not touch."""
    place = tmp_path / "elsewhere"
    place.mkdir()
    (place / "secret.txt").write_text(SECRET, encoding="utf-8")
    return place


def contents(place):
    return {str(path): path.read_bytes() for path in place.rglob("*") if path.is_file()}


@pytest.mark.parametrize("depth", ["command line", "deep"])
@pytest.mark.parametrize("name", ["secret.txt", "new.txt"])
def test_no_option_of_any_command_reaches_a_file_outside(environment, outside, depth, name):
    before = contents(outside)
    done = subprocess.run(
        [sys.executable, "-c", EVERY_PATH, str(outside / name), depth.split()[0]],
        env={**environment, "TERM": "xterm"},
        cwd=outside,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    told = json.loads(done.stdout)
    assert len(told) > 30
    assert contents(outside) == before
    for words, (code, said) in told.items():
        assert SECRET not in said, words
        assert "password" not in said, words
        assert isinstance(code, int), (words, code)
        if depth != "deep" or not any(word in words for word in READS_NO_FILE):
            assert code == 2, (words, code, said)


SHUT = "import os, sys\nfrom naruto_tui import kiosk\nkiosk.shut()\n"


def inside(code, environment, *arguments):
    """Runs Python in kiosk mode; what it printed."""
    done = subprocess.run(
        [sys.executable, "-c", f"{SHUT}{code}", *map(str, arguments)],
        env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return done.returncode, done.stdout.strip(), done.stderr


@pytest.mark.parametrize(
    "deed",
    [
        "open(sys.argv[1])",
        "open(sys.argv[1], 'w')",
        "os.open(sys.argv[1], os.O_RDWR)",
        "os.remove(sys.argv[1])",
        "os.rename(sys.argv[1], 'mine')",
        "os.link(sys.argv[1], 'mine')",
        "os.symlink(sys.argv[1], 'mine'); open('mine').read()",
        "os.listdir(os.path.dirname(sys.argv[1]))",
        "os.mkdir(sys.argv[1] + '.d')",
        "open('../' * 20 + sys.argv[1]).read()",
        "import subprocess; subprocess.run(['true'])",
        "os.system('true')",
        "os.execv('/bin/true', ['true'])",
        "os.posix_spawn('/bin/true', ['true'], {})",
        "import pty; pty.spawn('/bin/true')",
        "import sqlite3; sqlite3.connect(sys.argv[1])",
        "import subprocess; subprocess.run([sys.executable, '-m', 'naruto_tui.cli.tethered'])",
        "import subprocess; subprocess.run([sys.executable, '-m', 'http.server', '--kiosk'])",
        "import socket; socket.socket(socket.AF_UNIX).connect(sys.argv[1])",
        "import socket; socket.socket().connect(('127.0.0.1', 9))",
        "import shutil; shutil.copy(sys.argv[1], 'mine')",
    ],
)
def test_python_itself_cannot_go_outside(environment, outside, deed):
    before = contents(outside)
    code = f"try:\n    {deed}\nexcept PermissionError:\n    print('refused')\nelse:\n    print(0)"
    status, said, errors = inside(code, environment, outside / "secret.txt")
    assert (status, said) == (0, "refused"), errors
    assert contents(outside) == before


def test_its_own_directory_is_free(environment):
    code = (
        "open('a', 'w').write('b'); os.rename('a', 'c'); print(open('c').read())\n"
        "import sqlite3; sqlite3.connect('h.sqlite').close(); os.remove('c'); print(os.getcwd())"
    )
    status, said, errors = inside(code, environment)
    assert status == 0, errors
    assert said.split() == ["b", f"{environment['NARUTO_TUI_HOME']}/data"]


def test_nothing_of_the_programs_own_is_written_over(run, environment):
    """Who plays on a shared account spoils neither saves nor results nor settings of the others."""
    places = json.loads(run("where", "--json", "-").stdout)
    data = f"{environment['NARUTO_TUI_HOME']}/data"
    stores = [place for name, place in places.items() if name != "decks"]
    stores += [f"{data}/{name}" for name in ("run", "positions", "crash.txt")]
    tried = [*stores, *(f"{place}/x.txt" for place in stores), places["history"] + "-wal"]
    tried += [f"{data}/decks/../saves/a.save", "saves"]
    code = (
        "from pathlib import Path\n"
        "from naruto_tui.decklists.saving import NotSavedError, write_whole\n"
        "for path in sys.argv[1:]:\n"
        "    try:\n        write_whole(Path(path), 'x')\n"
        "    except NotSavedError as error:\n        print(error)\n"
    )
    status, said, errors = inside(code, environment, *tried)
    assert status == 0, errors
    assert len(said.splitlines()) == len(tried)
    assert all(line.endswith("write to decks/") for line in said.splitlines())
    free = [f"{data}/decks/a.txt", f"{data}/b.txt", "lists/c.csv"]
    assert inside(code, environment, *free)[:2] == (0, "")
    for path in (*free[:2], f"{data}/{free[2]}"):
        assert Path(path).read_text(encoding="utf-8") == "x"


def test_no_answer_of_a_command_is_written_over_what_is_kept(run, environment):
    """Nor where a command only has to tell something: to a file that it is given."""
    home = Path(environment["NARUTO_TUI_HOME"])
    kept = [home / "data/saves/a.save", home / "data/history.sqlite", home / "config/settings.toml"]
    for path in kept:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("kept", encoding="utf-8")
    new = home / "data/saves/new.txt"
    fight = ("test", "hounds-fire-earth", "--against", "academy-lightning-wind", "--games", "2")
    tried = [("saves", "--json", path) for path in kept]
    tried += [(*fight, option, kept[0]) for option in ("--json", "--csv", "--html")]
    tried += [(*fight, "--game", "1", "--record", kept[0]), (*fight, "--out", new)]
    tried += [("merge", kept[0], "--out", new), ("deck", "list", "--json", kept[2])]
    tried += [("deck", "convert", "hounds-fire-earth", "--to", "csv", "--force", "--out", kept[1])]
    for words in tried:
        done = run("--kiosk", *words)
        assert done.returncode == 2, words
        assert done.stderr.splitlines()[-1].endswith("write to decks/"), done.stderr
    assert [path.read_text(encoding="utf-8") for path in kept] == ["kept"] * len(kept)
    assert not new.exists()
    assert run("--kiosk", "deck", "list", "--json", "decks.json").returncode == 0
    assert (home / "data/decks.json").exists()


def test_no_cluster_is_looked_for(run):
    done = run("--kiosk", "test", "hounds-fire-earth", "--cluster", "tcp://localhost:9")
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert "in kiosk mode nothing does" in line


def test_links_out_of_the_data_directory_lead_nowhere(run, environment, outside):
    """Somebody else may have put one there: it is listed with its reason and not followed."""
    data = Path(environment["NARUTO_TUI_HOME"]) / "data"
    for folder, ending in (("decks", "txt"), ("saves", "save"), ("records", "txt"),
                           ("cards", "cards")):  # fmt: skip
        (data / folder).mkdir(parents=True)
        (data / folder / f"evil.{ending}").symlink_to(outside / "secret.txt")
        (data / folder / f"gone.{ending}").symlink_to(outside / "nothing")
        (data / folder / "out").symlink_to(outside)
    before = contents(outside)
    for words, code in (
        (["deck", "list"], 0), (["deck", "check", "evil"], 2), (["deck", "check", "out/secret"], 2),
        (["deck", "check", "decks/out/secret.txt"], 2), (["deck", "check", "gone"], 2),
        (["saves"], 0), (["saves", "resume", "evil"], 2), (["replay", "evil"], 2),
        (["cards", "show", "N-001"], 0), (["history"], 0),
        (["deck", "convert", "hounds-fire-earth", "--to", "octgn", "--out", "decks/out/x"], 2),
    ):  # fmt: skip
        done = run("--kiosk", *words)
        assert done.returncode == code, (words, done.stdout, done.stderr)
        assert "password" not in done.stdout + done.stderr
        assert "Traceback" not in done.stderr
    assert contents(outside) == before


def test_a_path_elsewhere_is_not_even_looked_at(environment, outside):
    """Whether a file is there cannot be told from what is said."""
    said = set()
    for name in ("secret.txt", "nothing.txt"):
        code = (
            f"from naruto_tui.cli import run\nrun(['--kiosk', 'deck', 'check', '{outside / name}'])"
        )
        _, _, errors = inside(code, environment)
        said.add(errors.replace(name, ""))
    assert len(said) == 1


def test_nothing_suspends_it_and_no_core_is_left(environment):
    code = (
        "import resource, signal\n"
        "os.kill(os.getpid(), signal.SIGTSTP); os.kill(os.getpid(), signal.SIGQUIT)\n"
        "print(resource.getrlimit(resource.RLIMIT_CORE))"
    )
    assert inside(code, environment)[1] == "(0, 0)"


def test_games_are_played_and_tested_in_it(run, environment):
    done = run("--kiosk", "play", "--plain", "--seed", "3", stdin=None, input="n\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "The game is saved." in done.stdout
    deck = "thick-fog-water-wind"
    words = (deck, "--against", deck, "--games", "2", "--level", "random", "--jobs", "2")
    done = run("--kiosk", "test", *words)
    assert done.returncode == 0, done.stderr


def test_it_is_in_the_help(run):
    assert "--kiosk" in run("--help").stdout
    assert "--kiosk" in run("play", "--help").stdout
