"""A position of a game becomes a scenario that leads to the very same table, in every edition."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
import yaml

import rokugan
from rokugan.core.game import Game
from rokugan.core.history import History
from rokugan.errors import RokuganError, ScenarioError
from rokugan.scenarios import opened, transcribing
from rokugan.scenarios.staging import Stage

EDITIONS = ("gold", "samurai", "celestial", "war_of_honor", "lcg")
FOX = {
    "title": "Fox",
    "type": "personality",
    "force": 2,
    "chi": 2,
    "text": "Open: Gain 1 Honor.\nOpen: Once per game: Gain 2 Honor.",
}
TWO = [{"name": "Ann", "honor": 3}, {"name": "Bob", "honor": 3}]


@cache
def played(edition: str, seed: int, moves: int) -> History[Any]:
    """A game in which everybody plays at random, as far as it goes."""
    history: History[Any] = History(rokugan.new_game(edition, seed=seed))
    dice = random.Random(seed)
    while history.game.decision is not None and len(history) < moves:
        history.choose(dice.randrange(len(history.game.decision.choices)))
    return history


def reached(scenario: dict[str, Any]) -> Game:
    """The game at the end of a scenario that was written into a file and read again."""
    read = yaml.safe_load(transcribing.as_yaml(scenario))
    runner = opened(read, "the position")
    for step in read["script"]:
        runner.step(step)
    return runner.game


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("part", [0.02, 0.5, 0.93])
def test_a_position_becomes_a_scenario_that_leads_to_the_same_table(edition: str, part: float) -> None:
    history = played(edition, 11, 160)
    at = int(part * len(history))
    found = transcribing.scenario_at(history, at, "A position")
    assert not any("note" in step for step in found["script"])
    assert transcribing.standing(reached(found)) == transcribing.standing(history.state(at))


@pytest.mark.parametrize("edition", EDITIONS)
def test_mostly_the_phase_under_way_is_where_it_begins(edition: str) -> None:
    """A script is short because what lasts can be said: chance to come, what was used, what is given for the turn."""
    history = played(edition, 11, 160)
    lengths = []
    for at in range(len(history) // 4, len(history), max(1, len(history) // 5)):
        phase_began = transcribing.beginnings(history, at)[0].number
        lengths.append(len(transcribing.scenario_at(history, at, "A position")["script"]) - (at - phase_began))
    assert 2 * lengths.count(0) >= len(lengths)


def test_a_game_may_be_dealt_from_decks_instead_of_a_position() -> None:
    game = rokugan.new_game("celestial", seed=5)
    said = {"edition": "celestial", "seed": 5, "players": game.beginning["players"]}
    assert Stage(said).game.hash() == game.hash()
    titled = [{"name": each["name"], "deck": each["deck"]["name"]} for each in game.beginning["players"]]
    assert Stage({**said, "players": titled}).game.hash() == game.hash()
    for wrong, why in (
        ({"phase": "attack"}, "leave out `phase`"),
        ({"players": [titled[0], {"name": "Bob"}]}, "player Bob: the others have a `deck`"),
        (
            {"players": [titled[0], {**titled[1], "honor": 3}]},
            "player Bob: with a `deck` all is dealt; leave out `honor`",
        ),
    ):
        with pytest.raises(RokuganError, match=why):
            Stage({**said, "players": titled, **wrong})


def test_a_position_says_what_was_used_and_what_is_given_for_the_turn() -> None:
    fox = {"card": "Fox", "as": "fox", "used": [2], "for_this_turn": {"force": 3}}
    said = {
        "edition": "celestial",
        "cards": [FOX],
        "players": [{**TWO[0], "in_play": [fox]}, TWO[1]],
        "phase": "action",
    }
    stage = Stage(said)
    assert "use Fox:1" in stage.game.asked().options
    assert "use Fox:2" not in stage.game.asked().options
    assert stage.runner.inspect(stage.game, "fox.force", stage.runner.handles) == 5
    while stage.game.turn == 1:
        stage.game.choose(len(stage.game.asked().choices) - 1)
    assert stage.runner.inspect(stage.game, "fox.force", stage.runner.handles) == 2
    for wrong, why in (({"used": [3]}, "Fox has 2 abilities"), ({"for_this_turn": {"speed": 1}}, "no 'speed'")):
        with pytest.raises(ScenarioError, match=why):
            Stage({**said, "players": [{**TWO[0], "in_play": [{"card": "Fox", **wrong}]}, TWO[1]]})


def test_a_position_says_what_was_created_and_who_has_left() -> None:
    men = {"card": {"title": "created", "type": "follower", "force": 2}, "created": True}
    gone = {"name": "Cid", "eliminated": True, "provinces": [{"destroyed": True}] * 4}
    ann = {**TWO[0], "in_play": [{"card": FOX, "attachments": [men]}]}
    stage = Stage({"edition": "war_of_honor", "players": [ann, TWO[1], gone], "phase": "action"})
    assert stage.runner.inspect(stage.game, "created#1.force", stage.runner.handles) == 2
    assert stage.runner.inspect(stage.game, "Cid.eliminated", stage.runner.handles) is True
    seen = stage.view()["players"][2]
    assert seen["in_play"] == []
    while stage.game.turn < 4:
        assert stage.game.asked().player != "Cid"
        stage.game.choose(len(stage.game.asked().choices) - 1)
