"""The effect tree: what every printed effect is made of (LANGUAGE: docs/cards.md).

Nodes are plain frozen values. They say *what* is written; what it *does* is in `rules/`, how it is
spelled in `cards/language/`. Words of tables (verbs, stats, changes, states) are strings in fields,
so a new verb or stat is a row of a table and no new class.

A `Number` is an `int` or a number node. An `Obj` is whatever a sentence can act on: a reference, a
described set with its quantity, a team or the ends of a deck. A player is a word (`Player`).

One long file on purpose: its unions hold each other, and who looks for a node looks here.
"""

from typing import Literal

from naruto_tui.cards.lean import frozen

Player = Literal[
    "you", "opponent", "each", "any", "that", "owner", "controller", "attacker", "blocker"
]  # fmt: skip
"""Who; `that` is the player bound by the step or event before; `any`: either, in events."""
Owner = Literal["", "you", "opponent", "that", "user"]
"""Whose cards a phrase speaks of; empty: either side's."""
Op = Literal["=", "<=", ">=", "<", ">"]
Duration = Literal[
    "turn", "turn and next", "enemy next turn", "your next turn", "for good", "while here"
]  # fmt: skip


# -- numbers --


@frozen
class Var:
    """X or Y: chosen when paying, or defined by a closing sentence `X is ...` (`Define`)."""

    name: str


@frozen
class Count:
    """The number of things in a described set (or of coins on something)."""

    obj: "Obj"
    coins: str | None = None
    """Count coins of this kind on the objects (`""`: of any kind) in place of the objects."""
    different: str = ""
    """Count what they differ in, `symbol` or `name`: each one once."""


@frozen
class StatOf:
    """A stat (`combat`, `entrance cost`, `team power` ...) of a referenced thing."""

    stat: str
    obj: "Obj"
    printed: bool = False
    status: str = ""
    """`injured` or `healthy`, where it is not the present one; of printed stats alone."""


@frozen
class Total:
    """The sum of a stat over a described set."""

    stat: str
    obj: "Obj"


@frozen
class MarkerOf:
    """A player's turn marker."""

    player: Player


@frozen
class Done:
    """What the step or event before amounted to: `count` (that many), `heads`, `amount`; `uses`:
    how often the ability has been used this turn. Of coins also `all`, and `any`: as many as the
    effect's player likes.
    """

    what: str


@frozen
class Arith:
    """`plus`, `minus`, `times`, `half` (rounded down), `per` (for every n), `max`, `min`."""

    op: str
    left: "Number"
    right: "Number"


@frozen
class PaidCount:
    """How many of a symbol were paid for this card (K-29.5)."""

    letter: str


@frozen
class WhenPlayed:
    """A number as it was when the Jutsu or Mission that says it was played: noted then."""

    number: "Number"


Number = int | Var | Count | PaidCount | StatOf | Total | MarkerOf | Done | Arith | WhenPlayed


# -- references: no choice is made --


@frozen
class This:
    """The card that bears the text: `this Ninja`, `this card`."""

    word: str = "Ninja"


@frozen
class User:
    """The Ninja that uses the Jutsu (rule 5.3.4 step 2)."""


@frozen
class TargetRef:
    """The declared target(s): 0 = `the target` / `each target` / `both targets`, n = the nth."""

    number: int = 0


@frozen
class That:
    """What the step before, or the event, bound: `that Ninja`, `those cards`, `the rest`."""

    kind: str
    """`ninja`, `card`, `jutsu`, `mission`, `client`, `team`, `rest`, `other`."""
    plural: bool = False


@frozen
class Bearer:
    """The card this one is attached to (K-22)."""


Ref = This | User | TargetRef | That | Bearer


# -- described sets --


