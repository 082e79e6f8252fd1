"""Reads actions. Who acts is not known while they are read.

Those with coins and tokens stand in `coin_acts`.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, cast

from attrs import evolve

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language import predicates, tables, verbs
from naruto_tui.cards.language.errors import CardTextError
from naruto_tui.cards.language.parser import rule
from naruto_tui.cards.language.reading.claims import inside_quotes, read_pair
from naruto_tui.cards.language.reading.phrase import (
    Part,
    Phrase,
    acted,
    cards_of_any_kind,
    described,
    lookup,
    owner_player,
    text_of,
)
from naruto_tui.cards.model import KINDS

Act = Callable[[n.Player], n.Step]
"""An action that does not know yet who acts: `discard 1 chakra` is of his own chakra."""


class Targets(NamedTuple):
    """`Target ...`: what is declared. Not a step; `lines` puts it in front of the body."""

    objs: tuple[n.Obj, ...]


def for_all(step: n.Step) -> Act:
    """The same step whoever acts."""
    return lambda _actor: step


@rule
def skip_showdown(obj: Any) -> Act:
    return lambda actor: n.SkipShowdown(acted(obj, actor))


@rule
def stand_by(obj: Any, *_: str) -> Act:
    return lambda actor: n.StandBy(acted(obj, actor))


@rule
def engage(obj: Any, verb: str, team: Any) -> Act:
    if verb not in ("blocks", "block"):
        raise CardTextError("of deeds only a block is told to be done", word=verb)
    return lambda actor: n.Oppose(acted(obj, actor), acted(team, actor))


@rule
def fight_result(obj: Any, grade: str) -> Act:
    return lambda actor: n.FightResult(acted(obj, actor), lookup(tables.VICTORIES, grade))


@rule
def become_ninja(obj: Any, pair: str, facts_: n.Facts) -> Act:
    power = read_pair(pair)
    return lambda actor: n.BecomeNinja(acted(obj, actor), power=power, facts=facts_)


@rule
def become_like(obj: Any, like: Any, *plain: str) -> Act:
    return lambda actor: n.BecomeNinja(
        acted(obj, actor), like=acted(like, actor), plain=bool(plain)
    )


@rule
def facts(*found: Part) -> n.Facts:
    def of(slot: str) -> tuple[Any, ...]:
        return tuple(one.value for one in found if one.slot == slot)

    injured = of("injured")
    if len(injured) > 1:
        raise CardTextError("a Ninja has one injured power")
    return n.Facts(injured[0] if injured else None, of("cost"), of("word"), of("text"))


@rule
def fact_injured(pair: str) -> Part:
    return Part("injured", in_numbers(pair))


@rule
def fact_cost(stat: str, number: n.Number) -> Part:
    if stat not in ("entrance cost", "hand cost") or not isinstance(number, int):
        raise CardTextError("a Ninja that is no card is told its costs, in numbers", word=stat)
    return Part("cost", (stat, number))


@rule
def fact_word(kind: str, quoted: str) -> Part:
    if kind not in ("attribute", "characteristic"):
        raise CardTextError("it is told attributes and characteristics", word=kind)
    return Part("word", (kind, text_of(quoted)))


@rule
def fact_text(quoted: str) -> Part:
    return Part("text", inside_quotes(quoted))


def in_numbers(pair: str) -> tuple[int, int]:
    """A power of two numbers; `CardTextError` where one of them is an X."""
    combat, support = read_pair(pair)
    if not isinstance(combat, int) or not isinstance(support, int):
        raise CardTextError("this power is in numbers", word=pair)
    return combat, support


def _player(actor: n.Player) -> n.Player | None:
    """Who acts, for a node that says nothing of the effect's player."""
    return None if actor == "you" else actor


