"""Golden playthroughs: whole games in text that a person can read, so that any change of behaviour shows in a diff.

`python tools/golden.py` writes ten games of each edition to `tests/golden/<edition>/`; with `--check` it says which of
them would now go otherwise. `--wide` does the same for 200 games of each edition, of which `tests/golden/wide.tsv` keeps
only a line each: who played, how it ended, and a fingerprint of all its moves.
"""

from __future__ import annotations

import argparse
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from courses import first_difference

import rokugan
from rokugan.agents import ask, make_agent
from rokugan.core.game import Game
from rokugan.editions.registry import edition_of, editions

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
WIDE = FOLDER / "wide.tsv"
NAMES = ("Ann", "Bob", "Cid", "Dov")
EVERYTHING = -1  # the seat that knows every card


@dataclass(frozen=True)
class Playthrough:
    """One game between computer players, fixed by its seed."""

    edition: str
    seed: int
    agents: tuple[str, ...]
    last_turn: int

    @property
    def path(self) -> Path:
        """Where the text of this game is kept."""
        return FOLDER / self.edition / f"{self.seed:02}-{'-'.join(self.agents)}.txt"

    def play(self) -> Iterator[tuple[Game, str]]:
        """The game before its first move with an empty text, then after each move with the move."""
        game = rokugan.new_game(self.edition, names=NAMES[: len(self.agents)], seed=self.seed)
        players = [make_agent(name, (self.seed << 8) + seat) for seat, name in enumerate(self.agents)]
        yield game, ""
        while game.decision is not None and game.turn <= self.last_turn:
            game.choose(ask(players[game.decision.seat], game))
            yield game, game.moves[-1]

    def text(self) -> str:
        """The game: every move, and below it what came of it."""
        lines = [f"{self.edition}, seed {self.seed}, {' against '.join(self.agents)}"]
        told = 0
        for game, move in self.play():
            if move:
                lines.append(move)
            else:
                lines += [f"{each['name']} plays {each['deck']['name']}" for each in game.beginning["players"]]
            lines += [f"    {line}" for line in game.sentences(game.log[told:], EVERYTHING)]
            told = len(game.log)
        lines.append(ending(game))
        return "\n".join(lines) + "\n"

    def summary(self) -> str:
        """One line: who played, how it ended, and a fingerprint of all moves."""
        game, _ = deque(self.play(), maxlen=1).pop()
        digest = blake2b("\n".join(game.moves).encode(), digest_size=8).hexdigest()
        return "\t".join((self.edition, str(self.seed), "-".join(self.agents), ending(game), digest))


def ending(game: Game) -> str:
    """How a game ended, or that it was left."""
    outcome = game.outcome
    if outcome is None:
        return f"left in turn {game.turn} after {game.decisions} decisions"
    return f"{outcome.winner or 'nobody'} wins ({outcome.victory}) in turn {game.turn} after {game.decisions} decisions"


def players_of(edition: str, seed: int) -> tuple[str, ...]:
    """Who plays the game of that seed: random and sensible players in turn, two of them or as many as the edition takes."""
    most = min(edition_of(edition).most_players, len(NAMES))
    number = 2 if seed % 3 else most
    return tuple("sensible" if (seed + seat) % 2 else "random" for seat in range(number))


def playthroughs(most: int, last_turn: int) -> list[Playthrough]:
    """The games of seeds 1 to `most` of every edition."""
    return [
        Playthrough(edition, seed, players_of(edition, seed), last_turn)
        for edition in editions()
        for seed in range(1, most + 1)
    ]


def few() -> list[Playthrough]:
    """The ten games of each edition that are kept as text."""
    return playthroughs(10, last_turn=10)


def changed(games: Sequence[Playthrough]) -> list[str]:
    """What differs from the kept texts, a line for each game with its first difference."""
    return [f"{game.path.name} ({game.edition}): {found}" for game in games if (found := difference(game))]


def difference(game: Playthrough) -> str:
    """The first line at which a game goes otherwise than it is kept; empty if there is none."""
    if not game.path.exists():
        return "is not kept; run `make golden`"
    return first_difference(game.path.read_text(encoding="utf-8").splitlines(), game.text().splitlines())


def write(games: Sequence[Playthrough]) -> None:
    """Keep these games, and no others."""
    for path in FOLDER.glob("*/[0-9]*.txt"):
        path.unlink()
    for game in games:
        game.path.parent.mkdir(parents=True, exist_ok=True)
        game.path.write_text(game.text(), encoding="utf-8")


def wide() -> list[Playthrough]:
    """The 200 games of every edition of which a line is kept."""
    return playthroughs(200, last_turn=60)


def wide_lines() -> list[str]:
    """A line for each of them, played on both cores."""
    with ProcessPoolExecutor() as pool:
        return list(pool.map(Playthrough.summary, wide(), chunksize=8))


def wide_differences(every: int) -> list[str]:
    """Of every so many of these games those that go otherwise than their line says."""
    kept = WIDE.read_text(encoding="utf-8").splitlines()
    pairs = list(zip(wide(), kept, strict=True))[::every]
    return [f"was {old!r}, is {now!r}" for game, old in pairs if (now := game.summary()) != old]


def main() -> int:
    """Write or check; the number of games that changed is told, and makes the status 1."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--check", action="store_true", help="write nothing; say what changed")
    arguments.add_argument("--wide", action="store_true", help="200 games of each edition, a line each")
    asked = arguments.parse_args()
    if asked.wide:
        now = wide_lines()
        if not asked.check:
            WIDE.write_text("\n".join(now) + "\n", encoding="utf-8")
            return 0
        kept = WIDE.read_text(encoding="utf-8").splitlines()
        differing = [f"was {old!r}, is {new!r}" for old, new in zip(kept, now, strict=True) if old != new]
    elif asked.check:
        differing = changed(few())
    else:
        write(few())
        return 0
    print("\n".join([*differing, f"{len(differing)} games changed"]))
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
