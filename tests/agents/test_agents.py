"""Computer players: what they may see, and how well they play."""

from copy import deepcopy
from pathlib import Path

import pytest

import rokugan
from rokugan.agents import Observation, RandomAgent, SensibleAgent, agents, ask, contract, make_agent, observe, register
from rokugan.agents.sensible import player_of
from rokugan.arena import pairing, play_game, simulate
from rokugan.editions.ccg.seen.unfolded import unfolded
from rokugan.errors import AgentError, RokuganError


def test_a_random_player_never_looks_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rokugan.new_game("celestial", seed=3)
    monkeypatch.setattr(contract, "question", None)
    monkeypatch.setattr(contract, "printed_cards", None)
    monkeypatch.setattr(type(game), "view", None)
    for seed in range(20):
        assert 0 <= ask(RandomAgent(seed), game) < 3


def test_the_same_seed_plays_the_same_game() -> None:
    games = [rokugan.new_game("celestial", seed=11) for _ in range(2)]
    for game in games:
        play_game(game, [RandomAgent(1), RandomAgent(2)], turn_limit=12)
    assert games[0].moves == games[1].moves
    other = rokugan.new_game("celestial", seed=11)
    play_game(other, [RandomAgent(3), RandomAgent(4)], turn_limit=12)
    assert other.moves != games[0].moves


def test_a_random_player_takes_every_option() -> None:
    agent = RandomAgent(5)
    counts = [0, 0, 0, 0]
    for _ in range(2000):
        counts[agent.choose(Observation("Ann", "act", 4))] += 1
    assert all(400 < count < 600 for count in counts)


def test_an_observation_shows_what_its_player_may_see() -> None:
    game = rokugan.new_game("celestial", seed=3)
    seen = observe(game)
    assert seen.player == game.names[game.decision.seat] if game.decision else False
    assert seen.view == game.view(seen.player, text=False)


def test_what_is_printed_on_a_hidden_card_stays_hidden() -> None:
    game = rokugan.new_game("celestial", seed=3)
    seen = observe(game)
    mine = unfolded(seen.view)["players"][game.names.index(seen.player)]
    printed = seen.printed()
    assert set(mine["hand"]) <= set(printed)
    other = next(player for player in game.players if player.name != seen.player)
    assert not {game.name(card) for card in other.hand + other.fate_deck} & set(printed)


def test_agents_are_found_by_name() -> None:
    assert {"random", "sensible"} <= set(agents())
    assert isinstance(make_agent("sensible", 1), SensibleAgent)
    with pytest.raises(RokuganError, match="There is no agent 'clever'; the agents are random, sensible"):
        make_agent("clever", 1)
    with pytest.raises(RokuganError, match="already an agent"):
        register("random", RandomAgent)


def test_an_agent_of_ones_own_is_named_by_its_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_agents.py").write_text(
        "class Hasty:\n"
        "    def __init__(self, seed):\n        pass\n"
        "    def choose(self, seen):\n        return seen.decision.choices[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    assert simulate(pairing("celestial", ["my_agents:Hasty", "random"], turn_limit=3), games=1).games == 1
    with pytest.raises(RokuganError, match="There is no agent 'no_such_module:Hasty'"):
        make_agent("no_such_module:Hasty", 1)
    with pytest.raises(RokuganError, match="There is no agent 'my_agents:Slow'"):
        make_agent("my_agents:Slow", 1)


@pytest.mark.parametrize("order", [("sensible", "random"), ("random", "sensible")])
def test_the_sensible_player_beats_the_random_one(order: tuple[str, str]) -> None:
    found = simulate(pairing("celestial", order), games=12, seed=500)
    assert found.wins["sensible"] >= 11, found.to_json()


def test_sensible_games_end() -> None:
    found = simulate(pairing("celestial", ["sensible"]), games=4, seed=40)
    assert found.endings["turn limit"] <= 1, found.to_json()


def test_the_sensible_player_knows_its_game_by_the_edition_asked_about() -> None:
    assert player_of("classic", 1).__class__.__name__ == "ClassicPlayer"
    assert player_of("lcg", 1).__class__.__name__ == "LcgPlayer"
    with pytest.raises(AgentError, match="does not know this game; it plays those of classic, lcg"):
        player_of("chess", 1)


@pytest.mark.parametrize(("edition", "moves"), [("celestial", 40), ("lcg", 120)])
def test_a_copy_of_the_sensible_player_remembers_what_it_did(edition: str, moves: int) -> None:
    game = rokugan.new_game(edition, seed=3)
    agent = SensibleAgent(1)
    for _ in range(moves):
        if game.decision is None:
            break
        copied = deepcopy(agent)
        number = ask(agent, game)
        assert ask(copied, game) == number
        game.choose(number)
    assert game.turn >= 2
