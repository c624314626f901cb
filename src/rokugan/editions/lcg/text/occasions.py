"""Of which kinds the events may be that a deed in a trigger speaks of."""

from __future__ import annotations

from typing import Final

from rokugan.editions.lcg.table.kinds import (
    ATTACHED,
    BOWS,
    CARD_DISCARDED,
    CARD_PLAYED,
    CARD_TURNED_UP,
    CONFLICT_DECLARED,
    CONFLICT_ENDS,
    CONFLICT_PASSED,
    CONFLICT_WON,
    DEFENDERS_DECLARED,
    DIALS_REVEALED,
    DISHONORED_ACT,
    DRAWS,
    DUEL_BEGINS,
    DUEL_ENDS,
    DUEL_WON,
    EFFECTS_RESOLVED,
    ENTERS_PLAY,
    FATE_GAINED,
    FATE_LOST,
    FATE_MOVED,
    FATE_ON_RING,
    FATE_PLACED,
    FATE_REMOVED,
    FAVOR_CLAIMED,
    HONOR_GAINED,
    HONOR_GIVEN,
    HONOR_LOST,
    HONORED_ACT,
    INITIATES,
    LEAVES_PLAY,
    MOVES_HOME,
    MOVES_TO_CONFLICT,
    PHASE_BEGINS,
    PHASE_ENDS,
    PROVINCE_BREAKS,
    PROVINCE_REVEALED,
    READIES,
    RING_CHOSEN,
    RING_CLAIMED,
    RING_EFFECT,
    STATUS_GIVEN,
    TOKEN_PASSED,
)
from rokugan.editions.lcg.text.meaning import Unsupported
from rokugan.program.lcg import nodes as n

DECLARED: Final = (CONFLICT_DECLARED, DEFENDERS_DECLARED)
# The kinds of events that a deed may be, by its verb,
KINDS: Final = {
    "bow": (BOWS,),
    "ready": (READIES,),
    "honor": (HONORED_ACT,),
    "dishonor": (DISHONORED_ACT,),
    "leave play": (LEAVES_PLAY,),
    "enter play": (ENTERS_PLAY,),
    "turn": (CARD_TURNED_UP,),
    "break": (PROVINCE_BREAKS,),
    "win": (CONFLICT_WON,),
    "lose": (CONFLICT_WON,),
    "claim": (RING_CLAIMED,),
    "reveal": (PROVINCE_REVEALED,),
    "move": (MOVES_TO_CONFLICT, MOVES_HOME),
    "commit": DECLARED,
    "declare": DECLARED,
    "pass": (CONFLICT_PASSED,),
    "discard": (CARD_DISCARDED, LEAVES_PLAY),
    "sacrifice": (LEAVES_PLAY,),
    "participate": (*DECLARED, MOVES_TO_CONFLICT, ENTERS_PLAY),
    "attach": (ATTACHED,),
    "play": (CARD_PLAYED,),
    "initiate": (INITIATES,),
    "trigger": (INITIATES,),
    "select": (RING_CHOSEN,),
    "contest": (RING_CHOSEN,),
    "target": (INITIATES,),
    "give": (HONOR_GIVEN,),
    "draw": (DRAWS,),
    "receive": (STATUS_GIVEN,),
}
# or by its verb and what it speaks of: what is done to it, where it is moved.
KINDS_OF: Final = {
    ("lose", "honor"): (HONOR_LOST,),
    ("lose", "fate"): (FATE_LOST, FATE_REMOVED, FATE_MOVED),
    ("win", "duel"): (DUEL_WON,),
    ("lose", "duel"): (DUEL_WON,),
    ("claim", "imperial favor"): (FAVOR_CLAIMED,),
    ("reveal", "dial"): (DIALS_REVEALED,),
    ("move", "home"): (MOVES_HOME,),
    ("move", "conflict"): (MOVES_TO_CONFLICT,),
    ("declare", "conflict"): (CONFLICT_DECLARED,),
    ("begin", "phase"): (PHASE_BEGINS,),
    ("end", "phase"): (PHASE_ENDS,),
    ("begin", "conflict"): (CONFLICT_DECLARED,),
    ("end", "conflict"): (CONFLICT_ENDS,),
    ("begin", "duel"): (DUEL_BEGINS,),
    ("end", "duel"): (DUEL_ENDS,),
    ("pass", "first player token"): (TOKEN_PASSED,),
    ("place", "fate"): (FATE_PLACED, FATE_MOVED),
    ("remove", "fate"): (FATE_REMOVED, FATE_MOVED),
    ("resolve", "ring effect"): (RING_EFFECT,),
    ("resolve", "effect"): (EFFECTS_RESOLVED,),
    ("resolve", "conflict"): (CONFLICT_ENDS,),
    ("gain", "honor"): (HONOR_GAINED,),
    ("gain", "fate"): (FATE_GAINED,),
}


def kinds_of(deed: n.Deed) -> tuple[int, ...]:
    """The kinds of events that the deed may be."""
    about = subject_of(deed.goal if deed.verb == "move" else deed.patient)
    if deed.verb in ("place", "remove") and "ring" in (subject_of(deed.goal), subject_of(deed.source)):
        return (FATE_ON_RING,)
    if (deed.verb, about) == ("gain", "fate") and deed.source is not None:
        return (FATE_GAINED, RING_CHOSEN)
    found = KINDS_OF.get((deed.verb, about)) or KINDS.get(deed.verb)
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
