"""Which key does what at the board: one table, and what a player has changed in it.

Prompts and panes know each key by its usual name, `p` for pass. A `Keymap` says which key is
pressed for it, and so which one is shown. Keys that are no letters (arrows, Enter, Esc, Tab) keep
their meaning beside what is chosen for them. While a text is typed every letter is itself.

Public: `KEYS`, `PRESETS`, `Keymap`, `KeyClashError`, `use` and `shown` (the keymap in use).
"""

from collections.abc import Mapping
from typing import Final

from attrs import field, frozen

KEYS: Final[dict[str, tuple[str, str]]] = {
    "up": ("up", "up in a list, or the pane above"),
    "down": ("down", "down in a list, or the pane below"),
    "left": ("left", "the card to the left"),
    "right": ("right", "the card to the right, or open"),
    "pane": ("tab", "the next pane"),
    "confirm": ("enter", "confirm, or choose"),
    "mark": ("space", "mark"),
    "back": ("escape", "one step back"),
    "inspect": ("i", "the card in full"),
    "undo": ("u", "take the last choice back"),
    "help": ("question_mark", "help for this moment"),
    "log": ("l", "what happened"),
    "zones": ("z", "discard pile, chakra, removed cards"),
    "chain": ("v", "what waits on the chain"),
    "orders": ("w", "when you want to be asked"),
    "concede": ("x", "give the game up"),
    "deploy": ("d", "deploy a Ninja"),
    "mission": ("m", "play a mission, or a counter mission"),
    "client": ("k", "deploy a client"),
    "charge": ("c", "charge chakra"),
    "growth": ("g", "grow a Ninja"),
    "ambush": ("a", "deploy by ambush; mark all"),
    "platoon": ("o", "form a platoon; the other player or order"),
    "squad": ("s", "form a squad; suggest, sort"),
    "reinforce": ("r", "call a reinforcement; the rules, in the help"),
    "own-price": ("t", "pay a card's own price"),
    "effect": ("e", "use an effect"),
    "next": ("n", "end the phase; no; one step on, when watching"),
    "jutsu": ("j", "play a Jutsu"),
    "pass": ("p", "pass"),
    "head": ("h", "another head for a team"),
    "yes": ("y", "yes"),
    "filter": ("slash", "filter a list"),
}
"""Name in the settings file, usual key, and what it does."""
SIGNS: Final = {
    "?": "question_mark",
    "/": "slash",
    "+": "plus",
    "-": "minus",
    "=": "equals_sign",
    ".": "full_stop",
    ",": "comma",
    ";": "semicolon",
    "'": "apostrophe",
    "!": "exclamation_mark",
    "*": "asterisk",
    "#": "number_sign",
    "@": "at",
    "esc": "escape",
}
"""Other ways to write a key; the toolkit's name of it."""
WORDS: Final = frozenset(
    {"up", "down", "left", "right", "tab", "enter", "space", "escape", "backspace", "home", "end",
     "pageup", "pagedown", "insert", "delete", *SIGNS.values(),
     *(f"f{number}" for number in range(2, 11))}
)  # fmt: skip
"""Keys of more than a letter that can be chosen."""
FIXED: Final = frozenset("0123456789") | {"f1", "ctrl+q", "ctrl+p", "ctrl+z", "ctrl+c"}
"""Keys that cannot be given another meaning: digits pick from lists."""

PRESETS: Final[dict[str, dict[str, str]]] = {
    "usual": {},
    "vim": {
        "left": "h", "down": "j", "up": "k", "right": "l",
        "head": "H", "jutsu": "J", "client": "K", "log": "L",
    },
}  # fmt: skip
"""Keys that are changed together."""


class KeyClashError(ValueError):
    """A key that cannot be chosen. `name` is that of the action, as in `KEYS`."""

    def __init__(self, name: str, problem: str) -> None:
        super().__init__(problem)
        self.name = name


@frozen
class Keymap:
    """What a player presses for each action; those that are not named have their usual key."""

    changed: Mapping[str, str] = field(factory=dict)
    """Action (`KEYS`) -> the toolkit's name of a key."""

    @classmethod
    def of(cls, preset: str, own: Mapping[str, str]) -> "Keymap":
        """The keys of a preset with some of one's own.

        Raises:
            KeyClashError: there is no such action or key, or two actions share one.
        """
        changed = dict(PRESETS[preset])
        for name, key in own.items():
            changed[name] = _key(name, key)
        taken: dict[str, str] = {}
        for name, (usual, _) in KEYS.items():
            key = changed.get(name, usual)
            if key in taken:
                raise KeyClashError(
                    name if name in own else taken[key],
                    f"{key!r} is the key of {taken[key]} and of {name}; give one of them another",
                )
            taken[key] = name
        return cls({name: key for name, key in changed.items() if key != KEYS[name][0]})

    def meaning(self, key: str) -> str:
        """The usual key for what is pressed."""
        for name, mine in self.changed.items():
            if mine == key:
                return KEYS[name][0]
        moved = any(KEYS[name][0] == key for name in self.changed)
        return UNUSED if moved and len(key) == 1 else key

    def key(self, usual: str) -> str:
        """What is pressed in place of a usual key."""
        for name, mine in self.changed.items():
            if KEYS[name][0] == usual:
                return mine
        return usual


UNUSED: Final = "unused"
"""The meaning of a letter that was given to nothing."""


def _key(name: str, text: str) -> str:
    """The toolkit's name of a key as somebody wrote it."""
    if name not in KEYS:
        raise KeyClashError(name, f"there is no action {name!r}; there are {', '.join(KEYS)}")
    key = SIGNS.get(text.casefold(), text if len(text) == 1 else text.casefold())
    if key in FIXED:
        raise KeyClashError(name, f"{text!r} cannot be given another meaning")
    if key not in WORDS and not (len(key) == 1 and key.isascii() and key.isalpha()):
        raise KeyClashError(name, f"{text!r} is no key: write a letter, a sign, or f2 to f10")
    return key


_in_use = Keymap()


def use(keymap: Keymap) -> None:
    """The keys from now on, in this process."""
    global _in_use  # noqa: PLW0603 - one keyboard: threading it through each drawing function
    _in_use = keymap  #                says nothing more


def in_use() -> Keymap:
    """The keys that were chosen."""
    return _in_use


def shown(usual: str) -> str:
    """The key that a player presses for a usual one: what is shown in its place."""
    return _in_use.key(usual)
