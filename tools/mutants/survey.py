"""Which of many faults make no difference in any test: all tests are run once, with probes at all places.

It takes minutes for all places of the engine, where trying each of them would take days; and what differs nowhere is either a
case that nobody tests or code that nothing needs."""

from __future__ import annotations

import os

import pytest

from mutants.covering import OPTIONS, TESTS, what_differs
from mutants.faults import Place


class Survey:
    """A pytest plugin that runs the tests with probes, in so many processes."""

    def __init__(self, places: list[Place], jobs: int) -> None:
        self.places = places
        self.jobs = jobs
        self.differing: set[int] = set()

    def run(self) -> list[Place]:
        """The places at which a fault makes no difference in any test."""
        pytest.main([*OPTIONS, *TESTS], plugins=[self])
        return [place for number, place in enumerate(self.places) if number not in self.differing]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In the place of running the tests."""
        receiving = [self._begin(session.items[part :: self.jobs]) for part in range(self.jobs)]
        for each in receiving:
            with os.fdopen(each, encoding="utf-8") as file:
                self.differing |= {int(number) for number in file.read().split()}
            os.wait()
        return True

    def _begin(self, items: list[pytest.Item]) -> int:
        """Let another process run these tests; what it finds can be read there."""
        receiving, sending = os.pipe()
        if os.fork():
            os.close(sending)
            return receiving
        found: set[int] = set()
        for _, numbers in what_differs(items, self.places):
            found |= numbers
        with os.fdopen(sending, "w", encoding="utf-8") as file:
            file.write(" ".join(map(str, found)))
        os._exit(0)
