"""Computer players: they see what their seat may see and answer with one of the offered moves.

A player of your own is a class with one method. A Python program registers it by a name; the commands take it as
`module:Class`, as in `rokugan simulate --agents my_agents:Hasty sensible`.

>>> from rokugan.agents import Observation, ask, make_agent, register
>>> class Hasty:
...     def __init__(self, seed: int) -> None:
...         pass
...     def choose(self, seen: Observation):
...         return seen.decision.options[0]
>>> register("hasty", Hasty)
>>> import rokugan
>>> game = rokugan.new_game("celestial", seed=7)
>>> game.choose(ask(make_agent("hasty", seed=1), game))
>>> len(game.moves)
1

`seen.decision` has the choices (each with `index`, `move`, the text, and `verb`, `card`, `tail`); `seen.view` is the table
as plain data, `seen.printed()` what is printed on the cards that the player can see.
"""

from rokugan.agents.contract import Agent, Answer, Observation, Option, ask, observe
from rokugan.agents.registry import agents, make_agent, register
from rokugan.agents.sensible import SensibleAgent
from rokugan.agents.uniform import RandomAgent

__all__ = [
    "Agent",
    "Answer",
    "Observation",
    "Option",
    "RandomAgent",
    "SensibleAgent",
    "agents",
    "ask",
    "make_agent",
    "observe",
    "register",
]
