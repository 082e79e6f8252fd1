"""Which cards a row of a list means: by number, by name, by both, with a [title] or a set.

A name of several versions means all of them; which one is taken is `lookup`'s question.
"""

import re
import unicodedata
from functools import lru_cache
from typing import Final

from attrs import frozen

from naruto_tui.cards.model import Card
from naruto_tui.cards.names import as_number, folded
from naruto_tui.cards.pool import Pool
from naruto_tui.decklists.listing import Row
from naruto_tui.decklists.romanised import in_order, sounding
from naruto_tui.decklists.setnames import of_set, sets_named

_NUMBER: Final = (
    r"(?:(?:NI|TE|TA|CL|PR|EX|PS|[NJMC忍術作依])[-. #]?(?:US|C)?|[A-Z]{1,3}-[A-Z]{0,3})"  # noqa: ISC003
    + r"[0-9]{1,5}[A-Z]?"
)
"""Printed cards keep to the first form; custom ones may have any letters, and then the hyphen."""
_FOREIGN: Final = {
    "NI": "N", "TE": "J", "TA": "M", "CL": "C", "忍": "N", "術": "J", "作": "M", "依": "C"
}  # fmt: skip
"""What other editions have before the same digits."""
_PREFIX: Final = re.compile(r"(NI|TE|TA|CL|[忍術作依])-?(.*)")
_FIRST: Final = re.compile(rf"[(\[]?({_NUMBER})[)\]]?(?:\s*[:,;|-]?\s+|\s*$)(.*)", re.IGNORECASE)
_LAST: Final = re.compile(
    rf"(\S.*?)(?:\s*[,;:|]\s*|\s*-\s+|\s+)[(\[]?({_NUMBER})[)\]]?", re.IGNORECASE
)
_CLOSE: Final = re.compile(rf"(\S.*?)\s*[(\[]({_NUMBER})[)\]]", re.IGNORECASE)
_GROUP_LAST: Final = re.compile(r"(.*?\S)\s*(?:\[([^\[\]]+)\]|\(([^()]+)\))")
_GROUP_FIRST: Final = re.compile(r"(?:\[([^\[\]]+)\]|\(([^()]+)\))\s*(\S.*)")
_TITLE_LAST: Final = re.compile(r"(.{2,60}?)(?:\s*[,:]\s|\s-+\s|\s(?=\"))\s*(\S.*)")
_CODE: Final = re.compile(r"[A-Z0-9]{2,6}")
"""How other games tell sets apart; it says nothing here."""
_COUNT: Final = re.compile(r"[xх*]?\s*[0-9]+\s*[xх]?", re.IGNORECASE)
"""In brackets it may be that of the copies, and is left to be refused where it is none."""
_BEHIND_SIGN: Final = re.compile(r"(.{2,60}?)\s*(?:\s-+>?\s|\s=+>?\s|[;:,]\s)\s*\S")
_MOST_PEELED: Final = 6
"""Numbers, titles and remarks around a name."""
_NEAR_TITLE: Final = 80
_NEAR_NAME: Final = 85
"""Likeness in percent."""
_MOST_OFFERED: Final = 3
_SHOWN: Final = 60
"""Characters of a name in a message."""
_LIST: Final = "`naruto-tui cards list` lists them all; put # before a remark"


