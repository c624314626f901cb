"""Challenges and duels, as Gold Edition has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.editions.ccg.chapters.duels import Duels
from rokugan.editions.ccg.table.action import Duel
from rokugan.editions.ccg.text.continuous import current_keywords

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

_LOSER_DIES = p.Destroy(p.Ref("loser"))


def decides_loser(node: p.Node) -> bool:
    """Does the effect happen to the loser himself?"""
    if not isinstance(node, (p.Bow, p.Destroy, p.Dishonor, p.Move, p.Discard, p.TakeControl)):
        return False
    return isinstance(node.what, p.Ref) and node.what.to == "loser"


class GoldDuels(Duels):
    """Challenges and duels, as Gold Edition has them."""

    focus_pool_size: ClassVar[int] = 0

    def may_refuse(self, game: CcgGame, node: p.Challenge, after: tuple[p.Effect, ...]) -> bool:
        """A challenge may be refused unless it says otherwise (gold.duel.02)."""
        return node.refusable

    def duelist_begins(self, game: CcgGame, duel: Duel) -> bool:
        """The challenged Personality always begins (gold.duel.04)."""
        return False

    def focus_from_hand(self, game: CcgGame, duel: Duel, seat: int) -> bool:
        """All Focus cards come from the hand (gold.duel.05)."""
        return True

    def focus_factor(self, game: CcgGame, personality: int) -> int:
        """Double Chi counts Focus cards twice (gold.keywords.01)."""
        return 2 if current_keywords.has_keyword(game, personality, "Double Chi") else 1

    def duel_consequences(self, game: CcgGame, duel: Duel, after: tuple[p.Effect, ...]) -> tuple[p.Effect, ...]:
        """The loser dies, unless the text gives him another fate (gold.duel.08)."""
        return () if any(decides_loser(each) for each in p.walk(after)) else (_LOSER_DIES,)
