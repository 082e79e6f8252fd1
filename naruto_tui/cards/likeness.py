"""Names like one that is misspelled, shortened or half forgotten: word by word, then as a whole.

A name is only offered when it accounts for half of what was asked; one common word in a long line
makes nothing alike.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

_ALIKE: Final = 74
"""Percent from which two words, or two names, are one with a slip."""
_HALF: Final = 0.5
_SMALL: Final = frozenset(("a", "an", "and", "by", "in", "of", "on", "the", "to", "with"))
_SHORTENED: Final = 0.9
"""What a word counts for of which only the beginning was written."""
_LEAST: Final = 3
"""Letters of such a beginning."""
_MOST_WORDS: Final = 12
"""No name has more."""

Names = tuple[str, ...]


def likest(asked: str, names: Names, most: int) -> Names:
    """The folded names that are most like a folded text; none when nothing is.

    >>> likest("narto", ("naruto uzumaki", "a", "nagato"), 1)
    ('naruto uzumaki',)
    """
    found = _as_a_whole(asked, names, most)
    words = [word for word in asked.split() if word not in _SMALL] or asked.split()
    if len(words) <= _MOST_WORDS:
        for name, likeness in _by_words(words, names):
            found[name] = max(found.get(name, 0), likeness)
    best = sorted(found, key=lambda name: (-found[name], len(name), name))
    return tuple(best[:most])


def _as_a_whole(asked: str, names: Names, most: int) -> dict[str, float]:
    from rapidfuzz import fuzz, process  # noqa: PLC0415 - 19 ms, needed on a miss alone

    like = process.extract(asked, names, scorer=fuzz.ratio, limit=most, score_cutoff=_ALIKE)
    return {name: likeness / 100 for name, likeness, _ in like}


def _by_words(words: list[str], names: Names) -> Iterator[tuple[str, float]]:
    """Names that have half of what was asked: how much, a little how much of them was asked.

    Where a name begins so it is a little likelier still.
    """
    meant = {word: _meant(word, names) for word in words}
    asked = sum(map(len, words))
    by_word = _having(names)
    for name in {name for known in meant.values() for one in known for name in by_word[one]}:
        own = name.split()
        likeness = sum(
            max((known.get(one, 0) for one in own), default=0) * len(word)
            for word, known in meant.items()
        )
        if likeness >= _HALF * asked:
            met = sum(len(one) for one in own if any(one in known for known in meant.values()))
            begins = any(own[0] in known for known in meant.values())
            yield name, 0.7 * likeness / asked + 0.2 * met / sum(map(len, own)) + 0.1 * begins


@lru_cache(maxsize=4)
def _having(names: Names) -> dict[str, list[str]]:
    """The names by each of their words."""
    found: dict[str, list[str]] = {}
    for name in names:
        for word in name.split():
            found.setdefault(word, []).append(name)
    return found


@lru_cache(maxsize=1024)
def _meant(word: str, names: Names) -> dict[str, float]:
    """Words that one may be, with a slip or shortened, and how surely."""
    from rapidfuzz import fuzz, process  # noqa: PLC0415

    known = list(_having(names))
    like = process.extract(word, known, scorer=fuzz.ratio, limit=None, score_cutoff=_ALIKE)
    found = {one: likeness / 100 for one, likeness, _ in like}
    if len(word) >= _LEAST:
        begun = (one for one in known if one.startswith(word))
        found |= {one: max(_SHORTENED, found.get(one, 0)) for one in begun}
    return found
