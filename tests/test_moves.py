"""Anything typed as a move, by anybody, in any edition: it is played, or refused in one sentence, and then nothing changes."""

from __future__ import annotations

from functools import cache, partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.sentences import MARK, complaint

import rokugan
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.registry import editions

VERBS = (
    "use play buy equip target choose pay attack assign fight pass no yes done order focus place discard to on in at"
)
NAMES = "Ann Bob P1 P² P9 hand discount auto #1 #² #99999999999999999999 :1 :² :99999999999999999999 (0,0) ² é İ ß"
ODD = ["(99999999999999999999999,1)", "", " ", "\n", "\x00", "\u202e", MARK]
WORDS = [*VERBS.split(), *NAMES.split(), *ODD]


@cache
def positions(edition: str) -> tuple[CcgGame, ...]:
    """A game at several of its decisions, played by taking its options in turn."""
    game = rokugan.new_game(edition, seed=3)
    found = []
    for number in range(60):
        decision = game.decision
        if decision is None:
            break
        if number % 6 == 0:
            found.append(game.clone())
        game.choose(number % len(decision.choices))
    return tuple(found)


@pytest.mark.parametrize("edition", editions())
@settings(max_examples=60, derandomize=True, deadline=None, database=None)
@given(data=st.data())
def test_any_move_is_played_or_refused_and_changes_nothing(edition: str, data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(positions(edition))).clone()
    assert game.decision is not None
    offered = [word for option in game.decision.options for word in option.split(" ")]
    words = data.draw(st.lists(st.sampled_from([*WORDS, *offered]), min_size=1, max_size=5))
    player = data.draw(st.sampled_from([None, "Ann", "Bob", "Zed", MARK, game.decision.player]))
    before = game.hash()
    if complaint(partial(game.play, " ".join(words), player), longest=10_000):
        assert game.hash() == before


@pytest.mark.parametrize("move", ["use " + "in " * 300_000, "choose " + ":" * 1_000_000, "x" * 3_000_000])
def test_a_move_has_a_length(move: str) -> None:
    assert "is no move: it has more than 500 characters" in complaint(
        partial(positions("celestial")[0].play, move), longest=200
    )
