"""Echoes: what comes of a scenario beyond what it asks.

A scenario asks for the few things that its rule is about. Its echo is a fingerprint of everything else: `course`, what was
offered after each step, how all cards stood, and how the game goes on when moves are made at random; `sight`, what each player
then sees and is told, and how moves that cannot be made are refused. `tests/golden/echoes.tsv` keeps a line for each scenario;
the test of a scenario compares its echo. `make golden` writes them anew after a change that is meant.
"""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from brawls import IDLE, standing
from golden import FOLDER

from rokugan.core.files.scenario import files, load
from rokugan.core.game import Game
from rokugan.core.randomness import Randomness
from rokugan.scenarios import run_case

FILE = FOLDER / "echoes.tsv"
ROOT = FOLDER.parent.parent
SCENARIOS = ROOT / "scenarios"
MOVES = 12
VERBS = ("use", "play", "buy", "assign")
REFUSED = 4  # so many cards are tried with each verb


class Echo:
    """Listens to a scenario, then plays on."""

    def __init__(self, edition: str) -> None:
        self.edition = edition
        self.course = blake2b(digest_size=5)
        self.sight = blake2b(digest_size=5)
        self.game: Game | None = None

    def listen(self, step: object, game: Game) -> None:
        """After a step of the script: what is offered, and how everything stands."""
        self.game = game
        self._note_offer(game)
        self.course.update(standing(self.edition, game).encode())

    def words(self) -> str:
        """The echo of what was listened to, after some moves more."""
        game, self.game = self.game, None
        if game is not None:
            self._look(game)
            self._play_on(game)
            for name in (*game.names, None):
                self._see(game.told(name))
        return f"{self.course.hexdigest()}\t{self.sight.hexdigest()}"

    def _note_offer(self, game: Game) -> None:
        decision = game.decision
        if decision is not None:
            self.course.update(f"{decision.player} {decision.kind} {decision.options}".encode())

    def _play_on(self, game: Game) -> None:
        game.advance()
        chance = Randomness(len(game.history))
        for _ in range(MOVES):
            if game.decision is None:
                break
            self._note_offer(game)
            choices = game.decision.choices
            busy = [number for number, each in enumerate(choices) if each.move not in IDLE]
            game.choose(busy[chance.below(len(busy))] if busy and chance.below(4) else chance.below(len(choices)))
        self.course.update(standing(self.edition, game).encode())

    def _look(self, game: Game) -> None:
        for name in game.names:
            self._see(game.view(name))
        if game.decision is not None:
            for card in game.cards[:REFUSED]:
                for verb in VERBS:
                    self._see(game.why_not(game.decision.player, f"{verb} {card.title}"))

    def _see(self, what: Any) -> None:
        self.sight.update(json.dumps(what, default=str).encode())


@cache
def kept() -> dict[str, str]:
    """The echoes that are kept, by the name of the scenario's test."""
    lines = FILE.read_text(encoding="utf-8").splitlines() if FILE.exists() else []
    return dict(line.split("\t", 1) for line in lines)


def name_of(path: Path, case: str) -> str:
    """What a scenario is called: its file, and its case. Those of other folders have no echo."""
    file = path.relative_to(SCENARIOS) if SCENARIOS in path.parents else path
    return f"{file.as_posix()}::{case}".removesuffix("::")


def difference(path: Path, case: str, echo: Echo) -> str:
    """How the echo of a scenario that holds is not as it is kept; empty if it is, or if none is kept."""
    before = kept().get(name_of(path, case))
    if before is None or echo.words() == before:
        return ""
    same = before.startswith(echo.course.hexdigest())
    what = (
        "what its players see or are told" if same else "what is offered, how the cards stand or how the game goes on"
    )
    return f"{path}: it holds, but {what} is not as it was; if that is meant, run `make golden`"


def echoes_of(path: Path) -> list[str]:
    """A line for each scenario of a file that holds."""
    found = []
    for case, data in load(path).items():
        echo = Echo(str(data["edition"]))
        if not run_case(path, case, data, echo.listen).failure:
            found.append(f"{name_of(path, case)}\t{echo.words()}\n")
    return found


def write() -> None:
    """Keep them as they are now."""
    with ProcessPoolExecutor() as pool:
        lines = pool.map(echoes_of, sorted(files([SCENARIOS])), chunksize=16)
        FILE.write_text("".join(line for each in lines for line in each), encoding="utf-8")


if __name__ == "__main__":
    write()
