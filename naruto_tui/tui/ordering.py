"""What is put in order: cards and teams by their numbers, triggers by their places.

Public: `order_cards` (choice -> cards or teams), `order_text` (voice, choice, place).
"""

from naruto_tui.rules.choices import PutInOrder

from .text import clean
from .words import Voice


def order_cards(choice: PutInOrder) -> tuple[int, ...]:
    """The cards or teams to be put in order; triggers are numbered: their cards are looked up."""
    if choice.asked.ask != "trigger order":
        return choice.items
    waiting = choice.asked.step.waiting
    return tuple(waiting[item].card for item in choice.items)


def order_text(voice: Voice, choice: PutInOrder, place: int) -> str:
    """The sentence of a trigger, where another one of the same card is put in order too."""
    things = order_cards(choice)
    if choice.asked.ask != "trigger order" or things.count(things[place]) < 2:
        return ""
    card = voice.card(things[place])
    ability = choice.asked.step.waiting[choice.items[place]].ability
    return clean(card.text[ability]) if card and 0 <= ability < len(card.text) else ""