@frozen
class Cards:
    """A described set: `your injured "Genin" Ninja in your hand`.

    `kinds` holds `ninja`, `jutsu`, `mission`, `client`, `card` (any kind) or `team`. No zone means
    in play for Ninja, Clients, Missions and teams, and the chain for `jutsu` that are targeted.
    """

    kinds: tuple[str, ...]
    owner: Owner = ""
    filters: tuple["Filter", ...] = ()
    zones: tuple[str, ...] = ()
    """`play`, `village`, `battlefield`, `hand`, `chakra`, `discard`, `deck`, `rewards`, `removed`,
    `reinforcements`, `chain`, `under` (attached to)."""


@frozen
class Pick:
    """Some of a described set, chosen on resolution (or declared, inside `Target`)."""

    low: Number
    high: Number | None
    """`None`: any number."""
    cards: "Cards | That"
    by: Player = "you"
    random: bool = False
    distinct: str = ""
    """`name`, `symbol`: each picked one differs in it; `same ...`: all agree in it."""
    total: tuple[str, Op, Number] | None = None
    """A bound on the sum of a stat of the picked cards."""


@frozen
class Every:
    """All of a described set; never chosen."""

    cards: Cards


@frozen
class Ends:
    """Cards off the top or bottom of a deck, or off the one the player picks (`top or bottom`)."""

    end: Literal["top", "bottom", "top or bottom"]
    count: Number
    owner: Player = "you"
    up_to: bool = False
    """The effect's player says how many, `count` at most."""


@frozen
class TeamOf:
    """The team of something; `its team` is `TeamOf(This())`."""

    obj: "Obj"


@frozen
class FightOf:
    """Both teams of the fight of something."""

    obj: "Obj"


@frozen
class Facing:
    """The team battling something's team: `the team battling the user`."""

    obj: "Obj"


@frozen
class HeadOf:
    """The head of a team."""

    team: "Obj"


Obj = (
    This | User | TargetRef | That | Bearer
    | Pick | Every | Cards | Ends | TeamOf | FightOf | Facing | HeadOf
)  # fmt: skip


# -- filters: each says yes or no of one thing --


@frozen
class Word:
    """Bears a word. `kind` is empty (characteristic, attribute or keyword: K-26.3) or one of
    `attribute`, `characteristic`, `title`, `keyword`, `coin`.
    """

    text: str
    kind: str = ""


@frozen
class Named:
    """Has one of these names (K-25.1); `printed`: by its printed name only (K-25.2)."""

    names: tuple[str, ...]
    printed: bool = False


@frozen
class NamePart:
    """Has this in one of its names (K-25.5)."""

    text: str


@frozen
class Symbol:
    """Has a symbol: a letter, `declared` (named before), `none`; `only`: no other one."""

    letter: str
    only: bool = False
    count: int | None = None


@frozen
class Compare:
    """A stat against a number. Stats: `entrance cost`, `hand cost`, `jutsu cost`,
    `specific symbols`, `combat`, `support`, `power`, `mental power`, `team power`,
    `team mental power`, `team size`, `coins`; of effects `ability cost`.
    """

    stat: str
    op: Op
    number: Number
    printed: bool = False


@frozen
class Rank:
    """A rank (rule 8.9): `=` that rank, `>=` or higher, `<=` or lower; `only`: no other rank."""

    word: str
    op: Op = "="
    only: bool = False


@frozen
class State:
    """`injured`, `healthy`, `head`, `back`, `stand-by`, `fighting`, `attacking`, `blocking`,
    `opposed`, `unopposed`, `on the battlefield`, `face-up`, `face-down`, `tracked`, `alone`,
    `just deployed` (until the Attacker acts again: K-21.2).
    """

    word: str


@frozen
class Related:
    """Stands in a relation: `battling`, `in team of`, `in fight of`, `including`,
    `containing only`, `used by`, `usable by`, `targeting`, `attached to`, `among`; `surging` is
    what the keyword means and no text says (K-9.4).
    """

    how: str
    obj: "Obj"


@frozen
class HasCoins:
    """Bears coins of a kind (`""`: of any kind) in this number."""

    kind: str
    op: Op = ">="
    number: Number = 1


