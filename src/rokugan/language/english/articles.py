"""`a` and `an`: which of them stands before a word."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

VOWELS = "aeio"
CONSONANTS = ("eu", "one", "ouija", "once")
"""Beginnings that are spoken with a consonant."""
SILENT = ("hono", "hour", "heir")


def misplaced(words: Sequence[str]) -> list[int]:
    """Return the places of articles that cannot stand before their word. Before a u, a sign or a number either may.

    >>> misplaced("bow a enemy and an target and a unit and an honorable one".split())
    [1, 4]
    """
    return [
        at
        for at, (article, word) in enumerate(pairwise(words))
        if (article == "a" and _needs(word) == "an") or (article == "an" and _needs(word) == "a")
    ]


def _needs(word: str) -> str:
    """The article that the word needs, or nothing if either may do."""
    if len(word) < 2 or not word[0].isalpha() or word[0] == "u":
        return ""
    if word.startswith(SILENT):
        return "an"
    return "an" if word[0] in VOWELS and not word.startswith(CONSONANTS) else "a"


def article(noun: str) -> str:
    """Return a noun with its article.

    >>> article("enemy Follower"), article("unit"), article("Samurai")
    ('an enemy Follower', 'a unit', 'a Samurai')
    """
    first = noun.split()[0].lower()
    either = "an" if first.startswith(("un", "up", "ut")) and not first.startswith("uni") else "a"
    return f"{_needs(first) or either} {noun}"
