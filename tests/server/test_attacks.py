"""What somebody might try who means no good: refused, noted, and the game goes on unharmed."""

from __future__ import annotations

import json
import secrets
import time
from contextlib import ExitStack

import pytest
from tests.server.serving import PATIENCE, Client, Game, Table, computer, joined, person
from websockets.exceptions import ConnectionClosed, InvalidStatus


def goes_on(game: Game) -> None:
    """The game is where it was, and can be played."""
    ann = game.sit(0)
    assert ann.version == 0
    assert ann.move("pass")["type"] == "delta"
    ann.close()


def flood(client: Client, messages: list[str]) -> None:
    """Send all this, and read until the end."""
    for message in messages:
        client.send(message)
    while True:
        client.next(10)


def test_a_move_for_another_seat(game: Game) -> None:
    ann, bob = game.sit(0), game.sit(1)
    tricks: list[dict[str, object]] = [
        {"move": ann.options[0]},
        {"move": f"Ann: {ann.options[0]}"},
        {"move": ann.options[0], "seat": 0},
        {"move": ann.options[0], "player": "Ann", "token": game.tokens[0]},
    ]
    for trick in tricks:
        answer = bob.ask({"type": "move", "version": 0, **trick})
        assert answer["code"] == "not_yours"
    noted = game.table.logged("refused", game=game.id, code="not_yours", seat=1)
    assert len(noted) == len(tricks)
    assert noted[0]["level"] == "warning"
    assert ann.quiet(0.1) == []
    goes_on(game)


def test_an_old_message_replayed(game: Game) -> None:
    ann = game.sit(0)
    message = json.dumps({"type": "move", "version": 0, "move": "pass"})
    assert ann.ask(message)["type"] == "delta"
    version = ann.version
    other = game.sit(0)
    for client in (ann, other):
        for _ in range(3):
            assert client.ask(message)["code"] == "stale"
    assert other.ask({"type": "view"})["version"] == version
    assert game.table.logged("refused", game=game.id, code="stale")


def test_a_message_of_a_megabyte_is_too_large(game: Game) -> None:
    ann = game.sit(0)
    chat = {"type": "chat", "text": "x" * 1_000_000}
    assert ann.ask(chat)["code"] == "too_large"
    assert (
        ann.ask(json.dumps({"type": "move", "version": 0, "move": "pass", "pad": "x" * 65_536}))["code"] == "too_large"
    )
    assert ann.ask({"type": "view"})["version"] == 0
    assert game.table.logged("refused", game=game.id, code="too_large")
    with pytest.raises(ConnectionClosed):
        flood(ann, ["x" * 5_000_000])  # nobody reads that to its end
    answer = game.table.http.post("/api/games", content=b'{"edition": "' + b"x" * 2_000_000)
    assert answer.status_code == 413
    assert answer.json()["error"].endswith(".")
    goes_on(game)


def test_a_message_of_the_promised_size_is_read(game: Game) -> None:
    ann = game.sit(0)
    message = json.dumps({"type": "move", "version": 0, "move": "pass", "pad": ""})
    padded = message.replace('"pad": ""', f'"pad": "{"x" * (65_536 - len(message))}"')
    assert len(padded) == 65_536
    assert ann.ask(padded)["type"] == "delta"


def test_too_many_messages_are_refused_as_too_fast(game: Game) -> None:
    ann = game.sit(0)
    for _ in range(20):  # so many are promised
        ann.send({"type": "view"})
    assert [ann.next()["type"] for _ in range(20)] == ["view"] * 20
    for _ in range(120):
        ann.send({"type": "view"})
    answers = [ann.next() for _ in range(120)]
    refused = [answer for answer in answers if answer["type"] == "refused"]
    assert refused
    assert {answer["code"] for answer in refused} == {"too_fast"}
    time.sleep(1)
    assert ann.ask({"type": "view"})["type"] == "view"
    assert game.table.logged("refused", game=game.id, code="too_fast")
    goes_on(game)


def test_a_flood_ends_the_connection(game: Game) -> None:
    ann = game.sit(0)
    with pytest.raises(ConnectionClosed):
        flood(ann, ['{"type": "view"}'] * 5000)
    assert game.table.logged("a socket was closed for its offences", game=game.id)
    goes_on(game)


