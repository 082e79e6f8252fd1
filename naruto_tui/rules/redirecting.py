"""What is on the chain is changed: another target, another effect (T-10: no negation)."""

from typing import TYPE_CHECKING, Final

import attrs

from naruto_tui.cards import nodes as n

from .chain import frame_from
from .perform import DO
from .picking import chosen, chosen_cards
from .select import objects, stamp
from .state import Frame, Link
from .targeting import defines_of, still_fits

if TYPE_CHECKING:
    from .game import Game

CHANGED: Final = "change"
"""Kind of event: an item on the chain has become another one."""


def _retarget(game: "Game", frame: Frame, node: n.Retarget) -> None:
    """The first target line that the new target fits has it instead of what was declared."""
    if node.what == "user":
        _to_user(game, frame, node)
        return
    cards = chosen_cards(game, frame, node, node.obj)
    things = None if cards is None else chosen(game, frame, node, node.to)
    if cards is None or things is None:
        return
    frame.done = False
    for card in cards:
        link = game.link_of(card)
        if link is None or not things:
            continue
        targets = _with_target(game, link, things[0])
        if targets is not None:
            _put_back(game, link, attrs.evolve(link, targets=targets), frame)
            frame.done = frame.applied = True


def _to_user(game: "Game", frame: Frame, node: n.Retarget) -> None:
    """Its user has the place of what a Jutsu declared, whether or not it could be a target."""
    cards = chosen_cards(game, frame, node, node.obj)
    if cards is None:
        return
    frame.done = False
    for card in cards:
        link = game.link_of(card)
        if link is None or link.user is None or not any(link.targets):
            continue
        lines = tuple(
            n.User() if declared else line
            for line, declared in zip(link.body.targets, link.targets, strict=True)
        )
        targets = tuple((link.user,) if declared else () for declared in link.targets)
        body = n.Body(lines, link.body.steps)
        _put_back(game, link, attrs.evolve(link, body=body, targets=targets), frame)
        frame.done = frame.applied = True


def _with_target(
    game: "Game", link: Link, thing: int
) -> tuple[tuple[tuple[int, int], ...], ...] | None:
    at = frame_from(game, link)
    at.defines = defines_of(link.body)
    for place, line in enumerate(link.body.targets):
        declared = link.targets[place]
        if isinstance(line, n.Pick) and declared and still_fits(game, at, line, thing):
            new = (stamp(game, thing), *declared[1:])
            return (*link.targets[:place], new, *link.targets[place + 1 :])
    return None


def _rewrite(game: "Game", frame: Frame, node: n.Rewrite) -> None:
    """The effect is replaced; what was declared and paid stays."""
    assert isinstance(node.ability, n.Spell)
    steps = node.ability.body.steps
    frame.done = False
    for card in objects(game, frame, node.obj):
        link = game.link_of(card)
        if link is not None:
            body = n.Body(link.body.targets, steps)
            _put_back(game, link, attrs.evolve(link, body=body, modes=()), frame)
            frame.done = frame.applied = True


def _put_back(game: "Game", old: Link, new: Link, frame: Frame) -> None:
    game.chain[game.chain.index(old)] = new
    game.clock += 1
    game.notes.append((CHANGED, old.seat, (old.card,), 0, frame.card, -1, (), frame.cause))


DO.update({n.Retarget: _retarget, n.Rewrite: _rewrite})
