"""What somebody might send in great numbers, or so that it grows: everybody has his share, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.serving import PATIENCE, Game, Table, computer, joined, person, served
from tests.server.test_replays import played
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rokugan import server
from rokugan.server import hosting, house, routing, sockets
from rokugan.server import messages as m
from rokugan.server.app import make_app
from rokugan.server.door import wire
from rokugan.server.door.gate import Gate
from rokugan.server.door.shares import Paces, Share, share_of
from rokugan.server.metrics import Metrics
from rokugan.server.minds import replay_questions
from rokugan.server.opening import game_asked_for
from rokugan.server.settings import Limits, Settings

TWO = [person("Ann"), computer("Bob")]
LIMITS: tuple[str, ...] = (
    "new_games=20",
    "requests=400",
    "moves=1500",
    "address_games=12",
    "address_uploads=3",
    "header=2",
    "stall=3",
)
LIMITS += ("backlog=131072", "address_sockets=30", "strangers=20", "decks=200", "address_decks=3", "connections=60")


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A server that allows little."""
    limits = [word for each in LIMITS for word in ("--limit", each)]
    with served(tmp_path_factory.mktemp("small"), "--name", "club.example", *limits) as found:
        yield found


def as_from(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


def begin(table: Table, address: str, **more: Any) -> httpx.Response:
    return table.http.post("/api/games", json={"edition": "celestial", "seats": TWO, **more}, headers=as_from(address))


# -------------------------------------------------------------------------------------------------- shares


def test_an_ipv6_network_is_one_and_an_address_in_disguise_is_itself() -> None:
    assert share_of("2001:db8:0:1::5") == share_of("2001:db8:0:1:ffff::")
    assert share_of("2001:db8:0:1::5") != share_of("2001:db8:0:2::5")
    assert share_of("::ffff:192.0.2.1") == share_of("192.0.2.1")
    assert share_of("fe80::1%eth0") == share_of("fe80::2")


def test_a_share_is_given_back() -> None:
    share = Share(2)
    assert [share.take("a") for _ in range(3)] == [True, True, False]
    assert share.take("b")
    share.give("a")
    assert share.take("a")


def test_the_addresses_that_are_remembered_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rokugan.server.door.shares.MOST_ADDRESSES", 100)
    paces = Paces(60)
    for number in range(5000):
        assert paces.allows(str(number))
    assert len(paces._paces) <= 101


def test_games_are_begun_at_the_pace_of_a_network(small: Table) -> None:
    codes = [begin(small, f"2001:db8:5:5::{number:x}", listed=False).status_code for number in range(25)]
    assert 429 in codes
    assert codes[:10] == [201] * 10
    assert begin(small, "2001:db8:5:6::1").status_code == 201


def test_an_address_has_so_many_games_under_way(small: Table) -> None:
    codes = [begin(small, "192.0.2.30").status_code for _ in range(14)]
    assert codes == [201] * 12 + [429] * 2
    assert "from your address" in begin(small, "192.0.2.30").json()["error"]
    assert begin(small, "192.0.2.31").status_code == 201


def test_reading_is_limited_too() -> None:
    """Before anything is read: the application behind the gate hears of no more."""
    heard: list[str] = []
    told: list[int] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        heard.append(scope["client"][0])
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def send(message: Any) -> None:
        told.extend([message["status"]] if message["type"] == "http.response.start" else [])

    async def receive() -> Any:
        return {"type": "http.disconnect"}

    async def run() -> None:
        gate = Gate(app, Settings("sqlite://", limits=Limits(requests=50)), Metrics())
        scope = {"type": "http", "method": "GET", "path": "/api/games", "headers": [(b"host", b"localhost")]}
        for address in ["2001:db8::1", "2001:db8::2"] * 40 + ["192.0.2.1"]:
            await gate({**scope, "client": (address, 1)}, receive, send)

    asyncio.run(run())
    assert told == [200] * 50 + [429] * 30 + [200]
    assert len(heard) == 51


def test_an_address_has_so_many_sockets_at_games(small: Table) -> None:
    game = small.begin("celestial", [person("Ann"), person("Bob")])
    with ExitStack() as stack:
        for _ in range(30):
            found = stack.enter_context(joined(small, game.id, additional_headers=as_from("192.0.2.50")))
            found.send(json.dumps({"type": "hello", "watch": True}))
            found.recv(timeout=PATIENCE)
        with pytest.raises(InvalidStatus) as refused:
            stack.enter_context(joined(small, game.id, additional_headers=as_from("192.0.2.50")))
        assert refused.value.response.status_code == 403
        game.sit(0).close()


def test_decks_have_a_share_and_a_name_of_some_length(small: Table) -> None:
    deck = {"edition": "celestial", "stronghold": "", "dynasty": {"Matsu Yosa": 3}}
    codes = []
    for number in range(5):
        mine = {"deck": {**deck, "name": f"Mine {number}"}}
        codes.append(small.http.post("/api/decks", json=mine, headers=as_from("192.0.2.60"), timeout=60).status_code)
    assert codes == [201, 201, 201, 429, 429]
    wrong: tuple[tuple[str, Any], ...] = (
        ("/api/decks", {"deck": {**deck, "name": "x" * 101}}),
        ("/api/decks/check", {"deck": f"name: {'x' * 2000}\n3 Matsu Yosa"}),
        ("/api/games", {"edition": "celestial", "seats": [person("Ann", {**deck, "name": "x" * 101}), computer("B")]}),
    )
    for path, said in wrong:
        answer = small.http.post(path, json=said, timeout=60)
        assert (answer.status_code, "no name for a deck" in answer.json()["error"]) == (400, True)


# -------------------------------------------------------------------------------------------------- uploads


def test_to_look_at_a_long_body_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes a while; meanwhile the others go on, and only one body is looked at at a time."""
    running, most, ticks = 0, 0, 0

    def look(data: bytes, kind: type[Any]) -> bytes:
        nonlocal running, most
        running += 1
        most = max(most, running)
        time.sleep(0.05)
        running -= 1
        return data

    async def run() -> None:
        nonlocal ticks
        made = house.House(Settings("sqlite://"))

        async def one() -> None:
            assert await routing.said_in(b"x" * 10_000, made, "192.0.2.1", Any)

        asking = asyncio.gather(*(one() for _ in range(4)))
        while not asking.done():
            ticks += 1
            await asyncio.sleep(0.005)
        await asking

    monkeypatch.setattr(m, "read_body", look)
    asyncio.run(run())
    assert most == 1
    assert ticks > 10


def test_uploads_do_not_delay_a_game(table: Table) -> None:
    """All from one address: whoever begins a game does not wait for the records that are being played."""
    record = played("celestial", 14)
    with ThreadPoolExecutor(12) as several:
        uploads = [several.submit(table.http.post, "/api/replays", json=record, timeout=300) for _ in range(12)]
        time.sleep(0.3)
        began = time.monotonic()
        table.begin("celestial", TWO)
        assert time.monotonic() - began < 8
        assert {each.result().status_code for each in uploads} == {201}


def test_moves_are_counted_and_not_requests(small: Table) -> None:
    record = played("celestial")
    number = len(record["moves"])
    assert number > 50
    codes = [
        small.http.post("/api/replays", json=record, headers=as_from("192.0.2.70"), timeout=60).status_code
        for _ in range(3)
    ]
    assert codes == [201] * 3
    more = {**record, "moves": record["moves"] * (1500 // number)}
    answer = small.http.post("/api/replays", json=more, headers=as_from("192.0.2.71"), timeout=60)
    assert answer.status_code == 400
    answer = small.http.post("/api/replays", json=more, headers=as_from("192.0.2.71"), timeout=60)
    assert (answer.status_code, "moves" in answer.json()["error"]) == (429, True)
    answer = small.http.post("/api/replays", json=record, headers=as_from("192.0.2.70"), timeout=60)
    assert answer.status_code == 429


def test_replays_that_are_kept_ready_are_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_questions, "_READY_REPLAYS", type(replay_questions._READY_REPLAYS)())
    for number in range(5):
        replay_questions.bring({"id": f"g{number}", "record": played("celestial")})
    assert list(replay_questions._READY_REPLAYS) == [
        f"g{number}" for number in range(5 - replay_questions.READY_REPLAYS, 5)
    ]
    assert replay_questions.QUESTIONS["replay"]({"id": "g0"}) is None
    assert replay_questions.QUESTIONS["replay"]({"id": "g0", "record": played("celestial")})["moves"]


@pytest.mark.parametrize("name", ["<b>Ann</b>", "x" * 41, "a`b", "An\nn"])
def test_a_record_with_a_marked_name_is_refused_as_a_game_is(table: Table, name: str) -> None:
    text = json.dumps(played("celestial"))
    record = json.loads(text.replace('"Ann', json.dumps(name)[:-1]))
    answer = table.http.post("/api/replays", json=record)
    assert (answer.status_code, "no name for a player" in answer.json()["error"]) == (400, True)


# ----------------------------------------------------------------------------------------- many games


def test_who_begins_or_comes_back_to_many_games_waits_for_himself(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few at a time: else those that are under way would get their turn only when all of these have had theirs."""
    running: Counter[str] = Counter()
    most: Counter[str] = Counter()
    order: list[str] = []
    begin_one, recover_one = game_asked_for, hosting.HostedGame.recover

    def begun(*said: Any) -> Any:
        running["begin"] += 1
        most["begin"] = max(most["begin"], running["begin"])
        time.sleep(0.01)
        found = begin_one(*said)
        running["begin"] -= 1
        return found

    async def recovered(game: hosting.HostedGame) -> None:
        running["recover"] += 1
        most["recover"] = max(most["recover"], running["recover"])
        await asyncio.sleep(0.01)
        await recover_one(game)
        order.append(game.row.id)
        running["recover"] -= 1

    async def run() -> None:
        monkeypatch.setattr(house, "game_asked_for", begun)
        monkeypatch.setattr(hosting.HostedGame, "recover", recovered)
        made = house.House(Settings("sqlite://", workers=1))
        await made.open()
        try:
            said = m.NewGame("celestial", [m.PersonSeat("Ann"), m.PersonSeat("Bob")])
            rows = [row for row, _ in await asyncio.gather(*(made.create(said, "192.0.2.1") for _ in range(12)))]
            mine, his = [row.id for row in rows[:11]], rows[11].id
            coming = [asyncio.create_task(made.hosted(each, "192.0.2.1")) for each in mine]
            await asyncio.sleep(0)
            await asyncio.gather(*coming, made.hosted(his, "192.0.2.2"))
            assert set(order) == {*mine, his}
            assert order.index(his) <= 5  # the other address does not wait for all of them
        finally:
            await made.close()

    asyncio.run(run())
    assert most == {"begin": 2, "recover": 2}


# ------------------------------------------------------------------------------------------- slow readers


class Stuck:
    """A reader who reads nothing."""

    async def send_text(self, text: str) -> None:
        await asyncio.sleep(3600)

    async def close(self, code: int) -> None:
        pass


def test_who_does_not_read_is_cut_by_bytes_and_by_those_of_his_address() -> None:
    async def run() -> None:
        together = Share(3000)
        lines = [sockets.Socket(Stuck(), "a", 1000, together) for _ in range(5)]  # type: ignore[arg-type]
        await asyncio.sleep(0)
        for line in lines[:3]:
            for _ in range(9):
                line.send(b"x" * 100)
            assert line.is_open
        lines[3].send(b"x" * 900)
        assert not lines[3].is_open
        lines[0].send(b"x" * 200)
        assert not lines[0].is_open
        assert together.taken("a") == 1800
        lines[4].send(b"x" * 900)
        assert lines[4].is_open
        for line in lines:
            line._writer.cancel()
        await asyncio.gather(*(line.finish() for line in lines), return_exceptions=True)
        assert together.taken("a") == 0

    asyncio.run(run())


def raw(table: Table, data: bytes = b"") -> socket.socket:
    found = socket.create_connection(("127.0.0.1", table.port), timeout=PATIENCE)
    found.sendall(data)
    return found


def closed_after(line: socket.socket) -> float:
    """The seconds until the server hangs up."""
    began = time.monotonic()
    try:
        while line.recv(65536):
            pass
    except ConnectionError:
        pass
    return time.monotonic() - began


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ",
        b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    ],
)
def test_who_does_not_finish_a_request_is_hung_up_on(small: Table, data: bytes) -> None:
    with raw(small, data) as line:
        assert 1 < closed_after(line) < 18
    assert small.http.get("/healthz").status_code == 200


