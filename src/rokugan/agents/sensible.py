"""The sensible player: simple rules, no search. Each family of games has one of its own, found at the first question."""

from __future__ import annotations

from copy import deepcopy
from importlib import import_module
from typing import ClassVar

from rokugan.agents.contract import Agent, Answer, Observation
from rokugan.catalogue import say
from rokugan.editions.registry import edition_of
from rokugan.errors import AgentError

PLAYERS = {
    "classic": ("rokugan.agents.ccg.classic_player", "ClassicPlayer"),
    "lcg": ("rokugan.agents.lcg.lcg_player", "LcgPlayer"),
}


class SensibleAgent:
    """Plays decently, always the same way. (The seed is taken so that all agents are made alike.)

    >>> import rokugan
    >>> from rokugan.agents import observe
    >>> game = rokugan.new_game("celestial", seed=7)
    >>> SensibleAgent().choose(observe(game)).move in game.decision.options
    True
    """

    families: ClassVar[tuple[str, ...]] = tuple(PLAYERS)

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._player: Agent | None = None

    def __deepcopy__(self, memo: dict[int, object]) -> SensibleAgent:
        """A copy for a game that goes back."""
        new = SensibleAgent(self._seed)
        new._player = deepcopy(self._player, memo)
        return new

    def choose(self, seen: Observation) -> Answer:
        """The move of the sensible player of this family of games."""
        if self._player is None:
            self._player = player_of(edition_of(seen.edition).family, self._seed)
        return self._player.choose(seen)


def player_of(family: str, seed: int) -> Agent:
    """A new player of the games of a family."""
    if family not in PLAYERS:
        raise AgentError(say("agents.the_sensible_player_does_not_know_this_game", players=", ".join(PLAYERS)))
    module, name = PLAYERS[family]
    made: Agent = getattr(import_module(module), name)(seed)
    return made
