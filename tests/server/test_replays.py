"""Replays: a finished game and a record that somebody brought, looked at move by move, played on, written as a scenario."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
import yaml
from tests.server.serving import Client, Game, Table, computer, person

import rokugan
from rokugan.agents import ask, make_agent
from rokugan.core.views.patch import patched
from rokugan.games import record
from rokugan.scenarios import opened

EDITIONS = ["celestial", "gold", "lcg", "samurai", "war_of_honor"]


@cache
def played(edition: str, turns: int = 6) -> dict[str, Any]:
    """The record of a game of computer players."""
    names = ["Ann", "Bob", "Cid"] if edition == "war_of_honor" else ["Ann", "Bob"]
    game = rokugan.new_game(edition, names=names, seed=4, options={"turns": turns})
    agents = [make_agent("random" if edition == "lcg" else "sensible", seat) for seat in range(len(names))]
    while game.decision is not None:
        game.choose(ask(agents[game.decision.seat], game))
    return record(game)


def brought(table: Table, found: dict[str, Any]) -> str:
    answer = table.http.post("/api/replays", json=found)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["game"])


def got(table: Table, path: str, **query: Any) -> Any:
    answer = table.http.get(path, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_record_is_brought_and_looked_at_from_every_seat(table: Table, edition: str) -> None:
    found = played(edition)
    id = brought(table, found)
    index = got(table, f"/api/games/{id}/replay")
    assert index["moves"] == found["moves"]
    assert index["outcome"] == found["result"]
    assert index["origin"] == "upload"
    assert [each["turn"] for each in index["turns"]] == sorted({each["turn"] for each in index["turns"]})
    assert got(table, f"/api/games/{id}/record") == found
    assert id not in [each["game"] for each in got(table, "/api/games")]
    middle = len(found["moves"]) // 2
    for name in ("open", *(each["name"] for each in found["players"])):
        whole = got(table, f"/api/games/{id}/replay/{middle}", view=name, count=20)
        view = whole["view"]
        for step in whole["steps"]:
            view = patched(view, step["patch"])
        assert view == got(table, f"/api/games/{id}/replay/{middle + 20}", view=name, count=0)["view"]
        assert "choices" not in (view["decision"] or {})
        hands = {each["name"]: each["zones"]["hand"] for each in view["players"]}
        seen = {player for player, hand in hands.items() if hand["size"] and len(hand["cards"]) == hand["size"]}
        assert seen >= {player for player, hand in hands.items() if hand["size"] and name in (player, "open")}
        assert name == "open" or name in seen or not hands[name]["size"]


def test_only_the_open_view_shows_the_hands_of_others(table: Table) -> None:
    found = played("celestial")
    id = brought(table, found)
    ann = got(table, f"/api/games/{id}/replay/30", view="Ann", count=0)["view"]
    hands = {each["name"]: each["zones"]["hand"] for each in ann["players"]}
    assert len(hands["Ann"]["cards"]) == hands["Ann"]["size"] > 0
    assert hands["Bob"]["size"] > 0
    assert hands["Bob"]["cards"] == []
    both = got(table, f"/api/games/{id}/replay/30", view="open", count=0)
    shown = {each["name"]: each["zones"]["hand"] for each in both["view"]["players"]}
    assert len(shown["Bob"]["cards"]) == hands["Bob"]["size"]
    drawn = [event for event in both["events"] if event["kind"] == "draw" and event.get("player") == "Bob"]
    assert drawn
    assert all(event["cards"][0] for event in drawn)


def test_a_game_under_way_shows_no_replay(table: Table) -> None:
    game = table.begin("celestial", [person("Ann"), computer("Bob")], seed=3)
    for path in ("replay", "replay/0", "replay/0/scenario"):
        answer = table.http.get(f"/api/games/{game.id}/{path}")
        assert answer.status_code == 403
        assert answer.json() == {"error": "The replay of a game is shown when the game is over."}
    answer = table.http.post(f"/api/games/{game.id}/replay/0/play", json={"name": "Ann"})
    assert answer.status_code == 403


def test_battles_and_conflicts_are_found(table: Table) -> None:
    celestial = got(table, f"/api/games/{brought(table, played('celestial', 14))}/replay")
    battles = [each for each in celestial["fights"] if each["kind"] == "battle"]
    assert battles
    assert all(each["where"].startswith(("Ann.P", "Bob.P")) for each in battles)
    assert {each["won"] for each in battles} <= {True, False}
    lcg = got(table, f"/api/games/{brought(table, played('lcg'))}/replay")
    assert any(each["kind"] == "conflict" and each["won"] is not None for each in lcg["fights"])


def test_a_conceded_game_can_be_looked_at(table: Table) -> None:
    game = table.begin("celestial", [person("Ann"), person("Bob")], seed=3)
    ann = game.sit(0)
    ann.send({"type": "concede"})
    ann.until("over")
    index = got(table, f"/api/games/{game.id}/replay")
    assert index["moves"][-1] == "Ann: concede"
    end = got(table, f"/api/games/{game.id}/replay/{len(index['moves'])}", view="open", count=0)
    assert end["view"]["outcome"]["winner"] == "Bob"
    assert brought(table, got(table, f"/api/games/{game.id}/record"))
    ann.close()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_is_played_on_from_the_middle(table: Table, edition: str) -> None:
    found = played(edition)
    id = brought(table, found)
    at = next(n for n in range(len(found["moves"]) // 2, len(found["moves"])) if found["moves"][n].startswith("Ann: "))
    answer = table.http.post(f"/api/games/{id}/replay/{at}/play", json={"name": "Ann"})
    assert answer.status_code == 201, answer.text
    game = Game(table, answer.json())
    assert [seat["kind"] for seat in game.seats] == ["person", *["computer"] * (len(game.seats) - 1)]
    ann: Client = game.sit(0)
    before = got(table, f"/api/games/{id}/replay/{at}", view="Ann", count=0)["view"]
    assert ann.view["turn"] == before["turn"]
    assert [each["honor"] for each in ann.view["players"]] == [each["honor"] for each in before["players"]]
    assert ann.my_turn()
    assert found["moves"][at].removeprefix("Ann: ") in ann.options
    assert ann.move(ann.options[-1])["type"] in ("delta", "view")
    ann.close()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_position_becomes_a_scenario(table: Table, edition: str) -> None:
    found = played(edition)
    id = brought(table, found)
    exact = 0
    for at in range(len(found["moves"]) // 2, len(found["moves"]) - 1, 23):
        said = got(table, f"/api/games/{id}/replay/{at}/scenario")
        scenario = yaml.safe_load(said["text"])
        runner = opened(scenario, said["name"])
        for step in scenario["script"]:
            runner.step(step)
        there = got(table, f"/api/games/{id}/replay/{at}", view="open", count=0)["view"]
        if any("note" in step for step in scenario["script"]):
            continue
        exact += 1
        now = runner.game.unveiled().view(None)
        for mine, theirs in zip(now["players"], there["players"], strict=True):
            assert mine["honor"] == theirs["honor"]
            assert titles(now, mine["zones"]["hand"]) == titles(there, theirs["zones"]["hand"])
            assert mine["zones"]["hand"]["size"] == theirs["zones"]["hand"]["size"]
    assert exact


def titles(view: dict[str, Any], pile: dict[str, Any]) -> list[str]:
    return sorted(view["things"][id]["card"] for id in pile["cards"])


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"\xff\x00", "not JSON"),
        (b"[]", "no list of moves"),
        (b'{"moves": []}', "the format is"),
        (json.dumps({"format": "rokugan-record/2", "moves": [], "edition": "celestial"}).encode(), "seed"),
        (b'{"moves": ' + b"[" * 400 + b"]" * 400 + b"}", "format"),
        (json.dumps({"moves": ["Ann: pass"] * 7000}).encode(), "at most 6000 moves"),
    ],
)
def test_what_is_no_record_gets_one_sentence(table: Table, data: bytes, says: str) -> None:
    answer = table.http.post("/api/replays", content=data)
    assert answer.status_code == 400
    said = answer.json()["error"]
    assert says in said
    assert "\n" not in said
    assert said.endswith(".")


def test_a_record_with_a_wrong_move_names_it(table: Table) -> None:
    found = played("celestial")
    wrong = {**found, "moves": [*found["moves"][:5], "Ann: attack the Moon", *found["moves"][6:]]}
    answer = table.http.post("/api/replays", json=wrong)
    assert answer.status_code == 400
    assert "move 6 of" in answer.json()["error"]


def test_nobody_plays_on_for_who_did_not_play_or_after_the_end(table: Table) -> None:
    found = played("celestial")
    id = brought(table, found)
    answer = table.http.post(f"/api/games/{id}/replay/5/play", json={"name": "Eve"})
    assert answer.status_code == 400
    assert "Nobody called 'Eve' played" in answer.json()["error"]
    answer = table.http.post(f"/api/games/{id}/replay/{len(found['moves'])}/play", json={"name": "Ann"})
    assert answer.status_code == 400
    assert table.http.get(f"/api/games/{id}/replay/0", params={"view": "Eve"}).status_code == 400
