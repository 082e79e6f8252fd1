"""What people report of importing decks into card programs, each report a test.

| No. | what went wrong elsewhere | here |
|---|---|---|
| 1 | the accepted forms had to be found by trial | `test_01_...` |
| 2 | a card on several lines was several cards | `test_02_...` |
| 4 | a sign within a name cut it | `test_04_...` |
| 5 | double names were not known | `test_05_...` |
| 6 | names with an apostrophe were not found | `test_06_...` |
| 8 | accented letters were no letters | `test_08_...` |
| 9 | another encoding became garbage | `test_09_...` |
| 10 | the byte order mark spoiled the first line | `test_10_...` |
| 12 | other line ends were not understood | `test_12_...` |
| 13 | an empty line was an error, or began a sideboard | `test_13_...` |
| 14 | headings of other programs were errors | `test_14_...` |
| 16 | the first card was taken for a heading | `test_16_...` |
| 17 | a part of the deck was read, and nothing said | `test_17_...` |
| 18 | nonsense became a hundred cards | `test_18_...` |
| 20 | the count was not read | `test_20_...` |
| 21 | what is no text made the reader fail | `test_21_...` |
| 22 | cards out of the deck were counted in it | `test_22_...` |
"""

import gzip
import os
import time
import unicodedata
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

from naruto_tui.cards.names import folded
from naruto_tui.cards.pool import Pool
from naruto_tui.cli.deck import deck as deck_command
from naruto_tui.decklists.legality import illegal
from naruto_tui.decklists.model import Deck, DeckError
from naruto_tui.decklists.reader import LARGEST_FILE, load_deck, read_deck
from naruto_tui.rules.editions import EDITIONS

PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1"
LIST = "3 Naruto Uzumaki N-001\n2 Kunai J-001\n1 Sasuke Uchiha N-002\n"
COCKATRICE = """<cockatrice_deck version="1">
<zone name="main"><card number="3" name="Kunai"/></zone></cockatrice_deck>"""
LISTED = {"N-001": 3, "J-001": 2, "N-002": 1}


def listed(deck: Deck, pile: str = "main") -> dict[str, int]:
    return {entry.card.number: entry.count for entry in deck.pile(pile)}


def names(text: str, pool: Pool) -> list[tuple[int, str]]:
    return [(entry.count, entry.card.name) for entry in read_deck(text, pool, "any").main]


def problems(text: str, pool: Pool) -> tuple[str, ...]:
    with pytest.raises(DeckError) as caught:
        read_deck(text, pool, "any", "any.txt")
    return caught.value.problems


@pytest.mark.parametrize(
    "line",
    [
        "3\tKunai\tSet 1", "3\tKunai", "3,Kunai", "3;Kunai", "3, Kunai, The Path to Hokage",
        "3;Kunai;Set 1", "3 Kunai [The Path to Hokage]", "3 Kunai (Set 1)",
        "Quantity,Name\n3,Kunai",
    ],
)  # fmt: skip
def test_01_tabs_commas_semicolons_and_sets_are_read(line, printed):
    assert names(line, printed) == [(3, "Kunai")]


def test_01_help_prints_the_accepted_forms_and_errors_name_line_and_form(printed):
    told = CliRunner().invoke(deck_command, ["check", "--help"]).output
    for form in ("3x Naruto Uzumaki N-001", "(3) Kunai", "N-001 x3", "Sideboard", "# begins"):
        assert form in told
    assert problems("3\t\n3 Kunai J-001\n3,\n", printed)[0].startswith("any.txt:1: ")


def test_02_a_card_on_several_lines_is_one_sum_before_copies_are_counted(printed):
    deck = read_deck("2 Kunai J-001\n1 N-001\nKunai J-001\n1x Kunai J-001\n", printed, "any")
    assert listed(deck) == {"J-001": 4, "N-001": 1}
    rules = [point.message for point in illegal(deck, EDITIONS["us"], lambda _: ())]
    assert any("4 cards named Kunai (4 J-001); at most 3" in rule for rule in rules)
    assert listed(read_deck("Kunai J-001\n" * 3, printed, "any")) == {"J-001": 3}


@pytest.mark.parametrize("form", ["3 {}", "{} x3", "3x {}", "3\t{}", "{} (3)", "- 3 {}  # good"])
def test_04_no_sign_within_a_name_cuts_it(form, printed):
    signed = {card.name for card in printed if not card.name.replace(" ", "").isalnum()}
    assert {sign for name in signed for sign in name} > set("&:,-'!.()")
    for name in sorted(signed):
        ((count, found),) = names(form.format(name), printed)
        assert (count, found) == (3, name)


