"""Rules that a card says of itself: what it attaches to, when it may be played, what decks may have it."""

from __future__ import annotations

from rokugan.program.lcg.roles import Amount, Condition, Effect, Noun
from rokugan.program.lcg.words import Element, Kind, TraitName
from rokugan.program.lean import dataclass


@dataclass(frozen=True, repr=False)
class AttachTo(Effect):
    """`Attach to a character you control`, `Cavalry character only`."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class PlayOnly(Effect):
    """`Play only if …`."""

    condition: Condition


@dataclass(frozen=True, repr=False)
class PlayOn(Effect):
    """`Play only on …`."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class LimitPer(Effect):
    """`Limit 1 per character`, `Limit 1 per deck`."""

    number: int
    per: Kind


@dataclass(frozen=True, repr=False)
class NoAttachments(Effect):
    """`No attachments except Monk or Tattoo`, `No Poison attachments`."""

    traits: tuple[TraitName, ...] = ()
    allowed: tuple[TraitName, ...] = ()


@dataclass(frozen=True, repr=False)
class RoleOnly(Effect):
    """`Keeper role only`."""

    trait: TraitName


@dataclass(frozen=True, repr=False)
class NoStrongholdProvince(Effect):
    """`Cannot be a stronghold province`."""


@dataclass(frozen=True, repr=False)
class Influence(Effect):
    """`Increase your deckbuilding influence value by 3`."""

    number: int


@dataclass(frozen=True, repr=False)
class ExtraProvince(Effect):
    """One more province of the element in the place of one of any element, while deckbuilding."""

    element: Element


@dataclass(frozen=True, repr=False)
class PrintedX(Effect):
    """`X is equal to …`, where X is printed as one of the card's numbers."""

    amount: Amount
