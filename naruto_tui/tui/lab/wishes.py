"""What is to be tested: the fields of the lab's form, and the command line that they make."""

from typing import Final

from attrs import define, field

from naruto_tui.players import LEVELS
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.tui.deckbox import Boxed

(
    DECK, AGAINST, OLD, FORM, GAMES, MATCH, STOP, LEVEL, THEIRS, ALSO, EDITION, SEED, START,
) = range(13)  # fmt: skip
NAMES: Final = (
    "Deck", "Against", "Compare", "Form", "Games", "Match", "End", "Level", "Their level",
    "Once more", "Edition", "Seed", "Start",
)  # fmt: skip
SIZES: Final = (20, 50, 100, 200, 400, 1000, 2000, 5000)
"""Games against each deck, among which left and right choose."""
FORMS: Final = ("against each of these", "every deck against every deck")
MATCHES: Final[dict[str, tuple[str, ...]]] = {
    "a single game": (),
    "best of 3, loser chooses": ("--match", "3"),
    "best of 3, loser begins": ("--match", "3", "--loser", "begins"),
}
"""What a match can be, and how the command is told."""
ENDS: Final = ("after all games", "when it is decided")
LONGEST: Final = 6
"""Digits of a number of games or a seed."""
USUAL_SEED: Final = 1


