"""What a text says that the engine can be asked for: groups, words, events, and what it gives.

Two decks that cannot say a thing are never asked for it (`Game.says`, `Game.heard`).
"""

from collections.abc import Iterator
from typing import Final

from attrs import evolve

from naruto_tui.cards.nodes import (
    Ability,
    Activated,
    Attach,
    Bonus,
    Cards,
    Change,
    Claim,
    Control,
    Copy,
    Deed,
    Did,
    DidThisTurn,
    EndGame,
    Enter,
    Extreme,
    FightResult,
    Join,
    Keyword,
    Later,
    Next,
    Permit,
    Replacing,
    Rule,
    RuleNumber,
    Skip,
    Spell,
    State,
    Triggered,
    Within,
)

from . import keywords
from .occasions import BEFORE, MOMENT_OF, asked_of, event_of, events_of
from .state import JUST
from .traits import (
    BASES,
    GIVING,
    JUTSU_ROWS,
    NAMED_ROWS,
    PAYS_AS,
    POWERS,
    SET_COSTS,
    SUMS,
    WORDS,
)
from .ways import given

ADDED: Final = "added text"
"""What a deck says that can add to what a Jutsu does."""
ABILITIES: Final = "abilities"
"""What a deck says that has any activated ability."""
OUTSIDE: Final = "trigger outside play"
"""What a deck says that has a trigger that works in another zone (K-5.5)."""
REPLACES_IN_HAND: Final = "replaces in hand"
"""What a deck says that has a replacement that works in the hand (T-21)."""
FREE_PLAY: Final = "play free"
"""What a deck says that can play cards from elsewhere than the hand without paying."""
JUTSU_COSTS: Final = "jutsu costs"
"""What a deck says that can change the cost of a Jutsu in any way."""


def group_of(claim: Claim) -> str:
    """What a claim speaks of: `words`, `power`, a row of costs or numbers, `cannot send` ..."""
    if isinstance(claim, Change):
        return GROUP_OF.get(claim.row, claim.row)
    if isinstance(claim, Rule):
        return f"{claim.mode} {claim.deed.verb}"
    return claim.row if isinstance(claim, RuleNumber) else f"can {claim.deed.verb}"


GROUP_OF: Final[dict[str, str]] = {
    **dict.fromkeys((*WORDS, *NAMED_ROWS, *GIVING), "words"),
    **dict.fromkeys((*POWERS, *BASES, "printed power"), "power"),
    **dict.fromkeys(SUMS, "team sums"),
    **SET_COSTS,
    "open deck": "open hand",
}
"""Rows of the change table that are asked for together."""


def said_by(node: object) -> tuple[str, ...]:
    if isinstance(node, Change):
        word = (f"keyword {given_word}",) if (given_word := _keyword_given(node)) else ()
        costs = (JUTSU_COSTS,) if node.row in (*JUTSU_ROWS, PAYS_AS) else ()
        added = (ADDED,) if isinstance(node.value, Spell) else ()
        return (group_of(node), node.row, *word, *costs, *added, *given(node))
    if isinstance(node, Permit):
        free = (FREE_PLAY,) if node.free and node.deed.verb == "play" else ()
        return (group_of(node), JUTSU_COSTS, *free) if node.free else (group_of(node),)
    if isinstance(node, Attach | Copy):
        return (type(node).__name__.lower(),)
    if isinstance(node, Enter) and node.state == "negated":
        return ("words", "lose text")
    if isinstance(node, Keyword):
        return (f"keyword {node.word}", *_KEYWORD_SAYS.get(node.word, ()))
    if isinstance(node, Bonus):
        return (f"keyword {node.word}",)
    if isinstance(node, Rule | RuleNumber):
        return (group_of(node),)
    if isinstance(node, Activated):
        return tuple(_windows(node))
    if isinstance(node, Triggered):
        return () if node.zone == "play" else (OUTSIDE,)
    if isinstance(node, Deed):
        kind = event_of(node)
        if BEFORE in node.how:
            return (BEFORE,)
        return (kind,) if kind == "moves" or (kind and node.verb == "step") else ()
    if isinstance(node, Replacing):
        hand = () if node.zone == "play" else (REPLACES_IN_HAND,)
        return (f"would {node.event.verb}", *hand)
    if isinstance(node, Later):
        return (MOMENT_OF[node.moment][0],) if isinstance(node.moment, str) else ()
    if isinstance(node, Join | Control):
        blank = ("words", "lose text") if isinstance(node, Join) and node.state else ()
        return ("return", *blank) if node.until else blank
    if isinstance(node, State):
        return (node.word,) if node.word == JUST else ()
    return WORD_OF.get(type(node), ())


