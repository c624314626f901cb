"""The stock cast: plain cards and a few everyday texts that every scenario of a game may use without writing them out.

A file for each family of editions (`classic.yaml`, `lcg.yaml`), its entries as in the `cards:` of a scenario. A scenario with
`cast: stock` has them; what it writes under `cards:` itself comes first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from rokugan.core.documents import read_document
from rokugan.core.notation import tidy
from rokugan.errors import CardError, ScenarioError

_FOLDER = Path(__file__).parent
_POSITION = ("players", "tiles")
"""The parts of a scenario that name cards; its script only speaks of them."""


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
        return scenario
    known = stock(family)
    if not known:
        raise ScenarioError(f"{where}: cast: there are no stock cards of this edition; write its cards under `cards:`.")
    own = list(scenario.get("cards") or ())
    written = {tidy(str(entry.get(key))) for entry in own for key in ("title", "id")}
    named = dict.fromkeys(tidy(name) for part in _POSITION for name in _names(scenario.get(part)))
    return {**scenario, "cards": own + [known[name] for name in named if name in known and name not in written]}


def _names(part: Any) -> Iterator[str]:
    """Every word of a part of a scenario that may be the name of a card."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, Mapping):
        for each in part.values():
            yield from _names(each)
    elif isinstance(part, Sequence):
        for each in part:
            yield from _names(each)
