"""`play`, `watch`, `resume` and the title screen: what opens the board.

The engine and Textual are imported when all that was asked for is known to work.
"""

import random
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from naruto_tui.cli.crash import CrashError, reported
from naruto_tui.cli.deck import legal_deck
from naruto_tui.cli.options import (
    DECK_NAME,
    LEVELS,
    SAVE_NAME,
    edition_option,
    first_option,
    match_options,
    strict_option,
)
from naruto_tui.cli.output import say
from naruto_tui.decklists.model import Deck
from naruto_tui.decklists.supply import supply
from naruto_tui.rules.editions import Edition
from naruto_tui.rules.matches import Loser, Terms
from naruto_tui.table.seeds import LARGEST_SEED, fresh_seed
from naruto_tui.tui import keys
from naruto_tui.tui.looks import PACE, Look
from naruto_tui.tui.settings import CHOICES, SLOWEST, load
from naruto_tui.tui.starts import NewGame, Opening, Played
from naruto_tui.tui.terminal import COLOURS, Colour, need_terminal, prints_only, settle

if TYPE_CHECKING:
    from naruto_tui.table.match import Match
    from naruto_tui.tui.app import Start

Command = TypeVar("Command", bound=Callable[..., Any])

FIRST: Final = {"me": 0, "them": 1, "random": None}


def screen_options(command: Command) -> Command:
    """`--colour`, `--theme`, `--pace`, ...: what every command takes that opens the board.

    They go before what the settings file says.
    """
    options = (
        click.option("--colour", type=click.Choice(COLOURS), help="How many colours to use."),
        click.option("--theme", type=click.Choice(CHOICES["theme"]), help="Which colours to use."),
        click.option("--ascii", is_flag=True, help="Draw with ASCII only."),
        click.option("--no-mouse", is_flag=True, help="Leave the mouse to the terminal."),
        click.option("--plain", is_flag=True,
                     help="Line by line: for screen readers, pipes and any terminal."),
        click.option("--pace", type=click.FloatRange(0, SLOWEST), metavar="SECONDS",
                     help=f"Time between two steps of a computer; else {PACE}."),
        click.option("--kiosk", is_flag=True, expose_value=False,
                     help="Stay within the program's own directories (docs/kiosk.md)."),
        click.option("--config", metavar="FILE", type=click.Path(path_type=Path),
                     help="Take the settings from FILE instead of the usual place."),
    )  # fmt: skip
    for option in reversed(options):
        command = option(command)
    return command


seed_option = click.option(
    "--seed",
    type=click.IntRange(0, LARGEST_SEED),
    metavar="N",
    help="Shuffle as in every game with this N.",
)


@click.command(epilog="Example: naruto-tui play --quick")
@click.argument("deck", type=DECK_NAME, required=False)
@click.option("--against", metavar="DECK", type=DECK_NAME, help="The computer's deck.")
@click.option(
    "--level", type=click.Choice(LEVELS[1:]), default="genin", show_default=True, help="Opponent."
)
@strict_option
@edition_option
@first_option(*FIRST)
@match_options
@seed_option
@click.option("--quick", is_flag=True, help="Ask nothing: decks that are not named are dealt.")
@screen_options
def play(
    deck: str | None,
    against: str | None,
    level: str,
    edition: Edition,
    first: str,
    match: str,
    loser: Loser,
    seed: int | None,
    quick: bool,
    **screen: Any,
) -> None:
    """Play the computer.

    DECK is a decklist: a file, or the name of a deck in the current directory, in
    your own deck folder or among those that came with the program. Without DECK
    it is chosen on the screen, or dealt with --plain. Between the games of a match
    cards can be exchanged with the sideboard of the decklist.
    """
    terms = Terms(int(match), loser)
    by_lines = is_plain(**screen)
    if deck is None and against is None and not quick and not by_lines:
        typed = "" if seed is None else str(seed)
        wanted = NewGame(level, list(FIRST).index(first), typed, edition.name, terms)
        need_terminal()
        open_board(wanted, **screen)
        return
    seed = fresh_seed() if seed is None else seed
    decks = chosen_decks((deck, against), edition, random.Random(seed))
    if not by_lines:
        need_terminal()

    def deal() -> "Match":
        from naruto_tui.table.match import Match  # noqa: PLC0415
        from naruto_tui.table.seats import Computer, Person  # noqa: PLC0415
        from naruto_tui.table.setup import Setup  # noqa: PLC0415

        seats = (Person(), Computer(level, seed))
        return Match.new(Setup.of_decks(decks, seats, edition.name, seed, FIRST[first], terms))

    open_board(deal, **screen)


