"""Between people: undo by consent, clocks, who comes and goes."""

from __future__ import annotations

import time

from tests.server.serving import Client, Game, Table, computer, person, play_modestly


def settle(*clients: Client) -> None:
    """Everybody has seen everything."""
    newest = max(client.version for client in clients)
    for client in clients:
        while client.version < newest:
            client.next()


def make_a_move_that_uncovers_nothing(game: Game) -> tuple[Client, Client]:
    """The mover, and the other."""
    ann, bob = game.sit(0), game.sit(1)
    assert ann.move("use Border Keep:1")["type"] == "delta"
    settle(ann, bob)
    return ann, bob


def test_a_move_is_undone_if_the_other_player_agrees(game: Game) -> None:
    ann, bob = make_a_move_that_uncovers_nothing(game)
    version, view = ann.version, ann.view
    ann.send({"type": "undo"})
    asked = bob.until("undo")
    assert (asked["from"], asked["version"]) == ("Ann", version)
    bob.send({"type": "undo", "agree": False})
    refused = ann.until("refused")
    assert refused["code"] == "illegal"
    assert "Bob" in refused["reason"]
    assert bob.ask({"type": "undo", "agree": True})["code"] == "illegal"  # nobody asks any more
    ann.send({"type": "undo"})
    bob.until("undo")
    assert ann.ask({"type": "undo", "agree": True})["code"] == "illegal"  # one does not agree with oneself
    bob.send({"type": "undo", "agree": True})
    for client in (ann, bob):
        delta = client.until("delta")
        assert delta["version"] > version
        assert delta["told"] < len(delta["events"]) + 100
    assert ann.view != view
    assert "use Border Keep:1" in ann.options
    assert ann.ask({"type": "move", "version": version, "move": "pass"})["code"] == "stale"


def test_undo_never_goes_past_what_became_known(game: Game) -> None:
    ann, bob = game.sit(0), game.sit(1)
    for _ in range(60):
        settle(ann, bob)
        mover = ann if ann.options else bob
        if ann.view["turn"] > 1 and mover is ann:
            break
        usual = [move for move in ("pass", "done", "no", "no attack") if move in mover.options]
        assert mover.move(usual[0] if usual else mover.options[0])["type"] == "delta"
    settle(ann, bob)
    answer = ann.ask({"type": "undo"})
    assert answer["code"] == "illegal"
    assert "known" in answer["reason"]
    assert bob.quiet(0.2) == []


def test_undo_against_the_computer_is_free(table: Table) -> None:
    game = table.begin("celestial", [person("Ann"), computer("Bob")], seed=2)
    ann = game.sit()
    assert ann.ask({"type": "undo"})["code"] == "illegal"  # there is nothing to take back
    ann.my_turn()
    views = [ann.view]
    for _ in range(6):
        play_modestly(ann, 1)
        ann.my_turn()
        views.append(ann.view)
    for view in reversed(views[:-1]):
        assert ann.ask({"type": "undo"})["type"] == "delta"
        assert ann.view == view
    play_modestly(ann, 3)  # and the computer goes on


def test_a_clock_for_every_move(table: Table) -> None:
    game = table.begin("celestial", [person("Ann"), person("Bob")], clock={"per": "move", "seconds": 2})
    ann, bob = game.sit(0), game.sit(1)
    asked, other = (ann, bob) if ann.options else (bob, ann)
    assert ann.first["clock"]["per"] == "move"
    began = time.monotonic()
    over = other.until("over")
    assert time.monotonic() - began < 10
    assert over["outcome"] == {"winner": other.view["viewer"], "victory": "concession"}
    assert asked.until("over")
    assert game.facts()["over"] is True


def test_a_clock_for_every_player(table: Table) -> None:
    clock = {"per": "player", "seconds": 100, "increment": 20}
    game = table.begin("celestial", [person("Ann"), person("Bob")], clock=clock)
    ann, bob = game.sit(0), game.sit(1)
    mover = ann if ann.options else bob
    seat = ann.view["players"][0]["name"] != mover.view["viewer"]
    assert ann.first["clock"]["remaining"] == [100, 100]
    time.sleep(1.1)
    mover.move(mover.options[-1])
    settle(ann, bob)
    shown = mover.ask({"type": "view"})["clock"]
    assert 105 < shown["remaining"][seat] < 120
    assert shown["remaining"][not seat] <= 100


def test_who_wants_to_hear_it_hears_who_comes_and_goes(game: Game) -> None:
    ann, quiet = game.sit(0, more=True), game.sit(0)
    assert [seat["connected"] for seat in ann.first["seats"]] == [True, False]
    bob = game.sit(1)
    assert [seat["connected"] for seat in ann.until("seats")["seats"]] == [True, True]
    bob.close()
    assert [seat["connected"] for seat in ann.until("seats")["seats"]] == [True, False]
    assert quiet.quiet(0.1) == []


def test_one_device_may_hold_several_seats(table: Table) -> None:
    game = table.begin("war_of_honor", [person("Ann"), person("Bob"), person("Cid")])
    clients = [game.sit(seat) for seat in range(3)]
    for _ in range(9):
        mover = next(client for client in clients if client.options)
        assert mover.move(mover.options[0])["type"] == "delta"
        settle(*clients)
