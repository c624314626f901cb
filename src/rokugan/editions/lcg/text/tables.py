"""How a text is carried out, as tables: what each verb does, what each other effect does, and whether a verb could change the
game. The modules above fill them (`verbs`, `effects`, `possibility`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from rokugan.editions.lcg.text.meaning import Unsupported
from rokugan.program.lcg import nodes as n

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.state import Event
    from rokugan.editions.lcg.text.doing import Run
    from rokugan.editions.lcg.text.scene import Scene

Doing: TypeAlias = "Callable[[Scene, Any, Run], list[Event]]"
Testing: TypeAlias = "Callable[[Scene, n.Deed, int], bool]"
COST, TARGET, EFFECT = 0, 1, 2  # a part of a text is a price, a choice before the dash, or an effect
VERBS: dict[str, Doing] = {}
EFFECTS: list[Doing] = []  # the one that carries out whatever is no deed
POSSIBLE: list[Testing] = []  # the one that tells whether a deed could change the game


def perform(scene: Scene, effect: n.Effect, run: Run) -> list[Event]:
    """Carry out one effect; for a deed, the events that it makes happen."""
    if not isinstance(effect, n.Deed):
        return EFFECTS[0](scene, effect, run)
    if effect.verb not in VERBS:
        raise Unsupported(f"the verb {effect.verb}")
    return VERBS[effect.verb](scene, effect, run)


def could(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Could the deed change the game now?"""
    return POSSIBLE[0](scene, deed, mode)