_VERBS: Final[dict[str, Callable[[n.Obj, n.Player], n.Step]]] = {
    "injure": lambda obj, _: n.Injure(obj),
    "heal": lambda obj, _: n.Heal(obj),
    "grow": lambda obj, _: n.Grow(obj),
    "discard": lambda obj, actor: n.Move(obj, "discard", player=_player(actor)),
    "charge": lambda obj, actor: n.Move(obj, "chakra", spelled="charge", player=_player(actor)),
    "look": lambda obj, _: n.Look(obj),
    "reveal": lambda obj, _: n.Reveal(obj),
    "negate": lambda obj, _: n.Negate(obj),
    "attach": lambda obj, _: n.Attach(obj),
    "switch head": lambda obj, _: n.SwitchHead(obj),
    "take control": n.Control,
    "copy": lambda obj, _: n.Copy(obj),
    "copy anew": lambda obj, _: n.Copy(obj, retarget=True),
    "turn up": lambda obj, _: n.TurnFace(obj, up=True),
    "turn down": lambda obj, _: n.TurnFace(obj, up=False),
    "track": lambda obj, _: n.Track(obj),
    "pick": lambda obj, _: n.PickOut(obj),
    "skip showdown": lambda obj, _: n.SkipShowdown(obj),
}


@rule
def act_verb(words: str, obj: Any, *until: str) -> Act:
    verb = lookup(verbs.ACTS, words)
    if until and (verb != "take control" or until[0] != tables.UNTILS["turn"]):
        raise CardTextError("only control is taken until the end of the turn")

    def act(actor: n.Player) -> n.Step:
        if until:
            return n.Control(acted(obj, actor), actor, "turn")
        return _VERBS[verb](acted(obj, actor), actor)

    return act


@rule
def act_zone(words: str, owner: str, zone: str) -> Act:
    """`Look at the enemy hand`: all cards there."""
    verb = lookup(verbs.ACTS, words)
    cards = n.Cards(("card",), owner_player(owner), (), (lookup(tables.ZONES, zone),))  # type: ignore[arg-type]
    return lambda actor: _VERBS[verb](n.Every(cards), actor)


@rule
def player_act(player: str, act: Act | Targets) -> Act:
    if isinstance(act, Targets):
        raise CardTextError("'Target ...' is a sentence of its own, and names nobody who does it")
    who = lookup(tables.PLAYERS, player)
    return lambda _actor: act(who)


@rule
def damage(number: n.Number, obj: Any) -> Act:
    return lambda actor: n.Damage(acted(obj, actor), number)


@rule
def damage_divided(number: n.Number, obj: Any) -> Act:
    return lambda actor: n.Damage(acted(obj, actor), number, divided=True)


@rule
def reduce_damage(number: n.Number) -> Act:
    return for_all(n.ChangeDamage("reduce", number))


@rule
def raise_damage(number: n.Number) -> Act:
    return for_all(n.ChangeDamage("raise", number))


@rule
def redirect_damage(obj: Any) -> Act:
    return lambda actor: n.ChangeDamage("redirect", to=acted(obj, actor))


_SAYINGS: Final[dict[str, Act]] = {
    "organize": n.Organize,
    "shuffle": n.Shuffle,
    "flip until tails": lambda actor: n.Flip(1, until_tails=True, player=actor),
    "win game": lambda actor: n.EndGame(actor, wins=True),
    "lose game": lambda actor: n.EndGame(actor, wins=False),
    "prevent damage": lambda _: n.ChangeDamage("prevent"),
}


@rule
def saying(words: str) -> Act:
    key: str = lookup(verbs.SAYINGS, words)
    if key in _SAYINGS:
        return _SAYINGS[key]
    verb, _, what = key.partition(" ")
    return lambda actor: n.Skip(actor, what, extra=verb == "extra")


@rule
def naming(words: str, obj: Any = None) -> Act:
    what = _thing_to_name(words)
    if obj is None:
        return lambda actor: n.NameWord(what, player=actor or "you")
    if what not in ("characteristic", "attribute"):
        raise CardTextError("of a card a characteristic or an attribute is named", word=what)
    return lambda actor: n.NameWord(what, of=acted(obj, actor), player=actor or "you")


