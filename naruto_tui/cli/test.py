"""`test`: many games of one deck against others, and what they say of it."""

import os
import re
from typing import TYPE_CHECKING, Any, Final

import click

from naruto_tui import kiosk
from naruto_tui.cli.groups import importing
from naruto_tui.cli.lab_decks import opponents, playable
from naruto_tui.cli.lab_progress import WAYS, Way
from naruto_tui.cli.lab_report import Forms, report_options
from naruto_tui.cli.options import (
    DECK_NAME,
    LEVELS,
    edition_option,
    match_options,
    strict_option,
)
from naruto_tui.cli.output import refuse_losses
from naruto_tui.rules.editions import Edition
from naruto_tui.rules.matches import Loser, Terms

if TYPE_CHECKING:
    from naruto_tui.lab.again import Which


class WhichGame(click.ParamType["Which"]):
    """A game of a meeting: its number, or the number of its match and its own in the match."""

    name = "game"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> "Which":
        from naruto_tui.lab.again import Which  # noqa: PLC0415 - the engine

        found = re.fullmatch(r"([1-9][0-9]{0,6})(?:\.([1-3]))?", str(value))
        if found is None:
            self.fail(f"{value!r} is no game; 12 is the twelfth, 12.2 the second of match 12")
        return Which(int(found[1]), int(found[2] or 1))


WHICH: Final = WhichGame()
MOST_GAMES: Final = 1_000_000
"""As `lab.plan` has it, known without importing the engine."""


class Levels(click.ParamType[tuple[str, ...]]):
    """Several levels, with commas between them."""

    name = "levels"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        if isinstance(value, tuple):
            return value
        names = tuple(name.strip() for name in str(value).split(","))
        unknown = [name for name in names if name not in LEVELS]
        if unknown or len({*names}) < len(names):
            self.fail(f"{value!r}: name each level once, of {', '.join(LEVELS)}", param, ctx)
        return names


