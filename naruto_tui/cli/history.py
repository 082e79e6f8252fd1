"""`history`: how decks have fared in finished games."""

from typing import TYPE_CHECKING, Any

import click

from naruto_tui.cli.output import json_option, printable, say, write_json

if TYPE_CHECKING:
    from naruto_tui.table.history import Played, Standing

SHOWN = 10


@click.command(epilog="Examples: naruto-tui history; naruto-tui history --deck sand-siblings")
@click.option("--deck", metavar="NAME", help="Only this deck: how it fared against each other.")
@click.option(
    "--games", "shown", type=click.IntRange(0), metavar="N", default=SHOWN, show_default=True,
    help="How many games are listed, the last ones.",
)  # fmt: skip
@json_option
def history(deck: str | None, shown: int, json_file: str | None) -> None:
    """See finished games: results by deck, and the last ones.

    A deck counts where a person played it. Games are added as they end; one that
    could not be is added from its record now.
    """
    from naruto_tui.table.history import standings  # noqa: PLC0415 - the engine
    from naruto_tui.table.remembering import complete  # noqa: PLC0415

    played = complete()
    decks = standings(played, deck or "")
    if deck is not None:
        played = [one for one in played if any(one.decks[seat] == deck for seat in one.persons)]
    if json_file is not None:
        write_json(
            {"decks": [_standing(one) for one in decks], "games": [_game(one) for one in played]},
            json_file,
        )
        return
    if not played:
        say("No game has been played to its end." if deck is None else f"{deck} was not played.")
        return
    width = max(len(_title(one)) for one in decks) if decks else 0
    say(f"{'Deck':{width}}  games   won  lost  drawn")
    for one in decks:
        counts = f"{one.games:5}  {one.wins:4}  {one.losses:4}  {one.draws:5}"
        say(printable(f"{_title(one):{width}}  {counts}"))
    if shown:
        say()
    for game in played[:shown]:
        say(printable(_told(game)))


def _title(one: "Standing") -> str:
    return f"against {one.against}" if one.against else one.deck


def _told(game: "Played") -> str:
    """`2026-11-30 09:12  sand-siblings won against dog-pack (genin), turn 12, rewards`."""
    seat = game.persons[0] if game.persons else 0
    mine, theirs = game.decks[seat], game.decks[1 - seat]
    how = "drew" if game.winner < 0 else "won" if game.winner == seat else "lost"
    words = (game.seat_1, game.seat_2)[1 - seat].split()
    level = f" ({words[1]})" if words[0] == "computer" else ""
    when = game.ended[:16].replace("T", " ")
    return f"{when}  {mine} {how} against {theirs}{level}, turn {game.turns}, {game.why}"


def _standing(one: "Standing") -> dict[str, Any]:
    return {
        "deck": one.deck,
        **({"against": one.against} if one.against else {}),
        "games": one.games,
        "wins": one.wins,
        "losses": one.losses,
        "draws": one.draws,
    }


def _game(game: "Played") -> dict[str, Any]:
    return {
        "record": game.save,
        "game": game.number,
        "ended": game.ended,
        "edition": game.edition,
        "decks": list(game.decks),
        "seats": [game.seat_1, game.seat_2],
        "first": game.first + 1,
        "winner": game.winner + 1 if game.winner >= 0 else None,
        "why": game.why,
        "turns": game.turns,
    }
