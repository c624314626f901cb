"""How, as what, or in the course of what something is done."""

from __future__ import annotations

from rokugan.program.lcg.abilities import TextBox
from rokugan.program.lcg.deeds import Deed
from rokugan.program.lcg.roles import Amount, Circumstance, Condition, Thing
from rokugan.program.lcg.things import Place
from rokugan.program.lcg.words import Cause, Kind, Period, Side, State
from rokugan.program.lean import dataclass
from rokugan.program.node import shape


@dataclass(frozen=True, repr=False)
class As(Circumstance):
    """`as an attacker`, `as the defending player`; fictive: `as if you were the attacking player`."""

    side: Side
    fictive: bool = False


@dataclass(frozen=True, repr=False)
class By(Circumstance):
    """`by 5 or more skill`, `by 1`."""

    amount: Amount


@dataclass(frozen=True, repr=False)
class To(Circumstance):
    """`set … to 1`."""

    amount: Amount


@dataclass(frozen=True, repr=False)
class WhenDone(Circumstance):
    """`when it is played from one of your provinces`."""

    deed: Deed


@dataclass(frozen=True, repr=False)
class Because(Circumstance):
    """`as a result of conflict resolution`, `from the second conflict you declared`."""

    cause: Cause
    of: Thing | None = None


@dataclass(frozen=True, repr=False)
class Within(Circumstance):
    """`this phase`, `this round`."""

    period: Period


@dataclass(frozen=True, repr=False)
class AtRandom(Circumstance):
    """Chosen by chance."""


@dataclass(frozen=True, repr=False)
class Face(Circumstance):
    """`faceup`, `facedown`."""

    written = (shape("faceup", up=True), shape("facedown", up=False))

    up: bool


@dataclass(frozen=True, repr=False)
class InState(Circumstance):
    """`enters play honored`, `bowed`."""

    word: State


@dataclass(frozen=True, repr=False)
class WithFate(Circumstance):
    """`enters play with 2 fate on it`."""

    fate: int


@dataclass(frozen=True, repr=False)
class AttachedTo(Circumstance):
    """`attached to that character`."""

    thing: Thing


@dataclass(frozen=True, repr=False)
class Under(Circumstance):
    """`under your control`."""

    player: Thing


@dataclass(frozen=True, repr=False)
class AsCard(Circumstance):
    """`as an attachment`, with a text of its own."""

    kind: Kind
    text: TextBox


@dataclass(frozen=True, repr=False)
class AsIfIn(Circumstance):
    """`as if it were in your hand`."""

    place: Place


@dataclass(frozen=True, repr=False)
class AsPlayed(Circumstance):
    """`as if you had played it`: of the effects of an event."""


@dataclass(frozen=True, repr=False)
class ForThing(Circumstance):
    """What is searched for."""

    thing: Thing


@dataclass(frozen=True, repr=False)
class UntilSo(Circumstance):
    """`until that player has 4 or fewer cards in hand`."""

    condition: Condition


@dataclass(frozen=True, repr=False)
class AnyOrder(Circumstance):
    """`in any order`."""


@dataclass(frozen=True, repr=False)
class TraitsToo(Circumstance):
    """Of a blank text box: without `(except for Traits)`."""


@dataclass(frozen=True, repr=False)
class NoLess(Circumstance):
    """`(to a minimum of 0)`."""

    number: int
