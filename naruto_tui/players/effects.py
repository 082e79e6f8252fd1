"""What each kind of step does to an outlook: node type to meaning, so that new cards need no code.

A step whose meaning is not listed counts as nothing. Choices inside a step are taken to be made
well by whoever makes them.
"""

from collections.abc import Callable
from typing import Any, Final

from naruto_tui.cards import nodes as n
from naruto_tui.rules.questions import TEAM
from naruto_tui.rules.sight import Reading, name_in_play
from naruto_tui.rules.state import CHAKRA as CHAKRA_ZONE
from naruto_tui.rules.state import DECK, DISCARD, HAND, PLAY, REWARDS

from .changes import during
from .coins import ARMOUR, COINS, OTHER, armour
from .outlook import Outlook
from .standing import held
from .structure import STRUCTURE
from .value import CARD, CHAKRA, DRAW, WIN, body


class Effect:
    """A text being laid over an outlook."""

    __slots__ = ("done", "heads", "modes", "on", "reading", "that", "weight")

    def __init__(
        self, on: Outlook, reading: Reading, modes: tuple[int, ...] = (), heads: int = 0
    ) -> None:
        self.on = on
        self.reading = reading
        self.modes = modes
        self.heads = heads
        """How many coins show heads."""
        reading.frame.numbers["heads"] = heads
        self.that: list[int] | None = None
        """What the step before or a `for each` bound."""
        self.weight = 1.0
        """How likely it is to come to this, for what is no fight."""
        self.done = True
        """Whether the step before could be done, for `if you do`."""

    def apart(self) -> "Effect":
        """The same text over an outlook of its own, for what does not touch this one's fights."""
        other = Effect(Outlook(self.on.scene), self.reading, self.modes, self.heads)
        other.that = self.that
        return other

    @property
    def sign(self) -> int:
        """1 if the text is the seat's own."""
        return 1 if self.reading.side == self.reading.seat else -1

    def points(self, value: float) -> None:
        """Adds to the outlook what the text's player gains."""
        self.on.points += self.sign * self.weight * value

    def things(self, obj: Any) -> list[int]:
        """What a phrase speaks of, or may pick from."""
        if type(obj) is n.That:
            found = self.reading.things(obj)
            return found or self.that or []
        return self.reading.things(obj)

    def signed(self, player: str | None) -> list[int]:
        """Seats of a player word, as signs."""
        if player in ("you", None):
            return [self.sign]
        if player == "opponent":
            return [-self.sign]
        return [1, -1] if player == "each" else []

    def run(self, steps: tuple[Any, ...]) -> None:
        """Lays the steps over the outlook."""
        for step in steps:
            do = STEPS.get(type(step))
            if do is not None:
                do(self, step)

    def number(self, value: Any, guess: int = 1) -> int:
        """A number, or a guess where it is hidden."""
        if type(value) is int:
            return value
        found = self.reading.number(value)
        return guess if found is None else found

    def chosen(self, obj: Any, worth: Callable[[int], float]) -> list[int]:
        """What a step will act on; `worth`: what acting on one brings the text's player."""
        things = self.things(obj)
        if type(obj) is not n.Pick or not things:
            return things
        low = min(self.number(obj.low), len(things))
        high = len(things) if obj.high is None else min(self.number(obj.high), len(things))
        by_other = obj.by == "opponent"
        things.sort(key=worth, reverse=not by_other)
        if by_other:
            return things[:low]
        wanted = [thing for thing in things[low:high] if worth(thing) > 0]
        return things[:low] + wanted


# -- moves --


def in_play(on: Outlook, thing: int) -> float:
    """What a card in play is worth to its controller; of a Permanent Mission what it does now."""
    card = on.scene.view.card(thing)
    if card is not None and card.kind == "mission":
        return held(on.scene.view, thing)
    return on.worth(thing)


