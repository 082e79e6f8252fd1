"""What a run tells: counts, rates and intervals, as data for JSON and as lines of text."""

from collections.abc import Iterator, Sequence
from typing import Final

from attrs import frozen

from naruto_tui import __version__
from naruto_tui.rules.matches import Terms

from .ended import Ended, ended, scored, tally_matches
from .pairs import pair_scores
from .play import DECIDED, Outcome
from .schedule import Setting
from .sequential import ERROR, MARGIN, Standing, Verdict
from .statistics import quantile, wilson, worth
from .versions import Compared


@frozen
class Listed:
    """A deck as a report names it."""

    name: str
    digest: str


def heading(setting: Setting, games: int) -> dict[str, object]:
    """What every report begins with: all that is needed to repeat the run but the decks."""
    return {
        "program": {"version": __version__},
        "edition": setting.edition,
        "seed": setting.seed,
        "match": setting.terms.games,
        "loser": setting.terms.loser,
        "games": games,
        "level": setting.levels[0],
    }


def as_json(
    setting: Setting,
    games: int,
    deck: Listed,
    against: Sequence[Listed],
    found: Sequence[Sequence[Outcome]],
    until: Standing | None = None,
    old: tuple[Listed, Compared] | None = None,
) -> dict[str, object]:
    """The report as `--json` writes it; equal runs give equal bytes.

    `games` is what was asked for: games against each deck, or matches where several games are one.
    `until` is where the test stood when a run was to go on until it decides; `old` is the version
    that the deck was compared with.
    """
    several = setting.terms.several
    whole = [ended(setting.terms, outcomes) if several else [] for outcomes in found]
    everything = [outcome for outcomes in found for outcome in outcomes]
    together = _worth(setting.terms, found)
    return {
        **heading(setting, games),
        "their_level": setting.levels[1],
        "deck": {"name": deck.name, "digest": deck.digest},
        "matchups": [
            {
                "against": other.name,
                "digest": other.digest,
                **_counts(outcomes, of_matches, _worth(setting.terms, [outcomes])),
            }
            for other, outcomes, of_matches in zip(against, found, whole, strict=True)
        ],
        "total": _counts(everything, [one for of_matches in whole for one in of_matches], together),
        "worth": round(together, 4),
        **({"versus": _versus(*old)} if old else {}),
        **({"sequential": _sequential(until)} if until else {}),
    }


def _sequential(until: Standing) -> dict[str, object]:
    return {
        "verdict": until.verdict,
        "rounds": until.rounds,
        "ratio": round(until.ratio, 4),
        "limit": round(until.limit, 4),
        "margin": MARGIN,
        "error": ERROR,
    }


def _versus(old: Listed, found: Compared) -> dict[str, object]:
    return {
        "name": old.name,
        "digest": old.digest,
        "rounds": found.rounds,
        "win_rate": round(found.old, 4),
        "gain": round(found.gain, 4),
        "low": round(found.low, 4),
        "high": round(found.high, 4),
    }


def _counts(outcomes: Sequence[Outcome], whole: Sequence[Ended], each: float) -> dict[str, object]:
    """Of the games and, where several are one, of the matches, which are in pairs then."""
    if whole:
        return tally(outcomes) | {"matches": tally_matches(whole, each)}
    return tally(outcomes, each)


def tally(outcomes: Sequence[Outcome], each: float = 1) -> dict[str, object]:
    """Counts and rates of some games. A draw counts half; what did not end counts in no rate.

    `each`: how many independent games one of these is worth (`statistics.worth`).
    """
    ended = [outcome for outcome in outcomes if outcome.ending in DECIDED]
    wins = sum(outcome.winner == 0 for outcome in ended)
    draws = sum(outcome.winner < 0 for outcome in ended)
    score = wins + draws / 2
    low, high = wilson(score * each, len(ended) * each)
    turns = [outcome.turn for outcome in ended]
    return {
        "games": len(outcomes),
        "wins": wins,
        "losses": len(ended) - wins - draws,
        "draws": draws,
        "unfinished": sum(outcome.ending == "unfinished" for outcome in outcomes),
        "errors": sum(outcome.ending == "error" for outcome in outcomes),
        "win_rate": round(score / len(ended), 4) if ended else None,
        "low": round(low, 4),
        "high": round(high, 4),
        "going_first": _side(ended, 0),
        "going_second": _side(ended, 1),
        "turns": {
            "median": quantile(turns, 0.5),
            "p10": quantile(turns, 0.1),
            "p90": quantile(turns, 0.9),
        },
        "endings": {
            "rewards": sum(outcome.ending == "rewards" for outcome in ended),
            "deck_out": sum(outcome.ending == "deck out" for outcome in ended),
        },
    }


