"""Writes numbers, references and noun phrases: the other direction of `nouns`."""

from collections.abc import Callable
from typing import Any, Final, Literal

from attrs import evolve, frozen

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language import tables
from naruto_tui.cards.language.nouns import place_of

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


# -- numbers -----------------------------------------------------------------------------------------


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


def counted(number: n.Number, voice: Voice) -> str:
    """A number in full, as after `X is`."""
    match number:
        case n.Arith(op="times", left=left, right=2):
            return f"twice {_factor(left, voice)}"
        case n.Arith(op="half", left=left, right=2):
            return f"half of {_factor(left, voice)}"
        case n.Arith(op=op, left=left, right=right) if op in _ARITH:
            return f"{_term(left, voice)} {_ARITH[op]} {simple(right)}"
        case _:
            return _factor(number, voice)


_ARITH: Final = {
    "plus": "plus",
    "minus": "minus",
    "min": "but at most",
    "max": "but at least",
    "per": "for every",
}


def _term(number: n.Number, voice: Voice) -> str:
    if isinstance(number, n.Arith) and number.op not in ("times", "half"):
        raise UnwritableError("a sum has two parts")
    return counted(number, voice)


def _factor(number: n.Number, voice: Voice) -> str:
    match number:
        case n.Count(obj=obj, coins=None):
            return f"the number of {_counted_things(obj, voice)}"
        case n.Count(obj=obj, coins=kind):
            return f"the number of {coin_words(kind or '', many=True)} on {_counted_things(obj, voice)}"
        case n.StatOf(stat=stat, obj=obj, printed=printed):
            words = f"printed {stat}" if printed else stat
            if isinstance(obj, n.Ref):
                return f"{possessive(obj, voice)} {words}"
            return f"the {words} of {thing(obj, voice)}"
        case n.Total(stat=stat, obj=obj):
            return f"the total {stat} of {_summed_things(obj, voice)}"
        case n.MarkerOf(player=player):
            return f"{marker_owner(player)} marker"
        case n.Done(what="heads"):
            return "the number of heads"
        case n.Done(what="amount"):
            return "that amount"
        case n.Arith():
            raise UnwritableError("a sum inside a sum cannot be said")
        case _:
            return simple(number)


def _counted_things(obj: Any, voice: Voice) -> str:
    if isinstance(obj, n.Every):
        return phrase(obj.cards, "counted", voice)
    return thing(obj, voice)


def _summed_things(obj: Any, voice: Voice) -> str:
    if isinstance(obj, n.Every):
        return phrase(obj.cards, "counted", voice, "all")
    return thing(obj, voice)


def marker_owner(player: n.Player) -> str:
    """`your`, `the enemy`: whose marker or deck."""
    if player not in ("you", "opponent"):
        raise UnwritableError(f"no word for what belongs to '{player}'")
    return "your" if player == "you" else "the enemy"


def coin_words(kind: str, *, many: bool) -> str:
    """`growth coin`, `"Bomb" coins`, `+1/+1 coins`, `coins`."""
    named = kind if not kind or kind[0] in "+-" or kind in tables.COIN_KINDS else quoted(kind)
    return f"{named} coin{'s' if many else ''}".strip()


# -- references --------------------------------------------------------------------------------------


def reference(obj: n.Ref, voice: Voice) -> str:
    """`this Ninja`, `the user`, `each target`, `those cards`."""
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
        case n.That(kind="rest" | "other" as kind):
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
        case n.Every() | n.Cards():
            return True
        case n.Ends(count=count):
            return count != 1
        case n.Pick(low=low, high=high):
            return not (low == high == 1)
        case _:
            return False


# -- things ------------------------------------------------------------------------------------------


def thing(obj: Any, voice: Voice, style: Style = "one", prep: str = "in") -> str:
    """Anything a sentence can speak of."""
    match obj:
        case n.This() | n.User() | n.TargetRef() | n.That() | n.Bearer():
            return reference(obj, voice)
        case n.TeamOf(obj=inner):
            return f"{possessive(inner, voice)} team"
        case n.FightOf(obj=inner):
            return f"both teams of {possessive(inner, voice)} fight"
        case n.Facing(obj=inner):
            return f"the team battling {thing(inner, voice)}"
        case n.HeadOf(team=team):
            return f"the head of {thing(team, voice)}"
        case n.Ends(end=end, count=1, owner=owner):
            return f"the {end} card of {marker_owner(owner)} deck"
        case n.Ends(end=end, count=count, owner=owner):
            return f"the {end} {simple(count)} cards of {marker_owner(owner)} deck"
        case n.Pick():
            return _pick(obj, voice, prep)
        case n.Every(cards=cards):
            return phrase(cards, "acted", voice, "all", prep)
        case n.Cards():
            return phrase(obj, style, voice, prep=prep)
        case _:
            raise UnwritableError(f"{obj} is nothing a sentence speaks of")


