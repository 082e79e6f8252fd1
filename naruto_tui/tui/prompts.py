"""The prompt of each kind of choice.

Public: `prompt_for` (view, choice, names) -> `Prompt`; the names of `prompt.py` again.
"""

from naruto_tui.rules.choices import Choice, PickCards, PickNumber, PickOption, PutInOrder, YesNo
from naruto_tui.rules.team_choices import Arrange, Block, Send
from naruto_tui.rules.view import View

from .list_prompts import CardsPrompt, NumberPrompt, OrderPrompt, YesNoPrompt
from .option_prompt import OptionPrompt
from .prompt import Done, Key, Outcome, Prompt, Row
from .team_prompts import ArrangePrompt, BlockPrompt, SendPrompt, team_numbers
from .word_prompt import WordPrompt, is_long
from .words import Voice

__all__ = ["Done", "Key", "Outcome", "Prompt", "Row", "prompt_for"]


def prompt_for(
    view: View, choice: Choice, names: tuple[str, str] = ("Player 1", "Player 2")
) -> Prompt:
    """The prompt that asks this choice, fresh."""
    voice = Voice(view, names)
    match choice:
        case PickOption() if is_long(choice):
            return WordPrompt.of(voice, choice)
        case PickOption():
            return OptionPrompt(voice, choice=choice).at_first_possible()
        case PickCards():
            return CardsPrompt(voice, choice=choice)
        case PickNumber():
            return NumberPrompt(voice, choice=choice)
        case YesNo():
            # A redraw is the exception, an effect of one's own the rule.
            return YesNoPrompt(
                voice, choice=choice, cursor=1 if choice.asked.ask == "redraw" else 0
            )
        case PutInOrder():
            return OrderPrompt(voice, choice=choice)
        case Arrange():
            teams = [team.members for team in view.teams(choice.asked.seat)]
            return ArrangePrompt(voice, choice=choice, numbers=team_numbers(choice.ninja, teams))
        case Send():
            return SendPrompt(voice, choice=choice, sent=_musts(choice))
        case Block():
            return BlockPrompt(voice, choice=choice)


def _musts(choice: Send) -> tuple[int, ...]:
    """Teams that have to go are picked already."""
    must = [one.team for one in choice.teams if one.team in choice.must]
    return tuple(must[: choice.most])
