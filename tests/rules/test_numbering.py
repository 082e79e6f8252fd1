"""Each numbered rule that states a behaviour has a test: it bears the number in its name."""

import pytest

from .numbering import NO_TEST, missing, name_of, numbers, with_a_test


def test_the_numbers_are_those_of_the_reference() -> None:
    assert {"1.1", "4.3.4", "5.6", "7.18", "K-0.1", "K-29.7", "T-1", "T-7.7", "T-32"} <= {
        *numbers()
    }
    assert not {"4.3", "T-7", "K-2", "8.1"} & {*numbers()}
    assert len(numbers()) > 250


def test_every_rule_that_states_a_behaviour_has_a_test() -> None:
    assert missing() == []


def test_the_exceptions_are_rules_and_have_no_test() -> None:
    assert set(NO_TEST) <= set(numbers())
    assert not set(NO_TEST) & with_a_test()


@pytest.mark.parametrize(
    ("rule", "name"), [("K-2.3", "test_k_2_3_"), ("T-9", "test_t_9_"), ("4.3.4", "test_4_3_4_")]
)
def test_a_rule_names_its_tests(rule: str, name: str) -> None:
    assert name_of(rule) == name
