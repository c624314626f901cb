"""Every answer has the form that OpenAPI tells, no less and no more; the table's types are made from these forms."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
import wire_types
from tests.server.serving import Table, computer, person
from tests.server.test_replays import played

from rokugan.cards.deck import shipped_decks
from rokugan.server.requests.asking import Route
from rokugan.server.requests.table import described, routes

MINE = {"Authorization": "Bearer " + "mine" * 10}
CARD = {
    "title": "Fox",
    "type": "personality",
    "force": 3,
    "chi": 2,
    "text": "Battle: Bow a target enemy Follower. Zorbish.",
}
PLAYABLE = {**CARD, "text": "Battle: Bow a target enemy Follower."}
SET = {"set": "Foxes", "edition": "celestial", "cards": [CARD]}
POSITION = {
    "edition": "celestial",
    "players": [{"name": "Ann", "hand": [], "in_play": ["Matsu Yosa"]}, {"name": "Bob"}],
    "phase": "action",
    "script": ["Ann: pass", {"note": "so"}],
}


def of(method: str, path: str) -> Route:
    return next(each for each in routes() if (each.method, each.path) == (method, path))


def check(route: Route, found: Any) -> None:
    """The answer is of the form of its route, and nothing of it is left out."""
    form = json.loads(msgspec.json.encode(msgspec.convert(found, route.answers)))
    assert left_out(found, form) == [], route.path


def left_out(found: Any, form: Any) -> list[str]:
    """What an answer has and its form has not; where the form says what is usual, the answer may leave it away."""
    if isinstance(found, dict) and isinstance(form, dict):
        gone = [key for key in found if key not in form]
        return gone + [f"{key}.{each}" for key in found if key in form for each in left_out(found[key], form[key])]
    if isinstance(found, list) and isinstance(form, list) and len(found) == len(form):
        return [f"{n}.{each}" for n, (a, b) in enumerate(zip(found, form, strict=True)) for each in left_out(a, b)]
    return [] if found == form else [f"{found!r} is {form!r}"]


@pytest.fixture(scope="module")
def known(table: Table) -> dict[str, str]:
    """Names of things that one can ask about."""
    open_game = table.begin("celestial", [person("Ann"), {"kind": "open"}], clock={"per": "move", "seconds": 60})
    brought = table.http.post("/api/replays", json=played("celestial"))
    deck = next(each for each in shipped_decks() if each.edition == "celestial")
    kept = table.http.post("/api/decks", json={"deck": deck.to_json()}, headers=MINE, timeout=90)
    check(of("POST", "/api/replays"), brought.json())
    check(of("POST", "/api/decks"), kept.json())
    unwanted = {**deck.to_json(), "name": "Unwanted"}
    gone = table.http.post("/api/decks", json={"deck": unwanted}, headers=MINE, timeout=90)
    return {
        "open": open_game.id,
        "brought": brought.json()["game"],
        "kept": kept.json()["id"],
        "set": table.http.post("/api/sets", json=SET, timeout=90).json()["set"],
        "gone": gone.json()["id"],
        "shipped": "roar-of-the-lion",
        "deck": deck.to_text(),
        "puzzle": table.http.get("/api/puzzles", timeout=90).json()[0]["name"],
        "lesson": table.http.get("/api/lessons", timeout=90).json()[0]["name"],
        "scenario": table.http.get("/api/scenarios", timeout=90).json()[0][0],
    }


def asked(route: Route, known: dict[str, str]) -> tuple[str, Any]:
    """A request that is answered: its path and its body."""
    ids = {"/api/games": "brought", "/api/decks/shipped": "shipped", "/api/decks": "kept", "/api/sets": "set"}
    id = next((known[name] for start, name in ids.items() if route.path.startswith(start)), "celestial.duel.03")
    if route.path.endswith("/join") or route.path == "/api/games/{id}":
        id = known["open"]
    if route.method == "DELETE":
        id = known["gone"]
    case = shipped_case(known["scenario"]) if "{name:path}" in route.path else ""
    path = route.path.replace("{name:path}", known["scenario"]).format(id=id, at="5", edition="celestial")
    bodies: dict[str, Any] = {
        "/api/games": {"edition": "lcg", "seats": [person("Ann"), computer("Bob")]},
        "/api/games/{id}/join": {"name": "Cid"},
        "/api/games/{id}/replay/{at}/play": {"name": "Ann"},
        "/api/replays": played("lcg"),
        "/api/decks/check": {"deck": known["deck"] + "\n2 Matsu Yoso"},
        "/api/decks/hand": {"deck": known["deck"], "seed": 4},
        "/api/decks": {"deck": known["deck"]},
        "/api/sets": SET,
        "/api/workshop/read": {"card": CARD},
        "/api/workshop/table": {"card": PLAYABLE},
        "/api/stage": {"scenario": POSITION, "moves": ["Ann: pass"]},
        "/api/stage/check": {"scenario": POSITION},
        "/api/puzzles/play": {"name": known["puzzle"]},
        "/api/lessons/play": {"name": known["lesson"]},
    }
    return path + case, bodies.get(route.path)


def shipped_case(name: str) -> str:
    from rokugan.scenarios import shipped

    case = next(each.case for each in shipped.shown() if each.name == name)
    return f"?case={case}" if case else ""


@pytest.mark.parametrize("route", tuple(routes()), ids=lambda route: f"{route.method} {route.path}")
def test_an_answer_has_the_form_that_is_told(table: Table, known: dict[str, str], route: Route) -> None:
    path, body = asked(route, known)
    answer = table.http.request(route.method, path, json=body, headers=MINE, timeout=120)
    assert answer.status_code == route.status, answer.text
    if route.answers is not None:
        check(route, answer.json())


def test_a_refusal_has_its_form(table: Table) -> None:
    assert list(table.http.get("/api/games/x").json()) == ["error"]


def test_openapi_is_whole(table: Table) -> None:
    document = table.http.get("/openapi.json").json()
    assert document == described()
    names = [told["operationId"] for methods in document["paths"].values() for told in methods.values()]
    assert len(names) == len(set(names)) == len(list(routes()))
    text = msgspec.json.encode(document).decode()
    for name in {part.partition('"')[0] for part in text.split("#/components/schemas/")[1:]}:
        assert name in document["components"]["schemas"]


def test_the_types_of_the_table_are_those_of_the_server() -> None:
    assert wire_types.FILE.read_text(encoding="utf-8") == wire_types.typescript(), "run `make wire`"


def test_the_handlers_know_no_web_framework() -> None:
    folder = Path(wire_types.FILE).parents[3] / "src/rokugan/server/requests"
    for path in folder.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert "fastapi" not in text
        assert "starlette" not in text
