"""`hotseat`: two people at one screen."""

import random
from typing import TYPE_CHECKING, Any, Final

import click

from naruto_tui.cli.options import (
    DECK_NAME,
    edition_option,
    first_option,
    match_options,
    strict_option,
)
from naruto_tui.cli.play import (
    chosen_decks,
    is_plain,
    open_board,
    screen_options,
    seed_option,
)
from naruto_tui.rules.editions import Edition
from naruto_tui.rules.matches import Loser, Terms
from naruto_tui.table.seeds import secret_seed
from naruto_tui.tui.terminal import need_terminal

if TYPE_CHECKING:
    from naruto_tui.table.match import Match

FIRST: Final = {"1": 0, "2": 1, "random": None}


@click.command(epilog="Example: naruto-tui hotseat --names Naruto Sasuke")
@click.argument("deck", type=DECK_NAME, required=False)
@click.argument("other_deck", type=DECK_NAME, required=False)
@click.option(
    "--names",
    nargs=2,
    metavar="NAME NAME",
    default=("Player 1", "Player 2"),
    help="What the two players are called.",
)
@click.option("--open-hands", is_flag=True, help="For teaching: no curtain, both see all hands.")
@click.option(
    "--ask",
    type=click.Choice(["always", "able"]),
    default="always",
    show_default=True,
    help="Whether a player who can only pass sits down for it, so that nobody learns what he "
    "does not hold.",
)
@strict_option
@edition_option
@first_option(*FIRST)
@match_options
@seed_option
@screen_options
def hotseat(
    deck: str | None,
    other_deck: str | None,
    names: tuple[str, str],
    open_hands: bool,
    ask: str,
    edition: Edition,
    first: str,
    match: str,
    loser: Loser,
    seed: int | None,
    **screen: Any,
) -> None:
    """Play each other, two people at one screen.

    Between the two a curtain hides the cards: it says who is to sit down, and what
    happened meanwhile is told first. Decks that are not named are dealt. The game is
    saved after every decision; naruto-tui resume goes on at the curtain.
    """  # fmt: skip
    seed = secret_seed() if seed is None else seed
    decks = chosen_decks((deck, other_deck), edition, random.Random(seed))

    from naruto_tui.table.seats import two_people  # noqa: PLC0415

    seats = two_people(names, openly=open_hands)
    if not is_plain(**screen):
        need_terminal()

    def deal() -> "Match":
        from attrs import evolve  # noqa: PLC0415

        from naruto_tui.table.match import Match  # noqa: PLC0415
        from naruto_tui.table.setup import Setup  # noqa: PLC0415

        terms = Terms(int(match), loser)
        setup = Setup.of_decks(decks, seats, edition.name, seed, FIRST[first], terms)
        return Match.new(evolve(setup, asks_all=ask == "always" and not open_hands))

    open_board(deal, **screen)
