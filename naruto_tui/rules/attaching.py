"""Cards that are attached to others (K-22), coins and cards that act as Ninja (K-24)."""

from typing import TYPE_CHECKING

import attrs

from naruto_tui.cards import nodes as n

from .admission import name_clash
from .faces import copied, is_coin, made, new_coin, put_on, under
from .perform import DO, bind
from .picking import chosen, chosen_cards
from .select import number, players, stamp
from .state import Frame, Piece
from .triggers import emit, listen, unlisten
from .zones import enter, leave_team, new_team

if TYPE_CHECKING:
    from .game import Game


# -- attached cards ------------------------------------------------------------------------------


def _attach(game: "Game", frame: Frame, node: n.Attach) -> None:
    cards = chosen_cards(game, frame, node, node.card)
    if cards is None:
        return
    bearers = chosen_cards(
        game, frame, node, node.obj, can=lambda card: card in game.play and card not in cards
    )
    if bearers is None:
        return
    bearers = [card for card in bearers if card in game.play]
    frame.done = bool(bearers)
    if not bearers:
        return
    for card in cards:
        if card != bearers[0] and not is_coin(game, card):
            _join_to(game, frame, card, bearers[0])
            frame.applied = True
    bind(game, frame, cards)


def _join_to(game: "Game", frame: Frame, card: int, bearer: int) -> None:
    """A card is attached; one that comes from elsewhere enters play with that (K-22.1)."""
    own = card == frame.card
    piece = game.play.get(card)
    if game.cards[card].kind == "ninja" or (piece is None and not own):
        # Attached Ninja and Jutsu lend their text and do nothing by themselves (K-22.3).
        if piece is not None:
            unlisten(game, card)
            leave_team(game, piece)
        put_on(game, card, under(game.cards[card]), game.programs[card], lent=True)
    if piece is None:
        piece = enter(
            game, card, frame.seat, frame.cause, how=("attached",), targets=frame.targets,
        )  # fmt: skip
    if own:
        frame.stamp = stamp(game, card)
    piece.bearer = bearer
    game.clock += 1
    emit(game, ("attach", piece.seat, (card,), 0, -1, bearer, (), frame.cause))


# -- coins as Ninja --------------------------------------------------------------------------------


def _token(game: "Game", frame: Frame, node: n.Token) -> None:
    like = [] if node.like is None else chosen_cards(game, frame, node, node.like)
    if like is None:
        return
    coins: list[int] = []
    for seat in players(game, frame, node.player):
        coins += _new_coins(game, frame, node, seat, like)
    for coin in coins:
        enter(game, coin, game.owner[coin], frame.cause, how=("effect",))
    frame.done = bool(coins)
    frame.applied |= frame.done
    frame.numbers["count"] = len(coins)
    bind(game, frame, coins)


def _new_coins(game: "Game", frame: Frame, node: n.Token, seat: int, like: list[int]) -> list[int]:
    """Coins that may come: the name rule looks at what was there before them (K-24.2)."""
    if node.like is None:
        card, program = made(node.name, node.power, node.facts)
    elif like:
        card, program = copied(game, like[0], plain=node.plain)
    else:
        return []
    found: list[int] = []
    for _ in range(max(0, number(game, frame, node.number))):
        coin = new_coin(game, card, program, seat, free=node.like is not None)
        if coin is None or name_clash(game, seat, coin):
            return found
        found.append(coin)
    return found


# -- cards that act as Ninja -----------------------------------------------------------------------


def _become_ninja(game: "Game", frame: Frame, node: n.BecomeNinja) -> None:
    cards = chosen_cards(game, frame, node, node.obj)
    like: list[int] | None = []
    if cards is not None and node.like is not None:
        like = chosen(game, frame, node, node.like)
    if cards is None or like is None:
        return
    frame.done = False
    if node.like is not None and not like:
        return
    for card in cards:
        if game.cards[card].kind == "ninja" and node.like is None:
            continue
        if card in game.play and game.play[card].bearer >= 0:
            # What is attached is in no team, and cannot be put into one (K-22.1).
            continue
        if node.like is None and name_clash(game, game.whose(card), card):
            continue
        _become(game, frame, node, card, like)
        frame.done = frame.applied = True
    bind(game, frame, cards)


def _become(game: "Game", frame: Frame, node: n.BecomeNinja, card: int, like: list[int]) -> None:
    piece: Piece | None = game.play.get(card)
    if piece is not None:
        unlisten(game, card)
        # What it has used are abilities that it has no more.
        piece.used = ()
    if node.power is not None:
        combat, support = (number(game, frame, part) for part in node.power)
        own = game.cards[card]
        face, program = made(own.name, (combat, support), node.facts)
        # A Permanent's coins go as before (K-20.3).
        face = attrs.evolve(face, number=own.number, coins=own.coins)
    else:
        own = game.cards[card]
        face, program = copied(game, like[0], plain=node.plain)
        if own.permanent:
            # A Permanent stays one (K-20.3).
            face = attrs.evolve(face, coins=own.coins)
    put_on(game, card, face, program, free=node.like is not None)
    if piece is None:
        piece = enter(game, card, frame.seat, frame.cause, how=("effect",))
    else:
        listen(game, card)
        if not piece.team:
            new_team(game, piece)
    if card == frame.card:
        frame.stamp = stamp(game, card)


DO.update({n.Attach: _attach, n.Token: _token, n.BecomeNinja: _become_ninja})
