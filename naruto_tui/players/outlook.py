"""What the battle would come to: powers, wounds and rewards laid over a view.

An outlook never touches the game. Effects are laid over it (`effects`), then it is scored.
"""

from typing import Final

from attrs import define, evolve

from naruto_tui.rules.forecast import Forecast
from naruto_tui.rules.sight import fights_by_power, muster
from naruto_tui.rules.state import Fight, Team
from naruto_tui.rules.view import View

from .minds import heard, mind
from .value import CARD, body, reward_scale


@define
class Bout:
    """A fight as it stands: whose attack, who is in it, heads first."""

    attacker: int
    """Seat."""
    attack: tuple[int, ...]
    block: tuple[int, ...]
    """Empty: not blocked."""
    teams: tuple[int, int]
    skipped: bool
    extra: int = 0
    """What effects add to the margin that is no Ninja's power."""
    fixed: int | None = None
    """The margin, where powers have no say in it (forced results)."""
    mental: bool = False
    """Whether mental power is compared (rule 5.4.10)."""


_MARGINS: Final = {"big win": 5, "win": 1, "tie": 0, "loss": -1, "big loss": -5}
"""A margin for each result that is forced."""


class Scene:
    """What an outlook starts from; made once for each decision."""

    __slots__ = (
        "_sums",
        "bouts",
        "fought",
        "lasts",
        "outstanding",
        "plain",
        "power",
        "rewards",
        "scale",
        "seat",
        "to_win",
        "view",
    )

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.seat
        edition = view.edition
        self.outstanding = edition.outstanding
        self.plain = edition.unblocked_rewards
        self.fought = edition.blocked_rewards if any(edition.blocked_rewards) else None
        self.lasts = edition.blocker_gone == "no result"
        """Whether an attack that was blocked stays so, whoever is left (rule 5.4.2)."""
        self.to_win = edition.rewards_to_win
        self.scale = reward_scale(edition.rewards_to_win)
        self.rewards = (view.reward_count(0), view.reward_count(1))
        self.power: dict[int, tuple[int, int]] = {}
        self._sums: dict[tuple[int, ...], int] = {}
        """The powers of teams that have been asked for."""
        self.bouts: list[Bout] = []
        if fights := view.fights:
            self._lay_out(fights)

    def _lay_out(self, fights: tuple[Fight, ...]) -> None:
        """The fights that are still to come, and the powers of those in them."""
        view = self.view
        teams = [one for fight in fights for one in (fight.attacker, fight.blocker) if one]
        # What the rules would make of a fight costs much, and most games have no text about it.
        plain = len(set(teams)) == len(teams) and fights_by_power(view)
        everybody = [one for id_ in teams if (team := view.team(id_)) for one in team.members]
        for one, traits in zip(everybody, muster(view, everybody), strict=True):
            self.power[one] = traits.combat, traits.support
        for fight in fights:
            team = view.team(fight.attacker)
            if team is None or fight.done:
                continue
            other = view.team(fight.blocker)
            block = () if other is None else _ordered(other)
            pair = (fight.attacker, fight.blocker)
            bout = Bout(team.seat, _ordered(team), block, pair, fight.skipped)
            led = other is not None and team.head >= 0 and other.head >= 0
            if block and not fight.skipped and not (plain and led):
                bout = self._with_effects(bout, view.forecast(fight))
            self.bouts.append(bout)

    def _with_effects(self, bout: Bout, ahead: Forecast) -> Bout:
        """The fight with what effects say of it as a whole."""
        if ahead.block is None:
            return bout
        if ahead.forced:
            return evolve(bout, fixed=_MARGINS[ahead.outcome])
        if ahead.mental:
            minds = mind(self.view, bout.attack) - mind(self.view, bout.block)
            return evolve(bout, extra=ahead.margin - minds, mental=True)
        extra = ahead.margin - self.team_power(bout.attack) + self.team_power(bout.block)
        return evolve(bout, extra=extra) if extra else bout

    def team_power(self, members: tuple[int, ...]) -> int:
        """The power of a team as things stand, its head first; the head fights with its combat."""
        found = self._sums.get(members)
        if found is None:
            found = row = 0
            for one in members:
                found += (self.power.get(one) or self.look(one))[row]
                row = 1
            self._sums[members] = found
        return found

    def grades(self, margin: int) -> int:
        """How well a fight with this margin ends; 5 grades."""
        if margin >= 0:
            return 2 + (margin > 0) + (margin >= self.outstanding)
        return int(-margin < self.outstanding)

    def look(self, ninja: int) -> tuple[int, int]:
        """Combat and support of a Ninja that is in no fight, or not yet in play."""
        traits = self.view.traits(ninja)
        found = self.power[ninja] = traits.combat, traits.support
        return found


