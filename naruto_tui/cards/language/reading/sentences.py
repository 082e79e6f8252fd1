"""Reads sentences: their heads (`If ..., `), their tails, and how they follow on one another."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, NamedTuple

from attrs import evolve

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language import tables
from naruto_tui.cards.language.errors import CardTextError
from naruto_tui.cards.language.parser import rule
from naruto_tui.cards.language.reading.acts import Act, Targets, described_only
from naruto_tui.cards.language.reading.claims import Stated
from naruto_tui.cards.language.reading.deeds import Told, done_by, read_phase
from naruto_tui.cards.language.reading.phrase import lookup
from naruto_tui.cards.language.trees import goes_on

Steps = tuple[n.Step, ...]
ReadStep = Act | Stated | Targets


class Head(NamedTuple):
    """What stands before a comma. Kinds: the words of the grammar's `head_...`."""

    kind: str
    value: Any = None
    condition: n.Condition | None = None
    """After `while`, in heads of events."""
    lasting: bool = False
    """Of an event: `this turn` was said, so it is a delayed effect."""


class Ending(NamedTuple):
    """`instead`, `unless ...` or nothing."""

    kind: Literal["", "instead", "unless"] = ""
    condition: n.Condition | None = None
    player: n.Player | None = None
    act: Act | None = None


class Sentence(NamedTuple):
    """A sentence as read: heads, who may, the steps, how it ends."""

    heads: tuple[Head, ...] = ()
    steps: tuple[Any, ...] = ()
    may: n.Player | None = None
    ending: Ending = Ending()
    special: Any = None
    """A closing remark, a definition or rows; then there are no steps."""


# -- heads -----------------------------------------------------------------------------------------


@rule
def heads(*_: Any) -> tuple[Head, ...]:
    return ()


@rule
def more_heads(before: tuple[Head, ...], head: Head) -> tuple[Head, ...]:
    return (*before, head)


@rule
def head_if(condition: n.Condition) -> Head:
    return Head("if", condition)


@rule
def head_otherwise() -> Head:
    return Head("otherwise")


@rule
def head_if_done() -> Head:
    return Head("if done")


@rule
def head_heads() -> Head:
    return Head("side", value=True)


@rule
def head_tails() -> Head:
    return Head("side", value=False)


@rule
def head_while(condition: n.Condition) -> Head:
    return Head("while", condition)


@rule
def head_when(deeds: tuple[n.Deed, ...], *rest: Any) -> Head:
    lasting = bool(rest) and isinstance(rest[0], str)
    if lasting and rest[0] != tables.DURATIONS["turn"]:
        raise CardTextError("an effect waits for an event 'this turn'")
    conditions = rest[1:] if lasting else rest
    return Head("when", deeds, conditions[0] if conditions else None, lasting)


@rule
def head_next(deeds: tuple[n.Deed, ...], duration: str) -> Head:
    if duration != tables.DURATIONS["turn"]:
        raise CardTextError("an effect waits for an event 'this turn'")
    return Head("next", deeds, lasting=True)


@rule
def head_would(subject: Any, told: Told, *conditions: n.Condition) -> Head:
    done = done_by(subject, told, "base")
    return Head("would", done, conditions[0] if conditions else None)


@rule
def head_price(_may: str, price: tuple[Any, ...]) -> Head:
    return Head("price", price)


@rule
def head_moment(words: str) -> Head:
    return Head("moment", lookup(tables.MOMENTS, words))


@rule
def head_step(edge: str, phase: str, *conditions: n.Condition) -> Head:
    player, part = read_phase(phase)
    how = "start" if edge == "at the start of" else "end"
    deed = n.Deed("step", player, (how,), part)
    return Head("when", (deed,), conditions[0] if conditions else None)


@rule
def head_each(obj: Any) -> Head:
    return Head("each", described_only(obj))


@rule
def head_each_target() -> Head:
    return Head("each", n.TargetRef())


@rule
def head_each_player() -> Head:
    return Head("each", "each")


