"""The parser: tables made by Lark from the grammar, kept in the user's cache, and their driver.

Building the tables takes some tenths of a second, so they are kept. Lark itself is only imported
when they are built; a run with the cache present reads text without it.
"""

import gc
import pickle
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple
from zlib import crc32

from naruto_tui import __version__
from naruto_tui.cards.language.errors import WINDOWS, CardTextError, unexpected, unknown
from naruto_tui.cards.language.lexer import Token, tokens
from naruto_tui.cards.language.phrases import MOST_OFFERED, nearest, phrases, phrases_with, spoken
from naruto_tui.kept import keep, kept

_END: Final = "$END"
_FORMAT: Final = "2"
"""Of the kept tables. They hold nothing of Lark's, so its version is no part of their key."""
_SILENT: Final = object()
"""The value of a token that carries no meaning."""


class Rule(NamedTuple):
    """A production as the driver needs it."""

    origin: str
    size: int
    name: str
    """The function of the reader; empty where the children are handed on."""
    single: bool
    """One child stands for itself."""


class Table(NamedTuple):
    """The finished parser: for each state what a token or a finished rule leads to."""

    rules: tuple[Rule, ...]
    states: tuple[dict[str, int], ...]
    """A number n: go to state n; -n - 1: apply rule n."""
    start: int
    end: int


def grammar() -> str:
    """The text of the grammar."""
    return Path(__file__).with_name("grammar.lark").read_text(encoding="utf-8")


def build(*, strict: bool = False) -> Table:
    """Makes the tables with Lark; strict: two readings of one sentence are an error."""
    from lark import Lark  # noqa: PLC0415 - 40 ms, for the first run alone
    from lark.lexer import Lexer  # noqa: PLC0415

    class NoLexer(Lexer):
        """Stands in for the lexer, which Lark need not know."""

        def __init__(self, conf: object) -> None:
            """Needs nothing of the configuration."""

        def lex(self, *_: object) -> Any:
            return iter(())

    with _uncollected():
        made = Lark(
            grammar(),
            parser="lalr",
            lexer=NoLexer,
            start="line",
            maybe_placeholders=False,
            strict=strict,
        )
    return _plain(made.parser.parser._parse_table)  # noqa: SLF001 # Lark has no public door to it


