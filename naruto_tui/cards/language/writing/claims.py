"""Writes changes and bans: the other direction of `reading.claims`."""

from collections.abc import Callable, Sequence
from typing import Any

from attrs import evolve

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language import predicates, tables
from naruto_tui.cards.language.writing.deeds import cause_words, deed_words
from naruto_tui.cards.language.writing.nouns import phrase, thing
from naruto_tui.cards.language.writing.numbers import counted
from naruto_tui.cards.language.writing.words import (
    UnwritableError,
    Voice,
    first,
    is_plural,
    marker_owner,
    possessive,
    quoted,
    simple,
)


def signed(number: n.Number) -> str:
    """`+1`, `-2`, `+X`, `-X`."""
    match number:
        case int():
            return f"{number:+d}"
        case n.Var(name=name):
            return f"+{name}"
        case n.Arith(op="minus", left=0, right=n.Var(name=name)):
            return f"-{name}"
        case _:
            raise UnwritableError(f"{number} cannot be added; define X as it")


def pair(value: Any, say: Callable[[n.Number], str]) -> str:
    return "/".join(say(number) for number in value)


def _verb(many: bool, one: str, several: str) -> str:
    return several if many else one


def _change_words(change: n.Change, voice: Voice, *, many: bool) -> str:
    row = change.row
    value: Any = change.value  # what it is depends on the row
    if row in predicates.FLAG_PREDICATES:
        return predicates.FLAG_PREDICATES[row][many]
    get, have, gain = (
        _verb(many, "gets", "get"),
        _verb(many, "has", "have"),
        _verb(many, "gains", "gain"),
    )
    if row == "power":
        return f"{get} {pair(value, signed)}"
    if row in tables.STATS:
        return f"{get} {signed(value)} {row}"
    if row == "jutsu symbols":
        return f"{get} -{len(value)} {tables.SYMBOLS[value[0]]} jutsu cost"
    if row == "more chakra":
        return f"{_verb(many, 'asks', 'ask')} for {simple(value)} more chakra"
    if row == "set power":
        return f"{have} power {pair(value, simple)}"
    if row.startswith("set ") and row[4:] in tables.STATS:
        return f"{have} {row[4:]} {simple(value)}"
    match row:
        case "set printed power":
            return f"{have} printed power {pair(value, simple)}"
        case "set printed injured power":
            return f"{have} printed injured power {pair(value, simple)}"
        case "times printed power":
            return f"{have} {simple(value)} times {_verb(many, 'its', 'their')} printed power"
        case "times printed combat" | "times printed support":
            return f"{have} {simple(value)} times {_verb(many, 'its', 'their')} {row[6:]}"
        case "gain named":
            return f"{gain} {tables.NAMED_THINGS[value]}"
        case "as blocked":
            return f"{_verb(many, 'counts', 'count')} as blocked by team power {simple(value)}"
        case "gain ability":
            from naruto_tui.cards.language.writing.abilities import write  # noqa: PLC0415 - a line in a line

            return f"{gain} “{write(value)}”"
        case "gain text":
            return f"{gain} the text of {thing(value, voice)}"
        case "gain word":
            return f"{gain} {quoted(value)}"
        case "gain name":
            return f"{gain} the name {quoted(value)}"
        case "pays for":
            paid, asked = (tables.SYMBOLS[letter] for letter in value)
            return f"can be paid with {paid} for {asked}"
        case "pays as":
            return f"can be paid as {len(value)} {tables.SYMBOLS[value[0]]}"
        case "over size" if isinstance(value, tuple):
            kind = phrase(value[1], "acted", evolve(voice, actor=None))
            size = f"{_verb(many, 'its', 'their')} size by {value[0]}"
            return f"can exceed {size} containing only {kind}"
        case "over size":
            words = phrase(value, "acted", evolve(voice, actor=None), "1")
            return f"can exceed {_verb(many, 'its', 'their')} size by {words}"
        case "set jutsu symbols":
            return f"{have} jutsu cost {' '.join(tables.SYMBOLS[one] for one in value)}"
        case "gain symbol":
            return f"{gain} {tables.SYMBOLS[value]}"
        case "lose word":
            return f"{_verb(many, 'loses', 'lose')} {quoted(value)}"
    if row.startswith("gain ") and row[5:] in tables.WORD_KINDS:
        return f"{gain} {row[5:]} {quoted(value)}"
    raise UnwritableError(f"no words for the change '{row}'")


def _rule_words(claim: n.Rule | n.Permit, voice: Voice, *, many: bool) -> str:
    if isinstance(claim, n.Permit):
        free = " without paying" if claim.free else ""
        if claim.leaves:
            wanted = deed_words(claim.deed, "base", voice, "many").removeprefix("play ")
            return f"can play and then remove from the game {wanted}{free}"
        ignoring = f" ignoring {claim.ignoring}" if claim.ignoring else ""
        return f"can {deed_words(claim.deed, 'base', voice, 'many')}{free}{ignoring}"
    if claim.mode == "unaffected":
        verb = _verb(many, "is unaffected by", "are unaffected by")
        return f"{verb} {thing(claim.deed.object, voice, 'many')}"
    return f"{claim.mode} {deed_words(claim.deed, 'base', voice, 'many')}"


