"""Who can use a Jutsu, and what a target line can mean now (5.3.4).

Asked before a card is offered and while it is announced.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Any

from attrs import evolve

from naruto_tui.cards import nodes as n

from . import bans
from .attempts import all_paid
from .events import Stamp
from .grouping import together_of
from .modes import bodies_of, declares
from .paying import can_pay_as
from .program import Program
from .sayings import JUTSU_COSTS
from .select import described, has_some, is_in, matches, number, objects, stamp
from .state import Frame, blank_frame

if TYPE_CHECKING:
    from .game import Game


def frame_of(game: "Game", card: int, seat: int, kind: str, user: Stamp | None) -> Frame:
    """What the text of a card refers to while it is being announced."""
    return blank_frame(card, game.gens[card], seat, kind, user)


def users(game: "Game", seat: int, jutsu: int) -> list[int]:
    """The Ninja that may be the user: on the battlefield, fitting, with targets at hand (5.3.5)."""
    return list(_users(game, seat, jutsu))


def has_user(game: "Game", seat: int, jutsu: int) -> bool:
    """Whether some Ninja may be the user."""
    return next(_users(game, seat, jutsu), None) is not None


def _users(game: "Game", seat: int, jutsu: int) -> Iterator[int]:
    programs = game.programs
    program = programs[jutsu]
    fits = _fits_of(game, program)
    frame: Frame | None = None
    changes = JUTSU_COSTS in game.says
    battling = game.edition.jutsu_users == "battling"
    # The targets are the same for whoever uses it, unless its text or its cost looks at the user.
    alike = not (changes or program.names_user or program.x_set)
    able = False
    for team in game.teams.values():
        if team.seat != seat or not team.out or (battling and not game.facing(team.id)):
            continue
        for ninja in team.members:
            met = None if fits is None else fits.get(programs[ninja])
            if met is False:
                continue
            if frame is None:
                frame = frame_of(game, jutsu, seat, "jutsu", None)
            if (
                met is None
                and program.requires
                and not _meets(game, frame, program.requires, ninja)
            ):
                continue
            frame.user = (ninja, game.gens[ninja])
            if not bans.can_use(game, ninja, jutsu):
                continue
            if changes and not can_pay_as(game, seat, jutsu, ninja):
                continue
            if program.x_said is not None and not can_pay_as(
                game, seat, jutsu, ninja, said_x(game, frame, program.x_said)
            ):
                continue
            if not (alike and able):
                able = may_have_targets(game, frame, program)
                if not able:
                    if alike:
                        return
                    continue
            yield ninja


def meets(game: "Game", seat: int, jutsu: int, ninja: int) -> bool:
    """Whether a Ninja meets a Jutsu's requirements (8.11); with none, anybody does."""
    requires = game.programs[jutsu].requires
    frame = frame_of(game, jutsu, seat, "jutsu", stamp(game, ninja))
    return not requires or _meets(game, frame, requires, ninja)


def _meets(game: "Game", frame: Frame, requires: tuple[n.Cards, ...], ninja: int) -> bool:
    programs = game.programs
    fits = _fits_of(game, programs[frame.card])
    if fits is None:
        return _meets_now(game, frame, requires, ninja)
    found = fits.get(programs[ninja])
    if found is None:
        found = fits[programs[ninja]] = _meets_now(game, frame, requires, ninja)
    return found


def _fits_of(game: "Game", program: Program) -> dict[Program, bool] | None:
    """Which cards meet a Jutsu's requirements, where nothing but what is printed decides it."""
    fits = program.fits
    if fits is None or "can use" in game.says or not game.are_words_printed():
        return None
    return fits


def _meets_now(game: "Game", frame: Frame, requires: tuple[n.Cards, ...], ninja: int) -> bool:
    if game.programs[frame.card].requires_all and not _are_together(game, frame, requires, ninja):
        return False
    for one in requires:
        if matches(game, frame, one, ninja):
            return True
    if bans.ignores_requirements(game, ninja, frame.card):
        return True
    lifted = bans.counted_as(game, ninja, frame.card)
    return bool(lifted) and any(
        matches(game, frame, evolve(one, filters=_without(one.filters, lifted)), ninja)
        for one in requires
    )


