"""The form of a card in plain data, in a scenario or in a user's card file: its keys, and of what kind each is."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

Number = Annotated[int, Meta(ge=-999, le=999)] | str | None
"""A stat: a number, a number as it is printed ('+1', '6*'), a dash or a star."""
Words = str | list[str] | None


class Card(Struct, forbid_unknown_fields=True):
    """A card. What is left out is 0, or none."""

    title: Annotated[str, Meta(min_length=1)]
    id: str | int | None = None
    type: str = ""
    clan: Words = None
    clans: Words = None
    keywords: Words = None
    text: str | None = None
    unique: bool = False
    formats: Words = None
    expansion: str | None = None
    force: Number = None
    chi: Number = None
    honor_requirement: Number = None
    gold_cost: Number = None
    personal_honor: Number = None
    focus_value: Number = None
    province_strength: Number = None
    gold_production: Number = None
    starting_honor: Number = None
    # These may be written down and have no effect (celestial.wording.03, samurai.cards.05, .09).
    flavor: Any = None
    number: Any = None
    rarity: Any = None
    artist: Any = None
    credits: Any = None


class Listed(Struct):
    """A card of a file of which only the text is looked at: it may have facts of any kind."""

    title: str | None = None
    type: str | None = None
    text: str | None = None
