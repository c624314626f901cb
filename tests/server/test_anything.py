"""Whatever clients send, in whatever order: the server makes no mistake, and everybody's view stays the true one."""

from __future__ import annotations

import json
import random
import time
from typing import Any

import pytest
from tests.server.serving import Client, Table, computer, person

import rokugan

TABLES = {
    "two people": ("celestial", [person("Ann"), person("Bob")]),
    "people and a computer": ("samurai", [person("Ann"), person("Bob"), computer("Cid", "random")]),
    "the other game": ("lcg", [person("Ann"), person("Bob")]),
    "alone": ("war_of_honor", [person("Ann"), computer("Bob", "random"), computer("Cid", "random")]),
}


def anything(chance: random.Random, client: Client) -> dict[str, Any]:
    """A message, mostly one that could be meant."""
    options = client.options or ["pass"]
    move = {"type": "move", "version": client.version, "move": chance.choice(options)}
    card = chance.choice([*client.view.get("things", {"c1": 0}), "c0", "Bob.P2", ""])
    kinds: list[tuple[int, dict[str, Any]]] = [
        (12 if client.options else 1, move),
        (1, {**move, "version": chance.choice([0, -1, client.version - 1, client.version + 1])}),
        (1, {**move, "move": chance.choice(["fly", "", "pass", "buy Ox", "concede", "done"])}),
        (1, {"type": "view"}),
        (1, {"type": "undo"}),
        (2, {"type": "undo", "agree": chance.random() < 0.7}),
        (1, {"type": "why", "move": chance.choice([*options, "attack Ann", "use Ox"])}),
        (1, {"type": "explain", "card": card, "stat": chance.choice(["force", "chi", "", "x"])}),
        (1, {"type": "chat", "text": chance.choice(["hello", "<b>", "", "x" * 600])}),
    ]
    return chance.choices([each for _, each in kinds], [weight for weight, _ in kinds])[0]


def assert_view_is_true(client: Client) -> None:
    """What a client made of all it was told is what it is told when it asks; on a busy machine a computer may still play on."""
    for _ in range(50):
        known, version = client.view, client.version
        client.send({"type": "view"})
        client.until("view")
        if client.version == version:
            break
        client.quiet(0.3)
    assert client.view == known


def play(table: Table, edition: str, seats: list[dict[str, Any]], seed: int, seconds: float) -> None:
    chance = random.Random(seed)
    game = table.begin(edition, seats, seed=seed)
    people = [number for number, seat in enumerate(seats) if seat["kind"] == "person"]
    clients = [*(game.sit(seat) for seat in people), game.watch()]
    end = time.monotonic() + seconds
    while time.monotonic() < end and not clients[0].view["outcome"]:
        client = chance.choice(clients)
        client.send(anything(chance, client))
        for each in clients:
            each.quiet(0.02)
        if chance.random() < 0.03:  # somebody loses his connection
            place = chance.randrange(len(clients))
            clients[place].close()
            clients[place] = game.sit(people[place]) if place < len(people) else game.watch()
    for client in clients:
        client.quiet(0.3)
    for client in clients:
        assert_view_is_true(client)
    clients[0].send({"type": "concede"})
    if len(people) > 1 and len(seats) > 2:
        clients[1].quiet(0.3)
        clients[1].send({"type": "concede"})
    clients[-1].until("over")
    record = table.http.get(f"/api/games/{game.id}/record").json()
    replayed = rokugan.replay(record)
    names = [*(seats[seat]["name"] for seat in people), None]
    for name, client in zip(names, clients, strict=True):
        client.quiet(0.1)
        assert client.view == json.loads(json.dumps(replayed.view(name)))
        client.close()


@pytest.mark.parametrize("kind", TABLES)
def test_anything_in_any_order(table: Table, kind: str) -> None:
    play(table, *TABLES[kind], seed=3, seconds=4)
    assert not [line for line in table.log() if line["level"] == "error"]


@pytest.mark.soak
@pytest.mark.parametrize("kind", TABLES)
@pytest.mark.parametrize("seed", range(10))
def test_messages_of_any_kind_for_a_minute_cause_no_error(table: Table, kind: str, seed: int) -> None:
    play(table, *TABLES[kind], seed=seed, seconds=60)
    assert not [line for line in table.log() if line["level"] == "error"]
