"""Reads wishes; an error points at the word and says what could stand there.

    wish   := both ("or" both)*            both := one ("and" one)*
    one    := "(" wish ")" [time] | [amount] card+ [time]
    amount := 2 | 2+ | 1-2 | "at least" 2 | "at most" 2 | "exactly" 2 | "no"
    card   := kind | symbol | number | "entrance" amount | "playable" | name | word of a card
    time   := "in opening" ["hand"] | "by turn" 3

Without an amount one or more are wanted. A part without a time has that of the next part with
one, else of the last one, else the opening hand. Names of several words may stand in quotes.
"""

import re
from collections.abc import Iterable
from typing import Final

from attrs import Factory, define, evolve, frozen

from naruto_tui.cards.model import SYMBOLS, Card, Kind
from naruto_tui.cards.names import as_number, folded
from naruto_tui.decklists.odds.wishes import And, Or, Part, Tree, What, Wish, words_of

LONGEST: Final = 300
"""Characters of a wish."""
MOST_PARTS: Final = 8
LAST_TURN: Final = 30
MOST_CARDS: Final = 99

KINDS: Final[dict[str, tuple[Kind, ...]]] = {
    "ninja": ("ninja",), "ninjas": ("ninja",),
    "jutsu": ("jutsu",), "jutsus": ("jutsu",),
    "mission": ("mission",), "missions": ("mission",),
    "client": ("client",), "clients": ("client",),
    "card": (), "cards": (),
}  # fmt: skip
LETTERS: Final = {name.lower(): letter for letter, name in SYMBOLS.items()}
_FILLERS: Final = frozenset(("of", "with", "a", "an", "the", "named", "symbol", "symbols"))
_WORD: Final = re.compile(
    r'"(?P<quoted>[^"]*)"|(?P<sign>[()]|[,;](?=\s|$))|(?P<word>(?:[^\s()",;]|[,;](?!\s|$))+)'
)
_RANGE: Final = re.compile(r"([0-9]+)(?:(\+)|-([0-9]+))?")
_FIGURE: Final = re.compile(r"[-+]?[0-9][-+0-9.,x]*")
_JOINS: Final = frozenset((",", ";", "&", "+", "&&", "||", "|"))
"""What is written where `and` or `or` stands."""
_IN_WORDS: Final = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10,
}  # fmt: skip
_SHOWN: Final = 60
"""Characters of a wish in a message."""
_CARD_WORDS: Final = (
    "ninja, jutsu, mission, client or card, a symbol such as fire, a number such as N-001, "
    "entrance 0-1, playable, or a name or word of a card of the deck"
)


class WishError(ValueError):
    """A wish that cannot be read, or that is too much to reckon."""


def shortened(text: str) -> str:
    """A wish or a word of one, for a message."""
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."


@frozen
class _Token:
    text: str
    column: int
    """From 1."""
    quoted: bool = False


