"""Files of other programs: what is read out of them, and what is said of those that are broken.

The specimens list one deck of fifty cards; some have its sideboard of ten, too.
"""

import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naruto_tui.cards.pool import Pool
from naruto_tui.decklists.formats.table import READERS, read_other
from naruto_tui.decklists.model import DeckError, total
from naruto_tui.decklists.reader import load_deck, read_deck

SPECIMENS = Path(__file__).parent / "specimens"
MAIN = {
    "Naruto Uzumaki": 3,
    "Sasuke Uchiha": 3,
    "Rock Lee": 3,
    "Shikamaru Nara": 3,
    "Sakura Haruno": 3,
    "Kakashi Hatake": 2,
    "Zabuza Momochi": 3,
    "Ibiki Morino": 2,
    "Baki": 3,
    "The Third Hokage": 1,
    "Tsunade": 2,
    "Shikamaru Nara & Temari": 2,
    "Chidori": 3,
    "Sharingan Eye": 2,
    "Lightning Blade": 2,
    "Water Style: Giant Vortex Jutsu": 3,
    "Water Prison Jutsu": 1,
    "Wind Style: Great Breakthrough": 1,
    "Sakura's Decision": 3,
    "The One Who Inherits and Entrusts the Will": 2,
    "A Kind Teacher": 3,
}
SIDE = {"First Chunin Exam": 3, "Tsukuyomi": 3, "Leaf Lightning Fist": 2, "Struggle": 2}


def text_of(name):
    return (SPECIMENS / name).read_text(encoding="utf-8")


def counted(listing, pile):
    counts = Counter()
    for row in listing.rows:
        if row.pile == pile:
            counts[row.name.partition(" [")[0]] += row.count
    return counts


def rows(text):
    listing = read_other(text)
    assert listing.refused == ()
    return [(row.line, row.count, row.number, row.name, row.pile) for row in listing.rows]


def refusals(text):
    return [(one.line, one.reason) for one in read_other(text).refused]


@pytest.mark.parametrize(
    ("file", "format_name", "has_side"),
    [
        ("s15-csv.csv", "csv", False),
        ("s25-lackey.dek", "lackey", True),
        ("s26-octgn.o8d", "octgn", True),
        ("s28-mtgo.dek", "mtgo", True),
        ("s32-forge.dck", "forge", True),
        ("s35-tabletop-simulator.json", "tabletop-simulator", False),
    ],
)
def test_a_specimen_gives_its_deck(file, format_name, has_side):
    listing = read_other(text_of(file))
    assert (listing.format, listing.refused) == (format_name, ())
    assert counted(listing, "main") == MAIN
    assert counted(listing, "side") == (SIDE if has_side else {})


@pytest.mark.parametrize("file", ["s26-octgn.o8d", "s28-mtgo.dek", "s32-forge.dck"])
def test_names_mean_what_they_mean_in_a_text_list(file, printed):
    listed = {"main": ["Deck"], "side": ["Sideboard"]}
    for row in read_other(text_of(file)).rows:
        listed[row.pile].append(f"{row.count} {row.name}")
    deck = load_deck(SPECIMENS / file, printed)
    text = "\n".join((*listed["main"], *listed["side"]))
    assert deck.digest == read_deck(text, printed, "text").digest
    assert (total(deck.main), total(deck.side)) == (50, 10)


def test_numbers_mean_their_cards(printed):
    table, saved = (
        load_deck(SPECIMENS / file, printed)
        for file in ("s15-csv.csv", "s35-tabletop-simulator.json")
    )
    assert table.digest == saved.digest
    assert {"N-154", "N-155", "N-US020", "J-131"} <= {entry.card.number for entry in table.main}
    lackey = load_deck(SPECIMENS / "s25-lackey.dek", printed)
    assert lackey.main == table.main
    assert total(lackey.side) == 10


def test_numbers_are_taken_where_the_format_has_a_place_for_them():
    for file in ("s15-csv.csv", "s25-lackey.dek", "s35-tabletop-simulator.json"):
        numbers = {
            row.name.partition(" [")[0]: row.number for row in read_other(text_of(file)).rows
        }
        assert numbers["Sasuke Uchiha"] == "N-155"
        assert numbers["Shikamaru Nara & Temari"] == ""


