"""What effects forbid or compel: one question for each deed. Cannot beats can (rule 7.14)."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from naruto_tui.cards import nodes as n

from .events import Cause, Event
from .force import Active, in_force, is_silent, source_fits
from .granting import text_of
from .matching import caused
from .questions import TEAM
from .select import compare, fits, holds, is_in, number, objects, players, stamp
from .state import DISCARD, PLAY, REMOVED, Frame, new_frame

if TYPE_CHECKING:
    from .game import Game
    from .state import Link, Team


def _object_fits(game: "Game", rule: Active, team: int) -> bool:
    """Whether a ban on blocks speaks of this team, or of one of its Ninja."""
    wanted: Any = rule.claim.deed.object
    return wanted is None or any(
        is_in(game, rule.frame, wanted, one) for one in (team, *game.teams[team].members)
    )


def _hits_team(game: "Game", rule: Active, team: "Team") -> bool:
    return rule.concerns(game, team.id) or any(rule.concerns(game, one) for one in team.members)


_CANNOT: Final = {
    out: ("cannot send", f"cannot {out}", "cannot go out") for out in ("attack", "block")
}
_MUST: Final = {out: ("must send", f"must {out}") for out in ("attack", "block")}
_ANY_CANNOT: Final = frozenset(group for groups in _CANNOT.values() for group in groups)
_ANY_MUST: Final = frozenset(group for groups in _MUST.values() for group in groups)


def kept_home(game: "Game", seat: int, out: str) -> set[int]:
    """Teams of a player that a rule forbids to be sent out to `attack` or `block`."""
    found: set[int] = set()
    if is_silent(game, _ANY_CANNOT):
        return found
    for group in _CANNOT[out]:
        for rule in in_force(game, group, seat) if group in game.says else ():
            # A ban on blocking certain teams is asked for each attack: `may_block`.
            if group == "cannot block" and rule.claim.deed.object is not None:
                continue
            for team in _teams_of(game, rule, seat):
                if team.id not in found and _applies(game, rule, team):
                    found.add(team.id)
    return found


def _teams_of(game: "Game", rule: Active, seat: int) -> "list[Team]":
    """A player's teams that a rule speaks of, or of one of whose members it does."""
    subject = rule.subject
    own_team = type(subject) is n.TeamOf and type(subject.obj) is n.This
    if own_team or type(subject) is n.This:
        team = game.team_of(rule.frame.card)
        return [team] if team is not None and team.seat == seat else []
    return [
        team for team in game.teams.values() if team.seat == seat and _hits_team(game, rule, team)
    ]


def homebound(game: "Game", seat: int, out: str) -> set[int]:
    """A player's Ninja that keep any team at home, whoever else is in it."""
    found: set[int] = set()
    if is_silent(game, _ANY_CANNOT):
        return found
    for group in _CANNOT[out]:
        for rule in in_force(game, group, seat):
            deed = rule.claim.deed
            if "alone" in deed.how or deed.mates is not None or deed.object is not None:
                continue
            for team in _teams_of(game, rule, seat):
                found.update(_causes(game, rule, team))
    return found


def _causes(game: "Game", rule: Active, team: "Team") -> Iterable[int]:
    """The members for whose sake a rule speaks of a team; none if it speaks of the team itself."""
    if rule.frame.card in team.members and type(rule.subject) is n.TeamOf:
        return (rule.frame.card,)
    return [one for one in team.members if rule.concerns(game, one)]


def _applies(game: "Game", rule: Active, team: "Team") -> bool:
    deed = rule.claim.deed
    if "alone" in deed.how and len(team.members) != 1:
        return False
    if deed.mates is None:
        return True
    return any(
        is_in(game, rule.frame, deed.mates, one)
        for one in team.members
        if not rule.concerns(game, one) or _others_concerned(game, rule, team, one)
    )


def _others_concerned(game: "Game", rule: Active, team: "Team", mate: int) -> bool:
    return any(rule.concerns(game, one) for one in team.members if one != mate)


def may_go_out(game: "Game", ninja: int) -> bool:
    """Whether an effect may move a Ninja in play from the village to the battlefield (T-5)."""
    return "cannot go out" not in game.says or not any(
        rule.concerns(game, ninja) for rule in in_force(game, "cannot go out")
    )