@define
class _Reader:
    """A wish half read."""

    text: str
    words: frozenset[str]
    """All names and words of the deck's cards, folded."""
    numbers: frozenset[str]
    tokens: list[_Token]
    at: int = 0
    depth: int = 0
    """Of open parentheses."""
    parts: list[Part] = Factory(list)
    timed: list[bool] = Factory(list)

    # -- tokens --

    def peek(self) -> str:
        """The next word in lower case; empty at the end, or where a quoted name stands."""
        token = self.tokens[self.at] if self.at < len(self.tokens) else None
        return token.text.lower() if token and not token.quoted else ""

    def takes(self, *words: str) -> bool:
        """Whether these words follow; they are then passed."""
        found = [one.text.lower() for one in self.tokens[self.at : self.at + len(words)]]
        if found != list(words):
            return False
        self.at += len(words)
        return True

    def wrong(self, wanted: str) -> WishError:
        """An error at the next word."""
        if self.at < len(self.tokens):
            token = self.tokens[self.at]
            where = f'"{shortened(token.text)}" in column {token.column}'
        else:
            where = f"it ends in column {len(self.text.rstrip()) + 1}, and"
        return WishError(f"wish `{shortened(self.text)}`: {where} cannot be read; {wanted}")

    # -- grammar --

    def wish(self) -> Tree:
        found = [self.both()]
        while self.takes("or"):
            found.append(self.both())
        return found[0] if len(found) == 1 else Or(tuple(found))

    def both(self) -> Tree:
        found = [self.one()]
        while self.takes("and"):
            found.append(self.one())
        return found[0] if len(found) == 1 else And(tuple(found))

    def one(self) -> Tree:
        if self.takes("("):
            return self.inner()
        if len(self.parts) == MOST_PARTS:
            raise self.wrong(f"a wish has at most {MOST_PARTS} parts; leave some out")
        low, high = self.amount()
        what = self.what()
        turn, timed = self.time()
        self.parts.append(Part(low, high, what, turn))
        self.timed.append(timed)
        return len(self.parts) - 1

    def inner(self) -> Tree:
        """What stands in parentheses; a time behind them is that of its parts without one."""
        begun = len(self.parts)
        self.depth += 1
        if self.depth > MOST_PARTS:
            raise self.wrong(f"at most {MOST_PARTS} parentheses stand in each other")
        found = self.wish()
        self.depth -= 1
        if not self.takes(")"):
            raise self.wrong("there could stand and, or, or a closing )")
        turn, timed = self.time()
        for index in range(begun, len(self.parts)):
            if timed and not self.timed[index]:
                self.parts[index] = evolve(self.parts[index], turn=turn)
                self.timed[index] = True
        return found

    def amount(self) -> tuple[int, int | None]:
        if self.takes("no"):
            return 0, 0
        for words, shape in (("at", "least"), "low"), (("at", "most"), "high"):
            if self.takes(*words):
                number = self.number()
                return (number, None) if shape == "low" else (0, number)
        if self.takes("exactly"):
            number = self.number()
            return number, number
        if found := self.range():
            low, high, open_end = found
            if open_end and not low:
                self.at -= 1
                raise self.wrong("none or more is always so; write no, or a number from 1")
            return low, None if open_end else high
        return 1, None

    def number(self, most: int = MOST_CARDS, what: str = "number") -> int:
        word = self.peek()
        if not (word.isascii() and word.isdigit()) or int(word[:9]) > most:
            raise self.wrong(f"there could stand a {what} from 0 to {most}")
        self.at += 1
        return int(word)

    def range(self) -> tuple[int, int, bool] | None:
        """`2`, `2+` (both without an end when cards are counted) or `1-2`."""
        match = _RANGE.fullmatch(self.peek())
        if match is None:
            return None
        low, high = int(match[1][:9]), int((match[3] or match[1])[:9])
        if high < low or high > MOST_CARDS:
            raise self.wrong(f"there could stand a number up to {MOST_CARDS}, or two, lower first")
        self.at += 1
        return low, high, match[3] is None

    def what(self) -> What:
        found = What()
        begun = self.at
        while self.at < len(self.tokens):
            more = self.item(found)
            if more is not None:
                found, begun = more, -1
            elif self.peek() in _FILLERS:
                self.at += 1
            else:
                break
        if begun >= 0:
            raise self.wrong(self.no_card())
        return found

    def no_card(self) -> str:
        """What is said of a word that means no card of the deck."""
        word = self.peek()
        if figure := _IN_WORDS.get(word):
            return f"write the number in figures: {figure}"
        if word in _JOINS:
            return f'write "and" or "or" in place of {word}'
        if number := as_number(word):
            return f"no card of the deck has the number {number}"
        if _FIGURE.fullmatch(word):
            return f"there could stand a number from 0 to {MOST_CARDS}"
        return f"there could stand {_CARD_WORDS}{self.offer()}"

    def item(self, found: What) -> What | None:
        if phrase := self.phrase():
            return evolve(found, words=(*found.words, phrase))
        word = self.peek()
        if word in KINDS:
            self.at += 1
            return evolve(found, kinds=KINDS[word] or found.kinds)
        if word in LETTERS:
            self.at += 1
            return evolve(found, letters=found.letters + LETTERS[word])
        if (number := as_number(word)) and number in self.numbers:
            self.at += 1
            return evolve(found, numbers=(*found.numbers, number))
        if word == "playable":
            self.at += 1
            return evolve(found, playable=True)
        if word == "entrance":
            self.at += 1
            self.takes("cost")
            return evolve(found, entrance=self.entrance())
        return None

    def entrance(self) -> tuple[int, int | None]:
        if self.takes("at", "most"):
            return 0, self.number()
        if self.takes("at", "least"):
            return self.number(), None
        plus = self.peek().endswith("+")
        found = self.range()
        if found is None:
            raise self.wrong("there could stand an entrance cost such as 0, 0-1 or 4+")
        return found[0], None if plus else found[1]

    def no_more(self) -> str:
        """What is said of a word behind what is whole already."""
        word = self.peek()
        if word in _JOINS or as_number(word):
            return self.no_card()
        if word in {"in", "by"} and self.timed and self.timed[-1]:
            return "each part has one time; leave one out"
        if word in _IN_WORDS or _FIGURE.fullmatch(word):
            return 'write "and" or "or" between two parts of a wish'
        could = "and, or, in opening, by turn 3"
        return f"there could stand {could}, or {_CARD_WORDS}{self.offer()}"

    def phrase(self) -> str:
        """The longest name or word of a card that begins here; plain words are none."""
        token = self.tokens[self.at]
        if token.quoted:
            if (name := folded(token.text)) not in self.words:
                raise self.wrong(f"no card of the deck has this name or word{self.offer()}")
            self.at += 1
            return name
        for length in range(min(12, len(self.tokens) - self.at), 0, -1):
            following = self.tokens[self.at : self.at + length]
            if any(one.quoted or one.text in {"(", ")"} for one in following):
                continue
            if following[0].text in _JOINS:
                continue
            name = folded(" ".join(one.text for one in following))
            plain = length == 1 and (name in KINDS or name in LETTERS)
            if name in self.words and not plain:
                self.at += length
                return name
        return ""

    def time(self) -> tuple[int | None, bool]:
        if self.takes("in", "the", "opening") or self.takes("in", "opening"):
            self.takes("hand")
            return None, True
        if self.takes("by", "turn"):
            return self.number(LAST_TURN, "turn"), True
        return None, False

    def offer(self) -> str:
        if self.at >= len(self.tokens):
            return ""
        from difflib import get_close_matches  # noqa: PLC0415 - on a miss alone

        known = [*KINDS, *LETTERS, *self.words, "entrance", "playable"]
        close = get_close_matches(folded(self.tokens[self.at].text), known, n=1)
        return f"; did you mean {close[0]}?" if close else ""


