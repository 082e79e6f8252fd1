"""Copies of what is on the chain (T-22): no cards, but effects that are carried out once more."""

from typing import TYPE_CHECKING

from naruto_tui.cards import nodes as n

from .announce import Announcement, AskModes, AskTargets, announcement
from .events import Stamp
from .perform import DO
from .picking import chosen_cards
from .select import stamp
from .state import COPY, Frame, Link
from .targeting import frame_of, has_targets
from .values import value

if TYPE_CHECKING:
    from .game import Game


def _copy(game: "Game", frame: Frame, node: n.Copy) -> None:
    cards = chosen_cards(game, frame, node, node.obj)
    if cards is None:
        return
    frame.done = False
    for card in cards:
        if _may_copy(game, card):
            _begin(game, frame, node, card)


def _may_copy(game: "Game", card: int) -> bool:
    """A Jutsu, or a Mission that does not stay: a copy is no card that could (K-21.4)."""
    return game.cards[card].kind in ("jutsu", "mission") and not game.cards[card].permanent


def _begin(game: "Game", frame: Frame, node: n.Copy, card: int) -> None:
    link = game.link_of(card)
    if link is not None and not node.retarget:
        now = announcement(card, stamp(game, card), frame.seat, "copy", -1, link.body)
        now.user, now.targets, now.modes, now.x = link.user, link.targets, link.modes, link.x
        _place(game, now)
        frame.done = frame.applied = True
        return
    body = game.programs[card].body if link is None else link.body
    user = _new_user(game, frame, link)
    modes = () if link is None else link.modes
    look = frame_of(game, card, frame.seat, "jutsu", user)
    if not has_targets(game, look, body):
        return
    now = announcement(card, stamp(game, card), frame.seat, "copy", -1, body)
    now.user, now.modes = user, modes
    now.x = frame.numbers.get("x", 0) if link is None else link.x
    game.announcing = now
    frame.done = frame.applied = True
    game.agenda += (PlaceCopy(), AskTargets(0))
    if link is None:
        game.agenda.append(AskModes())


def _new_user(game: "Game", frame: Frame, link: Link | None) -> Stamp | None:
    """Who uses a copy with new targets: the user of the Jutsu that copies, or the Ninja."""
    if frame.user is not None:
        return frame.user
    if game.cards[frame.card].kind == "ninja" and frame.card in game.play:
        return stamp(game, frame.card)
    return None if link is None else link.user


@value
class PlaceCopy:
    """The copy has its targets and goes on the chain."""

    def run(self, game: "Game") -> None:
        now: Announcement = game.announcing
        game.announcing = None
        _place(game, now)


def _place(game: "Game", now: Announcement) -> None:
    copied = game.link_of(now.card)
    game.chain.append(
        Link(
            game.fresh_id(), now.card, stamp(game, now.card), now.seat, "effect", COPY, now.body,
            now.user, now.targets, now.modes, now.x, {}, 0, -1, False,
            noted=None if copied is None else copied.noted,
        )
    )  # fmt: skip
    game.notes.append(("copy", now.seat, (now.card,)))


DO.update({n.Copy: _copy})
