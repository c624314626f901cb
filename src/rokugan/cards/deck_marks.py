"""The marks of a deck in lists: the name by which a request or command calls it, and its Clan."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from rokugan.cards.deck import Deck
from rokugan.cards.library import library
from rokugan.core.notation import tidy
from rokugan.errors import RokuganError

_NOT_IN_IDS = re.compile(r"[^a-z0-9]+")


def deck_id(deck: Deck) -> str:
    """Return what a shipped deck is called in requests.

    >>> deck_id(Deck("Roar of the Lion"))
    'roar-of-the-lion'
    """
    return _NOT_IN_IDS.sub("-", tidy(deck.name)).strip("-")


@cache
def clan_of(edition: str, stronghold: str) -> str | None:
    """Return the Clan of a deck: that of its Stronghold."""
    try:
        card: Any = library(edition)[stronghold]
    except RokuganError:
        return None
    clans = getattr(card, "clans", None) or (getattr(card, "clan", None),)
    return clans[0]