@frozen
class Same:
    """Agrees with something in `name`, `symbol`, `kind`, `attribute` ...; `differs`: does not."""

    what: str
    obj: "Obj"
    differs: bool = False


@frozen
class TextIs:
    """What stands in its text: `none`, `some`, `requirement` or `target` with a word."""

    what: str
    word: str = ""


@frozen
class Did:
    """Has done (or suffered) a deed this turn: `that attacked this turn`."""

    deed: "Deed"


@frozen
class Extreme:
    """The highest or lowest in a stat among the described set."""

    stat: str
    which: Literal["highest", "lowest"]
    printed: bool = False


@frozen
class Parity:
    """A stat is even or odd; 0 is even."""

    stat: str
    even: bool


@frozen
class OwnedBy:
    """Owned by a player, whoever controls it."""

    player: Player


@frozen
class Other:
    """Not the card that bears the text."""


@frozen
class Next:
    """The first such card alone that is played or deployed from now on (`rules.nexts`)."""


@frozen
class Not:
    """The contrary of a filter."""

    filter: "Filter"


@frozen
class Or:
    """One of several filters holds."""

    filters: tuple["Filter", ...]


@frozen
class All:
    """All of these hold: a part of an `Or`."""

    filters: tuple["Filter", ...]


@frozen
class OfKind:
    """Is a card of one of these kinds: `if that card is a Ninja`."""

    kinds: tuple[str, ...]


@frozen
class InZone:
    """Lies in one of these zones: `if that card is in your hand`."""

    zones: tuple[str, ...]
    owner: Owner = ""


Filter = (
    Word | Named | NamePart | Symbol | Compare | Rank | State | Related | HasCoins | Same
    | TextIs | Did | Extreme | Parity | OwnedBy | OfKind | InZone | Other | Next
    | Not | Or | All
)  # fmt: skip


# -- the verb table's one class --


@frozen
class Cause:
    """What an event was caused by: `showdown`, `cost`, `rule`, or an effect of cards."""

    word: str
    """`showdown`, `tie` (a fight that nobody won), `cost`, `effect`, `rule`, `damage`."""
    cards: Cards | This | None = None
    contrary: bool = False
    """Any other cause: `other than by the showdown`."""


@frozen
class Deed:
    """A row of the verb table with its nouns. It serves six wrappers: when (`Triggered`), would
    (`Replacing`), cannot and must (`Rule`), can (`Permit`), did (`Did`, `DidThisTurn`).

    Verbs: enter, leave, send (sent out), attack, block, oppose, be unblocked, team, win, lose,
    tie, win rewards, damage (receive), give damage, injure, heal, discard, remove, use, apply,
    play, target, affect, negate, chain, draw, search, charge, move, gain power, gain combat,
    place coin, take coin, marker, flip, step, ... (`language/verbs.py` lists them).
    """

    verb: str
    subject: "Obj | Player | None"
    how: tuple[str, ...] = ()
    """`alone`, `as head`, `plain`, `outstanding`, `by deployment`, `by ambush`, `start`, `end`
    (of the step in `object`), ..."""
    object: "Obj | Player | str | None" = None
    """What it is done to: the Jutsu used, the Ninja opposed, the phase that begins."""
    mates: "Cards | Pick | None" = None
    """Together with (in one team): `is sent out with a "Female" Ninja`, `with 2 or more`."""
    cause: Cause | None = None
    number: Number | None = None
    """At least so many at once."""
    margin: Number | None = None
    """Of a fight that is won: by at least so much team power."""


# -- conditions --


@frozen
class Has:
    """A player has so many of a described set (owner is read from the player)."""

    player: Player
    op: Op
    number: Number
    cards: Cards


@frozen
class Is:
    """A referenced thing meets all filters; `negated`: it does not."""

    obj: "Obj"
    filters: tuple[Filter, ...]
    negated: bool = False


@frozen
class Holds:
    """A comparison of two numbers."""

    left: Number
    op: Op
    right: Number


