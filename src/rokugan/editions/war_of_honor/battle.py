"""Attacks and battles: who may attack, assign, act and win; Terrains, Ranged Attacks, Naval, as War of Honor has them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.core.frames import Frame
from rokugan.editions.ccg.chapters.battle import Battles
from rokugan.editions.ccg.events import allies
from rokugan.editions.ccg.table.ids import ATTACKING
from rokugan.editions.ccg.table.pieces import Attack
from rokugan.editions.war_of_honor import board
from rokugan.editions.war_of_honor.attack import OneSegment
from rokugan.editions.war_of_honor.game import woh

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class BoardBattles(Battles):
    """Attacks and battles: who may attack, assign, act and win; Terrains, Ranged Attacks, Naval, on the board."""

    def may_attack(self, game: CcgGame, seat: int) -> list[int]:
        """Every other player, by one who has a unit (war_of_honor.attack.01-.02)."""
        return game.others(seat) if game.personalities(seat) else []

    def may_invite(self, game: CcgGame, leader: int, side: int) -> list[int]:
        """The remaining players with a face-up Fortress beside the leader's one (war_of_honor.attack.04-.05)."""
        table = woh(game)
        tile = table.tiles.get(table.origin if side == ATTACKING else table.aim)
        if tile is None or tile.place is None:
            return []
        place = tile.place
        return [seat for seat in allies.third_parties(game) if board.has_neighbour(table, seat, place)]

    def after_assigning(self, game: CcgGame, seat: int, side: int, units: list[int]) -> None:
        """2 Honor for the first assignment of an ally; this rehonors nobody (war_of_honor.honor.03-.04)."""
        if units:
            allies.reward(game, seat, units, ())

    def winners(self, game: CcgGame, attack: Attack, side: int, army: list[int]) -> list[int]:
        """Every player with units on the winning side, and only they (war_of_honor.wording.09)."""
        found: list[int] = []
        for card in army:
            state = game.state_of(card)
            if state is not None and state.controller not in found:
                found.append(state.controller)
        return found


class BoxedBattles(BoardBattles):
    """Attacks and battles: who may attack, assign, act and win; Terrains, Ranged Attacks, Naval, in the boxed game."""

    def naval_attacker(self, game: CcgGame) -> int:
        return -1

    def maneuvers(self, game: CcgGame) -> list[Frame[CcgGame]]:
        """A single segment (war_of_honor.maneuvers.01)."""
        attack = game.attack
        assert attack is not None
        return [OneSegment(seat, side, False) for seat, side in allies.assigning_order(game, attack)]