def test_a_deck_is_known_by_its_content_whatever_its_file_is_called(tmp_path, printed):
    path = tmp_path / "my-deck.txt"
    path.write_text(text_of("s35-tabletop-simulator.json").replace('"N-155"', '"N-002"'))
    deck = load_deck(path, printed)
    assert [str(entry) for entry in deck.main[:2]] == [
        "3 Naruto Uzumaki N-154",
        "3 Sasuke Uchiha N-002",
    ]


def test_lackey_has_an_element_a_copy_and_free_names_of_piles():
    text = """<deck version="0.8">
<meta><game>naruto</game></meta>
<superzone name="Deck"><card><name id="n154">Naruto Uzumaki</name><set>4</set></card>
<card><name id="card12">Kunai</name></card></superzone>
<superzone name="Reinforcement"><card><name>Baki</name></card></superzone>
<superzone name="Crypt"><card><name>Haku</name></card></superzone>
<superzone name="Maybe"><card><name>Shino</name></card></superzone>
</deck>"""
    assert rows(text) == [
        (3, 1, "N-154", "Naruto Uzumaki", "main"),
        (4, 1, "", "Kunai", "main"),
        (5, 1, "", "Baki", "reinforcement"),
        (6, 1, "", "Haku", "main"),
    ]
    assert read_other(text).notices == (
        "6: Crypt is no section that is known; taken for the deck",
        "7: 1 card under Maybe not taken into the deck",
    )


def test_octgn_has_sections_or_elements_named_like_them_and_notes():
    new = (
        '<?xml version="1.0"?>\n<deck game="1"><section name="Main" shared="False">\n'
        '<card qty="3" id="2">Kunai</card></section><section name="Sideboard"/>'
        "<notes><![CDATA[First line\nand <more>]]></notes></deck>"
    )
    old = '<deck game="1" sleeveid="4"><Side><card qty="2" id="2">Kunai</card></Side></deck>'
    assert rows(new) == [(3, 3, "", "Kunai", "main")]
    assert read_other(new).comments == ("First line", "and <more>")
    assert rows(old) == [(1, 2, "", "Kunai", "side")]


def test_cockatrice_has_zones_and_in_newer_files_numbers():
    text = """<?xml version="1.0"?>
<cockatrice_deck version="1"><deckname>Mine</deckname><comments>Hit.</comments>
<zone name="main"><card number="3" price="0" name="Kunai"/></zone>
<zone name="side">
<card number="2" name="Chidori" setShortName="5" collectorNumber="J-131" uuid="1"/></zone>
<zone name="tokens"><card number="2" name="Clone"/></zone>
</cockatrice_deck>"""
    assert rows(text) == [(3, 3, "", "Kunai", "main"), (5, 2, "J-131", "Chidori", "side")]
    listing = read_other(text)
    assert (listing.name, listing.comments) == ("Mine", ("Hit.",))
    assert listing.notices == ("6: 2 cards under tokens not taken into the deck",)


def test_mtgo_tells_the_sideboard_by_an_attribute():
    text = (
        '\n<Deck xmlns="urn:x">\n<NetDeckID>0</NetDeckID>\n<Cards Quantity="3" Name="Kunai" />\n'
        '<Cards Quantity="1" Sideboard="True" Name="Chidori" />\n</Deck>'
    )
    assert rows(text) == [(4, 3, "", "Kunai", "main"), (5, 1, "", "Chidori", "side")]


def test_forge_has_sections_in_brackets_and_facts_behind_bars():
    text = """[metadata]
Name=Mine
Description=Hit first.
[Main]
3 Kunai|1|J-025
Baki|2|[1]
[Sideboard]
2 8 Trigrams Palms Rotation
[Avatar]
1 Haku
[Maybeboard]
2 Kunai
"""
    assert rows(text) == [
        (5, 3, "J-025", "Kunai", "main"),
        (6, 1, "", "Baki", "main"),
        (8, 2, "", "8 Trigrams Palms Rotation", "side"),
        (10, 1, "", "Haku", "main"),
    ]
    listing = read_other(text)
    assert (listing.name, listing.comments) == ("Mine", ("Hit first.",))
    assert listing.notices == (
        "9: Avatar is no section that is known; taken for the deck",
        "12: 2 cards under Maybeboard not taken into the deck",
    )


