"""Writes deeds and events: the other direction of `reading.deeds`."""

from typing import Any, Final, Literal

from attrs import evolve

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language import tables, verbs
from naruto_tui.cards.language.reading.deeds import BY_OBJECT
from naruto_tui.cards.language.writing.nouns import (
    phrase,
    related_pick,
    tells_deeds,
    thing,
    zone_words,
)
from naruto_tui.cards.language.writing.words import (
    Style,
    UnwritableError,
    Voice,
    coin_words,
    first,
    is_plural,
    simple,
)

Form = Literal["base", "one", "many", "past", "past many"]

_FORMS: Final[dict[Form, int]] = {"base": 0, "one": 1, "many": 2, "past": 3, "past many": 4}
_HOW_WORDS: Final = {**verbs.HOWS, "alone": "alone"}
_HOW_WORDS.update({words: words for words in tables.POSITIONS.values()})
_LOSE: Final = next(row for row in verbs.VERBS if row.frame == "LOSE")
_NUMBERED: Final = frozenset({"VT", "PLAY", "VO", "VC", "WIN"})
"""Frames in which `1 or more` is said of the object."""


def subject_number(deed: n.Deed) -> bool:
    """Whether the deed's number is said of its subject."""
    if deed.number is None or not isinstance(deed.subject, n.Cards):
        return False
    return isinstance(deed.subject, n.Cards) and not _object_number(deed)


def _object_number(deed: n.Deed) -> bool:
    if deed.verb in ("flip", "place coin", "take coin"):
        return True
    row = _row(deed)
    if deed.verb in ("win rewards", "take rewards"):
        return row is None or deed.verb == "take rewards"
    acting = row is None or row.frame in _NUMBERED
    return acting and isinstance(deed.object, n.Cards)


def _row(deed: n.Deed) -> verbs.Verb | None:
    """The row that says most of how it is done; none for actions of a player."""
    if isinstance(deed.subject, str) and deed.verb in verbs.ACT_DEEDS:
        return None
    if deed.verb == "win rewards" and "outstanding" not in deed.how:
        return None
    found = [
        row for row in verbs.VERBS if row.verb == deed.verb and deed.how[: len(row.how)] == row.how
    ]
    if not found:
        if deed.verb in verbs.ACT_DEEDS:
            return None
        raise UnwritableError(f"no verb says '{deed.verb}'")
    return max(found, key=lambda row: len(row.how))


def deed_words(deed: n.Deed, form: Form, voice: Voice, style: Style = "one") -> str:
    """The deed without its subject."""
    voice = evolve(voice, actor=None)
    if deed.verb == "take coin" and not deed.how:
        return f"{_LOSE.forms[_FORMS[form]]} {_some_coins(deed)}"
    row = _row(deed)
    if row is None:
        return _act_words(deed, form, voice, style)
    if deed.verb == "take rewards":
        return _win_words(deed, row.forms[_FORMS[form]], form)
    parts = [row.forms[_FORMS[form]]]
    said_object = deed.object is not None and deed.verb not in BY_OBJECT and row.frame != "VP"
    if row.frame == "VC":
        parts.append(_some_coins(deed))
    elif said_object:
        prep = {"VD": "from ", "VO": "to "}.get(row.frame, "")
        parts.append(prep + _object(deed, voice, style))
    elif row.frame == "VP" and deed.verb not in BY_OBJECT and isinstance(deed.object, n.Cards):
        parts.append(zone_words(deed.object.zones, deed.object.owner, "from"))
    elif row.frame == "VP" and deed.verb not in BY_OBJECT and isinstance(deed.object, str):
        parts.append(first(tables.DESTINATIONS[deed.object]))
    parts.extend(_HOW_WORDS[word] for word in deed.how[len(row.how) :])
    if deed.mates:
        if isinstance(deed.mates, n.Pick):
            parts.append(f"with {related_pick(deed.mates, voice)}")
        else:
            parts.append(f"with {thing(deed.mates, voice)}")
    if deed.verb in BY_OBJECT and deed.object is not None:
        parts.append(f"by {_agent(deed.object, voice, style)}")
    if deed.cause:
        parts.append(cause_words(deed.cause, voice, style))
    if deed.margin is not None:
        parts.append(f"by {_at_least(deed.margin)} team power")
    return " ".join(parts)


