"""The lines that a run's results are written in: the plan as JSON, a lot, and a line for each game.

    plan {"version": "0.1.0", "form": "test", "edition": "us", ...}
    lot MEETING FIRST MATCHES GAMES
    game MATCH GAME BEGINS WINNER ENDING TURN
         OPENING SEEN PLAYED RESOLVED STUCK REDRAWS NINJA CHAKRA ERROR

(a game is one line). MEETING, FIRST, MATCH and GAME count from 1. BEGINS is the deck that began,
WINNER the one that won or 0: 1 is the tested deck, 2 the other. The number of its match
tells the tested deck's seat (`schedule.seat_of`). OPENING to STUCK are sets of its cards: bit i of
the hexadecimal number stands for the i-th card of the plan, from 0. NINJA is the turn marker when
its first Ninja came, CHAKRA those when the symbols that its Jutsu ask for came to its chakra area,
in the order of the plan; -1 is never, and a dash stands for no symbol at all.
ERROR is a JSON text, or a dash.
"""

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, cast

from attrs import evolve

from naruto_tui.players import LEVELS
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.matches import LENGTHS, LOSER, Terms

from .facts import Facts
from .plan import FORMS, MOST_GAMES, Copies, Listed, Plan
from .play import ENDINGS, Ending, Outcome
from .schedule import Lot, Setting

_SET: Final = "([0-9a-f]{1,99})"
_GAME: Final = re.compile(
    r"game ([0-9]{1,8}) ([0-9]) ([12]) ([012]) ([a-z_]+) ([0-9]{1,5}) "
    rf"{_SET} {_SET} {_SET} {_SET} {_SET} "
    r"([0-9]{1,2}) (-?[0-9]{1,4}) (-|[-0-9,]{1,99}) (-|\".*\")"
)
_LOT: Final = re.compile(r"lot ([0-9]{1,6}) ([0-9]{1,8}) ([0-9]{1,4}) ([0-9]{1,5})")


class LineError(ValueError):
    """A line that says what no run would have written."""


def plan_line(plan: Plan, version: str) -> str:
    """A plan, and the version of the program that carries it out."""
    setting = plan.setting
    data = {
        "version": version,
        "form": plan.form,
        "edition": setting.edition,
        "seed": setting.seed,
        "levels": [one.levels for one in plan.settings()],
        "match": setting.terms.games,
        "loser": setting.terms.loser,
        "games": plan.games,
        "until_decided": plan.until_decided,
        "part": list(plan.part),
        "custom": plan.custom,
        "decks": [_deck(deck) for deck in plan.decks],
        "against": [_deck(deck) for deck in plan.against],
    }
    return f"plan {json.dumps(data)}"


def _deck(deck: Listed) -> dict[str, object]:
    return {
        "name": deck.name,
        "digest": deck.digest,
        "says": deck.says,
        "typed": deck.typed,
        "needs": deck.needs,
        "cards": [[one.number, one.name, one.count, one.kind, one.entrance] for one in deck.cards],
    }


def read_plan(line: str) -> tuple[Plan, str]:
    """The plan of a line, and the version of the program that carried it out.

    Raises:
        LineError: it is none.
    """
    word, _, rest = line.partition(" ")
    try:
        if word != "plan":
            raise LineError("`plan` is expected here")
        data = json.loads(rest)
        return _plan(data), str(data["version"])
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise LineError(f"this is no plan of a run ({error})") from None


def _plan(data: dict[str, Any]) -> Plan:
    levels = tuple((mine, theirs) for mine, theirs in data["levels"])
    number, parts = map(int, data["part"])
    plan = Plan(
        Setting(
            data["edition"], int(data["seed"]), levels[0],
            Terms(data["match"], data["loser"]),
        ),
        int(data["games"]),
        tuple(map(_listed, data["decks"])),
        tuple(map(_listed, data["against"])),
        data["form"],
        levels if len(levels) > 1 else (),
        bool(data["until_decided"]),
        (number, parts),
        bool(data["custom"]),
    )  # fmt: skip
    known = (
        data["edition"] in EDITIONS
        and all(one in LEVELS for both in levels for one in both)
        and data["match"] in LENGTHS
        and data["loser"] in LOSER
        and data["form"] in FORMS
        and 1 <= number <= parts
        and 1 <= plan.games <= MOST_GAMES
        and bool(plan.meetings())
    )
    if not known:
        raise LineError("it names what this program does not know")
    return plan


def _listed(data: dict[str, Any]) -> Listed:
    int(data["digest"], 16)
    return Listed(
        str(data["name"]),
        data["digest"],
        str(data["typed"]),
        tuple(
            Copies(str(number), str(name), int(count), kind, int(entrance))
            for number, name, count, kind, entrance in data["cards"]
        ),
        str(data["needs"]),
        str(data["says"]),
    )


def lot_lines(lot: Lot, outcomes: Sequence[Outcome]) -> Iterator[str]:
    """A finished lot."""
    yield f"lot {lot.matchup + 1} {lot.first + 1} {lot.count} {len(outcomes)}"
    for one in outcomes:
        facts = one.facts
        sets = (facts.opening, facts.seen, facts.played, facts.resolved, facts.stuck)
        chakra = ",".join(map(str, facts.chakra)) or "-"
        error = json.dumps(one.error) if one.error else "-"
        yield (
            f"game {one.place + 1} {one.number + 1} {one.first + 1} {one.winner + 1} "
            f"{one.ending.replace(' ', '_')} {one.turn} {' '.join(f'{bits:x}' for bits in sets)} "
            f"{facts.redraws} {facts.first_ninja} {chakra} {error}"
        )


def read_lot(line: str) -> tuple[Lot, int]:
    """The lot that a line begins, and how many lines of games follow.

    Raises:
        LineError: the line begins no lot.
    """
    found = _LOT.fullmatch(line)
    if found is None:
        raise LineError("`lot` with four numbers is expected here")
    matchup, first, count, games = map(int, found.groups())
    return Lot(matchup - 1, first - 1, count), games


def read_game(line: str) -> Outcome:
    """The game of a line.

    Raises:
        LineError: it is none.
    """
    found = _GAME.fullmatch(line)
    ending = found[5].replace("_", " ") if found else ""
    if found is None or ending not in ENDINGS:
        raise LineError("`game` with its fields is expected here")
    opening, seen, played, resolved, stuck = (int(found[i], 16) for i in range(7, 12))
    facts = Facts(opening, seen, played, resolved, stuck, int(found[12]), int(found[13]))
    try:
        chakra = () if found[14] == "-" else tuple(map(int, found[14].split(",")))
        error = "" if found[15] == "-" else str(json.loads(found[15]))
    except ValueError:
        raise LineError("the last fields of this game cannot be read") from None
    told = cast("Ending", ending)
    return Outcome(
        int(found[1]) - 1, int(found[3]) - 1, int(found[4]) - 1, told, int(found[6]), error,
        int(found[2]) - 1, evolve(facts, chakra=chakra),
    )  # fmt: skip
