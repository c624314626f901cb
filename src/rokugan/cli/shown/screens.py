"""The screens by the family of games that an edition names; each is loaded when it is first needed."""

from __future__ import annotations

from importlib import import_module

from rokugan.cli.shown.screen import Screen
from rokugan.editions.registry import edition_of

SCREENS = {
    "classic": ("rokugan.cli.shown.classic_screen", "ClassicScreen"),
    "lcg": ("rokugan.cli.shown.lcg_screen", "LcgScreen"),
}


def screen_of(edition: str) -> Screen:
    """The screen on which an edition is played."""
    module, name = SCREENS[edition_of(edition).family]
    found: Screen = getattr(import_module(module), name)()
    return found
