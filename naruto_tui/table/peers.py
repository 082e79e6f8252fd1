"""The socket of a hosted game: where it is, who may enter, and whether somebody is there.

Public: `place_of` (a name or path), `hosted` (the sockets there are), `Door` (opened by the host),
`Credentials`, `credentials_of`, `may_enter`.

The folder of the socket can be entered by its user alone, or by one group besides; the socket has
the same modes; and whoever comes is looked at once more: the kernel says whose process it is. The
host holds a lock beside the socket, so a socket that nobody holds is one left over.
"""

import fcntl
import grp
import os
import pwd
import socket
import stat
import struct
from collections.abc import Sequence
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Final

from attrs import frozen

from naruto_tui.paths import run_dir

ENDING: Final = ".sock"
LONGEST_PATH: Final = 107
"""Bytes of a socket's path that the system takes."""
_UCRED: Final = struct.Struct("3i")


class PeerError(ValueError):
    """A socket that cannot be opened or reached; the message says what can be done."""


@frozen
class Credentials:
    """Whose process is at the other end, as the kernel says."""

    user: int
    group: int


def credentials_of(end: socket.socket) -> Credentials:
    """Those of the other end of a Unix socket."""
    _, user, group = _UCRED.unpack(
        end.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _UCRED.size)
    )
    return Credentials(user, group)


def may_enter(peer: Credentials, host: int, group: int | None, members: Sequence[int] = ()) -> bool:
    """Whether a process may take part in a game of the user `host`.

    `group`: whose users may, too; `members` are the users whom the system lists for it.
    """
    if peer.user == host:
        return True
    return group is not None and (peer.group == group or peer.user in members)


def members_of(group: int) -> list[int]:
    """The users whom the system lists for a group."""
    found = []
    with suppress(KeyError):
        for name in grp.getgrgid(group).gr_mem:
            with suppress(KeyError):
                found.append(pwd.getpwnam(name).pw_uid)
    return found


def group_number(name: str) -> int:
    """The number of a group; `PeerError` where there is none of that name."""
    try:
        return grp.getgrnam(name).gr_gid
    except KeyError:
        raise PeerError(f"there is no group {name!r} on this host") from None


# -- where it is --


def place_of(wanted: str) -> Path:
    """The socket of that name or path; `PeerError` for a name that cannot be one."""
    if "/" in wanted:
        return _short_enough(Path(wanted).expanduser().absolute())
    name = wanted.removesuffix(ENDING)
    if not name or name.startswith(".") or not name.isprintable():
        raise PeerError(f"{wanted!r} cannot be the name of a game; letters and digits can")
    return _short_enough(run_dir() / f"{name}{ENDING}")


def _short_enough(path: Path) -> Path:
    if len(os.fsencode(path)) > LONGEST_PATH:
        raise PeerError(
            f"{path}: a socket's path has at most {LONGEST_PATH} bytes; give a shorter one "
            "with --socket"
        )
    return path


def hosted() -> list[Path]:
    """The sockets of this user that somebody listens at."""
    return [path for path in sorted(run_dir().glob(f"*{ENDING}")) if is_alive(path)]


def is_alive(path: Path) -> bool:
    """Whether somebody listens there."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as end:
        end.settimeout(2)
        try:
            end.connect(os.fspath(path))
        except (OSError, ValueError):
            return False
    return True


def joined(wanted: str) -> Path:
    """The socket to join at: of that name or path, or the only one there is."""
    if wanted:
        return place_of(wanted)
    found = hosted()
    if len(found) == 1:
        return found[0]
    if not found:
        raise PeerError("nobody hosts a game here; `naruto-tui host` does, or name its socket")
    names = ", ".join(path.stem for path in found)
    raise PeerError(f"there are several games: {names}; say which one to join")


# -- the host's side --


class Door:
    """A socket that a host listens at, and the lock that says that it does."""

    def __init__(self, path: Path, group: int | None = None) -> None:
        """Opens it; `PeerError` where another one listens, or it cannot be."""
        self.path = path
        self.group = group
        self._lock: FileIO | None = None
        try:
            self._make_folder()
            self._lock = self._locked()
            self._clear()
            self.socket = self._bound()
        except OSError as error:
            self._unlock()
            raise PeerError(f"{path}: cannot be opened: {error.strerror or error}") from None
        except PeerError:
            self._unlock()
            raise

    @property
    def joined_by(self) -> str:
        """The command by which others join at this door."""
        named = self.path.parent == run_dir()
        return f"naruto-tui join {self.path.stem if named else self.path}"

    def admits(self, end: socket.socket) -> bool:
        """Whether the process at the other end may take part."""
        members = members_of(self.group) if self.group is not None else ()
        return may_enter(credentials_of(end), os.getuid(), self.group, members)

    def close(self) -> None:
        """Nobody listens any more; the socket is gone. Another host may listen there since."""
        if self._lock is not None:
            self.socket.close()
            self.path.unlink(missing_ok=True)
            self._unlock()

    def _make_folder(self) -> None:
        folder = self.path.parent
        if folder.is_dir():
            mode = folder.stat().st_mode
            if mode & stat.S_IWOTH and not mode & stat.S_ISVTX:
                raise PeerError(f"{folder}: anybody may write there; take a folder of your own")
            return
        folder.mkdir(parents=True, mode=0o700)
        if self.group is not None:
            os.chown(folder, -1, self.group)
            folder.chmod(0o750)

    def _locked(self) -> FileIO:
        path = self.path.with_name(f"{self.path.name}.lock")
        flags = os.O_NOFOLLOW | os.O_CLOEXEC
        lock = FileIO(path, "a+", opener=lambda name, how: os.open(name, how | flags, 0o600))
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.close()
            raise PeerError(
                f"{self.path}: a game is hosted there already; join it, or give this one another "
                "name with --socket"
            ) from None
        return lock

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()  # the file stays: somebody may be waiting for it
            self._lock = None

    def _clear(self) -> None:
        """Takes a socket away that was left over; nothing else is ever taken away."""
        try:
            mode = self.path.lstat().st_mode
        except FileNotFoundError:
            return
        if not stat.S_ISSOCK(mode):
            raise PeerError(f"{self.path}: is there and is no socket; it is left alone")
        if is_alive(self.path):
            raise PeerError(f"{self.path}: another program listens there; give another path")
        self.path.unlink()

    def _bound(self) -> socket.socket:
        end = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        before = os.umask(0o177)
        try:
            end.bind(os.fspath(self.path))
            if self.group is not None:
                os.chown(self.path, -1, self.group)
                self.path.chmod(0o660)
            end.listen(8)
        except OSError:
            end.close()
            raise
        finally:
            os.umask(before)
        end.setblocking(False)
        return end
