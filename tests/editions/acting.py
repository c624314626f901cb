"""An action that somebody might take, made of its tree, for tests that ask what the rules say of it."""

from __future__ import annotations

from typing import TypeVar

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action, Offer, offered_action
from rokugan.editions.ccg.table.compiled_card import compiled_ability
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import BATTLE
from rokugan.program.words import Designator
from rokugan.testing import Table

G = TypeVar("G", bound=CcgGame)


def action_of(
    table: Table[G],
    seat: int,
    card: str,
    *effects: p.Effect,
    said: Designator = "battle",
    designator: int = BATTLE,
    keywords: tuple[str, ...] = (),
    costs: tuple[p.Effect, ...] = (),
    allowed: tuple[p.Allow, ...] = (),
    targets: tuple[str, ...] = (),
) -> Action:
    """An action of a player's card that does this, with what it has targeted, slot by slot."""
    ability = compiled_ability(p.Ability((said,), effects, keywords, constraints=costs, allowances=allowed), 0)
    action = offered_action(seat, Offer(table.handles[card], ability, designator))
    for slot, name in enumerate(targets):
        action.targets.slots[slot] = [table.handles[name]]
    return action
