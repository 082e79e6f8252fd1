"""`host` and `join`: two people, two terminals, one host."""

import os
import random
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import click

from naruto_tui.cli.deck import legal_deck
from naruto_tui.cli.options import (
    DECK_NAME,
    edition_option,
    first_option,
    match_options,
    strict_option,
)
from naruto_tui.cli.play import is_plain, open_board, screen_options, seed_option
from naruto_tui.decklists.model import Deck, DeckError, Entry
from naruto_tui.decklists.supply import supply
from naruto_tui.rules.editions import Edition
from naruto_tui.rules.matches import Loser, Terms
from naruto_tui.table.seeds import secret_seed
from naruto_tui.tui.starts import Opening
from naruto_tui.tui.terminal import need_terminal

if TYPE_CHECKING:
    from naruto_tui.cards.model import Card
    from naruto_tui.table.hosting import Arrival
    from naruto_tui.table.match import Match
    from naruto_tui.table.setup import Setup
    from naruto_tui.tui.looks import Look
    from naruto_tui.tui.screens.place import Place

FIRST: Final = {"me": 0, "them": 1, "random": None}
NEWEST: Final = "newest"

player_option = click.option("--as", "player", metavar="NAME", help="What you are called.")


@click.command(epilog="Example: naruto-tui host hounds-fire-earth --name friday")
@click.argument("deck", type=DECK_NAME, required=False)
@click.option(
    "--name",
    metavar="NAME",
    default="game",
    show_default=True,
    help="What the game is called; others join it by this name.",
)
@click.option("--socket", "place", metavar="PATH", help="Listen at this path instead.")
@click.option("--group", metavar="GROUP", help="Let users of this group in, too.")
@player_option
@click.option(
    "--resume",
    "save",
    metavar="SAVE",
    is_flag=False,
    flag_value=NEWEST,
    help="Go on with a saved game of two people: the one last played, or SAVE.",
)
@strict_option
@edition_option
@first_option(*FIRST)
@match_options
@seed_option
@screen_options
def host(
    deck: str | None,
    name: str,
    place: str | None,
    group: str | None,
    player: str | None,
    save: str | None,
    edition: Edition,
    first: str,
    match: str,
    loser: Loser,
    seed: int | None,
    **screen: Any,
) -> None:
    """Play somebody at another terminal of this host.

    The game is open to your own user; with --group to users of that group, too: give
    a --socket in a folder that they can enter. Without DECK a deck is dealt. The game
    is saved after every decision; --resume goes on with it. Between the games of a
    match each exchanges cards with the sideboard of his decklist, at his own screen.
    """  # fmt: skip
    from naruto_tui.table.hosting import Hosting  # noqa: PLC0415
    from naruto_tui.table.peers import Door, group_number, place_of  # noqa: PLC0415

    seed = secret_seed() if seed is None else seed
    mine = None if save else _deck(deck, edition, random.Random(seed))
    path = place_of(place or name)
    if place and "/" not in place:
        path = place_of(f"./{place}")
    saved = _saved(save) if save else None
    terms = Terms(int(match), loser)
    try:
        if not is_plain(**screen):
            need_terminal()
        door = Door(path, group_number(group) if group else None)
    except ValueError:
        if saved is not None:
            saved.close()
        raise

    def deal(arrival: "Arrival") -> "Match":
        from naruto_tui.table.match import Match  # noqa: PLC0415

        assert mine is not None
        return Match.new(_setup(mine, arrival, player, edition, seed, FIRST[first], terms))

    def opened(look: "Look") -> "Place":
        from naruto_tui.tui.screens.meeting import HostScreen  # noqa: PLC0415

        return HostScreen(look, Hosting(door, deal, saved))

    try:
        if is_plain(**screen):
            from naruto_tui.cli.plain_meeting import host_plain  # noqa: PLC0415

            host_plain(Hosting(door, deal, saved))
            return
        open_board(Opening(opened), **screen)
    finally:
        door.close()
        if saved is not None:
            saved.close()