def _side(ended: Sequence[Outcome], first: int) -> dict[str, int]:
    some = [outcome for outcome in ended if outcome.first == first]
    return {"games": len(some), "wins": sum(outcome.winner == 0 for outcome in some)}


def lines(
    setting: Setting,
    deck: Listed,
    against: Sequence[Listed],
    found: Sequence[Sequence[Outcome]],
    until: Standing | None = None,
    old: tuple[Listed, Compared] | None = None,
) -> Iterator[str]:
    """The report as text: the answer first, then the matchups."""
    terms = setting.terms
    everything = [outcome for outcomes in found for outcome in outcomes]
    each = _worth(terms, found)
    whole = [ended(terms, outcomes) if terms.several else [] for outcomes in found]
    together = [one for of_matches in whole for one in of_matches]
    answer = _answer(everything, together, each)
    yield f"{deck.name}: {answer} against {_count(len(against), 'deck')}"
    best = f", best of {terms.games}, the loser {terms.loser}" if terms.several else ""
    yield (
        f"{setting.levels[0]} against {setting.levels[1]}, edition {setting.edition}{best}, "
        f"seed {setting.seed}"
    )
    yield (
        f"In pairs on the same shuffles: a {'match' if terms.several else 'game'} tells as much "
        f"as {each:.2f} independent ones."
    )
    if old:
        yield _gain(deck, *old)
    if until:
        verdicts = _OF_VERSIONS if old else _VERDICTS
        yield f"{verdicts[until.verdict]} ({until.evidence})."
    yield ""
    width = max(len(other.name) for other in against)
    for other, outcomes, of_matches in zip(against, found, whole, strict=True):
        yield f"  {other.name:{width}}  {_answer(outcomes, of_matches, _worth(terms, [outcomes]))}"
    yield ""
    if terms.several:
        yield f"Game by game it {_answer(everything, [], 1)}."
    turns = [outcome.turn for outcome in everything if outcome.ending in DECIDED]
    yield (
        f"A game lasts {quantile(turns, 0.5)} turns, four in five from "
        f"{quantile(turns, 0.1)} to {quantile(turns, 0.9)}, both players' turns counted."
    )
    yield from _not_ended(everything)


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
    return (
        f"{deck.name} wins {100 * found.new:.1f} %, {old.name} {100 * found.old:.1f} % of the same "
        f"{_count(found.rounds, 'round')}: {100 * found.gain:+.1f} points "
        f"(95 %: {100 * found.low:+.1f} to {100 * found.high:+.1f})."
    )


def _worth(terms: Terms, found: Sequence[Sequence[Outcome]]) -> float:
    return worth([pair_scores(terms, outcomes) for outcomes in found])


def _answer(outcomes: Sequence[Outcome], whole: Sequence[Ended], each: float) -> str:
    """How many were won of the matches, or of the games where one is a match."""
    if whole:
        count, score = scored(whole)
        return _rate("match", "matches", count, len(whole), score, each)
    ends = [outcome for outcome in outcomes if outcome.ending in DECIDED]
    score = sum((outcome.winner == 0) + (outcome.winner < 0) / 2 for outcome in ends)
    return _rate("game", "games", len(ends), len(outcomes), score, each)


def _rate(one: str, many: str, count: int, played: int, score: float, each: float) -> str:
    if not count:
        return f"no {one} of {played} came to an end"
    low, high = wilson(score * each, count * each)
    return (
        f"wins {100 * score / count:.1f} % of {count:,} {one if count == 1 else many} "
        f"(95 %: {100 * low:.1f} to {100 * high:.1f})"
    )


def _not_ended(outcomes: Sequence[Outcome]) -> Iterator[str]:
    unfinished = sum(outcome.ending == "unfinished" for outcome in outcomes)
    if unfinished:
        yield f"{_count(unfinished, 'game')} reached the limit of turns and count in no rate."
    errors = sum(outcome.ending == "error" for outcome in outcomes)
    if errors:
        yield f"{_count(errors, 'game')} failed and count in no rate."


def _count(number: int, word: str) -> str:
    return f"{number:,} {word}" if number == 1 else f"{number:,} {word}s"