def zone_worth(on: Outlook, thing: int, zone: int) -> float:
    """What a card is worth to its owner where it lies, or would lie."""
    if zone == PLAY:
        return in_play(on, thing)
    if zone == HAND:
        card = on.scene.view.card(thing) if thing < TEAM else None
        if card is None or card.kind != "ninja":
            return CARD
        return min(3.5, 0.8 + 0.3 * body(card, injured=False))
    return ZONE_WORTH.get(zone, 0.0)


ZONE_WORTH: Final[dict[int, float]] = {CHAKRA_ZONE: CHAKRA, DISCARD: 0.1, DECK: 0.2}
ZONES: Final[dict[str, int]] = {
    "hand": HAND, "deck top": DECK, "deck bottom": DECK, "deck": DECK, "discard": DISCARD,
    "chakra": CHAKRA_ZONE, "rewards": REWARDS, "village": PLAY, "removed": 6,
}  # fmt: skip


def moved(on: Outlook, thing: int, to: str) -> float:
    """What moving a card changes, from the seat's side."""
    view = on.scene.view
    source = view.where(thing)
    mine = view.owner(thing) == on.scene.seat
    target = ZONES.get(to, DISCARD)
    if source == PLAY and thing in on.dead:
        return 0.0
    gain = zone_worth(on, thing, target)
    if to == "deck top":
        # It is drawn again in place of another card.
        gain += 0.8 * (zone_worth(on, thing, HAND) - CARD) + (0.3 if source != PLAY else 0.0)
    if source == PLAY and view.holder(thing) != view.owner(thing):
        return on.worth(thing) if view.holder(thing) != on.scene.seat else -on.worth(thing)
    change = gain - (0.0 if source == REWARDS else zone_worth(on, thing, source))
    return change if mine else -change


def _move(effect: Effect, node: n.Move) -> None:
    on = effect.on
    things = effect.chosen(node.obj, lambda thing: effect.sign * moved(on, thing, node.to))
    effect.done = bool(things) or (effect.done and _unseen(effect, node.obj))
    if not things:
        _move_unseen(effect, node)
        return
    view = on.scene.view
    for thing in things:
        source = view.where(thing)
        if source == REWARDS:
            on.rewards[view.holder(thing)] -= 1
        if node.to == "rewards":
            on.rewards[effect.reading.side if node.holder == "you" else view.owner(thing)] += 1
        on.points += effect.weight * moved(on, thing, node.to)
        if source == PLAY:
            on.leave(thing)
            on.dead |= {thing}
    effect.that = things


def _unseen(effect: Effect, obj: Any) -> bool:
    """Whether a phrase is of cards that nobody has seen yet: hidden, or looked at by then."""
    if type(obj) is not n.Pick:
        return True
    if not effect.reading.is_open(obj):
        return True
    filters = obj.cards.filters if isinstance(obj.cards, n.Cards) else ()
    return any(isinstance(one, n.Related) and one.how == "among" for one in filters)


def _move_unseen(effect: Effect, node: n.Move) -> None:
    """Cards that the seat cannot know: only how many, whence and whither counts."""
    obj = node.obj
    if type(obj) is n.Ends:
        count = effect.number(obj.count)
        gain = ENDS_WORTH.get(node.to, 0.0) * count
        for sign in effect.signed(obj.owner):
            effect.on.points += effect.weight * sign * gain
        return
    if type(obj) is not n.Pick or not _unseen(effect, obj):
        return
    cards = obj.cards
    zones = getattr(cards, "zones", ())
    theirs = getattr(cards, "owner", "") == "opponent"
    count = effect.number(obj.low)
    if node.to == "hand":
        effect.points(0.9 * DRAW * count)
    elif "rewards" in zones and node.to != "rewards":
        view = effect.on.scene.view
        seat = 1 - effect.reading.side if theirs else effect.reading.side
        effect.on.rewards[seat] -= min(count, view.reward_count(seat))
        effect.done = view.reward_count(seat) >= count
    elif "hand" in zones and node.player == "each":
        effect.points(0.2 * count)
    elif "hand" in zones:
        effect.points(CARD * count if theirs else -CARD * count)


