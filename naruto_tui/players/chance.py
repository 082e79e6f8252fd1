"""Players that decide by chance: one that does anything, one that builds a board."""

import random

from naruto_tui.rules.choices import Choice
from naruto_tui.rules.questions import Answer
from naruto_tui.rules.view import View


class RandomPlayer:
    """Any legal answer. Burns its hand into chakra and finds every odd corner of the rules."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed).random

    def decide(self, view: View, choice: Choice) -> Answer:
        return choice.random(self._rng)


class SensiblePlayer:
    """Random, but it deploys what it can, charges little and attacks: it uses a board."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed).random

    def decide(self, view: View, choice: Choice) -> Answer:
        rng = self._rng
        ask = choice.asked.ask
        if ask == "mission phase":
            return _mission_phase(view, choice, rng())
        if ask == "send":
            return choice.random(rng) or choice.random(rng)
        if ask == "charge":
            return (choice.cards[int(rng() * len(choice.cards))],)  # type: ignore[union-attr]
        return ask != "redraw" and choice.random(rng)


def _mission_phase(view: View, choice: Choice, drawn: float) -> Answer:
    """Deploys first, then mostly plays Missions; charges one card now and then."""
    options = choice.options  # type: ignore[union-attr]
    deploys = 0
    while options[deploys].verb == "deploy":
        deploys += 1
    if deploys:
        return int(drawn * deploys)
    if drawn < 0.7 and options[0].verb in ("mission", "client"):
        return 0
    if drawn < 0.5 and len(options) > 1 and view.hand_count(view.seat) > 3:
        return len(options) - 2
    return len(options) - 1
