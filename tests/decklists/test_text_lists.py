"""What readers of lists elsewhere got wrong, and every way of writing a card that people have."""

import re
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.lookup import looked_up
from naruto_tui.decklists.model import PILES, DeckError
from naruto_tui.decklists.reader import load_deck, look_up, read_deck
from naruto_tui.decklists.textlist import text_listing


def only(text):
    """The one entry of a list."""
    (entry,) = read_deck(text, shipped(), "any").main
    return f"{entry.count} {entry.card.number}"


@pytest.mark.parametrize(
    "line",
    [
        "3\tSakura's Decision\tDream Legacy",
        "3,Sakura's Decision",
        "3;Sakura's Decision;M-080",
        "3 Sakura's Decision",
        "3x Sakura's Decision",
        "3xSakura's Decision",
        "x3 Sakura's Decision",
        "(3) Sakura's Decision",
        "[3] Sakura's Decision",
        "(x3) Sakura's Decision",
        "Sakura's Decision x3",
        "Sakura's Decision 3x",
        "Sakura's Decision (3)",
        "Sakura's Decision [x3]",
        "Sakura's Decision 3",
        "Sakura's Decision - 3",
        "3х Sakura's Decision",
        "３ Sakura's Decision",
        "3 × Sakura's Decision",
        "Sakura's Decision×3",
        "Sakura's Decision×３",
        "3枚 Sakura's Decision",
        "M-080 3枚",
        "- 3 Sakura's Decision.",
        "• 3 Sakura's Decision",
        "> 3 Sakura's Decision",
        "* **3** Sakura's Decision",
        "[*]3x [i]Sakura's Decision[/i]",
        "|3|Sakura's Decision|M-080|",
        "3 Sakura's Decision|SET|1",
        "3 Sakura's Decision (ABC) 12 *F*",
        "3 [SET#12] Sakura's Decision # strong",
        "3 [SET#M-080] Sakura's Decision",
        "3 Sakura’s Decision",
        "3 Sakura´s Decision",
        "3 Sakura`s Decision",
        "3 Sakuras Decision",
        "3 SAKURA'S DECISION",
        "3 Decision, Sakura's",
        "3 Ｓａｋｕｒａ's Decision",
        "3 M-080",
        "3 m80",
        "3 (M-080)",
        "3 M–080 Sakura's Decision",
        "3 TA-80 Quelque chose",
        "3 作-080",
        "3 Sakura's Decision: M-080",
        "3 M-080: Sakura's Decision",
        "3 Sakura's Decision (yes, really)",
    ],
)
def test_a_line_is_taken_as_people_write_it(line):
    assert only(line) == "3 M-080"


@pytest.mark.parametrize(
    "name",
    [
        "Shikamaru Nara & Temari",
        "Shikamaru Nara and Temari",
        "Shikamaru Nara/Temari",
        "Temari & Shikamaru Nara",
        "Temari / Nara Shikamaru",
        "SHIKAMARU NARA ＆ TEMARI",
    ],
)
def test_a_pair_is_found_in_any_order(name):
    assert only(f"2 {name}") == "2 N-264"


@pytest.mark.parametrize(
    ("name", "printed_name"),
    [
        ("Maito Gai", "Might Guy"),
        ("Hyuuga Neji", "Neji Hyuga"),
        ("Hyūga Neji", "Neji Hyuga"),
        ("Jiraya", "Jiraiya"),
        ("Chouji Akamichi", "Choji Akimichi"),
        ("Lee Rock", "Rock Lee"),
        ("Third Hokage", "The Third Hokage"),
        ("Fourth Hokage", "The Fourth Hokage"),
        ("4th Hokage", "The 4th Hokage"),
        ("Nidaime Tsuchikage", "The 2nd Tsuchikage"),
        ("Sasuke U\u0304chiha", "Sasuke Uchiha"),
    ],
)
def test_other_romanisations_mean_the_printed_name(name, printed_name):
    (entry,) = read_deck(f"2 {name}", shipped(), "any").main
    assert entry.card.name == printed_name


@pytest.mark.parametrize("name", ["SCJ", "Gaara", "Sasuke AOC", "Shika/Tema", "Kabuto"])
def test_a_nickname_is_offered_but_never_taken(name):
    with pytest.raises(DeckError) as caught:
        read_deck(f"2 {name}", shipped(), "any")
    assert f"no card is named {name}; " in str(caught.value)


