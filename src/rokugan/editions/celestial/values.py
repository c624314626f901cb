"""Values: what a stat is and what counts in a total, as Celestial Edition has them."""

from __future__ import annotations

from typing import ClassVar

from rokugan.editions.ccg.chapters.values import Values


class CelestialValues(Values):
    """Values: what a stat is and what counts in a total, as Celestial Edition has them."""

    maximum_personal_honor: ClassVar[int | None] = 5