@rule
def head_times(number: n.Number) -> Head:
    return Head("times", number)


@rule
def head_until() -> Head:
    return Head("until", "tails")


# -- tails -----------------------------------------------------------------------------------------


@rule
def steps(*parts: ReadStep) -> tuple[ReadStep, ...]:
    return parts


@rule
def acts(*parts: ReadStep) -> tuple[ReadStep, ...]:
    return parts


@rule
def no_ending() -> Ending:
    return Ending()


@rule
def instead() -> Ending:
    return Ending("instead")


@rule
def unless_cond(condition: n.Condition) -> Ending:
    return Ending("unless", condition=condition)


@rule
def unless_act(player: str, act: Act) -> Ending:
    if not callable(act):
        raise CardTextError("after 'unless' a player does something: no target is declared there")
    return Ending("unless", player=lookup(tables.PLAYERS, player), act=act)


@rule
def plain_tail(parts: tuple[Any, ...], ending: Ending) -> Sentence:
    return Sentence(steps=parts, ending=ending)


_MAY: Final[dict[str, n.Player]] = {
    "you may": "you",
    "your opponent may": "opponent",
    "that player may": "that",
    "each player may": "each",
}


@rule
def tail_may(words: str, parts: tuple[Any, ...], ending: Ending) -> Sentence:
    return Sentence(steps=parts, may=_MAY[words], ending=ending)


@rule
def define(name: str, verb: str, number: n.Number) -> Sentence:
    if verb != "is":
        raise CardTextError("say 'is'", word=verb)
    return Sentence(special=n.Define(name, number))


@rule
def paid_only(name: str, symbol: str) -> Sentence:
    if name != "x":
        raise CardTextError("only X is paid", word=name)
    return Sentence(special=n.PayOnly(lookup(tables.SYMBOLS, symbol)))


@rule
def most_x(name: str, number: n.Number) -> Sentence:
    if name != "x":
        raise CardTextError("only X is paid", word=name)
    return Sentence(special=n.MostX(number))


@rule
def sentence(before: tuple[Head, ...], tail: Sentence) -> Sentence:
    return tail._replace(heads=before)


class Closing(NamedTuple):
    """A field of the ability, told at the end: `This ability cannot be negated.`"""

    field: str
    value: Any


@rule
def closing(words: str, *number: str) -> Closing:
    if number:
        return Closing("times", int(number[0]))
    return {
        "this ability cannot be negated": Closing("locked", value=True),
        "no copies add up": Closing("single", value=True),
        "usable any number of times": Closing("times", None),
        "usable each time": Closing("each_time", value=True),
    }[words]


@rule
def closing_sentence(remark: Closing) -> Sentence:
    return Sentence(special=remark)


# -- rows ------------------------------------------------------------------------------------------


class Chooser(NamedTuple):
    """What stands before rows."""

    kind: str
    number: n.Number
    by: n.Player = "you"


@rule
def you_choose(number: n.Number) -> Chooser:
    return Chooser("modes", number)


@rule
def player_chooses(player: str, number: n.Number) -> Chooser:
    return Chooser("modes", number, lookup(tables.PLAYERS, player))


_LADDERS: Final = {
    "apply every reached row for": "every reached",
    "choose 1 reached row for": "1 reached",
    "apply the row for": "exact",
}


@rule
def ladder(words: str, number: n.Number) -> Chooser:
    return Chooser(_LADDERS[words], number)


@rule
def row(label: str, *sentences: Sentence) -> tuple[str, tuple[Sentence, ...]]:
    return label, sentences


@rule
def rows(before: tuple[Head, ...], chooser: Chooser, *read: Any) -> list[Sentence]:
    """The rows; what closes the line was read as part of the last one."""
    *front, (last, sentences) = read
    closing_ = [one for one in sentences if isinstance(one.special, Closing)]
    said = [*front, (last, [one for one in sentences if one not in closing_])]
    found = [(label, body_of(inside)) for label, inside in said]
    return [_rows(before, chooser, found), *closing_]


