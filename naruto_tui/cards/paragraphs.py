"""One card's paragraph: read into a `Card`, and written again (docs/cards.md).

    N-000 Example Ninja
      ninja · fire · entrance 3 · hand 1 · rarity C
      4/2 · injured 3/1 · Ninjutsu
      Leaf, Jonin, Male · mental power 1
      "Slow Burn"
      When this Ninja enters play, you may charge 1 card from your hand.

Many lines of facts are alike, so what one says is worked out once: the pool reads in
half the time.
"""

import re
from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from typing import Any, Final

from naruto_tui.cards.files import MOST_LINES, CardFileError, Paragraph, shortened
from naruto_tui.cards.model import KINDS, SYMBOLS, Card, Cost, Power

Facts = dict[str, Any]
LineReader = Callable[[str], Facts]

INDENT: Final = "  "
"""Before each line of a card but the first, as the program writes it; any other is read too."""
NO_CHARACTERISTICS: Final = "no characteristics"
LETTERS: Final = {name.lower(): letter for letter, name in SYMBOLS.items()}

_KIND_OF: Final = {kind[0].upper(): kind for kind in KINDS}
_DOT = re.compile(r" *[·|] *")
_COMMA = re.compile(r" *, *")
_SEMICOLON = re.compile(r" *; *")
_POWER = re.compile(r"(X|-?[0-9]{1,2})/(X|-?[0-9]{1,2})")
_MENTAL = re.compile(r"mental power (X|-?[0-9]{1,2})")
_NUMBERED = re.compile(r"(entrance|hand|permanent) (X|X\+[0-9]|[0-9]{1,2})")
_COST = re.compile(r"(?:[FWLNEVX] ?){0,12}[0-9]{0,2}")
_KEPT: Final = 4096
_FACT_LINES: Final = 5
"""The most lines that stand above a card's text, its name and its title among them."""
_RARITY = re.compile(r"rarity ([A-Z]{1,3})")


class _LineError(ValueError):
    """What is wrong in one line; the reader adds where."""


def read(paragraph: Paragraph) -> Card:
    """The card a paragraph tells of."""
    lines = own_lines(paragraph)
    stripped = [line.strip() for line in lines]
    indented = [line[:1] == " " for line in lines]
    if sum(indented) < len(lines) - 1 or not all(stripped) or len(lines) > MOST_LINES:
        _refuse_block(paragraph, lines)
    facts, at = _facts(paragraph, stripped, _MORE)
    return Card(
        number=paragraph.number,
        name=paragraph.name,
        set_number=paragraph.set_number,
        text=tuple(stripped[at:]),
        place=(paragraph.file, paragraph.line),
        custom=paragraph.custom,
        **facts,
    )


def own_lines(paragraph: Paragraph) -> list[str]:
    """The lines of the card itself, without the comments that follow it."""
    lines = paragraph.raw.rstrip().split("\n")
    while lines[-1].startswith("#") or not lines[-1].strip():
        lines.pop()
    return lines


def glance(paragraph: Paragraph) -> Facts:
    """Kind, symbols, costs, power and title by their names in `Card`: what a list shows."""
    lines = paragraph.raw.split("\n", _FACT_LINES)[:_FACT_LINES]
    return _facts(paragraph, [line.strip() for line in lines], _GLANCED)[0]


def _refuse_block(paragraph: Paragraph, lines: list[str]) -> None:
    for offset, line in enumerate(lines[1:], 1):
        if line[:1] != " " or line.isspace():
            message = "a card's lines stand together; move the empty line or comment above the card"
            raise CardFileError(paragraph.file, paragraph.line + offset, message)
    if len(lines) > MOST_LINES:
        message = f"more than {MOST_LINES} lines in one card; make it shorter"
        raise CardFileError(paragraph.file, paragraph.line + MOST_LINES, message)


def _facts(
    paragraph: Paragraph, lines: list[str], more: Mapping[str, tuple[LineReader, ...]]
) -> tuple[Facts, int]:
    """What stands above the text, and where the text begins."""
    at = 1
    try:
        facts = _first_facts(paragraph, lines)
        for reader in more.get(facts["kind"], ()):
            at += 1
            if at >= len(lines):
                raise _LineError(f"the card ends here; {_NEXT[reader]}")  # noqa: TRY301
            _merge(facts, reader(lines[at]))
        at += 1
    except _LineError as wrong:
        line = paragraph.line + min(at, len(lines) - 1)
        raise CardFileError(paragraph.file, line, str(wrong)) from None
    if at < len(lines) and _is_title(lines[at]):
        facts["title"] = lines[at][1:-1]
        at += 1
    return facts, at


def _merge(facts: Facts, new: Facts) -> None:
    if "variable" in new and "variable" in facts:
        new = new | {"variable": (*facts["variable"], *new["variable"])}
    facts.update(new)


def text_line(card: Card, index: int) -> int:
    """The line of the file in which the index-th line of a card's text stands."""
    facts = {"ninja": 3, "client": 2}.get(card.kind, 1)
    return card.place[1] + 1 + facts + bool(card.title) + index


