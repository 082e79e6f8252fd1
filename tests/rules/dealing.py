"""What a seat cannot know, dealt anew: the other hand, both decks, the rewards nobody has seen."""

import random

from naruto_tui.rules.game import Game
from naruto_tui.rules.state import REINFORCEMENTS
from naruto_tui.rules.tokens import sees


def deal_anew(game: Game, seat: int, rng: random.Random) -> Game:
    """A copy that the seat cannot tell from the game: its hidden cards are others.

    Each owner's hidden cards change their faces among each other, those of the reinforcement deck
    by themselves; what the seat has legally seen stays.

    The copy is for a moment in which this seat is asked; it is not written as text.
    """
    dealt = game.copy()
    cards, programs = list(game.cards), list(game.programs)
    for owner in (0, 1):
        hidden = [
            card
            for card in range(len(cards))
            if game.owner[card] == owner and not sees(game, seat, card)
        ]
        for apart in (False, True):
            places = [one for one in hidden if (game.where[one] == REINFORCEMENTS) == apart]
            faces = places[:]
            rng.shuffle(faces)
            for place, face in zip(places, faces, strict=True):
                cards[place], programs[place] = game.cards[face], game.programs[face]
    dealt.cards, dealt.programs = tuple(cards), tuple(programs)
    return dealt
