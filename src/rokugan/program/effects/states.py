"""Effects on what a card is: bowed, dishonored, destroyed, dead, face-up, and who controls it."""

from __future__ import annotations

from rokugan.program.lean import dataclass
from rokugan.program.node import shape
from rokugan.program.roles import Effect, Thing
from rokugan.program.things import You


@dataclass(frozen=True, repr=False)
class Bow(Effect):
    """`Bow him.`"""

    what: Thing


@dataclass(frozen=True, repr=False)
class Straighten(Effect):
    """`Straighten him.`"""

    what: Thing


@dataclass(frozen=True, repr=False)
class Destroy(Effect):
    """`Destroy a target Terrain.` Also provinces."""

    what: Thing


@dataclass(frozen=True, repr=False)
class Dishonor(Effect):
    """`Dishonor him.`"""

    what: Thing


@dataclass(frozen=True, repr=False)
class Rehonor(Effect):
    """`Rehonor him.`"""

    what: Thing


@dataclass(frozen=True, repr=False)
class Seppuku(Effect):
    """`He commits seppuku.`"""

    what: Thing


@dataclass(frozen=True, repr=False)
class BecomeDead(Effect):
    """`He becomes honorably dead.`: a Personality in a discard pile. honorable None: unchanged."""

    what: Thing
    honorable: bool | None = None


@dataclass(frozen=True, repr=False)
class TurnFace(Effect):
    """`Turn a Dynasty card in a province face-up.`"""

    written = (shape("turn-up {what}", up=True), shape("turn-down {what}", up=False))

    what: Thing
    up: bool = True


@dataclass(frozen=True, repr=False)
class TakeControl(Effect):
    """`Take control of a target Personality.`"""

    what: Thing
    who: Thing = You()


@dataclass(frozen=True, repr=False)
class GiveBack(Effect):
    """`Return control of him to the player you took him from.`"""

    what: Thing