def _act_words(deed: n.Deed, form: Form, voice: Voice, style: Style) -> str:
    if deed.verb == "win rewards":
        return _win_words(deed, ("win", "wins", "win", "won", "won")[_FORMS[form]], form)
    base, one, past = verbs.ACT_DEEDS[deed.verb]
    verb = {"base": base, "many": base, "one": one}.get(form, past)
    if deed.verb == "flip":
        by = f" {cause_words(deed.cause, voice, style)}" if deed.cause else ""
        return f"{verb} {_some_coins(evolve(deed, object=''))}{by}"
    if deed.verb == "search" and isinstance(deed.object, n.Cards):
        return f"{verb} {zone_words(deed.object.zones, deed.object.owner, '').strip()}"
    hows = (_HOW_WORDS[word] for word in deed.how)
    return " ".join((verb, _object(deed, voice, style), *hows))


def _win_words(deed: n.Deed, verb: str, form: Form) -> str:
    many = "rewards" if form in ("base", "many") else "a reward"
    won = many if deed.number is None else f"{_at_least(deed.number)} rewards"
    return " ".join((verb, won, *(_HOW_WORDS[word] for word in deed.how)))


def _at_least(number: n.Number) -> str:
    return f"{simple(number)} or more"


def _some_coins(deed: n.Deed) -> str:
    number = deed.number if deed.number is not None else 1
    return f"{_at_least(number)} {coin_words(str(deed.object), many=True)}"


def _object(deed: n.Deed, voice: Voice, style: Style) -> str:
    if isinstance(deed.object, n.Cards) and deed.number is not None and _object_number(deed):
        return phrase(deed.object, "many", voice, _at_least(deed.number))
    return _of_deed(deed.object, voice, style, "from" if deed.verb == "play" else "in")


def _of_deed(obj: Any, voice: Voice, style: Style, prep: str = "in") -> str:
    """A noun of a deed; a number after it is part of it."""
    return thing(obj, voice, style, prep)


def _agent(obj: Any, voice: Voice, style: Style) -> str:
    if obj == n.Cards(("card",), getattr(obj, "owner", "")):
        return phrase(evolve(obj, kinds=("effect",)), "many", voice)
    return _of_deed(obj, voice, style)


def cause_words(cause: n.Cause, voice: Voice, style: Style) -> str:
    """`by ...`, or by what it is not."""
    return f"{'other than by' if cause.contrary else 'by'} {_cause(cause, voice, style)}"


def _cause(cause: n.Cause, voice: Voice, style: Style) -> str:
    if cause.cards is None:
        return "damage" if cause.word == "damage" else tables.CAUSES[cause.word]
    cards = cause.cards
    if isinstance(cards, n.Cards) and cards == n.Cards(("card",), cards.owner):
        return _agent(cause.cards, voice, style)
    return f"the effect of {thing(cause.cards, voice)}"


@tells_deeds
def _past(deed: n.Deed, voice: Voice, many: bool) -> str:
    return deed_words(deed, "past many" if many else "past", voice)


def subject_words(deed: n.Deed, voice: Voice) -> tuple[str, bool]:
    """Who does it, and whether the verb is plural."""
    voice = evolve(voice, actor=None)
    if isinstance(deed.subject, str):
        return first(tables.PLAYERS[deed.subject]), deed.subject == "you"
    if isinstance(deed.subject, n.Cards):
        if subject_number(deed):
            return phrase(deed.subject, "many", voice, _at_least(deed.number or 1)), True
        return thing(deed.subject, voice), False
    return thing(deed.subject, voice), is_plural(deed.subject, voice)


def event(deed: n.Deed, voice: Voice) -> str:
    """Says `this Ninja attacks`, `1 or more Ninja receive damage from its team`."""
    who, many = subject_words(deed, voice)
    return f"{who} {deed_words(deed, 'many' if many else 'one', voice)}"


def would(deed: n.Deed, voice: Voice) -> str:
    """Says `this Ninja would receive damage`."""
    return f"{subject_words(deed, voice)[0]} would {deed_words(deed, 'base', voice)}"


def is_step(deed: n.Deed) -> bool:
    """The start or end of a part of a turn, which is said without `When`."""
    return deed.verb == "step"


def step_words(deed: n.Deed) -> str:
    """`at the start of your turn`."""
    owner = tables.PHASE_OWNERS[str(deed.subject)]
    return f"at the {deed.how[0]} of {owner} {tables.PHASES[str(deed.object)]}"
