"""Lessons: a position to be played by a learner, with notes that come at the moment they matter.

A lesson is a scenario file with a learner, what the other players would like to do, and notes; `docs/lessons.md` tells how to
write one. Like a stage it is made anew from the moves so far: the same moves bring the same notes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta, Struct, field

from rokugan.catalogue import heard, say, subject
from rokugan.core.decision import Decision
from rokugan.core.files.documents import read_document
from rokugan.core.files.scenario import compare
from rokugan.core.files.shapes import check
from rokugan.errors import RokuganError, ScenarioError, quote
from rokugan.scenarios.staging import Stage

FOLDER = Path(__file__).parents[1] / "cards" / "lessons"
KEYS = ("learner", "about", "computers", "notes", "ends", "play")
MODEST = ("pass", "done", "no", "no attack", "no conflict", "refuse", "pay auto", "strike")
Name = Annotated[str, Meta(min_length=1, max_length=300)]


class When(Struct, forbid_unknown_fields=True):
    """A moment: all that is said must hold when the learner is asked."""

    turn: int | str | None = None
    phase: Name | None = None
    active: Name | None = None
    kind: Name | None = None
    asks: Name | None = None  # the question, by its key in the catalogue (`prompts.…`)
    offers: Name | None = None  # the beginning of a move that he is offered
    happened: Name | list[Name] | None = None  # a kind of event, at any time before; of several, any
    battle: bool | None = None  # is a battle, or a conflict, being fought?
    after: Name | None = None  # a note that has come before


class Note(Struct, forbid_unknown_fields=True):
    """A note: what it says, when it comes, and what on the table it points at."""

    id: Name
    title: Name
    text: Annotated[str, Meta(min_length=1, max_length=700)]
    when: When = field(default_factory=When)
    at: Name = "prompt"
    rule: Name | None = None
    do: Name | None = None  # the beginning of the move that it suggests
    why: Name | None = None  # why that is good, in a sentence

    def events_for(self, course: Course) -> dict[str, Any]:
        """As the page gets it."""
        return {"id": self.id, "title": self.title, "text": self.text, "at": self.at, "rule": self.rule}


class Computer(Struct, forbid_unknown_fields=True):
    """What another player would like to do: each wish is taken once, when it is offered; else he does as little as he can."""

    wishes: list[Name] = []


class Form(Struct):
    """What a lesson has beside its scenario."""

    learner: Name
    notes: list[Note]
    title: Name = ""
    about: str = ""
    computers: dict[Name, Computer] = {}
    ends: When | None = None
    play: list[Name] = []


class Lesson:
    """A lesson of a file."""

    def __init__(self, name: str, data: Mapping[str, Any]) -> None:
        said = check({key: data[key] for key in (*KEYS, "title") if key in data}, Form, name, ScenarioError)
        self.name = name
        self.title = said.title or name
        self.about = said.about
        self.learner = said.learner
        self.notes = said.notes
        self.computers = said.computers
        self.ends = said.ends
        self.play = said.play
        self.scenario = {key: value for key, value in data.items() if key not in KEYS}
        ids = [note.id for note in self.notes]
        if len(set(ids)) < len(ids):
            raise ScenarioError(say("files.every_note_needs_an_id_of_its_own", name=name))
        for note in self.notes:
            if note.when.after is not None and note.when.after not in ids:
                raise ScenarioError(
                    say("files.there_is_no_note", name=name, note=quote(note.id), after=quote(note.when.after))
                )
            question = note.when.asks
            if question is not None and question.removeprefix("prompts.") not in subject("prompts"):
                raise ScenarioError(
                    say("files.no_such_question", name=name, note=quote(note.id), question=quote(question))
                )

    def course(self, moves: Sequence[str] = ()) -> Course:
        """The lesson after these moves, the others' included; the others play on until the learner is asked."""
        return Course(self, moves)


def asks(prompt: str, key: str) -> bool:
    """Is that the question of this name, whichever card asks it?

    >>> asks("Resolve the fire ring's effect?", "prompts.resolve_the_ring_s_effect"), asks("Ox: To whom?", "prompts.to_whom")
    (True, True)
    """
    return heard(key, prompt) is not None or heard(key, prompt.partition(": ")[2]) is not None