def test_a_thousand_sockets(table: Table) -> None:
    """Those that say nothing are limited for each address, those of a seat for each seat."""
    with ExitStack() as stack:
        game = table.begin("celestial", [person("Ann"), person("Bob")])
        seats = [game.sit(0) for _ in range(8)]  # so many are promised
        assert all(seat.first["type"] == "view" for seat in seats)
        ninth = game.sit(0)
        assert ninth.first["type"] == "error"
        opened, refused = 0, 0
        for _ in range(1000):
            try:
                stack.enter_context(joined(table, game.id, open_timeout=PATIENCE))
                opened += 1
            except InvalidStatus as error:
                refused += error.response.status_code == 403
            if refused > 20:
                break
        assert refused > 20
        assert opened <= 256
        assert table.logged("too many sockets")
        assert table.http.get("/healthz").status_code == 200
        assert seats[0].move("pass")["type"] == "delta"


def test_spectators_are_counted(game: Game) -> None:
    watching = [game.watch() for _ in range(201)]
    assert [each.first["type"] for each in watching] == ["view"] * 200 + ["error"]
    ann = game.sit(0)
    assert ann.move("pass")["type"] == "delta"
    assert all(each.until("delta")["version"] == ann.version for each in watching[:200])
    for each in watching:
        each.close()


MARKUP = ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "</td>", "<!--", "&lt;b&gt;", "&#60;b"]


@pytest.mark.parametrize("markup", MARKUP)
def test_markup_in_a_name(table: Table, markup: str) -> None:
    answer = table.http.post("/api/games", json={"edition": "celestial", "seats": [person(markup), computer("Bob")]})
    assert answer.status_code == 400
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    open_game = table.begin("celestial", [person("Ann"), {"kind": "open"}])
    assert table.http.post(f"/api/games/{open_game.id}/join", json={"name": markup}).status_code == 400
    assert open_game.facts()["open"] == 1
    assert len([line for line in table.logged("a request was refused", status=400) if "markup" in line["reason"]]) >= 2


@pytest.mark.parametrize("markup", MARKUP)
def test_markup_in_chat_is_refused_and_reaches_nobody(game: Game, markup: str) -> None:
    ann, bob = game.sit(0), game.sit(1)
    assert ann.ask({"type": "chat", "text": f"hello {markup}"})["code"] == "malformed"
    assert bob.quiet(0.1) == []
    assert game.table.logged("refused", game=game.id, code="malformed")


def test_a_guessed_token_is_refused_and_logged_without_the_right_one(table: Table, game: Game) -> None:
    other = table.begin("celestial", [person("Ann"), person("Bob")])
    right = str(game.tokens[0])
    guesses = ["", right[:-1], right.swapcase(), right + "a", str(other.tokens[0]), "' OR 1=1 --", "%", "0"]
    guesses += [secrets.token_urlsafe(32) for _ in range(12)]
    for guess in guesses:
        client = Client(table, game.id, {"token": guess})
        assert set(client.first) == {"type", "reason"}
        assert client.first["type"] == "error"
        client.close()
    assert len(table.logged("a token was refused", game=game.id)) == len(guesses)
    assert right not in table.log_file.read_text()
    assert right.encode() not in b"".join(path.read_bytes() for path in table.folder.glob("games.sqlite*"))
    goes_on(game)


def test_who_guesses_on_waits_for_every_answer(table: Table, game: Game) -> None:
    for _ in range(70):
        began = time.monotonic()
        Client(table, game.id, {"token": "0"}).close()
        if time.monotonic() - began > 1:
            break
    else:
        pytest.fail("seventy guesses were all answered at once")
    goes_on(game)  # the right token is not kept waiting


def test_a_page_of_another_server(table: Table, game: Game) -> None:
    body = {"edition": "celestial", "seats": [person("Ann"), computer("Bob")]}
    foreign = {"Origin": "https://evil.example"}
    assert table.http.post("/api/games", json=body, headers=foreign).status_code == 403
    assert table.http.post("/api/games", json=body, headers={"Origin": "null"}).status_code == 403
    assert table.http.post("/api/games", json=body, headers={"Origin": table.address}).status_code == 201
    with pytest.raises(InvalidStatus) as refused, joined(table, game.id, additional_headers=foreign):
        pass
    assert refused.value.response.status_code == 403
    assert table.logged("a foreign page was refused", game=game.id)
    with joined(table, game.id, additional_headers={"Origin": table.address}) as socket:
        socket.send(json.dumps({"type": "hello", "watch": True}))
        assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "view"


def test_nobody_is_told_what_went_wrong_inside(table: Table) -> None:
    for path in ("/api/games/x%00y", "/api/games/" + "x" * 5000, "/api/games/'%3B--", "/api/games/0/play"):
        answer = table.http.get(path)
        assert 400 <= answer.status_code < 500
        assert "Traceback" not in answer.text
    assert not [line for line in table.log() if line["level"] == "error"]