def _first_facts(paragraph: Paragraph, lines: list[str]) -> Facts:
    """What the second line says; its kind says which lines follow."""
    if len(lines) < 2:
        raise _LineError(f"a card needs a second line, indented; {_NEXT[_kind_line]}")
    facts = _kind_line(lines[1])
    kind = facts["kind"]
    if _KIND_OF.get(paragraph.number.partition("-")[0], kind) != kind:
        raise _LineError(f"{paragraph.number} is no number of a {kind}; its letter is another")
    return dict(facts)


# -- the lines of facts --------------------------------------------------------------------------


@lru_cache(maxsize=_KEPT)
def _kind_line(line: str) -> Facts:
    kind, *items = _DOT.split(line)
    if kind not in KINDS:
        raise _LineError(f"{shortened(kind)} is no kind of card; one of {', '.join(KINDS)}")
    facts: Facts = {"kind": kind}
    facts["symbols"] = _symbols(items[0] if items else "")
    for item in items[1:]:
        new = _kind_item(item, kind)
        if not facts.keys().isdisjoint(new) and facts.keys() & new.keys() != {"variable"}:
            raise _LineError(f"{shortened(item)} says again what stands before it; leave one")
        _merge(facts, new)
    for due in ("costs",) if kind == "jutsu" else ("entrance", "hand"):
        if due not in facts:
            raise _LineError(f"a {kind} needs its {due.removesuffix('s')}, as in: {_EXAMPLE[kind]}")
    return facts


@lru_cache(maxsize=_KEPT)
def _symbols(item: str) -> str:
    letters = [LETTERS.get(word.lower(), "") for word in _COMMA.split(item)]
    if not all(letters) or len(set(letters)) < len(letters):
        names = ", ".join(LETTERS)
        raise _LineError(f"after the kind stands its symbol, or several: fire, wind ({names})")
    return "".join(letters)


@lru_cache(maxsize=_KEPT)
def _kind_item(item: str, kind: str) -> Facts:
    if match := _RARITY.fullmatch(item):
        return {"rarity": match[1]}
    if kind == "jutsu" and item.startswith("cost "):
        return {"costs": tuple(_cost(part) for part in item[5:].split(" or "))}
    if kind == "mission" and item in ("permanent", "counter"):
        return {item: True}
    match = _NUMBERED.fullmatch(item)
    if not match or kind == "jutsu" or (match[1] == "permanent" and kind != "mission"):
        raise _LineError(f"{shortened(item)} is not known here: {_EXAMPLE[kind]}")
    return _numbered(match[1], match[2])


def _numbered(word: str, value: str) -> Facts:
    number = int(value.removeprefix("X").removeprefix("+") or 0)
    facts: Facts = {"permanent": True, "coins": number} if word == "permanent" else {word: number}
    if value[0] == "X":
        facts["variable"] = ("coins" if word == "permanent" else word,)
    return facts


def _cost(text: str) -> Cost:
    text = text.strip()
    if not text or not _COST.fullmatch(text):
        raise _LineError(
            f"{shortened(text)} is no Jutsu cost; write letters of symbols ({' '.join(SYMBOLS)}), "
            "X for a free number, then a number for any chakra: cost F F 1"
        )
    letters = re.sub(r"[^A-Z]", "", text)
    number = re.sub(r"[^0-9]", "", text)
    return Cost(letters.replace("X", ""), int(number or 0), letters.count("X"))


@lru_cache(maxsize=_KEPT)
def _power_line(line: str) -> Facts:
    items = _DOT.split(line)
    healthy = _POWER.fullmatch(items[0])
    injured = _POWER.fullmatch(items[1].removeprefix("injured ")) if len(items) > 1 else None
    if not healthy or not injured or len(items) > 3 or not items[1].startswith("injured "):
        raise _LineError(f"{shortened(line)} is no power of a ninja; {_NEXT[_power_line]}")
    values = (*healthy.groups(), *injured.groups())
    numbers = [0 if value == "X" else int(value) for value in values]
    facts: Facts = {
        "healthy": Power(numbers[0], numbers[1]),
        "injured": Power(numbers[2], numbers[3]),
    }
    if len(items) == 3:
        facts["attributes"] = _words(items[2], "combat attribute")
    if "X" in values:
        facts["variable"] = tuple(n for n, v in zip(_POWERS, values, strict=True) if v == "X")
    return facts


_POWERS: Final = ("healthy combat", "healthy support", "injured combat", "injured support")


