"""Settings: read with care, written whole, and keys that clash are found."""

import os
import re
from pathlib import Path

import pytest

from naruto_tui.tui import keys
from naruto_tui.tui.keys import KEYS, PRESETS, KeyClashError, Keymap
from naruto_tui.tui.looks import Look
from naruto_tui.tui.preferences import Preferences, draw_preferences
from naruto_tui.tui.roles import THEMES
from naruto_tui.tui.settings import (
    CHOICES,
    Settings,
    SettingsError,
    load,
    save,
    settings_file,
)

WHOLE = """\
# my own
theme = "light"
borders = "ascii"
colour = "16"
pace = 0.1
mouse = false

[keys]
preset = "vim"
pass = "f2"  # by the thumb
"""


@pytest.fixture
def file(home: Path) -> Path:
    settings_file().parent.mkdir(parents=True)
    return settings_file()


def test_without_a_file_they_are_those_of_the_program(home):
    assert load() == Settings()
    with pytest.raises(SettingsError, match=r"other\.toml:1: cannot be read"):
        load(home / "other.toml")


def test_all_of_them_are_read(file):
    file.write_text(WHOLE, encoding="utf-8")
    found = load()
    assert (found.theme, found.borders, found.colour, found.pace) == ("light", "ascii", "16", 0.1)
    assert not found.mouse
    assert found.keymap.meaning("h") == "left"
    assert found.keymap.meaning("f2") == "p"


def test_every_theme_can_be_chosen():
    assert CHOICES["theme"] == ("auto", *THEMES)


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ('theme = "blue"', 1, "theme is one of auto, dark, light, high-contrast, mono, not 'blue'"),
        ("\n\npace = 99", 3, "pace is 0 to 10 seconds"),
        ("pace = true", 1, "pace is a number of seconds"),
        ('mouse = "yes"', 1, "mouse is true or false"),
        ("theme = ", 1, "not TOML: Invalid value"),
        ("# x\ntheme = 'light", 2, "not TOML: Expected"),
        ('colors = "16"', 1, "there is no setting 'colors'; there are"),
        ("keys = 3", 1, "keys is a table: [keys]"),
        ('[keys]\npreset = "emacs"', 2, "preset is one of usual, vim, not 'emacs'"),
        ("[keys]\npass = 3", 2, "a key is written in quotes, such as pass ="),
        ('[keys]\n\npas = "f2"', 3, "there is no action 'pas'"),
        ('[keys]\npass = "i"', 2, "'i' is the key of inspect and of pass"),
        ('[keys]\ninspect = "p"', 2, "'p' is the key of inspect and of pass"),
        ('[keys]\npass = "ctrl+q"', 2, "cannot be given another meaning"),
        ('[keys]\npass = "3"', 2, "cannot be given another meaning"),
        ('[keys]\npass = "the long one"', 2, "is no key"),
        ('[keys]\npreset = "vim"\npass = "j"', 3, "'j' is the key of down and of pass"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(file, text, line, told):
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SettingsError) as caught:
        load()
    assert str(caught.value).startswith(f"{file}:{line}: "), caught.value
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)
    assert file.read_text("utf-8") == text


@pytest.mark.parametrize("data", [b"\xff\xfe", b"x" * 200_000, b"\x00"])
def test_what_is_no_text_is_refused(file, data):
    file.write_bytes(data)
    with pytest.raises(SettingsError, match=r"settings\.toml:1: "):
        load()


def test_what_is_saved_is_read_back_and_comments_stay(file):
    file.write_text(WHOLE, encoding="utf-8")
    chosen = Settings(theme="mono", pace=2.0, keys={"pass": "f3"})
    save(chosen)
    assert load() == chosen
    text = file.read_text("utf-8")
    assert text.startswith("# my own\n")
    assert "# by the thumb" in text
    save(Settings())
    assert load() == Settings()


def test_a_new_file_says_only_what_was_chosen(home):
    save(Settings(theme="light"))
    assert settings_file().read_text("utf-8") == 'theme = "light"\n'
    assert [one.name for one in settings_file().parent.iterdir()] == ["settings.toml"]


def test_a_file_that_cannot_be_written_stays_as_it_was(file, monkeypatch):
    file.write_text(WHOLE, encoding="utf-8")

    def full(handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        save(Settings())
    assert file.read_text("utf-8") == WHOLE
    assert [one.name for one in file.parent.iterdir()] == ["settings.toml"]


def test_no_preset_clashes_with_itself():
    for preset in PRESETS:
        keymap = Keymap.of(preset, {})
        meanings = [keymap.meaning(keymap.key(usual)) for usual, _ in KEYS.values()]
        assert meanings == [usual for usual, _ in KEYS.values()]


def test_a_moved_letter_means_nothing_and_arrows_stay():
    keymap = Keymap.of("usual", {"pass": "f2", "left": "H"})
    assert keymap.meaning("f2") == "p"
    assert keymap.meaning("p") == keys.UNUSED
    assert (keymap.meaning("left"), keymap.meaning("H")) == ("left", "left")
    assert keymap.meaning("1") == "1"
    assert keymap.key("p") == "f2"


def test_two_letters_change_places():
    keymap = Keymap.of("usual", {"pass": "n", "next": "p"})
    assert (keymap.meaning("n"), keymap.meaning("p")) == ("p", "n")
    with pytest.raises(KeyClashError):
        Keymap.of("usual", {"pass": "n"})


def test_every_key_of_the_board_can_be_changed():
    from naruto_tui.tui.ask_words import VERBS
    from naruto_tui.tui.model import SCREEN_KEYS

    known = {usual for usual, _ in KEYS.values()}
    assert {verb.key for verb in VERBS.values()} <= known
    assert {key.key for key in SCREEN_KEYS} <= known


# -- the list of settings --------------------------------------------------------------------------


def test_a_setting_is_changed_by_arrows():
    preferences = Preferences(Settings())
    assert preferences.name == "theme"
    preferences = preferences.press("right")
    assert preferences.settings.theme == "dark"
    assert preferences.press("left").settings.theme == "auto"
    preferences = preferences.press("down").press("down").press("down").press("left")
    assert preferences.settings.pace == 0.3
    preferences = preferences.press("down").press("enter")
    assert not preferences.settings.mouse


def test_a_key_is_changed_by_pressing_it():
    preferences = Preferences(Settings())
    while preferences.name != "pass":
        preferences = preferences.press("down")
    waiting = preferences.press("enter")
    assert waiting.waiting
    assert waiting.press("escape").settings.keys == {}
    assert waiting.press("f2").settings.keys == {"pass": "f2"}
    clash = waiting.press("i")
    assert clash.settings.keys == {}
    assert "is the key of inspect and of pass" in clash.message
    back = waiting.press("f2").press("delete")
    assert back.settings.keys == {}


@pytest.mark.parametrize(("width", "height"), [(80, 24), (140, 50)])
def test_the_list_fits_and_follows_the_cursor(width, height):
    preferences = Preferences(Settings())
    for _ in preferences.rows:
        lines = draw_preferences(preferences, width, height)
        text = ["".join(part for part, _ in line) for line in lines]
        assert len(lines) == height
        assert any(re.match(rf" > (key )?{preferences.name} ", line) for line in text)
        preferences = preferences.press("down")


def test_options_of_the_command_line_stay_when_something_else_is_changed():
    look = Look("256", pace=0.0)
    after = Settings(theme="light").changed(look, Settings())
    assert (after.theme, after.pace) == ("light", 0.0)
    assert Settings(pace=2.0).changed(look, Settings()).pace == 2.0
    assert Settings(borders="ascii").changed(look, Settings()).ascii
