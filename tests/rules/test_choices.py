"""The eight kinds of question: which answers are legal, drawn at random, written and read."""

from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naruto_tui.rules.choices import (
    Choice,
    Option,
    PickCards,
    PickNumber,
    PickOption,
    PutInOrder,
    YesNo,
)
from naruto_tui.rules.needs import Need
from naruto_tui.rules.questions import TEAM, Asked, IllegalAnswerError
from naruto_tui.rules.team_choices import Arrange, Block, Blocker, Send, Sendable

ASKED = Asked(0, "test", -1, None)
IDS = st.lists(st.integers(0, 99), unique=True, min_size=1, max_size=5).map(tuple)
LETTERS = st.sampled_from(["F", "W", "FW", "E"])


@st.composite
def options(draw: Any) -> PickOption:
    cards = draw(IDS)
    return PickOption(ASKED, (*(Option("jutsu", card) for card in cards), Option("pass")))


@st.composite
def coins(draw: Any) -> PickOption:
    """Coins that were flipped for several cards: those that lie alike for one card are one."""
    sides = st.lists(st.sampled_from(["heads", "tails"]), unique=True, min_size=1)
    pairs = [(card, side) for card in draw(IDS) for side in draw(sides)]
    return PickOption(
        ASKED,
        tuple(Option("flipped", card, place, side) for place, (card, side) in enumerate(pairs)),
    )


@st.composite
def picks(draw: Any) -> PickCards:
    cards = draw(IDS)
    low = draw(st.integers(0, len(cards)))
    return PickCards(ASKED, cards, low, draw(st.integers(low, len(cards))))


@st.composite
def payments(draw: Any) -> PickCards:
    """A Jutsu cost with chakra that can pay it."""
    wanted = "".join(draw(st.lists(st.sampled_from("FWE"), max_size=2)))
    generic, x = draw(st.integers(0, 1)), draw(st.integers(0, 1))
    only = draw(st.sampled_from(["", "F"]))
    spare = draw(st.lists(LETTERS, max_size=2))
    letters = [*wanted, *"E" * generic, *(only or "W") * x, *spare]
    cards = tuple(range(10, 10 + len(letters)))
    need = Need(((wanted, generic, x),), cards, tuple(letters), only)
    size = len(wanted) + generic + x
    return PickCards(ASKED, cards, size, size, need)


@st.composite
def numbers(draw: Any) -> PickNumber:
    low = draw(st.integers(0, 5))
    return PickNumber(ASKED, low, low + draw(st.integers(0, 5)))


@st.composite
def arrangements(draw: Any) -> Arrange:
    ninja = draw(IDS)
    lone = draw(st.sets(st.sampled_from(ninja), max_size=1))
    return Arrange(ASKED, ninja, draw(st.integers(1, 3)), frozenset(lone))


@st.composite
def sends(draw: Any) -> Send:
    count = draw(st.integers(1, 4))
    teams = tuple(Sendable(TEAM + i, tuple(range(i * 3, i * 3 + 1 + i % 3))) for i in range(count))
    must = draw(st.sets(st.sampled_from([team.team for team in teams])))
    return Send(ASKED, teams, draw(st.integers(1, 3)), frozenset(must))


@st.composite
def blocks(draw: Any) -> Block:
    attackers = [TEAM + 10 + i for i in range(draw(st.integers(1, 3)))]
    able = st.lists(st.sampled_from(attackers), unique=True, min_size=1).map(tuple)
    blockers = tuple(
        Blocker(TEAM + i, (i, i + 50)[: 1 + i % 2], draw(able))
        for i in range(draw(st.integers(1, 3)))
    )
    must = frozenset(draw(st.sets(st.sampled_from(attackers), max_size=1)))
    met = [one for blocker in blockers for one in blocker.attackers if one in must]
    return Block(ASKED, blockers, must, frozenset(), int(bool(met)))


CHOICES: st.SearchStrategy[Choice] = st.one_of(
    options(), coins(), picks(), payments(), numbers(), st.just(YesNo(ASKED)), arrangements(),
    sends(), blocks(), IDS.map(lambda ids: PutInOrder(ASKED, ids)),
)  # fmt: skip


def canonical(choice: Choice, answer: Any) -> Any:
    """An answer without the order that does not matter to it."""
    if isinstance(choice, Arrange):
        return frozenset(frozenset(team) for team in answer)
    return frozenset(answer) if isinstance(choice, PickCards | Send | Block) else answer