def test_05_double_names_are_found_in_every_spelling_and_order(printed):
    keys = Counter(folded(name) for name in {card.name for card in printed})
    pairs = {c.name for c in printed if c.name.count(" & ") == 1 and "," not in c.name}
    # "Father and Mother" is another card than "Father & Mother".
    pairs = {name for name in pairs if keys[folded(name)] == 1}
    assert len(pairs) > 80
    for pair in sorted(pairs):
        one, other = pair.split(" & ")
        for spelled in (pair, f"{one} and {other}", f"{one}/{other}", f"{one} / {other}"):
            assert names(f"2 {spelled}", printed) == [(2, pair)], spelled
        if f"{other} & {one}" not in pairs:
            assert names(f"2 {other} & {one}", printed) == [(2, pair)]


def test_06_every_apostrophe_and_none_is_the_same(printed):
    keys = Counter(folded(name) for name in {card.name for card in printed})
    # Two cards differ in nothing but the kind of quotation marks.
    with_one = {c.name for c in printed if "'" in c.name and keys[folded(c.name)] == 1}
    assert len(with_one) > 50
    for name in sorted(with_one):
        for sign in ("'", "\u2019", "\u2018", "`", "\u00b4", ""):
            assert names(name.replace("'", sign), printed) == [(1, name)], (name, sign)


def test_08_accents_composed_or_not_and_full_width_letters_match(printed):
    assert names("Sasuke \u016achiha", printed) == [(1, "Sasuke Uchiha")]
    assert names("Sakura\u00b4s Decision", printed) == [(1, "Sakura's Decision")]
    for name in ("Hinata Hyūga", "Kankurō"):
        plain = "Hinata Hyuga" if name[0] == "H" else "Kankuro"
        for form in ("NFC", "NFD", "NFKC", "NFKD"):
            assert names(unicodedata.normalize(form, name), printed) == [(1, plain)]
    wide = "".join(chr(ord(c) + 0xFEE0) if c != " " else "\u3000" for c in "Rock Lee")
    assert names(f"３ {wide}" if wide[0] == "3" else f"3 {wide}", printed) == [(3, "Rock Lee")]


@pytest.mark.parametrize(
    ("encoding", "comment"),
    [
        ("utf-8", "ä"), ("utf-8-sig", "ä"), ("cp1252", "“ä”"), ("latin-1", "ä"),
        ("utf-16", "ä"), ("utf-16-le", "ä"), ("utf-16-be", "ä"),
        ("cp1251", "мой любимый список карт, колода"),
    ],
)  # fmt: skip
def test_09_any_encoding_loads_or_is_one_message_with_a_line(encoding, comment, printed, tmp_path):
    path = tmp_path / "deck.txt"
    path.write_bytes(f"# {comment}\n{LIST}".encode(encoding))
    try:
        deck = load_deck(path, printed)
    except DeckError as error:
        (problem,) = error.problems
        assert problem.startswith(f"{path}:")
        assert encoding in {"utf-16-le", "utf-16-be"}
    else:
        assert listed(deck) == LISTED
        assert comment in deck.comments[0] or deck.notices


@pytest.mark.parametrize("sign", ["\ufeff", "\u200b", "\u00a0", "\u2060", "\u00ad"])
def test_10_marks_and_invisible_signs_anywhere_do_no_harm(sign, printed):
    for place in range(len(LIST)):
        text = LIST[:place] + sign + LIST[place:]
        if sign == "\u00a0" and not _is_between_words(place):
            continue
        assert listed(read_deck(text, printed, "any")) == LISTED, place
    for encoding in ("utf-8-sig", "utf-16"):
        assert listed(read_deck(LIST.encode(encoding).decode(encoding), printed, "any")) == LISTED


def _is_between_words(place: int) -> bool:
    """A blank that does not break a line is a blank: within a word it parts it."""
    return not (LIST[place - 1 : place].strip() and LIST[place : place + 1].strip())


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\u2028", "\x85", "\f", "\v"])
def test_12_every_line_end_ends_a_line(end, printed, tmp_path):
    path = tmp_path / "deck.txt"
    path.write_bytes(LIST.replace("\n", end).encode())
    assert listed(load_deck(path, printed)) == LISTED
    path.write_bytes(LIST.rstrip().replace("\n", end).encode())
    assert listed(load_deck(path, printed)) == LISTED
    mixed = LIST.replace("\n", end, 1).rstrip()
    assert listed(read_deck(mixed, printed, "any")) == LISTED


@pytest.mark.parametrize("gap", ["\n\n", "\n\n\n", "\n \t \n", "\r\n\r\n"])
def test_13_empty_lines_are_nothing_and_begin_no_sideboard(gap, printed):
    deck = read_deck(LIST.replace("\n", gap), printed, "any")
    assert listed(deck) == LISTED
    assert (deck.side, deck.notices) == ((), ())


@pytest.mark.parametrize(
    "heading",
    [
        "Ninja (25)", "NINJAS", "ninja:", "Jutsus:", "Mission", "Missions - 8", "Missons",
        "Ninjaz:", "DECK", "Main Deck: 50", "My favourites:", "=== Ninja ===", "[Main]", "Turn 1:",
        "Fire (12)", "NINJA/NINJAS", "Ninjas & Platoons", "Missions + Jutsu:",
    ],
)  # fmt: skip
def test_14_headings_of_any_kind_are_no_cards_even_twice(heading, printed):
    first, *rest = LIST.splitlines()
    text = "\n".join([heading, first, heading, heading, *rest])
    deck = read_deck(text, printed, "any")
    assert listed(deck) == LISTED
    assert deck.side == ()


