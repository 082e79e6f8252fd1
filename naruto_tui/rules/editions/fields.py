"""What an edition can say: one field for each point on which the rule books differ.

A field carries its meaning, its row in the comparison of the texts (V-n, or K-n.m for a keyword)
and the number of the rule as metadata, for the command that prints them; its docstring says what
the texts have, and what its other values would do where all of them agree.
"""

from typing import Literal

from attrs import field, frozen


@frozen
class DeckSize:
    """How many cards a deck has."""

    least: int
    most: int | None
    """`None`: no limit."""

    def __str__(self) -> str:
        if self.most is None:
            return f"{self.least} or more"
        if self.most == self.least:
            return f"exactly {self.least}"
        return f"{self.least} to {self.most}"


@frozen
class Damage:
    """What a fight does (5.4.5 to 5.4.7)."""

    head: int
    """To the head of a team that loses."""
    big_head: int
    """To the head of a team that loses by `outstanding` or more."""
    big_back: int
    """And to each of its backs."""
    tie: int
    """To both heads of a draw."""

    def __str__(self) -> str:
        return (
            f"{self.head} to the head; outstanding {self.big_head} to the head and "
            f"{self.big_back} to each back; draw {self.tie} to both heads"
        )


def about(row: str, rule: str, meaning: str, idle: str = "") -> dict[str, str]:
    """The metadata of a field."""
    return {"row": row, "rule": rule, "meaning": meaning, "idle": idle}