@define
class Wishes:
    """What was chosen so far, and where the cursor stands."""

    decks: list[Boxed]
    edition: str = "us"
    read_for: str = "us"
    """The edition by which the decks were judged."""
    deck: int = 0
    marked: set[str] = field(factory=set)
    """Paths of the decks to play against; none: those that came with the program."""
    at: int = 0
    """Where the cursor stands among these."""
    old: int = -1
    """Place of another version of the deck that plays the same games; -1: none."""
    tournament: bool = False
    games: str = "400"
    match: str = next(iter(MATCHES))
    until_decided: bool = False
    level: str = "genin"
    theirs: str = ""
    """Empty: the same level."""
    also: tuple[str, ...] = ()
    """Further levels at which all is played once more."""
    also_at: int = 0
    """Where the cursor stands among the levels there are."""
    seed: str = ""
    field: int = DECK

    def take(self, decks: list[Boxed]) -> None:
        """The decks as they are in the edition that was chosen; the same ones stay chosen."""
        paths = [one.path for one in decks]
        chosen = self.decks[self.deck].path if self.decks else None
        old = self.decks[self.old].path if self.old >= 0 else None
        self.deck = paths.index(chosen) if chosen in paths else 0
        self.old = paths.index(old) if old in paths else -1
        self.at = min(self.at, max(len(decks) - 1, 0))
        self.marked &= {str(path) for path in paths}
        self.decks, self.read_for = decks, self.edition

    def choose(self, name: str) -> None:
        """A deck by its name, if there is one."""
        names = [one.path.stem for one in self.decks]
        self.deck = names.index(name) if name in names else self.deck

    @property
    def others(self) -> list[Boxed]:
        """The decks that are marked."""
        return [one for one in self.decks if str(one.path) in self.marked]

    def move(self, by: int) -> None:
        """Another value of the field."""
        count = len(self.decks)
        if self.field == DECK and count:
            self.deck = (self.deck + by) % count
        elif self.field == AGAINST and count:
            self.at = (self.at + by) % count
        elif self.field == OLD:
            self.old = (self.old + 1 + by) % (count + 1) - 1
        elif self.field == FORM:
            self.tournament = not self.tournament
        elif self.field == GAMES:
            self.games = str(_next(int(self.games or 0), by))
        elif self.field == STOP:
            self.until_decided = not self.until_decided
        elif self.field == LEVEL:
            self.level = _turned(tuple(LEVELS), self.level, by)
        elif self.field == THEIRS:
            self.theirs = _turned(("", *LEVELS), self.theirs, by)
        elif self.field == MATCH:
            self.match = _turned(tuple(MATCHES), self.match, by)
        elif self.field == ALSO:
            self.also_at = (self.also_at + by) % len(LEVELS)
        elif self.field == EDITION:
            self.edition = _turned(tuple(EDITIONS), self.edition, by)

    def mark(self) -> None:
        """Marks the deck or the level under the cursor, or takes the mark away."""
        if self.field == AGAINST and self.decks:
            self.marked ^= {str(self.decks[self.at].path)}
        elif self.field == ALSO:
            changed = {*self.also} ^ {tuple(LEVELS)[self.also_at]}
            self.also = tuple(level for level in LEVELS if level in changed)

    def mark_all(self) -> None:
        """Marks every deck that can be played; or none, if all are."""
        every = {str(one.path) for one in self.decks if not one.problem}
        self.marked = set() if self.marked >= every else every

    def type(self, digit: str) -> None:
        """A digit of a number."""
        if self.field == GAMES:
            self.games = (self.games + digit).lstrip("0")[-LONGEST:]
        elif self.field == SEED:
            self.seed = (self.seed + digit)[:LONGEST]

    def rub_out(self) -> None:
        """Takes the last digit away, if there is one."""
        if self.field == GAMES:
            self.games = self.games[:-1]
        elif self.field == SEED:
            self.seed = self.seed[:-1]

    def value(self, field: int) -> str:
        """What stands beside the name of a field."""
        if field == DECK:
            return self.decks[self.deck].name if self.decks else "none"
        if field == AGAINST:
            names = [one.name for one in self.others]
            return ", ".join(names) or "every deck of the program"
        if field == OLD:
            return self.decks[self.old].name if self.old >= 0 else "with no other version"
        return {
            FORM: FORMS[self.tournament],
            GAMES: f"{self.games or '0'} against each",
            MATCH: self.match,
            STOP: ENDS[self.until_decided],
            LEVEL: self.level,
            THEIRS: self.theirs or "the same",
            ALSO: ", ".join(self.also) or "by no other level",
            EDITION: self.edition,
            SEED: self.seed or str(USUAL_SEED),
        }.get(field, "")

    def problem(self) -> str:
        """Why the run cannot begin like this, or nothing."""
        if self.read_for != self.edition:
            return "the decks are still being read"
        if not self.decks:
            return "there is no deck"
        for one in self._chosen():
            if one.problem:
                return f"{one.name} cannot be played: {one.problem}"
        if not int(self.games or 0):
            return "type how many games are to be played"
        if self.tournament and self.old >= 0:
            return "where every deck plays every deck, no versions are compared: change Compare"
        if self.old == self.deck:
            return "a deck is compared with another version of it: change Compare"
        if self.also and (self.tournament or self.old >= 0 or self.until_decided):
            return "at several levels the deck meets each of the others, all games: see Once more"
        if self.also == (self.level,):
            return f"{self.level} plays already: mark another level at Once more, or none"
        if self.tournament and self.until_decided:
            return "where every deck plays every deck, all games are played: change End"
        if self.tournament and self.theirs not in ("", self.level):
            return "where every deck plays every deck, all play at one level: change Their level"
        if self.tournament and self.marked and len(self._of_tournament()) < 3:
            return "every deck against every deck needs three decks or more: mark another"
        return ""

    def _of_tournament(self) -> set[str]:
        return self.marked | {str(self.decks[self.deck].path)}

    def arguments(self) -> list[str]:
        """The command line of the run."""
        words = ["test", str(self.decks[self.deck].path)]
        for one in self.others:
            words += ["--against", str(one.path)]
        words += ["--games", self.games]
        if self.old >= 0:
            words += ["--versus", str(self.decks[self.old].path)]
        if self.tournament:
            words.append("--round-robin")
        if self.until_decided:
            words.append("--until-decided")
        words += MATCHES[self.match]
        others = [level for level in self.also if level != self.level]
        levels = ["--levels", ",".join([self.level, *others])] if others else []
        words += [*(levels or ["--level", self.level]), "--edition", self.edition]
        if self.theirs and (levels or self.theirs != self.level):
            words += ["--their-level", self.theirs]
        words += ["--seed", self.seed or str(USUAL_SEED)]
        if any(one.deck is not None and one.deck.custom_cards for one in self._chosen()):
            words.append("--custom")
        return words

    def _chosen(self) -> list[Boxed]:
        """All decks that take part, but for those of the program."""
        old = [self.decks[self.old]] if self.old >= 0 else []
        return [self.decks[self.deck], *old, *self.others]

    @property
    def told(self) -> str:
        """The run in a sentence."""
        name, games = self.value(DECK), f"{int(self.games or 0):,} games"
        others = self.others
        if self.tournament:
            count = len(self._of_tournament())
            who = f"{count} decks" if others else "every deck of the program"
            return f"{who}, each against each, {games} of each two"
        told = others[0].name if len(others) == 1 else f"{len(others)} decks"
        name += f" and {self.value(OLD)}" if self.old >= 0 else ""
        return f"{name} against {told if others else 'every deck of the program'}, {games} each"


def _turned(values: tuple[str, ...], now: str, by: int) -> str:
    return values[(values.index(now) + by) % len(values)] if now in values else values[0]


def _next(now: int, by: int) -> int:
    """The next size up or down."""
    if by > 0:
        return next((size for size in SIZES if size > now), SIZES[-1])
    return next((size for size in reversed(SIZES) if size < now), SIZES[0])
