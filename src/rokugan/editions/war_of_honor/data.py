"""The tiles and the spaces of the Paths, read from the shipped files or from a user's own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import yaml

from rokugan.cards.model import CardDefinition
from rokugan.cards.program import Program
from rokugan.editions.ccg.behaviour import AbilityInfo, Behaviour
from rokugan.editions.war_of_honor.space_programs import PROGRAMS as SPACE_PROGRAMS
from rokugan.editions.war_of_honor.tile_programs import PROGRAMS as TILE_PROGRAMS
from rokugan.errors import RokuganError

PATHS: Final[tuple[str, ...]] = ("military", "honor", "dishonor", "enlightenment")
LAST_STEP: Final = 5
FORTRESS: Final = "fortress"
PLAINS: Final = "plains"
CITY: Final = "city"


class Space:
    """A space of a Path: its ability as English and as the engine uses it. Never changed."""

    def __init__(self, text: str, info: AbilityInfo | None, reconstructed: bool) -> None:
        self.text: str = text
        self.info: AbilityInfo | None = info
        self.reconstructed: bool = reconstructed

    def state(self) -> str:
        """As plain data."""
        return self.text


class TileSet:
    """The tiles of the box. Never changed."""

    def __init__(
        self,
        toshi_ranbo: CardDefinition,
        hand: int,
        plains: CardDefinition,
        clans: dict[str, tuple[CardDefinition, ...]],
    ) -> None:
        self.toshi_ranbo: CardDefinition = toshi_ranbo
        self.hand: int = hand
        self.plains: CardDefinition = plains
        self.clans: dict[str, tuple[CardDefinition, ...]] = clans

    def fortresses(self, clan: str) -> tuple[CardDefinition, ...]:
        """The three Fortresses of a Clan; a player without one gets three that have no ability."""
        found = self.clans.get(clan)
        return found if found is not None else tuple(tile_definition(f"Outpost {k}", FORTRESS, "") for k in (1, 2, 3))


_FLIP = re.compile(r"\b(turn|flip) this (?:fortress|tile|card) face-down", re.IGNORECASE)


def tile_definition(title: str, kind: str, text: str, where: str = "tiles") -> CardDefinition:
    """A tile with its English text, as a definition. What a card does by bowing, a tile does by being turned face-down."""
    plain = _FLIP.sub(lambda found: "Bow this card" if found[1][0].isupper() else "bow this card", text)
    program = TILE_PROGRAMS.get(plain) or program_of(plain, title, kind, f"{where}: tile {title!r}")
    return CardDefinition(title, kind, id=f"tile {title}", program=program)


def program_of(text: str, title: str, kind: str, where: str) -> Program:
    """What a text does that is not shipped. Only a game with such texts loads the reader."""
    if not text:
        return Program()
    from rokugan.cards.reader import read

    found = read(text, title=title, type=kind, edition="war_of_honor")
    if not found.understood:
        words = "; ".join(repr(each.words) for each in found.unread)
        raise RokuganError(f"{where}: these words of its text are not understood: {words}.")
    return found.program


@cache
def tile_set(path: str = "") -> TileSet:
    """The tiles of a file; without a path, the shipped ones."""
    said, where = load(path, "tiles.yaml")
    clans: dict[str, tuple[CardDefinition, ...]] = {}
    listed = said.get("fortresses")
    if not isinstance(listed, dict):
        raise RokuganError(f"{where}: a file of tiles has `fortresses`, with title and text for each Clan.")
    for clan, three in listed.items():
        if not isinstance(three, list) or not all(isinstance(each, dict) and "title" in each for each in three):
            raise RokuganError(f"{where}: the Fortresses of {clan} are a list of entries with title and text.")
        clans[str(clan)] = tuple(
            tile_definition(str(each["title"]), FORTRESS, str(each.get("text") or ""), where) for each in three
        )
    city = said.get("toshi_ranbo") or {}
    centre = tile_definition(str(city.get("title", "Toshi Ranbo")), CITY, str(city.get("text") or ""), where)
    plains = tile_definition(str(said.get("plains", "Plains")), PLAINS, "", where)
    return TileSet(centre, int(city.get("hand", 0)), plains, clans)


@cache
def spaces(path: str = "") -> tuple[tuple[Space, ...], ...]:
    """The five spaces of each of the four Paths."""
    said, where = load(path, "paths.yaml")
    found: list[tuple[Space, ...]] = []
    for name in PATHS:
        listed = said.get(name)
        if not isinstance(listed, list) or len(listed) != LAST_STEP:
            raise RokuganError(f"{where}: the Path of {name.capitalize()} needs {LAST_STEP} spaces with a `text` each.")
        found.append(tuple(space(name, step, each, where) for step, each in enumerate(listed, 1)))
    return tuple(found)


def space(path: str, step: int, said: Mapping[str, Any], where: str) -> Space:
    """A space with its text read; an empty text is no ability."""
    text = str(said.get("text") or "")
    if not text:
        return Space("", None, bool(said.get("reconstructed")))
    name = f"{path} {step}"
    place = f"{where}: space {step} of the Path of {path.capitalize()}"
    program = SPACE_PROGRAMS.get(text) or program_of(text, name, "event", place)
    behaviour = Behaviour(CardDefinition(name, "event", id=f"space {name}", program=program))
    return Space(text, behaviour.event_effects[0], bool(said.get("reconstructed")))


def load(path: str, shipped: str) -> tuple[dict[str, Any], str]:
    """A YAML file as plain data, and how messages call it."""
    where = path or shipped
    try:
        if path:
            text = Path(path).read_text(encoding="utf-8")
        else:
            text = (files("rokugan.editions.war_of_honor") / shipped).read_text(encoding="utf-8")
        said = yaml.safe_load(text)
    except OSError as error:
        raise RokuganError(f"{where}: the file cannot be read ({error.strerror}).") from None
    except yaml.YAMLError as error:
        raise RokuganError(f"{where}: not well-formed YAML ({error}).") from None
    if not isinstance(said, dict):
        raise RokuganError(f"{where}: the file must be a mapping.")
    return said, where
