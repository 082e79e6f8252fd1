"""Moving cards between zones, in and out of play, in and out of teams.

Every change of zone makes a card a new object (rule 2.11) and takes it to its owner's zone (2.8).
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from .chance import below, shuffle
from .events import RULE, Cause
from .faces import is_coin, is_lent, take_off
from .force import is_forbidden
from .going import tell_moves
from .state import (
    CHAIN,
    CHAKRA,
    DECK,
    DISCARD,
    GONE,
    HAND,
    PILE_OF,
    PLAY,
    REINFORCEMENTS,
    REMOVED,
    REWARDS,
    Piece,
    Side,
    Team,
    blank_frame,
)
from .triggers import emit, listen, unlisten

if TYPE_CHECKING:
    from .game import Game

MOVING: Final = frozenset(
    (
        "would leave", "would discard", "would remove", "would charge", "would move",
        "would sacrifice",
        "keyword revitalize", "keyword inherit",
        "cannot leave", "cannot discard", "cannot remove",
    )
)  # fmt: skip
"""What decks can say of moves; where they do not, nobody is asked."""

HELD: Final = ("held by 1", "held by 2")
"""How cards are moved that become the rewards of one player, whoever owns them (T-7.3)."""

_OPEN = (PLAY, CHAKRA, DISCARD, REMOVED, CHAIN)
_OWN = (HAND, REINFORCEMENTS)
"""Zones that their owner looks into and nobody else (2.3, K-6.1)."""


def empty_side(deck: list[int], reinforcements: list[int]) -> Side:
    """A side at the start of a game."""
    return Side(deck, [], [], [], [], [], reinforcements, 0, 0, 0, 0, 0, 0, 0, 0, 0)


def take_out(game: "Game", card: int) -> None:
    """Takes a card off the list of its zone."""
    zone = game.where[card]
    if zone == CHAIN:
        game.chain = [link for link in game.chain if link.card != card or link.kind == "effect"]
    elif zone == PLAY:
        _leave_play(game, card)
    elif zone == GONE:
        return
    else:
        holder = game.owner[card] if zone != REWARDS else game.holder(card)
        PILE_OF[zone](game.sides[holder]).remove(card)


def put(game: "Game", card: int, zone: int, bottom: bool = False, holder: int = -1) -> None:
    """Puts a card that is nowhere into a zone of its owner; rewards of `holder`, else of the other.

    Who could see it where it lay knows what it is where it lies now.
    """
    source, owner = game.where[card], game.owner[card]
    if source in _OPEN:
        bit = 1 << card
        game.known[0] |= bit
        game.known[1] |= bit
    elif source in _OWN:
        game.known[owner] |= 1 << card
    game.where[card] = zone
    game.gens[card] += 1
    if zone == REWARDS:
        pile = game.sides[1 - owner if holder < 0 else holder].rewards
    else:
        pile = PILE_OF[zone](game.sides[owner])
    if zone == DECK and game.face_up and not bottom:
        cover(game, pile)
    if bottom:
        pile.insert(0, card)
    else:
        pile.append(card)


def move(
    game: "Game",
    cards: Sequence[int],
    zone: int,
    cause: Cause = RULE,
    *,
    bottom: bool = False,
    how: tuple[str, ...] = (),
) -> None:
    """Moves cards, from anywhere, to a zone of their owners, and says so.

    What leaves play does so all at once: triggers see each as it stood just before (T-31).
    Where a text may do something in place of it (T-21) and somebody must be asked for that, the
    cards are moved before the next step and not yet when this returns.
    """
    if bottom:
        how = (*how, "bottom")
    if not game.says.isdisjoint(MOVING):
        from .moving import move_carefully  # noqa: PLC0415 - replacing knows moving and not zones

        move_carefully(game, list(cards), zone, cause, bottom=bottom, how=how)
        return
    tell_leaving(game, cards, zone, cause, how)
    carry(game, cards, zone, cause, bottom, how)


def tell_leaving(
    game: "Game", cards: Sequence[int], zone: int, cause: Cause, how: tuple[str, ...] = ()
) -> None:
    """Says which of these cards are about to leave play, while all of them are still there.

    Who listens to moves of any kind hears of the others too.
    """
    for card in cards:
        if game.where[card] == PLAY:
            emit(game, ("leave", game.play[card].seat, (card,), 0, PLAY, zone, how, cause))
    if "moves" in game.says and cards:
        tell_moves(game, cards, zone, cause, how)


def carry(
    game: "Game",
    cards: Sequence[int],
    zone: int,
    cause: Cause,
    bottom: bool = False,
    how: tuple[str, ...] = (),
    landing: int = -1,
) -> None:
    """Moves cards of which it has been said that they leave play.

    `landing`: where they come to lie, if that is not the zone they are said to go to (K-19.2).
    """
    if not cards:
        return
    leaving = False
    holder = next((HELD.index(word) for word in how if word in HELD), -1) if how else -1
    if bottom:
        how = (*how, "bottom")
    by_source: dict[tuple[int, int], list[int]] = {}
    for card in cards:
        source = game.where[card]
        if source == PLAY:
            leaving = True
        else:
            by_source.setdefault((game.owner[card], source), []).append(card)
        take_out(game, card)
        if game.faces and is_coin(game, card):
            # Triggers have seen it leave; it goes nowhere (K-24.3), and nothing speaks of it there.
            game.where[card] = GONE
            game.gens[card] += 2
        else:
            put(game, card, zone if landing < 0 else landing, bottom, holder)
    for (seat, source), moved in by_source.items():
        emit(game, ("move", seat, tuple(moved), len(moved), source, zone, how, cause))
    if leaving or game.reads_zones:
        game.clock += 1
    if leaving and "attach" in game.says:
        _drop_attached(game, cards)


def _drop_attached(game: "Game", gone: Sequence[int]) -> None:
    """What was attached to a card that has left play goes to its owner's chakra (K-22.2)."""
    loose = [piece.id for piece in game.play.values() if piece.bearer in gone]
    if loose:
        move(game, loose, CHAKRA, RULE, how=("bearer left",))