def _ordered(team: Team) -> tuple[int, ...]:
    """The members, the head first."""
    head, members = team.head, team.members
    if head < 0 or members[0] == head:
        return members
    return (head, *[one for one in members if one != head])


_NONE: Final[frozenset[int]] = frozenset()
"""What most outlooks have of most things: making seven empty sets for each takes a while."""


class Outlook:
    """A scene with changes laid over it."""

    __slots__ = (
        "bonus", "dead", "guard", "heads", "injured", "joined", "killers", "negated", "out",
        "points", "power", "rewards", "scene", "shielded", "skipped", "thinking", "wits",
    )  # fmt: skip

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.points = 0.0
        """Everything that is no fight and no reward, from the seat's side."""
        self.power: dict[int, tuple[int, int]] = {}
        self.out = _NONE
        """Ninja that are no longer in their fight."""
        self.dead = _NONE
        self.injured: dict[int, bool] = {}
        self.heads: dict[int, int] = {}
        self.joined: dict[int, list[int]] = {}
        self.skipped = _NONE
        self.killers = _NONE
        """Teams whose damage kills."""
        self.shielded = _NONE
        """Ninja that cannot receive damage."""
        self.guard: dict[int, int] = {}
        """Damage that Ninja do not receive the next time."""
        self.negated = _NONE
        """Cards on the chain that will not resolve."""
        self.thinking = _NONE
        """Teams that fight by mental power."""
        self.wits: dict[int, int] = {}
        """What is added to the mental power of Ninja."""
        self.bonus: dict[int, int] = {}
        """What is added to the power of teams by Ninja that are not known yet."""
        self.rewards = [0, 0]

    # -- things ----------------------------------------------------------------------------------

    def sign(self, thing: int) -> int:
        """1 for what the seat controls, -1 for what the other one does."""
        return 1 if self.scene.view.holder(thing) == self.scene.seat else -1

    def powers(self, ninja: int) -> tuple[int, int]:
        """Combat and support."""
        found = self.power.get(ninja) or self.scene.power.get(ninja)
        return self.scene.look(ninja) if found is None else found

    def is_injured(self, ninja: int) -> bool:
        """Whether a Ninja is injured."""
        found = self.injured.get(ninja)
        if found is None:
            piece = self.scene.view.piece(ninja)
            return piece is not None and piece.injured
        return found

    def worth(self, thing: int) -> float:
        """What a card in play is worth to its controller."""
        card = self.scene.view.card(thing)
        return CARD if card is None else body(card, injured=self.is_injured(thing))

    # -- changes -----------------------------------------------------------------------------------

    def hurt(self, ninja: int, amount: int) -> None:
        """Damage: an injured one dies of 1, a healthy one of 2."""
        amount -= self.guard.pop(ninja, 0)
        if amount <= 0 or ninja in self.dead or ninja in self.shielded:
            return
        if amount + self.is_injured(ninja) >= 2:
            self.points -= self.sign(ninja) * self.worth(ninja)
            self.leave(ninja)
            self.dead |= {ninja}
        else:
            self.turn(ninja, injured=True)

    def turn(self, ninja: int, *, injured: bool) -> None:
        """Turns a Ninja injured or healthy; its powers change with it."""
        if self.is_injured(ninja) == injured or ninja in self.dead:
            return
        card = self.scene.view.card(ninja)
        assert card is not None
        before, after = (
            (card.injured, card.healthy) if not injured else (card.healthy, card.injured)
        )
        combat, support = self.powers(ninja)
        self.power[ninja] = (
            combat + after.combat - before.combat,
            support + after.support - before.support,
        )
        change = body(card, injured=injured) - body(card, injured=not injured)
        if not injured:
            change = max(change, 0.3)
        self.injured[ninja] = injured
        self.points += self.sign(ninja) * change

    def leave(self, ninja: int) -> None:
        """A Ninja is no longer in its fight."""
        self.out |= {ninja}

    def is_untouched(self) -> bool:
        """Whether nothing is changed but points."""
        return not (
            self.power or self.out or self.dead or self.injured or self.heads or self.joined
            or self.skipped or self.killers or self.shielded or self.negated or any(self.rewards)
            or self.thinking or self.wits or self.bonus or self.guard
        )  # fmt: skip

    # -- scoring --

    def score(self) -> float:
        """What it comes to, from the seat's side."""
        total = self.points
        won = self.rewards[:]
        for bout in self.scene.bouts:
            total += self._settle(bout, won)
        return total + self._scaled(won)

    def won(self) -> float:
        """What the rewards won and lost by effects come to."""
        return self._scaled(self.rewards)

    def _scaled(self, won: list[int]) -> float:
        """What these rewards come to: the seat's own, less the other one's."""
        seat = self.scene.seat
        total = 0.0
        if won[seat]:
            total += self._gained(seat, won[seat])
        if won[1 - seat]:
            total -= self._gained(1 - seat, won[1 - seat])
        return total

    def _gained(self, who: int, rewards: int) -> float:
        scale, have = self.scene.scale, self.scene.rewards[who]
        return scale[max(0, have + rewards)] - scale[have]

    def margin(self, bout: Bout) -> int:
        """By how much the seat is ahead; of an attack without a block its power."""
        attack = self._standing(bout.attack, bout.teams[0])
        block = self._standing(bout.block, bout.teams[1])
        if not attack:
            return 0
        ahead = self._ahead(bout, attack, block) if block else self._team_power(attack)
        return ahead * self.side_of(bout, bout.teams[0])

    def side_of(self, bout: Bout, team: int) -> int:
        """1 if a team of a fight is the seat's own, -1 if it is not."""
        return 1 if (bout.attacker == self.scene.seat) == (team == bout.teams[0]) else -1

    def _ahead(self, bout: Bout, attack: tuple[int, ...], block: tuple[int, ...]) -> int:
        if bout.fixed is not None:
            return bout.fixed
        if bout.mental or not self.thinking.isdisjoint(bout.teams):
            return self._mind(attack) - self._mind(block) + (bout.extra if bout.mental else 0)
        ahead = self._team_power(attack) - self._team_power(block) + bout.extra
        if self.bonus:
            ahead += self.bonus.get(bout.teams[0], 0) - self.bonus.get(bout.teams[1], 0)
        return ahead

    def _mind(self, members: tuple[int, ...]) -> int:
        view = self.scene.view
        return mind(view, members) + sum(self.wits.get(one, 0) for one in heard(view, members))

    def _settle(self, bout: Bout, won: list[int]) -> float:
        """One fight: rewards go to `won`, what it costs in bodies is returned."""
        if bout.skipped or bout.teams[0] in self.skipped or bout.teams[1] in self.skipped:
            return 0.0
        attack = self._standing(bout.attack, bout.teams[0])
        if not attack:
            return 0.0
        block = self._standing(bout.block, bout.teams[1])
        scene = self.scene
        if not block:
            if not (bout.teams[1] and scene.lasts):
                won[bout.attacker] += scene.plain[self._team_power(attack) >= scene.outstanding]
            return 0.0
        margin = self._ahead(bout, attack, block)
        sign = 1 if bout.attacker == scene.seat else -1
        if scene.fought is not None and margin:
            winner = bout.attacker if margin > 0 else 1 - bout.attacker
            won[winner] += scene.fought[abs(margin) >= scene.outstanding]
        if margin == 0:
            lost = self._loss(block, bout.teams[0], 1) - self._loss(attack, bout.teams[1], 1)
        elif margin > 0:
            lost = self._loss(block, bout.teams[0], 1 + (margin >= scene.outstanding))
        else:
            lost = -self._loss(attack, bout.teams[1], 1 + (-margin >= scene.outstanding))
        return sign * lost

    def _standing(self, members: tuple[int, ...], team: int) -> tuple[int, ...]:
        """Who is still in the team, its head first."""
        if not (self.joined or self.out or self.heads):
            return members
        if team in self.joined:
            members = (*members, *self.joined[team])
        if self.out:
            members = tuple(one for one in members if one not in self.out)
            if members and len(members) > 1 and members[0] not in self.scene_heads(team):
                lead = max(members, key=self._lead)
                members = (lead, *(one for one in members if one != lead))
        head = self.heads.get(team)
        if head is not None and head in members:
            members = (head, *(one for one in members if one != head))
        return members

    def scene_heads(self, team: int) -> tuple[int, ...]:
        """The head a team has now."""
        found = self.scene.view.team(team)
        return () if found is None else (found.head,)

    def _lead(self, ninja: int) -> int:
        combat, support = self.powers(ninja)
        return combat - support

    def _team_power(self, members: tuple[int, ...]) -> int:
        changed = self.power
        if changed.keys().isdisjoint(members):
            return self.scene.team_power(members)
        head, *backs = members
        return self.powers(head)[0] + sum([self.powers(one)[1] for one in backs])

    def _loss(self, losers: tuple[int, ...], winner: int, amount: int) -> float:
        """What a defeat costs: the head takes it, and each back 1 if it is outstanding."""
        kills = winner in self.killers
        lost = self._wound(losers[0], 2 if kills else amount)
        if amount > 1:
            for one in losers[1:]:
                lost += self._wound(one, 2 if kills else 1)
        return lost

    def _wound(self, ninja: int, amount: int) -> float:
        if ninja in self.shielded:
            return 0.0
        if self.guard and (amount := amount - self.guard.get(ninja, 0)) <= 0:
            return 0.0
        card = self.scene.view.card(ninja)
        assert card is not None
        injured = self.is_injured(ninja)
        now = body(card, injured=injured)
        if injured or amount > 1:
            return now
        return max(0.3, now - body(card, injured=True))