@lru_cache(maxsize=_KEPT)
def _characteristics_line(line: str) -> Facts:
    words, *items = _DOT.split(line)
    if words.endswith((".", "”", '"')):
        raise _LineError(f"{shortened(words)} lists no characteristics; {_NEXT_CHARACTERISTICS}")
    listed = () if words == NO_CHARACTERISTICS else _words(words, "characteristic")
    facts: Facts = {"characteristics": listed}
    for item in items:
        if match := _MENTAL.fullmatch(item):
            new: Facts = {"mental": 0 if match[1] == "X" else int(match[1])}
            new |= {"variable": ("mental",)} if match[1] == "X" else {}
        elif item.startswith("also named "):
            new = {"also_named": tuple(_SEMICOLON.split(item[11:].strip()))}
        else:
            raise _LineError(f"{shortened(item)} is not known here; {_NEXT_CHARACTERISTICS}")
        if any(key in facts for key in new) or not all(new.get("also_named", ("x",))):
            raise _LineError(f"{shortened(item)} stands twice or names nothing; leave one")
        facts.update(new)
    return facts


def _words(text: str, what: str) -> tuple[str, ...]:
    words = tuple(_COMMA.split(text))
    if not all(words) or len(set(words)) != len(words):
        raise _LineError(f"an empty or repeated {what} in {shortened(text)}; write each once")
    return words


def _is_title(line: str) -> bool:
    return len(line) > 2 and line[0] == line[-1] == '"'


_EXAMPLE: Final = {
    "ninja": "ninja · fire · entrance 3 · hand 1 · rarity C",
    "jutsu": "jutsu · fire · cost F 1 or 3 · rarity C",
    "mission": "mission · fire · entrance 3 · hand 1 · permanent 2 · counter · rarity C",
    "client": "client · fire · entrance 3 · hand 1 · rarity C",
}
_NEXT_CHARACTERISTICS: Final = (
    "write them so: Leaf, Genin · mental power 1 · also named A; B "
    f'(or "{NO_CHARACTERISTICS}"), in the line before the title and the text'
)
_NEXT: Final[dict[LineReader, str]] = {
    _kind_line: f"next stands its kind, as in: {_EXAMPLE['ninja']}",
    _power_line: "write combat/support, healthy then injured, and the attribute: "
    "4/2 · injured 3/1 · Ninjutsu",
    _characteristics_line: _NEXT_CHARACTERISTICS,
}


def _passed_over(_: str) -> Facts:
    return {}


_MORE: Final[dict[str, tuple[LineReader, ...]]] = {
    "ninja": (_power_line, _characteristics_line),
    "client": (_characteristics_line,),
}
"""What reads the lines after the second."""
_GLANCED: Final[dict[str, tuple[LineReader, ...]]] = {
    "ninja": (_power_line, _passed_over),
    "client": (_passed_over,),
}


# -- writing -------------------------------------------------------------------------------------


def write(card: Card) -> str:
    """The paragraph of a card, as `read` reads it."""
    lines = [f"{card.number} {card.name}", _written_kind(card)]
    if card.kind == "ninja":
        lines.append(_written_power(card))
    if card.kind in ("ninja", "client"):
        lines.append(_written_characteristics(card))
    if card.title:
        lines.append(f'"{card.title}"')
    return f"\n{INDENT}".join((*lines, *card.text)) + "\n"


def _written_kind(card: Card) -> str:
    items: list[str] = [card.kind, ", ".join(SYMBOLS[x].lower() for x in card.symbols)]
    variable = card.variable
    if card.kind == "jutsu":
        items.append("cost " + " or ".join(map(str, card.costs)))
    else:
        items.append(f"entrance {printed(variable, 'entrance', card.entrance)}")
        items.append(f"hand {printed(variable, 'hand', card.hand)}")
    if card.permanent:
        coins = "" if card.coins is None else f" {printed(variable, 'coins', card.coins)}"
        items.append(f"permanent{coins}")
    if card.counter:
        items.append("counter")
    if card.rarity:
        items.append(f"rarity {card.rarity}")
    return " · ".join(items)


def printed(variable: Collection[str], what: str, number: int) -> str:
    """A value as the card has it, which is X, or X and a number, where it is variable."""
    if what not in variable:
        return str(number)
    return f"X+{number}" if number else "X"


def printed_power(healthy: Power, injured: Power, variable: Collection[str]) -> tuple[str, str]:
    """Both pairs of a Ninja as the card has them."""
    if not variable:
        return str(healthy), str(injured)
    pairs = []
    for state, power in (("healthy", healthy), ("injured", injured)):
        combat = printed(variable, f"{state} combat", power.combat)
        pairs.append(f"{combat}/{printed(variable, f'{state} support', power.support)}")
    return pairs[0], pairs[1]


def _written_power(card: Card) -> str:
    healthy, injured = printed_power(card.healthy, card.injured, card.variable)
    line = f"{healthy} · injured {injured}"
    return f"{line} · {', '.join(card.attributes)}" if card.attributes else line


def _written_characteristics(card: Card) -> str:
    items = [", ".join(card.characteristics) or NO_CHARACTERISTICS]
    if card.mental is not None:
        items.append(f"mental power {printed(card.variable, 'mental', card.mental)}")
    if card.also_named:
        items.append("also named " + "; ".join(card.also_named))
    return " · ".join(items)
