"""Setting up, and the turn with its phases, as Celestial Edition has them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.ccg.chapters.turn import Turns

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class CelestialTurns(Turns):
    """Setting up, and the turn with its phases, as Celestial Edition has them."""

    def starting_holdings(self, game: CcgGame) -> None:
        """Border Keep for everybody, Bamboo Harvesters (bowed) for those who do not go first (celestial.setup.04-.06)."""
        for player in game.players:
            for card in player.starting:
                title = game.cards[card].definition.title
                if title == "Border Keep":
                    game.enter(card, player.seat).bowed = False
                elif title == "Bamboo Harvesters" and player.seat != game.active:
                    game.enter(card, player.seat).bowed = True

    def first_favor(self, game: CcgGame) -> int:
        """The only Dragon Clan player starts with the Favor (celestial.favor.03)."""
        dragons = [player.seat for player in game.players if player.clan == "Dragon"]
        return dragons[0] if len(dragons) == 1 else -1
