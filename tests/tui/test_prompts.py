"""Every kind of question, answered with keys."""

from collections.abc import Callable

import pytest
from attrs import evolve

from naruto_tui.rules.choices import (
    Choice,
    Option,
    PickCards,
    PickNumber,
    PickOption,
    PutInOrder,
    YesNo,
)
from naruto_tui.rules.needs import Need, Rest
from naruto_tui.rules.questions import HIDDEN
from naruto_tui.rules.team_choices import Arrange, Block, Blocker, Send, Sendable
from naruto_tui.rules.windows import nothing_held
from naruto_tui.tui.prompts import Done, Outcome, Prompt, prompt_for

from .fake_view import FakeRefusal, FakeView, asked, jutsu, mission_choice, ninja, village


def press(prompt: Outcome, *keys: str) -> Outcome:
    for key in keys:
        assert isinstance(prompt, Prompt), f"answered before {key}"
        prompt = prompt.press(key)
    return prompt


def fresh(choice: Callable[[FakeView], Choice]) -> Prompt:
    view = village()
    return prompt_for(view, choice(view), ("You", "Computer"))


def texts(prompt: Outcome) -> list[str]:
    assert isinstance(prompt, Prompt)
    return [row.text for row in prompt.rows]


class TestOptions:
    def test_a_letter_opens_the_cards_of_an_action(self) -> None:
        assert texts(press(fresh(mission_choice), "d")) == ["Rock Lee 2-0"]

    def test_a_digit_picks_the_card(self) -> None:
        assert press(fresh(mission_choice), "m", "1") == Done(1)

    def test_whoever_holds_nothing_that_triggers_can_only_pass(self) -> None:
        prompt = fresh(lambda _: nothing_held(0))
        assert prompt.question == "A card in a hand may trigger now; you hold none that does."
        assert texts(prompt) == ["Pass"]
        assert press(prompt, "p") == press(prompt, "enter") == Done(0)

    def test_arrows_and_enter_do_the_same(self) -> None:
        assert press(fresh(mission_choice), "down", "enter", "enter") == Done(1)

    def test_an_action_without_cards_is_picked_at_once(self) -> None:
        assert press(fresh(mission_choice), "n") == Done(3)

    def test_escape_leads_one_step_back_and_no_further(self) -> None:
        back = press(fresh(mission_choice), "m", "escape")
        assert back == press(fresh(mission_choice), "down")
        assert back.press("backspace") is None

    def test_another_letter_changes_the_action(self) -> None:
        assert texts(press(fresh(mission_choice), "d", "m")) == ["The Chase 1-1"]

    def test_what_cannot_be_done_is_listed_with_its_reason(self) -> None:
        view = village()
        view.refused = (FakeRefusal("deploy", 0, "turn marker 2, entrance cost 4", "4.3.2"),)
        prompt = press(prompt_for(view, mission_choice(view)), "d")
        row = prompt.rows[1]
        assert (row.text, row.enabled, row.key) == ("Kakashi Hatake", False, "")
        assert row.note == "turn marker 2, entrance cost 4 (rule 4.3.2)"
        assert press(prompt, "down", "enter").hint == row.note

    def test_an_action_with_nothing_at_all_says_so(self) -> None:
        assert "nothing to do this with" in press(fresh(mission_choice), "k").hint

    def test_modes_have_their_text(self) -> None:
        view = village()
        text = "Choose 1: (1) Draw 1 card. (2) Heal 1 Ninja."
        card = view.add(jutsu("Two Ways", text=(text,)))
        options = (Option("mode", -1, 0), Option("mode", -1, 1))
        prompt = prompt_for(view, PickOption(asked("modes", card), options))
        assert texts(prompt) == ["Draw 1 card.", "Heal 1 Ninja."]
        assert press(prompt, "2") == Done(1)

    def test_effects_are_listed_with_their_text(self) -> None:
        view = village()
        text = ("This Ninja cannot be healed.", "[Exchange] Discard 1 chakra: Heal 1 Ninja.")
        team = view.deploy(ninja("Ino", text=text))
        ino = view.team(team).members[0]
        choice = PickOption(asked("exchange"), (Option("ability", ino, 1), Option("pass")))
        assert texts(press(prompt_for(view, choice), "e")) == [f"Ino: {text[1]}"]

    def test_an_effect_that_cannot_be_used_stands_below_with_its_text_and_the_reason(self) -> None:
        view = village()
        text = ("[Exchange] Discard 1 chakra: Heal 1 Ninja.", "[Mission] Pay 1: Draw 1 card.")
        ino = view.team(view.deploy(ninja("Ino", text=text))).members[0]
        view.refused = (FakeRefusal("ability", ino, "only in the Mission Phase", "7.1", 1),)
        choice = PickOption(asked("exchange"), (Option("ability", ino, 0), Option("pass")))
        prompt = press(prompt_for(view, choice), "e")
        assert texts(prompt) == [f"Ino: {text[0]}", f"Ino: {text[1]}"]
        assert [row.enabled for row in prompt.rows] == [True, False]
        assert prompt.rows[1].note == "only in the Mission Phase (rule 7.1)"

    def test_a_keyword_is_listed_by_its_name(self) -> None:
        view = village()
        ino = view.team(view.deploy(ninja("Ino", characteristics=("Surge",)))).members[0]
        choice = PickOption(asked("exchange"), (Option("ability", ino, 0), Option("pass")))
        assert texts(press(prompt_for(view, choice), "e")) == ["Ino: Surge"]

    def test_a_second_copy_in_hand_stands_for_the_one_offered(self) -> None:
        view = village()
        copy = view.add(view.cards[view.hand[0]])
        choice = PickOption(asked("exchange"), (Option("jutsu", view.hand[0]), Option("pass")))
        assert prompt_for(view, choice).choose(copy) == Done(0)


