"""The table of event kinds is whole: each constant, number and name stands in it once, and programs know no other names."""

from __future__ import annotations

from typing import get_args

import pytest

from rokugan import program as p
from rokugan.editions.ccg.table import event_kinds
from rokugan.editions.ccg.table.event_kinds import EVENT_NAMES, FAMILIES, KINDS, codes_of, event_codes, pattern_codes
from rokugan.editions.ccg.text.described.prompts import event_words
from rokugan.program.words import EventName

NOT_KINDS = {"BY_RESOLUTION", "BY_DUEL_LOSS", "FROM_PROVINCE", "FROM_HAND"}


def test_every_constant_is_a_row_and_every_row_has_a_constant() -> None:
    numbers = {
        name: value for name, value in vars(event_kinds).items() if isinstance(value, int) and name not in NOT_KINDS
    }
    assert sorted(numbers.values()) == [kind.number for kind in KINDS] == list(range(len(KINDS)))


def test_programs_and_the_engine_have_the_same_names() -> None:
    assert list(EVENT_NAMES) == list(get_args(EventName))
    assert all(kind.meaning for kind in KINDS)


def test_what_stands_for_several_kinds_names_kinds_of_the_table() -> None:
    assert all(code in range(len(KINDS)) for codes in FAMILIES.values() for code in codes)


@pytest.mark.parametrize(
    ("name", "codes"),
    [
        ("bow", (event_kinds.BOW,)),
        ("attach", (event_kinds.ENTER, event_kinds.TRANSFER)),
        ("show", ()),  # nobody can answer to that
        ("sneeze", ()),
    ],
)
def test_the_kinds_that_a_name_means(name: str, codes: tuple[int, ...]) -> None:
    assert event_codes(name) == codes


def test_several_names_mean_the_kinds_of_each() -> None:
    assert codes_of(("bow",)) == (event_kinds.BOW,)
    assert codes_of(("bow", "attach", "show")) == (event_kinds.BOW, event_kinds.ENTER, event_kinds.TRANSFER)


def test_alternatives_are_heard_too() -> None:
    pattern = p.Pattern("win duel", alternatives=(p.Pattern("dishonor"),))
    assert pattern_codes(pattern) == (event_kinds.WIN_DUEL, event_kinds.DISHONOR)


def test_every_kind_can_be_told_in_a_prompt() -> None:
    assert all(event_words(name, "Ox", "after") for name in EVENT_NAMES)