@rule
def naming_other(words: str, kind: str) -> Act:
    what = _thing_to_name(words)
    if what != "kind":
        raise CardTextError("only of kinds of card one is left out", word=what)
    out = lookup(tables.KINDS, kind)
    kinds = tuple(one for one in KINDS if one != out)
    return lambda actor: n.NameWord(what, kinds, player=actor or "you")


def _thing_to_name(words: str) -> str:
    return str(lookup(tables.THINGS_TO_NAME, words.partition(" ")[2]))


@rule
def move(obj: Any, destination: str, *order: str) -> Act:
    to, _, holder = lookup(tables.DESTINATIONS, destination).partition(" ")
    if to == "deck" and holder:
        to, holder = f"{to} {holder}", ""
    order_ = lookup(tables.ORDERS, order[0]) if order else ""
    return lambda actor: n.Move(
        acted(obj, actor),
        to,
        order=order_,
        player=_player(actor),
        holder=holder,
    )


@rule
def land(obj: Any, destination: str) -> Act:
    to: str = lookup(tables.DESTINATIONS, destination)
    if to.startswith("rewards"):
        raise CardTextError("a discarded card comes to lie in a zone of its owner", word=to)
    return lambda actor: n.Move(acted(obj, actor), to, spelled="discard")


@rule
def leave_team(obj: Any) -> Act:
    return lambda actor: n.StandBy(acted(obj, actor), team_only=True)


def _number_of_cards(obj: Any, kind: str, zones: tuple[str, ...] = ()) -> n.Number:
    """The bare number in `2 cards`, `1 reward`."""
    match obj:
        case Phrase(cards=n.Cards(kinds=(k,), owner="", filters=(), zones=z), form="some"):
            if k == kind and z == zones and obj.low == obj.high:
                return obj.low
    raise CardTextError(f"here stands a number and nothing more, as in '1 {kind}'")


@rule
def draw(_draw: str, obj: Any, *bottom: str) -> Act:
    number = _number_of_cards(obj, "card")
    return lambda actor: n.Draw(actor, number, end="bottom" if bottom else "top")


@rule
def draw_until(number: n.Number, kind: str) -> Act:
    cards_of_any_kind(kind)
    return lambda actor: n.Draw(actor, number, until=True)


@rule
def search(where: Part, obj: Any) -> Act:
    owner, zones = where.value

    def act(actor: n.Player) -> n.Step:
        found = acted(obj, None)
        if not isinstance(found, n.Pick) or not isinstance(found.cards, n.Cards):
            raise CardTextError("say how many are searched for")
        if found.cards.zones:
            raise CardTextError("where is searched stands before 'for'")
        whose: n.Owner = actor if actor in ("you", "opponent") else "that"
        if owner:
            whose = "" if owner == "any" else owner
        cards = evolve(found.cards, owner=whose, zones=zones)
        return n.Search(evolve(found, cards=cards, by=actor))

    return act


BLANKED: Final = "with its text negated this turn"


@rule
def enter(obj: Any, _into: str = "", *words: str) -> Act:
    flags = (_into, *words) if _into else words
    state = next((w for w in flags if w in tables.STATES), "")
    if BLANKED in flags:
        state = "negated"
    deployment = any(w.endswith("deployment") for w in flags)

    def act(actor: n.Player) -> n.Step:
        player: n.Player = "opponent" if "under enemy control" in flags else actor
        return n.Enter(acted(obj, actor), state, deployment, player, ignored(flags))

    return act


