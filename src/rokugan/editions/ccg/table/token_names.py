"""The names of tokens: which stats it changes, and whether a text means it."""

from __future__ import annotations

import re

from rokugan.editions.ccg.table.ids import CHI, FORCE, PERSONAL_HONOR, STRENGTH

_TOKEN_PART = re.compile(r"([+-]?\d+) ?(F|C|PH|PS|Province Strength)\b")


_TOKEN_STATS = {"F": FORCE, "C": CHI, "PH": PERSONAL_HONOR, "PS": STRENGTH, "Province Strength": STRENGTH}


_TOKENS: dict[str, tuple[tuple[int, int], ...]] = {}


def token_bonuses(name: str) -> tuple[tuple[int, int], ...]:
    """Return what a token does to stats: `-1F/-1C Corruption` is ((FORCE, -1), (CHI, -1)).

    >>> token_bonuses("+1F")
    ((0, 1),)
    """
    found = _TOKENS.get(name)
    if found is None:
        found = tuple((_TOKEN_STATS[stat], int(amount)) for amount, stat in _TOKEN_PART.findall(name))
        _TOKENS[name] = found
    return found


def lowers_chi(tokens: tuple[tuple[str, int], ...]) -> bool:
    """Do these tokens make the Chi of what they are on lower?"""
    for name, _ in tokens:
        for stat, amount in token_bonuses(name):
            if stat == CHI and amount < 0:
                return True
    return False


def is_token(wanted: str, name: str) -> bool:
    """Is a token of this name what a text calls it (`Poison` for `-1F Poison`; nothing is any token)?

    >>> is_token("Poison", "-1F Poison")
    True
    """
    return not wanted or wanted == name or wanted in name.split()
