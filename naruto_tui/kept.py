"""What was worked out once and is kept in the user's cache, under a key of all it depends on.

A file that is missing, damaged or of another key is as good as none; a folder that cannot be
written is no fault. A leaf of the house, like `paths`.
"""

import os
from zlib import crc32

from naruto_tui.paths import cache_dir


def kept(name: str, key: str) -> bytes | None:
    """What was kept under this name, if it was under this key."""
    head = _head(key)
    try:
        found = (cache_dir() / name).read_bytes()
    except OSError:
        return None
    if not found.startswith(head):
        return None
    check, value = found[len(head) : len(head) + 8], found[len(head) + 8 :]
    return value if check == _checksum(value) else None


def keep(name: str, key: str, value: bytes) -> None:
    """Keeps it in place of what was kept before, whole or not at all."""
    path = cache_dir() / name
    part = path.with_suffix(f".{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(_head(key) + _checksum(value) + value)
        part.replace(path)
    except OSError:
        return


def _head(key: str) -> bytes:
    return key.encode() + b"\0"


def _checksum(value: bytes) -> bytes:
    return b"%08x" % crc32(value)
