"""Nodes behave as attrs' own frozen classes do."""

import copy
import pickle

import attrs
import pytest

from naruto_tui.cards.nodes import Cards, Other, Pick, User, Word

LEAF = Cards(("ninja",), "you", (Word("Leaf"),))


def test_equal_values_are_equal_and_hash_alike():
    again = Cards(("ninja",), "you", (Word("Leaf"),))
    assert again == LEAF
    assert hash(LEAF) == hash(again)
    assert len({LEAF, again}) == 1


@pytest.mark.parametrize("other", [Cards(("ninja",), "you"), Word("Leaf"), "Leaf", None])
def test_other_values_are_not(other):
    assert other != LEAF


def test_classes_without_fields_are_told_apart():
    assert Other() == Other()
    assert Other() != User()


def test_a_node_cannot_be_changed():
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        LEAF.owner = "opponent"


def test_its_text_is_the_call_that_makes_it():
    pick = Pick(1, 2, LEAF)
    assert eval(repr(pick), {"Pick": Pick, "Cards": Cards, "Word": Word}) == pick


def test_attrs_knows_its_fields():
    assert [field.name for field in attrs.fields(Word)] == ["text", "kind"]
    assert attrs.evolve(LEAF, owner="") == Cards(("ninja",), "", (Word("Leaf"),))


def test_a_copy_is_equal():
    assert copy.deepcopy(LEAF) == pickle.loads(pickle.dumps(LEAF)) == LEAF
