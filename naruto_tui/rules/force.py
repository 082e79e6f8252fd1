"""Continuous and lasting claims in force: found when somebody asks for a group of them.

A claim belongs to a group by what it speaks of: `words`, `power`, a row of costs, a number of the
rules, `cannot send`, `must block` ... Nothing is looked at that neither deck can say.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from attrs import define

from naruto_tui.cards import nodes as n

from .granting import GRANTED
from .program import StaticLine
from .questions import TEAM
from .sayings import group_of
from .select import alive, fits, holds, is_in, objects, players, stamp
from .state import Frame, Lasting, Piece, Side, new_frame

if TYPE_CHECKING:
    from .game import Game


HERE: Final = -1
"""This value of `Lasting.until`: it holds as long as the card that says it is in play."""
NOT_YET: Final = -3
"""From this value of `Lasting.until` down: it holds from the start of a later turn on."""


@define(eq=False)
class Active:
    """A change or rule in force."""

    stamp: int
    """Order of arrival."""
    claim: Any
    frame: Frame
    """What its words refer to."""
    lasting: Lasting | None
    """The lasting effect it comes from, if any."""
    single: bool
    """Copies of its source do not add up (T-24)."""
    locked: bool
    """Cannot be negated with the rest of its text."""
    condition: Any = None
    """What is still to be looked at before it is carried out (`in_force`, `judged`)."""

    def is_true(self, game: "Game") -> bool:
        """Whether the condition that was left open holds now."""
        return self.condition is None or holds(game, self.frame, self.condition)

    def concerns(self, game: "Game", thing: int) -> bool:
        """Whether it speaks of this thing, in whatever zone."""
        if self.lasting is not None and self.lasting.subjects is not None:
            found = alive(game, self.lasting.subjects)
            return thing in found or _through_team(game, found, thing)
        subject = self.subject
        if is_in(game, self.frame, subject, thing):
            return self._reaches(game, thing)
        if not of_teams(subject):
            return False
        return _through_team(game, self.subjects(game), thing) and self._reaches(game, thing)

    def concerns_player(self, game: "Game", seat: int) -> bool:
        """Whether it speaks of this player."""
        return seat in players(game, self.frame, self.subject)

    def subjects(self, game: "Game") -> list[int]:
        """What it speaks of."""
        if self.lasting is not None and self.lasting.subjects is not None:
            return alive(game, self.lasting.subjects)
        found = objects(game, self.frame, self.subject)
        if "unaffected affect" not in game.says:
            return found
        return [thing for thing in found if self._reaches(game, thing)]

    def _reaches(self, game: "Game", thing: int) -> bool:
        """Whether the thing is affected by it: what continues pauses meanwhile (T-9)."""
        if "unaffected affect" not in game.says or _is_shield(self.claim):
            return True
        return is_affected(game, thing, self.frame.card, self.frame.seat)

    def cards(self, game: "Game") -> list[int]:
        """What it speaks of; a team stands for its Ninja (T-1)."""
        return members_of(game, self.subjects(game))

    @property
    def subject(self) -> Any:
        """The phrase of its subject."""
        claim = self.claim
        if type(claim) is n.Change:
            return claim.subject
        return claim.player if type(claim) is n.RuleNumber else claim.deed.subject


def is_forbidden(game: "Game", group: str, seat: int, team: int) -> bool:
    """Whether a rule forbids something to a player, or to one of his teams."""
    return any(
        seat in players(game, rule.frame, rule.subject)
        if isinstance(rule.subject, str)
        else team >= TEAM
        and (
            rule.concerns(game, team)
            or any(rule.concerns(game, one) for one in game.teams[team].members)
        )
        for rule in in_force(game, group)
    )


_THAT_TEAM: Final = n.That("team")
_TEAMS: Final = frozenset((n.TeamOf, n.Facing, n.FightOf))
_OF_CARDS: Final = frozenset((n.Every, n.Pick))


def of_teams(subject: Any) -> bool:
    """Whether a phrase speaks of teams and not of their Ninja."""
    kind = type(subject)
    if kind in _OF_CARDS:
        subject = subject.cards
        kind = type(subject)
    if kind is n.Cards:
        return "team" in subject.kinds
    return kind in _TEAMS or (kind is n.That and subject == _THAT_TEAM)


def members_of(game: "Game", things: list[int]) -> list[int]:
    """These things, the Ninja of each team in its place."""
    for thing in things:
        if thing >= TEAM:
            teams = game.teams
            return [
                one for some in things for one in ((some,) if some < TEAM else teams[some].members)
            ]
    return things


def _through_team(game: "Game", things: list[int], ninja: int) -> bool:
    """Whether a Ninja's team is one of these things."""
    if ninja >= TEAM:
        return False
    team = game.team_of(ninja)
    return team is not None and team.id in things