def subject_of(claim: n.Claim) -> Any:
    """Whom a change or ban is about; `None` where it is said in a form of its own."""
    match claim:
        case n.Rule(deed=n.Deed(verb="reduce damage" | "affect power")):
            return None
        case n.Change(row="swap power" | "swap team power" | "free deployment" | "x" | "y" | "z"):
            return None
        case n.Change(row=row) if row in predicates.PLAYER_FLAGS:
            return None
        case n.Change(row=row) if row.startswith("set ") and row[4:] in tables.ASPECTS:
            return None
        case n.Change(row="set named"):
            return None
        case n.Change(row=row) if row.startswith("set ") and row[4:] in (
            "effect",
            *tables.KEYWORDS,
        ):
            return None
        case n.Change(subject=subject):
            return subject
        case n.Rule(deed=deed) | n.Permit(deed=deed):
            return deed.subject
        case _:
            return None


def _own_form(claim: n.Claim, voice: Voice) -> str:
    match claim:
        case n.Change(row="swap power", subject=subject):
            return f"swap {possessive(subject, voice)} combat and support"  # type: ignore[arg-type]
        case n.Change(row=row, subject=str(player)) if row in predicates.PLAYER_FLAGS:
            return (
                f"{first(tables.PLAYERS[player])} {predicates.PLAYER_FLAGS[row][player != 'you']}"
            )
        case n.Change(row="x" | "y" | "z" as name, value=number):
            return f"{name.upper()} is {counted(number, voice)}"  # type: ignore[arg-type]
        case n.Change(row="swap team power", subject=subject):
            return f"swap the team power of {thing(subject, voice)}"
        case n.Change(row="free deployment", subject=subject):
            return f"deploying {thing(subject, voice)} does not count"
        case n.Change(row="set named", subject=subject, value=str(value)):
            whose = possessive(subject, voice)  # type: ignore[arg-type]
            return f"{whose} {value} becomes {tables.NAMED_THINGS[value]}"
        case n.Change(row=row, subject=subject, value=str(value)):
            whose = possessive(subject, voice)  # type: ignore[arg-type]
            return f"{whose} {row[4:]} becomes {quoted(value)}"
        case n.Change(row=row, subject=subject, value=n.Spell() as spell):
            from naruto_tui.cards.language.writing.abilities import write  # noqa: PLC0415 - a line in a line

            return f"the {row[4:]} of {thing(subject, voice)} becomes “{write(spell)}”"
        case n.Rule(deed=n.Deed(verb="affect power", subject=subject, object=thing_)):
            whose = possessive(subject, voice)  # type: ignore[arg-type]
            return f"{whose} power is unaffected by {thing(thing_, voice, 'many')}"
        case n.Rule(deed=n.Deed(verb="reduce damage", subject=subject, cause=cause)):
            by = f" {cause_words(cause, voice, 'one')}" if cause else ""
            return f"damage from {thing(subject, voice)}{by} cannot be reduced"
        case n.RuleNumber(row="mission marker", player=player, number=number):
            less = -number if isinstance(number, int) else number.right  # type: ignore[union-attr]
            whose = marker_owner(player)
            return f"{whose} marker counts as {simple(less)} lower for missions"
        case n.RuleNumber(player=player, number=number, cards=n.Cards() as cards):
            who = first(tables.PLAYERS[player])
            return f"{who} can also deploy {phrase(cards, 'acted', voice, simple(number))}"
        case n.RuleNumber():
            return _rule_number(claim)
        case _:
            raise UnwritableError(f"no words for {claim}")


def _rule_number(claim: n.RuleNumber) -> str:
    who, more = first(tables.PLAYERS[claim.player]), "more " if claim.op == "+" else ""
    number = claim.number
    if (isinstance(number, int) and number < 0) or isinstance(number, n.Arith):
        number = -number if isinstance(number, int) else number.right
        more = "fewer "
    one = number == 1
    if claim.row == "start draw":
        verb = "draw" if claim.player == "you" else "draws"
        cards = "card" if one else "cards"
        return f"{who} {verb} {simple(number)} {more}{cards} in the start phase"
    verb, noun, nouns = predicates.RULE_NUMBERS[claim.row]
    if claim.op == "<=":
        verb = predicates.bound(verb)
    return f"{who} {verb} {simple(number)} {more}{noun if one else nouns}"


def claims_words(claims: Sequence[n.Claim], voice: Voice, duration: str = "") -> list[str]:
    """Sentences without full stop: one for each run of claims about the same thing."""
    voice = evolve(voice, actor=None)
    found: list[str] = []
    rest = list(claims)
    while rest:
        subject, per = subject_of(rest[0]), getattr(rest[0], "per", None)
        run = [rest.pop(0)]
        if subject is None:
            words = _own_form(run[0], voice)
        else:
            while rest and (subject_of(rest[0]), getattr(rest[0], "per", None)) == (subject, per):
                run.append(rest.pop(0))
            words = f"{_subject(subject, voice)} {_predicates(run, subject, voice)}"
        words += f" {duration}" if duration else ""
        found.append(words + (f" for each {thing(per, voice, 'each')}" if per is not None else ""))
    return found


def _subject(subject: Any, voice: Voice) -> str:
    if isinstance(subject, str):
        return first(tables.PLAYERS[subject])
    return thing(subject, voice, "many")


def _predicates(run: Sequence[n.Claim], subject: Any, voice: Voice) -> str:
    many = not isinstance(subject, str) and is_plural(subject, voice)
    said: list[str] = []
    for claim in run:
        if isinstance(claim, n.Change):
            said.append(_change_words(claim, voice, many=many))
        elif isinstance(claim, n.Rule | n.Permit):
            words = _rule_words(claim, voice, many=many)
            if said and " unaffected by " in said[-1] and " unaffected by " in words:
                said[-1] += f" or by {words.partition(' unaffected by ')[2]}"
            else:
                said.append(words)
    return " and ".join(said)
