"""Reads changes, bans and permissions of a subject."""

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

from attrs import evolve

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language import predicates, tables
from naruto_tui.cards.language.errors import CardTextError
from naruto_tui.cards.language.parser import PLACED, rule
from naruto_tui.cards.language.reading.deeds import Told, cause_of, held, in_tense, settled
from naruto_tui.cards.language.reading.phrase import (
    Part,
    Phrase,
    acted,
    lookup,
    named_thing,
    only_cards,
    owner_player,
    text_of,
)


class Stated(NamedTuple):
    """Changes and bans of one subject; without a duration they are a static ability's."""

    claims: tuple[n.Claim, ...]
    duration: n.Duration | None
    column: int = 1
    """Where it begins in its line, for whoever complains of it."""


PLACED.add(Stated)

Predicate = Callable[[Any], n.Claim]


def _change(row: str, value: Any = None) -> Predicate:
    return lambda subject: n.Change(row, subject, value)


def _signed(text: str) -> n.Number:
    """`+1`, `-2`, `+X`, `-X`."""
    if text[1:].isdigit():
        return int(text)
    return n.Var(text[1:]) if text[0] == "+" else n.Arith("minus", 0, n.Var(text[1:]))


def _plain(text: str) -> n.Number:
    return int(text) if text.isdigit() else n.Var(text)


def read_pair(text: str) -> tuple[n.Number, n.Number]:
    """`+1/+0`, `-X/-X`, `3/1`."""
    left, right = text.split("/")
    read = _signed if text[0] in "+-" else _plain
    return read(left), read(right)


@rule
def get_pair(pair: str) -> Predicate:
    return _change("power", read_pair(pair))


@rule
def get_stat(amount: str, stat: str) -> Predicate:
    return _change(stat, _signed(amount))


@rule
def get_symbols(amount: str, name: str, stat: str) -> Predicate:
    if stat != "jutsu cost" or amount[0] != "-" or not amount[1:].isdigit():
        raise CardTextError("only a Jutsu cost is lowered by symbols: -1 Fire Jutsu cost")
    return _change("jutsu symbols", lookup(tables.SYMBOLS, name) * int(amount[1:]))


@rule
def ask_for_more(number: n.Number, _more: str, pile: str) -> Predicate:
    if pile != "chakra":
        raise CardTextError("what is asked for besides is chakra", word=pile)
    return _change("more chakra", number)


@rule
def set_pair(stat: str, pair: str) -> Predicate:
    if stat != "power":
        raise CardTextError("only power is a pair", word=stat)
    return _change("set power", read_pair(pair))


@rule
def set_stat(stat: str, number: n.Number) -> Predicate:
    if stat == "power":
        raise CardTextError("power is a pair such as 3/1", word=stat)
    return _change(f"set {stat}", number)


@rule
def set_symbols(stat: str, *symbols: str) -> Predicate:
    """`have Jutsu cost Lightning`."""
    if stat != "jutsu cost":
        raise CardTextError("only a Jutsu cost is of symbols", word=stat)
    return _change("set jutsu symbols", "".join(lookup(tables.SYMBOLS, one) for one in symbols))


@rule
def set_printed(_printed: str, stat: str, pair: str) -> Predicate:
    if stat != "power":
        raise CardTextError("only power is a pair", word=stat)
    return _change("set printed power", read_pair(pair))


@rule
def set_printed_injured(_printed: str, pair: str) -> Predicate:
    return _change("set printed injured power", read_pair(pair))


@rule
def times_printed(number: n.Number) -> Predicate:
    return _change("times printed power", number)


@rule
def times_printed_stat(number: n.Number, stat: str) -> Predicate:
    if stat not in ("combat", "support"):
        raise CardTextError("what is multiplied is combat or support", word=stat)
    return _change(f"times printed {stat}", number)


@rule
def as_blocked(number: n.Number) -> Predicate:
    return _change("as blocked", number)


@rule
def gain_word(quoted: str) -> Predicate:
    return _change("gain word", text_of(quoted))


@rule
def gain_kind_word(kind: str, quoted: str) -> Predicate:
    return _change(f"gain {kind}", text_of(quoted))


@rule
def gain_name(what: str, quoted: str) -> Predicate:
    if what != "name":
        raise CardTextError(f"'{what}' is gained without 'the'", word=what)
    return _change("gain name", text_of(quoted))


@rule
def gain_named(words: str) -> Predicate:
    return _change("gain named", _aspect_named(words))


def _aspect_named(words: str) -> str:
    what = str(lookup(tables.NAMED_THINGS, words))
    if what == "kind":
        raise CardTextError("a card keeps its kind", word=words)
    return what


@rule
def gain_symbol(name: str) -> Predicate:
    return _change("gain symbol", lookup(tables.SYMBOLS, name))


@rule
def paid_instead(paid: str, asked: str) -> Predicate:
    """`can be paid with Lightning for Water`."""
    return _change("pays for", lookup(tables.SYMBOLS, paid) + lookup(tables.SYMBOLS, asked))