def test_parentheses_that_belong_to_the_name_stay(printed):
    (entry,) = read_deck("2 Naruto Uzumaki (Suit)", printed, "any").main
    assert entry.card.name == "Naruto Uzumaki (Suit)"


def test_a_set_in_brackets_tells_versions_apart(printed):
    (entry,) = read_deck("2 Ibiki Morino [Curse of the Sand]", printed, "any").main
    first = entry.card.set_number
    (entry,) = read_deck(f"2 Ibiki Morino (Set {first})", printed, "any").main
    assert entry.card.set_number == first


@pytest.mark.parametrize(
    "words",
    [
        "Sideboard:",
        "SIDE DECK",
        "SB",
        "Réserve : 2",
        "Side (2)",
        "Сайдборд",
        "サイドボード2枚",
        "[u]Sideboard[/u]",
        "## Sideboard",
        "//Sideboard",
        "--- Sideboard ---",
        "Náhradní balíček",
        "Postranní balíček",
        "Ersatzbank (2)",
        "Banc de réserve",
        "Panchina:",
        "Banco",
        "Banquillo",
        "Banco de reservas",
        "Скамейка",
        "Запасная колода",
        "Záloha",
        "控え",
        "Reserva",
        "Riserva",
        "Sidebord:",
        "//sideboard-1",
    ],
)
def test_a_sideboard_opens_in_any_language(printed, words):
    deck = read_deck(f"3 J-001\n\n{words}\n2 J-002", printed, "any")
    assert [len(deck.pile(pile)) for pile in PILES] == [1, 1, 0]


@pytest.mark.parametrize(
    "words",
    [
        "Reinforcement", "Reinforcement Deck (1)", "Squads", "Verstärkungsdeck:", "Deck de renfort",
        "Mazzo di rinforzo", "Mazo de refuerzo", "Baralho de reforço", "Колода подкреплений",
        "Posilový balíček", "増援デッキ",
    ],
)  # fmt: skip
def test_a_reinforcement_deck_opens_in_any_language(printed, words):
    deck = read_deck(f"3 J-001\n\n{words}\n1 J-002", printed, "any")
    assert [len(deck.pile(pile)) for pile in PILES] == [1, 0, 1]


@pytest.mark.parametrize(
    "words",
    [
        "Ninjas (1) (1 Fire)",
        "NINJA 1:",
        "Ниндзя",
        "忍者",
        "Missioni",
        "Tecniche",
        "Misiones",
        "Missões",
        "Ereignisse (1)",
        "Klienten",
        "Mise",
        "Turn 0:",
        "Turn 2+:",
        "Fire:",
        "Fire Ninja",
        "Jutsuu:",
        "My favourites:",
        "Deck",
        "[Main]",
        "Total: 2",
    ],
)
def test_other_sections_are_the_deck_and_no_cards(printed, words):
    deck = read_deck(f"1 J-001\n{words}\n1 J-002", printed, "any")
    assert [len(deck.pile(pile)) for pile in PILES] == [2, 0, 0]


@pytest.mark.parametrize(
    "words",
    [
        "Level 0:", "Lvl 3", "Entrance cost 2", "Cost 1 (3)", "0 drops:", "1-drop", "Stufe 0",
        "50 cards", "Total 50 cards", "60 Karten",
    ],
)  # fmt: skip
def test_headings_by_cost_and_totals_are_no_cards(printed, words):
    deck = read_deck(f"1 J-001\n{words}\n1 J-002", printed, "any")
    assert [len(deck.pile(pile)) for pile in PILES] == [2, 0, 0]


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("&bull; 3 Kunai J-001", "3 Kunai"),
        ("3 Sakura&#39;s Decision", "3 Sakura's Decision"),
        ("3 Shikamaru&nbsp;Nara &amp; Temari", "3 Shikamaru Nara & Temari"),
        ('"3","Kunai"', "3 Kunai"),
        ('<li class="card">3x Kunai</li>', "3 Kunai"),
        ('<div id="a"><h3>3 Kunai</h3></div>', "3 Kunai"),
        ('3 <a href="http://example.com/?q=1">Kunai</a>', "3 Kunai"),
        ("Kunai<br/>3<br>", "3 Kunai"),
        ("- [ ] 3 Kunai", "3 Kunai"),
        ("* [x] 3 Kunai", "3 Kunai"),
        ("3 Kunai,J-001", "3 Kunai"),
        ("3 Kunai:J-001", "3 Kunai"),
        ("Kunai- J-001", "1 Kunai"),
        ('"3","Kunai","Set 1"', "3 Kunai"),
        ("1x Kunai (s1) 12 *F* [Jutsu] ^label,#aabbcc^ #tag", "1 Kunai"),
        ("2x Kunai (S1) 12 [Jutsu]", "2 Kunai"),
        ("3 Don'ts for Ninjas x2", "2 3 Don'ts for Ninjas"),
        ('3\tMission of Capturing the Missing "Pet Tora"',
         '3 Mission of Capturing the Missing "Pet Tora"'),
    ],
)  # fmt: skip
def test_lines_out_of_pages_and_of_other_programs(printed, line, card):
    (entry,) = read_deck(line, printed, "any").main
    assert f"{entry.count} {entry.card.name}" == card