@frozen
class IsEven:
    """A number is even or, if `even` is not set, odd; 0 is even."""

    number: Number
    even: bool


@frozen
class DidThisTurn:
    """A deed was done this turn, at least `number` times; `negated`: it was not."""

    deed: Deed
    number: Number = 1
    negated: bool = False


@frozen
class Paid:
    """A `symbol`, several `symbols`, a card of this `word` or the higher `alternative` (K-29.5)."""

    what: str
    word: str = ""


@frozen
class TurnOf:
    """It is this player's turn."""

    player: Player


@frozen
class Within:
    """It is this part of a turn now: `mission phase`, `battle phase`, `exchange`, `showdown`."""

    phase: str


@frozen
class PlayedFrom:
    """The Jutsu or Mission on the chain whose text it is was played from one of these zones."""

    zones: tuple[str, ...]


@frozen
class AllOf:
    """Each condition holds."""

    conditions: tuple["Condition", ...]


@frozen
class AnyOf:
    """One of the conditions holds."""

    conditions: tuple["Condition", ...]


Condition = (
    Has | Is | Holds | IsEven | DidThisTurn | Paid | TurnOf | Within | PlayedFrom | AllOf | AnyOf
)


# -- changes and rules: live in `Static`, or for a time in `During` --


@frozen
class Change:
    """A row of the change table over a subject. Rows and what `value` is:

    `power` (pair of numbers added), `combat` / `support` / `mental power` / `team power` /
    `entrance cost` / `hand cost` / `jutsu cost` (number added), `set power` (pair),
    `set combat` / `set support` / `set mental power` (number), `printed power` (locked, no value),
    `swap power`, `double power`, `gain word`, `lose word`, `set attribute`, `gain name`,
    `set name`, `gain named` and `set named` (what was named: `characteristic`, `attribute`,
    `name`), `gain symbol`, `gain keyword` (text), `gain ability` (an `Ability`),
    `lose text`, `fight by mental power`, `free deployment`, `jutsu symbols` (letters by which a
    Jutsu cost is lowered), `more chakra` (number, besides a Jutsu cost), `over size` (a described
    Ninja, or how many more and of which kind all of the team are), ...
    (`language/tables.py` and `predicates.py`).
    """

    row: str
    subject: "Obj | Player"
    value: "Number | tuple[Number, Number] | str | Ability | None" = None
    per: "Obj | None" = None
    """Multiplied by the number of these: `for each other "Ink" Ninja in its team`."""


@frozen
class RuleNumber:
    """A number of the rules for a player: `start draw`, `missions`, `deployments`, `clients`,
    `attacking teams`, `mission marker` (the turn marker as Missions see it), `team size`,
    `hand size`, `rewards to win`, `blocks`, `jutsu uses`, `more deployments` (of `cards`, besides).
    `<=` only limits what the rules and other texts allow.
    """

    row: str
    player: Player
    op: Literal["+", "=", "<="]
    number: Number
    cards: "Cards | None" = None
    """Of `more deployments`: which Ninja."""


@frozen
class Rule:
    """`cannot` or `must` do a deed, or `unaffected` by what the deed's object describes."""

    mode: Literal["cannot", "must", "unaffected"]
    deed: Deed


@frozen
class Permit:
    """`can` do a deed that the rules alone would not allow."""

    deed: Deed
    free: bool = False
    ignoring: str = ""
    leaves: bool = False
    """What is played so is removed from the game once it has been carried out."""


Claim = Change | RuleNumber | Rule | Permit


# -- actions: each step of a body --