@rule
def paid_as(number: str, symbol: str) -> Predicate:
    """`can be paid as 2 Lightning`."""
    if not 1 < int(number) < 10:
        raise CardTextError("a card is paid as 2 or a few more", word=number)
    return _change("pays as", lookup(tables.SYMBOLS, symbol) * int(number))


@rule
def exceed(obj: Any) -> Predicate:
    """`can exceed its size by 1 "Puppet" Ninja`."""
    one = isinstance(obj, Phrase) and (obj.form, obj.low, obj.high) == ("some", 1, 1)
    if not one or not isinstance(obj.cards, n.Cards):
        raise CardTextError("a team exceeds its size by 1 Ninja of some kind")
    return _change("over size", obj.cards)


@rule
def exceed_of_one_kind(more: str, _containing: str, obj: Any) -> Predicate:
    """`can exceed its size by 1 containing only "Sand" Ninja`."""
    if more not in {"1", "2", "3"}:
        raise CardTextError("a team exceeds its size by 1 to 3 Ninja", word=more)
    return _change("over size", (int(more), only_cards(obj)))


def inside_quotes(quoted: str) -> n.Ability:
    """The ability in curly quotes; its faults are told with their place inside of them."""
    from naruto_tui.cards.language.reading.lines import granted  # noqa: PLC0415 - a line in a line

    try:
        return granted(text_of(quoted))
    except CardTextError as error:
        message = f"inside the quotes, column {error.column}: {error.message}"
        raise CardTextError(message, word=error.word, expected=error.expected) from None


@rule
def gain_ability(quoted: str) -> Predicate:
    return _change("gain ability", inside_quotes(quoted))


@rule
def gain_text(obj: Any) -> Predicate:
    return _change("gain text", named_thing(obj))


@rule
def lose_word(_lose: str, quoted: str) -> Predicate:
    return _change("lose word", text_of(quoted))


@rule
def flag(words: str) -> Predicate:
    return _change(lookup(predicates.FLAG_PREDICATES, words))


@rule
def unaffected(*objs: Any) -> list[Predicate]:
    def by(obj: Any) -> Predicate:
        thing = named_thing(obj)
        return lambda subject: n.Rule("unaffected", n.Deed("affect", subject, object=thing))

    return [by(obj) for obj in objs]


@rule
def rule_(mode: Literal["cannot", "must"], told: Told) -> Predicate:
    deed = settled(in_tense(told, "base"), chosen=True)
    return lambda subject: n.Rule(mode, evolve(deed, subject=subject))


@rule
def permit(told: Told, *words: str) -> Predicate:
    deed = settled(in_tense(told, "base"), chosen=True)
    free = "without paying" in words
    ignoring = next((w.removeprefix("ignoring ") for w in words if w.startswith("ignoring")), "")
    return lambda subject: n.Permit(evolve(deed, subject=subject), free=free, ignoring=ignoring)


@rule
def permit_last(obj: Any, *free: str) -> Predicate:
    """`can play and then remove from the game Water Jutsu in your discard pile`."""
    deed = settled(n.Deed("play", None, object=held(obj)[0]), chosen=True)
    return lambda subject: n.Permit(evolve(deed, subject=subject), free=bool(free), leaves=True)


@rule
def preds(*predicates: Any) -> list[Predicate]:
    found: list[Predicate] = []
    for one in predicates:
        found.extend(one if isinstance(one, list) else [one])
    return found


@rule
def per(obj: Any) -> Part:
    return Part("per", named_thing(obj))


def _duration(words: Any) -> n.Duration | None:
    return lookup(tables.DURATIONS, words[0]) if words else None


def _claims(subject: Any, predicates: list[Predicate], *rest: Any) -> Stated:
    claims = [predicate(subject) for predicate in predicates]
    for part in (p for p in rest if isinstance(p, Part)):
        if not all(isinstance(claim, n.Change) for claim in claims):
            raise CardTextError("'for each' multiplies changes, not bans")
        claims = [evolve(claim, per=part.value) for claim in claims]
    return Stated(tuple(claims), _duration([w for w in rest if isinstance(w, str)]))


@rule
def statement(obj: Any, predicates: list[Predicate], *rest: Any) -> Stated:
    if not isinstance(obj, Phrase) or obj.form in ("all", "bare"):
        return _claims(named_thing(obj), predicates, *rest)
    if not any(isinstance(word, str) for word in rest):
        raise CardTextError("what is changed for good is not chosen: say 'all'")
    return _claims(acted(obj), predicates, *rest)


@rule
def player_statement(player: str, predicates: list[Predicate], *rest: Any) -> Stated:
    return _claims(lookup(tables.PLAYERS, player), predicates, *rest)


@rule
def aspect_becomes(obj: n.Obj, what: str, quoted: str, *duration: str) -> Stated:
    claim = n.Change(f"set {what}", obj, text_of(quoted))
    return Stated((claim,), _duration(duration))


