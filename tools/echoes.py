"""Echoes: what comes of a scenario beyond what it asks.

A scenario asks for the few things that its rule is about. Its echo is the course of everything else, in lines that a person can
read: what was offered after each step, how the cards stood, and how the game goes on when moves are made at random. What players
see and are told is not in it (`tools/sights.py`). `tests/golden/<edition>/echoes.txt` keeps fifty echoes of each edition, which
the suite compares; `make golden` writes them anew after a change that is meant.

Nothing is kept of the others. `make echoes` plays all scenarios with the engine of another revision too (`AGAINST=main`), and
says which go otherwise, each with the first line that differs; `make soak` does so with the revision at which the fifty were
written.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import blake2b
from pathlib import Path

from courses import IDLE, Course, first_difference, sections, write_sections
from golden import FOLDER

from rokugan.core.files.scenario import files, load
from rokugan.core.game import Game
from rokugan.core.randomness import Randomness
from rokugan.editions.registry import editions
from rokugan.scenarios import run_case

ROOT = FOLDER.parent.parent
SCENARIOS = ROOT / "scenarios"
SAMPLE = 50  # so many of each edition are kept as text
MOVES = 12


class Echo(Course):
    """Listens to a scenario, then plays on."""

    def __init__(self, edition: str) -> None:
        super().__init__(edition)
        self._game: Game | None = None

    def listen(self, step: object, game: Game) -> None:
        """Note what is offered after a step of the script, and what stands otherwise than before it."""
        self._game = game
        self.begin(f"after {json.dumps(step, default=str, ensure_ascii=False)}")
        self.note_offer(game)
        self.note_standing(game)

    def play_on(self) -> None:
        """Make some moves at random after the script."""
        game, self._game = self._game, None
        if game is None:
            return
        game.advance()
        self.begin("played on")
        chance = Randomness(len(game.history))
        for _ in range(MOVES):
            if game.decision is None:
                break
            self.note_offer(game)
            choices = game.decision.choices
            busy = [number for number, each in enumerate(choices) if each.move not in IDLE]
            number = busy[chance.below(len(busy))] if busy and chance.below(4) else chance.below(len(choices))
            self.lines.append(f"  > {choices[number].move}")
            game.choose(number)
        self.note_standing(game)


def name_of(path: Path, case: str, folder: Path | None = None) -> str:
    """Return what a scenario is called: its file, and its case."""
    return f"{path.relative_to(folder or SCENARIOS).as_posix()}::{case}".removesuffix("::")


def echoes_of(path: Path) -> dict[str, Echo]:
    """Return the echo of each scenario of a file that holds, by its case."""
    found = {}
    for case, data in load(path).items():
        echo = Echo(str(data["edition"]))
        if not run_case(path, case, data, echo.listen).failure:
            echo.play_on()
            found[case] = echo
    return found


def lines_of(path: Path, folder: Path | None = None) -> dict[str, list[str]]:
    """Return the lines of each scenario of a file that holds, by its name in a folder."""
    return {name_of(path, case, folder): echo.lines for case, echo in echoes_of(path).items()}


# -- the echoes that are kept -------------------------------------------------------------------------------------------------


def sample(edition: str) -> list[Path]:
    """Choose fifty files of an edition; a new scenario takes the place of one of them at most."""
    paths = sorted(files([SCENARIOS / edition]), key=lambda path: blake2b(name_of(path, "").encode()).digest())
    return sorted(paths[:SAMPLE])


def sample_file(edition: str) -> Path:
    """Return where the echoes of an edition are that are kept as text."""
    return FOLDER / edition / "echoes.txt"


def differences_in_sample(edition: str) -> list[str]:
    """Say of each kept echo of an edition that has changed which line differs first, before and after."""
    kept = sections(sample_file(edition))
    now: dict[str, list[str]] = {}
    for path in sorted({SCENARIOS / name.partition("::")[0] for name in kept}):
        now |= lines_of(path) if path.exists() else {}
    return [
        f"{name}: {words}"
        for name, lines in kept.items()
        if name in now and (words := first_difference(lines, now[name]))
    ]


def write() -> None:
    """Keep the fifty echoes of each edition as they are now."""
    with ProcessPoolExecutor() as pool:
        for edition in editions():
            found = pool.map(lines_of, sample(edition))
            write_sections(sample_file(edition), dict(next(iter(each.items())) for each in found if each))


# -- against another revision ---------------------------------------------------------------------------------------------------


def last_written() -> str:
    """Return the revision at which the kept echoes were last written."""
    asked = ["git", "log", "-1", "--format=%h", "--", "tests/golden/*/echoes.txt"]
    return subprocess.run(asked, stdout=subprocess.PIPE, check=True, cwd=ROOT, text=True).stdout.strip()


def dump(folder: Path) -> None:
    """Print the lines of all scenarios of a folder as JSON."""
    with ProcessPoolExecutor() as pool:
        found = pool.map(partial(lines_of, folder=folder), sorted(files([folder])), chunksize=16)
        json.dump({name: lines for each in found for name, lines in each.items()}, sys.stdout)


def against(revision: str) -> list[str]:
    """Say of each scenario that goes otherwise than at a revision which line differs first, before and after."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", folder, revision], cwd=ROOT, check=True)
        try:
            before, now = (played_by(place / "src") for place in (Path(folder), ROOT))
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", folder], cwd=ROOT, check=True)
    said = [
        f"{name}: {words}" for name in now if name in before and (words := first_difference(before[name], now[name]))
    ]
    return [*said, *(f"{name} holds at {revision} and not now" for name in before if name not in now)]


def played_by(sources: Path) -> dict[str, list[str]]:
    """Return the lines of all scenarios as the engine in a folder of sources plays them, by name."""
    paths = [str(sources), str(ROOT / "tools")]
    code = f"import sys; sys.path[:0] = {paths!r}; import echoes; echoes.dump(echoes.Path({str(SCENARIOS)!r}))"
    done = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, check=True, cwd=ROOT)
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


def main() -> int:
    """Write, or compare with another revision. That games go otherwise is no fault by itself: a person reads it."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--against", metavar="REVISION", help="write nothing; compare with the engine of a revision")
    arguments.add_argument(
        "--since-kept", action="store_true", help="compare with the revision at which they were written"
    )
    asked = arguments.parse_args()
    revision = last_written() if asked.since_kept else asked.against
    if not revision:
        write()
        return 0
    said = against(revision)
    print("\n".join([*said, f"{len(said)} scenarios go otherwise than at {revision}"]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
