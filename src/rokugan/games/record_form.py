"""The form of a game record: all that is needed to play a game again."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from rokugan.cards.deck_form import DeckForm

Name = Annotated[str, Meta(min_length=1)]


class Seat(Struct, forbid_unknown_fields=True):
    """A player, and the deck he brought."""

    name: Name
    deck: DeckForm


class Result(Struct, forbid_unknown_fields=True):
    """How the game ended."""

    winner: str | None
    victory: str


class RecordForm(Struct, forbid_unknown_fields=True):
    """A record."""

    format: str
    edition: Name
    seed: int
    players: list[Seat]
    moves: list[str]
    sets: list[dict[str, Any]] | None = None
    """The sets of one's own with which it was played, whole."""
    options: dict[Name, str | int | bool | None] | None = None
    result: Result | None = None
