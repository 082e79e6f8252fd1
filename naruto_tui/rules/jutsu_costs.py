"""The current cost of a Jutsu: printed, then raised, lowered, replaced (5.3.4 step 9, K-29.3).

It depends on who uses the Jutsu and, where a text taxes targeting, on what it targets. Where
neither deck can say anything of Jutsu costs the printed ones are used and nothing is looked at.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from attrs import evolve

from naruto_tui.cards import nodes as n
from naruto_tui.cards.model import Cost

from .bans import permits
from .force import Active, in_force
from .granting import abilities_of
from .power import amounts
from .sayings import FREE_PLAY, JUTSU_COSTS, group_of
from .select import alive, fits, holds, is_in, matches, owners_of, players, stamp
from .state import Frame, new_frame
from .traits import JUTSU_ROWS

if TYPE_CHECKING:
    from .game import Game

_PERMITS: Final = group_of(n.Permit(n.Deed("use", "you")))
FREE: Final = Cost("")


def jutsu_costs(
    game: "Game", card: int, seat: int, user: int = -1, targets: Sequence[int] = ()
) -> tuple[Cost, ...]:
    """The ways to pay a Jutsu that this Ninja uses (-1: nobody yet) on these targets."""
    printed = game.cards[card].costs
    if JUTSU_COSTS not in game.says:
        return printed
    raised = lowered = more = 0
    letters = ""
    fixed: Cost | None = None
    swaps: list[str] = []
    any_symbol = user >= 0 and has_senjutsu(game, user)
    running = game.running_costs
    # What a change says of Jutsu costs reads the printed one, not what it makes of it.
    running[card, "jutsu cost"] = printed_total(game, card)
    changes = list(_changes(game, card, seat, user, targets))
    del running[card, "jutsu cost"]
    for claim, amount in changes:
        if claim.row == "jutsu cost":
            raised += max(0, amount[0])
            lowered += max(0, -amount[0])
        elif claim.row == "jutsu symbols":
            letters += str(claim.value)
        elif claim.row == "more chakra":
            more += amount[0]
        elif claim.row == "set jutsu cost":
            fixed = Cost("", amount[0])
        elif claim.row == "set jutsu symbols":
            fixed = Cost(str(claim.value))
        elif claim.row == "pays for":
            swaps.append(str(claim.value))
        else:
            any_symbol = True
    costs = tuple(
        fixed
        if fixed is not None
        else _changed(cost, raised, lowered, letters, any_symbol=any_symbol)
        for cost in printed or (FREE,)
    )
    for swap in swaps:
        costs = tuple(dict.fromkeys(other for cost in costs for other in _paid_as(cost, swap)))
    if comes_for_nothing(game, card):
        costs = (FREE,)
    elif _is_free(game, card, seat, user, costs):
        costs = (FREE, *costs)
    # What is asked for besides the cost is due without it too (K-29.4).
    return tuple(evolve(cost, generic=cost.generic + more) for cost in costs) if more else costs


def _changed(cost: Cost, raised: int, lowered: int, letters: str, *, any_symbol: bool) -> Cost:
    """Raised, then lowered: a number by numbers, a symbol by that symbol (K-29.3)."""
    symbols = cost.symbols
    for letter in letters:
        symbols = symbols.replace(letter, "", 1)
    generic = max(0, cost.generic + raised - lowered)
    if any_symbol:
        symbols, generic = "", generic + len(symbols)
    return Cost(symbols, generic, cost.x)


def _paid_as(cost: Cost, swap: str) -> Iterator[Cost]:
    """A cost with none, one, two ... of its symbols asked in the place of another one."""
    paid, asked = swap[0], swap[1]
    for times in range(cost.symbols.count(asked) + 1):
        yield Cost(cost.symbols.replace(asked, paid, times), cost.generic, cost.x)


def _changes(
    game: "Game", card: int, seat: int, user: int, targets: Sequence[int]
) -> Iterator[tuple[n.Change, tuple[int, ...]]]:
    """What is said of this cost, in order of arrival, with the numbers of it."""
    for row in JUTSU_ROWS:
        for one in in_force(game, row):
            if _concerns(game, one, card, seat, user, targets):
                lasting = one.lasting
                yield one.claim, lasting.amount if lasting else amounts(game, one.frame, one.claim)
    who = None if user < 0 else stamp(game, user)
    frame = new_frame(card, stamp(game, card), seat, user=who)
    for static in game.programs[card].hand_statics:
        if static.condition is None or holds(game, frame, static.condition):
            for claim in static.claims:
                if isinstance(claim, n.Change) and claim.row in JUTSU_ROWS:
                    yield claim, amounts(game, frame, claim)


def _concerns(
    game: "Game", one: Active, card: int, seat: int, user: int, targets: Sequence[int]
) -> bool:
    lasting = one.lasting
    if lasting is not None and lasting.subjects is not None:
        before = (card, game.gens[card] - 1)
        return card in alive(game, lasting.subjects) or (
            # It was spoken of in the hand and is being announced from there.
            is_announced(game, card) and before in lasting.subjects
        )
    subject = one.subject
    cards = getattr(subject, "cards", subject)
    if not isinstance(cards, n.Cards):
        return is_in(game, one.frame, subject, card)
    if not {"jutsu", "card"}.intersection(cards.kinds):
        return False
    if cards.owner and seat not in owners_of(one.frame, cards.owner):
        return False
    if cards.zones and not ("hand" in cards.zones and is_announced(game, card)):
        plain = n.Cards(("card",), zones=cards.zones)
        if not matches(game, one.frame, plain, card):
            return False
    return all(_fits(game, one.frame, test, card, user, targets) for test in cards.filters)


def is_announced(game: "Game", card: int) -> bool:
    """Whether a card is on its way from the hand to the chain."""
    return game.announcing is not None and game.announcing.card == card


def _fits(
    game: "Game", frame: Frame, test: Any, card: int, user: int, targets: Sequence[int]
) -> bool:
    if isinstance(test, n.Related) and test.how == "used by":
        return user >= 0 and is_in(game, frame, test.obj, user)
    if isinstance(test, n.Related) and test.how == "targeting":
        return any(is_in(game, frame, test.obj, thing) for thing in targets)
    return fits(game, frame, (test,), card)


def comes_for_nothing(game: "Game", card: int) -> bool:
    """Whether a card that is announced, or tried (`elsewhere`), is played without paying (T-4)."""
    if FREE_PLAY not in game.says:
        return False
    if game.announcing is not None and game.announcing.card == card:
        way = game.announcing.way
        return way is not None and bool(way.free)
    return (card, FREE_PLAY) in game.running_costs


def has_senjutsu(game: "Game", ninja: int) -> bool:
    """Whether each symbol of a Jutsu that it uses counts as 1 (K-13.1)."""
    piece = game.play.get(ninja)
    if piece is None or game.words(ninja).blank:
        return False
    return any(
        isinstance(one, n.Keyword) and one.word == "senjutsu" and (one.valid or not piece.injured)
        for _, one in abilities_of(game, ninja)
    )


def _is_free(game: "Game", card: int, seat: int, user: int, costs: Sequence[Cost]) -> bool:
    """Whether it can be used without paying (K-29.4): asked of what it otherwise costs."""
    if user < 0:
        return False
    for one in in_force(game, _PERMITS):
        deed = one.claim.deed
        if not one.claim.free:
            continue
        if isinstance(deed.subject, str):
            if seat not in players(game, one.frame, deed.subject):
                continue
        elif not one.concerns(game, user):
            continue
        # Whether it is free may hang on its cost, and that must not hang on whether it is free.
        running = game.running_costs
        running[card, "jutsu cost"] = min((cost.total for cost in costs), default=0)
        free = permits(game, one, card)
        del running[card, "jutsu cost"]
        if free:
            return True
    return False


def jutsu_total(game: "Game", card: int) -> int:
    """The current Jutsu cost as a number: of several the lowest, X not counted (K-29.2)."""
    running = game.running_costs
    if (card, "jutsu cost") in running:
        return running[card, "jutsu cost"]
    link = game.link_of(card)
    if link is None and is_announced(game, card):
        link = game.announcing
    user = -1 if link is None or link.user is None else link.user[0]
    costs = jutsu_costs(game, card, game.whose(card), user)
    return min((cost.total for cost in costs), default=0)


def printed_total(game: "Game", card: int) -> int:
    """The printed Jutsu cost as a number."""
    return min((cost.total for cost in game.cards[card].costs), default=0)
