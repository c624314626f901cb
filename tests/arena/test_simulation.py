"""Games between computer players, and many of them."""

import pytest

import rokugan
from rokugan.agents import RandomAgent
from rokugan.arena import pairing, play_game, simulate
from rokugan.errors import DeckError, RokuganError
from rokugan.games import default_decks


def test_a_game_goes_on_to_its_end() -> None:
    game = rokugan.new_game("celestial", seed=2)
    result = play_game(game, [RandomAgent(1), RandomAgent(2)])
    assert game.outcome is not None
    assert (result.winner, result.ending) == (game.outcome.winner, game.outcome.victory)
    assert (result.turns, result.decisions) == (game.turn, game.decisions)


def test_a_game_that_does_not_end_stops_at_the_turn_limit() -> None:
    result = play_game(rokugan.new_game("celestial", seed=2), [RandomAgent(1), RandomAgent(2)], turn_limit=2)
    assert (result.winner, result.ending, result.turns) == (None, "turn limit", 2)


def test_the_number_of_workers_changes_nothing() -> None:
    who = pairing("celestial", ["random"], turn_limit=12)
    alone, together = (simulate(who, games=6, seed=70, workers=workers).to_json() for workers in (1, 2))
    del alone["seconds"], together["seconds"]
    assert alone == together


def test_game_i_has_the_seed_s_plus_i() -> None:
    who = pairing("celestial", turn_limit=8)
    parts = simulate(who, games=2, seed=10).decisions + simulate(who, games=2, seed=12).decisions
    assert simulate(who, games=4, seed=10).decisions == parts


def test_every_game_is_counted_once() -> None:
    found = simulate(pairing("celestial", ["sensible", "random"], turn_limit=30), games=3, seed=1).to_json()
    assert found["games"] == sum(found["endings"].values()) == 3
    assert list(found["wins"]) == ["sensible", "random"]
    assert sum(found["wins"].values()) == 3 - found["endings"].get("turn limit", 0)


def test_mistakes_are_found_before_the_first_game() -> None:
    with pytest.raises(RokuganError, match="There are 2 players and 3 agents"):
        pairing("celestial", ["random"] * 3, players=2)
    with pytest.raises(RokuganError, match="There is no agent 'clever'"):
        pairing("celestial", ["clever"])
    with pytest.raises(DeckError, match="There are 2 players and 1 decks"):
        pairing("celestial", decks=default_decks("celestial", 1))
    with pytest.raises(RokuganError, match="1 or more"):
        simulate(pairing("celestial"), games=0)
    with pytest.raises(RokuganError, match="turn limit is 0"):
        pairing("celestial", turn_limit=0)


def test_seats_go_round_and_then_decks() -> None:
    decks = default_decks("celestial", 2)
    who = pairing("celestial", ["sensible", "random"], decks, turn_limit=3, swap=True)
    assert [who.seated(seed) for seed in range(4)] == [[0, 1], [1, 0], [0, 1], [1, 0]]
    held = [
        {who.names[player]: deck for player, deck in zip(who.seated(seed), who.dealt(seed), strict=True)}
        for seed in range(4)
    ]
    assert held == [{"sensible": 0, "random": 1}] * 2 + [{"sensible": 1, "random": 0}] * 2


def test_a_player_who_changes_seats_wins_under_his_own_name() -> None:
    found = simulate(pairing("celestial", ["sensible", "random"], swap=True), games=4, seed=500)
    assert found.wins["sensible"] >= 3