@pytest.mark.parametrize(
    "heading", ["SIDEBOARD:", "Sideboard", "sidebord", "SB", "Side (1)", "//Sideboard"]
)
def test_14_a_sideboard_of_any_spelling_is_one_even_twice(heading, printed):
    deck = read_deck(f"{LIST}{heading}\n1 J-002\n{heading}\n1 J-003\n", printed, "any")
    assert (listed(deck), listed(deck, "side")) == (LISTED, {"J-002": 1, "J-003": 1})


def test_16_a_list_without_a_heading_keeps_its_first_card(printed):
    assert listed(read_deck(LIST, printed, "any")) == LISTED
    assert listed(read_deck("Kunai J-001\nN-001", printed, "any")) == {"J-001": 1, "N-001": 1}


def test_17_what_is_read_and_what_is_refused_is_all_that_was_written(printed, tmp_path):
    (tmp_path / "deck.txt").write_text(f"{LIST}4 Narto\nxyzzy\n0 Kunai\n2 Kunai N-001\n")
    done = CliRunner().invoke(
        deck_command, ["check", str(tmp_path / "deck.txt")], standalone_mode=False
    )
    assert done.return_value == 2
    *lines, summary = done.stderr.splitlines()
    assert [line.split(":")[1] for line in lines] == ["4", "5", "6", "7"]
    # Of `xyzzy` and of `0 Kunai` one copy each is reckoned with: so much a line means at least.
    assert summary.endswith("parsed 3 of 7 lines, 6 cards; refused 4 lines, 8 cards")


@pytest.mark.parametrize(
    "count",
    [
        "999999999999", "3e9", "\u0661\u0662", "\u00b3", "-3", "0x", "1.5x", "0", "100", "9" * 200,
        "1,000", "0x10", "\u2462", "1/2", "\u00bd",
    ],
)  # fmt: skip
def test_18_a_count_that_is_none_is_refused_at_once_with_its_line(count, printed):
    begun = time.process_time()
    more = "\n+1 Kunai" if count == "-3" else ""
    problem = problems(f"# a plan\n{count} Kunai{more}", printed)[0]
    assert problem.startswith("any.txt:2: ")
    assert "is no number of copies; write 1 to 99" in problem or "change to a deck" in problem
    assert len(problem) < 160
    assert time.process_time() - begun < 2


@pytest.mark.parametrize(
    "text",
    [
        "3 Kunai", "3x Kunai", "x3 Kunai", "(3) Kunai", "[3] Kunai", "Kunai 3", "Kunai x3",
        "Kunai (3)", "Kunai [3]", "Kunai (x3)", "Kunai - 3", "\u00d73 Kunai", "3 \u00d7 Kunai",
        '<deck game="g"><section name="Main"><card qty="3" id="i">Kunai</card></section></deck>',
        COCKATRICE,
        '<Deck><Cards CatID="0" Quantity="3" Sideboard="false" Name="Kunai"/></Deck>',
        '<deck version="0.8"><superzone name="Deck">' + "<card><name>Kunai</name></card>" * 3
        + "</superzone></deck>",
        "[Main]\n3 Kunai|1|1", "SB: 3 Kunai\n3 Kunai", "Count,Name\n3,Kunai",
    ],
)  # fmt: skip
def test_20_the_count_is_read_wherever_it_stands(text, printed):
    assert names(text, printed) == [(3, "Kunai")]


def test_21_what_is_no_text_is_one_message(printed, tmp_path):
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    (tmp_path / "huge").write_bytes(b"3 Kunai\n" * (50_000_000 // 8))
    for name, content in (("png", PNG), ("gzip", gzip.compress(LIST.encode())), ("empty", b"")):
        (tmp_path / name).write_bytes(content)
    said = {}
    for path in (*tmp_path.iterdir(), tmp_path, Path("/dev/zero"), tmp_path / "nowhere"):
        begun = time.process_time()
        with pytest.raises(DeckError) as caught:
            load_deck(path, printed)
        (said[path.name],) = caught.value.problems
        assert said[path.name].startswith(f"{path}:")
        assert time.process_time() - begun < 2
    assert f"{LARGEST_FILE:,} bytes" in said["huge"]
    assert len(said) == 8


@pytest.mark.parametrize(
    "heading", ["Maybe:", "Maybeboard", "Considering", "Side:", "// Maybeboard", "Out of deck"]
)
def test_22_what_is_not_in_the_deck_is_not_counted_in_it(heading, printed):
    deck = read_deck(f"{LIST}\n{heading}\n3 Rock Lee N-031\n", printed, "any")
    assert listed(deck) == LISTED
    assert listed(deck, "side") == ({"N-031": 3} if heading == "Side:" else {})
    assert (deck.notices == ()) == (heading == "Side:")