def is_silent(game: "Game", groups: frozenset[str]) -> bool:
    """Whether nothing can be in force of any of these groups, asked at one stroke."""
    return not game.lasting and groups.isdisjoint(game.lines) and not game.grants.deep


def in_force(
    game: "Game", group: str, seat: int = -1, blank_too: bool = False, judged: bool = True
) -> Sequence[Active]:
    """All claims of a group that hold now, in order of arrival.

    With a seat, claims that cards of the other one make of nobody but themselves are left out.
    `blank_too`: texts that are negated speak as well.
    Not `judged`: conditions are left to whoever carries the claims out one after another.
    """
    if group not in game.says:
        return ()
    lines = game.lines.get(group)
    if not lines and not game.lasting and not game.grants.deep:
        return ()
    found: list[Active] = []
    play = game.play
    losable = not blank_too and "lose text" in game.says
    for card, line, claims in lines or ():
        piece = play[card]
        if line.own and seat >= 0 and piece.seat != seat:
            continue
        if piece.injured and not is_awake(game, piece, line):
            continue
        if losable and not is_on(game, piece, line):
            continue
        # Of copies that do not add up the one whose condition holds must be known at once.
        if line.condition is None or (not judged and not line.single):
            found += claims if claims[0].frame is piece.frame else claimed(piece, line, group)
        elif holds(game, piece.frame, line.condition):
            found += claimed(piece, line, group, judged=True)
    for one in game.lasting:
        if one.group != group or one.until <= NOT_YET:
            continue
        if one.condition is None or not judged or holds(game, one.frame, one.condition):
            # Changes of power look at it when their turn comes: it may speak of powers (T-13).
            open_ = None if judged else one.condition
            found.append(Active(one.stamp, one.claim, one.frame, one, False, True, open_))
    if game.grants.deep:
        _said_on_chain(game, group, found)
        if group in game.grants.piled:
            _said_in_piles(game, group, found)
        if group in game.grants.groups:
            _granted(game, group, found, blank_too=blank_too)
    if len(found) > 1:
        found.sort(key=_by_stamp)
        for active in found:
            if active.single:
                return _without_copies(game, found)
    return found


def claimed(
    piece: Piece, line: StaticLine, group: str, *, judged: bool = False
) -> tuple[Active, ...]:
    """What a line of a card in play says of a group; its condition is left open unless `judged`."""
    condition = None if judged else line.condition
    return tuple(
        [
            Active(piece.stamp, claim, piece.frame, None, line.single, line.locked, condition)
            for claim in line.groups[group]
        ]
    )


def _said_on_chain(game: "Game", group: str, found: list[Active]) -> None:
    """What Jutsu and Missions say of themselves while they are on the chain."""
    for link in game.chain:
        if link.kind == "effect":
            continue
        for line in game.programs[link.card].chain_statics:
            frame = new_frame(
                link.card, link.stamp, link.seat, kind=link.kind, user=link.user,
                numbers={"x": link.x}, payment=link.payment,
            )  # fmt: skip
            if line.condition is None or holds(game, frame, line.condition):
                found += (
                    Active(link.id, claim, frame, None, line.single, locked=True)
                    for claim in line.groups.get(group, ())
                )


def _said_in_piles(game: "Game", group: str, found: list[Active]) -> None:
    """What cards say of their players while they lie in a pile of theirs (T-4)."""
    for seat, side in enumerate(game.sides):
        for zone, cards in _piles(side):
            for card in cards:
                for place, line in game.programs[card].pile_statics:
                    if place != zone or group not in line.groups:
                        continue
                    frame = new_frame(card, stamp(game, card), seat)
                    if line.condition is None or holds(game, frame, line.condition):
                        found += (
                            Active(0, claim, frame, None, line.single, locked=True)
                            for claim in line.groups[group]
                        )


def _piles(side: Side) -> tuple[tuple[str, list[int]], ...]:
    return (("chakra", side.chakra), ("discard", side.discard), ("removed", side.removed))


