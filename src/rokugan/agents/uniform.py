"""The player who takes any of the offered moves, each as likely as the others."""

from __future__ import annotations

from rokugan.agents.contract import Observation
from rokugan.core.randomness import Randomness


class RandomAgent:
    """Uniform over the options. The same seed gives the same choices, on every machine.

    >>> import rokugan
    >>> from rokugan.agents import ask
    >>> game = rokugan.new_game("celestial", seed=7)
    >>> ask(RandomAgent(5), game) == ask(RandomAgent(5), game)
    True
    """

    def __init__(self, seed: int) -> None:
        self._randomness = Randomness(seed)

    def choose(self, seen: Observation) -> int:
        """One of the choices, by its number; each is as likely as the others."""
        return self._randomness.next() % seen.count
