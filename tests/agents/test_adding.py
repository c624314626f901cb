"""Fractions are added in one way only, so that a computer player plays the same game in every Python."""

from __future__ import annotations

import builtins
from collections.abc import Iterable
from typing import Any

import pytest

import rokugan
from rokugan.agents import ask, make_agent
from rokugan.agents.adding import power, total
from rokugan.editions.registry import editions

ADD = builtins.sum


def whole_numbers(numbers: Iterable[Any], start: Any = 0) -> Any:
    """`sum`, of whole numbers only: fractions it adds in another way since Python 3.12."""
    listed = list(numbers)
    assert not any(isinstance(each, float) for each in listed), "fractions are added by `total`"
    return ADD(listed, start)


@pytest.mark.parametrize("edition", editions())
def test_no_fractions_go_through_sum(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builtins, "sum", whole_numbers)
    for seed in range(2):
        names = ("Ann", "Bob", "Cid")[: 3 if edition == "war_of_honor" else 2]
        game = rokugan.new_game(edition, names=names, seed=seed)
        players = [make_agent("sensible", seat) for seat in range(len(names))]
        while game.decision is not None and game.turn <= 6:
            game.choose(ask(players[game.decision.seat], game))


def test_fractions_are_added_from_left_to_right() -> None:
    """`sum` gives 1.0 here from Python 3.12 on."""
    tenths = [0.1] * 10
    assert total(tenths) == 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 == 0.9999999999999999
    assert power(0.8, 3) == 0.8 * 0.8 * 0.8
