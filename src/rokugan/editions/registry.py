"""The editions that can be played, by name. Each is found when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from rokugan.catalogue import say
from rokugan.core.edition import Edition
from rokugan.errors import RokuganError, quote

if TYPE_CHECKING:
    from rokugan.editions.ccg.rules import Rules  # for start-up time: other families do without it

_CLASSIC = {
    "celestial": ("rokugan.editions.celestial", "CelestialRules"),
    "gold": ("rokugan.editions.gold", "GoldRules"),
    "samurai": ("rokugan.editions.samurai", "SamuraiRules"),
    "war_of_honor": ("rokugan.editions.war_of_honor", "WarOfHonorRules"),
}
_EDITIONS = {**_CLASSIC, "lcg": ("rokugan.editions.lcg.edition", "LcgEdition")}
_FOUND: dict[str, Edition] = {}


def editions() -> tuple[str, ...]:
    """The names of the editions that can be played."""
    return tuple(_EDITIONS)


def classic_editions() -> tuple[str, ...]:
    """The editions of the classic game among them."""
    return tuple(_CLASSIC)


def edition_of(name: str) -> Edition:
    """The edition of that name."""
    if name not in _FOUND:
        if name not in _EDITIONS:
            raise RokuganError(
                say("files.there_is_no_edition_to_play", name=quote(name), editions=", ".join(_EDITIONS))
            )
        module, rules = _EDITIONS[name]
        _FOUND[name] = getattr(import_module(module), rules)()
    return _FOUND[name]


def rules_of(name: str) -> Rules:
    """The rules of an edition of the classic game, for what can be asked of no other."""
    from rokugan.editions.ccg.rules import Rules  # for start-up time: other families do without it

    found = edition_of(name)
    if not isinstance(found, Rules):
        raise RokuganError(
            say("files.that_can_be_asked_of_the_classic_editions", classic=", ".join(_CLASSIC), name=name)
        )
    return found
