"""Whether the engine carries out everything a card says. A card with a gap is refused, whole."""

from typing import TYPE_CHECKING, Final

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import NOT_WRITTEN

from . import keywords
from .gaps import gaps_of
from .nexts import subject_cards
from .program import PILES, is_answer, program_of, sets_x, walk
from .replacing import landing

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from naruto_tui.cards.model import Card


def problems(card: "Card") -> tuple[str, ...]:
    """Why a card cannot be played; empty for a playable one.

    A text that cannot be read is one problem; each node that is not carried out is another.
    """
    from naruto_tui.cards.reading import abilities, unreadable  # noqa: PLC0415

    if not card.is_written or (card.kind in ("jutsu", "mission") and not card.text):
        return (NOT_WRITTEN,)
    error = unreadable(card)
    if error is not None:
        return (str(error),)
    text = abilities(card)
    meant = (ability for _, ability in keywords.abilities_of(card, text))
    found = {problem for ability in (*text, *meant) for problem in _gaps(ability)}
    found.update(_printed_gaps(card))
    found.update(_noted_gaps(text))
    found.update(_passing_gaps(card, text))
    return tuple(f"not carried out: {problem}" for problem in sorted(found))


def _printed_gaps(card: "Card") -> "Iterator[str]":
    """What is printed outside the text, and what does not go with it."""
    program = program_of(card)
    if any(isinstance(step, n.Pay) for step in program.besides) and card.kind == "jutsu":
        yield "chakra beside the cost of a Jutsu"
    if card.hand and any(_is_of_hand(step) for step in program.besides):
        yield "cards of the hand beside a hand cost"
    defined = "x" in program.says
    if any(isinstance(one, n.PaidCount) for one in walk(program.x_said)):
        # It would be known only when it has been paid.
        yield "a printed X: cost"
    for what in card.variable:
        paid = what == "hand" or (what == "coins" and "hand" in card.variable)
        read_off = what == "hand" and (card.kind != "mission" or sets_x(program.body))
        if read_off or not (paid or defined):
            yield f"a printed X: {what}"


def _noted_gaps(text: "Iterable[n.Ability]") -> "Iterator[str]":
    """More than the one number that a Jutsu or Mission notes when it is played."""
    played = set[n.WhenPlayed]()
    for ability in text:
        noted = {node for node in walk(ability) if isinstance(node, n.WhenPlayed)}
        if noted and not isinstance(ability, n.Spell):
            yield "a number noted when it is played, of what is not"
        played |= noted
    if len(played) > 1:
        yield "several numbers noted when it is played"


def _passing_gaps(card: "Card", text: "Iterable[n.Ability]") -> "Iterator[str]":
    """What holds as long as a card is in play that never comes there."""
    stays = card.permanent or card.kind not in ("jutsu", "mission")
    if not stays and not any(isinstance(one, n.Attach | n.BecomeNinja) for one in walk((*text,))):
        said = (one.duration for one in walk((*text,)) if isinstance(one, n.During))
        if "while here" in said:
            yield "what holds as long as this card is in play, of what does not stay there"


def _is_of_hand(step: n.Step) -> bool:
    return any(isinstance(one, n.Cards) and "hand" in one.zones for one in walk(step))


def _gaps(ability: n.Ability) -> "Iterator[str]":
    if is_answer(ability) and len(ability.claims) == 1:  # type: ignore[union-attr]
        return
    price = getattr(ability, "price", None) or ()
    together = any(isinstance(one, n.Pick) and (one.distinct or one.total) for one in walk(price))
    if together and len(price) > 1:
        yield "a price with a condition on what is picked together"
    if any(isinstance(node, n.PayCost) for node in walk(price)):
        yield "a price that is the Jutsu cost of a card"
    if any(isinstance(one, n.Ends) and one.up_to for one in walk(price)):
        yield "a price of up to so many cards of a deck"
    if n.Done("any") in walk(price):
        yield "a price of any number of coins"
    if any(isinstance(node, n.Skip) and node.what == "rest of turn" for node in walk(price)):
        yield "a price that ends the turn"
    zone = getattr(ability, "zone", "") or "play"
    if zone != "play" and not (
        (isinstance(ability, n.Static) and zone in ("hand", "chain", *PILES))
        or (isinstance(ability, n.Activated) and zone in _USED_IN)
        or (isinstance(ability, n.Replacing) and zone == "hand" and _paid_by_hand(ability))
        or (isinstance(ability, n.Triggered) and zone in _USED_IN and _is_of_others(ability))
    ):
        yield f"an ability in {zone}"
    own = any(isinstance(one, n.Modes) and one.targets for one in walk(ability))
    if own and not isinstance(ability, n.Spell | n.Triggered | n.Activated):
        yield "targets of a mode of what is not announced"
    if isinstance(ability, n.Replacing) and ability.once:
        yield "the next time of what never ends"
    if n.That("other") in walk(ability) and not _has_other(ability):
        yield "the other, where nothing leaves one"
    if _says_next_amiss(ability):
        yield "the next one of what is not changed for this turn"
    if _tells_itself(ability):
        yield "an X that is told by itself"
    paid = set(map(id, walk(price)))
    banned = set[int]().union(*map(_banned, walk(ability)))
    changed = set[int]().union(*map(_changed, walk(ability)))
    for node in walk(ability):
        if id(node) not in banned:
            yield from gaps_of(node, changed)
        if isinstance(node, n.Pay) and id(node) not in paid and n.Var("x") in walk(node):
            yield "an X that is paid in the middle of an effect"
        if _pays_other(node):
            yield "chakra that another player pays"
    places = [one for one in walk(ability) if isinstance(one, n.Move) and one.spelled == "discard"]
    if places and landing(ability) is None:
        yield "a discard that is not replaced"
    yield from _changes_nothing(ability)


