"""`where` and the settings on the command line."""

import json

import pytest


def test_it_prints_every_place(run, environment):
    home = environment["NARUTO_TUI_HOME"]
    done = run("where")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"settings   {home}/config/settings.toml  (not there yet)" in done.stdout
    found = json.loads(run("where", "--json", "-").stdout)
    assert found["saves"] == f"{home}/data/saves"
    assert set(found) >= {"settings", "saves", "records", "decks", "cards", "cache"}


def test_without_a_home_the_system_says_where(run, environment, tmp_path):
    environment = {**environment, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "d")}
    del environment["NARUTO_TUI_HOME"]
    found = json.loads(run("where", "--json", "-", env=environment).stdout)
    assert found["saves"] == f"{tmp_path}/d/naruto-tui/saves"
    assert found["settings"] == f"{tmp_path}/.config/naruto-tui/settings.toml"


@pytest.mark.parametrize("option", [(), ("--config", "mine.toml")])
def test_settings_that_are_wrong_are_one_line(start_in_a_terminal, environment, tmp_path, option):
    file = tmp_path / "mine.toml"
    if not option:
        file = tmp_path / "home" / "config" / "settings.toml"
        file.parent.mkdir(parents=True)
    file.write_text('theme = "blue"\n', encoding="utf-8")
    code, said = start_in_a_terminal("play", "--quick", *option)
    assert code == 2
    assert "settings.toml:1: theme is one of" in said or "mine.toml:1: theme is one of" in said
    assert "Traceback" not in said
