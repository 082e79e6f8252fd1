"""What is true of every game at every moment, and what a seat may know of it.

`check(game)` raises `AssertionError`; `outlook(view)` is everything that a view hands out;
`reshuffled(game, seat)` is the game as it might just as well be for all that this seat knows.
"""

from collections import Counter
from random import Random
from typing import Any

import attrs

from naruto_tui.rules.choices import PickCards, PickOption, PutInOrder
from naruto_tui.rules.faces import is_coin, is_lent
from naruto_tui.rules.game import Game
from naruto_tui.rules.likeness import difference, plain, state
from naruto_tui.rules.questions import HIDDEN, TEAM
from naruto_tui.rules.state import CHAIN, DECK, GONE, HAND, PLAY, REINFORCEMENTS, REWARDS
from naruto_tui.rules.team_choices import Arrange, Block, Send
from naruto_tui.rules.view import View

__all__ = ["check", "difference", "hidden_from", "outlook", "plain", "reshuffled", "state"]

PILES = ("deck", "hand", "chakra", "discard", "rewards", "removed", "reinforcements")
_NUMBERS = {
    "deck": 0,
    "hand": 1,
    "chakra": 3,
    "discard": 4,
    "rewards": 5,
    "removed": 6,
    "reinforcements": 8,
}


def check(game: Game) -> None:
    """Every card is in one zone, every Ninja in one team, and a choice can be answered."""
    _check_zones(game)
    _check_teams(game)
    _check_faces(game)
    _check_listeners(game)
    if game.choice is None:
        assert game.result is not None, "nothing is asked and nobody has won"
        return
    assert game.result is None, "the game is over and still asks"
    choice = game.choice
    assert choice.asked.seat in (0, 1)
    answer = choice.random(Random(len(game.answers)).random)
    assert choice.problem(answer) is None, f"{choice}: {answer}: {choice.problem(answer)}"
    written = choice.text(answer)
    assert choice.parse(written) == answer, f"{choice}: {written}"
    if isinstance(choice, PickCards):
        assert choice.low <= choice.high <= len(choice.cards), f"{choice} has no answer"


def _check_zones(game: Game) -> None:
    found: Counter[int] = Counter()
    for seat, side in enumerate(game.sides):
        for word in PILES:
            for card in getattr(side, word):
                found[card] += 1
                assert game.where[card] == _NUMBERS[word], f"{card} lies in {word}"
                # An effect makes whatever it moves a reward, also of its owner (T-7.3).
                own = word == "rewards" or game.owner[card] == seat
                assert own, f"{word} of {seat} holds a card of the other"
                assert game.holder(card) == seat
    for key, piece in game.play.items():
        assert key == piece.id
        found[key] += 1
        assert game.where[key] == PLAY
    on_chain = {link.card for link in game.chain if link.kind != "effect"}
    for card, zone in enumerate(game.where):
        if zone == GONE:
            found[card] += 1
            assert is_coin(game, card), f"{card} is gone and no coin"
        if zone == CHAIN:
            found[card] += 1
            working = {frame.card for frame in game.frames}
            if game.announcing is not None:
                working.add(game.announcing.card)
            assert card in on_chain | working, f"{card} is on no chain"
    assert all(found[card] == 1 for card in range(len(game.cards))), "a card is lost or doubled"
    assert all(game.where[card] == CHAIN for card in on_chain)


def _check_faces(game: Game) -> None:
    """What counts as another card is in play, coins aside; each attached card has a bearer."""
    for card, face in game.faces.items():
        assert game.where[card] == PLAY or (face.card is None and game.where[card] == GONE)
        assert (face.card is None) == (face.program is None)
    for piece in game.play.values():
        if piece.bearer >= 0:
            assert piece.bearer in game.play, f"{piece.id} is attached to what has left"
            assert piece.bearer != piece.id
            assert not piece.team, f"{piece.id} is attached and in a team"
    assert len(game.cards) == len(game.programs) == len(game.owner) == len(game.where)


def _check_teams(game: Game) -> None:
    members: Counter[int] = Counter()
    for key, team in game.teams.items():
        assert key == team.id >= TEAM
        assert team.members
        assert len(set(team.members)) == len(team.members)
        for one in team.members:
            members[one] += 1
            assert game.play[one].team == key
            assert game.play[one].seat == team.seat
        assert team.out in ("", "attack", "block")
        waits = game.choice is not None and game.choice.asked.ask == "new head"
        fought = any(one.done and key in (one.attacker, one.blocker) for one in game.fights)
        assert (team.head in team.members) == bool(team.out) or waits or fought
    for piece in game.play.values():
        ninja = game.cards[piece.id].kind == "ninja"
        assert members[piece.id] == ninja, f"{piece} is in {members[piece.id]} teams"
    for fight in game.fights:
        if fight.attacker in game.teams:
            assert game.teams[fight.attacker].seat == game.active
    out = {team.id for team in game.teams.values() if team.out}
    assert out <= {one for fight in game.fights for one in (fight.attacker, fight.blocker)}
    lifting = ("ignoring names", "gains the text of")
    lifted = any(words in line for card in game.cards for line in card.text for words in lifting)
    if not lifted and game.says.isdisjoint(GIVE_NAMES):
        _check_names(game)


GIVE_NAMES = ("gain name", "set name", "gain named", "set named")
"""Rows of the change table by which a Ninja in play bears another name."""


