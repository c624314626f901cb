"""Of which kinds the events may be that a deed in a trigger speaks of."""

from __future__ import annotations

from typing import Final

from rokugan.editions.lcg.table.kinds import (
    CONFLICT_DECLARED,
    DEFENDERS_DECLARED,
    FATE_GAINED,
    FATE_ON_RING,
    RING_CHOSEN,
)
from rokugan.editions.lcg.text.meaning import Unsupported
from rokugan.editions.lcg.text.tables import VERBS
from rokugan.program.lcg import nodes as n

DECLARED: Final = (CONFLICT_DECLARED, DEFENDERS_DECLARED)


def kinds_of(deed: n.Deed) -> tuple[int, ...]:
    """The kinds of events that the deed may be."""
    about = subject_of(deed.goal if deed.verb == "move" else deed.patient)
    if deed.verb in ("place", "remove") and "ring" in (subject_of(deed.goal), subject_of(deed.source)):
        return (FATE_ON_RING,)
    if (deed.verb, about) == ("gain", "fate") and deed.source is not None:
        return (FATE_GAINED, RING_CHOSEN)
    happens_as = VERBS[deed.verb].happens_as
    found = happens_as.get(about) or happens_as.get("")
    if found is None:
        raise Unsupported(f"a trigger with the verb {deed.verb} about {deed.patient!r}")
    return found


def subject_of(thing: n.Thing | None) -> str:
    """Of what the phrase speaks, in a word: `conflict`, `ring effect`, `home`."""
    if isinstance(thing, n.The):
        return str(thing.name)
    if isinstance(thing, n.Part):
        return str(thing.what)
    if isinstance(thing, n.Place):
        return str(thing.area)
    if isinstance(thing, n.PhaseOf):
        return "phase"
    return str(thing.noun.kind) if isinstance(thing, (n.A, n.All, n.Some)) else ""