def _are_together(game: "Game", frame: Frame, requires: tuple[n.Cards, ...], ninja: int) -> bool:
    """Whether each of several Ninja that are asked for is in the user's team (T-25)."""
    team = game.team_of(ninja)
    return team is not None and all(
        any(matches(game, frame, one, mate) for mate in team.members) for one in requires
    )


def _without(filters: tuple[Any, ...], lifted: frozenset[str]) -> tuple[Any, ...]:
    """What is still asked of a user that counts as having these names and words (T-11)."""
    return tuple(one for one in filters if not _is_lifted(one, lifted))


def _is_lifted(one: Any, lifted: frozenset[str]) -> bool:
    if isinstance(one, n.Named):
        return not lifted.isdisjoint(one.names)
    if isinstance(one, n.Or):
        return any(_is_lifted(part, lifted) for part in one.filters)
    return isinstance(one, n.Word) and one.text in lifted


def may_have_targets(game: "Game", frame: Frame, program: Program) -> bool:
    """Whether the targets of a Jutsu can be met, before its price is paid or after (5.3.4)."""
    body = program.body
    if not declares(body):
        return True
    if has_targets(game, frame, body):
        return not program.x_set or _can_pay_set_x(game, frame, body)
    if game.edition.jutsu_targets_chosen == "before paying" or not game.cards[frame.card].costs:
        return False
    with all_paid(game, frame.seat):
        return has_targets(game, frame, body)


def _can_pay_set_x(game: "Game", frame: Frame, body: n.Body) -> bool:
    """Whether some target sets an X that can be paid (5.3.4, step 7)."""
    found = candidates(game, frame, body.targets[0])
    single = isinstance(body.targets[0], n.Pick)
    groups = ((one,) for one in found) if single else (tuple(found),)
    return any(_x_can_be_paid(game, frame, body, things) for things in groups)


def _x_can_be_paid(game: "Game", frame: Frame, body: n.Body, things: tuple[int, ...]) -> bool:
    user = -1 if frame.user is None else frame.user[0]
    x = x_of(game, _with_targets(game, frame, things), body)
    return can_pay_as(game, frame.seat, frame.card, user, x, things)


def fits_x(game: "Game", frame: Frame, body: n.Body, thing: int) -> bool:
    """Whether the X that this target sets can be paid, or is the one that was chosen first."""
    if game.edition.jutsu_x_chosen == "first":
        return x_of(game, _with_targets(game, frame, (thing,)), body) == frame.numbers["x"]
    return _x_can_be_paid(game, frame, body, (thing,))


def _with_targets(game: "Game", frame: Frame, things: tuple[int, ...]) -> Frame:
    """What the text would refer to with these targets."""
    trial = frame.copy()
    trial.targets = (tuple(stamp(game, thing) for thing in things),)
    return trial


def said_x(game: "Game", frame: Frame, said: n.Number) -> int:
    """The X that the text says by itself, the card being out of the hand; never below 0."""
    hand = game.sides[frame.seat].hand
    if frame.card not in hand:
        return max(0, number(game, frame, said))
    place = hand.index(frame.card)
    hand.pop(place)
    try:
        return max(0, number(game, frame, said))
    finally:
        hand.insert(place, frame.card)


def x_of(game: "Game", frame: Frame, body: n.Body) -> int:
    """The X that the text reads off its targets; never below 0."""
    frame.defines = defines_of(body)
    return max(0, number(game, frame, n.Var("x")))


def has_targets(game: "Game", frame: Frame, body: n.Body) -> bool:
    """Whether every target line can be met (4.4.2), be it by one mode alone.

    A closing sentence may say how many X is.
    """
    if body.targets:
        frame.defines = frame.defines or defines_of(body)
        return _declarable(game, frame, body.targets, ())
    if not declares(body):
        return True
    frame.defines = frame.defines or defines_of(body)
    return any(
        not one.targets or _declarable(game, frame, one.targets, ()) for one in bodies_of(body)
    )


