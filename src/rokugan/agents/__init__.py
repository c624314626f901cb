"""Computer players: they see what their seat may see and answer with one of the offered moves.

A player of your own is a class with one method. A Python program registers it by a name; the commands take it as
`module:Class`, as in `rokugan simulate --agents my_agents:Hasty sensible`.

>>> from rokugan.agents import Observation, make_agent, observe, register
>>> class Hasty:
...     def __init__(self, seed: int) -> None:
...         pass
...     def choose(self, seen: Observation):
...         return seen.decision.choices[0]
>>> register("hasty", Hasty)
>>> import rokugan
>>> game = rokugan.new_game("celestial", seed=7)
>>> make_agent("hasty", seed=1).choose(observe(game)).move == game.decision.options[0]
True

`seen.decision` has the choices (each with `move`, the text, and `verb`, `card`, `tail`); `seen.view` is the table as
plain data, `seen.printed()` what is printed on the cards that the player can see.
"""

from rokugan.agents.contract import Agent, Observation, observe
from rokugan.agents.registry import agents, make_agent, register
from rokugan.agents.sensible import SensibleAgent
from rokugan.agents.uniform import RandomAgent

__all__ = ["Agent", "Observation", "RandomAgent", "SensibleAgent", "agents", "make_agent", "observe", "register"]