def test_xmage_has_set_and_number_in_brackets_and_a_layout_to_pass_over():
    text = "NAME:Mine\n3 [1:J-025] Kunai\nSB: 2 [2:12*] Baki\nLAYOUT MAIN:(1,1)(NONE,false,50)|()"
    assert rows(text) == [(2, 3, "J-025", "Kunai", "main"), (3, 2, "", "Baki", "side")]
    assert (read_other(text).format, read_other(text).name) == ("xmage", "Mine")
    assert refusals(f"{text}\nKunai") == [(5, "no line of an XMage deck; write 3 [SET:12] Name")]


def test_mws_has_the_set_in_brackets():
    text = "// Mine\n    3 [1] Kunai J-025\nSB:  2 [] Baki\n1 [N-155] Sasuke Uchiha"
    assert rows(text) == [
        (2, 3, "", "Kunai J-025", "main"),
        (3, 2, "", "Baki", "side"),
        (4, 1, "N-155", "Sasuke Uchiha", "main"),
    ]
    assert (read_other(text).format, read_other(text).comments) == ("mws", ("Mine",))
    assert read_other(f"Ninja\n{text}") is None, "a list of one's own is read as text"


@pytest.mark.parametrize(
    "text",
    [
        "Count,Name\n3,Kunai\n\n1,Baki\n",
        '"sep=;"\nQuantity;Card Name\n3;"Kunai"\n1;Baki',
        "sep=,\namount,card_name,is_foil\n3,Kunai,0\n1,Baki,1",
        "Card\tQty\tPrice\nKunai\t3\t1.00\nBaki\t1\t2.00",
        "Number,Title\n3,Kunai\n1,Baki",
    ],
)
def test_columns_are_known_by_their_names(text):
    listing = read_other(text)
    assert [(row.count, row.name, row.number) for row in listing.rows] == [
        (3, "Kunai", ""),
        (1, "Baki", ""),
    ]


def test_columns_for_titles_numbers_sections_and_remarks():
    text = (
        "Qty,Name,Title,Number,Set,Section,Comment\n3,Naruto Uzumaki,Imposter!,,1,Main,my hero\n"
        '2,"Baki\n",,N-130,,Sideboard,\n1,Haku,,,,Maybeboard,\n2,Baki,,,,Maybeboard,\n1,Kunai,,J-025,,,\n'
    )
    assert rows(text) == [
        (2, 3, "", "Naruto Uzumaki [Imposter!]", "main"),
        (3, 2, "N-130", "Baki", "side"),
        (7, 1, "J-025", "Kunai", "main"),
    ]
    assert read_other(text).rows[0].remark == "my hero"
    assert read_other(text).notices == ("5: 3 cards under Maybeboard not taken into the deck",)


def test_a_saved_object_has_decks_in_bags_and_single_cards():
    def card(name, number=""):
        return {"Name": "Card", "Nickname": name, "Description": number}

    deck = {"Name": "DeckCustom", "Nickname": "Mine", "ContainedObjects": [card("Kunai", "J-025")]}
    side = {"Name": "Deck", "Nickname": "Sideboard", "ContainedObjects": [card("Baki")]}
    bag = {"Name": "Bag", "Nickname": "all", "ContainedObjects": [deck, side]}
    extra = {"Name": "Die", "Nickname": "coin", "States": {"2": card("no card of the deck")}}
    text = json.dumps({"ObjectStates": [bag, extra, card("Haku")]}).replace('{"Name', '\n{"Name')
    assert rows(text) == [
        (4, 1, "J-025", "Kunai", "main"),
        (6, 1, "", "Baki", "side"),
        (9, 1, "", "Haku", "main"),
    ]