def _declarable(game: "Game", frame: Frame, lines: tuple[Any, ...], taken: tuple[int, ...]) -> bool:
    """Whether these lines can be met one after another; each pick needs things of its own."""
    line, rest = lines[0], lines[1:]
    if not rest and not taken and _takes_any_one(game, frame, line):
        return has_some(game, frame, line.cards, but=-1 if frame.kind == "effect" else frame.card)
    found = candidates(game, frame, line)
    if not isinstance(line, n.Pick):
        return bool(found) and (not rest or declared(game, frame, found, rest, taken))
    if taken:
        found = [thing for thing in found if thing not in taken]
    least = number(game, frame, line.low)
    if len(found) < least:
        return False
    together = together_of(game, frame, line, found, tuple(found))
    if together is not None and together.sizes(least, least)[1] < least:
        return False
    return not rest or any(
        declared(game, frame, some, rest, (*taken, *some))
        for some in combinations(found, least)
        if together is None or together.met(some)
    )


def _takes_any_one(game: "Game", frame: Frame, line: Any) -> bool:
    """Whether one thing that fits is enough, whichever it is: then they need not all be listed."""
    if type(line) is n.Pick:
        if line.low != 1 or line.distinct or line.total is not None:
            return False
    elif type(line) is not n.Every:
        return False
    if "cannot target" in game.says:
        return False
    return frame.kind != "jutsu" or JUTSU_COSTS not in game.says


def declared(
    game: "Game",
    frame: Frame,
    things: Iterable[int],
    rest: tuple[Any, ...],
    taken: tuple[int, ...],
) -> bool:
    """Whether the rest can be met once these things are declared."""
    before, count = frame.targets, frame.numbers.get("count", 0)
    frame.targets = (*before, tuple(stamp(game, thing) for thing in things))
    frame.numbers["count"] = len(frame.targets[-1])
    met = _declarable(game, frame, rest, taken)
    frame.targets, frame.numbers["count"] = before, count
    return met


def candidates(game: "Game", frame: Frame, line: Any) -> list[int]:
    """What a target line may declare: it fits, and may be targeted (T-9)."""
    if isinstance(line, n.Pick):
        assert isinstance(line.cards, n.Cards)
        found = described(game, frame, line.cards)
    else:
        found = objects(game, frame, line)
    card = frame.card
    if frame.kind != "effect" and card in found:
        found = [thing for thing in found if thing != card]
    if "cannot target" in game.says:
        seat = frame.seat
        found = [thing for thing in found if bans.can_be_targeted(game, thing, card, seat)]
    if JUTSU_COSTS in game.says and frame.kind == "jutsu":
        before = game.edition.jutsu_targets_chosen == "before paying"
        return _payable_targets(game, frame, found) if before else found
    return found


def _payable_targets(game: "Game", frame: Frame, found: list[int]) -> list[int]:
    """Those that can be targeted together, where a text taxes targeting (5.3.4 step 9)."""
    kept = [thing for some in frame.targets for thing, _ in some]
    before = len(kept)
    user = -1 if frame.user is None else frame.user[0]
    for thing in found:
        x = frame.numbers.get("x", 0)
        if can_pay_as(game, frame.seat, frame.card, user, x, (*kept, thing)):
            kept.append(thing)
    return kept[before:]


def defines_of(body: n.Body) -> tuple[n.Define, ...]:
    """What closing sentences say that X is: a price may ask for it too."""
    for step in body.steps:
        if type(step) is n.Define:
            return tuple([one for one in body.steps if type(one) is n.Define])
    return ()


def still_fits(game: "Game", frame: Frame, line: Any, thing: int) -> bool:
    """Whether a declared target still is one at resolution (rule 7.6 check 1)."""
    if isinstance(line, n.Pick):
        assert isinstance(line.cards, n.Cards)
        if not matches(game, frame, line.cards, thing):
            return False
    elif isinstance(line, n.Every):
        if not matches(game, frame, line.cards, thing):
            return False
    elif not is_in(game, frame, line, thing):
        return False
    return bans.can_be_targeted(game, thing, frame.card, frame.seat)
