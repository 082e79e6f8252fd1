"""The command palette (Ctrl+P) for rare things, and the colours the toolkit's own parts take."""

from contextlib import suppress
from typing import Final

from textual.command import CommandPalette
from textual.theme import Theme
from textual.widgets import Input

NIGHT: Final = Theme(
    name="naruto-night",
    primary="#d7af5f",
    foreground="#d0d0d0",
    background="#121212",
    surface="#1c1c1c",
    panel="#262626",
    dark=True,
)
DAY: Final = Theme(
    name="naruto-day",
    primary="#875f00",
    foreground="#303030",
    background="#eeeeee",
    surface="#e4e4e4",
    panel="#dadada",
    dark=False,
)
BACKGROUNDS: Final = {"dark": NIGHT, "light": DAY, "high-contrast": NIGHT, "mono": NIGHT}
"""What lies under each row of `roles.THEMES`."""


class Palette(CommandPalette):
    """The toolkit's palette with a cursor that does not blink: over ssh each blink is sent.

    Its sign for a search is no letter, and many terminals cannot show it.
    """

    DEFAULT_CSS = "Palette SearchIcon { display: none; }"

    def on_mount(self) -> None:
        self.query_one(Input).cursor_blink = False

    def _action_command_list(self, action: str) -> None:
        # A page asked for before the list has been laid out is more than the toolkit can do.
        with suppress(KeyError, IndexError):
            super()._action_command_list(action)