def pick(low: int, high: int) -> Callable[[FakeView], Choice]:
    return lambda view: PickCards(asked("target", view.hand[0]), (0, 1, 4, 5), low, high)


class TestCards:
    def test_a_single_card_is_picked_by_its_digit(self) -> None:
        assert press(fresh(pick(1, 1)), "3") == Done((4,))

    def test_or_by_the_cursor_and_enter(self) -> None:
        assert press(fresh(pick(1, 1)), "up", "enter") == Done((5,))

    def test_none_is_a_row_of_its_own(self) -> None:
        assert press(fresh(pick(0, 1)), "0") == Done(())
        assert press(fresh(pick(0, 1)), "up", "enter") == Done(())

    def test_several_are_marked_and_confirmed(self) -> None:
        assert press(fresh(pick(1, 3)), "2", "down", "space", "enter") == Done((1, 4))

    def test_space_unmarks(self) -> None:
        assert press(fresh(pick(0, 3)), "2", "space", "enter") == Done(())

    def test_escape_takes_the_last_mark_back(self) -> None:
        assert press(fresh(pick(1, 3)), "1", "2", "escape", "enter") == Done((0,))

    def test_too_few_are_refused_with_the_reason(self) -> None:
        assert press(fresh(pick(2, 2)), "1", "enter").hint == (
            "2 cards are needed; 1 marked (rule 5.3.4)"
        )

    def test_too_many_cannot_be_marked(self) -> None:
        assert press(fresh(pick(2, 2)), "1", "2", "3").hint.startswith("at most 2 cards")

    def test_all_and_a_suggestion_at_one_key(self) -> None:
        assert press(fresh(pick(1, 4)), "a", "enter") == Done((0, 1, 4, 5))
        assert isinstance(press(fresh(pick(2, 3)), "s", "enter"), Done)

    def test_whose_and_where_is_said(self) -> None:
        notes = [row.note for row in fresh(pick(1, 1)).rows]
        assert notes == ["your", "your", "Computer's", "Computer's"]
        own = fresh(lambda view: PickCards(asked("target"), (0, 1), 1, 1))
        assert [row.note for row in own.rows] == ["", ""]

    def test_a_hidden_card_is_named_by_its_place(self) -> None:
        token = HIDDEN + 10_000 + 1_000 + 2
        prompt = fresh(lambda view: PickCards(asked("target"), (token, token + 1), 1, 1))
        assert texts(prompt)[0] == "card 3 of Computer's hand"

    def test_a_team_can_be_picked(self) -> None:
        prompt = fresh(lambda view: PickCards(asked("target"), (1002, 1004), 1, 1))
        assert texts(prompt) == [
            "Sasuke 3/0 + Sakura 0/1 = 4",
            "Haku 1/1 + Kigiri 3/2 = 3",
        ]

    def test_a_pick_that_leaves_too_little_for_the_rest_says_so(self) -> None:
        view = village()
        chakra = view.chakra(0)
        rest = Rest(((frozenset(chakra[:1]),),), chakra, 2, 2)
        prompt = prompt_for(view, PickCards(asked("pick", view.hand[0]), chakra, 2, 2, rest))
        first = chakra.index(chakra[0]) + 1
        refused = press(prompt, str(first), "2" if first != 2 else "3", "enter")
        assert refused.hint == "these leave too little for the rest of the price"
        assert isinstance(press(prompt, "s", "enter"), Done)

    def test_the_chakra_of_an_effect_is_asked_for_with_its_price(self) -> None:
        view = village()
        chakra = view.chakra(0)
        need = Need((("F", 1, 0),), chakra, tuple(view.cards[one].symbols for one in chakra))
        prompt = prompt_for(view, PickCards(asked("pay chakra", 0), chakra, 2, 2, need))
        assert prompt.question == "Pay F 1 for the effect of Kakashi Hatake: choose chakra."

    def test_a_card_of_two_symbols_is_asked_as_which_it_pays(self) -> None:
        view = village()
        card = view.add(jutsu("Two"), zone=3)
        view.cards[card] = evolve(view.cards[card], symbols="FW")
        options = (Option("symbol", card, 0), Option("symbol", card, 1))
        prompt = prompt_for(view, PickOption(asked("paid as", card), options))
        assert texts(prompt) == ["Fire", "Water"]
        assert prompt.question == "Two has two symbols: as which of them does it pay?"
        assert press(prompt, "2") == Done(1)

    def test_a_price_says_what_it_takes(self) -> None:
        view = village()
        chakra = view.chakra(0)
        need = Need((("F", 1, 0),), chakra, tuple(view.cards[one].symbols for one in chakra))
        choice = PickCards(asked("pay jutsu cost", view.hand[0]), chakra, 2, 2, need)
        prompt = prompt_for(view, choice)
        assert prompt.question == "Pay F 1 for Fireball Jutsu: choose chakra to discard."
        assert press(prompt, "3", "1", "enter") == Done((chakra[1], chakra[0]))
        assert isinstance(press(prompt, "s", "enter"), Done)

    def test_chakra_that_pays_the_symbols_comes_first(self) -> None:
        view = village()
        need = Need((("W", 1, 0),), view.chakra(0), ("F", "W", "FW"))
        choice = PickCards(asked("pay jutsu cost", view.hand[0]), view.chakra(0), 2, 2, need)
        assert [row.thing for row in prompt_for(view, choice).rows] == [16, 15, 14]

    def test_a_wrong_price_is_refused(self) -> None:
        view = village()
        need = Need((("FF", 0, 0),), view.chakra(0), ("F", "W", "FW"))
        choice = PickCards(asked("pay jutsu cost", view.hand[0]), view.chakra(0), 2, 2, need)
        refused = press(prompt_for(view, choice), "1", "3", "enter")
        assert refused.hint == "these do not pay F F exactly (rule 5.3.6)"
        assert press(refused, "3", "2", "enter") == Done((view.chakra(0)[0], view.chakra(0)[2]))