@click.command(epilog="Example: naruto-tui join friday --deck hounds-fire-earth")
@click.argument("game", required=False)
@click.option("--deck", metavar="DECK", type=DECK_NAME, help="Your deck; else one is dealt.")
@click.option("--socket", "place", metavar="PATH", help="Join at this path.")
@player_option
@click.option("--watch", is_flag=True, help="Look on: see what both players know.")
@strict_option
@edition_option
@screen_options
def join(
    game: str | None,
    deck: str | None,
    place: str | None,
    player: str | None,
    watch: bool,
    edition: Edition,
    **screen: Any,
) -> None:
    """Join a game that somebody hosts.

    GAME is its name, or the path of its socket; without it you join the only game
    there is. Whoever was there already comes back to the same question.
    """  # fmt: skip
    from naruto_tui.table.joining import Joining  # noqa: PLC0415
    from naruto_tui.table.peers import PeerError, is_alive, joined  # noqa: PLC0415

    mine = legal_deck(deck, edition) if deck else None
    path = joined(os.path.abspath(place) if place else game or "")  # noqa: PTH100 - may not exist
    if not is_alive(path):
        raise PeerError(f"{path}: nobody hosts a game there; `naruto-tui host` does")
    if not is_plain(**screen):
        need_terminal()
    greeting: dict[str, Any] = {"watch": watch, "name": player or _login() or "Guest"}
    if mine is not None:
        greeting["deck"] = [card.number for card in mine.cards]
        greeting["side"] = [card.number for one in mine.side for card in [one.card] * one.count]

    def opened(look: "Look") -> "Place":
        from naruto_tui.tui.screens.meeting import GuestScreen  # noqa: PLC0415

        return GuestScreen(look, Joining(path, greeting))

    if is_plain(**screen):
        from naruto_tui.cli.plain_meeting import join_plain  # noqa: PLC0415

        join_plain(Joining(path, greeting))
        return
    open_board(Opening(opened), **screen)


def _setup(
    mine: Deck, arrival: "Arrival", player: str | None, edition: Edition, seed: int,
    first: int | None, terms: Terms,
) -> "Setup":  # fmt: skip
    """The game with whoever has come; `ValueError`: why not with him."""
    from attrs import evolve  # noqa: PLC0415

    from naruto_tui.table.seats import two_people  # noqa: PLC0415
    from naruto_tui.table.series import mixed  # noqa: PLC0415
    from naruto_tui.table.setup import Setup  # noqa: PLC0415

    theirs = (
        _brought(arrival, edition, terms)
        if arrival.deck
        else _deck(None, edition, random.Random(~seed))
    )
    own = player or _login() or "Host"
    other = arrival.name or "Guest"
    if own.casefold() == other.casefold():
        other = f"{other[:18]} 2"
    seats = two_people((own, other))
    setup = Setup.of_decks((mine, theirs), seats, edition.name, seed, first, terms)
    return evolve(setup, decks=mixed(setup.decks, seed), asks_all=True)


def _brought(arrival: "Arrival", edition: Edition, terms: Terms) -> Deck:
    """The deck that somebody brings; `ValueError` where it is not legal here.

    The sideboard counts in a match of several games alone.
    """
    from naruto_tui.cli.deck import illegal_points  # noqa: PLC0415
    from naruto_tui.table.heads import cards_of  # noqa: PLC0415

    entries = _entries(cards_of(arrival.deck))
    reserve = tuple(one for one in entries if one.card.is_reserve)
    main = tuple(one for one in entries if not one.card.is_reserve)
    side = _entries(cards_of(arrival.side)) if terms.several else ()
    deck = Deck(f"deck of {arrival.name[:20]}", main, side, reserve)
    points = illegal_points(deck, edition)
    if points:
        raise DeckError(f"your deck cannot be played in edition {edition.name}: {points[0]}")
    return deck


def _entries(cards: Sequence["Card"]) -> tuple[Entry, ...]:
    return tuple(Entry(cards.count(card), card) for card in dict.fromkeys(cards))


def _deck(name: str | None, edition: Edition, draw: random.Random) -> Deck:
    return draw.choice(supply(edition)) if name is None else legal_deck(name, edition)


def _saved(save: str) -> "Match":
    """That save, or the newest of two people; `JournalError` where it cannot be resumed."""
    from naruto_tui.table import saves  # noqa: PLC0415
    from naruto_tui.table.journal import JournalError  # noqa: PLC0415
    from naruto_tui.table.match import Match  # noqa: PLC0415

    if save != NEWEST:
        match = Match.resume(saves.find(save))
        if match.people:
            return match
        match.close()
        raise click.UsageError(f"{save} is no game of two people; naruto-tui resume opens it")
    for one in saves.saved():
        with suppress(JournalError):
            match = Match.resume(one.path)
            if match.people:
                return match
            match.close()
    raise click.UsageError("no game of two people is saved; naruto-tui host begins one")


def _login() -> str:
    """What the system calls the user, as far as it is short enough for a player's name."""
    with suppress(KeyError, OSError):
        import pwd  # noqa: PLC0415

        return pwd.getpwuid(os.getuid()).pw_name[:20]
    return ""