def _rows(
    before: tuple[Head, ...], chooser: Chooser, found: Sequence[tuple[str, n.Body]]
) -> Sentence:
    reached = chooser.kind != "modes"
    declares = any(inside.targets for _, inside in found)
    inside_one = any(head.kind not in ("when", "price") or head.lasting for head in before)
    if declares and (inside_one or reached or chooser.number != 1):
        raise CardTextError("a row has a target of its own only where 1 of them is chosen at once")
    more = chooser.kind == "exact" and len(found) > 1 and found[-1][0].endswith("+)")
    for number, (label, _) in enumerate(found, start=1):
        open_ = reached and (chooser.kind != "exact" or (more and number == len(found)))
        if (label[-2] == "+") != open_:
            raise CardTextError(f"'{label}' is no label for these rows", word=label)
        if not reached and label != f"({number})":
            raise CardTextError("rows are numbered (1), (2), (3) ...", word=label)
    made: n.Step
    if reached:
        ladder_rows = tuple((int(label.strip("(+)")), inside.steps) for label, inside in found)
        made = n.Ladder(chooser.kind, chooser.number, ladder_rows, more)  # type: ignore[arg-type]
    else:
        targets = tuple(inside.targets for _, inside in found) if declares else ()
        made = n.Modes(
            chooser.number, tuple(inside.steps for _, inside in found), chooser.by, targets
        )
    return Sentence(heads=before, special=made)


# -- sentences in a row ----------------------------------------------------------------------------


def body_of(sentences: Sequence[Sentence]) -> n.Body:
    """What the sentences say to do: declared targets first."""
    targets: tuple[n.Obj, ...] = ()
    done: Steps = ()
    for one in sentences:
        if one.steps and isinstance(one.steps[0], Targets):
            if targets or done or one.heads or one.may or len(one.steps) > 1:
                raise CardTextError("'Target ...' is the first sentence and stands alone")
            targets = one.steps[0].objs
            continue
        done = _follow(done, one)
    declaring = [step for step in done if isinstance(step, n.Modes) and step.targets]
    if declaring and (targets or len(done) > 1):
        raise CardTextError("rows with targets of their own are all that is done")
    return n.Body(targets, done)


def _follow(before: Steps, one: Sentence) -> Steps:
    """Adds a sentence to what came before; `Otherwise` and its like go on inside of it."""
    first, *rest = one.heads or (Head(""),)
    if first.kind not in ("otherwise", "side", "if done"):
        steps = _wrapped(one, list(one.heads))
        each = before[-1] if before else None
        if isinstance(each, n.ForEach) and goes_on(each, steps[0]):
            return (*before[:-1], evolve(each, steps=(*each.steps, *steps)))
        return (*before, *steps)
    if not before:
        raise CardTextError("this sentence goes on from one before it, and there is none")
    inner = _wrapped(one, rest)
    twins = _twins(before)
    found = before[: len(before) - twins]
    for step in before[len(found) :]:
        if first.kind == "otherwise":
            found = (*found, *_otherwise((step,), inner))
        elif first.kind == "side":
            found = (*found, *_append((step,), n.Side(first.value, inner), n.Side))
        else:
            found = (*found, *_append((step,), n.IfDone(inner), ()))
    return found


def _twins(before: Steps) -> int:
    """How many steps the sentence before is: one delayed effect for each `or when`."""
    number = min(len(before), 1)
    while number < len(before) and isinstance(one := before[-1], n.Later):
        other = before[-number - 1]
        if not isinstance(other, n.Later) or isinstance(one.moment, str):
            break
        if isinstance(other.moment, str) or evolve(other, moment=one.moment) != one:
            break
        number += 1
    return number


def _append(before: Steps, new: n.Step, stop: Any) -> Steps:
    *front, last = before
    match last:
        case n.If(otherwise=()):
            return (*front, evolve(last, then=_append(last.then, new, stop)))
        case n.If():
            return (*front, evolve(last, otherwise=_append(last.otherwise, new, stop)))
        case n.IfDone():
            return (*front, evolve(last, then=_append(last.then, new, stop)))
        case n.Later() | n.ForEach() | n.Repeat():
            return (*front, evolve(last, steps=_append(last.steps, new, stop)))
        case n.Side() if stop is not n.Side:
            return (*front, evolve(last, steps=_append(last.steps, new, stop)))
        case _:
            return (*before, new)


