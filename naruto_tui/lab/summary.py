"""What the outcomes of a run come to: counts and rates of each matchup and of all, as values.

How they are told (on screen, as JSON) others say.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from attrs import evolve, frozen

from naruto_tui.rules.matches import Terms

from .again import command
from .card_stats import CardStats, card_stats
from .ended import Ended, ended
from .pairs import stratum
from .plan import Listed, Plan
from .play import DECIDED, Ending, Outcome
from .sequential import Judge, Standing
from .statistics import CONFIDENCE, quantile, wilson, worth
from .versions import Compared, compared


@frozen
class Rate:
    """Part of some games that was won. A draw counts half; what did not end counts in no rate."""

    games: int
    """That came to an end."""
    score: float
    each: float = 1
    """How many independent games one of these is worth (`statistics.worth`)."""
    always: bool = False
    """Whether the run ended by what it had seen (`statistics.at_any_time`)."""

    @property
    def value(self) -> float | None:
        """From 0 to 1; none without games."""
        return self.score / self.games if self.games else None

    def interval(self, confidence: float = CONFIDENCE) -> tuple[float, float]:
        games = self.games * self.each
        return wilson(self.score * self.each, games, confidence, always=self.always)

    @property
    def reach(self) -> float:
        """Half the width of its interval."""
        low, high = self.interval()
        return (high - low) / 2


@frozen
class Worth:
    """How many independent games one game is worth (`statistics.worth`), by the question."""

    won: float = 1
    """Whether the tested deck wins."""
    begun: float = 1
    """Whether the deck wins that began."""
    seats: tuple[float, float] = (1, 1)
    """Whether the tested deck wins as Player 1, and as Player 2."""


INDEPENDENT: Final = Worth()
"""Of games that are in no pairs."""


def rate_of(outcomes: Iterable[Outcome], each: float = 1, *, always: bool = False) -> Rate:
    """The part of these games that the tested deck has won."""
    winners = [outcome.winner for outcome in outcomes if outcome.ended]
    return Rate(len(winners), _score(winners), each, always)


def _score(winners: Sequence[int]) -> float:
    return winners.count(0) + sum(winner < 0 for winner in winners) / 2


@frozen
class Turns:
    """How long games lasted, both players' turns counted: in the middle, and but for a tenth."""

    median: int
    p10: int
    p90: int


@frozen
class Counts:
    """Of some games."""

    games: int
    wins: int
    losses: int
    draws: int
    unfinished: int
    errors: int
    rate: Rate
    going_first: "Side"
    going_second: "Side"
    seats: tuple["Side", "Side"]
    """As Player 1, and as Player 2."""
    beginner: Rate
    """Part of the games won by who began, whichever deck that was."""
    turns: Turns
    endings: dict[Ending, int]
    """How the games ended that count."""


@frozen
class Side:
    """Some of the games: those that a deck began or did not begin, or had that seat in."""

    wins: int
    rate: Rate


def counts(
    outcomes: Sequence[Outcome], each: Worth = INDEPENDENT, *, always: bool = False
) -> Counts:
    """Counts and rates of some games; `always`: of a run that ends by what it has seen."""
    whole = [outcome for outcome in outcomes if outcome.ended]
    wins = sum(outcome.winner == 0 for outcome in whole)
    draws = sum(outcome.winner < 0 for outcome in whole)
    turns = [outcome.turn for outcome in whole]
    winners = [_of_beginner(outcome) for outcome in whole]
    return Counts(
        len(outcomes),
        wins,
        len(whole) - wins - draws,
        draws,
        sum(outcome.ending == "unfinished" for outcome in outcomes),
        sum(outcome.ending == "error" for outcome in outcomes),
        rate_of(whole, each.won, always=always),
        _side([one for one in whole if one.first == 0], always=always),
        _side([one for one in whole if one.first == 1], always=always),
        (
            _side([one for one in whole if one.seat == 0], each.seats[0], always=always),
            _side([one for one in whole if one.seat == 1], each.seats[1], always=always),
        ),
        Rate(len(winners), _score(winners), each.begun, always=always),
        Turns(quantile(turns, 0.5), quantile(turns, 0.1), quantile(turns, 0.9)),
        {ending: sum(one.ending == ending for one in whole) for ending in DECIDED},
    )


def _side(some: Sequence[Outcome], each: float = 1, *, always: bool) -> Side:
    return Side(sum(outcome.winner == 0 for outcome in some), rate_of(some, each, always=always))


def _of_beginner(outcome: Outcome) -> int:
    """0 if the deck has won that began, 1 if the other one; -1 if neither."""
    return outcome.winner if outcome.winner < 0 else outcome.winner ^ outcome.first


@frozen
class MatchCounts:
    """Of some matches."""

    matches: int
    wins: int
    losses: int
    draws: int
    unfinished: int
    errors: int
    rate: Rate


def match_counts(found: Sequence[Ended], each: float = 1, *, always: bool = False) -> MatchCounts:
    """Counts and the rate of some matches."""
    winners = [one.winner for one in found if one.end == "ended"]
    wins, losses = winners.count(0), winners.count(1)
    return MatchCounts(
        len(found),
        wins,
        losses,
        len(winners) - wins - losses,
        sum(one.end == "unfinished" for one in found),
        sum(one.end == "error" for one in found),
        Rate(len(winners), _score(winners), each, always),
    )


@frozen
class Row:
    """What came of some meetings: games, and matches where several games are one."""

    counts: Counts
    matches: MatchCounts | None

    @property
    def rate(self) -> Rate:
        """Of the matches, or of the games where one is a match."""
        return self.counts.rate if self.matches is None else self.matches.rate


