"""What is packed into a wheel: every data file of the package, and the scenarios as one file."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import lock
import pytest
from packaging.requirements import Requirement

from rokugan.scenarios import shipped

ROOT = Path(__file__).parents[1]
DATA = (".yaml", ".json", ".txt", ".cards", ".typed")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as a wheel holds it."""
    folder = tmp_path_factory.mktemp("built")
    command = [
        sys.executable,
        "setup.py",
        "-q",
        "egg_info",
        "-e",
        folder,
        "build",
        "-b",
        folder,
        "build_py",
        "-d",
        folder,
    ]
    subprocess.run([str(word) for word in command], cwd=ROOT, check=True, capture_output=True)
    return folder / "rokugan"


def test_every_data_file_is_packed(built: Path) -> None:
    package = ROOT / "src" / "rokugan"
    data = [path.relative_to(package) for path in package.rglob("*") if path.suffix in DATA]
    assert len(data) > 50
    assert [path for path in data if not (built / path).is_file()] == []


def test_the_scenarios_are_packed_into_one_small_file(built: Path) -> None:
    """The judge's desk of an installed copy shows those of the checkout."""
    path = built / "scenarios.tar.xz"
    packed, folder = shipped.Packed(path), shipped.Folder(ROOT / "scenarios")
    assert list(packed.names()) == list(folder.names())
    name = next(packed.names())
    assert packed.text(name) == folder.text(name)
    assert packed.text("nothing/of/the/kind") is None
    assert folder.text("../pyproject") is None
    assert path.stat().st_size < 1_000_000


def test_the_lock_file_has_all_that_a_server_needs_with_hashes_and_no_address() -> None:
    text = lock.LOCK.read_text(encoding="utf-8")
    entries = re.findall(r"^(\S+)==(\S+)((?: \\\n    --hash=sha256:[0-9a-f]{64})+)$", text, re.MULTILINE)
    versions = {name: version for name, version, _ in entries}
    assert "://" not in text
    assert len(versions) == len(entries) == text.count("==")
    waiting = [Requirement(each) for each in lock.wanted()]
    seen: set[str] = set()
    while waiting:
        asked = waiting.pop()
        name = lock.normal(asked.name)
        assert name in versions, f"{asked}: run `make lock`"
        assert asked.specifier.contains(versions[name]), f"{asked}, but {versions[name]} is locked: run `make lock`"
        if str(asked) in seen:
            continue
        seen.add(str(asked))
        try:
            lines = [Requirement(each) for each in requires(name) or ()]
        except PackageNotFoundError:
            continue  # not installed here
        extras = asked.extras or {""}
        waiting += [
            each
            for each in lines
            if each.marker is None or any(each.marker.evaluate({"extra": extra}) for extra in extras)
        ]
    assert len(seen) > 20


def test_what_is_asked_for_has_an_upper_bound() -> None:
    """A great new version of something must not break those who install us."""
    for each in lock.wanted():
        assert "<" in str(Requirement(each).specifier), each
