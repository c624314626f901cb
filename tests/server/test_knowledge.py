"""Nothing on the wire tells what its receiver may not know."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import Client, Game, Table, person, served

import rokugan
from rokugan.cards.deck import shipped_decks
from rokugan.core.game import Game as EngineGame

USUAL = ("pay auto", "pass", "done", "no", "no attack")


def usual(kind: str, options: list[str]) -> str:
    """Buy what can be bought; else the most modest move."""
    for move in options:
        if kind != "react" and move.startswith("buy"):
            return move
    return next((move for move in USUAL if move in options), options[0])


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A server with long pauses, so that a busy machine does not make them too short."""
    with served(tmp_path_factory.mktemp("slow"), "--seeds", "--pause", "1.0-1.0") as table:
        yield table


# -------------------------------------------------------------------------------------------- two worlds

SEED = 7
HIDDEN = "The Lion's Strength"  # a card of Bob's in one world
REACTION = "Forewarning"  # the one he has for it in the other: with it he is asked whether he reacts


def decks(title: str) -> list[dict[str, Any]]:
    """The two shipped decks of Samurai Edition; in Bob's a card is another."""
    ann, bob = [deck.to_json() for deck in shipped_decks() if deck.edition == "samurai"][:2]
    bob["fate"] = {title if name == HIDDEN else name: count for name, count in bob["fate"].items()}
    return [ann, bob]


def asked_in(title: str, moves: int) -> list[tuple[str, str]]:
    """Who is asked what in a world, as the engine plays it."""
    game: EngineGame = rokugan.replay(
        {
            "format": "rokugan-record/2",
            "edition": "samurai",
            "options": {},
            "seed": SEED,
            "players": [{"name": name, "deck": deck} for name, deck in zip(("Ann", "Bob"), decks(title), strict=True)],
            "moves": [],
            "result": None,
        }
    )
    found: list[tuple[str, str]] = []
    while game.decision is not None and len(found) < moves:
        found.append((game.decision.player, game.decision.kind))
        game.play(usual(game.decision.kind, game.decision.options))
    return found


def play_world(table: Table, title: str, moves: int, heard: dict[str, list[list[str]]]) -> None:
    """Play a world, everybody answering at once; keep what Ann and a spectator get."""
    seats = [person(name, deck) for name, deck in zip(("Ann", "Bob"), decks(title), strict=True)]
    game = table.begin("samurai", seats, seed=SEED)
    clients = [game.sit(0), game.sit(1)]
    spectator = game.watch()
    answered = [-1, -1]
    end = time.monotonic() + 60
    while min(clients[0].version, spectator.version) < moves and time.monotonic() < end:
        spectator.quiet(0.01)
        for seat, client in enumerate(clients):
            client.quiet(0.01)
            if client.options and client.version > answered[seat]:
                answered[seat] = client.version
                move = usual(client.view["decision"]["kind"], client.options)
                client.send({"type": "move", "version": client.version, "move": move})
    heard[title] = [until(clients[0], moves), until(spectator, moves)]


def until(client: Client, version: int) -> list[str]:
    """What was received up to a version."""
    found = []
    for text in client.received:
        message = json.loads(text)
        message.pop("seats", None)  # who is connected when has nothing to do with cards
        if message.get("version", 0) <= version:
            found.append(json.dumps(message))
    return found


def test_two_games_that_differ_in_a_hidden_card_give_the_same_bytes(slow: Table) -> None:
    one, other = asked_in(HIDDEN, 12), asked_in(REACTION, 12)
    assert one != other  # Bob is asked whether he reacts in one of them
    heard: dict[str, list[list[str]]] = {}
    threads = [threading.Thread(target=play_world, args=(slow, title, 60, heard)) for title in (HIDDEN, REACTION)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(heard) == 2
    for ones, others in zip(heard[HIDDEN], heard[REACTION], strict=True):
        assert len(ones) > 2
        assert ones == others


# ------------------------------------------------------------------------------------------ whole traffic


@pytest.mark.parametrize("edition", ["celestial", "war_of_honor"])
def test_no_hidden_title_is_in_the_traffic(table: Table, edition: str) -> None:
    names = ["Ann", "Bob", "Cid"] if edition == "war_of_honor" else ["Ann", "Bob"]
    game = table.begin(edition, [person(name) for name in names], seed=5)
    clients = [game.sit(seat) for seat in range(len(names))]
    spectator = game.watch()
    for _ in range(40):
        mover = next(client for client in clients if client.options)
        mover.send(
            {"type": "move", "version": mover.version, "move": usual(mover.view["decision"]["kind"], mover.options)}
        )
        answer = mover.next()
        assert answer["type"] == "delta", answer
        for client in (*clients, spectator):
            while client.version < mover.version:
                client.next()
    for move in ("buy Nothing", "use Nothing", "pass"):  # refusals are traffic too
        spectator.ask({"type": "why", "move": move})
        clients[1].ask({"type": "why", "move": move})
    clients[0].send({"type": "concede"})
    if edition == "celestial":
        clients[0].until("over")
    else:
        for client in clients[1:]:
            client.quiet(0.3)
            client.send({"type": "concede"})
        clients[-1].until("over")
    record = table.http.get(f"/api/games/{game.id}/record").json()
    watched = "".join(spectator.received)
    for name, client in ((None, spectator), *zip(names, clients, strict=True)):
        hidden = titles_never_seen(record, name)
        assert len(hidden) > 10
        text = watched if client is spectator else "".join(client.received)
        assert [title for title in hidden if json.dumps(title)[1:-1] in text] == []


def titles_never_seen(record: dict[str, Any], player: str | None) -> set[str]:
    """The titles of all decks that a viewer never got to see in a game."""
    game = rokugan.open_record({**record, "moves": [], "result": None})
    titles = {title for each in record["players"] for part in ("dynasty", "fate") for title in each["deck"][part]}
    seen = json.dumps(game.view(player), ensure_ascii=False)
    for line in record["moves"]:
        name, _, move = line.partition(": ")
        if move == "concede":
            break
        game.play(move, name)
        seen += json.dumps([game.view(player), game.events_for(player, 0)], ensure_ascii=False)
    return {title for title in titles if title not in seen}


# ------------------------------------------------------------------------------------------------- delay


def test_spectators_see_a_game_later(table: Table) -> None:
    game = table.begin("celestial", [person("Ann"), person("Bob")], seed=3, watch_delay=1)
    ann, early = game.sit(0), game.watch()
    began = time.monotonic()
    assert ann.move(ann.options[-1])["type"] == "delta"
    if time.monotonic() - began < 0.8:
        assert game.watch().version == 0  # a newcomer does not see it sooner
    assert early.next()["version"] == ann.version
    assert time.monotonic() - began >= 0.9
    late = game.watch()
    assert late.view == early.view
    ann.send({"type": "chat", "text": "hello"})
    ann.until("chat")
    assert late.quiet(0.3) == []
    assert late.until("chat")["text"] == "hello"


def test_a_server_that_comes_back_tells_spectators_nothing_sooner(folder: Path) -> None:
    with served(folder) as table:
        game = table.begin("celestial", [person("Ann"), person("Bob")], watch_delay=60)
        ann = game.sit(0)
        assert ann.move(ann.options[-1])["type"] == "delta"
        table.kill()
    with served(folder) as table:
        again = Game(table, {"game": game.id, "seats": game.seats})
        assert again.watch().version == 0
        assert again.sit(0).version == ann.version
