"""`genin`: a heuristic opponent that judges what it sees and never looks ahead by playing on."""

import random
from collections import Counter
from typing import Final

from naruto_tui.rules.choices import (
    Choice,
    Option,
    PickCards,
    PickNumber,
    PickOption,
    PutInOrder,
    YesNo,
)
from naruto_tui.rules.questions import Answer
from naruto_tui.rules.sight import has_dues
from naruto_tui.rules.team_choices import Arrange, Block, Send
from naruto_tui.rules.view import View

from . import battle, entries, hand, naming, picks
from .abilities import best_use
from .arrange import Organizer
from .plans import Plan, Weighing
from .sheet import sheet
from .standing import standing
from .teams import Roster
from .value import CARD, CHAKRA

ENOUGH: Final = 0.5
"""What a card must bring beyond its price to be played."""
MOST_USES: Final = 3
"""Uses of one ability in a turn, where its text sets no limit."""
MOST_ACTIONS: Final = 200
"""Options taken in one turn of the game; then it only passes."""


class Genin:
    """Plays by rules of thumb: curve first, safe attacks, blocks that pay, Jutsu that decide."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._plan: Plan | None = None
        self._roster = Roster()
        self._organizer = Organizer(self._roster)
        self._moment = (0, 0)
        self._charge: tuple[int, tuple[int, ...]] = (-1, ())
        """Events there had been when it was found what to charge, and what that is."""
        self._rejected: set[int] = set()
        """Missions found wanting in this moment."""
        self._turn = 0
        self._actions = 0
        self._uses: Counter[tuple[int, int]] = Counter()
        """Uses this turn of each ability, by card and place."""

    def decide(self, view: View, choice: Choice) -> Answer:
        """A legal answer, quickly."""
        if isinstance(choice, PickOption):
            # Half of all questions; what is found is the place of an option and so legal.
            return self._option(view, choice)
        # Of teams, too, what is found is legal unless a text binds the player; then it may not be.
        answer: Answer
        bound: object = True
        if isinstance(choice, Send):
            answer = battle.send(view, choice, self._roster, self._organizer.attack(view))
            bound = choice.must
        elif isinstance(choice, Arrange):
            answer = self._organizer.arrange(view, choice)
            bound = choice.apart
        elif isinstance(choice, Block):
            answer = battle.block(view, choice, self._roster)
            bound = choice.duties or choice.most < len(choice.blockers)
        else:
            answer = self._answer(view, choice)
        if bound and choice.problem(answer) is not None:
            return choice.random(self._random.random)
        return answer

    def _answer(self, view: View, choice: PickCards | PickNumber | YesNo | PutInOrder) -> Answer:
        if isinstance(choice, PickCards):
            return self._cards(view, choice)
        if isinstance(choice, YesNo):
            return self._yes(view, choice)
        if isinstance(choice, PickNumber) and choice.asked.ask == "ends":
            return picks.how_many_off(choice)
        if isinstance(choice, PickNumber):
            plan = self._planned(choice)
            most = choice.high if plan is None else min(plan.x, choice.high)
            return most if choice.problem(most) is None else choice.high
        if choice.asked.ask == "order":
            return tuple(sorted(choice.items, key=lambda card: -hand.keep(view, card)))
        return choice.items

    def _planned(self, choice: Choice) -> Plan | None:
        plan = self._plan
        return plan if plan is not None and plan.card == choice.asked.source else None

    # -- options --

    def _option(self, view: View, choice: PickOption) -> int:
        ask = choice.asked.ask
        if ask == "modes":
            plan = self._planned(choice)
            return plan.mode if plan is not None else 0
        if choice.options[0].verb == "name":
            return naming.name(view, choice)
        turn = view.turn
        if turn != self._turn:
            self._turn, self._actions = turn, 0
            self._uses.clear()
        self._actions += 1
        if self._actions > MOST_ACTIONS:
            return len(choice.options) - 1
        if ask == "mission phase":
            return self._mission_phase(view, choice)
        return self._respond(view, choice)

    def _respond(self, view: View, choice: PickOption) -> int:
        """A Jutsu or Counter only if it brings more than it costs; else pass."""
        weighing = None
        fights = bool(view.fights)
        best, place = ENOUGH, len(choice.options) - 1
        for i, option in enumerate(choice.options):
            if option.verb not in ("jutsu", "counter"):
                continue
            kind = "jutsu" if option.verb == "jutsu" else "mission"
            facts = sheet(hand.face(view, option.card))
            price = facts.price if kind == "jutsu" else self._mission_price(view, option.card)
            if facts.ceiling[fights] - price <= best:
                continue
            if weighing is None:
                weighing = Weighing(view)
            plan = weighing.best_way(option.card, kind)
            if plan is not None and plan.gain - price > best:
                best, place = plan.gain - price, i
                self._plan = plan
        return self._use(view, choice, best, place, weighing)

    def _use(
        self, view: View, choice: PickOption, floor: float, place: int, weighing: Weighing | None
    ) -> int:
        """An ability that brings more than the best so far, else the place of that."""
        options = []
        for i, option in enumerate(choice.options):
            if option.verb == "ability" and self._uses[option.card, option.index] < MOST_USES:
                options.append((i, option))
        if not options:
            return place
        found = best_use(view, options, weighing or Weighing(view), floor)
        if found is None:
            return place
        place, self._plan = found
        option = choice.options[place]
        self._uses[option.card, option.index] += 1
        return place

    def _mission_price(self, view: View, card: int) -> float:
        """A Mission and what pays it become chakra."""
        price = (CARD - CHAKRA) * (1 + view.hand_cost(card)) * 0.6
        return price + (0.0 if hand.face(view, card).permanent else hand.burden(view, card))

    def _mission_phase(self, view: View, choice: PickOption) -> int:
        """What is worth playing, then chakra."""
        options = choice.options
        # Charging comes last but one: where it is first nothing can be played.
        place = -1 if options[0].verb == "charge" else self._play(view, choice)
        if place >= 0:
            return place
        if len(options) > 1 and options[-2].verb == "charge" and self._charges(view):
            return len(options) - 2
        return len(options) - 1

    def _play(self, view: View, choice: PickOption) -> int:
        """Cards first, then a Ninja, then what is left to play; -1 if nothing is worth it."""
        options = choice.options
        deploys, missions = [], []
        for i, option in enumerate(options):
            verb = option.verb
            if verb == "mission":
                missions.append(i)
            elif verb in entries.VERBS and self._may_come(view, option):
                deploys.append(i)
        if deploys:
            missions = [i for i in missions if sheet(hand.face(view, options[i].card)).finds]
        if missions and (place := self._best_mission(view, choice, missions)) >= 0:
            return place
        if len(deploys) == 1:
            return deploys[0]
        if deploys:
            return max(deploys, key=lambda i: entries.gain(view, options[i]))
        return self._use(view, choice, ENOUGH, -1, None)

    def _may_come(self, view: View, option: Option) -> bool:
        """A deployment, or a way into play that brings more than it costs on the board."""
        if option.verb in ("deploy", "client") and not has_dues(view, option.card):
            return True
        return option.verb != "client" and entries.gain(view, option) > ENOUGH

    def _best_mission(self, view: View, choice: PickOption, places: list[int]) -> int:
        """The Mission that brings most beyond its price, or -1."""
        moment = (view.turn, view.counts(view.seat)[0])
        if moment != self._moment:
            self._moment = moment
            self._rejected.clear()
        weighing = None
        best, place = ENOUGH, -1
        for i in places:
            card = choice.options[i].card
            if card in self._rejected:
                continue
            printed = hand.face(view, card)
            price = self._mission_price(view, card)
            stays = standing(view, card) if printed.permanent else 0.0
            if sheet(printed).ceiling[0] + stays - price <= ENOUGH:
                self._rejected.add(card)
                continue
            if weighing is None:
                weighing = Weighing(view)
            plan = weighing.best_way(card, "mission")
            gain = stays - 1.0 if plan is None else stays + plan.gain - price
            if gain > best:
                best, place = gain, i
                self._plan = plan
            elif gain <= ENOUGH:
                self._rejected.add(card)
        return place

    def _charges(self, view: View) -> tuple[int, ...]:
        """What to charge now; remembered for the question which cards, if that comes next."""
        found = hand.charges(view)
        self._charge = view.event_count, found
        return found

    # -- cards --

    def _cards(self, view: View, choice: PickCards) -> Answer:
        ask = choice.asked.ask
        if ask in ("pay jutsu cost", "pay chakra"):
            return hand.pay_chakra(view, choice)
        if ask == "charge":
            events, found = self._charge
            if events != view.event_count:
                found = hand.charges(view)
            return found or hand.least(view, choice.cards, 1, chakra=True)
        plan = self._planned(choice)
        if ask in ("pay hand cost", "discard to hand limit"):
            aims = {one for line in plan.targets for one in line} if plan is not None else ()
            pays = ask == "pay hand cost"
            return hand.least(view, choice.cards, choice.low, aims, chakra=pays)
        if ask in entries.ASKS:
            return entries.give_up(view, choice)
        if ask == "new head":
            return (battle.new_head(view, choice),)
        if plan is not None and ask == "user" and plan.user in choice.cards:
            return (plan.user,)
        if ask == "target":
            return self._target(view, choice, plan)
        if ask == "user":
            return (choice.cards[0],)
        return picks.pick(view, choice)

    def _target(self, view: View, choice: PickCards, plan: Plan | None) -> Answer:
        if plan is not None:
            for line in plan.targets:
                if choice.low <= len(line) <= choice.high and set(line) <= set(choice.cards):
                    return line
        return picks.target(view, choice)

    # -- yes or no --

    def _yes(self, view: View, choice: YesNo) -> bool:
        ask = choice.asked.ask
        if ask == "redraw":
            return hand.wants_redraw(view)
        if ask in ("first", "pay double"):
            return True
        return picks.optional_gain(view, choice) > 0
