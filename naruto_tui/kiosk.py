"""Kiosk mode: the program shuts itself in with its own directories, for an account that others use.

From `shut` on, for the rest of the process, no file outside of them is read or written, no other
program is started and nothing suspends it. An audit hook of Python sees each such call and cannot
be taken away again; `is_own` is asked before a path that somebody typed is looked at, so that it is
not even told which files there are. A leaf of the house.
"""

import errno
import os
import resource
import signal
import site
import sys
import sysconfig
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from naruto_tui import paths

OPTION: Final = "--kiosk"
ITSELF: Final = "naruto_tui.cli.tethered"
"""The one program that is started: this one, beside the app."""
REASON: Final = "in kiosk mode only files in the program's own directories can be used"
STORED: Final = "in kiosk mode the program's own files are not written over; write to decks/"
_STORES: Final = ("saves", "records", "damaged", "positions", "cards", "run", "crash.txt")
_HISTORY: Final = "history.sqlite"
"""What the program itself keeps in the data directory; beside the history lie files of sqlite."""
_PACKAGE: Final = Path(__file__).parent
_SYSTEM: Final = (
    "/dev/null", "/dev/tty", "/dev/urandom", "/etc/localtime", "/usr/share/zoneinfo",
    "/usr/share/terminfo", "/lib/terminfo", "/etc/terminfo", "/proc/self",
)  # fmt: skip
"""What a Python process reads by itself; nothing here takes the name of it from a player."""
_SOURCE: Final = (".py", ".pyc", ".so")
_MEMORY: Final = ("/dev/pts/", "/dev/shm/pym-")  # noqa: S108 - named by Python itself
"""Terminals, and memory that processes of one run share: written, too."""
_PROGRAMS: Final = frozenset(
    {"os.system", "os.exec", "os.spawn", "os.posix_spawn", "os.startfile", "os.forkpty",
     "pty.spawn", "subprocess.Popen", "webbrowser.open"}
)  # fmt: skip
"""Events of Python by which another program would be started."""
_FIRST_PATH: Final = frozenset(
    {"os.listdir", "os.scandir", "os.remove", "os.mkdir", "os.rmdir", "os.chmod", "os.chown",
     "os.truncate", "os.utime", "os.chdir", "os.mkfifo", "os.setxattr", "os.removexattr",
     "shutil.rmtree", "sqlite3.connect"}
)  # fmt: skip
"""Events whose first argument is the path that is used."""
_TWO_PATHS: Final = frozenset(
    {"os.rename", "os.link", "os.symlink", "shutil.copyfile", "shutil.copymode", "shutil.copystat",
     "shutil.move", "shutil.copytree"}
)  # fmt: skip
_READING: Final = frozenset({"os.listdir", "os.scandir"})


class _Walls:
    """The directories, once the mode is on."""

    own: tuple[str, ...] = ()
    read: tuple[str, ...] = ()
    source: tuple[str, ...] = ()


def is_shut() -> bool:
    """Whether the mode is on."""
    return bool(_Walls.own)


