"""What is said about text that cannot be read: the place, the word, what could stand there."""

import pytest

from naruto_tui.cards.language import CardTextError, read_line, read_text


def refused(text, **card):
    with pytest.raises(CardTextError) as caught:
        read_text(text.split("\n"), **card)
    return caught.value


@pytest.mark.parametrize(
    ("text", "column", "word", "could"),
    [
        ("Draw 1 card", 12, "", "a full stop"),
        ("Draw.", 5, ".", "a number"),
        ("When this Ninja attacks draw 1 card.", 25, "draw", "a comma"),
        ("Target 1 Ninja in your Ninja.", 24, "ninja", "a place such as hand"),
        ('Injure 1 "Leaf".', 16, ".", "Ninja, Jutsu, Mission, Client, card"),
        ("The target gets this turn.", 17, "this turn", "a change such as +1/+1"),
        ("[Exchange] Pay 1 draw 1 card.", 18, "draw", "a colon"),
    ],
)
def test_the_grammar_says_what_could_stand_there(text, column, word, could):
    error = refused(text)
    assert (error.line, error.column, error.word) == (1, column, word)
    assert could in error.expected
    assert (f"'{word}'" if word else "the end of the line") in error.message


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("Draw 1 card#.", 12, "'#' is no word"),
        ("Draw 1 card. # why", 14, "a comment is a line of its own"),
        ("Sumon 1 Ninja.", 1, "'sumon' is no word of the card language"),
        ('Injure 1 "Leaf Ninja.', 10, "a quote is not closed"),
        ("The target gains “Draw 1 card. this turn.", 18, "a quote is not closed"),
        ("Draw 1 Ninja.", 1, "a number and nothing more"),
        ("Draw 1 card unless your opponent target 1 Ninja.", 13, "after 'unless' a player does"),
        (
            "The surge of this Ninja becomes “When this Ninja is healed, draw 1 card.”.",
            1,
            "what a keyword becomes is an effect",
        ),
        ("1 Ninja gets +1/+1.", 1, "what is changed for good is not chosen"),
        ("Injure 1 enemy injured other Ninja.", 8, "in this order"),
        ("Injure 1 enemy Ninja in your hand.", 8, "two owners"),
        ("Otherwise, draw 1 card.", 1, "goes on from one before it"),
        ("Draw 1 card. Otherwise, draw 1 card.", 14, "follows a sentence with 'If'"),
        ("Draw 1 card instead.", 1, "'When ... would ...'"),
        ("When this Ninja would attack, draw 1 card.", 1, "something is done 'instead'"),
        ("Draw 1 card. Target 1 Ninja.", 14, "'Target ...' is the first sentence"),
        ("You may target 1 Ninja.", 1, "'Target ...' is the first sentence"),
        ("You target 1 Ninja.", 1, "'Target ...' is a sentence of its own"),
        ("That player target 1 Ninja.", 1, "'Target ...' is a sentence of its own"),
        ("Choose 1: (1) Draw 1 card. (3) Draw 2 cards.", 1, "rows are numbered"),
        ("[Mission, Attacker] Pay 1: Draw 1 card.", 1, "a window is"),
        ("[Exchnge] Pay 1: Draw 1 card.", 1, "a window is"),
        ("Draw two cards.", 6, "did you mean '2'?"),
        ("Draw a card.", 1, "as in '1 card'"),
        ("When this Ninja attacks, deal 1 damage to 1 Ninja.", 26, "did you mean 'give'?"),
        ("At the beginning of your turn, draw 1 card.", 8, "did you mean 'start'?"),
        ("The user gets +1/+1 until end of turn.", 21, "did you mean 'this turn'?"),
        ("Injure 1 Ninja you control.", 16, "did you mean 'of your Ninja'?"),
        ("Injure 1 Leaf Ninja.", 10, "did you mean '\"Leaf\"'?"),
        ("Injure 1 Ninja named Sasuke Uchiha.", 22, "did you mean '\"Sasuke Uchiha\"'?"),
        ("Injure 1 ninja named Rock Lee of your.", 22, "did you mean '\"Rock Lee\"'?"),
        ("[Exchange] Pay F: Draw 1 card.", 16, "did you mean 'Fire'?"),
        ("This Ninja can't block.", 15, "write 'cannot'"),
        ("Discard the top card of the enemys deck.", 29, "'enemys' is no word"),
        ("While this Ninja is injured, draw 1 card.", 1, "states changes"),
        ("Draw 1 card; the user gets +1/+1.", 14, "say how long"),
        ("When this Ninja attacks, this Ninja gets +1/+1.", 26, "say how long"),
        ("When this Ninja attacks, draw 1 card. This Ninja gets +1/+1.", 39, "say how long"),
        ("Draw 1 card. Heal 1 Ninja. Target 1 Ninja.", 28, "'Target ...' is the first sentence"),
        ("Draw 1 card. You may target 1 Ninja.", 14, "'Target ...' is the first sentence"),
        ("Injure all of your Ninjas.", 20, "did you mean 'Ninja'?"),
        ("Injure 1 of your Kabuto.", 18, "did you mean '\"Kabuto\"'?"),
        ("Place all coins on this Ninja.", 1, "say how many coins"),
        ("Flip 1 growth coin.", 1, "has no kind"),
        ("Reveal the top 2 Jutsu of your deck.", 8, "'cards', not 'jutsu'"),
        ("Draw until you have 4 Jutsu.", 1, "'cards', not 'jutsu'"),
        ("Raise your marker to 5.", 1, "raised or lowered by one"),
        ("Set your marker by 5.", 1, "set to one"),
        ("When no Ninja attacks, draw 1 card.", 6, "'If you have no Ninja'"),
        ("When a random Ninja attacks, draw 1 card.", 6, "nothing is chosen here"),
        ("Injure all random Ninja.", 1, "nothing is chosen here"),
        ("If you have 1 random card in hand, draw 1 card.", 4, "nothing is chosen here"),
        ("If this Ninja is a random Ninja, draw 1 card.", 4, "nothing is chosen here"),
        ("Discard 1 card from hand from play.", 9, "join places with 'or'"),
        ("Search your deck for 1 chakra.", 1, "where is searched stands before 'for'"),
    ],
)
def test_what_makes_no_sense_is_told_with_its_remedy(text, column, message):
    error = refused(text)
    assert message in error.message
    assert (error.line, error.column) == (1, column)


def test_the_line_is_told():
    error = refused("Target the user.\nThe target gets +1/+1.", kind="jutsu")
    assert error.line == 2
    assert "say how long" in error.message


def test_an_error_inside_a_granted_ability_is_told():
    error = refused("The user gains “Draw 1 card” this turn.")
    assert error.column == 10
    assert "inside the quotes, column 12: the end of the line cannot stand here" in error.message
    assert "a full stop" in error.expected


def test_a_target_line_comes_first():
    error = refused("Draw 1 card.\nTarget 1 Ninja.", kind="jutsu")
    assert (error.line, error.message) == (2, "'Target ...' comes first")


def test_at_most_a_dozen_ways_to_go_on_are_told():
    error = refused("Injure 1 Ninja 1 card.")
    assert " more" in error.message
    assert len(error.expected) > 12


def test_the_number_of_spaces_and_the_case_do_not_matter():
    assert read_line("DRAW  1   CARD .") == read_line("Draw 1 card.")