class TestNumberYesOrder:
    def test_a_digit_is_the_number(self) -> None:
        assert press(fresh(lambda view: PickNumber(asked("x", 0), 0, 4)), "3") == Done(3)

    def test_a_number_out_of_range_is_refused(self) -> None:
        assert "from 0 to 4" in press(fresh(lambda view: PickNumber(asked("x", 0), 0, 4)), "7").hint

    def test_a_number_that_is_missing_in_between_is_no_row_and_refused(self) -> None:
        prompt = fresh(lambda view: PickNumber(asked("x", 0), 1, 4, (2, 3)))
        assert [row.text for row in prompt.rows] == ["1", "4"]
        assert "from 1 to 4 but not 2 and 3" in press(prompt, "2").hint
        assert press(prompt, "4") == press(prompt, "down", "enter") == Done(4)

    def test_long_numbers_are_typed_and_confirmed(self) -> None:
        prompt = fresh(lambda view: PickNumber(asked("x", 0), 0, 25))
        assert press(prompt, "1", "4", "enter") == Done(14)
        assert press(prompt, "1", "escape", "7", "enter") == Done(7)

    def test_arrows_change_the_number(self) -> None:
        prompt = fresh(lambda view: PickNumber(asked("x", 0), 2, 25))
        assert press(prompt, "down", "right", "left", "enter") == Done(3)

    @pytest.mark.parametrize(("keys", "answer"), [("y", True), ("n", False)])
    def test_yes_and_no(self, keys: str, answer: bool) -> None:
        assert press(fresh(lambda view: YesNo(asked("may", 0))), keys) == Done(answer)

    def test_enter_keeps_the_hand_and_uses_the_effect(self) -> None:
        assert press(fresh(lambda view: YesNo(asked("redraw"))), "enter") == Done(False)
        assert press(fresh(lambda view: YesNo(asked("optional effect", 0))), "enter") == Done(True)

    def test_digits_name_the_order(self) -> None:
        prompt = fresh(lambda view: PutInOrder(asked("order", 0), (4, 0, 5)))
        assert press(prompt, "3", "1", "enter") == Done((5, 4, 0))

    def test_enter_takes_the_order_shown(self) -> None:
        prompt = fresh(lambda view: PutInOrder(asked("order", 0), (4, 0, 5)))
        assert press(prompt, "2", "escape", "enter") == Done((4, 0, 5))

    def test_the_order_so_far_is_shown(self) -> None:
        prompt = fresh(lambda view: PutInOrder(asked("order", 0), (4, 0, 5)))
        assert [row.mark for row in press(prompt, "3", "1").rows] == ["2", "", "1"]

    def test_the_same_thing_is_not_named_twice(self) -> None:
        prompt = fresh(lambda view: PutInOrder(asked("order", 0), (4, 0, 5)))
        assert "already number 1" in press(prompt, "2", "2").hint