@given(CHOICES, st.integers(0, 999))
def test_a_random_answer_is_one_of_the_legal_ones(choice: Choice, seed: int) -> None:
    answer = choice.random(Random(seed).random)
    assert choice.problem(answer) is None
    listed = [canonical(choice, one) for one in islice(choice.answers(), 5000)]
    assert canonical(choice, answer) in listed


@given(CHOICES)
def test_every_listed_answer_is_legal_and_listed_once(choice: Choice) -> None:
    listed = list(islice(choice.answers(), 5000))
    assert listed
    assert all(choice.problem(answer) is None for answer in listed)
    assert len({canonical(choice, answer) for answer in listed}) == len(listed)


@given(CHOICES)
def test_an_answer_is_written_and_read_alike_and_no_two_are_written_alike(choice: Choice) -> None:
    listed = list(islice(choice.answers(), 500))
    written = [choice.text(answer) for answer in listed]
    assert [choice.parse(text) for text in written] == listed
    assert len(set(written)) == len(written)


@given(CHOICES, st.integers(0, 99))
def test_every_listed_answer_can_be_drawn_at_random(choice: Choice, seed: int) -> None:
    listed = {canonical(choice, answer) for answer in islice(choice.answers(), 200)}
    rng = Random(seed).random
    if len(listed) <= 6:
        drawn = {canonical(choice, choice.random(rng)) for _ in range(400)}
        assert drawn == listed


@pytest.mark.parametrize(
    ("choice", "text"),
    [
        (PickOption(ASKED, (Option("pass"),)), "dance"),
        (YesNo(ASKED), "perhaps"),
        (PickNumber(ASKED, 0, 3), "many"),
        (PickCards(ASKED, (1, 2), 1, 1), "one"),
        (Send(ASKED, (Sendable(TEAM, (1,)),), 1), "1000:x"),
        (Arrange(ASKED, (1, 2), 3), "1 | two"),
    ],
)
def test_text_that_is_no_answer_is_refused(choice: Choice, text: str) -> None:
    with pytest.raises(IllegalAnswerError):
        choice.parse(text)


TWO = (Sendable(TEAM, (1, 2)), Sendable(TEAM + 1, (3,)))
BLOCK = Block(
    ASKED,
    (
        Blocker(TEAM, (1, 2), (TEAM + 8, TEAM + 9), most=2),
        Blocker(TEAM + 1, (3,), (TEAM + 8,)),
    ),
)


@pytest.mark.parametrize(
    ("choice", "answer", "problem"),
    [
        (PickCards(ASKED, (1, 2), 1, 2), (1, 1), "picked twice"),
        (Send(ASKED, TWO, 2), ((TEAM, 3),), "3 cannot be the head"),
        (Send(ASKED, TWO, 2), ((TEAM + 5, 1),), "cannot be sent out"),
        (Send(ASKED, TWO, 2), ((TEAM, 1), (TEAM, 2)), "sent out twice"),
        (BLOCK, ((TEAM + 8, TEAM, 3),), "3 cannot be the head"),
        (BLOCK, ((TEAM + 9, TEAM + 1, 3),), "cannot block team"),
        (BLOCK, ((TEAM + 8, TEAM + 5, 3),), "cannot block"),
        (BLOCK, ((TEAM + 8, TEAM, 1), (TEAM + 9, TEAM, 2)), "has one head"),
        (BLOCK, ((TEAM + 8, TEAM, 1), (TEAM + 8, TEAM + 1, 3)), "is blocked once"),
    ],
)  # fmt: skip
def test_an_answer_against_the_rules_is_refused_with_the_reason(
    choice: Choice, answer: Any, problem: str
) -> None:
    assert problem in (choice.problem(answer) or "")


def test_no_team_at_all_is_written_and_read() -> None:
    nobody = Arrange(ASKED, (), 3)
    assert nobody.parse(nobody.text(())) == ()


def test_the_smallest_payment_is_not_the_only_way() -> None:
    need = Need((("W", 0, 0), ("", 2, 0)), (1, 2, 3), ("F", "E", "W"))
    choice = PickCards(ASKED, (1, 2, 3), 1, 2, need)
    assert set(choice.answers()) == {(3,), (1, 2), (1, 3), (2, 3)}


@pytest.mark.parametrize("answer", [(4, 4), (4,), (4, 7, 9), (4, 8), "4 7", True])
def test_an_order_names_each_of_the_things_once(answer: Any) -> None:
    choice = PutInOrder(ASKED, (7, 4))
    assert choice.problem(answer) == "each of the things, once, is needed"
    assert choice.problem((4, 7)) is None
