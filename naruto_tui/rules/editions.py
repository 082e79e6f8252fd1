"""Editions: every point on which the published rule books differ, as values.

The engine asks the edition, never its name. A leaf: it imports nothing of the engine.
"""

from typing import Final

from attrs import frozen


@frozen
class Edition:
    """One rule book. Numbers in brackets are rules of the numbered reference."""

    name: str
    """The word used on the command line and in records."""
    title: str
    deck_min: int
    """Fewest cards in a deck (1.1)."""
    deck_max: int | None
    """Most cards in a deck; `None`: no limit (1.1)."""
    ninja_cap: int | None
    """Most Ninja in a deck, Platoons not counted (1.3)."""
    copies: int
    """Most cards of one printed name in a deck (1.4)."""
    sideboard: int
    """Cards of a sideboard, where there is one (9.2)."""
    opening_hand: int
    """Cards drawn at first (3.4)."""
    redraws: tuple[int, ...]
    """Size of the new hand at each redraw that is allowed (3.5)."""
    first_turn_draw: bool
    """Whether the starting player draws on the first turn (section 4)."""
    first_turn_battle: bool
    """Whether the starting player has a Battle Phase on the first turn (section 4)."""
    deployments_per_turn: int
    """Ninja deployed a turn (4.3)."""
    missions_per_turn: int
    """Missions the Attacker plays a turn (4.4)."""
    counters_per_turn: int
    """Counter Missions the Blocker plays in each opposing turn (4.5)."""
    clients_per_turn: int
    """Clients deployed a turn (4.7)."""
    clients_in_play: int
    """Clients a player may have in play (4.7.2)."""
    team_size: int
    """Most Ninja in a team when organizing (4.8.1)."""
    attacking_teams: int | None
    """Most teams sent out to attack; `None`: no limit (5.1.1)."""
    unblocked_rewards: tuple[int, int]
    """Rewards of an unblocked attack with power below / from `outstanding` (5.4.4)."""
    outstanding: int
    """Power of an outstanding reward, and margin of an outstanding victory (5.4.4, 5.4.6)."""
    rewards_to_win: int
    """Battle rewards that win (6.1)."""
    hand_limit: int
    """Cards the Attacker keeps in the End Phase (6.3)."""
    turn_limit: int
    """Turns after which a game is given up as a draw: a guard of the program, no rule."""


_US: Final = Edition(
    name="us",
    title="US rules, late manual (50 cards)",
    deck_min=50,
    deck_max=50,
    ninja_cap=30,
    copies=3,
    sideboard=10,
    opening_hand=6,
    redraws=(5, 4),
    first_turn_draw=False,
    first_turn_battle=False,
    deployments_per_turn=1,
    missions_per_turn=1,
    counters_per_turn=1,
    clients_per_turn=1,
    clients_in_play=1,
    team_size=3,
    attacking_teams=3,
    unblocked_rewards=(1, 2),
    outstanding=5,
    rewards_to_win=10,
    hand_limit=6,
    turn_limit=300,
)

EDITIONS: Final[dict[str, Edition]] = {"us": _US}
"""By name. `us` is the default."""
