"""The effects of a sentence, once or while it is in force, and the qualities that a card can gain by it."""

from __future__ import annotations

from rokugan.program.lcg.abilities import Triggered
from rokugan.program.lcg.deeds import Deed
from rokugan.program.lcg.roles import Amount, Condition, Effect, Quality, Thing
from rokugan.program.lcg.words import Period, Stat
from rokugan.program.lean import dataclass
from rokugan.program.node import Node


@dataclass(frozen=True, repr=False)
class Bonus(Node):
    """`+2 military`."""

    written = "{stat} {amount}"

    stat: Stat
    amount: Amount


@dataclass(frozen=True, repr=False)
class Gets(Effect):
    """`gets +2 military and +2 political`."""

    who: Thing
    bonuses: tuple[Bonus, ...]


@dataclass(frozen=True, repr=False)
class Gains(Effect):
    """`gains covert`, `gains Cavalry`, `gains: "Action: …"`."""

    who: Thing
    qualities: tuple[Quality, ...]


@dataclass(frozen=True, repr=False)
class Loses(Effect):
    """`loses covert`."""

    who: Thing
    qualities: tuple[Quality, ...]


@dataclass(frozen=True, repr=False)
class EveryKeyword(Quality):
    """`all keywords`."""


@dataclass(frozen=True, repr=False)
class AbilityText(Quality):
    """An ability in quotation marks."""

    ability: Triggered


@dataclass(frozen=True, repr=False)
class AbilityOf(Quality):
    """`that ability`, `each of that event's action abilities`."""

    thing: Thing


@dataclass(frozen=True, repr=False)
class Immune(Quality):
    """`immune to events`."""

    to: Thing


@dataclass(frozen=True, repr=False)
class Forbid(Effect):
    """It cannot be done; mild: it is not done ("does not bow")."""

    deed: Deed
    mild: bool = False


@dataclass(frozen=True, repr=False)
class May(Effect):
    """Somebody may do it; with a price: `you may lose 1 honor to …`."""

    who: Thing
    effects: tuple[Effect, ...]
    price: tuple[Effect, ...] = ()


@dataclass(frozen=True, repr=False)
class If(Effect):
    """If it holds, this; otherwise that."""

    written = "if {condition} {effects} else {otherwise}"

    condition: Condition
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True, repr=False)
class While(Effect):
    """As long as it holds, this stands."""

    condition: Condition
    effects: tuple[Effect, ...]


@dataclass(frozen=True, repr=False)
class Until(Effect):
    """Until the end of a period, this stands."""

    period: Period
    effects: tuple[Effect, ...]


@dataclass(frozen=True, repr=False)
class Later(Effect):
    """At the end of the period, or when it happens, this."""

    period: Period
    effects: tuple[Effect, ...]


@dataclass(frozen=True, repr=False)
class Then(Effect):
    """Only if what stands before was done: this."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, repr=False)
class Instead(Effect):
    """In the place of what would happen, or of the deed that is named."""

    effects: tuple[Effect, ...]
    of: Deed | None = None


@dataclass(frozen=True, repr=False)
class SelectOne(Effect):
    """One of these is selected; by whom, if not by you; before the dash, or as the effect resolves."""

    options: tuple[tuple[Effect, ...], ...]
    by: Thing | None = None
    before: bool = False


@dataclass(frozen=True, repr=False)
class IfAble(Effect):
    """It is done if it can be; otherwise that."""

    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()
