"""How fast the engine is: decisions and games per second of random play, its slowest move, and what clones, worlds, views and
deltas cost.

A fixed loop of plain Python is timed beside it: decisions per unit of that loop compare between machines. So do decisions for
each ply of chess that python-chess plays at random right before and after, where it is installed. All times are
processor time of this process, so that other work on the machine disturbs them little.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rokugan.arena.chess_play import plies_per_second
from rokugan.arena.collecting import collecting_seldom
from rokugan.arena.costs import Costs, measure_costs
from rokugan.arena.match import TURN_LIMIT
from rokugan.arena.simulation import pairing
from rokugan.cards import read
from rokugan.cards.deck import shipped_decks
from rokugan.cards.languages import text_of
from rokugan.cards.library import library
from rokugan.catalogue import say
from rokugan.core import game as engine
from rokugan.core.build import Build, build_of, engine_folder
from rokugan.core.game import Game
from rokugan.core.randomness import Randomness
from rokugan.editions.registry import classic_editions, edition_of, editions
from rokugan.errors import RokuganError, quote
from rokugan.games import new_game

GAMES = 20
WARM_UP = 3
POSITIONS_EVERY = 40


@dataclass(frozen=True)
class Measurement:
    """One edition's figures."""

    edition: str
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    clone_microseconds: float
    decisions_per_unit: float
    decisions_per_chess_ply: float | None
    slowest_milliseconds: float
    costs: Costs


@dataclass(frozen=True)
class Cards:
    """The card language's figures: the shipped texts read, and the largest library loaded by a new process."""

    texts: int
    seconds_per_thousand: float
    library: str
    library_seconds: float


@dataclass(frozen=True)
class Bench:
    """All figures of one build of the engine on one machine."""

    compiled: bool
    build: Build
    calibration_seconds: float
    editions: tuple[Measurement, ...]
    cards: Cards

    def to_json(self) -> dict[str, Any]:
        """The figures as plain data."""
        return asdict(self)


def is_compiled() -> bool:
    """Does the engine run as extension modules?"""
    return build_of(engine_folder()) != "interpreted"


def calibrate() -> float:
    """The seconds that a fixed piece of plain Python takes here (one unit): the best of five."""
    return min(_calibration_loop() for _ in range(5))


def _calibration_loop() -> float:
    begun = time.process_time()
    cells = {number: [number, 0] for number in range(500)}
    total = 0
    for turn in range(400):
        for number in range(0, 500, 3):
            cell = cells[(number * 7 + turn) % 500]
            cell[1] += cell[0] & turn
            total += len(cell) if cell[1] > 100 else 1
    assert total > 0
    return time.process_time() - begun


def measure(edition: str, unit: float, games: int = GAMES, step: Callable[[], None] = lambda: None) -> Measurement:
    """Play random games of an edition with its shipped decks, and clone positions from their middle."""
    who = pairing(edition)
    for seed in range(-WARM_UP, 0):  # what is made once, such as the library, is not part of the measurement
        who.play(seed)
    decisions = 0
    chess = [plies_per_second()]
    with collecting_seldom():
        begun = time.process_time()
        for seed in range(1, games + 1):
            decisions += who.play(seed).decisions
            step()
        seconds = time.process_time() - begun
    rate = decisions / seconds
    chess.append(plies_per_second())
    plies = [each for each in chess if each is not None]
    positions, slowest = middle_of(edition, min(games, 5))
    costs = measure_costs(positions)
    return Measurement(
        edition=edition,
        games=games,
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(rate, 1),
        games_per_second=round(games / seconds, 3),
        clone_microseconds=costs.clone,
        decisions_per_unit=round(rate * unit, 2),
        decisions_per_chess_ply=round(rate * len(plies) / sum(plies), 3) if plies else None,
        slowest_milliseconds=round(slowest * 1e3, 2),
        costs=costs,
    )


def middle_of(edition: str, games: int) -> tuple[list[Game], float]:
    """Positions of random games, at even distances, and the seconds that the slowest of all moves took."""
    clock = Slowest()
    positions = [each for seed in range(1, games + 1) for each in positions_of(edition, seed, clock)]
    return positions, clock.seconds


