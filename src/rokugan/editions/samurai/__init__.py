"""Samurai Edition (2007): the fullest text of the common rules, with Legacy Holdings, Share and many players."""

from rokugan.editions.samurai.rules import SamuraiRules

__all__ = ["SamuraiRules"]