@contextmanager
def _uncollected() -> Iterator[None]:
    """Without the garbage collector: all that is made is needed to the end. Saves an eighth."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def _plain(made: Any) -> Table:
    """Lark's table without Lark's classes."""
    rules: dict[Any, int] = {}
    states: list[dict[str, int]] = [{} for _ in made.states]
    for number, actions in made.states.items():
        for symbol, (action, argument) in actions.items():
            if action.name == "Shift":
                states[number][symbol] = argument
            else:
                states[number][symbol] = -rules.setdefault(argument, len(rules)) - 1
    return Table(
        tuple(_plain_rule(rule) for rule in rules),
        tuple(states),
        made.start_states["line"],
        made.end_states["line"],
    )


def _plain_rule(rule: Any) -> Rule:
    origin = str(rule.origin.name)
    name = rule.alias or ("" if origin.startswith("_") else origin)
    single = bool(rule.options.expand1) and not rule.alias
    return Rule(origin, len(rule.expansion), name, single)


# -- the cache -------------------------------------------------------------------------------------


def _key() -> str:
    """What the tables depend on; kept with them and compared whole."""
    return f"{_FORMAT}\n{__version__}\n{grammar()}"


def _name(key: str) -> str:
    """Each grammar has a file of its own: two programs side by side share a cache."""
    return f"card-language-{crc32(key.encode()):08x}.table"


def _kept() -> Table | None:
    """The tables in the cache; those that cannot be read are as good as none."""
    key = _key()
    data = kept(_name(key), key)
    if data is None:
        return None
    try:
        rules, *rest = pickle.loads(data)  # noqa: S301 # in the user's own cache
        return Table(tuple(Rule(*rule) for rule in rules), *rest)
    except Exception:  # noqa: BLE001 # whatever is wrong with it, it can be made again
        return None


def _keep(table: Table) -> None:
    rules = tuple(tuple(rule) for rule in table.rules)
    key = _key()
    keep(_name(key), key, pickle.dumps((rules, *table[1:]), pickle.HIGHEST_PROTOCOL))


@cache
def table() -> Table:
    """The tables, from the cache or newly made."""
    if (found := _kept()) is not None:
        return found
    made = build()
    _keep(made)
    return made


def make_ready() -> None:
    """Makes the tables where the cache has none.

    That takes 30 MB for a moment. Whatever is loaded afterwards gets them; made at the first card
    of a game, they would come on top of it.
    """
    key = _key()
    if kept(_name(key), key) is None:
        table()


# -- the driver ------------------------------------------------------------------------------------

Build = Callable[..., Any]
RULES: Final[dict[str, Build]] = {}
"""What makes a value of each rule of the grammar; the modules of the reader fill it."""
PLACED: Final[set[type]] = set()
"""Named tuples of the reader with a field `column`: it becomes that of their first word."""


def rule(function: Build) -> Build:
    """Enters a function as the maker of the rule of its name."""
    name = function.__name__.rstrip("_")
    if name in RULES:
        raise ValueError(f"the rule '{name}' has two makers")
    RULES[name] = function
    return function


def parse(line: str) -> Any:
    """Reads one line; each finished rule calls its function with its children."""
    rules, states, start, end = table()
    where, values, columns = [start], [], []
    read = tokens(line)
    last = Token(_END, "", len(line.rstrip()) + 1)
    for at, token in enumerate([*read, last]):
        while True:
            action = states[where[-1]].get(token.type)
            if action is None:
                raise _refused(line, _unknown_behind(read[at:]) or token, where)
            if action >= 0:
                where.append(action)
                values.append(_SILENT if token.type[0] == "_" else token.text)
                columns.append(token.column)
                break
            _reduce(rules[-action - 1], where, values, columns, token.column)
            where.append(states[where[-1]][rules[-action - 1].origin])
            if token is last and where[-1] == end:
                return values[-1]
    raise AssertionError("the last token ends the line or is an error")


_DIGITS: Final = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5"}
"""Numbers that are written in digits here."""


def _refused(line: str, token: Token, where: Sequence[int]) -> CardTextError:
    """What is said of a token of this line that cannot stand there."""
    from naruto_tui.cards.language.borrowed import meant  # noqa: PLC0415 - for mistakes alone

    word, column = token.text, token.column
    if word == "[" and "TAG" in table().states[where[-1]]:
        return CardTextError(WINDOWS, column=column, word=word)
    could = expected(where)
    if word in _DIGITS and "a number" in could:
        return unexpected(word, column, could, (_DIGITS[word],))
    known = token.type != "WORD"
    habit = meant(line, column, could, known=known)
    if known:
        return unexpected(word, column, could, habit)
    if phrases := phrases_with(word)[:MOST_OFFERED]:
        return unexpected(word, column, could, habit or phrases)
    return unknown(word, column, could, habit or nearest(word))


def _unknown_behind(read: Sequence[Token]) -> Token | None:
    """A word of no phrase that cuts short the phrase begun here: `of the enemys`."""
    start = node = phrases()
    for token in read:
        for word in token.text.split():
            if word not in node.then:
                missed = node is not start and token.type == "WORD" and not phrases_with(word)
                return token if missed else None
            node = node.then[word]
    return None


class _Spliced(list[Any]):
    """Children of a rule without a function: they become children of the rule above."""


def _reduce(
    production: Rule,
    where: list[int],
    values: list[Any],
    columns: list[int],
    ahead: int,
) -> None:
    """Makes one value of the last ones; what is made of none stands where the next word does."""
    size = production.size
    children: list[Any] = []
    column = ahead
    if size:
        for value in values[-size:]:
            if type(value) is _Spliced:
                children.extend(value)
            elif value is not _SILENT:
                children.append(value)
        column = columns[-size]
        del where[-size:], values[-size:], columns[-size:]
    columns.append(column)
    if not production.name:
        values.append(_Spliced(children))
    elif production.single and len(children) == 1:
        values.append(children[0])
    else:
        values.append(_call(RULES[production.name], children, column))


def _call(function: Build, children: Sequence[Any], column: int) -> Any:
    try:
        made = function(*children)
        return made._replace(column=column) if type(made) in PLACED else made
    except CardTextError as error:
        if error.column > 1 or column == 1:
            raise
        raise CardTextError(
            error.message, column=column, word=error.word, expected=error.expected
        ) from None


def expected(where: Sequence[int]) -> list[str]:
    """What could follow here, in words: tokens that really lead on; single words come last."""
    found = {
        spoken(symbol)
        for symbol, action in table().states[where[-1]].items()
        if (symbol.isupper() or symbol == _END) and _leads_on(list(where), symbol, action)
    }
    return sorted(found - {""}, key=lambda words: (words.startswith("'"), words))


def _leads_on(where: list[int], symbol: str, action: int | None) -> bool:
    rules, states, _, end = table()
    while action is not None and action < 0:
        rule = rules[-action - 1]
        if rule.size:
            del where[-rule.size :]
        where.append(states[where[-1]][rule.origin])
        if symbol == _END and where[-1] == end:
            return True
        action = states[where[-1]].get(symbol)
    return action is not None
