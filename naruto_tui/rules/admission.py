"""Whether a card may enter play: names, bans, its own text, and what must be sacrificed for it."""

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from naruto_tui.cards import nodes as n

from .events import Event
from .faces import is_free
from .force import Active, in_force
from .granting import granted
from .matching import HOW
from .select import fits, holds, is_in, owners_of, stamp
from .state import HAND, JUST, PLAY, Frame, new_frame
from .ways import NEEDS

if TYPE_CHECKING:
    from .game import Game


def name_clash(game: "Game", seat: int, card: int, leaving: Collection[int] = ()) -> bool:
    """Whether a Ninja of the same name is in play on that side (rule 4.3.4, K-12.1)."""
    if game.edition.same_name_ninja == "allowed":
        return False
    if game.faces and is_free(game, card):
        return False
    cards, programs = game.cards, game.programs
    # Nothing changes the names of a card that is not in play.
    names = (game.words(card) if card in game.play else programs[card].healthy).names
    traits = None if game.are_words_printed() else game.table().traits
    free = "keyword non-unique" in game.says
    for piece in game.play.values():
        if piece.seat != seat:
            continue
        other = piece.id
        if traits is None:
            if names.isdisjoint(programs[other].healthy.names):
                continue
        elif names.isdisjoint(traits[other].names):
            continue
        if other == card or cards[other].kind != "ninja" or (game.faces and is_free(game, other)):
            continue
        if other not in leaving:
            if free and not (is_unique(game, card) and is_unique(game, other)):
                continue
            return not is_lifted(game, "enter", "names", card)
    return False


def is_unique(game: "Game", card: int) -> bool:
    """Whether the name rule speaks of a card; a negated text lifts nothing (K-0.2)."""
    piece = game.play.get(card)
    if piece is None:
        return game.programs[card].ways.unique
    if any(one == n.Keyword("non-unique") for one in granted(game, card).values()):
        return False
    blank = "lose text" in game.says and game.words(card).blank
    return blank or game.programs[card].ways.unique


def bears(game: "Game", card: int, word: str) -> bool:
    """Whether a card has such a keyword now, printed or given, in whatever zone (K-0.5)."""
    if word in game.programs[card].ways.words:
        return True
    if f"given {word}" not in game.says:
        return False
    return any(
        change.claim.row in ("gain word", "gain keyword")
        and change.claim.value == word
        and change.concerns(game, card)
        for change in in_force(game, "words")
    )


def dues_of(game: "Game", card: int) -> tuple[n.Cards | n.Coin, ...]:
    """What must be sacrificed for a card that enters play now (K-7.1)."""
    if "dues" not in game.says:
        return ()
    found = game.programs[card].ways.dues or _given_dues(game, card)
    return () if found and is_lifted(game, "enter", "sacrifice", card) else found


def _given_dues(game: "Game", card: int) -> tuple[n.Cards | n.Coin, ...]:
    for change in in_force(game, "words"):
        value = change.claim.value
        if isinstance(value, n.Sacrifice) and change.concerns(game, card):
            return value.prices
    return ()


def is_lifted(game: "Game", verb: str, what: str, *cards: int) -> bool:
    """Whether a text lets one of these cards do this ignoring a rule."""
    for card in cards:
        if (verb, what) in game.programs[card].ways.lifts:
            return True
    group = f"can {verb}"
    return group in game.says and any(
        permit.claim.ignoring == what
        and any(_speaks_of(game, permit, game.whose(card), card) for card in cards)
        for permit in in_force(game, group)
    )


def is_barred(game: "Game", seat: int, card: int, how: tuple[str, ...]) -> bool:
    """Whether an effect keeps a card from entering play on that side in this way (K-1.5)."""
    # Asked of every card in hand again and again: most decks say nothing of the kind.
    if NEEDS in game.says and _lacks(game, seat, card):
        return True
    if "cannot enter" not in game.says or not (rules := in_force(game, "cannot enter")):
        return False
    event = Event("enter", seat, (card,), 0, game.where[card], PLAY, how)
    return any(
        all(HOW[word](event) for word in rule.claim.deed.how) and _speaks_of(game, rule, seat, card)
        for rule in rules
    )


def _lacks(game: "Game", seat: int, card: int) -> bool:
    """Whether something is not so without which a card does not enter play at all."""
    frame = new_frame(card, stamp(game, card), seat)
    return not all(holds(game, frame, need) for need in game.programs[card].ways.needs)


def arrives_injured(game: "Game", seat: int, card: int) -> bool:
    """Whether a Ninja that a player deploys enters play injured."""
    if "deployed injured" not in game.says or game.cards[card].kind != "ninja":
        return False
    return any(_speaks_of(game, one, seat, card) for one in in_force(game, "deployed injured"))


def mark_just(game: "Game", card: int) -> None:
    """A card has just been deployed (K-21.2)."""
    piece = game.play[card]
    piece.frame = piece.frame.copy()
    piece.frame.numbers[JUST] = 1


def forget_just(game: "Game") -> None:
    """The Attacker acts again: nothing has just been deployed."""
    for piece in game.play.values():
        if JUST in piece.frame.numbers:
            piece.frame = piece.frame.copy()
            del piece.frame.numbers[JUST]


def _speaks_of(game: "Game", rule: Active, seat: int, card: int) -> bool:
    """Whether what is said of entering means this card, wherever it lies, unless it says where."""
    if rule.lasting is not None and rule.lasting.subjects is not None:
        return rule.concerns(game, card)
    cards = getattr(rule.subject, "cards", rule.subject)
    if not isinstance(cards, n.Cards) or cards.zones:
        return is_in(game, rule.frame, rule.subject, card)
    if not {"card", game.cards[card].kind}.intersection(cards.kinds):
        return False
    if cards.owner and seat not in owners_of(rule.frame, cards.owner):
        return False
    return fits(game, rule.frame, cards.filters, card)


def may_enter_by(game: "Game", frame: Frame, card: int, zones: tuple[str, ...]) -> bool:
    """Whether an effect that takes cards from these zones may put this card into play.

    What enters only at its own price does not, what enters by one card alone only by that one
    (K-1.2); a reserve in the hand only by an effect that looks into its own zone (K-6.6).
    """
    ways = game.programs[card].ways
    if game.cards[card].is_reserve and game.where[card] == HAND and "reinforcements" not in zones:
        return False
    if ways.by and not any(_is_by(game, card, by, frame.card) for by in ways.by):
        return False
    return not any(one.only for one in ways.entries)


def _is_by(game: "Game", card: int, by: Any, source: int) -> bool:
    """Whether the card whose effect it is is the one that is named."""
    cards = getattr(by, "cards", by)
    if not {"card", game.cards[source].kind}.intersection(cards.kinds):
        return False
    own = new_frame(card, stamp(game, card), game.owner[card])
    return fits(game, own, cards.filters, source)
