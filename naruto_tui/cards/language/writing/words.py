"""Writes what phrases are made of: numbers inside them, references, properties."""

from collections.abc import Callable
from typing import Any, Final, Literal

from attrs import evolve

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language import tables
from naruto_tui.cards.lean import frozen

Style = Literal["acted", "one", "each", "many", "counted"]
"""How a phrase is said: as something acted on (its own quantity), `a ...`, `each ...`, plural,
counted."""


class UnwritableError(ValueError):
    """A tree that no sentence says."""


@frozen
class Voice:
    """What the words depend on: what was declared, and who acts."""

    targets: tuple[n.Obj, ...] = ()
    actor: n.Player | None = "you"
    """`None`: a target is declared."""


PLAIN: Final = Voice()


def first(forms: Any) -> str:
    """The spelling that is written."""
    return forms if isinstance(forms, str) else str(forms[0])


def quoted(text: str) -> str:
    """A word in straight quotes."""
    return f'"{text}"'


def an(words: str) -> str:
    """With `a` or `an`."""
    return f"{'an' if words.lstrip(chr(34))[:1].lower() in 'aeiou' else 'a'} {words}"


def simple(number: n.Number) -> str:
    """A number that can stand inside a phrase."""
    match number:
        case int():
            return str(number)
        case n.Var(name=name):
            return name
        case n.Done(what="count"):
            return "that many"
        case _:
            raise UnwritableError(f"{number} cannot stand inside a phrase; define X as it")


def marker_owner(player: n.Player) -> str:
    """`your`, `the enemy`: whose marker or deck."""
    owners = {"you": "your", "opponent": "the enemy", "that": "that player's"}
    if player not in owners:
        raise UnwritableError(f"no word for what belongs to '{player}'")
    return owners[player]


def coin_words(kind: str, *, many: bool) -> str:
    """`growth coin`, `"Bomb" coins`, `+1/+1 coins`, `coins`."""
    named = kind if not kind or kind[0] in "+-" or kind in tables.COIN_KINDS else quoted(kind)
    return f"{named} coin{'s' if many else ''}".strip()


def quantity(low: n.Number, high: n.Number | None) -> str:
    """`2`, `up to 2`, `any number of`, `2 or more`, `1 to 2`."""
    if low == high:
        return simple(low)
    if low == 0:
        return "any number of" if high is None else f"up to {simple(high)}"
    return f"{simple(low)} or more" if high is None else f"{simple(low)} to {simple(high)}"


def bounded(op: n.Op, number: n.Number) -> str:
    """`3`, `3 or more`, `3 or less`."""
    tail = {"=": "", ">=": " or more", "<=": " or less"}
    if op not in tail:
        raise UnwritableError(f"'{op}' cannot be said of a number in a phrase")
    return simple(number) + tail[op]


# -- references -----------------------------------------------------------------------------------


def reference(obj: n.Ref, voice: Voice) -> str:
    """Says `this Ninja`, `the user`, `each target`, `those cards`."""
    match obj:
        case n.This(word=word):
            return f"this {word.lower()}"
        case n.User():
            return "the user"
        case n.Bearer():
            return "the bearer"
        case n.TargetRef(number=0):
            return _targets(voice)
        case n.TargetRef(number=number):
            return first(tables.REFERENCES[f"target {number}"])
        case n.That(kind="rest" | "other" | "other team" as kind):
            return f"the {kind}"
        case n.That(kind=kind, plural=plural):
            one, many = tables.KINDS[kind]
            return f"those {many}" if plural else f"that {one}"


def _targets(voice: Voice) -> str:
    if len(voice.targets) > 1:
        return "both targets"
    return "each target" if voice.targets and _several(voice.targets[0]) else "the target"


def _several(target: n.Obj) -> bool:
    return isinstance(target, n.Every) or (isinstance(target, n.Pick) and target.high != 1)


def possessive(obj: n.Obj, voice: Voice) -> str:
    """`its`, `the user's`."""
    if obj == n.This():
        return "its"
    if not isinstance(obj, n.Ref):
        raise UnwritableError(f"no possessive of {obj}")
    words = reference(obj, voice)
    return f"{words}'" if words.endswith("s") and is_plural(obj, voice) else f"{words}'s"