def _otherwise(before: Steps, inner: Steps) -> Steps:
    *front, last = before
    match last:
        case n.If(then=then, otherwise=()):
            if isinstance(then[-1], n.If) and not then[-1].otherwise:
                return (*front, evolve(last, then=_otherwise(then, inner)))
            return (*front, evolve(last, otherwise=inner))
        case n.If():
            return (*front, evolve(last, otherwise=_otherwise(last.otherwise, inner)))
        case n.IfDone():
            return (*front, evolve(last, then=_otherwise(last.then, inner)))
        case n.Later() | n.ForEach() | n.Repeat() | n.Side():
            return (*front, evolve(last, steps=_otherwise(last.steps, inner)))
        case _:
            raise CardTextError("'Otherwise' follows a sentence with 'If'")


def resolved(parts: Sequence[Any], actor: n.Player) -> Steps:
    """Steps of a known actor."""
    found: list[n.Step] = []
    for part in parts:
        if isinstance(part, Targets):
            raise CardTextError("'Target ...' is the first sentence and stands alone")
        if isinstance(part, Stated):
            if part.duration is None:
                raise CardTextError("say how long: 'this turn', 'for good' ...")
            found.append(n.During(part.duration, part.claims))
        else:
            found.append(part(actor))
    return tuple(found)


def _core(one: Sentence) -> Steps:
    """The steps of a sentence without its heads."""
    if one.special is not None:
        if isinstance(one.special, n.PayOnly | n.MostX | Closing):
            raise CardTextError("this sentence does not stand among others")
        return (one.special,)
    inner = resolved(one.steps, one.may or "you")
    if one.may:
        inner = (n.May(one.may, inner),)
    if one.ending.kind == "unless":
        end = one.ending
        does = (end.act(end.player),) if end.act and end.player else ()
        inner = (n.Unless(inner, end.player, does, end.condition),)
    return inner


def _wrapped(one: Sentence, before: Sequence[Head]) -> Steps:
    inner = _core(one)
    for head in reversed(before):
        inner = _WRAP[head.kind](head, inner)
    return inner


def _later(head: Head, inner: Steps) -> Steps:
    if not head.lasting:
        raise CardTextError("inside an effect say 'When ... this turn, '")
    if head.condition is not None:
        raise CardTextError("inside an effect say 'When ... this turn, if ..., '")
    return tuple(n.Later(deed, inner, once=head.kind == "next") for deed in head.value)


def _meanwhile(head: Head, inner: Steps) -> Steps:
    match inner:
        case (n.During(condition=None) as during,):
            return (evolve(during, condition=head.value),)
        case _:
            raise CardTextError("after 'While ..., ' stands what is so in the meantime")


def _misplaced(head: Head, _inner: Steps) -> Steps:
    if head.kind == "price":
        raise CardTextError("a price stands after 'When ..., '; in an effect say 'If you do, '")
    raise CardTextError(f"a sentence with '{head.kind}' cannot stand here")


_WRAP: Final[dict[str, Callable[[Head, Steps], Steps]]] = {
    "if": lambda head, inner: (n.If(head.value, inner),),
    "moment": lambda head, inner: (n.Later(head.value, inner),),
    "when": _later,
    "next": _later,
    "each": lambda head, inner: (n.ForEach(head.value, inner),),
    "times": lambda head, inner: (n.Repeat(head.value, "", inner),),
    "until": lambda head, inner: (n.Repeat(None, head.value, inner),),
    "side": lambda head, inner: (n.Side(head.value, inner),),
    "if done": lambda _head, inner: (n.IfDone(inner),),
    "otherwise": _misplaced,
    "while": _meanwhile,
    "price": _misplaced,
    "would": _misplaced,
}