def draw(
    game: "Game", seat: int, number: int, bottom: bool = False, cause: Cause = RULE
) -> list[int]:
    """Draws from an end of the deck; an empty deck gives what it has (rule 4.1.3)."""
    if "cannot draw" in game.says and is_forbidden(game, "cannot draw", seat, -1):
        return []
    side = game.sides[seat]
    deck = side.deck
    if number == 1 and deck and not bottom:
        cards = [deck.pop()]
    else:
        cards = [deck.pop(0 if bottom else -1) for _ in range(min(number, len(deck)))]
    where, gens = game.where, game.gens
    for card in cards:
        where[card] = HAND
        gens[card] += 1
    side.hand += cards
    if cards:
        game.secrets += 1
        game.clock += game.reads_zones
        how = ("effect",) if cause.word == "effect" else ()
        emit(game, ("draw", seat, tuple(cards), len(cards), -1, -1, how))
    return cards


def win_rewards(
    game: "Game", seat: int, number: int, cause: Cause, how: tuple[str, ...] = (), team: int = -1
) -> list[int]:
    """Takes cards off the top of the other player's deck as rewards (rule 5.4.4, T-7.4)."""
    if "cannot win rewards" in game.says and is_forbidden(game, "cannot win rewards", seat, team):
        return []
    most = number
    if "rewards a turn" in game.says:
        from .costs import rule_number  # noqa: PLC0415 - costs ask what is in play

        side = game.sides[seat]
        limit = rule_number(game, "rewards a turn", seat, side.won + number)
        most = max(0, min(number, limit - side.won))
    cards = _take_rewards(game, seat, most)
    game.sides[seat].won += len(cards)
    if most < number:
        _discard_excess(game, seat, number - most)
    if cards:
        emit(game, ("reward", seat, tuple(cards), len(cards), team, -1, how, cause))
    return cards


def _discard_excess(game: "Game", seat: int, number: int) -> None:
    """What a player may not win any more this turn is discarded off the deck all the same."""
    deck = game.sides[1 - seat].deck
    move(game, deck[: -number - 1 : -1], DISCARD, RULE)


def get_rewards(game: "Game", seat: int, number: int, cause: Cause) -> list[int]:
    """The same where it is no winning: `get` and not `win` (T-7.3)."""
    if "cannot win rewards" in game.says and is_forbidden(game, "cannot win rewards", seat, -1):
        return []
    cards = _take_rewards(game, seat, number)
    if cards:
        emit(game, ("get", seat, tuple(cards), len(cards), -1, -1, (), cause))
    return cards


def _take_rewards(game: "Game", seat: int, number: int) -> list[int]:
    deck = game.sides[1 - seat].deck
    cards = [deck.pop() for _ in range(min(number, len(deck)))]
    for card in cards:
        put(game, card, REWARDS)
    game.clock += bool(cards) and game.reads_zones
    return cards


def shuffle_deck(game: "Game", seat: int) -> None:
    """Shuffles a deck; nobody knows its cards any longer."""
    deck = game.sides[seat].deck
    game.rng = shuffle(game.rng, deck)
    game.secrets += 1
    forget(game, deck)
    cover(game, deck)
    game.notes.append(("shuffle", seat))


def went_out(game: "Game", piece: Piece, cause: Cause) -> None:
    """Says that an effect has moved a Ninja from the village to the battlefield (T-5)."""
    if "go out" in game.heard:
        emit(game, ("go out", piece.seat, (piece.id,), 0, piece.team, -1, (), cause))


