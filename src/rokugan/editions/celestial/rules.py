"""Celestial Edition, for two players."""

from __future__ import annotations

from typing import ClassVar

from rokugan.editions.ccg.rules import Rules
from rokugan.editions.celestial.seen import CelestialSeen
from rokugan.editions.celestial.turn import CelestialTurns
from rokugan.editions.celestial.values import CelestialValues


class CelestialRules(Rules):
    """Celestial Edition, for two players."""

    edition: ClassVar[str] = "celestial"
    title: ClassVar[str] = "Celestial Edition"

    def __init__(self) -> None:
        super().__init__(
            values=CelestialValues(),
            turn=CelestialTurns(),
            seen=CelestialSeen(),
        )
