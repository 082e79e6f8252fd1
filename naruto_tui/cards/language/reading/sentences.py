"""Reads sentences: their heads (`If ..., `) and their tails; `bodies` puts them in a row."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language import tables
from naruto_tui.cards.language.errors import CardTextError
from naruto_tui.cards.language.parser import rule
from naruto_tui.cards.language.reading.acts import Act, described_only
from naruto_tui.cards.language.reading.bodies import body_of
from naruto_tui.cards.language.reading.deeds import Told, done_by, read_phase
from naruto_tui.cards.language.reading.phrase import lookup
from naruto_tui.cards.language.reading.pieces import Closing, Ending, Head, ReadStep, Sentence

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
def head_next_would(subject: Any, told: Told, *conditions: n.Condition) -> Head:
    done = done_by(subject, told, "base")
    return Head("would", done, conditions[0] if conditions else None, lasting=True)


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
