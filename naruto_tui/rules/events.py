"""Everything that happened, as data: triggers match events, the log and statistics read them."""

from typing import Final

from .values import value

Stamp = tuple[int, int]
"""A physical card and its generation: (id, how many times it has changed zones)."""


@value
class Cause:
    """Why something happened: `showdown`, `cost`, `rule`, or `effect` of a card."""

    word: str
    card: int = -1
    """Whose effect, or -1."""
    seat: int = -1
    """Whose the effect is, or -1."""
    givers: tuple[int, ...] = ()
    """Ninja that gave the damage (the team that did)."""
    replaced: tuple[tuple[int, int], ...] = ()
    """Replacements, by card and place, that an event has met and does not meet again (T-21)."""
    tied: bool = False
    """Of a showdown: whether nobody had won it."""
    damage: bool = False
    """Whether damage was given, and all that comes of it: a Ninja is discarded by damage."""


RULE: Final = Cause("rule")
COST: Final = Cause("cost")


@value
class Event:
    """One thing that happened.

    `kind` is a row of the verb table or a note for the log. What the other fields hold for each
    kind is listed in `KINDS`. `public` names of cards reach a seat only through its view.
    """

    kind: str
    seat: int
    """Whose: the player who did it, or the controller of the card it happened to."""
    cards: tuple[int, ...] = ()
    number: int = 0
    source: int = -1
    """Zone a card came from (`enter`, `leave`, `move`), or the other thing concerned."""
    target: int = -1
    """Zone a card went to, or the other team or card concerned."""
    how: tuple[str, ...] = ()
    cause: Cause = RULE


Note = (
    tuple[str, int]
    | tuple[str, int, tuple[int, ...]]
    | tuple[str, int, tuple[int, ...], int]
    | tuple[str, int, tuple[int, ...], int, int]
    | tuple[str, int, tuple[int, ...], int, int, int]
    | tuple[str, int, tuple[int, ...], int, int, int, tuple[str, ...]]
    | tuple[str, int, tuple[int, ...], int, int, int, tuple[str, ...], Cause]
)
"""An event as the game writes it down: its fields in their order, usual ones at the end left out.

Most events are never looked at again: they become an `Event` when a text listens or a seat reads.
"""


def phase_note(phase: str, seat: int) -> Note:
    """A phase of this Attacker begins."""
    return ("phase", seat, (), 0, -1, -1, ("start", phase))


KINDS: Final[dict[str, str]] = {
    "turn": "seat begins a turn; number = turn of the game from 1",
    "phase": "how = name of the phase that begins",
    "redraw": "seat shuffles its hand in and draws number cards",
    "draw": "seat drew number cards: cards",
    "charge": "seat charged cards",
    "enter": "cards[0] came into play from zone source; how: deployment, client, effect, mission, "
    "deployment + ambush, growth, platoon, squad, sacrifice, price; number: growth coins of the "
    "partners, entrance costs of the Sacrifice",
    "grow": "cards[0] was grown: a growth coin was placed on it",
    "sacrifice": "seat sacrificed cards[0] for card source; target = zone it goes to",
    "leave": "cards[0] left play for zone target",
    "move": "cards went from zone source to zone target, outside play",
    "inherit": "cards[0] of seat has from now on the text of the card source",
    "play": "seat put cards[0] (a Jutsu or Mission) on the chain; target = user or -1",
    "trigger": "an effect of cards[0] was put on the chain; target = its place in the text",
    "take back": "seat took cards[0] back while announcing it",
    "activate": "seat used the activated ability target of cards[0]; number = X",
    "resolve": "cards[0] resolved on the chain; how: applied, failed, negated",
    "pay": "seat paid cards: how = hand (to chakra) or chakra (to discard)",
    "organize": "seat arranged its teams",
    "send": "team source with members cards (head first) was sent out; how: attack or block; "
    "target = the team it blocks",
    "oppose": "team source faces team target",
    "unblocked": "team source is not blocked",
    "fight": "team source fought team target; number = margin; how = grade of the first",
    "no result": "team source was blocked and its blockers are gone: its attack has no result",
    "win": "team source with members cards won; how = plain or outstanding",
    "lose": "team source with members cards lost; how = plain or outstanding",
    "tie": "team source with members cards drew",
    "reward": "seat won number rewards: cards; how = plain or outstanding for an attack of source",
    "damage": "cards[0] received number damage",
    "damages": "all that one fight or effect damaged at once: cards; cause.givers gave it",
    "injure": "cards[0] became injured; how: damage, or nothing where it received none",
    "heal": "cards[0] became healthy",
    "affect": "a change holds for cards (none: for all that it names) from now on; how: its row of "
    "the change table, its word; number and target: its numbers, a pair for power",
    "gain combat": "cards[0] gained number combat by an effect",
    "gain support": "cards[0] gained number support by an effect",
    "gain power": "cards[0] gained power by an effect; number = the greater of the two gains",
    "coin": "number coins (how = kind) were placed on cards[0] (negative: taken off)",
    "face": "seat turned cards face up (number above 0) or face down",
    "track": "seat tracks cards[0], or the Ninja named how[0]",
    "swap": "cards[0] and cards[1] changed places",
    "attach": "cards[0] was attached to target",
    "copy": "a copy of cards[0] was put on the chain",
    "last coin": "cards[0] lost its last coin",
    "use": "cards[0] used the Jutsu target",
    "surge": "cards[0] was Surged; the others were discarded for it",
    "negate": "cards[0] was negated",
    "stand by": "cards[0] left its team and became stand-by",
    "head": "cards[0] became head of team source",
    "control": "seat took control of cards[0]",
    "flip": "seat flipped a coin: number = 1 heads, 0 tails",
    "turn coin": "a coin of seat was turned by the text of card source: number as in flip",
    "look": "seat looked at cards",
    "reveal": "seat showed cards to both",
    "shuffle": "seat's deck was shuffled",
    "search": "seat searched a zone",
    "flips": "seat has flipped number coins",
    "target": "cards (or teams) were declared as targets by card source of seat",
    "chain": "cards[0] on the chain was answered by card source of seat",
    "go out": "an effect moved cards, that were in play, to the battlefield, into team source",
    "team": "cards[0] joined team source by an effect",
    "skip": "teams cards skip the showdown",
    "change": "the effect or target of cards[0] on the chain was changed by card source",
    "skip part": "seat skips a turn or phase, or the rest of a turn ends: how",
    "extra": "seat has one more turn or phase: how",
    "get": "seat got number rewards by an effect, which is no winning: cards",
    "marker": "seat's turn marker is now number",
    "choose": "seat chose how[0]",
    "end": "the game ended; seat = winner or -1; how = why",
}
"""What the fields of each kind of event hold."""
