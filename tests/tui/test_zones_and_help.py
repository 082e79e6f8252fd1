"""The lists and pages beside the board: zones, chain, card faces, help, what changed."""

import pytest

from naruto_tui.rules.game import Game
from naruto_tui.tui.chainlist import chain_lines, draw_chain
from naruto_tui.tui.changes import changed_regions
from naruto_tui.tui.event_words import phase_of
from naruto_tui.tui.face import face_lines, face_title
from naruto_tui.tui.help import PHASE_HELP, help_lines
from naruto_tui.tui.lines import cells, text_of
from naruto_tui.tui.model import BoardModel
from naruto_tui.tui.prompt import key_name
from naruto_tui.tui.rulebook import page_of
from naruto_tui.tui.words import Voice
from naruto_tui.tui.zones import (
    DECK,
    RESERVE,
    REWARDS,
    ZONES_SHOWN,
    ZoneList,
    draw_zone,
    zones_shown,
)
from tests.rules.scene import mission, scene

from .fake_view import DISCARD, exchange_choice, jutsu, link, mission_choice, ninja, village

NAMES = ("Player", "Computer")


def shown(lines: list) -> str:
    return "\n".join(text_of(line).rstrip() for line in lines)


def pile() -> Voice:
    view = village()
    view.add(jutsu("Kunai", "", 1), zone=DISCARD)
    view.add(ninja("Zaku Abumi"), zone=DISCARD)
    view.add(ninja("Dosu Kinuta", text=("Draw 1 card.",)), zone=DISCARD)
    return Voice(view, NAMES)


class TestZones:
    def test_cards_are_sorted_by_kind_and_name(self) -> None:
        zone = ZoneList(pile(), 0, "discard pile")
        assert [zone.voice.name(card) for card in zone.cards] == [
            "Dosu Kinuta",
            "Zaku Abumi",
            "Kunai",
        ]

    def test_or_newest_first(self) -> None:
        zone = ZoneList(pile(), 0, "discard pile").press("s")
        assert zone.voice.name(zone.cards[0]) == "Dosu Kinuta"

    @pytest.mark.parametrize("query", ["zaku", "ZAKU ab"])
    def test_a_query_filters(self, query: str) -> None:
        zone = ZoneList(pile(), 0, "discard pile").filtered(query)
        assert [zone.voice.name(card) for card in zone.cards] == ["Zaku Abumi"]
        assert zone.title == "Your discard pile: 1 of 3"

    def test_the_text_of_a_card_is_searched_too(self) -> None:
        assert len(ZoneList(pile(), 0, "discard pile").filtered("draw 1").cards) == 1

    def test_the_cursor_shows_the_face(self) -> None:
        zone = ZoneList(pile(), 0, "discard pile").press("down")
        lines = draw_zone(zone, 80, 24)
        assert ">  F Zaku Abumi" in shown(lines)
        assert "healthy 1/0" in shown(lines)
        assert {cells(line) for line in lines} == {80}

    def test_the_other_hand_is_not_shown(self) -> None:
        zone = ZoneList(pile(), 1, "hand")
        assert zone.cards == ()
        zone.voice.view.seen = (0,)
        assert ZoneList(pile(), 0, "hand").press("o").cards == ()
        assert ZoneList(zone.voice, 1, "hand").cards == (0,)

    def test_tab_goes_through_all_zones(self) -> None:
        zone = ZoneList(pile(), 0, "hand")
        seen = []
        for _ in ZONES_SHOWN:
            seen.append(zone.zone)
            zone = zone.press("tab")
        usual = [name for name in ZONES_SHOWN if name not in (DECK, REWARDS, RESERVE)]
        assert seen == (usual * 2)[: len(ZONES_SHOWN)]

    def test_the_reinforcement_deck_is_there_where_somebody_has_one(self) -> None:
        voice = pile()
        voice.view.add(ninja("Sai"), seat=1, zone=8)
        zone = ZoneList(voice, 1, "removed cards").press("tab")
        assert zone.title == "Computer's reinforcement deck: 1 card, none seen"
        assert zone.cards == ()
        voice.view.add(ninja("Sai"), zone=8)
        zone = zone.press("o")
        assert zone.title == "Your reinforcement deck: 1 card"
        assert [zone.voice.name(card) for card in zone.cards] == ["Sai"]

    def test_what_was_seen_of_a_deck_is_there_for_who_has_seen_it(self) -> None:
        text = (
            "Look at the top 2 cards of the enemy deck; move those cards to the bottom of the deck "
        )
        looks = mission("M-1", text=f"{text}in any order.")
        game = scene("player 1\nhand M-1 wait\nplayer 2\ndeck N-002 N-001 N-003 x3", looks)
        game.play("mission M-1")
        game.resolve()
        game.order("N-002", "N-001")
        zone = ZoneList(Voice(game.game.view(0), NAMES), 1, DECK)
        assert zone.title == "Computer's deck: 5 cards, 2 seen"
        rows = shown(draw_zone(zone, 80, 24)).splitlines()
        assert "Sasuke Uchiha" in rows[1]
        assert "ninja 4 from top" in rows[1]
        assert "Naruto Uzumaki" in rows[2]
        assert "ninja 5 from top" in rows[2]
        names = [zone.voice.name(card) for card in zone.press("s").cards]
        assert names == ["Naruto Uzumaki", "Sasuke Uchiha"], "by kind and name"
        assert DECK not in zones_shown(game.game.view(1))
        own = ZoneList(Voice(game.game.view(1), NAMES), 1, DECK)
        assert own.cards == ()

    def test_seen_rewards_are_there(self) -> None:
        game = scene("player 1\nhand wait M-1\nplayer 2\nrewards N-001 N-002\nteam N-003",
                     mission("M-1", text="Look at 1 enemy reward."))  # fmt: skip
        game.play("mission M-1")
        game.resolve()
        assert game.asked == "1 pick"
        game.quiet()
        zone = ZoneList(Voice(game.game.view(0), NAMES), 1, REWARDS)
        assert zone.title == "Computer's battle rewards: 2 cards, 1 seen"
        assert len(zone.cards) == 1

    def test_a_zone_that_is_no_longer_there_is_left_by_tab(self) -> None:
        zone = ZoneList(pile(), 0, DECK)
        assert zone.press("tab").zone == "hand"
        assert "no card seen" in shown(draw_zone(zone, 80, 24))

    def test_an_unknown_key_is_left_to_the_screen(self) -> None:
        assert ZoneList(pile(), 0, "hand").press("q") is None

    def test_an_empty_zone_says_so(self) -> None:
        assert "no cards" in shown(draw_zone(ZoneList(pile(), 0, "removed cards"), 80, 24))


