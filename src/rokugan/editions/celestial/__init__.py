"""Celestial Edition (2009): the common rules with its own numbers, starting Holdings and Favor."""

from rokugan.editions.celestial.rules import CelestialRules

__all__ = ["CelestialRules"]
