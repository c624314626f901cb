"""Computer players that do what none should."""

from __future__ import annotations

import time

from rokugan.agents import Observation


class Sleeper:
    """Thinks for ever."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, seen: Observation) -> int:
        time.sleep(1000)
        return 0


class Liar:
    """Answers what is not offered."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, seen: Observation) -> str:
        print("I win")  # what an agent prints is no answer
        return "win the game"


class Quitter:
    """Takes its process with it."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, seen: Observation) -> int:
        raise SystemExit(3)
