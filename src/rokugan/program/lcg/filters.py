"""Filters: adjectives, and clauses after a noun, which say something of a thing."""

from __future__ import annotations

from rokugan.program.lcg.roles import Amount, Condition, Filter, Noun, Quality, Thing
from rokugan.program.lcg.words import (
    Clan,
    Comparison,
    ConflictType,
    Element,
    Keyword,
    Kind,
    Layer,
    Order,
    Period,
    Stat,
    State,
    TraitName,
)
from rokugan.program.lean import dataclass
from rokugan.program.node import shape


@dataclass(frozen=True, repr=False)
class Is(Filter):
    """A state in one word."""

    written = "{word}"

    word: State


@dataclass(frozen=True, repr=False)
class Not(Filter):
    """The opposite."""

    filter: Filter


@dataclass(frozen=True, repr=False)
class AnyOf(Filter):
    """One of these is so: `Bushi or Courtier`."""

    filters: tuple[Filter, ...]


@dataclass(frozen=True, repr=False)
class OfClan(Filter, Quality):
    """It has the clan's symbol."""

    written = "{clan}"

    clan: Clan


@dataclass(frozen=True, repr=False)
class HasTrait(Filter, Quality):
    """It has the trait."""

    written = "{trait}"

    trait: TraitName


@dataclass(frozen=True, repr=False)
class HasKeyword(Filter, Quality):
    """It has the keyword."""

    written = "{keyword}"

    keyword: Keyword


@dataclass(frozen=True, repr=False)
class OfType(Filter):
    """A military or political conflict, duel or ring."""

    written = "{type}"

    type: ConflictType


@dataclass(frozen=True, repr=False)
class OfElement(Filter, Quality):
    """A conflict, ring or province of the element."""

    written = "{element}"

    element: Element


@dataclass(frozen=True, repr=False)
class ElementOf(Filter):
    """`that matches the element of your role`, `of that ring's element`."""

    of: Thing


@dataclass(frozen=True, repr=False)
class OfCardType(Filter):
    """It is a card of that type: `if that card is a character`, `of that type`."""

    kind: Kind


@dataclass(frozen=True, repr=False)
class OfNamedType(Filter):
    """`of that type`: the card type that was named."""


@dataclass(frozen=True, repr=False)
class Controlled(Filter):
    """`you control`, `an opponent's`."""

    written = "of {by}"

    by: Thing


@dataclass(frozen=True, repr=False)
class Owned(Filter):
    """`owned by each player`."""

    by: Thing


@dataclass(frozen=True, repr=False)
class Other(Filter):
    """`another`, `other`: not this card, or not the one spoken of."""


@dataclass(frozen=True, repr=False)
class Has(Filter):
    """`with 1 or more fate on it`, `with a Monk attachment`, `without attachments`, of a player: `that controls …`."""

    written = (shape("without {noun}", compare="=", number=0), shape("with {noun} {compare} {number}"))

    noun: Noun
    compare: Comparison = ">="
    number: int = 1


@dataclass(frozen=True, repr=False)
class Holds(Filter):
    """`that controls the Imperial Favor`."""

    what: Thing


@dataclass(frozen=True, repr=False)
class StatIs(Filter):
    """`with printed cost 2 or lower`, `with lower glory than this character`."""

    written = "its {layer} {stat} {compare} {amount}"

    stat: Stat
    compare: Comparison
    amount: Amount
    layer: Layer = ""


@dataclass(frozen=True, repr=False)
class Most(Filter):
    """`with the highest glory`, `with the lowest printed cost`: none of the others of its noun has more, or less."""

    written = (shape("highest {layer} {stat}", highest=True), shape("lowest {layer} {stat}", highest=False))

    stat: Stat
    highest: bool = True
    layer: Layer = ""


@dataclass(frozen=True, repr=False)
class Odd(Filter):
    """`that have an odd printed cost`."""

    written = "odd-valued {layer} {stat}"

    stat: Stat
    layer: Layer = ""


@dataclass(frozen=True, repr=False)
class In(Filter):
    """In one of these places: areas of a player, or provinces."""

    places: tuple[Thing, ...]


@dataclass(frozen=True, repr=False)
class On(Filter):
    """On a thing: fate, attachments, a printed ability."""

    thing: Thing


@dataclass(frozen=True, repr=False)
class Among(Filter):
    """`one of those characters`."""

    things: Thing


@dataclass(frozen=True, repr=False)
class At(Filter):
    """A conflict at a province."""

    thing: Thing


@dataclass(frozen=True, repr=False)
class Nth(Filter):
    """The first, second or next."""

    order: Order


@dataclass(frozen=True, repr=False)
class Every(Filter):
    """`the first military conflict each round`."""

    period: Period


@dataclass(frozen=True, repr=False)
class Which(Filter):
    """A clause about the thing: `that targets a Shugenja`, `you play`, `in which this character is participating`."""

    condition: Condition
