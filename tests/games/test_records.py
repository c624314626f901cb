"""Records of games that were tampered with: any field of any kind is played or refused in one sentence."""

from __future__ import annotations

import copy
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.mutations import paths, replaced
from tests.sentences import MARK, complaint

import rokugan
from rokugan.agents import RandomAgent
from rokugan.arena import play_game
from rokugan.games import open_record, read_record, replay


@cache
def sound() -> dict[str, Any]:
    """A record of a short game."""
    game = rokugan.new_game("celestial", seed=6)
    play_game(game, [RandomAgent(1), RandomAgent(2)], turn_limit=2)
    return json.loads(json.dumps(rokugan.record(game)))  # type: ignore[no-any-return]


def tampered(**changes: Any) -> dict[str, Any]:
    return {**copy.deepcopy(sound()), **changes}


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"options": 1}, "options: expected a mapping, found 1."),
        ({"options": {"turns": [1]}}, "options.turns: expected"),
        ({"seed": "x"}, "seed: expected a whole number, found 'x'."),
        ({"seed": True}, "seed: expected a whole number, found True."),
        ({"moves": "pass"}, "moves: expected a list, found 'pass'."),
        ({"moves": [1]}, "moves[0]: expected text, found 1; put it in quotes."),
        ({"moves": [f"Ann: {MARK}"]}, "move 1 of 1, 'Ann: QQQ"),
        ({"moves": ["Ann: " + "x" * 5000]}, "move 1 of 1"),
        ({"players": [1, 2]}, "players[0]: expected a mapping, found 1."),
        ({"players": [{"name": "Ann"}]}, "players[0]: the key `deck` is missing."),
        ({"players": [{"name": "Ann", "deck": {"fate": [1]}}]}, "players[0].deck.fate: expected a mapping, found [1]."),
        ({"edition": ["celestial"]}, "edition: expected text, found ['celestial']."),
        ({"edition": "diamond"}, "diamond"),
        ({"result": "won"}, "result: expected a mapping, found 'won'."),
        ({"resutl": None}, "unknown key `resutl`; did you mean `result`?"),
        ({"format": ["x"]}, "the format is ['x'], this version reads"),
    ],
)
def test_a_field_that_is_not_of_its_kind(changes: dict[str, Any], sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(tampered(**changes)))
    said = complaint(lambda: replay(read_record(path), str(path)), longest=2000)
    assert sentence in said
    assert said.startswith(str(path)) or "edition" in said


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("[" * 100_000, "nested more than 60 deep"),
        ('{"format": "x", "format": "x"}', "the key 'format' is given twice"),
        ('{"seed": ' + "9" * 5000 + "}", "is too large"),
        ("[]", "expected a mapping, found []."),
    ],
)
def test_a_file_that_is_no_record(content: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(content)
    assert sentence in complaint(lambda: read_record(path))


WRONG = [None, 0, -1, 10**9, 2**70, 1.5, True, "", "x", "Ann", "Ann: pass", "²", MARK, [], [1], ["x"], {}, {"x": 1}]


@settings(max_examples=150, derandomize=True, deadline=None, database=None)
@given(st.data())
def test_any_field_may_be_wrong(data: st.DataObject) -> None:
    whole = tampered(moves=sound()["moves"][:6], result=None)
    path = data.draw(st.sampled_from(list(paths(whole))))
    changed = replaced(whole, path, data.draw(st.sampled_from(WRONG)))
    complaint(lambda: replay(changed), longest=2000)


def test_the_untouched_record_is_played() -> None:
    assert replay(sound()).moves == sound()["moves"]
    assert open_record(sound()).moves == []


@pytest.mark.parametrize(("edition", "players", "winner"), [("celestial", 2, "Ann"), ("samurai", 3, None)])
def test_who_concedes_ends_the_game_at_any_decision(edition: str, players: int, winner: str | None) -> None:
    game = rokugan.new_game(edition, names=["Ann", "Bob", "Cid"][:players], seed=6)
    game.choose(0)
    game.concede("Bob")
    assert game.decision is None
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.victory) == (winner, "concession")
    written = rokugan.record(game)
    assert written["moves"][-1] == "Bob: concede"
    assert replay(written).hash() == game.hash()
    twice = {**written, "moves": [*written["moves"], "Ann: concede"]}
    assert "game is over" in complaint(lambda: replay(twice))