def _without_copies(game: "Game", found: list[Active]) -> list[Active]:
    """Of claims that do not add up the first of each card name under one controller (T-24)."""
    kept: list[Active] = []
    for one in found:
        if not one.single or not any(
            other.single and other.claim == one.claim and _is_copy(game, one, other)
            for other in kept
        ):
            kept.append(one)
    return kept


def _is_copy(game: "Game", one: Active, other: Active) -> bool:
    """Whether two claims come from cards of one name and concern the same player's things."""
    if game.cards[one.frame.card].name != game.cards[other.frame.card].name:
        return False
    return one.frame.seat == other.frame.seat or _is_for_all(one.subject)


def _is_for_all(subject: Any) -> bool:
    """Whether a phrase speaks of the things of both players."""
    if subject == "each":
        return True
    cards = getattr(subject, "cards", subject)
    return isinstance(cards, n.Cards) and not cards.owner


def has_elder(game: "Game", piece: Piece, ability: Any) -> bool:
    """Whether another card of that name has the same ability, and had it first: one of the same
    controller, or any where it speaks of what happens to both players (T-24).
    """
    name = game.cards[piece.id].name
    events = getattr(ability, "events", ())
    if isinstance(ability, n.Replacing):
        events = (ability.event,)
    for_all = bool(events) and all(_is_for_all(deed.subject) for deed in events)
    for other in game.play.values():
        if other.stamp >= piece.stamp or (other.seat != piece.seat and not for_all):
            continue
        if game.cards[other.id].name == name and any(
            one == ability and is_on(game, other, one) for one in game.programs[other.id].abilities
        ):
            return True
    return False


def _is_shield(claim: Any) -> bool:
    return type(claim) is n.Rule and claim.mode == "unaffected"


def is_affected(game: "Game", thing: int, source: int, seat: int) -> bool:
    """Whether the effect of a card can do anything to a thing (T-9)."""
    rules = in_force(game, "unaffected affect")
    return not rules or not any(
        rule.concerns(game, thing) and source_fits(game, rule, source, seat) for rule in rules
    )


def source_fits(game: "Game", rule: Active, source: int, seat: int) -> bool:
    """Whether a rule means the effects, or the acts, of this card of this player."""
    wanted: Any = rule.claim.deed.object
    if wanted is None:
        return True
    cards = getattr(wanted, "cards", wanted)
    if not isinstance(cards, n.Cards):
        return is_in(game, rule.frame, cards, source)
    if _EVERYTHING.isdisjoint(cards.kinds) and game.cards[source].kind not in cards.kinds:
        return False
    if cards.owner == "opponent" and seat == rule.frame.seat:
        return False
    if cards.owner == "you" and seat != rule.frame.seat:
        return False
    return fits(game, rule.frame, cards.filters, source)


_EVERYTHING: Final = frozenset(("card", "effect"))


def _by_stamp(active: Active) -> int:
    return active.stamp


def is_on(game: "Game", piece: Piece, line: Any) -> bool:
    """Whether an ability of a card in play works: valid if injured (7.7), not negated (T-10)."""
    if piece.injured and not is_awake(game, piece, line):
        return False
    return "lose text" not in game.says or line.locked or not game.words(piece.id).blank


def is_awake(game: "Game", piece: Piece, line: Any) -> bool:
    """Whether an ability would work if it were not negated."""
    if line.valid or not piece.injured or game.cards[piece.id].kind != "ninja":
        return True
    return game.edition.injured_text == "on"


def _granted(game: "Game", group: str, found: list[Active], *, blank_too: bool) -> None:
    """Claims of continuous abilities that cards have been given."""
    for card, abilities in game.table().granted.items():
        piece = game.play[card]
        for place, ability in abilities.items():
            # Only what it says of this group: its condition may ask for things of other groups.
            if not isinstance(ability, n.Static):
                continue
            claims = [claim for claim in ability.claims if group_of(claim) == group]
            if not claims:
                continue
            on = is_awake(game, piece, ability) if blank_too else is_on(game, piece, ability)
            if on and (ability.condition is None or holds(game, piece.frame, ability.condition)):
                stamp = place // GRANTED
                found += (
                    Active(stamp, claim, piece.frame, None, ability.single, ability.locked)
                    for claim in claims
                )


def is_said_of(game: "Game", row: str, seat: int) -> bool:
    """Whether a change without a value holds for a player."""
    return any(one.concerns_player(game, seat) for one in in_force(game, row))
