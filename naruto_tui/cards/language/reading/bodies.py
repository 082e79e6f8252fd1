"""How sentences follow on one another: what they say to do, as one body of steps."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from attrs import evolve

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language.errors import CardTextError
from naruto_tui.cards.language.reading.acts import Targets
from naruto_tui.cards.language.reading.claims import Stated
from naruto_tui.cards.language.reading.pieces import Closing, Head, Sentence, Steps
from naruto_tui.cards.language.trees import goes_on


def body_of(sentences: Sequence[Sentence]) -> n.Body:
    """What the sentences say to do: declared targets first."""
    targets: tuple[n.Obj, ...] = ()
    done: Steps = ()
    for one in sentences:
        if one.steps and isinstance(one.steps[0], Targets):
            if targets or done or one.heads or one.may or len(one.steps) > 1:
                raise CardTextError(
                    "'Target ...' is the first sentence and stands alone", column=one.column
                )
            targets = one.steps[0].objs
            continue
        try:
            done = _follow(done, one)
        except CardTextError as error:
            raise error if error.column > 1 else error.at_column(one.column) from None
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
                raise CardTextError("say how long: 'this turn', 'for good' ...", column=part.column)
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
