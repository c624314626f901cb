"""The player who takes any of the offered moves, each as likely as the others."""

from __future__ import annotations

from rokugan.agents.contract import Observation
from rokugan.core.decision import Choice
from rokugan.core.randomness import Randomness


class RandomAgent:
    """Uniform over the options. The same seed gives the same choices, on every machine.

    >>> import rokugan
    >>> from rokugan.agents import observe
    >>> seen = observe(rokugan.new_game("celestial", seed=7))
    >>> RandomAgent(5).choose(seen) is RandomAgent(5).choose(seen)
    True
    """

    def __init__(self, seed: int) -> None:
        self._randomness = Randomness(seed)

    def choose(self, seen: Observation) -> Choice:
        """Any choice."""
        choices = seen.decision.choices
        return choices[self._randomness.next() % len(choices)]
