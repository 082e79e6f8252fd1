"""A table at which a card can be played, built from what the card itself speaks of.

`wants(card)` is what a game must show of it: that it was played, was carried out with effect, that
its triggers went on the chain and its abilities were used. `shown(card)` plays it, from position
to position with a patient player at random, until all of that was seen or the attempts are used up.

Whoever stands on the table bears every name and every word of the card's text, so that nearly
all that it asks for is there.
"""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import attrs

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language.trees import nodes_in
from naruto_tui.cards.model import Card, Cost, Power
from naruto_tui.cards.pool import shipped
from naruto_tui.cards.reading import abilities
from naruto_tui.rules.choices import PickCards, PickOption, YesNo
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.game import Game
from naruto_tui.rules.questions import Answer
from naruto_tui.rules.record import all_cards
from naruto_tui.rules.team_choices import Block, Send

ATTEMPTS = 150
ANSWERS = 60
"""Of one attempt; some two turns."""
SYMBOLS = "FWLNE"
RANK = ("Genin", "Chunin", "Jonin", "Ninja Academy Student")
OTHERS = ("Leaf", "Sand", "Sound", "Male", "Female")


def wants(card: Card) -> frozenset[str]:
    """What has to be seen of a card."""
    text = abilities(card)
    wanted = {"played"}
    if card.kind in ("jutsu", "mission"):
        wanted.add("carried out")
    for place, one in enumerate(text):
        if isinstance(one, n.Triggered):
            wanted |= {f"trigger {place}", "carried out"}
        if isinstance(one, n.Activated):
            wanted |= {f"ability {place}", "carried out"}
    return frozenset(wanted)


def shown(card: Card) -> frozenset[str]:
    """What was seen of a card; all that is wanted, if it can be shown at all."""
    wanted, seen = wants(card), frozenset[str]()
    for seed in range(ATTEMPTS):
        if not wanted - seen:
            break
        seen |= played(card, Random(seed))
    return seen


def played(card: Card, rng: Random) -> frozenset[str]:
    """What one attempt shows."""
    text, own = table(card, rng)
    find = {one.number: one for one in (*own, card)}
    pool = all_cards()
    game = Game.from_position(text, lambda number: find.get(number) or pool(number), EDITIONS["us"])
    seen = set(told(card, game))
    for _ in range(ANSWERS):
        if game.choice is None or not wants(card) - seen:
            break
        game.answer(eager(card, game, rng))
        seen.update(told(card, game))
    return frozenset(seen)


def told(card: Card, game: Game) -> Iterator[str]:
    """What the events of a game say of a card."""
    for event in game.events:
        if event.kind not in _TOLD or game.cards[event.cards[0]].number != card.number:
            continue
        if event.kind == "play" or (event.kind == "enter" and event.how[:1] in ways_in(card)):
            yield "played"
        elif event.kind == "trigger":
            yield f"trigger {event.target}"
        elif event.kind == "activate":
            yield f"ability {event.target}"
        elif event.kind == "resolve" and event.how == ("applied",):
            yield "carried out"


def ways_in(card: Card) -> frozenset[tuple[str, ...]]:
    """How a card enters play when it is played: by an effect or a price only where it says so.

    A reserve has no other way but its own Sacrifice (K-6.4).
    """
    by_effect = card.is_reserve or any(isinstance(one, n.Entry) for one in abilities(card))
    ways = ("deployment", "client", "platoon", "squad", *(("effect", "price") if by_effect else ()))
    return frozenset((way,) for way in ways)


_TOLD = frozenset(("play", "enter", "trigger", "activate", "resolve"))


def eager(card: Card, game: Game, rng: Random) -> Answer:
    """An answer of somebody who plays the card when he can, and otherwise what there is."""
    choice = game.choice
    assert choice is not None
    if isinstance(choice, PickOption) and len(choice.options) > 1:
        places = range(len(choice.options))
        own = [i for i in places if _number(game, choice.options[i].card) == card.number]
        if own and rng.random() < 0.9:
            return rng.choice(own)
        useful = [i for i in places[:-1] if choice.options[i].verb != "charge" and i not in own]
        if useful and rng.random() < 0.6:
            return rng.choice(useful)
        return places[-1]
    if isinstance(choice, YesNo):
        return rng.random() < 0.8
    if isinstance(choice, PickCards) and choice.asked.ask == "charge":
        return (rng.choice(choice.cards),)
    if isinstance(choice, Send | Block) and rng.random() < 0.8:
        return max((choice.random(rng.random) for _ in range(4)), key=_size)
    return choice.random(rng.random)


def _size(answer: Any) -> int:
    return len(answer)


def _number(game: Game, card: int) -> str:
    return game.cards[card].number if card >= 0 else ""


# -- the table -------------------------------------------------------------------------------------


def table(card: Card, rng: Random) -> tuple[str, tuple[Card, ...]]:
    """A position with the card in a hand, and the cards that stand in it beside those of the pool.

    By chance it is of another phase, the card is in the hand of one player or the other, and those
    about it are strong or weak, injured or healthy.
    """
    own = (*(_crowd(card, place, rng) for place in range(14)), *_chakra(), *_ANSWERS)
    crowd = [one.number for one in own[:14]]
    rng.shuffle(crowd)
    battle = card.kind == "jutsu" or (card.kind != "client" and rng.random() < 0.3)
    phase = "exchange" if battle else rng.choice(("mission", "mission", "mission", "start"))
    holder = rng.randrange(2) if card.kind == "jutsu" or card.counter else 0
    lines = ["turn 9", f"seed {rng.randrange(1000)}", f"phase {phase}"]
    for seat in (0, 1):
        lines += _side(card, seat, rng, crowd[7 * seat : 7 * seat + 7], battle, seat == holder)
    return "\n".join(lines), own


