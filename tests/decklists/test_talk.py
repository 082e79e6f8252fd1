"""What people write around their lists: kept as comments, and told of."""

import pytest

from naruto_tui.decklists.model import DeckError
from naruto_tui.decklists.reader import read_deck

TALK = (
    "Hi all, here is my deck", "Here's my list", "My deck needs some help.", "Hallo zusammen!",
    "Salut à tous", "Ciao a tutti", "Hola a todos", "Olá pessoal", "Привет всем", "Ahoj všichni",
    "Thanks in advance!", "feedback welcome", "What do you think?", "Let me know what you think",
    "Any suggestions?", "I went 4-1 with it", "Last updated 2011-11-02",
    "http://example.com/deck?id=3", "www.example.com",
    "W-L 3-2", "W/L: 3-2", "W-L-D 5-1-0", "Record: 5-1", "3-2 at regionals", "(3-2 so far)",
    "From: Bob <bob@example.com>", "Subject: Re: my 3 decks", "Von: Robert", "Objet : mon deck",
    "Content-Type: text/plain; charset=utf-8", "Sent from my phone", "Bob wrote:",
    "Bob hat geschrieben:", "On Mon, Mar 3, 2008 at 9:12 AM, Tom <tom@example.org> wrote:",
    "Le 3 mars 2008 à 09:12, Tom a écrit :", "-----Original Message-----",
    "by Joe", "Deck by Joe, 2009", "5 wins, 2 losses", "won 3, lost 2", "Bilanz: 5:2",
)  # fmt: skip


@pytest.mark.parametrize("line", TALK)
def test_talk_is_a_comment_in_its_place_and_told(printed, line):
    deck = read_deck(f"{line}\n\n3 Kunai J-001\n", printed, "any", "any.txt")
    assert deck.comments == (line,)
    assert deck.notices == ("any.txt:1: taken for a remark, not for a card",)
    after = read_deck(f"3 Kunai J-001\n\n{line}\n", printed, "any")
    assert [aside.comments for aside in after.asides] == [(line,)]


@pytest.mark.parametrize(
    "line",
    [
        "3 Hello",
        "hi 3x",
        "My ruel",
        "Any Kunay",
        "xyzzy",
        "2 thanks J-001",
        "From: 3 Kunay",
        "To Safe a Friend",
        "Subject 3",
    ],
)
def test_what_may_be_a_card_is_refused_not_passed_over(printed, line):
    with pytest.raises(DeckError) as caught:
        read_deck(f"3 Kunai J-001\n{line}", printed, "any", "any.txt")
    assert caught.value.problems[0].startswith(f'any.txt:2: "{line}": ')


def test_a_card_is_never_talk(printed):
    names = {card.name for card in printed}
    for name in names:
        notices = read_deck(name, printed, "any").notices
        assert not any("remark" in notice for notice in notices), name


def test_a_line_without_any_card_has_a_plain_reason(printed):
    with pytest.raises(DeckError) as caught:
        read_deck("3 Kunai J-001\nxyzzy frobnicate", printed, "any", "any.txt")
    (problem,) = caught.value.problems
    assert problem == (
        'any.txt:2: "xyzzy frobnicate": no card is named xyzzy frobnicate; '
        "`naruto-tui cards list` lists them all; put # before a remark"
    )


def test_many_lines_of_talk_are_no_list(printed):
    with pytest.raises(DeckError, match=r"parsed 1 of \d+ lines"):
        read_deck("3 J-001\n" + "hello everybody\n" * 100, printed, "any")