def quantity(low: n.Number, high: n.Number | None) -> str:
    """`2`, `up to 2`, `any number of`, `2 or more`, `1 to 2`."""
    if low == high:
        return simple(low)
    if low == 0:
        return "any number of" if high is None else f"up to {simple(high)}"
    return f"{simple(low)} or more" if high is None else f"{simple(low)} to {simple(high)}"


def _pick(obj: n.Pick, voice: Voice, prep: str) -> str:
    amount = quantity(obj.low, obj.high)
    if isinstance(obj.cards, n.That):
        return f"{amount} of {reference(obj.cards, voice)}"
    extra = [f"with different {obj.distinct}s" if obj.distinct in ("name", "symbol") else ""]
    if obj.distinct.startswith("same"):
        extra = [f"with the {obj.distinct}"]
    if obj.total:
        stat, op, number = obj.total
        extra.append(f"with a total {stat} {bounded(op, number)}")
    tail = " ".join(part for part in extra if part)
    return phrase(obj.cards, "acted", voice, amount, prep, random=obj.random, extra=tail)


def bounded(op: n.Op, number: n.Number) -> str:
    """`3`, `3 or more`, `3 or less`."""
    tail = {"=": "", ">=": " or more", "<=": " or less"}
    if op not in tail:
        raise UnwritableError(f"'{op}' cannot be said of a number in a phrase")
    return simple(number) + tail[op]


# -- phrases -----------------------------------------------------------------------------------------


def phrase(
    cards: n.Cards,
    style: Style,
    voice: Voice,
    amount: str = "",
    prep: str = "in",
    *,
    random: bool = False,
    extra: str = "",
) -> str:
    """A described set with its quantity, in the fixed order."""
    pile = _pile(cards)
    owner, located = _owner(cards, style, voice, pile)
    single = style in ("one", "each")
    one_of = owner in ("you", "that") and style == "one" and not located and not amount
    number = amount or ("1" if one_of else "")
    before = "" if located else _owner_word(owner, number or ("each" if style == "each" else ""))
    many = before.startswith("of ") or (number not in ("1", "up to 1") and not single)
    adjectives = [_adjective(f) for f in cards.filters if place_of(f) < 5]
    parts = [
        number,
        "random" if random else "",
        before,
        *adjectives,
        _kinds(cards, pile, many=many),
        *_tails(cards, voice, extra),
        "" if pile else _place(cards, owner if located else "", prep, many=many),
        *_relations(cards, voice),
    ]
    words = " ".join(part for part in parts if part)
    if style != "one" or number:
        return words
    return f"an{words}" if words.startswith("other ") else an(words)


def _pile(cards: n.Cards) -> str:
    """The zone whose name is said in place of `card`."""
    fits = cards.kinds == ("card",) and len(cards.zones) == 1 and cards.zones[0] in tables.PILES
    return cards.zones[0] if fits else ""


def _owner(cards: n.Cards, style: Style, voice: Voice, pile: str) -> tuple[str, bool]:
    """Whose must be said (`any`: either's), and whether it is said with the zone."""
    own = bool(cards.zones) and bool(set(cards.zones) & tables.OWN_ZONES)
    located = own and not pile
    owner: str = cards.owner
    if style in ("one", "each", "many"):
        return owner, located
    default = default_owner(cards, voice.actor) if style == "acted" else ""
    if owner and owner == default and (pile or voice.actor != "you" or not located):
        return "", located
    return owner or ("any" if default or located else ""), located


def default_owner(cards: n.Cards, actor: n.Player | None) -> str:
    """Whose cards are meant when an action of this player does not say."""
    if actor is None:
        return ""
    if actor != "you":
        return "opponent" if actor == "opponent" else "that"
    own = cards.zones and set(cards.zones) <= tables.OWN_ZONES
    return "you" if own else ""


def _owner_word(owner: str, number: str) -> str:
    if owner == "opponent":
        return "enemy"
    bare, of = {"": ("", ""), "you": tables.OWNERS["you"], "that": tables.OWNERS["that"]}.get(
        owner, ("either player's", "of either player's")
    )
    return of if number else bare


def _kinds(cards: n.Cards, pile: str, *, many: bool) -> str:
    forms = [tables.PILES[pile]] if pile else [tables.KINDS[kind] for kind in cards.kinds]
    return " or ".join(form[many] for form in forms)


def _place(cards: n.Cards, owner: str, prep: str, *, many: bool) -> str:
    zones = cards.zones
    if not zones:
        return ""
    if zones == ("chain",):
        return "on the chain"
    if zones == ("battlefield",):
        return "on the battlefield"
    whose = {"you": "your ", "opponent": "the enemy ", "that": "that player's "}.get(owner, "")
    if owner == "any":
        whose = "both " if many else "either "
    names = [_zone(zone, whose) for zone in zones]
    if not set(zones) & tables.OWN_ZONES:
        prep = prep and "in"
    return f"{prep} {whose}{' or '.join(names)}"