@frozen
class Move:
    """Moves cards to a zone of their owners: discard, return, charge, remove are its spellings."""

    obj: Obj
    to: str
    """`hand`, `deck top`, `deck bottom`, `deck end` (top or bottom: the effect's player picks),
    `deck` (shuffled in), `discard`, `chakra`, `removed`,
    `rewards`, `village`, `reinforcements`."""
    spelled: str = ""
    """`charge` where the move is a charging (T-4); `discard` where a discarded card comes to lie
    there, within a replacement (K-19.2)."""
    order: str = ""
    """`any`: the effect's player orders them. `random`: chance does."""
    player: Player | None = None
    """Who picks and moves, where that is not the effect's player."""
    holder: Owner = ""
    """For `rewards`: whose."""


@frozen
class Draw:
    """Draws cards; with `until`, until the hand has that many."""

    player: Player
    number: Number
    until: bool = False
    end: str = "top"


@frozen
class Search:
    """Looks through zones, may find cards, binds them as `That`, shuffles a deck (OPEN 34)."""

    obj: Pick


@frozen
class Look:
    """Only the effect's player sees; binds `That`."""

    obj: "Obj"


@frozen
class Reveal:
    """Both players see; binds `That`."""

    obj: Obj


@frozen
class Shuffle:
    """Shuffles a player's deck."""

    player: Player


@frozen
class Enter:
    """Puts into play (not a deployment unless `deployment`; rule 4.3.7)."""

    obj: Obj
    state: str = ""
    """A state such as `injured`, or `negated`: its text is, this turn, from the start (T-10)."""
    deployment: bool = False
    player: Player = "you"
    ignoring: str = ""
    """`sacrifice` (K-7.6), `names` (K-12.1): what does not keep it out."""


@frozen
class Join:
    """Puts into a team, as a back unless told (T-14); `limit`: up to so many in the team."""

    obj: Obj
    team: Obj
    position: str = ""
    """`head`, `back`, `any` (the effect's player picks)."""
    limit: int | None = None
    ignoring: str = ""
    """As in `Enter`."""
    until: str = ""
    """`showdown`, `turn`: until then, and back to its team and position."""
    state: str = ""
    """`negated`, as in `Enter`."""


@frozen
class StandBy:
    """Leaves its team and the fight (T-5); `team_only`: is removed from its team."""

    obj: Obj
    team_only: bool = False


@frozen
class Oppose:
    """A Ninja at home becomes a team of its own that battles an attack nobody blocks (T-6)."""

    obj: Obj
    team: Obj


@frozen
class SwitchHead:
    """The effect's player picks a new head for the team (T-14)."""

    team: Obj


@frozen
class Damage:
    """Gives damage (T-8); `divided`: one amount split among the objects."""

    obj: Obj
    number: Number
    divided: bool = False


@frozen
class ChangeDamage:
    """Within a replacement: `reduce` that damage, `prevent` it, `redirect` it."""

    what: str
    number: Number = 0
    to: "Obj | None" = None


@frozen
class Injure:
    """Turns healthy Ninja injured; not damage (rule 5.5.2)."""

    obj: Obj


@frozen
class PickOut:
    """Somebody picks something, to be spoken of next; nothing is done to it yet."""

    obj: "Obj"


@frozen
class Heal:
    """Turns injured Ninja healthy."""

    obj: Obj


@frozen
class Grow:
    """Places a growth coin, which counts as growing the Ninja (K-2.7)."""

    obj: Obj


@frozen
class Coin:
    """Places (positive) or takes off (negative) coins; kind `+1/+1`, `growth`, a name, `""` any."""

    obj: Obj
    kind: str
    number: Number


@frozen
class MoveCoin:
    """Transfers coins from one card to another."""

    kind: str
    number: Number
    source: Obj
    to: Obj


@frozen
class WinReward:
    """Takes cards off the other player's deck as battle rewards; `get`: not a win (T-7.3)."""

    player: Player
    number: Number
    get: bool = False


@frozen
class TurnFace:
    """Turns reward cards face up or down."""

    obj: Obj
    up: bool


@frozen
class Negate:
    """Negates a Jutsu, a Mission or an effect on the chain (T-10)."""

    obj: Obj


@frozen
class Marker:
    """Changes a turn marker: `+`, `-`, `=`."""

    player: Player
    op: str
    number: Number


