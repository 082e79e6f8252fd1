"""Where the program keeps what is the user's. `NARUTO_TUI_HOME` moves all of it."""

import os
from pathlib import Path

APPLICATION = "naruto-tui"


def data_dir() -> Path:
    """Decks, saves and records."""
    return _place("data")


def config_dir() -> Path:
    """Settings."""
    return _place("config")


def cache_dir() -> Path:
    """What can be worked out again."""
    return _place("cache")


def run_dir() -> Path:
    """Sockets of games that are being played: gone with the computer's next start."""
    run = os.environ.get("XDG_RUNTIME_DIR")
    if run and not os.environ.get("NARUTO_TUI_HOME"):
        return Path(run) / APPLICATION
    return data_dir() / "run"


def _place(part: str) -> Path:
    if home := os.environ.get("NARUTO_TUI_HOME"):
        return Path(home).expanduser() / part
    # Only asked where the variable is not set: it costs 20 ms.
    import platformdirs  # noqa: PLC0415

    find = {
        "data": platformdirs.user_data_path,
        "cache": platformdirs.user_cache_path,
        "config": platformdirs.user_config_path,
    }
    return find[part](APPLICATION, appauthor=False)
