"""The things that noun phrases mean: cards, players, rings, places, amounts of fate and honor."""

from __future__ import annotations

from rokugan.program.lcg.amounts import AtLeast, Number
from rokugan.program.lcg.roles import Amount, Filter, Noun, Thing
from rokugan.program.lcg.words import Area, ConflictType, End, Kind, Layer, Named, Phase, Stat
from rokugan.program.lean import dataclass
from rokugan.program.node import shape


@dataclass(frozen=True, repr=False)
class A(Thing):
    """One of them, whichever: of a choice, the one chosen."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class All(Thing):
    """Each of them."""

    written = "each {noun}"

    noun: Noun


@dataclass(frozen=True, repr=False)
class Some(Thing):
    """So many of them."""

    written = (
        shape("{amount} {noun}", amount=Number),
        shape("{amount} {noun}", amount=AtLeast),
        shape("some {amount} {noun}"),
    )

    amount: Amount
    noun: Noun


@dataclass(frozen=True, repr=False)
class UpTo(Thing):
    """So many of them or fewer."""

    amount: Amount
    noun: Noun


@dataclass(frozen=True, repr=False)
class AnyNumber(Thing):
    """As many of them as the chooser likes."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class Only(Thing):
    """`only characters that …`: them and no other."""

    things: tuple[Thing, ...]


@dataclass(frozen=True, repr=False)
class This(Thing):
    """The card whose text it is."""


@dataclass(frozen=True, repr=False)
class Attached(Thing):
    """What this card is attached to."""


@dataclass(frozen=True, repr=False)
class You(Thing):
    """The player who controls the card."""


@dataclass(frozen=True, repr=False)
class Opponent(Thing):
    """His opponent."""


@dataclass(frozen=True, repr=False)
class Ref(Thing):
    """What the ability spoke of before: its n-th new thing, counted through the text."""

    written = "#{number}"

    number: int


@dataclass(frozen=True, repr=False)
class The(Thing):
    """What there is one of: the contested ring, the Imperial Favor, the loser of the duel."""

    name: Named


@dataclass(frozen=True, repr=False)
class Owner(Thing):
    """`its owner`, `its controller`."""

    written = (shape("controller {of}", controller=True), shape("owner {of}", controller=False))

    of: Thing
    controller: bool = False


@dataclass(frozen=True, repr=False)
class OpponentOf(Thing):
    """`that player's opponent`."""

    of: Thing


@dataclass(frozen=True, repr=False)
class And(Thing):
    """Several things together."""

    things: tuple[Thing, ...]


@dataclass(frozen=True, repr=False)
class OneOf(Thing):
    """One thing or another."""

    things: tuple[Thing, ...]


@dataclass(frozen=True, repr=False)
class Place(Thing):
    """Where cards are, of whom, and which end of it. Without an owner: the card's own."""

    written = "{area} {end} of {of}"

    area: Area
    of: Thing | None = None
    end: End = ""


@dataclass(frozen=True, repr=False)
class Top(Thing):
    """`the top 3 cards of your conflict deck`."""

    written = "top {amount} {place}"

    amount: Amount
    place: Place


@dataclass(frozen=True, repr=False)
class ThatMany(Thing):
    """`that fate`, `that much honor`: what the trigger was about."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class PhaseOf(Thing):
    """`the conflict phase`."""

    phase: Phase


@dataclass(frozen=True, repr=False)
class Part(Thing):
    """What a thing has: its effect, its abilities, its skill, its text box, its element."""

    written = "part {what} {which} of {of}"

    what: Kind
    of: Thing
    which: tuple[Filter, ...] = ()


@dataclass(frozen=True, repr=False)
class Skill(Thing):
    """A value that is changed: `its base military and political skill`, `the value of your bid`, `the cost of …`."""

    written = "value {layer} {stats} of {of}"

    stats: tuple[Stat, ...]
    of: Thing
    layer: Layer = ""


@dataclass(frozen=True, repr=False)
class TypeOf(Thing):
    """`military`, to which a conflict's type is changed."""

    type: ConflictType


@dataclass(frozen=True, repr=False)
class Gap(Thing):
    """In a clause that describes a noun: that noun's thing itself."""
