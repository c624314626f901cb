"""What pages around the table ask of the server: cards and decks. Every edition, and bad input gets one sentence."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import Table, computer, person

from rokugan import rulebook
from rokugan.cards.deck import shipped_decks
from rokugan.cards.library import EDITIONS, library
from rokugan.scenarios import opened
from rokugan.server.messages import HttpRefusal
from rokugan.server.metrics import Metrics
from rokugan.server.minds import card_questions
from rokugan.server.minds.pool import Pool
from rokugan.server.minds.questions import QuestionProcesses
from rokugan.server.store import Store

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
        ("check", {"deck": "3 Ox", "edition": "celestial"}, 400, "no card 'Ox'"),
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


def test_a_card_is_read_and_laid_on_a_table(table: Table) -> None:
    card = {
        "title": "Fox",
        "type": "personality",
        "clan": "Lion",
        "force": 3,
        "text": "Battle: Bow a target enemy Folower.",
    }
    found = post(table, "/api/workshop/read", card=card)
    assert not found["playable"]
    assert found["unread"][0]["nearest"] == ["Bow a target enemy Follower."]
    assert "Folower" in post(table, "/api/workshop/table", 400, card=card)["error"]
    card["text"] = "Battle: Bow a target enemy Follower."
    found = post(table, "/api/workshop/read", card=card)
    assert (found["playable"], found["written"]) == (True, card["text"])
    assert (found["card"]["clans"], found["card"]["stats"]["force"]) == (["Lion"], 3)
    scenario = post(table, "/api/workshop/table", card=card)
    assert opened(scenario, "table").game.decision is not None


@pytest.mark.parametrize(
    ("card", "word"),
    [
        ({}, "title"),
        ({"title": "Fox", "type": "persnality"}, "did you mean `personality`"),
        ({"title": "Fox", "type": "personality", "force": "many"}, "force"),
        ({"title": "Fox", "type": "personality", "text": "Bow. " * 2000}, "characters"),
        ({"title": "Fox", "type": "personality", "colour": "red"}, "colour"),
    ],
)
def test_what_is_no_card_gets_one_sentence(table: Table, card: dict[str, Any], word: str) -> None:
    assert word in post(table, "/api/workshop/read", 400, card=card)["error"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rules_of_every_edition_are_told_and_found(table: Table, edition: str) -> None:
    told = table.http.get(f"/api/rules/{edition}", timeout=60).json()["rules"]
    assert [each["id"] for each in told] == [each.id for each in rulebook.rules(edition)]
    asked = table.http.get(f"/api/rules/{edition}/search", params={"q": "cards in the deck"}, timeout=60).json()["ids"]
    assert asked == [each.id for each in rulebook.search("cards in the deck", edition)][:200]
    alike = table.http.get(f"/api/rules/{edition}/{asked[0]}/alike", timeout=60).json()
    assert set(alike) == {*EDITIONS} - {edition}


def test_where_the_editions_differ_is_told(table: Table) -> None:
    tables = table.http.get("/api/rules/differences", timeout=60).json()["tables"]
    assert all(len(row) == len(each["heads"]) for each in tables for row in each["rows"])
    assert {"Gold", "Samurai", "Celestial", "War of Honor"} <= set(tables[0]["heads"])
    answer = table.http.get("/api/rules/celestial/celestial.nope.01/alike")
    assert (answer.status_code, "no rule" in answer.json()["error"]) == (400, True)


def test_who_takes_too_long_is_given_up_and_the_next_is_answered() -> None:
    async def work() -> None:
        questions = QuestionProcesses(Pool("tests.server.slow_answers", 1, each=2), 1.0, Metrics())
        assert await questions.ask("quick") == "quick"
        with pytest.raises(HttpRefusal, match="too long"):
            await questions.ask("quick", "192.0.2.7", sleep=60)
        assert await questions.ask("quick") == "quick"
        waiting = [asyncio.create_task(questions.ask("quick", "192.0.2.7")) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(HttpRefusal, match="too much at once"):
            await questions.ask("quick", "192.0.2.7")
        assert await asyncio.gather(*waiting) == ["quick"] * 3
        await questions.close()

    asyncio.run(work())


def test_whoever_shows_his_token_lists_his_decks_and_throws_them_away(table: Table) -> None:
    """A deck that two people keep stays until both have thrown it away; nobody sees or throws away another's."""
    deck = DECKS["celestial"].to_json()
    ann, bob = ({"Authorization": f"Bearer {name * 10}"} for name in ("ann-", "bob-"))
    id = table.http.post("/api/decks", json={"deck": deck}, headers=ann).json()["id"]
    assert table.http.post("/api/decks", json={"deck": deck}, headers=bob).json()["id"] == id
    other = {**deck, "name": "Another"}
    another = table.http.post("/api/decks", json={"deck": other}, headers=ann).json()["id"]
    listed = table.http.get("/api/decks", headers=ann).json()
    assert [(each["id"], each["name"]) for each in listed] == [(another, "Another"), (id, deck["name"])]
    assert [each["id"] for each in table.http.get("/api/decks", headers=bob).json()] == [id]
    assert table.http.delete(f"/api/decks/{another}", headers=bob).status_code == 404
    assert table.http.delete(f"/api/decks/{id}", headers=ann).status_code == 200
    assert table.http.get(f"/api/decks/{id}").status_code == 200
    assert table.http.delete(f"/api/decks/{id}", headers=bob).status_code == 200
    assert table.http.get(f"/api/decks/{id}").status_code == 404
    assert table.http.get(f"/api/decks/{another}").json() == other
    for wrong, status in (({}, 401), ({"Authorization": "Bearer short"}, 400)):
        answer = table.http.get("/api/decks", headers=wrong)
        assert answer.status_code == status
        assert answer.json()["error"].endswith(".")


def test_a_person_keeps_so_many_decks_and_no_more(tmp_path: Path) -> None:
    async def whole() -> None:
        store = Store(f"sqlite:///{tmp_path / 'some.db'}")
        await store.open()
        try:
            assert await store.keep("deck", {"n": 1}, "a" * 20, 2)
            assert await store.keep("deck", {"n": 2}, "a" * 20, 2)
            assert await store.keep("deck", {"n": 3}, "a" * 20, 2) is None
            assert await store.keep("deck", {"n": 2}, "a" * 20, 2)  # his already
            assert await store.keep("deck", {"n": 3}, "b" * 20, 2)
        finally:
            await store.close()

    asyncio.run(whole())


def test_cards_are_made_ready_when_somebody_opens_a_page() -> None:
    """The process writes the texts a few cards at a time; afterwards the whole library is told at once."""
    left = [card_questions.prepare({"edition": "gold"})]
    while left[-1]:
        left.append(card_questions.prepare({"edition": "gold"}))
        assert left[-1] < left[-2]
    assert len(card_questions.cards({"edition": "gold"})["cards"]) == len(list(library("gold")))
