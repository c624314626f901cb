"""The form of a deck in plain data, in a JSON file or in a game record."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

MOST_COPIES = 99

Cards = dict[Annotated[str, Meta(min_length=1)], Annotated[int, Meta(ge=1, le=MOST_COPIES)]]


class DeckForm(Struct, forbid_unknown_fields=True):
    """A deck: titles, and how often each is there."""

    name: str = ""
    edition: str | None = None
    format: str = ""
    plan: str = ""
    stronghold: str = ""
    wind: str = ""
    sensei: str = ""
    dynasty: Cards = {}
    fate: Cards = {}
    role: str = ""
    provinces: Cards = {}
    conflict: Cards = {}
