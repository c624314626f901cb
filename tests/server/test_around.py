"""What pages around the table ask of the server: cards and decks. Every edition, and bad input gets one sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.serving import Table, computer, person

from rokugan.cards.deck import shipped_decks
from rokugan.cards.library import EDITIONS, library

DECKS = {deck.edition: deck for deck in shipped_decks() if not deck.format}


def post(table: Table, path: str, status: int = 200, **said: Any) -> dict[str, Any]:
    answer = table.http.post(path, json=said, timeout=60)
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_is_told_and_found(table: Table, edition: str) -> None:
    answer = table.http.get(f"/api/cards/{edition}", timeout=60)
    told = answer.json()
    assert {card["name"] for card in told["cards"]} == {card.name for card in library(edition)}
    assert all(card["type"] and "stats" in card for card in told["cards"])
    again = table.http.get(f"/api/cards/{edition}", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    asked = table.http.get(f"/api/cards/{edition}/search", params={"q": "text:draw"}, timeout=60).json()["names"]
    assert asked
    texts = {card["name"]: "\n".join(card["text"]) for card in told["cards"]}
    assert set(asked) == {name for name, text in texts.items() if "draw" in text.casefold()}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_shipped_deck_is_legal_and_one_without_a_stronghold_is_not(table: Table, edition: str) -> None:
    deck = DECKS[edition].to_json()
    found = post(table, "/api/decks/check", deck=deck, edition=edition)
    assert (found["legal"], found["violations"], found["deck"]) == (True, [], deck)
    assert found["plots"]
    assert post(table, "/api/decks/check", deck=found["text"], edition=edition)["deck"] == deck
    found = post(table, "/api/decks/check", deck={**deck, "stronghold": ""}, edition=edition)
    assert not found["legal"]
    assert all(each["rule"].startswith(f"{edition}.") for each in found["violations"])
    hand = post(table, "/api/decks/hand", deck=deck, edition=edition, seed=4)
    assert hand == post(table, "/api/decks/hand", deck=deck, edition=edition, seed=4)
    assert len(hand["provinces"]) == 4


def test_a_misspelt_title_gets_the_nearest(table: Table) -> None:
    deck = {"name": "Mine", "edition": "celestial", "dynasty": {"Matsu Yossa": 3}}
    found = post(table, "/api/decks/check", deck=deck)["violations"]
    assert next(each for each in found if each["title"] == "Matsu Yossa")["nearest"][0] == "Matsu Yosa"


def test_a_deck_is_kept_and_played(table: Table) -> None:
    deck = DECKS["celestial"].to_json()
    id = post(table, "/api/decks", 201, deck=deck)["id"]
    assert post(table, "/api/decks", 201, deck=DECKS["celestial"].to_text())["id"] == id
    kept = table.http.get(f"/api/decks/{id}").json()
    assert kept == deck
    table.begin("celestial", [person("Ann", kept), computer("Bob")])
    assert table.http.get("/api/decks/none").json() == {"error": "There is no such deck."}


@pytest.mark.parametrize(
    ("path", "said", "status", "word"),
    [
        ("check", {"deck": "3 Ox", "edition": "celestial"}, 400, "section"),
        ("check", {"deck": "{", "edition": "celestial"}, 400, "JSON"),
        ("check", {"deck": {"dynasty": 3}}, 400, "dynasty"),
        ("check", {"deck": "Stronghold\nOx", "edition": "nope"}, 404, "edition"),
        ("check", {"deck": {"format": "nope"}}, 400, "format"),
        ("check", {}, 400, "deck"),
        ("hand", {"deck": {}, "seed": -1}, 400, "seed"),
    ],
)
def test_bad_input_gets_one_sentence(table: Table, path: str, said: dict[str, Any], status: int, word: str) -> None:
    found = post(table, f"/api/decks/{path}", status, **said)
    assert list(found) == ["error"]
    assert word in found["error"]
    assert "\n" not in found["error"].strip()


def test_a_bad_search_gets_one_sentence(table: Table) -> None:
    for said, word in (("force>x", "number"), ("nope:3", "field"), ("x" * 501, "500")):
        answer = table.http.get("/api/cards/celestial/search", params={"q": said}, timeout=60)
        assert answer.status_code == 400
        assert word in answer.json()["error"]
    assert table.http.get("/api/cards/nope").status_code == 404
    assert json.loads(table.http.get("/healthz").text)["status"] == "ok"
