"""What is told of the cards of the tested deck, as data and as lines of text."""

from collections.abc import Iterator, Sequence
from typing import Final

from .card_stats import BY_TURN, MEASURES, CardRow, CardStats, Start
from .facts import NEVER
from .statistics import LEAST_GAMES, WRONG, Difference

Data = dict[str, object]
NAME_WIDTH: Final = 25
FEW: Final = 10
"""Cards that a report shows of its own accord."""
LATE: Final = 3
"""The turn marker from which on a first Ninja is late."""


def as_json(found: CardStats) -> Data:
    """The parts of the report that are about cards."""
    return {
        "start": _start_json(found),
        "cards": [
            {
                "number": row.card.number,
                "name": row.card.name,
                "count": row.card.count,
                **{name: difference(found, one) for name, one in row.measures.items()},
            }
            for row in found.cards
        ],
        "looks": {"count": found.looks, "level": round(found.level, 6), "wrong": WRONG},
    }


def difference(found: CardStats, one: Difference) -> Data:
    """In how many games it was so, who won them, and the difference with its interval."""
    told = {
        "games": one.so,
        "win_rate": round(one.won, 4) if one.so else None,
        "otherwise": round(one.lost, 4) if one.so < one.games else None,
    }
    if not one.is_told:
        return {**told, "difference": None, "low": None, "high": None, "sure": False}
    reach = one.reach(found.level)
    return {
        **told,
        "difference": round(one.value, 4),
        "low": round(max(-1.0, one.value - reach), 4),
        "high": round(min(1.0, one.value + reach), 4),
        "sure": found.is_sure(one),
    }


def _start_json(found: CardStats) -> Data:
    start = found.start
    return {
        "games": start.games,
        "turn_0_ninja": difference(found, start.ready),
        "redrew": difference(found, start.redrew),
        "first_ninja": {
            "never" if turn == NEVER else str(turn): round(share, 4)
            for turn, share in start.first_ninja.items()
        },
        "chakra": {
            one.name: {f"by_turn_{BY_TURN}": round(one.early, 4), "never": round(one.never, 4)}
            for one in start.symbols
        },
    }


def lines(found: CardStats, *, every: bool = False) -> Iterator[str]:
    """How the deck begins, then a line for each card, those whose games are won most first.

    Of all cards, or of those that are most worth to be looked at.
    """
    yield from start_lines(found)
    yield ""
    if not (every or any(one.is_told for row in found.cards for one in row.measures.values())):
        yield f"Cards: too few games to tell what one is worth ({LEAST_GAMES} with it and as many"
        yield "without it are needed); --cards tells how often each came up."
        return
    yield from legend_lines(found)
    yield " " * NAME_WIDTH + "".join(f"{name:>11}" for name in MEASURES)
    shown = found.cards if every else _worth_a_look(found)
    for row in sorted(shown, key=_order):
        name = f"{row.card.count} {row.card.name} {row.card.number}"
        if len(name) >= NAME_WIDTH:
            room = NAME_WIDTH - len(row.card.number) - 5
            name = f"{row.card.count} {row.card.name[:room]}. {row.card.number}"
        cells = "".join(_cell(found, one) for one in row.measures.values())
        yield f"{name:{NAME_WIDTH}}{cells}".rstrip()
    if len(shown) < len(found.cards):
        yield f"and {len(found.cards) - len(shown)} more: --cards shows all"


def _worth_a_look(found: CardStats) -> Sequence[CardRow]:
    """The cards with the least likely differences; all, where there are hardly more."""
    if len(found.cards) <= FEW + 2:
        return found.cards
    return sorted(found.cards, key=_least_chance)[:FEW]


def _least_chance(row: CardRow) -> tuple[float, str]:
    return min(one.chance for one in row.measures.values()), row.card.number


def legend_lines(found: CardStats, *, sure: str = "*", untold: str = ".") -> Iterator[str]:
    """What the table of cards says.

    `sure` and `untold` are what marks a sure difference, and what stands in place of one that is
    not told.
    """
    yield "Cards: games with it in %, and points by which more of them are won than others"
    looks = "1 look" if found.looks == 1 else f"{found.looks} looks"
    yield (
        f"(95 %, corrected for {looks}; {sure} sure; {untold} fewer than "
        f"{LEAST_GAMES} games with it or without)"
    )


def ordered(found: CardStats) -> list[CardRow]:
    """The cards, those first whose games are won most when they are seen."""
    return sorted(found.cards, key=_order)


def _order(row: CardRow) -> tuple[bool, float, str]:
    one = row.measures["seen"]
    return not one.is_told, -one.value, row.card.number


def _cell(found: CardStats, one: Difference) -> str:
    share = f"{100 * one.share:3.0f}"
    if not one.is_told:
        return f"{share:>5}    . "
    reach = 100 * one.reach(found.level)
    sure = "*" if found.is_sure(one) else " "
    return f"{f'{share}{100 * one.value:+4.0f}±{reach:.0f}':>10}{sure}"


def start_lines(found: CardStats) -> Iterator[str]:
    """How the deck gets going."""
    start = found.start
    yield (
        f"A Ninja for turn 0 in the hand it keeps: {100 * start.ready.share:.0f} % of games"
        f"{_effect(found, start.ready)}."
    )
    yield (
        f"A new hand is taken in {100 * start.redrew.share:.0f} %{_effect(found, start.redrew)}."
    )
    yield f"First Ninja on {_turns(start)}."
    if start.symbols:
        told = ", ".join(
            f"{one.name} {100 * one.early:.0f} % (never {100 * one.never:.0f} %)"
            for one in start.symbols
        )
        yield f"In the chakra area by turn {BY_TURN}: {told}."


def _effect(found: CardStats, one: Difference) -> str:
    if not one.is_told:
        return ""
    return f" ({100 * one.value:+.0f} ± {100 * one.reach(found.level):.0f} points)"


def _turns(start: Start) -> str:
    on_time = {turn: start.first_ninja.get(turn, 0.0) for turn in range(LATE)}
    never = start.first_ninja.get(NEVER, 0.0)
    later = 1 - sum(on_time.values()) - never
    told = [f"turn {turn}: {100 * share:.0f} %" for turn, share in on_time.items()]
    return ", ".join([*told, f"later: {100 * later:.0f} %", f"never: {100 * never:.0f} %"])
