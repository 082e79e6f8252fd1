"""The page on terminals says what is true."""

import re
import tomllib
from pathlib import Path

from naruto_tui.tui.keys import KEYS
from naruto_tui.tui.plain.commands import COMMANDS
from naruto_tui.tui.plain.telling import ANSWERS
from naruto_tui.tui.settings import CHOICES, load

PAGE = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text("utf-8")


def test_its_settings_can_be_read(tmp_path):
    (text,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    file = tmp_path / "settings.toml"
    file.write_text(text, encoding="utf-8")
    assert load(file).preset == "vim"
    for name, words in CHOICES.items():
        assert f"# {', '.join(words)}\n" in text, name
    assert tomllib.loads(text)


def test_it_names_every_action_and_every_command():
    for name in KEYS:
        assert f"`{name}`" in PAGE, name
    for command in COMMANDS:
        assert re.search(rf"^\| .*`{re.escape(command.words[0])}(?!\w)", PAGE, re.MULTILINE), (
            command
        )
    for word in ("ok", "back"):
        assert word in dict(ANSWERS)
        assert f"`{word}`" in PAGE
