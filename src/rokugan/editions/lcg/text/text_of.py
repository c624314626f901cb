"""From a definition to what the engine plays with; made once for each definition."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from rokugan.editions.lcg.table.abilities import Ability, Standing
from rokugan.editions.lcg.table.printed import Printed

if TYPE_CHECKING:
    from rokugan.cards.lcg.model import LcgCard

TEXT = "rokugan.editions.lcg.text"
_MADE: dict[int, Printed] = {}


def printed_of(definition: LcgCard) -> Printed:
    """The printed card of a definition, with what its text does."""
    found = _MADE.get(id(definition))
    if found is None:
        program = getattr(definition, "program", None)
        if program is not None and (program.abilities or program.constants) and find_spec(TEXT) is not None:
            abilities, standing = import_module(TEXT).behaviour(definition)
            found = Printed(definition, abilities, standing)
        else:
            found = Printed(definition)
        found = _MADE.setdefault(id(definition), found)
    return found


def give_text(definition: LcgCard, abilities: tuple[Ability, ...], standing: tuple[Standing, ...]) -> None:
    """Let the text of a definition do this, whatever its program says."""
    _MADE[id(definition)] = Printed(definition, abilities, standing)
