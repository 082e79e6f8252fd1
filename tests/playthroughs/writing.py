"""A whole game as text: each question with its answer, what happened, and each turn's state as
both seats see it.

    turn 3, seat 0 attacks
      seat 0 sees: ...
    ? 0 mission phase: deploy Naruto Uzumaki#12
      enter 0 Naruto Uzumaki#12 hand>play deployment
"""

from collections.abc import Iterator
from random import Random

from naruto_tui.cards.pool import shipped
from naruto_tui.decklists.finder import find_deck
from naruto_tui.decklists.reader import load_deck
from naruto_tui.players import LEVELS
from naruto_tui.rules.choices import PickOption
from naruto_tui.rules.editions import EDITIONS
from naruto_tui.rules.events import Event
from naruto_tui.rules.game import Game
from naruto_tui.rules.questions import TEAM
from naruto_tui.rules.view import View


def playthrough(decks: tuple[str, str], level: str, seed: int, edition: str) -> Iterator[str]:
    """The lines of a game between two computers of a level."""
    cards = tuple(load_deck(find_deck(name), shipped()).cards for name in decks)
    game = Game.new((cards[0], cards[1]), EDITIONS[edition], seed)
    players = [LEVELS[level](Random(seed + seat).randrange(10**6)) for seat in (0, 1)]
    rules = "" if edition == "us" else f", edition {edition}"
    yield f"{decks[0]} against {decks[1]}, {level}, seed {seed}{rules}"
    told = turn = 0
    while (choice := game.choice) is not None:
        if game.turn != turn:
            turn = game.turn
            yield f"turn {turn}, seat {game.active} attacks"
            for seat in (0, 1):
                yield f"  seat {seat} sees: {_outlook(game.view(seat))}"
        answer = players[choice.seat].decide(game.view(choice.seat), choice)
        yield f"? {choice.seat} {choice.asked.ask}: {_answer(game, choice, answer)}"
        game.answer(answer)
        for event in game.events[told:]:
            yield f"  {_event(game, event)}"
        told = len(game.events)
    assert game.result is not None
    yield f"seat {game.result.winner} wins by {game.result.why} in turn {game.result.turn}"


def _outlook(view: View) -> str:
    parts = [f"hand {_names(view, view.hand)}"]
    for seat in (0, 1):
        teams = " | ".join(
            " ".join(_ninja(view, one) for one in team.members) for team in view.teams(seat)
        )
        parts.append(
            f"[{seat}] marker {view.marker(seat)} hand {view.hand_count(seat)} "
            f"deck {view.deck_count(seat)} rewards {view.reward_count(seat)} "
            f"chakra {_names(view, view.chakra(seat))} teams {teams or 'none'}"
        )
    return "; ".join(parts)


def _ninja(view: View, card: int) -> str:
    piece, traits = view.piece(card), view.traits(card)
    assert piece is not None
    hurt = "!" if piece.injured else ""
    return f"{_names(view, (card,))}{hurt} {traits.combat}/{traits.support}"


def _names(view: View, cards: tuple[int, ...]) -> str:
    found = (view.card(card) for card in cards)
    return ", ".join("?" if card is None else card.number for card in found) or "none"


def _answer(game: Game, choice: object, answer: object) -> str:
    text = choice.text(answer)  # type: ignore[attr-defined]
    if isinstance(choice, PickOption):
        option = choice.options[answer]  # type: ignore[index]
        if option.card >= 0:
            return f"{text} {game.cards[option.card]}"
    return str(text)


def _event(game: Game, event: Event) -> str:
    cards = " ".join(f"{card}:{game.cards[card].number}" for card in event.cards if card < TEAM)
    facts = f"n{event.number} {event.source}>{event.target} {' '.join(event.how)}"
    return f"{event.kind} {event.seat} [{cards}] {facts} {event.cause.word}".rstrip()