class Slowest:
    """The longest of several times."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def time(self, game: Game, number: int) -> None:
        """Play a choice and take the time."""
        begun = time.process_time()
        game.choose(number)
        self.seconds = max(self.seconds, time.process_time() - begun)


def positions_of(edition: str, seed: int, clock: Slowest | None = None) -> list[Any]:
    """Positions of one random game, at even distances."""
    clock = clock or Slowest()
    game = new_game(edition, seed=seed)
    randomness = Randomness(seed)
    positions: list[Any] = []
    while game.decision is not None and game.turn <= TURN_LIMIT:
        if game.decisions % POSITIONS_EVERY == POSITIONS_EVERY - 1:
            positions.append(game.clone())
        clock.time(game, randomness.below(len(game.decision.choices)))
    return positions


def measurable() -> list[str]:
    """The editions that can be played with shipped decks."""
    return [each for each in editions() if any(deck.edition == each for deck in shipped_decks())]


def bench(games: int = GAMES, edition: str = "", step: Callable[[], None] = lambda: None) -> Bench:
    """Measure every edition that can be played with shipped decks, or this one alone; `step` is called after each game."""
    if games < 1:
        raise RokuganError(say("agents.the_number_of_games_must_be_1"))
    playable = measurable()
    if edition and edition not in playable:
        raise RokuganError(say("agents.no_decks_are_shipped", edition=quote(edition), editions=", ".join(playable)))
    unit = calibrate()
    wanted = [edition] if edition else playable
    return Bench(
        is_compiled(),
        build_of(engine_folder()),
        round(unit, 6),
        tuple(measure(each, unit, games, step) for each in wanted),
        measure_cards(wanted),
    )


def measure_cards(wanted: list[str]) -> Cards:
    """Read the texts of all cards that are shipped for these editions, as the writer prints them."""
    texts = [(text_of(card, edition), card, edition) for edition in wanted for card in library(edition).shown]
    for edition in wanted:
        read_text(edition, "", texts[0][1])  # a grammar is taken apart once
    begun = time.process_time()
    for text, card, edition in texts:
        read_text(edition, text, card)
    seconds = time.process_time() - begun
    largest = max(wanted, key=lambda edition: len(library(edition)))
    return Cards(len(texts), round(seconds * 1000 / len(texts), 3), largest, round(_loading(largest), 3))


def read_text(edition: str, text: str, card: Any) -> None:
    """Read a text in the language of its game."""
    if edition in classic_editions():
        read(text, title=card.title, type=card.type, edition=edition)
    else:
        entry = {"title": card.title, "type": card.type, "text": text}
        edition_of(edition).deck_schema.definition(entry, "bench", edition, None)


def _loading(edition: str) -> float:
    """The processor time in which a new process loads a library."""
    probe = (
        "import time; begun = time.process_time(); from rokugan.cards.library import library;"
        f"library({edition!r}); print(time.process_time() - begun)"
    )
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    return float(done.stdout)


# ------------------------------------------------------------------------------ the other build, if there is one


def compiled_folder() -> Path | None:
    """Return where `make compiled` has put a build of this checkout."""
    folder = Path(engine.__file__).parents[3] / "build" / "compiled"
    return folder if (folder / "rokugan").is_dir() and not is_compiled() else None


def is_stale(folder: Path) -> bool:
    """Have the sources changed since the build was made?"""
    source = Path(engine.__file__).parents[1]
    return any(
        not (folder / "rokugan" / path.relative_to(source)).exists()
        or (folder / "rokugan" / path.relative_to(source)).read_bytes() != path.read_bytes()
        for part in ("core", "cards", "editions")
        for path in (source / part).rglob("*.py")
    )


def bench_compiled(folder: Path, games: int = GAMES, edition: str = "") -> dict[str, Any]:
    """The figures of the compiled build, measured in a process of its own."""
    command = [sys.executable, "-c", "from rokugan.cli import main; main()", "bench", "--json", "--games", str(games)]
    command += ["--edition", edition] if edition else []
    done = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": str(folder)}, cwd=folder, capture_output=True, text=True, check=False
    )
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no message"])[-1]
        raise RokuganError(say("agents.the_compiled_build_in_does_not_run", folder=folder, last=last))
    found: dict[str, Any] = json.loads(done.stdout)
    return found