def sent_by_force(game: "Game", seat: int, out: str) -> set[int]:
    """Teams of a player that a rule compels to be sent out (T-6)."""
    found: set[int] = set()
    if is_silent(game, _ANY_MUST):
        return found
    for group in _MUST[out]:
        for rule in in_force(game, group, seat) if group in game.says else ():
            if rule.claim.deed.object is None:
                found.update([team.id for team in _teams_of(game, rule, seat)])
    return found


def blocks_by_force(
    game: "Game", seat: int, attackers: tuple[int, ...]
) -> frozenset[tuple[int, int]]:
    """Blocks of certain attacks that a rule compels a player's teams to (T-6)."""
    if "must block" not in game.says:
        return _NO_PAIRS
    return frozenset(
        (attacker, team.id)
        for rule in in_force(game, "must block", seat)
        if rule.claim.deed.object is not None
        for team in _teams_of(game, rule, seat)
        for attacker in attackers
        if _object_fits(game, rule, attacker)
    )


_NO_PAIRS: Final[frozenset[tuple[int, int]]] = frozenset()


_NONE: Final[frozenset[int]] = frozenset()


def must_be_blocked(game: "Game", attackers: tuple[int, ...]) -> frozenset[int]:
    """Attacking teams that a rule compels the Blocker to block."""
    if "must be blocked" not in game.says:
        return _NONE
    return frozenset(
        team
        for rule in in_force(game, "must be blocked")
        for team in attackers
        if _hits_team(game, rule, game.teams[team])
    )


BlockRules = tuple[Sequence[Active], Sequence[Active]]
"""What is forbidden to blocking teams, and for attacking teams."""


def block_rules(game: "Game") -> BlockRules:
    """The bans on blocks that are in force."""
    return in_force(game, "cannot block"), in_force(game, "cannot be blocked")


def may_block(
    game: "Game", blocker: "Team", attackers: Sequence[int], rules: BlockRules | None = None
) -> tuple[int, ...]:
    """The attacking teams that a team may block; who asks for many teams brings the rules."""
    blocks, attacks = block_rules(game) if rules is None else rules
    may = tuple(attackers)
    for rule in blocks:
        if rule.claim.deed.object is not None and _hits_team(game, rule, blocker):
            may = tuple(one for one in may if not _object_fits(game, rule, one))
    for rule in attacks:
        if _object_fits(game, rule, blocker.id):
            may = tuple(one for one in may if not _hits_team(game, rule, game.teams[one]))
    return may


def blocks_at_once(game: "Game", team: "Team", attacks: int) -> int:
    """How many of so many attacks a team may block at once: one, unless told (T-15)."""
    most = 1
    if "can block" not in game.says:
        return most
    for rule in in_force(game, "can block"):
        wanted: Any = rule.claim.deed.object
        if _hits_team(game, rule, team):
            may = attacks if wanted.high is None else number(game, rule.frame, wanted.high)
            most = max(most, min(attacks, may))
    return most


def apart(
    game: "Game", ninja: tuple[int, ...]
) -> tuple[frozenset[int], frozenset[tuple[int, int]]]:
    """Of these Ninja those that may be in no team, and those that may not be in one (T-5)."""
    lone: set[int] = set()
    pairs: set[tuple[int, int]] = set()
    for rule in in_force(game, "cannot team"):
        mates = rule.claim.deed.mates
        if rule.claim.deed.cause is not None:
            # Asked when an effect puts it into a team: `may_join`.
            continue
        for one in ninja:
            if not rule.concerns(game, one):
                continue
            if mates is None:
                lone.add(one)
                continue
            frame = rule.frame.copy()
            # `that Ninja` among the partners is the one the ban is about.
            frame.that["ninja"] = (stamp(game, one),)
            others = (two for two in ninja if two != one and is_in(game, frame, mates, two))
            pairs.update((min(one, two), max(one, two)) for two in others)
    return frozenset(lone), frozenset(pairs)


def may_join(game: "Game", ninja: int, team: "Team", cause: Cause) -> bool:
    """Whether a Ninja in play may come into a team, as far as bans on teams go (T-5)."""
    if "cannot team" not in game.says:
        return True
    if any(
        rule.claim.deed.cause is not None
        and rule.concerns(game, ninja)
        and _cause_fits(game, rule, cause)
        for rule in in_force(game, "cannot team")
    ):
        return False
    lone, pairs = apart(game, (*team.members, ninja))
    return lone.isdisjoint((ninja, *team.members)) and not any(ninja in pair for pair in pairs)


