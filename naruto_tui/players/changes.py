"""What holds for a while: changes of power and rules, laid over an outlook."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from naruto_tui.cards import nodes as n
from naruto_tui.rules.program import program_of
from naruto_tui.rules.questions import TEAM
from naruto_tui.rules.sight import Reading, reading
from naruto_tui.rules.state import PLAY

from .exams import exam_worth
from .outlook import Outlook

if TYPE_CHECKING:
    from .effects import Effect


def during(effect: "Effect", node: n.During) -> None:
    for claim in node.claims:
        if type(claim) is n.Change:
            _change(effect, claim)
        elif type(claim) is n.Rule:
            _rule(effect, claim)
        else:
            effect.points(0.5)


def _change(effect: "Effect", claim: n.Change) -> None:
    do = CHANGES.get(claim.row)
    if do is None:
        if (other := MINDS.get(claim.row)) is not None:
            other(effect, claim)
        return
    value = claim.value
    times = 1 if claim.per is None else len(effect.things(claim.per))
    parts = value if isinstance(value, tuple) else (value,)
    number = effect.number
    amount = tuple(
        [number(one) * times for one in parts if type(one) is not str and one is not None]
    )
    on = effect.on
    for thing in effect.chosen(claim.subject, partial(_gain, effect, do, amount)):
        if thing < TEAM and on.scene.view.where(thing) == PLAY:
            now = on.powers(thing)
            then = do(on, thing, now, amount)
            if then != now:
                on.power[thing] = then


def _gain(effect: "Effect", do: "Changing", amount: tuple[int, ...], thing: int) -> float:
    """What a change of this thing's power brings the text's player, in points of power."""
    on = effect.on
    if thing >= TEAM or on.scene.view.where(thing) != PLAY:
        return 0.0
    now = on.powers(thing)
    return effect.sign * on.sign(thing) * (sum(do(on, thing, now, amount)) - sum(now))


Pair = tuple[int, int]


def _printed(on: Outlook, ninja: int, now: Pair, _amount: tuple[int, ...]) -> Pair:
    card = on.scene.view.card(ninja)
    if card is None:
        return now
    pair = card.injured if on.is_injured(ninja) else card.healthy
    return pair.combat, pair.support


def _injured_combat(on: Outlook, ninja: int, now: Pair, _amount: tuple[int, ...]) -> Pair:
    card = on.scene.view.card(ninja)
    if card is None or on.is_injured(ninja):
        return now
    return now[0] + card.injured.combat - card.healthy.combat, now[1]


def _times_printed(
    on: Outlook, ninja: int, now: Pair, amount: tuple[int, ...], *, row: str
) -> Pair:
    """The printed share of the power so many times over."""
    combat, support = _printed(on, ninja, now, amount)
    more = amount[0] - 1
    return (
        now[0] + (more * combat if row != "support" else 0),
        now[1] + (more * support if row != "combat" else 0),
    )


def _blanked(on: Outlook, ninja: int, now: Pair, _amount: tuple[int, ...]) -> Pair:
    """Without the power that a Ninja's own text gives it now."""
    view = on.scene.view
    card = view.card(ninja)
    if card is None:
        return now
    combat, support = now
    text = reading(view, ninja, view.holder(ninja), "effect")
    for ability in program_of(card).abilities:
        if not isinstance(ability, n.Static) or ability.zone != "play":
            continue
        if on.is_injured(ninja) and not ability.valid:
            continue
        if ability.condition is not None and not text.holds(ability.condition):
            continue
        for claim in ability.claims:
            if isinstance(claim, n.Change) and isinstance(claim.subject, n.This):
                more = _own(claim, text)
                combat, support = combat - more[0], support - more[1]
    return combat, support


