"""`play`, `watch`, `resume` and the title screen: what opens the board.

The engine and Textual are imported when all that was asked for is known to work.
"""

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from naruto_tui.cli.deck import illegal_points, read_deck
from naruto_tui.cli.options import edition_option
from naruto_tui.cli.output import say
from naruto_tui.decklists.finder import shipped_decks
from naruto_tui.decklists.model import Deck, DeckError
from naruto_tui.rules.editions import Edition
from naruto_tui.tui.terminal import COLOURS, Colour, need_terminal, settle

if TYPE_CHECKING:
    from naruto_tui.table.match import Match
    from naruto_tui.tui.app import Start

Command = TypeVar("Command", bound=Callable[..., Any])

FIRST: Final = {"me": 0, "them": 1, "random": None}
LARGEST_SEED: Final = 2**63 - 1


def screen_options(command: Command) -> Command:
    """`--colour`, `--no-mouse`, `--pace`: what every command takes that opens the board."""
    options = (
        click.option("--colour", type=click.Choice(COLOURS), default="auto", show_default=True,
                     help="How many colours to use."),
        click.option("--no-mouse", is_flag=True, help="Leave the mouse to the terminal."),
        click.option("--pace", type=click.FloatRange(0, 10), metavar="SECONDS", default=0.6,
                     show_default=True, help="Time between two steps of a computer."),
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
@click.argument("deck", required=False)
@click.option("--against", metavar="DECK", help="The computer's deck.")
@click.option(
    "--level", metavar="LEVEL", default="genin", show_default=True, help="academy or genin."
)
@edition_option
@click.option(
    "--first", type=click.Choice(list(FIRST)), default="random", show_default=True,
    help="Who begins.",
)  # fmt: skip
@seed_option
@click.option("--quick", is_flag=True, help="Ask nothing: decks that are not named are dealt.")
@screen_options
def play(
    deck: str | None,
    against: str | None,
    level: str,
    edition: Edition,
    first: str,
    seed: int | None,
    quick: bool,
    **screen: Any,
) -> None:
    """Play the computer.

    DECK is a decklist: a file, or the name of a deck in the current directory, in
    your own deck folder or among those that came with the program. Without DECK
    it is chosen on the screen.
    """
    opponent = _level(level, ("academy", "genin"))
    if deck is None and against is None and not quick:
        need_terminal()
        _open("new game", **screen)
        return
    seed = _fresh_seed() if seed is None else seed
    draw = random.Random(seed)
    mine, theirs = (_deck(name, edition, draw) for name in (deck, against))
    need_terminal()

    from naruto_tui.table.match import Match, Setup  # noqa: PLC0415
    from naruto_tui.table.seats import Computer, Person  # noqa: PLC0415

    seats = (Person(), Computer(opponent, seed))
    names, cards = (mine.name, theirs.name), (mine.cards, theirs.cards)
    setup = Setup(cards, names, seats, edition.name, seed, FIRST[first])
    _open(Match.new(setup), **screen)


@click.command(epilog="Example: naruto-tui watch --seed 3 --pace 1")
@click.argument("deck", required=False)
@click.argument("other_deck", required=False)
@click.option(
    "--level", metavar="LEVEL", default="genin", show_default=True,
    help="How the first deck is played.",
)  # fmt: skip
@click.option("--their-level", metavar="LEVEL", help="How the second one is; else alike.")
@edition_option
@seed_option
@click.option(
    "--seat", type=click.Choice(["1", "2"]), default="1", show_default=True,
    help="Whose cards are seen.",
)  # fmt: skip
@screen_options
def watch(
    deck: str | None,
    other_deck: str | None,
    level: str,
    their_level: str | None,
    edition: Edition,
    seed: int | None,
    seat: str,
    **screen: Any,
) -> None:
    """Watch the computer play itself, with keys for pause, step and speed."""
    known = ("random", "academy", "genin")
    levels = [_level(one, known) for one in (level, their_level or level)]
    seed = _fresh_seed() if seed is None else seed
    draw = random.Random(seed)
    mine, theirs = (_deck(name, edition, draw) for name in (deck, other_deck))
    need_terminal()

    from naruto_tui.table.match import Match, Setup  # noqa: PLC0415
    from naruto_tui.table.seats import Computer  # noqa: PLC0415

    seats = (Computer(levels[0], seed), Computer(levels[1], seed + 1))
    names, cards = (mine.name, theirs.name), (mine.cards, theirs.cards)
    setup = Setup(cards, names, seats, edition.name, seed, None)
    _open(Match.new(setup, kept=False), seat=int(seat) - 1, **screen)


@click.command(epilog="Example: naruto-tui resume")
@click.argument("save", required=False)
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
        need_terminal()
    except ValueError:
        match.close()
        raise
    _open(match, **screen)


def title() -> None:
    """The title screen."""
    need_terminal()
    _open("title")


def _open(
    start: "Start | Match",
    *,
    seat: int = 0,
    colour: Colour = "auto",
    no_mouse: bool = False,
    pace: float = 0.6,
) -> None:
    """Runs the screens until somebody leaves them."""
    used = settle(colour)

    from naruto_tui.tui.app import Look, NarutoApp  # noqa: PLC0415 - reads what `settle` settled

    app = NarutoApp(Look(used, pace), start, seat)
    app.run(mouse=not no_mouse)
    if app.farewell and app.return_code == 0:
        _farewell(app.farewell)
    if app.return_code:
        raise SystemExit(app.return_code)


def _farewell(words: str) -> None:
    try:
        say(words)
    except OSError:
        return  # the terminal has gone, and nobody is there to read it


def _deck(name: str | None, edition: Edition, draw: random.Random) -> Deck:
    """The deck of that name, or one that is dealt; `DeckError` when it cannot be played."""
    if name is None:
        return read_deck(str(draw.choice(shipped_decks())))
    deck = read_deck(name)
    if points := illegal_points(deck, edition):
        raise DeckError(*(f"{deck.file}:{point.line or 1}: {point}" for point in points))
    return deck


def _level(name: str, known: tuple[str, ...]) -> str:
    if name not in known:
        raise click.UsageError(f"there is no level {name!r}; levels are {', '.join(known)}")
    return name


def _fresh_seed() -> int:
    return random.SystemRandom().randrange(1, 1_000_000)
