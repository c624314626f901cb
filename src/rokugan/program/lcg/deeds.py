"""A deed, which somebody does: one record, the same for a command, a cost, a trigger, something forbidden and something
remembered."""

from __future__ import annotations

from rokugan.program.lcg.roles import Circumstance, Condition, Effect, Thing
from rokugan.program.lcg.words import Verb
from rokugan.program.lean import dataclass


@dataclass(frozen=True, repr=False)
class Deed(Effect):
    """What is done: by whom, to what, from where, to where, and how. Without an agent: by you, or by anybody."""

    written = "{verb} {patient} by {agent} from {source} to {goal} {how}"

    verb: Verb
    agent: Thing | None = None
    patient: Thing | None = None
    source: Thing | None = None
    goal: Thing | None = None
    how: tuple[Circumstance | Condition, ...] = ()
