"""Copying by Python's own means: `copy.deepcopy` gives a clone, and a game that cannot be pickled says so."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import rokugan
from rokugan.core.history import History
from rokugan.core.randomness import Randomness
from rokugan.editions.registry import editions

EDITIONS = editions()


def middle(edition: str, moves: int = 150) -> Any:
    """A game in its middle, played at random."""
    game = rokugan.new_game(edition, seed=5)
    go_on(game, moves, Randomness(5))
    return game


def go_on(game: Any, moves: int, randomness: Randomness) -> None:
    """Play so many random moves."""
    for _ in range(moves):
        if game.decision is not None:
            game.choose(randomness.below(len(game.decision.choices)))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_copy_is_a_clone(edition: str, copied: Any) -> None:
    game = middle(edition)
    before, moves = game.hash(), game.moves
    twin = copied(game)
    assert (twin.hash(), twin.moves, type(twin)) == (before, moves, type(game))
    go_on(twin, 200, Randomness(1))
    assert (game.hash(), game.moves) == (before, moves)
    go_on(game, 200, Randomness(1))
    assert (game.hash(), game.moves) == (twin.hash(), twin.moves)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_within_other_things_is_copied_once(edition: str) -> None:
    game = middle(edition, 20)
    one, other = copy.deepcopy([game, game])
    assert one is other is not game
    assert one.hash() == game.hash()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_is_not_pickled(edition: str) -> None:
    game = middle(edition, 20)
    for what in (game, [game], game.clone(light=True), game.world("Ann", Randomness(1)), History(game)):
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            with pytest.raises(TypeError, match="pickle"):
                pickle.dumps(what, protocol)
    with pytest.raises(TypeError, match=r"send its record \(rokugan.record, rokugan.replay\), or copy it \(clone\)"):
        pickle.dumps(game)


def test_a_copied_history_goes_back_by_itself() -> None:
    history = History(rokugan.new_game("celestial", seed=3))
    for _ in range(40):
        history.choose(0)
    there = history.game.hash()
    for copied in (copy.deepcopy(history), copy.copy(history)):
        copied.undo(17)
        copied.choose(len(copied.game.asked().choices) - 1)
        assert len(copied) == 24
        assert (len(history), history.game.hash()) == (40, there)
    history.undo(40)
    assert history.game.moves == []
