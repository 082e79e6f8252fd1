"""Writes actions: the other direction of `reading.acts`."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from attrs import evolve

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language import predicates, tables, verbs
from naruto_tui.cards.language.writing.claims import pair, signed
from naruto_tui.cards.language.writing.nouns import thing, zone_words
from naruto_tui.cards.language.writing.numbers import counted
from naruto_tui.cards.language.writing.words import (
    UnwritableError,
    Voice,
    coin_words,
    first,
    is_plural,
    marker_owner,
    possessive,
    quoted,
    simple,
)
from naruto_tui.cards.model import KINDS

Said = Callable[[Any, Voice, bool], str]
_SAID: Final[dict[type, Said]] = {}
"""For each action what writes it; the flag: told of somebody else (`discards`)."""

_F = TypeVar("_F", bound=Said)


def says(*kinds: type) -> Callable[[_F], _F]:
    """Enters what writes an action."""

    def enter(function: _F) -> _F:
        for kind in kinds:
            _SAID[kind] = function
        return function

    return enter


# -- actions ---------------------------------------------------------------------------------------


def actor_of(step: Any, voice: Voice) -> n.Player:
    """Who acts, as far as the node says."""
    usual = voice.actor or "you"
    match step:
        case n.Move(player=player):
            return player or "you"
        case n.Enter(player="opponent", obj=obj):
            return obj.by if isinstance(obj, n.Pick) else usual
        case n.Search(obj=n.Pick(by=by)):
            return by
        case (
            n.Flip()
            | n.NameWord()
            | n.Draw()
            | n.WinReward()
            | n.Control()
            | n.Organize()
            | n.Shuffle()
            | n.EndGame()
        ):
            return step.player
        case n.Token(player="opponent", like=None):
            return usual
        case n.Token():
            return step.player
        case n.Skip() | n.Enter():
            return step.player
        case _:
            done_to = getattr(step, "obj", None)
            return done_to.by if isinstance(done_to, n.Pick) else usual


def action(step: Any, voice: Voice) -> str:
    """An action, with whoever acts unless that goes without saying."""
    if type(step) not in _SAID:
        raise UnwritableError(f"{type(step).__name__} is no plain action")
    actor = actor_of(step, voice)
    words = _SAID[type(step)](step, evolve(voice, actor=actor), actor not in ("you", voice.actor))
    return words if actor == voice.actor else f"{first(tables.PLAYERS[actor])} {words}"


def _act(key: str, other: bool, what: str) -> str:
    return f"{verbs.ACTS[key][other]} {what}"


_SIMPLE: Final[dict[type, str]] = {
    n.Injure: "injure",
    n.Heal: "heal",
    n.Grow: "grow",
    n.Reveal: "reveal",
    n.Negate: "negate",
    n.Track: "track",
    n.PickOut: "pick",
}


@says(*_SIMPLE, n.Look)
def _verb_obj(step: Any, voice: Voice, other: bool) -> str:
    key = _SIMPLE.get(type(step), "look")
    if key in ("look", "reveal") and (whole := _whole_zone(step.obj)):
        return _act(key, other, whole)
    return _act(key, other, thing(step.obj, voice))


def _whole_zone(obj: Any) -> str:
    """`the enemy hand`."""
    match obj:
        case n.Every(cards=n.Cards(kinds=("card",), owner="you" | "opponent" as who, filters=())):
            zones = obj.cards.zones
            if len(zones) == 1 and zones[0] in tables.ZONES:
                return f"{marker_owner(who)} {tables.ZONES[zones[0]][0]}"
    return ""


@says(n.Attach)
def _attach(step: n.Attach, voice: Voice, other: bool) -> str:
    to = thing(step.obj, voice)
    if step.card == n.This("card"):
        return _act("attach", other, to)
    return f"{'attaches' if other else 'attach'} {thing(step.card, voice, prep='from')} to {to}"


@says(n.SwitchHead)
def _switch_head(step: n.SwitchHead, voice: Voice, other: bool) -> str:
    return _act("switch head", other, thing(step.team, voice))


@says(n.Control)
def _control(step: n.Control, voice: Voice, other: bool) -> str:
    until = " until the end of the turn" if step.until else ""
    return _act("take control", other, thing(step.obj, voice)) + until


@says(n.Copy)
def _copy(step: n.Copy, voice: Voice, other: bool) -> str:
    return _act("copy anew" if step.retarget else "copy", other, thing(step.obj, voice))


@says(n.TurnFace)
def _turn_face(step: n.TurnFace, voice: Voice, other: bool) -> str:
    return _act("turn up" if step.up else "turn down", other, thing(step.obj, voice))


def _s(verb: str, other: bool) -> str:
    return f"{verb}s" if other else verb


@says(n.Move)
def _move(step: n.Move, voice: Voice, other: bool) -> str:
    what = thing(step.obj, voice, prep="from")
    if step.spelled == "charge":
        return _act("charge", other, what)
    if step.to == "discard" and not step.order:
        return _act("discard", other, what)
    key = f"rewards {step.holder}" if step.holder else step.to
    where = first(tables.DESTINATIONS[key])
    order = f" {tables.ORDERS[step.order]}" if step.order else ""
    if step.spelled == "discard":
        return f"{_s('move', other)} {what} {where} as a discard"
    verb = "remove" if step.to == "removed" else "move"
    return f"{_s(verb, other)} {what} {where}{order}"


@says(n.Draw)
def _draw(step: n.Draw, _voice: Voice, other: bool) -> str:
    cards = f"{simple(step.number)} card{'' if step.number == 1 else 's'}"
    if step.until:
        return f"draws until having {cards}" if other else f"draw until you have {cards}"
    bottom = " from the bottom of the deck" if step.end == "bottom" else ""
    return f"{_s('draw', other)} {cards}{bottom}"


@says(n.Search)
def _search(step: n.Search, voice: Voice, other: bool) -> str:
    cards = step.obj.cards
    if not isinstance(cards, n.Cards):
        raise UnwritableError("a search is for cards in a zone")
    zones = zone_words(cards.zones, cards.owner or "any", "").strip()
    bare = evolve(step.obj, cards=evolve(cards, owner="", zones=()))
    verb = "searches" if other else "search"
    return f"{verb} {zones} for {thing(bare, evolve(voice, actor=None))}"


_BLANKED: Final = "with its text negated this turn"


@says(n.Enter)
def _enter(step: n.Enter, voice: Voice, other: bool) -> str:
    parts = [_s("put", other), thing(step.obj, voice, prep="from"), "into play"]
    parts.append(_BLANKED if step.state == "negated" else step.state)
    parts.append("as your deployment" if step.deployment else "")
    parts.append("under enemy control" if step.player == "opponent" != voice.actor else "")
    parts.append(f"ignoring {step.ignoring}" if step.ignoring else "")
    return " ".join(part for part in parts if part)


@says(n.Join)
def _join(step: n.Join, voice: Voice, other: bool) -> str:
    what = thing(step.obj, voice, prep="from")
    place = f" {tables.POSITIONS[step.position]}" if step.position else ""
    place += f" {_BLANKED}" if step.state == "negated" else ""
    limit = f" up to team size {step.limit}" if step.limit is not None else ""
    lifted = f" ignoring {step.ignoring}" if step.ignoring else ""
    until = f" {tables.UNTILS[step.until]}" if step.until else ""
    return f"{_s('put', other)} {what} into {thing(step.team, voice)}{place}{limit}{lifted}{until}"


@says(n.Damage)
def _damage(step: n.Damage, voice: Voice, other: bool) -> str:
    to = "divided among" if step.divided else "to"
    return f"{_s('give', other)} {simple(step.number)} damage {to} {_each_of(step.obj, voice)}"


def _each_of(obj: Any, voice: Voice) -> str:
    """`each of those Ninja`, where a number is given to each."""
    many = isinstance(obj, n.That) and obj.plural and obj.kind != "rest"
    return f"each of {thing(obj, voice)}" if many else thing(obj, voice)


@says(n.ChangeDamage)
def _change_damage(step: n.ChangeDamage, voice: Voice, other: bool) -> str:
    match step.what:
        case "prevent":
            return f"{_s('prevent', other)} that damage"
        case "redirect":
            return f"{_s('give', other)} that damage to {thing(step.to, voice)}"
        case what:
            return f"{_s(what, other)} that damage by {simple(step.number)}"


_AMOUNTS: Final[dict[n.Number, str]] = {n.Done("all"): "all", n.Done("any"): "any number of"}
"""How many coins, where that is no number."""


@says(n.Coin)
def _coin(step: n.Coin, voice: Voice, other: bool) -> str:
    number, where = step.number, _each_of(step.obj, voice)
    if isinstance(number, n.Arith) and number.right in _AMOUNTS:
        coins = f"{_AMOUNTS[number.right]} {coin_words(step.kind, many=True)}"
        return f"{_s('take', other)} {coins} off {where}"
    negative = (isinstance(number, int) and number < 0) or isinstance(number, n.Arith)
    how_many = signed(number)[1:] if negative else simple(number)
    coins = f"{how_many} {coin_words(step.kind, many=how_many != '1')}"
    verb, prep = ("take", "off") if negative else ("place", "on")
    return f"{_s(verb, other)} {coins} {prep} {where}"


@says(n.MoveCoin)
def _move_coin(step: n.MoveCoin, voice: Voice, other: bool) -> str:
    how_many = _AMOUNTS.get(step.number) or simple(step.number)
    coins = f"{how_many} {coin_words(step.kind, many=step.number != 1)}"
    source, to = thing(step.source, voice), thing(step.to, voice)
    return f"{_s('transfer', other)} {coins} from {source} to {to}"


@says(n.WinReward)
def _win_reward(step: n.WinReward, _voice: Voice, other: bool) -> str:
    verb = "get" if step.get else "win"
    return f"{_s(verb, other)} {simple(step.number)} reward{'' if step.number == 1 else 's'}"


@says(n.Marker)
def _marker(step: n.Marker, voice: Voice, other: bool) -> str:
    prep = "to" if step.op == "=" else "by"
    verb = predicates.MARKER_ACTS[step.op][other]
    return f"{verb} {marker_owner(step.player)} marker {prep} {counted(step.number, voice)}"


@says(n.Flip)
def _flip(step: n.Flip, _voice: Voice, other: bool) -> str:
    if step.until_tails:
        return verbs.SAYINGS["flip until tails"][other]
    return f"{_s('flip', other)} {simple(step.number)} coin{'' if step.number == 1 else 's'}"


@says(n.ChangeFlip)
def _change_flip(step: n.ChangeFlip, _voice: Voice, other: bool) -> str:
    if step.number == n.Done("all"):
        return f"all those coins show {step.what}"
    those = f"{simple(step.number)} of those coins"
    if step.what == "again":
        return f"{_s('flip', other)} {those} again"
    return f"{those} {'shows' if step.number == 1 else 'show'} {step.what}"


@says(n.Organize, n.Shuffle, n.EndGame, n.Skip)
def _saying(step: Any, _voice: Voice, other: bool) -> str:
    match step:
        case n.Organize():
            key = "organize"
        case n.Shuffle():
            key = "shuffle"
        case n.EndGame(wins=wins):
            key = "win game" if wins else "lose game"
        case n.Skip(what=what, extra=extra):
            key = f"{'extra' if extra else 'skip'} {what}"
        case _:
            raise UnwritableError(f"no words for {step}")
    return verbs.SAYINGS[key][other]


@says(n.NameWord)
def _name_word(step: n.NameWord, voice: Voice, other: bool) -> str:
    words = f"{_s('name', other)} {tables.THINGS_TO_NAME[step.what]}"
    if step.of is not None:
        return f"{words} of {thing(step.of, voice)}"
    if step.words:
        (out,) = (kind for kind in KINDS if kind not in step.words)
        return f"{words} other than {tables.KINDS[out][0]}"
    return words


@says(n.Pay)
def _pay(step: n.Pay, _voice: Voice, other: bool) -> str:
    if isinstance(step.generic, n.Arith):
        what = f"twice {simple(step.generic.left)}"
    elif step.either:
        what = " or ".join(tables.SYMBOLS[letter] for letter in step.either)
    else:
        words = [tables.SYMBOLS[letter] for letter in step.symbols]
        if step.generic != 0 or not words:
            words.append(simple(step.generic))
        what = " ".join(words)
    return f"{_s('pay', other)} {what}"


@says(n.PayCost)
def _pay_cost(step: n.PayCost, voice: Voice, other: bool) -> str:
    return f"{_s('pay', other)} the jutsu cost of {thing(step.obj, voice)}"


@says(n.Swap)
def _swap(step: n.Swap, voice: Voice, other: bool) -> str:
    what = {"cards": "", "positions": "the positions of ", "teams": "the teams of "}[step.what]
    left, right = thing(step.left, voice), thing(step.right, voice)
    return f"{_s('swap', other)} {what}{left} and {right}"


@says(n.Token)
def _token(step: n.Token, voice: Voice, other: bool) -> str:
    one = step.number == 1
    number = f"{_s('put', other)} {simple(step.number)} ninja coin{'' if one else 's'}"
    if step.like is not None:
        copies = "as a copy of" if one else "as copies of"
        return f"{number} into play {copies} {thing(step.like, voice)}{_plain(step)}"
    power = f"{step.power[0]}/{step.power[1]}"
    enemy = " under enemy control" if step.player == "opponent" != voice.actor else ""
    facts = _facts(step.facts)
    return f"{number} {power} named {quoted(step.name)}{facts} into play{enemy}"


def _plain(step: n.Token | n.BecomeNinja) -> str:
    return " but no text" if step.plain else ""


def _facts(facts: n.Facts) -> str:
    """` with injured power 0/0 and with “...”`."""
    from naruto_tui.cards.language.writing.abilities import write  # noqa: PLC0415 - a line in a line

    said = []
    if facts.injured is not None:
        said.append(f"injured power {facts.injured[0]}/{facts.injured[1]}")
    said += [f"{stat} {number}" for stat, number in facts.costs]
    said += [f"{kind} {quoted(word)}" for kind, word in facts.words]
    said += [f"“{write(one)}”" for one in facts.abilities]
    return f" with {' and with '.join(said)}" if said else ""


@says(n.Rewrite)
def _rewrite(step: n.Rewrite, voice: Voice, _other: bool) -> str:
    from naruto_tui.cards.language.writing.abilities import write  # noqa: PLC0415 - a line in a line

    return f"{possessive(step.obj, voice)} effect becomes “{write(step.ability)}”"


@says(n.Retarget)
def _retarget(step: n.Retarget, voice: Voice, other: bool) -> str:
    whose = possessive(step.obj, voice)
    if step.what == "user" and step.to is None:
        return f"{_s('change', other)} {whose} target to its user"
    if step.what != "target" or step.to is None:
        raise UnwritableError(f"no words for changing the {step.what}")
    to = thing(step.to, voice)
    return f"{_s('change', other)} {whose} target to {to}"


# -- actions that are said of their object ---------------------------------------------------------


def _of_object(obj: Any, voice: Voice, one: str, many: str) -> str:
    return f"{thing(obj, voice, 'many')} {many if is_plural(obj, voice) else one}"


@says(n.StandBy)
def _stand_by(step: n.StandBy, voice: Voice, _other: bool) -> str:
    if step.team_only:
        return _of_object(step.obj, voice, "leaves its team", "leave their team")
    return _of_object(step.obj, voice, "becomes stand-by", "become stand-by")


@says(n.Oppose)
def _oppose(step: n.Oppose, voice: Voice, _other: bool) -> str:
    return f"{_of_object(step.obj, voice, 'blocks', 'block')} {thing(step.team, voice)}"


@says(n.SkipShowdown)
def _skip_showdown(step: n.SkipShowdown, voice: Voice, _other: bool) -> str:
    return _of_object(step.obj, voice, "skips the showdown", "skip the showdown")


@says(n.FightResult)
def _fight_result(step: n.FightResult, voice: Voice, _other: bool) -> str:
    words = _of_object(step.team, voice, "ends its fight with", "end their fights with")
    return f"{words} {tables.VICTORIES[step.grade]}"


@says(n.BecomeNinja)
def _become_ninja(step: n.BecomeNinja, voice: Voice, _other: bool) -> str:
    if step.like is not None:
        words = _of_object(step.obj, voice, "becomes a copy of", "become copies of")
        return f"{words} {thing(step.like, voice)}{_plain(step)}"
    words = _of_object(step.obj, voice, "becomes a ninja with power", "become ninja with power")
    return f"{words} {pair(step.power, simple)}{_facts(step.facts)}"


def target(targets: Sequence[n.Obj]) -> str:
    """`target 1 enemy Ninja`."""
    voice = Voice(tuple(targets), None)
    return f"target {' and '.join(thing(obj, voice) for obj in targets)}"