def test_the_deck_builders_first_files_tell_the_number_by_the_picture():
    url = "https://example.org/Naruto_CCG_Sets_Database/Set_2_Coils/prUS002.jpg"
    card = {"Name": "Card", "Nickname": "Haku", "CustomDeck": {"1": {"FaceURL": url}}}
    other = {"Name": "Card", "Nickname": "Haku", "CustomDeck": {"1": {"FaceURL": "n002.jpg"}}}
    text = json.dumps({"ContainedObjects": [card, other]})
    assert [row[2] for row in rows(text)] == ["PR-US002", ""]


def test_ids_of_another_game_are_refused_with_one_reason():
    reason = "a YGOPro deck holds ids that are not Naruto cards; write their names or numbers"
    assert refusals(text_of("s34-ygopro-shape.ydk")) == [(3, reason)]
    assert read_other(text_of("s34-ygopro-shape.ydk")).refused[0].count == 60
    assert refusals("\nydke://AAAA!!!") == [(2, reason)]
    assert read_other("#main\n3 Kunai") is None, "a comment may be called main"


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("<?xml version='1.0'?>\n<deck>\n<card", 3, "broken XML, unclosed token; save the deck"),
        ("\n\n<!DOCTYPE html>\n<p>3 Kunai</p>", 3, "a web page, not a decklist; copy the list"),
        ("<?xml version='1.0'?><rss/>", 1, "<rss> is no decklist; LackeyCCG, OCTGN"),
        ('<!DOCTYPE d [<!ENTITY a "b">]>\n<deck/>', 1, "a document type or an entity is declared"),
        ("<deck>&b;</deck>", 1, "broken XML, undefined entity"),
        ("<deck>" * 200_000, 1, "elements more than 12 deep"),
        ("<deck>\n" + "<meta/>" * 20_000 + "</deck>", 2, "more than 10,000 elements"),
        ('{"a": 1,\n}', 2, "broken JSON, Expecting property name enclosed in double quotes; save"),
        ('{"a": [1, 2, {"Nickname": "Kunai"}]}', 1, "JSON, but no saved object of Tabletop"),
        ('{"a":' * 100_000, 1, "things in each other more than 12 deep; save the deck itself"),
        ("[" * 100_000, 1, "things in each other more than 12 deep; save the deck itself"),
        ("[[[]]]", 1, "JSON, but no saved object of Tabletop Simulator with cards in it"),
        ('{"a": ' + "1" * 100_000 + "}", 1, "a number of thousands of digits; save the deck"),
        ('{"ObjectStates":[' * 90 + "]}" * 90, 1, "things in each other more than 12 deep"),
        ('Count,Name\n3,"Kunai\n2,Baki', 3, "broken CSV, unexpected end of data; close every"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_a_broken_file_is_one_message_with_its_line(text, line, said):
    (refused,) = refusals(text)
    assert refused[0] == line
    assert refused[1].startswith(said)


def test_entities_are_not_unfolded():
    lines = ['<!ENTITY a "lol">']
    lines += [
        f'<!ENTITY {b} "{f"&{a};" * 10}">' for a, b in zip("abcdefgh", "bcdefghi", strict=True)
    ]
    text = f"<?xml version='1.0'?><!DOCTYPE deck [{''.join(lines)}]><deck>&i;</deck>"
    ((line, reason),) = refusals(text)
    assert line == 1
    assert reason.startswith("a document type or an entity is declared; a deck needs none")


@pytest.mark.parametrize("count", ["-3", "0", "1.5", "3e2", "٣", "³", "0x3", "three", "9" * 30, ""])
def test_a_bad_count_is_refused_with_its_line(count):
    text = f'<Deck>\n<NetDeckID/>\n<Cards Quantity="{count}" Name="Kunai"/>\n</Deck>'
    ((line, reason),) = refusals(text)
    assert line == 3
    assert reason == f"{count or 'nothing'} is no number of copies; write 1 to 99"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (" ", "a card without a name or a number; write one"),
        ("A" * 400, "a name longer than 300 characters; no card has such a name"),
        ("Ku\\u0007nai", "control character U+0007 in a name; remove it"),
    ],
)
def test_a_bad_name_is_refused(name, said):
    text = f'{{"ContainedObjects": [{{"Name": "Card", "Nickname": "{name}"}}]}}'
    assert refusals(text) == [(1, said)]


