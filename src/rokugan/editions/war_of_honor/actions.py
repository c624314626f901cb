"""Actions: what may be done, announced, targeted, performed, and how it resolves, as War of Honor has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.decision import Choice
from rokugan.editions.ccg.actions import offers, targeting
from rokugan.editions.ccg.chapters.actions import Actions
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.compiled_card import CompiledAbility
from rokugan.editions.ccg.table.ids import NOTHING
from rokugan.editions.war_of_honor import board
from rokugan.editions.war_of_honor.attack import participants
from rokugan.editions.war_of_honor.game import woh

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class BoardActions(Actions):
    """Actions: what may be done, announced, targeted, performed, and how it resolves, on the board."""

    ranged_is_optional: ClassVar[bool] = True  # war_of_honor.ranged.02

    def targeted_by_equip(self, card: int, host: int) -> list[int]:
        """The attachment; the Personality performs the action (war_of_honor.action-phase.04)."""
        return [card]

    def available(self, game: CcgGame, seat: int, mask: int, performer: int = NOTHING) -> list[Choice]:
        """In combat only the leaders and those they invited act (war_of_honor.battle.02)."""
        if game.in_battle() and seat not in participants(game):
            return []
        return super().available(game, seat, mask, performer)

    def more_actions(self, game: CcgGame, seat: int, mask: int) -> list[Choice]:
        """The abilities of one's face-up Fortresses, and of Toshi Ranbo beside one (war_of_honor.tiles.08, .10)."""
        table = woh(game)
        found: list[Choice] = []
        sources = [tile.card for tile in board.open_fortresses(table, seat)]
        if table.city and board.beside_toshi_ranbo(table, seat):
            sources.append(table.city[seat])
        for card in sources:
            if game.behaviours[card].mask & mask:
                offers.add_abilities(game, seat, card, mask, "use", found)
        return found

    def targetable(self, game: CcgGame, action: Action, node: p.Target, thing: int) -> bool:
        """While the effect resolves; a Ranged Attack has its own targets."""
        ability = action.ability
        if ability is not None and node.slot in ability.ranged_slots:
            if thing not in targeting.ranged_targets(game, action):
                return False
        return super().targetable(game, action, node, thing)


class BoxedActions(BoardActions):
    """Actions: what may be done, announced, targeted, performed, and how it resolves, in the boxed game."""

    given: ClassVar[tuple[CompiledAbility, ...]] = ()