class Part(click.ParamType[tuple[int, int]]):
    """A part of a run, such as 2/4."""

    name = "part"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, int]:
        if isinstance(value, tuple):
            return value
        found = re.fullmatch(r"([0-9]{1,4})/([0-9]{1,4})", str(value))
        if found is None or not 1 <= int(found[1]) <= int(found[2]):
            self.fail(f"{value!r} is no part; 2/4 is the second of four")
        return int(found[1]), int(found[2])


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
    "once. Without it: all decks that came with the program and are legal. DECK itself is left "
    "out of a directory and of these; it meets itself where it is named alone.",
)
@click.option(
    "--skip-illegal",
    is_flag=True,
    help="Go on without the decks of a directory that cannot be played.",
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
    "--cluster",
    metavar="ADDRESS",
    default=None,
    help="Play on the dask.distributed cluster whose scheduler is there, such as "
    "tcp://host:8786; needs the extra naruto-tui[cluster].",
)
@click.option(
    "--level", type=click.Choice(LEVELS), default=None, help="Who plays DECK; genin if not told."
)
@click.option(
    "--their-level",
    type=click.Choice(LEVELS),
    default=None,
    help="Who plays the other decks; as --level if not told.",
)
@click.option(
    "--levels",
    metavar="A,B,...",
    type=Levels(),
    default=None,
    help="Play all at several levels, to see whether the answer depends on who plays; with --level "
    "or --their-level only one side changes. The report is of the first.",
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
@click.option(
    "--game",
    metavar="K",
    type=WHICH,
    default=None,
    help="Play game K against the last of the decks alone and tell its course; 3.2 is the second "
    "game of match 3. With --versus it is a game of OLD.",
)
@click.option(
    "--record", metavar="FILE", default=None, help="With --game: write the game down in FILE."
)
@click.option(
    "--out",
    metavar="FILE",
    default=None,
    help="Keep every game in FILE. A run that was stopped goes on when it is called again.",
)
@click.option(
    "--part",
    metavar="I/N",
    type=Part(),
    default=(1, 1),
    help="Play only the I-th of N parts of the run; naruto-tui merge puts their FILEs together.",
)
@click.option(
    "--progress",
    type=click.Choice(WAYS),
    default="auto",
    show_default=True,
    help="How to tell on stderr how far the run is; json is a line a step.",
)
@match_options
@strict_option
@edition_option
@report_options
def test(
    deck: str,
    against: tuple[str, ...],
    skip_illegal: bool,
    games: int,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    level: str | None,
    their_level: str | None,
    levels: tuple[str, ...] | None,
    until_decided: bool,
    versus: str | None,
    round_robin: bool,
    custom: bool,
    game: "Which | None",
    record: str | None,
    out: str | None,
    part: tuple[int, int],
    progress: Way,
    match: str,
    loser: Loser,
    edition: Edition,
    **files: Any,
) -> int:
    """Play a deck against others many times and report how often it wins.

    Games come in pairs: one seed, so the same shuffles, and each player begins
    once; of a match it is the first game. The decks stay as they are. A rate is
    given with its 95 % interval. Ends with 1 if a game failed.
    """
    forms = Forms(**files)
    if round_robin and (versus or until_decided or their_level):
        raise click.UsageError(
            "--round-robin goes with one --level, and with neither --versus nor --until-decided"
        )
    if levels and (round_robin or versus or until_decided or game or (level and their_level)):
        raise click.UsageError(
            "--levels goes with --level or --their-level, and without --round-robin, --versus, "
            "--until-decided and --game"
        )
    if cluster and (jobs or game):
        raise click.UsageError("--cluster goes without --jobs and --game")
    if cluster and kiosk.is_shut():
        raise click.UsageError("--cluster reaches other computers; in kiosk mode nothing does")
    if part[1] > 1 and (until_decided or out is None):
        raise click.UsageError("--part goes with --out FILE, and not with --until-decided")
    if record is not None and game is None:
        raise click.UsageError("--record goes with --game")
    if game is not None:
        if out is not None:
            raise click.UsageError("--out keeps the games of a run; --record keeps that of --game")
        forms.refuse_tables("a single game")
    tested = playable(deck, edition, custom=custom)
    old = playable(versus, edition, custom=custom) if versus else None
    met = opponents(tested, against, edition, custom=custom, skip=skip_illegal, mirror=round_robin)
    others = [one.deck for one in met]
    read = [one.file for one in (tested, old, *others) if one is not None]
    refuse_losses((*forms.files, record), (*read, out))

    with importing():
        from naruto_tui.lab.plan import Listed, Plan  # noqa: PLC0415 - the engine
        from naruto_tui.lab.schedule import Setting  # noqa: PLC0415

    players = _players(level, their_level, levels)
    setting = Setting(edition.name, seed, players[0], Terms(int(match), loser))
    mine = [Listed.of(tested, deck)]
    theirs = [Listed.of(one.deck, one.typed) for one in met]
    decks = [tested]
    if round_robin:
        mine += [other for other in theirs if other.digest != tested.digest]
        decks += [other for other in others if other.digest != tested.digest]
        theirs, others = [], []
        least = 3 if game is None else 2
        if len(decks) < least:
            raise click.UsageError(f"--round-robin needs {least} decks, add --against")
    elif old is not None and versus is not None:
        mine.append(Listed.of(old, versus))
        decks.append(old)
    plan = Plan(
        setting,
        games,
        tuple(mine),
        tuple(theirs),
        "round robin" if round_robin else "versus" if versus else "test",
        levels=players if len(players) > 1 else (),
        until_decided=until_decided,
        part=part,
        custom=custom,
    )
    matchups = plan.matchups(decks, others)
    if game is not None:
        from naruto_tui.cli.lab_game import tell_game  # noqa: PLC0415

        return tell_game(plan, matchups, game, record, forms)

    with importing():
        from naruto_tui.cli.lab_run import run_plan  # noqa: PLC0415
        from naruto_tui.lab.pool import processes  # noqa: PLC0415

    if cluster is not None:
        from naruto_tui.lab.cluster import cluster as of_cluster  # noqa: PLC0415 - an extra

        workers = of_cluster(cluster)
    else:
        workers = processes(jobs or os.cpu_count() or 1)
    return run_plan(plan, matchups, workers, out, progress, forms)


def _players(
    level: str | None, their_level: str | None, levels: tuple[str, ...] | None
) -> tuple[tuple[str, str], ...]:
    """Who plays DECK and who the others; several, one after the other, where levels are told."""
    if levels is None:
        mine = level or "genin"
        return ((mine, their_level or mine),)
    return tuple((level or one, their_level or one) for one in levels)
