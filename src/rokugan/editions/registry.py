"""The editions that can be played, by name."""

from __future__ import annotations

from rokugan.editions.ccg.rules import Rules
from rokugan.editions.celestial import CelestialRules
from rokugan.editions.gold import GoldRules
from rokugan.editions.samurai import SamuraiRules
from rokugan.editions.war_of_honor import WarOfHonorRules
from rokugan.errors import RokuganError, quote

_RULES: dict[str, Rules] = {
    "celestial": CelestialRules(),
    "gold": GoldRules(),
    "samurai": SamuraiRules(),
    "war_of_honor": WarOfHonorRules(),
}


def editions() -> tuple[str, ...]:
    """The names of the editions that can be played."""
    return tuple(_RULES)


def rules_of(edition: str) -> Rules:
    """The rules of an edition."""
    found = _RULES.get(edition)
    if found is None:
        raise RokuganError(f"There is no edition {quote(edition)} to play; the editions are {', '.join(_RULES)}.")
    return found