def arrange(view: FakeView) -> Choice:
    return Arrange(asked("organize"), (0, 1, 2, 3), 3, frozenset({1}))


class TestArrange:
    def test_enter_keeps_the_teams_as_they_are(self) -> None:
        assert press(fresh(arrange), "enter") == Done(((0,), (1,), (2, 3)))

    def test_digits_give_the_ninja_a_team_and_go_on(self) -> None:
        assert press(fresh(arrange), "down", "down", "1", "1", "enter") == Done(((0, 2, 3), (1,)))

    def test_nought_puts_it_alone(self) -> None:
        assert press(fresh(arrange), "up", "0", "enter") == Done(((0,), (1,), (2,), (3,)))

    def test_a_full_team_takes_no_more(self) -> None:
        view = village()
        choice = Arrange(asked("organize"), (0, 1, 2, 3), 2)
        hint = press(prompt_for(view, choice), "3").hint
        assert hint == "team 3 is full: a team has 1 to 2 Ninja (rule 4.8.1)"

    def test_who_must_be_alone_stays_alone(self) -> None:
        hint = press(fresh(arrange), "2").hint
        assert hint == "Iruka Umino must be a team by itself (rule 7.14)"

    def test_who_may_not_be_together_is_parted_by_a_text(self) -> None:
        view = village()
        choice = Arrange(asked("organize"), (0, 1), 3, apart=frozenset({(0, 1)}))
        hint = press(prompt_for(view, choice), "1", "1", "enter").hint
        assert hint == "these Ninja may not be in one team (rule 7.14)"

    def test_a_suggestion_is_legal(self) -> None:
        outcome = press(fresh(arrange), "s", "enter")
        assert isinstance(outcome, Done)
        assert arrange(village()).problem(outcome.answer) is None


def send(view: FakeView) -> Choice:
    teams = (Sendable(1000, (0,)), Sendable(1002, (2, 3)))
    return Send(asked("send"), teams, 1, frozenset())


