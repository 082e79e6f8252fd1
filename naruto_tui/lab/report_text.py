"""The report of a test as lines of text: the answer first, then what it is made of."""

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap
from typing import Final

from naruto_tui import __version__

from . import report_cards
from .bars import SCALE, bar
from .plan import Listed, Plan
from .sequential import Verdict
from .summary import NAMED, Lost, Rate, Row, Summary, side, strong, weak
from .versions import Compared

WIDTH: Final = 80
AMID: Final = 0.01
"""How far from the middle of its interval a rate may lie to be told with a ±."""
MOST_TOLD: Final = 10
"""Lost games that are told one by one."""


def lines(found: Summary, *, every_card: bool = False) -> Iterator[str]:
    """The report of a test; of all cards, or of those most worth to be looked at."""
    yield from folded(answer_lines(found))
    yield ""
    yield from _table(found)
    yield ""
    yield from folded(course_lines(found))
    if found.cards:
        yield ""
        yield from report_cards.lines(found.cards, every=every_card)
    yield from lost_lines(found.lost)
    yield ""
    yield from digest_lines(found.plan)


def folded(lines: Iterable[str]) -> Iterator[str]:
    """Lines that fit a terminal of 80 columns. The answer itself stays in one."""
    for place, line in enumerate(lines):
        yield from (line,) if place == 0 else _fold(line)