def deploying(cards: Cards) -> Deed:
    """The deed of deploying one of these, as it is remembered."""
    return Deed("enter", evolve(cards, owner="you"), ("by deployment",))


def deeds_asked(node: object) -> Iterator[Deed]:
    """Deeds whose memory a node needs."""
    if isinstance(node, Did | DidThisTurn):
        yield node.deed
    elif isinstance(node, RuleNumber) and node.cards is not None:
        yield deploying(node.cards)
    elif isinstance(node, Triggered):
        yield from (asked for deed in node.events if (asked := asked_of(deed)) is not None)


def kinds_heard(node: object) -> Iterator[str]:
    """Kinds of event that a node waits for, or whose memory it needs."""
    if isinstance(node, Triggered):
        for deed in node.events:
            yield from events_of(deed)
    elif isinstance(node, Later):
        if isinstance(node.moment, str):
            yield MOMENT_OF[node.moment][0]
        else:
            yield from events_of(node.moment)
    for deed in deeds_asked(node):
        yield from events_of(deed)


WORD_OF: Final[dict[type, tuple[str, ...]]] = {
    FightResult: ("fight result",),
    Skip: ("skip",),
    Extreme: ("extreme",),
    EndGame: ("end game",),
    Within: ("within",),
    Next: ("next",),
}
"""Other nodes whose absence from both decks saves a question."""
_KEYWORD_SAYS: Final[dict[str, tuple[str, ...]]] = {
    # An heir is given abilities, as if its words were changed.
    "inherit": ("words", "inherit"),
    "senjutsu": (JUTSU_COSTS,),
}
"""What keywords say beyond themselves."""


def _windows(ability: Activated) -> Iterator[str]:
    """When it can be used: `use mission`, and `answer mission` if the Blocker can."""
    yield ABILITIES
    yield from (f"use {step}" for step in ability.steps)
    if ability.side != "attacker":
        yield from (f"answer {step}" for step in ability.steps)
    if ability.zone != "play":
        yield "use outside play"


def gifts_of(node: object) -> Iterator[tuple[object, tuple[Ability, ...]]]:
    if isinstance(node, Change):
        if isinstance(node.value, Keyword):
            yield node, (node.value, *keywords.stands_for(node.value.word, node.value.number))
        elif isinstance(node.value, Ability):
            yield node, (node.value,)
        elif node.row == "gain named" and node.value == "characteristic":
            words = sorted(word for word in keywords.ON_LINE if keywords.stands_for(word))
            meant = (one for word in words for one in (Keyword(word), *keywords.stands_for(word)))
            yield node, tuple(meant)
        elif word := _keyword_given(node):
            yield node, (Keyword(word), *keywords.stands_for(word))


def _keyword_given(change: Change) -> str:
    """The keyword that a text gives; one of the characteristics line also as a word (K-0.5)."""
    word = str(change.value).lower()
    if change.row == "gain keyword":
        return word
    on_line = change.row == "gain word" and word in keywords.ON_LINE
    return word if on_line and word in keywords.KEYWORDS else ""


def is_lending(node: object) -> bool:
    return (isinstance(node, Change) and node.row == "gain text") or (
        isinstance(node, Keyword) and node.word == "inherit"
    )
