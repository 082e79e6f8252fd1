"""What the engine says it carries out, it does: sentences put together at random."""

from functools import cache
from random import Random

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language import write
from naruto_tui.cards.model import Card
from naruto_tui.rules.choices import PickOption, YesNo
from naruto_tui.rules.game import Game
from naruto_tui.rules.playable import problems
from tests.cards import legal_trees as trees
from tests.cards.test_language_templates import SENTENCES

from .invariants import check, difference
from .scene import Scene, client, jutsu, mission, ninja, scene

HEADS = (
    "When this card enters play, ", "When this card leaves play, ", "At the start of your turn, ",
    "At the end of your turn, ", "When a Ninja enters play, ", "When an enemy Ninja is discarded, ",
    "When this Ninja is sent out, ", "When its team wins, ", "When this Ninja receives damage, ",
    "When this Ninja becomes injured, ", "When this Ninja uses a Jutsu, ",
    "Valid: When this Ninja is discarded, ", "When this Ninja enters play, you may ",
    "When its team wins 1 or more rewards, ", "When a Ninja is healed, ",
)  # fmt: skip

TABLE = """
    seed {seed}
    phase {phase}
    player 1
      marker 6
      hand X x2 N-001 J-001 J-013 M-005 M-035
      chakra N-001 N-003 x2 N-004 x2 N-011
      discard N-007 J-002
      deck N-036 N-006 J-003 M-001 20
      rewards 2
      {out} {mine}, N-002
      team N-003 injured
      mission M-002
      {other}
    player 2
      marker 6
      hand X J-001 J-005 M-020 M-009
      chakra N-001 N-003 x2 N-004 x2
      discard N-010
      {block} N-011, N-008
      team N-030
"""


@cache
def carried_out() -> tuple[str, ...]:
    """The sentences that say what a Mission does and are carried out."""
    return tuple(text for text in SENTENCES if not problems(mission("X", text=text)))


def table(card: Card, phase: str, seed: int) -> Scene:
    """A full table with the card in hand and, where it stays in play, in play."""
    stays = card.kind == "client" or card.permanent
    out, block = ("attack", "block 1") if phase == "exchange" else ("team", "team")
    mine = "X" if card.kind == "ninja" else "N-017"
    text = TABLE.format(
        seed=seed, phase=phase, out=out, block=block, mine=mine,
        other=f"{card.kind} X" if stays else "",
    )  # fmt: skip
    return scene(text, card)


def play(game: Game, rng: Random, answers: int = 40) -> None:
    """Plays at random, the card X whenever it can be."""
    check(game)
    for _ in range(answers):
        choice = game.choice
        if choice is None:
            return
        answer = choice.random(rng.random)
        if isinstance(choice, PickOption) and rng.random() < 0.7:
            own = [
                i
                for i, one in enumerate(choice.options)
                if one.card >= 0 and game.cards[one.card].number == "X"
            ]
            answer = own[0] if own else answer
        elif isinstance(choice, YesNo):
            answer = rng.random() < 0.8
        game.answer(answer)
        check(game)


ABILITIES = st.one_of(
    st.builds(lambda one: n.Static((n.Change("power", n.Every(one), (1, 0)),)), trees.CARDS),
    st.builds(lambda one: n.Static((n.Change("power", n.This(), (1, 0)),), one), trees.CONDITIONS),
    st.builds(lambda one: n.Triggered((one,), n.Body((), (n.Draw("you", 1),))), trees.EVENTS),
    st.builds(lambda one: n.Triggered((n.Deed("enter", n.This()),), one), trees.WHOLE),
)
"""Abilities of which one part is as wild as the language allows."""
SPOKEN = st.tuples(st.integers(0, 999), st.integers(0, 999))
PHASES = st.sampled_from(["start", "mission", "battle", "exchange"])
FEW = settings(max_examples=60, suppress_health_check=list(HealthCheck))


def two(spoken: tuple[int, int]) -> tuple[str, str]:
    some = carried_out()
    return some[spoken[0] % len(some)], some[spoken[1] % len(some)]


def try_out(card: Card, phase: str, seed: int) -> None:
    assume(not problems(card))
    game = table(card, phase, seed)
    play(game.game, Random(seed))
    assert difference(game.game, game.same_after_record().game) == ""


@FEW
@given(SPOKEN, PHASES, st.integers(0, 99), st.sampled_from(["mission", "counter", "jutsu"]))
def test_any_two_sentences_are_carried_out(
    spoken: tuple[int, int], phase: str, seed: int, kind: str
) -> None:
    text = " ".join(two(spoken))
    made = jutsu("X", "1", text=text) if kind == "jutsu" else mission("X", text=text)
    try_out(mission("X", text=text, counter=True) if kind == "counter" else made, phase, seed)


@FEW
@given(SPOKEN, PHASES, st.integers(0, 99), st.sampled_from(HEADS))
def test_any_sentence_is_carried_out_as_a_trigger(
    spoken: tuple[int, int], phase: str, seed: int, head: str
) -> None:
    first, second = two(spoken)
    text = f"{head}{first[0].lower()}{first[1:]} {second}"
    if "this Ninja" in text or "its team" in text:
        try_out(ninja("X", "3/1", "1/0", text=text), phase, seed)
    elif seed % 2:
        try_out(client("X", text=text), phase, seed)
    else:
        try_out(mission("X", text=text, permanent=True), phase, seed)


@settings(FEW, max_examples=200)
@given(ABILITIES, PHASES, st.integers(0, 99))
def test_any_ability_is_refused_or_can_be_played(ability: n.Ability, phase: str, seed: int) -> None:
    card = ninja("X", "3/1", "1/0", text=write(ability))
    if not problems(card):
        play(table(card, phase, seed).game, Random(seed))


OF_CARDS_THAT_STAY = st.one_of(
    trees.STATICS, trees.TRIGGERS, trees.ACTIVATED, trees.REPLACING, trees.OTHERS
)
TEXTS = st.one_of(
    st.tuples(st.sampled_from(["jutsu", "mission"]), st.tuples(trees.SPELLS)),
    st.tuples(
        st.sampled_from(["jutsu", "mission"]),
        st.tuples(trees.SPELLS, st.one_of(trees.STATICS, trees.OTHERS)),
    ),
    st.tuples(
        st.sampled_from(["ninja", "client", "permanent"]),
        st.lists(OF_CARDS_THAT_STAY, min_size=1, max_size=2),
    ),
)
"""A kind of card, and one or two abilities of any sort that it may have."""


def written(kind: str, text: str) -> Card:
    """A card of such a kind: a Permanent is a Mission."""
    made = {
        "ninja": lambda: ninja("X", "3/1", "1/0", text=text),
        "client": lambda: client("X", text=text),
        "jutsu": lambda: jutsu("X", "1", text=text),
        "mission": lambda: mission("X", text=text),
        "permanent": lambda: mission("X", text=text, permanent=True),
    }
    return made[kind]()


@settings(FEW, max_examples=200)
@given(TEXTS, PHASES, st.integers(0, 99))
def test_any_card_is_refused_or_can_be_played(
    found: tuple[str, list[n.Ability]], phase: str, seed: int
) -> None:
    kind, abilities = found
    card = written(kind, "\n".join(map(write, abilities)))
    # One in eight is carried out: to look for as many of these as of others would take minutes.
    if not problems(card):
        try_out(card, phase, seed)
