"""Trying faults: the tests are collected once; for each fault a forked process puts it in and runs the tests that can notice."""

from __future__ import annotations

import os
import resource
import signal
import sys
from collections.abc import Callable
from types import FrameType

import pytest
from _pytest.runner import runtestprotocol

from mutants.covering import OPTIONS, TESTS, Cover
from mutants.faults import Place, put_in

UNNOTICED, NOTICED, BROKEN = 0, 1, 3
MEMORY = 4 << 30
LONG = 3.0


class Trial:
    """A pytest plugin that runs no test itself, but tries faults."""

    def __init__(self, cover: Cover, places: list[Place], jobs: int, tell: Callable[[int, bool], None]) -> None:
        self.cover = cover
        self.places = places
        self.jobs = jobs
        self.tell = tell
        self.items: dict[str, pytest.Item] = {}

    def run(self) -> None:
        """Collect the tests and try all faults."""
        pytest.main([*OPTIONS, *TESTS], plugins=[self])

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In the place of running the tests."""
        self.items = {item.nodeid: item for item in session.items}
        running: dict[int, int] = {}
        for number in range(len(self.places)):
            if len(running) == self.jobs:
                self._wait(running)
            child = os.fork()
            if child == 0:
                os._exit(self._try(self.places[number]))
            running[child] = number
        while running:
            self._wait(running)
        return True

    def _wait(self, running: dict[int, int]) -> None:
        child, status = os.wait()
        number = running.pop(child)
        if os.waitstatus_to_exitcode(status) == BROKEN:
            sys.exit(f"The fault at {self.places[number]} could not be put in.")
        self.tell(number, status != UNNOTICED)

    def tests_for(self, place: Place) -> list[tuple[pytest.Item, float]]:
        """The tests that can notice it, the shortest first, and those that were not there when the record was made. Those that
        take long would take most of the time of all."""
        known = set(self.cover.tests)
        numbers = [number for number in self.cover.of(place) if self.cover.tests[number] in self.items]
        new = [(item, 1.0) for nodeid, item in self.items.items() if nodeid not in known]
        found = [(self.items[self.cover.tests[number]], self.cover.seconds[number]) for number in numbers]
        return [*new, *sorted((each for each in found if each[1] < LONG), key=lambda each: each[1])]

    def _try(self, place: Place) -> int:
        """In the forked process: does any test fail, hang or fill the memory?"""
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGPROF, hang)
        try:
            put_in(place)
        except Exception:
            return BROKEN
        for item, seconds in self.tests_for(place):
            signal.setitimer(signal.ITIMER_PROF, 10 + 20 * seconds)
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
                return NOTICED
        return UNNOTICED


def hang(number: int, frame: FrameType | None) -> None:
    """A test that never ends has noticed."""
    os._exit(NOTICED)
