"""The settings as a list to go through: what can be chosen, and how it is drawn.

Public: `Preferences` (a key makes the next one), `draw_preferences`.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from attrs import evolve, field, frozen

from .keys import KEYS, PRESETS, KeyClashError, Keymap
from .lines import Line, sized, wrapped
from .pace import SPEEDS
from .prompt import KEY_NAMES
from .settings import CHOICES, Settings

ABOUT: Final[dict[str, str]] = {
    "theme": "The colours. auto: high-contrast in 16 colours, mono without any, else dark.",
    "borders": "Frames and signs. auto: ascii where the locale is not UTF-8.",
    "colour": "How many colours are used; auto goes by the terminal. From the next start on.",
    "pace": "Seconds between two steps of a computer that can be seen.",
    "mouse": "The mouse moves lists. off leaves it to the terminal, to mark and copy. From the "
    "next start on.",
    "preset": "Keys that change together. vim: h j k l move, H J K L do what these letters did.",
}
"""Each setting, and a word on it."""
_SPEEDS: Final = tuple(f"{speed:g}" for speed in SPEEDS)


@frozen(slots=False)
class Preferences:
    """The settings, a cursor among them, and the action that waits for its new key."""

    settings: Settings
    cursor: int = 0
    waiting: bool = False
    """Whether the next key becomes the key of the action under the cursor."""
    message: str = field(default="", eq=False)

    @cached_property
    def rows(self) -> tuple[str, ...]:
        """Settings, then actions with a key."""
        return (*ABOUT, *KEYS)

    @property
    def name(self) -> str:
        return self.rows[self.cursor]

    def press(self, key: str) -> "Preferences | None":
        """What a key does; `None` for one that is not known here."""
        if self.waiting:
            return self._given(key)
        match key:
            case "up" | "down":
                step = 1 if key == "down" else -1
                place = (self.cursor + step) % len(self.rows)
                return evolve(self, cursor=place, message="")
            case "pageup" | "pagedown":
                place = self.cursor + (10 if key == "pagedown" else -10)
                return evolve(self, cursor=min(max(place, 0), len(self.rows) - 1), message="")
            case "left" | "right" if self.name in ABOUT:
                return self._changed(1 if key == "right" else -1)
            case "enter" | "space" if self.name in ABOUT:
                return self._changed(1)
            case "enter" | "space":
                return evolve(self, waiting=True, message="")
            case "delete" | "d" if self.name in KEYS:
                own = {name: key for name, key in self.settings.keys.items() if name != self.name}
                return self._with_keys(own)
        return None

    def _given(self, key: str) -> "Preferences":
        """The action under the cursor gets that key; Esc leaves it as it was."""
        if key == "escape":
            return evolve(self, waiting=False, message="")
        return self._with_keys({**self.settings.keys, self.name: key})

    def _with_keys(self, own: dict[str, str]) -> "Preferences":
        try:
            Keymap.of(self.settings.preset, own)
        except KeyClashError as clash:
            return evolve(self, waiting=False, message=str(clash))
        return evolve(self, settings=evolve(self.settings, keys=own), waiting=False, message="")

    def options(self, name: str) -> tuple[str, ...]:
        """What a setting can be."""
        if name in CHOICES:
            return CHOICES[name]
        return {"pace": _SPEEDS, "mouse": ("on", "off"), "preset": tuple(PRESETS)}[name]

    def value(self, name: str) -> str:
        """What a setting is, or the key of an action."""
        if name in KEYS:
            key = self.settings.keymap.key(KEYS[name][0])
            return KEY_NAMES.get(key, key)
        value = getattr(self.settings, name)
        if name == "mouse":
            return "on" if value else "off"
        return f"{value:g}" if name == "pace" else str(value)

    def _changed(self, step: int) -> "Preferences":
        name, options = self.name, self.options(self.name)
        if name == "pace":
            pace = self.settings.pace
            place = min(range(len(SPEEDS)), key=lambda i: abs(SPEEDS[i] - pace))
            value: Any = SPEEDS[min(max(place + step, 0), len(SPEEDS) - 1)]
        else:
            word = options[(options.index(self.value(name)) + step) % len(options)]
            value = word == "on" if name == "mouse" else word
        changed = evolve(self.settings, **{name: value})
        try:
            changed.keymap  # noqa: B018 - a preset may clash with keys of one's own
        except KeyClashError as clash:
            return evolve(self, message=f"{value}: {clash}")
        return evolve(self, settings=changed, message="")


def draw_preferences(preferences: Preferences, width: int, height: int) -> list[Line]:
    """The settings in so many cells: title, list, a word on the one under the cursor."""
    told = _about(preferences)
    about = [[("   ", ""), *line] for line in wrapped(told, width - 6, "dim")]
    message = wrapped(preferences.message, width - 6, "bad")
    about += [[("   ", ""), *line] for line in message]
    room = height - 8
    top = max(0, min(preferences.cursor - room // 2, len(preferences.rows) - room))
    lines: list[Line] = [[(" Settings", "title")], []]
    lines += [_row(preferences, place) for place in range(top, top + room)[: len(preferences.rows)]]
    return [*sized(lines, width, room + 2), *sized([[], *about], width, height - room - 2)]


def _about(preferences: Preferences) -> str:
    name = preferences.name
    if preferences.waiting:
        return f"Press the key for {name}; Esc leaves it as it is."
    if name in KEYS:
        return f"{KEYS[name][1]}. Enter, then a key, changes it; d gives it back its usual one."
    return f"{ABOUT[name]} It can be {', '.join(preferences.options(name))}."


def _row(preferences: Preferences, place: int) -> Line:
    name = preferences.rows[place]
    here = place == preferences.cursor
    label = name if name in ABOUT else f"key {name}"
    waits = here and preferences.waiting
    value = "press a key" if waits else preferences.value(name)
    line: Line = [(" > " if here else "   ", "act")]
    line += [
        (f"{label:16}", "cursor" if here else ""),
        (f"  {value:14}", "act" if waits else "own"),
    ]
    return [*line, (f"  {KEYS[name][1]}", "dim")] if name in KEYS else line


def keys_told(preferences: Preferences) -> Sequence[tuple[str, str]]:
    """The keys of the settings, for the last line."""
    if preferences.waiting:
        return [("any key", preferences.name), ("Esc", "as it was")]
    change = ("left/right", "change") if preferences.name in ABOUT else ("Enter", "change")
    return [("up/down", "choose"), change, ("Esc", "back")]
