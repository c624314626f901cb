"""The WebSocket part of the protocol, row by row."""

from __future__ import annotations

import json

import pytest
from tests.server.serving import Client, Game, Table, computer, person, play_modestly, usual_delay
from websockets.exceptions import ConnectionClosed

import rokugan


def both(game: Game) -> tuple[Client, Client]:
    """The one who is asked first, then the other."""
    ann, bob = game.sit(0), game.sit(1)
    return (ann, bob) if ann.options else (bob, ann)


def test_hello_gives_the_whole_view(game: Game) -> None:
    ann = game.sit(0)
    assert ann.first["type"] == "view"
    assert ann.first["version"] == 0
    assert ann.view["viewer"] == "Ann"
    asked = ann.view["decision"]
    assert {"player", "kind", "prompt", "options", "choices"} <= set(asked)
    assert [choice["move"] for choice in asked["choices"]] == asked["options"]
    bob = game.sit(1)
    assert bob.view["viewer"] == "Bob"
    assert bob.view["decision"] == {"player": "Ann"}
    spectator = game.watch()
    assert spectator.view["viewer"] is None
    assert spectator.view["decision"] == {"player": "Ann"}


def test_a_move_is_acknowledged_by_a_delta_that_all_get(game: Game) -> None:
    first, second = both(game)
    spectator = game.watch()
    answer = first.move(first.options[-1])
    assert set(answer) >= {"type", "version", "from", "patch", "events"}
    assert answer["from"] == 0
    for other in (second, spectator):
        delta = other.next()
        assert delta["type"] == "delta"
        assert (delta["from"], delta["version"]) == (0, answer["version"])
    for client in (first, second, spectator):
        known = client.view
        client.ask({"type": "view"})
        assert client.view == known


def test_deltas_follow_the_game_as_the_engine_plays_it(table: Table) -> None:
    game = table.begin("celestial", [person("Ann"), person("Bob")], seed=11)
    clients = [game.sit(0), game.sit(1)]
    for _ in range(25):
        seat = next(seat for seat in (0, 1) if clients[seat].options)
        answer = clients[seat].move(clients[seat].options[-1])
        assert answer["type"] == "delta"
        while any(client.version < answer["version"] for client in clients):
            next(client for client in clients if client.version < answer["version"]).next()
    clients[0].send({"type": "concede"})
    clients[0].until("over")
    record = table.http.get(f"/api/games/{game.id}/record").json()
    replayed = rokugan.replay(record)
    views = [json.loads(json.dumps(replayed.view(name))) for name in ("Ann", "Bob")]
    clients[1].until("over")
    assert [client.view["turn"] for client in clients] == [view["turn"] for view in views]
    assert clients[0].view == views[0]
    assert clients[1].view == views[1]


def test_a_stale_move_changes_nothing(game: Game) -> None:
    first, second = both(game)
    move = {"type": "move", "version": first.version, "move": first.options[-1]}
    assert first.ask(move)["type"] == "delta"
    before = first.version
    for version in (0, before - 1, before + 1, -5, 10**12):
        answer = first.ask({**move, "version": version})
        assert answer["type"] == "refused"
        assert answer["code"] == "stale"
        assert answer["reason"].endswith(".")
    second.until("delta")
    assert second.quiet() == []
    assert first.ask({"type": "view"})["version"] == before


def test_an_illegal_move_says_why(game: Game) -> None:
    first, second = both(game)
    for move in ("buy Nothing", "", "x" * 600, "pass pass", "Bob: pass", "\u0000"):
        answer = first.move(move)
        assert answer["type"] == "refused"
        assert answer["code"] == "illegal"
        assert answer["reason"]
    assert second.quiet() == []


def test_only_the_one_who_is_asked_moves(game: Game) -> None:
    first, second = both(game)
    spectator = game.watch()
    for other in (second, spectator):
        for move in (first.options[0], "pass", "concede"):
            answer = other.move(move)
            assert answer["type"] == "refused"
            assert answer["code"] == "not_yours"
            assert first.options[0] in answer["reason"] or "offered" not in answer["reason"]
    for order in ("undo", "concede"):
        assert spectator.ask({"type": order})["code"] == "not_yours"
    assert first.quiet() == []


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        "1",
        '"hello"',
        "{}",
        '{"type": "fly"}',
        '{"type": "move"}',
        '{"type": "move", "version": "1", "move": "pass"}',
        '{"type": "move", "version": 1.5, "move": "pass"}',
        '{"type": "move", "version": 1, "move": ["pass"]}',
        '{"type": "chat"}',
        '{"type": "explain", "card": 7}',
        '{"type": "hello", "watch": true}',
        "[" * 30_000,
    ],
)
def test_a_malformed_message_changes_nothing(game: Game, message: str) -> None:
    ann = game.sit(0)
    answer = ann.ask(message)
    assert answer["type"] == "refused"
    assert answer["code"] == "malformed"
    assert answer["reason"].endswith(".")
    assert ann.ask({"type": "view"})["version"] == 0


def test_the_first_message_says_who_it_is(table: Table, game: Game) -> None:
    for hello in ({"type": "view"}, {"type": "hello"}, {"type": "hello", "token": "x"}, {"type": "hello", "token": 5}):
        client = Client(table, game.id, {"watch": True, **hello} if hello["type"] == "view" else hello)
        said = [client.first, *rest(client)]
        assert said[-1]["type"] == "error"
        assert said[-1]["reason"].endswith(".")
    missing = Client(table, "0" * 16, {"watch": True})
    assert missing.first["type"] == "error"


