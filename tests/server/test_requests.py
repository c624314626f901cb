"""The HTTP part of the protocol, row by row."""

from __future__ import annotations

import json

import pytest
from tests.server.serving import Table, computer, person, play_modestly

import rokugan
from rokugan.agents import SensibleAgent
from rokugan.cards.deck import shipped_decks
from rokugan.server.opening import level_asked_for

TWO = [person("Ann"), computer("Bob")]


def test_healthz_tells_the_status_and_the_version(table: Table) -> None:
    answer = table.http.get("/healthz")
    assert answer.status_code == 200
    assert answer.json()["status"] == "ok"
    assert answer.json()["version"]


def test_one_line_says_the_address(table: Table) -> None:
    assert table.said.count("http://") == 1
    assert table.said.endswith("\n")
    assert table.address in table.said


def test_the_page_comes_from_this_server(table: Table) -> None:
    for path in ("/", "/game/0123"):
        answer = table.http.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert "https://" not in answer.text
    assert table.http.get("/assets/none.js").status_code == 404


@pytest.mark.parametrize("path", ["/..%2f..%2fapp.py", "/assets/%2e%2e/%2e%2e/app.py", "/%00", "/../settings.py"])
def test_no_other_file_is_served(table: Table, path: str) -> None:
    assert "Limits" not in table.http.get(path).text
    assert "make_app" not in table.http.get(path).text


def test_the_editions_are_told_with_players_options_and_decks(table: Table) -> None:
    editions = {each["id"]: each for each in table.http.get("/api/editions").json()}
    assert {"gold", "samurai", "celestial", "war_of_honor"} <= set(editions)
    for each in editions.values():
        assert set(each) >= {"id", "title", "players", "options", "decks"}
        assert each["title"]
        assert each["players"][0] == 2
        for deck in each["decks"]:
            assert set(deck) == {"id", "name", "clan", "option"}
            assert deck["option"] is None or deck["option"] in each["options"]
    assert {deck["option"] for deck in editions["gold"]["decks"]} == {None, "teaching"}
    assert editions["celestial"]["players"] == [2, 2]
    assert not any(name.startswith(("tiles", "spaces")) for name in editions["war_of_honor"]["options"])


def test_a_computer_player_who_does_not_know_an_edition_sends_another(monkeypatch: pytest.MonkeyPatch) -> None:
    assert level_asked_for("sensible", "lcg") == "sensible"
    monkeypatch.setattr(SensibleAgent, "families", ("classic",))
    assert level_asked_for("sensible", "lcg") == level_asked_for(None, "lcg") == "random"
    assert level_asked_for(None, "celestial") == "sensible"


def test_the_living_card_game_is_played_against_the_sensible_player(table: Table) -> None:
    editions = {each["id"]: each for each in table.http.get("/api/editions").json()}
    assert editions["lcg"]["levels"] == ["random", "sensible"]
    game = table.begin("lcg", [person("Ann"), computer("Bob")])
    assert game.facts()["seats"][1]["level"] == "sensible"
    assert play_modestly(game.sit(), 3) == 3
    assert not table.logged("a computer player gave no answer", game=game.id)


def test_every_shipped_deck_can_be_named(table: Table) -> None:
    for each in table.http.get("/api/editions").json():
        for deck in each["decks"]:
            options = {"teaching": True} if "printed" in deck["name"] else {}
            seats = [person("Ann", deck["id"]), computer("Bob", deck=deck["name"])]
            table.begin(each["id"], seats, options=options)


def test_a_game_begins_with_a_token_for_each_person(table: Table) -> None:
    answer = table.http.post(
        "/api/games", json={"edition": "war_of_honor", "seats": [person("Ann"), computer("Bob"), {"kind": "open"}]}
    )
    assert answer.status_code == 201
    said = answer.json()
    assert [seat["kind"] for seat in said["seats"]] == ["person", "computer", "open"]
    assert [seat["seat"] for seat in said["seats"]] == [0, 1, 2]
    tokens = [seat["token"] for seat in said["seats"]]
    assert len(tokens[0]) >= 32
    assert tokens[1:] == [None, None]


@pytest.mark.parametrize("form", ["text", "json text", "json"])
def test_a_deck_of_ones_own(table: Table, form: str) -> None:
    deck = next(deck for deck in shipped_decks() if deck.edition == "celestial")
    said = {"text": deck.to_text(), "json text": json.dumps(deck.to_json()), "json": deck.to_json()}[form]
    game = table.begin("celestial", [person("Ann", said), computer("Bob")])
    assert game.sit().view["viewer"] == "Ann"


