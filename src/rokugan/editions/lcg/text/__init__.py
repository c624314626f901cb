"""What the texts of cards do: programs as abilities and standing effects of the engine."""

from __future__ import annotations

from typing import Any

from rokugan.editions.lcg.table.abilities import Ability, Standing


def behaviour(definition: Any) -> tuple[tuple[Ability, ...], tuple[Standing, ...]]:
    """The abilities and standing effects of a printed card. What the engine cannot do is left out: `why_not_playable` says it."""
    from rokugan.editions.lcg.text.making import made

    abilities, standing, _ = made(definition.program, definition.type)
    return abilities, standing


def cannot_run(program: Any, type: str) -> list[str]:
    """What of the text of a card of that type the engine cannot do."""
    from rokugan.editions.lcg.text.making import made

    _, _, missing = made(program, type)
    return list(missing)


def why_not_playable(definition: Any) -> str:
    """Why the engine cannot play the card; empty if it can."""
    missing = cannot_run(definition.program, definition.type)
    return f"The engine cannot do all that {definition.title} says: {'; '.join(missing)}." if missing else ""