def can_be_targeted(game: "Game", thing: int, source: int, seat: int) -> bool:
    """Whether a card's text may declare this thing as a target (T-9)."""
    if "cannot target" not in game.says:
        return True
    rules = in_force(game, "cannot target")
    if not rules or thing >= TEAM:
        return True
    for rule in rules:
        if rule.concerns(game, thing) and source_fits(game, rule, source, seat):
            return False
    return True


def _is_about(game: "Game", rule: Active, card: int) -> bool:
    """Whether a rule is about a card, or about the player whose card it is."""
    if isinstance(rule.subject, str):
        return rule.concerns_player(game, game.whose(card))
    return rule.concerns(game, card)


def may_search(game: "Game", seat: int, zones: tuple[str, ...]) -> bool:
    """Whether a player may search such zones, as far as bans go."""
    return not any(
        rule.concerns_player(game, seat)
        and not set(zones).isdisjoint(getattr(rule.claim.deed.object, "zones", zones))
        for rule in in_force(game, "cannot search")
    )


def ignores_requirements(game: "Game", ninja: int, jutsu: int) -> bool:
    """Whether a text lets a Ninja use this Jutsu whatever its requirements are (8.11)."""
    if "can use" not in game.says:
        return False
    return any(
        permit.claim.ignoring == "requirements"
        and permit.concerns(game, ninja)
        and permits(game, permit, jutsu)
        for permit in in_force(game, "can use")
    )


def permits(game: "Game", permit: Active, card: int) -> bool:
    """Whether a permission speaks of this card, wherever it lies."""
    wanted = getattr(permit.claim.deed.object, "cards", permit.claim.deed.object)
    if wanted is None:
        return True
    if not isinstance(wanted, n.Cards):
        return is_in(game, permit.frame, wanted, card)
    return fits(game, permit.frame, wanted.filters, card)


def can_use(game: "Game", ninja: int, jutsu: int) -> bool:
    """Whether a Ninja may be the user of this Jutsu as far as bans go."""
    if "cannot use" not in game.says or not (rules := in_force(game, "cannot use")):
        return True
    return not any(
        not _bans_abilities(rule)
        and _is_about(game, rule, ninja)
        and source_fits(game, rule, jutsu, game.play[ninja].seat)
        for rule in rules
    )


def counted_as(game: "Game", ninja: int, jutsu: int) -> frozenset[str]:
    """Names and words that a Ninja counts as having for the requirements of a Jutsu (T-11)."""
    if "can use" not in game.says:
        return _NO_WORDS
    return frozenset(
        test.word
        for permit in in_force(game, "can use")
        if not permit.claim.free and not permit.claim.ignoring and permit.concerns(game, ninja)
        for test in getattr(permit.claim.deed.object, "filters", ())
        if fits(game, permit.frame, (test,), jutsu)
    )


_NO_WORDS: Final[frozenset[str]] = frozenset()


def can_use_ability(game: "Game", card: int, chakra: int, *, activated: bool = True) -> bool:
    """Whether an ability of a card may be used as far as bans go (K-28.9).

    `chakra`: how much its price asks for. A ban that names no price means activated ones only.
    """
    return not any(
        _bans_abilities(rule) and _means(rule, chakra, activated) and _is_about(game, rule, card)
        for rule in in_force(game, "cannot use")
    )


def _means(rule: Active, chakra: int, activated: bool) -> bool:
    """Whether a ban on abilities means those of such a price."""
    wanted: Any = rule.claim.deed.object
    tests = getattr(wanted, "cards", wanted).filters
    if not tests:
        return activated
    return all(compare(chakra, one.op, one.number) for one in tests)


def _bans_abilities(rule: Active) -> bool:
    wanted: Any = rule.claim.deed.object
    return "effect" in getattr(getattr(wanted, "cards", wanted), "kinds", ())


def may_play(game: "Game", seat: int, card: int) -> bool:
    """Whether a player may put this card on the chain or deploy it, as far as bans go (T-2)."""
    return not _keeps_itself(game, seat, card) and not any(
        isinstance(rule.subject, str)
        and seat in players(game, rule.frame, rule.subject)
        and source_fits(game, rule, card, seat)
        for rule in in_force(game, "cannot play")
    )


def _keeps_itself(game: "Game", seat: int, card: int) -> bool:
    """Whether a card in the hand says of itself that it cannot be played now."""
    statics = game.programs[card].hand_statics
    if not statics:
        return False
    frame = new_frame(card, stamp(game, card), seat)
    return any(
        isinstance(claim, n.Rule) and claim.deed.verb == "play" and claim.mode == "cannot"
        for static in statics
        if static.condition is None or holds(game, frame, static.condition)
        for claim in static.claims
    )


