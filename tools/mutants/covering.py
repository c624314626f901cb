"""Which tests run which lines: recorded once, by running all of them under `coverage`, and kept until the sources change."""

from __future__ import annotations

import hashlib
import os
import pickle
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from mutants.faults import ROOT, Place

KEPT = ROOT / "build" / "mutants"
TESTS = (
    "scenarios",
    "tests/core",
    "tests/editions",
    "tests/cli/test_scenario.py",
    "tests/test_golden.py",
    "tests/arena/test_views.py",
    "tests/agents/test_contract.py",
)
OPTIONS = ("-q", "-n", "0", "-p", "no:cacheprovider", "-p", "no:randomly", "--no-header", "--tb", "no")


@dataclass
class Cover:
    """For each line of each file the tests that run it, as bits; and how long each test takes, in seconds of the processor."""

    tests: list[str] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    lines: dict[str, dict[int, int]] = field(default_factory=dict)

    def of(self, place: Place) -> list[int]:
        """The tests that can notice a fault at that place: of a value of a class those that run a line that asks for it."""
        if not place.name:
            return bits(self.lines.get(place.file, {}).get(place.line, 0))
        found = 0
        for file, lines in self.lines.items():
            source = (ROOT / file).read_text(encoding="utf-8").splitlines()
            for number, mask in lines.items():
                if f".{place.name}" in source[number - 1]:
                    found |= mask
        return bits(found)

    def join(self, other: Cover) -> None:
        """Add what another run has found."""
        shift = len(self.tests)
        self.tests += other.tests
        self.seconds += other.seconds
        for file, lines in other.lines.items():
            mine = self.lines.setdefault(file, {})
            for number, mask in lines.items():
                mine[number] = mine.get(number, 0) | mask << shift


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set.

    >>> bits(0b101)
    [0, 2]
    """
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


class Recorder:
    """A pytest plugin that runs a part of the tests, each under its own name."""

    def __init__(self, part: int, parts: int) -> None:
        import coverage

        self.part, self.parts = part, parts
        self.cover = Cover()
        sources = [str(ROOT / "src" / "rokugan" / name) for name in ("core", "editions")]
        self.coverage = coverage.Coverage(data_file=None, source=sources, config_file=False)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Only every so-manieth test."""
        items[:] = items[self.part :: self.parts]

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """What a test runs is written down under its number."""
        self.coverage.switch_context(str(len(self.cover.tests)))
        began = time.process_time()
        yield
        self.cover.tests.append(item.nodeid)
        self.cover.seconds.append(time.process_time() - began)

    def record(self) -> Cover:
        """Run them."""
        self.coverage.start()
        pytest.main([*OPTIONS, *TESTS], plugins=[self])
        self.coverage.stop()
        data = self.coverage.get_data()
        for path in data.measured_files():
            lines = self.cover.lines.setdefault(str(Path(path).relative_to(ROOT)), {})
            for number, contexts in data.contexts_by_lineno(path).items():
                lines[number] = sum(1 << int(each) for each in contexts if each)
        return self.cover


def fingerprint() -> str:
    """Of the sources on which the record depends."""
    digest = hashlib.blake2b(digest_size=8)
    for name in ("core", "editions"):
        for path in sorted((ROOT / "src" / "rokugan" / name).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def cover(jobs: int) -> Cover:
    """The record for these sources, made if there is none."""
    kept = KEPT / f"cover-{fingerprint()}.pickle"
    if not kept.exists():
        print("Running all tests once, to see which lines each of them runs.", flush=True)
        KEPT.mkdir(parents=True, exist_ok=True)
        parts = [KEPT / f"part-{number}.pickle" for number in range(jobs)]
        environment = {**os.environ, "COVERAGE_CORE": "ctrace", "PYTHONPATH": os.pathsep.join(sys.path)}
        running = [
            subprocess.Popen(
                [sys.executable, "-m", "mutants.covering", str(number), str(jobs), str(part)],
                cwd=ROOT,
                env=environment,
                stdout=subprocess.DEVNULL,
            )
            for number, part in enumerate(parts)
        ]
        if sum(each.wait() for each in running):
            sys.exit("The tests could not be run under coverage.")
        whole = Cover()
        for part in parts:
            whole.join(pickle.loads(part.read_bytes()))
            part.unlink()
        for old in KEPT.glob("cover-*.pickle"):
            old.unlink()
        kept.write_bytes(pickle.dumps(whole))
    found = pickle.loads(kept.read_bytes())
    assert isinstance(found, Cover)
    return found


if __name__ == "__main__":
    from mutants.covering import Recorder as Recording  # under the name that the record is read back by

    Path(sys.argv[3]).write_bytes(pickle.dumps(Recording(int(sys.argv[1]), int(sys.argv[2])).record()))
