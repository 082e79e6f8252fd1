"""Modes that are chosen when an effect is announced, each with targets of its own (5.3.4).

The mode comes first (step 3), its targets later (step 6): until it is chosen each mode whose
targets can be met is open, and from then on the body declares the targets of the chosen one.
"""

from collections.abc import Iterator

from attrs import evolve

from naruto_tui.cards import nodes as n


def modes_of(body: n.Body) -> n.Modes | None:
    """The modes of a body, which are chosen when it is announced."""
    for step in body.steps:
        if type(step) is n.Modes:
            return step
    return None


def declares(body: n.Body) -> bool:
    """Whether it has a target line, be it of one mode alone."""
    if body.targets:
        return True
    for step in body.steps:  # noqa: SIM110 - asked of each Mission and Jutsu in hand
        if type(step) is n.Modes and step.targets:
            return True
    return False


def with_mode(body: n.Body, place: int) -> n.Body:
    """The body once this mode is chosen: with the targets of that, and no others."""
    modes = modes_of(body)
    if modes is None or not modes.targets:
        return body
    return evolve(body, targets=modes.targets[place])


def bodies_of(body: n.Body) -> Iterator[n.Body]:
    """What the body may become by a choice that is still open; itself, where none is."""
    modes = modes_of(body)
    if body.targets or modes is None or not modes.targets:
        yield body
        return
    for place in range(len(modes.rows)):
        yield with_mode(body, place)


def target_lines(body: n.Body) -> tuple[n.Obj, ...]:
    """Every target line of a body, of whatever mode."""
    return tuple(line for one in bodies_of(body) for line in one.targets)
