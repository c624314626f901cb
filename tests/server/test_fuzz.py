"""Every route that the server has, asked for anything: what is wrong is 4xx with a sentence, and the server makes no mistake."""

from __future__ import annotations

import copy
import json
import random
import re
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from tests.server.serving import PATIENCE, Table, computer, joined, person, served
from tests.server.test_replays import played
from tests.server.test_sets import ODD, WINDS, YAML
from tests.server.test_stages import BOMB
from websockets.exceptions import WebSocketException

from rokugan.cards.deck import shipped_decks
from rokugan.scenarios import shipped
from rokugan.scenarios.transcribing import as_yaml

METHODS = ("GET", "POST", "DELETE", "PUT", "PATCH", "HEAD", "OPTIONS")
LIMITS = ("requests", "questions", "new_games", "moves", "address_games", "address_decks", "address_uploads", "guesses")
EDITIONS = ("celestial", "gold", "lcg", "samurai", "war_of_honor")
CARD = {
    "title": "Fox",
    "type": "personality",
    "clan": "Lion",
    "force": 3,
    "text": "Battle: Bow a target enemy Follower.",
}
POSITION = {
    "edition": "celestial",
    "players": [{"name": "Ann", "hand": [], "in_play": ["Matsu Yosa"]}, {"name": "Bob"}],
    "phase": "action",
    "script": ["Ann: pass", {"note": "so"}],
}
NASTY: list[Any] = [
    None, True, False, 0, -1, 1, 3, 2**31, 2**63, 2**64, 10**30, -(10**30), 0.5, 1e308, "", " ", "x", "x" * 600, "y" * 70_000,
    "\x00", "a\x00b", "\n", "é", "\u202e", "\U0001f409", "<script>alert(1)</script>", "' OR 1=1 --", "../../../etc/passwd",
    "/etc/passwd", "Ann", "Ann: pass", "Ann: " + "a" * 700, "pass", "celestial", "CELESTIAL", "chess", "__import__('os')",
    "1" * 5000, "2001-13-99", "a: b: c", "[" * 500, "{" * 500, "- " * 300, "!!python/object:os.system x", "&a [*a]",
    BOMB,
    "x: " + "9" * 5000, "? [a]\n: b", "edition: celestial\nplayers: [{name: Ann}, {name: Bob}]", "%s%s%s%n", "{0.__class__}",
    [], {}, [[]], [None], {"": ""}, {"a": {"b": {"c": {}}}}, ["Ann: pass"] * 50, [1] * 3000, {"kind": "person"}, {"name": "Ann"},
]  # fmt: skip
RAW = (
    b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 30_000, b'{"a":' * 20_000, b'"' + b"x" * 300_000 + b'"', b"1" * 6000, b"NaN",
    b'{"edition": "celestial", "edition": "gold"}', b'{"deck": "\\ud800"}', b'{"deck": "\\u0000"}', b"\xef\xbb\xbf{}",
    b"[" + b"1," * 150_000 + b"1]", b'{"seats": ' + b"[{}," * 10_000, b"-" * 10_000, b'{"scenario": "' + b"- " * 60_000 + b'"}',
)  # fmt: skip
PARTS = (
    "x",
    "0",
    "-1",
    "1e9",
    "9" * 40,
    "9" * 5000,
    "é",
    "%00",
    "..%2f..",
    "a b",
    "x" * 300,
    "x" * 3000,
    "<b>",
    "'",
    "none",
    "%ff",
)