class Course:
    """A lesson under way: the table, which notes have come, and those that are due now."""

    def __init__(self, lesson: Lesson, moves: Sequence[str]) -> None:
        self.lesson = lesson
        self.stage = Stage(lesson.scenario, (), lesson.name)
        if lesson.learner not in self.stage.game.names:
            raise ScenarioError(
                say("files.the_learner_is_none_of_the_players", name=lesson.name, learner=quote(lesson.learner))
            )
        self.left = {name: list(computer.wishes) for name, computer in lesson.computers.items()}
        self.come: dict[str, int] = {}
        self.due: list[Note] = []
        self.ended = False
        self.happened: set[str] = set()
        self._seen = 0
        self._others()
        for number, line in enumerate(moves):
            if number >= len(self.stage.moves) and not self.ended:
                self.stage.play(line)
                self._others()

    def _others(self) -> None:
        """The others play until the learner is asked; then see which notes are due."""
        game = self.stage.game
        while game.decision is not None and game.decision.player != self.lesson.learner:
            decision = game.decision
            self.stage.play(f"{decision.player}: {self._wish(decision)}")
        for event in game.events_for(self.lesson.learner, self._seen):
            self.happened.add(event["kind"])
        self._seen = len(game.events)
        self.ended = game.decision is None or (self.lesson.ends is not None and self.holds(self.lesson.ends))
        self.due = []
        for note in self.lesson.notes:
            if note.id not in self.come and self.holds(note.when):
                self.come[note.id] = len(self.stage.moves)
                self.due.append(note)

    def _wish(self, decision: Decision) -> str:
        wishes = self.left.get(decision.player, [])
        for wish in wishes:
            if wish in decision.options:
                wishes.remove(wish)
                return wish
        return next((move for move in MODEST if move in decision.options), decision.options[0])

    def holds(self, when: When) -> bool:
        """Is it this moment?"""
        game = self.stage.game
        view = game.view(self.lesson.learner, False)
        decision = game.decision
        offered = decision.options if decision is not None and decision.player == self.lesson.learner else []
        kinds = [when.happened] if isinstance(when.happened, str) else when.happened or []
        fighting = bool(
            (view["under_way"]["attack"] or {}).get("current") or view["extra"].get("lcg", {}).get("conflict")
        )
        return (
            (when.turn is None or number_fits(when.turn, game.turn))
            and (when.phase is None or when.phase == view["phase"])
            and (when.active is None or when.active == view["active"])
            and (when.kind is None or (decision is not None and decision.kind == when.kind))
            and (when.asks is None or (decision is not None and asks(decision.prompt, when.asks)))
            and (when.offers is None or any(option.startswith(when.offers) for option in offered))
            and (not kinds or any(kind in self.happened for kind in kinds))
            and (when.battle is None or when.battle == fighting)
            and (when.after is None or when.after in self.come)
        )

    def hint(self) -> dict[str, str] | None:
        """Return what the latest note that suggests something offered suggests, and why."""
        decision = self.stage.game.decision
        if decision is None or self.ended:
            return None
        for note in reversed([each for each in self.lesson.notes if each.id in self.come and each.do]):
            if not self.holds(note.when):
                continue
            found = next((option for option in decision.options if option.startswith(note.do or "")), None)
            if found is not None:
                return {"move": found, "why": note.why or note.title}
        return None


def number_fits(wanted: int | str, found: int) -> bool:
    """A number, or a comparison such as `>= 2`.

    >>> number_fits(">= 2", 3), number_fits(2, 3)
    (True, False)
    """
    if isinstance(wanted, int):
        return wanted == found
    sign, _, number = wanted.partition(" ")
    if sign not in (">=", "<=", ">", "<", "!=") or not number.isdigit():
        raise ScenarioError(say("files.is_no_number_and_no_comparison", wanted=quote(wanted)))
    return compare(found, sign, int(number))


def read_lesson(path: Path) -> Lesson:
    """A lesson file."""
    data = read_document(path, ScenarioError, "lesson")
    if not isinstance(data, Mapping):
        raise ScenarioError(say("files.a_lesson_is_a_mapping_as_a_scenario", path=path))
    return Lesson(path.stem, data)


@cache
def lessons() -> dict[str, Lesson]:
    """The shipped lessons by name, in the order in which one takes them."""
    return {path.stem: read_lesson(path) for path in sorted(FOLDER.glob("*.yaml"))}


def lesson(name: str) -> Lesson:
    """The shipped lesson of that name."""
    found = lessons().get(name)
    if found is None:
        raise RokuganError(say("files.there_is_no_lesson", name=quote(name), lessons=", ".join(lessons())))
    return found