@pytest.mark.parametrize(
    "line", ["3 Kunai - good card", "3 Kunai; for defence", "Kunai -> side in"]
)
def test_a_remark_without_a_mark_is_refused_with_the_card_before_it(printed, line):
    with pytest.raises(DeckError, match=r"did you mean Kunai[?] put # before a remark behind it"):
        read_deck(line, printed, "any")


@pytest.mark.parametrize("name", ["ミズキ", "МИДЗУКИ", "!!!"])
def test_nothing_is_offered_for_letters_that_are_in_no_name(printed, name):
    with pytest.raises(DeckError) as caught:
        read_deck(f"3 Kunai J-001\n{name} 3", printed, "any")
    assert "did you mean" not in str(caught.value)


def test_a_word_that_means_either_of_two_names_is_not_guessed(printed):
    with pytest.raises(DeckError, match=r"did you mean The Fourth Hokage or The 4th Hokage\?"):
        read_deck("1 Yondaime Hokage", printed, "any")


def test_a_list_of_nothing_but_a_sideboard_says_so(printed):
    with pytest.raises(DeckError) as caught:
        read_deck("Sideboard\n3 Kunai J-001\nReinforcement\n1 N-009", printed, "any", "any.txt")
    (problem,) = caught.value.problems
    told = "any.txt:2: every card is in the sideboard or the reinforcement deck, none in the deck; "
    assert problem == told + "put a line `Deck` over its cards"


@pytest.mark.parametrize(
    "behind",
    [" - Fire Style!", ", Fire Style!", ": fire style", ' "Fire Style!"', " – Fire Style! x1"],
)
def test_a_title_behind_a_sign_is_taken_where_it_is_one_of_the_name(behind):
    assert only(f"Sasuke Uchiha{behind}") == "1 N-116"


@pytest.mark.parametrize("line", ["1. Kunai", "1) Kunai", "1,000 Kunai", "1/2 Kunai"])
def test_a_numbered_list_has_no_counts(printed, line):
    with pytest.raises(DeckError, match="is no number of copies; write 1 to 99"):
        read_deck(line, printed, "any")


@pytest.mark.parametrize("sign", ["&#27;", "&#8238;", "&#0;", "&nosuch;"])
def test_what_is_not_seen_does_not_come_out_of_an_entity(printed, sign):
    with pytest.raises(DeckError) as caught:
        read_deck(f"3 Ku{sign}nai", printed, "any")
    assert str(caught.value).replace("\n", "").isprintable()


def test_a_line_may_say_that_it_is_of_the_sideboard(printed):
    deck = read_deck("SB:  2 J-002\r\n3 J-001\r\nSB: 1 J-003", printed, "any")
    assert [len(deck.pile(pile)) for pile in PILES] == [1, 2, 0]


@pytest.mark.parametrize("words", ["Maybeboard", "Maybe:", "Considering", "//Maybeboard", "Cuts"])
def test_what_is_only_considered_is_left_out_and_said(printed, words):
    deck = read_deck(f"3 J-001\n{words}\n2 J-002\n1 J-003", printed, "any", "a.txt")
    assert len(deck.main) == 1
    word = words.strip("/:")
    assert deck.notices == (f"a.txt:2: 3 cards under {word} not taken into the deck",)


def test_the_kinds_may_be_parts_of_the_sideboard(printed):
    deck = read_deck("Ninja\n1 N-001\nSideboard\nJutsu\n1 J-001\nMissions\n1 M-001", printed, "any")
    assert [len(deck.pile(pile)) for pile in PILES] == [1, 2, 0]


