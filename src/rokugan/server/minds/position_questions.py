"""Answers to questions about positions, puzzles and lessons, from a process beside the server (`answering`).

A scenario of somebody's own may take long to read and to play, and a puzzle to search; so it is done here, one question at a
time, and the server ends the process when an answer takes too long. Nothing is kept between questions but what is shipped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rokugan.agents.contract import ask
from rokugan.agents.registry import make_agent
from rokugan.catalogue import say
from rokugan.core.files.documents import parse_yaml
from rokugan.errors import ScenarioError
from rokugan.learning import lessons, puzzles
from rokugan.scenarios import shipped
from rokugan.scenarios.staging import ASKED, OPEN, Stage, seated, watched
from rokugan.scenarios.transcribing import as_yaml
from rokugan.server.opening import names_no_file

MOST_ANSWERS = 200  # of computer players, one after another
EVENTS = 400  # the last events of an answer


def scenario_said(said: Mapping[str, Any]) -> dict[str, Any]:
    """The scenario of a question: plain data, or the text of a file."""
    found = said["scenario"]
    if isinstance(found, str):
        found = parse_yaml(found, "scenario", ScenarioError)
    if not isinstance(found, dict):
        raise ScenarioError(say("server.a_scenario_is_a_mapping"))
    if isinstance(found.get("options"), dict) and isinstance(found.get("edition"), str):
        names_no_file(found["edition"], found["options"])
    return {**found, "script": found.get("script", [])}


def shown_stage(stage: Stage, viewer: str) -> dict[str, Any]:
    """The table of a stage, what happened, and by which rules."""
    return {
        "version": len(stage.moves),
        "view": stage.view(viewer),
        "events": stage.events(viewer, max(0, len(stage.game.events) - EVENTS)),
        "rules": stage.rules(),
    }


def stage(said: dict[str, Any]) -> Any:
    """A position after some moves; with `explain` or `why` what is asked about it instead."""
    made = Stage(scenario_said(said), said["moves"])
    if said.get("why") or said.get("explain"):
        return looked_at(made, said, said.get("view") or ASKED)
    answer_for(made, said.get("computers") or ())
    viewer = said.get("view") or ASKED
    open_to_all = {"forced": made.forced()} if viewer in (ASKED, OPEN) else {}  # it would tell others what a hand has
    return {**shown_stage(made, viewer), "moves": made.moves, **open_to_all}


def answer_for(made: Stage, computers: Iterable[str]) -> None:
    """Let computer players answer until somebody else is asked."""
    thinking = {seated(made.game, name): make_agent("sensible", 1) for name in computers}
    for _ in range(MOST_ANSWERS):
        asked = made.game.decision
        if asked is None or asked.player not in thinking:
            return
        choice = asked.choices[ask(thinking[asked.player], made.game)]
        made.play(f"{asked.player}: {choice.move}")


def looked_at(made: Stage, said: Mapping[str, Any], viewer: str) -> Any:
    """The table, or the answer to a question about it."""
    asked = made.game.decision
    player = (asked.player if asked is not None else None) if viewer == ASKED else viewer
    if said.get("why"):
        return made.game.why_not(player, said["why"])
    if said.get("explain"):
        looked = made.game.unveiled() if viewer == ASKED else made.game
        return looked.explain(player, said["explain"]["card"], said["explain"]["stat"])
    return shown_stage(made, viewer)


def check(said: dict[str, Any]) -> Any:
    """A scenario as a file, gone through: its form is right and its script is played."""
    found = scenario_said(said)
    return {"text": as_yaml(found), **watched(found, "scenario")}


def scenarios(said: dict[str, Any]) -> Any:
    """The shipped scenarios."""
    return [[each.name, each.case, each.title, each.rules] for each in shipped.shown()]


def watch(said: dict[str, Any]) -> Any:
    """A shipped scenario, gone through."""
    return watched(shipped.scenario(said["name"], said["case"]), said["name"])


def all_puzzles(said: dict[str, Any]) -> Any:
    """The shipped puzzles, without their solutions."""
    return [
        {
            "name": each.name,
            "title": each.title,
            "edition": each.scenario["edition"],
            "about": each.about,
            "solver": each.solver,
            "goal": puzzles.said(each.goal),
            "moves": sum(line.startswith(f"{each.solver}:") for line in each.solution),
        }
        for each in puzzles.puzzles().values()
    ]


def puzzle(said: dict[str, Any]) -> Any:
    """A puzzle after a person's moves: judged, and answered for the others."""
    found = puzzles.puzzle(said["name"])
    if said.get("why") or said.get("explain"):
        return looked_at(found.stage(said["moves"]), said, ASKED)
    judged = found.attempt(said["moves"])
    facts = {"title": found.title, "goal": puzzles.said(found.goal), "solver": found.solver}
    return {**judged, **facts, **shown_stage(found.stage(judged["moves"]), ASKED)}


def all_lessons(said: dict[str, Any]) -> Any:
    """The shipped lessons."""
    return [
        {
            "name": each.name,
            "title": each.title,
            "about": each.about,
            "edition": each.scenario["edition"],
            "notes": len(each.notes),
        }
        for each in lessons.lessons().values()
    ]


def lesson(said: dict[str, Any]) -> Any:
    """A lesson after the learner's moves: played on for the others, with the notes that are due."""
    found = lessons.lesson(said["name"])
    course = found.course(said["moves"])
    if said.get("why") or said.get("explain"):
        return looked_at(course.stage, said, found.learner)
    return {
        "title": found.title,
        "learner": found.learner,
        "moves": course.stage.moves,
        "notes": [note.events_for(course) for note in course.due],
        "count": [len(course.come), len(found.notes)],
        "hint": course.hint(),
        "ended": course.ended,
        **shown_stage(course.stage, found.learner),
    }


QUESTIONS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "stage": stage,
    "go_through": check,
    "scenarios": scenarios,
    "watch": watch,
    "puzzles": all_puzzles,
    "puzzle": puzzle,
    "lessons": all_lessons,
    "lesson": lesson,
}
