"""The printed facts of a card: title, type, stats, keywords and the program of its text box.

A definition never changes during a game; the engine's cards point to it. Stats that a type does not have, or that
are printed as a dash, are None.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar, Literal

from rokugan.catalogue import say
from rokugan.program import Program
from rokugan.program.node import Variant, shape

DYNASTY_TYPES = ("personality", "holding", "event", "region", "celestial", "dynasty blank")
FATE_TYPES = ("strategy", "ring", "follower", "item", "spell", "ancestor", "sensei", "fate blank")
ATTACHMENT_TYPES = ("follower", "item", "spell", "ancestor")
LEVELS = tuple(str(level) for level in range(1, 20))
CLANS = ("Crab", "Crane", "Dragon", "Lion", "Mantis", "Phoenix", "Scorpion", "Spider", "Unicorn")
ELEMENTS = ("Air", "Earth", "Fire", "Water", "Void")
CardType = Literal[
    "personality", "holding", "event", "region", "celestial", "strategy", "ring", "follower", "item", "spell", "ancestor",
    "stronghold", "wind", "sensei",
]  # fmt: skip
"""The types of cards that a set can have."""
PrintedType = Literal[
    "personality", "holding", "event", "region", "celestial", "strategy", "ring", "follower", "item", "spell", "ancestor",
    "stronghold", "wind", "sensei", "fortress", "plains", "city", "granted", "dynasty blank", "fate blank",
]  # fmt: skip
"""The same, what is printed on tiles, an ability that a card is given, and the cards that stand for those nobody knows."""


@dataclass(frozen=True)
class CardDefinition:
    """One printed card.

    >>> CardDefinition("Ox", "personality", force=4, keywords=("Samurai",)).is_dynasty
    True
    """

    written: ClassVar[tuple[Variant, ...]] = (
        shape(
            "{type} of {clans} {force}F {chi}C {honor_requirement}HR {gold_cost}G {personal_honor}PH {focus_value}FV"
            " {province_strength}PS {gold_production}GP {starting_honor}SH {keywords} signed {bonuses}",
            type=CardType,
            title="",
            program=Program(),
        ),
    )
    """How its facts look in a set file."""

    title: str
    type: PrintedType
    id: str = ""
    clans: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    force: int | None = None
    chi: int | None = None
    honor_requirement: int | None = None
    gold_cost: int | None = None
    personal_honor: int | None = None
    focus_value: int | None = None
    province_strength: int | None = None
    gold_production: int | None = None
    starting_honor: int | None = None
    bonuses: tuple[str, ...] = field(default=(), compare=False)
    """The stats of a Follower or Ancestor that are printed with a sign, and so are bonuses for his Personality."""
    variable: tuple[str, ...] = ()
    """The stats that are printed as a star: they have no base value, and are 0 where nothing sets them."""
    program: Program = field(default_factory=Program)
    unread: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    """What no source tells of it: its `text`, or stats. Such a card is listed and shown, but refused in games."""
    formats: tuple[str, ...] = ()
    expansion: str = ""
    """The set it was printed in, by name or code, where that is known."""
    blank: bool = False
    """Is it played without its text, which is not understood?"""
    mark: str = field(default="", compare=False)
    """Of a shipped card: `shown`, if a scenario of its own shows it, or `checked`, if a machine alone has tried it."""

    @property
    def why_unknown(self) -> str:
        """One sentence that says what no source tells of the card; empty if all is known.

        >>> CardDefinition("Ox", "personality", unknown=("text", "force")).why_unknown
        "No source tells the text and the force of 'Ox', so it can not be played."
        """
        if not self.unknown:
            return ""
        told = " and ".join(f"the {each.replace('_', ' ')}" for each in self.unknown)
        return say("files.no_source_tells_of_it", told=told, title=repr(self.title))

    @cached_property
    def is_dynasty(self) -> bool:
        """Does it go into the Dynasty deck?"""
        return self.type in DYNASTY_TYPES

    @cached_property
    def is_fate(self) -> bool:
        """Does it go into the Fate deck?"""
        return self.type in FATE_TYPES

    @cached_property
    def is_attachment(self) -> bool:
        """Does it enter play attached to a Personality?"""
        return self.type in ATTACHMENT_TYPES

    @cached_property
    def is_unique(self) -> bool:
        """May a deck hold only one, and a player control only one?"""
        return "Unique" in self.keywords

    @cached_property
    def experience(self) -> int:
        """The experience level: 0 without the keyword, 1 for plain Experienced, else its number.

        >>> CardDefinition("Kenji", "personality", keywords=("Experienced 2",)).experience
        2
        """
        for keyword in self.keywords:
            if keyword.startswith("Experienced"):
                rest = keyword.removeprefix("Experienced").split()
                return int(rest[0]) if rest and rest[0] in LEVELS else 1
        return 0

    @cached_property
    def is_inexperienced(self) -> bool:
        """Is it a version below the plain one?"""
        return any(keyword.startswith("Inexperienced") for keyword in self.keywords)

    @property
    def checked(self) -> bool:
        """Has a machine alone tried it, and no scenario of its own?"""
        return self.mark == "checked"

    @cached_property
    def name(self) -> str:
        """The title, with the experience level where there is one: `Kenji (Experienced 2)`."""
        level = self.experience
        if not level:
            return f"{self.title} (Inexperienced)" if self.is_inexperienced else self.title
        return f"{self.title} (Experienced)" if level == 1 else f"{self.title} (Experienced {level})"
