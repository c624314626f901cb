"""A difference makes the new of the old, and the old is left alone."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from tests.core.rfc6902 import applied

from rokugan.core.views.patch import difference, patched

PLAIN = some.none() | some.integers(0, 3) | some.sampled_from(["", "a", "b/c", "d~e"])
DATA: Any = some.recursive(
    PLAIN,
    lambda inner: some.lists(inner, max_size=5) | some.dictionaries(some.sampled_from("abc/~-"), inner, max_size=4),
    max_leaves=25,
)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(DATA, DATA)
def test_a_patch_makes_the_new_of_the_old(old: Any, new: Any) -> None:
    before = copy.deepcopy(old)
    patch = difference(old, new)
    assert patched(old, patch) == new
    assert applied(old, patch) == new
    assert old == before
    assert (patch == []) == (old == new)


@given(some.lists(some.integers(0, 5)), some.lists(some.integers(0, 5)))
def test_a_row_of_cards(old: list[int], new: list[int]) -> None:
    assert patched(old, difference(old, new)) == new


def test_a_row_of_which_nothing_stays_is_told_whole() -> None:
    assert difference({"row": ["a", "b"]}, {"row": ["c"]}) == [{"op": "replace", "path": "/row", "value": ["c"]}]


def test_one_card_that_moves_is_two_short_operations() -> None:
    old = {"hand": ["c1", "c2", "c3"], "pile": ["c9"]}
    new = {"hand": ["c1", "c3"], "pile": ["c9", "c2"]}
    assert difference(old, new) == [
        {"op": "remove", "path": "/hand/1"},
        {"op": "add", "path": "/pile/-", "value": "c2"},
    ]


def test_every_operation_of_the_standard_is_carried_out() -> None:
    old = {"a": [1, {"b": 2}], "c~d": {"e/f": 3}}
    patch: list[dict[str, Any]] = [
        {"op": "test", "path": "/c~0d/e~1f", "value": 3},
        {"op": "move", "from": "/a/1/b", "path": "/a/0"},
        {"op": "copy", "from": "/c~0d", "path": "/a/-"},
        {"op": "replace", "path": "/c~0d/e~1f", "value": None},
        {"op": "remove", "path": "/a/2"},
        {"op": "add", "path": "/a/1", "value": 5},
    ]
    new = {"a": [2, 5, 1, {"e/f": 3}], "c~d": {"e/f": None}}
    assert patched(old, patch) == applied(old, patch) == new
    assert patched(old, [{"op": "add", "path": "", "value": 1}]) == 1
    with pytest.raises(ValueError, match="/a/0"):
        patched(old, [{"op": "test", "path": "/a/0", "value": 2}])


def test_rows_too_long_to_compare_every_pair() -> None:
    """What comes next in the new row stays: of forty cards one leaves, one joins, and the others are not spoken of."""
    old = [f"card {number}" for number in range(40)]
    new = [*old[:7], *old[8:], "another"]
    assert difference(old, new) == [{"op": "remove", "path": "/7"}, {"op": "add", "path": "/-", "value": "another"}]
    turned = [old[1], old[0], *old[2:]]
    assert patched(old, difference(old, turned)) == turned
    assert len(difference(old, turned)) == 2
