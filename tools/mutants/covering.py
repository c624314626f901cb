"""Which tests can notice which faults: recorded by running every test once with probes (`probing`), and kept test by test, so
that an interrupted run goes on and only a new or changed test is run again."""

from __future__ import annotations

import hashlib
import json
import os
import signal
import time
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from types import FrameType

import pytest
from _pytest.runner import runtestprotocol

from mutants.faults import ROOT, Place, found, words
from mutants.probing import Probes

KEPT = ROOT / "build" / "mutants"
TESTS = (
    "scenarios",
    "tests/core",
    "tests/editions",
    "tests/agents",
    "tests/arena",
    "tests/cards/test_playing.py",
    "tests/cli",
    "tests/testing",
    "tests/scenarios/test_citing.py",
    "tests/test_docstrings.py",
    "tests/test_errors.py",
    "tests/test_golden.py",
    "tests/learning/test_lessons.py",
    "tests/test_moves.py",
    "tests/learning/test_puzzles.py",
    "tests/agents/test_reasons.py",
    "tests/games/test_records.py",
    "tests/scenarios/test_transcribing.py",
)
OPTIONS = ("-q", "-n", "0", "-p", "no:cacheprovider", "-p", "no:randomly", "--no-header", "--tb", "no")
LONG = 3.0  # seconds of the processor; tests that take longer would take most of the time of all


def digest(*parts: str | bytes) -> str:
    """A short name of some text."""
    whole = hashlib.blake2b(digest_size=6)
    for part in parts:
        whole.update(part.encode() if isinstance(part, str) else part)
    return whole.hexdigest()


@cache
def key(place: Place) -> str:
    """The name of a fault: another one as soon as its function is changed."""
    return digest(f"{place.file} {place.owner} {place.name} {place.number} ", words(found(place)[1]))


class Suite:
    """The tests by key: another one as soon as the file of the test is changed."""

    def __init__(self, items: Iterable[pytest.Item]) -> None:
        files: dict[Path, str] = {}
        self.items: dict[str, pytest.Item] = {}
        for item in items:
            if item.path not in files:
                files[item.path] = digest(item.path.read_bytes())
            self.items[digest(item.nodeid, files[item.path])] = item


class Cover:
    """What is recorded of each test: how long it takes, which faults it was asked about, and which of them differ in it."""

    def __init__(self, folder: Path = KEPT) -> None:
        self.folder = folder
        self.seconds: dict[str, float] = {}
        self.asked: dict[str, set[str]] = {}
        self.reaching: dict[str, list[str]] = {}
        for path in sorted(folder.glob("cover-*.jsonl")):
            self._read(path)

    def _read(self, path: Path) -> None:
        batch: set[str] = set()
        for line in path.read_text(encoding="utf-8").splitlines():
            entry = json.loads(line)
            if "faults" in entry:
                batch = set(entry["faults"])
                continue
            test = entry["test"]
            self.seconds[test] = entry["seconds"]
            self.asked.setdefault(test, set()).update(batch)
            for fault in entry["noted"]:
                self.reaching.setdefault(fault, []).append(test)

    def record(self, tests: Suite, places: list[Place], jobs: int) -> None:
        """Run the tests of which it is not known which of these faults they can notice."""
        names = {key(place) for place in places}
        waiting = [test for test in tests.items if not names <= self.asked.get(test, set())]
        if not waiting:
            return
        unknown = set().union(*(names - self.asked.get(test, set()) for test in waiting))
        print(f"Running {len(waiting)} tests once, to see in which of them {len(unknown)} faults differ.", flush=True)
        self.folder.mkdir(parents=True, exist_ok=True)
        chosen = [place for place in places if key(place) in unknown]
        parts = []
        for part in range(jobs):
            path = self.folder / f"cover-{digest(str(time.time()), str(part))}.jsonl"
            parts.append(path)
            child = os.fork()
            if child == 0:
                _record(tests, waiting[part::jobs], chosen, path)
                os._exit(0)
        for _ in range(jobs):
            os.wait()
        for path in parts:
            self._read(path)


def _record(tests: Suite, waiting: list[str], places: list[Place], path: Path) -> None:
    """In a forked process: run these tests with probes at all places, and write down what each shows."""
    names = [key(place) for place in places]
    with path.open("w", encoding="utf-8", buffering=1) as file:
        file.write(json.dumps({"faults": names}) + "\n")
        shown = what_differs([tests.items[test] for test in waiting], places)
        for test, (seconds, numbers) in zip(waiting, shown, strict=True):
            noted = sorted(names[number] for number in numbers)
            file.write(json.dumps({"test": test, "seconds": seconds, "noted": noted}) + "\n")


def what_differs(items: list[pytest.Item], places: list[Place]) -> Iterator[tuple[float, set[int]]]:
    """In a forked process: run these tests with probes at all places. How long each took, and by their numbers the places at
    which a fault differs in it; none if it takes too long, or fails without any fault."""
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    probes = Probes(places)
    signal.signal(signal.SIGPROF, _too_long)
    for item in items:
        probes.noted.clear()
        began = time.process_time()
        signal.setitimer(signal.ITIMER_PROF, LONG)
        failed = any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))
        signal.setitimer(signal.ITIMER_PROF, 0)
        yield round(time.process_time() - began, 3), set() if failed else probes.noted


def _too_long(number: int, frame: FrameType | None) -> None:
    raise pytest.fail.Exception("takes too long")