@frozen
class Flip:
    """Flips coins; `until_tails`: goes on. Sides are read by `Side` and `Done("heads")`."""

    number: Number = 1
    until_tails: bool = False
    player: Player = "you"


@frozen
class ChangeFlip:
    """Within a replacement: so many of those coins are flipped `again`, or show a side."""

    what: Literal["again", "heads", "tails"]
    number: Number = 1


@frozen
class Attach:
    """Attaches this card, or another one, to something (K-22)."""

    obj: Obj
    card: Obj = This("card")


@frozen
class Pay:
    """Pays chakra: letters, a generic number, X times; alternatives in `either`."""

    symbols: str = ""
    generic: Number = 0
    either: tuple[str, ...] = ()


@frozen
class PayCost:
    """Pays the Jutsu cost of a card, X as its player likes, in the middle of an effect."""

    obj: Obj


@frozen
class NameWord:
    """Names a thing: `symbol`, `ninja`, `card`, `characteristic`, `number` ..."""

    what: str
    words: tuple[str, ...] = ()
    """Only one of these may be named."""
    of: Obj | None = None
    """Only a characteristic, attribute ... that this has may be named."""
    player: Player = "you"
    """Who names it."""


@frozen
class Track:
    """A player tracks the Ninja that was named, or one that is told (K-14)."""

    obj: Obj | None = None


@frozen
class Control:
    """A player takes control of something; without a duration for good."""

    obj: Obj
    player: Player = "you"
    until: str = ""


@frozen
class Swap:
    """Exchanges two things: `cards`, `positions`, `teams`, `piles`."""

    what: str
    left: Obj
    right: Obj


@frozen
class Organize:
    """A player arranges his teams anew (as in rule 4.8)."""

    player: Player


@frozen
class Facts:
    """What else is printed of a Ninja that is no Ninja card (K-24.1, K-24.5)."""

    injured: tuple[int, int] | None = None
    """Power while injured; `None`: the same."""
    costs: tuple[tuple[str, int], ...] = ()
    """`entrance cost` and `hand cost`, where they are given."""
    words: tuple[tuple[str, str], ...] = ()
    """`attribute` or `characteristic` and the word."""
    abilities: tuple["Ability", ...] = ()


@frozen
class Token:
    """Puts coins into play as Ninja, with these values or as copies of something (K-24)."""

    name: str
    power: tuple[int, int] = (0, 0)
    number: Number = 1
    facts: Facts = Facts()
    like: Obj | None = None
    plain: bool = False
    """The copy has no text."""
    player: Player = "you"


@frozen
class BecomeNinja:
    """A card that is no Ninja counts as one, with these values or as a copy of something."""

    obj: Obj
    power: tuple[Number, Number] | None = None
    like: Obj | None = None
    facts: Facts = Facts()
    plain: bool = False
    """The copy has no text."""


@frozen
class Copy:
    """Carries out another card's effect once more, with new targets where allowed (T-22)."""

    obj: Obj
    retarget: bool = False


@frozen
class Retarget:
    """Changes a target of an item on the chain."""

    obj: Obj
    what: str
    """`target`: the first line that it fits has `to`. `user`: whoever uses it has the place of
    what was declared."""
    to: "Obj | None" = None


@frozen
class Rewrite:
    """The effect of an item on the chain becomes another one."""

    obj: Obj
    ability: "Ability"


@frozen
class FightResult:
    """Forces the result of a team's fight this turn (T-7.5)."""

    team: Obj
    grade: str


@frozen
class SkipShowdown:
    """Teams skip the Showdown: no result, no damage (T-28)."""

    obj: Obj


@frozen
class Skip:
    """A player skips, or gets an extra, `turn` or phase."""

    player: Player
    what: str
    extra: bool = False


@frozen
class EndGame:
    """A player wins or loses the game by effect (T-30)."""

    player: Player
    wins: bool