def _changes_nothing(ability: n.Ability) -> "Iterator[str]":
    """Whether it changes damage or coins without waiting for any; what it gives waits itself."""
    inner = [node for node in walk(ability) if isinstance(node, n.Ability) and node is not ability]
    theirs = {id(node) for one in inner for node in walk(one)}
    waits = ability.event.verb if isinstance(ability, n.Replacing) else ""
    for node in walk(ability):
        if id(node) in theirs:
            continue
        if isinstance(node, n.ChangeDamage) and waits != "damage":
            yield "a change of damage that nobody would receive"
        elif isinstance(node, n.ChangeFlip) and waits != "flip":
            yield "a change of coins that nobody would flip"
    for one in inner:
        yield from _changes_nothing(one)


def _says_next_amiss(ability: n.Ability) -> bool:
    """Whether `the next` is said where nobody waits for a card: in all but claims for a turn."""
    said = [node for node in walk(ability) if isinstance(node, n.Next)]
    right = [
        claim
        for node in walk(ability)
        if isinstance(node, n.During) and node.duration == "turn"
        for claim in node.claims
        if subject_cards(claim) is not None
    ]
    return len(said) > len(right)


def _has_other(ability: n.Ability) -> bool:
    """Whether something is bound as `the other`: what a Platoon was made of (K-4.4)."""
    events = ability.events if isinstance(ability, n.Triggered) else ()
    return any(deed.verb == "enter" for deed in events)


def _tells_itself(ability: n.Ability) -> bool:
    """Whether what X is asks for X, perhaps by way of Y: that has no answer."""
    asked: dict[str, set[str]] = {}
    for node in walk(ability):
        # A conditional one may be written as a definition under an `If`.
        for define in walk(node.then) if isinstance(node, n.If) else (node,):
            if isinstance(define, n.Define):
                said = (*walk(define.number), *walk(getattr(node, "condition", None)))
                names = {one.name for one in said if isinstance(one, n.Var)}
                asked.setdefault(define.name, set()).update(names)
    for _ in asked:
        asked = {
            name: more.union(*(asked.get(one, ()) for one in more)) for name, more in asked.items()
        }
    return any(name in more for name, more in asked.items())


def _paid_by_hand(ability: n.Replacing) -> bool:
    """Whether a replacement in the hand is used at the price of its own card, and so shown."""
    itself = any(
        isinstance(step, n.Move) and step.obj == n.This("card") for step in ability.price or ()
    )
    return itself and ability.event.verb != "damage"


def _is_of_others(ability: n.Triggered) -> bool:
    """Whether a trigger outside play waits for nothing that its own card does in play."""
    subjects = (getattr(deed.subject, "obj", deed.subject) for deed in ability.events)
    return not any(isinstance(one, n.This) for one in subjects)


def _pays_other(node: object) -> bool:
    if not isinstance(node, n.May | n.Unless) or node.player in (None, "you"):
        return False
    return any(isinstance(one, n.Pay) for one in walk(node))


def _banned(node: object) -> set[int]:
    """Identities of the words `effects ...` in a ban on abilities (K-28.9)."""
    if not isinstance(node, n.Rule) or (node.mode, node.deed.verb) != ("cannot", "use"):
        return set()
    wanted = node.deed.object
    if not isinstance(wanted, n.Cards) or wanted.kinds != ("effect",):
        return set()
    plain = all(
        isinstance(one, n.Compare) and one.stat == "ability cost" and isinstance(one.number, int)
        for one in wanted.filters
    )
    return set(map(id, walk(wanted))) if plain else set()


_USED_IN: Final = ("hand", "discard", "chakra", "removed", "deck", "reinforcements")
"""Zones outside play in which abilities are used (K-28.4)."""


def _changed(node: object) -> set[int]:
    """Identities of what is done for a time: its subject may be picked then."""
    if not isinstance(node, n.During):
        return set()
    claims = (one for one in node.claims if isinstance(one, n.Change | n.Rule | n.Permit))
    return {id(one if isinstance(one, n.Change) else one.deed) for one in claims}
