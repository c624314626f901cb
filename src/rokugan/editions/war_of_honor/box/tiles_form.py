"""The form of the files with which a user replaces the tiles or the spaces of the Paths."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1)]


class Tile(Struct, forbid_unknown_fields=True):
    """A Fortress."""

    title: Name
    text: str | None = None
    reconstructed: bool = False


class City(Struct, forbid_unknown_fields=True):
    """Toshi Ranbo; `hand` is how many cards more its neighbours may hold."""

    title: Name = "Toshi Ranbo"
    text: str | None = None
    hand: Annotated[int, Meta(ge=0, le=99)] = 0
    reconstructed: bool = False


class TilesForm(Struct, forbid_unknown_fields=True):
    """All tiles: three Fortresses for each Clan."""

    fortresses: dict[Name, list[Tile]]
    toshi_ranbo: City | None = None
    plains: Name = "Plains"


class SpaceForm(Struct, forbid_unknown_fields=True):
    """A space of a Path; without a text it has no ability."""

    text: str | None = None
    reconstructed: bool = False


Spaces = Annotated[list[SpaceForm], Meta(min_length=5, max_length=5)]


class PathsForm(Struct, forbid_unknown_fields=True):
    """The five spaces of each Path."""

    military: Spaces
    honor: Spaces
    dishonor: Spaces
    enlightenment: Spaces
