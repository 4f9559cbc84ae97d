"""Merge patches: the examples of RFC 7396, and that a difference leads from old to new."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.kernel.patch import diff, merge

RFC_7396_APPENDIX_A: list[tuple[Any, Any, Any]] = [
    ({"a": "b"}, {"a": "c"}, {"a": "c"}),
    ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
    ({"a": "b"}, {"a": None}, {}),
    ({"a": "b", "b": "c"}, {"a": None}, {"b": "c"}),
    ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
    ({"a": "c"}, {"a": ["b"]}, {"a": ["b"]}),
    ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
    ({"a": [{"b": "c"}]}, {"a": [1]}, {"a": [1]}),
    (["a", "b"], ["c", "d"], ["c", "d"]),
    ({"a": "b"}, ["c"], ["c"]),
    ({"a": "foo"}, None, None),
    ({"a": "foo"}, "bar", "bar"),
    ({"e": None}, {"a": 1}, {"e": None, "a": 1}),
    ([1, 2], {"a": "b", "c": None}, {"a": "b"}),
    ({}, {"a": {"bb": {"ccc": None}}}, {"a": {"bb": {}}}),
]

# Numbers and truth values are kept apart: to Python, 1 and true are equal.
leaves = st.integers(2, 9) | st.text(max_size=3) | st.booleans()
values = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4)
    ),
    max_leaves=12,
)
views = st.dictionaries(st.sampled_from("abcd"), values, max_size=4)


@pytest.mark.parametrize(("old", "patch", "new"), RFC_7396_APPENDIX_A)
def test_examples_of_the_standard(old: Any, patch: Any, new: Any) -> None:
    assert merge(old, patch) == new


@given(views, views)
@settings(max_examples=300, deadline=None, derandomize=True)
def test_a_difference_leads_to_the_new_view(old: Any, new: Any) -> None:
    before = copy.deepcopy((old, new))
    assert merge(old, diff(old, new)) == new
    assert (old, new) == before


@given(views)
@settings(max_examples=50, deadline=None, derandomize=True)
def test_no_difference_is_an_empty_patch(view: Any) -> None:
    assert diff(view, copy.deepcopy(view)) == {}


def test_only_what_changes_is_sent() -> None:
    old = {"turn": 1, "hands": {"0": [1, 2], "1": [3]}, "gone": 5}
    new = {"turn": 2, "hands": {"0": [1, 2], "1": [3, 4]}}
    assert diff(old, new) == {"turn": 2, "hands": {"1": [3, 4]}, "gone": None}
