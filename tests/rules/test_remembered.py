"""What the engine asks once and remembers: wherever it can change it is asked anew."""

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import Card
from naruto_tui.rules.mentions import MOST, mentions
from naruto_tui.rules.playable import problems
from naruto_tui.rules.program import make_program, program_of

from .scene import Scene, jutsu, mission, ninja, scene

DRAWS = "Draw 1 card."
FORBIDDEN = jutsu("J-F", text=f'Requires: "Sound" Ninja.\n{DRAWS}')
SOUND = ninja("S", characteristics=("Sound",))
LEAF = ninja("L", characteristics=("Leaf",))


def fight(user: str, *cards: Card, beside: str = "", hand: str = "J-F") -> Scene:
    return scene(
        f"phase exchange\nplayer 1\n attack {user}\n hand {hand} wait\n{beside}"
        "player 2\n block 1 B",
        FORBIDDEN, SOUND, LEAF, ninja("B"), *cards,
    )  # fmt: skip


def test_8_11_requirements_that_printed_words_meet_are_remembered() -> None:
    assert problems(FORBIDDEN) == ()
    assert fight("S").offered("jutsu J-F")
    assert not fight("L").offered("jutsu J-F")
    assert program_of(FORBIDDEN).fits == {program_of(SOUND): True, program_of(LEAF): False}


def test_8_11_words_that_have_changed_are_looked_at_anew() -> None:
    turned = mission("M-S", permanent=True, text='All of your Ninja gain "Sound".')
    lost = mission("M-L", permanent=True, text='All of your Ninja lose "Sound".')
    assert problems(turned) == problems(lost) == ()
    assert not fight("L").offered("jutsu J-F")
    assert fight("L", turned, beside=" mission M-S\n").offered("jutsu J-F")
    assert not fight("L").offered("jutsu J-F")
    assert fight("S").offered("jutsu J-F")
    assert not fight("S", lost, beside=" mission M-L\n").offered("jutsu J-F")


def test_8_11_a_permission_to_use_it_is_looked_at_anew() -> None:
    free = mission(
        "M-P", permanent=True, text="All of your Ninja can use Jutsu ignoring requirements."
    )
    assert problems(free) == ()
    assert not fight("L").offered("jutsu J-F")
    assert fight("L", free, beside=" mission M-P\n").offered("jutsu J-F")


def test_8_11_what_is_no_printed_word_is_never_remembered() -> None:
    for asked in (
        'Requires: "Senjutsu" Ninja.',
        "Requires: injured Ninja.",
        "Requires: Ninja with mental power 2 or more.",
        'Requires: "Sound" Ninja; and "Leaf" Ninja.',
    ):
        card = jutsu("J-N", text=f"{asked}\n{DRAWS}")
        assert problems(card) == ()
        assert make_program(card).fits is None, asked


def test_mentions_looks_below_and_is_about_one_part_and_one_kind() -> None:
    draw, damage = n.Draw("you", 1), n.Damage(n.User(), 2)
    both = (draw, damage)
    for _ in range(2):
        assert mentions(both, n.Draw)
        assert mentions(both, n.User)
        assert not mentions(draw, n.User)
        assert mentions(damage, n.User)
        assert not mentions(damage, n.Draw)


def test_mentions_keeps_alive_what_it_knows() -> None:
    """A part made anew may not be taken for one that was at the same place in memory."""
    for number in range(MOST + 50):
        assert mentions((n.Draw("you", number),), n.Draw)
        assert not mentions((n.User(),), n.Draw)