def row(terms: Terms, found: Sequence[Sequence[Outcome]], *, always: bool = False) -> Row:
    """Of meetings with several opponents, or one; `always`: if what is seen ends the run."""
    games = [outcome for outcomes in found for outcome in outcomes]
    if not terms.several:
        return Row(counts(games, _worth(terms, found), always=always), None)
    # The matches are in pairs then, and not the games.
    each = worth(stratum(terms, outcomes) for outcomes in found)
    whole = [one for outcomes in found for one in ended(terms, outcomes)]
    return Row(counts(games, always=always), match_counts(whole, each, always=always))


def _worth(terms: Terms, found: Sequence[Sequence[Outcome]]) -> Worth:
    """Of single games, in pairs: both of a pair in the same seats, one begun by each deck.

    So the games that a deck began are in no pairs, but those of a seat are.
    """

    def in_seat(seat: int) -> float:
        return worth(stratum(terms, [one for one in some if one.seat == seat]) for some in found)

    begun = ([evolve(one, winner=_of_beginner(one)) for one in some] for some in found)
    return Worth(
        worth(stratum(terms, some) for some in found),
        worth(stratum(terms, some) for some in begun),
        (in_seat(0), in_seat(1)),
    )


@frozen
class Lost:
    """A game that counts in no rate, and the command that plays it again."""

    other: str
    """The deck that was met."""
    ending: Ending
    error: str
    command: str


def lost_games(plan: Plan, found: Sequence[Sequence[Outcome]]) -> tuple[Lost, ...]:
    """The games of a run that failed or reached the limit of turns."""
    return tuple(
        Lost(meeting.other.name, outcome.ending, outcome.error, command(plan, meeting, outcome))
        for meeting, outcomes in zip(plan.meetings(), found, strict=True)
        for outcome in outcomes
        if not outcome.ended
    )


@frozen
class Level:
    """The same games by players of other levels."""

    levels: tuple[str, str]
    """Of the tested deck and of the others."""
    rows: tuple[tuple[Listed, Row], ...]
    total: Row
    gain: Compared
    """Its rate against that at the first levels, on the same shuffles."""


def side(rate: Rate) -> int:
    """Whether a rate is surely above one half (1), below it (-1), or neither (0)."""
    low, high = rate.interval()
    return (low > 0.5) - (high < 0.5)


@frozen
class Summary:
    """A test of one deck, and of its old version if there is one."""

    plan: Plan
    rows: tuple[tuple[Listed, Row], ...]
    """Against each opponent."""
    total: Row
    worth: float
    """How many independent matches one of these was worth."""
    versus: Compared | None
    until: Standing | None
    """Where the evidence stood at the end of a run that was to go on until it decides."""
    lost: tuple[Lost, ...]
    cards: CardStats | None
    """Of the tested deck; none where no game ended."""
    levels: tuple[Level, ...] = ()
    """The further levels at which all was played."""

    @property
    def holds(self) -> bool:
        """Whether the deck is at all levels on the same side of one half, or on neither."""
        return len({side(self.total.rate), *(side(one.total.rate) for one in self.levels)}) == 1


NAMED: Final = 3
"""How many weak or strong matchups the answer names."""


def summary(plan: Plan, found: Sequence[Sequence[Outcome]]) -> Summary:
    """What a test has brought."""
    terms = plan.setting.terms
    count = len(plan.against)
    mine = found[:count]
    total = row(terms, mine, always=plan.until_decided)
    judge = Judge(plan)
    if plan.until_decided:
        judge.add(found)
    return Summary(
        plan,
        _rows(plan, mine),
        total,
        total.rate.each,
        compared(terms, mine, found[count:], always=plan.until_decided)
        if plan.form == "versus"
        else None,
        judge.standing if plan.until_decided else None,
        lost_games(plan, found),
        card_stats(plan.decks[0], mine),
        tuple(_levels(plan, found)),
    )


def _levels(plan: Plan, found: Sequence[Sequence[Outcome]]) -> Iterator[Level]:
    terms, count = plan.setting.terms, len(plan.against)
    for place, levels in list(enumerate(plan.levels))[1:]:
        theirs = found[place * count : (place + 1) * count]
        yield Level(
            levels,
            _rows(plan, theirs),
            row(terms, theirs),
            compared(terms, theirs, found[:count]),
        )


def _rows(plan: Plan, found: Sequence[Sequence[Outcome]]) -> tuple[tuple[Listed, Row], ...]:
    terms, always = plan.setting.terms, plan.until_decided
    return tuple(
        (other, row(terms, [one], always=always))
        for other, one in zip(plan.against, found, strict=True)
    )


def weak(found: Summary) -> list[tuple[Listed, float]]:
    """The opponents that surely win more than half, the worst first, each with the rate."""
    return sorted(_sure(found, -1), key=lambda one: one[1])


def strong(found: Summary) -> list[tuple[Listed, float]]:
    """The opponents that surely win less than half, the best first, each with the rate."""
    return sorted(_sure(found, 1), key=lambda one: -one[1])


def _sure(found: Summary, sign: int) -> list[tuple[Listed, float]]:
    """Where the interval of a rate lies beyond one half, corrected for so many looks (Bonferroni).

    Of all opponents named one is named wrongly in one run of twenty at most.
    """
    confidence = 1 - (1 - CONFIDENCE) / (len(found.rows) or 1)
    sure = []
    for other, one in found.rows:
        low, high = one.rate.interval(confidence)
        if one.rate.value is not None and (low > 0.5 if sign > 0 else high < 0.5):
            sure.append((other, one.rate.value))
    return sure
