"""Figures for Prometheus: a few counters, gauges and one kind of histogram, written as its text format wants them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

TICK = 0.25  # seconds
BOUNDS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Counter:
    """How often something happened, counted apart for each value of its one label."""

    def __init__(self, name: str, says: str, label: str = "") -> None:
        self.name, self.says, self.label = name, says, label
        self.counts: dict[str, int] = {} if label else {"": 0}

    def add(self, value: str = "", number: int = 1) -> None:
        """Count that it happened once more, or that many times."""
        self.counts[value] = self.counts.get(value, 0) + number

    def lines(self) -> Iterator[str]:
        """The counts as Prometheus reads them."""
        yield f"# HELP {self.name} {self.says}"
        yield f"# TYPE {self.name} counter"
        for value, count in self.counts.items():
            yield f'{self.name}{{{self.label}="{value}"}} {count}' if self.label else f"{self.name} {count}"


class Histogram:
    """How long something takes, in seconds."""

    def __init__(self, name: str, says: str) -> None:
        self.name, self.says = name, says
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count one more that took so many seconds."""
        place = next((place for place, bound in enumerate(BOUNDS) if seconds <= bound), len(BOUNDS))
        self.counts[place] += 1
        self.total += seconds

    def lines(self) -> Iterator[str]:
        """The counts as Prometheus reads them."""
        yield f"# HELP {self.name} {self.says}"
        yield f"# TYPE {self.name} histogram"
        so_far = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{self.name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{self.name}_sum {self.total:.6f}"
        yield f"{self.name}_count {so_far}"


class Metrics:
    """The figures of one server process."""

    def __init__(self) -> None:
        self.games = Counter("rokugan_games_total", "Games begun.", "edition")
        self.entries = Counter("rokugan_entries_total", "Entries stored.", "kind")
        self.refusals = Counter("rokugan_refusals_total", "Messages refused.", "code")
        self.fallbacks = Counter(
            "rokugan_fallbacks_total", "Decisions for which a computer player had no answer.", "why"
        )
        self.recovered = Counter("rokugan_recoveries_total", "Games recovered from their records.")
        self.snapshots = Counter("rokugan_snapshots_total", "Snapshots of games kept.")
        self.recovering = Histogram("rokugan_recovering_seconds", "Recovering a game.")
        self.taken_over = Counter("rokugan_takeovers_total", "Games taken over from a process that died.")
        self.failures = Counter("rokugan_failures_total", "Mistakes of the server's own.")
        self.storing = Histogram("rokugan_storing_seconds", "Storing an entry.")
        self.thinking = Histogram("rokugan_thinking_seconds", "A decision of a computer player.")
        self.moving = Histogram(
            "rokugan_moving_seconds", "A person's move, from its arrival until the deltas are sent."
        )
        self.lag = Histogram("rokugan_loop_delay_seconds", "How late the event loop does what is due.")
        self.gauges: dict[str, tuple[str, Callable[[], int]]] = {}

    async def tick(self) -> None:
        """Measure, again and again, how late the event loop is."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + TICK
            await asyncio.sleep(TICK)
            self.lag.add(max(0.0, loop.time() - due))

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        lines: list[str] = []
        for each in vars(self).values():
            if isinstance(each, (Counter, Histogram)):
                lines += each.lines()
        for name, (says, value) in self.gauges.items():
            lines += [f"# HELP {name} {says}", f"# TYPE {name} gauge", f"{name} {value()}"]
        return "\n".join(lines) + "\n"
