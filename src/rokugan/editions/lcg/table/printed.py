"""A printed card as the engine reads it: its facts as small numbers, and what its text does.

One `Printed` is made for each definition and shared by all games. The text itself is none of its business: `behaviour` of the
text package turns a definition's program into abilities and standing effects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rokugan.editions.lcg.table.abilities import ACTION, INTERRUPT, Ability, Standing
from rokugan.editions.lcg.table.things import CHARACTER, DASH, ELEMENTS, TYPES
from rokugan.program.lcg.keywords import BITS, NO_ATTACHMENTS

if TYPE_CHECKING:
    from rokugan.cards.lcg.model import LcgCard


class Printed:
    """A printed card, ready to play."""

    def __init__(
        self, definition: LcgCard, abilities: tuple[Ability, ...] = (), standing: tuple[Standing, ...] = ()
    ) -> None:
        self.definition: LcgCard = definition
        self.title: str = definition.title
        self.type: int = TYPES.index(definition.type)
        self.is_dynasty: bool = definition.side == "dynasty"
        self.is_conflict: bool = definition.side == "conflict"
        self.clan: str = "" if definition.clan == "neutral" else definition.clan
        self.traits: tuple[str, ...] = tuple(definition.traits)
        self.unique: bool = bool(definition.unique)
        self.has_cost: bool = definition.cost is not None
        is_character = self.type == CHARACTER
        self.stats: list[int] = [
            skill_of(definition.military, is_character),
            skill_of(definition.political, is_character),
            definition.glory or 0,
            definition.cost or 0,
            definition.strength or 0,
            definition.fate or 0,
        ]
        self.bonuses: list[int] = [definition.military_bonus or 0, definition.political_bonus or 0, 0, 0]
        self.costs_x: bool = "cost" in definition.variable and any(each.chooses_x for each in abilities)
        self.strength_bonus: int = definition.strength_bonus or 0
        self.honor: int = definition.honor or 0
        self.elements: tuple[int, ...] = tuple(ELEMENTS.index(each) for each in definition.elements)
        # a position may list keywords among the traits: no trait is called like a keyword
        self.keywords: int = keyword_bits((*definition.keywords, *definition.traits))
        self.bars: tuple[Bar, ...] = bars_of((*definition.keywords, *definition.traits))
        self.abilities: tuple[Ability, ...] = abilities
        self.standing: tuple[Standing, ...] = standing
        self.acts: bool = any(each.kind == ACTION for each in abilities)
        self.zones: int = 0  # a bit for each zone from which one of its abilities can be used
        for each in abilities:
            self.zones |= each.zones
        self.hears: tuple[int, ...] = tuple(sorted({key for each in abilities for key in keys_of(each)}))
        self.hears_mask: int = sum(1 << key for key in self.hears)

    def __repr__(self) -> str:
        return f"Printed({self.title!r})"


BACKS: Final = ("province", "dynasty", "conflict")


def back_of(definition: LcgCard) -> str:
    """The back of a card: those of one back cannot be told apart. A stronghold and a role have none of these."""
    if definition.type == "province":
        return "province"
    if definition.type in ("stronghold", "role"):
        return ""
    return definition.side


class Bar:
    """One variant of "no attachments": which attachments a card cannot have."""

    def __init__(self, traits: tuple[str, ...], excepted: bool) -> None:
        self.traits: tuple[str, ...] = traits
        self.excepted: bool = excepted

    def bars(self, traits: tuple[str, ...]) -> bool:
        """Does the host keep off an attachment with these traits (lcg.keywords: No Attachments)?"""
        has_one = any(each in self.traits for each in traits)
        return not has_one if self.excepted or not self.traits else has_one


def keys_of(ability: Ability) -> list[int]:
    """Return what a triggered ability listens to: kind and time of the events."""
    if ability.kind == ACTION:
        return []
    return [hearing(kind, ability.kind == INTERRUPT) for kind in ability.events]


def hearing(kind: int, interrupt: bool) -> int:
    """The number of a kind of events before (interrupts) or after they happen (reactions)."""
    return 2 * kind if interrupt else 2 * kind + 1


def skill_of(value: int | None, is_character: bool) -> int:
    """A printed skill: a character without one has a dash."""
    return value if value is not None else DASH if is_character else 0


def keyword_bits(words: tuple[str, ...]) -> int:
    """The keywords that the book defines, a bit each; a variant of "no attachments" is told by its bars."""
    found = 0
    for word in words:
        found |= BITS.get(word.lower(), 0)
    return found


def bars_of(words: tuple[str, ...]) -> tuple[Bar, ...]:
    """The variants of "no attachments" among keywords.

    >>> [bar.bars(("weapon",)) for bar in bars_of(("no attachments except weapon",))]
    [False]
    >>> [bar.bars(("weapon",)) for bar in bars_of(("no weapon or armor attachments",))]
    [True]
    """
    found: list[Bar] = []
    for word in words:
        text = word.lower().strip(".")
        if not text.startswith("no ") or "attachments" not in text:
            continue
        before, _, after = text.removeprefix("no ").partition("attachments")
        named = after.strip().removeprefix("except").strip() if after.strip() else before.strip()
        traits = tuple(
            each.strip() for each in named.replace(" or ", ",").replace(" and ", ",").split(",") if each.strip()
        )
        found.append(Bar(traits, bool(after.strip())))
    return tuple(found)


__all__ = ["NO_ATTACHMENTS", "Bar", "Printed", "bars_of", "hearing", "keys_of"]