ENDS_WORTH: Final[dict[str, float]] = {"hand": DRAW, "chakra": CHAKRA, "discard": -0.25}
"""What a card off a deck brings where it goes."""


# -- bodies --


def _damage(effect: Effect, node: n.Damage) -> None:
    on = effect.on
    amount = effect.number(node.number)
    for thing in effect.chosen(node.obj, lambda one: -effect.sign * on.sign(one) * on.worth(one)):
        if on.scene.view.where(thing) == PLAY:
            on.hurt(thing, amount)


def _injure(effect: Effect, node: n.Injure) -> None:
    on = effect.on
    for thing in effect.chosen(node.obj, lambda one: -effect.sign * on.sign(one) * on.worth(one)):
        on.turn(thing, injured=True)


def _heal(effect: Effect, node: n.Heal) -> None:
    on = effect.on
    for thing in effect.chosen(node.obj, lambda one: effect.sign * on.sign(one) * on.worth(one)):
        on.turn(thing, injured=False)


def _coin(effect: Effect, node: n.Coin) -> None:
    on = effect.on
    count = effect.number(node.number)
    good = COINS.get(node.kind)
    guards = good is None and _guards(effect, node.kind)
    if good is None:
        good = ARMOUR if guards else OTHER
    chosen = effect.chosen(node.obj, lambda one: effect.sign * on.sign(one) * good)
    for thing in chosen:
        on.points += effect.weight * on.sign(thing) * good * count
        if guards:
            on.guard[thing] = on.guard.get(thing, 0) + count


def _guards(effect: Effect, kind: str) -> bool:
    """Whether the card that places these coins lets them take damage off."""
    card = effect.on.scene.view.card(effect.reading.frame.card)
    return card is not None and kind in armour(card)


def _stand_by(effect: Effect, node: n.StandBy) -> None:
    on = effect.on
    for thing in effect.chosen(node.obj, lambda one: -effect.sign * on.sign(one) * on.worth(one)):
        on.leave(thing)
        if not on.scene.bouts:
            mates = on.scene.view.piece(thing)
            team = on.scene.view.team(mates.team) if mates is not None else None
            if team is not None and len(team.members) > 1:
                on.points -= effect.weight * on.sign(thing) * 0.8


def _oppose(effect: Effect, node: n.Oppose) -> None:
    """Somebody weak has to fight; what the attack would have won is lost for it."""
    on = effect.on
    for thing in effect.chosen(node.obj, lambda one: -effect.sign * on.sign(one) * on.worth(one)):
        effect.points(0.3 * on.worth(thing))


def _control(effect: Effect, node: n.Control) -> None:
    on = effect.on
    for thing in effect.things(node.obj):
        if on.sign(thing) != effect.sign:
            effect.points(2 * on.worth(thing))
            on.leave(thing)


def _enter(effect: Effect, node: n.Enter) -> None:
    on = effect.on
    view = on.scene.view
    if node.deployment and view.counts(on.scene.seat)[0] and effect.sign == 1:
        return
    things = effect.things(node.obj)
    if not things and not effect.reading.is_open(node.obj):
        effect.points(2.0)
    if effect.sign == 1 and not node.ignoring:
        # Who may not come in is of no use (rule 4.3.4).
        things = [thing for thing in things if not name_in_play(view, thing, on.dead)]
    if type(node.obj) is n.Pick:
        things = sorted(things, key=on.worth, reverse=True)[: effect.number(node.obj.low)]
    for thing in things:
        effect.points(on.worth(thing) - zone_worth(on, thing, view.where(thing)))


FOUND: Final = 2.5
"""A Ninja from the deck that joins a team ..."""
FOUND_POWER: Final = 2
"""... and the power it brings."""


def _join(effect: Effect, node: n.Join) -> None:
    on = effect.on
    teams = effect.things(node.team)
    things = effect.things(node.obj)
    if not things and type(node.obj) is n.That:
        # Found in a deck: somebody comes, though nobody knows yet who.
        effect.points(FOUND)
        for team in teams[:1]:
            on.bonus[team] = on.bonus.get(team, 0) + FOUND_POWER
    for thing in things:
        effect.points(0.7 * on.worth(thing))
        for team in teams[:1]:
            on.joined.setdefault(team, []).append(thing)