@frozen
class During:
    """Changes and rules that hold for a time; `condition`: while that is true."""

    duration: Duration
    claims: tuple[Claim, ...]
    condition: Condition | None = None


# -- structure --


@frozen
class If:
    """`If ..., ... . Otherwise, ...`: looked at on resolution."""

    condition: Condition
    then: tuple["Step", ...]
    otherwise: tuple["Step", ...] = ()


@frozen
class May:
    """An option of a player on resolution: `you may ...`."""

    player: Player
    steps: tuple["Step", ...]


@frozen
class IfDone:
    """`If you do, ...`: only if the step before was really and fully done (T-17)."""

    then: tuple["Step", ...]


@frozen
class Side:
    """`On heads, ...` / `On tails, ...` of the last flip."""

    heads: bool
    steps: tuple["Step", ...]


@frozen
class Modes:
    """`Choose n: (1) ... (2) ...`."""

    number: Number
    rows: tuple[tuple["Step", ...], ...]
    by: Player = "you"
    targets: tuple[tuple[Obj, ...], ...] = ()
    """What each row declares for itself, once it is chosen (5.3.4); empty where none does."""


@frozen
class Ladder:
    """`Apply every reached row for <number>: (3+) ... (5+) ...`."""

    kind: Literal["every reached", "1 reached", "exact"]
    number: Number
    rows: tuple[tuple[int, tuple["Step", ...]], ...]
    more: bool = False
    """Of exact rows: the last one is that of all greater numbers too."""


@frozen
class ForEach:
    """`For each <set>, ...`: the steps once for each, bound as `That`."""

    obj: "Obj | Player"
    steps: tuple["Step", ...]


@frozen
class Repeat:
    """The steps so many times, or until a word says stop (`tails`, `both pass`)."""

    number: Number | None
    until: str
    steps: tuple["Step", ...]


@frozen
class Unless:
    """The steps, unless a player does something else or a condition holds."""

    steps: tuple["Step", ...]
    player: Player | None
    does: tuple["Step", ...] = ()
    condition: Condition | None = None


@frozen
class Later:
    """A delayed effect: at a moment (`end of turn` ...) or when a deed happens this turn.

    It remembers what `That`, the targets and the user were. `once`: only the next time.
    """

    moment: "str | Deed"
    steps: tuple["Step", ...]
    once: bool = False


@frozen
class Define:
    """The closing sentence `X is <number>.`; with a condition `If ..., X is ...`."""

    name: str
    number: Number
    condition: Condition | None = None


Step = (
    Move | Draw | Search | Look | Reveal | Shuffle | Enter | Join | StandBy | Oppose
    | SwitchHead | Damage | ChangeDamage | Injure | Heal | Grow | Coin | MoveCoin | WinReward
    | PickOut | TurnFace | Negate | Marker | Flip | ChangeFlip | Attach | Pay | PayCost | NameWord
    | Track | Control | Swap | Organize | Token | BecomeNinja | Copy | Retarget | Rewrite
    | FightResult | SkipShowdown | Skip | EndGame | During | If | May | IfDone | Side | Modes
    | Ladder | ForEach | Repeat | Unless | Later | Define
)  # fmt: skip


# -- abilities: one line of text each --


@frozen
class Body:
    """What is done: the declared targets (rule 7.10), then the steps.

    A target is a `Pick` (declared choice), an `Every` (a declared set) or a reference such as
    `User()` or `TeamOf(User())`.
    """

    targets: tuple[Obj, ...] = ()
    steps: tuple[Step, ...] = ()


@frozen
class Requires:
    """The line `Requires: ...`: who may use the Jutsu; alternatives by `; or`."""

    alternatives: tuple[Cards, ...]
    every: bool = False
    """By `; and`: the user is one of them, and all of them are in its team (T-25)."""


@frozen
class Spell:
    """A plain line of a Jutsu or Mission: done on resolution, on a Permanent once on entry."""

    body: Body
    valid: bool = False
    zone: str = "play"


