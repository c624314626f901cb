"""The stock cast: plain cards and a few everyday texts that every scenario of a game may use without writing them out.

A file for each family of editions (`classic.yaml`, `lcg.yaml`), its entries as in the `cards:` of a scenario. A scenario with
`cast: stock` has them; what it writes under `cards:` itself comes first. A card that it writes out, there or in its place in the
position, may be a stock card with other facts. `tiles: stock` lays the board of `tiles.yaml`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from rokugan.catalogue import say
from rokugan.core.files.documents import read_document
from rokugan.core.notation import tidy
from rokugan.errors import CardError, ScenarioError, quote

_FOLDER = Path(__file__).parent
_POSITION = ("players", "tiles")
"""The parts of a scenario that name cards; its script only speaks of them."""

_NO_NAMES = frozenset(
    ("as", "at", "clan", "face", "keywords", "kind", "name", "owner", "side", "text", "title", "traits", "type")
)
"""The keys of a position under which no card is named: a handle, a place, a fact of a card that is written out there."""


@cache
def stock(family: str) -> Mapping[str, Mapping[str, Any]]:
    """The stock cards of a family of editions by their tidy titles; none if it has no stock."""
    path = _FOLDER / f"{family}.yaml"
    entries: Any = read_document(path, CardError, "cards") if path.exists() else ()
    return {tidy(entry["title"]): entry for entry in entries}


def with_cast(scenario: Mapping[str, Any], family: str, where: str) -> Mapping[str, Any]:
    """The scenario with the stock cards that its position names written out, if it has `cast: stock`.

    >>> ann = {"name": "Ann", "in_play": ["Ox"]}
    >>> [card["title"] for card in with_cast({"cast": "stock", "players": [ann]}, "classic", "here")["cards"]]
    ['Ox']
    """
    if not scenario.get("cast"):
        for part in ("cards", *_POSITION):
            for place in _variations(scenario.get(part), part):
                raise ScenarioError(say("files.stock_without_a_cast", where=f"{where}: {place}"))
        if scenario.get("tiles") == "stock":
            raise ScenarioError(say("files.stock_without_a_cast", where=f"{where}: tiles"))
        return scenario
    known = stock(family)
    if not known:
        raise ScenarioError(say("files.there_are_no_stock_cards", where=where))
    own: list[Any] = _all_varied(scenario.get("cards") or [], known, f"{where}: cards")
    position = {part: _all_varied(scenario[part], known, f"{where}: {part}") for part in _POSITION if part in scenario}
    if position.get("tiles") == "stock":
        position["tiles"] = _board(scenario["players"], f"{where}: tiles")
    written = {tidy(str(entry.get(key))) for entry in own for key in ("title", "id")}
    named = dict.fromkeys(tidy(name) for name in _names(list(position.values())))
    cast = [known[name] for name in named if name in known and name not in written]
    return {**scenario, **position, "cards": own + cast}


def _board(players: Sequence[Mapping[str, Any]], place: str) -> list[dict[str, Any]]:
    """The stock board: a tile for each player, in the order of the seats."""
    tiles: Any = read_document(_FOLDER / "tiles.yaml", CardError, "tiles")
    if len(players) > len(tiles):
        raise ScenarioError(say("files.the_stock_board_is_too_small", where=place, most=len(tiles)))
    return [{**tile, "owner": player["name"]} for tile, player in zip(tiles, players, strict=False)]


def _variations(part: Any, place: str) -> Iterator[str]:
    """The places in a part of a scenario where a stock card is varied."""
    if isinstance(part, Mapping):
        if "stock" in part:
            yield f"{place}.stock"
        for key, each in part.items():
            yield from _variations(each, f"{place}.{key}")
    elif isinstance(part, list):
        for number, each in enumerate(part):
            yield from _variations(each, f"{place}[{number}]")


def _all_varied(part: Any, known: Mapping[str, Mapping[str, Any]], place: str) -> Any:
    """A part of a scenario with the stock cards that are varied in it written out."""
    if isinstance(part, Mapping):
        if "stock" in part:
            return _varied(part, known, f"{place}.stock")
        return {key: _all_varied(each, known, f"{place}.{key}") for key, each in part.items()}
    if isinstance(part, list):
        return [_all_varied(each, known, f"{place}[{number}]") for number, each in enumerate(part)]
    return part


def _varied(entry: Mapping[str, Any], known: Mapping[str, Mapping[str, Any]], place: str) -> Mapping[str, Any]:
    """The entry with the facts that it does not give itself from the stock card that it names.

    >>> ox = {"title": "Ox", "type": "personality", "force": 3}
    >>> _varied({"stock": "Ox", "force": 5}, {"ox": ox}, "here")
    {'title': 'Ox', 'type': 'personality', 'force': 5}
    """
    name = entry["stock"]
    found = known.get(tidy(name)) if isinstance(name, str) else None
    if found is None:
        near = get_close_matches(tidy(str(name))[:40], known, 1)
        remedy = (
            say("files.did_you_mean_the_card", title=known[near[0]]["title"])
            if near
            else say("files.docs_notation_md_lists_them")
        )
        raise ScenarioError(say("files.there_is_no_stock_card", where=place, name=quote(name), remedy=remedy))
    return {**found, **{key: fact for key, fact in entry.items() if key != "stock"}}


def _names(part: Any) -> Iterator[str]:
    """Every word of a part of a scenario that may be the name of a card."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, Mapping):
        for key, each in part.items():
            if key not in _NO_NAMES:
                yield from _names(each)
    elif isinstance(part, Sequence):
        for each in part:
            yield from _names(each)
