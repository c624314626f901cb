"""The trace of one Battle action."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
import trace_move


@pytest.fixture(scope="module")
def trace() -> trace_move.Trace:
    return trace_move.traced()


def test_the_steps_of_the_book_come_in_their_order(trace: trace_move.Trace) -> None:
    steps = [name for _, name in trace.steps]
    taken = [steps.index(f"TakeAction.{name}") for name in ("announce", "target", "pay", "ended")]
    assert taken == sorted(taken)
    assert steps.count("TakeAction.announce") == 2  # the action and the Reaction
    assert steps.index("Occurrence.prevent") < steps.index("Window.reactions")


def test_every_call_has_a_room_and_most_stay_in_their_file(trace: trace_move.Trace) -> None:
    assert {trace_move.room(file) for file in trace.files} >= {"core", "table", "text", "events", "actions", "chapters"}
    assert len(trace.files) < trace.changes < len(trace.calls) / 2
    assert trace.changes == sum(trace.pairs.values()) + len(trace_move.MOVES)  # each move comes from outside
    assert sum(trace.between_rooms().values()) < trace.changes


def test_an_action_goes_from_file_to_file_half_as_often_as_before_there_were_rooms(trace: trace_move.Trace) -> None:
    # Half of what it was, the looks at whether its costs were paid and who its targets were when they left, and 16 by way of
    # the chapter of events, so that the game's state imports nothing of what happens.
    assert trace.changes <= 1385 // 2 + 20 + 16


def test_the_picture_is_a_picture(trace: trace_move.Trace) -> None:
    drawn = ElementTree.fromstring(trace_move.picture(trace))
    words = [each.text for each in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert "events" in words
    assert any(str(each).endswith("TakeAction.announce") for each in words)
