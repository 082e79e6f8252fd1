"""Where the program keeps what is the user's. `NARUTO_TUI_HOME` moves all of it."""

import os
from pathlib import Path

import platformdirs

APPLICATION = "naruto-tui"


def data_dir() -> Path:
    """Decks, saves and records."""
    return _home("data") or platformdirs.user_data_path(APPLICATION, appauthor=False)


def config_dir() -> Path:
    """Settings."""
    return _home("config") or platformdirs.user_config_path(APPLICATION, appauthor=False)


def cache_dir() -> Path:
    """What can be worked out again."""
    return _home("cache") or platformdirs.user_cache_path(APPLICATION, appauthor=False)


def _home(part: str) -> Path | None:
    home = os.environ.get("NARUTO_TUI_HOME")
    return Path(home).expanduser() / part if home else None