@pytest.mark.parametrize(
    "body",
    [
        {"edition": "mahjong", "seats": TWO},
        {"edition": "celestial", "seats": [person("Ann")]},
        {"edition": "celestial", "seats": [person("Ann"), person("Bob"), person("Cid")]},
        {"edition": "celestial", "seats": [person("Ann"), person("ann")]},
        {"edition": "celestial", "seats": [person("A:b"), computer("Bob")]},
        {"edition": "celestial", "seats": [person("x" * 100), computer("Bob")]},
        {"edition": "celestial", "seats": [{"kind": "ghost"}, computer("Bob")]},
        {"edition": "celestial", "seats": [person("Ann", "no such deck"), computer("Bob")]},
        {"edition": "celestial", "seats": [person("Ann", "/etc/passwd"), computer("Bob")]},
        {"edition": "celestial", "seats": [person("Ann", {"name": "x"}), computer("Bob")]},
        {"edition": "celestial", "seats": [person("Ann", "Stronghold\nNone\nFate\n9999 X\n"), {"kind": "open"}]},
        {"edition": "celestial", "seats": [person("Ann"), computer("Bob", "os:system")]},
        {"edition": "celestial", "seats": TWO, "options": {"nonsense": True}},
        {"edition": "war_of_honor", "seats": TWO, "options": {"tiles": "/etc/passwd"}},
        {"edition": "celestial", "seats": TWO, "clock": {"per": "century", "seconds": 1}},
        {"edition": "celestial", "seats": TWO, "clock": {"per": "move", "seconds": 0}},
        {"edition": "celestial"},
        {"seats": TWO},
        [],
        1,
    ],
)
def test_what_cannot_be_is_one_sentence(table: Table, body: object) -> None:
    answer = table.http.post("/api/games", json=body)
    assert 400 <= answer.status_code < 500, answer.text
    assert list(answer.json()) == ["error"]
    said = answer.json()["error"]
    assert said.endswith((".", "?"))
    assert "Traceback" not in said
    assert "root:" not in said


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b'{"edition": 1e999}'])
def test_what_is_no_json_is_one_sentence(table: Table, body: bytes) -> None:
    answer = table.http.post("/api/games", content=body)
    assert answer.status_code == 400
    assert answer.json()["error"].endswith(".")


@pytest.mark.parametrize("path", ["/api/games/none", "/api/games/none/record", "/api/nothing"])
def test_what_is_not_there(table: Table, path: str) -> None:
    answer = table.http.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"].endswith(".")
    assert table.http.delete(path).status_code in (404, 405)


def test_open_seats_are_taken_until_none_is_left(table: Table) -> None:
    game = table.begin("celestial", [person("Ann"), {"kind": "open"}])
    ann = game.sit()
    assert ann.first["type"] == "view"
    assert ann.first["started"] is False
    assert ann.view["decision"] is None
    assert ann.ask({"type": "move", "version": 0, "move": "pass"})["code"] == "illegal"
    path = f"/api/games/{game.id}/join"
    for wrong in ({"name": "ANN"}, {"name": "<b>Bob</b>"}, {"name": "Bob", "deck": "nothing"}, {"name": 5}):
        answer = table.http.post(path, json=wrong)
        assert answer.status_code == 400, wrong
        assert answer.json()["error"].endswith(".")
    answer = table.http.post(path, json={"name": "Bob", "deck": "wisdom-of-the-phoenix"})
    assert answer.status_code == 200
    assert answer.json()["seat"] == 1
    began = ann.until("view")
    assert began["started"] is True
    assert [player["name"] for player in ann.view["players"]] == ["Ann", "Bob"]
    game.tokens[1] = answer.json()["token"]
    assert game.sit(1).view["viewer"] == "Bob"
    late = table.http.post(path, json={"name": "Cid"})
    assert late.status_code == 409
    assert late.json()["error"].endswith(".")


def test_the_lobby_and_the_facts_of_a_game_hide_everything(table: Table) -> None:
    game = table.begin("celestial", TWO, seed=3)
    facts = game.facts()
    assert facts["edition"] == "celestial"
    assert [seat["name"] for seat in facts["seats"]] == ["Ann", "Bob"]
    assert facts["over"] is False
    lobby = table.http.get("/api/games")
    assert any(each["game"] == game.id for each in lobby.json())
    whole = lobby.text + json.dumps(facts)
    assert str(game.tokens[0]) not in whole
    for word in ("token", "seed", "Fate", "Dynasty", "Ring of"):
        assert word not in whole


def test_the_record_is_shown_when_the_game_is_over(table: Table) -> None:
    game = table.begin("celestial", TWO, options={"turns": 2})
    path = f"/api/games/{game.id}/record"
    for each in (path, path.replace("record", "summary")):
        before = table.http.get(each)
        assert before.status_code == 403
        assert before.json()["error"].endswith(".")
    ann = game.sit()
    play_modestly(ann, 100)
    assert ann.view["outcome"] is not None
    answer = table.http.get(path)
    assert answer.status_code == 200
    replayed = rokugan.replay(answer.json())
    assert replayed.outcome is not None
    assert {"winner": replayed.outcome.winner, "victory": replayed.outcome.victory} == ann.view["outcome"]
    assert game.facts()["over"] is True
    assert game.facts()["outcome"] == ann.view["outcome"]
    summary = table.http.get(path.replace("record", "summary")).json()
    assert summary["outcome"] == ann.view["outcome"]
    assert [turn["turn"] for turn in summary["turns"]] == list(range(1, len(summary["turns"]) + 1))
    assert summary["turns"][-1]["honor"] == {player["name"]: player["honor"] for player in ann.view["players"]}


def test_seeds_are_obeyed_where_the_server_allows_it(table: Table) -> None:
    seats = [person("Ann"), person("Bob")]
    views = [table.begin("celestial", seats, seed=seed).sit().view for seed in (12, 12, 13)]
    assert views[0] == views[1]
    assert views[0] != views[2]


def test_metrics_are_numbers_and_openapi_names_the_requests(table: Table) -> None:
    figures = table.http.get("/metrics")
    assert figures.headers["content-type"].startswith("text/plain")
    for line in figures.text.splitlines():
        assert line.startswith("# ") or float(line.rpartition(" ")[2]) >= 0
    assert "rokugan_games_total" in figures.text
    document = table.http.get("/openapi.json").json()
    paths = document["paths"]
    assert {"/healthz", "/api/editions", "/api/games", "/api/games/{id}", "/api/games/{id}/join"} <= set(paths)
    body = paths["/api/games"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert "seats" in document["components"]["schemas"][body["$ref"].rpartition("/")[2]]["properties"]
