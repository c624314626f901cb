"""The tiles and the spaces of the Paths, read from the shipped files or from a user's own."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from rokugan.cards.languages import read
from rokugan.cards.model import CardDefinition, PrintedType
from rokugan.catalogue import say
from rokugan.core.files.documents import parse_yaml, read_document
from rokugan.core.files.shapes import check
from rokugan.editions.ccg.runnable import unrunnable
from rokugan.editions.ccg.table.compiled_card import Behaviour, CompiledAbility
from rokugan.editions.war_of_honor.box.space_programs import PROGRAMS as SPACE_PROGRAMS
from rokugan.editions.war_of_honor.box.tile_programs import PROGRAMS as TILE_PROGRAMS
from rokugan.editions.war_of_honor.box.tiles_form import City, PathsForm, SpaceForm, TilesForm
from rokugan.errors import RokuganError, TextTooLong, quote
from rokugan.program import Program

PATHS: Final[tuple[str, ...]] = ("military", "honor", "dishonor", "enlightenment")
LAST_STEP: Final = 5
FORTRESS: Final = "fortress"
PLAINS: Final = "plains"
CITY: Final = "city"
TILE_KINDS: Final = (FORTRESS, PLAINS, CITY)


class Space:
    """A space of a Path: its ability as English and as the engine uses it. Never changed."""

    def __init__(self, text: str, ability: CompiledAbility | None, reconstructed: bool) -> None:
        self.text: str = text
        self.ability: CompiledAbility | None = ability
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


def tile_definition(title: str, kind: PrintedType, text: str, where: str = "tiles") -> CardDefinition:
    """A tile with its English text, as a definition. What a card does by bowing, a tile does by being turned face-down."""
    plain = _FLIP.sub(lambda found: "Bow this card" if found[1][0].isupper() else "bow this card", text)
    program = TILE_PROGRAMS.get(plain)  # saves time only
    if program is None:
        program = program_of(plain, title, kind, f"{where}: tile {quote(title)}")
    return CardDefinition(title, kind, id=f"tile {title}", program=program)


def program_of(text: str, title: str, kind: str, where: str) -> Program:
    """What a text does that is not shipped. Only a game with such texts loads the reader."""
    if not text:
        return Program()
    try:
        found = read(text, title=title, type=kind, edition="war_of_honor")
    except TextTooLong as error:
        raise RokuganError(f"{where}: {error}") from None
    if not found.understood:
        words = "; ".join(quote(each.words) for each in found.unread[:3])
        raise RokuganError(say("files.these_words_of_its_text_are_not_understood", where=where, words=words))
    missing = unrunnable(found.program)
    if missing:
        raise RokuganError(say("files.its_text_cannot_be_played_yet", where=where, missing=", ".join(missing)))
    program: Program = found.program
    return program


@cache
def tile_set(path: str = "") -> TileSet:
    """The tiles of a file; without a path, the shipped ones."""
    where = path or "tiles.yaml"
    said = check(load(path, "tiles.yaml"), TilesForm, where, RokuganError)
    clans: dict[str, tuple[CardDefinition, ...]] = {}
    for clan, three in said.fortresses.items():
        clans[clan] = tuple(tile_definition(each.title, FORTRESS, each.text or "", where) for each in three)
    city = said.toshi_ranbo or City()
    centre = tile_definition(city.title, CITY, city.text or "", where)
    return TileSet(centre, city.hand, tile_definition(said.plains, PLAINS, "", where), clans)


@cache
def spaces(path: str = "") -> tuple[tuple[Space, ...], ...]:
    """The five spaces of each of the four Paths."""
    where = path or "paths.yaml"
    said = check(load(path, "paths.yaml"), PathsForm, where, RokuganError)
    listed: tuple[list[SpaceForm], ...] = (said.military, said.honor, said.dishonor, said.enlightenment)
    return tuple(
        tuple(space(name, step, each.text or "", each.reconstructed, where) for step, each in enumerate(each_path, 1))
        for name, each_path in zip(PATHS, listed, strict=True)
    )


def space(path: str, step: int, text: str, reconstructed: bool, where: str) -> Space:
    """A space with its text read; an empty text is no ability."""
    if not text:
        return Space("", None, reconstructed)
    name = f"{path} {step}"
    place = f"{where}: space {step} of the Path of {path.capitalize()}"
    program = SPACE_PROGRAMS.get(text)  # saves time only
    if program is None:
        program = program_of(text, name, "event", place)
    behaviour = Behaviour(CardDefinition(name, "event", id=f"space {name}", program=program))
    if not behaviour.event_effects:
        raise RokuganError(say("files.does_nothing", where=place, text=quote(text)))
    return Space(text, behaviour.event_effects[0], reconstructed)


def load(path: str, shipped: str) -> object:
    """The plain data of a user's file, or of the shipped one."""
    if path:
        return read_document(Path(path), RokuganError, "file")
    text = (files("rokugan.editions.war_of_honor.box") / shipped).read_text(encoding="utf-8")
    return parse_yaml(text, shipped, RokuganError)