def _zone(zone: str, whose: str) -> str:
    if zone == "play":
        return zone
    if zone in tables.PILES:
        return tables.PILES[zone][1]
    one, *others = tables.ZONES[zone]
    if whose == "both ":
        return others[0] if others else one
    return one if whose or len(others) < 2 else others[1]


def zone_words(zones: tuple[str, ...], owner: str, prep: str) -> str:
    """`in your hand or chakra`, standing alone."""
    return _place(n.Cards(("card",), "", (), zones), owner, prep, many=False)


def _adjective(one: n.Filter) -> str:
    match one:
        case n.Other():
            return "other"
        case n.State(word=word):
            return word
        case n.Symbol(letter="declared"):
            return "declared-symbol"
        case n.Symbol(letter="none"):
            return "symbol-less"
        case n.Symbol(letter=letter, only=only):
            return ("pure " if only else "") + tables.SYMBOLS[letter]
        case n.Word(text=text, kind=kind):
            return f"{kind} {quoted(text)}".strip()
        case n.Or(filters=filters):
            return " or ".join(_adjective(part) for part in filters)
        case _:
            raise UnwritableError(f"{one} cannot stand before the kind")


def _tails(cards: n.Cards, voice: Voice, extra: str) -> list[str]:
    found: list[str] = []
    with_, without = [], []
    for one in cards.filters:
        place = place_of(one)
        match one:
            case n.Compare(stat="team size", op=op, number=number):
                found.append(f"of {bounded(op, number)} ninja")
            case n.Named(names=names, printed=printed):
                word = "with the printed name" if printed else "named"
                found.append(f"{word} {' or '.join(quoted(name) for name in names)}")
            case n.OwnedBy(player=player):
                found.append(f"owned by {first(tables.PLAYERS[player])}")
            case _ if place == 9:
                without.append(prop(_contrary(one), voice))
            case _ if 5 < place < 9:
                with_.append(prop(one, voice))
    if with_:
        found.append("with " + " and with ".join(with_))
    if without:
        found.append("without " + " and without ".join(without))
    return [*found, extra]


def _contrary(one: n.Filter) -> n.Filter:
    match one:
        case n.Same():
            return evolve(one, differs=False)
        case n.TextIs():
            return n.TextIs("some")
        case n.Not(filter=inner):
            return inner
        case _:
            raise UnwritableError(f"{one} has no contrary")


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
        case n.Word(text=text, kind=kind):
            return f"{kind} {quoted(text)}".strip()
        case n.Symbol(letter=letter) if letter in tables.SYMBOLS:
            return tables.SYMBOLS[letter]
        case n.NamePart(text=text):
            return f"{quoted(text)} in its name"
        case n.Same(what=what, obj=obj):
            return f"{possessive(obj, voice)} {what}"
        case n.TextIs(what="some"):
            return "text"
        case n.TextIs(what=what, word=word):
            part, _, named = what.partition(" ")
            return " ".join(w for w in (tables.TEXTS[part], named, quoted(word)) if w)
        case n.Extreme(stat=stat, which=which):
            return f"{tables.EXTREMES[which]} {stat}"
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


# -- relations ---------------------------------------------------------------------------------------

_WORDS: Final = {"targeting": "that targets", "in team of": "in a team with"}

Deeds = Callable[[n.Deed, Voice], str]
_deed_said: dict[str, Deeds] = {}
"""How a past deed is said; `say_deeds` enters it, as phrases and deeds need each other."""


def tells_deeds(function: Deeds) -> Deeds:
    """Enters what writes `that attacked this turn`."""
    _deed_said["past"] = function
    return function


def relation(one: n.Related, voice: Voice) -> str:
    """`battling the user`, `in its team`, `containing only Ninja ...`."""
    obj = one.obj
    if one.how in ("in team of", "in fight of") and not isinstance(obj, n.Cards | n.Pick):
        return f"in {possessive(obj, voice)} {'team' if one.how == 'in team of' else 'fight'}"
    word = _WORDS.get(one.how, one.how)
    if one.how == "containing only" and isinstance(obj, n.Cards):
        return f"{word} {phrase(obj, 'many', voice)}"
    if isinstance(obj, n.Pick):
        return f"{word} {related_pick(obj, voice)}"
    return f"{word} {thing(obj, voice)}"


def related_pick(obj: n.Pick, voice: Voice) -> str:
    """`1 Ninja`, `2 or more Ninja`, `2 or less Ninja`, after a relation."""
    assert isinstance(obj.cards, n.Cards)
    if obj.low == 0 and obj.high is not None:
        amount = f"{simple(obj.high)} or less"
    else:
        amount = quantity(obj.low, obj.high)
    return phrase(obj.cards, "many", evolve(voice, actor=None), amount)


def _relations(cards: n.Cards, voice: Voice) -> list[str]:
    found: list[str] = []
    for one in cards.filters:
        match one:
            case n.Related():
                found.append(relation(one, voice))
            case n.Did(deed=deed):
                found.append(f"that {_deed_said['past'](deed, voice)} this turn")
    return found