def _switch_head(effect: Effect, node: n.SwitchHead) -> None:
    """The effect's player names the back that suits him best."""
    on = effect.on
    for thing in effect.things(node.team):
        team = on.scene.view.team(thing)
        if team is None or len(team.members) < 2:
            continue
        scores = []
        for one in team.members:
            if one != team.head:
                on.heads[thing] = one
                scores.append((effect.sign * on.score(), one))
        on.heads[thing] = max(scores)[1]


# -- the rest --


def _draw(effect: Effect, node: n.Draw) -> None:
    view = effect.on.scene.view
    count = effect.number(node.number)
    for sign in effect.signed(node.player):
        seat = view.seat if sign == 1 else 1 - view.seat
        number = max(0, count - view.hand_count(seat)) if node.until else count
        left = view.deck_count(seat) - number
        # Drawing oneself out of cards loses the game (rule 6.1).
        worth = DRAW * number if left > 6 else -4.0 * (7 - left)
        effect.on.points += effect.weight * sign * worth


def _search(effect: Effect, _node: n.Search) -> None:
    effect.points(1.2)


def _reveal(effect: Effect, node: n.Reveal) -> None:
    """Of several cards the one that is missed least is shown."""
    on = effect.on
    things = effect.chosen(node.obj, lambda thing: -zone_worth(on, thing, HAND))
    effect.done = bool(things) or (effect.done and _unseen(effect, node.obj))
    effect.that = things


def _look(effect: Effect, node: n.Look) -> None:
    effect.points(0.25)
    effect.that = None


def _win_reward(effect: Effect, node: n.WinReward) -> None:
    on = effect.on
    for sign in effect.signed(node.player):
        seat = on.scene.seat if sign == 1 else 1 - on.scene.seat
        if effect.weight == 1.0:
            on.rewards[seat] += effect.number(node.number)
        else:
            on.points += effect.weight * sign * 4.0


def _negate(effect: Effect, node: n.Negate) -> None:
    effect.that = effect.things(node.obj)
    effect.done = bool(effect.that)
    effect.on.negated = effect.on.negated.union(effect.that)


def _skip_showdown(effect: Effect, node: n.SkipShowdown) -> None:
    effect.on.skipped = effect.on.skipped.union(effect.things(node.obj))


def _marker(effect: Effect, node: n.Marker) -> None:
    amount = effect.number(node.number)
    for sign in effect.signed(node.player):
        effect.on.points += effect.weight * sign * (amount if node.op == "+" else -amount)


def _change_damage(effect: Effect, _node: n.ChangeDamage) -> None:
    effect.points(1.2)


def _organize(effect: Effect, _node: n.Organize) -> None:
    effect.points(0.2)


def _end_game(effect: Effect, node: n.EndGame) -> None:
    for sign in effect.signed(node.player):
        effect.on.points += sign * WIN * (1 if node.wins else -1)


STEPS: Final[dict[type, Callable[[Effect, Any], None]]] = {
    n.During: during,
    n.Move: _move,
    n.Draw: _draw,
    n.Search: _search,
    n.Look: _look,
    n.Reveal: _reveal,
    n.Enter: _enter,
    n.Join: _join,
    n.StandBy: _stand_by,
    n.Oppose: _oppose,
    n.SwitchHead: _switch_head,
    n.Control: _control,
    n.Damage: _damage,
    n.Injure: _injure,
    n.Heal: _heal,
    n.Coin: _coin,
    n.WinReward: _win_reward,
    n.Negate: _negate,
    n.SkipShowdown: _skip_showdown,
    n.Marker: _marker,
    n.ChangeDamage: _change_damage,
    n.Organize: _organize,
    n.EndGame: _end_game,
    **STRUCTURE,
}
"""The meaning of each kind of step."""
