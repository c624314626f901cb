"""How often a text may be used: `once per turn`, `twice per battle`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.compiled_card import CompiledAbility
from rokugan.editions.ccg.text.described import meaning

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def used_up(game: CcgGame, card: int, ability: CompiledAbility) -> bool:
    """Has the player used this text as often as he may (celestial.abilities.09)?"""
    uses = ability.uses
    if uses.times == 0:
        return False
    key = (card, ability.key)
    times = uses.times
    if uses.number is not None and card >= 0:
        times = meaning.number(game, Action(game.controller(card), card, ability), uses.number)
    return game.used_in(uses.per).get(key, 0) >= times
