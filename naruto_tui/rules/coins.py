"""Coins on cards: placing, taking, moving; Permanents that lose their last one (K-20, K-23).

A coin belongs to the card it lies on: no text undoes it, and it ends with the object.
"""

from typing import TYPE_CHECKING, Any, Final

from naruto_tui.cards import nodes as n

from .bans import may_bear
from .chain import RunTriggers
from .choices import Option, PickNumber, PickOption
from .events import RULE, Cause
from .perform import DO, bind_picked
from .picking import Again, chosen_cards
from .questions import Answer, Asked
from .select import number
from .state import CHAKRA, NUMBERS_FROM, Frame, is_any_coin
from .triggers import emit
from .values import value
from .zones import move

if TYPE_CHECKING:
    from .game import Game

Coins = tuple[tuple[str, int, int], ...]
"""As a piece bears them: kind, number, stamp of placing."""
Kinds = list[tuple[str, int]]
"""Coins of one card by kind, in the order in which they came to lie there."""


def kinds_on(game: "Game", card: int) -> Kinds:
    """What coins lie on a card."""
    found: dict[str, int] = {}
    for kind, count, _ in game.play[card].coins:
        found[kind] = found.get(kind, 0) + count
    return list(found.items())


def place(game: "Game", card: int, kind: str, count: int, cause: Cause = RULE) -> None:
    """Places coins on a card in play."""
    if count <= 0 or not may_bear(game, "place coin", card, kind):
        return
    piece = game.play[card]
    piece.coins = (*piece.coins, (kind, count, game.fresh_id()))
    game.clock += 1
    emit(game, ("coin", piece.seat, (card,), count, -1, -1, (kind,), cause))


def take(game: "Game", card: int, taken: Kinds, cause: Cause) -> int:
    """Takes coins off a card in play, as many of each kind as there are; how many it were."""
    piece = game.play[card]
    before = sum(count for _, count, _ in piece.coins)
    for kind, count in taken:
        if cause.word == "effect" and not may_bear(game, "take coin", card, kind):
            continue
        left, gone = _without(piece.coins, kind, count)
        if not gone:
            continue
        piece.coins = left
        game.clock += 1
        emit(game, ("coin", piece.seat, (card,), -gone, -1, -1, (kind,), cause))
    after = sum(count for _, count, _ in piece.coins)
    if before and not after:
        emit(game, ("last coin", piece.seat, (card,), 0, -1, -1, (), cause))
    return before - after


def leave_without_coins(game: "Game", cards: list[int], cause: Cause) -> None:
    """Permanents (X) among these that have lost their last coin go to chakra (K-20.3)."""
    spent = [
        card
        for card in cards
        if card in game.play and game.cards[card].coins is not None and not game.play[card].coins
    ]
    if spent:
        move(game, spent, CHAKRA, cause, how=("last coin",))


def _without(coins: Coins, kind: str, count: int) -> tuple[Coins, int]:
    left = []
    gone = 0
    for word, number_of, when in coins:
        taken = min(count - gone, number_of) if word == kind else 0
        gone += taken
        if number_of > taken:
            left.append((word, number_of - taken, when))
    return tuple(left), gone


@value
class TakeCoins:
    """The controller takes 1 coin off each of his Permanents (X): no effect, no chain (K-20.3)."""

    def run(self, game: "Game") -> None:
        mine = [
            piece.id
            for piece in game.play.values()
            if piece.seat == game.active and game.cards[piece.id].coins is not None
        ]
        for card in mine:
            take(game, card, [(kind, 1) for kind, _ in kinds_on(game, card)[:1]], RULE)
        leave_without_coins(game, mine, RULE)
        if game.waiting:
            game.agenda.append(RunTriggers())


# -- effects that speak of coins -----------------------------------------------------------------


def _is_all(node: Any) -> bool:
    """Whether a step takes or moves all coins of a kind, however many."""
    wanted = node.number
    return isinstance(wanted, n.Arith | n.Done) and n.Done("all") in (
        wanted,
        getattr(wanted, "right", None),
    )


def _is_any(node: Any) -> bool:
    """Whether the effect's player says how many coins a step takes or moves."""
    wanted = node.number
    return n.Done("any") in (wanted, getattr(wanted, "right", None))


def wanted_coins(game: "Game", frame: Frame, node: n.Coin | n.MoveCoin) -> int | None:
    """How many coins a step takes off each card, or `None` for all there are."""
    if _is_all(node):
        return None
    count = number(game, frame, node.number)
    return -count if isinstance(node, n.Coin) else count


def chosen_kinds(
    game: "Game", frame: Frame, node: Any, card: int, count: int | None
) -> Kinds | None:
    """Which coins are taken off a card, or `None` after asking: of what kind, one by one."""
    lying = kinds_on(game, card)
    if not is_any_coin(node.kind):
        lying = [(kind, there) for kind, there in lying if kind == node.kind]
    if count is None or len(lying) < 2 or count >= sum(there for _, there in lying):
        return [(kind, there if count is None else min(count, there)) for kind, there in lying]
    key = (id(node), _COIN_KEYS + card)
    named = frame.picks.get(key, ())
    left = [(kind, there - named.count(place)) for place, (kind, there) in enumerate(lying)]
    if len(named) == count:
        return [(kind, named.count(place)) for place, (kind, _) in enumerate(lying)]
    options = tuple(
        Option("coin", card, place) for place, (_, there) in enumerate(left) if there > 0
    )
    game.choice = PickOption(
        Asked(frame.seat, "coin kind", card, NameCoin(node, key, tuple(lying))), options
    )
    return None