@frozen
class Edition:
    """One rule book."""

    name: str
    """The word used on the command line and in records."""
    title: str
    silent: frozenset[str]
    """Fields of which its text says nothing, or not enough: they have the value of `us`."""

    # -- deck and set-up --------------------------------------------------------------------------

    deck_size: DeckSize = field(metadata=about("V-1", "1.1", "Cards in a deck"))
    """40 in Europe, Japan and the first US years, 50 later; only the Russian rules let it grow."""
    ninja_cap: int | None = field(
        metadata=about("V-2", "1.3", "Most Ninja in a deck, Platoons not counted")
    )
    """30 of 50 or 25 of 40; most of the short texts name no cap."""
    copies_of_a_name: int = field(metadata=about("V-3", "1.4", "Most cards of one name in a deck"))
    """3 wherever a number is given."""
    legendary_cards: int | None = field(
        metadata=about(
            "V-4", "1.5", "Legendary cards in a whole deck", "no list of legendary cards is known"
        )
    )
    """The Czech rules allow one; elsewhere one of each."""
    clients_exist: bool = field(
        metadata=about("V-32", "1.2", "Whether there are Clients, in decks and in play")
    )
    """The quick start knows three kinds of card, Clients not among them."""
    who_begins: Literal["winner chooses", "random"] = field(
        metadata=about("V-5", "3.3", "Who begins: the winner of a toss as he likes, or the toss")
    )
    """Under `winner chooses` the seed names the winner, who is asked."""
    opponent_handles_deck: Literal["shuffles", "cuts"] = field(
        metadata=about(
            "V-5", "3.2", "What the opponent does with a shuffled deck",
            "the program's shuffle needs no second hand",
        )
    )  # fmt: skip
    """A sentence about fair play with real cards."""
    opening_hand: int = field(metadata=about("V-6", "3.4", "Cards drawn at first"))
    """6 wherever a number is given."""
    redraws: tuple[int, ...] = field(
        metadata=about("V-6", "3.5", "Size of the new hand at each redraw that is allowed")
    )
    """5 and then 4 in US rules, once and in full in Europe."""
    sideboard: int = field(
        metadata=about("V-22", "9.2", "Cards of a sideboard, where there is one, between games")
    )
    """10 in the United States."""

    # -- the turn ---------------------------------------------------------------------------------

    first_turn_draw: bool = field(
        metadata=about("V-7", "4", "Whether the starting player draws on the first turn")
    )
    """Not in US rules; the Czech and French texts do not take it away."""
    first_turn_battle: bool = field(
        metadata=about("V-7", "4", "Whether the starting player has a Battle Phase on turn 1")
    )
    """Not in US rules; the full Russian and the French text do not take it away."""
    start_of_turn_effects: Literal["before the draw", "after the draw"] = field(
        metadata=about("V-8", "4.1.1", "When what acts at the start of a turn acts")
    )
    """After the draw in the Czech rules."""
    new_ninja_team: Literal["its own", "chosen"] = field(
        metadata=about("V-9", "4.3.5", "Team of a deployed Ninja until the Organization Phase")
    )
    """All texts: a team of its own. `chosen`: or one of its player's teams that has room."""
    mission_phase_order: Literal["free", "client last"] = field(
        metadata=about("V-33", "4.2.1", "Order of deploying, Missions, charging and Clients")
    )
    """All texts: free. `client last`: nothing follows the Client, as its number 5 may be read."""
    deployments_per_turn: int = field(
        metadata=about("V-27", "4.3", "Ninja deployed in a turn, by Ambush too")
    )
    """1 in all texts."""
    missions_per_turn: int = field(metadata=about("V-10", "4.4", "Missions the Attacker plays"))
    """1 in all texts."""
    counters_per_turn: int = field(
        metadata=about("V-10c", "4.5", "Counter Missions the Blocker plays, in the Mission Phase")
    )
    """1 in the full Russian rules; the Czech ones name neither number nor phase."""
    mission_requirement: Literal["turn marker", "tactical power"] = field(
        metadata=about("V-10", "4.4.1", "What must be as high as a Mission's cost")
    )
    """Tactical power, in Europe: own Ninja and Clients in play, injured ones too."""
    tactical_cost_if_none_printed: Literal["not used", "entrance cost"] = field(
        metadata=about("V-10", "4.4.1", "What tactical power is compared with")
    )
    """No US print has a tactical cost; its entrance cost stands in the same place of the card.
    `not used` under tactical power: such a Mission needs none.
    """
    hand_cost_match: Literal["a shared symbol each", "any cards"] = field(
        metadata=about("V-10b", "4.3.3", "Which cards of the hand pay a hand cost")
    )
    """All texts: each shares a symbol with the card it pays for. `any cards`: whatever they are."""
    charge_limit: int | None = field(
        metadata=about("V-30", "4.6.1", "Cards charged in one Mission Phase")
    )
    """No limit in all texts."""
    clients_per_turn: int = field(metadata=about("V-11", "4.7", "Clients deployed in a turn"))
    """1 wherever there are Clients."""
    clients_in_play: int = field(metadata=about("V-11", "4.7.2", "Clients a player has in play"))
    """1 wherever there are Clients."""
    client_costs: Literal["entrance and hand", "entrance", "none"] = field(
        metadata=about("V-11", "4.7.1", "Costs of a Client")
    )
    """The French text names the entrance cost alone and is silent about the other. `none`: there
    are no Clients.
    """
    same_name_ninja: Literal["forbidden", "allowed"] = field(
        metadata=about("V-11b", "4.3.4", "Two Ninja of one name on one side")
    )
    """All texts forbid it; further names ("Name: X") count, which the Czech text says itself."""
    deploying_starts_chain: bool = field(
        metadata=about("V-26", "4.3.6", "Whether a deployment can be answered before it is done")
    )
    """The full Russian rules say no, the others nothing."""
    team_size: int = field(metadata=about("4.8.1", "4.8.1", "Most Ninja in a team"))
    """3 in all texts."""
    team_of_four: Literal["stays", "not made"] = field(
        metadata=about("V-25", "4.8.3", "A team that an effect makes larger than that")
    )
    """The Czech rules let it stay until the next Organization Phase. `not made`: nobody joins a
    full team.
    """

    # -- the battle -------------------------------------------------------------------------------

    max_attacking_teams: int | None = field(
        metadata=about("V-12", "5.1.1", "Most teams sent out to attack")
    )
    """3; the Czech rules name no maximum."""
    max_blocks_per_attack: int = field(
        metadata=about("V-13", "5.2.1", "Most teams that block one attack")
    )
    """1 in all editions. With more, the powers of the blocking teams are added."""
    blocks_within_attacks: bool = field(
        metadata=about("V-13", "5.2.1", "Whether no more teams may block than attack in all")
    )
    """The Czech rules say so; it matters only where an attack may be blocked twice."""
    several_chains: bool = field(
        metadata=about("V-14", "5.3.3", "Whether an Exchange of Jutsu may have several chains")
    )
    """All that speak of it say yes. No: the step ends when its first chain has resolved."""
    first_option: Literal["attacker", "who used no jutsu"] = field(
        metadata=about("V-14b", "5.3.3", "Who has the first option on an empty chain")
    )
    """In the Czech rules the one player who has used no Jutsu in this Exchange; if both or neither
    has, the Attacker.
    """
    jutsu_users: Literal["on the battlefield", "battling"] = field(
        metadata=about("V-29", "5.3.5", "Which own Ninja may use Jutsu")
    )
    """All texts: any on the battlefield. `battling`: none of an attack that nobody blocks."""
    jutsu_targets_chosen: Literal["before paying", "after paying"] = field(
        metadata=about("V-15", "5.3.4", "When the targets of a Jutsu are chosen")
    )
    """The full Russian rules pay first: a card just paid may be a target."""
    jutsu_x_chosen: Literal["in order", "first"] = field(
        metadata=about("V-15", "5.3.4", "When X is chosen: in steps 5 and 7, or before all else")
    )
    """First in the full Russian rules: an X that a target sets must then be the X that was paid."""
    jutsu_checks: tuple[Literal["targets", "requirements", "user"], ...] = field(
        metadata=about("V-34", "7.6", "What is checked when a Jutsu resolves")
    )
    """All three; the short texts name some of them."""
    jutsu_failed_to: Literal["chakra", "hand"] = field(
        metadata=about("V-16", "5.3.10", "Where a Jutsu goes that fails a check of rule 7.6")
    )
    """To the owner's hand in the full Russian rules; what was paid stays spent."""
    jutsu_negated_to: Literal["chakra", "discard"] = field(
        metadata=about("V-16", "5.3.10", "Where a negated Jutsu goes")
    )
    """To the chakra area in all texts."""
    mission_without_effect_to: Literal["chakra", "discard"] = field(
        metadata=about("V-16", "4.4.5", "Where a Mission goes that was negated or failed")
    )
    """To the chakra area in all texts."""
    used_mission_to: Literal["chakra", "discard"] = field(
        metadata=about("V-23b", "4.4.5", "Where a Mission goes that was carried out")
    )
    """To the chakra area in all texts."""
    fight_order: Literal["attacker", "as sent out"] = field(
        metadata=about("V-17", "5.4.1", "Who orders the fights of a Showdown")
    )
    """The Attacker, one by one. `as sent out`: nobody does."""
    unblocked_judged: Literal["at the showdown", "at the block"] = field(
        metadata=about("V-17b", "5.4.2", "When it is settled that an attack is not blocked")
    )
    """With the blocks in the Czech and French rules: a blocked team stays blocked, for texts too,
    when its blockers are gone.
    """
    blocker_gone: Literal["reward", "no result"] = field(
        metadata=about("V-17b", "5.4.2", "An attack whose blockers are gone at the Showdown")
    )
    """It counts as unblocked and wins its reward; in the Czech and French rules it wins nothing."""
    unblocked_rewards: tuple[int, int] = field(
        metadata=about("V-18b", "5.4.4", "Rewards of an unblocked attack, plain and outstanding")
    )
    """1 and 2 in all texts."""
    outstanding: int = field(
        metadata=about("V-18b", "5.4.4", "Power, or margin of a fight, that is outstanding")
    )
    """5 in all texts."""
    unblocked_is_victory: bool = field(
        metadata=about("V-18e", "5.4.4", "Whether an unblocked attack is a Victory too, for texts")
    )
    """The Czech and French rules call it so; nobody suffers a Defeat by it."""
    blocked_rewards: tuple[int, int] = field(
        metadata=about("V-18", "5.4.8", "Rewards for winning a fight, plain and outstanding")
    )
    """None but in the Czech rules, where the winner of either side takes them."""
    damage: Damage = field(metadata=about("V-18c", "5.4.5", "Damage of a fight"))
    """The same in all texts."""
    mental_power: Literal["all members", "head alone"] = field(
        metadata=about("V-18d", "5.4.10", "Whose Mental Power counts in a Mental Power Battle")
    )
    """The sum of all members, 0 for who has none, injured or not. `head alone`: the head's."""
    injured_text: Literal["off unless Valid", "on"] = field(
        metadata=about("V-28", "5.5.3", "Effect text of an injured Ninja")
    )
    """Off in all texts that speak of it."""

    # -- the end ----------------------------------------------------------------------------------

    rewards_to_win: int = field(metadata=about("V-19b", "6.1", "Battle rewards that win"))
    """10 or more."""
    both_at_ten: Literal["attacker wins", "draw"] = field(
        metadata=about("V-19", "6.1", "Both players have them")
    )
    """The French text knows no ties, so the US rule holds there."""
    both_decks_empty: Literal["attacker loses", "draw"] = field(
        metadata=about("V-19", "6.1", "Both decks are empty")
    )
    """The French text knows no ties, so the US rule holds there."""
    rewards_before_empty_deck: bool = field(
        metadata=about("V-19", "6.1", "Whether rewards are judged before empty decks")
    )
    """Yes: ten rewards and an empty deck are a win."""
    winner_judged: Literal["in the end phase", "in every phase"] = field(
        metadata=about("6.2", "6.2", "When the winner is determined")
    )
    """Only in the End Phase in all texts. `in every phase`: as each phase begins."""
    hand_limit: int = field(metadata=about("V-20", "6.3", "Cards kept in the End Phase"))
    """6 in all texts."""
    hand_limit_for: Literal["the attacker", "both"] = field(
        metadata=about("V-20", "6.3", "Who discards down to that")
    )
    """Both in the French rules, the Attacker first."""
    end_phase_order: tuple[Literal["winner", "hand", "marker"], ...] = field(
        metadata=about("V-20b", "6", "Order of the End Phase")
    )
    """Winner, hand, marker in all texts."""
    end_of_turn_effects: Literal["after the marker", "before the marker"] = field(
        metadata=about("V-21", "6.5", "When what acts at the end of a turn acts")
    )
    """The full Russian rules name the moment."""
    this_turn_effects_expire: Literal["last", "before end-of-turn effects"] = field(
        metadata=about("V-21", "6.5", "When what holds for this turn ends")
    )
    """After the marker and last of all."""

    # -- keywords ---------------------------------------------------------------------------------

    permanent_missions: Literal["stay in the village", "are used like others"] = field(
        metadata=about("V-23", "4.4.5", "Permanent Missions")
    )
    """They stay in all texts that know them."""
    permanent_coins: Literal["after the draw", "before the draw", "end of turn"] = field(
        metadata=about("V-23", "K-20.3", "When a coin goes off a Permanent (X), own turn")
    )
    """The Czech rules say "each round" and no moment."""
    reinforcement_deck: Literal["face down", "face up"] = field(
        metadata=about("V-24", "K-6.1", "Squads and Reinforcement cards, outside the deck")
    )
    """Face down; the full Russian rules keep them in the removed area."""
    reinforcement_size: int = field(
        metadata=about("K-6.2", "K-6.2", "Most cards of a Reinforcement Deck")
    )
    """No text has a number; ten is what players' decks show."""
    reinforcement_is_deployment: bool = field(
        metadata=about("K-6.3", "K-6.3", "Whether a Reinforcement is the deployment of the turn")
    )
    """No text says so. Yes: it needs the deployment and uses it up."""
    growth_entrance: Literal["must be met", "ignored"] = field(
        metadata=about("K-2.3", "K-2.3", "Entrance cost of a Growth card")
    )
    """The players' early rulings ignored it."""
    platoon_both_in_play: Literal["forbidden", "allowed"] = field(
        metadata=about("K-4.3", "K-4.3", "A Platoon while both of its Ninja are in play")
    )
    """Forbidden by the only rulings that are known, German ones; else one of the two is picked."""
    sacrifice_to: Literal["removed", "discard"] = field(
        metadata=about("K-7.2", "K-7.2", "Where a sacrificed Ninja goes")
    )
    """Removed from the game, for cards speak of discarding apart from it."""
    optional_trigger_limit: int | None = field(
        metadata=about("K-28.7", "K-28.7", "Uses of an optional trigger or replacement in a turn")
    )
    """1, for cards grant a second use; `None`: as often as its event happens."""
    name_aliases: bool = field(
        metadata=about("K-25.7", "K-25.7", "Whether other spellings of a person are one name")
    )
    """Yes: cards spell and translate the names of some people in two ways."""
    bare_characteristic_means: Literal["Ninja and Clients", "Ninja"] = field(
        metadata=about("V-35", "8.10", "What a characteristic named alone speaks of")
    )
    """Ninja and Clients, says the Czech text; US cards add the word Ninja."""

    # -- the program ------------------------------------------------------------------------------

    turn_limit: int
    """Turns after which a game is given up as a draw: a guard of the program, no rule."""
