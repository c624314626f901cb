"""How large views and deltas are in games of fixed seeds, as `rokugan bench` and `tools/sizes.py` measure them."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

import pytest

import rokugan
from rokugan.agents import ask, make_agent
from rokugan.arena.costs import size_of
from rokugan.core.game import Game
from rokugan.core.randomness import Randomness
from rokugan.core.views.patch import difference
from rokugan.editions.registry import edition_of, editions
from rokugan.games import NAMES

MOST_OF_A_VIEW = 40_000
MEDIAN_OF_DELTAS = 400
MEDIAN_OF_WHOLE_GAMES = 450  # who plays well passes less, and what he does instead changes more


def positions(edition: str, seed: int, every: int) -> Iterator[Game]:
    """Every so manieth position of a random game."""
    names = list(NAMES[: edition_of(edition).usual_players])
    game = rokugan.new_game(edition, names=names, seed=seed)
    chance = Randomness(seed)
    while game.decision is not None and game.turn < 30:
        if game.decisions % every == 0:
            yield game
        game.choose(chance.below(len(game.decision.choices)))


@pytest.mark.parametrize("edition", editions())
def test_half_of_all_deltas_are_short(edition: str) -> None:
    sizes: list[int] = []
    for seed in (1, 2):
        chance = Randomness(seed)
        for game in positions(edition, seed, 9 if edition != "war_of_honor" else 31):
            later = game.clone()
            later.choose(chance.below(len(game.asked().choices)))
            for viewer in (*game.names, None):
                sizes.append(size_of(difference(game.view(viewer), later.view(viewer))))
    assert len(sizes) > 100
    assert median(sizes) < MEDIAN_OF_DELTAS


@pytest.mark.parametrize("edition", ["gold", "samurai", "celestial", "lcg"])
def test_half_of_all_deltas_of_a_whole_game_are_short(edition: str) -> None:
    """Two games between a sensible and a random player, every viewer after every move: what `tools/sizes.py` measures."""
    names = list(NAMES[:2])
    sizes: list[int] = []
    for seed in (1, 2):
        game = rokugan.new_game(edition, names=names, seed=seed)
        agents = [make_agent("random" if seat else "sensible", seat) for seat in range(2)]
        before = {viewer: game.view(viewer) for viewer in (*names, None)}
        while game.decision is not None and game.turn < 60:
            game.choose(ask(agents[game.decision.seat], game))
            for viewer, old in before.items():
                before[viewer] = game.view(viewer)
                sizes.append(size_of(difference(old, before[viewer])))
    assert median(sizes) < MEDIAN_OF_WHOLE_GAMES


def test_a_view_of_four_players_late_in_a_long_game_is_not_too_large() -> None:
    names = list(NAMES[:4])
    game = rokugan.new_game("war_of_honor", names=names, seed=2)
    agents = [make_agent("random" if seat % 2 else "sensible", seat) for seat in range(4)]
    largest = 0
    while game.decision is not None and game.turn < 60:
        if game.decisions % 40 == 0:
            largest = max(largest, *(size_of(game.view(viewer)) for viewer in (*names, None)))
        game.choose(ask(agents[game.decision.seat], game))
    assert 20_000 < largest < MOST_OF_A_VIEW
