"""`where`: the paths in use."""

from pathlib import Path

import click

from naruto_tui import paths
from naruto_tui.cli.output import json_option, printable, say, write_json
from naruto_tui.tui.settings import settings_file


@click.command(epilog="Example: naruto-tui where --json -")
@json_option
def where(json_file: str | None) -> None:
    """Print where games, decks, cards of your own and settings are, or would be.

    NARUTO_TUI_HOME moves all of it.
    """
    found = _places()
    if json_file is not None:
        write_json({name: str(path) for name, path in found.items()}, json_file)
        return
    for name, path in found.items():
        there = "" if path.exists() else "  (not there yet)"
        say(printable(f"{name:9}  {path}{there}"))


def _places() -> dict[str, Path]:
    data = paths.data_dir()
    return {
        "settings": settings_file(),
        "saves": data / "saves",
        "records": data / "records",
        "damaged": data / "damaged",
        "history": data / "history.sqlite",
        "decks": data / "decks",
        "cards": data / "cards",
        "cache": paths.cache_dir(),
    }