def _fold(line: str) -> list[str]:
    indent = line[: len(line) - len(line.lstrip())] + "  "
    return wrap(
        line, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


def answer_lines(found: Summary) -> Iterator[str]:
    """The answer, and all that it needs to be understood."""
    plan, total = found.plan, found.total
    against = counted(len(plan.against), "deck")
    yield f"{plan.decks[0].name}: {_answer(total, plan)} against {against}"
    yield from _named(found)
    yield settings(plan)
    one = "match" if plan.setting.terms.several else "game"
    yield (
        f"In pairs on the same shuffles: a {one} tells as much as {found.worth:.2f} "
        "independent ones."
    )
    if found.versus:
        yield _gain(plan.decks[0], plan.decks[1], found.versus)
    if found.until:
        verdicts = _OF_VERSIONS if found.versus else _VERDICTS
        yield f"{verdicts[found.until.verdict]} ({found.until.evidence})."
        yield ALWAYS + (LEANS if found.until.is_decided else "")
    yield from _levels(found)


def _levels(found: Summary) -> Iterator[str]:
    """How the answer changes with who plays the other decks."""
    if not found.levels:
        return
    first = _both(found.plan.setting.levels)
    yield f"{first}: {within(found.total.rate)}; the same games by others:"
    for one in found.levels:
        gain = one.gain
        yield (
            f"  {_both(one.levels)}: {within(one.total.rate)}, {100 * gain.gain:+.1f} points "
            f"(95 %: {100 * gain.low:+.1f} to {100 * gain.high:+.1f})"
        )
    told = {1: "it wins more than half", -1: "it wins less than half", 0: "neither is sure"}
    if found.holds:
        yield f"The answer holds at each of these levels: {told[side(found.total.rate)]}."
    else:
        yield "The answer depends on who plays."


def _both(levels: tuple[str, str]) -> str:
    return " against ".join(levels)


def within(rate: Rate) -> str:
    """A rate with its interval, as ± where the rate lies in the middle of it to a point."""
    low, high = rate.interval()
    if rate.value is None or abs((low + high) / 2 - rate.value) > AMID:
        return f"{percent(rate)} % ({interval(rate)})"
    return f"{percent(rate)} % ± {100 * rate.reach:.1f}"


def digest_lines(plan: Plan) -> Iterator[str]:
    """The decks by their digests, which tell whether a list is still the same."""
    decks = {deck.name: deck.digest for deck in (*plan.decks, *plan.against)}
    yield from _fold("Digests: " + ", ".join(f"{name} {one}" for name, one in decks.items()))


def settings(plan: Plan) -> str:
    """What the run was, so that it can be repeated."""
    setting = plan.setting
    mine = setting.levels[0]
    levels = mine if plan.form == "round robin" else _both(setting.levels)
    terms = setting.terms
    best = f", best of {terms.games}, the loser {terms.loser}" if terms.several else ""
    part = "" if plan.part == (1, 1) else ", part {} of {}".format(*plan.part)
    return (
        f"{levels}, edition {setting.edition}{best}, seed {setting.seed}{part}, "
        f"naruto-tui {__version__}"
    )


def counted(number: int, word: str, many: str = "") -> str:
    """So many of a thing."""
    return f"{number:,} {word}" if number == 1 else f"{number:,} {many or word + 's'}"


def _answer(one: Row, plan: Plan) -> str:
    """How many were won of the matches, or of the games where one is a match."""
    word, many = ("match", "matches") if plan.setting.terms.several else ("game", "games")
    rate = one.rate
    if rate.value is None:
        played = one.counts.games if one.matches is None else one.matches.matches
        return f"no {word} of {played} came to an end"
    return f"wins {within(rate)} of {counted(rate.games, word, many)}"


def _named(found: Summary) -> Iterator[str]:
    """The opponents that are sure to be stronger or weaker, where there are several."""
    if len(found.rows) < 2:
        return
    for words, decks in (("Weak to", weak(found)), ("Strong against", strong(found))):
        if decks:
            more = f" and {len(decks) - NAMED} more" if len(decks) > NAMED else ""
            some = ", ".join(f"{deck.name} ({100 * rate:.0f} %)" for deck, rate in decks[:NAMED])
            yield f"{words} {some}{more}"


ALWAYS: Final = "The intervals are so wide that they hold whenever a run stops, in 95 % at least."
LEANS: Final = " It stopped when that was clear, so the rate is rather too far from even."
"""A run ends when it has gone far to one side: what it measured till then leans to that side."""


_VERDICTS: Final[dict[Verdict, str]] = {
    "more": "Decided: it wins more than half",
    "less": "Decided: it wins less than half",
    "undecided": "Not decided: about half, as far as these games tell",
}


_OF_VERSIONS: Final[dict[Verdict, str]] = {
    "more": "Decided: the new version wins more",
    "less": "Decided: the new version wins less",
    "undecided": "Not decided: both win about as much, as far as these games tell",
}


def _gain(deck: Listed, old: Listed, found: Compared) -> str:
    before = "the old version" if old.name == deck.name else old.name
    return (
        f"{deck.name} wins {100 * found.new:.1f} %, {before} {100 * found.old:.1f} % of the same "
        f"{counted(found.rounds, 'round')}: {100 * found.gain:+.1f} points "
        f"(95 %: {100 * found.low:+.1f} to {100 * found.high:+.1f})."
    )


def _table(found: Summary) -> Iterator[str]:
    """A line for each opponent: the rate, its interval, and both as a bar."""
    names = [other.name for other, _ in found.rows]
    width = min(MOST_OF_NAME, max(map(len, (NAME, *names))))
    lost = bool(found.lost)
    yield (
        f"{NAME:{width}} {'won':>6} {'95 %':>13}  {SCALE}  first second"
        + ("  limit failed" if lost else "")
    )
    for other, one in (*found.rows, *([(None, found.total)] if len(found.rows) > 1 else [])):
        name = "all" if other is None else other.name
        name = name if len(name) <= width else f"{name[: width - 1]}~"
        counts = one.counts
        numbers = f"{percent(one.rate):>6} {interval(one.rate):>13}"
        sides = f"{percent(counts.going_first.rate):>5} {percent(counts.going_second.rate):>6}"
        columns = f"  {counts.unfinished:5} {counts.errors:6}" if lost else ""
        yield f"{name:{width}} {numbers}  {bar(one.rate)}  {sides}{columns}"


NAME: Final = "won in % against"
MOST_OF_NAME: Final = 28
"""Columns; whole names stand with the digests."""


def percent(rate: Rate) -> str:
    return "-" if rate.value is None else f"{100 * rate.value:.1f}"


def interval(rate: Rate) -> str:
    low, high = rate.interval()
    return f"{100 * low:.1f} to {100 * high:.1f}"


def course_lines(found: Summary) -> Iterator[str]:
    """How the games went."""
    total = found.total.counts
    if found.plan.setting.terms.several and total.rate.value is not None:
        yield (
            f"Game by game it wins {100 * total.rate.value:.1f} % of "
            f"{counted(total.rate.games, 'game')}."
        )
    if total.beginner.value is not None:
        yield (
            f"Who begins wins {within(total.beginner)}; {total.endings['rewards']:,} games ended "
            f"by rewards, {total.endings['deck out']:,} by an empty deck"
            + (f", {total.endings['effect']:,} by a card" if total.endings["effect"] else "")
            + "."
        )
    if all(part.rate.games for part in total.seats):
        as_first, as_second = (percent(part.rate) for part in total.seats)
        yield f"As Player 1 it wins {as_first} %, as Player 2 {as_second} %."
    yield (
        f"A game lasts {total.turns.median} turns, four in five from {total.turns.p10} to "
        f"{total.turns.p90}, both players' turns counted."
    )


def lost_lines(lost: Sequence[Lost]) -> Iterator[str]:
    """Games that count in no rate, each with the command that plays it again."""
    kinds = (("unfinished", "reached the limit of turns"), ("error", "failed"))
    for ending, told in kinds:
        some = [one for one in lost if one.ending == ending]
        if not some:
            continue
        counts = "counts" if len(some) == 1 else "count"
        yield ""
        yield f"{counted(len(some), 'game')} {told} and {counts} in no rate. Again:"
        for one in some[:MOST_TOLD]:
            yield f"  {one.command}"
            if one.error:
                yield f"    {one.error}"
        if len(some) > MOST_TOLD:
            yield f"  and {len(some) - MOST_TOLD:,} more: --json tells all"