@click.command(
    epilog="Examples: naruto-tui watch --seed 3 --pace 1; naruto-tui watch --seat all --paused"
)
@click.argument("deck", type=DECK_NAME, required=False)
@click.argument("other_deck", type=DECK_NAME, required=False)
@click.option(
    "--level", type=click.Choice(LEVELS), default="genin", show_default=True,
    help="How the first deck is played.",
)  # fmt: skip
@click.option("--their-level", type=click.Choice(LEVELS), help="How the second one is; else alike.")
@strict_option
@edition_option
@match_options
@seed_option
@click.option(
    "--seat", type=click.Choice(["1", "2", "all"]), default="1", show_default=True,
    help="Whose hand is seen, or both.",
)  # fmt: skip
@click.option("--paused", is_flag=True, help="Begin with a pause: n goes on by a step.")
@screen_options
def watch(
    deck: str | None,
    other_deck: str | None,
    level: str,
    their_level: str | None,
    edition: Edition,
    match: str,
    loser: Loser,
    seed: int | None,
    seat: str,
    **screen: Any,
) -> None:
    """Watch the computer play itself, with keys for pause, step, speed and whose hand is seen."""
    seed = fresh_seed() if seed is None else seed
    decks = chosen_decks((deck, other_deck), edition, random.Random(seed))
    if not is_plain(**screen):
        need_terminal()

    def deal() -> "Match":
        from naruto_tui.table.match import Match  # noqa: PLC0415
        from naruto_tui.table.seats import Computer  # noqa: PLC0415
        from naruto_tui.table.setup import Setup  # noqa: PLC0415

        seats = (Computer(level, seed), Computer(their_level or level, seed + 1))
        terms = Terms(int(match), loser)
        setup = Setup.of_decks(decks, seats, edition.name, seed, None, terms)
        return Match.new(setup)

    openly = seat == "all"
    open_board(deal, seat=0 if openly else int(seat) - 1, openly=openly, **screen)


@click.command(epilog="Example: naruto-tui resume")
@click.argument("save", type=SAVE_NAME, required=False)
@screen_options
def resume(save: str | None, **screen: Any) -> None:
    """Go on where a game stopped: the one last played, or SAVE."""
    from naruto_tui.table import saves  # noqa: PLC0415
    from naruto_tui.table.match import Match  # noqa: PLC0415

    path = saves.find(save) if save else saves.newest()
    if path is None:
        raise click.UsageError("no game is saved; naruto-tui play begins one")
    match = Match.resume(path)
    try:
        if not is_plain(**screen):
            need_terminal()
    except ValueError:
        match.close()
        raise
    open_board(match, **screen)


def title() -> None:
    """The title screen."""
    need_terminal()
    open_board("title")


def open_board(
    start: "Start",
    *,
    seat: int = 0,
    openly: bool = False,
    paused: bool = False,
    colour: Colour | None = None,
    theme: str | None = None,
    ascii: bool = False,  # noqa: A002 - the option's name
    no_mouse: bool = False,
    pace: float | None = None,
    plain: bool = False,
    config: Path | None = None,
) -> None:
    """Runs the screens, or the plain face, until somebody leaves them."""
    if is_plain(plain=plain) and not isinstance(start, str | NewGame | Played | Opening):
        from naruto_tui.cli.plain import play_plain  # noqa: PLC0415 - loads the engine

        play_plain(start, seat)
        return
    settings = load(config)
    keys.use(settings.keymap)

    from naruto_tui.cards.language.parser import make_ready  # noqa: PLC0415 - loads the language

    make_ready()
    used = settle(colour or settings.colour)

    from naruto_tui.tui.app import NarutoApp  # noqa: PLC0415 - reads what `settle` settled

    shown = theme or settings.theme
    look = Look(
        used, settings.pace if pace is None else pace, paused, ascii or settings.wants_ascii(),
        "" if shown == "auto" else shown,
    )  # fmt: skip
    app = NarutoApp(look, start, seat, openly=openly, settings=settings, settings_path=config)
    app.run(mouse=settings.mouse and not no_mouse)
    if app.failure is not None:
        raise app.failure
    if app.crash:
        raise CrashError(reported(app.crash))
    if app.farewell:
        _farewell(app.farewell)


def is_plain(*, plain: bool = False, **_: Any) -> bool:
    """Whether the game goes line by line: asked for, or the terminal can do no more."""
    return plain or prints_only()


def _farewell(words: str) -> None:
    try:
        say(words)
    except OSError:
        return  # the terminal has gone, and nobody is there to read it


def chosen_decks(
    names: tuple[str | None, str | None], edition: Edition, draw: random.Random
) -> tuple[Deck, Deck]:
    """The decks of these names, or such that are dealt; `DeckError` when one cannot be played."""
    dealt = draw.sample(supply(edition), 2)
    mine, theirs = (
        one if name is None else legal_deck(name, edition)
        for name, one in zip(names, dealt, strict=True)
    )
    return mine, theirs
