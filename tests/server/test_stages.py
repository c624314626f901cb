"""Positions that nobody keeps: the desk, the shipped scenarios, puzzles and lessons, as a client asks for them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.serving import Table

from rokugan.core.views.patch import patched

BOMB = "".join(
    f"{name}: &{name} [{','.join([inner] * 9)}]\n"
    for name, inner in zip("abcdefg", ("x", "*a", "*b", "*c", "*d", "*e", "*f"), strict=True)
)
POSITION: dict[str, Any] = {
    "edition": "celestial",
    "phase": "attack",
    "cards": [
        {"title": "Ox", "type": "personality", "force": 5, "chi": 3},
        {"title": "Fox", "type": "personality", "force": 3, "chi": 2},
    ],
    "players": [{"name": "Ann", "in_play": ["Ox"]}, {"name": "Bob", "in_play": ["Fox"], "hand": ["Outer Walls"]}],
}


def asked(table: Table, path: str, **said: Any) -> Any:
    answer = table.http.post(path, json=said, timeout=60)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(table: Table, path: str, **said: Any) -> str:
    answer = table.http.post(path, json=said, timeout=60)
    assert answer.status_code == 400, answer.text
    found: str = answer.json()["error"]
    assert "\n" not in found
    assert found.endswith((".", "?"))
    return found


def test_a_judge_sees_all_cards_and_the_answers_of_whoever_is_asked(table: Table) -> None:
    found = asked(table, "/api/stage", scenario=POSITION)
    assert found["view"]["decision"]["options"] == ["attack Bob", "no attack"]
    bob = found["view"]["players"][1]
    assert [found["view"]["things"][id]["card"] for id in bob["zones"]["hand"]["cards"]] == ["Outer Walls"]
    moves = ["Ann: attack Bob", "Ann: assign Ox to P1"]
    found = asked(table, "/api/stage", scenario=POSITION, moves=moves)
    assert found["view"]["decision"]["player"] == "Bob"
    assert found["version"] == 2
    assert "celestial.maneuvers.04" in {rule["id"] for rule in found["rules"]}
    assert all(rule["says"] for rule in found["rules"])
    assert found["forced"] == ["Ann: done"]  # she has no other unit
    ann = asked(table, "/api/stage", scenario=POSITION, moves=moves, view="Ann")
    assert "forced" not in ann
    assert ann["view"]["players"][1]["zones"]["hand"]["cards"] == []
    why = asked(table, "/api/stage", scenario=POSITION, moves=moves, why="attack Bob")
    assert why["legal"] is False
    assert (why["reason"], why["rule"]) == ("An attack is under way already.", "celestial.attack.01")


@pytest.mark.parametrize(
    ("scenario", "moves", "says"),
    [
        ({**POSITION, "phase": "tea"}, [], "no phase 'tea'"),
        ({**POSITION, "players": [{"name": "Ann", "hnad": []}, {"name": "Bob"}]}, [], "hnad"),
        ({**POSITION, "cards": [{"title": "Ox", "type": "personality", "text": "Battle: Flurb."}]}, [], "Flurb"),
        ("players: [", [], "YAML"),
        ("just words", [], "a mapping"),
        (POSITION, ["Ann: attack the Moon"], "attack the Moon"),
        (POSITION, ["attack Bob"], "begins with a player's name"),
        ({"edition": "chess", "players": []}, [], "chess"),
    ],
)
def test_what_cannot_be_set_up_gets_one_sentence(table: Table, scenario: Any, moves: list[str], says: str) -> None:
    assert says in refused(table, "/api/stage", scenario=scenario, moves=moves)


def test_a_scenario_is_gone_through(table: Table) -> None:
    script = [{"Ann": "attack Bob"}, {"expect": {"Ann.honor": 99}}, {"Ann": "done"}]
    found = asked(table, "/api/stage/check", scenario={**POSITION, "script": script})
    assert [step["kind"] for step in found["steps"]] == ["move", "check"]
    assert not found["steps"][0]["fault"]
    assert "expected Ann.honor: 99" in found["steps"][1]["fault"]
    again = asked(table, "/api/stage/check", scenario=found["text"])
    assert again["steps"] == found["steps"]


def test_shipped_scenarios_are_listed_and_hold(table: Table) -> None:
    answer = table.http.get("/api/scenarios", timeout=90)
    found = answer.json()
    assert len(found) > 1400
    name, case, title, rules = next(each for each in found if "celestial.resolution.07" in each[3])
    assert title
    watched = table.http.get(f"/api/scenarios/{name}", params={"case": case}, timeout=60).json()
    assert [rule["id"] for rule in watched["rules"]] == rules
    view = watched["view"]
    for step in watched["steps"]:
        assert not step["fault"]
        view = patched(view, step["patch"])
    for wrong in ("nowhere/at-all", "..%2f..%2fetc/passwd", "celestial"):
        assert table.http.get(f"/api/scenarios/{wrong}").status_code in (400, 404)


def test_puzzles_do_not_tell_their_solutions(table: Table) -> None:
    found = table.http.get("/api/puzzles", timeout=60).json()
    assert len(found) >= 20
    assert all("solution" not in each for each in found)
    name = found[0]["name"]
    now = asked(table, "/api/puzzles/play", name=name)
    assert now["moves"] == []
    assert not now["solved"]
    wrong = asked(table, "/api/puzzles/play", name=name, moves=["Ann: no attack"])
    assert wrong["moves"] == []
    assert "the turn is over" in wrong["refused"]
    assert "no puzzle 'x'" in refused(table, "/api/puzzles/play", name="x")


def test_a_lesson_begins_with_its_notes(table: Table) -> None:
    names = [each["name"] for each in table.http.get("/api/lessons", timeout=60).json()]
    assert names[0] == "1-war-of-honor"
    now = asked(table, "/api/lessons/play", name=names[0])
    assert [note["id"] for note in now["notes"]][:2] == ["welcome", "paths"]
    assert now["view"]["viewer"] == "Ann"
    assert now["view"]["players"][1]["zones"]["hand"]["cards"] == []
    assert now["hint"]["why"]
    assert "no lesson 'x'" in refused(table, "/api/lessons/play", name="x")


@pytest.mark.parametrize("edition", ["celestial", "lcg"])
def test_the_computer_answers_for_whom_it_is_asked_to(table: Table, edition: str) -> None:
    """The card of the workshop is played against it: every answer comes back as a move, until a person is asked."""
    scenario = {"edition": edition, "players": [{"name": "Ann"}, {"name": "Bob"}]}
    moves: list[str] = []
    said: dict[str, Any] = {}
    for _ in range(12):
        said = table.http.post(
            "/api/stage", json={"scenario": scenario, "moves": moves, "computers": ["Bob"], "view": "Ann"}, timeout=60
        ).json()
        assert said["moves"][: len(moves)] == moves
        asked = said["view"]["decision"]
        if asked is None or any(move.startswith("Bob: ") for move in said["moves"]):
            break
        assert asked["player"] == "Ann"
        moves = [*said["moves"], f"Ann: {asked['options'][-1]}"]
    assert any(move.startswith("Bob: ") for move in said["moves"])
    wrong = table.http.post("/api/stage", json={"scenario": scenario, "moves": [], "computers": ["Cid"]})
    assert wrong.status_code == 400


@pytest.mark.parametrize(
    ("text", "word"),
    [
        (BOMB, "more than 500,000 values"),
        ("a: " + "[" * 400, "nested"),
        ("a: 2001-13-99", "date"),
        ("a: " + "9" * 5000, "too large"),
        ("a: &a [*a]", "stands for nothing"),
        ("edition: celestial\nedition: gold", "twice"),
        ("!!python/object/apply:os.system [x]", "not known here"),
    ],
)
def test_a_text_that_grows_is_refused_before_it_has_grown(table: Table, text: str, word: str) -> None:
    for path in ("/api/stage", "/api/stage/check"):
        assert word in refused(table, path, scenario=text)


@pytest.mark.parametrize("name", ["x" * 300, "x" * 3000, "a/" * 1000, "%00", "..%2f..%2fpyproject", "~", "%ff"])
def test_a_name_that_no_file_can_have_names_no_scenario(table: Table, name: str) -> None:
    answer = table.http.get(f"/api/scenarios/{name}", timeout=60)
    assert answer.status_code == 400
    assert answer.json()["error"].endswith(".")


def test_a_position_with_a_circle_can_be_looked_at(table: Table) -> None:
    text = "Open: Bow this card.\nAfter this card bows, straighten it.\nAfter this card straightens, bow it."
    wheel = {"title": "Wheel", "type": "personality", "clan": "Lion", "force": 2, "chi": 2, "text": text}
    ann = {"name": "Ann", "in_play": ["Wheel"], "fate_deck_size": 5}
    scenario = {**POSITION, "cards": [wheel], "players": [ann, {"name": "Bob"}], "phase": "action"}
    answer = table.http.post("/api/stage", json={"scenario": scenario}, timeout=60)
    assert answer.status_code == 200, answer.text
    assert "use Wheel" in answer.json()["view"]["decision"]["options"]
    assert "circle" in refused(table, "/api/stage", scenario=scenario, moves=["Ann: use Wheel"])
