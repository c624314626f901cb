"""The texts of cards at work: programs as abilities and standing effects of the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.catalogue import say
from rokugan.editions.lcg.table.abilities import Ability, Standing
from rokugan.editions.lcg.text.making import made

if TYPE_CHECKING:
    from rokugan.cards.lcg.model import LcgCard
    from rokugan.program.lcg.nodes import TextBox


def behaviour(definition: LcgCard) -> tuple[tuple[Ability, ...], tuple[Standing, ...]]:
    """The abilities and standing effects of a printed card. What the engine cannot do is left out: `why_not_playable` says it."""
    abilities, standing, _ = made(definition.program, definition.type)
    return abilities, standing


def cannot_run(program: TextBox, type: str) -> list[str]:
    """Return what of the text of a card of that type the engine cannot do."""
    _, _, missing = made(program, type)
    return list(missing)


def why_not_playable(definition: LcgCard) -> str:
    """Return why the engine cannot play the card; empty if it can."""
    missing = cannot_run(definition.program, definition.type)
    return (
        say("refusals.the_engine_cannot_do_all_that_says", title=definition.title, missing="; ".join(missing))
        if missing
        else ""
    )