@rule
def aspect_becomes_named(obj: n.Obj, what: str, words: str, *duration: str) -> Stated:
    if what != _aspect_named(words) or what == "characteristic":
        raise CardTextError("a name becomes the named name, an attribute the named attribute")
    return Stated((n.Change("set named", obj, what),), _duration(duration))


@rule
def power_unaffected(obj: n.Obj, stat: str, *rest: Any) -> Stated:
    if stat != "power":
        raise CardTextError("only of power it is said that something leaves it alone", word=stat)
    by = [one for one in rest if not isinstance(one, str)]
    claims = [
        n.Rule("unaffected", n.Deed("affect power", obj, object=named_thing(one))) for one in by
    ]
    return Stated(tuple(claims), _duration([one for one in rest if isinstance(one, str)]))


@rule
def no_reduction(obj: Any, *rest: Any) -> Stated:
    cause = next((cause_of(one.value) for one in rest if isinstance(one, Part)), None)
    claim = n.Rule("cannot", n.Deed("reduce damage", named_thing(obj), cause=cause))
    return Stated((claim,), _duration([one for one in rest if isinstance(one, str)]))


@rule
def marker_for(owner: str, number: n.Number, kind: str, *duration: str) -> Stated:
    if lookup(tables.KINDS, kind) != "mission":
        raise CardTextError("a marker counts otherwise for Missions alone", word=kind)
    less = -number if isinstance(number, int) else n.Arith("minus", 0, number)
    claim = n.RuleNumber("mission marker", owner_player(owner), "+", less)
    return Stated((claim,), _duration(duration))


@rule
def keyword_becomes(word: str, obj: Any, quoted: str, *duration: str) -> Stated:
    new = inside_quotes(quoted)
    if not isinstance(new, n.Spell):
        raise CardTextError("what a keyword becomes is an effect, and no ability", word=quoted)
    claim = n.Change(f"set {word}", named_thing(obj), new)
    return Stated((claim,), _duration(duration))


@rule
def effect_becomes(obj: Any, quoted: str, *duration: str) -> Stated:
    new = inside_quotes(quoted)
    if not isinstance(new, n.Spell):
        raise CardTextError("what an effect becomes is an effect, and no ability", word=quoted)
    return Stated((n.Change("set effect", named_thing(obj), new),), _duration(duration))


@rule
def swap_power(obj: n.Obj, *duration: str) -> Stated:
    return Stated((n.Change("swap power", obj),), _duration(duration))


@rule
def swap_sums(stat: str, obj: Any, *duration: str) -> Stated:
    if stat != "team power":
        raise CardTextError("what two teams swap is team power", word=stat)
    return Stated((n.Change("swap team power", named_thing(obj)),), _duration(duration))


@rule
def free_deployment(obj: Any, *duration: str) -> Stated:
    return Stated((n.Change("free deployment", named_thing(obj)),), _duration(duration))


@rule
def limit(player: str, verb: str, number: n.Number, *rest: str) -> Stated:
    op: Any = "+" if rest[0] in ("more", "fewer") else "="
    noun, *duration = rest[1:] if op == "+" else rest
    if rest[0] == "fewer":
        number = -number if isinstance(number, int) else n.Arith("minus", 0, number)
    for row, (verb_, *nouns) in predicates.RULE_NUMBERS.items():
        if noun in nouns and verb in (verb_, predicates.bound(verb_)):
            if verb != verb_:
                if op == "+":
                    raise CardTextError(f"'{rest[0]}' does not go with '{verb}'", word=rest[0])
                op = "<="
            claim = n.RuleNumber(row, lookup(tables.PLAYERS, player), op, number)
            return Stated((claim,), _duration(duration))
    raise CardTextError(f"'{noun}' does not go with '{verb}'", word=noun)


@rule
def also_deploy(player: str, obj: Any, *duration: str) -> Stated:
    """`can also deploy 1 "Akatsuki" Ninja`: besides what anybody may deploy in a turn."""
    some = isinstance(obj, Phrase) and obj.form == "some" and obj.low == obj.high
    if not some or not isinstance(obj.cards, n.Cards) or obj.cards.kinds != ("ninja",):
        raise CardTextError("what is deployed besides is 1 Ninja, or 2, of some kind")
    who = lookup(tables.PLAYERS, player)
    claim = n.RuleNumber("more deployments", who, "+", obj.low, obj.cards)
    return Stated((claim,), _duration(duration))


@rule
def player_flag(player: str, words: str, *duration: str) -> Stated:
    row = lookup(predicates.PLAYER_FLAGS, words)
    return Stated((n.Change(row, lookup(tables.PLAYERS, player)),), _duration(duration))


@rule
def start_draw_more(player: str, _draw: str, number: n.Number, *duration: str) -> Stated:
    claim = n.RuleNumber("start draw", lookup(tables.PLAYERS, player), "+", number)
    return Stated((claim,), _duration(duration))


@rule
def start_draw(player: str, _draw: str, number: n.Number, *duration: str) -> Stated:
    claim = n.RuleNumber("start draw", lookup(tables.PLAYERS, player), "=", number)
    return Stated((claim,), _duration(duration))
