"""The pool: every card there is, known by number and name, its paragraph read when asked for.

Examples: `shipped().card("N-013").title` is `Village Governor`; `shipped().find("haku")` gives
the three versions of Haku.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from os import PathLike
from pathlib import Path
from zlib import crc32

from attrs import evolve

from naruto_tui.cards.files import CardFile, CardFileError, Paragraph, index, load
from naruto_tui.cards.likeness import likest
from naruto_tui.cards.model import Card
from naruto_tui.cards.names import as_number, folded, in_any_order, other_spellings
from naruto_tui.cards.paragraphs import read
from naruto_tui.cards.searching import Test, asked, folded_text

SETS = Path(__file__).parent / "sets"


class UnknownCardError(ValueError):
    """No card has this number or name; the message offers the nearest ones."""

    def __init__(self, asked: str, nearest: tuple[str, ...]) -> None:
        self.asked = asked
        self.nearest = nearest
        super().__init__(asked, nearest)

    def __str__(self) -> str:
        return f'no card is called "{self.asked}"{offer(self.nearest)}'


def offer(nearest: tuple[str, ...]) -> str:
    """The end of a message that has a better name."""
    return f"; did you mean {' or '.join(nearest)}?" if nearest else ""


def _twice(new: Paragraph, first: Paragraph) -> str:
    if new.custom and not first.custom:
        return f"{new.number} is the number of a printed card, {first.name}; give it another one"
    return f"{new.number} stands already in {first.file}:{first.line}; give it another number"


class Pool:
    """Cards of one or more card files, in the order of the files."""

    def __init__(self, files: Iterable[CardFile]) -> None:
        self.sets: dict[str, str] = {}
        """Set number and name."""
        self._paragraphs: dict[str, Paragraph] = {}
        self._cards: dict[str, Card] = {}
        for file in files:
            self.add(file)

    @classmethod
    def beside(cls, other: "Pool") -> "Pool":
        """A pool of its own with all cards of another one, to which more can be added."""
        pool = cls(())
        pool.sets = dict(other.sets)
        pool._paragraphs = dict(other._paragraphs)  # noqa: SLF001 - a pool's own
        pool._cards = dict(other._cards)  # noqa: SLF001
        return pool

    def add(self, file: CardFile) -> None:
        """All cards of a file, or none: `CardFileError` where a number is there already."""
        for paragraph in file.paragraphs:
            if first := self._paragraphs.get(paragraph.number):
                raise CardFileError(paragraph.file, paragraph.line, _twice(paragraph, first))
        self.sets.setdefault(file.set_number, file.set_name)
        self._paragraphs.update((one.number, one) for one in file.paragraphs)

    def __len__(self) -> int:
        return len(self._paragraphs)

    def __contains__(self, number: object) -> bool:
        return number in self._paragraphs

    def __iter__(self) -> Iterator[Card]:
        """Every card, read."""
        return (self.card(number) for number in self._paragraphs)

    @property
    def paragraphs(self) -> Iterable[Paragraph]:
        """Every card, unread."""
        return self._paragraphs.values()

    def card(self, number: str) -> Card:
        """The card with this collector's number; `UnknownCardError` when there is none."""
        card = self._cards.get(number)
        if card is None:
            paragraph = self._paragraphs.get(number)
            if paragraph is None:
                raise UnknownCardError(number, self.nearest(number))
            card = self._cards[number] = read(paragraph)
        return card

    def named(self, name: str) -> tuple[Card, ...]:
        """The versions printed under a name, however it is spelled; none when there is none."""
        key = folded(name)
        found = self._by_name.get(key) or self._by_name.get(folded(other_spellings().get(key, "")))
        found = found or self._by_words.get(in_any_order(key), [])
        exact = [number for number in found if self._paragraphs[number].name == name]
        return tuple(self.card(number) for number in exact or found)

    def find(self, number_or_name: str) -> tuple[Card, ...]:
        """The card with this number, or all versions of this name."""
        number = as_number(number_or_name)
        if number in self._paragraphs:
            return (self.card(number),)
        if found := self.named(number_or_name):
            return found
        raise UnknownCardError(number_or_name, self.nearest(number_or_name))

    def search(self, words: Iterable[str]) -> tuple[Paragraph, ...]:
        """Cards that have each word or phrase, and each field its value (`searching`).

        Raises:
            SearchError: a field cannot have such a value.
        """
        asks, tests = asked(words)
        if not asks and not tests:
            return ()
        found = [one for one in self.paragraphs if all(ask(one) for ask in asks)]
        if tests:
            found = [one for one in found if self._passes(one, tests)]
        return tuple(found)

    def _passes(self, paragraph: Paragraph, tests: list[Test]) -> bool:
        card = self.card(paragraph.number)
        return all(test(card) for test in tests)

    def read_all(self) -> None:
        """Reads every card and all that is searched, so that any search is quick."""
        for paragraph in self.paragraphs:
            self.card(paragraph.number)
            folded_text(paragraph.raw)

    def nearest(self, text: str, most: int = 3) -> tuple[str, ...]:
        """Names with this in them, else those like it; none for a number: those do not resemble."""
        if as_number(text) or not folded(text):
            return ()
        if holding := self._holding(folded(text)):
            return holding[:most]
        found = likest(folded(text), tuple(self._by_name), most)
        return tuple(self._paragraphs[self._by_name[key][0]].name for key in found)

    def _holding(self, text: str) -> tuple[str, ...]:
        """Names in which the text stands at the beginning of a word, the shortest first."""
        keys = [key for key in self._by_name if text and f" {text}" in f" {key}"]
        numbers = (self._by_name[key][0] for key in sorted(keys, key=len))
        return tuple(self._paragraphs[number].name for number in numbers)

    @cached_property
    def _by_name(self) -> dict[str, list[str]]:
        printed: dict[str, list[str]] = {}
        for paragraph in self.paragraphs:
            printed.setdefault(paragraph.name, []).append(paragraph.number)
        found: dict[str, list[str]] = {}
        for name, numbers in printed.items():
            found.setdefault(folded(name), []).extend(numbers)
        return found

    @cached_property
    def _by_words(self) -> dict[str, list[str]]:
        return {in_any_order(name): numbers for name, numbers in self._by_name.items()}


def open_pool(*paths: str | PathLike[str]) -> Pool:
    """The pool of these card files, which somebody has written."""
    return Pool(as_custom(index(load(path), str(path))) for path in paths)


def as_custom(file: CardFile) -> CardFile:
    """The cards of a file as those of a player."""
    return evolve(file, paragraphs=tuple(one._replace(custom=True) for one in file.paragraphs))


def fingerprint() -> str:
    """Another one whenever any of the card files of the program is another."""
    return " ".join(f"{path.name} {crc32(path.read_bytes()):08x}" for path in _shipped_files())


def _shipped_files() -> list[Path]:
    return sorted(SETS.glob("*.cards"))


@lru_cache(maxsize=1)
def shipped() -> Pool:
    """The pool that comes with the program."""
    return Pool(index(load(path), path.name) for path in _shipped_files())
