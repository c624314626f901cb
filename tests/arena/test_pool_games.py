"""Games with legal decks out of the whole library, by chance: nothing fails, everything ends. `make soak` plays many."""

from __future__ import annotations

import pytest
from tests.arena.random_decks import random_deck

import rokugan
from rokugan.agents import make_agent
from rokugan.arena.match import LIMIT_REACHED, play_game
from rokugan.cards.formats import check
from rokugan.cards.library import library
from rokugan.editions.registry import classic_editions

GAMES = 2_000  # of each edition, in `make soak`
PARTS = 20
TURNS = {"random": 60, "sensible": 120}
MOST_DECISIONS = 60_000


def play(edition: str, seed: int, kinds: tuple[str, str]) -> str:
    """Play the game of that number; how it ended."""
    decks = [random_deck(edition, 2 * seed + seat) for seat in range(2)]
    game = rokugan.new_game(edition, decks, ["Ann", "Bob"], seed, {"turns": TURNS[kinds[0]]})
    agents = [make_agent(kind, 8 * seed + seat) for seat, kind in enumerate(kinds)]
    result = play_game(game, agents, TURNS[kinds[0]])
    assert result.decisions < MOST_DECISIONS
    return result.ending


@pytest.mark.parametrize("edition", classic_editions())
def test_random_decks_are_legal(edition: str) -> None:
    decks = [random_deck(edition, seed) for seed in range(8)]
    assert len({deck.stronghold for deck in decks}) > 1
    for deck in decks:
        assert check(deck, library(edition)) == []
        assert deck.dynasty_size == deck.fate_size == 40


@pytest.mark.parametrize("edition", ["celestial", "samurai", "gold"])
@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.soak) for part in range(1, PARTS + 1))])
def test_a_game_of_any_cards_goes_on(edition: str, part: int) -> None:
    seeds = range(2) if part == 0 else range(part * 1_000, part * 1_000 + GAMES // PARTS)
    for seed in seeds:
        kinds = ("random", "random") if seed % 4 else ("sensible", "sensible")
        assert play(edition, seed, kinds), LIMIT_REACHED
