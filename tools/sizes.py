"""How large views and deltas are: whole games of sensible and random players, every view of every viewer after every move.

`python tools/sizes.py [--games N] [EDITION ...]`. `--parts` also tells what a mean view and a mean delta consist of.
"""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import mean, median
from typing import Any

import rokugan
from rokugan.agents import ask, make_agent
from rokugan.arena.costs import size_of
from rokugan.core.views.patch import difference
from rokugan.editions.registry import edition_of, editions
from rokugan.games import NAMES

TURNS = 60


class Sizes:
    """What was measured of one edition."""

    def __init__(self) -> None:
        self.views: list[int] = []
        self.deltas: list[int] = []
        self.of_views: Counter[str] = Counter()
        self.of_deltas: Counter[str] = Counter()

    def look(self, before: dict[str, Any] | None, now: dict[str, Any], parts: bool) -> None:
        """A view, and what has changed since the one before."""
        self.views.append(size_of(now))
        patch = None if before is None else difference(before, now)
        if patch is not None:
            self.deltas.append(size_of(patch))
        if parts:
            self.of_views.update({key: size_of(value) for key, value in now.items()})
            self.of_deltas.update(Counter(place_of(each) for each in patch or () for _ in range(size_of(each))))


def place_of(change: dict[str, Any]) -> str:
    """Which part of the view a change is about, the names of cards and numbers left out."""
    steps = str(change["path"]).split("/")[1:]
    return "/".join(step if step.isalpha() or "_" in step else "*" for step in steps[:4])


def measure(edition: str, games: int, parts: bool) -> Sizes:
    """Whole games, with as many players as usual."""
    found = Sizes()
    names = list(NAMES[: edition_of(edition).usual_players])
    for seed in range(1, games + 1):
        game = rokugan.new_game(edition, names=names, seed=seed)
        agents = [make_agent("sensible" if (seed + seat) % 2 else "random", seat) for seat in range(len(names))]
        seen: dict[str | None, dict[str, Any]] = {}
        while game.decision is not None and game.turn < TURNS:
            for viewer in (*names, None):
                view = game.view(viewer)
                found.look(seen.get(viewer), view, parts)
                seen[viewer] = view
            game.choose(ask(agents[game.decision.seat], game))
    return found


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("editions", nargs="*", default=editions())
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--parts", action="store_true")
    given = parser.parse_args()
    for edition in given.editions:
        found = measure(edition, given.games, given.parts)
        print(
            f"{edition:<12} {len(found.views)} views: mean {mean(found.views):,.0f}, at most {max(found.views):,} bytes; "
            f"deltas: median {median(found.deltas):,.0f}, mean {mean(found.deltas):,.0f}, at most {max(found.deltas):,} bytes"
        )
        for whole, counted in ((found.views, found.of_views), (found.deltas, found.of_deltas)):
            for part, size in counted.most_common(12):
                print(f"    {size / len(whole):>8,.0f}  {part}")


if __name__ == "__main__":
    main()