class UnclearCardError(ValueError):
    """The text means no card; the message ends with what it may have meant."""

    def __init__(self, message: str, nearest: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.nearest = nearest


@frozen
class Meant:
    """What a row can mean."""

    cards: tuple[Card, ...]
    """All versions, in the order of the pool; one where it is clear."""
    name: str = ""
    """The name as far as it was recognised."""
    doubt: str = ""
    """What was set aside to find them and somebody should look at: a title no version has."""
    passed: str = ""
    """What was passed over and says nothing of the card: a remark."""


@frozen
class _Parts:
    """A line taken apart around its name."""

    name: str
    number: str = ""
    titles: tuple[str, ...] = ()
    """What stands in square brackets."""
    remarks: tuple[str, ...] = ()
    """What stands in parentheses and is no part of the name."""


def is_name(text: str, pool: Pool) -> bool:
    """Whether the whole text names a card, whatever it begins or ends with."""
    if named(text, pool):
        return True
    parts = _parted(text, "", pool)
    return parts.name != text and bool(named(parts.name, pool))


def meant(row: Row, pool: Pool) -> Meant:
    """What a row means.

    Raises:
        UnclearCardError: no card.
    """
    parts = _parted(row.name, row.number, pool)
    if parts.number:
        return _by_number(parts, pool)
    versions = named(parts.name, pool)
    if not versions:
        raise _unknown(row.name, parts.name, pool)
    return _narrowed(versions, parts, row.set_name, pool)


def named(text: str, pool: Pool) -> tuple[Card, ...]:
    """All versions of a name, however it is spelled; none where it may be one of two names."""
    if not _is_latin(text):
        return ()
    if found := pool.named(text):
        return found
    # Of signs and articles alone nothing is left, and that is no name's sound.
    names = _sounds(pool, len(pool)).get(sounding(text) or text, ())
    for alike in (in_order, folded, _without_article):
        if len(names) > 1:
            names = tuple(name for name in names if alike(name) == alike(text)) or names
    return pool.named(names[0]) if len(names) == 1 else ()


def _without_article(name: str) -> str:
    return re.sub(r"\b(?:the|an?)\b", "", folded(name)).strip()


def _is_latin(text: str) -> bool:
    """Whether no letter or figure would be lost when the text is compared."""
    if text.isascii():
        return True
    plain = unicodedata.normalize("NFKD", text)
    return all(c.isascii() or not c.isalnum() for c in plain)


def _parted(text: str, number: str, pool: Pool) -> _Parts:
    """Number, name, titles and remarks; a name that has any of these in it is left whole."""
    titles, remarks = list[str](), list[str]()
    for _ in range(_MOST_PEELED):
        if not text or (named(text, pool) and not _is_titled(text, pool)):
            break
        if not number and (match := _CLOSE.fullmatch(text) or _LAST.fullmatch(text)):
            text, number = match[1], match[2]
        elif not number and (match := _FIRST.fullmatch(text)):
            number, text = match[1], match[2].strip()
        elif (match := _GROUP_LAST.fullmatch(text)) and not _COUNT.fullmatch(match[2] or match[3]):
            text = match[1]
            (titles if match[2] else remarks).append(match[2] or match[3])
        elif (match := _GROUP_FIRST.fullmatch(text)) and not _COUNT.fullmatch(match[1] or match[2]):
            text = match[3]
            (titles if match[1] else remarks).append(match[1] or match[2])
        elif (match := _TITLE_LAST.fullmatch(text)) and has_title(match[1], match[2], pool):
            text = match[1]
            titles.append(match[2])
        else:
            break
    return _Parts(text, number, tuple(titles), tuple(remarks))


def _is_titled(text: str, pool: Pool) -> bool:
    """Whether it is a name with one of its titles, though another name reads like both."""
    match = _GROUP_LAST.fullmatch(text)
    return bool(match and match[2] and _titled(named(match[1], pool), match[2]))


def _by_number(parts: _Parts, pool: Pool) -> Meant:
    number, told = _collectors(parts.number, pool)
    versions = named(parts.name, pool) if parts.name else ()
    if number not in pool:
        raise UnclearCardError(*_no_number(number, parts, versions, pool))
    card = pool.card(number)
    if not parts.name or card in versions:
        other = _other_title(card, versions, parts.titles)
        if other:
            title = f"{card.name} [{card.title}]" if card.title else card.name
            right = f"[{other.title}] is {other.number}; correct one of the two"
            message = f"{number} is {title}; {right}"
            raise UnclearCardError(message, (number, other.number))
        return Meant((card,), card.name, passed=told)
    if not (told or _is_near(parts.name, card.name)):
        right = f"; {versions[0].name} is {_numbers(versions)}" if versions else ""
        message = f"{number} is {card.name}, not {parts.name}{right}; correct one of the two"
        raise UnclearCardError(message, (number, *_told(versions)))
    return Meant((card,), card.name, doubt=f"{number} is {card.name}, not {parts.name}")


def _collectors(text: str, pool: Pool) -> tuple[str, str]:
    """The number as it is printed here, and what is said of one from another edition."""
    written = text.upper().replace(" ", "")
    if (number := as_number(written)) in pool:
        return number, ""
    match = _PREFIX.fullmatch(written)
    if match is None:
        return number or written, ""
    here = as_number(f"{_FOREIGN[match[1]]}-{match[2]}")
    return here, f"{text} is {here} here"


def _other_title(card: Card, versions: tuple[Card, ...], titles: tuple[str, ...]) -> Card | None:
    """Another version of the name, where a title is its and not this card's."""
    keys = {folded(title) for title in titles} - {folded(card.title)}
    if not keys or (card.title and len(keys) < len(titles)):
        return None
    others = (one for one in versions if one.title and folded(one.title) in keys)
    return next(others, None)


def _no_number(
    number: str, parts: _Parts, versions: tuple[Card, ...], pool: Pool
) -> tuple[str, tuple[str, ...]]:
    message = f"no card has the number {number}"
    if versions:
        return f"{message}; {versions[0].name} is {_numbers(versions)}", _told(versions)
    if parts.name and (near := pool.nearest(parts.name)):
        return f"{message}; did you mean {' or '.join(near)}?", near
    digits = re.sub(r"\D", "", number)
    alike = tuple(f"{kind}-{digits}" for kind in "NJMC" if f"{kind}-{digits}" in pool)
    if alike:
        return f"{message}; did you mean {' or '.join(alike)}?", alike
    return f"{message}; `naruto-tui cards list` lists them all", ()


def _narrowed(versions: tuple[Card, ...], parts: _Parts, set_name: str, pool: Pool) -> Meant:
    """The versions that a title and a set leave; what leaves none of them is set aside and said."""
    name, doubts, passed = versions[0].name, list[str](), list[str]()
    for told in (*parts.titles, *parts.remarks):
        fitting = _titled(versions, told) or of_set(versions, told, pool)
        if fitting:
            versions = fitting
        elif sets_named(told, pool):
            doubts.append(_not_in(name, told, pool))
        elif told in parts.remarks or _CODE.fullmatch(told) or not any(c.title for c in versions):
            passed += [] if _CODE.fullmatch(told) else [f"({told}) is passed over"]
        else:
            near = _nearly_titled(versions, told)
            doubts.append(f"no {name} has the title [{told}]")
            versions = near or versions
    if set_name and (fitting := of_set(versions, set_name, pool)):
        versions = fitting
    elif set_name and sets_named(set_name, pool):
        doubts.append(_not_in(name, set_name, pool))
    return Meant(versions, name, "; ".join(doubts), "; ".join(passed))


def is_nearly(text: str, names: tuple[str, ...]) -> bool:
    """Whether a text is one of the names but for two slips at most."""
    from rapidfuzz.distance import OSA  # noqa: PLC0415 - for what is no name alone

    return any(OSA.distance(folded(text), folded(name), score_cutoff=2) <= 2 for name in names)


def has_title(name: str, told: str, pool: Pool) -> bool:
    """Whether a version of the name has this title."""
    return bool(_titled(named(name, pool), told))


def _not_in(name: str, told: str, pool: Pool) -> str:
    sets = " or ".join(pool.sets[number] for number in sorted(sets_named(told, pool)))
    return f"no {name} is in the set {sets}"


def _titled(versions: tuple[Card, ...], told: str) -> tuple[Card, ...]:
    key = folded(told)
    return tuple(card for card in versions if key and card.title and folded(card.title) == key)


def _nearly_titled(versions: tuple[Card, ...], told: str) -> tuple[Card, ...]:
    from rapidfuzz import fuzz  # noqa: PLC0415 - 19 ms, needed on a miss alone

    key = folded(told)
    likeness = {title: fuzz.ratio(key, folded(title)) for title in {c.title for c in versions}}
    best = max(likeness, key=lambda title: (likeness[title], title), default="")
    if likeness.get(best, 0) < _NEAR_TITLE:
        return ()
    return tuple(card for card in versions if card.title == best)


def _is_near(name: str, other: str) -> bool:
    """Whether a name is the other one with a slip, or a part of it."""
    from rapidfuzz import fuzz  # noqa: PLC0415

    if set(folded(name).split()) <= set(folded(other).split()):
        return True
    return fuzz.ratio(folded(name), folded(other)) >= _NEAR_NAME


def _unknown(text: str, name: str, pool: Pool) -> UnclearCardError:
    if (begun := _begun(text, pool)) and begun != text:
        told = f"did you mean {begun}? put # before a remark behind it"
        return UnclearCardError(f"no card is named {_shown(text)}; {told}", (begun,))
    sound = sounding(name)
    names = _sounds(pool, len(pool)).get(sound, ()) if sound else ()
    near = names or pool.nearest(text) or (pool.nearest(name) if name != text else ())
    near = near or tuple(_initials(pool, len(pool)).get(name.casefold(), ()))
    near = near[:_MOST_OFFERED]
    better = f"did you mean {' or '.join(near)}?" if near else _LIST
    return UnclearCardError(f"no card is named {_shown(text)}; {better}", near)


def _shown(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."


def _begun(text: str, pool: Pool) -> str:
    """The card whose name stands before a sign and something else: `Kunai - good card`."""
    match = _BEHIND_SIGN.match(text)
    found = named(match[1], pool) if match else ()
    return found[0].name if found else ""


def _numbers(versions: tuple[Card, ...]) -> str:
    more = " ..." if len(versions) > _MOST_OFFERED else ""
    return " or ".join(_told(versions)) + more


def _told(versions: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(card.number for card in versions[:_MOST_OFFERED])


@lru_cache(maxsize=4)
def _sounds(pool: Pool, _size: int) -> dict[str, tuple[str, ...]]:
    """Printed names by how they sound; only made when a name is not met as it is printed."""
    found: dict[str, tuple[str, ...]] = {}
    for name in dict.fromkeys(paragraph.name for paragraph in pool.paragraphs):
        key = sounding(name)
        found[key] = (*found.get(key, ()), name)
    return found


@lru_cache(maxsize=4)
def _initials(pool: Pool, _size: int) -> dict[str, tuple[str, ...]]:
    """Names of three words and more by their first letters, as players shorten them."""
    found: dict[str, tuple[str, ...]] = {}
    for name in dict.fromkeys(paragraph.name for paragraph in pool.paragraphs):
        key = "".join(word[0] for word in folded(name).split())
        if len(key) > 2:
            found[key] = (*found.get(key, ()), name)
    return found
