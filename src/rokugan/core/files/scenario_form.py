"""The form of a scenario file, as docs/notation.md describes it: which fields there are, and of what kind each one is.

All editions are here together, because one page describes them; which of the fields an edition has it says itself.
This module stays interpreted: msgspec makes the classes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from rokugan.catalogue import say
from rokugan.core.files.shapes import check
from rokugan.errors import ScenarioError, quote

Count = Annotated[int, Meta(ge=0, le=1000)]
Number = Annotated[int, Meta(ge=-10_000, le=10_000)]
Turn = Annotated[int, Meta(ge=0, le=10_000)]
Place = Annotated[int, Meta(ge=-50, le=50)]
Name = Annotated[str, Meta(min_length=1, max_length=300)]
PlayerName = Annotated[str, Meta(min_length=1, max_length=60)]
Face = Literal["up", "down"]
Scalar = str | int | float | bool | None
Card = Name | dict[str, Any]
"""A title, an id, or a card written out, which the edition's own reader checks."""


Move = Name | int | bool


class Form(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A mapping with known keys. Where nothing is allowed (`hand:`), it is the same as leaving the key out."""


class Listed(Form):
    """A card in a hand or a deck, or beneath another."""

    card: Card
    as_: Name | None = field(default=None, name="as")


class Discarded(Listed):
    """A card in a discard pile, or out of the game."""

    dead: bool | None = None
    dishonorable: bool | None = None


class InPlay(Listed):
    """A card in play."""

    bowed: bool | None = None
    dishonorable: bool | None = None
    honored: bool | None = None
    dishonored: bool | None = None
    tokens: dict[Name, Count] | None = None
    fate: Count | None = None
    attachments: list[Name | InPlay] | None = None
    owner: Name | None = None
    under: list[Name | Listed] | None = None
    by_own_text: bool | None = None
    created: bool | None = None
    used: list[Count] | None = None
    for_this_turn: dict[Name, Number] | None = None
    at: Name | None = None
    side: Literal["attacking", "defending"] | None = None


class ProvinceCard(Form):
    """A province card of the Living Card Game."""

    title: Name
    strength: Number | Literal["-"] | None = None
    element: str | list[str] | None = None
    text: str | None = None
    face: Face | None = None
    broken: bool | None = None


class Lying(Listed):
    """One of several cards in a province."""

    face: Face | None = None


class Province(Form):
    """A province, and what lies in it."""

    card: Card | None = None
    cards: list[Name | Lying] | None = None
    as_: Name | None = field(default=None, name="as")
    face: Face | None = None
    strength: Number | None = None
    destroyed: bool | None = None
    region: Name | Listed | list[Name | Listed] | None = None
    province: Name | ProvinceCard | None = None


class Unplaced(Form):
    """A tile that is still to be laid."""

    title: Name
    kind: Literal["fortress", "plains"] | None = None
    text: str | None = None


class Steps(Form):
    """Steps on the four Paths."""

    military: Count | None = None
    honor: Count | None = None
    dishonor: Count | None = None
    enlightenment: Count | None = None


class Player(Form):
    """A player, and all that is his."""

    name: PlayerName
    deck: Name | dict[str, Any] | None = None
    stronghold: Card | None = None
    honor: Number | None = None
    provinces: Annotated[list[Province], Meta(max_length=12)] | None = None
    hand: list[Name | Listed] | None = None
    in_play: list[Name | InPlay] | None = None
    fate_deck: list[Name | Listed] | None = None
    dynasty_deck: list[Name | Listed] | None = None
    conflict_deck: list[Name | Listed] | None = None
    fate_deck_size: Count | None = None
    dynasty_deck_size: Count | None = None
    conflict_deck_size: Count | None = None
    fate_discard: list[Name | Discarded] | None = None
    dynasty_discard: list[Name | Discarded] | None = None
    conflict_discard: list[Name | Discarded] | None = None
    removed: list[Name | Discarded] | None = None
    eliminated: bool | None = None
    favor: bool | Literal["military", "political"] | None = None
    unplaced: list[Name | Unplaced] | None = None
    paths: Steps | None = None
    mission: Steps | None = None
    honor_gained: Count | None = None
    honor_lost: Count | None = None
    honor_caused: Count | None = None
    fate: Count | None = None
    stronghold_province: Card | None = None
    role: Card | None = None
    dial: Count | None = None


class Tile(Form):
    """A tile on the board of War of Honor."""

    title: Name
    at: tuple[Place, Place]
    owner: Name | None = None
    kind: Literal["fortress", "plains", "city"] | None = None
    face: Face | None = None
    text: str | None = None


class Ring(Form):
    """A ring of the Living Card Game."""

    fate: Count | None = None
    claimed_by: Name | None = None


class Rings(Form):
    """The five rings of the Living Card Game."""

    air: Ring | None = None
    earth: Ring | None = None
    fire: Ring | None = None
    void: Ring | None = None
    water: Ring | None = None


class Case(Form):
    """A scenario, or what a case of a file lays over it."""

    title: str = ""
    rules: list[Name] = []
    shows: list[Name] = []
    edition: Name = ""
    options: dict[Name, Scalar] | None = None
    seed: int = 1
    cast: Literal["stock"] | None = None
    cards: list[dict[str, Any]] | None = None
    players: list[Player] = []
    phase: Name = "action"
    turn: Turn = 1
    active: Name | None = None
    first_player: Name | None = None
    tiles: list[Tile] | Literal["stock"] | None = None
    rings: Rings | None = None
    script: list[Scalar | dict[str, Any]] = []


class File(Case):
    """A whole scenario file."""

    cases: list[dict[str, Any]] = []


class Offered(Form):
    """What the present decision must and must not offer."""

    player: Name | None = None
    kind: Name | None = None
    includes: list[Move] | None = None
    excludes: list[Move] | None = None


Value = Scalar | list[Scalar] | dict[str, Any]
# The kind of what stands after the key of a step; any other key is a player's name, and a move follows.
STEPS: dict[str, Any] = {
    "note": Scalar,
    "expect": dict[Name, Value],
    "offered": Offered,
    "illegal": Name,
    "window": Name,
    "not asked": Name,
    "name": dict[Name, Name],
}


def check_file(data: object, where: str) -> Mapping[str, Any]:
    """The mapping that a scenario file says; a file in which something is not of its kind is refused."""
    whole = check(data, File, where, ScenarioError)
    check_script(whole.script, f"{where}: script")
    for index, entry in enumerate(whole.cases):
        title = entry.get("title")
        if not isinstance(title, str) or not title.strip():
            raise ScenarioError(say("files.case_a_case_is_a_mapping", where=where, index=index + 1))
        here = f"{where}, case {quote(title)}"
        check_script(check(entry, Case, here, ScenarioError).script, f"{here}: script")
    assert isinstance(data, Mapping)
    return data


def check_script(script: list[Any], where: str) -> None:
    """Refuse a step that is none: `all pass`, `Ann: attack Bob`, or a mapping with one key."""
    for index, step in enumerate(script):
        here = f"{where}[{index}]"
        if isinstance(step, Mapping) and len(step) == 1:
            for key, value in step.items():
                check(value, STEPS.get(key, Move), f"{here}.{key}", ScenarioError)
        elif step != "all pass" and not (isinstance(step, str) and ":" in step):
            raise ScenarioError(say("files.a_step_there_must_be_one", where=here, step=quote(step)))