def read_wish(text: str, cards: Iterable[Card]) -> Wish:
    """The wish that a text is, about a deck of these cards.

    Raises:
        WishError: it is none; the message points at the word.
    """
    if len(text) > LONGEST:
        raise WishError(f"wish longer than {LONGEST} characters; ask two wishes")
    if not text.strip():
        raise WishError("the wish is empty; write one such as 2 fire by turn 3")
    if not text.isprintable():
        raise WishError(
            f"wish {shortened(text)!r}: has a character that is not printed; take it out"
        )
    tokens, end = [], 0
    for match in _WORD.finditer(text):
        if text[end : match.start()].strip():
            break
        quoted = match["quoted"] is not None
        word = match["quoted"] if quoted else match[0]
        tokens.append(_Token(word, match.start() + 1, quoted))
        end = match.end()
    if text[end:].strip():
        raise WishError(
            f"wish `{shortened(text)}`: the quotation mark is not closed; write a second one"
        )
    known = tuple(cards)
    words = frozenset(word for card in known for word in words_of(card) if word)
    reader = _Reader(text, words, frozenset(card.number for card in known), tokens)
    tree = reader.wish()
    if reader.at < len(tokens):
        raise reader.wrong(reader.no_more())
    return Wish(text, _with_times(reader.parts, reader.timed), tree)


def _with_times(parts: list[Part], timed: list[bool]) -> tuple[Part, ...]:
    """Each part without a time gets that of the next with one, else of the last one before."""
    found = list(parts)
    marks = [index for index, has in enumerate(timed) if has]
    for index in range(len(found)):
        if marks and not timed[index]:
            mark = next((one for one in marks if one > index), marks[-1])
            found[index] = evolve(found[index], turn=found[mark].turn)
    return tuple(found)
