"""The settings: each change shows at once and is saved at once."""

from naruto_tui.tui.lines import Line
from naruto_tui.tui.looks import Look
from naruto_tui.tui.preferences import Preferences, draw_preferences, keys_told
from naruto_tui.tui.screens.place import Place, keys_line
from naruto_tui.tui.settings import Settings


class SettingsScreen(Place):
    """Stands over any other screen and goes back to it."""

    OVER = True

    def __init__(self, look: Look, settings: Settings) -> None:
        super().__init__(look)
        self.preferences = Preferences(settings)

    def draw(self, width: int, height: int) -> list[Line]:
        page = draw_preferences(self.preferences, width, height - 1)
        return [*page, keys_line(list(keys_told(self.preferences)), width)]

    def press(self, key: str, letter: str) -> None:
        before = self.preferences
        after = before.press(key)
        if after is None:
            if key in ("escape", "backspace"):
                self.doors.back()
            return
        self.preferences = after
        if after.settings != before.settings:
            self.preferences = Preferences(
                after.settings, after.cursor, message=self.doors.change(after.settings)
            )