def rest(client: Client) -> list[dict[str, object]]:
    """What comes until the socket is closed."""
    found: list[dict[str, object]] = []
    try:
        while True:
            found.append(client.next(5))
    except ConnectionClosed:
        return found


def test_a_seat_connected_twice_gets_the_same(game: Game) -> None:
    first, second = both(game)
    seat = 0 if first.view["viewer"] == "Ann" else 1
    again = game.sit(seat)
    first.move(first.options[-1])
    again.until("delta")
    assert again.received[-1] == first.received[-1]
    assert again.view == first.view
    second.close()


def test_who_was_away_says_hello_again_and_has_missed_nothing(game: Game) -> None:
    first, second = both(game)
    seat = 1 if first.view["viewer"] == "Ann" else 0
    second.close()
    first.move(first.options[-1])
    assert game.sit(seat).version == first.version


def test_chat_reaches_everybody(game: Game) -> None:
    ann, bob, spectator = game.sit(0), game.sit(1), game.watch()
    for client in (ann, bob, spectator):
        if client is ann:
            client.send({"type": "chat", "text": "  Good luck, Bob: 1 < 2 & 3 > 2 "})
        said = client.until("chat")
        assert (said["from"], said["text"]) == ("Ann", "Good luck, Bob: 1 < 2 & 3 > 2")
    spectator.send({"type": "chat", "text": "Go, Ann"})
    assert spectator.until("chat")["text"] == "Go, Ann"
    assert ann.quiet(0.2) == []  # nobody at the table is told by those who look on what to do
    for text in ("", " ", "x" * 2000, "two\nlines"):
        assert ann.ask({"type": "chat", "text": text})["code"] == "malformed"


def test_a_hint_says_why_and_is_for_games_against_the_computer(game: Game, table: Table) -> None:
    first, second = both(game)
    for each in (first, second):
        answer = each.ask({"type": "hint"})
        assert (answer["type"], answer["code"]) == ("refused", "illegal")
    assert game.watch().ask({"type": "hint"})["code"] == "not_yours"
    alone = table.begin("celestial", [person("Ann"), computer("Bob")], seed=7).sit(0)
    assert alone.my_turn()
    answer = alone.ask({"type": "hint"})
    assert (answer["type"], answer["to"]) == ("answer", "hint")
    assert answer["move"] in alone.options
    assert answer["why"].endswith(".")


def test_why_and_explain_are_answered(game: Game) -> None:
    first, second = both(game)
    answer = first.ask({"type": "why", "move": "attack Bob"})
    assert (answer["type"], answer["to"], answer["move"]) == ("answer", "why", "attack Bob")
    assert answer["legal"] is False
    assert answer["reason"]
    assert first.ask({"type": "why", "move": first.options[0]})["legal"] is True
    said = second.ask({"type": "why", "move": first.options[0]})
    assert said["legal"] is False
    assert second.ask({"type": "explain", "card": "nothing", "stat": "force"})["code"] == "illegal"
    card = first.view["players"][0]["stronghold"]
    said = first.ask({"type": "explain", "card": card, "stat": "gold_production"})
    assert (said["type"], said["to"], said["card"], said["stat"]) == ("answer", "explain", card, "gold_production")
    assert said["value"] == sum(part.get("amount", 0) for part in said["parts"])


def test_conceding_ends_a_game_of_two(table: Table, game: Game) -> None:
    ann, bob = game.sit(0), game.sit(1)
    ann.send({"type": "concede"})
    for client in (ann, bob):
        over = client.until("over")
        assert over["outcome"] == {"winner": "Bob", "victory": "concession"}
        assert client.view["outcome"]["winner"] == "Bob"
        assert client.view["decision"] is None
    assert ann.move("pass")["code"] == "illegal"
    assert ann.ask({"type": "concede"})["code"] == "illegal"
    assert game.facts()["over"] is True
    record = table.http.get(f"/api/games/{game.id}/record").json()
    assert record["moves"] == ["Ann: concede"]
    assert rokugan.replay(record).outcome is not None
    again = game.sit(1)
    assert again.until("over")["outcome"]["winner"] == "Bob"


def test_who_concedes_among_many_leaves_his_seat_to_the_computer(table: Table) -> None:
    game = table.begin("war_of_honor", [person("Ann"), person("Bob"), computer("Cid")])
    ann, bob = game.sit(0), game.sit(1)
    ann.send({"type": "concede"})
    ann.until("delta")
    bob.until("delta")
    ann.send({"type": "move", "version": ann.version, "move": "pass"})
    assert ann.until("refused")["reason"]  # what the computers do meanwhile is told in between
    play_modestly(bob, 3)
    assert game.facts()["seats"][0]["kind"] == "computer"
    assert game.facts()["over"] is False
    bob.send({"type": "concede"})
    assert bob.until("over")["outcome"]["winner"] is None


@pytest.mark.soak  # a measure of the machine as well: not in every run
def test_a_move_is_on_the_other_screen_soon(table: Table) -> None:
    """Within a tenth of a second on one machine, the pause between people included; the machine of a test may be busy."""
    game = table.begin("celestial", [person("Ann"), person("Bob")])
    assert usual_delay(game, 15) < 0.5