def shut() -> None:
    """Turns the mode on, for the rest of this process; the data directory becomes the current one.

    Raises:
        OSError: there is no data directory and none can be made.
    """
    if is_shut():
        return
    data = paths.data_dir()
    data.mkdir(parents=True, exist_ok=True)
    os.chdir(data)
    scratch = _scratch()
    scratch.mkdir(parents=True, exist_ok=True)
    os.environ["TMPDIR"] = str(scratch)
    own = (data, paths.config_dir(), paths.cache_dir(), paths.run_dir())
    installed = (sysconfig.get_paths()[name] for name in ("stdlib", "platstdlib", "purelib"))
    shipped = (_PACKAGE, _PACKAGE.parent / "decks")
    _Walls.read = _real([*installed, *site.getsitepackages(), *shipped, *_SYSTEM])
    _Walls.source = _real(place for place in sys.path if place)
    for name in (signal.SIGTSTP, signal.SIGQUIT):
        with suppress(ValueError):  # not in the main thread
            signal.signal(name, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    _Walls.own = _real(own)
    sys.addaudithook(_look)


def is_own(path: str | os.PathLike[str]) -> bool:
    """Whether a path may be looked at: one of the program's own, or the mode is off."""
    if not is_shut():
        return True
    try:
        real = os.path.realpath(Path(path).expanduser())
    except (OSError, ValueError, RuntimeError):
        return False
    return _within(real, (*_Walls.own, *_real((_PACKAGE, _PACKAGE.parent / "decks"))))


def no_place(path: str | os.PathLike[str]) -> str:
    """Why a player may put no file of his at a path, or nothing: he may anywhere with the mode off.

    In the data directory he may, but not where he would spoil what the program keeps for all who
    use the account: their games, their results, the settings. What the lab needs for a while lies
    among the temporary files.
    """
    if not is_shut():
        return ""
    if not is_own(path):
        return REASON
    data = os.path.realpath(paths.data_dir())
    real = os.path.realpath(Path(path).expanduser())
    top = real.removeprefix(f"{data}{os.sep}").partition(os.sep)[0]
    free = _within(real, (data,)) and top not in _STORES and not top.startswith(_HISTORY)
    return "" if free or _within(real, _real([_scratch()])) else STORED


def _scratch() -> Path:
    """Where temporary files lie while the mode is on."""
    return paths.cache_dir() / "tmp"


def stranger(arguments: Iterable[str]) -> str:
    """The first of the arguments of a command line that names a file elsewhere; else nothing."""
    for argument in arguments:
        value = argument.partition("=")[2] if argument.startswith("--") else argument
        looks_like_path = os.sep in value or value.startswith(("~", ".."))
        if looks_like_path and not is_own(value):
            return value
    return ""


def _real(places: Iterable[str | os.PathLike[str]]) -> tuple[str, ...]:
    return tuple(os.path.realpath(place) for place in places)


def _within(real: str, places: Iterable[str]) -> bool:
    return any(real == place or real.startswith(f"{place}{os.sep}") for place in places)


def _look(event: str, arguments: tuple[object, ...]) -> None:
    """Raises where the event would lead outside."""
    if event == "open":
        path, mode, flags = arguments
        writes = isinstance(flags, int) and bool(flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT))
        writes = writes or (isinstance(mode, str) and not mode.startswith("r"))
        _check(path, reads=not writes)
    elif event in _FIRST_PATH:
        _check(arguments[0], reads=event in _READING)
    elif event in _TWO_PATHS:
        _check(arguments[0], reads=event.startswith("shutil.copy"))
        _check(arguments[1], reads=False)
    elif event in ("socket.connect", "socket.bind"):
        address = arguments[1]
        if isinstance(address, str | bytes):
            _check(address, reads=False)
        else:
            raise _refused(str(address))
    elif event in _PROGRAMS and not (event == "subprocess.Popen" and _is_itself(arguments[1])):
        raise _refused(str(arguments[0]))


def _is_itself(words: object) -> bool:
    """Whether a command is this program once more, in this mode: so the lab tests decks."""
    if not isinstance(words, list | tuple):
        return False
    told = [os.fsdecode(word) for word in words if isinstance(word, str | bytes | os.PathLike)]
    return told[:4] == [sys.executable, "-m", ITSELF, OPTION]


def _check(path: object, *, reads: bool) -> None:
    if not isinstance(path, str | bytes | os.PathLike):
        return  # a file that is open already
    try:
        real = os.path.realpath(os.fsdecode(path))
    except ValueError:
        raise _refused(str(path)) from None
    if _within(real, _Walls.own):
        return
    if reads and _within(real, _Walls.read):
        return
    if reads and real.endswith(_SOURCE) and _within(real, _Walls.source):
        return
    if real in ("/dev/null", "/dev/tty") or real.startswith(_MEMORY):
        return
    raise _refused(str(path))


def _refused(path: str) -> PermissionError:
    return PermissionError(errno.EACCES, REASON, path)