def may_bear(game: "Game", verb: str, card: int, kind: str) -> bool:
    """Whether coins of a kind may be placed on a card or taken off it (K-23.1)."""
    return not any(
        rule.claim.deed.object in ("", None, kind) and rule.concerns(game, card)
        for rule in in_force(game, f"cannot {verb}")
    )


def can_be_negated(game: "Game", link: "Link", cause: Cause) -> bool:
    """Whether an item on the chain may be negated by this (T-10)."""
    if (
        link.kind == "effect"
        and link.ability >= 0
        and getattr(text_of(game, link), "locked", False)
    ):
        return False
    return may_happen(game, "negate", link.card, cause)


def is_negated(game: "Game", link: "Link") -> bool:
    """Whether a rule negates whatever is carried out, also what comes later (T-10)."""
    rules = in_force(game, "must negate")
    return any(
        rule.concerns(game, link.card)
        and can_be_negated(game, link, Cause("effect", rule.frame.card, rule.frame.seat))
        for rule in rules
    )


def may_happen(game: "Game", verb: str, thing: int, cause: Cause) -> bool:
    """Whether something may happen to a card: damage, injury, healing, becoming stand-by (T-9)."""
    group = f"cannot {verb}"
    if group not in game.says:
        return True
    rules = in_force(game, group)
    return not rules or not any(
        rule.concerns(game, thing) and _cause_fits(game, rule, cause) for rule in rules
    )


def _cause_fits(game: "Game", rule: Active, cause: Cause) -> bool:
    """Whether a ban is about what has this cause, and comes from there."""
    deed = rule.claim.deed
    if deed.cause is not None and not caused(
        game, rule.frame, deed.cause, Event("", 0, cause=cause)
    ):
        return False
    return (
        deed.object is None
        or isinstance(deed.object, str)
        or comes_from(game, rule.frame, deed.object, cause)
    )


def is_fixed(game: "Game", cause: Cause) -> bool:
    """Whether damage of this cause cannot be reduced, though it may be prevented (T-8)."""
    if "cannot reduce damage" not in game.says:
        return False
    return any(
        (rule.claim.deed.cause is None
         or caused(game, rule.frame, rule.claim.deed.cause, Event("", 0, cause=cause)))
        and comes_from(game, rule.frame, rule.subject, cause)
        for rule in in_force(game, "cannot reduce damage")
    )  # fmt: skip


def power_is_open(game: "Game", ninja: int, source: int, seat: int) -> bool:
    """Whether a card can change this Ninja's power (T-9)."""
    return not any(
        rule.concerns(game, ninja) and source_fits(game, rule, source, seat)
        for rule in in_force(game, "unaffected affect power")
    )


def keeps_power(game: "Game", ninja: int, stamp: int, cause: Cause) -> bool:
    """Whether a Ninja loses no power by what came then; what came before its shield stays (T-9)."""
    if "cannot lose power" not in game.says:
        return False
    return any(
        rule.stamp <= stamp and _cause_fits(game, rule, cause) and rule.concerns(game, ninja)
        for rule in in_force(game, "cannot lose power")
    )


def comes_from(game: "Game", frame: Frame, giver: Any, cause: Cause) -> bool:
    """Whether damage comes from what a phrase speaks of: Ninja, a team, or a Jutsu."""
    givers = cause.givers or (cause.card,)
    if isinstance(giver, n.TeamOf | n.Facing):
        teams = objects(game, frame, giver)
        return any(game.play[one].team in teams for one in givers if one in game.play)
    return any(one >= 0 and is_in(game, frame, giver, one) for one in givers)


def may_turn_marker(game: "Game", seat: int, cause: Cause) -> bool:
    """Whether a player's marker may be changed, by the rule of the End Phase or by an effect."""
    if "cannot change marker" not in game.says:
        return True
    return not any(
        rule.concerns_player(game, seat) and _cause_fits(game, rule, cause)
        for rule in in_force(game, "cannot change marker")
    )


def can_move(game: "Game", card: int, zone: int, cause: Cause) -> bool:
    """Whether a card may be moved: what cannot be removed from play stays (T-9)."""
    verbs = ["leave"] if game.where[card] == PLAY else []
    verbs += _TO_ZONE.get(zone, ())
    return all(may_happen(game, verb, card, cause) for verb in verbs)


_TO_ZONE: Final = {DISCARD: ("discard",), REMOVED: ("remove",)}