def test_the_section_says_which_of_two_kinds_a_name_means(printed):
    found = [
        read_deck(f"{section}\n1 Sacrifice", printed, "any").main[0].card.kind
        for section in ("Missions", "Jutsu")
    ]
    assert found == ["mission", "jutsu"]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\u2028", "\x85", "\f", "\n\n\n"])
def test_any_line_end_ends_a_line(printed, end):
    deck = read_deck(f"1 J-001{end}\ufeff2 J\u200b-002\u00a0{end}", printed, "any")
    assert [entry.count for entry in deck.main] == [1, 2]
    assert deck.side == ()


@pytest.mark.parametrize(
    ("encoding", "told"),
    [
        ("utf-8", 0),
        ("utf-8-sig", 0),
        ("utf-16", 0),
        ("utf-16-le", 1),
        ("utf-16-be", 1),
        ("cp1252", 1),
    ],
)
def test_old_encodings_are_read_and_said(printed, tmp_path, encoding, told):
    path = tmp_path / "deck.txt"
    path.write_bytes("Réserve\n2 J-002\nDeck\n3 N-030 Hinata Hyuga".encode(encoding))
    deck = load_deck(path, printed)
    assert (len(deck.main), len(deck.side), len(deck.notices)) == (1, 1, told)


def test_a_cyrillic_code_page_is_known_by_its_words(printed, tmp_path):
    path = tmp_path / "deck.txt"
    path.write_bytes("Ниндзя\n3 N-001\nЗапас\n2 J-002".encode("cp1251"))
    deck = load_deck(path, printed)
    advice = "look at Cyrillic letters, or save the file as UTF-8"
    assert deck.notices == (f"{path}:1: not UTF-8, read as cp1251; {advice}",)
    assert len(deck.side) == 1


def test_a_name_of_several_cards_is_one_question_however_often_it_stands(printed):
    reading = look_up("1 Ibiki Morino\n2 Morino Ibiki\n1 J-001", printed)
    (question,) = reading.questions
    assert ([row.line for row in question.rows], question.count) == ([1, 2], 3)
    assert question.cards[0].number == "N-052"
    last = reading.deck("any", "any", ask=lambda asked: asked.cards[-1])
    assert last.main[0].card == question.cards[-1]
    with pytest.raises(DeckError) as caught:
        reading.deck("any", "any", strict=True)
    assert len(caught.value.problems) == 2


@given(st.text(max_size=300))
def test_whatever_is_written_is_taken_or_refused(text):
    listing = text_listing(text, shipped())
    reading = looked_up(listing, shipped())
    written = sum(one.count for one in (*listing.rows, *listing.refused))
    assert (
        sum(one.row.count for one in reading.found) + sum(one.count for one in reading.refused)
        == written
    )


def test_a_thousand_lines_of_nonsense_are_refused_soon(printed):
    text = "\n".join(f"3 {'Narto Uzmki ' * 15}{number}b" for number in range(1_000))
    begun = time.process_time()
    reading = look_up(text, printed)
    assert time.process_time() - begun < 5
    assert (len(reading.refused), sum(one.count for one in reading.refused)) == (1_000, 3_000)


LINES = st.lists(
    st.sampled_from(
        [
            "3",
            "x",
            "N-001",
            "Kunai",
            "Naruto Uzumaki",
            "(",
            ")",
            "[",
            "]",
            "|",
            "\t",
            "//",
            "#",
            "-1",
            "+1",
            "Sideboard",
            ":",
            "Ninja",
            "(3)",
            "*",
            "\n",
            "\u2028",
            "'",
            "&",
            "ō",
            "٣",
            "SB:",
        ]
    ),
    max_size=60,
).map(" ".join)


@given(LINES)
def test_any_mixture_of_what_lists_are_made_of_is_a_deck_or_problems(text):
    problems = ()
    try:
        assert read_deck(text, shipped(), "any").cards
    except DeckError as error:
        problems = error.problems
    assert all(re.match(r"any:\d+: .", problem) for problem in problems)


@pytest.mark.parametrize(
    "form",
    ["2 {0} {1}", "2 {1} {0}", "2x {0} ({1})", "2 {0},{1}", "2 {0}: {1}", "{1} x2", "{0} [{1}] x2"],
)
def test_every_card_is_found_as_it_is_cited(printed, form):
    for card in list(printed)[::7]:
        (entry,) = read_deck(form.format(card.name, card.number), printed, "any").main
        assert (entry.count, entry.card) == (2, card)