def is_plural(obj: Any, voice: Voice) -> bool:
    """Whether the verb after it is plural."""
    match obj:
        case n.That(kind=kind, plural=plural):
            return plural or kind == "rest"
        case n.TargetRef(number=0):
            return len(voice.targets) > 1
        case n.Cards(filters=filters):
            return n.Next() not in filters
        case n.Every() | n.FightOf():
            return True
        case n.Ends(count=count):
            return count != 1
        case n.Pick(low=low, high=high):
            return not (low == high == 1)
        case _:
            return False


# -- properties -----------------------------------------------------------------------------------


def contrary(one: n.Filter) -> n.Filter:
    match one:
        case n.Same():
            return evolve(one, differs=False)
        case n.TextIs(what="none"):
            return n.TextIs("some")
        case n.Not(filter=inner):
            return inner
        case _:
            raise UnwritableError(f"{one} has no contrary")


Sets = Callable[[n.Cards, Voice], str]
_set_said: dict[str, Sets] = {}
"""How a described set is said; `say_sets` enters it, as phrases are made of properties."""


def say_sets(function: Sets) -> Sets:
    """Enters what writes the cards in `with a name of cards in your hand`."""
    _set_said["many"] = function
    return function


def prop(one: n.Filter, voice: Voice) -> str:
    """What stands after `with`, `without`, `has`."""
    match one:
        case n.Compare(stat="specific symbols", op=op, number=number):
            return (
                f"{bounded(op, number)} specific symbol{'' if number == 1 and op == '=' else 's'}"
            )
        case n.Compare():
            return _compare(one, voice)
        case n.HasCoins(kind=kind, op="=", number=0):
            return f"no {coin_words(kind, many=False)}"
        case n.HasCoins(kind=kind, op=op, number=number):
            return f"{bounded(op, number)} {coin_words(kind, many=(op, number) != ('=', 1))}"
        case n.Rank(word=word, op=op, only=only):
            tail = " only" if only else {"=": "", ">=": " or higher", "<=": " or lower"}[op]
            return f"rank {quoted(word)}{tail}"
        case n.Word(text=what, kind="named"):
            return tables.NAMED_THINGS[what]
        case n.Word(text=text, kind=kind):
            return f"{kind} {quoted(text)}".strip()
        case n.Symbol(letter=letter) if letter in tables.SYMBOLS:
            return tables.SYMBOLS[letter]
        case n.Symbol(letter="declared"):
            return tables.NAMED_THINGS["symbol"]
        case n.NamePart(text=text):
            return f"{quoted(text)} in its name"
        case n.Same(
            what=what, obj=n.Every(cards=n.Cards(kinds=(kind,), owner=owner, filters=(), zones=()))
        ) if owner:
            return f"a {what} {tables.OWNERS[owner][1]} {tables.KINDS[kind][1]}"
        case n.Same(what=what, obj=n.Every(cards=cards)):
            return f"a {what} of {_set_said['many'](cards, voice)}"
        case n.Same(what=what, obj=obj):
            return f"{possessive(obj, voice)} {what}"
        case n.TextIs(what=what) if what in tables.TEXT_DEEDS:
            return tables.TEXT_DEEDS[what]
        case n.TextIs(what="some"):
            return "text"
        case n.TextIs(what="target user"):
            return f"{tables.TEXTS['target']} the user"
        case n.TextIs(what=what, word=word):
            part, _, named = what.partition(" ")
            return " ".join(w for w in (tables.TEXTS[part], named, quoted(word)) if w)
        case n.Extreme(stat=stat, which=which, printed=printed):
            return f"{tables.EXTREMES[which]} {'printed ' if printed else ''}{stat}"
        case n.Parity(stat=stat, even=even):
            return f"{tables.PARITIES[even]} {stat}"
        case _:
            raise UnwritableError(f"{one} cannot stand after 'with'")


def _compare(one: n.Compare, voice: Voice) -> str:
    stat = f"printed {one.stat}" if one.printed else one.stat
    match one.number:
        case n.StatOf(stat=other, obj=obj) if other == one.stat:
            return f"{stat} {tables.COMPARISONS[one.op]} {possessive(obj, voice)}"
        case n.MarkerOf(player=player):
            return f"{stat} {tables.COMPARISONS[one.op]} {marker_owner(player)} marker"
    if one.op in ("<", ">"):
        return f"{stat} {tables.COMPARISONS[one.op]} {simple(one.number)}"
    return f"{stat} {bounded(one.op, one.number)}"