def test_a_slow_reader_of_a_page_is_hung_up_on(small: Table) -> None:
    page = next((Path(server.__file__).parent / "static/assets").glob("index-*.js"), None)
    path = (
        f"/assets/{page.name}" if page is not None else "/docs"
    )  # hundreds of kilobytes, or where no table is built fewer
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", small.port))
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() * 150)
        for _ in range(300):
            if small.logged("a connection was given up", why="it does not read"):
                break
            time.sleep(0.2)
        else:
            pytest.fail("the server waits for ever")


def test_what_a_socket_sends_is_taken_in_by_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of messages may come at once; whoever else waits gets his turn in between, and nothing more is read meanwhile."""
    taken: list[Any] = []
    base = "uvicorn.protocols.websockets.websockets_sansio_impl.WebSocketsSansIOProtocol"
    monkeypatch.setattr(f"{base}.data_received", lambda _, data: taken.append(len(data)))

    class Line:
        def pause_reading(self) -> None:
            taken.append("pause")

        def resume_reading(self) -> None:
            taken.append("resume")

        def is_closing(self) -> bool:
            return False

        def abort(self) -> None:
            taken.append("abort")

    async def run() -> None:
        made: Any = wire.SocketWire.__new__(wire.SocketWire)
        made.wires = wire.Wires(Settings("sqlite://", limits=Limits(backlog_each=20_000)))
        made.untaken, made.afterwards, made.begun, made.share, made.payer = bytearray(), 0, 0, "192.0.2.1", ""
        made.frames, made.queue, made.conn = [b"the beginning"], asyncio.Queue(), None
        made.transport, made.loop, made.close_sent, made.read_paused = Line(), asyncio.get_running_loop(), False, False
        made.data_received(b"x" * 10_000)
        assert taken == [4096, "pause"]
        made.data_received(b"x" * 100)
        for _ in range(4):
            await asyncio.sleep(0)
        assert [each for each in taken if each != "pause"] == [4096, 4096, 1908, "resume"]
        made.data_received(b"x" * 10_000)  # a message of which the end does not come
        assert taken[-1] == "abort"

    asyncio.run(run())


def test_what_has_begun_to_come_has_a_share_whoever_passes_it_on(small: Table) -> None:
    """Each of many sockets sends nearly as much as may be sent, in two parts with a ping between them, and never ends; the proxy
    that passes it on pays for nobody."""
    game = small.begin("celestial", [person("Ann"), person("Bob")])
    part = 950_000
    with ExitStack() as stack:
        for number in range(28):
            address = "192.0.2.52" if number < 20 else "192.0.2.53"
            line = stack.enter_context(raw(small, knock(game.id, address)))
            assert b" 101 " in line.recv(200)
            masked = struct.pack("!BBQ4x", 0x01, 0xFF, part) + b"x" * part
            ping = struct.pack("!BB4x", 0x89, 0x80)
            going_on = struct.pack("!BBQ4x", 0x00, 0xFF, part + 1) + b"x" * part
            with suppress(OSError):
                line.sendall(masked + ping + going_on)
        assert eventually(lambda: len(given_up(small, "192.0.2.52")) >= 11)
        assert not given_up(small, "192.0.2.53")
        game.sit(0).close()


def knock(game: str, address: str) -> bytes:
    """What a socket sends first."""
    lines = (f"GET /api/games/{game}/play HTTP/1.1", "Host: localhost", "Upgrade: websocket", "Connection: Upgrade")
    key = ("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", f"X-Forwarded-For: {address}")
    return "\r\n".join((*lines, *key, "", "")).encode()


def given_up(table: Table, address: str) -> list[dict[str, Any]]:
    """The connections of an address that were given up."""
    return table.logged("a connection was given up", why="too much has begun to come", address=address)


def eventually(holds: Callable[[], bool]) -> bool:
    """Does it hold within a while?"""
    end = time.monotonic() + PATIENCE
    while not holds() and time.monotonic() < end:
        time.sleep(0.1)
    return holds()


def test_who_sends_as_fast_as_he_can_is_hung_up_on(small: Table) -> None:
    """And what he has still sent is not worth a failure."""
    game = small.begin("celestial", [person("Ann"), person("Bob")])
    with joined(small, game.id, additional_headers=as_from("192.0.2.51")) as line:
        line.send(json.dumps({"type": "hello", "watch": True}))
        line.recv(timeout=PATIENCE)
        with suppress(ConnectionClosed):
            for _ in range(40_000):
                line.send("x")
        with suppress(ConnectionClosed):
            while True:
                line.recv(timeout=PATIENCE)
    assert small.logged("a socket was closed for its offences", game=game.id)


# ------------------------------------------------------------------------------------- who may ask at all


def test_a_mistake_of_ours_is_one_sentence_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(self: house.House) -> None:
        raise ZeroDivisionError

    async def run() -> None:
        monkeypatch.setattr(house.House, "listed", fails)
        made = make_app(Settings("sqlite://"))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(made), base_url="http://localhost") as client:
            answer = await client.get("/api/games")
        assert (answer.status_code, list(answer.json())) == (500, ["error"])
        assert made.house.metrics.failures.counts == {"": 1}

    asyncio.run(run())


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("127.0.0.1:99", 200),
        ("[::1]", 200),
        ("club.example", 200),
        ("CLUB.example:443", 200),
        ("evil.example", 400),
        ("localhost.evil.example", 400),
        ("192.0.2.1", 400),
        ("a b", 400),
        ("localhost:x", 400),
        ("", 400),
    ],
)
def test_a_request_for_another_host_is_refused(small: Table, host: str, status: int) -> None:
    answer = small.http.get("/api/editions", headers={"Host": host})
    assert answer.status_code == status
    if status == 400:
        assert answer.json()["error"].endswith(".")
        with pytest.raises(InvalidStatus), joined(small, "0123", additional_headers={"Host": host}):
            pass


@pytest.mark.parametrize("path", ["/", "/docs", "/game/0", "/nothing"])
def test_a_page_runs_nothing_of_others(small: Table, path: str) -> None:
    answer = small.http.get(path)
    assert answer.status_code == 200
    policy = answer.headers["content-security-policy"]
    assert "connect-src 'self';" in policy
    assert "default-src 'self'" in policy
    assert "unsafe-eval" not in policy
    assert "script-src" not in policy
    assert "https://" not in answer.text
    assert "POST /api/games" in answer.text or path != "/docs"


def test_an_unlisted_game_is_seen_only_by_who_has_the_link(small: Table) -> None:
    hidden = Game(small, begin(small, "192.0.2.92", listed=False).json())
    shown = Game(small, begin(small, "192.0.2.92").json())
    time.sleep(1.1)  # the lobby is the same for a second
    listed = [each["game"] for each in small.http.get("/api/games").json()]
    assert shown.id in listed
    assert hidden.id not in listed
    assert hidden.facts()["game"] == hidden.id
    assert hidden.watch().first["type"] == "view"


def test_the_figures_tell_of_queues_and_of_the_loop(small: Table) -> None:
    text = small.http.get("/metrics").text
    for name in ("rokugan_questions_waiting", "rokugan_questions_running", "rokugan_loop_delay_seconds_count"):
        assert f"\n{name} " in text
    assert "\nrokugan_failures_total 0\n" in text


def test_no_failure_was_counted(small: Table, tmp_path: Path) -> None:
    assert "\nrokugan_failures_total 0\n" in small.http.get("/metrics", headers=as_from("192.0.2.99")).text
    assert not [line for line in small.log() if line["level"] == "error"]
