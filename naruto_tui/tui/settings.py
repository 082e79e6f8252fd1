"""What a player has chosen to stay: the settings file, read with care and written whole.

    theme = "light"          # auto, dark, light, high-contrast, mono
    borders = "ascii"        # auto, lines, ascii
    colour = "256"           # auto, truecolor, 256, 16, none
    pace = 0.3               # seconds between two steps of a computer
    mouse = false
    [keys]
    preset = "vim"           # usual, vim
    pass = "f2"

Loads no Textual. Public: `Settings`, `SettingsError`, `load`, `save`, `settings_file`.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from attrs import evolve, field, fields, frozen

from naruto_tui.paths import config_dir
from naruto_tui.textfiles import TextFileError, read_small_text
from naruto_tui.tui.keys import PRESETS, KeyClashError, Keymap
from naruto_tui.tui.looks import PACE, Look
from naruto_tui.tui.terminal import COLOURS, Colour, needs_ascii
from naruto_tui.whole import write_whole_file

LARGEST_FILE: Final = 100_000
SLOWEST: Final = 10.0
"""Seconds between two steps of a computer, at most."""
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "theme": ("auto", "dark", "light", "high-contrast", "mono"),
    "borders": ("auto", "lines", "ascii"),
    "colour": COLOURS,
}
"""The words that these settings may have."""


class SettingsError(ValueError):
    """Settings that cannot be used: file, line, what is wrong and what would be right."""


@frozen
class Settings:
    """What stays when the program ends."""

    theme: str = "auto"
    borders: str = "auto"
    colour: Colour = "auto"
    pace: float = PACE
    mouse: bool = True
    preset: str = "usual"
    """A row of `keys.PRESETS`."""
    keys: Mapping[str, str] = field(factory=dict)
    """Action -> key, besides those of the preset."""

    @property
    def keymap(self) -> Keymap:
        return Keymap.of(self.preset, self.keys)

    def changed(self, look: Look, before: "Settings") -> Look:
        """The look with what is otherwise here than before; what options asked for stays."""
        if self.theme != before.theme:
            look = evolve(look, theme="" if self.theme == "auto" else self.theme)
        if self.borders != before.borders:
            look = evolve(look, ascii=self.wants_ascii())
        return evolve(look, pace=self.pace) if self.pace != before.pace else look

    def wants_ascii(self) -> bool:
        """Whether frames are drawn with ASCII alone."""
        return needs_ascii() if self.borders == "auto" else self.borders == "ascii"


def settings_file() -> Path:
    """Where the settings are, unless another file is named."""
    return config_dir() / "settings.toml"


def load(path: Path | None = None) -> Settings:
    """The settings of a file; where the usual one is missing, those of the program.

    Raises:
        SettingsError: it cannot be read, or something in it cannot be; a named file is missing.
    """
    file = path or settings_file()
    if path is None and not file.exists():
        return Settings()
    import tomllib  # noqa: PLC0415 - 20 ms, for those who have chosen something

    try:
        text = read_small_text(file, LARGEST_FILE, "settings file")
    except TextFileError as error:
        raise SettingsError(f"{file}:{error.line}: {error.problem}") from None
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"\(at line (\d+)", str(error))
        number = line[1] if line else text.count("\n") + 1
        problem = re.sub(r" \(at .*\)", "", str(error))
        raise SettingsError(f"{file}:{number}: not TOML: {problem}; see docs/terminal.md") from None
    return _Reader(file, text).settings(found)


def save(settings: Settings, path: Path | None = None) -> None:
    """Writes what differs from the program's own; comments in the file stay. `OSError`: not."""
    import tomlkit  # noqa: PLC0415 - 20 ms, for those who change something

    file = path or settings_file()
    document = tomlkit.document()
    if file.exists():
        try:
            document = tomlkit.parse(file.read_text(encoding="utf-8-sig"))
        except (ValueError, UnicodeDecodeError):
            raise SettingsError(f"{file}:1: was changed meanwhile and cannot be read") from None
    usual = Settings()
    for one in fields(Settings):
        if one.name in ("preset", "keys"):
            continue
        value = getattr(settings, one.name)
        if value != getattr(usual, one.name) or one.name in document:
            document[one.name] = value
    keys = {"preset": settings.preset} if settings.preset != usual.preset else {}
    keys |= settings.keys
    if "keys" in document or keys:
        table = document.setdefault("keys", tomlkit.table())
        for name in [name for name in table if name not in keys]:
            del table[name]
        for name, key in keys.items():
            table[name] = key
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole_file(file, tomlkit.dumps(document))


@frozen
class _Reader:
    """Judges what a file says."""

    file: Path
    text: str

    def settings(self, found: Mapping[str, Any]) -> Settings:
        known = [one.name for one in fields(Settings) if one.name != "preset"]
        for name in found:
            if name not in known:
                raise self.wrong(name, f"there is no setting {name!r}; there are {known}")
        chosen: dict[str, Any] = {}
        for name, words in CHOICES.items():
            if name in found:
                chosen[name] = self.word(name, found[name], words)
        if "mouse" in found:
            if not isinstance(found["mouse"], bool):
                raise self.wrong("mouse", "mouse is true or false")
            chosen["mouse"] = found["mouse"]
        if "pace" in found:
            chosen["pace"] = self.pace(found["pace"])
        return Settings(**chosen, **self.keys(found.get("keys", {})))

    def word(self, name: str, value: Any, words: tuple[str, ...]) -> str:
        if value not in words:
            raise self.wrong(name, f"{name} is one of {', '.join(words)}, not {value!r}")
        return str(value)

    def pace(self, value: Any) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.wrong("pace", "pace is a number of seconds, such as 0.6")
        if not 0 <= value <= SLOWEST:
            raise self.wrong("pace", f"pace is 0 to {SLOWEST:g} seconds")
        return float(value)

    def keys(self, table: Any) -> dict[str, Any]:
        if not isinstance(table, dict):
            raise self.wrong(
                "keys", 'keys is a table: [keys], and below it lines such as pass = "f2"'
            )
        own = dict(table)
        preset = own.pop("preset", "usual")
        if preset not in PRESETS:
            raise self.wrong("preset", f"preset is one of {', '.join(PRESETS)}, not {preset!r}")
        for name, key in own.items():
            if not isinstance(key, str):
                raise self.wrong(name, f'a key is written in quotes, such as {name} = "f2"')
        try:
            Keymap.of(preset, own)
        except KeyClashError as clash:
            raise self.wrong(clash.name, str(clash)) from None
        return {"preset": preset, "keys": own}

    def wrong(self, name: str, problem: str) -> SettingsError:
        """With the line on which the setting stands."""
        pattern = re.compile(rf"^[ \t]*\[?[\"']?{re.escape(name)}[\"']?[ \t]*(=|\])", re.MULTILINE)
        found = pattern.search(self.text)
        line = self.text.count("\n", 0, found.start()) + 1 if found else 1
        return SettingsError(f"{self.file}:{line}: {problem}")