@rule
def join(obj: Any, team: Any, *rest: Any) -> Act:
    words = [one for one in rest if isinstance(one, str)]
    positions = (w for w in words if w in tables.POSITIONS.values())
    position = next((lookup(tables.POSITIONS, w) for w in positions), "")
    untils = (w for w in words if w in tables.UNTILS.values())
    until = next((lookup(tables.UNTILS, w) for w in untils), "")
    size = next((p.value for p in rest if isinstance(p, Part)), None)
    lifted = ignored(words)
    state = "negated" if BLANKED in words else ""
    return lambda actor: n.Join(
        acted(obj, actor), acted(team, actor), position, size, lifted, until, state
    )


def ignored(words: Iterable[str]) -> str:
    """What is left out of the rules for an entry: `ignoring sacrifice`."""
    return next((w.removeprefix("ignoring ") for w in words if w.startswith("ignoring ")), "")


@rule
def up_to_team(number: str) -> Part:
    return Part("limit", int(number))


@rule
def pay(payment: n.Pay) -> Act:
    return for_all(payment)


@rule
def pay_cost(stat: str, obj: Any) -> Act:
    if stat != "jutsu cost":
        raise CardTextError("what is paid of a card is its Jutsu cost", word=stat)
    return lambda actor: n.PayCost(acted(obj, actor))


@rule
def pay_symbols(*parts: Any) -> n.Pay:
    names = [p for p in parts if isinstance(p, str)]
    numbers = [p for p in parts if not isinstance(p, str)]
    letters = "".join(lookup(tables.SYMBOLS, name) for name in names)
    return n.Pay(letters, numbers[0] if numbers else 0)


@rule
def pay_generic(number: n.Number) -> n.Pay:
    return n.Pay("", number)


@rule
def pay_twice(name: str) -> n.Pay:
    return n.Pay("", n.Arith("times", n.Var(name), 2))


@rule
def pay_either(*names: str) -> n.Pay:
    return n.Pay(either=tuple(lookup(tables.SYMBOLS, name) for name in names))


@rule
def win_rewards(verb: str, obj: Any = None) -> Act:
    number = _number_of_cards(verb if obj is None else obj, "card", ("rewards",))
    return lambda actor: n.WinReward(actor, number, get=obj is None)


@rule
def marker_by(verb: str, owner: str, number: n.Number) -> Act:
    op = lookup(predicates.MARKER_ACTS, verb)
    if op == "=":
        raise CardTextError("a marker is raised or lowered by a number and set to one", word=verb)
    return for_all(n.Marker(owner_player(owner), op, number))


@rule
def marker_to(verb: str, owner: str, number: n.Number) -> Act:
    op = lookup(predicates.MARKER_ACTS, verb)
    if op != "=":
        raise CardTextError("a marker is set to a number, raised or lowered by one", word=verb)
    return for_all(n.Marker(owner_player(owner), op, number))


@rule
def target(*objs: Any) -> Targets:
    return Targets(tuple(acted(obj, None) for obj in objs))


@rule
def swap_cards(left: Any, right: Any) -> Act:
    return lambda actor: n.Swap("cards", acted(left, actor), acted(right, actor))


@rule
def swap_positions(left: Any, right: Any) -> Act:
    return lambda actor: n.Swap("positions", acted(left, actor), acted(right, actor))


@rule
def swap_teams(left: Any, right: Any) -> Act:
    return lambda actor: n.Swap("teams", acted(left, actor), acted(right, actor))


@rule
def rewrite(item: n.Obj, what: str, quoted: str) -> Act:
    if what != "effect":
        raise CardTextError("what becomes another one is an effect", word=what)
    return for_all(n.Rewrite(item, inside_quotes(quoted)))


@rule
def retarget(item: n.Obj, to: Any) -> Act:
    return lambda actor: n.Retarget(item, "target", acted(to, actor))


@rule
def retarget_to_user(item: n.Obj) -> Act:
    return for_all(n.Retarget(item, "user"))


def described_only(obj: Any) -> n.Obj:
    """A set for `For each ...`."""
    return cast("n.Obj", described(obj)[0])
