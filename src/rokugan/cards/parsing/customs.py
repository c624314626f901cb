"""Where the same words mean something else in the texts of one classic edition than in those of another."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Customs:
    """The customs of an edition's texts; as they stand here, those of Celestial Edition."""

    opponents: bool = False
    """An opponent is more than just another player (gold.battle.15)."""
    discards_from_play: bool = False
    """A card of a Fate type that is to be discarded lies in play unless the text says where, else in the hand."""
    discards_from_province: bool = False
    """A Dynasty card that is to be discarded lies in a Province unless the text says where (samurai.g-zones.02)."""
