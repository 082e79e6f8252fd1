"""The formats that decks are checked by, as they are chosen on the screen."""

from naruto_tui.decklists.profiles import FORMATS, find_format
from naruto_tui.tui.decks.formats import Formats, by_words, draw_formats
from naruto_tui.tui.lines import ROUND, cells, text_of


def pressed(formats: Formats, *keys: str) -> Formats:
    for key in keys:
        after = formats.press(key, key if len(key) == 1 else "")
        assert after is not None
        formats = after
    return formats


def shown(formats: Formats) -> str:
    for width, height in ((80, 22), (60, 18)):
        lines = draw_formats(formats, width, height, ROUND)
        assert len(lines) == height
        assert {cells(line) for line in lines} == {width}
    return "\n".join(map(text_of, draw_formats(formats, 80, 22, ROUND)))


def test_every_format_can_be_chosen_and_says_what_it_asks() -> None:
    for place, (name, profile) in enumerate(FORMATS.items(), 1):
        formats = pressed(Formats.of("us", None), *["down"] * place)
        assert f" > {name}" in shown(formats)
        assert f"a deck of {profile.deck_size}, " in shown(formats)
        assert not formats.chosen
        chosen = pressed(formats, "enter")
        assert (chosen.chosen, chosen.wanted) == (True, profile)


def test_the_edition_is_the_first_and_means_no_format() -> None:
    formats = Formats.of("fr", FORMATS["italy"])
    assert " > italy" in shown(formats)
    chosen = pressed(formats, "home", "enter")
    assert (chosen.chosen, chosen.wanted) == (True, None)


def test_a_block_is_any_sets() -> None:
    formats = pressed(Formats.of("us", None), "end", "enter", "4", "-", "6")
    assert "Sets: 4-6" in shown(formats)
    chosen = pressed(formats, "enter")
    assert (chosen.chosen, chosen.wanted) == (True, find_format("block:4-6"))
    again = Formats.of("us", chosen.wanted)
    assert " > block:FIRST-LAST" in shown(again)
    assert "Sets: 4-6" in shown(pressed(again, "enter"))
    assert pressed(again, "enter", "escape").box is None


def test_what_is_no_block_is_said() -> None:
    for typed in ("", "x", "6-4", "99999"):
        formats = pressed(Formats.of("us", None), "end", "enter", *typed, "enter")
        assert not formats.chosen
        assert "write the first and the last set, as 4-6, or one set" in shown(formats)
    assert pressed(Formats.of("us", None), "end", "enter").pasted("3\nmore").box is not None


def test_escape_leaves_all_as_it_was() -> None:
    assert Formats.of("us", None).press("escape", "") is None
    assert Formats.of("us", None).press("x", "x") == Formats.of("us", None)


def test_it_is_told_in_two_words() -> None:
    assert by_words("us", None) == "edition us"
    assert by_words("us", FORMATS["italy"]) == "format italy"
