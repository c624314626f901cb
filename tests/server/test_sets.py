"""Sets of cards that people bring to a server: read once, kept, played, recorded, there after a restart (docs/protocol.md)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import Table, computer, person, served

import rokugan
from rokugan.cards.deck import Deck, shipped_decks
from rokugan.games import replay

YAML = """
set: Winds of Summer
version: "1.0"
edition: celestial
keywords:
  Dauntless: "Battle: Straighten this Personality."
cards:
  - {title: Akodo Rei, type: personality, clans: [Lion], force: 3, chi: 2, gold_cost: 5, personal_honor: 2,
     keywords: [Samurai, Dauntless], text: "Battle: Give your target Follower +2F."}
"""
WINDS = {
    "set": "Winds of Summer",
    "version": "1.0",
    "edition": "celestial",
    "keywords": {"Dauntless": "Battle: Straighten this Personality."},
    "cards": [
        {
            "title": "Akodo Rei",
            "type": "personality",
            "clans": ["Lion"],
            "force": 3,
            "chi": 2,
            "gold_cost": 5,
            "personal_honor": 2,
            "keywords": ["Samurai", "Dauntless"],
            "text": "Battle: Give your target Follower +2F.",
        }
    ],
}
ODD: dict[str, Any] = {
    "set": "Odd",
    "edition": "celestial",
    "cards": [{"title": "Odd One", "type": "personality", "force": 1, "chi": 1, "text": "Battle: Zorbish the enemy."}],
}


def mine(title: str = "Akodo Rei") -> dict[str, Any]:
    """A deck with three copies of a card, and hardly another Dynasty card, so that it is soon seen."""
    deck: Deck = next(deck for deck in shipped_decks() if deck.edition == "celestial")
    return replace(deck, name="Mine", dynasty=((title, 3), *deck.dynasty)).to_json()


def bring(table: Table, found: Any) -> dict[str, Any]:
    answer = table.http.post("/api/sets", json=found)
    assert answer.status_code == 201, answer.text
    said: dict[str, Any] = answer.json()
    return said


def test_a_set_is_brought_as_json_and_as_text(table: Table) -> None:
    said = bring(table, WINDS)
    assert (said["cards"], said["understood"], said["problems"]) == (1, 1, [])
    assert bring(table, YAML)["set"] == said["set"]
    raw = table.http.post("/api/sets", content=YAML.encode(), headers={"Content-Type": "application/yaml"})
    assert raw.status_code == 201
    assert raw.json()["set"] == said["set"]
    assert table.http.get(f"/api/sets/{said['set']}").json() == WINDS


def test_a_game_is_played_with_it_and_recorded(table: Table) -> None:
    id = bring(table, WINDS)["set"]
    game = table.begin(
        "celestial", [person("Ann", mine()), computer("Bob", deck=mine())], sets=[id], options={"turns": 2}
    )
    ann = game.sit()
    while ann.my_turn():
        ann.move(ann.options[-1])
    record = table.http.get(f"/api/games/{game.id}/record").json()
    assert record["format"] == "rokugan-record/3"
    assert record["sets"] == [WINDS]
    assert replay(record).outcome is not None
    again = table.http.post("/api/replays", json=record)
    assert again.status_code == 201, again.text
    looked = table.http.get(f"/api/games/{again.json()['game']}/replay/0", params={"view": "Ann", "count": 1})
    assert looked.status_code == 200


def test_of_a_set_that_is_not_understood_the_words_are_named(table: Table) -> None:
    said = bring(table, ODD)
    assert (said["cards"], said["understood"]) == (1, 0)
    assert said["problems"][0]["card"] == "Odd One"
    assert said["problems"][0]["words"] == "Zorbish the enemy."
    seats = [person("Ann", mine("Odd One")), computer("Bob")]
    refused = table.http.post("/api/games", json={"edition": "celestial", "seats": seats, "sets": [said["set"]]})
    assert refused.status_code == 400
    assert "Zorbish" in refused.json()["error"]
    blank = bring(table, {**ODD, "blank": True})["set"]
    table.begin("celestial", seats, sets=[blank])


@pytest.mark.parametrize(
    ("found", "sentence"),
    [
        ({"set": "No cards", "edition": "celestial"}, "cards"),
        ({**WINDS, "edition": "jade"}, "There is no edition 'jade'"),
        ({**WINDS, "cards": [{"title": "A", "type": "personalty"}]}, "did you mean `personality`"),
        ("just words", "list of cards"),
        ([1], "got `array`"),
    ],
)
def test_what_is_no_set_is_refused(table: Table, found: Any, sentence: str) -> None:
    answer = table.http.post("/api/sets", json=found)
    assert answer.status_code == 400, answer.text
    assert sentence in answer.json()["error"]


def test_a_set_that_is_not_there_is_named(table: Table) -> None:
    seats = [person("Ann"), computer("Bob")]
    answer = table.http.post("/api/games", json={"edition": "celestial", "seats": seats, "sets": ["nothing"]})
    assert answer.status_code == 400
    assert "'nothing'" in answer.json()["error"]
    assert table.http.get("/api/sets/nothing").status_code == 404


def test_the_game_is_there_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as table:
        id = bring(table, WINDS)["set"]
        game = table.begin("celestial", [person("Ann", mine()), computer("Bob")], sets=[id])
        ann = game.sit()
        assert ann.my_turn()
        ann.move(ann.options[-1])
        before = ann.options if ann.my_turn() else []
        table.kill()
    with served(tmp_path) as table:
        game.table = table
        ann = game.sit()
        assert ann.my_turn()
        assert ann.options == before


def test_whoever_takes_a_seat_may_bring_its_cards_too(table: Table) -> None:
    id = bring(table, WINDS)["set"]
    game = table.begin("celestial", [person("Ann"), {"kind": "open"}], sets=[id])
    taken = table.http.post(f"/api/games/{game.id}/join", json={"name": "Bob", "deck": mine()})
    assert taken.status_code == 200, taken.text


def test_records_of_the_engine_with_sets_can_be_brought(table: Table) -> None:
    game = rokugan.new_game("celestial", seed=3, options={"turns": 1}, cards=[WINDS])
    while game.decision is not None:
        game.play(game.decision.options[-1])
    answer = table.http.post("/api/replays", json=rokugan.record(game))
    assert answer.status_code == 201, answer.text


def test_a_server_offers_the_sets_that_it_was_started_with(tmp_path: Path) -> None:
    file = tmp_path / "winds.yaml"
    file.write_text(YAML)
    with served(tmp_path, "--cards", str(file)) as table:
        [offered] = table.http.get("/api/sets").json()
        assert (offered["name"], offered["edition"], offered["cards"]) == ("Winds of Summer", "celestial", 1)
        table.begin("celestial", [person("Ann", mine()), computer("Bob")], sets=[offered["set"]])
