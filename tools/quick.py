"""`make quick`: look at what a change touches, in under two minutes: lint, types, and the tests of the rooms it changed.

The change is everything since the branch left `main` (`--since` names another revision), committed or not. `tests` has the
rooms of `src/rokugan`, so a module's tests are those of its room; a room without tests of its own is tested by the one
around it. `make test` remains the whole.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
SOURCES = Path("src/rokugan")
# What is tried whenever anything of the engine changes: contracts of the architecture, and a sample of whole games.
ENGINE = ("tests/test_architecture.py", "tests/test_golden.py")
EDITIONS = ("gold", "samurai", "celestial", "war_of_honor", "lcg")
CLASSIC = EDITIONS[:-1]


def changed_files(since: str) -> list[Path]:
    """Every file that differs from where the branch left `since`, and every new one that git does not ignore."""
    base = git("merge-base", since, "HEAD").strip() or "HEAD"
    names = (
        git("diff", "--name-only", base).splitlines() + git("ls-files", "--others", "--exclude-standard").splitlines()
    )
    return sorted({Path(name) for name in names if (ROOT / name).exists()})


def git(*words: str) -> str:
    """What git answers, or nothing where it cannot."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False).stdout


def tests_of(changed: Iterable[Path]) -> list[str]:
    """The tests that these files ask for; a folder takes the place of everything in it.

    >>> tests_of([Path("src/rokugan/editions/gold/duels.py")])[:2]
    ['scenarios/gold', 'tests/editions/gold']
    """
    wanted: set[str] = set()
    for path in changed:
        wanted.update(tests_for(path))
    return sorted(each for each in wanted if not any(str(above) in wanted for above in Path(each).parents))


def tests_for(path: Path) -> set[str]:
    """The tests that one file asks for."""
    if path.parts[0] == "scenarios":
        return {str(path)} if path.suffix == ".yaml" else set()
    if path.parts[0] == "tests":
        return {str(path)} if path.name.startswith("test_") else {str(room(path.parent))}
    if not path.is_relative_to(SOURCES):
        return {"tests/test_readme.py"} if path.name == "README.md" else set()
    inner = path.relative_to(SOURCES)
    if len(inner.parts) == 1:
        return {f"tests/test_{inner.stem}.py"} if (ROOT / f"tests/test_{inner.stem}.py").exists() else set()
    found = {str(room(Path("tests") / inner.parent))}
    if inner.parts[0] == "editions":
        found |= {*ENGINE, *(f"scenarios/{edition}" for edition in editions_of(inner))}
    return found


def room(folder: Path) -> Path:
    """The folder, or the nearest one around it that holds tests."""
    while not any((ROOT / folder).glob("test_*.py")) and len(folder.parts) > 1:
        folder = folder.parent
    return folder


def editions_of(inner: Path) -> Sequence[str]:
    """The editions whose scenarios show what a module of the engine does: its own, or all that share it."""
    if len(inner.parts) > 2:
        return (inner.parts[1],) if inner.parts[1] in EDITIONS else CLASSIC
    return ()


def steps(changed: list[Path]) -> list[list[str]]:
    """The commands to run, what is quickest first."""
    python = [str(path) for path in changed if path.suffix == ".py"]
    found: list[list[str]] = []
    if python:
        found += [
            [str(BIN / "ruff"), "check", "--quiet", *python],
            [str(BIN / "ruff"), "format", "--check", "--quiet", *python],
            [str(BIN / "lint-imports"), "--no-cache"],
            [str(BIN / "dmypy"), "run"],
        ]
    if any(path.parts[0] == "web" for path in changed):
        found.append(["make", "--no-print-directory", "web-lint", "web-check"])
    tests = tests_of(changed)
    if tests:
        found.append([str(BIN / "python"), "-m", "pytest", "-q", "-n", "2", *tests])
    return found


def main() -> int:
    """Run the steps, and stop at the first that fails."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--since", default="origin/main", help="the revision from which the change is counted")
    wanted = parser.parse_args()
    changed = changed_files(wanted.since)
    if not changed:
        print(f"nothing has changed since {wanted.since}")
        return 0
    for command in steps(changed):
        said = subprocess.run(command, cwd=ROOT, capture_output="pytest" not in command, text=True, check=False)
        # pytest ends with 5 where a file has no test that an ordinary run takes up.
        if said.returncode not in ((0, 5) if "pytest" in command else (0,)):
            print(said.stdout or "", said.stderr or "", sep="")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
