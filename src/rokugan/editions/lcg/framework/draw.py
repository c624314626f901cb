"""II. Draw phase, and the honor bid that duels use as well."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.editions.lcg.effects.bids import Bids, reveal_dials, transfer_honor
from rokugan.editions.lcg.framework.phases import Phase
from rokugan.editions.lcg.table.kinds import DRAWS
from rokugan.editions.lcg.table.state import Event
from rokugan.editions.lcg.table.things import DRAW_PHASE
from rokugan.editions.lcg.windows.actions import ActionWindow

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


class DrawPhase(Phase):
    """2.1 to 2.6."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    STEPS: ClassVar[tuple[str, ...]] = (
        "begins", "honor_bid", "reveal_honor_dials", "transfer", "draw_cards", "action_window", "expires", "ends",
    )  # fmt: skip
    PHASE: ClassVar[int] = DRAW_PHASE

    def honor_bid(self, game: LcgGame) -> None:
        """2.2."""
        game.push(Bids())

    def reveal_honor_dials(self, game: LcgGame) -> None:
        """2.3."""
        reveal_dials(game, 0)

    def transfer(self, game: LcgGame) -> None:
        """2.4."""
        transfer_honor(game, "lcg.draw-phase.04")

    def draw_cards(self, game: LcgGame) -> None:
        """2.5: each as many as he bid, both at once."""
        order = (game.first, 1 - game.first)
        game.happen(
            [
                Event(DRAWS, seat=seat, amount=game.players[seat].bid, rule="lcg.draw-phase.05")
                for seat in order
                if game.players[seat].bid
            ]
        )

    def action_window(self, game: LcgGame) -> None:
        """The bids have resolved: from now on a bid is what the dial shows (lcg.honor.05)."""
        for player in game.players:
            player.bid = player.dial
        game.push(ActionWindow(game.first))
