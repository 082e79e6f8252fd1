"""Which names are like one that is misspelled or shortened."""

import pytest

from naruto_tui.cards.likeness import likest
from naruto_tui.cards.pool import shipped


@pytest.mark.parametrize(
    ("asked", "first"),
    [
        ("Narto", "Naruto Uzumaki"),
        ("naruo uzumaki", "Naruto Uzumaki"),
        ("narutouzumaki", "Naruto Uzumaki"),
        ("Saske", "Sasuke Uchiha"),
        ("Sasuke AOC", "Sasuke Uchiha"),
        ("Temari VT", "Temari"),
        ("Kabuto DB", "Kabuto Yakushi"),
        ("Shika/Tema", "Shikamaru Nara & Temari"),
        ("kakashi hatke", "Kakashi Hatake"),
        ("Kunay", "Kunai"),
        ("Chidory", "Chidori"),
        ("water stile giant vortex", "Water Style: Giant Vortex Jutsu"),
        ("great fireball", "Fire Style: Fireball Jutsu"),
        ("Rasengan of doom", "Rasengan"),
    ],
)
def test_the_name_that_is_meant_comes_first(asked: str, first: str):
    assert shipped().nearest(asked)[0] == first


@pytest.mark.parametrize(
    "asked",
    ["Hi all, here is my deck", "feedback welcome", "xyzzy", "W-L 3-2", "a b c d " * 20],
)
def test_one_common_word_makes_nothing_alike(asked: str):
    assert "Hokage" not in " ".join(shipped().nearest(asked))
    assert len(shipped().nearest(asked)) <= 1


def test_no_more_are_offered_than_are_wanted():
    names = tuple(f"kunai {letter}" for letter in "bcdefg")
    assert likest("kunay", names, 2) == ("kunai b", "kunai c")
    assert likest("kunay", (), 2) == ()