@pytest.fixture(scope="module")
def open_to_all(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A server that refuses nobody for his pace, and gives up soon."""
    limits = [word for each in LIMITS for word in ("--limit", f"{each}=9000000")]
    with served(tmp_path_factory.mktemp("fuzzed"), "--seeds", "--study", "6", *limits) as found:
        yield found


class Fuzz:
    """Asks for anything."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.chance = random.Random(seed)
        paths = table.http.get("/openapi.json").json()["paths"]
        self.routes = [(method.upper(), path) for path, methods in paths.items() for method in methods]
        table.http.timeout = httpx.Timeout(120)
        game = table.begin("celestial", [person("Ann"), person("Bob")], seed=1)
        with_open = table.begin("celestial", [person("Ann"), {"kind": "open"}], seed=1)
        brought = table.http.post("/api/replays", json=played("celestial")).json()["game"]
        deck = next(deck for deck in shipped_decks() if deck.edition == "celestial")
        kept = table.http.post("/api/decks", json={"deck": deck.to_json()}).json()["id"]
        self.ids = [game.id, with_open.id, brought, kept, deck.name, "celestial.duel.03"]
        self.token = str(game.tokens[0])
        seats = [person("Ann"), computer("Bob", deck=deck.to_text()), {"kind": "open"}]
        new = {"edition": "celestial", "seats": seats, "options": {"turns": 3}, "clock": {"per": "move", "seconds": 60}}
        scenarios = [each for each in shipped.shown() if len(each.name) % 7 == seed % 7][:6]
        positions: list[Any] = [
            POSITION,
            as_yaml(POSITION),
            *(shipped.scenario(each.name, each.case) for each in scenarios),
        ]
        self.names = [each.name for each in scenarios]
        self.samples: dict[str, list[Any]] = {
            "/api/games": [new, {**new, "seed": 5, "watch_delay": 1, "listed": False}],
            "/api/games/{id}/join": [{"name": "Cid", "deck": deck.to_json()}],
            "/api/games/{id}/replay/{at}/play": [{"name": "Ann", "level": "sensible"}],
            "/api/replays": [played("celestial"), played("lcg")],
            "/api/sets": [WINDS, ODD, YAML],
            "/api/decks": [{"deck": deck.to_json()}, {"deck": deck.to_text(), "edition": "celestial"}],
            "/api/decks/check": [{"deck": deck.to_text()}, {"deck": deck.to_json()}],
            "/api/decks/hand": [{"deck": deck.to_json(), "seed": 4}],
            "/api/workshop/read": [{"card": CARD}, {"card": {**CARD, "text": "Action: –"}, "edition": "lcg"}],
            "/api/workshop/table": [{"card": CARD, "edition": edition} for edition in EDITIONS],
            "/api/stage": [{"scenario": each, "moves": ["Ann: pass"], "view": "Ann"} for each in positions],
            "/api/stage/check": [{"scenario": each} for each in positions],
            "/api/puzzles/play": [{"name": self.some("puzzles"), "moves": []}],
            "/api/lessons/play": [
                {"name": self.some("lessons"), "moves": [], "explain": {"card": "c1", "stat": "force"}}
            ],
        }

    def some(self, what: str) -> str:
        return str(self.table.http.get(f"/api/{what}").json()[0]["name"])

    # ------------------------------------------------------------------------------------------ what is asked

    def spoilt(self, value: Any) -> Any:
        """A value with something else in one place or more."""
        found = copy.deepcopy(value)
        for _ in range(self.chance.choice((1, 1, 1, 2, 5))):
            found = self._spoilt(found)
        return found

    def _spoilt(self, value: Any) -> Any:
        chance = self.chance
        if isinstance(value, dict) and value and chance.random() < 0.85:
            key = chance.choice(list(value))
            deed = chance.random()
            if deed < 0.1:
                del value[key]
            elif deed < 0.2:
                value[str(chance.choice(NASTY))[:300]] = self.nasty()
            elif deed < 0.25:
                value[key + "x"] = value.pop(key)
            else:
                value[key] = self._spoilt(value[key])
            return value
        if isinstance(value, list) and value and chance.random() < 0.85:
            place = chance.randrange(len(value))
            deed = chance.random()
            if deed < 0.1:
                del value[place]
            elif deed < 0.2:
                value.insert(place, self.nasty())
            elif deed < 0.25:
                value.extend(copy.deepcopy(value) * chance.choice((1, 20)))
            else:
                value[place] = self._spoilt(value[place])
            return value
        if isinstance(value, str) and value and chance.random() < 0.5:
            at = chance.randrange(len(value))
            cut = value[at : at + chance.choice((0, 1, 5, 100))]
            return value.replace(cut, str(chance.choice(NASTY))[:2000], 1) if cut else value[:at] + "\t" + value[at:]
        return self.nasty()

    def nasty(self) -> Any:
        return copy.deepcopy(self.chance.choice(NASTY))

    def path(self, path: str) -> str:
        chance = self.chance

        def part(found: re.Match[str]) -> str:
            name = found.group(1)
            good = {"at": ["0", "5", "40"], "edition": EDITIONS, "name": self.names}.get(name, self.ids)
            pool = good if chance.random() < 0.7 else PARTS
            return quote(str(chance.choice(list(pool))), safe="/%")

        return re.sub(r"\{([\w:]+)\}", part, path) + ("/" + chance.choice(PARTS[:4]) if chance.random() < 0.03 else "")

    def query(self) -> dict[str, str]:
        chance = self.chance
        if chance.random() < 0.5:
            return {}
        keys = ("q", "view", "count", "case", "x")
        values = (
            "",
            "open",
            "Ann",
            "5",
            "-1",
            "61",
            "9" * 30,
            "9" * 5000,
            "text:draw",
            "force>3 or (",
            "(" * 400,
            "x" * 600,
            "\x00",
        )
        return {chance.choice(keys): chance.choice(values) for _ in range(chance.randrange(1, 3))}

    def body(self, path: str) -> bytes:
        chance = self.chance
        if chance.random() < 0.15:
            return chance.choice(RAW)
        value = chance.choice(self.samples.get(path, [{}]))
        if chance.random() < 0.9:
            value = self.spoilt(value)
        return json.dumps(value).encode()

    def headers(self) -> dict[str, str]:
        chance = self.chance
        found = {}
        for name, values in {
            "Authorization": ("Bearer " + "a" * 30, "Bearer x", "Basic x", "Bearer " + "b" * 3000, "Bearer"),
            "If-None-Match": ('"x"', "*", "W/"),
            "Origin": (self.table.address, "null", "https://evil.example", "x"),
            "X-Forwarded-For": ("192.0.2.1", "2001:db8::1", "[::1", "x, y", "", "," * 50, "1" * 500, "::ffff:1.2.3.4"),
            "Content-Type": ("text/plain", "application/json; charset=x", "multipart/form-data"),
            "Accept-Encoding": ("gzip", "", "*;q=x"),
            "Range": ("bytes=0-5", "bytes=9-1", "x"),
        }.items():
            if chance.random() < 0.12:
                found[name] = chance.choice(values)
        return found

    # --------------------------------------------------------------------------------------------- asking

    def ask(self) -> None:
        """One request; what is wrong with the answer is an AssertionError."""
        method, route = self.chance.choice(self.routes)
        if self.chance.random() < 0.05:
            method = self.chance.choice(METHODS)
        path, query, headers = self.path(route), self.query(), self.headers()
        body = self.body(route) if method not in ("GET", "HEAD") or self.chance.random() < 0.05 else b""
        try:
            answer = self.table.http.request(method, path, params=query or None, content=body, headers=headers)
        except httpx.InvalidURL:
            return
        told = f"{method} {path[:200]} {query} {headers} {body[:3000]!r}: {answer.status_code} {answer.text[:300]}"
        assert answer.status_code < 500 or answer.status_code == 503, told
        if answer.status_code >= 400 and method != "HEAD":
            said = answer.json() if answer.headers["content-type"] == "application/json" else {"error": answer.text}
            assert list(said) == ["error"], told
            sentence = said["error"]
            assert sentence.strip(), told
            assert "\n" not in sentence.strip(), told
            assert sentence.endswith((".", "?", "!", ")")), told
            assert len(sentence) < 2500, told
            assert "Traceback" not in sentence, told
        assert "default-src 'self'" in answer.headers.get("content-security-policy", ""), told

    def talk(self) -> None:
        """A socket on which anything is said."""
        chance = self.chance
        game = chance.choice([*self.ids[:3], *PARTS])
        hello: Any = chance.choice([{"type": "hello", "token": self.token}, {"type": "hello", "watch": True}])
        options: list[Any] = [
            {"type": "move", "version": 0, "move": "pass"}, {"type": "view"}, {"type": "undo", "agree": True}, {"type": "hint"},
            {"type": "chat", "text": "hello"}, {"type": "explain", "card": "c1", "stat": "force"},
            {"type": "why", "move": "buy Ox"},
        ]  # fmt: skip
        with (
            suppress(WebSocketException, OSError, TimeoutError, EOFError),
            joined(self.table, quote(game, safe="%"), open_timeout=PATIENCE) as line,
        ):
            line.send(json.dumps(hello if chance.random() < 0.8 else self.spoilt(hello)))
            for _ in range(chance.randrange(8)):
                said: Any = json.dumps(self.spoilt(chance.choice(options)))
                line.send(chance.choice(RAW) if chance.random() < 0.2 else said)
            end = time.monotonic() + 1
            while time.monotonic() < end:
                assert json.loads(line.recv(timeout=0.2))["type"]

    def mumble(self) -> None:
        """What is hardly HTTP."""
        chance = self.chance
        head = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n"
        words = bytearray(
            chance.choice([head, b"\x00" * 50, b"GET / HTTP/9.9\r\n\r\n", b"A" * 70_000, head.replace(b"GET", b"")])
        )
        for _ in range(chance.randrange(4)):
            words[chance.randrange(len(words))] = chance.randrange(256)
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.table.port), timeout=2) as line:
            line.sendall(bytes(words))
            line.settimeout(0.3)
            assert b" 500 " not in line.recv(4096)[:20]

    def run(self, number: int) -> None:
        for _ in range(number):
            deed = self.chance.random()
            (self.talk if deed < 0.03 else self.mumble if deed < 0.05 else self.ask)()
        assert "\nrokugan_failures_total 0\n" in self.table.http.get("/metrics").text
        assert [line for line in self.table.log() if line["level"] == "error"] == []


def test_every_route_is_asked_for_anything(open_to_all: Table) -> None:
    Fuzz(open_to_all, 1).run(300)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 12))
def test_every_route_is_asked_for_anything_for_long(open_to_all: Table, seed: int) -> None:
    Fuzz(open_to_all, seed).run(2000)


def test_all_that_take_a_body_have_a_sample(open_to_all: Table) -> None:
    """A new route is to be fuzzed with something that it might take."""
    fuzz = Fuzz(open_to_all, 1)
    assert {path for method, path in fuzz.routes if method == "POST"} == set(fuzz.samples)


def test_no_file_of_the_server_can_be_reached_by_a_position(open_to_all: Table, tmp_path: Path) -> None:
    (tmp_path / "tiles.yaml").write_text("secret: words\n")
    for option in ("tiles", "spaces"):
        scenario = {**POSITION, "edition": "war_of_honor", "options": {option: str(tmp_path / "tiles.yaml")}}
        answer = open_to_all.http.post("/api/stage", json={"scenario": scenario})
        assert (answer.status_code, "file" in answer.json()["error"]) == (400, True)
        assert "secret" not in answer.text
