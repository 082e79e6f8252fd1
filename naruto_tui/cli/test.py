"""`test`: many games of one deck against others, and what they say of it."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

import click

from naruto_tui.cli.deck import legal_deck
from naruto_tui.cli.options import (
    DECK_NAME,
    LEVELS,
    edition_option,
    match_options,
    strict_option,
)
from naruto_tui.cli.output import complain, json_option, say, write_json
from naruto_tui.decklists.finder import deck_files
from naruto_tui.decklists.model import Deck, DeckError
from naruto_tui.decklists.supply import supply
from naruto_tui.rules.editions import Edition
from naruto_tui.rules.matches import Loser, Terms

if TYPE_CHECKING:
    from naruto_tui.lab.play import Outcome
    from naruto_tui.lab.report import Listed
    from naruto_tui.lab.schedule import Setting

MOST_GAMES: Final = 1_000_000


@click.command(
    epilog="Example: naruto-tui test my-deck --against team-seven-lightning-fire --games 200"
)
@click.argument("deck", metavar="DECK", type=DECK_NAME)
@click.option(
    "--against",
    metavar="DECK_OR_DIR",
    type=DECK_NAME,
    multiple=True,
    help="A deck to play against, or a directory of decks; may be given more than "
    "once. Without it: all decks that came with the program and are legal.",
)
@click.option(
    "--games",
    type=click.IntRange(1, MOST_GAMES),
    default=400,
    show_default=True,
    help="Games against each deck; matches, where one has several games.",
)
@click.option(
    "--seed",
    type=click.IntRange(0, 2**63 - 1),
    default=1,
    show_default=True,
    help="Equal seeds give equal games.",
)
@click.option(
    "--jobs",
    type=click.IntRange(1, 256),
    default=None,
    help="Processes to use; all cores if not told. The numbers do not depend on it.",
)
@click.option(
    "--level", type=click.Choice(LEVELS), default="genin", show_default=True, help="Who plays DECK."
)
@click.option(
    "--their-level",
    type=click.Choice(LEVELS),
    default=None,
    help="Who plays the other decks; as --level if not told.",
)
@click.option(
    "--until-decided",
    is_flag=True,
    help="Stop as soon as it is clear whether DECK wins more or less than half; "
    "--games is then the most that are played.",
)
@click.option(
    "--versus",
    metavar="OLD",
    type=DECK_NAME,
    default=None,
    help="Another version of DECK: both play the same opponents on the same shuffles.",
)
@click.option(
    "--round-robin",
    is_flag=True,
    help="Every deck against every deck, these and DECK: their order of strength.",
)
@click.option("--custom", is_flag=True, help="Let decks with custom cards take part.")
@match_options
@strict_option
@edition_option
@json_option
def test(
    deck: str,
    against: tuple[str, ...],
    games: int,
    seed: int,
    jobs: int | None,
    level: str,
    their_level: str | None,
    until_decided: bool,
    versus: str | None,
    round_robin: bool,
    custom: bool,
    match: str,
    loser: Loser,
    edition: Edition,
    json_file: str | None,
) -> int:
    """Play a deck against others many times and report how often it wins.

    Games come in pairs: one seed, so the same shuffles, and each player begins
    once; of a match it is the first game. The decks stay as they are. A rate is
    given with its 95 % interval. Ends with 1 if a game failed.
    """
    from naruto_tui.lab.report import as_json, lines  # noqa: PLC0415 - the engine
    from naruto_tui.lab.run import run  # noqa: PLC0415
    from naruto_tui.lab.schedule import Setting  # noqa: PLC0415
    from naruto_tui.lab.sequential import Standing, standing  # noqa: PLC0415
    from naruto_tui.lab.versions import aligned, compared  # noqa: PLC0415
    from naruto_tui.lab.versions import versus as against_old  # noqa: PLC0415

    tested = _deck(deck, edition, custom=custom)
    old = _deck(versus, edition, custom=custom) if versus else None
    others = _opponents(against, edition, custom=custom)
    terms = Terms(int(match), loser)
    setting = Setting(edition.name, seed, (level, their_level or level), terms)
    cores = jobs or os.cpu_count() or 1
    if round_robin:
        if versus or until_decided or their_level:
            raise click.UsageError(
                "--round-robin goes with one --level, and with neither --versus nor --until-decided"
            )
        others = [other for other in others if other.digest != tested.digest]
        return _tournament([tested, *others], setting, games, cores, json_file)
    versions = [tested.cards] if old is None else [tested.cards, aligned(old.cards, tested.cards)]

    def evidence(found: "list[list[Outcome]]") -> Standing:
        if old is None:
            return standing(terms, found)
        return against_old(terms, found[: len(others)], found[len(others) :])

    def start(progress: Progress) -> "list[list[Outcome]]":
        def enough(found: "list[list[Outcome]]") -> bool:
            now = evidence(found)
            progress.tell(f"ratio {now.ratio:+.2f} of {now.limit:.2f}")
            return now.is_decided

        opponents = [other.cards for other in others]
        judge = (enough,) if until_decided else ()
        return run(versions, opponents, setting, games, cores, progress.advance, *judge)

    found, interrupted = _played(games * len(others) * len(versions), start)
    until = evidence(found) if until_decided else None
    mine, theirs = found[: len(others)], found[len(others) :]
    before = None if old is None else (_listed(old), compared(terms, mine, theirs))
    named, listed = _listed(tested), [_listed(other) for other in others]
    if json_file is not None:
        write_json(as_json(setting, games, named, listed, mine, until, before), json_file)
    else:
        say("\n".join(lines(setting, named, listed, mine, until, before)))
    return _end(found, interrupted=interrupted)


def _tournament(
    decks: list[Deck], setting: "Setting", games: int, cores: int, json_file: str | None
) -> int:
    """Every deck against every deck."""
    from naruto_tui.lab import tournament  # noqa: PLC0415 - the engine
    from naruto_tui.lab.play import Decks  # noqa: PLC0415
    from naruto_tui.lab.run import run_matchups  # noqa: PLC0415

    if len(decks) < tournament.LEAST:
        raise click.UsageError(f"--round-robin needs {tournament.LEAST} decks, add --against")
    pairs = tournament.meetings(len(decks))
    met: list[Decks] = [(decks[one].cards, decks[other].cards) for one, other in pairs]
    found, interrupted = _played(
        games * len(met),
        lambda progress: run_matchups(met, len(met), setting, games, cores, progress.advance),
    )
    table = tournament.table(setting.terms, [_listed(deck) for deck in decks], found)
    if json_file is not None:
        write_json(tournament.as_json(setting, games, table), json_file)
    else:
        say("\n".join(tournament.lines(setting, games, table)))
    return _end(found, interrupted=interrupted)


def _played(
    total: int, start: "Callable[[Progress], list[list[Outcome]]]"
) -> "tuple[list[list[Outcome]], bool]":
    """What a run has brought, and whether it was interrupted with something to report."""
    from naruto_tui.lab.run import StoppedRunError  # noqa: PLC0415 - the engine

    with Progress(total) as progress:
        try:
            return start(progress), False
        except StoppedRunError as stopped:
            found = stopped.found
    played = sum(map(len, found))
    complain(f"naruto-tui test: interrupted; reported are the {played} games that were played")
    if not played:
        raise KeyboardInterrupt
    return found, True


def _end(found: "list[list[Outcome]]", *, interrupted: bool) -> int:
    """Tells of games that failed, and gives the exit code."""
    errors = [outcome.error for outcomes in found for outcome in outcomes if outcome.error]
    complain(*(f"a game failed: {error}" for error in errors[:10]))
    if interrupted:
        raise KeyboardInterrupt
    return 1 if errors else 0


def _listed(deck: Deck) -> "Listed":
    from naruto_tui.lab.report import Listed  # noqa: PLC0415 - the engine

    return Listed(deck.name, deck.digest)


def _deck(name: str, edition: Edition, *, custom: bool) -> Deck:
    """A legal deck; one of printed cards alone, unless `custom` was asked for."""
    found = legal_deck(name, edition)
    if found.custom_cards and not custom:
        named = ", ".join(map(str, found.custom_cards))
        raise DeckError(f"{found.file}: has custom cards ({named}); add --custom to test with them")
    return found


def _opponents(against: tuple[str, ...], edition: Edition, *, custom: bool) -> list[Deck]:
    """The decks to play against; every one that is named must be legal, each of them once."""
    if not against:
        return supply(edition)
    names: list[str] = []
    for name in against:
        folder = Path(name)
        if folder.is_dir():
            files = [str(path) for path in deck_files(folder)]
            if not files:
                raise DeckError(f"{name}: holds no deck; a deck is a file whose name ends in .txt")
            names += files
        else:
            names.append(name)
    return [_deck(name, edition, custom=custom) for name in dict.fromkeys(names)]


class Progress:
    """A line on stderr that tells how far a run has come; silent where stderr is no terminal."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._bar: object = None

    def __enter__(self) -> Self:
        if sys.stderr is not None and sys.stderr.isatty():
            from rich.console import Console  # noqa: PLC0415 - 40 ms, and only on a terminal
            from rich.progress import Progress as Bar  # noqa: PLC0415

            self._bar = Bar(console=Console(stderr=True), transient=True)
            self._bar.start()
            self._task = self._bar.add_task("games", total=self._games)
        return self

    def advance(self, count: int) -> None:
        """So many more games are finished."""
        if self._bar is not None:
            self._bar.advance(self._task, count)  # type: ignore[attr-defined]

    def tell(self, words: str) -> None:
        """Says how the evidence stands, in place of what is counted."""
        if self._bar is not None:
            self._bar.update(self._task, description=words)  # type: ignore[attr-defined]

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()  # type: ignore[attr-defined]