class TestChain:
    def test_the_last_link_comes_first_with_user_and_targets(self) -> None:
        view = village()
        view.chain = (link(view, view.hand[1], 0),)
        view.chain += (
            link(view, view.hand[0], 1, user=(4, 0), targets=(((2, 0),),), negated=True),
        )
        told = shown(chain_lines(Voice(view, NAMES), 100))
        assert told.startswith(
            "1. Computer's Fireball Jutsu, used by Zabuza Momochi, on your Sasuke Uchiha, negated"
        )
        assert "2. your Kunai" in told

    def test_an_empty_chain_says_so(self) -> None:
        assert "Nothing" in shown(draw_chain(Voice(village(), NAMES), 40, 5))


class TestFace:
    def test_a_ninja_in_play_tells_its_state(self) -> None:
        view = village()
        told = shown(face_lines(Voice(view, NAMES), 1, 60))
        assert "yours, in play, power now ~3/2~, injured" in told
        assert "healthy 4/2, injured ~3/2~" in told

    def test_a_jutsu_tells_cost_and_text(self) -> None:
        view = village()
        voice = Voice(view, NAMES)
        assert text_of(face_title(voice, view.hand[0])) == "Fireball Jutsu / jutsu / F 1"
        assert "Give 1 damage to the target." in shown(face_lines(voice, view.hand[0], 60))

    def test_a_hidden_card_tells_nothing(self) -> None:
        view = village()
        hidden = next(iter(view.hidden))
        told = shown([face_title(Voice(view, NAMES), hidden)])
        told += shown(face_lines(Voice(view, NAMES), hidden, 60))
        assert "Hidden Card" not in told

    def test_a_team_lists_head_and_backs(self) -> None:
        told = shown(face_lines(Voice(village(), NAMES), 1002, 60))
        assert told.splitlines() == [
            "head Sasuke Uchiha 3/0", "back Sakura Haruno 0/1", "team power 4"
        ]  # fmt: skip


class TestHelp:
    @pytest.mark.parametrize("phase", PHASE_HELP)
    def test_each_phase_is_explained(self, phase: str) -> None:
        view = village()
        view.phase, view.turn = ("start", 0) if phase == "setup" else (phase, 3)
        assert PHASE_HELP[phase][:40] in shown(help_lines(BoardModel.of(view, None), 100))

    def test_the_redraw_is_explained_and_not_the_start_phase(self) -> None:
        game = Game.from_position("phase setup\nfirst 1\nplayer 1\n deck 50\nplayer 2\n deck 50")
        assert game.choice is not None
        assert game.choice.asked.ask == "redraw"
        model = BoardModel.of(game.view(game.choice.seat), game.choice)
        told = shown(help_lines(model, 76))
        assert "Before the first turn" in told
        assert "may shuffle it back" in told
        assert "The attacker draws" not in told
        assert page_of(phase_of(model.view)) == 2

    @pytest.mark.parametrize("make", [mission_choice, exchange_choice])
    def test_every_key_of_the_question_is_listed(self, make: object) -> None:
        view = village()
        model = BoardModel.of(view, make(view))
        told = shown(help_lines(model, 76))
        for key in model.prompt.keys:
            assert f"  {key_name(key.key)} " in told
        assert all(cells(line) <= 76 for line in help_lines(model, 76))


class TestChanges:
    def test_equal_lines_paint_nothing(self) -> None:
        assert changed_regions([[("a", "")]], [[("a", "")]]) == []

    def test_only_the_changed_cells_are_painted(self) -> None:
        old = [[("Naruto", ""), (" 1/0", "own")], [("x", "")]]
        new = [[("Naruto", ""), (" 2/0", "own")], [("x", "")]]
        (region,) = changed_regions(old, new)
        assert (region.x, region.y, region.width, region.height) == (7, 0, 1, 1)

    def test_a_change_of_role_is_a_change(self) -> None:
        (region,) = changed_regions([[("ab", "")]], [[("a", ""), ("b", "cursor")]])
        assert (region.x, region.width) == (1, 1)

    def test_wide_letters_are_painted_whole(self) -> None:
        (region,) = changed_regions([[("火影a", "")]], [[("火水a", "")]])
        assert (region.x, region.width) == (2, 2)
