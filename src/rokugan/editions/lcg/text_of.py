"""From a definition to what the engine plays with; made once for each definition."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rokugan.editions.lcg.printed import Printed

_MADE: dict[int, Printed] = {}


def printed_of(definition: Any) -> Printed:
    """The printed card of a definition, with what its text does."""
    found = _MADE.get(id(definition))
    if found is None or found.definition is not definition:
        program = getattr(definition, "program", None)
        if program is None:
            found = Printed(definition)
        else:
            abilities, standing = import_module("rokugan.editions.lcg.text").behaviour(definition)
            found = Printed(definition, abilities, standing)
        _MADE[id(definition)] = found
    return found
