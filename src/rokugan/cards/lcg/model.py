"""The printed facts of a card of the Living Card Game.

A stat that the card's type does not have is None. A character's skill is None where a dash is printed, which is not 0
(lcg.dash): `has_dash` tells the two apart.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar, Literal

from rokugan.program.lcg.nodes import TextBox
from rokugan.program.lcg.words import TraitName
from rokugan.program.node import Variant, shape

TYPES = ("character", "attachment", "event", "holding", "province", "stronghold", "role")
CLANS = ("crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn", "neutral")
ELEMENTS = ("air", "earth", "fire", "void", "water")
CardType = Literal["character", "attachment", "event", "holding", "province", "stronghold", "role"]
Side = Literal["", "dynasty", "conflict"]
SIDES = {
    "event": "conflict",
    "attachment": "conflict",
    "holding": "dynasty",
    "province": "province",
    "role": "role",
    "stronghold": "province",
}
"""To which side the cards of a type belong; a character's stands on the card."""


@dataclass(frozen=True)
class LcgCard:
    """One printed card.

    >>> LcgCard("Matsu Berserker", "character", side="dynasty", military=3).has_dash("political")
    True
    """

    written: ClassVar[tuple[Variant, ...]] = (
        shape(
            "{side} {type} of {clan} {cost}C {military}M {political}P {glory}G {military_bonus}MB {political_bonus}PB"
            " {strength}S {strength_bonus}SB {influence_cost}I {traits}",
            type=CardType,
            side=Side,
            title="",
            program=TextBox(),
        ),
    )
    """How its facts look in a set file."""

    title: str
    type: str
    id: str = ""
    side: str = ""
    """dynasty, conflict, province or role: the deck or place it belongs to."""
    clan: str = "neutral"
    traits: tuple[TraitName, ...] = ()
    cost: int | None = None
    military: int | None = None
    political: int | None = None
    glory: int | None = None
    military_bonus: int | None = None
    political_bonus: int | None = None
    strength: int | None = None
    strength_bonus: int | None = None
    elements: tuple[str, ...] = ()
    honor: int | None = None
    fate: int | None = None
    influence_pool: int | None = None
    influence_cost: int | None = None
    deck_limit: int = 3
    unique: bool = False
    allowed_clans: tuple[str, ...] = ()
    """The clans whose decks may hold it; none: every clan's."""
    role_restriction: str = ""
    variable: tuple[str, ...] = ()
    """The stats that are printed as X: 0, and what the text says beside it."""
    program: TextBox = field(default_factory=TextBox)
    unread: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    formats: tuple[str, ...] = ()
    expansion: str = ""
    blank: bool = False
    """Is it played without its text, which is not understood?"""
    mark: str = field(default="", compare=False)
    """Of a shipped card: `shown`, if a scenario of its own shows it, or `checked`, if a machine alone has tried it."""

    @property
    def checked(self) -> bool:
        """Has a machine alone tried it, and no scenario of its own?"""
        return self.mark == "checked"

    @property
    def name(self) -> str:
        """The title; a card of this game has no other name."""
        return self.title

    @cached_property
    def keywords(self) -> tuple[str, ...]:
        """Its keywords, in small letters."""
        return self.program.keywords

    @cached_property
    def clans(self) -> tuple[str, ...]:
        """Its clan, as a list of none or one."""
        return () if self.clan == "neutral" else (self.clan.capitalize(),)

    @property
    def experience(self) -> int:
        """There are no experience levels in this game."""
        return 0

    @property
    def why_unknown(self) -> str:
        """All that is printed on these cards is known."""
        return ""

    def has_dash(self, skill: str) -> bool:
        """Is a dash printed in the place of this skill? Then it cannot take part in conflicts of that type (lcg.dash)."""
        return self.type == "character" and getattr(self, skill) is None