_COIN_KEYS: Final = NUMBERS_FROM
"""Keys of answers that name coins: above those of seats and things."""


@value
class NameCoin:
    """One coin of several kinds has been named; the step goes on."""

    node: Any
    key: tuple[int, int]
    kinds: tuple[tuple[str, int], ...]
    """What lies on the card, for the words of the options."""

    def take(self, game: "Game", answer: Answer) -> None:
        picks = game.frames[-1].picks
        picks[self.key] = (*picks.get(self.key, ()), answer.index)
        game.agenda.append(Again(self.node))

    def run(self, game: "Game") -> None:
        """Never on the agenda: only asked through."""
        raise AssertionError(game)


def _coin(game: "Game", frame: Frame, node: n.Coin) -> None:
    takes = _is_all(node) or _is_any(node) or number(game, frame, node.number) < 0
    if takes:
        _take(game, frame, node)
        return
    cards = chosen_cards(game, frame, node, node.obj, can=lambda card: card in game.play)
    if cards is None:
        return
    count = number(game, frame, node.number)
    cards = [card for card in cards if card in game.play] if count else []
    for card in cards:
        place(game, card, node.kind, count, frame.cause)
    bind_picked(game, frame, node.obj, cards)
    _note(frame, count * len(cards), done=bool(cards))


def _take(game: "Game", frame: Frame, node: n.Coin) -> None:
    count = wanted_coins(game, frame, node)
    cards = chosen_cards(
        game, frame, node, node.obj, can=lambda card: game.coins(card, node.kind) > 0
    )
    if cards is None:
        return
    found = _named(game, frame, node, cards, count)
    if found is None:
        return
    taken = [take(game, card, kinds, frame.cause) for card, kinds in found]
    leave_without_coins(game, cards, frame.cause)
    enough = any if _is_any(node) else all
    full = bool(taken) and enough(one and one >= (count or 0) for one in taken)
    _note(frame, sum(taken), done=full)


def _named(
    game: "Game", frame: Frame, node: Any, cards: list[int], count: int | None
) -> list[tuple[int, Kinds]] | None:
    """Of each card the coins that are taken, or `None` after asking."""
    found: list[tuple[int, Kinds]] = []
    for card in cards:
        if card not in game.play:
            continue
        some = _how_many(game, frame, node, card) if _is_any(node) else count
        kinds = None if some == _ASKED else chosen_kinds(game, frame, node, card, some)
        if kinds is None:
            return None
        found.append((card, [one for one in kinds if one[1]]))
    return found


def _how_many(game: "Game", frame: Frame, node: Any, card: int) -> int:
    """How many coins the effect's player takes off a card, or `_ASKED`."""
    key = (id(node), _NUMBER_KEYS + card)
    if key in frame.picks:
        return frame.picks[key][0]
    there = game.coins(card, node.kind)
    if not there:
        return 0
    game.choice = PickNumber(Asked(frame.seat, "coins", card, SayNumber(node, key)), 0, there)
    return _ASKED


_ASKED: Final = -1
"""In place of a number: it has been asked for."""
_NUMBER_KEYS: Final = NUMBERS_FROM + 1_000_000
"""Keys of answers that are numbers of coins."""


@value
class SayNumber:
    """It has been said how many coins come off a card; the step goes on."""

    node: Any
    key: tuple[int, int]

    def take(self, game: "Game", answer: Answer) -> None:
        game.frames[-1].picks[self.key] = (answer,)
        game.agenda.append(Again(self.node))

    def run(self, game: "Game") -> None:
        """Never on the agenda: only asked through."""
        raise AssertionError(game)


def _move_coin(game: "Game", frame: Frame, node: n.MoveCoin) -> None:
    count = wanted_coins(game, frame, node)
    sources = chosen_cards(
        game, frame, node, node.source, can=lambda card: game.coins(card, node.kind) > 0
    )
    if sources is None:
        return
    goals = chosen_cards(
        game, frame, node, node.to, can=lambda card: card in game.play and sources != [card]
    )
    found = None if goals is None else _named(game, frame, node, sources, count)
    if goals is None or found is None:
        return
    goals = [card for card in goals if card in game.play]
    moved = 0
    for card, kinds in found:
        for goal in goals[:1]:
            if goal == card:
                continue
            there = {kind: min(count, game.coins(card, kind)) for kind, count in kinds}
            moved += take(game, card, kinds, frame.cause)
            for kind, some in there.items():
                place(game, goal, kind, some, frame.cause)
    leave_without_coins(game, sources, frame.cause)
    _note(frame, moved, done=moved > 0 and moved >= (count or 0))


def _note(frame: Frame, count: int, *, done: bool) -> None:
    frame.done = done
    frame.applied |= count > 0
    frame.numbers["count"] = count


DO.update({n.Coin: _coin, n.MoveCoin: _move_coin})
