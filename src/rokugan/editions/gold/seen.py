"""What things are called, why a move is refused, and what positions and views show, as Gold Edition has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from rokugan.editions.ccg.chapters.seen import Seen
from rokugan.editions.gold.occasions import RULES_BEHIND
from rokugan.editions.gold.reasons import RULES
from rokugan.editions.gold.setup import draw_sensei, sensei_of, starting_honor

if TYPE_CHECKING:
    from rokugan.core.randomness import Randomness
    from rokugan.editions.ccg.table.game import CcgGame


class GoldSeen(Seen):
    """What things are called, why a move is refused, and what positions and views show, as Gold Edition has them."""

    reasons: ClassVar[dict[str, str]] = RULES
    refused: ClassVar[str] = "gold_refused"
    rules_behind: ClassVar[dict[str, str]] = RULES_BEHIND

    def after_position(self, game: CcgGame, scenario: Mapping[str, Any], where: str) -> None:
        """A Sensei changes the Family Honor with which a player begins."""
        for player, said in zip(game.players, scenario["players"], strict=True):
            if said.get("honor") is None and sensei_of(game, player.seat) >= 0:
                player.honor = starting_honor(game, player.seat)

    def draw_secrets(self, game: CcgGame, viewer: int, randomness: Randomness) -> None:
        draw_sensei(game, viewer, randomness)
