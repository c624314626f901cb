"""An agreed number of turns ends any game, and is part of its record."""

from typing import Any

import pytest

import rokugan
from rokugan.agents import Observation
from rokugan.arena import pairing, play_game, simulate
from rokugan.editions.registry import editions
from rokugan.errors import RokuganError

PLAYABLE = editions()


class Stubborn:
    """Declines whatever it can."""

    def choose(self, seen: Observation) -> int:
        return seen.count - 1


@pytest.mark.parametrize("edition", PLAYABLE)
def test_a_game_ends_after_its_turns(edition: str) -> None:
    game = rokugan.new_game(edition, seed=3, options={"turns": 6})
    result = play_game(game, [Stubborn(), Stubborn()])
    assert game.outcome is not None
    assert (game.outcome.victory, game.turn, result.ending, result.turns) == ("turn limit", 6, "turn limit", 6)
    assert (game.outcome.winner is not None) == (edition == "war_of_honor")
    record = rokugan.record(game)
    assert record["options"] == {"turns": 6}
    assert record["result"] == {"winner": game.outcome.winner, "victory": "turn limit"}
    assert rokugan.replay(record).hash() == game.hash()


def test_a_game_of_war_of_honor_that_could_not_end_does() -> None:
    game = rokugan.new_game("war_of_honor", names=["Ann", "Bob", "Cid", "Dov"], seed=3, options={"turns": 120})
    result = play_game(game, [Stubborn() for _ in range(4)], turn_limit=1000)
    assert (result.ending, result.turns) == ("turn limit", 120)


def test_the_arena_uses_the_same_end() -> None:
    found = simulate(pairing("war_of_honor", ["random"], players=2, turn_limit=4), games=3)
    assert found.endings == {"turn limit": 3}
    assert sum(found.wins.values()) == 3


@pytest.mark.parametrize("edition", PLAYABLE)
@pytest.mark.parametrize("turns", [0, -1, True, "5", 2.5, 10**4000, 10**9])
def test_a_number_of_turns_is_a_number(edition: str, turns: Any) -> None:
    with pytest.raises(RokuganError, match="The option `turns` is a number of turns from 1 to 1,000,000"):
        rokugan.new_game(edition, seed=3, options={"turns": turns})


def test_the_limit_of_one_game_is_not_that_of_another() -> None:
    rokugan.new_game("celestial", seed=3, options={"turns": 1})
    game = rokugan.new_game("celestial", seed=3)
    assert play_game(game, [Stubborn(), Stubborn()], turn_limit=4).turns == 4
    assert game.outcome is None


@pytest.mark.parametrize("said", ["banana", 2, "yes", []])
def test_an_optional_rule_is_on_or_off(said: Any) -> None:
    with pytest.raises(RokuganError, match="The option 'four_winds' is true or false, not"):
        rokugan.new_game("gold", seed=3, options={"four_winds": said})


def test_everybody_sees_how_long_the_game_will_be() -> None:
    assert rokugan.new_game("celestial", seed=3, options={"turns": 9}).view("Ann")["turn_limit"] == 9
    assert rokugan.new_game("celestial", seed=3).view()["turn_limit"] is None