@frozen
class Static:
    """Holds as long as its source is in its zone and its condition is true."""

    claims: tuple[Claim, ...]
    condition: Condition | None = None
    valid: bool = False
    zone: str = "play"
    locked: bool = False
    """`This ability cannot be negated.`"""
    single: bool = False
    """`No copies add up.` (T-24)"""


@frozen
class Triggered:
    """Goes on the chain after one of its events (rule 7.1); the price is paid when it does."""

    events: tuple[Deed, ...]
    body: Body
    condition: Condition | None = None
    price: tuple[Step, ...] | None = None
    """`you may <price>:`; `None`: no price, not optional."""
    valid: bool = False
    zone: str = "play"
    locked: bool = False
    single: bool = False
    times: int | None = None
    each_time: bool = False
    """Optional, and yet not only once a turn (K-28.7)."""


@frozen
class Activated:
    """Used by its player in its window: `[Attacker, Mission] Pay 1: ...` (K-28)."""

    side: Literal["", "attacker", "blocker"]
    steps: tuple[str, ...]
    """`mission`, `exchange`."""
    price: tuple[Step, ...]
    body: Body
    condition: Condition | None = None
    valid: bool = False
    zone: str = "play"
    locked: bool = False
    single: bool = False
    """`No copies add up.` (T-24)"""
    times: int | None = 1
    """Uses a turn; `None`: any number."""
    by: Literal["you", "opponent"] = "you"
    """Who uses it: `opponent` of the card's controller, if it addresses him (K-28.10)."""


@frozen
class Replacing:
    """Instead of an event, before it, off the chain (T-21). `optional`: its player may."""

    event: Deed
    body: Body
    condition: Condition | None = None
    price: tuple[Step, ...] | None = None
    optional: bool = False
    once: bool = False
    """`The next time ... would ...`: used up by the first such event."""
    valid: bool = False
    zone: str = "play"
    locked: bool = False
    single: bool = False
    each_time: bool = False
    """Optional, and yet not only once a turn (K-28.7)."""


@frozen
class Entry:
    """`Enters play only|also at this price: ...` or `... by the effect of ...`.

    Without a price and a card: `Enters play only while ...`, in whatever way it enters.
    """

    only: bool
    price: tuple[Step, ...] = ()
    by: Obj | None = None
    zone: str = ""
    valid: bool = False
    condition: Condition | None = None


@frozen
class Sacrifice:
    """`Sacrifice: ...`: a price of any way into play (K-7)."""

    prices: "tuple[Cards | Coin, ...]"
    """One card each; or coins that are taken off one card."""
    valid: bool = False


@frozen
class Besides:
    """`Costs also: pay X.`: a price beside the printed cost of a Jutsu or Mission (5.3.4)."""

    price: tuple[Step, ...]
    valid: bool = False


@frozen
class Bonus:
    """`Expert [...]: ...` (the user) or `Combination [...]: ...` (another in its team)."""

    word: Literal["expert", "combination"]
    alternatives: tuple[Cards, ...]
    body: Body
    valid: bool = False
    every: bool = False
    """Each of the described sets is asked for, not one of them (K-10.2)."""
    instead: bool = False
    """Done in place of the card's main effect and not after it (K-11.2)."""


@frozen
class Keyword:
    """A word with behaviour of its own in the engine (K-0.2): `Revitalize.`, `Burst.`"""

    word: str
    number: int | None = None
    valid: bool = False


@frozen
class PayOnly:
    """`X is paid only with Water.`: how this card's X may be paid (rule 5.3.7)."""

    letter: str
    valid: bool = False


@frozen
class MostX:
    """`X is at most 3.`: how large this card's X may be."""

    number: Number
    valid: bool = False


Ability = (
    Requires | Spell | Static | Triggered | Activated | Replacing | Entry | Sacrifice | Bonus
    | Keyword | PayOnly | MostX | Besides
)  # fmt: skip
