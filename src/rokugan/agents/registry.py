"""Computer players by name."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module

from rokugan.agents.contract import Agent, quoted, said
from rokugan.agents.sensible import SensibleAgent
from rokugan.agents.uniform import RandomAgent
from rokugan.catalogue import say
from rokugan.errors import AgentError, RokuganError, quote

Maker = Callable[[int], Agent]

_AGENTS: dict[str, Maker] = {"random": RandomAgent, "sensible": SensibleAgent}


def agents(family: str = "") -> tuple[str, ...]:
    """The names of all computer players, or of those who know the games of a family; the strongest last.

    >>> "sensible" in agents("classic"), "sensible" in agents("chess")
    (True, False)
    """
    return tuple(
        name for name, maker in _AGENTS.items() if not family or family in getattr(maker, "families", (family,))
    )


def register(name: str, maker: Maker) -> None:
    """Add a computer player: `maker(seed)` gives a new one for each game."""
    if name in _AGENTS:
        raise RokuganError(say("agents.there_is_already_an_agent", name=quote(name)))
    _AGENTS[name] = maker


def make_agent(name: str, seed: int) -> Agent:
    """A new computer player of that name; `module:Class` names one of your own that is not registered.

    >>> make_agent("rokugan.agents.uniform:RandomAgent", 7).__class__.__name__
    'RandomAgent'
    """
    maker = _AGENTS.get(name) or (_imported(name) if ":" in name else None)
    if maker is None:
        raise AgentError(say("agents.there_is_no_agent", quoted=quoted(name), agents=", ".join(_AGENTS)))
    try:
        agent = maker(seed)
    except Exception as error:
        raise AgentError(say("agents.the_agent_cannot_be_made", quoted=quoted(name), said=said(error))) from error
    if not callable(getattr(agent, "choose", None)):
        raise AgentError(say("agents.is_no_agent", quoted=quoted(name)))
    return agent


def _imported(name: str) -> Maker:
    """The class that `module:Class` names; the module may lie in the present folder."""
    module, _, attribute = name.partition(":")
    if not all(part.isidentifier() for part in (*module.split("."), attribute)):
        raise AgentError(say("agents.names_no_agent", quoted=quoted(name)))
    if "" not in sys.path:
        sys.path.append("")
    try:
        found: object = getattr(import_module(module), attribute)
    except Exception as error:
        raise AgentError(say("agents.the_agent_is_not_found", quoted=quoted(name), said=said(error))) from error
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise AgentError(say("agents.is_no_agent_that_is_a_class", quoted=quoted(name)))
    return found