def _own(claim: n.Change, text: Reading) -> Pair:
    """What a Ninja gives itself by a claim about its power."""
    if claim.row not in ("power", "combat", "support"):
        return 0, 0
    times = 1 if claim.per is None else len(text.things(claim.per))
    parts = claim.value if isinstance(claim.value, tuple) else (claim.value,)
    amounts = [times * (text.number(part) or 0) for part in parts]
    match claim.row:
        case "combat":
            return amounts[0], 0
        case "support":
            return 0, amounts[0]
    return amounts[0], amounts[1]


Changing = Callable[[Outlook, int, Pair, tuple[int, ...]], Pair]

CHANGES: Final[dict[str, Changing]] = {
    "power": lambda _on, _thing, now, by: (now[0] + by[0], now[1] + by[1]),
    "combat": lambda _on, _thing, now, by: (now[0] + by[0], now[1]),
    "support": lambda _on, _thing, now, by: (now[0], now[1] + by[0]),
    "set power": lambda _on, _thing, _now, by: (by[0], by[1]),
    "set combat": lambda _on, _thing, now, by: (by[0], now[1]),
    "set support": lambda _on, _thing, now, by: (now[0], by[0]),
    "swap power": lambda _on, _thing, now, _by: (now[1], now[0]),
    "double power": lambda _on, _thing, now, _by: (2 * now[0], 2 * now[1]),
    "printed power": _printed,
    "injured combat": _injured_combat,
    "times printed power": partial(_times_printed, row="power"),
    "times printed combat": partial(_times_printed, row="combat"),
    "times printed support": partial(_times_printed, row="support"),
    "lose text": _blanked,
    "not counted": lambda _on, _thing, _now, _by: (0, 0),
}
"""Rows of the change table that speak of power."""


def _by_mind(effect: "Effect", claim: n.Change) -> None:
    """Teams compare mental power: those that fight now, or those that will attack."""
    on = effect.on
    if on.scene.bouts:
        if not isinstance(claim.subject, str):
            on.thinking = on.thinking.union(effect.things(claim.subject))
    elif type(claim.subject) is n.Every:
        on.points += effect.weight * exam_worth(on.scene.view)


def _mind(effect: "Effect", claim: n.Change) -> None:
    amount = effect.number(claim.value)
    on = effect.on
    if isinstance(claim.subject, str):
        return
    for thing in effect.chosen(claim.subject, lambda thing: effect.sign * on.sign(thing) * amount):
        if thing < TEAM:
            on.wits[thing] = on.wits.get(thing, 0) + amount


MINDS: Final[dict[str, Callable[["Effect", n.Change], None]]] = {
    "fight by mental power": _by_mind,
    "mental power": _mind,
}
"""Rows that speak of mental power."""


def _rule(effect: "Effect", claim: n.Rule) -> None:
    deed = claim.deed
    subject = deed.subject
    if subject is None or isinstance(subject, str):
        return
    on = effect.on
    worth = RULES.get((claim.mode, deed.verb), 0.0)
    things = effect.chosen(subject, lambda thing: effect.sign * worth * on.sign(thing))
    if claim.mode == "cannot" and deed.verb == "damage":
        on.shielded = on.shielded.union(things)
    if claim.mode == "cannot" and deed.verb == "win rewards":
        # An attack that nobody blocks is for rewards alone.
        lone = {bout.teams[0] for bout in on.scene.bouts if not bout.block}
        on.skipped |= lone.intersection(things)
    if worth and on.scene.bouts:
        worth = 0.0 if deed.verb != "target" else worth
    for thing in things:
        on.points += effect.weight * worth * on.sign(thing)


RULES: Final[dict[tuple[str, str], float]] = {
    ("cannot", "send"): -0.7,
    ("cannot", "attack"): -0.7,
    ("cannot", "block"): -0.5,
    ("cannot", "be blocked"): 1.0,
    ("cannot", "use"): -0.2,
    ("cannot", "heal"): -0.3,
    ("cannot", "damage"): 0.6,
    ("cannot", "target"): 0.2,
    ("must", "send"): -0.3,
    ("must", "attack"): -0.3,
    ("must", "be blocked"): -0.2,
}
"""What a rule for a while is worth to whom it speaks of."""
