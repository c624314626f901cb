"""War of Honor: hex tiles, Fortresses, allies and four Paths to Victory, on the rules of the card game."""

from rokugan.editions.war_of_honor.rules import WarOfHonorRules

__all__ = ["WarOfHonorRules"]
