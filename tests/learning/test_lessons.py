"""Lessons: each can be played through, and its notes come at their moment; what is wrong in a file is said in one sentence."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from rokugan import rulebook
from rokugan.core.files.documents import read_document
from rokugan.errors import ScenarioError
from rokugan.learning.lessons import FOLDER, MODEST, Course, Lesson, lessons

NAMES = sorted(path.stem for path in FOLDER.glob("*.yaml"))
PLACES = ("prompt", "board", "paths", "hand", "provinces", "honor", "battle", "others", "rings")


def played(lesson: Lesson) -> list[Course]:
    """The lesson by its model play, then as modestly as it goes: the course at every decision of the learner."""
    course = lesson.course()
    found, left = [course], list(lesson.play)
    while not course.ended:
        decision = course.stage.game.asked()
        line = left.pop(0) if left and left[0].partition(": ")[2] in decision.options else ""
        if not line:
            move = next((move for move in MODEST if move in decision.options), decision.options[0])
            line = f"{lesson.learner}: {move}"
        course = lesson.course([*course.stage.moves, line])
        found.append(course)
        assert len(found) < 120, "the lesson does not end"
    assert not left, f"the model play was left at {left[0]}"
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_played_through_and_every_note_comes_at_its_moment(name: str) -> None:
    lesson = lessons()[name]
    courses = played(lesson)
    come = [note.id for course in courses for note in course.due]
    assert sorted(come) == sorted(note.id for note in lesson.notes), "each note comes once"
    for course in courses:
        for note in course.due:
            assert course.holds(note.when), note.id
            assert course.come[note.id] == len(course.stage.moves)
    for course, after in pairwise(courses):
        hint = course.hint()
        if hint is not None:
            assert hint["move"] in course.stage.game.asked().options
            assert hint["why"].endswith((".", "!"))
        assert after.stage.moves[: len(course.stage.moves)] == course.stage.moves


@pytest.mark.parametrize("name", NAMES)
def test_the_same_moves_bring_the_same_lesson(name: str) -> None:
    lesson = lessons()[name]
    last = played(lesson)[-1]
    again = lesson.course(last.stage.moves)
    assert again.come == last.come
    assert again.stage.game.hash() == last.stage.game.hash()


@pytest.mark.parametrize("name", NAMES)
def test_notes_point_at_things_that_are_there(name: str) -> None:
    lesson = lessons()[name]
    courses = {note.id: course for course in played(lesson) for note in course.due}
    for note in lesson.notes:
        if note.rule is not None:
            assert rulebook.rule(note.rule).says
        kind, _, title = note.at.partition(": ")
        if kind == "card":
            things = courses[note.id].stage.game.view(lesson.learner)["things"].values()
            assert title in {thing.get("card") for thing in things}, note.id
        else:
            assert note.at in PLACES, note.id
        assert len(note.text) < 330, f"{note.id} is too long to be read at a table"


def test_there_is_a_first_game_and_one_for_each_kind() -> None:
    editions = [lesson.scenario["edition"] for lesson in lessons().values()]
    assert editions[0] == "war_of_honor"
    assert {"celestial", "lcg"} <= set(editions)
    assert len(next(iter(lessons().values())).notes) >= 15


def data(name: str) -> dict[str, Any]:
    read: Any = read_document(FOLDER / f"{name}.yaml", ScenarioError, "lesson")
    found: dict[str, Any] = read
    return found


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"learner": "Nobody"}, "none of the players"),
        ({"notes": [{"id": "a", "title": "A", "text": "x"}, {"id": "a", "title": "A", "text": "x"}]}, "id of its own"),
        ({"notes": [{"id": "a", "title": "A", "text": "x", "when": {"after": "b"}}]}, "there is no note 'b'"),
        (
            {"notes": [{"id": "a", "title": "A", "text": "x", "when": {"asks": "prompts.b"}}]},
            "the catalogue has no question",
        ),
        ({"notes": [{"id": "a", "title": "A", "text": "x", "when": {"moon": 1}}]}, "moon"),
        ({"notes": [{"id": "a", "title": "A", "text": "x", "when": {"turn": "soon"}}]}, "no comparison"),
        ({"notes": [{"id": "a", "title": "A"}]}, "text"),
    ],
)
def test_what_is_wrong_in_a_lesson_is_said(change: dict[str, Any], says: str) -> None:
    with pytest.raises(ScenarioError, match=says):
        Lesson(Path("x").stem, data(NAMES[0]) | change).course()