class TestSend:
    def test_digits_pick_teams_and_enter_sends_them(self) -> None:
        assert press(fresh(send), "2", "enter") == Done(((1002, 2),))

    def test_h_changes_the_head(self) -> None:
        assert press(fresh(send), "2", "h", "enter") == Done(((1002, 3),))

    def test_the_power_is_that_with_the_head(self) -> None:
        prompt = press(fresh(send), "2", "h")
        assert prompt.rows[1].text == "Sakura 0/1 + Sasuke 3/0 = 0"

    def test_no_more_than_allowed(self) -> None:
        hint = press(fresh(send), "1", "2").hint
        assert hint == "at most 1 team may be sent out (rule 5.1.1)"

    def test_a_single_ninja_leads_its_team(self) -> None:
        hint = press(fresh(send), "h").hint
        assert hint == "nobody else can be the head of this team (rule 5.1.1)"

    def test_to_send_nobody_takes_two_enters(self) -> None:
        armed = press(fresh(send), "enter")
        assert "press Enter again" in armed.hint
        assert press(armed, "enter") == Done(())

    def test_a_team_that_has_to_go_is_picked_already(self) -> None:
        teams = (Sendable(1000, (0,)), Sendable(1002, (2, 3)))
        choice = Send(asked("send"), teams, 3, frozenset({1002}))
        prompt = fresh(lambda view: choice)
        assert press(prompt, "enter") == Done(((1002, 2),))
        hint = press(prompt, "2", "1", "enter").hint
        assert hint == "a team that must be sent out stays behind (T-6)"

    def test_a_team_that_cannot_go_is_listed_without_a_key(self) -> None:
        row = fresh(send).rows[2]
        assert (row.thing, row.enabled, row.key) == (1001, False, "")
        hint = press(fresh(send), "down", "down", "space").hint
        assert hint == row.note == "a card's text forbids it (rule 7.14)"


def block(view: FakeView) -> Choice:
    view.active = 1
    view.fight(1003)
    view.fight(1004)
    ours = (Blocker(1000, (0,), (1003, 1004)), Blocker(1002, (2, 3), (1004,)))
    return Block(asked("block"), ours)


class TestBlock:
    def test_an_attack_then_a_team(self) -> None:
        assert press(fresh(block), "1", "1", "enter") == Done(((1003, 1000, 0),))

    def test_two_blocks_and_another_head(self) -> None:
        outcome = press(fresh(block), "1", "1", "2", "2", "h", "enter")
        assert outcome == Done(((1003, 1000, 0), (1004, 1002, 3)))

    def test_a_team_moves_from_one_attack_to_the_other(self) -> None:
        assert press(fresh(block), "1", "1", "2", "1", "enter") == Done(((1004, 1000, 0),))

    def test_nobody_takes_a_block_away(self) -> None:
        outcome = press(fresh(block), "1", "1", "1", "0", "2", "1", "enter")
        assert outcome == Done(((1004, 1000, 0),))

    def test_to_let_all_through_takes_two_enters(self) -> None:
        armed = press(fresh(block), "enter")
        assert "press Enter again" in armed.hint
        assert press(armed, "enter") == Done(())

    def test_escape_leads_back_to_the_attacks(self) -> None:
        assert press(fresh(block), "2", "escape").attack == 0

    def test_a_duty_is_named_when_it_is_missing(self) -> None:
        def choice(view: FakeView) -> Choice:
            teams = block(view).blockers
            return Block(asked("block"), teams, frozenset({1003}), frozenset(), 1)

        prompt = fresh(choice)
        assert "must be blocked" in prompt.rows[0].note
        hint = press(prompt, "2", "2", "enter").hint
        assert hint == "a block that must be made is missing (T-6)"

    def test_a_block_without_another_head_names_the_rule_of_heads(self) -> None:
        hint = press(fresh(block), "1", "h").hint
        assert hint == "there is no other head to choose here (rule 5.2.2)"

    def test_a_card_that_is_in_no_attack_is_refused_by_the_rule_of_blocks(self) -> None:
        assert fresh(block).choose(3).hint.endswith("cannot be chosen now (rule 5.2.1)")

    def test_cards_on_the_board_can_be_picked_too(self) -> None:
        prompt = fresh(block).choose(5)
        assert prompt.attack == 1004
        assert press(prompt.choose(2), "enter") == Done(((1004, 1002, 2),))
