"""Trying faults: the tests are collected once; for each fault a forked process puts it in and runs the tests that can notice.

What was found is kept: a fault that was noticed is not tried again, and of one that was not only the tests that are new since.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import pytest
from _pytest.runner import runtestprotocol

from mutants.covering import KEPT, LONG, OPTIONS, TESTS, Cover, Suite, key
from mutants.faults import ROOT, Place, put_in

MEMORY = 4 << 30


class Results:
    """What is known of faults: which tests were run with each, and whether one of them noticed."""

    def __init__(self, path: Path = KEPT / "results.jsonl") -> None:
        self.path = path
        self.noticed: dict[str, str] = {}
        self.tried: dict[str, set[str]] = {}
        for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
            self._know(json.loads(line))

    def _know(self, entry: dict[str, object]) -> None:
        fault, by, tried = str(entry["fault"]), str(entry["by"]), entry["tried"]
        assert isinstance(tried, list)
        self.tried.setdefault(fault, set()).update(tried)
        if by:
            self.noticed[fault] = by

    def add(self, fault: str, tried: list[str], by: str) -> None:
        """Keep what a trial found. by: the test that noticed, or nothing."""
        entry: dict[str, object] = {"fault": fault, "by": by, "tried": [] if by else tried}
        self._know(entry)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")


class Trial:
    """A pytest plugin that runs no test itself, but tries faults."""

    def __init__(self, places: list[Place], jobs: int, seconds: float, tell: Callable[[int, str, int], None]) -> None:
        self.places = places
        self.jobs = jobs
        self.seconds = seconds
        self.tell = tell

    def run(self) -> None:
        """Collect the tests and try all faults."""
        pytest.main([*OPTIONS, *TESTS], plugins=[self])

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In the place of running the tests."""
        self.tests = Suite(session.items)
        self.cover = Cover()
        self.cover.record(self.tests, self.places, self.jobs)
        self.results = Results()
        running: dict[int, tuple[int, list[str], int]] = {}
        for number, place in enumerate(self.places):
            name = key(place)
            chosen = self.tests_for(name, room_of_tests(place))
            todo = [test for test in chosen if test not in self.results.tried.get(name, set())]
            if name in self.results.noticed or not todo:
                self.tell(number, self.results.noticed.get(name, ""), len(chosen))
                continue
            if len(running) == self.jobs:
                self._wait(running)
            receiving, sending = os.pipe()
            child = os.fork()
            if child == 0:
                os.write(sending, self._try(place, todo).encode())
                os._exit(0)
            os.close(sending)
            running[child] = (number, todo, receiving)
        while running:
            self._wait(running)
        return True

    def _wait(self, running: dict[int, tuple[int, list[str], int]]) -> None:
        child, _ = os.wait()
        number, todo, receiving = running.pop(child)
        with os.fdopen(receiving, encoding="utf-8") as file:
            said = file.read()
        if said.startswith("broken"):
            sys.exit(f"The fault at {self.places[number]} could not be put in.")
        name = key(self.places[number])
        by = "" if said == "unnoticed" else said or "its own end"
        self.results.add(name, todo, by)
        self.tell(number, by, len(todo))

    def tests_for(self, name: str, room: Path) -> list[str]:
        """The tests in which that fault makes a difference: those of its own room, which are written to notice it, for half of
        the time for one fault; then of each folder the shortest, then of each the next, as many as the time allows."""
        found = [test for test in self.cover.reaching.get(name, ()) if test in self.tests.items]
        found = sorted({test for test in found if self.cover.seconds[test] < LONG}, key=self._cost)
        turns: dict[Path, int] = {}
        near = 0.0
        ranked = []
        for test in found:
            folder = self.tests.items[test].path.parent
            turns[folder] = turns.get(folder, 0) + 1
            first = folder == room and near + self.cover.seconds[test] <= self.seconds / 2
            near += self.cover.seconds[test] if first else 0.0
            ranked.append((0 if first else turns[folder], test))
        ranked.sort(key=lambda each: each[0])
        chosen, spent = [], 0.0
        for _, test in ranked:
            spent += self.cover.seconds[test]
            if spent > self.seconds:
                break
            chosen.append(test)
        return chosen

    def _cost(self, test: str) -> tuple[float, str]:
        return self.cover.seconds[test], test

    def _try(self, place: Place, todo: list[str]) -> str:
        """In the forked process: the first test that fails, hangs or fills the memory."""
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGPROF, hang)
        try:
            put_in(place)
        except Exception:
            return "broken"
        for test in todo:
            item = self.tests.items[test]
            signal.setitimer(signal.ITIMER_PROF, 10 + 20 * self.cover.seconds[test])
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
                return item.nodeid
        return "unnoticed"


def room_of_tests(place: Place) -> Path:
    """Where the tests of a module are: `tests` has the rooms of `src`, but not all of their parts."""
    room = ROOT / "tests" / Path(place.file).relative_to("src/rokugan").parent
    return room if room.is_dir() else room.parent


def hang(number: int, frame: FrameType | None) -> None:
    """A test that never ends has noticed."""
    os._exit(1)
