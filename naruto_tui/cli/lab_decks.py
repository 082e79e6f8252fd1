"""Which decks a test plays against: those that are named, those of directories, the program's own.

A directory and the program's decks are a field that is met whole, but for the tested deck itself;
what is named alone is met whatever it is.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path

from attrs import frozen

from naruto_tui.cli.deck import legal_deck
from naruto_tui.cli.output import complain
from naruto_tui.decklists.finder import deck_files
from naruto_tui.decklists.model import Deck, DeckError
from naruto_tui.decklists.supply import supply
from naruto_tui.rules.editions import Edition


@frozen
class Opponent:
    """A deck to play against."""

    typed: str
    """What names it on a command line."""
    deck: Deck


def playable(name: str, edition: Edition, *, custom: bool) -> Deck:
    """A legal deck; one of printed cards alone, unless `custom` was asked for.

    Raises:
        DeckError: it cannot be read, is not legal, or has custom cards.
    """
    found = legal_deck(name, edition)
    if found.custom_cards and not custom:
        named = ", ".join(map(str, found.custom_cards))
        raise DeckError(f"{found.file}: has custom cards ({named}); add --custom to test with them")
    return found


def opponents(
    tested: Deck,
    against: Sequence[str],
    edition: Edition,
    *,
    custom: bool,
    skip: bool,
    mirror: bool,
) -> list[Opponent]:
    """The decks to play against, each once.

    `skip`: those of directories that cannot be played are told on stderr and left out. `mirror`:
    whether the tested deck, too, is one of its field.

    Raises:
        DeckError: with all that is wrong with any of them, or there is none.
    """
    if not against:
        field = [Opponent(deck.name, deck) for deck in supply(edition)]
        return field if mirror else _but_itself(tested, field)
    alone, many = _named(against)
    found, problems = _read([*alone, *many], edition, custom=custom)
    if skip:
        complain(*(f"left out: {line}" for name in many for line in problems.pop(name, [])))
    if problems:
        told = [line for lines in problems.values() for line in lines]
        if not problems.keys().isdisjoint(many):
            told.append("--skip-illegal goes on without such decks of a directory")
        raise DeckError(*told)
    field = [one for one in found if one.typed in many]
    kept = field if mirror else _but_itself(tested, field)
    if not (alone or kept):
        raise DeckError(f"{', '.join(against)}: holds no deck to play against")
    return [one for one in found if one.typed in alone] + kept


def _named(against: Sequence[str]) -> tuple[list[str], list[str]]:
    """The names of decks that were named alone, and of those in directories."""
    alone: list[str] = []
    many: list[str] = []
    for name in dict.fromkeys(against):
        folder = Path(name)
        if not folder.is_dir():
            alone.append(name)
            continue
        files = deck_files(folder)
        if not files:
            raise DeckError(f"{name}: holds no deck; a deck is a file whose name ends in .txt")
        many += map(str, files)
    return alone, [name for name in dict.fromkeys(many) if name not in alone]


def _read(
    names: Iterable[str], edition: Edition, *, custom: bool
) -> tuple[list[Opponent], dict[str, list[str]]]:
    """The decks of these names, and of those that cannot be played what is wrong with them."""
    found, problems = [], {}
    for name in names:
        try:
            found.append(Opponent(name, playable(name, edition, custom=custom)))
        except DeckError as error:
            problems[name] = str(error).splitlines()
    return found, problems


def _but_itself(tested: Deck, field: Sequence[Opponent]) -> list[Opponent]:
    """A field without the tested deck: against itself any deck wins half."""
    for one in field:
        if one.deck.digest == tested.digest:
            complain(
                f"naruto-tui test: {tested.name} is not played against itself; "
                f"--against {one.typed} adds that"
            )
    return [one for one in field if one.deck.digest != tested.digest]