def test_a_thousand_rows_are_more_than_a_deck_has():
    listing = read_other("Count,Name\n" + "1,Kunai\n" * 50_000)
    assert len(listing.rows) == 1_000
    assert [one.reason for one in listing.refused] == ["more than 1,000 rows; no deck has so many"]


def test_every_problem_of_a_file_is_told_with_its_line(pool):
    text = "Count,Name\n3,Merchant\n0,Merchant\n1,Marchent\n"
    with pytest.raises(DeckError) as caught:
        read_deck(text, pool, "mine", "mine.csv")
    assert caught.value.problems == (
        'mine.csv:3: "0 Merchant": 0 is no number of copies; write 1 to 99',
        'mine.csv:4: "1 Marchent": no card is named Marchent; did you mean Merchant?',
    )
    assert (
        caught.value.summary == "mine.csv: parsed 1 of 3 lines, 3 cards; refused 2 lines, 2 cards"
    )


def test_a_list_in_columns_of_facts_is_refused(printed):
    with pytest.raises(DeckError):
        load_deck(SPECIMENS / "real-sealed-2011.facts.tsv", printed)


COUNTS = st.one_of(st.integers(-9, 120).map(str), st.sampled_from(["", "3x", "٣"]))
NAMES = st.sampled_from(["Kunai", "Baki", "", " ", "A" * 400])


@given(st.lists(st.tuples(COUNTS, NAMES), min_size=1, max_size=20))
def test_what_is_taken_and_what_is_refused_is_all_that_was_written(listed):
    def good(count):
        return count.isdigit() and count.isascii() and 1 <= int(count) <= 99

    written = sum(int(count) if good(count) else 1 for count, _ in listed)
    cards = [f'<card number="{count}" name="{name}"/>' for count, name in listed]
    zone = f'<cockatrice_deck><zone name="main">{"".join(cards)}</zone></cockatrice_deck>'
    table = "Count,Name,Other\n" + "".join(f"{count},{name},x\n" for count, name in listed)
    for text in (zone, table):
        listing = read_other(text)
        assert sum(one.count for one in (*listing.rows, *listing.refused)) == written


def test_marks_and_ends_of_lines_do_not_matter():
    text = "\ufeffCount,Name\r3,Kunai\r\n1,Baki\r"
    assert rows(text) == [(2, 3, "", "Kunai", "main"), (3, 1, "", "Baki", "main")]


PIECES = st.sampled_from([
    *("<deck>", "</deck>", "<card ", "qty=", '"', "<?xml ", "<Deck>", "<Cards Quantity='3'/>", "&"),
    *("<cockatrice_deck>", "<zone name='side'>", "<!--", "<![CDATA[", "]]>", "<superzone>", "/>"),
    *('{"ObjectStates":', "[", "]", "{", "}", '"Nickname":', '"Name": "Card"', ",", ":", "null"),
    *("[Main]", "[metadata]", "Name=", "3 Kunai|1|2", "3 [1:2] Kunai", "SB: ", "LAYOUT MAIN:("),
    *("Count,Name", "3;Kunai", "\t", "\n", "\r", "\0", "#main", "!side", "ydke://", "\ufeff", "٣"),
])  # fmt: skip
TEXTS = st.one_of(st.text(max_size=200), st.lists(PIECES, max_size=30).map("".join))


@given(TEXTS)
def test_no_text_makes_a_reader_fail(text):
    for read in READERS:
        listing = read(text)
        if listing is not None:
            assert all(1 <= row.count <= 99 and (row.name or row.number) for row in listing.rows)
            assert all(one.reason and one.line >= 1 for one in listing.refused)


@given(
    st.binary(max_size=300), st.sampled_from([b"", b"<deck>", b'{"a":', b"Count,Name\n", b"[Main]"])
)
def test_no_bytes_make_the_reader_fail(tmp_path_factory, data, start):
    path = tmp_path_factory.mktemp("bytes") / "deck"
    path.write_bytes(start + data)
    with pytest.raises(DeckError):
        load_deck(path, Pool([]))