def _check_names(game: Game) -> None:
    """Rule 4.3.4 looks at entry alone, so this holds where no effect changes names or lets
    a namesake in (K-25.6, K-12.1).

    Non-Unique Ninja are left out (K-12.1).
    """
    if game.edition.same_name_ninja == "allowed":
        return
    for seat in (0, 1):
        names = [
            name
            for piece in game.play.values()
            if piece.seat == seat and game.cards[piece.id].kind == "ninja"
            # Coins of one text come together (K-24.2), and copies have no name to mind (T-22).
            if piece.id not in game.faces
            if game.programs[piece.id].ways.unique
            for name in game.traits(piece.id).names
        ]
        assert len(set(names)) == len(names), f"rule 4.3.4: {sorted(names)}"


def _check_listeners(game: Game) -> None:
    for table, word in ((game.listeners, "listens"), (game.replacers, "replaces")):
        wanted = Counter(
            (kind, piece.id, place)
            for piece in game.play.values()
            if not is_lent(game, piece.id)
            for kind, place in getattr(game.programs[piece.id], word)
        )
        found = Counter((kind, *one) for kind, some in table.items() for one in some)
        assert found == wanted, f"{word}: {found} instead of {wanted}"


# -- what a seat may know --------------------------------------------------------------------------


def outlook(view: View, since: int = 0) -> dict[str, Any]:
    """Everything that a view hands out, with events from one on."""
    seats = (0, 1)
    game = view._game
    cards = range(len(game.cards))
    found: dict[str, Any] = {
        name: plain(getattr(view, name))
        for name in ("turn", "phase", "active", "first", "result", "waiting_for", "hand")
    }
    found["choice"] = plain(_shown(view))
    found["fights"] = plain(view.fights)
    found["chain"] = plain(view.chain)
    found["forecast"] = plain([view.forecast(fight) for fight in view.fights])
    found["refusals"] = plain(view.refusals())
    found["events"] = plain(view.events(since))
    for name in (
        "hand_count", "deck_count", "reward_count", "marker", "chakra", "discard", "removed",
        "reinforcement_count", "reinforcements", "known", "seen_rewards", "counts", "pieces",
        "teams",
    ):  # fmt: skip
        found[name] = [plain(getattr(view, name)(seat)) for seat in seats]
    found["card"] = [plain(view.card(card)) for card in cards]
    for name in ("owner", "holder", "where", "entrance", "hand_cost"):
        found[name] = [_asked(getattr(view, name), card) for card in cards]
    found["traits"] = [_powers(view, card) for card in cards]
    return found


def _shown(view: View) -> Any:
    choice = view.choice
    if choice is None:
        return None
    return [
        plain(getattr(choice, field.name))
        for field in attrs.fields(type(choice))
        if field.name != "asked"
    ]


def _asked(method: Any, card: int) -> Any:
    try:
        return method(card)
    except LookupError as error:
        return type(error).__name__


def _powers(view: View, card: int) -> Any:
    try:
        traits = view.traits(card)
    except LookupError as error:
        return type(error).__name__
    return (traits.combat, traits.support, traits.mental, traits.symbols, sorted(traits.names))


def things_shown(game: Game) -> list[int]:
    """Ids of cards that the open choice names to its seat."""
    choice = game.choice
    if isinstance(choice, PickOption):
        found = [option.card for option in choice.options]
    elif isinstance(choice, PickCards):
        found = list(choice.cards)
    elif isinstance(choice, PutInOrder):
        found = [] if choice.asked.ask == "trigger order" else list(choice.items)
    elif isinstance(choice, Arrange):
        found = list(choice.ninja)
    elif isinstance(choice, Send):
        found = [head for team in choice.teams for head in team.heads]
    elif isinstance(choice, Block):
        found = [head for team in choice.blockers for head in team.heads]
    else:
        found = []
    return [thing for thing in found if 0 <= thing < TEAM]


def hidden_from(game: Game, seat: int) -> list[int]:
    """Cards that a seat may not know."""
    view = game.view(seat)
    return [card for card in range(len(game.cards)) if view.card(card) is None]


def reshuffled(game: Game, seat: int, rng: Random) -> Game:
    """A copy in which the cards that the seat may not know have changed places among themselves.

    A card that something on its way has pointed at, where it lies, stays there.
    """
    other = game.copy()
    pointed = pointed_at(game)
    for owner in (0, 1):
        hidden = [
            card
            for card in hidden_from(game, seat)
            if game.owner[card] == owner and card not in pointed
        ]
        swap: dict[int, int] = {}
        for apart in (False, True):
            pile = [card for card in hidden if (game.where[card] == REINFORCEMENTS) == apart]
            mixed = pile[:]
            rng.shuffle(mixed)
            swap |= zip(pile, mixed, strict=True)
        side, across = other.sides[owner], other.sides[1 - owner]
        for pile in (side.deck, side.hand, across.rewards, side.reinforcements):
            pile[:] = [swap.get(card, card) for card in pile]
        for number, pile in (
            (DECK, side.deck),
            (HAND, side.hand),
            (REWARDS, across.rewards),
            (REINFORCEMENTS, side.reinforcements),
        ):
            for card in pile:
                other.where[card] = number
        for card, place in swap.items():
            other.gens[place] = game.gens[card]
            _swap_known(game, other, card, place, 1 - seat)
    other.clock += 1
    assert all(token < HIDDEN for token in things_shown(other))
    return other


def pointed_at(game: Game) -> set[int]:
    """Things that items on the chain, what is announced and effects under way have declared."""
    declared = [link.targets for link in game.chain] + [frame.targets for frame in game.frames]
    if game.announcing is not None:
        declared.append(game.announcing.targets)
    return {thing for targets in declared for some in targets for thing, _ in some}


def _swap_known(game: Game, other: Game, card: int, place: int, seat: int) -> None:
    """What the other seat knows of a card goes with the place that it lay in."""
    bit = 1 << place
    other.known[seat] &= ~bit
    if game.known[seat] >> card & 1:
        other.known[seat] |= bit