def _side(
    card: Card, seat: int, rng: Random, crowd: list[str], battle: bool, holder: bool
) -> list[str]:
    pool = shipped().card

    def state() -> str:
        return rng.choice(("", "", " injured"))

    other, related = rng.choice(crowd), " ".join((*_named(card), rng.choice(_asked_for(card))))
    out = ("attack", "block 1")[seat] if battle and (seat == 0 or rng.random() < 0.9) else "team"
    rest = " ".join(crowd[4:])
    lines = [
        f"player {seat + 1}",
        f"  marker {rng.choice((6, 9))}",
        f"  {out} {crowd[0]}{state()}, {crowd[1]}{state()}",
        f"  team {crowd[2]}{state()}",
        f"  team {crowd[3]}{state()}" if rng.random() < 0.6 else "",
        f"  chakra {_STOCK} {rest} {related}" if rng.random() < 0.8 else "  chakra N-002",
        f"  discard {other} {related} N-001 N-010 J-002 M-001",
        f"  deck N-036 N-006 J-003 M-001 {rest} {related} M-002 20",
        f"  rewards {rng.choice((1, 3, 6))}",
        rng.choice(("", "  mission M-002")),
        rng.choice(("", "  client C-001")),
        *(f"  mission {one}" for one in _named(card) if pool(one).permanent),
    ]
    mine = f"{card.number} x2" if holder else ""
    held = rng.choice((rest, rest, "", "N-001 J-002 M-001"))
    lines.append(f"  hand {mine} {held}" + (f" {_HELD}" if rng.random() < 0.8 else ""))
    return [line for line in lines if line]


@cache
def _named(card: Card) -> tuple[str, ...]:
    """Cards of the pool, but no Ninja, that the text names."""
    found = (one for name in _spoken(card)[0] for one in shipped().named(name))
    return tuple(one.number for one in found if one.kind != "ninja" and one.is_written)[:4]


@cache
def _asked_for(card: Card) -> tuple[str, ...]:
    """Jutsu of the pool, at best such as ask for a word that the text speaks of."""
    names, words, _ = _spoken(card)
    jutsu = [one for one in shipped() if one.kind == "jutsu" and one.text and one.is_written]
    asked = [
        one.number for one in jutsu if any(f'"{word}"' in one.text[0] for word in (*names, *words))
    ]
    return tuple(asked or [one.number for one in jutsu])


def _crowd(card: Card, place: int, rng: Random) -> Card:
    """A Ninja that bears all names and words of the card's text, or hardly any."""
    names, words, titles = _spoken(card)
    full = place % 7 != 6 and rng.random() < 0.9
    combat = rng.choice((0, 1, 3, 5, 8))
    if not full:
        names, words = (), tuple(rng.sample(words, len(words) // 2))
    rng.shuffle(chosen := list(names))
    return Card(
        number=f"CROWD-{place}",
        name=chosen[0] if chosen and place % 2 else f"Somebody {place}",
        kind="ninja",
        set_number="0",
        symbols=rng.choice(("FWLNE", "FWLNE", "F", "W", "N", "L", "E")),
        entrance=rng.choice((0, 1, 2, 3, 4, 6)),
        healthy=Power(combat, rng.choice((0, 1, 2))),
        injured=Power(max(combat - 2, 0), rng.choice((0, 1))),
        attributes=tuple(words),
        characteristics=(*words, *(rng.sample((*RANK, *OTHERS), 4))),
        mental=rng.choice((0, 1, 3)),
        also_named=tuple(chosen),
        title=rng.choice(titles),
    )


@cache
def _spoken(card: Card) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """The names, words and titles that a text speaks of; not its own name, which stands once."""
    found = [node for ability in abilities(card) for node in nodes_in(ability)]
    names = [name for node in found if isinstance(node, n.Named) for name in node.names]
    own = card.names if card.kind == "ninja" else ()
    names = [name for name in names if name not in own]
    titles = [node.text for node in found if isinstance(node, n.Word) and node.kind == "title"]
    words = [node.text for node in found if isinstance(node, n.Word) and node.kind != "title"]
    words += [node.word for node in found if isinstance(node, n.Rank | n.TextIs) and node.word]
    return tuple(dict.fromkeys(names)), tuple(dict.fromkeys(words)), tuple(titles or [""])


def _chakra() -> tuple[Card, ...]:
    plain = Card("", "Chakra", "ninja", "0")
    return tuple(attrs.evolve(plain, number=f"CHAKRA-{one}", symbols=one) for one in SYMBOLS)


_STOCK = " ".join(f"CHAKRA-{one} x4" for one in SYMBOLS)
_ANSWERS = (
    Card("ANSWER-1", "Answer", "jutsu", "0", "FWLNE", costs=(Cost(""),),
         text=("Target the user.", "The target gets +1/+1 this turn.")),
    Card("ANSWER-2", "Blow", "jutsu", "0", "FWLNE", costs=(Cost("", 1),),
         text=("Target 1 Ninja battling the user.", "Give 1 damage to the target.")),
    Card("ANSWER-3", "Errand", "mission", "0", "FWLNE", counter=True,
         text=("Target 1 Ninja.", "Injure the target.")),
)  # fmt: skip
_HELD = "ANSWER-1 x2 ANSWER-2 ANSWER-3"
"""What both players hold, so that there is something to answer and to be answered with."""
