"""How a text is carried out, as tables: a record of every verb, and what carries out whatever is no deed. The modules above fill
them (`verbs`, `effects`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from rokugan.editions.lcg.text.meaning import Unsupported
from rokugan.program.lcg import nodes as n

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.state import Event
    from rokugan.editions.lcg.text.doing import Run
    from rokugan.editions.lcg.text.scene import Scene

Doing: TypeAlias = "Callable[[Scene, Any, Run], list[Event]]"
Testing: TypeAlias = "Callable[[Scene, n.Deed, int], bool]"
Codes: TypeAlias = "Callable[[n.Deed], tuple[int, ...]]"
COST, TARGET, EFFECT = 0, 1, 2  # a part of a text is a price, a choice before the dash, or an effect


class VerbRecord:
    """All that the engine knows of one verb, whatever a text says with it: a command, a cost, a trigger, something forbidden."""

    def __init__(
        self,
        do: Doing | None = None,
        can: Testing | None = None,
        happens_as: Mapping[str, tuple[int, ...]] | None = None,
        forbids_as: Codes | None = None,
        forbids_agent: bool = False,
        tells_all: bool = False,
        together: bool = False,
        idle: bool = False,
        beside: bool = False,
    ) -> None:
        self.do: Doing | None = do  # carries it out; None: no effect does it
        self.can: Testing | None = can  # could it change the game now? None: always
        # The kinds of events that a trigger with it waits for, by what it speaks of: `conflict`, `home`; "" is anything.
        self.happens_as: Mapping[str, tuple[int, ...]] = {} if happens_as is None else happens_as
        self.forbids_as: Codes | None = (
            forbids_as  # what the engine calls it when it is forbidden; None: nothing forbids it
        )
        self.forbids_agent: bool = forbids_agent  # it is forbidden to whoever would do it, not of what it is done to
        self.tells_all: bool = (
            tells_all  # it makes an event of all that it changes: none means that nothing could be done
        )
        self.together: bool = together  # as one of several costs it happens together with the others (lcg.costs.06)
        self.idle: bool = idle  # it is done for the sake of something else, and changes nothing by itself
        self.beside: bool = (
            beside  # no effect carries it out, because a condition, a ban or a constant sentence asks for it
        )


VERBS: dict[str, VerbRecord] = {}
EFFECTS: list[Doing] = []  # the one that carries out whatever is no deed


def perform(scene: Scene, effect: n.Effect, run: Run) -> list[Event]:
    """Carry out one effect; for a deed, return the events that it makes happen."""
    if not isinstance(effect, n.Deed):
        return EFFECTS[0](scene, effect, run)
    do = VERBS[effect.verb].do
    if do is None:
        raise Unsupported(f"the verb {effect.verb}")
    return do(scene, effect, run)


def could(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Could the deed change the game now?"""
    can = VERBS[deed.verb].can
    return can is None or can(scene, deed, mode)
