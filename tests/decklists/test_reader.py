"""Lists as people type them, and what is said of the lines that cannot be taken."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.model import DeckError
from naruto_tui.decklists.reader import LARGEST_FILE, MOST_LINES, load_deck, read_deck

CHANGED = "a change to a deck, not a card of one; write the list as it is afterwards"


LISTED = "`naruto-tui cards list` lists them all"
CORRECT = "correct one of the two"


def listed(deck, pile="main"):
    return [f"{entry.count} {entry.card.number}" for entry in deck.pile(pile)]


def problems(read, text):
    with pytest.raises(DeckError) as caught:
        read(text)
    return caught.value.problems


@pytest.mark.parametrize(
    "line",
    [
        "3 Merchant C-900",
        "3 C-900 Merchant",
        "3 C-900",
        "3 Merchant",
        "3x Merchant",
        "3 x Merchant",
        "x3 Merchant",
        "Merchant x3",
        "3\tMERCHANT   (c900)",
        "3 merchant [C-900]",
        "  3 Merchant # sells things",
        "3 Merchant // sells things",
        "\u200b3 Mer\u00adchant",
    ],
)
def test_a_card_is_named_in_many_ways(read, line):
    assert listed(read(line)) == ["3 C-900"]


def test_no_count_means_one_and_repeated_lines_add_up(read):
    assert listed(read("Merchant\nMerchant C-900\n2 C-900")) == ["4 C-900"]


def test_a_name_may_begin_or_end_with_a_figure(read):
    assert listed(read("2 8 Gates\n8 Gates J-900\nSuit Number 7\n3 Suit Number 7 N-903")) == [
        "3 J-900",
        "4 N-903",
    ]


def test_accents_signs_and_the_word_and_make_no_difference(read):
    assert listed(read("2 Hyuga and Naras Own\n1 hyūga & nara’s own")) == ["3 N-902"]


def test_an_effect_title_tells_versions_apart(read):
    assert listed(read("2 Baki [blade of wind]")) == ["2 N-901"]


def test_sections_open_piles_in_any_case_with_and_without_colon_and_total(read):
    deck = read(
        "NINJAS (1):\n\n1 N-900\n\nJutsu: 1\nJ-900\nMissions - 1\n1 M-900\nclients\nMerchant\n"
        "Sideboard:\n2 N-901\nReinforcement Deck (1)\n1 N-903\nNinja\n1 N-902"
    )
    assert listed(deck) == ["1 N-900", "1 J-900", "1 M-900", "1 C-900", "1 N-902"]
    assert listed(deck, "side") == ["2 N-901"]
    assert listed(deck, "reinforcement") == ["1 N-903"]


def test_blank_lines_never_open_a_sideboard(read):
    assert read("1 N-900\n\n\n1 N-901\n").side == ()


def test_a_total_that_is_not_listed_is_a_notice(read):
    assert read("Ninja (3)\n2 N-900\nJutsu (1)\n1 J-900").notices == (
        "mine.txt:1: the heading says 3, 2 are listed under it",
    )


def test_comments_are_kept_without_their_marks(read):
    deck = read("# Plan: hit.\n//  And run.\n\n1 N-900\n#\n")
    assert deck.comments == ("Plan: hit.", " And run.")


def test_a_card_may_be_called_like_a_section_when_it_has_a_number(read):
    assert listed(read("Deck\n1 Deck M-900")) == ["1 M-900"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("3 Merchent", "no card is named Merchent; did you mean Merchant?"),
        ("3 Qqqq", f"no card is named Qqqq; {LISTED}; put # before a remark"),
        ("3 J-777", f"no card has the number J-777; {LISTED}"),
        ("3 J-901", "no card has the number J-901; did you mean N-901?"),
        ("3 Merchant J-901", "no card has the number J-901; Merchant is C-900"),
        ("3 Merchant N-900", f"N-900 is Baki, not Merchant; Merchant is C-900; {CORRECT}"),
        ("3 N-900 Baki [Blade of Wind]", f"N-900 is Baki; [Blade of Wind] is N-901; {CORRECT}"),
        ("-3 Merchant", "-3 is no number of copies; write 1 to 99"),
        ("0 Merchant", "0 is no number of copies; write 1 to 99"),
        ("1.5 Merchant", "1.5 is no number of copies; write 1 to 99"),
        ("3e2 Merchant", "3e2 is no number of copies; write 1 to 99"),
        ("0x3 Merchant", "0x3 is no number of copies; write 1 to 99"),
        ("100 Merchant", "100 is no number of copies; write 1 to 99"),
        ("Merchant x100", "100 is no number of copies; write 1 to 99"),
        ("three Merchant", "three is no number of copies; write 3"),
        (f"{'9' * 24} Merchant", f"{'9' * 24} is no number of copies; write 1 to 99"),
        ("3 Merchant x3", "copies are counted twice, 3 and 3; write one"),
        ("3x Merchant (3)", "copies are counted twice, 3 and 3; write one"),
        ("³ Merchant", "³ is no number of copies; write 1 to 99"),
        ("٣ Merchant", "٣ is no number of copies; write 1 to 99"),
        ("+1 Merchant", CHANGED),
        ("-1 Baki +1 Merchant", CHANGED),
        ("3 Mer\x00chant", "control character U+0000 in column 6; remove it"),
        ("3 \u202etnahcreM", "U+202E in column 3 turns the text around; remove it"),
        ("Меrchant", "no card is named Меrchant; did you mean Merchant?"),
    ],
)
def test_a_line_that_cannot_be_taken_says_where_and_why(read, line, said):
    shown = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in line)
    assert problems(read, f"1 N-900\n{line}") == (f'mine.txt:2: "{shown}": {said}',)


def test_a_long_line_is_shown_in_part(read):
    line = "3 " + "M" * 299
    (told,) = problems(read, line)
    assert (
        told == f'mine.txt:1: "{line[:60]}...": longer than 300 characters; write one card a line'
    )


def test_a_minus_is_a_bullet_unless_cards_are_put_in_somewhere(read):
    assert listed(read("- 2 N-900\n- 1 N-901")) == ["2 N-900", "1 N-901"]
    told = problems(read, "1 N-900\n- 2 N-900\n+ 1 N-901")
    assert [line.rpartition('": ')[2] for line in told] == [CHANGED, CHANGED]


def test_all_problems_are_told_at_once(read):
    told = problems(read, "0 Baki\n1 N-900\nNobody\n\n2 N-900 Merchant\n")
    assert [line.split(":")[1] for line in told] == ["1", "3", "5"]


@pytest.mark.parametrize("text", ["", "\ufeff", "# only words\n", "Ninja (0)\n\nJutsu (0)\n"])
def test_a_list_without_a_card_is_no_deck(read, text):
    assert problems(read, text) == ("mine.txt:1: no card is listed; write `3 Its Name N-000`",)


def test_a_list_longer_than_any_deck_is_refused_at_once(read):
    assert problems(read, "Nobody\n" * (MOST_LINES + 1)) == (
        f"mine.txt:{MOST_LINES + 1}: more than {MOST_LINES:,} lines; no decklist is so long",
    )


def test_a_file_with_bom_and_windows_line_ends_is_read(pool, tmp_path):
    path = tmp_path / "deck.txt"
    path.write_bytes(b"\xef\xbb\xbfNinja\r\n2 N-900\r\n1 N-901")
    deck = load_deck(path, pool)
    assert (deck.name, listed(deck)) == ("deck", ["2 N-900", "1 N-901"])


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"#" * (LARGEST_FILE + 1), f"1: larger than {LARGEST_FILE:,} bytes; no decklist is"),
        (b"\0\0", '1: "\\x00\\x00": control character U+0000 in column 1; remove it'),
        (b"1 N-900\n\x89PNG\r\n\x1a\n\0\xff", "3: not text but some other file; name a decklist"),
        (b"%PDF-1.4\n1 0 obj\n", "1: not text but some other file; name a decklist"),
        (b"{\\rtf1 3 Kunai\\par}", "1: not text but some other file; name a decklist"),
        (b"PK\x03\x04deck", "1: not text but some other file; name a decklist"),
        (b"\xff\xfeN\0\x00\xd8", "1: begins like UTF-16-LE but is not; save the file as UTF-8"),
    ],
)
def test_a_file_that_is_no_text_is_refused(pool, tmp_path, content, said):
    path = tmp_path / "deck.txt"
    path.write_bytes(content)
    with pytest.raises(DeckError, match=re.escape(f"{path}:{said}")):
        load_deck(path, pool)


def test_what_is_no_file_is_refused(pool, tmp_path):
    with pytest.raises(DeckError, match="1: not a file; name a decklist"):
        load_deck(tmp_path, pool)
    with pytest.raises(DeckError, match="1: cannot be read: No such file"):
        load_deck(tmp_path / "none.txt", pool)
    with pytest.raises(DeckError, match="1: not a file"):
        load_deck(Path("/dev/zero"), pool)


@given(st.text(max_size=200))
def test_any_text_is_a_deck_or_problems_with_their_lines(text):
    problems = ()
    try:
        deck = read_deck(text, shipped(), "any")
    except DeckError as error:
        problems = error.problems
    else:
        assert deck.cards
    assert all(re.match(r"any:\d+: .", problem) for problem in problems)


@pytest.mark.parametrize("sign", ["$", "***", "!!!", "%%", "😀", "()", "&", "The", "an"])
def test_signs_and_articles_alone_are_no_name(sign: str) -> None:
    """A card is named A: what is left of a sign is nothing, and nothing is not its name."""
    with pytest.raises(DeckError) as refused:
        read_deck(f"3 {sign}\n", shipped(), "mine")
    assert "no card is named" in refused.value.problems[0]


def test_a_list_of_as_many_lines_as_may_be_can_end_its_last_line() -> None:
    deck = read_deck("1 Kunai J-001\n" * MOST_LINES, shipped(), "mine")
    assert deck.main[0].count == MOST_LINES


def test_without_any_input_stdin_is_one_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    with pytest.raises(DeckError, match=r"^stdin:1: there is no input; name a file"):
        load_deck("-", shipped())


def test_what_strict_refuses_is_not_counted_as_parsed() -> None:
    with pytest.raises(DeckError) as refused:
        read_deck("3 Naruto Uzumaki\n2 Kunai J-001\n", shipped(), "mine", strict=True)
    assert len(refused.value.problems) == 1
    assert refused.value.summary.endswith("parsed 1 of 2 lines, 2 cards; refused 1 line, 3 cards")


def test_a_guessed_encoding_is_told_when_a_line_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_bytes("3 Genin´s\n2 Kunai J-001\n".encode("cp1252"))
    with pytest.raises(DeckError) as refused:
        load_deck(path, shipped())
    assert "cp1252" in refused.value.problems[0]
    assert len(refused.value.problems) == 2