def mix(game: "Game", cards: Sequence[int]) -> None:
    """Cards that lie in decks change places at random, those of each deck among themselves."""
    for seat, side in enumerate(game.sides):
        mixed = [card for card in cards if game.where[card] == DECK and game.owner[card] == seat]
        if len(mixed) > 1:
            places = sorted(map(side.deck.index, mixed))
            game.rng = shuffle(game.rng, mixed)
            game.secrets += 1
            for place, card in zip(places, mixed, strict=True):
                side.deck[place] = card
            forget(game, mixed)


def cover(game: "Game", deck: Sequence[int]) -> None:
    """What lay face up on a deck no longer does (K-15.1)."""
    if game.face_up:
        game.face_up = tuple(one for one in game.face_up if one[0] not in deck)


def is_face_up(game: "Game", card: int) -> bool:
    """Whether a card lies face up in a place where cards are hidden (K-15.3, T-7.4)."""
    if not any(one == card and gen == game.gens[card] for one, gen, _ in game.face_up):
        return False
    return game.where[card] != DECK or game.sides[game.owner[card]].deck[-1] == card


def forget(game: "Game", cards: Iterable[int], seats: tuple[int, ...] = (0, 1)) -> None:
    """These seats have not seen these cards where they lie now."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    for seat in seats:
        game.known[seat] &= ~bits


def show(game: "Game", seat: int, cards: Iterable[int]) -> None:
    """A seat sees cards where they lie, and remembers them until they move."""
    for card in cards:
        if not game.known[seat] >> card & 1:
            game.known[seat] |= 1 << card
            game.secrets += 1


def random_below(game: "Game", count: int) -> int:
    """A number from 0 to count - 1 from the game's own chance."""
    game.rng, drawn = below(game.rng, count)
    game.secrets += 1
    return drawn


# -- in and out of play --


def enter(
    game: "Game",
    card: int,
    seat: int,
    cause: Cause,
    *,
    how: tuple[str, ...] = (),
    injured: bool = False,
    team: int = 0,
    targets: tuple[tuple[tuple[int, int], ...], ...] = (),
    coins: int = 0,
    x: int = 0,
) -> Piece:
    """Puts a card into play: healthy, a team of its own unless told (rule 4.3.5)."""
    source = game.where[card]
    piece = place(game, card, seat, injured, team, targets, coins, x)
    emit(game, ("enter", seat, (card,), 0, source, PLAY, how, cause))
    return piece


def place(
    game: "Game",
    card: int,
    seat: int,
    injured: bool = False,
    team: int = 0,
    targets: tuple[tuple[tuple[int, int], ...], ...] = (),
    coins: int = 0,
    x: int = 0,
) -> Piece:
    """Lays a card down in play; that it has entered is still to be said."""
    take_out(game, card)
    game.where[card] = PLAY
    game.gens[card] += 1
    frame = blank_frame(card, game.gens[card], seat, "effect", None)
    frame.targets = targets
    if x:
        frame.numbers["x"] = x
    piece = Piece(card, seat, injured, 0, (), game.turn, game.fresh_id(), (), -1, frame)
    if coins:
        piece.coins = (("", coins, game.fresh_id()),)
    game.play[card] = piece
    game.printed[card] = game.programs[card].states[injured]
    if game.cards[card].kind == "ninja":
        if team:
            join(game, piece, game.teams[team])
        else:
            new_team(game, piece)
    if not is_lent(game, card):
        listen(game, card)
    game.clock += 1
    return piece


def _leave_play(game: "Game", card: int) -> None:
    piece = game.play[card]
    if piece.team:
        leave_team(game, piece)
    del game.play[card], game.printed[card]
    if not is_lent(game, card):
        unlisten(game, card)
    if card in game.faces:
        take_off(game, card)


def new_team(game: "Game", piece: Piece) -> Team:
    """Makes a team of one at home."""
    team = Team(game.fresh_id(), piece.seat, (piece.id,), -1, "")
    game.teams[team.id] = team
    piece.team = team.id
    return team


def join(game: "Game", piece: Piece, team: Team) -> None:
    """Adds a Ninja to a team, as a back (T-14)."""
    team.members = (*team.members, piece.id)
    piece.team = team.id
    game.clock += 1


def leave_team(game: "Game", piece: Piece) -> None:
    """Takes a Ninja out of its team; a team without Ninja is gone, one without a head needs one."""
    team = game.teams[piece.team]
    piece.team = 0
    game.clock += 1
    if len(team.members) == 1:
        del game.teams[team.id]
        return
    team.members = tuple(one for one in team.members if one != piece.id)
    if team.head == piece.id:
        team.head = -1
        game.headless(team)


def stand_by(game: "Game", card: int) -> None:
    """A Ninja leaves its team and the fight and is a team of one at home (T-5)."""
    piece = game.play[card]
    team = game.teams[piece.team]
    was_out = bool(team.out)
    if len(team.members) == 1 and not was_out:
        return
    leave_team(game, piece)
    new_team(game, piece)
    game.clock += 1
    if was_out:
        emit(game, ("stand by", piece.seat, (card,)))
