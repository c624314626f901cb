"""Computer players by name."""

from __future__ import annotations

from collections.abc import Callable

from rokugan.agents.contract import Agent
from rokugan.agents.sensible import SensibleAgent
from rokugan.agents.uniform import RandomAgent
from rokugan.errors import RokuganError

Maker = Callable[[int], Agent]

_AGENTS: dict[str, Maker] = {"random": RandomAgent, "sensible": SensibleAgent}


def agents() -> tuple[str, ...]:
    """The names of all computer players."""
    return tuple(_AGENTS)


def register(name: str, maker: Maker) -> None:
    """Add a computer player: `maker(seed)` gives a new one for each game."""
    if name in _AGENTS:
        raise RokuganError(f"There is already an agent {name!r}; give yours another name.")
    _AGENTS[name] = maker


def make_agent(name: str, seed: int) -> Agent:
    """A new computer player of that name."""
    maker = _AGENTS.get(name)
    if maker is None:
        raise RokuganError(f"There is no agent {name!r}; the agents are {', '.join(_AGENTS)}.")
    return maker(seed)
